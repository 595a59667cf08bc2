"""Compare: the same deals with two settings, pair by pair, until it is known what the change does.

Everything is judged by confidence sequences, all metrics together at one risk: whoever looks after every hundred pairs
and stops when something shows is wrong once in twenty comparisons, not once in three.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Literal, NamedTuple

from ludoteca.lab.account import Account
from ludoteca.lab.crew import Crew
from ludoteca.lab.experiment import Experiment
from ludoteca.lab.measures import Measure, measures, paired, values
from ludoteca.lab.notebook import Notebook
from ludoteca.lab.stats import Estimate, always
from ludoteca.lab.verdicts import Band, Verdict, verdict

LOOK = 100  # pairs between two looks
RISK = 0.05  # that anything is said to differ that does not

Way = Literal["more", "less", "same", "open"]


class Change(NamedTuple):
    """What a change of settings does to one metric."""

    metric: str
    of: str
    before: Estimate
    after: Estimate
    more: Estimate
    ratio: float  # how much less this varies from pair to pair than between matches of different deals
    matters: float  # a smaller difference is none
    way: Way  # what is known: there is more of it, less, as much as makes no matter; or nothing yet
    was: Verdict
    is_now: Verdict

    @property
    def left(self) -> bool:
        """Whether the metric has left its band: it was not outside before."""
        return self.is_now == "act" and self.was != "act"

    @property
    def seen(self) -> bool:
        """Whether there is surely a difference, matter it or not."""
        return not self.more.low <= 0 <= self.more.high


def changes(
    before: Sequence[Account], after: Sequence[Account], bands: Mapping[str, Band], times: int = 1
) -> list[Change]:
    """What is known from some pairs; of so many comparisons together, if it is one of several."""
    watched = measures(len(before[0].shares))
    risk = RISK / len(watched) / times
    return [_change(one, before, after, bands.get(one.metric, Band()), risk) for one in watched]


def _change(measure: Measure, before: Sequence[Account], after: Sequence[Account], band: Band, risk: float) -> Change:
    old = always(values(measure, before), measure.step, risk)
    new = always(values(measure, after), measure.step, risk)
    pairs = paired(measure, before, after)
    more = always([is_now - was for was, is_now in pairs], measure.step, risk)
    matters = band.matters * (old.value if measure.metric == "length" else 1.0)
    return Change(
        measure.metric, measure.of, old, new, more, variance_ratio(pairs), matters, way(more, matters),
        verdict(old, band), verdict(new, band),
    )  # fmt: skip


def way(more: Estimate, matters: float) -> Way:
    """What the interval of a difference says, if anything: a small one that surely is there is none that matters.

    >>> way(Estimate(0.1, 0.06, 0.14, 500), 0.03), way(Estimate(0.01, -0.01, 0.02, 500), 0.03)
    ('more', 'same')
    """
    if -matters <= more.low and more.high <= matters:
        return "same"
    if more.low > 0:
        return "more"
    return "less" if more.high < 0 else "open"


def variance_ratio(pairs: Sequence[tuple[float, float]]) -> float:
    """The variance of a difference of unpaired matches, by that of paired ones; 1 where nothing varies.

    >>> round(variance_ratio([(1.0, 2.0), (5.0, 6.0), (9.0, 9.5)]), 1)
    361.0
    """
    apart = _variance([was for was, _ in pairs]) + _variance([is_now for _, is_now in pairs])
    together = _variance([is_now - was for was, is_now in pairs])
    if together:
        return apart / together
    return math.inf if apart else 1.0


def _variance(numbers: Sequence[float]) -> float:
    if len(numbers) < 2:
        return 0.0
    middle = math.fsum(numbers) / len(numbers)
    return math.fsum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)


def decided(found: Sequence[Change]) -> bool:
    """Whether of every metric it is known what the change does."""
    return all(one.way != "open" for one in found)


class Arm(NamedTuple):
    """One side of a comparison: what is played, and the folder that keeps it."""

    played: Experiment
    folder: Path


def play_pairs(
    crew: Crew, before: Arm, after: Arm, first: int, looks: Sequence[int]
) -> Iterator[tuple[list[Account], list[Account]]]:
    """The pairs known at each look, a look being how many are wanted. What is kept already is not played again."""
    with ExitStack() as stack:
        one, other = (stack.enter_context(Notebook(arm.folder, arm.played, first)) for arm in (before, after))
        for wanted in looks:
            yield one.play(crew, wanted), other.play(crew, wanted)


def looks_until(most: int) -> list[int]:
    """When one looks, up to so many pairs.

    >>> looks_until(250)
    [100, 200, 250]
    """
    return [*range(LOOK, most, LOOK), most]
