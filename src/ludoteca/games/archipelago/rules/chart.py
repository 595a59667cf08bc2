"""What is printed on hexes, and the grid they are laid on: the fixed part of the map."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.names import AREAS, EDGES, GOODS, SEA_SPOTS
from ludoteca.kernel.hexes import beside, rings
from ludoteca.kernel.numbers import numbered

# ARC-EXPL-05 a ring must have two regions before the next one can have any, so that 24 hexes reach no further.
RADIUS: Final = 12
SPOTS_OF_AREAS: Final[i64] = 2 * AREAS


@final
class Sides:
    """ARC-DEF-01 the two regions of every hex, then the two of the start hex: H01A, H01B, H02A …, open sea, desert.

    The edges go clockwise from the north-east. An area is one of at most three of land, or of sea.
    """

    def __init__(
        self, ids: list[str], edges: list[int], areas: list[int], lands: list[int], seas: list[int], huts: list[int],
        symbols: list[int],
    ) -> None:  # fmt: skip
        self.ids = ids
        self.count: i64 = len(ids)
        self.edges: vec[i64] = numbered(edges)  # by side and edge: SEA, or some land
        self.areas: vec[i64] = numbered(areas)  # by side and edge: the area behind it
        self.lands: vec[i64] = numbered(lands)
        self.seas: vec[i64] = numbered(seas)
        self.huts: vec[i64] = numbered(huts)
        self.symbols: vec[i64] = numbered(symbols)  # by side, area of land or sea, and good
        self.open_sea: i64 = ids.index("open-sea")
        self.desert: i64 = ids.index("desert")

    def symbols_in(self, side: i64, spot: i64, good: i64) -> i64:
        """How many symbols of a good an area has, called by its spot: land first, then sea."""
        return self.symbols[(side * SPOTS_OF_AREAS + spot) * GOODS + good]

    def symbols_of(self, side: i64, good: i64) -> i64:
        """How many symbols of a good a region has in all."""
        found: i64 = 0
        for spot in range(SPOTS_OF_AREAS):
            found += self.symbols[(side * SPOTS_OF_AREAS + spot) * GOODS + good]
        return found

    def areas_of(self, side: i64, spot: i64) -> i64:
        """How many areas a region has of the kind that a spot is: of land, or of sea."""
        return self.lands[side] if spot < SEA_SPOTS else self.seas[side]


@final
class Grid:
    """The cells that hexes can be laid on, ring by ring around the start."""

    def __init__(self) -> None:
        cells = rings(RADIUS)
        numbers = {cell: number for number, cell in enumerate(cells)}
        self.cells = cells
        self.names = [f"{q},{r}" for q, r in cells]
        self.count: i64 = len(cells)
        # The kernel counts directions from the east, the hexes of the game from the north-east.
        around = [[beside(cell, edge - 1) for edge in range(int(EDGES))] for cell in cells]
        self.next: vec[i64] = numbered([numbers.get(cell, -1) for six in around for cell in six])

    def beside(self, cell: i64, edge: i64) -> i64:
        """The cell behind an edge, or -1 where the grid ends."""
        return self.next[cell * EDGES + edge]


def opposite(edge: i64) -> i64:
    """The edge of a neighbour that meets this one."""
    return edge + 3 if edge < 3 else edge - 3
