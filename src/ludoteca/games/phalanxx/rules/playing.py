"""Action 1 – play an era card: what it needs, and what it does."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.dice import colour_of, home_sum, value_of
from ludoteca.games.phalanxx.rules.layout import (
    ARMIES,
    ARMIES_TOO_FEW,
    CITIES,
    CITIES_TOO_FEW,
    CITY,
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
    OASIS,
    PLAYED,
    RALLY,
    SLOTS,
    SUM_LEAST,
    SUM_MOST,
    SUM_TOO_HIGH,
    SUM_TOO_LOW,
    TAL5,
    TAL6,
    TALENTS,
    TALENTS_TOO_FEW,
)
from ludoteca.games.phalanxx.rules.standing import drill, recount
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.decision import ALLOWED, because
from ludoteca.kernel.events import EVERYBODY
from ludoteca.kernel.numbers import Card, Place


def cannot_play(s: Phalanxx, player: i64, card: Card, die: i64, beside: i64) -> i64:
    """0, or why this card cannot be played; `beside` is 0 while no die is chosen."""
    if die + drill(s, player) < beside:
        return because(DIE_TOO_LOW, beside - die - drill(s, player))  # PHX-ACT-04
    if s.cards.find(s.layout.hand_of(player), card) < 0:
        return NOT_IN_HAND  # PHX-CARD-01
    for condition in range(NEEDS):
        missing = lacks(s, player, card * NEEDS + condition)
        if missing != ALLOWED:
            return missing
    return ALLOWED


def lacks(s: Phalanxx, player: i64, condition: i64) -> i64:
    """0, or what is missing for one condition of a card. PHX-CARD-02 a condition, never a payment."""
    need = s.layout.need[condition]
    if need == 0:
        return ALLOWED
    number = s.layout.need_number[condition]
    colour = s.layout.need_colour[condition]
    if need == SUM_LEAST:
        return short(SUM_TOO_LOW, number - home_sum(s, player), number)
    if need == SUM_MOST:
        return short(SUM_TOO_HIGH, home_sum(s, player) - number, number)
    if need == TALENTS:
        return short(TALENTS_TOO_FEW, number - s.talents[player], number)
    if need == ARMIES:
        return short(ARMIES_TOO_FEW, number - s.on_map(player), number)
    if need == CITIES:
        return short(CITIES_TOO_FEW, number - regions_held(s, player, CITY), number)
    if need == OASES:
        return short(OASES_TOO_FEW, number - regions_held(s, player, OASIS), number)
    if need == DIE_LEAST:
        return ALLOWED if best_die(s, player, colour, 1) >= number else because(NO_DIE_SO_HIGH, number, colour)
    if need == DIE_MOST:
        return ALLOWED if best_die(s, player, colour, -1) <= number else because(NO_DIE_SO_LOW, number, colour)
    if need == DICE_OF:
        return short(DICE_TOO_FEW, number - dice_of(s, player, colour), colour)
    return ALLOWED if has_pair(s, player) else NO_PAIR


def short(refusal: i64, missing: i64, what: i64) -> i64:
    return because(refusal, missing, what) if missing > 0 else ALLOWED


def regions_held(s: Phalanxx, player: i64, kind: i64) -> i64:
    """How many cities, or oases, a player occupies."""
    count: i64 = 0
    owner = s.owner
    kinds = s.layout.kind
    for region in range(s.layout.regions):
        if owner[region] == player and kinds[region] == kind:
            count += 1
    return count


def best_die(s: Phalanxx, player: i64, colour: i64, sign: i64) -> i64:
    """The highest (sign 1) or lowest (sign -1) own Home die of a colour; out of reach if there is none."""
    best: i64 = -100
    for slot in range(SLOTS):
        die = s.home[player * SLOTS + slot]
        if colour_of(die) == colour and value_of(die) * sign > best:
            best = value_of(die) * sign
    return best * sign


def dice_of(s: Phalanxx, player: i64, colour: i64) -> i64:
    """How many own Home dice have a colour."""
    count: i64 = 0
    for slot in range(SLOTS):
        if colour_of(s.home[player * SLOTS + slot]) == colour:
            count += 1
    return count


def has_pair(s: Phalanxx, player: i64) -> bool:
    """Whether two own Home dice show the same value."""
    base = player * SLOTS
    a, b, c = value_of(s.home[base]), value_of(s.home[base + 1]), value_of(s.home[base + 2])
    return a == b or b == c or a == c


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
