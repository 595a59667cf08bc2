"""Duels: two bots at one table, on the same deals at every seat. Who wins, how their matches end, what they waste.

With more than two seats one of the first sits among others of the second, and the other way round; alone, each of them
plays every deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.bots.levels import bot
from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Player
from ludoteca.kernel.trial import Trace, play
from ludoteca.lab.endings import Ending, Endings, ending, endings, percentile, watch
from ludoteca.lab.stats import Estimate, mean, share
from ludoteca.lab.watched import Conduct, Note, Watched, conducts
from ludoteca.play.game import AnyGame, fresh, seed_bytes
from ludoteca.play.settings import Value


class Contender(NamedTuple):
    """A bot: its level, and where its weights lie if they are not the game's own, with a name for them."""

    level: str
    source: str = ""
    weights: str = ""

    @property
    def name(self) -> str:
        return f"{self.level} ({self.weights})" if self.weights else self.level

    def player(self, game: AnyGame, seats: int, settings: dict[str, Value]) -> Player:
        source = Path(self.source) if self.source else None
        return bot(self.level, game, game.rules(settings, seats), source)


class Duel(NamedTuple):
    """What to play. Names and numbers only: it is sent to processes."""

    game: str
    settings: dict[str, Value]
    seats: int
    one: Contender
    other: Contender
    seed: int

    @property
    def sittings(self) -> int:
        """How many matches are played on a deal, so that each contender has sat everywhere."""
        return 2 if self.seats == 2 else 2 * self.seats

    def sitting(self, number: int) -> list[int]:
        """By seat, who sits there in a match: 0 for the one, 1 for the other."""
        lone, seat = divmod(number % self.sittings, self.seats)
        return [lone if k == seat else 1 - lone for k in range(self.seats)]


class Played(NamedTuple):
    """What came of one match, by seat where it is of the seats."""

    sat: Sequence[int]
    lone: int  # whose match it is: who sits there alone; 0 if both do
    shares: Sequence[float]  # of the win
    points: Sequence[int]
    ending: Ending
    conducts: Sequence[Conduct]


class Showing(NamedTuple):
    """How one contender has done in all matches of a duel."""

    name: str
    wins: Estimate  # alone among others
    points: Estimate  # … too
    forced: float  # shares of its moves
    idle: float
    fruitless: float
    seconds: float  # a turn
    seconds_p95: float


class Outcome(NamedTuple):
    """What came of a duel."""

    duel: Duel
    matches: int
    showings: Sequence[Showing]  # of both; of one, if it has played against itself
    ties: Estimate
    endings: Endings

    @property
    def fair(self) -> float:
        """What a contender wins that is as good as the other."""
        return 1 / max(2, self.duel.seats)


def play_some(duel: Duel, numbers: range) -> list[Played]:
    """Play some matches of a duel."""
    game = find(duel.game)
    return [play_one(game, duel, number) for number in numbers]


def play_one(game: AnyGame, duel: Duel, number: int) -> Played:
    """One match; its number says on which deal, and who sits where."""
    rules = game.rules(duel.settings, duel.seats)
    sat = duel.sitting(number)
    notes: list[Note] = []
    bots = [(duel.one, duel.other)[who].player(game, duel.seats, duel.settings) for who in sat]
    players: list[Player] = [Watched(one, game, rules, notes) for one in bots]
    s: Any = fresh(rules, seed_bytes(duel.seed + number // duel.sittings))
    first = watch(rules, s)
    trace = Trace(steps_wanted=True, scores_wanted=True, features_wanted=False)
    play(rules, s, players, Rng(duel.seed + number), trace, game.longest)
    return Played(
        sat,
        number % duel.sittings // duel.seats,
        [rules.payoff(s, seat) for seat in range(duel.seats)],
        [int(rules.score(s, seat)) for seat in range(duel.seats)],
        ending(game, rules, s, first, trace),
        conducts(duel.seats, trace, notes),
    )


def outcome(duel: Duel, played: Sequence[Played]) -> Outcome:
    """What came of some matches of a duel, one at least."""
    itself = duel.one == duel.other
    ties = sum(0 < max(one.shares) < 1 for one in played)
    return Outcome(
        duel,
        len(played),
        [showing(duel, who, played) for who in ((0,) if itself else (0, 1))],
        share(ties, len(played)),
        endings([one.ending for one in played]),
    )


def showing(duel: Duel, who: int, played: Sequence[Played]) -> Showing:
    own = [one for one in played if one.lone == who or duel.seats == 2]
    at = [(one, one.sat.index(who)) for one in own if who in one.sat]
    itself = duel.one == duel.other
    moved = [one.conducts[seat] for one in played for seat in range(duel.seats) if itself or one.sat[seat] == who]
    moves = max(1, sum(one.moves for one in moved))
    turns = [seconds for one in moved for seconds in one.turns] or [0.0]
    return Showing(
        (duel.one, duel.other)[who].name,
        share(sum(one.shares[seat] for one, seat in at), len(at)),
        mean([one.points[seat] for one, seat in at]),
        sum(one.forced for one in moved) / moves,
        sum(one.idle for one in moved) / moves,
        sum(one.fruitless for one in moved) / moves,
        sum(turns) / len(turns),
        percentile(turns, 0.95),
    )
