"""Pirate and Barbarian: a ship sunk, symbols looted for good."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import draw_cubes
from ludoteca.games.archipelago.rules.control import held_by_rival
from ludoteca.games.archipelago.rules.harvesting import ask_for_harvest, lapse_permissions
from ludoteca.games.archipelago.rules.names import (
    ASKED_ALREADY,
    FISH,
    GOODS,
    LOOT,
    LOOTED,
    LOOTED_SYMBOLS,
    NEEDS_PERMISSION,
    NO_CARD_EFFECT,
    NO_SHIP_THERE,
    NO_UNIT_THERE,
    NOBODY,
    NOT_HELD_BY_RIVAL,
    NOT_SHOWN,
    NOTHING,
    PICK_SPOT,
    SANK,
    SINK_SHIP,
    SPOTS,
)
from ludoteca.games.archipelago.rules.pieces import (
    engage,
    free_unit_at,
    side_of,
    spot_of,
    vacate,
)
from ludoteca.games.archipelago.rules.state import (
    IN_RESERVE,
    REGION,
    Archipelago,
)
from ludoteca.kernel.decision import ALLOWED, REFUSAL, Decision, Options, because
from ludoteca.kernel.numbers import Action, Place, Seat


def ships_at(s: Archipelago, seat: Seat, region: Place) -> i64:
    count: i64 = 0
    first = s.layout.first_ship(seat)
    for unit in range(first, first + s.layout.ships):
        if s.units[unit] & REGION == region:
            count += 1
    return count


def cannot_sink(s: Archipelago, seat: Seat, rival: Seat, region: Place) -> i64:
    """ARC-CARD-14 ALLOWED, or why no ship of a rival can be destroyed there: one's own must be in the same region."""
    if rival == seat or region >= s.regions or ships_at(s, rival, region) == 0 or ships_at(s, seat, region) == 0:
        return NO_SHIP_THERE
    return ALLOWED


def cannot_sink_any(s: Archipelago, seat: Seat) -> i64:
    for region in range(s.regions):
        for rival in range(s.seats):
            if cannot_sink(s, seat, rival, region) == ALLOWED:
                return ALLOWED
    return NO_SHIP_THERE


