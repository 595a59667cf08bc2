"""Ships, discs, rebels and what else seats have, around the origin; figures that stand are those of all games."""

from __future__ import annotations

from math import pi

from ludoteca.draw.figures import BODY, lying, standing, tied
from ludoteca.draw.pieces import COLOURS, SHADES, SHAPES
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.things import placed
from ludoteca.games.archipelago.drawing.geometry import polar
from ludoteca.games.archipelago.drawing.goods import stroked

MOST_SEATS = 5
HATCH = "url(#arc-cross)"
KEEL = "M-13 3.6C-9 5.4 9 5.4 13 3.6L9.6 10.8H-9.6z"
GREY_SHIP = ("#8b8578", "#4d483e")


def rebel(seat: int) -> Markup:
    """A citizen that lies, under a red flag."""
    return group(
        lying(seat),
        el("path", d="M5-6.6H12.6L10.6-3.6 12.6-.6H5z", fill="#d34a36", stroke="#120d0a", stroke_width=1),
        el("path", d="M5-7.6V4", stroke="#120d0a", stroke_width=1.5),
    )


def ship(hull: str, dark: str, sign: str = "") -> Markup:
    """A ship, 26 across, with a sign on its sail."""
    sail = "M-8.6-10.4C-3-12 3-12 8.6-10.4C10-5 10-1 8.4 3C3 1.4-3 1.4-8.4 3C-10-1-10-5-8.6-10.4z"
    shown = [el("path", d=sign, transform=placed((0, -4.2), scale=0.44), fill=hull, stroke=dark, stroke_width=1.4)]
    return group(
        el("ellipse", cy=10.6, rx=13, ry=2.4, fill="#0f3a44", fill_opacity=0.3),
        el("path", d="M0 5V-13", stroke="#3a2612", stroke_width=1.8),
        el("path", d=sail, fill="#fffaf0", **stroked("#fff", 3.4)),
        el("path", d=KEEL, fill=hull, **stroked("#fff", 3.4)),
        el("path", d=sail, fill="#fffaf0", stroke="#3a2612", stroke_width=1.1),
        el("path", d=KEEL, fill=hull, stroke=dark, stroke_width=1.1),
        el("path", d="M-10.6 7.6H10.6", stroke="#fff", stroke_opacity=0.5, stroke_width=1),
        *(shown if sign else []),
    )


def disc(seat: int) -> Markup:
    """An action disc, 16 across."""
    return group(
        el("circle", cy=1.4, r=8, fill="#000", fill_opacity=0.4),
        el("circle", r=8, fill=COLOURS[seat], stroke="#fff", stroke_width=1.5),
        el("path", d=SHAPES[seat], transform=placed(scale=0.34), fill="#fff"),
    )


def empty_disc(seat: int, on_colour: bool) -> Markup:
    """Where a disc was before it was spent, 12 across."""
    return el("circle", r=5.6, fill="none", stroke="#fff" if on_colour else COLOURS[seat], stroke_width=1.3,
              stroke_dasharray="2 1.6")  # fmt: skip


def pennant(seat: int) -> Markup:
    """A small flag with the seat's shape: who controls a building, for those who do not see the colour."""
    return group(
        el("path", d="M-6 4V-7", stroke="#3a2612", stroke_width=1.4),
        el("circle", r=6.2, fill=COLOURS[seat], stroke="#fff", stroke_width=1.3),
        el("path", d=SHAPES[seat], transform=placed(scale=0.27), fill="#fff"),
    )


def rainbow(radius: float) -> Markup:
    """A circle of all colours: anybody's."""
    parts = [el("circle", r=radius, fill="#fff")]
    for seat in range(MOST_SEATS):
        (ax, ay), (bx, by) = (polar(radius, (seat + k) * 2 * pi / MOST_SEATS - pi / 2) for k in (0, 1))
        d = f"M{ax:.1f} {ay:.1f}A{radius:g} {radius:g} 0 0 1 {bx:.1f} {by:.1f}"
        parts.append(el("path", d=d, fill="none", stroke=COLOURS[seat], stroke_width=2.4))
    return group(*parts)


def hatches() -> dict[str, Markup]:
    """ARC-2P-02 what lies over a piece of a second colour."""
    return {
        "hatch-man": el("path", d=BODY, fill=HATCH),
        "hatch-lie": el("path", d=BODY, transform=placed(turn=-90), fill=HATCH),
        "hatch-ship": el("path", d=KEEL, fill=HATCH),
    }


def pictures() -> dict[str, Markup]:
    """All of them by name, each seat's with its number."""
    found = hatches()
    found |= {"ship": ship(*GREY_SHIP), "rainbow": rainbow(6.6), "rainbow-small": rainbow(5.9)}
    for seat in range(MOST_SEATS):
        found |= {
            f"man{seat}": standing(seat),
            f"lie{seat}": rebel(seat),
            f"tied{seat}": tied(seat),
            f"ship{seat}": ship(COLOURS[seat], SHADES[seat], SHAPES[seat]),
            f"disc{seat}": disc(seat),
            f"flag{seat}": pennant(seat),
        }
    return found
