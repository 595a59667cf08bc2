"""A die as one number: its colour times eight and its value. NO_DIE is an empty place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.layout import NO_DIE, SLOTS
from ludoteca.games.phalanxx.rules.state import Phalanxx

WHITE: Final[i64] = 0  # then orange and violet
COLOURS: Final[i64] = 3
SIDES: Final[i64] = 6


def make_die(colour: i64, value: i64) -> i64:
    return colour * 8 + value


def value_of(die: i64) -> i64:
    return die & 7


def colour_of(die: i64) -> i64:
    return die >> 3


def home_die(s: Phalanxx, player: i64, slot: i64) -> i64:
    return s.home[player * SLOTS + slot]


def home_sum(s: Phalanxx, player: i64) -> i64:
    """The total of a player's Home dice."""
    home = s.home
    base = player * SLOTS
    return value_of(home[base]) + value_of(home[base + 1]) + value_of(home[base + 2])


def roll_travelling(s: Phalanxx) -> i64:
    """PHX-ROLL-01 roll the dice that were passed on, keeping their colours; their total."""
    total: i64 = 0
    for place in range(SLOTS):
        value = s.roll(SIDES)
        s.travelling[place] = make_die(colour_of(s.travelling[place]), value)
        total += value
    return total


def dice_left(s: Phalanxx) -> bool:
    """Whether a Travelling die is not placed yet."""
    return s.travelling[0] != NO_DIE or s.travelling[1] != NO_DIE or s.travelling[2] != NO_DIE
