"""Action 1 – play an era card: what it needs, and what it does."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.counting import Means
from ludoteca.games.phalanxx.rules.dice import SIDES
from ludoteca.games.phalanxx.rules.layout import (
    ARMIES,
    ARMIES_TOO_FEW,
    CITIES,
    CITIES_TOO_FEW,
    DICE_OF,
    DICE_TOO_FEW,
    DIE_LEAST,
    DIE_MOST,
    DIE_TOO_LOW,
    NEEDS,
    NO_DIE_SO_HIGH,
    NO_DIE_SO_LOW,
    NO_PAIR,
    NOT_IN_HAND,
    OASES,
    OASES_TOO_FEW,
    PLAYED,
    RALLY,
    SUM_LEAST,
    SUM_MOST,
    SUM_TOO_HIGH,
    SUM_TOO_LOW,
    TAL5,
    TAL6,
    TALENTS,
    TALENTS_TOO_FEW,
    Layout,
)
from ludoteca.games.phalanxx.rules.standing import drill, recount
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.decision import ALLOWED, because
from ludoteca.kernel.events import EVERYBODY
from ludoteca.kernel.numbers import Card, Place


def cannot_play(s: Phalanxx, player: i64, card: Card, die: i64, beside: i64, means: Means) -> i64:
    """0, or why this card cannot be played with these means; `beside` is 0 while no die is chosen."""
    if die + drill(s, player) < beside:
        return because(DIE_TOO_LOW, beside - die - drill(s, player))  # PHX-ACT-04
    if s.cards.find(s.layout.hand_of(player), card) < 0:
        return NOT_IN_HAND  # PHX-CARD-01
    for condition in range(card * NEEDS, card * NEEDS + NEEDS):
        if shortfall(s.layout, means, condition) > 0:
            return lacks(s.layout, means, condition)
    return ALLOWED


def shortfall(layout: Layout, means: Means, condition: i64) -> i64:
    """How much is missing for one condition of a card, 0 if it holds. PHX-CARD-02 a condition, never a payment."""
    need = layout.need[condition]
    if need == 0:
        return 0
    number = layout.need_number[condition]
    colour = layout.need_colour[condition]
    if need == SUM_LEAST:
        return max(number - means.total, 0)
    if need == SUM_MOST:
        return max(means.total - number, 0)
    if need == TALENTS:
        return max(number - means.talents, 0)
    if need == ARMIES:
        return max(number - means.armies, 0)
    if need == CITIES:
        return max(number - means.cities, 0)
    if need == OASES:
        return max(number - means.oases, 0)
    if need == DIE_LEAST:
        return 0 if means.has_die(colour, number, SIDES) else 1
    if need == DIE_MOST:
        return 0 if means.has_die(colour, 1, number) else 1
    if need == DICE_OF:
        return max(number - ((means.of_colour >> (4 * colour)) & 15), 0)
    return 0 if means.pair else 1


def lacks(layout: Layout, means: Means, condition: i64) -> i64:
    """What to say of a condition that does not hold."""
    missing = shortfall(layout, means, condition)
    need = layout.need[condition]
    number = layout.need_number[condition]
    colour = layout.need_colour[condition]
    if need == SUM_LEAST:
        return because(SUM_TOO_LOW, missing, number)
    if need == SUM_MOST:
        return because(SUM_TOO_HIGH, missing, number)
    if need == TALENTS:
        return because(TALENTS_TOO_FEW, missing, number)
    if need == ARMIES:
        return because(ARMIES_TOO_FEW, missing, number)
    if need == CITIES:
        return because(CITIES_TOO_FEW, missing, number)
    if need == OASES:
        return because(OASES_TOO_FEW, missing, number)
    if need == DIE_LEAST:
        return because(NO_DIE_SO_HIGH, number, colour)
    if need == DIE_MOST:
        return because(NO_DIE_SO_LOW, number, colour)
    if need == DICE_OF:
        return because(DICE_TOO_FEW, missing, colour)
    return NO_PAIR


def play(s: Phalanxx, player: i64, card: Card) -> None:
    """PHX-CARD-01 lay it down face up; PHX-CARD-03 gain its Strength; PHX-CARD-04 immediate abilities."""
    hand = s.layout.hand_of(player)
    lay_in_front(s, player, hand, s.cards.find(hand, card))
    numbers = s.layout.numbers
    ability = s.layout.ability[card]
    gained: i64 = 0
    back: i64 = 0
    if ability == TAL5:
        gained = s.gain(player, numbers.tal5)
    elif ability == TAL6:
        gained = s.gain(player, numbers.tal6)
    elif ability == RALLY:
        back = min(numbers.rally, s.eliminated[player])
        s.eliminated[player] -= back
        s.reserve[player] += back
    s.tell(PLAYED, player, card, s.layout.card_strength[card], s.strength[player], gained, back)


def lay_in_front(s: Phalanxx, player: i64, pile: i64, place: Place) -> None:
    """A card comes to lie in front of a player, and its Strength is gained."""
    card = s.cards.card(pile, place)
    tableau = s.layout.tableau_of(player)
    s.cards.move(pile, place, tableau)
    s.show(s.cards, tableau, s.cards.size(tableau) - 1, EVERYBODY)
    s.strength[player] += s.layout.card_strength[card]
    recount(s, player)