@final
class SinkShip(Decision[Archipelago]):
    """Which rival's ship the Pirate destroys.

    ARC-CARD-14  it goes back to its owner's reserve, and can be built again
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for rival in range(s.seats):
            for region in range(s.regions):
                if cannot_sink(s, seat, rival, region) == ALLOWED:
                    out.add(s.layout.sink.of(rival, region))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(SINK_SHIP, seat):
            return NO_CARD_EFFECT
        return cannot_sink(s, seat, s.layout.sink.argument(action, 0), s.layout.sink.argument(action, 1))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        rival, region = s.layout.sink.argument(action, 0), s.layout.sink.argument(action, 1)
        spot = only_ship_spot(s, rival, region)
        if spot == NOTHING:
            s.go_on(PICK_SPOT, seat, rival, region)
        else:
            s.done()
            sink_ship(s, seat, rival, region, spot)


def only_ship_spot(s: Archipelago, seat: Seat, region: Place) -> i64:
    """Where the ships of a seat are in a region, or NOTHING if at several spots."""
    found = NOTHING
    first = s.layout.first_ship(seat)
    for unit in range(first, first + s.layout.ships):
        if s.units[unit] & REGION == region:
            spot = spot_of(s, unit)
            if found != NOTHING and found != spot:
                return NOTHING
            found = spot
    return found


def sink_ship(s: Archipelago, seat: Seat, rival: Seat, region: Place, spot: i64) -> None:
    first = s.layout.first_ship(rival)
    for unit in range(first, first + s.layout.ships):
        if s.units[unit] & REGION == region and spot_of(s, unit) == spot:
            s.tell(SANK, seat, rival, region)
            vacate(s, unit)
            s.units[unit] = IN_RESERVE
            return


BY: Final[i64] = 0  # of LOOT: cubes for each symbol; then 1 more than the region, and the good
REGION_CHOSEN: Final[i64] = 1
GOOD_CHOSEN: Final[i64] = 2


def looter_at(s: Archipelago, seat: Seat, region: Place, spot: i64) -> i64:
    unit = free_unit_at(s, seat, region, spot)
    return NOBODY if unit != NOBODY and s.layout.is_ship(unit) else unit


def looters(s: Archipelago, seat: Seat, region: Place) -> i64:
    """At how many spots of a region a seat has a free citizen."""
    count: i64 = 0
    for spot in range(SPOTS):
        if looter_at(s, seat, region, spot) != NOBODY:
            count += 1
    return count


def cannot_loot(s: Archipelago, seat: Seat, region: Place, good: i64) -> i64:
    """ARC-CARD-04 ALLOWED, or why the Barbarian cannot loot this there: land symbols, a free citizen, no coin yet."""
    if region >= s.regions or looters(s, seat, region) == 0:
        return NO_UNIT_THERE
    if good == FISH or s.layout.sides.symbols_of(side_of(s, region), good) == 0:
        return NOT_SHOWN
    if s.is_looted(region, good):
        return LOOTED_SYMBOLS
    rival = held_by_rival(s, seat, region)
    if rival != NOBODY and s.permitted[region] < s.layout.sides.symbols_of(side_of(s, region), good):
        return because(NEEDS_PERMISSION, rival)  # ARC-HARV-05 for each symbol that is looted
    return ALLOWED


def cannot_loot_any(s: Archipelago, seat: Seat) -> i64:
    """ALLOWED, or what stands in the way where it comes nearest."""
    found: i64 = NO_UNIT_THERE
    for region in range(s.regions):
        for good in range(GOODS):
            refusal = cannot_loot(s, seat, region, good)
            if refusal == ALLOWED:
                return ALLOWED
            if nearness(refusal) > nearness(found):
                found = refusal
    return found


def nearness(refusal: i64) -> i64:
    """How many of the conditions of looting hold: a citizen, symbols, no coin on them."""
    kind = refusal & REFUSAL
    if kind == NEEDS_PERMISSION:
        return 3
    if kind == LOOTED_SYMBOLS:
        return 2
    return 1 if kind == NOT_SHOWN else 0


def cannot_ask_to_loot(s: Archipelago, seat: Seat, region: Place) -> i64:
    if region >= s.regions or held_by_rival(s, seat, region) == NOBODY:
        return NOT_HELD_BY_RIVAL
    if (s.asked_for >> region) & 1:
        return ASKED_ALREADY
    found: i64 = NOT_SHOWN
    for good in range(GOODS):
        refusal = cannot_loot(s, seat, region, good)
        if refusal & REFUSAL == NEEDS_PERMISSION:
            return ALLOWED
        if refusal == ALLOWED:
            found = ASKED_ALREADY
        elif refusal == NO_UNIT_THERE:
            found = NO_UNIT_THERE
    return found


@final
class Loot(Decision[Archipelago]):
    """What the Barbarian loots, and where; then the citizen who does it, if there are several.

    ARC-CARD-04  the coin stays on the symbols, which nobody harvests again
    ARC-HARV-05  in a rival's region only if he allows it
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        if s.own(REGION_CHOSEN) != 0:
            region = s.own(REGION_CHOSEN) - 1
            for spot in range(SPOTS):
                if looter_at(s, seat, region, spot) != NOBODY:
                    out.add(s.layout.unit.of(region, spot))
            return
        for region in range(s.regions):
            for good in range(GOODS):
                if cannot_loot(s, seat, region, good) == ALLOWED:
                    out.add(s.layout.loot.of(region, good))
            if cannot_ask_to_loot(s, seat, region) == ALLOWED:
                out.add(s.layout.ask.of(region))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        layout = s.layout
        if not s.asks(LOOT, seat):
            return NO_CARD_EFFECT
        if layout.unit.has(action):
            region, spot = layout.unit.argument(action, 0), layout.unit.argument(action, 1)
            chosen = s.own(REGION_CHOSEN) == region + 1
            return ALLOWED if chosen and looter_at(s, seat, region, spot) != NOBODY else NO_UNIT_THERE
        if s.own(REGION_CHOSEN) != 0:
            return NO_CARD_EFFECT
        if layout.ask.has(action):
            return cannot_ask_to_loot(s, seat, layout.ask.argument(action))
        return cannot_loot(s, seat, layout.loot.argument(action, 0), layout.loot.argument(action, 1))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        layout = s.layout
        by = s.own(BY)
        if layout.ask.has(action):
            ask_for_harvest(s, seat, layout.ask.argument(action))
        elif layout.unit.has(action):
            region, good = s.own(REGION_CHOSEN) - 1, s.own(GOOD_CHOSEN)
            s.done()
            loot(s, seat, region, good, by, looter_at(s, seat, region, layout.unit.argument(action, 1)))
        else:
            region, good = layout.loot.argument(action, 0), layout.loot.argument(action, 1)
            if looters(s, seat, region) > 1:
                s.go_on(LOOT, seat, by, region + 1, good)
                return
            s.done()
            for spot in range(SPOTS):
                unit = looter_at(s, seat, region, spot)
                if unit != NOBODY:
                    loot(s, seat, region, good, by, unit)
                    return


def loot(s: Archipelago, seat: Seat, region: Place, good: i64, by: i64, unit: i64) -> None:
    """ARC-CARD-04 two cubes for each symbol; the florin that was paid lies on them from now on."""
    count = by * s.layout.sides.symbols_of(side_of(s, region), good)
    s.looted[region] |= 1 << good
    s.bank -= 1
    engage(s, unit)
    lapse_permissions(s)
    got = draw_cubes(s, seat, good, count)
    s.tell(LOOTED, seat, got, good, region)
