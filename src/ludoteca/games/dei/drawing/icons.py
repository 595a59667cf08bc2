"""The icons of D.E.I.: one drawing for one meaning, defined once in a picture and used everywhere by name.

Each is drawn 24 across around its own origin, in the colour of whatever it stands in (`color`).
"""

from __future__ import annotations

from math import cos, pi, sin

from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import named
from ludoteca.draw.svg import Attribute, Markup, el, group
from ludoteca.draw.things import neat, used
from ludoteca.games.dei.drawing.palette import FAMILIES, INK, NIGHT
from ludoteca.games.dei.drawing.talent_glyphs import talent_glyphs

PLATES = {
    "red": "M-5-12H5L12-5V5L5 12H-5L-12 5V-5z",
    "blue": "M-11-11H11V0C11 6.5 6 10.5 0 13-6 10.5-11 6.5-11 0z",
    "green": "M" + "L".join(f"{13 * cos(pi / 3 * k):.1f} {13 * sin(pi / 3 * k):.1f}" for k in range(6)) + "z",
    "black": "M-11-8L-8-11H8L11-8V8L8 11H-8L-11 8z",
}
GEAR = (
    "M"
    + "L".join(
        f"{reach * cos(pi / 4 * k + turn):.1f} {reach * sin(pi / 4 * k + turn):.1f}"
        for k in range(8)
        for reach, turn in ((7.2, -0.3), (10.6, -0.19), (10.6, 0.19), (7.2, 0.3))
    )
    + "zM3.2 0A3.2 3.2 0 1 0-3.2 0 3.2 3.2 0 1 0 3.2 0z"
)
ROTORS = "M-8-8h.01M8-8h.01M-8 8h.01M8 8h.01"
BUST = (
    "M-11 10C-11 3.8-9.6 1.2-6.4.3-8.6-2.2-8.6-6.2-6.4-8.8-5-10.6-3.4-11.2-2.5-12-1.6-11.2 0-10.6 1.4-8.8 3.6-6.2 3.6"
    "-2.2 1.4.3 4.6 1.2 6 3.8 6 10z"
)
HOODED = (
    "M-8 10C-8 5-7 2-4.3.8-6-1.2-6-4.4-4.2-6.8-2.8-8.7-1-9.3 0-10.2 1-9.3 2.8-8.7 4.2-6.8 6-4.4 6-1.2 4.3.8 7 2 8 5 8"
    " 10z"
)
GUARD = "M-6 8C-6 4-5 2-3 1-4.4-.6-4.4-3-3-5-2-6.2-.8-6.8 0-7.4.8-6.8 2-6.2 3-5 4.4-3 4.4-.6 3 1 5 2 6 4 6 8z"
CORNERS = "M-10-9V-4M10-9V-4M-10 10V5M10 10V5M-10-9H-5M10-9H5M-10 10H-5M10 10H5"
MASK = (
    "M-9.5-2.5C-6-6.5-2.5-4-0-2.6 2.5-4 6-6.5 9.5-2.5 9.5 3.5 5.5 6.5 2.6 4.4 1.2 3.4-1.2 3.4-2.6 4.4-5.5 6.5-9.5 3.5"
    "-9.5-2.5z"
)
EYES = "M-6.4-.4C-4.6-1.8-3-1-2.4.4-3.6 1.8-5.6 1.4-6.4-.4zM6.4-.4C4.6-1.8 3-1 2.4.4 3.6 1.8 5.6 1.4 6.4-.4z"
CROSS = "M-1.7-2.8h3.4V.8h3.6v3.4H1.7v3.6h-3.4V4.2h-3.6V.8h3.6z"
EMBLEMS = {  # of the factions, 22 across
    "AUX": "M0-10L9-6V1C9 6 4.6 9 0 11-4.6 9-9 6-9 1V-6zM0-5.4L-1.8-.8-6.4-.6-2.8 2.2-4 6.8 0 4.2 4 6.8 2.8 2.2 6.4-.6"
    " 1.8-.8z",
    "RAV": "M-9-9C-7-3-6 2-7 9-4 5-3 0-3.6-7zM-1.6-10C0-4 .6 2-.6 10 2.6 5 3.6-1 3-8zM6-9C7.6-4 7.6 2 5.6 9 9 4.6 10.4"
    "-1 9.6-6z",
    "R42": "M-10-9H10V9H-10zM-7.4-6.4V6.4H7.4V-6.4zM-4.4-4.4V0H0V-4.4L2-4.4V5H0V2H-6.4V-4.4z",
    "FMZ": "M-8-10H8V-6.6L-2.6 5.6H8V10H-8.6V6.4L2-5.6H-8z",
}
# What is on the belly of each drone: claws, a passenger, a ring of light, a scythe.
CLAWS = "M-3.4-2.8V.4C-3.4 2.4-1.6 4-1 4.2M3.4-2.8V.4C3.4 2.4 1.6 4 1 4.2M0-4.4V.8"
PASSENGER = "M-3 4.4C-3 1.8-2.2.8-1 .4-2-.8-1.8-3.2 0-4.4 1.8-3.2 2-.8 1 .4 2.2.8 3 1.8 3 4.4z"
SCYTHE = "M-2.8 4.6L2.4-4M2.4-4C-.4-5.4-3.4-4.6-4.8-2.2"


