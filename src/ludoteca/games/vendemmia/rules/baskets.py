"""The interlude: baskets help with the dice, at any time before the vine is planted."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.vendemmia.rules.layout import (
    DICE,
    DIE_AT_TOP,
    DIE_CHOSEN,
    RAISED,
    TAKE_TURN,
    TOO_FEW_BASKETS,
    TOO_FEW_TO_ROLL,
)
from ludoteca.games.vendemmia.rules.setup import roll_dice
from ludoteca.games.vendemmia.rules.state import Vendemmia
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Seat


@final
class SpendBaskets(Decision[Vendemmia]):
    """Give a basket back to raise a die by one, or two to roll both dice again.

    VEN-BASKET-01  one basket: a die one higher
    VEN-BASKET-02  two baskets: both dice again, before a die is chosen
    """

    def options(self, s: Vendemmia, seat: Seat, out: Options) -> None:
        for die in range(DICE):
            if cannot_raise(s, seat, die) == ALLOWED:
                out.add(s.layout.raised.of(die))
        if cannot_roll_again(s, seat) == ALLOWED:
            out.add(s.layout.again.of())

    def refusal(self, s: Vendemmia, seat: Seat, action: Action) -> i64:
        if s.layout.again.has(action):
            return cannot_roll_again(s, seat)
        return cannot_raise(s, seat, s.layout.raised.argument(action))

    def take(self, s: Vendemmia, seat: Seat, action: Action) -> None:
        s.done()
        if s.layout.again.has(action):
            give_back(s, seat, s.layout.again_price)
            roll_dice(s, seat)
        else:
            die = s.layout.raised.argument(action)
            give_back(s, seat, s.layout.raise_price)
            s.dice[die] += 1
            s.tell(RAISED, seat, s.dice[die])


def cannot_raise(s: Vendemmia, seat: Seat, die: i64) -> i64:
    """0, or why this seat may not raise this die."""
    if s.baskets[seat] < s.layout.raise_price:
        return because(TOO_FEW_BASKETS, s.layout.raise_price - s.baskets[seat])  # VEN-BASKET-01
    if s.dice[die] >= s.layout.dice_sides:
        return DIE_AT_TOP  # VEN-BASKET-01
    return ALLOWED


def cannot_roll_again(s: Vendemmia, seat: Seat) -> i64:
    """0, or why this seat may not roll again."""
    if s.deciding() != TAKE_TURN:
        return DIE_CHOSEN  # VEN-BASKET-02
    if s.baskets[seat] < s.layout.again_price:
        return because(TOO_FEW_TO_ROLL, s.layout.again_price - s.baskets[seat])  # VEN-BASKET-02
    return ALLOWED


def give_back(s: Vendemmia, seat: Seat, count: i64) -> None:
    s.baskets[seat] -= count
    s.store += count
