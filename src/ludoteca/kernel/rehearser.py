"""Rehearser: plays each move that its advisers would make on to the end of the match, and makes what ends best.

What a position is worth is guessed; how matches end when quick players play on from it can be seen. Moves between which
nobody could decide by looking at where they lead differ in what comes of them, many turns later.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import S
from ludoteca.kernel.numbers import Action, Seat
from ludoteca.kernel.player import Player
from ludoteca.kernel.rules import Rules

MOST_MOVES: Final[i64] = 3000  # of a rehearsal, which would go on for ever only where nobody ends a match
DOUBT: Final = 1.0  # of how far the mean of so many may be from the truth
SOON: Final[i64] = 4  # rehearsals after which a move may be given up …
HOPE: Final = 1.5  # … if the mean is by more than so many times that doubt not above nothing
BY_FAR: Final = 0.3  # what it is worth to win by far, where to win rather than lose is worth 2


@final
class Rehearsed:
    """A move, and by how much its rehearsals ended better than those of the move that it would take the place of."""

    def __init__(self, steps: vec[i64]) -> None:
        self.steps = steps
        self.times: i64 = 0
        self.ahead = 0.0
        self.squares = 0.0

    def note(self, ahead: float) -> None:
        self.times += 1
        self.ahead += ahead
        self.squares += ahead * ahead

    def surely(self) -> float:
        """By how much it is better on average, less what chance may have to do with it."""
        return self.ahead / float(self.times) - DOUBT * self._doubt()

    def is_given_up(self) -> bool:
        """Whether it is worse, or the same in every world, so that it need not be rehearsed any more."""
        return self.times >= SOON and self.ahead / float(self.times) + HOPE * self._doubt() <= 0.0

    def _doubt(self) -> float:
        """How far the mean of so many is from the truth, as chance has it."""
        times = float(self.times)
        mean = self.ahead / times
        return math.sqrt(max(self.squares / times - mean * mean, 0.0) / times)


@final
class Rehearser(Player):
    """Asks each of its advisers once, every one in a world of its own, and rehearses the moves that differ.

    Moves are rehearsed `times` times, in the same worlds with the same luck, unless they turn out worse before. It does
    what its first adviser says unless something else is surely better. `itself` and `others` play on, by `swing` points
    a match is clearly won.
    """

    def __init__(self, advisers: list[Player], itself: Player, others: Player, times: i64, swing: float) -> None:
        super().__init__()
        self.advisers = advisers
        self.itself = itself
        self.others = others
        self.times = times
        self.swing = swing

    def shun(self, rules: Rules[S], action: Action) -> None:
        for adviser in self.advisers:
            adviser.shun(rules, action)
        self.itself.shun(rules, action)

    def shun_after(self, first: Action, then: Action) -> None:
        for adviser in self.advisers:
            adviser.shun_after(first, then)
        self.itself.shun_after(first, then)

    def move(self, rules: Rules[S], known: S, seat: Seat, rng: Rng) -> vec[i64]:
        steps = self._best(rules, known, seat, rng)
        for action in steps:
            rules.take(known, seat, action)
        return steps

    def _best(self, rules: Rules[S], known: S, seat: Seat, rng: Rng) -> vec[i64]:
        moves = self._advised(rules, known, seat, rng)
        best = moves[0]
        if len(moves) == 1:
            return best.steps
        for _ in range(self.times):
            going = [move for move in moves[1:] if not move.is_given_up()]
            if len(going) == 0:
                break
            world = rules.imagine(known, seat, rng)
            luck = rng.word()
            usual = self._rehearse(rules, world.copy(), seat, best.steps, Rng(luck))
            for move in going:
                move.note(self._rehearse(rules, world.copy(), seat, move.steps, Rng(luck)) - usual)
        surest = 0.0
        for k in range(1, i64(len(moves))):
            if moves[k].surely() > surest:
                surest = moves[k].surely()
                best = moves[k]
        return best.steps

    def _advised(self, rules: Rules[S], known: S, seat: Seat, rng: Rng) -> list[Rehearsed]:
        """The moves that the advisers would make, each once."""
        moves: list[Rehearsed] = []
        for adviser in self.advisers:
            steps = adviser.move(rules, rules.imagine(known, seat, rng), seat, rng)
            if not is_among(moves, steps):
                moves.append(Rehearsed(steps))
        return moves

    def _rehearse(self, rules: Rules[S], s: S, seat: Seat, steps: vec[i64], rng: Rng) -> float:
        """Make a move and play on; nobody knows more than they would."""
        for action in steps:
            rules.take(s, seat, action)
        for _ in range(MOST_MOVES):
            actor = rules.acting(s)
            if actor < 0:
                break
            player = self.itself if actor == seat else self.others
            for action in player.move(rules, rules.imagine(s, actor, rng), actor, rng):
                rules.take(s, actor, action)
        return worth_of_end(rules, s, seat, self.swing)


def worth_of_end(rules: Rules[S], s: S, seat: Seat, swing: float) -> float:
    """Who plays alone wants points; others want to win, and a little to do so by far. What all lose is lost."""
    points = float(rules.score(s, seat))
    if s.seats == 1:
        return points
    ahead = points
    won = 0.0
    for other in range(s.seats):
        won += rules.payoff(s, other)
        if other != seat:
            ahead = min(ahead, points - float(rules.score(s, other)))
    by_far = BY_FAR * math.tanh(ahead / swing) if won > 0.0 else 0.0
    return 2.0 * rules.payoff(s, seat) - 1.0 + by_far


def is_among(moves: list[Rehearsed], steps: vec[i64]) -> bool:
    """Whether somebody has advised these very steps before."""
    for move in moves:
        if len(move.steps) == len(steps):
            k: i64 = 0
            while k < i64(len(steps)) and move.steps[k] == steps[k]:
                k += 1
            if k == i64(len(steps)):
                return True
    return False


@final
class Starter(Player):
    """Plays some decisions as one player does, and all others as another."""

    def __init__(self, others: Player, some: Player, decisions: list[int]) -> None:
        super().__init__()
        self.others = others
        self.some = some
        self.decisions = vec[i64]()
        for decision in decisions:
            self.decisions = append(self.decisions, i64(decision))

    def shun(self, rules: Rules[S], action: Action) -> None:
        self.others.shun(rules, action)
        self.some.shun(rules, action)

    def shun_after(self, first: Action, then: Action) -> None:
        self.others.shun_after(first, then)
        self.some.shun_after(first, then)

    def move(self, rules: Rules[S], known: S, seat: Seat, rng: Rng) -> vec[i64]:
        deciding = known.deciding()
        for decision in self.decisions:
            if decision == deciding:
                return self.some.move(rules, known, seat, rng)
        return self.others.move(rules, known, seat, rng)
