"""Moves: what is kept of one that was made, and why another cannot be made or taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.errors import LudotecaError


@dataclass(frozen=True)
class Row:
    """One move: who made it, its actions, which barriers it crossed, what happened."""

    seat: int
    actions: tuple[int, ...]
    barriers: int
    news: vec[i64]


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed, for people: the rule, the reason, and what would have to come first."""

    rule: str
    text: str
    first: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}" + (f" ({' '.join(self.first)})" if self.first else "")


class IllegalAction(LudotecaError):
    """An action that is not allowed now; the text says why, with the rule.

    To find out why may take a while, so it is done when somebody reads it, in the position in which it was refused.
    """

    def __init__(self, text: str, action: int, refusal: Callable[[str], Refusal | None]) -> None:
        super().__init__(text)
        self.action = action
        self.refusal = refusal  # in a language

    def __str__(self) -> str:
        return f"{self.args[0]} is not allowed: {self.refusal('en') or 'not at that point of the move'}"


class UndoRefused(LudotecaError):
    """A move that cannot be taken back.

    `reason` names why: over, nothing, acted, revealed, handed-over, shown, ready.
    """

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(text)
        self.reason = reason