@remembered
def icon(name: str, x: float, y: float, size: float, colour: str = "#fff", **look: Attribute) -> Markup:
    """An icon by name, so many units across."""
    return used(f"dei-{name}", (neat(x, 4), neat(y, 4)), 0, neat(size / 24), color=colour, **look)


@remembered
def emblem(faction: str, x: float, y: float, size: float, fill: str = "#fff") -> Markup:
    """The emblem of a faction, so many units across."""
    return used(f"dei-emblem-{faction}", (neat(x, 4), neat(y, 4)), 0, neat(size / 22), fill=fill)


@remembered
def plate(family: str, x: float, y: float, reach: float, is_signed: bool = True) -> Markup:
    """The plate of a market: its own shape, sign and colour; a small one has no sign."""
    name = f"dei-plate-{family}" if is_signed else f"dei-blank-{family}"
    return used(name, (neat(x, 4), neat(y, 4)), 0, neat(reach / 13))


def lines(d: str, thick: float = 2.2, **look: Attribute) -> Markup:
    return el("path", d=d, fill="none", stroke="currentColor", stroke_width=thick, stroke_linecap="round",
              stroke_linejoin="round", **look)  # fmt: skip


def solid(d: str, **look: Attribute) -> Markup:
    return el("path", d=d, fill="currentColor", **look)


def cut_out(d: str) -> Markup:
    """What is dark within a solid figure."""
    return el("path", d=d, fill=INK)


def ring(radius: float, thick: float, **look: Attribute) -> Markup:
    return el("circle", r=radius, fill="none", stroke="currentColor", stroke_width=thick, **look)


@remembered
def definitions() -> Markup:
    """Every icon, plate and emblem, for the definitions of a picture."""
    return group(
        *named(actions() | table_icons() | drones(), "dei-"),
        *named(talent_glyphs(), "dei-talent-"),
        *named({family: _plate(family) for family in PLATES}, "dei-blank-"),
        *named({family: group(_plate(family), _sign(family)) for family in PLATES}, "dei-plate-"),
        *(el("path", id=f"dei-emblem-{name}", d=d, fill_rule="evenodd") for name, d in EMBLEMS.items()),
    )


def _plate(family: str) -> Markup:
    light, _ = FAMILIES[family]
    return el("path", d=PLATES[family], fill=NIGHT, stroke=light, stroke_width=2.6, stroke_linejoin="round")


def _sign(family: str) -> Markup:
    light, _ = FAMILIES[family]
    return used(f"dei-{family}", (0, 0.4 if family == "blue" else 0), scale=0.667, color=light)


def actions() -> dict[str, Markup]:
    """The basic actions, and what a card may show besides."""
    face = el("ellipse", cx=-2.5, cy=-3.6, rx=2.7, ry=3.2, fill=INK)
    hammer = "M-10.4 7.6L0-2.8 3 .2-7.4 10.6a2.1 2.1 0 0 1-3-3z"
    written = el("path", d="M-.5-1h6M-.5 2.5h6M-.5 6h6", stroke=INK, stroke_width=1.4)
    ropes = lines("M-11-1.5V8M11-1.5V8M-11 6Q0-5 11 6", 2) + lines("M-11-2V-8M11-2V-8M-11-7.6Q0 2 11-7.6", 1.6)
    ribs = el("path", d="M-11 0H-4M11 0H4M-7-6.6L-3.4 1M7-6.6L3.4 1", stroke=INK, stroke_width=1, fill="none")
    drawn = {
        "move": solid("M-11-3.8H-.5V-9.8L11 0-.5 9.8V3.8H-11z"),
        "recruit": solid(BUST) + face + lines("M8-10.5v8M4-6.5h8", 2.8),
        "collect": lines("M-10.5 2.5V10H10.5V2.5", 2.8) + lines("M0 5.5V-8.5M-5.6-3.6L0-9.4 5.6-3.6", 2.8),
        "build": solid(hammer) + solid("M-3.4-7.4C-.4-11 4.6-11.6 8.4-9L6.4-7 11-2.4 6.6 2-2.4-5.6z"),
        "shelter": solid("M-11.5 9.5V2C-11.5-5-6.5-9.8 0-9.8S11.5-5 11.5 2V9.5z")
        + cut_out("M-3.4 9.5V3.4a3.4 3.4 0 0 1 6.8 0V9.5z")
        + ribs,
        "bridge": lines("M-11.5-1.5H11.5", 3.4) + ropes,
        "lift": lines("M-7.5-11H7.5V11H-7.5z", 2) + solid("M0-8.4L4.6-2H-4.6z") + solid("M0 8.4L4.6 2H-4.6z"),
        "copy": lines("M-8.5-10H3.5V4H-8.5z", 2) + solid("M-3.5-5H8.5V10H-3.5z") + written,
        "supplies": solid("M-10.5-4.5H10.5V9.5H-10.5z") + solid("M-11.5-9.5H11.5V-5.6H-11.5z") + cut_out(CROSS),
        "buy": solid("M-11-9H.5L11 1.5 2 10.5-11-2.5z")
        + el("circle", cx=-6.4, cy=-5, r=1.9, fill=INK)
        + el("path", d="M-.6-2.4l4.6 4.6M-3 .2l4.4 4.4", stroke=INK, stroke_width=1.5),
    }
    return {name: Markup(shown) for name, shown in drawn.items()}


