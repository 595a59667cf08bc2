"""Work: the folder in which a training keeps what is done, so that the same command goes on after an interruption.

Every file in it is whole or not there. What it holds belongs to one plan: the work of another is never taken up.
"""

from __future__ import annotations

import fcntl
import hashlib
import io
import os
import shutil
import zipfile
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import TypeVar

import msgspec
import numpy as np

from ludoteca.bots.weights import write
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.minds import Mind
from ludoteca.lab.sittings import Played
from ludoteca.play.settings import Value

PLAN = "plan.json"
LOCK = "lock"
WORDS = {"version": "version of the rules", "features": "list of features", "form": "form of files",
         "climbs": "way of learning", "base": "beginning", "standing": "opponent: other weights stand now"}  # fmt: skip
ROUNDS = 8
FORM = 3  # of the files; raised when older ones can no longer be read


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that decides what a training finds: the same plan gives the same weights, on any number of cores.

    Unless it is given minutes: then the rounds play as many matches as there is time for.
    """

    game: str
    version: int
    seats: int
    settings: dict[str, Value]
    features: str  # the hash of the names of phases and traits
    prior: Mind  # what is written by hand
    base: Mind  # where learning begins: the weights that stand, or the prior
    standing: Mind  # what is to be beaten
    seed: int = 0
    rounds: int = ROUNDS
    planner_rounds: int = 0  # of these, the last, are played by those that think their turns through
    matches: int = 500  # of a round; thoughtful ones play fewer
    minutes: float = 0.0
    hidden: int = 0  # units of the net; 0: linear weights are learnt
    climbs: bool = False  # goes where matches are won, not to what foretells them
    tests: int = 60  # matches by which the strength after a round is shown
    decides: int = 300  # matches by which the outcome is accepted,
    holds: int = 100  # that it has to hold out in against each former self,
    thinks: int = 120  # and that are played by thoughtful ones; 0: nobody thinks
    form: int = FORM

    @property
    def hash(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]


class Found(msgspec.Struct, frozen=True):
    """What was learnt from all matches so far, and how well it foretells those that were held out (R²)."""

    mind: Mind
    explained: float
    explained_before: float
    spread: tuple[float, ...] = ()  # by weight: how far what it is multiplied with varies


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """A round that is done."""

    number: int
    thoughtful: bool
    matches: int
    seconds: float
    scale: float
    found: Found
    won: float  # of the tests against what is to be beaten
    tested: int


class Work:
    """The folder of one plan; nobody else works in it at the same time."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self._lock = -1

    def __enter__(self) -> Work:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._refuse_other_things()
            self._lock = os.open(self.folder / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise LudotecaError(f"{self.folder}: cannot work there: {error.strerror}") from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._take_up()
        except BlockingIOError:
            self._leave()
            raise LudotecaError(f"{self.folder}: another training works there now") from None
        except LudotecaError:
            self._leave()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._leave()

    def _leave(self) -> None:
        os.close(self._lock)

    def _refuse_other_things(self) -> None:
        """A folder that is not ours is not touched; what begins with a dot is a file that was not finished."""
        names = {one.name for one in self.folder.iterdir() if not one.name.startswith(".")}
        if PLAN not in names and (others := sorted(names - {LOCK})):
            raise LudotecaError(f"{self.folder}: not a folder of a training: {others[0]} lies there")

    def _take_up(self) -> None:
        path = self.folder / PLAN
        if not path.exists():
            write(path, msgspec.json.encode(self.plan))
            return
        found = _decoded(path, dict[str, object])
        wanted = msgspec.json.decode(msgspec.json.encode(self.plan))
        for name in wanted:
            if found.get(name) != wanted[name]:
                what = WORDS.get(name, name.replace("_", " "))
                raise LudotecaError(f"{self.folder}: work of a training with another {what}; choose another folder")

    def kept(self, stage: str) -> list[Played]:
        """What was played of a stage before, in order."""
        return [_loaded(path) for path in sorted((self.folder / stage).glob("*.npz"))]

    def keep(self, stage: str, first: int, played: Played) -> None:
        """Keep the matches of a stage from this number on."""
        out = io.BytesIO()
        np.savez(out, **asdict(played))
        write(self.folder / stage / f"{first:08}.npz", out.getvalue())

    def rounds(self) -> list[Round]:
        """The rounds that are done."""
        done: list[Round] = []
        while (path := self._round(len(done))).exists():
            done.append(_decoded(path, Round))
        return done

    def keep_round(self, done: Round) -> None:
        write(self._round(done.number), msgspec.json.encode(done))

    def _round(self, number: int) -> Path:
        return self.folder / f"round-{number:02}.json"

    def forget(self, stages: Sequence[str]) -> None:
        """Matches that nothing more is to be learnt from: they take much room."""
        for stage in stages:
            shutil.rmtree(self.folder / stage, ignore_errors=True)


T = TypeVar("T")


def _decoded(path: Path, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError):
        raise LudotecaError(f"{path}: broken; remove its folder to begin anew") from None


def _loaded(path: Path) -> Played:
    try:
        with np.load(path) as found:
            return Played(**found)
    except (OSError, ValueError, TypeError, EOFError, zipfile.BadZipFile):
        raise LudotecaError(f"{path}: broken; remove its folder to begin anew") from None


def usual_folder(plan: Plan) -> Path:
    """Where the work of a plan is kept if nobody says where: in the cache of the person who trains."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return home / "ludoteca" / "train" / f"{plan.game}-{plan.seats}-{plan.hash}"
