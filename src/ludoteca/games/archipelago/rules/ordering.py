"""Phase 2: secret bids, and the winner sets the order of play."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import pay_bank
from ludoteca.games.archipelago.rules.names import (
    ALREADY_PLACED,
    BADE,
    BID,
    BID_AGAIN,
    BIDS_TIED,
    NO_BIDDING,
    NOBODY,
    NOT_WINNER,
    ORDER_STANDS,
    PLACE_BOUND,
    PLACED_IN_ORDER,
    SET_ORDER,
    TOO_FEW_FLORINS,
)
from ludoteca.games.archipelago.rules.offers import (
    PLACED,
    add_offers,
    call_for_offers,
    is_offer,
    offer_refusal,
    open_window,
    take_offer,
    window_word,
)
from ludoteca.games.archipelago.rules.state import FLORINS, LAST_BID, Archipelago
from ludoteca.kernel.decision import ALLOWED, Commit, Decision, Options, because
from ludoteca.kernel.events import bit
from ludoteca.kernel.numbers import Action, Seat


def cannot_bid(s: Archipelago, seat: Seat, florins: i64) -> i64:
    """ARC-P2-01 ALLOWED, or that there are not so many florins behind the screen."""
    missing = florins - s.has(seat, FLORINS)
    return because(TOO_FEW_FLORINS, missing) if missing > 0 else ALLOWED


def add_bids(s: Archipelago, seat: Seat, out: Options) -> None:
    for florins in range(min(s.has(seat, FLORINS), s.layout.numbers.florins) + 1):
        out.add(s.layout.bid.of(florins))


@final
class Bid(Commit[Archipelago]):
    """How many florins you bid for the order of play; all at the same time, in secret.

    ARC-P2-01  from none to all you have; whatever is bid is paid, also by those who lose
    """

    def __init__(self) -> None:
        super().__init__(1)

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        add_bids(s, seat, out)

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        refusal = cannot_bid(s, seat, s.layout.bid.argument(action))
        if refusal == ALLOWED and s.deciding() != BID and s.deciding() != BID_AGAIN:
            return NO_BIDDING
        return refusal

    def uncover(self, s: Archipelago) -> None:
        highest = pay_bids(s, (1 << s.seats) - 1)
        if only_seat(s, highest) == NOBODY and highest != 0 and s.seats > 2:  # ARC-P2-05, ARC-2P-04
            s.tell(BIDS_TIED)
            s.ask(BID_AGAIN, highest)
        else:
            settle_bids(s, highest)


@final
class BidAgain(Commit[Archipelago]):
    """Those who tied for the highest bid, and only they, bid once more.

    ARC-P2-04  also what is bid now is paid; if they tie again the order stays as it is
    """

    def __init__(self) -> None:
        super().__init__(1)

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        add_bids(s, seat, out)

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        return cannot_bid(s, seat, s.layout.bid.argument(action))

    def uncover(self, s: Archipelago) -> None:
        tied: i64 = 0
        for seat in range(s.seats):
            if s.answers(seat) > 0:
                tied |= bit(seat)
        settle_bids(s, pay_bids(s, tied))


def pay_bids(s: Archipelago, bidders: i64) -> i64:
    """ARC-P2-01 the bids are uncovered and paid; those who bid highest, a bit each, none if nobody bid."""
    highest: i64 = 1
    found: i64 = 0
    for place in range(s.seats):
        seat = s.order[place]
        if (bidders >> seat) & 1 == 0:
            continue
        florins = s.layout.bid.argument(s.answer(seat, 0))
        s.set_to(seat, LAST_BID, florins)
        pay_bank(s, seat, florins)
        s.tell(BADE, seat, florins)
        if florins > highest:
            highest = florins
            found = 0
        if florins == highest:
            found |= bit(seat)
    return found


def settle_bids(s: Archipelago, highest: i64) -> None:
    """ARC-P2-02 a single highest bidder sets the order; ARC-P2-03 without one nothing changes."""
    winner = only_seat(s, highest)
    if winner != NOBODY:
        open_window(s, winner)
        s.push(SET_ORDER, winner)
        if s.layout.rulings.come_forward and s.layout.numbers.offers > 0:
            call_for_offers(s, winner)  # ARC-NEG-01 nobody waits to be asked
    else:
        s.tell(ORDER_STANDS)


def only_seat(s: Archipelago, mask: i64) -> Seat:
    """The seat of a mask that has no other in it, or NOBODY."""
    for seat in range(s.seats):
        if mask == bit(seat):
            return seat
    return NOBODY


def is_placed(s: Archipelago, seat: Seat, placed: i64) -> bool:
    """Whether a seat has its place in the order that is being set."""
    for place in range(placed):
        if s.order[place] == seat:
            return True
    return False


def cannot_place(s: Archipelago, seat: Seat, other: Seat) -> i64:
    """ALLOWED, or why this seat cannot let another one be next in the order."""
    if s.began() != SET_ORDER or s.asked() != seat:
        return NOT_WINNER  # ARC-P2-02
    placed = window_word(s, PLACED)
    if is_placed(s, other, placed):
        return ALREADY_PLACED
    if s.bound[placed] != NOBODY:
        return ALLOWED if s.bound[placed] == other else PLACE_BOUND
    for place in range(placed + 1, s.seats):
        if s.bound[place] == other:
            return PLACE_BOUND
    return ALLOWED


@final
class SetOrder(Decision[Archipelago]):
    """Who is next in the order of play.

    ARC-P2-02  the winner of the bids sets all of it, and may talk about it first; what was promised binds
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for other in range(s.seats):
            if cannot_place(s, seat, other) == ALLOWED:
                out.add(s.layout.next_in_order.of(other))
        if s.own(PLACED) == 0:
            add_offers(s, seat, out)

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if is_offer(s, action):
            return offer_refusal(s, seat, action)
        return cannot_place(s, seat, s.layout.next_in_order.argument(action))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        if is_offer(s, action):
            take_offer(s, seat, action)
            return
        placed = s.own(PLACED)
        put_in_order(s, s.layout.next_in_order.argument(action), placed)
        s.set_own(PLACED, placed + 1)
        if placed + 2 == s.seats:
            s.tell(PLACED_IN_ORDER, s.order[placed + 1], s.seats)
            for place in range(s.seats):
                s.bound[place] = NOBODY
            s.player = NOBODY
            s.done()


def put_in_order(s: Archipelago, seat: Seat, place: i64) -> None:
    """A seat comes to its place, and those after it move back: the last one falls into place by itself."""
    at = place
    while s.order[at] != seat:
        at += 1
    while at > place:
        s.order[at] = s.order[at - 1]
        at -= 1
    s.order[place] = seat
    s.tell(PLACED_IN_ORDER, seat, place + 1)
