"""Endings: how matches end. Bots are judged by that, too: one that wins, but never comes to an end, plays badly."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from ludoteca.kernel.events import EVENT, Events
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State
from ludoteca.kernel.trial import Trace
from ludoteca.lab.stats import Estimate, mean, share, surely_more
from ludoteca.play.game import AnyGame

LIMIT = "limit of decisions"  # what ends a match that no rule ends
LONG_TAIL = 0.25
UNNOTICED = 0.02  # of a match: by so much a dead tail may grow

Scores = tuple[int, ...]


class Ending(NamedTuple):
    """How one match ended."""

    reason: str
    unfinished: bool  # no player brought it to its end: a guard of the rules did, or the limit of its game
    rounds: int
    decisions: int
    tail: float  # the share of its moves after which no score changed any more
    lead_changes: int
    ruined: bool = False  # its points say nothing: whoever has not won has lost


class Spread(NamedTuple):
    """What one match of twenty stays below, the middle one, and what one of twenty goes beyond."""

    low: float
    middle: float
    high: float


class Flaws(NamedTuple):
    """What is wrong with how a number of matches ended: few of them should be unfinished, and their tails short."""

    unfinished: Estimate
    tail: Estimate


class Endings(NamedTuple):
    """How a number of matches ended."""

    reasons: Mapping[str, Estimate]  # the commonest first
    rounds: Spread
    decisions: Spread
    flaws: Flaws
    long_tails: Estimate  # matches of which more than a quarter was dead
    lead_changes: Estimate


def watch(rules: Rules[Any], s: State) -> Scores:
    """Have all that happens from here on written down; the scores a match begins with."""
    s.log = Events()
    return tuple(int(rules.score(s, seat)) for seat in range(s.seats))


def ending(game: AnyGame, rules: Rules[Any], s: State, first: Scores, trace: Trace) -> Ending:
    """How a match ended that was watched from its `first` scores on, and traced with its scores."""
    seats = len(first)
    points = [int(number) for number in trace.scores]
    scores = [first, *(tuple(points[k : k + seats]) for k in range(0, len(points), seats))]
    why = reason(game, rules, s)
    return Ending(
        why,
        why == LIMIT or why in game.guards,
        game.round_of(rules, s),
        int(trace.moves[-1]) if len(trace.moves) else 0,
        dead_tail(scores),
        lead_changes(scores),
        why in game.ruins,
    )


def reason(game: AnyGame, rules: Rules[Any], s: State) -> str:
    """Why a match ended that was watched."""
    if not s.over:
        return LIMIT
    words = s.log.words if s.log is not None else ()
    told = {game.events[words[k]].name for k in range(0, len(words), int(EVENT))}
    return game.ending(rules, s, told)


def dead_tail(scores: Sequence[Scores]) -> float:
    """The share of moves after the last one that changed any score; `scores` before the first and after every move.

    >>> dead_tail([(0, 0), (1, 0), (1, 2), (1, 2), (1, 2)])
    0.5
    """
    moves = len(scores) - 1
    changed = [move for move in range(1, moves + 1) if scores[move] != scores[move - 1]]
    return 1 - max(changed, default=0) / moves if moves else 0.0


def lead_changes(scores: Sequence[Scores]) -> int:
    """How often somebody else has most points alone than whoever had them alone before.

    >>> lead_changes([(0, 0), (1, 0), (1, 1), (2, 1), (2, 3)])
    1
    """
    leaders = [row.index(max(row)) for row in scores if row.count(max(row)) == 1]
    return sum(one != other for one, other in pairwise(leaders))


def endings(found: Sequence[Ending]) -> Endings:
    """How some matches ended, one at least."""
    count = len(found)
    reasons = Counter(one.reason for one in found).most_common()
    return Endings(
        {name: share(times, count) for name, times in reasons},
        spread([one.rounds for one in found]),
        spread([one.decisions for one in found]),
        flaws([one.unfinished for one in found], [one.tail for one in found]),
        share(sum(one.tail > LONG_TAIL for one in found), count),
        mean([one.lead_changes for one in found]),
    )


def flaws(unfinished: Sequence[int], tails: Sequence[float]) -> Flaws:
    """What is wrong with some matches, by match: whether it was unfinished, and its dead tail."""
    return Flaws(share(sum(unfinished), len(unfinished)), mean(tails))


def spread(values: Sequence[float]) -> Spread:
    return Spread(*(percentile(values, part) for part in (0.05, 0.5, 0.95)))


def percentile(values: Sequence[float], part: float) -> float:
    """The smallest of these numbers that this part of them does not exceed.

    >>> percentile([4, 1, 3, 2], 0.5)
    2
    """
    return sorted(values)[max(0, math.ceil(part * len(values)) - 1)]


def ends_worse(new: Flaws, old: Flaws) -> str:
    """What is surely worse about how the new matches end, in words; empty if nothing is."""
    if surely_more(new.unfinished, old.unfinished):
        return f"{new.unfinished.value:.1%} of matches are broken off, {old.unfinished.value:.1%} before"
    if surely_more(new.tail, old.tail) and new.tail.value - old.tail.value > UNNOTICED:
        return f"nothing happens in the last {new.tail.value:.1%} of a match, {old.tail.value:.1%} before"
    return ""
