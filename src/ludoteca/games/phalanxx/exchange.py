"""Action 4 – income, and the exchange of Home dice that may go with it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.phalanxx.dice import colour_of, home_die, value_of
from ludoteca.games.phalanxx.layout import (
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
from ludoteca.games.phalanxx.state import Phalanxx
from ludoteca.games.phalanxx.turn import next_action, place_die
from ludoteca.kernel.decision import ALLOWED, Decision, Options


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

    def options(self, s: Phalanxx, seat: i64, out: Options) -> None:
        layout = s.layout
        for action in range(layout.exchange, layout.exchange_none):
            if cannot_exchange(s, seat, action - layout.exchange, s.own(1)) == ALLOWED:
                out.add(action)
        out.add(layout.exchange_none)

    def refusal(self, s: Phalanxx, seat: i64, action: i64) -> i64:
        if s.deciding() != EXCHANGE_DICE:
            return NO_INCOME_TAKEN  # PHX-MONEY-02
        if action == s.layout.exchange_none:
            return ALLOWED
        return cannot_exchange(s, seat, action - s.layout.exchange, s.own(1))

    def take(self, s: Phalanxx, seat: i64, action: i64) -> None:
        take_income(s, seat)
        if action != s.layout.exchange_none:
            exchange(s, seat, action - s.layout.exchange)
        place_die(s, s.own(0), s.own(1))
        next_action(s, seat)


def cannot_exchange(s: Phalanxx, seat: i64, pair: i64, slot: i64) -> i64:
    """0, or why these two Home dice cannot be exchanged. `pair` counts own slot, opponent, its slot."""
    own = pair // (s.seats * SLOTS)
    rival = pair // SLOTS % s.seats
    mine = home_die(s, seat, own)
    theirs = home_die(s, rival, pair % SLOTS)
    if rival == seat:
        return NOT_AN_OPPONENT  # PHX-MONEY-02
    if own != slot and not s.layout.rulings.exchange_any:
        return OTHER_SLOT  # PHX-MONEY-03
    if value_of(mine) != value_of(theirs):
        return DICE_DIFFER  # PHX-MONEY-02
    return SAME_COLOUR if mine == theirs else ALLOWED  # PHX-MONEY-04


def has_partner(s: Phalanxx, seat: i64, slot: i64) -> bool:
    """Whether any exchange is possible; PHX-SOLO-04 in the solo game there is nobody to exchange with."""
    if s.layout.solo:
        return False
    for pair in range(SLOTS * s.seats * SLOTS):
        if cannot_exchange(s, seat, pair, slot) == ALLOWED:
            return True
    return False


def exchange(s: Phalanxx, seat: i64, pair: i64) -> None:
    own = seat * SLOTS + pair // (s.seats * SLOTS)
    rival = pair // SLOTS % s.seats
    other = rival * SLOTS + pair % SLOTS
    die = s.home[own]
    s.home[own] = s.home[other]
    s.home[other] = die
    s.tell(EXCHANGED, seat, rival, value_of(die), colour_of(die), colour_of(s.home[own]))
