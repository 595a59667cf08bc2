"""Icons, each with one meaning, about 24 across around the origin."""

from __future__ import annotations

from ludoteca.draw.figures import BODY
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES
from ludoteca.draw.things import placed
from ludoteca.games.archipelago.drawing.goods import stroked
from ludoteca.games.archipelago.drawing.palette import BRASS, BRASS_EDGE, INK, PLUM, RED, TEAL, WINE

WHITE, GREY, SKIN, BLACK = "#fffdf5", "#9a9a96", "#f2c7a0", "#1d1a1a"
OUTLINE, TIMBER, RIM = "#3a352b", "#3f2714", "#fff8e6"


def figure(fill: str, edge: str, at: tuple[float, float] = (0, 0), scale: float = 1, line: float = 1.5) -> Markup:
    """A person of no seat."""
    return group(
        el("path", d=BODY, fill=fill, stroke=edge, stroke_width=line),
        el("circle", cy=-7.4, r=4.2, fill=fill, stroke=edge, stroke_width=line),
        transform=placed(at, scale=scale),
    )


def small_coin(x: float, y: float, radius: float) -> Markup:
    return el("circle", cx=x, cy=y, r=radius, fill=BRASS, stroke="#5b3b08", stroke_width=1.1)


def money() -> dict[str, Markup]:
    """Florins, and what brings them."""
    purse = "M-7.4-2.4H7.4M-4.4-3C-7-8-4-10-1.6-8.4C0-11 2-11 2.6-8.4C5-10 7-7 4.4-3z"
    return {
        "florin": group(
            el("circle", r=10.5, fill=BRASS, stroke=BRASS_EDGE, stroke_width=1.5),
            el("circle", r=7.8, fill="none", stroke="#7a5212", stroke_width=0.8, stroke_dasharray="1.2 1.2"),
            el("path", d="M-2 5.5V-3.6C-2-6 2.6-6 3.2-3.8M-4.4-.6H2.4", fill="none", stroke="#5b3b08", stroke_width=2.2,
               stroke_linecap="round"),
        ),
        "taxes": group(
            el("path", d="M-7-2.4C-10 3-9 10 0 10S10 3 7-2.4z", fill="#a9713f", stroke=TIMBER, stroke_width=1.3),
            el("path", d=purse, fill="#c48e57", **stroked(TIMBER, 1.2)),
            small_coin(0, 4, 3.6),
        ),
        "chest": group(
            el("path", d="M-10 9V-2H10V9z", fill="#8f5c35", stroke=TIMBER, stroke_width=1.6),
            el("path", d="M-10-2C-10-10 10-10 10-2z", fill="#a9713f", stroke=TIMBER, stroke_width=1.6),
            el("path", d="M-2.4-3.6H2.4V2H-2.4z", fill=BRASS, stroke=TIMBER, stroke_width=1.2),
        ),
        "trade": group(
            el("path", d="M0-10V8M-5 9.6H5M-9-6.6H9", stroke=TIMBER, stroke_width=1.7, stroke_linecap="round"),
            el("path", d="M-9-6.4L-12.4 1.4H-5.6zM9-6.4L5.6 1.4H12.4z", fill="none", stroke=TIMBER, stroke_width=1),
            el("path", d="M-12.6 1.4H-5.4C-5.6 5.4-12.4 5.4-12.6 1.4zM5.4 1.4H12.6C12.4 5.4 5.6 5.4 5.4 1.4z",
               fill=BRASS, stroke=TIMBER, stroke_width=1.1),
        ),
    }  # fmt: skip


def people() -> dict[str, Markup]:
    """Population, rebellion, surplus; and what is done with people."""
    hat = "M-6.6-9.4Q0-11.4 6.6-9.4L3.4-10.6Q3-14 0-14T-3.4-10.6z"
    return {
        "folk": figure(WHITE, OUTLINE),
        "rebel": group(figure(BLACK, "#fff", line=1.6), el("path", d="M-3 2.4L0-4 3 2.4z", fill="#d34a36")),
        "surplus": group(
            figure(GREY, "#3a3a38"), el("path", d=hat, fill="#d8c08a", stroke="#3a3a38", stroke_width=1)
        ),
        "birth": group(
            figure(WHITE, OUTLINE, (-4.6, 0), 0.62, 2),
            figure(WHITE, OUTLINE, (4.8, 0), 0.62, 2),
            figure(SKIN, OUTLINE, (0, 7), 0.42, 2.6),
        ),
        "hire": group(
            figure(GREY, "#33322f", (-3, 1), 0.9),
            small_coin(7, 4.6, 5),
            el("path", d="M6 7.4V3.4C6 2 8.6 2 8.8 3.4M4.8 4.8H8.2", fill="none", stroke="#5b3b08", stroke_width=1.2),
        ),
        "migrate": group(
            figure(WHITE, OUTLINE, (-5.4, 1), 0.78, 1.8),
            el("path", d="M1.6-2.6H6V-6.8L11.8 0 6 6.8V2.6H1.6z", fill=TEAL, stroke=RIM, stroke_width=1),
        ),
        "double": group(
            figure(WHITE, OUTLINE, (-4, -1), 0.8, 1.8),
            el("text", "×2", x=6.5, y=8, font_size=11, text_anchor="middle", fill=INK, stroke="#fff", stroke_width=2,
               paint_order="stroke", **FACES["sans-bold"]),
        ),
    }  # fmt: skip


