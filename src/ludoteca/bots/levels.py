"""The levels a bot can play at, from one that wanders about to one that searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.errors import unknown
from ludoteca.kernel.planner import Planner
from ludoteca.kernel.playout import Greedy
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.search import Search
from ludoteca.kernel.state import State
from ludoteca.play.game import AnyGame
from ludoteca.play.match import AnyMatch, is_simultaneous


class Bot(Protocol):
    """Chooses an action. `known` is a state imagined for the seat: all that it may know, and nothing more."""

    def choose(self, rules: Rules[Any], known: State, seat: int, rng: Rng) -> int: ...


class Wanderer:
    """Takes any option: the bot of fuzz games, and what every other bot must beat."""

    def choose(self, rules: Rules[Any], known: State, seat: int, rng: Rng) -> int:
        out = Options()
        rules.options(known, seat, out)
        return int(out.actions[rng.below(out.count)])


LEVELS: dict[str, Callable[[], Bot]] = {
    "wanderer": Wanderer,
    "apprentice": lambda: Greedy(1, 200, 8.0),
    "companion": lambda: Greedy(4, 1000, 0.0),
    "rival": lambda: Search(900, 0.0, 30, 0.7),
}


def bot(level: str, game: AnyGame | None = None) -> Bot:
    """A bot of this level; the rival plans whole turns where the game says that this serves it better."""
    if level not in LEVELS:
        raise unknown("level", level, list(LEVELS))
    if level == "rival" and game is not None and game.rival_plans:
        return Planner(3, 5, 6)
    return LEVELS[level]()


def take_move(match: AnyMatch, seat: int, player: Bot, rng: Rng) -> None:
    """Let a bot make one whole move, as one row."""
    match.push_plan(choose_move(match.rules, match.imagine(seat, rng), seat, player, rng), seat)


def choose_move(rules: Rules[Any], known: State, seat: int, player: Bot, rng: Rng) -> list[int]:
    """A whole move of a bot. Its steps are chosen in a world imagined for the seat, which is played on in."""
    together = is_simultaneous(known)
    actions: list[int] = []
    while True:
        action = int(player.choose(rules, known, seat, rng))
        actions.append(action)
        questions = rules.decisions[known.deciding()].questions if together else 0
        already = known.answers(seat)
        rules.take(known, seat, action)
        if together and already + 1 < questions:
            continue
        if together or known.crossed or known.over or not known.going_on() or rules.acting(known) != seat:
            return actions
