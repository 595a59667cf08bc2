"""Settled: how much of a match is decided when a part of it is played.

From the same position several matches are played on, with other chance and other whims: how often do two of them have
the same winner? If nothing is decided that is chance alone; if all is, always. It asks nothing of what bots think.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.trial import Trace, play
from ludoteca.lab.experiment import Experiment
from ludoteca.lab.stats import Estimate, mean
from ludoteca.play.game import fresh, seed_bytes

QUARTERS = (0.0, 0.25, 0.5, 0.75, 0.9)
TIMES = 6  # a position is played on


class Settled(msgspec.Struct, frozen=True, kw_only=True):
    """One match: by part of it, how often two ways to play on from there have the same winner."""

    seed: int
    agree: list[float]


def settle(played: Experiment, seeds: range) -> list[Settled]:
    """Some matches of an experiment, each stopped at every part and played on."""
    rules: Rules[Any] = played.rules
    return [Settled(seed=seed, agree=_agreements(played, rules, seed)) for seed in seeds]


def _agreements(played: Experiment, rules: Rules[Any], seed: int) -> list[float]:
    longest = played.title.longest
    length = _play(played, rules, fresh(rules, seed_bytes(seed)), seed, longest)
    found = []
    for part in QUARTERS:
        reached = fresh(rules, seed_bytes(seed))
        _play(played, rules, reached, seed, int(part * length))
        found.append(round(agreement([_outcome(played, rules, reached, seed, k) for k in range(TIMES)]), 6))
    return found


def _outcome(played: Experiment, rules: Rules[Any], reached: Any, seed: int, time: int) -> list[float]:
    """The shares of the win when the rest is played with other chance."""
    s = reached.copy()
    s.chance.rekey(Rng(_other(seed, time)))
    _play(played, rules, s, _other(seed, time) + 1, played.title.longest)
    return [float(rules.payoff(s, seat)) for seat in range(played.seats)]


def _play(played: Experiment, rules: Rules[Any], s: Any, seed: int, limit: int) -> int:
    silent = Trace(False, False, False)  # noqa: FBT003 – nothing is written down
    return int(play(rules, s, played.players(rules, seed), Rng(seed), silent, limit))


def _other(seed: int, time: int) -> int:
    """A seed that no match of the experiment has."""
    return 1_000_000_007 + 2 * (seed * TIMES + time)


def agreement(outcomes: Sequence[Sequence[float]]) -> float:
    """How likely two of these outcomes, drawn without replacement, have the same winner; a shared win counts in part.

    >>> agreement([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    0.3333333333333333
    """
    times = len(outcomes)
    totals: list[float] = [sum(column) for column in zip(*outcomes, strict=True)]
    alone = sum(share * share for outcome in outcomes for share in outcome)
    together: float = sum(total * total for total in totals)
    return (together - alone) / (times * (times - 1))


def by_part(rows: Sequence[Settled]) -> list[Estimate]:
    """At each part, how far a match is decided."""
    return [mean([row.agree[k] for row in rows]) for k in range(len(QUARTERS))]
