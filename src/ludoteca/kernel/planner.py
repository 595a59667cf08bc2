"""Planner: looks through a seat's whole turn for the move that leads to the best end of it, in several worlds.

Where a turn is a chain of moves that build on one another (buy, then three actions), the position after the first says
little. The planner takes the few moves that look best at once, and follows each to the end of the turn, keeping the
few best positions after each further move.
"""

from __future__ import annotations

from typing import Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options, S
from ludoteca.kernel.judge import NOTHING, Judge
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.player import Player
from ludoteca.kernel.playout import answer_for_others
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.ways import Ways, goes_on

MOST_WAYS: Final[i64] = 2000  # to complete the moves of one position


@final
class Line(Generic[S]):
    """A line of play: the position it leads to, and its worth."""

    def __init__(self, s: S, worth: float) -> None:
        self.s = s
        self.worth = worth


@final
class Planner(Player):
    """Plays the move whose best line through the turn is worth most, on average over the worlds.

    `candidates` is how many moves are followed, `width` how many lines of each are kept after each further move,
    `moves` how many moves a turn is followed.
    """

    def __init__(self, judge: Judge, worlds: i64, candidates: i64, width: i64, moves: i64) -> None:
        super().__init__()
        self.judge = judge
        self.worlds = worlds
        self.candidates = candidates
        self.width = width
        self.moves = moves
        self.seen = Ways(self, judge, MOST_WAYS)

    def steps(self, rules: Rules[S], known: S, seat: Seat, rng: Rng) -> vec[i64]:
        seen = self.seen
        seen.begin(rng)
        if seen.only_step(rules, known, seat):
            return seen.steps
        worlds: list[S] = []
        for _ in range(self.worlds):
            world = rules.imagine(known, seat, rng)
            answer_for_others(rules, world, seat, seen.room(0), rng)
            worlds.append(world)
            seen.look(rules, world.copy(), seat)
        best = seen.best()
        top = NOTHING
        for k in seen.best_few(self.candidates):
            total = 0.0
            for world in worlds:
                total += self._follow(rules, world.copy(), seat, seen.way(k), rng)
            if total > top:
                top = total
                best = k
        return seen.way(best)

    def _follow(self, rules: Rules[S], s: S, seat: Seat, way: vec[i64], rng: Rng) -> float:
        """The worth of the best line through the turn that begins with this move."""
        for action in way:
            rules.take(s, seat, action)
        best = NOTHING
        found = [Line(s, self.judge.outlook(rules, s, seat))]
        for _ in range(self.moves):
            going: list[Line[S]] = []
            for line in found:
                if rules.acting(line.s) == seat:
                    going.append(line)
                else:
                    best = max(best, line.worth)
            found = []
            for line in keep_best(going, self.width):
                self._finish_ways(rules, line.s, seat, MOST_WAYS, rng, found)
        for line in found:
            best = max(best, line.worth)
        return best

    def _finish_ways(self, rules: Rules[S], s: S, seat: Seat, most: i64, rng: Rng, found: list[Line[S]]) -> i64:
        """Complete the move in every way, at most so many: what one option does not need is left to the next."""
        out = Options()
        self.ways(rules, s, seat, out)
        if out.count > most:
            out.keep_some(most, rng)
        ways: i64 = 0
        for k in range(out.count):
            twin = s.copy()
            rules.take(twin, seat, out.actions[k])
            if goes_on(rules, twin, seat):
                ways += self._finish_ways(rules, twin, seat, (most - ways) // (out.count - k), rng, found)
            else:
                found.append(Line(twin, self.judge.outlook(rules, twin, seat)))
                ways += 1
        return ways


def keep_best(lines: list[Line[S]], width: i64) -> list[Line[S]]:
    """The lines worth most, at most so many."""
    if i64(len(lines)) <= width:
        return lines
    return sorted(lines, key=lambda one: -one.worth)[:width]
