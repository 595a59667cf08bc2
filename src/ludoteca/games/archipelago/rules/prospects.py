"""What a seat knows of the count to come: which objectives are in play, how far their ends are, who leads in what."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.ending import progress_towards
from ludoteca.games.archipelago.rules.layout import BOX, COMMON, HELD, OBJECTIVES
from ludoteca.games.archipelago.rules.memory import least, most
from ludoteca.games.archipelago.rules.names import END_BANK, GOODS
from ludoteca.games.archipelago.rules.scoring import value
from ludoteca.games.archipelago.rules.state import Archipelago
from ludoteca.kernel.numbers import Seat, table

# What a seat knows of an objective.
UNKNOWN: Final[i64] = 0
IN_PLAY: Final[i64] = 1
IN_BOX: Final[i64] = 2


def known_objectives(s: Archipelago, viewer: Seat) -> vec[i64]:
    """Of every objective what a seat knows; after them, how many are in play that it does not know."""
    found = table(OBJECTIVES + 1)
    for pile in range(HELD + s.seats):
        for k in range(s.objectives.size(pile)):
            face = s.objectives.face(pile, k, viewer)
            if face >= 0:
                found[face] = IN_BOX if pile == BOX else IN_PLAY
            elif pile >= COMMON:
                found[OBJECTIVES] += 1
    return found


def hidden_share(known: vec[i64]) -> float:
    """How likely an objective is in play of which a seat knows nothing."""
    unknown: i64 = 0
    for objective in range(OBJECTIVES):
        if known[objective] == UNKNOWN:
            unknown += 1
    return float(known[OBJECTIVES]) / float(unknown) if unknown > 0 else 0.0


def nearness(s: Archipelago, objective: i64) -> float:
    """How far the end condition of an objective has come, from 0 to 1."""
    kind, at = s.layout.end_kind[objective], s.layout.end_at[objective]
    if kind == END_BANK:
        florins = s.layout.numbers.florins
        return min(max(float(florins - s.bank) / float(florins - at), 0.0), 1.0)
    return min(float(progress_towards(s, kind)) / float(at), 1.0)


def amounts(s: Archipelago, viewer: Seat, ranking: i64) -> vec[i64]:
    """Twice what every seat has of what players are ranked by; of cubes the middle of what a viewer thinks possible."""
    found = table(s.seats)
    for seat in range(s.seats):
        if ranking < GOODS:
            found[seat] = least(s, viewer, seat, ranking) + most(s, viewer, seat, ranking)
        else:
            found[seat] = 2 * value(s, seat, ranking)
    return found


def points_by(found: vec[i64], seat: Seat, ranks: vec[i64]) -> i64:
    """ARC-SCORE-02 the points of a seat if all have these amounts: equal ones share a rank, and none has none."""
    if found[seat] == 0:
        return 0
    higher: i64 = 0
    limit = found[seat]
    while higher < i64(len(ranks)):
        above = next_above(found, limit)
        if above == limit:
            return ranks[higher]
        limit = above
        higher += 1
    return 0


def next_above(found: vec[i64], limit: i64) -> i64:
    """The lowest amount above a limit, or the limit if there is none."""
    lowest = limit
    for one in found:
        if one > limit and (lowest == limit or one < lowest):
            lowest = one
    return lowest


def lead(found: vec[i64], seat: Seat) -> float:
    """By how much a seat has more than the best of the others."""
    best: i64 = 0
    for other in range(i64(len(found))):
        if other != seat:
            best = max(best, found[other])
    return float(found[seat] - best) / 2.0
