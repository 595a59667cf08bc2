"""Measures: what one match says about each metric. Two settings are compared match by match, on the same deals.

A ratio of percentiles says nothing about one match: how long matches are is measured instead of how much that varies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ludoteca.lab.account import Account
from ludoteca.lab.endings import LONG_TAIL
from ludoteca.lab.metrics import HALF_WAY

Value = Callable[[Account], float | None]


class Measure(NamedTuple):
    """A metric of one match; `step` is the least by which two matches can differ, or a usual one if any can."""

    metric: str
    of: str
    step: float
    value: Value


def measures(seats: int) -> list[Measure]:
    """All that is measured of a match of so many."""
    alone = [
        Measure("unfinished", "", 1.0, lambda one: float(one.unfinished)),
        Measure("length", "", 1.0, lambda one: float(one.rounds or one.decisions)),
        Measure("tail", "", 0.05, lambda one: one.tail),
        Measure("long-tails", "", 1.0, lambda one: float(one.tail > LONG_TAIL)),
        Measure("forced", "", 0.05, lambda one: one.forced / max(1, one.moves)),
    ]
    if seats == 1:
        return alone
    # Of two seats the second wins what the first does not.
    by_seat = [Measure("seat", str(seat), 1.0, _wins(seat, 1 / seats)) for seat in range(seats if seats > 2 else 1)]
    return [
        *alone,
        *by_seat,
        Measure("first", "", 1.0, lambda one: one.shares[one.first] - 1 / seats),
        Measure("ties", "", 1.0, lambda one: float(0 < max(one.shares) < 1)),
        Measure("lead-changes", "", 1.0, lambda one: float(one.lead_changes)),
        Measure("no-lead-change", "", 1.0, lambda one: float(not one.lead_changes)),
        Measure("half-way", "", 1.0, lambda one: _leader_wins(one, 1 / seats)),
    ]


def _wins(seat: int, fair: float) -> Value:
    return lambda one: one.shares[seat] - fair


def _leader_wins(one: Account, fair: float) -> float | None:
    leader = one.led[HALF_WAY]
    return one.shares[leader] - fair if leader >= 0 else None


def values(measure: Measure, accounts: Sequence[Account]) -> list[float]:
    """What some matches say; those that say nothing are left out."""
    return [value for one in accounts if (value := measure.value(one)) is not None]


def paired(measure: Measure, before: Sequence[Account], after: Sequence[Account]) -> list[tuple[float, float]]:
    """What both matches of each pair say, where both say something."""
    found = []
    for one, other in zip(before, after, strict=True):
        was, is_now = measure.value(one), measure.value(other)
        if was is not None and is_now is not None:
            found.append((was, is_now))
    return found
