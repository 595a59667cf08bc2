"""The lattice of the city: which district lies where, which cells make up a Region, and where each corner is drawn.

A district is a grid of six by six cells (DEI-MAP-01), turned as it lies; cells have columns and rows over the whole
city. Everything is drawn from the corners of this one lattice, so that any arrangement of districts fits together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import atan2, degrees, hypot, sin
from random import Random
from typing import NamedTuple

Cell = tuple[int, int]  # column and row
Point = tuple[float, float]
Rows = tuple[
    tuple[str, ...], ...
]  # districts as they lie, from the north: a code and the degrees it is turned, `2.1@270`

SIDE = 6  # cells of a district
STEPS = ((1, 0), (0, 1))
# Streets are two ring cells wide: the outer ring of a district is narrow, its blocks are not.
LINES = (0, 0.74, 1.87, 3, 4.13, 5.26, 6)
TIGHT = 0.64  # how much of its half a courtyard of one or two cells gets
FACADE, LEAN, STOREY = (
    9.0,
    2.0,
    9.0,
)  # how much of a south wall is seen; how far a roof leans north; how high a tower is
SOFT_EDGE = 34  # from here to the frame the lattice becomes straight


class Local(NamedTuple):
    """A part of a Region within one district."""

    tile: str
    letter: str

    @property
    def is_roof(self) -> bool:
        return self.letter.isupper()

    @property
    def name(self) -> str:
        return f"{self.tile}.{self.letter}"


class Span(NamedTuple):
    """Where a Bridge may lie: over these cells, eastwards or southwards."""

    cells: tuple[Cell, ...]
    is_eastward: bool


class City:
    """Districts as they lie: cells, Regions merged across districts, walls, and where Bridges may span."""

    def __init__(self, rows: Rows, grids: Mapping[str, Sequence[str]]) -> None:
        self.down, self.across = len(rows), len(rows[0])
        self.tiles: dict[str, Cell] = {}
        self.local: dict[Cell, Local] = {}
        for r, row in enumerate(rows):
            for c, laid in enumerate(row):
                code, turn = laid.split("@")
                self.tiles[code] = (c, r)
                for y, line in enumerate(turned(grids[code], int(turn) // 90)):
                    for x, letter in enumerate(line):
                        self.local[c * SIDE + x, r * SIDE + y] = Local(code, letter)
        self.region = self._merged()
        cells: dict[str, list[Cell]] = {}
        for at, local in self.local.items():
            cells.setdefault(self.region[local], []).append(at)
        self.cells = {region: tuple(those) for region, those in cells.items()}
        self.near: dict[str, set[str]] = {region: set() for region in self.cells}
        self.walled: set[str] = set()  # Regions with a wall between Ground and Roof
        self.walls: dict[tuple[str, str, str], list[tuple[Cell, str]]] = {}  # by district, Ground and Roof: cell, side
        self._bounds()
        self.spans: dict[tuple[str, str, str, str], list[Span]] = {}  # by district, the two Roofs, what is crossed
        for tile in self.tiles:
            self._find_spans(tile)

    def _merged(self) -> dict[Local, str]:
        """DEI-MAP-05 parts that meet across the border of districts are one Region, named by the first of them."""
        parent = {local: local for local in self.local.values()}

        def root(local: Local) -> Local:
            while parent[local] != local:
                local = parent[local]
            return local

        for here, there in self._pairs():
            if here.tile != there.tile and not here.is_roof and not there.is_roof:
                first, other = sorted((root(here), root(there)), key=lambda local: local.name)
                parent[other] = first
        return {local: root(local).name for local in parent}

    def _pairs(self) -> Iterable[tuple[Local, Local]]:
        """All cells that touch, as what they belong to."""
        for (x, y), here in self.local.items():
            for dx, dy in STEPS:
                there = self.local.get((x + dx, y + dy))
                if there is not None:
                    yield here, there

    def _bounds(self) -> None:
        for here, there in self._pairs():
            one, other = self.region[here], self.region[there]
            if one == other:
                continue
            if here.is_roof == there.is_roof:
                self.near[one].add(other)
                self.near[other].add(one)
            else:
                self.walled |= {one, other}
        for (x, y), local in self.local.items():
            if not local.is_roof:
                continue
            for dx, dy, side in ((0, 1, "S"), (1, 0, "E"), (-1, 0, "W"), (0, -1, "N")):
                ground = self.local[x + dx, y + dy]
                if not ground.is_roof:
                    self.walls.setdefault((local.tile, ground.letter, local.letter), []).append(((x, y), side))

    def _find_spans(self, tile: str) -> None:
        """DEI-ACT-BB two Roofs of a district with one Ground Region between them, in a row or column of cells."""
        c, r = self.tiles[tile]
        for is_eastward in (True, False):
            for k in range(SIDE):
                run = [
                    (c * SIDE + m, r * SIDE + k) if is_eastward else (c * SIDE + k, r * SIDE + m) for m in range(SIDE)
                ]
                letters = "".join(self.local[at].letter for at in run)
                for start in range(SIDE - 1):
                    self._find_span(tile, run, letters, start, is_eastward)

    def _find_span(self, tile: str, run: list[Cell], letters: str, start: int, is_eastward: bool) -> None:
        crossed = letters[start + 1]
        if not letters[start].isupper() or crossed.isupper():
            return
        end = start + 1
        while end < SIDE and letters[end] == crossed:
            end += 1
        if end == SIDE or not letters[end].isupper() or letters[end] == letters[start]:
            return
        one, other = sorted((letters[start], letters[end]))
        if f"{tile}.{other}" not in self.near[f"{tile}.{one}"]:
            slot = (tile, one, other, crossed)
            self.spans.setdefault(slot, []).append(Span(tuple(run[start + 1 : end]), is_eastward))

    def is_roof(self, region: str) -> bool:
        return region[-1].isupper()

    def is_tower(self, region: str) -> bool:
        """Whether a Roof stands on another one: it has no wall to the Ground."""
        return self.is_roof(region) and region not in self.walled

    def part(self, tile: str, letter: str) -> list[Cell]:
        """The cells of a part of a Region."""
        return [at for at in self.cells[self.region[Local(tile, letter)]] if self.local[at] == (tile, letter)]


def turned(grid: Sequence[str], quarters: int) -> tuple[str, ...]:
    """A grid turned clockwise by so many quarters.

    >>> turned(("ab", "cd"), 1)
    ('ca', 'db')
    """
    lines = tuple(grid)
    for _ in range(quarters):
        lines = tuple("".join(row) for row in zip(*lines[::-1], strict=True))
    return lines


class Plan:
    """Where the corners of a city lie on the drawing."""

    def __init__(self, city: City, at: Point, unit: float, squeeze: float) -> None:
        self.city, self.unit, self.squeeze = city, unit, squeeze
        self.x, self.y = at
        self.wide, self.high = city.across * SIDE * unit, city.down * SIDE * unit * squeeze
        self.low = {  # corners that carry a south wall seen from here
            corner
            for (c, r), local in city.local.items()
            if local.is_roof and not city.local[c, r + 1].is_roof
            for corner in ((c, r + 1), (c + 1, r + 1))
        }
        self.lines = {tile: (self._inner(tile, 0), self._inner(tile, 1)) for tile in city.tiles}
        self.tile_at = {where: tile for tile, where in city.tiles.items()}

    def _inner(self, tile: str, axis: int) -> tuple[float, ...]:
        """Where the lines of a district run: a small courtyard gets more room, and no two grids are alike."""
        c, r = self.city.tiles[tile]
        where: dict[str, list[int]] = {}
        for x in range(SIDE):
            for y in range(SIDE):
                where.setdefault(self.city.local[c * SIDE + x, r * SIDE + y].letter, []).append((x, y)[axis])
        tight = {k for letter, those in where.items() if letter.islower() and len(those) <= 2 for k in those}
        rng = Random(f"{tile}{axis}")
        found = [0.0, LINES[1]]
        for low, start, end in ((1, LINES[1], LINES[3]), (3, LINES[3], LINES[5])):
            share = 0.5 + rng.uniform(-0.05, 0.05)
            if (low in tight) != (low + 1 in tight):
                share = TIGHT if low in tight else 1 - TIGHT
            found += [start + (end - start) * share, end]
        return (*found, 6.0)

    def at(self, i: float, j: float) -> Point:
        """A place of the lattice, also between its lines. Streets bend a little, but not at the frame."""
        city = self.city
        tile = self.tile_at[min(int(i / SIDE), city.across - 1), min(int(j / SIDE), city.down - 1)]
        across, down = self.lines[tile]
        is_inside = i % SIDE and j % SIDE
        px = _along(i, across if is_inside else LINES) * self.unit
        py = _along(j, down if is_inside else LINES) * self.unit * self.squeeze
        bend = max(0.0, min(1.0, min(px, self.wide - px, py, self.high - py) / SOFT_EDGE))
        dx = 3.6 * sin(py / 57 + 1.3) + 2.4 * sin(px / 43 + py / 81)
        dy = 2.8 * sin(px / 67 + 0.4) + 1.8 * sin(py / 37 + px / 53)
        return self.x + px + dx * bend, self.y + py + dy * bend

    def middle(self, cell: Cell) -> Point:
        return self.at(cell[0] + 0.5, cell[1] + 0.5)

    def up(self, corner: Cell, storey: float = 0) -> Point:
        """A corner of a roof: raised by its wall, of which the roof's own ground gives the room."""
        x, y = self.at(*corner)
        return x, y - (FACADE if corner in self.low else LEAN) - storey

    def raised(self, region: str) -> float:
        """How much higher than its cells the things on a Region stand."""
        if not self.city.is_roof(region):
            return 0
        return FACADE / 2 + (STOREY if self.city.is_tower(region) else 0)

    def outlines(self, region: str) -> list[list[Point]]:
        """Around a Region as it is drawn: once, and once around each hole."""
        is_roof, storey = self.city.is_roof(region), STOREY if self.city.is_tower(region) else 0
        return [
            [self.up(corner, storey) if is_roof else self.at(*corner) for corner, _ in loop]
            for loop in loops(self.city.cells[region])
        ]


