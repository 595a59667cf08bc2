"""The count at the end: objectives, trends, medals, and who is the grand winner."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.control import controlled, symbols_held
from ludoteca.games.archipelago.rules.layout import CARDS, COMMON, HELD, OBJECTIVES
from ludoteca.games.archipelago.rules.names import (
    BY_INDEPENDENCE,
    CHARACTER,
    GOODS,
    NOTHING,
    PACIFIST,
    PROGRESS,
    RANK_BENEFACTOR,
    RANK_BUILDINGS,
    RANK_CARDS,
    RANK_CHARACTERS,
    RANK_FLORINS,
    RANK_PROGRESS,
    RANK_REGION,
    RANK_TOKENS,
    SEPARATIST,
    WONDER,
)
from ludoteca.games.archipelago.rules.state import (
    BENEFACTION,
    CARDS_OWNED,
    FLORINS,
    TOKENS,
    Archipelago,
)
from ludoteca.kernel.numbers import Seat

MOST_FLORINS: Final[i64] = 1000  # more than there are: florins only break ties


def value(s: Archipelago, seat: Seat, ranking: i64) -> i64:
    """What a seat has of what players are ranked by."""
    if ranking < GOODS:
        return s.has(seat, ranking)
    if ranking == RANK_FLORINS:
        return s.has(seat, FLORINS)
    if ranking == RANK_TOKENS:
        return s.has(seat, TOKENS)
    if RANK_BUILDINGS <= ranking < RANK_CHARACTERS:
        return controlled(s, seat, ranking - RANK_BUILDINGS)
    if ranking == RANK_CHARACTERS:
        return s.has(seat, CARDS_OWNED + CHARACTER)
    if ranking == RANK_PROGRESS:
        return s.has(seat, CARDS_OWNED + PROGRESS)
    if ranking == RANK_CARDS:
        return s.has(seat, CARDS_OWNED + CHARACTER) + s.has(seat, CARDS_OWNED + PROGRESS)
    if RANK_REGION <= ranking < RANK_BENEFACTOR:
        return symbols_held(s, seat, ranking - RANK_REGION)
    return s.has(seat, BENEFACTION)  # ARC-TREND-05


def ranked(s: Archipelago, seat: Seat, ranking: i64, ranks: vec[i64]) -> i64:
    """ARC-SCORE-01, ARC-SCORE-02 the points of a rank: equal ones share it, the next one takes the next; 0 has none."""
    mine = value(s, seat, ranking)
    if mine == 0:
        return 0
    higher: i64 = 0
    for other in range(s.seats):
        theirs = value(s, other, ranking)
        if theirs > mine and is_first_with(s, other, ranking, theirs):
            higher += 1
    return ranks[higher] if higher < i64(len(ranks)) else 0


def is_first_with(s: Archipelago, seat: Seat, ranking: i64, count: i64) -> bool:
    """Whether no earlier seat has the same: so that each value is counted once."""
    for other in range(seat):
        if value(s, other, ranking) == count:
            return False
    return True


def is_in_play(s: Archipelago, objective: i64) -> bool:
    if s.objectives.find(COMMON, objective) >= 0:
        return True
    for seat in range(s.seats):
        if s.objectives.find(HELD + seat, objective) >= 0:
            return True
    return False


def holds(s: Archipelago, seat: Seat, objective: i64) -> bool:
    return s.objectives.find(HELD + seat, objective) >= 0


def objective_points(s: Archipelago, seat: Seat, objective: i64) -> i64:
    """ARC-WIN-03 what an objective in play brings a seat; ARC-SCORE-03 the Pacifist alone scores his own."""
    role = s.layout.end_role[objective]
    if role == PACIFIST:
        calm = s.population - s.rebels > s.layout.end_margin[objective]
        return s.layout.numbers.pacifist if calm and holds(s, seat, objective) else 0
    if role == SEPARATIST:
        return 0
    return ranked(s, seat, s.layout.end_ranks[objective], s.layout.numbers.objective_ranks)


def trend_points(s: Archipelago, seat: Seat, trend: i64) -> i64:
    """ARC-TREND-01 what a trend brings a seat."""
    return 0 if trend == NOTHING else ranked(s, seat, s.layout.trend_rank[trend], s.layout.numbers.trend_ranks)


def medals(s: Archipelago, seat: Seat) -> i64:
    """ARC-SCORE-05, ARC-ICON-07 medals of characters and of wonders that are built; ARC-WOND-04 of no others."""
    count: i64 = 0
    for card in range(CARDS):
        if s.holder[card] == seat and (s.layout.card_use[card] != WONDER or s.stands(card)):
            count += s.layout.card_medals[card]
    return count


def points(s: Archipelago, seat: Seat) -> i64:
    """ARC-WIN-04 all points of a seat; ARC-IND-01 after independence nothing is counted."""
    if s.ended_by == BY_INDEPENDENCE:
        return 0
    total = medals(s, seat) + trend_points(s, seat, s.trend) + trend_points(s, seat, s.second_trend)
    for objective in range(OBJECTIVES):
        if is_in_play(s, objective):
            total += objective_points(s, seat, objective)  # ARC-SCORE-07 also where a trend counts the same
    return total


def is_separatist(s: Archipelago, seat: Seat) -> bool:
    for objective in range(OBJECTIVES):
        if s.layout.end_role[objective] == SEPARATIST and holds(s, seat, objective):
            return True
    return False


def standing(s: Archipelago, seat: Seat) -> i64:
    """ARC-SCORE-06 points, then florins; ARC-IND-02 after independence the Separatist, and nobody else."""
    if s.ended_by == BY_INDEPENDENCE:
        return 1 if is_separatist(s, seat) else 0
    return points(s, seat) * MOST_FLORINS + s.has(seat, FLORINS)
