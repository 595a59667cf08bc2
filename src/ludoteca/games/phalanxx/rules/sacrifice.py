"""The interlude: an army of the reserve leaves the game to change a Travelling die."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.dice import SIDES, colour_of, make_die, value_of
from ludoteca.games.phalanxx.rules.layout import (
    CHOOSE_DIE,
    NO_DIE,
    NOT_ROLLED,
    OTHER_SACRIFICE,
    PLACED_DIE_STAYS,
    REROLLED,
    RESERVE_EMPTY,
    SACRIFICED,
    SAME_VALUE,
    SLOTS,
)
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.numbers import Action, Seat

BY_ROLL: Final[i64] = 0  # instead of the value that a die is given


@final
class SacrificeArmy(Decision[Phalanxx]):
    """Remove an army of the reserve from the game to change one Travelling die that is not placed.

    PHX-SACR-01  at any time in one's turn, as long as there are dice to change
    PHX-SACR-02  to any other value (ruling `sacrifice`: or roll it again)
    PHX-SACR-03  as often as there are armies; they do not return
    """

    def options(self, s: Phalanxx, seat: Seat, out: Options) -> None:
        if s.reserve[seat] == 0:
            return
        layout = s.layout
        for die in range(SLOTS):
            if layout.rulings.reroll:
                if cannot_change(s, seat, die, BY_ROLL) == ALLOWED:
                    out.add(layout.reroll.of(die))
            else:
                for value in range(1, SIDES + 1):
                    if cannot_change(s, seat, die, value) == ALLOWED:
                        out.add(layout.sacrifice.of(die, value - 1))

    def refusal(self, s: Phalanxx, seat: Seat, action: Action) -> i64:
        layout = s.layout
        if layout.reroll.has(action) != layout.rulings.reroll:
            return OTHER_SACRIFICE  # PHX-SACR-02
        if layout.rulings.reroll:
            return cannot_change(s, seat, layout.reroll.argument(action), BY_ROLL)
        return cannot_change(s, seat, layout.sacrifice.argument(action), 1 + layout.sacrifice.argument(action, 1))

    def take(self, s: Phalanxx, seat: Seat, action: Action) -> None:
        s.done()
        layout = s.layout
        reroll = layout.rulings.reroll
        die = layout.reroll.argument(action) if reroll else layout.sacrifice.argument(action)
        was = s.travelling[die]
        s.reserve[seat] -= 1
        s.eliminated[seat] += 1
        value = s.roll(SIDES) if reroll else 1 + layout.sacrifice.argument(action, 1)
        s.travelling[die] = make_die(colour_of(was), value)
        s.tell(REROLLED if reroll else SACRIFICED, seat, value_of(was), value)


def cannot_change(s: Phalanxx, seat: Seat, die: i64, value: i64) -> i64:
    """0, or why no army can be sacrificed to give this Travelling die this value, or to roll it again."""
    if s.reserve[seat] == 0:
        return RESERVE_EMPTY  # PHX-SACR-01
    if s.deciding() < CHOOSE_DIE:
        return NOT_ROLLED  # PHX-SACR-01
    shown = s.travelling[die]
    if shown == NO_DIE:
        return PLACED_DIE_STAYS  # PHX-SACR-02
    return SAME_VALUE if value == value_of(shown) else ALLOWED  # PHX-SACR-02
