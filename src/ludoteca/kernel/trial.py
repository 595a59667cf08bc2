"""Trial: a match of bots in one compiled loop, and what is to be known of it, number by number.

Move for move what `Match` plays with the same seeds: a match without its rows, its undo and its words.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options, S
from ludoteca.kernel.numbers import Seat, table
from ludoteca.kernel.player import Player
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import ALL_SEATS


@final
class Trace:
    """What happened in a trial; what nobody wants to know of it is not written down."""

    def __init__(self, steps_wanted: bool, scores_wanted: bool, features_wanted: bool, actions: i64 = 0) -> None:
        self.steps_wanted = steps_wanted
        self.scores_wanted = scores_wanted
        self.features_wanted = features_wanted
        # By action, how often it was offered, if steps are wanted and so many actions are to be counted.
        self.offered: vec[i64] = table(actions)
        self.steps: vec[i64] = vec[i64]()  # by step: decision, seat, action, how many options
        self.moves: vec[i64] = vec[i64]()  # by whole move: seat, how many steps so far
        self.scores: vec[i64] = vec[i64]()  # by whole move: of every seat
        self.movers: vec[i64] = vec[i64]()  # by row of features: the seat that has moved, and knows so much
        self.features: vec[float] = vec[float]()  # after every whole move, but not while others answer in secret


def play(rules: Rules[S], s: S, players: list[Player], rng: Rng, trace: Trace, limit: i64) -> i64:
    """Play to the end, or until so many decisions are taken; how many were."""
    out = Options()
    taken: i64 = 0
    row = vec[float]([0.0] * (i64(len(rules.phases)) + rules.sides * i64(len(rules.traits))))
    while taken < limit:
        seat = rules.acting(s)
        if seat < 0:
            break
        for action in players[seat].move(rules, rules.imagine(s, seat, rng), seat, rng):
            if trace.steps_wanted:
                note_step(rules, s, seat, action, out, trace)
            rules.take(s, seat, action)
            taken += 1
        trace.moves = append(append(trace.moves, seat), taken)
        if trace.scores_wanted:
            for other in range(s.seats):
                trace.scores = append(trace.scores, rules.score(s, other))
        if trace.features_wanted and s.asked() != ALL_SEATS:
            note_features(rules, s, seat, row, trace)
    return taken


def note_step(rules: Rules[S], s: S, seat: Seat, action: i64, out: Options, trace: Trace) -> None:
    """What is being decided, by whom, how, and out of how many options."""
    rules.options(s, seat, out)
    trace.steps = append(append(trace.steps, s.deciding()), seat)
    trace.steps = append(append(trace.steps, action), out.count)
    if len(trace.offered) > 0:
        for k in range(out.count):
            trace.offered[out.actions[k]] += 1


def note_features(rules: Rules[S], s: S, seat: Seat, row: vec[float], trace: Trace) -> None:
    """What the seat that has moved knows of the position."""
    for k in range(i64(len(row))):
        row[k] = 0.0
    rules.features(s, seat, row)
    for k in range(i64(len(row))):
        trace.features = append(trace.features, row[k])
    trace.movers = append(trace.movers, seat)
