"""Trials: matches of quick bots with the numbers that somebody is about to play with, and what they tell.

One process plays them, for all people together, and gives way to everything else. Each person has one trial at a time;
who does not look any more has it no longer. What was found is kept for a while, in memory alone.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVar

from ludoteca.bots.processes import begin_as_worker
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.account import Account, play_matches
from ludoteca.lab.experiment import Experiment, experiment
from ludoteca.lab.report import Judged, Report
from ludoteca.lab.verdicts import read_bands
from ludoteca.play.game import AnyGame
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.settings import Settings
from ludoteca.table.limits import Bounds
from ludoteca.table.storage import new_id

LEVEL = "companion"  # the quickest that knows what it does
LEAST = 20  # matches: of fewer nothing is said
BATCH = 0.5  # seconds after which it is seen whether anybody still looks
GIVING_WAY = 15  # how nice the process is

R = TypeVar("R")

say = logging.getLogger("ludoteca.trials")


class Findings(NamedTuple):
    """What a trial tells, in one language."""

    verdicts: Sequence[Judged]
    report: str  # the whole page


class Trial:
    """One person's trial. Its `state` is waiting, playing, done, left (nobody looked any more) or failed."""

    def __init__(self, person: str, played: Experiment, matches: int, now: float) -> None:
        self.id = new_id()
        self.person = person
        self.played = played
        self.matches = matches
        self.state = "waiting"
        self.done = 0
        self.looked = now
        self.found: Mapping[str, Findings] = {}

    @property
    def going_on(self) -> bool:
        return self.state in ("waiting", "playing")


class Trials:
    """All trials of the house."""

    def __init__(self, bounds: Bounds, clock: Callable[[], float] = time.monotonic) -> None:
        self.bounds = bounds
        self._clock = clock
        self._kept: OrderedDict[str, Trial] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Semaphore(1)
        self._pool: ProcessPoolExecutor | None = None

    def begin(self, person: str, game: AnyGame, seats: int, settings: Settings) -> Trial | None:
        """A trial of these numbers instead of the one this person had; None if too many wait already."""
        played = experiment(game, seats, settings, LEVEL)
        for other in self._kept.values():
            if other.person == person and other.going_on:
                other.state = "left"
        if sum(other.going_on for other in self._kept.values()) >= self.bounds.trials_waiting:
            return None
        trial = Trial(person, played, self.bounds.trial_matches, self._clock())
        self._kept[trial.id] = trial
        while len(self._kept) > self.bounds.trials_kept:
            self._kept.popitem(last=False)[1].state = "left"
        task = asyncio.create_task(self._play(trial))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return trial

    def look(self, ident: str, person: str) -> Trial | None:
        """A trial of this person; that they look keeps it going."""
        trial = self._kept.get(ident)
        if trial is None or trial.person != person:
            return None
        trial.looked = self._clock()
        return trial

    def stop(self, trial: Trial) -> None:
        if trial.going_on:
            trial.state = "left"

    def renew(self) -> None:
        """Rules compiled meanwhile are used from the next batch on."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(getattr(pool, "_processes", {}).values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)

    async def _play(self, trial: Trial) -> None:
        try:
            async with self._turn:
                await self._play_all(trial)
        except (BrokenProcessPool, LudotecaError):
            trial.state = "failed"
            self.renew()
        except Exception:  # noqa: BLE001 – a fault of ours: whoever looks is told, and the journal has it
            say.exception("a trial failed", extra={"why": trial.played.game})
            trial.state = "failed"

    async def _play_all(self, trial: Trial) -> None:
        """Batch by batch, while somebody looks and the time is not up."""
        accounts: list[Account] = []
        until = self._clock() + self.bounds.trial_seconds
        size = 1
        while len(accounts) < trial.matches and (self._clock() < until or len(accounts) < LEAST):
            if self._is_left(trial):
                return
            trial.state = "playing"
            began = self._clock()
            some = range(len(accounts), min(trial.matches, len(accounts) + size))
            accounts += await self._run(play_matches, trial.played, some)
            trial.done = len(accounts)
            size = max(1, min(2 * size, round(BATCH * len(some) / max(self._clock() - began, 1e-3))))
        if not self._is_left(trial):
            trial.found = await self._run(findings, trial.played, accounts)
            trial.state = "done"

    def _is_left(self, trial: Trial) -> bool:
        if trial.going_on and self._clock() - trial.looked > self.bounds.trial_away_seconds:
            trial.state = "left"
        return not trial.going_on

    async def _run(self, work: Callable[..., R], *given: object) -> R:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_begin)
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *given)


def findings(played: Experiment, accounts: Sequence[Account]) -> dict[str, Findings]:
    """What some matches tell, in every language; this runs in the process that plays."""
    bands = read_bands()
    reports = {lang: Report(played, accounts, bands, lang, "FOLDER") for lang in LANGUAGES}
    return {lang: Findings(report.verdicts(), report.html()) for lang, report in reports.items()}


def _begin() -> None:
    """In that process."""
    begin_as_worker()
    os.nice(GIVING_WAY)
