"""C – the three actions: choose a die, a slot, and what to do with them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.conquest import can_rotate, cannot_conquer, conquer, is_conflict
from ludoteca.games.phalanxx.rules.counting import Means, holdings
from ludoteca.games.phalanxx.rules.dice import home_die, value_of
from ludoteca.games.phalanxx.rules.exchange import has_partner, take_income
from ludoteca.games.phalanxx.rules.layout import (
    CANNOT_PAY_PUSH,
    CHOOSE_ACTION,
    CHOOSE_SLOT,
    DIE_LISTED,
    DIE_PLACED,
    EXCHANGE_DICE,
    NO_DIE,
    PUSHED,
    ROTATE_CARD,
    SLOT_LISTED,
    SLOT_USED,
    SLOTS,
)
from ludoteca.games.phalanxx.rules.playing import cannot_play, play
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.games.phalanxx.rules.turn import DIE, SLOT, finish_action
from ludoteca.kernel.decision import ALLOWED, Decision, Options, Pick, because
from ludoteca.kernel.numbers import Action, Seat


@final
class ChooseDie(Pick[Phalanxx]):
    """Choose the Travelling die for the next action.

    PHX-ACT-01  three actions, one for each die
    PHX-ACT-02  a die not placed yet
    """

    def cannot(self, s: Phalanxx, seat: Seat, die: i64) -> i64:
        dice = s.travelling
        if dice[die] == NO_DIE:
            return DIE_PLACED  # PHX-ACT-02
        return ALLOWED if first_alike(s, die) == die else DIE_LISTED  # PHX-ACT-02 dice that are alike are offered once

    def pick(self, s: Phalanxx, seat: Seat, die: i64) -> None:
        s.go_on_open(CHOOSE_SLOT, seat, die)


def first_alike(s: Phalanxx, die: i64) -> i64:
    """The first Travelling die of the same colour and value."""
    dice = s.travelling
    first: i64 = 0
    while dice[first] != dice[die]:
        first += 1
    return first


@final
class ChooseSlot(Pick[Phalanxx]):
    """Choose the empty grey slot it goes to.

    PHX-ACT-02  beside the Home die of that slot
    """

    def cannot(self, s: Phalanxx, seat: Seat, slot: i64) -> i64:
        if s.grey[slot] != NO_DIE:
            return SLOT_USED  # PHX-PUSH-05
        for other in range(slot):
            if s.grey[other] == NO_DIE and home_die(s, seat, other) == home_die(s, seat, slot):
                return SLOT_LISTED  # PHX-ACT-02 slots that are alike are offered once
        return ALLOWED

    def pick(self, s: Phalanxx, seat: Seat, slot: i64) -> None:
        s.go_on_open(CHOOSE_ACTION, seat, s.own(DIE), slot)


@final
class ChooseAction(Decision[Phalanxx]):
    """Play a card, conquer a region, push the die, or take income.

    PHX-ACT-03  the four kinds of action
    PHX-ACT-04  playing and conquering need a die as high as the Home die
    PHX-ACT-05  income is always possible
    """

    def options(self, s: Phalanxx, seat: Seat, out: Options) -> None:
        layout = s.layout
        die = s.own(DIE)
        slot = s.own(SLOT)
        value = value_of(s.travelling[die])
        beside = value_of(home_die(s, seat, slot))
        means = Means(s, seat, holdings(s))
        hand = layout.hand_of(seat)
        for place in range(s.cards.size(hand)):
            card = s.cards.card(hand, place)
            if cannot_play(s, seat, card, value, beside, means) == ALLOWED:
                out.add(layout.play.of(card))
        for region in range(layout.regions):
            if cannot_conquer(s, seat, region, value, beside) == ALLOWED:
                out.add(layout.conquer.of(region))
        if cannot_push(s, seat, die, slot) == ALLOWED:
            out.add(layout.push.of())
        out.add(layout.income.of())

    def refusal(self, s: Phalanxx, seat: Seat, action: Action) -> i64:
        layout = s.layout
        chosen = s.deciding() == CHOOSE_ACTION
        value = value_of(s.travelling[s.own(DIE)]) if chosen else 0
        beside = value_of(home_die(s, seat, s.own(SLOT))) if chosen else 0
        if layout.play.has(action):
            means = Means(s, seat, holdings(s))
            return cannot_play(s, seat, layout.play.argument(action), value, beside, means)
        if layout.conquer.has(action):
            return cannot_conquer(s, seat, layout.conquer.argument(action), value, beside)
        if layout.push.has(action) and chosen:
            return cannot_push(s, seat, s.own(DIE), s.own(SLOT))
        return ALLOWED

    def take(self, s: Phalanxx, seat: Seat, action: Action) -> None:
        layout = s.layout
        die = s.own(DIE)
        slot = s.own(SLOT)
        if layout.income.has(action):
            if has_partner(s, seat, slot):
                s.go_on_open(EXCHANGE_DICE, seat, die, slot)
                return
            take_income(s, seat)
        elif layout.push.has(action):
            push(s, seat, die, slot)
        elif layout.conquer.has(action):
            region = layout.conquer.argument(action)
            if is_conflict(s, seat, region) and can_rotate(s, seat):
                s.go_on_open(ROTATE_CARD, seat, die, slot, region)
                return
            conquer(s, seat, region)
        else:
            play(s, seat, layout.play.argument(action))
        finish_action(s, seat)


def cannot_push(s: Phalanxx, seat: Seat, die: i64, slot: i64) -> i64:
    """0, or why this die cannot be pushed onto the red slot."""
    missing = -s.talents[seat] - push_gain(s, seat, die, slot)
    return because(CANNOT_PAY_PUSH, missing) if missing > 0 else ALLOWED  # PHX-PUSH-04


def push_gain(s: Phalanxx, seat: Seat, die: i64, slot: i64) -> i64:
    """PHX-PUSH-03 the new value less the old one: received, or paid if negative."""
    difference = value_of(s.travelling[die]) - value_of(home_die(s, seat, slot))
    return difference * s.layout.rulings.push_money


def push(s: Phalanxx, seat: Seat, die: i64, slot: i64) -> None:
    """PHX-PUSH-01 the die becomes a Home die, the old one comes out; PHX-PUSH-02 with its colour and value."""
    change = push_gain(s, seat, die, slot)
    new = s.travelling[die]
    old = home_die(s, seat, slot)
    s.home[seat * SLOTS + slot] = new
    s.travelling[die] = old
    change = s.gain(seat, change)
    s.tell(PUSHED, seat, value_of(new), value_of(old), max(change, 0), max(-change, 0), s.talents[seat])
