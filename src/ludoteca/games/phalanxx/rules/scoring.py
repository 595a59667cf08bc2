"""The end: what is added to the Strength on the track, line by line, and ties."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.counting import HELD, WORTH, Front, holdings
from ludoteca.games.phalanxx.rules.layout import CITY, OASIS
from ludoteca.games.phalanxx.rules.standing import is_regent
from ludoteca.games.phalanxx.rules.state import Phalanxx

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
    front = Front(s, player)
    held = holdings(s)
    total: i64 = 0
    for line in range(LINES):
        total += points(s, player, line, front, held)
    return total


def score_sheet(s: Phalanxx, player: i64) -> list[int]:
    """All lines of a player's score sheet, one by one."""
    return [int(score_line(s, player, line)) for line in range(LINES)]


def score_line(s: Phalanxx, player: i64, line: i64) -> i64:
    """One line of a player's score sheet."""
    return points(s, player, line, Front(s, player), holdings(s))


def points(s: Phalanxx, player: i64, line: i64, front: Front, held: vec[i64]) -> i64:
    """One line of a player's score sheet, where his cards and everybody's regions are counted."""
    numbers = s.layout.numbers
    if line == TRACK:
        return s.strength[player]
    if line == ROTATED_CARDS:
        return front.rotated * numbers.score_rotated  # PHX-SCORE-01
    if line == ARMIES_ON_MAP:
        return s.on_map(player) * numbers.score_army  # PHX-SCORE-02
    if line == REGIONS_HELD:
        return held[player * HELD + WORTH]  # PHX-SCORE-03
    if line == TALENTS_LEFT:
        return coins(s, player, front)  # PHX-SCORE-04
    if line == FAME:
        return fame(s, front)
    if line == CAMOUFLAGE:
        return -numbers.camouflage_penalty * front.camouflages  # PHX-SCORE-07
    if line == FINAL_ABILITIES:
        return final_abilities(player, front, held)
    return s.layout.rulings.handicap if is_regent(s, player) else 0  # PHX-SOLO-05


def coins(s: Phalanxx, player: i64, front: Front) -> i64:
    """A point for every three Talents; for every two with a War Chest."""
    numbers = s.layout.numbers
    return s.talents[player] // (numbers.e_coin_talents if front.for_coins > 0 else numbers.talents_per_point)


def fame(s: Phalanxx, front: Front) -> i64:
    """PHX-SCORE-06 what Fame Groups bring to those who earned it."""
    if not earns_fame(front):
        return 0
    groups = fame_groups(front)
    if s.layout.rulings.fame_per_group:
        groups = min(min(groups, front.leaders), min(front.equipment, front.rotated))
    return groups * fame_group(s, front)


def earns_fame(front: Front) -> bool:
    """PHX-SCORE-06 a Leader, an Equipment card and a conflict."""
    return front.leaders > 0 and front.equipment > 0 and front.rotated > 0


def fame_group(s: Phalanxx, front: Front) -> i64:
    """PHX-SCORE-05 what a Fame Group brings."""
    return s.layout.numbers.e_fame_group if front.for_fame > 0 else s.layout.numbers.fame_group


def fame_groups(front: Front) -> i64:
    """PHX-SCORE-05 how many groups of archer, knight and infantry the cards make."""
    return groups_of(front.archers, front.knights, front.infantry, front.jokers)


def groups_of(archers: i64, knights: i64, infantry: i64, jokers: i64) -> i64:
    """How many groups so many cards make; a Joker helps the smallest family."""
    while jokers > 0:
        jokers -= 1
        if archers <= knights and archers <= infantry:
            archers += 1
        elif knights <= infantry:
            knights += 1
        else:
            infantry += 1
    return min(archers, min(knights, infantry))


def final_abilities(player: i64, front: Front, held: vec[i64]) -> i64:
    """PHX-SCORE-08 a point for each city, oasis or rotated card, as the cards say; each card counts."""
    regions = player * HELD
    return (
        front.for_cities * held[regions + CITY]
        + front.for_oases * held[regions + OASIS]
        + front.for_war * front.rotated
    )
