"""The frame of a turn: B – the roll, and how one action leads to the next until the dice are passed on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.dice import dice_left, roll_travelling, value_of
from ludoteca.games.phalanxx.rules.layout import (
    BUY_CARD,
    CHOOSE_DIE,
    DICE_LEFT,
    END_TURN,
    INC9,
    NO_DIE,
    ROLL_BONUS,
    ROLLED,
    SCORED,
    SLOTS,
)
from ludoteca.games.phalanxx.rules.scoring import final_score
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.numbers import Action, Seat

DIE: Final[i64] = 0  # of the own words of an action's steps: which Travelling die is chosen for it
SLOT: Final[i64] = 1  # … and beside which Home die it goes


def begin_turn(s: Phalanxx) -> None:
    """PHX-TURN-01 market, roll, actions, passing on, in this order; PHX-TURN-02 one player at a time."""
    s.push(BUY_CARD, s.active())


def begin_actions(s: Phalanxx, player: i64) -> None:
    """PHX-ROLL-02 a low total gives Talents; PHX-ROLL-03 the roll counts, whatever is changed later."""
    numbers = s.layout.numbers
    total = roll_travelling(s)
    dice = s.travelling
    s.tell(ROLLED, player, value_of(dice[0]), value_of(dice[1]), value_of(dice[2]))
    most = numbers.inc9_max if s.abilities[player] & INC9 else numbers.roll_bonus_max
    if total <= most:
        s.tell(ROLL_BONUS, player, total, s.gain(player, numbers.roll_bonus))
    s.push_open(CHOOSE_DIE, player)


def finish_action(s: Phalanxx, seat: Seat) -> None:
    """PHX-ACT-02 the chosen die goes to the chosen slot; then PHX-ACT-01 the next action, if there is a die for it.

    PHX-ACT-06  the next one sees what this one did
    """
    die = s.own(DIE)
    s.grey[s.own(SLOT)] = s.travelling[die]
    s.travelling[die] = NO_DIE
    s.done()
    if dice_left(s):
        s.push_open(CHOOSE_DIE, seat)
    else:
        s.push_open(END_TURN, seat)


@final
class EndTurn(Decision[Phalanxx]):
    """Say that the turn is over.

    PHX-PASS-01  the dice on the grey slots travel on to the next player
    PHX-END-02   once the end is triggered, play goes on to the last player's turn
    PHX-END-03   which may be this one
    """

    def options(self, s: Phalanxx, seat: Seat, out: Options) -> None:
        out.add(s.layout.end_turn.of())

    def refusal(self, s: Phalanxx, seat: Seat, action: Action) -> i64:
        return ALLOWED if s.deciding() == END_TURN else DICE_LEFT  # PHX-ACT-05

    def take(self, s: Phalanxx, seat: Seat, action: Action) -> None:
        s.done()
        s.hand_over()
        pass_dice(s)


def pass_dice(s: Phalanxx) -> None:
    """PHX-PASS-01 the three dice travel on, with their colours; then the next turn, or PHX-END-02 the end."""
    for slot in range(SLOTS):
        s.travelling[slot] = s.grey[slot]
        s.grey[slot] = NO_DIE
    finish_turn(s)


def finish_turn(s: Phalanxx) -> None:
    s.turn += 1
    if s.ending != 0 and s.turn % s.layout.players == 0:
        s.over = 1
        for player in range(s.layout.players):
            s.tell(SCORED, s.layout.name_of(player), final_score(s, player))
