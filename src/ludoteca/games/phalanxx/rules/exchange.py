"""Action 4 – income, and the exchange of Home dice that may go with it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.dice import colour_of, home_die, value_of
from ludoteca.games.phalanxx.rules.layout import (
    DICE_DIFFER,
    EXCHANGE_DICE,
    EXCHANGED,
    INCOME,
    NO_INCOME_TAKEN,
    NOT_AN_OPPONENT,
    OTHER_SLOT,
    SAME_COLOUR,
    SLOTS,
    YELLOW,
)
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.games.phalanxx.rules.turn import SLOT, finish_action
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.numbers import Action, Seat


def take_income(s: Phalanxx, player: i64) -> None:
    """PHX-MONEY-01 three Talents; four for the Ptolemaic faction."""
    numbers = s.layout.numbers
    amount = numbers.faction_income if s.faction[player] == YELLOW else numbers.income
    gained = s.gain(player, amount)
    s.tell(INCOME, player, gained, s.talents[player])


@final
class ExchangeDice(Decision[Phalanxx]):
    """With the income: exchange an own Home die for an opponent's of the same value, or not.

    PHX-MONEY-02  only the colours change hands
    PHX-MONEY-03  any own Home die, and the opponent cannot refuse (ruling `exchange_scope`)
    """

    def options(self, s: Phalanxx, seat: Seat, out: Options) -> None:
        layout = s.layout
        slot = s.own(SLOT)
        for own in range(SLOTS):
            for rival in range(s.seats):
                for theirs in range(SLOTS):
                    if cannot_exchange(s, seat, own, rival, theirs, slot) == ALLOWED:
                        out.add(layout.exchange.of(own, rival, theirs))
        out.add(layout.exchange_none.of())

    def refusal(self, s: Phalanxx, seat: Seat, action: Action) -> i64:
        if s.deciding() != EXCHANGE_DICE:
            return NO_INCOME_TAKEN  # PHX-MONEY-02
        verb = s.layout.exchange
        if not verb.has(action):
            return ALLOWED
        own, rival, theirs = verb.argument(action, 0), verb.argument(action, 1), verb.argument(action, 2)
        return cannot_exchange(s, seat, own, rival, theirs, s.own(SLOT))

    def take(self, s: Phalanxx, seat: Seat, action: Action) -> None:
        take_income(s, seat)
        verb = s.layout.exchange
        if verb.has(action):
            exchange(s, seat, verb.argument(action, 0), verb.argument(action, 1), verb.argument(action, 2))
        finish_action(s, seat)


def cannot_exchange(s: Phalanxx, seat: Seat, own: i64, rival: Seat, other: i64, slot: i64) -> i64:
    """0, or why the Home dice of these two slots cannot be exchanged."""
    mine = home_die(s, seat, own)
    theirs = home_die(s, rival, other)
    if rival == seat:
        return NOT_AN_OPPONENT  # PHX-MONEY-02
    if own != slot and not s.layout.rulings.exchange_any:
        return OTHER_SLOT  # PHX-MONEY-03
    if value_of(mine) != value_of(theirs):
        return DICE_DIFFER  # PHX-MONEY-02
    return SAME_COLOUR if mine == theirs else ALLOWED  # PHX-MONEY-04


def has_partner(s: Phalanxx, seat: Seat, slot: i64) -> bool:
    """Whether any exchange is possible; PHX-SOLO-04 in the solo game there is nobody to exchange with."""
    if s.layout.solo:
        return False
    for own in range(SLOTS):
        for rival in range(s.seats):
            for other in range(SLOTS):
                if cannot_exchange(s, seat, own, rival, other, slot) == ALLOWED:
                    return True
    return False


def exchange(s: Phalanxx, seat: Seat, mine: i64, rival: Seat, theirs: i64) -> None:
    own = seat * SLOTS + mine
    other = rival * SLOTS + theirs
    die = s.home[own]
    s.home[own] = s.home[other]
    s.home[other] = die
    s.tell(EXCHANGED, seat, rival, value_of(die), colour_of(die), colour_of(s.home[own]))
