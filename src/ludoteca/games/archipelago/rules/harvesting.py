"""Harvest: units go onto free symbols of one resource, each within its region."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import draw_cubes
from ludoteca.games.archipelago.rules.control import held_by_rival
from ludoteca.games.archipelago.rules.layout import REGIONS
from ludoteca.games.archipelago.rules.names import (
    AREAS,
    ASKED,
    ASKED_ALREADY,
    BUILDING_SPOTS,
    DENIED,
    FISH,
    GOODS,
    GRANT_HARVEST,
    GRANTED,
    HARVEST,
    HARVESTED,
    LOOTED_SYMBOLS,
    MUST_HARVEST,
    NEEDS_PERMISSION,
    NO_SYMBOL_FREE,
    NO_UNIT_REACHES,
    NOBODY,
    NOT_ASKED,
    NOT_HARVESTING,
    NOT_HELD_BY_RIVAL,
    NOTHING,
    NOTHING_TO_HARVEST,
    PICK_SPOT,
    SEA_SPOTS,
    SPOTS,
)
from ludoteca.games.archipelago.rules.pieces import engage, free_unit_at, put_unit, side_of
from ludoteca.games.archipelago.rules.state import (
    AREA,
    AREA_SHIFT,
    ON_CARD,
    ON_SYMBOL,
    POST,
    POST_SHIFT,
    REGION,
    Archipelago,
)
from ludoteca.kernel.decision import ALLOWED, REFUSAL, Decision, Options, because
from ludoteca.kernel.numbers import Action, Place, Seat, table

# The own words of a harvest: what, how many units at most, how many so far.
GOOD: Final[i64] = 0
LEFT: Final[i64] = 1
REAPED: Final[i64] = 2
ANY_NUMBER: Final[i64] = 99

SPOTS_OF_AREAS: Final[i64] = 2 * AREAS


def occupied(s: Archipelago, good: i64) -> vec[i64]:
    """ARC-HARV-04 how many symbols of a good are taken, by region and area; fish are in areas of sea."""
    found = table(REGIONS * AREAS)
    units = s.units
    for unit in range(s.layout.units):
        word = units[unit]
        if (word >> POST_SHIFT) & POST == ON_SYMBOL + good and word & REGION < ON_CARD:
            found[(word & REGION) * AREAS + ((word >> AREA_SHIFT) & AREA)] += 1
    return found


def free_symbols(s: Archipelago, region: Place, area: i64, good: i64, taken: vec[i64]) -> i64:
    """ARC-HARV-01 symbols of a good in an area that nobody stands on; ARC-HARV-08 looted ones are dead."""
    if s.is_looted(region, good):
        return 0
    spot = SEA_SPOTS + area if good == FISH else area
    return s.layout.sides.symbols_in(side_of(s, region), spot, good) - taken[region * AREAS + area]


def reached_area(s: Archipelago, unit: i64, good: i64, taken: vec[i64]) -> i64:
    """ARC-HARV-06 an area with a free symbol that a unit can go onto, its own one first; NOTHING if there is none."""
    region = s.region_of(unit)
    own = s.area_of(unit)
    if free_symbols(s, region, own, good, taken) > 0:
        return own
    if not s.layout.rulings.strict_areas:
        for area in range(AREAS):
            if free_symbols(s, region, area, good, taken) > 0:
                return area
    return NOTHING


def may_reap_at(s: Archipelago, spot: i64) -> bool:
    """ARC-HARV-07 a unit may leave a building to harvest, unless the table plays otherwise."""
    return spot < BUILDING_SPOTS or s.layout.rulings.harvest_from_building


def reaper_at(s: Archipelago, seat: Seat, region: Place, spot: i64, good: i64) -> i64:
    """ARC-HARV-02 a unit that could harvest a good from a spot: ships fish, citizens all else."""
    if not may_reap_at(s, spot):
        return NOBODY
    unit = free_unit_at(s, seat, region, spot)
    return unit if unit != NOBODY and s.layout.is_ship(unit) == (good == FISH) else NOBODY


def cannot_reap(s: Archipelago, seat: Seat, region: Place, spot: i64, good: i64, taken: vec[i64]) -> i64:
    """ALLOWED, or why no unit of a seat can harvest a good from this spot."""
    if region >= s.regions:
        return NO_UNIT_REACHES
    unit = reaper_at(s, seat, region, spot, good)
    if unit == NOBODY:
        return NO_UNIT_REACHES
    if s.is_looted(region, good):
        return LOOTED_SYMBOLS
    if reached_area(s, unit, good, taken) == NOTHING:
        return NO_SYMBOL_FREE
    rival = held_by_rival(s, seat, region)
    if rival != NOBODY and s.permitted[region] == 0:
        return because(NEEDS_PERMISSION, rival)  # ARC-HARV-05
    return ALLOWED


def can_reap(s: Archipelago, seat: Seat, good: i64) -> bool:
    """Whether a seat can harvest a good anywhere."""
    taken = occupied(s, good)
    units = s.units
    layout = s.layout
    first = layout.first_ship(seat) if good == FISH else layout.first_unit(seat)
    for unit in range(first, first + (layout.ships if good == FISH else layout.citizens)):
        if s.is_free(unit):
            region = units[unit] & REGION
            post = s.post_of(unit)
            if post != 0 and not layout.rulings.harvest_from_building:
                continue
            if reached_area(s, unit, good, taken) == NOTHING:
                continue
            if held_by_rival(s, seat, region) == NOBODY or s.permitted[region] > 0:
                return True
    return False


def cannot_ask(s: Archipelago, seat: Seat, region: Place, good: i64) -> i64:
    """ARC-HARV-05 ALLOWED, or why there is nobody, or no reason, to ask for a harvest in a region."""
    if region >= s.regions or held_by_rival(s, seat, region) == NOBODY:
        return NOT_HELD_BY_RIVAL
    if (s.asked_for >> region) & 1:
        return ASKED_ALREADY
    if s.permitted[region] > 0:
        return ASKED_ALREADY
    taken = occupied(s, good)
    for spot in range(SPOTS):
        if cannot_reap(s, seat, region, spot, good, taken) & REFUSAL == NEEDS_PERMISSION:
            return ALLOWED
    return NO_UNIT_REACHES


def can_ask(s: Archipelago, seat: Seat, good: i64) -> bool:
    for region in range(s.regions):
        if held_by_rival(s, seat, region) != NOBODY and cannot_ask(s, seat, region, good) == ALLOWED:
            return True
    return False


def cannot_harvest(s: Archipelago, seat: Seat, good: i64) -> i64:
    """ALLOWED, or that there is nothing of a good for this seat to harvest."""
    return ALLOWED if can_reap(s, seat, good) or can_ask(s, seat, good) else because(NOTHING_TO_HARVEST, good)


def begin_harvest(s: Archipelago, seat: Seat, good: i64, units: i64) -> None:
    s.push(HARVEST, seat, good, units)


def ask_for_harvest(s: Archipelago, seat: Seat, region: Place) -> None:
    """ARC-HARV-05 the one who holds the region says yes or no."""
    rival = held_by_rival(s, seat, region)
    s.asked_for |= 1 << region
    s.tell(ASKED, seat, rival, region)
    s.push(GRANT_HARVEST, rival, region)


def lapse_permissions(s: Archipelago) -> None:
    """ARC-HARV-05 a permission, asked for or traded, is for one action: with its end it is gone."""
    s.asked_for = 0
    for region in range(s.regions):
        s.permitted[region] = 0


def reap(s: Archipelago, seat: Seat, unit: i64, good: i64, area: i64) -> None:
    """ARC-HARV-03 a cube for each unit, ARC-ICON-06 two after a doubling card, as far as the bank has them."""
    region = s.region_of(unit)
    if held_by_rival(s, seat, region) != NOBODY:
        s.permitted[region] = s.permitted[region] - 1
    put_unit(s, unit, region, area, ON_SYMBOL + good)
    engage(s, unit)
    cubes = s.layout.numbers.doubled if (s.doubled >> good) & 1 else 1
    got = draw_cubes(s, seat, good, cubes)
    s.tell(HARVESTED, seat, got, good, region)


def count_reaped(s: Archipelago) -> None:
    """The step on top is HARVEST: one unit more has gone; none are left after the last one allowed."""
    left = s.own(LEFT) - 1
    s.set_own(LEFT, left)
    s.set_own(REAPED, s.own(REAPED) + 1)
    if left == 0:
        end_harvest(s)


def end_harvest(s: Archipelago) -> None:
    s.done()
    lapse_permissions(s)


def free_areas(s: Archipelago, unit: i64, good: i64, taken: vec[i64]) -> i64:
    """How many areas of its region have a free symbol for a unit."""
    count: i64 = 0
    for area in range(AREAS):
        reaches = area == s.area_of(unit) or not s.layout.rulings.strict_areas
        if reaches and free_symbols(s, s.region_of(unit), area, good, taken) > 0:
            count += 1
    return count


@final
class Harvest(Decision[Archipelago]):
    """Send a unit onto a free symbol of its region; another one; and so on.

    ARC-HARV-01  any number of units, one a symbol, each in the region where it is
    ARC-HARV-02  ships for fish, active citizens for everything else
    ARC-HARV-05  in a rival's region only if he allows it
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        layout = s.layout
        good = s.own(GOOD)
        taken = occupied(s, good)
        on_ground = False
        for region in range(s.regions):
            for spot in range(SPOTS):
                if cannot_reap(s, seat, region, spot, good, taken) == ALLOWED:
                    out.add(layout.unit.of(region, spot))
                    on_ground = on_ground or spot < BUILDING_SPOTS
        if on_ground:
            out.add(layout.harvest_all.of())
        can_stop = s.own(REAPED) > 0 or out.count == 0
        for region in range(s.regions):
            if cannot_ask(s, seat, region, good) == ALLOWED:
                out.add(layout.ask.of(region))
        if can_stop:
            out.add(layout.done.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        layout = s.layout
        if not s.asks(HARVEST, seat):
            return NOT_HARVESTING
        good = s.own(GOOD)
        if layout.unit.has(action):
            return cannot_reap(
                s, seat, layout.unit.argument(action, 0), layout.unit.argument(action, 1), good, occupied(s, good)
            )
        if layout.harvest_all.has(action):
            return ALLOWED if reaps_on_ground(s, seat, good) else because(NOTHING_TO_HARVEST, good)
        if layout.ask.has(action):
            return cannot_ask(s, seat, layout.ask.argument(action), good)
        return ALLOWED if s.own(REAPED) > 0 or not can_reap(s, seat, good) else MUST_HARVEST

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        layout = s.layout
        good = s.own(GOOD)
        if layout.done.has(action):
            end_harvest(s)
        elif layout.ask.has(action):
            ask_for_harvest(s, seat, layout.ask.argument(action))
        elif layout.harvest_all.has(action):
            harvest_all(s, seat, good)
        else:
            region, spot = layout.unit.argument(action, 0), layout.unit.argument(action, 1)
            unit = reaper_at(s, seat, region, spot, good)
            taken = occupied(s, good)
            if free_areas(s, unit, good, taken) > 1:
                s.go_on(PICK_SPOT, seat, unit, good)
            else:
                reap(s, seat, unit, good, reached_area(s, unit, good, taken))
                count_reaped(s)


def reaps_on_ground(s: Archipelago, seat: Seat, good: i64) -> bool:
    taken = occupied(s, good)
    for region in range(s.regions):
        for spot in range(BUILDING_SPOTS):
            if cannot_reap(s, seat, region, spot, good, taken) == ALLOWED:
                return True
    return False


def harvest_all(s: Archipelago, seat: Seat, good: i64) -> None:
    """Every unit that stands on no building goes onto a symbol it reaches, region by region, its own area first."""
    for region in range(s.regions):
        for spot in range(BUILDING_SPOTS):
            while s.deciding() == HARVEST and cannot_reap(s, seat, region, spot, good, occupied(s, good)) == ALLOWED:
                unit = reaper_at(s, seat, region, spot, good)
                reap(s, seat, unit, good, reached_area(s, unit, good, occupied(s, good)))
                count_reaped(s)


@final
class GrantHarvest(Decision[Archipelago]):
    """Somebody asks to harvest in your region: grant it for this action, or not.

    ARC-HARV-05  whoever holds the town decides
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        out.add(s.layout.grant.of())
        out.add(s.layout.deny.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        return ALLOWED if s.asks(GRANT_HARVEST, seat) else NOT_ASKED

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        region = s.own(0)
        s.hand_over()
        s.done()
        if s.layout.grant.has(action):
            s.permitted[region] = ANY_NUMBER
            s.tell(GRANTED, seat, s.player, region)
        else:
            s.tell(DENIED, seat, s.player, region)


@final
class ChooseHarvest(Decision[Archipelago]):
    """What is harvested by a card that harvests without a disc.

    ARC-HARV-01  one resource
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for good in range(GOODS):
            if can_reap(s, seat, good):
                out.add(s.layout.harvest.of(good))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        good = s.layout.harvest.argument(action)
        return ALLOWED if can_reap(s, seat, good) else because(NOTHING_TO_HARVEST, good)

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        units = s.own(0)
        s.done()
        begin_harvest(s, seat, s.layout.harvest.argument(action), units)
