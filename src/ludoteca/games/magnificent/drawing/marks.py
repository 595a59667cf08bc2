"""The few marks that everything on this table is drawn with: a box, a disc, an oval, a line, words; and stars."""

from __future__ import annotations

from math import cos, pi, sin

from ludoteca.draw.svg import Attribute, Markup, el
from ludoteca.draw.text import FACES
from ludoteca.games.magnificent.drawing.palette import EMPTY, INK


def box(x: float, y: float, wide: float, high: float, corner: float = 0, **look: Attribute) -> Markup:
    """A rectangle from its upper left corner."""
    rounded: dict[str, Attribute] = {"rx": corner} if corner else {}
    return el("rect", x=x, y=y, width=wide, height=high, **rounded, **look)


def disc(x: float, y: float, radius: float, **look: Attribute) -> Markup:
    return el("circle", cx=x, cy=y, r=radius, **look)


def oval(x: float, y: float, across: float, down: float, **look: Attribute) -> Markup:
    """An ellipse by its middle and both radii."""
    return el("ellipse", cx=x, cy=y, rx=across, ry=down, **look)


def path(d: str, **look: Attribute) -> Markup:
    return el("path", d=d, **look)


def words(
    said: str, x: float, y: float, size: float, face: str = "sans", fill: str = INK, anchor: str = "start",
    **look: Attribute,
) -> Markup:  # fmt: skip
    """Words that are known to have room: numbers, letters and signs."""
    where: dict[str, Attribute] = {} if anchor == "start" else {"text_anchor": anchor}
    return el("text", said, x=x, y=y, font_size=size, fill=fill, **where, **FACES[face], **look)


def bold(said: str | int, x: float, y: float, size: float, fill: str = INK, anchor: str = "start") -> Markup:
    """A number that counts; what is less than nothing has a real minus."""
    return words(str(said).replace("-", "−"), x, y, size, "sans-bold", fill, anchor)


def gap(x: float, y: float, wide: float, high: float, corner: float = 4, **look: Attribute) -> Markup:
    """The place of something that is not there."""
    return box(x, y, wide, high, corner, fill="#000", fill_opacity=0.05, stroke=EMPTY, stroke_dasharray="4 3", **look)


def star(reach: float, inner: float, points: int = 5, x: float = 0, y: float = 0) -> str:
    """A star as the data of a path, one point upwards.

    >>> star(10, 5, 4)[:12]
    'M0 -10L3.5 -'
    """
    corners = []
    for k in range(2 * points):
        angle = pi * (k / points - 0.5)
        far = inner if k % 2 else reach
        corners.append(f"{round(x + far * cos(angle), 1) + 0.0:g} {round(y + far * sin(angle), 1) + 0.0:g}")
    return "M" + "L".join(corners) + "z"
