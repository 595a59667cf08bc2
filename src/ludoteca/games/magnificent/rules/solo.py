"""Alone: a poster of the display for one more die, before each turn."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.layout import POSTER_SHOWN, SOLO
from ludoteca.games.magnificent.rules.names import (
    CLEAR,
    DIE_ADDED,
    FACES,
    NO_RESERVE_DIE,
    NOT_ON_DISPLAY,
    NOT_SOLO,
    NOWHERE,
    POSTER_DISCARDED,
    POSTERS_SHOWN,
    WHITE,
)
from ludoteca.games.magnificent.rules.posters import discard_pile, refill, shown_at
from ludoteca.games.magnificent.rules.state import ADDED, Magnificent
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.numbers import Action, Card, Seat


def die_for(s: Magnificent, poster: Card) -> i64:
    """MAG-SOLO-03 a die of the poster's colour; MAG-SOLO-04 for a white one a clear die."""
    return CLEAR if s.layout.poster_colour[poster] == WHITE else s.layout.poster_colour[poster]


@final
class AddDie(Decision[Magnificent]):
    """Discard a poster of the display and roll one more die, or not.

    MAG-SOLO-03  before each turn, of the colour of the poster, from the reserve
    MAG-SOLO-04  the white one gives a clear die
    MAG-SOLO-08  one poster each time, if there is such a die
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        for k in range(POSTERS_SHOWN):
            if s.posters.size(POSTER_SHOWN + k) > 0:
                poster = s.posters.card(POSTER_SHOWN + k, 0)
                if s.reserve[die_for(s, poster)] > 0:
                    out.add(s.layout.add_die.of(poster))
        out.add(s.layout.no_die.of())

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        if s.seats != SOLO:
            return NOT_SOLO
        if s.layout.no_die.has(action):
            return ALLOWED
        poster = s.layout.add_die.argument(action)
        if shown_at(s, poster) == NOWHERE:
            return NOT_ON_DISPLAY
        return ALLOWED if s.reserve[die_for(s, poster)] > 0 else NO_RESERVE_DIE

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        if s.layout.no_die.has(action):
            s.done()
            return
        if not s.layout.rulings.any_discards:
            s.done()
        poster = s.layout.add_die.argument(action)
        space = shown_at(s, poster)
        s.posters.move(POSTER_SHOWN + space, 0, discard_pile(s, poster))
        s.tell(POSTER_DISCARDED, seat, poster)
        colour = die_for(s, poster)
        s.reserve[colour] -= 1
        die = colour * FACES + s.roll(FACES) - 1
        s.pool[die] += 1
        s.now[ADDED] += 1
        s.tell(DIE_ADDED, die)
        refill(s, space)  # MAG-SOLO-11
