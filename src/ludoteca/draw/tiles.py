"""Tiles: polyominoes as one outline with rounded corners, and hexes with a bevel.

A polyomino is a set of cells, each by row and column; it is drawn from the upper left corner of cell (0, 0).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ludoteca.draw.hexes import outline as hexagon
from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.things import placed

Cell = tuple[int, int]  # row and column
Step = tuple[int, int]  # across and down


def normal(cells: Collection[Cell]) -> tuple[Cell, ...]:
    """The same shape, moved into the upper left corner, its cells in order.

    >>> normal([(3, 5), (3, 4), (4, 4)])
    ((0, 0), (0, 1), (1, 0))
    """
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def faces(cells: Collection[Cell]) -> tuple[tuple[Cell, ...], ...]:
    """Every way to lay a tile: turned, and turned over; each once.

    >>> len(faces([(0, 0), (0, 1)])), len(faces([(0, 0), (1, 0), (2, 0), (2, 1)]))
    (2, 8)
    """
    found: dict[tuple[Cell, ...], None] = {}
    for side in (cells, [(row, -column) for row, column in cells]):
        lying = list(side)
        for _ in range(4):
            found[normal(lying)] = None
            lying = [(column, -row) for row, column in lying]
    return tuple(found)


def polyomino(cells: Collection[Cell], size: float, inset: float = 0, corner: float = 0) -> str:
    """The outline of cells as the data of a path: lying a little inside of them, with round corners.

    Cells that meet only at a corner are outlined apart, and a hole is outlined too.

    >>> polyomino([(0, 0), (0, 1)], 10)
    'M0 0L20 0L20 10L0 10z'
    """
    return "".join(_ring(ring, size, inset, corner) for ring in _rings(cells))


def _rings(cells: Collection[Cell]) -> Iterator[list[Cell]]:
    """The corners around the cells, clockwise; around a hole the other way."""
    have = set(cells)
    sides: dict[tuple[int, int], list[Step]] = {}  # from each corner, which way a side goes; the cell is to its right
    for row, column in sorted(have):
        if (row - 1, column) not in have:
            sides.setdefault((column, row), []).append((1, 0))
        if (row, column + 1) not in have:
            sides.setdefault((column + 1, row), []).append((0, 1))
        if (row + 1, column) not in have:
            sides.setdefault((column + 1, row + 1), []).append((-1, 0))
        if (row, column - 1) not in have:
            sides.setdefault((column, row + 1), []).append((0, -1))
    while sides:
        at = start = min(sides)
        way = sides[at][0]
        ring: list[tuple[int, int]] = []
        while True:
            ways = sides[at]
            right = (-way[1], way[0])  # where two cells meet at a corner, the outline stays at its own
            way = right if ring and right in ways else ways[0]
            ways.remove(way)
            if not ways:
                del sides[at]
            ring.append(at)
            at = at[0] + way[0], at[1] + way[1]
            if at == start:
                break
        yield ring


def _ring(ring: list[tuple[int, int]], size: float, inset: float, corner: float) -> str:
    parts: list[str] = []
    for k, (x, y) in enumerate(ring):
        before, after = ring[k - 1], ring[(k + 1) % len(ring)]
        into, out = (x - before[0], y - before[1]), (after[0] - x, after[1] - y)
        if into == out:
            continue
        px, py = x * size - (into[1] + out[1]) * inset, y * size + (into[0] + out[0]) * inset
        first = "L" if parts else "M"
        if not corner:
            parts.append(f"{first}{_short(px)} {_short(py)}")
            continue
        start, end = (px - into[0] * corner, py - into[1] * corner), (px + out[0] * corner, py + out[1] * corner)
        parts.append(f"{first}{_short(start[0])} {_short(start[1])}Q{_short(px)} {_short(py)} "
                     f"{_short(end[0])} {_short(end[1])}")  # fmt: skip
    return "".join(parts) + "z"


def _short(value: float) -> str:
    return f"{round(value, 1):g}"


@remembered
def tile(cells: tuple[Cell, ...], size: float, fill: str, dark: str, pattern: str = "") -> Markup:
    """A tile as a thing of card: its shadow, its colour and pattern, light from the upper left, seams between cells."""
    d = polyomino(cells, size, 1.1, size * 0.2)
    have = set(cells)
    lit, unlit, seams = "", "", ""
    for row, column in cells:
        x, y, far, low = column * size, row * size, (column + 1) * size, (row + 1) * size
        lit += f"M{x + 4:g} {y + 3.2:g}H{far - 4:g}" if (row - 1, column) not in have else ""
        lit += f"M{x + 3.2:g} {y + 4:g}V{low - 4:g}" if (row, column - 1) not in have else ""
        unlit += f"M{x + 4:g} {low - 3:g}H{far - 4:g}" if (row + 1, column) not in have else ""
        unlit += f"M{far - 3:g} {y + 4:g}V{low - 4:g}" if (row, column + 1) not in have else ""
        seams += f"M{far:g} {y + 4:g}V{low - 4:g}" if (row, column + 1) in have else ""
        seams += f"M{x + 4:g} {low:g}H{far - 4:g}" if (row + 1, column) in have else ""
    return group(
        el("path", d=d, transform=placed((0.8, 2.2)), fill="#000", fill_opacity=0.45),
        el("path", d=d, fill=fill, stroke=dark, stroke_width=1.3),
        *([el("path", d=d, fill=f"url(#{pattern})")] if pattern else []),
        el("path", d=seams, stroke=dark, stroke_opacity=0.28, stroke_dasharray="2 2"),
        el("path", d=lit, stroke="#fff", stroke_opacity=0.75, stroke_width=1.3, stroke_linecap="round"),
        el("path", d=unlit, stroke=dark, stroke_opacity=0.6, stroke_width=1.3, stroke_linecap="round"),
    )


@remembered
def tile_icon(cells: tuple[Cell, ...], size: float, fill: str, dark: str, lacking: bool = False) -> Markup:
    """A tile as a small sign around its middle; hollow and dashed where one lacks it."""
    wide, high = max(column for _, column in cells) + 1, max(row for row, _ in cells) + 1
    d = polyomino(cells, size, 0.15, size * 0.15)
    hollow = el("path", d=d, fill=fill, fill_opacity=0.22, stroke=dark, stroke_width=1.1, stroke_dasharray="1.8 1.2")
    whole = el("path", d=d, fill=fill, stroke=dark, stroke_width=0.9, stroke_linejoin="round")
    return group(hollow if lacking else whole, transform=placed((-wide * size / 2, -high * size / 2)))


def hex_slab(fill: str, light: str, *printed: Markup, rim: str = "#0a0e1a") -> Markup:
    """A thick hex, 100 from its middle to a corner: a dark rim, light from above, and what is printed on it."""
    return group(
        el("polygon", points=hexagon(99), fill=rim),
        el("polygon", points=hexagon(94), fill=fill),
        bevel("M-74 42V-42L0-85 74-42", light, 0.75),
        bevel("M-74 44 0 87 74 44V-40", "#000", 0.28),
        *printed,
    )


def bevel(d: str, colour: str, strength: float) -> Markup:
    """One side of the bevel of a slab."""
    return el("path", d=d, fill="none", stroke=colour, stroke_width=6, stroke_linejoin="round", stroke_linecap="round",
              stroke_opacity=strength)  # fmt: skip


@remembered
def hex_tile(size: float, fill: str, edge: str) -> Markup:
    """A thin hex of card around its middle, with its shadow and a lighter line inside its edge."""
    return group(
        el("polygon", points=hexagon(size), transform=placed((1.2, 2.6)), fill="#000", fill_opacity=0.4),
        el("polygon", points=hexagon(size), fill=fill, stroke=edge, stroke_width=1.4, stroke_linejoin="round"),
        el("polygon", points=hexagon(size - 3), fill="none", stroke="#fff", stroke_width=1.2, stroke_opacity=0.4),
    )
