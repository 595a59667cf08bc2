"""Tents: where one is put up, and the bonus of that space."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.goods import begin_gain
from ludoteca.games.magnificent.rules.names import (
    NOTHING,
    PLACE_TENT,
    TENT_PLACED,
    TENT_SPACES,
    TENT_STANDS,
    TENT_TAKEN,
)
from ludoteca.games.magnificent.rules.state import Magnificent
from ludoteca.kernel.decision import ALLOWED, Pick
from ludoteca.kernel.numbers import Seat

TENT: Final[i64] = 0  # the own word: the tent that is put up


def begin_tent(s: Magnificent, seat: Seat, tent: i64) -> None:
    s.tell(TENT_TAKEN, seat, tent)
    s.push_open(PLACE_TENT, seat, tent)


@final
class PlaceTent(Pick[Magnificent]):
    """Put a tent on a free tent space.

    MAG-TENT-01  at once, with the bonus of the space
    MAG-TENT-02  the pre-printed tent may be covered, for no bonus
    MAG-TENT-04  a tent tile stays where it is
    """

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return ALLOWED if s.tents[seat * TENT_SPACES + k] == NOTHING else TENT_STANDS

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        tent = s.own(TENT)
        s.done()
        s.tents[seat * TENT_SPACES + k] = tent
        s.tell(TENT_PLACED, seat, tent, k + 1)
        begin_gain(s, seat, s.layout.space_trade[s.board[seat] * TENT_SPACES + k], NOTHING)


def tents_of(s: Magnificent, seat: Seat) -> i64:
    """MAG-TENT-03 tent tiles; the one that is printed is none."""
    count: i64 = 0
    for k in range(seat * TENT_SPACES, seat * TENT_SPACES + TENT_SPACES):
        if s.tents[k] != NOTHING:
            count += 1
    return count
