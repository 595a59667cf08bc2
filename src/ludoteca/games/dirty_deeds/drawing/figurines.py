"""The characters of Dirty Deeds as objects: each has its own outline and sign, the colour and the letter of its seat.

They are drawn 40 across around their own origin; a seat colours them by `color`.
"""

from __future__ import annotations

from math import cos, pi, sin

from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import named
from ludoteca.draw.pieces import COLOURS, LETTERS
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES
from ludoteca.draw.things import neat, placed, tenths, thing, used
from ludoteca.games.dirty_deeds.drawing.icons import INK, icon, path

SHIELD = "M-15-17C-10-15-5-16 0-19C5-16 10-15 15-17V-1C15 10 8 15.5 0 19.5C-8 15.5-15 10-15-1z"
HOOD = "M0-20.5C9-19 13.5-11 12.5-3C16 4 17.5 11 17.5 18.5H-17.5C-17.5 11-16 4-12.5-3C-13.5-11-9-19 0-20.5z"
WATCH = "M-3.5-15.2V-17.5A3.5 3.5 0 0 1 3.5-17.5V-15.2A16.8 16.8 0 1 1-3.5-15.2z"


def cog() -> str:
    """A gear with seven broad teeth."""
    points = []
    for k in range(7):
        for step, far in ((-0.16, 14), (-0.11, 19.5), (0.11, 19.5), (0.16, 14)):
            turn = 2 * pi * (k / 7 + step * 0.42) - pi / 2
            points.append(f"{far * cos(turn):.1f} {far * sin(turn):.1f}")
    return f"M{'L'.join(points)}z"


OUTLINES = {"knight": SHIELD, "spy": HOOD, "chrono": WATCH, "engineer": cog()}
SIGNS = {
    "knight": "M-1.8-12.5 0-15 1.8-12.5V3.5H6.5V6.6H1.8V12H-1.8V6.6H-6.5V3.5H-1.8z",
    "spy": "M-7.5-5.5C-7.5-13.5 7.5-13.5 7.5-5.5C7.5 2.5 3 5.5 0 5.5S-7.5 2.5-7.5-5.5z",
    "chrono": "M0-11.5A11.5 11.5 0 1 1-.01-11.5z",
    "engineer": "M-9-8.5C-6-11 2-11 5.5-8.5L9.5-6.8V-3.4H3V12H-1.6V-3.4H-9z",
}


@remembered
def definitions() -> Markup:
    """The four characters without their letters, for the definitions of a picture."""
    return group(*named({f"dd-{name}": body(name) for name in OUTLINES}), letters())


def body(name: str) -> Markup:
    outline = OUTLINES[name]
    return group(
        el("ellipse", cx=1.5, cy=19, rx=16, ry=4.2, fill="#000", fill_opacity=0.32),
        path(outline, "currentColor", "#10131f", 2.4, transform=placed((0, 3.2))),
        el("path", d=outline, transform=placed((0, 3.2)), fill="#000", fill_opacity=0.45),
        path(outline, "currentColor", "#fff", 2.2),
        *sign(name),
    )


def sign(name: str) -> list[Markup]:
    if name == "spy":
        eyes = path("M-4.8-4.8-1.4-3.4M4.8-4.8 1.4-3.4", "none", "#fff", 2.4)
        return [el("path", d=SIGNS[name], fill="#0d1020"), eyes, path("M0 8V17", "none", "#fff", 1.6)]
    if name == "chrono":
        marks = "M0-9.3V-7M0 9.3V7M-9.3 0H-7M9.3 0H7"
        return [el("path", d=SIGNS[name], fill="#fff"), path(marks, "none", INK, 1.6),
                path("M0-6V0L4.6 3.4", "none", INK, 2.4)]  # fmt: skip
    return [el("path", d=SIGNS[name], fill="#fff")]


def letters() -> Markup:
    """The letter of each seat on a small dark button."""
    return group(
        *(
            group(
                el("circle", r=7.4, fill="#10131f", stroke="#fff", stroke_width=1.5),
                el("text", LETTERS[seat], y=3.7, fill="#fff", font_size=10.5, text_anchor="middle",
                   **FACES["sans-bold"]),
                id=f"dd-letter-{seat}",
            )
            for seat in range(3)
        )
    )  # fmt: skip


@remembered
def figure(seat: int, name: str) -> Markup:
    """A character of a seat."""
    return group(
        used(f"dd-{name}"),
        used(f"dd-letter-{seat}", (12, 13)),
        color=COLOURS[seat],
    )


@remembered
def piece(seat: int, name: str, state: str, at: tuple[float, float], scale: float, said: str) -> Markup:
    """A character where it is: standing, in a cell if it is captive, lying if it is exhausted, a shade if hidden."""
    bars = [icon("bars", 0, 0, 38)] if state == "captive" else []
    rule = {"captive": "DD-KEY-08", "exhausted": "DD-RECR-04", "behind": "DD-TURN-01", "in-hand": "DD-TURN-03"}
    rule["hidden"] = "DD-SETUP-03"
    lies = state == "exhausted"
    return thing(
        f"piece-{seat}-{name}",
        figure(seat, name),
        *bars,
        at=tenths(*at),
        turn=-78 if lies else 0,
        scale=neat(scale),
        opacity={"exhausted": 0.72, "hidden": 0.55}.get(state, 1),
        said=said,
        rule=rule.get(state, "DD-TURN-08"),
    )


@remembered
def owl(seat: int, at: tuple[float, float], scale: float, said: str) -> Markup:
    """A Familiar on its path."""
    return thing(
        f"familiar-{seat}",
        icon("owl", 0, 0),
        used(f"dd-letter-{seat}", (9, 11), scale=0.82),
        at=tenths(*at),
        scale=neat(scale),
        said=said,
        rule="DD-FAM-01",
        color=COLOURS[seat],
    )
