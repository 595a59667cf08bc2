"""Law 17: what learners are given of a position is what their seat knows of it, in rows that are always as wide."""

from __future__ import annotations

from typing import Any, Generic

from librt.vecs import vec
from mypy_extensions import i32

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import S
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import Sight
from ludoteca.laws.broken import LawBroken
from ludoteca.play.game import Game, listed
from ludoteca.play.view import encode

LAW = 17


class Observations(Generic[S]):
    """The law for one match's rules."""

    def __init__(self, game: Game[S, Any, Any], rules: Rules[S], rng: Rng) -> None:
        self.game = game
        self.rules = rules
        self.rng = rng
        self.sight = Sight()

    def check(self, s: S) -> None:
        """Every seat, and who only watches, observes the same in every world that it can imagine."""
        for seat in range(-1, int(s.seats)):
            mine = self.observed(s, seat)
            for _ in range(2):
                imagined = self.observed(self.rules.imagine(s, seat, Rng(self.rng.word())), seat)
                if bytes(memoryview(mine)) != bytes(memoryview(imagined)):
                    raise LawBroken(
                        LAW, f"what seat {seat} observes depends on what it cannot know: {self._apart(mine, imagined)}"
                    )

    def check_step(self, before: S, after: S, seat: int) -> None:
        """An observation tells as much as the view: where a seat sees that something has changed, it observes it."""
        views = [encode(self.game.view(self.rules, s, seat)) for s in (before, after)]
        rows = [bytes(memoryview(self.observed(s, seat))) for s in (before, after)]
        if views[0] != views[1] and rows[0] == rows[1]:
            raise LawBroken(LAW, f"seat {seat} sees a change that it does not observe")

    def observed(self, s: S, seat: int) -> vec[i32]:
        """A row of its own, for one viewer."""
        before = listed(s).words
        try:
            self.rules.observe(s, seat, self.sight)
        except (AssertionError, OverflowError, IndexError) as error:
            raise LawBroken(LAW, str(error)) from None
        if listed(s).words != before:
            raise LawBroken(LAW, "to observe a position changes it")
        return self.sight.row[:]

    def _apart(self, mine: vec[i32], imagined: vec[i32]) -> str:
        """The first number that differs, with the name of its run."""
        at = next(k for k in range(len(mine)) if mine[k] != imagined[k])
        name, start = max(
            ((name, start) for name, start in self.sight.begins.items() if start <= at), key=lambda run: run[1]
        )
        return f"{name}[{at - start}] is {mine[at]} / {imagined[at]}"
