"""Law 16: a trial, played in one compiled loop, is move for move the match that the table would play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Player
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.trial import Trace, play
from ludoteca.laws.broken import LawBroken
from ludoteca.play.game import AnyGame, difference, fresh, same, seed_bytes
from ludoteca.play.match import AnyMatch, Match
from ludoteca.play.settings import Value

LAW = 16
STEP = 4  # words of a step in a trace: decision, seat, action, how many options


def check_trial(
    game: AnyGame,
    seats: int,
    seed: int,
    make: Callable[[Rules[Any]], Player],
    settings: Mapping[str, Value],
    limit: int,
) -> int:
    """Play a match and a trial with the same seed, to the end or for so many decisions; how many were taken.

    In the match a bot is made anew for every move, as at the table; in the trial one plays them all.
    """
    match: AnyMatch = Match(game, seats, seed, settings)
    trace = Trace(steps_wanted=True, scores_wanted=True, features_wanted=False)
    s = fresh(match.rules, seed_bytes(seed))
    taken = int(play(match.rules, s, [make(match.rules) for _ in range(seats)], Rng(seed), trace, limit))
    _play_match(match, make, Rng(seed), limit)
    _same_moves(match, trace)
    if not same(s, match._state):
        raise LawBroken(LAW, f"the trial ends in another position: {difference(s, match._state)[:3]}")
    scores = [int(match.rules.score(match._state, seat)) for seat in range(seats)]
    if [int(score) for score in trace.scores[len(trace.scores) - seats :]] != scores:
        raise LawBroken(LAW, f"the scores of the match are {scores}, not those of the trial")
    if s.over and [seat for seat in range(seats) if match.rules.payoff(s, seat) > 0] != list(match.winners):
        raise LawBroken(LAW, f"the match is won by {match.winners}, the trial by others")
    return taken


def _play_match(match: AnyMatch, make: Callable[[Rules[Any]], Player], rng: Rng, limit: int) -> None:
    taken = 0
    while not match.over and taken < limit:
        seat = match.to_act[0]
        move = [int(action) for action in make(match.rules).move(match.rules, match.imagine(seat, rng), seat, rng)]
        match.push_plan(move, seat)
        taken += len(move)


def _same_moves(match: AnyMatch, trace: Trace) -> None:
    """Each row of the match is a whole move of the trial: the same seat, the same actions."""
    begun = 0
    for ply, row in enumerate(match.rows):
        if 2 * ply >= len(trace.moves):
            raise LawBroken(LAW, f"the trial ends after {ply} moves, the match goes on")
        seat, reached = int(trace.moves[2 * ply]), int(trace.moves[2 * ply + 1])
        actions = [int(trace.steps[STEP * k + 2]) for k in range(begun, reached)]
        if (seat, actions) != (row.seat, list(row.actions)):
            texts = match.rules.actions.texts
            raise LawBroken(
                LAW,
                f"move {ply}: seat {seat} plays {texts(actions)}, in the match seat {row.seat} {texts(row.actions)}",
            )
        begun = reached
    if len(trace.moves) != 2 * len(match.rows):
        raise LawBroken(LAW, f"the match ends after {len(match.rows)} moves, the trial goes on")
