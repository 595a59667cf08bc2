"""Reports: what former reports of a game said, so that the next one can be held against the last."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludoteca.bots.weights import write
from ludoteca.lab.experiment import Experiment
from ludoteca.lab.metrics import Seen
from ludoteca.lab.stats import Estimate

KEPT = 20  # reports of a game for so many seats


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What one report found. Equal experiments with as many matches are the same report."""

    played: Experiment
    first: int  # seed
    matches: int
    seen: list[tuple[str, str, float, float, float, int]]  # metric, what of it, its estimate

    @property
    def metrics(self) -> list[Seen]:
        return [Seen(metric, of, Estimate(value, low, high, n)) for metric, of, value, low, high, n in self.seen]


def result(played: Experiment, first: int, matches: int, seen: Sequence[Seen]) -> Result:
    return Result(
        played=played, first=first, matches=matches, seen=[(one.metric, one.of, *one.estimate) for one in seen]
    )


def home() -> Path:
    """Where the lab keeps what it is not told to keep elsewhere: in the cache of the person who works with it."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludoteca" / "lab"


def _path(played: Experiment) -> Path:
    return home() / f"reports-{played.game}-{played.seats}.json"


def former(played: Experiment) -> list[Result]:
    """The reports that were made of a game for so many, the last one last; none if the file cannot be read."""
    try:
        return msgspec.json.decode(_path(played).read_bytes(), type=list[Result])
    except (OSError, msgspec.MsgspecError):
        return []


def last_before(this: Result) -> Result | None:
    """The last report that was another one."""
    return next((one for one in reversed(former(this.played)) if one != this), None)


def keep(this: Result) -> None:
    """Remember a report as the last one."""
    others = [one for one in former(this.played) if one != this]
    write(_path(this.played), msgspec.json.encode([*others, this][-KEPT:]))