def deeds() -> dict[str, Markup]:
    """Actions that are not about people."""
    return {
        "explore": group(
            el("path", d="M-11 5.4H11L7.8 10.4H-7.4z", fill="#8f5c35", **stroked("#2f1d0d", 1.2)),
            el("path", d="M-.6 5V-11", stroke="#2f1d0d", stroke_width=1.5),
            el("path", d="M.6-9.6C7-8 9-3 8.6 3H.6zM-1.8-7C-6.6-5-8.6-1-8.8 3H-1.8z", fill="#fbf4e0",
               **stroked("#2f1d0d", 1.1)),
            el("path", d="M4-5.6v6M1.4-2.6H7", stroke="#c23c2b", stroke_width=1.7),
        ),
        "build": group(
            el("path", d="M-9 8L2.4-3.4 5-.8-6.4 10.4z", fill="#a9713f", stroke=TIMBER, stroke_width=1.1),
            el("path", d="M-2.6-6.4L3-11 11-3.6 6.6 2.6C5-1 2-4.6-2.6-6.4z", fill="#8a929e", **stroked("#1c2026", 1.2)),
        ),
        "harvest": group(
            el("path", d="M-9-6H9L7 9H-7z", fill="#c48e57", **stroked(TIMBER, 1.3)),
            el("path", d="M-8-1.6H8M-7.6 3.4H7.6M-3-6L-2.4 9M3-6L2.4 9", stroke=TIMBER, stroke_width=0.9),
            el("path", d="M-6-6C-6-14 6-14 6-6", fill="none", stroke=TIMBER, stroke_width=1.6),
        ),
    }  # fmt: skip


