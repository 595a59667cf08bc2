"""Resting: compost a vine, take a basket, look at the top of the draw pile."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.vendemmia.rules.layout import (
    BURIED,
    COMPOST,
    COMPOST_HEAP,
    COMPOSTED,
    DRAW_PILE,
    LEFT,
    LOOK_AT_TOP,
    LOOKED,
    NOT_LOOKING,
    NOT_TO_COMPOST,
    RESTED,
)
from ludoteca.games.vendemmia.rules.setup import end_turn
from ludoteca.games.vendemmia.rules.state import Vendemmia
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.events import EVERYBODY, bit
from ludoteca.kernel.numbers import Action, Seat


def rest(s: Vendemmia, seat: Seat) -> None:
    """VEN-REST-01 with an empty hand there is nothing to compost."""
    if s.vines.size(s.layout.hand_of(seat)) > 0:
        s.go_on(COMPOST, seat)
    else:
        take_basket_and_look(s, seat)


def take_basket_and_look(s: Vendemmia, seat: Seat) -> None:
    """VEN-REST-02 a basket, while the store has one; VEN-REST-03 a look at the top vine, while there is one."""
    if s.store > 0:
        s.store -= 1
        s.baskets[seat] += 1
    s.tell(RESTED, seat, s.baskets[seat])
    top = s.vines.size(DRAW_PILE) - 1
    if top < 0:
        end_turn(s)
        return
    s.show(s.vines, DRAW_PILE, top, bit(seat))
    s.whisper(bit(seat), LOOKED, seat, s.vines.card(DRAW_PILE, top))
    s.next(LOOK_AT_TOP, seat)


@final
class Compost(Decision[Vendemmia]):
    """Lay a vine of the hand on the compost heap, for all to see.

    VEN-REST-01  resting costs a vine
    """

    def options(self, s: Vendemmia, seat: Seat, out: Options) -> None:
        hand = s.layout.hand_of(seat)
        for place in range(s.vines.size(hand)):
            out.add(s.layout.compost.of(s.vines.card(hand, place)))

    def refusal(self, s: Vendemmia, seat: Seat, action: Action) -> i64:
        if s.vines.find(s.layout.hand_of(seat), s.layout.compost.argument(action)) < 0:
            return NOT_TO_COMPOST  # VEN-REST-01
        return ALLOWED

    def take(self, s: Vendemmia, seat: Seat, action: Action) -> None:
        vine = s.layout.compost.argument(action)
        hand = s.layout.hand_of(seat)
        s.vines.move(hand, s.vines.find(hand, vine), COMPOST_HEAP)
        s.show(s.vines, COMPOST_HEAP, s.vines.size(COMPOST_HEAP) - 1, EVERYBODY)
        s.tell(COMPOSTED, seat, vine)
        take_basket_and_look(s, seat)


@final
class LookAtTop(Decision[Vendemmia]):
    """Leave the vine just looked at on top of the draw pile, or put it at the bottom.

    VEN-REST-03  look at the top vine, then leave or bury it
    """

    def options(self, s: Vendemmia, seat: Seat, out: Options) -> None:
        out.add(s.layout.leave.of())
        out.add(s.layout.bury.of())

    def refusal(self, s: Vendemmia, seat: Seat, action: Action) -> i64:
        return ALLOWED if s.deciding() == LOOK_AT_TOP else NOT_LOOKING  # VEN-REST-03

    def take(self, s: Vendemmia, seat: Seat, action: Action) -> None:
        if s.layout.bury.has(action):
            s.vines.move_under(DRAW_PILE, s.vines.size(DRAW_PILE) - 1, DRAW_PILE)
            s.tell(BURIED, seat)
        else:
            s.tell(LEFT, seat)
        end_turn(s)
