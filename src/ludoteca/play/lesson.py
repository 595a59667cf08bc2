"""Lesson: a position and the move to make in it. Lessons in a row teach a game, one rule at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple

from ludoteca.kernel.decision import S
from ludoteca.kernel.rules import Rules
from ludoteca.play.settings import Value


class Lesson(NamedTuple, Generic[S]):
    """A position laid out by hand, seat 0 to act; it is learned once seat 0 has done one of `goals`.

    A goal is what seat 0 does in one move, or in several in a row: where somebody may go step by step and all at once,
    both are goals.

    A lesson can also be about a step that all decide at the same time: then `arrange` lets the others answer, so that
    only seat 0 still has to, and its move is all its answers.

    Its texts are `lesson-NAME-title`, `lesson-NAME-task` and `lesson-NAME-learned`.
    """

    name: str
    seats: int
    rule: str
    arrange: Callable[[Rules[S], S], None]
    goals: tuple[tuple[str, ...], ...]
    settings: Mapping[str, Value] = {}  # with which it is played
