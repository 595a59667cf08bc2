"""Action symbols as cards show them: basic ones on a dark square, coloured ones on the plate of their market.

A symbol is written as in the rules: `M`, `Cb`, `BE`, `COPY`, `+2S`, `Mr*red` (once for each red Outpost), `D:TEL+2`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES
from ludoteca.draw.things import laid, neat
from ludoteca.games.dei.drawing.icons import PLATES, icon, plate
from ludoteca.games.dei.drawing.palette import FAMILIES, INK, TILE
from ludoteca.games.dei.drawing.pieces import cell, tech

SIGNS = {
    "M": "move",
    "R": "recruit",
    "C": "collect",
    "B": "build",
    "BS": "shelter",
    "BB": "bridge",
    "BE": "lift",
    "COPY": "copy",
    "BUY": "buy",
}
HUES = {"r": "red", "b": "blue", "g": "green"}
GAP = 2.5
PALE = 0.32


class Symbol(NamedTuple):
    """A symbol, drawn from its left edge around its line, and how wide it is."""

    shown: Markup
    wide: float


@remembered
def symbol(code: str, size: float) -> Symbol:
    """An action symbol, so high."""
    if "*" in code:
        return _for_each(code, size)
    if code.startswith("D:"):
        return _flight(code[2:5], code[5:], size)
    if code[0] == "+":
        return _gain(code[1:-1], code[-1], size)
    hue = HUES.get(code[1]) if len(code) == 2 and code[0] in "MRC" else None
    half = size / 2
    sign = SIGNS[code if code in SIGNS else code[0]]
    if hue is None:
        return Symbol(group(_square(size, size, TILE), icon(sign, half, 0, size * 0.76)), size)
    light, dark = FAMILIES[hue]
    back = laid(
        el("path", d=PLATES[hue], fill=dark, stroke=light, stroke_width=2), at=(neat(half), 0), scale=neat(size / 26.5)
    )
    return Symbol(group(back, icon(sign, half, 0, size * 0.6)), size)


def _square(wide: float, high: float, fill: str) -> Markup:
    return el("rect", y=-high / 2, width=wide, height=high, rx=high * 0.22, fill=fill)


def _figure(said: str, x: float, size: float, fill: str = "#fff") -> Markup:
    return el("text", said, x=x, y=size * 0.21, font_size=size * 0.6, fill=fill, text_anchor="middle",
              **FACES["sans-bold"])  # fmt: skip


def _for_each(code: str, size: float) -> Symbol:
    """DEI-ADV-OUT once for each Outpost of a colour."""
    once, family = code.split("*")
    shown, wide = symbol(once, size)
    times = _figure("×", wide + size * 0.22, size, INK)
    return Symbol(group(shown, times, plate(family, wide + size * 0.86, 0, size * 0.4)), wide + size * 1.32)


def _flight(kind: str, bonus: str, size: float) -> Symbol:
    """DEI-DRONE-03 a drone, and how much farther than two Regions it flies."""
    wide = size * 1.75
    parts = [_square(wide, size, TILE), icon(kind, size * 0.54, 0, size * 0.92), _figure(bonus, size * 1.36, size)]
    return Symbol(group(*parts), wide)


def _gain(count: str, what: str, size: float) -> Symbol:
    """DEI-ADV-S, DEI-ADV-RES so much at once."""
    won = {
        "S": icon("supplies", size * 1.05, 0, size * 0.82, "#f2f6f8"),
        "T": tech(size * 1.08, 0, size * 0.37),
        "E": cell(size * 1.08, 0, size * 0.37),
    }[what]
    wide = size * 1.6
    return Symbol(group(_square(wide, size, "#43515c"), _figure(f"+{count}", size * 0.36, size), won), wide)


@remembered
def row(codes: tuple[str, ...], room: float, size: float, is_left: bool = False, pale: tuple[str, ...] = ()) -> Markup:
    """Symbols in a row around its line, from x = 0: in the middle of the room or at its left, smaller if need be."""
    made = [symbol(code, size) for code in codes]
    total = sum(one.wide for one in made) + GAP * (len(made) - 1)
    scale = min(1.0, room / total)
    x = 0.0 if is_left else (room - total * scale) / 2
    parts = []
    for code, one in zip(codes, made, strict=True):
        faded = {"opacity": PALE} if code in pale else {}
        parts.append(laid(one.shown, at=(neat(x, 4), 0), scale=neat(scale), **faded))
        x += (one.wide + GAP) * scale
    return group(*parts)


@remembered
def filled(codes: tuple[str, ...], wide: float, top: float, low: float, pale: tuple[str, ...] = ()) -> Markup:
    """Symbols as large as a card allows between two heights: one, a pair, two and one, two and two."""
    middle, room = (top + low) / 2, wide - 8
    if len(codes) == 1:
        return laid(row(codes, room, min(34.0, low - top - 6), pale=pale), at=(4, neat(middle)))
    size = min(26.0, (wide - 12) / 2)
    if len(codes) == 2:
        return laid(row(codes, room, size, pale=pale), at=(4, neat(middle)))
    size = min(size, (low - top - 5) / 2)
    step = (size + 2) / 2
    rows = zip((codes[:2], codes[2:]), (middle - step, middle + step), strict=True)
    return group(*(laid(row(some, room, size, pale=pale), at=(4, neat(y, 4))) for some, y in rows))


def split(symbols: Sequence[str] | str) -> tuple[str, ...]:
    """Symbols written one after another, as content has them."""
    return tuple(symbols.split()) if isinstance(symbols, str) else tuple(symbols)