def table_icons() -> dict[str, Markup]:
    """The signs of the markets, and what panels count."""
    drawn = {
        "red": ring(6.4, 2.2) + lines("M0-10V-4M0 10V4M-10 0H-4M10 0H4", 2.2),
        "blue": lines("M-9-4H6M2.4-8L6.8-4 2.4 0", 2.4) + lines("M9 4.4H-6M-2.4.4L-6.8 4.4-2.4 8.4", 2.4),
        "green": solid(GEAR, fill_rule="evenodd"),
        "black": solid(MASK) + cut_out(EYES),
        "lock": solid("M-7.5-1H7.5V10H-7.5z") + lines("M-4.6-1V-5a4.6 4.6 0 0 1 9.2 0V-1", 2.2),
        "bin": lines("M-8-6H8M-3-6V-9H3V-6", 2) + solid("M-7-4H7L5.6 10H-5.6z"),
        "hood": solid(HOODED) + el("ellipse", cy=-3, rx=2.9, ry=3.4, fill=INK),
        "garrison": lines(CORNERS, 2) + solid(GUARD),
        "flag": solid("M-7-11H-4.6V11H-7z") + solid("M-4.6-10.5H10L6-5.5 10-.5H-4.6z"),
        "candy": solid("M-5.5-4A6.8 6.8 0 0 1 5.5-4L11-7.4V7.4L5.5 4A6.8 6.8 0 0 1-5.5 4L-11 7.4V-7.4z")
        + el("path", d="M-2.6-5.6Q1.4 0-2.6 5.6M2-6Q5.6 0 2 6", stroke=INK, stroke_width=1.3, fill="none"),
        "cards": lines("M-9-6L1-9.4 6 6-4 9.4z", 1.8) + solid("M-1-9H9V8H-1z", stroke=INK, stroke_width=1.1),
        "back": lines("M-8 3.5C-8-3 -3-6.5 2-6.5S9-3 9 1.5V6M-11.5 .5L-8 4.6-4.2 .8", 2.6),
        "tick": lines("M-8 .5L-2.4 6.4 8.4-6", 3.4),
        "cross": lines("M-6.5-6.5L6.5 6.5M6.5-6.5L-6.5 6.5", 3.2),
        "star": solid("M0-11L3-3.6 10.8-3.2 4.8 1.8 6.8 9.4 0 5.2-6.8 9.4-4.8 1.8-10.8-3.2-3-3.6z"),
    }
    return {name: Markup(shown) for name, shown in drawn.items()}


def drones() -> dict[str, Markup]:
    """The four drones as signs, and one for all of them."""
    body = lines("M-8-8L8 8M8-8L-8 8", 2) + el("path", d=ROTORS, fill="none", stroke="currentColor", stroke_width=7.6,
                                               stroke_linecap="round")  # fmt: skip
    belly = body + el("circle", r=6.6, fill=INK, stroke="currentColor", stroke_width=1.6)
    drawn = {"drone": body + el("path", d="M-5-4.5H5V4.5H-5z", fill="currentColor", stroke=INK, stroke_width=1.2)}
    drawn |= {kind: belly + group(on_belly(kind), transform="scale(.88)") for kind in ("HAR", "TRA", "TEL", "REA")}
    return {name: Markup(shown) for name, shown in drawn.items()}


def on_belly(kind: str) -> Markup:
    """What tells a drone from the others, 9 across."""
    if kind == "HAR":
        return lines(CLAWS, 1.9)
    if kind == "TRA":
        return solid(PASSENGER)
    if kind == "TEL":
        return group(ring(3.8, 1.6, stroke_dasharray="3.8 2.1"), el("circle", r=1.3, fill="currentColor"))
    return lines(SCYTHE, 2)
