"""What a position is worth: the points so far, what is known of the stalls, and what an offer that is out brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.baratto.rules.layout import ANSWER_OFFER
from ludoteca.games.baratto.rules.offering import GIVEN, WANTED, cannot_accept, on_side
from ludoteca.games.baratto.rules.scoring import stack_points
from ludoteca.games.baratto.rules.screens import held
from ludoteca.games.baratto.rules.state import Baratto
from ludoteca.kernel.events import bit
from ludoteca.kernel.numbers import Seat

COIN: Final = 0.4  # points: a little more than the third it counts, for a coin also buys
KNOWN: Final = 0.05  # points for each crate on a stall that a seat knows: better bids to come


def worth(s: Baratto, seat: Seat) -> float:
    total = COIN * float(s.coins[seat])
    for good in range(s.layout.goods):
        total += float(stack_points(held(s, seat, good)))
    for stall in range(s.layout.stalls):
        if s.has_crate(stall) and s.crates.seen(s.layout.pile_on(stall), 0) & bit(seat):
            total += KNOWN
    if s.deciding() == ANSWER_OFFER:
        total += offer_promise(s, seat)
    return total


def offer_promise(s: Baratto, seat: Seat) -> float:
    """What the offer on the table brings a seat that takes part, if the rival can accept and gains by it."""
    rival = s.asked()
    if (seat != rival and seat != s.lead) or cannot_accept(s, rival) != 0:
        return 0.0
    gain = exchange_worth(s, rival, WANTED, GIVEN)
    if gain <= 0.0 or seat == rival:
        return gain if gain > 0.0 else 0.0
    return exchange_worth(s, seat, GIVEN, WANTED)


def exchange_worth(s: Baratto, seat: Seat, out: i64, into: i64) -> float:
    """What a seat gains by parting with one side of the offer and getting the other."""
    coin = s.layout.coin
    total = COIN * float(on_side(s, into, coin) - on_side(s, out, coin))
    for good in range(s.layout.goods):
        now = held(s, seat, good)
        then = now - on_side(s, out, good) + on_side(s, into, good)
        total += float(stack_points(then) - stack_points(now))
    return total
