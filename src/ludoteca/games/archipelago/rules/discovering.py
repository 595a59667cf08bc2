"""The discovery: one symbol of a new region serves the market, another one its discoverer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import draw_cubes, move_stock
from ludoteca.games.archipelago.rules.names import (
    BANK_LACKS,
    DOMESTIC,
    GOODS,
    NO_DISCOVERY,
    NOT_SHOWN,
    NOTHING,
    SECTION_FULL,
    STOCK_MARKET,
    TAKE_DISCOVERY,
    TO_MARKET,
    TO_SCREEN,
)
from ludoteca.games.archipelago.rules.pieces import (
    side_of,
)
from ludoteca.games.archipelago.rules.state import BANK, Archipelago
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Place, Seat

# Of LAND_CITIZEN and of a discovery.
WHERE: Final[i64] = 0
LEFT: Final[i64] = 1
WHOSE: Final[i64] = 1
STAGE: Final[i64] = 2  # 0, then 1 more than the good that went to the market, or NO_GOOD
NO_GOOD: Final[i64] = GOODS + 1
ENOUGH: Final[i64] = GOODS + 2


def symbols_left(s: Archipelago, region: Place, good: i64, stocked: i64) -> i64:
    """The symbols of a good from which a discoverer may choose, once one has served the market."""
    return s.layout.sides.symbols_of(side_of(s, region), good) - (1 if good == stocked else 0)


def cannot_stock(s: Archipelago, region: Place, good: i64) -> i64:
    """ARC-EXPL-10, ARC-EXPL-12 ALLOWED, or why this resource cannot go from the bank to board I."""
    if symbols_left(s, region, good, NOTHING) == 0:
        return NOT_SHOWN
    if s.in_bank(good) == 0:
        return because(BANK_LACKS, good)
    if s.lying_on(DOMESTIC, good) == s.layout.room(DOMESTIC, good):
        return because(SECTION_FULL, DOMESTIC, good)
    return ALLOWED


def cannot_discover(s: Archipelago, region: Place, good: i64, stocked: i64) -> i64:
    """ARC-EXPL-10, ARC-EXPL-12 ALLOWED, or why the discoverer cannot take this resource."""
    if symbols_left(s, region, good, stocked) == 0:
        return NOT_SHOWN
    return ALLOWED if s.in_bank(good) > 0 else because(BANK_LACKS, good)


@final
class Discover(Consequence[Archipelago]):
    """ARC-T0-10, ARC-EXPL-10 one symbol's resource for board I, another symbol's for the discoverer."""

    def follow(self, s: Archipelago) -> None:
        region, seat, stage = s.own(WHERE), s.own(WHOSE), s.own(STAGE)
        if stage == 0:
            s.set_own(STAGE, NO_GOOD)
            only = only_stock(s, region)
            if only >= 0:
                stock_market(s, seat, only)
            elif only == SEVERAL:
                s.push(STOCK_MARKET, seat, region)
        elif stage < ENOUGH:
            s.set_own(STAGE, ENOUGH)
            only = only_discovery(s, region, stage - 1) if symbols_in_all(s, region) > 1 else NONE
            if only >= 0:
                take_discovery(s, seat, only)
            elif only == SEVERAL:
                s.push(TAKE_DISCOVERY, seat, region, stage - 1)
        else:
            s.done()


NONE: Final[i64] = -1
SEVERAL: Final[i64] = -2


def only_stock(s: Archipelago, region: Place) -> i64:
    """The one resource that can go to the market, NONE, or SEVERAL."""
    found = NONE
    for good in range(GOODS):
        if cannot_stock(s, region, good) == ALLOWED:
            found = good if found == NONE else SEVERAL
    return found


def only_discovery(s: Archipelago, region: Place, stocked: i64) -> i64:
    """The one resource that can be taken, NONE, or SEVERAL."""
    found = NONE
    for good in range(GOODS):
        if cannot_discover(s, region, good, stocked) == ALLOWED:
            found = good if found == NONE else SEVERAL
    return found


def symbols_in_all(s: Archipelago, region: Place) -> i64:
    count: i64 = 0
    for good in range(GOODS):
        count += symbols_left(s, region, good, NOTHING)
    return count


def stock_market(s: Archipelago, seat: Seat, good: i64) -> None:
    """The consequence on top is the discovery: it remembers which symbol has served the market."""
    move_stock(s, good, BANK, DOMESTIC)
    s.set_own(STAGE, good + 1)
    s.tell(TO_MARKET, seat, good)


def take_discovery(s: Archipelago, seat: Seat, good: i64) -> None:
    draw_cubes(s, seat, good, 1)
    s.tell(TO_SCREEN, seat, good)


@final
class StockMarket(Decision[Archipelago]):
    """Which resource of the new region goes from the bank to the domestic market.

    ARC-T0-10    the resource of one of its symbols
    ARC-EXPL-12  of one that the bank has and the market has room for
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for good in range(GOODS):
            if cannot_stock(s, s.own(WHERE), good) == ALLOWED:
                out.add(s.layout.stock.of(good))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(STOCK_MARKET, seat):
            return NO_DISCOVERY
        return cannot_stock(s, s.own(WHERE), s.layout.stock.argument(action))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        s.done()
        stock_market(s, seat, s.layout.stock.argument(action))


@final
class TakeDiscovery(Decision[Archipelago]):
    """Which resource of the new region you take.

    ARC-T0-10    the resource of another symbol than the one that served the market
    ARC-EXPL-12  of one that the bank has
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for good in range(GOODS):
            if cannot_discover(s, s.own(WHERE), good, s.own(LEFT)) == ALLOWED:
                out.add(s.layout.discover.of(good))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(TAKE_DISCOVERY, seat):
            return NO_DISCOVERY
        return cannot_discover(s, s.own(WHERE), s.layout.discover.argument(action), s.own(LEFT))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        s.done()
        take_discovery(s, seat, s.layout.discover.argument(action))
