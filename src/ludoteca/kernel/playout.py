"""Playout: random and greedy play, in loops that are compiled with the rules."""

from __future__ import annotations

from typing import final

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


@final
class Greedy:
    """Chooses what makes the position worth most after its own move, seen in a few imagined worlds.

    A move is followed to its end (die, slot, region; all the answers of a simultaneous step) as far as it is one
    seat's to decide and nothing is revealed on the way; `breadth` bounds how many positions a world may cost.
    """

    def __init__(self, worlds: i64, breadth: i64, noise: float) -> None:
        self.worlds = worlds
        self.breadth = breadth
        self.noise = noise  # points of random error: what makes an apprentice
        self.left: i64 = 0

    def choose(self, rules: Rules[S], known: S, seat: Seat, rng: Rng) -> i64:
        """The action to take; `known` is any state imagined for this seat."""
        out = Options()
        rules.ways(known, seat, out)
        worths = [0.0] * out.count
        for _ in range(self.worlds):
            world = rules.imagine(known, seat, rng)
            answer_for_others(rules, world, seat, Options(), rng)
            for k in range(out.count):
                self.left = self.breadth
                twin = world.copy()
                rules.take(twin, seat, out.actions[k])
                worths[k] += self._worth(rules, twin, seat)
        best = 0
        for n in range(len(worths)):
            if self.noise > 0.0:
                worths[n] += float(self.worlds) * self.noise * (rng.share() - 0.5)
            if worths[n] > worths[best]:
                best = n
        return out.actions[best]

    def _worth(self, rules: Rules[S], s: S, seat: Seat) -> float:
        """The worth of a position to a seat after the best way to finish the move it has begun."""
        self.left -= 1
        if s.over != 0:
            return 1000.0 * (rules.payoff(s, seat) - 0.5) + rules.lead(s, seat)
        if self.left <= 0 or s.crossed != 0 or rules.acting(s) != seat:
            return rules.lead(s, seat)
        if not s.going_on() and s.answers(seat) == 0:
            return rules.lead(s, seat)
        out = Options()
        rules.ways(s, seat, out)
        best = -1000000.0
        for k in range(out.count):
            twin = s.copy()
            rules.take(twin, seat, out.actions[k])
            worth = self._worth(rules, twin, seat)
            if worth > best:
                best = worth
        return best
