"""Units: who stands where, moved from place to place, counted."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.names import (
    BUILDING_SPOTS,
    LEFT_BUILDING,
    NOBODY,
    POPULATION_MOVED,
    SEA_SPOTS,
)
from ludoteca.games.archipelago.rules.state import (
    ENGAGED,
    IN_RESERVE,
    LYING,
    ON_BUILDING,
    ON_CARD,
    ON_GROUND,
    ON_SYMBOL,
    REGION,
    Archipelago,
    unit_word,
)
from ludoteca.kernel.numbers import Place, Seat


def side_of(s: Archipelago, region: Place) -> i64:
    return s.sides[region]


def lands(s: Archipelago, region: Place) -> i64:
    """How many areas of land a region has."""
    return s.layout.sides.lands[side_of(s, region)]


def seas(s: Archipelago, region: Place) -> i64:
    return s.layout.sides.seas[side_of(s, region)]


def spot_of(s: Archipelago, unit: i64) -> i64:
    """Where in its region a unit is: a building, or an area (on a symbol: the one it is in)."""
    post = s.post_of(unit)
    if ON_BUILDING <= post < ON_SYMBOL:
        return BUILDING_SPOTS + post - ON_BUILDING
    return (SEA_SPOTS if s.layout.is_ship(unit) else 0) + s.area_of(unit)


def reserve_citizen(s: Archipelago, seat: Seat) -> i64:
    """ARC-REPR-04 a citizen that is not in play, or NOBODY."""
    first = s.layout.first_unit(seat)
    for unit in range(first, first + s.layout.citizens):
        if s.units[unit] & REGION == IN_RESERVE:
            return unit
    return NOBODY


def reserve_ship(s: Archipelago, seat: Seat) -> i64:
    """ARC-SHIP-03 a ship that is not in play, or NOBODY."""
    first = s.layout.first_ship(seat)
    for unit in range(first, first + s.layout.ships):
        if s.units[unit] & REGION == IN_RESERVE:
            return unit
    return NOBODY


def citizens_in(s: Archipelago, seat: Seat, region: Place) -> i64:
    """Citizens of a seat in a region, rebels among them."""
    units = s.units
    first = s.layout.first_unit(seat)
    count: i64 = 0
    for unit in range(first, first + s.layout.citizens):
        if units[unit] & REGION == region:
            count += 1
    return count


def has_active_unit(s: Archipelago, seat: Seat, region: Place) -> bool:
    """ARC-RECR-03 a ship or an active citizen, engaged or not."""
    units = s.units
    first = s.layout.first_unit(seat)
    for unit in range(first, first + s.layout.pieces):
        if units[unit] & REGION == region and units[unit] & LYING == 0:
            return True
    return False


def has_free_unit(s: Archipelago, seat: Seat) -> bool:
    """ARC-DEF-06 a ship or a citizen on the map that is active and not engaged."""
    first = s.layout.first_unit(seat)
    for unit in range(first, first + s.layout.pieces):
        if s.is_free(unit):
            return True
    return False


def ships_in_play(s: Archipelago) -> i64:
    """ARC-DEF-08 on the map, whoever has them."""
    count: i64 = 0
    for seat in range(s.seats):
        first = s.layout.first_ship(seat)
        for unit in range(first, first + s.layout.ships):
            if s.units[unit] & REGION < ON_CARD:
                count += 1
    return count


def buildings_in_play(s: Archipelago, building: i64) -> i64:
    """ARC-DEF-08, ARC-P4-31 on the map, whoever controls them."""
    count: i64 = 0
    for region in range(s.regions):
        if s.is_built(region, building):
            count += 1
    return count


def free_unit_at(s: Archipelago, seat: Seat, region: Place, spot: i64) -> i64:
    """A unit of a seat at a spot that is active and not engaged, or NOBODY: those at one spot are alike."""
    if spot >= BUILDING_SPOTS:
        unit = s.keeper(region, spot - BUILDING_SPOTS) if s.is_built(region, spot - BUILDING_SPOTS) else NOBODY
        return unit if unit != NOBODY and s.layout.owner(unit) == seat and s.is_free(unit) else NOBODY
    at_sea = spot >= SEA_SPOTS
    first = s.layout.first_ship(seat) if at_sea else s.layout.first_unit(seat)
    wanted = unit_word(region, spot - SEA_SPOTS if at_sea else spot, ON_GROUND)
    for unit in range(first, first + (s.layout.ships if at_sea else s.layout.citizens)):
        if s.units[unit] == wanted:
            return unit
    return NOBODY


def leave_post(s: Archipelago, unit: i64) -> None:
    """ARC-CTRL-02, ARC-HARV-07 a unit that leaves a building gives it up; ARC-CTRL-04 a rebel had it no more."""
    post = s.post_of(unit)
    if ON_BUILDING <= post < ON_SYMBOL and not s.is_lying(unit):
        s.tell(LEFT_BUILDING, s.layout.owner(unit), post - ON_BUILDING, s.region_of(unit))
    vacate(s, unit)


def vacate(s: Archipelago, unit: i64) -> None:
    """Nobody stands on the building any more on which a unit stood."""
    post = s.post_of(unit)
    if ON_BUILDING <= post < ON_SYMBOL:
        s.set_keeper(s.region_of(unit), post - ON_BUILDING, NOBODY)


def put_unit(s: Archipelago, unit: i64, region: Place, area: i64, post: i64) -> None:
    """A unit comes to stand somewhere, and leaves where it was; how it is stays as it is."""
    leave_post(s, unit)
    s.units[unit] = unit_word(region, area, post) | (s.units[unit] & (LYING | ENGAGED))
    if ON_BUILDING <= post < ON_SYMBOL:
        s.set_keeper(region, post - ON_BUILDING, unit)


def engage(s: Archipelago, unit: i64) -> None:
    """ARC-DEF-06 it can do nothing more in this turn that would move or engage it elsewhere."""
    s.units[unit] |= ENGAGED


def add_citizen(s: Archipelago, seat: Seat, region: Place, area: i64) -> None:
    """A citizen comes from the reserve: ARC-RECR-05 active, and one more of the population."""
    put_unit(s, reserve_citizen(s, seat), region, area, ON_GROUND)
    s.population += 1
    s.tell(POPULATION_MOVED, s.population)
