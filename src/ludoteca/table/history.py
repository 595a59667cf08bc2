"""History: what the log of a match comes to when it is played from the start, and what every act in it means."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.lesson import Lesson
from ludoteca.play.match import AnyMatch, Match
from ludoteca.play.texts import Texts
from ludoteca.table.storage import LogRow, MatchRow

say = logging.getLogger("ludoteca.table")


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of a row of the log: a move, or to which ply something was taken back."""

    do: tuple[str, ...] = ()
    undo: int | None = None


class Result(msgspec.Struct, frozen=True):
    """How a match ended, as it is kept beside its log: the seats that won, and everybody's points."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Failure(NamedTuple):
    """Why a match cannot be played on: what people are told, with its numbers, and what the journal says of it."""

    message: str
    given: Mapping[str, int]
    detail: str

    def said(self, texts: Texts) -> str:
        return texts(self.message, **self.given)


@dataclass
class History:
    """A match as far as its log goes."""

    match: AnyMatch | None = None
    revision: int = 0  # how many acts are stored
    solid: int = 0  # the revision from which on decisions are still good
    latest: dict[int, int] = field(default_factory=dict)  # for each seat, the revision of its own last act
    keys: dict[str, int] = field(default_factory=dict)
    failed: Failure | None = None

    def note(self, revision: int, seat: int, key: str | None, quiet: bool) -> None:
        """What a stored act means for those who are deciding: a secret answer of one seat does not disturb others."""
        self.revision = revision
        self.latest[seat] = revision
        if not quiet:
            self.solid = revision
        if key is not None:
            self.keys[key] = revision


def replayed(row: MatchRow, rows: Sequence[LogRow], lesson: Lesson[Any] | None) -> History:
    """Play a log from the start. Where that fails, the match stands still there, and `failed` says why.

    Nobody else sees what this makes until it is whole: it may run in a thread whose caller has gone.
    """
    found, game = History(), find(row.game)
    if row.version != game.version:
        found.failed = _failure(row, "version", "the rules have changed", then=row.version, now=game.version)
        return found
    try:
        settings = msgspec.json.decode(row.settings, type=dict[str, bool | int | str])
        match: AnyMatch = Match(game, row.seats, row.seed, settings, lesson.arrange if lesson is not None else None)
    except (LudotecaError, msgspec.DecodeError) as error:
        found.failed = _failure(row, "setup", str(error))
        return found
    for act in rows:
        try:
            _play(found, match, act)
        except (LudotecaError, msgspec.DecodeError) as error:
            found.failed = _failure(row, "act", str(error), act=act.seq)
            break
    found.match = match
    return found


def _failure(row: MatchRow, why: str, detail: str, **given: int) -> Failure:
    say.error("a stored match does not replay", extra={"match": row.id, "why": f"{given or ''} {detail}"})
    return Failure(f"table-failed-{why}", given, detail)


def _play(found: History, match: AnyMatch, row: LogRow) -> None:
    if row.seq != found.revision + 1:
        raise LudotecaError(f"act {found.revision + 1} is missing")
    quiet = carry_out(match, row.seat, msgspec.json.decode(row.body, type=Act))
    if row.hash is not None and row.hash != match.hash():
        raise LudotecaError("the position after it is not the one that was stored")
    found.note(row.seq, row.seat, row.key, quiet)


def carry_out(match: AnyMatch, seat: int, act: Act) -> bool:
    """Play a stored act; whether it is quiet: a secret answer, part of one, or its withdrawal, while others decide."""
    together, ply = match.together, match.ply
    if act.undo is None:
        match.push_plan(act.do, seat)
    elif act.undo < 0:
        match.undo(seat)
    else:
        match.undo_to(act.undo, seat)
    return together and match.together and (act.undo is not None or match.ply == ply or match.is_ready(seat))
