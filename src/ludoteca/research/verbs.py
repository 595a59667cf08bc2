"""The verbs `research learn` and `research rate`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from ludoteca.bots.levels import LEVELS
from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError, unknown
from ludoteca.research.curve import curve_picture
from ludoteca.research.ppo import Point
from ludoteca.research.ppo import learn as ppo
from ludoteca.research.ratings import Rating
from ludoteca.research.ratings import rate as rate_all


def learn(wanted: argparse.Namespace) -> int:
    """Let a net learn a game, and say at every look how it stands."""
    levels = wanted.against.split(",")
    for level in levels:
        if level not in LEVELS:
            raise unknown("level", level, list(LEVELS))
    if wanted.minutes <= 0:
        raise LudotecaError(f"--minutes is more than 0, not {wanted.minutes:g}")
    if wanted.seats < 2:
        raise LudotecaError("--seats is at least 2: alone there is nobody to beat")
    find(wanted.game).rules({}, wanted.seats)
    for path in (wanted.out, wanted.picture):
        if path is not None and not path.absolute().parent.is_dir():
            raise LudotecaError(f"there is no folder {path.parent}")
    learner, curve = ppo(wanted.game, wanted.seats, 60 * wanted.minutes, levels, wanted.seed, told=say)
    print("\n".join(summary(curve, levels)))
    if wanted.out:
        learner.save(wanted.out)
    if wanted.picture:
        draw(wanted.picture, wanted.game, curve, levels)
    return 0


def say(point: Point) -> None:
    print(f"{point.seconds:6.0f} s  {point.steps:>10,} steps  {point.against:<12} {point.wins}", flush=True)


def summary(curve: Sequence[Point], levels: Sequence[str]) -> list[str]:
    """For each level when it was beaten for good: at every look from then on."""
    found = []
    for level in levels:
        points = [point for point in curve if point.against == level]
        beaten = None
        for point in reversed(points):
            if point.wins.low <= 0.5:
                break
            beaten = point
        if beaten is None:
            found.append(f"{level}: not beaten surely; at the end {points[-1].wins}")
        else:
            when = f"after {beaten.seconds:.0f} s, {beaten.steps:,} steps"
            found.append(f"{level}: beaten surely {when}; at the end {points[-1].wins}")
    return found


def draw(path: Path, game: str, curve: Sequence[Point], levels: Sequence[str]) -> None:
    path.write_text(curve_picture(game, curve, levels), encoding="utf-8")


def rate(wanted: argparse.Namespace) -> int:
    """Print the ratings, level by level as they come."""

    def told(rating: Rating) -> None:
        against = f"{rating.wins:6.1%} of {rating.matches} against the one above" if rating.matches else ""
        print(f"{rating.level:<12} {rating.elo:6.0f} ± {rating.off:<4.0f} {against}".rstrip(), flush=True)

    rate_all(wanted.game, wanted.matches, wanted.jobs, wanted.seed, told)
    return 0
