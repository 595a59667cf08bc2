"""The interlude: an army of the reserve leaves the game to change a Travelling die."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.dice import SIDES, colour_of, make_die, value_of
from ludoteca.games.phalanxx.rules.layout import (
    CHOOSE_DIE,
    DIE_PLACED,
    NO_DIE,
    OTHER_SACRIFICE,
    REROLLED,
    RESERVE_EMPTY,
    SACRIFICED,
    SAME_VALUE,
)
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.actions import Verb
from ludoteca.kernel.decision import ALLOWED, ANOTHER_FIRST, Decision, Options
from ludoteca.kernel.numbers import Action, Seat


@final
class SacrificeArmy(Decision[Phalanxx]):
    """Remove an army of the reserve from the game to change one Travelling die that is not placed.

    PHX-SACR-01  at any time in one's turn
    PHX-SACR-02  to any other value (ruling `sacrifice`: or roll it again)
    PHX-SACR-03  as often as there are armies; they do not return
    """

    def options(self, s: Phalanxx, seat: Seat, out: Options) -> None:
        if s.reserve[seat] == 0:
            return
        verb = sacrifice_verb(s)
        for action in range(verb.first, verb.first + verb.count):
            if cannot_sacrifice(s, seat, action) == ALLOWED:
                out.add(action)

    def refusal(self, s: Phalanxx, seat: Seat, action: Action) -> i64:
        return cannot_sacrifice(s, seat, action)

    def take(self, s: Phalanxx, seat: Seat, action: Action) -> None:
        s.done()
        die = sacrifice_verb(s).argument(action)
        was = s.travelling[die]
        s.reserve[seat] -= 1
        s.eliminated[seat] += 1
        value = s.roll(SIDES) if s.layout.rulings.reroll else 1 + s.layout.sacrifice.argument(action, 1)
        s.travelling[die] = make_die(colour_of(was), value)
        s.tell(REROLLED if s.layout.rulings.reroll else SACRIFICED, seat, value_of(was), value)


def cannot_sacrifice(s: Phalanxx, seat: Seat, action: i64) -> i64:
    """0, or why this sacrifice is not possible."""
    verb = sacrifice_verb(s)
    if not verb.has(action):
        return OTHER_SACRIFICE  # PHX-SACR-02
    if s.reserve[seat] == 0:
        return RESERVE_EMPTY  # PHX-SACR-01
    if s.deciding() != CHOOSE_DIE:
        return ANOTHER_FIRST
    die = s.travelling[verb.argument(action)]
    if die == NO_DIE:
        return DIE_PLACED  # PHX-SACR-02
    if not s.layout.rulings.reroll and 1 + verb.argument(action, 1) == value_of(die):
        return SAME_VALUE  # PHX-SACR-02
    return ALLOWED


def sacrifice_verb(s: Phalanxx) -> Verb:
    """PHX-SACR-02 the way to sacrifice that this match is played with."""
    return s.layout.reroll if s.layout.rulings.reroll else s.layout.sacrifice
