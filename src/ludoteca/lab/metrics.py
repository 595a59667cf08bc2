"""Metrics: what a number of matches says about a game. One function a metric, from accounts alone.

Each finds estimates with 95 % intervals; what they are worth is said elsewhere (`verdicts.py`), and in which words
(`texts/`). A metric is called as its band and its sentence are.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ludoteca.lab.account import PARTS, Account
from ludoteca.lab.endings import LONG_TAIL, percentile
from ludoteca.lab.stats import Estimate, mean, share

HALF_WAY = PARTS.index(0.5)
OFFERED = 200  # times: a thing that was offered less often may be taken yet
SELDOM = 0.01  # of the times it is offered
ENOUGH = 20  # matches in which a thing happened, before it is asked whether winners do it more
SURELY = 0.05


class Seen(NamedTuple):
    """One number that was found: the metric, what of it (a seat, an action), and how sure it is."""

    metric: str
    of: str
    estimate: Estimate


class Share(NamedTuple):
    """How often something that was offered is taken."""

    name: str
    offered: int
    taken: int

    @property
    def estimate(self) -> Estimate:
        return share(self.taken, self.offered)


class Lift(NamedTuple):
    """How much more often winners do a thing than others in the same match. That is no cause: see restricted play."""

    name: str
    times: float  # a match, all seats together
    more: Estimate
    p: float  # that chance alone shows as much, all things looked at counted (Holm)


class Source(NamedTuple):
    """Where points come from: the rule, and what it brings winners and others."""

    rule: str
    winners: Estimate
    others: Estimate


def fair(accounts: Sequence[Account]) -> float:
    return 1 / len(accounts[0].shares)


def unfinished(accounts: Sequence[Account]) -> list[Seen]:
    """How many matches no player brings to their end."""
    return [Seen("unfinished", "", share(sum(one.unfinished for one in accounts), len(accounts)))]


def reasons(accounts: Sequence[Account]) -> list[tuple[str, Estimate]]:
    """Why matches end, the commonest reason first."""
    found = Counter(one.reason for one in accounts)
    return [(name, share(times, len(accounts))) for name, times in sorted(found.items(), key=lambda x: (-x[1], x[0]))]


def spread(accounts: Sequence[Account]) -> list[Seen]:
    """How much longer a long match is than a short one, in rounds; in decisions where nobody counts rounds."""
    lengths = sorted(length(accounts))
    count = len(lengths)
    low, high = percentile(lengths, 0.05), percentile(lengths, 0.95)
    # The interval of each end by the order of the lengths: between which ranks it lies in 19 of 20 samples.
    ends = [_ranks(lengths, part, count) for part in (0.05, 0.95)]
    least, most = ends[1][0] / max(1, ends[0][1]), ends[1][1] / max(1, ends[0][0])
    return [Seen("spread", "", Estimate(high / max(1, low), least, most, count))]


def length(accounts: Sequence[Account]) -> list[int]:
    """How long each match was: in rounds where the game has them."""
    return [one.rounds or one.decisions for one in accounts]


def _ranks(ordered: Sequence[int], part: float, count: int) -> tuple[int, int]:
    around = 1.96 * math.sqrt(count * part * (1 - part))
    low, high = math.floor(count * part - around) - 1, math.ceil(count * part + around) - 1
    return ordered[max(0, low)], ordered[min(count - 1, max(0, high))]


def tails(accounts: Sequence[Account]) -> list[Seen]:
    """How long before its end a match last changed any score."""
    found = [one.tail for one in accounts]
    long = share(sum(tail > LONG_TAIL for tail in found), len(found))
    return [Seen("tail", "", mean(found)), Seen("long-tails", "", long)]


def seats(accounts: Sequence[Account]) -> list[Seen]:
    """What each seat wins more than is fair, ties shared; and whoever moves first."""
    count, even = len(accounts), fair(accounts)
    if even == 1:
        return []
    by_seat = [
        Seen("seat", str(seat), _less(share(sum(one.shares[seat] for one in accounts), count), even))
        for seat in range(len(accounts[0].shares))
    ]
    first = share(sum(one.shares[one.first] for one in accounts), count)
    return [*by_seat, Seen("first", "", _less(first, even))]


def ties(accounts: Sequence[Account]) -> list[Seen]:
    """How often several win together."""
    if fair(accounts) == 1:
        return []
    return [Seen("ties", "", share(sum(0 < max(one.shares) < 1 for one in accounts), len(accounts)))]


def leads(accounts: Sequence[Account]) -> list[Seen]:
    """How often somebody else takes the lead, and how often nobody ever does."""
    if fair(accounts) == 1:
        return []
    found = [float(one.lead_changes) for one in accounts]
    return [
        Seen("lead-changes", "", mean(found)),
        Seen("no-lead-change", "", share(sum(not changes for changes in found), len(found))),
    ]


def half_way(accounts: Sequence[Account]) -> list[Seen]:
    """How much more often than is fair whoever has most points half-way wins."""
    if fair(accounts) == 1:
        return []
    return [Seen("half-way", "", _less(wins_of(accounts, HALF_WAY, lambda one: one.led), fair(accounts)))]


def wins_of(accounts: Sequence[Account], part: int, who: Callable[[Account], Sequence[int]]) -> Estimate:
    """How often those win who stood out at some part of the match; matches in which nobody did are left out."""
    found = [one.shares[who(one)[part]] for one in accounts if who(one)[part] >= 0]
    return share(sum(found), len(found))


def forced(accounts: Sequence[Account]) -> list[Seen]:
    """How many moves leave no choice."""
    return [Seen("forced", "", mean([one.forced / max(1, one.moves) for one in accounts]))]


JUDGED: Sequence[Callable[[Sequence[Account]], list[Seen]]] = (
    unfinished, spread, tails, seats, ties, leads, half_way, forced,
)  # fmt: skip


def judged(accounts: Sequence[Account]) -> list[Seen]:
    """Every number that a designer may set a band for."""
    return [seen for metric in JUDGED for seen in metric(accounts)]


def uses(accounts: Sequence[Account]) -> list[Share]:
    """What was offered, and how often it was taken; the most seldom first."""
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for one in accounts:
        offered.update(one.offered)
        taken.update({name: sum(by_seat) for name, by_seat in one.taken.items()})
    found = [Share(name, times, taken[name]) for name, times in offered.items()]
    return sorted(found, key=lambda one: (one.taken / one.offered, one.name))


def disdained(accounts: Sequence[Account]) -> list[Share]:
    """What bots almost never take, though it was offered often enough."""
    return [one for one in uses(accounts) if one.offered >= OFFERED and one.estimate.high < 2 * SELDOM]


def lifts(accounts: Sequence[Account]) -> list[Lift]:
    """What winners do more often, or less often, than others; the surest first."""
    if fair(accounts) == 1:
        return []
    found = []
    for name in sorted({name for one in accounts for name in one.happened}):
        more = [_winners_more(one, one.happened.get(name)) for one in accounts]
        times = sum(sum(one.happened.get(name, ())) for one in accounts) / len(accounts)
        if sum(name in one.happened for one in accounts) >= ENOUGH:
            found.append((name, times, mean(more), _by_chance(mean(more))))
    corrected = holm([p for *_, p in found])
    rows = [Lift(name, times, more, p) for (name, times, more, _), p in zip(found, corrected, strict=True)]
    return sorted(rows, key=lambda one: (one.p, one.name))


def _winners_more(one: Account, by_seat: Sequence[int] | None) -> float:
    """The winners' mean less that of the others, in one match."""
    if by_seat is None or max(one.shares) == min(one.shares):
        return 0.0
    others = [1 - share for share in one.shares]
    won = sum(times * share for times, share in zip(by_seat, one.shares, strict=True))
    return won - sum(times * rest for times, rest in zip(by_seat, others, strict=True)) / sum(others)


