"""The Clean-up after three Phases, the order of the next Turn, and the end of the game."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dei.rules.candy import gather_candy
from ludoteca.games.dei.rules.layout import BIN, HAND, PAD, PAD_CARDS
from ludoteca.games.dei.rules.names import PLAY_TURN, SCORED
from ludoteca.games.dei.rules.scoring import count_end, total
from ludoteca.games.dei.rules.secrets import PLANNED, keep_binned
from ludoteca.games.dei.rules.state import CARD_SUPPLIES, FACE_DOWN, PHASE_OF, SUPPLIES, Dei
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.numbers import Seat, table

THREE_SEATS = 3


@final
class CleanUp(Consequence[Dei]):
    """DEI-CLEAN-04 the Turn is over: the next one begins, or the game ends."""

    def follow(self, s: Dei) -> None:
        for seat in range(s.seats):
            clear_pad(s, seat)
        gather_candy(s)
        s.phase = 0
        if s.turn == s.layout.numbers.turns:
            s.done()
            finish(s)
            return
        s.turn += 1
        pass_first_player(s)
        s.next_then(PLAY_TURN)


def clear_pad(s: Dei, seat: Seat) -> None:
    """DEI-CLEAN-01 what lies face down goes to the bin, DEI-CLEAN-02 the rest back to hand."""
    pad = s.layout.pile(seat, PAD)
    for k in range(s.cards.size(pad)):
        is_down = s.laid[seat * PAD_CARDS + k] & FACE_DOWN != 0
        if is_down:
            keep_binned(s, seat, s.laid[seat * PAD_CARDS + k] & PHASE_OF, PLANNED)
        s.cards.move(pad, 0, s.layout.pile(seat, BIN if is_down else HAND))
        s.laid[seat * PAD_CARDS + k] = 0


def pass_first_player(s: Dei) -> None:
    """DEI-TURN-05, DEI-CLEAN-03 the token goes to the left; by `turn_order` whoever has least acts first."""
    if s.layout.rulings.by_supplies:
        order_by_supplies(s)
        return
    first = (s.first + 1) % s.seats
    if s.seats == THREE_SEATS and s.turn == s.layout.numbers.turns:
        first = poorest(s, first)  # DEI-3P-02
        if s.layout.rulings.confrontation:
            first = (first + 1) % s.seats  # DEI-3P-03
    s.first = first
    for k in range(s.seats):
        s.order[k] = (first + k) % s.seats


def poorest(s: Dei, first: Seat) -> Seat:
    """DEI-3P-04 whoever has fewest Supplies; of those that tie the nearest clockwise from who would be first."""
    found = first
    for k in range(1, s.seats):
        seat = (first + k) % s.seats
        if s.has(seat, SUPPLIES) < s.has(found, SUPPLIES):
            found = seat
    return found


def order_by_supplies(s: Dei) -> None:
    """Ascending Supplies; those that tie keep their order."""
    before: vec[i64] = s.order[:]
    used: vec[i64] = table(s.seats)
    for place in range(s.seats):
        best: i64 = -1
        for k in range(s.seats):
            if used[k] == 0 and (best < 0 or s.has(before[k], SUPPLIES) < s.has(before[best], SUPPLIES)):
                best = k
        used[best] = 1
        s.order[place] = before[best]
    s.first = s.order[0]


def finish(s: Dei) -> None:
    """DEI-END-05 the end count of all who have not been counted, DEI-END-06 then their Market cards, in turn order."""
    s.over = 1
    if s.layout.rulings.planning:
        s.reveal()  # DEI-OPT-3 now everybody shows what was secret
    for k in range(s.seats):
        count_end(s, s.order[k])
    for k in range(s.seats):
        seat = s.order[k]
        s.tell(SCORED, seat, s.has(seat, CARD_SUPPLIES), total(s, seat))
