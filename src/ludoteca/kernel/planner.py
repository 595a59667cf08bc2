"""Planner: looks through a seat's whole turn for the move that leads to the best end of it, in several worlds.

Where a turn is a chain of moves that build on one another (buy, then three actions), the position after the first says
little. The planner takes the few moves that look best at once, and follows each to the end of the turn, keeping the
few best positions after each further move. A planner with foresight plays on from the best ends that are about as good:
the others' turns, and its own next one, as quick bots would play them.
"""

from __future__ import annotations

from typing import Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options, S
from ludoteca.kernel.judge import NOTHING, Judge, answered
from ludoteca.kernel.mover import Mover
from ludoteca.kernel.numbers import Action, Seat
from ludoteca.kernel.player import Player
from ludoteca.kernel.playout import answer_for_others
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.ways import Ways, goes_on

MOST_WAYS: Final[i64] = 2000  # to complete the moves of one position
QUICK_WAYS: Final[i64] = 200  # through a move of those who play on
MOST_MOVES: Final[i64] = 200  # that are played on: a turn of free moves may have no end
CLOSE: Final = 0.3  # of the lead that wins three matches of four: what is worse by more is not played on from
TRUST: Final = 0.5  # in what one other plays on: one of many ways it may go; the rest is what the end looked like
THE_SAME: Final = 1e-9  # two turns of the same worth are one, in another order


@final
class Line(Generic[S]):
    """A line of play: the position it leads to, and its worth."""

    def __init__(self, s: S, worth: float) -> None:
        self.s = s
        self.worth = worth


@final
class Turn(Generic[S]):
    """The turns that begin with a move: in each world the end of the best, and what these ends are worth."""

    def __init__(self, way: i64, ends: list[S], worth: float) -> None:
        self.way = way
        self.ends = ends
        self.worth = worth


@final
class Planner(Player):
    """Plays the move whose best line through the turn is worth most, on average over the worlds.

    `candidates` is how many moves are followed, `width` how many lines of each are kept after each further move,
    `moves` how many moves a turn is followed; `finalists` how many of the candidates are played on from, if they lead
    to different ends of the turn of about the same worth. One alone means no foresight.
    """

    def __init__(self, judge: Judge, worlds: i64, candidates: i64, width: i64, moves: i64, finalists: i64) -> None:
        super().__init__()
        self.judge = judge
        self.worlds = worlds
        self.candidates = candidates
        self.width = width
        self.moves = moves
        self.finalists = finalists
        self.seen = Ways(self, judge, MOST_WAYS)
        self.others = Mover(judge, 1, QUICK_WAYS, 0.0)
        self.later = Mover(judge, 1, QUICK_WAYS, 0.0)  # itself, in its next turn

    def shun(self, rules: Rules[S], action: Action) -> None:
        super().shun(rules, action)
        self.later.shun(rules, action)

    def shun_after(self, first: Action, then: Action) -> None:
        super().shun_after(first, then)
        self.later.shun_after(first, then)

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
        turns = [self._follow(rules, worlds, seat, k, rng) for k in seen.best_few(self.candidates)]
        best = turns[0]
        for turn in turns:
            if turn.worth > best.worth:
                best = turn
        if self.finalists > 1:
            best = self._foresee(rules, different(turns, best, CLOSE * self.judge.swing, self.finalists), seat, rng)
        return seen.way(best.way)

    def _follow(self, rules: Rules[S], worlds: list[S], seat: Seat, way: i64, rng: Rng) -> Turn[S]:
        """The best ends of the turn that begins with this move, and their mean worth."""
        ends: list[S] = []
        total = 0.0
        for world in worlds:
            line = self._best_line(rules, world.copy(), seat, self.seen.way(way), rng)
            ends.append(line.s)
            total += line.worth
        return Turn(way, ends, total / float(len(worlds)))

    def _best_line(self, rules: Rules[S], s: S, seat: Seat, way: vec[i64], rng: Rng) -> Line[S]:
        """The line through the turn that is worth most."""
        for action in way:
            rules.take(s, seat, action)
        s = answered(rules, s, self.judge, self.seen.replies)
        best = Line(s, NOTHING)
        found = [Line(s, self.judge.outlook(rules, s, seat))]
        for _ in range(self.moves):
            going: list[Line[S]] = []
            for line in found:
                if rules.acting(line.s) == seat:
                    going.append(line)
                else:
                    best = better(best, line)
            found = []
            for line in keep_best(going, self.width):
                self._finish_ways(rules, line.s, seat, MOST_WAYS, rng, found)
        for line in found:
            best = better(best, line)
        return best

    def _foresee(self, rules: Rules[S], turns: list[Turn[S]], seat: Seat, rng: Rng) -> Turn[S]:
        """Of several turns the one after which things go best; all of them meet with the same luck."""
        best = turns[0]
        if len(turns) == 1:
            return best
        luck = rng.word()
        trust = TRUST / float(max(rules.seats - 1, 1))  # the more who play on, the more ways it may go
        top = NOTHING
        for turn in turns:
            lot = Rng(luck)
            total = 0.0
            for end in turn.ends:
                total += self._play_on(rules, rules.imagine(end, seat, lot), seat, lot)
            worth = turn.worth + trust * (total / float(len(turn.ends)) - turn.worth)
            if worth > top:
                top = worth
                best = turn
        return best

    def _play_on(self, rules: Rules[S], s: S, seat: Seat, rng: Rng) -> float:
        """What a position is worth after the others' turns and the own next one; nobody knows more than they would."""
        again = False
        for _ in range(MOST_MOVES):
            actor = rules.acting(s)
            if actor < 0 or (again and actor != seat):
                break
            if actor == seat:
                again = True
                self.later.move(rules, s, seat, rng)
            else:
                self.others.move(rules, s, actor, rng)
        return self.judge.outlook(rules, s, seat)

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
                end = answered(rules, twin, self.judge, self.seen.replies)
                found.append(Line(end, self.judge.outlook(rules, end, seat)))
                ways += 1
        return ways


def better(one: Line[S], other: Line[S]) -> Line[S]:
    return other if other.worth > one.worth else one


def keep_best(lines: list[Line[S]], width: i64) -> list[Line[S]]:
    """The lines worth most, at most so many."""
    if i64(len(lines)) <= width:
        return lines
    return sorted(lines, key=lambda one: -one.worth)[:width]


def different(turns: list[Turn[S]], best: Turn[S], close: float, most: i64) -> list[Turn[S]]:
    """The best turn and others nearly as good, the better first, at most so many."""
    found: list[Turn[S]] = []
    for turn in sorted(turns, key=lambda one: -one.worth):
        if best.worth - turn.worth > close or i64(len(found)) == most:
            break
        if len(found) == 0 or found[len(found) - 1].worth - turn.worth > THE_SAME:
            found.append(turn)
    return found
