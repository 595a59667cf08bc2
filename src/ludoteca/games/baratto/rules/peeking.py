"""The look: who took a crate may look at one on a neighbouring stall."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.baratto.rules.layout import NO_CRATE_TO_SEE, NOT_NEIGHBOUR, PASSED_BY, PEEK, PEEKED
from ludoteca.games.baratto.rules.state import Baratto
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.events import bit
from ludoteca.kernel.numbers import Action, Place, Seat

FROM: Final[i64] = 0  # the own word of the step: the stall at which the seat took its crate


def let_peek(s: Baratto, takers: i64) -> None:
    """BAR-PEEK-01 clockwise from the lead; a seat with nothing to look at is passed over."""
    for k in range(s.seats - 1, -1, -1):  # the last one first: the agenda is a stack
        seat = (s.lead + k) % s.seats
        if (takers >> seat) & 1 and has_neighbour_crate(s, s.chosen[seat]):
            s.push(PEEK, seat, s.chosen[seat])


def has_neighbour_crate(s: Baratto, stall: Place) -> bool:
    layout = s.layout
    for k in range(layout.market.near_from[stall], layout.market.near_from[stall + 1]):
        if s.has_crate(layout.market.near[k]):
            return True
    return False


@final
class Peek(Decision[Baratto]):
    """Look, alone, at the crate on a stall next to the one you took from; or do not.

    BAR-PEEK-01  one crate on a neighbouring stall
    """

    def options(self, s: Baratto, seat: Seat, out: Options) -> None:
        layout = s.layout
        taken_from = s.own(FROM)
        for k in range(layout.market.near_from[taken_from], layout.market.near_from[taken_from + 1]):
            if s.has_crate(layout.market.near[k]):
                out.add(layout.peek.of(layout.market.near[k]))
        out.add(layout.no_peek.of())

    def refusal(self, s: Baratto, seat: Seat, action: Action) -> i64:
        return ALLOWED if s.layout.no_peek.has(action) else cannot_peek(s, seat, s.layout.peek.argument(action))

    def take(self, s: Baratto, seat: Seat, action: Action) -> None:
        if s.layout.no_peek.has(action):
            s.tell(PASSED_BY, seat)
        else:
            stall = s.layout.peek.argument(action)
            pile = s.layout.pile_on(stall)
            s.show(s.crates, pile, 0, bit(seat))
            s.whisper(bit(seat), PEEKED, seat, stall + 1, s.layout.good[s.crates.card(pile, 0)])
        s.done()


def cannot_peek(s: Baratto, seat: Seat, stall: Place) -> i64:
    """0, or why this seat may not look at the crate on this stall."""
    if not s.has_crate(stall):
        return NO_CRATE_TO_SEE  # BAR-PEEK-01
    if s.asks(PEEK, seat) and not s.layout.market.adjacent(s.own(FROM), stall):
        return because(NOT_NEIGHBOUR, s.own(FROM) + 1)  # BAR-PEEK-01
    return ALLOWED
