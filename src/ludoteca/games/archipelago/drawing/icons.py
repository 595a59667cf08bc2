"""Everything that is drawn more than once, by name, and rows of such icons with numbers between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Attribute, Markup, el, group
from ludoteca.draw.text import FACES, width
from ludoteca.draw.things import neat, tenths, used
from ludoteca.games.archipelago.drawing import buildings, goods, pieces
from ludoteca.games.archipelago.drawing.glyphs import glyphs
from ludoteca.games.archipelago.drawing.palette import BRASS_INK, GOODS, INK
from ludoteca.games.archipelago.drawing.relief import relief

BOX = 24
NARROW = 0.8  # of what the widest fonts take: numbers and single words stand in rows that have some air


@remembered
def definitions() -> Markup:
    """All pictures, to stand among the definitions of a drawing."""
    found: dict[str, Markup] = {good: goods.PICTURES[good]() for good in GOODS}
    found |= {f"symbol-{good}": goods.symbol(good) for good in GOODS}
    found |= {f"cube-{good}": goods.cube(good) for good in GOODS}
    found |= glyphs() | pieces.pictures() | relief()
    for kind in buildings.KINDS:
        found |= {f"{kind}{seat}": buildings.building(kind, seat) for seat in range(pieces.MOST_SEATS)}
        found[kind] = buildings.building(kind, buildings.NOBODY)
    return group(*(group(drawn, id=f"arc-{name}") for name, drawn in found.items()))


def icon(name: str, x: float, y: float, size: float, opacity: float = 1) -> Markup:
    """A picture by its name, so large, around a place."""
    at, scale = tenths(x, y), neat(size / BOX)
    if opacity == 1:
        return used(f"arc-{name}", at, scale=scale)
    return used(f"arc-{name}", at, scale=scale, opacity=opacity)


def halo(wide: float, high: float, x: float = 0, y: float = 0) -> Markup:
    """Room around something small, not seen itself: what can be chosen is edged along it, and stays to be seen.

    It says that it has no stroke: so it counts as a part of the figure, however faint it is.
    """
    round_ = neat(min(wide, high) / 2)
    return el("rect", x=neat(x - wide / 2, 4), y=neat(y - high / 2, 4), width=neat(wide), height=neat(high), rx=round_,
              fill="#fff", fill_opacity=0, stroke="none")  # fmt: skip


def text(said: str, x: float, y: float, size: float, face: str = "sans", fill: str = INK, **look: Attribute) -> Markup:
    """A short word or number that surely has room."""
    return el("text", said, x=round(x, 1), y=round(y, 1), font_size=size, fill=fill, **FACES[face], **look)


def number(said: str, x: float, y: float, size: float, fill: str = INK, anchor: str = "middle") -> Markup:
    """A figure that is read at a glance."""
    return text(said, x, y, size, "sans-bold", fill, text_anchor=anchor)


def price(said: str, x: float, y: float, size: float) -> Markup:
    """A coin, so large, with a number on it."""
    return group(
        icon("florin", x, y, size),
        el("circle", cx=x, cy=y, r=neat(size * 0.35), fill="#e3c184"),
        number(said, x, y + size * 0.19, neat(size * 0.53), BRASS_INK),
    )


def signed(value: int) -> str:
    """A number with its sign, a true minus.

    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"{value:+d}".replace("-", "−")


class Coin(NamedTuple):
    """A price in a row of signs."""

    florins: int


Sign = str | Coin  # the name of a picture with `:` before it, plain text, or a coin


def row_width(signs: Sequence[Sign], size: float) -> float:
    """How wide a row of signs is."""
    return sum(_wide(one, size) for one in signs)


def _wide(one: Sign, size: float) -> float:
    if isinstance(one, Coin) or one.startswith(":"):
        return size
    return width(one, size * 0.78, "sans-bold") * NARROW + 2


@remembered
def row(signs: tuple[Sign, ...], x: float, y: float, size: float, fill: str = INK, room: float = 0) -> Markup:
    """Pictures, coins and short words in a row around a place; smaller if the row has not that much room."""
    wide = row_width(signs, size)
    if room and wide > room:
        size = neat(size * room / wide)
    at = x - row_width(signs, size) / 2
    parts = []
    for one in signs:
        step = _wide(one, size)
        middle = at + step / 2
        if isinstance(one, Coin):
            parts.append(price(str(one.florins), round(middle, 1), round(y, 1), neat(size * 0.98)))
        elif one.startswith(":"):
            parts.append(icon(one[1:], middle, y, size * 0.94))
        else:
            parts.append(number(one, middle, y + size * 0.28, neat(size * 0.78), fill))
        at += step
    return group(*parts)