def marks() -> dict[str, Markup]:
    """What is printed on cards and boards."""
    star = "M0-1.4L1.5 2 5 2.3 2.3 4.6 3.2 8 0 6.2-3.2 8-2.3 4.6-5 2.3-1.5 2z"
    skull = "M-8-2C-8-8-4-10.6 0-10.6S8-8 8-2C8 1.4 6.6 3 4.6 4V8.6H-4.6V4C-6.6 3-8 1.4-8-2z"
    eyes = (
        "M-5.4-2.4a2.2 2.4 0 1 1 4.4 0a2.2 2.4 0 1 1-4.4 0zM1-2.4a2.2 2.4 0 1 1 4.4 0a2.2 2.4 0 1 1-4.4 0z"
        "M0 1.2l1.4 2.6h-2.8z"
    )
    any_way = "M-11 0L-4-6.4V-2.6H4V-6.4L11 0 4 6.4V2.6H-4V6.4z"
    return {
        "medal": group(
            el("path", d="M-5-11L-1.4-2M5-11L1.4-2", stroke=RED, stroke_width=4),
            el("circle", cy=3.4, r=7.4, fill=BRASS, stroke=BRASS_EDGE, stroke_width=1.4),
            el("path", d=star, fill="#7a5212"),
        ),
        "skull": group(
            el("path", d=skull, fill="#f4ead2", stroke="#2a1d14", stroke_width=1.3),
            el("path", d=eyes, fill="#2a1d14"),
            el("path", d="M-2.2 5.6V8.6M0 5.6V8.6M2.2 5.6V8.6", stroke="#2a1d14", stroke_width=1),
        ),
        "own": el("path", d="M-9-4.6H1V-9L10 0 1 9V4.6H-9z", fill=PLUM, **stroked(RIM, 1.2)),
        "any": el("path", d=any_way, fill=TEAL, **stroked(RIM, 1.2)),
        "disc": group(
            el("circle", r=8.6, fill="#6f675b", stroke="#2f2a22", stroke_width=1.6),
            el("circle", r=4.6, fill="none", stroke="#cfc6b2", stroke_width=1.2),
        ),
        "token": group(
            el("circle", r=10.5, fill="#f4ecd8", stroke=TEAL, stroke_width=2),
            el("path", d="M0-8.6L2.2-2.2 8.6 0 2.2 2.2 0 8.6-2.2 2.2-8.6 0-2.2-2.2z", fill=TEAL),
            el("path", d="M0-8.6L2.2-2.2 0 0zM8.6 0L2.2 2.2 0 0zM0 8.6L-2.2 2.2 0 0zM-8.6 0L-2.2-2.2 0 0z",
               fill="#d34a36"),
        ),
        "screen": group(
            el("path", d="M-11-6L-4-8 4-8 11-6V8L4 6H-4L-11 8z", fill="#cdbb92", **stroked("#4f4025", 1.2)),
            el("path", d="M-4-8V6M4-8V6", stroke="#4f4025", stroke_width=1),
        ),
        "eye": group(
            el("path", d="M-10 0C-6-7 6-7 10 0C6 6-6 6-10 0z", fill="#fff", stroke=INK, stroke_width=1.6),
            el("circle", r=3.6, fill=INK),
        ),
        "objective": group(
            el("rect", x=-7, y=-10, width=14, height=20, rx=2, fill=WINE, stroke=INK, stroke_width=1.2),
            el("text", "?", y=5.4, font_size=15, text_anchor="middle", fill="#f3e6c8", **FACES["serif-bold"]),
        ),
        "turn": el("path", d="M5 2A5.4 5.4 0 1 0-1 5.3M7.4-1.4L5 2.4 1.4-.4", fill="none", stroke="#cfb995",
                   stroke_width=1.8),
        "fist": group(
            el("path", d="M-9 8V-3C-9-8-6-9-4-7.6C-3-10 1-10 2-7.6C4-9.4 8-8 8-4.6C10.4-4 10.6 0 9 3L6 9z",
               fill="#e3b98f", **stroked("#5b3b20", 1.4)),
            el("path", d="M-4-7.6V-1M2-7.6V-1M8-4.6V-.6", stroke="#5b3b20", stroke_width=1.2),
        ),
        "region": group(
            el("path", d="M0-11L9.5-5.5V5.5L0 11-9.5 5.5V-5.5z", fill="#86c7c6", **stroked(INK, 1.3)),
            el("path", d="M-6-3C-4-7 4-6 6-2C7 3 2 7-2 6C-6 5-8 1-6-3z", fill="#d3d894", stroke=INK, stroke_width=1),
        ),
        "pile": group(
            el("ellipse", cy=6, rx=10, ry=4, fill="#d8c59a", stroke=INK, stroke_width=1.2),
            el("ellipse", cy=1.5, rx=10, ry=4, fill="#e6d7b0", stroke=INK, stroke_width=1.2),
            el("ellipse", cy=-3, rx=10, ry=4, fill="#f4ecd8", stroke=TEAL, stroke_width=1.4),
        ),
        "cards": group(
            el("rect", x=-9, y=-7, width=13, height=15, rx=2, fill="#e2f0ec", stroke=TEAL, stroke_width=1.5),
            el("rect", x=-3, y=-9, width=13, height=15, rx=2, fill="#f3e6f2", stroke=PLUM, stroke_width=1.5),
        ),
        "character": _card(PLUM, "#f3e6f2"),
        "progress": _card(TEAL, "#e2f0ec"),
        "benefactor": group(
            el("path", d="M-11 9C-11 3-6 3-3 4L3 6C5 7 4 10 1 9.4L-2 9M3 6.6L9 3C12 2 12 5 10 6.6L3 12H-5L-11 11z",
               fill="#e3b98f", **stroked("#5b3b20", 1.2)),
            small_coin(1, -4, 6),
        ),
        "dove": el("path", d="M-11-4C-6-2-4-2-2 0C-2-6 2-10 8-10C6-8 6-4 5-1C8-1 10 0 11 1C8 2 7 6 1 7C-3 8-7 7-9 10"
                   "C-9 5-10 0-11-4z", fill="#fff", **stroked("#33505a", 1.2)),
        "torch": group(
            el("path", d="M-2.4 0H2.4L1.4 11H-1.4z", fill="#8f5c35", stroke=TIMBER, stroke_width=1.1),
            el("path", d="M0-11C4-7 6-4 5-1C4 2-4 2-5-1C-6-4-2-6 0-11z", fill="#d34a36", stroke="#6b1a10",
               stroke_width=1.1),
            el("path", d="M0-5C2-3 2-1 0 0C-2-1-2-3 0-5z", fill="#f6c65b"),
        ),
        "empty": el("rect", x=-8, y=-8, width=16, height=16, rx=2, fill="none", stroke=INK, stroke_width=1.4,
                    stroke_dasharray="3 2.4"),
    }  # fmt: skip


def _card(edge: str, ground: str) -> Markup:
    return group(
        el("rect", x=-8, y=-10, width=16, height=20, rx=2, fill=ground, stroke=edge, stroke_width=1.8),
        el("path", d="M-8-8a2 2 0 0 1 2-2H6a2 2 0 0 1 2 2V-4.6H-8z", fill=edge),
    )


def glyphs() -> dict[str, Markup]:
    """All of them by name."""
    return money() | people() | deeds() | marks()
