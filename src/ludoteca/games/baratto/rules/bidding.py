"""The bids: everybody chooses a stall and an amount in secret; then the crates go to the highest."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.baratto.rules.layout import (
    BADE,
    BID_IN_SECRET,
    CHOOSE_RIVAL,
    CONSOLED,
    NO_CRATE,
    STALL_CHOSEN,
    STALL_FIRST,
    TIED,
    TOO_FEW_COINS,
    TOOK,
)
from ludoteca.games.baratto.rules.peeking import let_peek
from ludoteca.games.baratto.rules.state import Baratto
from ludoteca.kernel.decision import ALLOWED, Commit, Options, because
from ludoteca.kernel.events import bit
from ludoteca.kernel.numbers import Action, Place, Seat

# The questions, in the order in which they are asked.
STALL: Final[i64] = 0
BID: Final[i64] = 1

NOBODY: Final[i64] = -1


@final
class BidInSecret(Commit[Baratto]):
    """Choose a stall, then what you bid for the crate on it; all at the same time, in secret.

    BAR-BID-01  a stall and a bid
    BAR-BID-02  a stall with a crate on it
    BAR-BID-03  no more than you have; the table of actions ends at the highest bid
    """

    def __init__(self) -> None:
        super().__init__(2)

    def options(self, s: Baratto, seat: Seat, out: Options) -> None:
        layout = s.layout
        if s.answers(seat) == 0:
            for stall in range(layout.stalls):
                if cannot_choose(s, stall) == ALLOWED:
                    out.add(layout.stall.of(stall))
        else:
            for bid in range(layout.highest_bid + 1):
                if cannot_bid(s, seat, bid) == ALLOWED:
                    out.add(layout.bid.of(bid))

    def refusal(self, s: Baratto, seat: Seat, action: Action) -> i64:
        asked = s.deciding() == BID_IN_SECRET
        if s.layout.stall.has(action):
            if asked and s.answers(seat) > 0:
                return STALL_CHOSEN  # BAR-BID-01
            return cannot_choose(s, s.layout.stall.argument(action))
        refusal = cannot_bid(s, seat, s.layout.bid.argument(action))
        if refusal == ALLOWED and asked and s.answers(seat) == 0:
            return STALL_FIRST  # BAR-BID-01
        return refusal

    def uncover(self, s: Baratto) -> None:
        """BAR-TAKE-01 … 03: the highest bid at each stall takes its crate, the others get a coin."""
        for k in range(s.seats):
            seat = (s.lead + k) % s.seats
            s.chosen[seat] = s.layout.stall.argument(s.answer(seat, STALL))
            s.bids[seat] = s.layout.bid.argument(s.answer(seat, BID))
            s.tell(BADE, seat, s.chosen[seat] + 1, s.bids[seat])
        takers = find_takers(s)
        for k in range(s.seats):
            seat = (s.lead + k) % s.seats
            if (takers >> seat) & 1:
                take_crate(s, seat)
        for k in range(s.seats):
            seat = (s.lead + k) % s.seats
            if (takers >> seat) & 1 == 0:
                console(s, seat)
        s.push(CHOOSE_RIVAL, s.lead)
        let_peek(s, takers)


def cannot_choose(s: Baratto, stall: Place) -> i64:
    """0, or why nobody may bid at this stall."""
    return ALLOWED if s.has_crate(stall) else NO_CRATE  # BAR-BID-02


def cannot_bid(s: Baratto, seat: Seat, bid: i64) -> i64:
    """0, or why this seat may not bid so much."""
    if bid > s.coins[seat]:
        return because(TOO_FEW_COINS, bid - s.coins[seat])  # BAR-BID-03
    return ALLOWED


def find_takers(s: Baratto) -> i64:
    """The mask of the seats that take a crate."""
    takers: i64 = 0
    for stall in range(s.layout.stalls):
        taker = taker_at(s, stall)
        if taker != NOBODY:
            takers |= i64(1) << taker
    return takers


def taker_at(s: Baratto, stall: Place) -> i64:
    """BAR-TAKE-02 the highest bidder at a stall, the first clockwise from the lead among equals; or nobody."""
    taker = NOBODY
    highest: i64 = -1
    equal = False
    for k in range(s.seats):
        seat = (s.lead + k) % s.seats
        if s.chosen[seat] == stall:
            if s.bids[seat] > highest:
                taker = seat
                highest = s.bids[seat]
                equal = False
            elif s.bids[seat] == highest:
                equal = True
    if equal and not s.layout.ties_to_lead:
        s.tell(TIED, stall + 1, highest)
        return NOBODY
    return taker


def take_crate(s: Baratto, seat: Seat) -> None:
    """BAR-TAKE-01 pay the bid, put the crate behind the screen and look at it alone."""
    stall = s.chosen[seat]
    screen = s.layout.screen_of(seat)
    s.coins[seat] -= s.bids[seat]
    s.bank += s.bids[seat]
    s.crates.move(s.layout.pile_on(stall), 0, screen)
    place = s.crates.size(screen) - 1
    s.show(s.crates, screen, place, bit(seat))
    good = s.layout.good[s.crates.card(screen, place)]
    s.whisper(bit(seat), TOOK, seat, stall + 1, s.bids[seat], good)


def console(s: Baratto, seat: Seat) -> None:
    """BAR-TAKE-03 who takes nothing pays nothing and gets a coin, while the bank has one."""
    coins = s.layout.consolation
    if coins > s.bank:
        coins = s.bank
    s.bank -= coins
    s.coins[seat] += coins
    s.tell(CONSOLED, seat, coins)