def _along(k: float, lines: Sequence[float]) -> float:
    """How far along a row of districts a place is, in units: lines are not evenly spaced."""
    whole = int(k)
    tile, rest = divmod(whole, SIDE)
    return tile * SIDE + lines[rest] + (lines[rest + 1] - lines[rest]) * (k - whole)


def loops(cells: Iterable[Cell]) -> list[list[tuple[Cell, str]]]:
    """The outline of cells: closed rows of corners, each with the side that starts there (top, right, bottom, left)."""
    inside = set(cells)
    ways: dict[Cell, list[tuple[Cell, str]]] = {}
    for c, r in sorted(inside):
        for side, start, end, other in (
            ("T", (c, r), (c + 1, r), (c, r - 1)),
            ("R", (c + 1, r), (c + 1, r + 1), (c + 1, r)),
            ("B", (c + 1, r + 1), (c, r + 1), (c, r + 1)),
            ("L", (c, r + 1), (c, r), (c - 1, r)),
        ):
            if other not in inside:
                ways.setdefault(start, []).append((end, side))
    found = []
    while ways:
        start = here = next(iter(ways))
        loop: list[tuple[Cell, str]] = []
        came = ""
        while True:
            onwards = ways[here]
            if len(onwards) > 1 and came:  # cells that touch at a corner: turn so that the outline stays one
                onwards.sort(key=lambda way: ("TRBL".index(way[1]) - "TRBL".index(came) - 1) % 4)
            there, side = onwards.pop(0)
            if not onwards:
                del ways[here]
            loop.append((here, side))
            here, came = there, side
            if here == start:
                break
        found.append(loop)
    return found


