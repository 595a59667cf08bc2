"""Planner: looks through a seat's whole turn for the moves that leave it best off, in several imagined worlds.

Where a turn is a chain of moves that build on one another (buy, then three actions), random playouts say little. The
planner keeps the few best positions after each move and goes on from those until the turn passes to another seat. Of
moves that can be completed in very many ways (a tile, turned, anywhere on a board) it looks at a sample.
"""

from __future__ import annotations

from typing import Final, Generic, final

from mypy_extensions import i64

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options, S
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.playout import answer_for_others
from ludoteca.kernel.rules import Rules

MOST_WAYS: Final[i64] = 2000  # to complete the moves of one position


@final
class Line(Generic[S]):
    """A line of play: the position it leads to, which option of the first decision it began with, its worth."""

    def __init__(self, s: S, first: i64, worth: float) -> None:
        self.s = s
        self.first = first
        self.worth = worth


@final
class Planner:
    """Chooses the option whose best line through the turn is worth most, on average over the worlds.

    `width` is how many lines are kept after each move, `moves` how many moves a turn is followed.
    """

    def __init__(self, worlds: i64, width: i64, moves: i64) -> None:
        self.worlds = worlds
        self.width = width
        self.moves = moves

    def choose(self, rules: Rules[S], known: S, seat: Seat, rng: Rng) -> i64:
        """The action to take; `known` is any state imagined for this seat."""
        out = Options()
        rules.ways(known, seat, out)
        if out.count == 1:
            return out.actions[0]
        totals = [0.0] * out.count
        for _ in range(self.worlds):
            world = rules.imagine(known, seat, rng)
            answer_for_others(rules, world, seat, Options(), rng)
            best = self._best_lines(rules, world, seat, out, rng)
            for k in range(len(totals)):
                totals[k] += best[k]
        top = 0
        for k in range(len(totals)):
            if totals[k] > totals[top]:
                top = k
        return out.actions[top]

    def _best_lines(self, rules: Rules[S], world: S, seat: Seat, options: Options, rng: Rng) -> list[float]:
        """For each option of the first decision, the worth of the best line that begins with it."""
        best = [-1e9] * options.count
        found: list[Line[S]] = []
        left = max(MOST_WAYS, options.count)
        for k in range(options.count):
            twin = world.copy()
            rules.take(twin, seat, options.actions[k])
            left -= self._finish_move(rules, twin, seat, k, left // (options.count - k), rng, found)
        for _ in range(self.moves):
            going: list[Line[S]] = []
            for line in found:
                if line.worth > best[line.first]:
                    best[line.first] = line.worth
                if line.s.over == 0 and rules.acting(line.s) == seat:
                    going.append(line)
            found = []
            for line in keep_best(going, self.width):
                self._finish_ways(rules, line.s, seat, line.first, MOST_WAYS, rng, found)
        return best

    def _finish_move(
        self, rules: Rules[S], s: S, seat: Seat, first: i64, most: i64, rng: Rng, found: list[Line[S]]
    ) -> i64:
        """The ways to complete the move that has been begun, down to where the next begins; how many were found."""
        if s.over == 0 and rules.acting(s) == seat and (s.going_on() or s.answers(seat) > 0):
            return self._finish_ways(rules, s, seat, first, most, rng, found)
        worth = rules.lead(s, seat)
        if s.over != 0:
            worth += 1000.0 * (rules.payoff(s, seat) - 0.5)
        found.append(Line(s, first, worth))
        return 1

    def _finish_ways(
        self, rules: Rules[S], s: S, seat: Seat, first: i64, most: i64, rng: Rng, found: list[Line[S]]
    ) -> i64:
        """Complete the move by each option, at most so many times: what one does not need is left to the next."""
        out = Options()
        rules.ways(s, seat, out)
        if out.count > most:
            out.keep_some(most, rng)
        ways: i64 = 0
        for k in range(out.count):
            twin = s.copy()
            rules.take(twin, seat, out.actions[k])
            ways += self._finish_move(rules, twin, seat, first, (most - ways) // (out.count - k), rng, found)
        return ways


def keep_best(lines: list[Line[S]], width: i64) -> list[Line[S]]:
    """The lines worth most, at most so many, but of each first option at least its best."""
    kept: list[Line[S]] = []
    seen: list[i64] = []
    for line in sorted(lines, key=lambda one: -one.worth):
        if i64(len(kept)) < width or line.first not in seen:
            kept.append(line)
            seen.append(line.first)
    return kept
