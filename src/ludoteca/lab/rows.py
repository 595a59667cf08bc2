"""Rows: positions of matches in numbers, as `Rules.features` gives them, and how those matches ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Small = NDArray[np.float32]
Whole = NDArray[np.int64]

HELD_OUT = 5  # one match in so many is not learnt from: it tells what is learnt from what is remembered
HIGHEST = 10.0  # what a match won by far is worth


class Shape(NamedTuple):
    """How a row is laid out: the phases of the position, then the traits of every side."""

    phases: int
    traits: int
    sides: int

    @property
    def width(self) -> int:
        return self.phases + self.sides * self.traits

    @property
    def weights(self) -> int:
        return self.phases * self.traits

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return [(one, other) for one in range(self.sides) for other in range(one + 1, self.sides)]

    def phase_part(self, features: Small) -> Small:
        return features[:, : self.phases]

    def side_part(self, features: Small) -> Small:
        """The traits by row, side and trait."""
        return features[:, self.phases :].reshape(-1, self.sides, self.traits)


@dataclass(frozen=True)
class Rows:
    """Positions of matches, match by match in the order in which they were asked for."""

    features: Small  # by position
    match: Whole  # by position: the place of its match among these
    number: Whole  # by match: its number in its round
    points: Floats  # by match and side: with how many points it ended
    weight: Floats  # by match: for how many it counts
    viewer: Whole  # by position: the seat that knows so much of it,
    fate: Whole  # and whether it has won (1) or lost (-1) a match of which points say nothing; else 0

    @property
    def held_out(self) -> NDArray[np.bool_]:
        """By position: whether its match is held out."""
        held: NDArray[np.bool_] = self.number[self.match] % HELD_OUT == HELD_OUT - 1
        return held


def rows_of(
    features: Small, counts: Whole, points: Floats, viewer: Whole | None = None, fate: Whole | None = None
) -> Rows:
    """The positions of the matches of one round, of which each has so many, one after the other."""
    numbers = np.arange(len(counts))
    nothing = np.zeros(len(features), dtype=np.int64)
    return Rows(
        features,
        np.repeat(numbers, counts),
        numbers,
        points,
        np.ones(len(counts)),
        nothing if viewer is None else viewer,
        nothing if fate is None else fate,
    )


def weighted(rows: Rows, weight: float) -> Rows:
    """The same, each match counting for so many."""
    return replace(rows, weight=rows.weight * weight)


def join(parts: Sequence[Rows]) -> Rows:
    """Those of several rounds, one after the other."""
    firsts = np.cumsum([0, *(len(part.number) for part in parts[:-1])])
    return Rows(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.match + first for part, first in zip(parts, firsts, strict=True)]),
        np.concatenate([part.number for part in parts]),
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.weight for part in parts]),
        np.concatenate([part.viewer for part in parts]),
        np.concatenate([part.fate for part in parts]),
    )


def terms(shape: Shape, features: Small, one: int, other: int) -> Floats:
    """By position, for each phase and trait: the phase × how much more of the trait one side has than another."""
    sides = shape.side_part(features).astype(np.float64)
    phases = shape.phase_part(features).astype(np.float64)
    more = sides[:, one] - sides[:, other]
    return (phases[:, :, None] * more[:, None, :]).reshape(len(features), shape.weights)


def usual_margin(shape: Shape, points: Floats) -> float:
    """By how many points one side is ahead of another at the end, in half of all cases; the scale of all targets."""
    margins = [np.abs(points[:, one] - points[:, other]) for one, other in shape.pairs]
    return max(1.0, float(np.median(np.concatenate(margins)))) if len(points) else 1.0


def outcome(rows: Rows, some: slice, one: int, other: int, scale: float) -> Floats:
    """By position: what its match was worth to one side, set against another.

    A match that came to ruin is lost, or won, by whoever looks, against everybody.
    """
    match, viewer, fate = rows.match[some], rows.viewer[some], rows.fate[some]
    worth = target(rows.points[match, one] - rows.points[match, other], scale)
    side = (viewer == one).astype(np.float64) - (viewer == other)
    return np.where(fate == 0, worth, HIGHEST * fate * side)


def target(margin: Floats, scale: float) -> Floats:
    """What a match that ended so was worth: to win by far is hardly better than to win."""
    worth: Floats = HIGHEST * np.tanh(margin / scale)
    return worth