def rounded(points: Sequence[Point], radius: float, closed: bool = True) -> str:
    """A path through points, its corners rounded."""
    last = len(points) - 1
    parts: list[str] = []
    for k, (x, y) in enumerate(points):
        step = "L" if parts else "M"
        if not closed and k in (0, last):
            parts.append(f"{step}{x:.1f} {y:.1f}")
            continue
        (ax, ay), (bx, by) = points[k - 1], points[k + 1 if k < last else 0]
        before, after = hypot(ax - x, ay - y) or 1, hypot(bx - x, by - y) or 1
        turn = abs((degrees(atan2(y - ay, x - ax) - atan2(by - y, bx - x)) + 180) % 360 - 180)
        cut = min(radius, before / 2, after / 2) if turn > 22 else 0
        if not cut:
            parts.append(f"{step}{x:.1f} {y:.1f}")
        else:
            parts.append(
                f"{step}{x + (ax - x) / before * cut:.1f} {y + (ay - y) / before * cut:.1f}"
                f"Q{x:.1f} {y:.1f} {x + (bx - x) / after * cut:.1f} {y + (by - y) / after * cut:.1f}"
            )
    return "".join(parts) + ("z" if closed else "")


def straight(points: Sequence[Point]) -> str:
    """A closed path through points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"
