"""Notebook: the folder of an experiment, one line a match in the order of the seeds. Whoever comes again goes on in it.

A line is whole or not there: one that was cut off is written again. Which process played a match, and in which batch,
leaves no trace: the file is the same byte for byte.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from ludoteca.bots.weights import write
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.account import Account, play_matches
from ludoteca.lab.crew import Crew
from ludoteca.lab.experiment import Experiment
from ludoteca.lab.progress import Progress

EXPERIMENT = "experiment.json"
ROWS = "rows.jsonl"


class Seeded(Protocol):
    """A row is known by the seed of its match."""

    @property
    def seed(self) -> int: ...


Row = TypeVar("Row", bound=Seeded)
Self = TypeVar("Self", bound="Ledger[Any]")


class Ledger(Generic[Row]):
    """Rows of one experiment from a seed on, made by `work`; nobody else writes in it at the same time."""

    def __init__(
        self,
        folder: Path,
        played: Experiment,
        first: int,
        work: Callable[[Experiment, range], list[Row]],
        kind: type[Row],
    ) -> None:
        self.folder = folder
        self.played = played
        self.first = first
        self.rows: list[Row] = []
        self._work = work
        self._kind = kind
        self._file = -1

    def __enter__(self: Self) -> Self:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._refuse_other_things()
            self._file = os.open(self.folder / ROWS, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise LudotecaError(f"{self.folder}: cannot work there: {error.strerror}") from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._take_up()
        except BlockingIOError:
            os.close(self._file)
            raise LudotecaError(f"{self.folder}: somebody else plays these matches now") from None
        except LudotecaError:
            os.close(self._file)
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.close(self._file)

    def _refuse_other_things(self) -> None:
        path = self.folder / EXPERIMENT
        kept = msgspec.json.encode(self.played, order="deterministic")
        if not path.exists():
            if others := sorted(one.name for one in self.folder.iterdir() if not one.name.startswith(".")):
                raise LudotecaError(f"{self.folder}: not a folder of an experiment: {others[0]} lies there")
            write(path, kept)
        elif path.read_bytes() != kept:
            raise LudotecaError(f"{self.folder}: matches of another experiment; choose another folder")

    def _take_up(self) -> None:
        """Read what was played before, up to the first line that is not whole."""
        whole = 0
        with os.fdopen(os.dup(self._file), "rb") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    break
                row = decoded(line, self.folder / ROWS, self._kind)
                if row.seed != self.first + len(self.rows):
                    raise LudotecaError(f"{self.folder / ROWS}: seed {row.seed} is out of its order")
                self.rows.append(row)
                whole += len(line)
        os.ftruncate(self._file, whole)
        os.lseek(self._file, whole, os.SEEK_SET)

    def play(self, crew: Crew, matches: int) -> list[Row]:
        """As many matches as are wanted; those that are here already are not played again."""
        done = len(self.rows)
        progress = Progress(f"{self.played.game}, {self.played.seats} seats", matches, done)
        seeds = range(self.first + done, self.first + matches)
        try:
            for count, some in crew.results(self._work, self.played, seeds):
                self._keep(some)
                progress.add(count)
        finally:
            progress.end()
        return self.rows[:matches]

    def _keep(self, some: Sequence[Row]) -> None:
        lines = b"".join(msgspec.json.encode(one) + b"\n" for one in some)
        try:
            while lines:
                lines = lines[os.write(self._file, lines) :]
        except OSError as error:
            done = len(self.rows)
            raise LudotecaError(f"{self.folder}: {error.strerror}; {done} matches are kept, go on from there") from None
        self.rows += some


class Notebook(Ledger[Account]):
    """The matches of one experiment."""

    def __init__(self, folder: Path, played: Experiment, first: int = 0) -> None:
        super().__init__(folder, played, first, play_matches, Account)


def decoded(line: bytes, path: Path, kind: type[Row]) -> Row:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as error:
        raise LudotecaError(f"{path}: {error}; remove its folder to begin anew") from None


def kept_in(folder: Path) -> tuple[Experiment, list[Account]]:
    """The experiment of a folder and its matches, to look at."""
    path = folder / EXPERIMENT
    try:
        played = msgspec.json.decode(path.read_bytes(), type=Experiment)
        return played, list(_lines(folder / ROWS))
    except OSError as error:
        raise LudotecaError(f"{folder}: not a folder of an experiment: {error.strerror}") from None
    except msgspec.MsgspecError as error:
        raise LudotecaError(f"{path}: {error}") from None


def _lines(path: Path) -> Iterator[Account]:
    for line in path.read_bytes().splitlines():
        yield decoded(line, path, Account)
