"""Sweep: each value of some numbers against the usual one, on the same deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import NamedTuple

from ludoteca.lab.compare import Arm, Change, changes
from ludoteca.lab.crew import Crew
from ludoteca.lab.notebook import Notebook
from ludoteca.lab.verdicts import Band
from ludoteca.play.settings import Value


class Tried(NamedTuple):
    """One value that was tried, and what it changes."""

    settings: Mapping[str, Value]
    found: Sequence[Change]


def sweep(
    crew: Crew, usual: Arm, others: Sequence[tuple[Mapping[str, Value], Arm]], first: int, pairs: int,
    bands: Mapping[str, Band],
) -> list[Tried]:  # fmt: skip
    """What every other value does; all of them are held against the same matches."""
    with ExitStack() as stack:
        before = stack.enter_context(Notebook(usual.folder, usual.played, first)).play(crew, pairs)
        found = []
        for settings, arm in others:
            with Notebook(arm.folder, arm.played, first) as notebook:
                after = notebook.play(crew, pairs)
            found.append(Tried(settings, changes(before, after, bands, len(others))))
    return found
