"""What a number of matches says, and how surely: shares and means with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Z = 1.96  # standard errors on either side of what was seen


class Estimate(NamedTuple):
    """What was seen, the interval that holds the truth 95 times of 100, and how many were looked at."""

    value: float
    low: float
    high: float
    of: int

    def __str__(self) -> str:
        return f"{self.value:.1%} ({self.low:.1%}–{self.high:.1%}) of {self.of}"


def share(won: float, count: int) -> Estimate:
    """A share of wins, with Wilson's interval, which holds for few matches and for shares near 0 and 1, too.

    >>> str(share(60, 100))
    '60.0% (50.2%–69.1%) of 100'
    """
    if count == 0:
        return Estimate(0.5, 0.0, 1.0, 0)
    seen = won / count
    middle = seen + Z * Z / (2 * count)
    spread = Z * math.sqrt(seen * (1 - seen) / count + Z * Z / (4 * count * count))
    whole = 1 + Z * Z / count
    return Estimate(seen, max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole), count)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of some numbers; of fewer than two nobody can say how surely.

    >>> mean([1.0, 2.0, 3.0]).value
    2.0
    """
    count = len(values)
    if count < 2:
        return Estimate(values[0] if values else 0.0, -math.inf, math.inf, count)
    middle = math.fsum(values) / count
    spread = math.sqrt(math.fsum((value - middle) ** 2 for value in values) / (count - 1) / count)
    return Estimate(middle, middle - Z * spread, middle + Z * spread, count)


def surely_more(one: Estimate, other: Estimate) -> bool:
    """Whether the difference of two independent estimates is above 0 with its whole interval."""
    below, above = one.value - one.low, other.high - other.value
    return one.value - other.value > math.hypot(below, above)


USUAL_LOOK = 500  # pairs at which a confidence sequence is tightest


def always(values: Sequence[float], step: float, risk: float = 0.05) -> Estimate:
    """The mean, with an interval that holds the truth at every look at once: one may look, and go on or stop.

    A confidence sequence (Robbins' normal mixture, for large numbers). An interval made for one look is wrong once in
    three times for those who look until they see something. What was the same in every match is not surely the same:
    one more could have differed by a `step`.

    >>> seen = always([0.0] * 100, 1.0)
    >>> seen.value, round(seen.high, 3)
    (0.0, 0.034)
    """
    count = len(values)
    if count < 2:
        return Estimate(values[0] if values else 0.0, -math.inf, math.inf, count)
    middle = math.fsum(values) / count
    variance = (math.fsum((value - middle) ** 2 for value in values) + step * step) / count
    tight = (-2 * math.log(risk) + math.log(1 - 2 * math.log(risk))) / USUAL_LOOK
    grown = count * tight + 1
    around = math.sqrt(variance * 2 * grown / (count * count * tight) * math.log(math.sqrt(grown) / risk))
    return Estimate(middle, middle - around, middle + around, count)
