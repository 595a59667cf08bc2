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
from ludoteca.kernel.rehearser import Rehearser, Starter
from ludoteca.kernel.rules import Rules
from ludoteca.play.game import AnyGame
from ludoteca.play.match import AnyMatch

MOST_WAYS = 2000  # through one move


def apprentice(game: AnyGame, rules: Rules[Any], source: Path | None) -> Player:
    """Knows what is good, and overlooks most of it."""
    return Mover(judge(game, rules, source), 1, MOST_WAYS, 0.8)


def companion(game: AnyGame, rules: Rules[Any], source: Path | None) -> Player:
    """Plays the best move it sees, and does not look further, but for what a move has only begun."""
    return mover(game, judge(game, rules, source))


def rival(game: AnyGame, rules: Rules[Any], source: Path | None) -> Player:
    """Thinks its whole turn through; where the game says so, it looks at what comes of it in the end."""
    weighs = judge(game, rules, source)
    times = game.rehearsals("rival", rules.seats)
    return rehearser(game, weighs, times) if times else thinker(game, weighs)


def master(game: AnyGame, rules: Rules[Any], source: Path | None) -> Player:
    """Thinks like the rival; judges by a net where one has been learnt, or thinks of what the others will do."""
    net = net_judge_of(game, rules, source)
    weighs = judge(game, rules, source) if net is None else net
    times = game.rehearsals("master", rules.seats)
    if times:
        return rehearser(game, weighs, times)
    return planner(game, weighs, 3 if net is None or game.master_foresees else 1)


def mover(game: AnyGame, weighs: Judge) -> Player:
    """One who plays move by move, and plans only where the game says that a move is but a beginning."""
    return where_it_pays(game, Mover(weighs, 1, MOST_WAYS, 0.0), Planner(weighs, 1, 4, 1, 2, 1))


def thinker(game: AnyGame, weighs: Judge) -> Player:
    """One who plans whole turns, without a thought for what comes after them."""
    return planner(game, weighs, 1)


def planner(game: AnyGame, weighs: Judge, finalists: int) -> Player:
    plans = Planner(weighs, 3, game.breadth, 3, 6, finalists)
    return where_it_pays(game, Mover(weighs, 3, MOST_WAYS, 0.0), plans) if game.plans_at else plans


def rehearser(game: AnyGame, weighs: Judge, times: int) -> Player:
    """One who plays what it would do, and what it might, on to the end of the match, every move at first so often."""
    quick = mover(game, weighs)
    plans = Planner(weighs, 3, game.breadth, 3, 6, 1)
    glimpses = Planner(weighs, 1, game.breadth, 1, 6, 1)
    advisers = [plans, glimpses, quick, glimpses, quick]
    rehearses = Rehearser(advisers, mover(game, weighs), mover(game, weighs), times, weighs.swing)
    return where_it_pays(game, Mover(weighs, 1, MOST_WAYS, 0.0), rehearses) if game.plans_at else rehearses


def where_it_pays(game: AnyGame, others: Player, plans: Player) -> Player:
    """One who plans at the decisions of which the game says so, and plays all others move by move."""
    return Starter(others, plans, list(game.plans_at)) if game.plans_at else others


LEVELS: dict[str, Callable[[AnyGame, Rules[Any], Path | None], Player]] = {
    "wanderer": lambda game, rules, source: Wanderer(),
    "apprentice": apprentice,
    "companion": companion,
    "rival": rival,
    "master": master,
}


def offered(game: AnyGame) -> list[str]:
    """The levels that a game has: a Master only where it has more to think with than the rival."""
    return [level for level in LEVELS if level != "master" or game.master_foresees or has_net(game)]


def bot(level: str, game: AnyGame, rules: Rules[Any], source: Path | None = None) -> Player:
    """A bot of this level for matches with these rules; `source` has the weights if they are not the game's own."""
    if level not in LEVELS:
        raise unknown("level", level, list(LEVELS))
    return LEVELS[level](game, rules, source)


def take_move(match: AnyMatch, seat: int, player: Player, rng: Rng) -> None:
    """Let a bot make one whole move, as one row."""
    match.push_plan([int(action) for action in player.move(match.rules, match.imagine(seat, rng), seat, rng)], seat)
