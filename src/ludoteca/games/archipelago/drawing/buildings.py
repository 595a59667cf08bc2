"""Towns, ports, markets and temples, about 25 across: the roofs have the colour of whoever controls them."""

from __future__ import annotations

from ludoteca.draw.pieces import COLOURS, SHADES
from ludoteca.draw.svg import Markup, el, group
from ludoteca.games.archipelago.drawing.goods import stroked

WALL, EDGE = "#fbf3de", "#3a2a18"
NOBODY = -1
GREY, DARK_GREY = "#9b968a", "#5f5b51"
KINDS = ("town", "port", "market", "temple")


def building(kind: str, seat: int) -> Markup:
    """A building around its origin; a grey roof says that nobody controls it."""
    roof = COLOURS[seat] if seat >= 0 else GREY
    dark = SHADES[seat] if seat >= 0 else DARK_GREY
    shadow = el("ellipse", cy=9.6, rx=15, ry=4, fill="#2a1d0a", fill_opacity=0.28)
    parts = {"town": town, "port": port, "market": market, "temple": temple}[kind](roof, dark)
    return group(shadow, *parts)


def town(roof: str, dark: str) -> list[Markup]:
    line = stroked(EDGE, 1.1)
    doors = "M-1.6 10V4.4H1.6V10zM-9.4 4H-7V6.6H-9.4zM7 3.6H9.4V6.2H7zM-1.4-3H1.4V0H-1.4z"
    return [
        el("path", d="M-12 10V-1H-4V10zM4 10V-2H12V10zM-5 10V-6H5V10z", fill=WALL, **line),
        el("path", d="M-13-1L-8-6.4-3-1zM3-2L8-7.4 13-2zM-6.2-6L0-13 6.2-6z", fill=roof, **line),
        el("path", d=doors, fill=EDGE),
    ]


def market(roof: str, dark: str) -> list[Markup]:
    line = stroked(EDGE, 1.1)
    awning = (
        "M-9-10H9L12.4-1.6C11.4 1 8.4 1 7.4-1.6C6.4 1 3.4 1 2.5-1.6C1.4 1-1.4 1-2.5-1.6C-3.4 1-6.4 1-7.4-1.6"
        "C-8.4 1-11.4 1-12.4-1.6z"
    )
    stripes = "M-5-10L-7.4-1.6C-6.4 1-3.4 1-2.5-1.6L-1.6-10zM1.6-10L2.5-1.6C3.4 1 6.4 1 7.4-1.6L5-10z"
    wares = ((-4.6, "#e07b39"), (0.4, "#8fb25c"), (5.2, "#e07b39"))
    return [
        el("path", d="M-10 10V-2H10V10z", fill=WALL, **line),
        el("path", d="M-9 10V4.6H9V10z", fill="#b98756", **line),
        el("path", d=awning, fill=roof, **line),
        el("path", d=stripes, fill="#fffaf0", fill_opacity=0.75),
        *(el("circle", cx=x, cy=3.6, r=2.2, fill=dye, stroke=EDGE, stroke_width=0.7) for x, dye in wares),
    ]


def temple(roof: str, dark: str) -> list[Markup]:
    line = stroked(EDGE, 1.1)
    doors = "M-5 7.4V1.4H-3V7.4zM3 7.4V1.4H5V7.4zM-1.4 7.4V2C-1.4.2 1.4.2 1.4 2V7.4z"
    return [
        el("path", d="M-11 10V7.4H11V10zM-9 7.4V-1H9V7.4z", fill=WALL, **line),
        el("path", d="M-9-1C-9-9-4-11.4 0-12.4C4-11.4 9-9 9-1z", fill=roof, **line),
        el("path", d=doors, fill=EDGE),
        el("circle", cy=-13.4, r=1.8, fill=dark, stroke=EDGE, stroke_width=0.8),
    ]


def port(roof: str, dark: str) -> list[Markup]:
    line = stroked(EDGE, 1.1)
    return [
        el("path", d="M-13 10V6H13V10z", fill="#a9713f", **line),
        el("path", d="M-9 6V12M0 6V12M9 6V12", stroke=EDGE, stroke_width=1.8),
        el("path", d="M-11 6V-3H3V6z", fill=WALL, **line),
        el("path", d="M-12.4-3L-4-9.6 4.4-3z", fill=roof, **line),
        el("path", d="M-6.4 6V.6H-1.6V6z", fill=EDGE),
        el("path", d="M8 6V-10M4-7H12.6M12.6-7V-2", fill="none", stroke=EDGE, stroke_width=1.6),
        el("path", d="M10.6-2H14.6V1.6H10.6z", fill="#d8b06a", stroke=EDGE, stroke_width=0.9),
    ]
