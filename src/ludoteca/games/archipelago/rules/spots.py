"""Which of several like pieces, or of several like symbols, is meant."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.harvesting import count_reaped, free_symbols, occupied, reap
from ludoteca.games.archipelago.rules.looting import sink_ship
from ludoteca.games.archipelago.rules.names import (
    AREAS,
    FISH,
    HARVEST,
    NO_SYMBOL_FREE,
    NOT_ASSIGNED,
    NOT_LYING,
    PICK_SPOT,
    SEA_SPOTS,
    SPOTS,
    STAND_UP,
)
from ludoteca.games.archipelago.rules.pieces import spot_of
from ludoteca.games.archipelago.rules.rebels import stand_up_at
from ludoteca.games.archipelago.rules.state import REGION, Archipelago
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.numbers import Action, Seat

# The own words: of citizens and ships the owner and the region, of a harvest the unit and the good.
OWNER: Final[i64] = 0
WHERE: Final[i64] = 1
UNIT: Final[i64] = 0
GOOD: Final[i64] = 1


def cannot_pick_spot(s: Archipelago, seat: Seat, spot: i64) -> i64:
    """ALLOWED, or why nothing at this spot can be meant."""
    if not s.asks(PICK_SPOT, seat):
        return NOT_ASSIGNED
    if s.began() == HARVEST:
        good = s.own(GOOD)
        area = spot - SEA_SPOTS if good == FISH else spot
        if area < 0 or area >= AREAS:
            return NO_SYMBOL_FREE
        free = free_symbols(s, s.region_of(s.own(UNIT)), area, good, occupied(s, good))
        return ALLOWED if free > 0 else NO_SYMBOL_FREE
    owner = s.own(OWNER)
    citizens = s.began() == STAND_UP
    first = s.layout.first_unit(owner) if citizens else s.layout.first_ship(owner)
    for unit in range(first, first + (s.layout.citizens if citizens else s.layout.ships)):
        if s.units[unit] & REGION == s.own(WHERE) and spot_of(s, unit) == spot and s.is_lying(unit) == citizens:
            return ALLOWED
    return NOT_LYING


@final
class PickSpot(Decision[Archipelago]):
    """Which of several like pieces of a region is meant, or where a unit harvests: by the area or the building.

    ARC-P4-13    a citizen to be stood up
    ARC-CARD-14  a ship to be sunk
    ARC-HARV-01  a symbol of the region
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for spot in range(SPOTS):
            if cannot_pick_spot(s, seat, spot) == ALLOWED:
                out.add(s.layout.spot.of(spot))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        return cannot_pick_spot(s, seat, s.layout.spot.argument(action))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        first, second, spot = s.own(0), s.own(1), s.layout.spot.argument(action)
        s.back()
        if s.deciding() == STAND_UP:
            stand_up_at(s, first, second, spot)
        elif s.deciding() == HARVEST:
            reap(s, seat, first, second, spot - SEA_SPOTS if second == FISH else spot)
            count_reaped(s)
        else:
            s.done()
            sink_ship(s, seat, first, second, spot)
