"""Playout: random play, in a loop that is compiled with the rules."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options, S
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.rules import Rules


def play_random(rules: Rules[S], s: S, out: Options, rng: Rng, limit: i64) -> i64:
    """Play at random to the end, or for a number of decisions; how many were taken."""
    taken: i64 = 0
    while taken < limit:
        seat = rules.acting(s)
        if seat < 0:
            return taken
        rules.options(s, seat, out)
        rules.take(s, seat, out.actions[rng.below(out.count)])
        taken += 1
    return taken


def answer_for_others(rules: Rules[S], s: S, seat: Seat, out: Options, rng: Rng) -> None:
    """In a simultaneous step, let every other seat answer at random: what a seat cannot know it draws."""
    other = waiting_other(rules, s, seat)
    while other >= 0:
        rules.options(s, other, out)
        rules.take(s, other, out.actions[rng.below(out.count)])
        other = waiting_other(rules, s, seat)


def waiting_other(rules: Rules[S], s: S, seat: Seat) -> i64:
    """Another seat that has not answered in the simultaneous step that is going on, or -1."""
    waiting = rules.to_act(s)
    if waiting == 0 or rules.decisions[s.deciding()].questions == 0:
        return -1
    for other in range(s.seats):
        if other != seat and (waiting >> other) & 1:
            return other
    return -1
