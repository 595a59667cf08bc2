"""Endings: how matches end. Bots are judged by that, too: whoever wins and never comes to an end has learnt little."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ludoteca.kernel.state import State
from ludoteca.kernel.trial import Trace
from ludoteca.lab.stats import Estimate, mean, share, surely_more


class Ending(NamedTuple):
    """How one match ended."""

    tail: float  # the share of its moves after which no score changed any more
    unfinished: bool  # it was broken off at the limit of its game


class Endings(NamedTuple):
    """How a number of matches ended."""

    tail: Estimate
    unfinished: Estimate


def ending(s: State, trace: Trace) -> Ending:
    """How a match ended that was traced with its scores."""
    scores = np.frombuffer(memoryview(trace.scores), dtype=np.int64).reshape(-1, int(s.seats))
    changed = np.nonzero(np.any(scores[1:] != scores[:-1], axis=1))[0]
    last = int(changed[-1]) + 2 if len(changed) else 1
    return Ending(1 - last / len(scores) if len(scores) else 0.0, not s.over)


def endings(tails: list[float], unfinished: list[int]) -> Endings:
    return Endings(mean(tails), share(sum(unfinished), len(unfinished)))


def ends_worse(new: Endings, old: Endings) -> str:
    """What is surely worse about how the new matches end, in words; empty if nothing is."""
    if surely_more(new.unfinished, old.unfinished):
        return f"{new.unfinished.value:.1%} of matches never end, {old.unfinished.value:.1%} before"
    if surely_more(new.tail, old.tail):
        return f"nothing happens in the last {new.tail.value:.1%} of a match, {old.tail.value:.1%} before"
    return ""
