"""Law 14: a reason is true. What is said to be missing is missing, and what is said to come first leads there.

A game may lay what a refusal misses into a position (`Game.relieve`): with all of it the refusal must be gone, with one
less it must still be there. Where a refusal counts what is `missing`, the game has to be able to.
"""

from __future__ import annotations

from typing import Any, Generic

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import ALLOWED, FIRST_OF_GAME, REFUSAL, Options, S
from ludoteca.kernel.rules import Rules
from ludoteca.laws.broken import LawBroken
from ludoteca.play.game import Game
from ludoteca.play.vocabulary import RefusalKind, refusal_kind, refusal_numbers
from ludoteca.play.why import Reason, reasons

LAW = 14
MOST = 80  # actions that are asked about at one position
MISSING = "missing"


class Reasons(Generic[S]):
    """The law for one match's rules. `relieved` counts how often what was missing was laid there, by kind."""

    def __init__(self, game: Game[S, Any, Any], rules: Rules[S], rng: Rng) -> None:
        self.game = game
        self.rules = rules
        self.rng = rng
        self.out = Options()
        self.relieved: dict[str, int] = {}

    def check(self, s: S, seat: int) -> None:
        """The reasons that a seat is given for some actions it may not take."""
        actions = self._some_actions()
        found = reasons(self.rules, s, seat, actions)
        if found != reasons(self.rules, s.copy(), seat, actions):
            raise LawBroken(LAW, f"seat {seat} is given other reasons on a copy of the same position")
        for action, one in found.items():
            if one.refusal == ALLOWED:
                continue
            if one.first and self._refusal(self._after(s, seat, one.first), seat, action) != ALLOWED:
                raise LawBroken(LAW, f"{self._text(action)} is not allowed after {self._texts(one.first)}")
            if one.refusal & REFUSAL >= FIRST_OF_GAME:
                self._is_true(s, seat, action, one)

    def _is_true(self, s: S, seat: int, action: int, one: Reason) -> None:
        here = self._after(s, seat, one.barred)
        if self._refusal(here, seat, action) != one.refusal:
            raise LawBroken(LAW, f"{self._text(action)} is refused for another reason than seat {seat} is told")
        kind = refusal_kind(self.game.refusals, one.refusal)
        numbers = refusal_numbers(kind, one.refusal)
        eased = self._relieved(here, seat, kind, numbers)
        if eased is None:
            if MISSING in numbers:
                raise LawBroken(LAW, f"{kind.name!r} says what is missing, and the game cannot lay it there")
            return
        self.relieved[kind.name] = self.relieved.get(kind.name, 0) + 1
        if self._still(eased, seat, action, kind, numbers) is not None:
            raise LawBroken(LAW, f"{self._text(action)}: {kind.name!r} with {numbers} is not all that was missing")
        if numbers.get(MISSING, 0) > 1:
            nearly = self._relieved(here, seat, kind, {**numbers, MISSING: numbers[MISSING] - 1})
            assert nearly is not None
            left = self._still(nearly, seat, action, kind, numbers)
            if left not in (None, 1) or self._refusal(nearly, seat, action) == ALLOWED:
                raise LawBroken(LAW, f"{self._text(action)}: {kind.name!r} with {numbers} is more than was missing")

    def _relieved(self, s: S, seat: int, kind: RefusalKind, numbers: dict[str, int]) -> S | None:
        """A copy of a position with what was missing in it; None if the game cannot lay it there."""
        twin = s.copy()
        return twin if self.game.relieve(self.rules, twin, seat, kind, numbers) else None

    def _still(self, s: S, seat: int, action: int, kind: RefusalKind, numbers: dict[str, int]) -> int | None:
        """How much is missing for the same reason now; None if that is gone, though another may have come."""
        refusal = self._refusal(s, seat, action)
        if refusal & REFUSAL != kind.number:
            return None
        now = refusal_numbers(kind, refusal)
        same = all(now[name] == number for name, number in numbers.items() if name != MISSING)
        return now.get(MISSING, 1) if same else None

    def _after(self, s: S, seat: int, steps: tuple[int, ...]) -> S:
        twin = s.copy()
        for step in steps:
            self.rules.take(twin, seat, step)
        return twin

    def _refusal(self, s: S, seat: int, action: int) -> int:
        return int(self.rules.refusal(s, seat, action, self.out))

    def _some_actions(self) -> list[int]:
        """All of a small table; of a large one some, verb by verb, so that those with few actions get a share."""
        verbs = self.rules.actions.verbs
        share = max(1, MOST // len(verbs))
        chosen: set[int] = set()
        for verb in verbs:
            few = int(verb.count) <= share
            picks = range(int(verb.count)) if few else [int(self.rng.below(verb.count)) for _ in range(share)]
            chosen |= {int(verb.first) + pick for pick in picks}
        return sorted(chosen)

    def _text(self, action: int) -> str:
        return self.rules.actions.text(action)

    def _texts(self, actions: tuple[int, ...]) -> str:
        return " ".join(self.rules.actions.texts(actions))
