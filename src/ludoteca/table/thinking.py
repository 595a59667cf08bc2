"""Thinking: bots choose their moves in processes of their own, from a world imagined for their seat.

A process gets the words of an imagined state and nothing else, so it cannot know more than its seat may. At most one
move a process is asked for at a time; who comes later waits in line. A bot that takes too long, or whose process died,
is answered for by a quick one.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

from ludoteca.bots.levels import bot
from ludoteca.bots.processes import begin_as_worker
from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.play.match import AnyMatch
from ludoteca.play.settings import Value
from ludoteca.play.transport import pack, unpack

BUDGET = 8.0  # seconds for a move
QUICK = "apprentice"
Changed = tuple[tuple[str, Value], ...]

say = logging.getLogger("ludoteca.thinking")


class Question(NamedTuple):
    """What a bot is asked: its seat, and a world imagined for it."""

    game: str
    settings: Changed
    seats: int
    words: bytes
    seat: int
    seed: int


def ask(match: AnyMatch, seat: int) -> Question:
    """What shall this seat do now? The question has in it what the seat may know, and nothing else."""
    seed = secrets.randbits(48)
    changed = tuple(sorted(match.settings.changed().items()))
    return Question(match.game.name, changed, match.seats, pack(match.imagine(seat, Rng(seed))), seat, seed)


def think(question: Question, level: str) -> list[int]:
    """A whole move of a bot; this runs in a process of the pool."""
    game = find(question.game)
    rules = game.rules(dict(question.settings), question.seats)
    known = unpack(rules, question.words)
    move = bot(level, game, rules).move(rules, known, question.seat, Rng(question.seed))
    return [int(action) for action in move]


class Thinkers:
    """The processes that think for bots."""

    def __init__(self, workers: int | None = None, budget: float = BUDGET, alone: int = 1) -> None:
        """`alone` is how many moves at tables of bots alone are thought about at once: people wait for few of them."""
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self._free = asyncio.Semaphore(self.workers)
        self._alone = asyncio.Semaphore(alone)
        self._pool: ProcessPoolExecutor | None = None

    async def move_alone(self, question: Question, level: str) -> list[int]:
        """The move of a bot among bots, which comes after those that somebody waits for."""
        async with self._alone:
            return await self.move(question, level)

    async def move(self, question: Question, level: str) -> list[int]:
        """The move a bot of this level makes."""
        async with self._free:
            pool = self._ready()
            try:
                thought = asyncio.get_running_loop().run_in_executor(pool, think, question, level)
                return await asyncio.wait_for(thought, self.budget)
            except asyncio.CancelledError:
                asker = asyncio.current_task()
                if asker is not None and asker.cancelling():
                    raise
                # else fresh processes were begun before this thought had a turn
            except (TimeoutError, BrokenProcessPool):
                if pool is self._pool:  # another may have begun afresh already
                    self.renew()
            except Exception:  # noqa: BLE001 – a fault of this bot: the table need not wait until it is mended
                say.exception("a bot failed to think", extra={"seat": question.seat, "why": level})
        return await asyncio.to_thread(think, question, QUICK)

    def renew(self) -> None:
        """Begin again with fresh processes: those that hang are ended, and rules compiled meanwhile are used."""
        self._end(wait=False)

    def close(self) -> None:
        """End them for good, and wait until they and what they share with this process are gone."""
        self._end(wait=True)

    def _end(self, wait: bool) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(getattr(pool, "_processes", {}).values()):
                process.terminate()
            pool.shutdown(wait=wait, cancel_futures=True)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
            )
        return self._pool


def _begin() -> None:
    """In a process of the pool."""
    begin_as_worker()
    sys.setswitchinterval(0.005)
