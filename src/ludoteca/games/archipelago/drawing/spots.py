"""Where things stand on a side: fixed places, spread far from each other, from the coast and from the edges.

Symbols first, then for each area of land sites for buildings and camps for citizens; for each area of sea berths for
ships, and a quay for a port. All for a hex of size 1 that is not turned.
"""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.games.archipelago.drawing.catalog import SIDES
from ludoteca.games.archipelago.drawing.geometry import Point, inset
from ludoteca.games.archipelago.drawing.shape import area_at, height

GRID = tuple(k * 0.045 for k in range(-20, 21))
EDGE = 0.1  # nothing stands nearer to the edge of its hex
SITES, PLACES = 3, 14
SYMBOLS_APART, SITES_APART, CAMPS_APART, BERTHS_APART = 0.3, 0.42, 0.36, 0.33
NEARER = 0.02  # where there is no room, things move together by so much at a time
NEAREST = 0.2
HUTS_APART, HUTS_NEAREST, HUT_ROOM, CAMPS_KEPT = 0.22, 0.1, 0.07, 3
CLEAR, OFF_THE_EDGE = 0.24, 0.17  # ships lie so far from what stands ashore and from other regions, if there is room
INLAND = 0.4  # so far from the edges of its hex a building has all the room it wants
QUAY, QUAY_APART = 0.13, 0.36  # how far from the coast a port is, and from everything else if there is room

Cells = list[tuple[Point, float]]  # points of an area, with the room around them


class Ground(NamedTuple):
    """The places of one area, the best first."""

    symbols: tuple[tuple[str, Point], ...]
    sites: tuple[Point, ...]
    places: tuple[Point, ...]  # camps, or berths
    quay: Point | None


class Spots(NamedTuple):
    """The places of a side, area by area, and where its huts are."""

    land: tuple[Ground, ...]
    sea: tuple[Ground, ...]
    huts: tuple[Point, ...]


@remembered
def spots(side: str) -> Spots:
    """All places of a side."""
    region = SIDES[side]
    cells = _cells(side)
    land = tuple(_land(cells.get((False, k), []), listed(area.symbols)) for k, area in enumerate(region.land))
    ashore = [point for ground in land for point in first_of(ground)]
    sea = tuple(_sea(cells.get((True, k), []), listed(area.symbols), ashore) for k, area in enumerate(region.sea))
    return Spots(land, sea, _huts(cells, land, region.huts))


def listed(symbols: dict[str, int]) -> list[str]:
    """Every symbol of an area by itself."""
    return [good for good, count in symbols.items() for _ in range(count)]


def _cells(side: str) -> dict[tuple[bool, int], Cells]:
    found: dict[tuple[bool, int], Cells] = {}
    for x in GRID:
        for y in GRID:
            edge = inset(x, y)
            if edge < EDGE:
                continue
            high = height(side, x, y)
            wet, area = area_at(side, x, y, high)
            deep = abs(high)
            room = min(deep * 0.95, edge * 1.1) if wet else min(deep * 0.9, (edge - 0.02) * 1.5)
            found.setdefault((wet, area), []).append(((x, y), min(room, 0.3)))
    return found


def _land(cells: Cells, symbols: list[str]) -> Ground:
    taken = spread(cells, len(symbols), 0.15, SYMBOLS_APART, [])
    sheltered = [(point, room + 0.6 * min(inset(*point), INLAND)) for point, room in cells if room >= 0.12]
    sites = spread(sheltered, SITES, 0, SITES_APART, taken)
    camps = spread(cells, PLACES, 0.1, CAMPS_APART, taken + sites)
    return Ground(tuple(zip(symbols, taken, strict=False)), tuple(sites), tuple(camps), None)


def first_of(ground: Ground) -> list[Point]:
    """What is always there on land, or soon will be: nothing at sea hides it."""
    return [*(at for _, at in ground.symbols), *ground.sites, *ground.places[:CAMPS_KEPT]]


def _sea(cells: Cells, symbols: list[str], ashore: list[Point]) -> Ground:
    taken = spread(cells, len(symbols), 0.15, SYMBOLS_APART, [])
    quay = _quay(cells, taken + ashore)
    docks = [quay] if quay is not None else []
    open_water = [(point, room + 0.9 * min(inset(*point), 0.3)) for point, room in cells]
    far = [cell for cell in open_water if inset(*cell[0]) > OFF_THE_EDGE]
    clear = [cell for cell in far if min([1.0, *(hypot(cell[0][0] - x, cell[0][1] - y) for x, y in ashore)]) > CLEAR]
    berths = spread(clear or far or open_water, PLACES, 0.1, BERTHS_APART, taken + docks)
    return Ground(tuple(zip(symbols, taken, strict=False)), (), tuple(berths or docks), quay)


def _huts(cells: dict[tuple[bool, int], Cells], land: tuple[Ground, ...], count: int) -> tuple[Point, ...]:
    """Huts stand between all other places, and near the coast; they are small."""
    dry = [(point, -room) for (wet, _), found in cells.items() if not wet for point, room in found if room > HUT_ROOM]
    taken = [point for ground in land for point in first_of(ground)]
    return tuple(spread(dry, count, -1, HUTS_APART, taken, HUTS_NEAREST))


def _quay(cells: Cells, taken: list[Point]) -> Point | None:
    """Near the coast, away from symbols, sites and camps, and from the edge of the hex."""

    def worth(cell: tuple[Point, float]) -> float:
        (x, y), room = cell
        away = min([QUAY_APART, *(hypot(x - a, y - b) for a, b in taken)])
        return 0.9 * away - abs(room - QUAY) + 0.25 * min(inset(x, y), INLAND)

    return max(cells, key=worth)[0] if cells else None


def spread(
    cells: Cells, count: int, least: float, apart: float, taken: list[Point], nearest: float = NEAREST
) -> list[Point]:
    """So many places with room around them, far from each other and from what is taken; fewer if there are no more."""
    roomy = [(x, y, room - 0.02 * hypot(x, y)) for (x, y), room in cells if room >= least]
    away = [min([1.0, *(hypot(x - a, y - b) for a, b in taken)]) for x, y, _ in roomy]
    chosen: list[Point] = []
    while len(chosen) < count:
        best, worth = -1, -9.0
        for k, (_, _, room) in enumerate(roomy):
            value = room + 0.5 * min(away[k], 0.5)
            if away[k] >= apart and value > worth:
                best, worth = k, value
        if best >= 0:
            px, py, _ = roomy[best]
            chosen.append((px, py))
            away = [min(far, hypot(x - px, y - py)) for far, (x, y, _) in zip(away, roomy, strict=True)]
        elif apart <= nearest:
            break
        else:
            apart -= NEARER
    return chosen
