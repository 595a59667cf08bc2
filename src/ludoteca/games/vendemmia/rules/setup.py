"""Before the first turn, and the beginning of each turn."""

from __future__ import annotations

from ludoteca.games.vendemmia.rules.layout import DRAW_PILE, FINISHED, ROLLED, TAKE_TURN, Layout
from ludoteca.games.vendemmia.rules.state import Vendemmia
from ludoteca.kernel.chance import SETUP, Chance
from ludoteca.kernel.events import bit
from ludoteca.kernel.numbers import Seat


def lay_table(layout: Layout, chance: Chance) -> Vendemmia:
    """VEN-SETUP-01 vines shuffled and dealt, VEN-SETUP-02 baskets."""
    s = Vendemmia(layout, chance, None)
    vines = s.vines
    for vine in range(layout.vines):
        vines.put(DRAW_PILE, vine)
    vines.shuffle(DRAW_PILE, chance, SETUP)
    for seat in range(layout.seats):
        for place in range(layout.hand):
            vines.move(DRAW_PILE, vines.size(DRAW_PILE) - 1, layout.hand_of(seat))
            vines.mark_seen(layout.hand_of(seat), place, bit(seat))
        s.baskets[seat] = layout.baskets
        s.store -= layout.baskets
    return s


def begin_turn(s: Vendemmia) -> None:
    """VEN-TURN-01 the seat whose turn it is rolls; VEN-END-01 after the last round nobody does."""
    layout = s.layout
    if s.turn == layout.rounds * layout.seats:
        s.over = 1
        s.tell(FINISHED)
        return
    seat = s.turn % layout.seats
    roll_dice(s, seat)
    s.push_open(TAKE_TURN, seat)


def roll_dice(s: Vendemmia, seat: Seat) -> None:
    s.dice[0] = s.roll(s.layout.dice_sides)
    s.dice[1] = s.roll(s.layout.dice_sides)
    s.tell(ROLLED, seat, s.dice[0], s.dice[1])


def end_turn(s: Vendemmia) -> None:
    """The turn passes on as soon as the hand is full again; see `Rules.settle`."""
    s.done()
    s.turn += 1
