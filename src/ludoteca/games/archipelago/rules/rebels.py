"""Citizens who lie: stood up for what was given, or rebels, and expelled from buildings."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bundles import lying_of
from ludoteca.games.archipelago.rules.control import holder_of
from ludoteca.games.archipelago.rules.names import (
    BOUND_TO_OTHERS,
    BUILDING_SPOTS,
    BUILDINGS,
    EXPEL_REBEL,
    EXPELLED,
    KEPT_REBEL,
    NO_CRISIS,
    NO_REBEL_TO_EXPEL,
    NO_SUCH_AREA,
    NOBODY,
    NOT_LYING,
    NOTHING,
    PICK_SPOT,
    STAND_UP,
    STOOD_UP,
    TEMPLE_RAISED,
)
from ludoteca.games.archipelago.rules.pieces import lands, put_unit, spot_of
from ludoteca.games.archipelago.rules.state import (
    LYING,
    ON_GROUND,
    OWED,
    Archipelago,
)
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.numbers import Action, Place, Seat

LEFT: Final[i64] = 0  # of STAND_UP: how many more


def count_lying(s: Archipelago) -> i64:
    count: i64 = 0
    for seat in range(s.seats):
        count += lying_of(s, seat)
    return count


def lying_in(s: Archipelago, region: Place) -> i64:
    count: i64 = 0
    for seat in range(s.seats):
        count += lying_of_in(s, seat, region)
    return count


def lying_of_in(s: Archipelago, seat: Seat, region: Place) -> i64:
    """How many citizens of a seat lie in a region."""
    count: i64 = 0
    first = s.layout.first_unit(seat)
    for unit in range(first, first + s.layout.citizens):
        if s.region_of(unit) == region and s.is_lying(unit):
            count += 1
    return count


def raise_region(s: Archipelago, seat: Seat, region: Place) -> None:
    """ARC-TEMP-03 all citizens of a region stand up, whoever they belong to."""
    s.tell(TEMPLE_RAISED, seat, region)
    for owner in range(s.seats):
        count = lying_of_in(s, owner, region)
        if count > 0:
            s.tell(STOOD_UP, owner, count, region)
            stand_up_in(s, owner, region, count)


def stand_up_in(s: Archipelago, owner: Seat, region: Place, count: i64) -> None:
    """So many citizens of a seat in a region stand up; of those on buildings first."""
    left = count
    first = s.layout.first_unit(owner)
    for on_building in (True, False):
        for unit in range(first, first + s.layout.citizens):
            if left > 0 and s.region_of(unit) == region and s.is_lying(unit):
                if (spot_of(s, unit) >= BUILDING_SPOTS) == on_building:
                    s.units[unit] &= ~LYING
                    left -= 1


def stand_up_some(s: Archipelago, seat: Seat, number: i64) -> None:
    """ARC-P4-13 so many must stand up, of whatever colour; all of them if no more lie."""
    if count_lying(s) > number:
        s.push(STAND_UP, seat, number)
        return
    for region in range(s.regions):
        for owner in range(s.seats):
            count = lying_of_in(s, owner, region)
            if count > 0:
                s.tell(STOOD_UP, owner, count, region)
                stand_up_in(s, owner, region, count)


def is_owed_to_others(s: Archipelago, owner: Seat) -> bool:
    """An accepted offer binds: citizens of those who were promised help come first, as long as any of them lie."""
    if s.has(owner, OWED) > 0:
        return False
    for other in range(s.seats):
        if s.has(other, OWED) > 0 and lying_of(s, other) > 0:
            return True
    return False


def cannot_stand(s: Archipelago, owner: Seat, region: Place) -> i64:
    """ALLOWED, or why no citizen of this seat in this region can be stood up now."""
    if lying_of_in(s, owner, region) == 0:
        return NOT_LYING
    return BOUND_TO_OTHERS if is_owed_to_others(s, owner) else ALLOWED


@final
class StandUp(Decision[Archipelago]):
    """Who stands up for the cube that was given.

    ARC-P4-13  exactly as many as it feeds, of any colour; an accepted offer says whose come first
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        layout = s.layout
        for owner in range(s.seats):
            if lying_of(s, owner) == 0 or is_owed_to_others(s, owner):
                continue
            out.add(layout.stand_all.of(owner))
            for region in range(s.regions):
                if lying_of_in(s, owner, region) > 0:
                    out.add(layout.stand.of(owner, region))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(STAND_UP, seat):
            return NO_CRISIS
        if s.layout.stand_all.has(action):
            owner = s.layout.stand_all.argument(action)
            if lying_of(s, owner) == 0:
                return NOT_LYING
            return BOUND_TO_OTHERS if is_owed_to_others(s, owner) else ALLOWED
        return cannot_stand(s, s.layout.stand.argument(action, 0), s.layout.stand.argument(action, 1))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        if s.layout.stand_all.has(action):
            stand_up_all(s, s.layout.stand_all.argument(action))
            return
        owner, region = s.layout.stand.argument(action, 0), s.layout.stand.argument(action, 1)
        spot = only_lying_spot(s, owner, region)
        if spot == NOTHING:
            s.go_on(PICK_SPOT, seat, owner, region)
        else:
            stand_up_at(s, owner, region, spot)


