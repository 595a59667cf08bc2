"""Migration: units move to a neighbouring region, or onto an empty building where they are; ships carry citizens."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.chart import opposite
from ludoteca.games.archipelago.rules.control import is_closed
from ludoteca.games.archipelago.rules.convoys import carried_to
from ludoteca.games.archipelago.rules.map import area_behind, terrain
from ludoteca.games.archipelago.rules.names import (
    BUILDING_SPOTS,
    BUILDINGS,
    CONVOYED,
    EDGES,
    ENTERED,
    HELD_BY_TOWN,
    MIGRATE,
    MIGRATE_TO,
    MOVED,
    MUST_MOVE,
    NO_UNIT_THERE,
    NO_WAY_THERE,
    NOBODY,
    NOT_BUILT_HERE,
    NOT_MIGRATING,
    NOT_OVERFULL,
    OCCUPIED,
    PORT,
    REGION_FULL,
    SEA,
    SEA_SPOTS,
    SPOTS,
    WENT_BACK,
)
from ludoteca.games.archipelago.rules.pieces import citizens_in, free_unit_at, lands, put_unit
from ludoteca.games.archipelago.rules.state import (
    AREA,
    AREA_SHIFT,
    HAS_MOVED,
    NO_WORDS,
    ON_BUILDING,
    ON_GROUND,
    ON_SYMBOL,
    POST,
    POST_SHIFT,
    REGION,
    Archipelago,
)
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Place, Seat, table

# The own words of a migration: how citizens may go, how many moves were made; of its second step the unit.
HOW: Final[i64] = 0
MADE: Final[i64] = 1
ON_FOOT: Final[i64] = 0
BY_SHIP_ONLY: Final[i64] = 1  # the Captain: ships, and whom they carry
WHO: Final[i64] = 0

TRAIL: Final[i64] = 2  # words of a move on the trail: the unit, and how it stood before


def movable_at(s: Archipelago, seat: Seat, region: Place, spot: i64) -> i64:
    """ARC-MIGR-01 a free unit at a spot that has not moved yet, or NOBODY."""
    unit = free_unit_at(s, seat, region, spot)
    if unit != NOBODY and s.units[unit] & HAS_MOVED:
        return NOBODY
    return unit


def cannot_enter(s: Archipelago, unit: i64, region: Place, building: i64, area: i64) -> i64:
    """ALLOWED, or why a unit in an area of a region cannot go onto a building there.

    ARC-CTRL-03 ships only into ports; a building stands on the land, a port in the waters or on the coast of the unit.
    """
    if region >= s.regions or not s.is_built(region, building):
        return NOT_BUILT_HERE
    is_ship = s.layout.is_ship(unit)
    if is_ship and (building != PORT or s.site(region, building) != area):
        return NO_WAY_THERE
    if not is_ship and building != PORT and s.site(region, building) != area:
        return NO_WAY_THERE
    if s.keeper(region, building) != NOBODY:
        return OCCUPIED
    return HELD_BY_TOWN if is_closed(s, s.layout.owner(unit), region, building) else ALLOWED


def cannot_go(s: Archipelago, unit: i64, region: Place, spot: i64, how: i64) -> i64:
    """ALLOWED, or why a unit cannot go there in one move: one step, an empty building, or as far as ships carry it."""
    if region >= s.regions:
        return NO_WAY_THERE
    here = s.region_of(unit)
    is_ship = s.layout.is_ship(unit)
    if spot >= BUILDING_SPOTS:
        if how == BY_SHIP_ONLY and not is_ship:
            return NO_WAY_THERE
        if region == here:
            return cannot_enter(s, unit, region, spot - BUILDING_SPOTS, s.area_of(unit))
        if not s.layout.rulings.enter_next_door:
            return NO_WAY_THERE  # ARC-MIGR-03
        return cannot_enter_next_door(s, unit, region, spot - BUILDING_SPOTS)
    if (spot >= SEA_SPOTS) != is_ship:
        return NO_WAY_THERE  # ARC-MIGR-02
    area = spot - SEA_SPOTS if is_ship else spot
    if (is_ship or how == ON_FOOT) and steps_to(s, unit, region, area):
        return ALLOWED
    if is_ship or area >= lands(s, region) or (region == here and area == s.area_of(unit)):
        return NO_WAY_THERE
    return ALLOWED if (carried_to(s, s.layout.owner(unit), here) >> region) & 1 else NO_WAY_THERE


def steps_to(s: Archipelago, unit: i64, region: Place, area: i64) -> bool:
    """ARC-MIGR-02 whether a step leads there: by a sea edge for ships, by a land edge for citizens."""
    here = s.region_of(unit)
    for edge in range(EDGES):
        if s.beside(here, edge) == region and area_behind(s, here, edge) == s.area_of(unit):
            if (terrain(s, here, edge) == SEA) == s.layout.is_ship(unit):
                return area_behind(s, region, opposite(edge)) == area
    return False


def cannot_enter_next_door(s: Archipelago, unit: i64, region: Place, building: i64) -> i64:
    """ARC-MIGR-03 by a setting: into a building of the next region in the same move."""
    for area in range(SEA_SPOTS):
        if steps_to(s, unit, region, area):
            return cannot_enter(s, unit, region, building, area)
    return NO_WAY_THERE


def can_move(s: Archipelago, unit: i64, how: i64) -> bool:
    """Whether a unit has anywhere to go."""
    here = s.region_of(unit)
    is_ship = s.layout.is_ship(unit)
    if is_ship or how == ON_FOOT:
        for edge in range(EDGES):
            if s.beside(here, edge) != NOBODY and area_behind(s, here, edge) == s.area_of(unit):
                if (terrain(s, here, edge) == SEA) == is_ship:
                    return True
        for building in range(BUILDINGS):
            if cannot_enter(s, unit, here, building, s.area_of(unit)) == ALLOWED:
                return True
    if is_ship:
        return False
    reached = carried_to(s, s.layout.owner(unit), here)
    if (reached >> here) & 1 and lands(s, here) > 1:
        return True
    for region in range(s.regions):
        if region != here and (reached >> region) & 1 and lands(s, region) > 0:
            return True
    return False


def cannot_move_from(s: Archipelago, seat: Seat, region: Place, spot: i64, how: i64) -> i64:
    unit = movable_at(s, seat, region, spot) if region < s.regions else NOBODY
    if unit == NOBODY:
        return NO_UNIT_THERE
    return ALLOWED if can_move(s, unit, how) else NO_WAY_THERE


def cannot_migrate(s: Archipelago, seat: Seat, how: i64) -> i64:
    """ALLOWED, or that no unit of this seat is free, or can go anywhere."""
    found: i64 = NO_UNIT_THERE
    first = s.layout.first_unit(seat)
    for unit in range(first, first + s.layout.pieces):
        if s.is_free(unit):
            if can_move(s, unit, how):
                return ALLOWED
            found = NO_WAY_THERE
    return found


def is_overfull(s: Archipelago, seat: Seat) -> bool:
    """ARC-REPR-05 whether more than three citizens of a seat are in a region."""
    for region in range(s.regions):
        if citizens_in(s, seat, region) > s.layout.numbers.most_citizens:
            return True
    return False


def begin_migration(s: Archipelago, seat: Seat, how: i64) -> None:
    """By an action or a card; ARC-CONV-05 only within it do ships carry."""
    s.push(MIGRATE, seat, how)


@final
class Migrate(Decision[Archipelago]):
    """Which unit moves next.

    ARC-MIGR-01  any of your active units that are not engaged, each once
    ARC-MIGR-05  in the end no more than three of your citizens in a region
    ARC-MIGR-07  if there are more, the last one that came may go back
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        how = s.own(HOW)
        for region in range(s.regions):
            for spot in range(SPOTS):
                if cannot_move_from(s, seat, region, spot, how) == ALLOWED:
                    out.add(s.layout.unit.of(region, spot))
        if is_overfull(s, seat):
            out.add(s.layout.back_one.of())
        elif s.own(MADE) > 0:
            out.add(s.layout.done.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(MIGRATE, seat):
            return NOT_MIGRATING
        if s.layout.unit.has(action):
            return cannot_move_from(
                s, seat, s.layout.unit.argument(action, 0), s.layout.unit.argument(action, 1), s.own(HOW)
            )
        if s.layout.back_one.has(action):
            return ALLOWED if is_overfull(s, seat) else NOT_OVERFULL
        if is_overfull(s, seat):
            return because(REGION_FULL, s.layout.numbers.most_citizens)
        return ALLOWED if s.own(MADE) > 0 else MUST_MOVE

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        if s.layout.unit.has(action):
            unit = movable_at(s, seat, s.layout.unit.argument(action, 0), s.layout.unit.argument(action, 1))
            s.go_on(MIGRATE_TO, seat, unit, s.own(HOW))
        elif s.layout.back_one.has(action):
            go_back(s, seat)
        else:
            end_migration(s, seat)
            s.done()


@final
class MigrateTo(Decision[Archipelago]):
    """Where the unit goes.

    ARC-MIGR-01  to a neighbouring region, or onto an empty building of its region
    ARC-MIGR-02  ships by sea, citizens by land
    ARC-CONV-02  or across the sea, carried by your ships
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for region in range(s.regions):
            for spot in range(SPOTS):
                if cannot_go(s, s.own(WHO), region, spot, s.own(1)) == ALLOWED:
                    out.add(s.layout.to.of(region, spot))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(MIGRATE_TO, seat):
            return NOT_MIGRATING
        return cannot_go(s, s.own(WHO), s.layout.to.argument(action, 0), s.layout.to.argument(action, 1), s.own(1))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        unit = s.own(WHO)
        s.back()
        s.set_own(MADE, s.own(MADE) + 1)
        move_unit(s, seat, unit, s.layout.to.argument(action, 0), s.layout.to.argument(action, 1))


def move_unit(s: Archipelago, seat: Seat, unit: i64, region: Place, spot: i64) -> None:
    """ARC-MIGR-06 whoever enters an empty building controls it from then on."""
    came_from = s.region_of(unit)
    is_ship = s.layout.is_ship(unit)
    s.trail = append(append(s.trail, unit), s.units[unit])
    if spot >= BUILDING_SPOTS:
        s.tell(ENTERED, seat, region, spot - BUILDING_SPOTS)
        area = s.area_of(unit) if region == came_from else area_entered(s, unit, region)
        put_unit(s, unit, region, area, ON_BUILDING + spot - BUILDING_SPOTS)
    else:
        area = spot - SEA_SPOTS if is_ship else spot
        on_foot = is_ship or steps_to(s, unit, region, area)
        s.tell(MOVED if on_foot else CONVOYED, seat, 1 if is_ship else 0, came_from, region)
        put_unit(s, unit, region, area, ON_GROUND)
    s.units[unit] |= HAS_MOVED


def area_entered(s: Archipelago, unit: i64, region: Place) -> i64:
    """The area in which a step to the next region ends."""
    for area in range(SEA_SPOTS):
        if steps_to(s, unit, region, area):
            return area
    return 0


def go_back(s: Archipelago, seat: Seat) -> None:
    """ARC-MIGR-07 the last citizen that entered an over-full region returns, and has moved all the same."""
    last = i64(len(s.trail)) - TRAIL
    while last >= NO_WORDS:
        unit = s.trail[last]
        region = s.region_of(unit)
        if not s.layout.is_ship(unit) and citizens_in(s, seat, region) > s.layout.numbers.most_citizens:
            before = s.trail[last + 1]
            if before & REGION != region:
                return_unit(s, seat, unit, before)
                forget_move(s, last)
                return
        last -= TRAIL


def return_unit(s: Archipelago, seat: Seat, unit: i64, before: i64) -> None:
    region = before & REGION
    post = (before >> POST_SHIFT) & POST
    if ON_BUILDING <= post < ON_SYMBOL and s.keeper(region, post - ON_BUILDING) != NOBODY:
        post = ON_GROUND
    area = (before >> AREA_SHIFT) & AREA
    s.tell(WENT_BACK, seat, region)
    put_unit(s, unit, region, area, post)
    s.units[unit] |= HAS_MOVED


def forget_move(s: Archipelago, at: i64) -> None:
    left = vec[i64]()
    for k in range(i64(len(s.trail))):
        if k < at or k >= at + TRAIL:
            left = append(left, s.trail[k])
    s.trail = left


def end_migration(s: Archipelago, seat: Seat) -> None:
    s.trail = table(NO_WORDS)
    first = s.layout.first_unit(seat)
    for unit in range(first, first + s.layout.pieces):
        s.units[unit] &= ~HAS_MOVED
