"""New citizens: reproduction and recruitment."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import pay_bank
from ludoteca.games.archipelago.rules.markers import move_surplus
from ludoteca.games.archipelago.rules.names import (
    BORN,
    HIRED,
    MUST_ADD,
    NO_ACTIVE_UNIT,
    NO_CITIZEN_LEFT,
    NO_PAIR,
    NO_SUCH_AREA,
    NOBODY,
    NOBODY_TO_HIRE,
    NOT_RECRUITING,
    NOT_REPRODUCING,
    RECRUIT,
    REGION_FULL,
    REPRODUCE,
    TOO_FEW_FLORINS,
)
from ludoteca.games.archipelago.rules.pieces import add_citizen, citizens_in, has_active_unit, lands, reserve_citizen
from ludoteca.games.archipelago.rules.state import FLORINS, LYING, REGION, Archipelago
from ludoteca.kernel.decision import ALLOWED, REFUSAL, Decision, Options, because
from ludoteca.kernel.numbers import Action, Place, Seat

# The own words of both: how many at most, how many so far.
LEFT: Final[i64] = 0
MADE: Final[i64] = 1
ANY_NUMBER: Final[i64] = 99


def cannot_reproduce_in(s: Archipelago, seat: Seat, region: Place) -> i64:
    """ARC-REPR-02 to ARC-REPR-04 ALLOWED, or why a seat has no child in a region: two citizens, both active."""
    if reserve_citizen(s, seat) == NOBODY:
        return NO_CITIZEN_LEFT
    if region >= s.regions:
        return NO_PAIR
    units = s.units
    first = s.layout.first_unit(seat)
    count: i64 = 0
    for unit in range(first, first + s.layout.citizens):
        if units[unit] & REGION == region:
            count += 1
            if units[unit] & LYING:
                return NO_PAIR
    return ALLOWED if count == s.layout.numbers.parents else NO_PAIR


def cannot_reproduce(s: Archipelago, seat: Seat) -> i64:
    """ALLOWED, or that this is possible nowhere."""
    if reserve_citizen(s, seat) == NOBODY:
        return NO_CITIZEN_LEFT
    for region in range(s.regions):
        if cannot_reproduce_in(s, seat, region) == ALLOWED:
            return ALLOWED
    return NO_PAIR


@final
class Reproduce(Decision[Archipelago]):
    """A new citizen in a region where you have exactly two; then in another one.

    ARC-REPR-02  in each such region one
    ARC-REPR-03  both parents are active, engaged or not
    ARC-REPR-04  as long as you have citizens left
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for region in range(s.regions):
            if cannot_reproduce_in(s, seat, region) == ALLOWED:
                for area in range(lands(s, region)):
                    out.add(s.layout.bear.of(region, area))
        if s.own(LEFT) > 1:
            out.add(s.layout.bear_all.of())
        if s.own(MADE) > 0:
            out.add(s.layout.done.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(REPRODUCE, seat):
            return NOT_REPRODUCING
        if s.layout.bear.has(action):
            region = s.layout.bear.argument(action, 0)
            refusal = cannot_reproduce_in(s, seat, region)
            if refusal == ALLOWED and s.layout.bear.argument(action, 1) >= lands(s, region):
                return NO_SUCH_AREA
            return refusal
        if s.layout.bear_all.has(action):
            return ALLOWED if s.own(LEFT) > 1 else NO_PAIR
        return ALLOWED if s.own(MADE) > 0 else MUST_ADD

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        if s.layout.done.has(action):
            s.done()
        elif s.layout.bear_all.has(action):
            for region in range(s.regions):
                if cannot_reproduce_in(s, seat, region) == ALLOWED:
                    bear(s, seat, region, 0)
            s.done()
        else:
            bear(s, seat, s.layout.bear.argument(action, 0), s.layout.bear.argument(action, 1))
            s.set_own(LEFT, s.own(LEFT) - 1)
            s.set_own(MADE, s.own(MADE) + 1)
            if s.own(LEFT) == 0 or cannot_reproduce(s, seat) != ALLOWED:
                s.done()


def bear(s: Archipelago, seat: Seat, region: Place, area: i64) -> None:
    s.tell(BORN, seat, region)
    add_citizen(s, seat, region, area)


def hire_price(s: Archipelago) -> i64:
    """ARC-RECR-02 what a worker costs at the present surplus."""
    return s.layout.labour_price[s.surplus]


def cannot_hire_at_all(s: Archipelago, seat: Seat, florins: i64) -> i64:
    """ARC-RECR-01, ARC-RECR-04 ALLOWED, or why somebody with so many florins cannot hire anywhere."""
    if s.surplus == 0:
        return NOBODY_TO_HIRE
    if reserve_citizen(s, seat) == NOBODY:
        return NO_CITIZEN_LEFT
    missing = hire_price(s) - florins
    return because(TOO_FEW_FLORINS, missing) if missing > 0 else ALLOWED


def cannot_hire_in(s: Archipelago, seat: Seat, region: Place) -> i64:
    """ARC-RECR-03 ALLOWED, or why no worker can go there."""
    if region >= s.regions or lands(s, region) == 0:
        return NO_SUCH_AREA
    if not has_active_unit(s, seat, region):
        return NO_ACTIVE_UNIT
    most = s.layout.numbers.most_citizens
    return because(REGION_FULL, most) if citizens_in(s, seat, region) >= most else ALLOWED  # ARC-REPR-05


def cannot_recruit(s: Archipelago, seat: Seat, florins: i64) -> i64:
    """ALLOWED, or why this seat can hire nobody anywhere."""
    refusal = cannot_hire_at_all(s, seat, florins)
    if refusal != ALLOWED:
        return refusal
    found: i64 = NO_ACTIVE_UNIT
    for region in range(s.regions):
        refusal = cannot_hire_in(s, seat, region)
        if refusal == ALLOWED:
            return ALLOWED
        if refusal & REFUSAL == REGION_FULL:
            found = refusal
    return found


@final
class Recruit(Decision[Archipelago]):
    """Hire a worker for a region where you have an active unit; then another one.

    ARC-RECR-01  any number of them
    ARC-RECR-02  each at the price of the row that surplus is in at that moment
    ARC-RECR-03  on land where you are, three citizens at most
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        if cannot_hire_at_all(s, seat, s.has(seat, FLORINS)) == ALLOWED:
            for region in range(s.regions):
                if cannot_hire_in(s, seat, region) == ALLOWED:
                    for area in range(lands(s, region)):
                        out.add(s.layout.hire.of(region, area))
        if s.own(MADE) > 0:
            out.add(s.layout.done.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if s.layout.hire.has(action):
            if not s.asks(RECRUIT, seat):
                return NOT_RECRUITING
            refusal = cannot_hire_at_all(s, seat, s.has(seat, FLORINS))
            if refusal != ALLOWED:
                return refusal
            region = s.layout.hire.argument(action, 0)
            refusal = cannot_hire_in(s, seat, region)
            if refusal == ALLOWED and s.layout.hire.argument(action, 1) >= lands(s, region):
                return NO_SUCH_AREA
            return refusal
        return ALLOWED if s.own(MADE) > 0 else MUST_ADD

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        if s.layout.done.has(action):
            s.done()
            return
        hire(s, seat, s.layout.hire.argument(action, 0), s.layout.hire.argument(action, 1))
        s.set_own(LEFT, s.own(LEFT) - 1)
        s.set_own(MADE, s.own(MADE) + 1)
        if s.own(LEFT) == 0 or cannot_recruit(s, seat, s.has(seat, FLORINS)) != ALLOWED:
            s.done()


def hire(s: Archipelago, seat: Seat, region: Place, area: i64) -> None:
    """ARC-RECR-02 paid to the bank, one surplus worker fewer, one citizen more."""
    price = hire_price(s)
    pay_bank(s, seat, price)
    s.tell(HIRED, seat, region, price)
    move_surplus(s, -1)
    add_citizen(s, seat, region, area)
