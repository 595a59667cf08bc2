"""The map as a seat sees it: regions with their symbols, their buildings, and the units that stand there."""

from __future__ import annotations

from collections import Counter

from ludoteca.games.archipelago.rules.chart import opposite
from ludoteca.games.archipelago.rules.control import controller, holder_of, occupier
from ludoteca.games.archipelago.rules.convoys import carried_to, ship_in
from ludoteca.games.archipelago.rules.harvesting import free_symbols, occupied
from ludoteca.games.archipelago.rules.layout import BUILDING_NAMES, GOOD_NAMES, SPOT_NAMES
from ludoteca.games.archipelago.rules.map import area_behind, terrain
from ludoteca.games.archipelago.rules.names import AREAS, BUILDINGS, EDGES, MARKET, NOBODY, PORT, SEA, SEA_SPOTS
from ludoteca.games.archipelago.rules.pieces import lands, seas, side_of
from ludoteca.games.archipelago.rules.state import (
    CELL,
    ENGAGED,
    HAS_MOVED,
    LYING,
    ON_BUILDING,
    ON_GROUND,
    ON_SYMBOL,
    PERMITTED,
    ROTATION,
    Archipelago,
)
from ludoteca.games.archipelago.seen import Building, Company, Region, Symbols


def region_seen(s: Archipelago, region: int, seat: int) -> Region:
    sides, side = s.layout.sides, int(side_of(s, region))
    q, r = s.layout.grid.cells[s.of_region(region, CELL)]
    reached = int(carried_to(s, seat, region)) if seat >= 0 and lands(s, region) else 0
    return Region(
        number=region,
        side=sides.ids[side],
        rotation=int(s.of_region(region, ROTATION)),
        q=q,
        r=r,
        lands=int(lands(s, region)),
        seas=int(seas(s, region)),
        huts=int(sides.huts[side]),
        holder=int(holder_of(s, region)),
        beside=tuple(int(s.beside(region, edge)) for edge in range(EDGES)),
        by_sea=tuple(terrain(s, region, edge) == SEA for edge in range(EDGES)),
        symbols=tuple(symbols(s, region)),
        buildings=tuple(building(s, region, kind) for kind in range(BUILDINGS) if s.is_built(region, kind)),
        units=companies(s, region),
        permitted=int(s.of_region(region, PERMITTED)),
        carried_to=tuple(k for k in range(s.regions) if reached >> k & 1 and lands(s, k)),
    )


def symbols(s: Archipelago, region: int) -> list[Symbols]:
    sides, side = s.layout.sides, side_of(s, region)
    found = []
    for good, name in enumerate(GOOD_NAMES):
        taken = occupied(s, good)
        for spot in range(2 * AREAS):
            count = int(sides.symbols_in(side, spot, good))
            if count:
                free = int(free_symbols(s, region, spot % AREAS, good, taken))
                looted = bool(s.is_looted(region, good))
                found.append(Symbols(good=name, area=SPOT_NAMES[spot], count=count, free=free, is_looted=looted))
    return found


def building(s: Archipelago, region: int, kind: int) -> Building:
    unit, owner = int(s.keeper(region, kind)), int(controller(s, region, kind))
    why = "nobody" if owner == NOBODY else "unit" if occupier(s, region, kind) == owner else "town"
    used = s.ports_used if kind == PORT else s.markets_used if kind == MARKET else 0
    return Building(
        kind=BUILDING_NAMES[kind],
        area=SPOT_NAMES[int(s.site(region, kind)) + (SEA_SPOTS if kind == PORT else 0)],
        controller=owner,
        why=why,
        keeper=int(s.layout.owner(unit)) if unit != NOBODY else NOBODY,
        keeper_lies=unit != NOBODY and bool(s.is_lying(unit)),
        is_used=bool(used >> region & 1),
    )


def companies(s: Archipelago, region: int) -> tuple[Company, ...]:
    """The units of a region, those that are alike together."""
    layout = s.layout
    groups: Counter[tuple[int, bool, str, str, str]] = Counter()
    second: Counter[tuple[int, bool, str, str, str]] = Counter()
    for unit in range(layout.units):
        if s.region_of(unit) == region:
            is_ship = bool(layout.is_ship(unit))
            area = SPOT_NAMES[int(s.area_of(unit)) + (SEA_SPOTS if is_ship else 0)]
            like = int(layout.owner(unit)), is_ship, area, post_name(int(s.post_of(unit))), how(s, unit)
            groups[like] += 1
            second[like] += is_second(s, unit)
    return tuple(
        Company(seat=like[0], is_ship=like[1], area=like[2], on=like[3], how=like[4], count=count, second=second[like])
        for like, count in sorted(groups.items())
    )


def is_second(s: Archipelago, unit: int) -> bool:
    """ARC-2P-02 whether a unit is of the second colour of its seat: those of the first one come before it."""
    layout = s.layout
    owner = layout.owner(unit)
    if layout.is_ship(unit):
        return bool((unit - layout.first_ship(owner)) * layout.colours >= layout.ships)
    return bool((unit - layout.first_unit(owner)) * layout.colours >= layout.citizens)


def courses(s: Archipelago, seat: int, region: int) -> tuple[tuple[int, ...], ...]:
    """ARC-CONV-03 the shortest course by ship to every region that a convoy reaches, region by region."""
    found: dict[int, tuple[int, ...]] = {}
    ahead: list[tuple[tuple[int, ...], int, int]] = [((region,), area, 0) for area in range(int(seas(s, region)))]
    while ahead:
        course, area, used = ahead.pop(0)
        here = course[-1]
        for edge in range(EDGES):
            other = int(s.beside(here, edge))
            if other == NOBODY or terrain(s, here, edge) != SEA or area_behind(s, here, edge) != area:
                continue
            waters = int(area_behind(s, other, opposite(edge)))
            if other in course:
                continue
            for ship in (ship_in(s, seat, here, area, used), ship_in(s, seat, other, waters, used)):
                if ship != NOBODY:
                    found.setdefault(other, (*course, other))
                    ahead.append(((*course, other), waters, used | 1 << int(ship)))
    return tuple(course for end, course in sorted(found.items()) if lands(s, end))


def post_name(post: int) -> str:
    if post == ON_GROUND:
        return ""
    return BUILDING_NAMES[post - int(ON_BUILDING)] if post < ON_SYMBOL else GOOD_NAMES[post - int(ON_SYMBOL)]


def how(s: Archipelago, unit: int) -> str:
    word = s.units[unit]
    return "lying" if word & LYING else "engaged" if word & ENGAGED else "moved" if word & HAS_MOVED else ""
