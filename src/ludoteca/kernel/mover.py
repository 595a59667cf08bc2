"""Mover: plays the move that leads to the best position, seen in a few imagined worlds. Quick, and no fool."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import S
from ludoteca.kernel.judge import Judge
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.player import Player
from ludoteca.kernel.playout import answer_for_others
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.ways import Ways


@final
class Mover(Player):
    """Weighs every way through its move, and plays the best one whole.

    A move is followed to its end (die, slot, region; all the answers of a simultaneous step) as far as it is one
    seat's to decide and nothing is revealed on the way; `most` bounds how many ways are looked at.
    """

    def __init__(self, judge: Judge, worlds: i64, most: i64, overlooks: float) -> None:
        super().__init__()
        self.worlds = worlds
        self.overlooks = overlooks  # the share of ways that it does not see: what makes an apprentice
        self.seen = Ways(self, judge, most)

    def steps(self, rules: Rules[S], known: S, seat: Seat, rng: Rng) -> vec[i64]:
        seen = self.seen
        seen.begin(rng)
        if seen.only_step(rules, known, seat):
            return seen.steps
        for _ in range(self.worlds):
            world = rules.imagine(known, seat, rng)
            answer_for_others(rules, world, seat, seen.room(0), rng)
            seen.look(rules, world, seat)
        if self.overlooks > 0.0:
            return seen.way(self._best_noticed(rng))
        return seen.way(seen.best())

    def _best_noticed(self, rng: Rng) -> i64:
        """The best of the ways that it sees, which is at least one."""
        seen = self.seen
        best = rng.below(seen.count())
        for k in range(seen.count()):
            if rng.share() >= self.overlooks and seen.worths[k] > seen.worths[best]:
                best = k
        return best