def stand_up_all(s: Archipelago, owner: Seat) -> None:
    """Citizens of one seat, as many as are still to stand up: the regions in their order, buildings first."""
    for region in range(s.regions):
        while lying_of_in(s, owner, region) > 0 and s.deciding() == STAND_UP and not is_owed_to_others(s, owner):
            s.tell(STOOD_UP, owner, 1, region)
            stand_up_in(s, owner, region, 1)
            count_stood_up(s, owner)


def only_lying_spot(s: Archipelago, owner: Seat, region: Place) -> i64:
    """Where the citizens of a seat lie in a region, or NOTHING if at several spots."""
    found = NOTHING
    first = s.layout.first_unit(owner)
    for unit in range(first, first + s.layout.citizens):
        if s.region_of(unit) == region and s.is_lying(unit):
            spot = spot_of(s, unit)
            if found != NOTHING and found != spot:
                return NOTHING
            found = spot
    return found


def stand_up_at(s: Archipelago, owner: Seat, region: Place, spot: i64) -> None:
    """One citizen stands up; the step on top is STAND_UP."""
    first = s.layout.first_unit(owner)
    for unit in range(first, first + s.layout.citizens):
        if s.region_of(unit) == region and s.is_lying(unit) and spot_of(s, unit) == spot:
            s.units[unit] &= ~LYING
            break
    s.tell(STOOD_UP, owner, 1, region)
    count_stood_up(s, owner)


def count_stood_up(s: Archipelago, owner: Seat) -> None:
    if s.has(owner, OWED) > 0:
        s.add(owner, OWED, -1)
    left = s.own(LEFT) - 1
    s.set_own(LEFT, left)
    if left == 0:
        s.done()


@final
class ExpelRebels(Consequence[Archipelago]):
    """ARC-TOWN-07 after a crisis whoever holds a town may expel others' rebels from the buildings of its region."""

    def follow(self, s: Archipelago) -> None:
        k = s.own(0)
        while k < s.regions * BUILDINGS and cannot_expel(s, k // BUILDINGS, k % BUILDINGS) != ALLOWED:
            k += 1
        if k == s.regions * BUILDINGS:
            s.done()
            return
        s.set_own(0, k + 1)
        s.push(EXPEL_REBEL, holder_of(s, k // BUILDINGS), k // BUILDINGS, k % BUILDINGS)


def cannot_expel(s: Archipelago, region: Place, building: i64) -> i64:
    """ALLOWED, or that there is no rebel of another seat than the one who holds the town."""
    holder = holder_of(s, region)
    unit = s.keeper(region, building) if s.is_built(region, building) else NOBODY
    if holder == NOBODY or unit == NOBODY or not s.is_lying(unit) or s.layout.owner(unit) == holder:
        return NO_REBEL_TO_EXPEL
    return ALLOWED


@final
class ExpelRebel(Decision[Archipelago]):
    """Expel another's rebel from a building in your region, or leave him there.

    ARC-TOWN-07  he goes on lying on some land of the region, and the building is free
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for area in range(lands(s, s.own(0))):
            out.add(s.layout.land.of(area))
        out.add(s.layout.leave_rebel.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(EXPEL_REBEL, seat):
            return NO_REBEL_TO_EXPEL
        if s.layout.land.has(action) and s.layout.land.argument(action) >= lands(s, s.own(0)):
            return NO_SUCH_AREA
        return ALLOWED

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        region, building = s.own(0), s.own(1)
        unit = s.keeper(region, building)
        s.done()
        if s.layout.land.has(action):
            s.tell(EXPELLED, seat, s.layout.owner(unit), region, building)
            put_unit(s, unit, region, s.layout.land.argument(action), ON_GROUND)
        else:
            s.tell(KEPT_REBEL, seat, s.layout.owner(unit), region, building)
