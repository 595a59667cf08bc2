"""What panels are made of: steel plates, warning stripes, figures beside icons."""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Attribute, Markup, el, group
from ludoteca.draw.text import FACES
from ludoteca.draw.things import neat
from ludoteca.games.dei.drawing.icons import icon
from ludoteca.games.dei.drawing.palette import EDGE


@remembered
def panel(wide: float, high: float, corner: float = 9, edge: str = EDGE) -> Markup:
    """A plate of steel with its shadow, from its upper left corner."""
    return group(
        el("rect", x=1, y=3, width=wide, height=high, rx=corner, fill="#000", fill_opacity=0.4),
        el("rect", width=wide, height=high, rx=corner, fill="url(#dei-panel)", stroke=edge, stroke_width=1.1),
    )


def stripes(x: float, y: float, wide: float, high: float, corner: float = 2) -> Markup:
    """Warning stripes, charcoal and bone: never yellow."""
    return el("rect", x=x, y=y, width=wide, height=high, rx=corner, fill="url(#dei-hazard)")


def spine(high: float, colour: str) -> Markup:
    """The left edge of a panel in the colour of its seat."""
    return el("path", d=f"M0 8a8 8 0 0 1 8-8V{high:g}a8 8 0 0 1-8-8z", fill=colour)


def figure(said: str | int, x: float, y: float, size: float, fill: str = "#fff", **look: Attribute) -> Markup:
    """A number, its baseline at y."""
    return el("text", str(said), x=neat(x, 4), y=neat(y, 4), font_size=size, fill=fill, **FACES["sans-bold"], **look)


def counted(name: str, count: str | int, x: float, y: float, size: float, colour: str, ink: str = "#fff") -> Markup:
    """An icon around (x, y) and how many there are, beside it."""
    return group(icon(name, x, y, size, colour), figure(count, x + size * 0.7, y + size * 0.33, size * 0.9, ink))
