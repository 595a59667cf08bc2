"""Ratings of our bots: what an agent has to beat. Elo, from duels of each level against the one below it.

400 points more are ten wins to one. The wanderer, who takes any move, stands at 0.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from ludoteca.bots.levels import offered
from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.crew import Crew
from ludoteca.lab.duels import Contender, Duel, play_some
from ludoteca.lab.stats import Z

SCALE = 400


class Rating(NamedTuple):
    """Where a level stands, and how far it may be off; its share of wins against the level below, of so many."""

    level: str
    elo: float
    off: float
    wins: float
    matches: int


def elo(won: float, count: int) -> tuple[float, float]:
    """How much stronger somebody is who has won so many of some matches, and how far that may be off (95 %).

    Half a win is added on either side, so that who has won all is not infinitely strong.

    >>> [round(number) for number in elo(75, 100)]
    [189, 78]
    """
    share = (won + 0.5) / (count + 1)
    spread = math.sqrt(share * (1 - share) / (count + 1))
    slope = SCALE / math.log(10) / (share * (1 - share))
    return SCALE * math.log10(share / (1 - share)), Z * slope * spread


def rate(
    name: str,
    matches: int,
    jobs: int = 0,
    seed: int = 0,
    told: Callable[[Rating], None] = lambda rating: None,
    most: str = "",
) -> list[Rating]:
    """The ratings of all levels that a game has, or up to one, for two seats, from so many matches of each pairing."""
    game = find(name)
    if not game.fewest <= 2 <= game.most:
        raise LudotecaError(f"{name} is not for two, and ratings are")
    levels = offered(game)
    if most:
        levels = levels[: levels.index(most) + 1]
    found = [Rating(levels[0], 0.0, 0.0, 0.0, 0)]
    told(found[0])
    with Crew(jobs) as crew:
        for lower, upper in pairwise(levels):
            duel = Duel(name, {}, 2, Contender(upper), Contender(lower), seed)
            count = -(-matches // duel.sittings) * duel.sittings
            won = 0.0
            for _, some in crew.results(play_some, duel, range(count)):
                won += sum(played.shares[list(played.sat).index(0)] for played in some)
            above, off = elo(won, count)
            last = found[-1]
            found.append(Rating(upper, last.elo + above, math.hypot(last.off, off), won / count, count))
            told(found[-1])
    return found
