"""Control: who has a building, whether by standing on it or from the town, and who holds a region."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.names import NOBODY, TOWN
from ludoteca.games.archipelago.rules.pieces import side_of
from ludoteca.games.archipelago.rules.state import Archipelago
from ludoteca.kernel.numbers import Place, Seat


def occupier(s: Archipelago, region: Place, building: i64) -> Seat:
    """ARC-CTRL-01 whose active unit stands on a building; ARC-CTRL-04 a rebel does not control it."""
    unit = s.keeper(region, building)
    return s.layout.owner(unit) if unit != NOBODY and not s.is_lying(unit) else NOBODY


def holder_of(s: Archipelago, region: Place) -> Seat:
    """ARC-TOWN-01 who controls a region: an active citizen in its town."""
    return occupier(s, region, TOWN) if s.is_built(region, TOWN) else NOBODY


def controller(s: Archipelago, region: Place, building: i64) -> Seat:
    """Who controls a building, or NOBODY.

    ARC-TOWN-05 whoever stands there keeps it; ARC-TOWN-01, ARC-TOWN-06 else it goes with the town; ARC-TOWN-07 also
    from under a rebel.
    """
    if not s.is_built(region, building):
        return NOBODY
    stands = occupier(s, region, building)
    if stands != NOBODY or building == TOWN:
        return stands
    if s.keeper(region, building) != NOBODY and not s.layout.rulings.town_takes_rebel_building:
        return NOBODY  # AMB-57 as it was read first
    return holder_of(s, region)


def controlled(s: Archipelago, seat: Seat, building: i64) -> i64:
    """How many buildings of a kind a seat controls."""
    count: i64 = 0
    for region in range(s.regions):
        if s.is_built(region, building) and controller(s, region, building) == seat:
            count += 1
    return count


def symbols_held(s: Archipelago, seat: Seat, good: i64) -> i64:
    """Symbols of a good in the regions that a seat holds by a town; looted ones do not count."""
    count: i64 = 0
    for region in range(s.regions):
        if holder_of(s, region) == seat and not s.is_looted(region, good):
            count += s.layout.sides.symbols_of(side_of(s, region), good)
    return count


def held_by_rival(s: Archipelago, seat: Seat, region: Place) -> Seat:
    """ARC-TOWN-04 the rival whose town a region is, or NOBODY."""
    holder = holder_of(s, region)
    return NOBODY if holder == seat else holder


def is_closed(s: Archipelago, seat: Seat, region: Place, building: i64) -> bool:
    """ARC-MIGR-04, ARC-TOWN-03 a rival's town keeps its port, market and temple."""
    return building != TOWN and held_by_rival(s, seat, region) != NOBODY


def any_controlled(s: Archipelago, seat: Seat, building: i64) -> bool:
    for region in range(s.regions):
        if controller(s, region, building) == seat:
            return True
    return False
