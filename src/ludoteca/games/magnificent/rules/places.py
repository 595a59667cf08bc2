"""Where trainers are used: the spaces of the board and one's trainer tiles."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.names import (
    BOARD_PLACES,
    NOWHERE,
    TRAINER_LOCKED,
    TRAINER_USED,
)
from ludoteca.games.magnificent.rules.state import FREE, IN_USE, LOCKED, Magnificent
from ludoteca.kernel.numbers import Seat


def place_with(s: Magnificent, seat: Seat, effect: i64) -> i64:
    """The place with an effect that this seat may use: on the board, or on a tile of its own; NOWHERE without one."""
    for place in range(BOARD_PLACES):
        if s.layout.place_effect[place] == effect:
            return place
    pile = s.own_tiles(seat)
    for k in range(s.tiles.size(pile)):
        place = BOARD_PLACES + s.tiles.card(pile, k)
        if s.layout.place_effect[place] == effect:
            return place
    return NOWHERE


def can_use(s: Magnificent, seat: Seat, place: i64) -> bool:
    """Whether a place is there, and a trainer for it."""
    return place != NOWHERE and s.has(seat, FREE) > 0


def use_trainer(s: Magnificent, seat: Seat, place: i64) -> None:
    """MAG-TRN-01 a trainer goes to a place."""
    s.move_trainer(seat, FREE, IN_USE)
    s.used[place] += 1
    s.tell(TRAINER_USED, seat, place)


def lock_trainer(s: Magnificent, seat: Seat, place: i64) -> None:
    """MAG-TRN-04 a trainer on a Veteran stays there."""
    s.move_trainer(seat, FREE, LOCKED + s.layout.place_colour[place])
    s.tell(TRAINER_LOCKED, seat, place)
