"""How strong the bots are: duels with seats alternated, and a ladder of all levels at one table.

`./ludoteca bench bots GAME [--games N] [--one LEVEL --other LEVEL] [--ladder] [--set NAME=VALUE]`. Shares of wins with
95 % intervals (Wilson), and the seconds a bot takes for a turn. The same seeds give the same matches, except for bots
with a clock.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import NamedTuple

from ludoteca.bots.levels import LEVELS, bot, take_move
from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.match import AnyMatch, Match
from ludoteca.play.settings import Value, assignments


@dataclass
class Result:
    """One match: the share of the win, the points and the time of each seat."""

    shares: list[float]
    points: list[int]
    seconds: list[float] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)


class Job(NamedTuple):
    """One match to play: which game, and which bot at each seat."""

    game: str
    settings: dict[str, Value]
    levels: list[str]
    seed: int


def main() -> None:
    parser = argparse.ArgumentParser(prog="./ludoteca bench bots", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--one", default="companion", choices=list(LEVELS))
    parser.add_argument("--other", default="wanderer", choices=list(LEVELS))
    parser.add_argument("--ladder", action="store_true", help="all levels at one table, the best if it has fewer seats")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", dest="settings")
    wanted = parser.parse_args()
    try:
        game, settings = find(wanted.game), assignments(wanted.settings)
        levels = list(LEVELS)[-game.most :] if wanted.ladder else [wanted.one, wanted.other]
        game.rules(settings, len(levels))
    except LudotecaError as error:
        parser.error(str(error))
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    jobs = [Job(wanted.game, settings, rotated(levels, seed), seed) for seed in seeds]
    won = dict.fromkeys(levels, 0.0)
    points = dict.fromkeys(levels, 0.0)
    clock = {level: [0.0, 0] for level in levels}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for done, (result, job) in enumerate(zip(pool.map(play, jobs), jobs, strict=True), 1):
            for seat, level in enumerate(job.levels):
                won[level] += result.shares[seat]
                points[level] += result.points[seat] / wanted.games
                clock[level][0] += result.seconds[seat]
                clock[level][1] += result.turns[seat]
            if done % 20 == 0:
                print(f"  {done} of {wanted.games}", file=sys.stderr)
    print(" ".join([f"{wanted.game}, {len(levels)} seats, {wanted.games} matches, seats alternated", *wanted.settings]))
    for level in sorted(levels, key=lambda one: -won[one]):
        low, high = wilson(won[level], wanted.games)
        pace = clock[level][0] / max(1, clock[level][1])
        print(
            f"  {level:<12} {won[level] / wanted.games:6.1%} of wins ({low:.1%}–{high:.1%}), "
            f"{points[level]:6.1f} points, {pace:.3f} s a turn"
        )


def rotated(levels: list[str], seed: int) -> list[str]:
    return levels[seed % len(levels) :] + levels[: seed % len(levels)]


def play(job: Job) -> Result:
    match: AnyMatch = Match(find(job.game), len(job.levels), job.seed, job.settings)
    bots = [bot(level, match.game) for level in job.levels]
    rng = Rng(job.seed)
    seconds, turns, last = [0.0] * len(bots), [0] * len(bots), -1
    while not match.over:
        seat = match.to_act[0]
        began = time.process_time()
        take_move(match, seat, bots[seat], rng)
        seconds[seat] += time.process_time() - began
        turns[seat] += seat != last
        last = seat
    shares = [(seat in match.winners) / len(match.winners) for seat in range(len(bots))]
    return Result(shares, list(match.scores), seconds, turns)


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


if __name__ == "__main__":
    main()
