"""Watched: a bot whose moves are looked at: how long it takes for them, and whether it wastes them."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.judge import features_of
from ludoteca.kernel.player import Player
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import REVEALED, ROLLED, State
from ludoteca.kernel.trial import Trace
from ludoteca.play.game import AnyGame


class Note(NamedTuple):
    """What is to be said of one move."""

    round: int
    seconds: float
    idle: bool
    fruitless: bool


class Conduct(NamedTuple):
    """How one seat has played a match."""

    moves: int
    forced: int  # every step of the move had one option only
    idle: int
    fruitless: int
    turns: tuple[float, ...]  # the seconds of each turn: moves of one round without another's in between


class Watched(Player):
    """Plays as another does. It notes of every move, in a list that all at a table share:

    - its seconds on the processor;
    - whether it was *idle*: something was to be chosen, and all that was chosen are actions by which one does nothing
      (`Game.idle`), though what is decided there offered something else;
    - whether it was *fruitless*: not idle, and no trait of the own side (see `Rules.features`) is any different
      afterwards. Never called so are moves that have no effect yet (secret answers, and what asks for something else
      to be decided first) and those by which something is rolled or revealed, which nobody could foresee.
    """

    def __init__(self, player: Player, game: AnyGame, rules: Rules[Any], notes: list[Note]) -> None:
        super().__init__()
        self.player = player
        self.game = game
        self.notes = notes
        self.idle = {action for action in range(len(rules.actions)) if rules.actions.text(action) in game.idle}

    def move(self, rules: Rules[Any], known: Any, seat: i64, rng: Rng) -> vec[i64]:
        before = known.copy()
        round_before = self.game.round_of(rules, known)
        in_secret = rules.decisions[known.deciding()].questions > 0
        began = time.process_time()
        actions = self.player.move(rules, known, seat, rng)
        seconds = time.process_time() - began
        in_effect = not in_secret and known.depth <= before.depth
        foreseen = not known.crossed & (ROLLED | REVEALED)
        nothing_new = in_effect and foreseen and own_traits(rules, before, seat) == own_traits(rules, known, seat)
        idle = does_nothing(rules, before, seat, actions, self.idle)
        self.notes.append(Note(round_before, seconds, idle, nothing_new and not idle))
        return actions


def own_traits(rules: Rules[Any], s: State, seat: int) -> list[float]:
    first = len(rules.phases) + seat * len(rules.traits)
    return features_of(rules, s, seat)[first : first + len(rules.traits)]


def does_nothing(rules: Rules[Any], s: State, seat: int, actions: vec[i64], idle: set[int]) -> bool:
    """Whether a move is idle; `s` is the position it begins in, and is played on in."""
    if idle.isdisjoint(int(action) for action in actions):
        return False
    out = Options()
    wasted = False
    for action in actions:
        rules.options(s, seat, out)
        if int(action) in idle:
            offered = [out.actions[k] for k in range(out.count)]
            wasted |= any(int(other) not in idle and not rules.is_aside(s, other) for other in offered)
        elif out.count > 1:
            return False
        rules.take(s, seat, action)
    return wasted


def conducts(seats: int, trace: Trace, notes: list[Note]) -> list[Conduct]:
    """How every seat has played a match that was traced with its steps."""
    movers = [int(number) for number in trace.moves[::2]]
    ends = [int(number) for number in trace.moves[1::2]]
    options = [int(number) for number in trace.steps[3::4]]
    moves, forced, idle, fruitless = ([0] * seats for _ in range(4))
    turns: list[list[float]] = [[] for _ in range(seats)]
    last = (-1, 0)
    for seat, begin, end, note in zip(movers, [0, *ends], ends, notes, strict=False):
        no_choice = all(count == 1 for count in options[begin:end])
        moves[seat] += 1
        forced[seat] += no_choice
        idle[seat] += note.idle
        fruitless[seat] += note.fruitless and not no_choice
        if (seat, note.round) == last:
            turns[seat][-1] += note.seconds
        else:
            turns[seat].append(note.seconds)
        last = (seat, note.round)
    return [Conduct(*row[:4], tuple(row[4])) for row in zip(moves, forced, idle, fruitless, turns, strict=True)]