def _by_chance(seen: Estimate) -> float:
    """How likely a mean at least so far from 0 is, if the true one is 0; what never varies says nothing."""
    error = (seen.high - seen.low) / (2 * 1.96)
    return math.erfc(abs(seen.value) / error / math.sqrt(2)) if 0 < error < math.inf else 1.0


def holm(ps: Sequence[float]) -> list[float]:
    """Chances as they stand when so many things were looked at (Holm).

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    corrected = [1.0] * len(ps)
    reached = 0.0
    for rank, k in enumerate(sorted(range(len(ps)), key=lambda k: ps[k])):
        reached = max(reached, min(1.0, (len(ps) - rank) * ps[k]))
        corrected[k] = reached
    return corrected


def sources(accounts: Sequence[Account]) -> list[Source]:
    """Where the points come from, of winners and of all others."""
    found = []
    for rule in dict.fromkeys(rule for one in accounts for rule in one.sources):
        winners: list[float] = []
        others: list[float] = []
        for one in accounts:
            for points, share_ in zip(one.sources.get(rule, ()), one.shares, strict=False):
                (winners if share_ > 0 else others).append(float(points))
        found.append(Source(rule, mean(winners), mean(others)))
    return found


def strangest(accounts: Sequence[Account]) -> Mapping[str, int]:
    """The seeds of the matches that stand out: to be looked at one by one."""
    found = {
        "longest": max(accounts, key=lambda one: (one.decisions, -one.seed)).seed,
        "shortest": min(accounts, key=lambda one: (one.decisions, one.seed)).seed,
        "deadest": max(accounts, key=lambda one: (one.tail, -one.seed)).seed,
    }
    if fair(accounts) < 1:
        found["closest"] = min(accounts, key=lambda one: (_margin(one), one.seed)).seed
        found["clearest"] = max(accounts, key=lambda one: (_margin(one), -one.seed)).seed
    return found


def _margin(one: Account) -> int:
    first, second, *_ = sorted(one.points, reverse=True)
    return first - second


def _less(seen: Estimate, even: float) -> Estimate:
    return Estimate(seen.value - even, seen.low - even, seen.high - even, seen.of)
