"""The end: what is added to the Strength on the track, line by line, and ties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.layout import (
    ARCHER,
    CAMO,
    CITY,
    E_CITY,
    E_COIN,
    E_FAME,
    E_OASIS,
    E_WAR,
    EQUIPMENT,
    INFANTRY,
    JOKER,
    KNIGHT,
    LEADER,
    OASIS,
)
from ludoteca.games.phalanxx.rules.standing import is_regent
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.numbers import Card

# The lines of a score sheet.
TRACK: Final[i64] = 0
ROTATED_CARDS: Final[i64] = 1
ARMIES_ON_MAP: Final[i64] = 2
REGIONS_HELD: Final[i64] = 3
TALENTS_LEFT: Final[i64] = 4
FAME: Final[i64] = 5
CAMOUFLAGE: Final[i64] = 6
FINAL_ABILITIES: Final[i64] = 7
HANDICAP: Final[i64] = 8
LINES: Final[i64] = 9


def final_score(s: Phalanxx, player: i64) -> i64:
    """All lines of the score sheet. PHX-END-06 cards in hand count nothing."""
    total: i64 = 0
    for line in range(LINES):
        total += score_line(s, player, line)
    return total


def score_sheet(s: Phalanxx, player: i64) -> list[int]:
    """All lines of a player's score sheet, one by one."""
    return [int(score_line(s, player, line)) for line in range(LINES)]


def score_line(s: Phalanxx, player: i64, line: i64) -> i64:
    """One line of a player's score sheet."""
    numbers = s.layout.numbers
    if line == TRACK:
        return s.strength[player]
    if line == ROTATED_CARDS:
        return rotated_cards(s, player) * numbers.score_rotated  # PHX-SCORE-01
    if line == ARMIES_ON_MAP:
        return s.on_map(player) * numbers.score_army  # PHX-SCORE-02
    if line == REGIONS_HELD:
        return region_values(s, player)  # PHX-SCORE-03
    if line == TALENTS_LEFT:
        return coins(s, player)  # PHX-SCORE-04
    if line == FAME:
        return fame(s, player)
    if line == CAMOUFLAGE:
        return -numbers.camouflage_penalty * cards_with(s, player, CAMO)  # PHX-SCORE-07
    if line == FINAL_ABILITIES:
        return final_abilities(s, player)
    return s.layout.rulings.handicap if is_regent(s, player) else 0  # PHX-SOLO-05


def rotated_cards(s: Phalanxx, player: i64) -> i64:
    count: i64 = 0
    pile = s.layout.tableau_of(player)
    for place in range(s.cards.size(pile)):
        count += s.rotated[s.cards.card(pile, place)]
    return count


def region_values(s: Phalanxx, player: i64) -> i64:
    """The printed values of the cities and oases a player holds."""
    total: i64 = 0
    for region in range(s.layout.regions):
        if s.owner[region] == player:
            total += s.layout.worth[region]
    return total


def coins(s: Phalanxx, player: i64) -> i64:
    """A point for every three Talents; for every two with a War Chest."""
    rate = s.layout.numbers.talents_per_point
    if cards_with(s, player, E_COIN) > 0:
        rate = s.layout.numbers.e_coin_talents
    return s.talents[player] // rate


def fame(s: Phalanxx, player: i64) -> i64:
    """PHX-SCORE-05 five points for archer, knight and infantry together; PHX-SCORE-06 for those who earned it."""
    leaders = counts(s, player, LEADER)
    equipment = counts(s, player, EQUIPMENT)
    rotated = rotated_cards(s, player)
    if leaders == 0 or equipment == 0 or rotated == 0:
        return 0
    groups = fame_groups(s, player)
    if s.layout.rulings.fame_per_group:
        groups = min(min(groups, leaders), min(equipment, rotated))
    each = s.layout.numbers.e_fame_group if cards_with(s, player, E_FAME) > 0 else s.layout.numbers.fame_group
    return groups * each


def fame_groups(s: Phalanxx, player: i64) -> i64:
    """How many groups the cards make; a Joker helps the smallest family."""
    archers = counts(s, player, ARCHER)
    knights = counts(s, player, KNIGHT)
    infantry = counts(s, player, INFANTRY)
    for _ in range(cards_with(s, player, JOKER)):
        if archers <= knights and archers <= infantry:
            archers += 1
        elif knights <= infantry:
            knights += 1
        else:
            infantry += 1
    return min(archers, min(knights, infantry))


def final_abilities(s: Phalanxx, player: i64) -> i64:
    """PHX-SCORE-08 a point for each city, oasis or rotated card, as the cards say; each card counts."""
    cities = cards_with(s, player, E_CITY)
    oases = cards_with(s, player, E_OASIS)
    total = cards_with(s, player, E_WAR) * rotated_cards(s, player)
    for region in range(s.layout.regions):
        if s.owner[region] == player:
            kind = s.layout.kind[region]
            if kind == CITY:
                total += cities
            elif kind == OASIS:
                total += oases
    return total


def counts(s: Phalanxx, player: i64, family: i64) -> i64:
    """How many cards of a family lie in front of a player."""
    count: i64 = 0
    pile = s.layout.tableau_of(player)
    for place in range(s.cards.size(pile)):
        card = s.cards.card(pile, place)
        if s.layout.family[card] == family and is_in_force(s, card):
            count += 1
    return count


def cards_with(s: Phalanxx, player: i64, ability: i64) -> i64:
    """How many cards with an ability lie in front of a player; PHX-SOLO-02 the Regent's have none."""
    if is_regent(s, player):
        return 0
    count: i64 = 0
    pile = s.layout.tableau_of(player)
    for place in range(s.cards.size(pile)):
        card = s.cards.card(pile, place)
        if s.layout.ability[card] == ability and is_in_force(s, card):
            count += 1
    return count


def is_in_force(s: Phalanxx, card: Card) -> bool:
    """PHX-CARD-06 a rotated card keeps its family and ability (ruling `rotated_active`)."""
    return s.layout.rulings.rotated_active or s.rotated[card] == 0
