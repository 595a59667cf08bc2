"""Fit: the weights that foretell best how matches end, pulled towards those they were played with.

Least squares over pairs of sides: the difference of their values in a position against the margin between them at the
end. A fit says what went together in these matches, not what wins: new weights are accepted by play alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ludoteca.lab.rows import Floats, Rows, Shape, outcome, terms

AT_ONCE = 4096  # positions in memory as terms
# How hard the ridge pulls, as a share of what a term varies by.
STRENGTHS = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)
ALMOST_NOTHING = 1e-9


@dataclass(frozen=True)
class Sums:
    """All that least squares needs to know of a number of positions; sums of more positions are sums of sums."""

    gram: Floats
    moment: Floats
    square: float
    count: float

    def __add__(self, other: Sums) -> Sums:
        return Sums(
            self.gram + other.gram,
            self.moment + other.moment,
            self.square + other.square,
            self.count + other.count,
        )

    def times(self, factor: float) -> Sums:
        """As if each position were there so many times."""
        return Sums(self.gram * factor, self.moment * factor, self.square * factor, self.count * factor)

    def error(self, weights: Floats) -> float:
        """The mean square of what these weights get wrong."""
        return float(self.square - 2 * weights @ self.moment + weights @ self.gram @ weights) / max(1.0, self.count)

    def explained(self, weights: Floats) -> float:
        """The share of the variance that these weights foretell (R²)."""
        return 1 - self.error(weights) / max(ALMOST_NOTHING, self.square / max(1.0, self.count))

    def spread(self) -> Floats:
        """How far each term varies from position to position."""
        spread: Floats = np.sqrt(np.diag(self.gram) / max(1.0, self.count))
        return spread


def nothing(shape: Shape) -> Sums:
    return Sums(np.zeros((shape.weights, shape.weights)), np.zeros(shape.weights), 0.0, 0.0)


def sums(shape: Shape, rows: Rows, scale: float) -> tuple[Sums, Sums]:
    """The sums of what is learnt from, and of what is held out."""
    learnt, held = nothing(shape), nothing(shape)
    held_out = rows.held_out
    for first in range(0, len(rows.features), AT_ONCE):
        part = slice(first, first + AT_ONCE)
        match, out = rows.match[part], held_out[part]
        for one, other in shape.pairs:
            weight = rows.weight[match]
            x, y = terms(shape, rows.features[part], one, other), outcome(rows, part, one, other, scale)
            learnt += _summed(x[~out], y[~out], weight[~out])
            held += _summed(x[out], y[out], weight[out])
    return learnt, held


def _summed(x: Floats, y: Floats, weight: Floats) -> Sums:
    heavy = x * weight[:, None]
    return Sums(heavy.T @ x, heavy.T @ y, float(weight @ y**2), float(weight.sum()))


class Fit(NamedTuple):
    """Weights that were found, and how well they foretell matches that they were not learnt from."""

    weights: Floats
    former: Floats  # those they were pulled towards, stretched to the units of the targets
    strength: float
    explained: float
    explained_before: float
    spread: tuple[float, ...]  # by weight: how far what it is multiplied with varies


def fit(learnt: Sums, held: Sums, former: Floats) -> Fit:
    """Ridge towards the former weights, as hard as serves those best that are held out."""
    former = stretched(learnt, former)
    best = min(STRENGTHS, key=lambda strength: held.error(ridge(learnt, former, strength)))
    return Fit(
        ridge(learnt + held, former, best),
        former,
        best,
        held.explained(ridge(learnt, former, best)),
        held.explained(former),
        tuple((learnt + held).spread().tolist()),
    )


def stretched(learnt: Sums, former: Floats) -> Floats:
    """The former weights in the units of the targets: one factor for all. A prior counts in points of its game."""
    whole = float(former @ learnt.gram @ former)
    if whole <= ALMOST_NOTHING:
        return former
    return former * max(0.0, float(former @ learnt.moment) / whole)


def ridge(learnt: Sums, former: Floats, strength: float) -> Floats:
    """The weights of least error, plus a price for what differs from the former ones.

    What seldom varies has been seen in few matches: it is as dear as what varies as most do, or chance would rule it.
    """
    count = max(1.0, learnt.count)
    spread = learnt.spread()
    usual = float(np.median(spread[spread > 0])) if np.any(spread > 0) else 0.0
    price = np.diag(strength * (spread**2 + usual**2) + ALMOST_NOTHING)
    return np.linalg.solve(learnt.gram / count + price, learnt.moment / count + price @ former).astype(np.float64)


def swing(shape: Shape, rows: Rows, weights: Floats) -> float:
    """The lead that wins three matches of four, as `Judge` reads it: chance = ½ + ½ · lead / (swing + |lead|)."""
    step = max(1, len(rows.features) // AT_ONCE)
    some = slice(None, None, step)
    leads, won = [], []
    for one, other in shape.pairs:
        leads.append(terms(shape, rows.features[some], one, other) @ weights)
        won.append(0.5 + 0.5 * np.sign(outcome(rows, some, one, other, 1.0)))
    lead, result = np.concatenate(leads), np.concatenate(won)
    tried = np.geomspace(0.1, 100.0, 61)
    errors = [float(np.mean((0.5 + 0.5 * lead / (one + np.abs(lead)) - result) ** 2)) for one in tried]
    return float(tried[int(np.argmin(errors))])
