"""The levels a bot can play at, from one that wanders about to a Master."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteca.bots.weights import has_net, judge, net_judge_of
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.errors import unknown
from ludoteca.kernel.judge import Judge
from ludoteca.kernel.mover import Mover
from ludoteca.kernel.planner import Planner
from ludoteca.kernel.player import Player, Wanderer
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.search import Search
from ludoteca.play.game import AnyGame
from ludoteca.play.match import AnyMatch

MOST_WAYS = 2000  # through one move


def apprentice(game: AnyGame, rules: Rules[Any], source: Path | None) -> Player:
    """Knows what is good, and overlooks most of it."""
    return Mover(judge(game, rules, source), 1, MOST_WAYS, 0.8)


def companion(game: AnyGame, rules: Rules[Any], source: Path | None) -> Player:
    """Plays the best move it sees, and does not look further."""
    return Mover(judge(game, rules, source), 1, MOST_WAYS, 0.0)


def rival(game: AnyGame, rules: Rules[Any], source: Path | None) -> Player:
    """Thinks its whole turn through."""
    return thinker(game, judge(game, rules, source))


def master(game: AnyGame, rules: Rules[Any], source: Path | None) -> Player:
    """Thinks like the rival; judges by a net where one has been learnt, or thinks of what the others will do."""
    net = net_judge_of(game, rules, source)
    weighs = judge(game, rules, source) if net is None else net
    if game.rival_plans and (net is None or game.master_foresees):
        return planner(weighs, 3)
    return thinker(game, weighs)


def thinker(game: AnyGame, weighs: Judge) -> Player:
    """One who plans whole turns, or searches where the game says that this serves better."""
    return planner(weighs, 1) if game.rival_plans else Search(weighs, 900, 0.0, 30, 0.7)


def planner(weighs: Judge, finalists: int) -> Player:
    return Planner(weighs, 3, 6, 3, 6, finalists)


LEVELS: dict[str, Callable[[AnyGame, Rules[Any], Path | None], Player]] = {
    "wanderer": lambda game, rules, source: Wanderer(),
    "apprentice": apprentice,
    "companion": companion,
    "rival": rival,
    "master": master,
}


def offered(game: AnyGame) -> list[str]:
    """The levels that a game has: a Master only where it has more to think with than the rival."""
    return [level for level in LEVELS if level != "master" or game.rival_plans or has_net(game)]


def bot(level: str, game: AnyGame, rules: Rules[Any], source: Path | None = None) -> Player:
    """A bot of this level for matches with these rules; `source` has the weights if they are not the game's own."""
    if level not in LEVELS:
        raise unknown("level", level, list(LEVELS))
    return LEVELS[level](game, rules, source)


def take_move(match: AnyMatch, seat: int, player: Player, rng: Rng) -> None:
    """Let a bot make one whole move, as one row."""
    match.push_plan([int(action) for action in player.move(match.rules, match.imagine(seat, rng), seat, rng)], seat)
