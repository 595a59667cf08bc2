"""Crew: processes, one a core or on other machines, that do a long row of small jobs in batches of about a second.

What comes back is in the order of the jobs, however many processes there are and however the batches were cut.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import TypeVar

from ludoteca.bots.processes import begin_as_worker
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.cluster import Cluster, Given

Common = TypeVar("Common")
Result = TypeVar("Result")

BATCH = 1.0  # seconds
LOCAL = "local"
AHEAD = 2  # batches given to each process, so that none waits for the next


class Crew:
    """Does jobs; with one process it is this one. To be used in a `with`: what runs ends with it."""

    def __init__(self, processes: int = 0, engine: str = LOCAL) -> None:
        self.processes = processes or os.cpu_count() or 1
        self._pool: ProcessPoolExecutor | None = None
        self._cluster = None if engine == LOCAL else Cluster(engine)

    def __enter__(self) -> Crew:
        if self._cluster is not None:
            self.processes = self._cluster.__enter__().processes
        elif self.processes > 1:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=begin_as_worker)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        pool, self._pool = self._pool, None
        if self._cluster is not None:
            self._cluster.close()
        if pool is not None:
            for process in list(getattr(pool, "_processes", {}).values()):  # nobody waits for what they are at
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)

    def results(
        self,
        work: Callable[[Common, range], Result],
        common: Common,
        jobs: range,
        until: float = float("inf"),
        least: int = 1,
    ) -> Iterator[tuple[int, Result]]:
        """`work(common, some jobs)` for all jobs in order: how many they were, and what came of them.

        After `until`, by the monotonic clock, no more are begun than make `least`.
        """
        waiting: deque[tuple[int, Future[tuple[float, Result]] | Given[Result]]] = deque()
        ahead = AHEAD * self.processes if self._pool or self._cluster else 1
        size, given = 1, 0
        while True:
            while len(waiting) < ahead and given < len(jobs) and (given < least or time.monotonic() < until):
                some = jobs[given : given + min(size, -(-(len(jobs) - given) // self.processes))]
                waiting.append((len(some), self._give(work, common, some)))
                given += len(some)
            if not waiting:
                return
            count, future = waiting.popleft()
            try:
                seconds, result = future.result()
            except BrokenProcessPool:
                raise LudotecaError("a process of the crew was ended by something else; say the same again") from None
            size = max(1, min(4 * size, round(BATCH * count / max(seconds, 1e-3))))
            yield count, result

    def _give(
        self, work: Callable[[Common, range], Result], common: Common, jobs: range
    ) -> Future[tuple[float, Result]] | Given[Result]:
        if self._cluster is not None:
            return self._cluster.give(work, common, jobs)
        if self._pool is not None:
            return self._pool.submit(_timed, work, common, jobs)
        done: Future[tuple[float, Result]] = Future()
        done.set_result(_timed(work, common, jobs))
        return done


def _timed(work: Callable[[Common, range], Result], common: Common, jobs: range) -> tuple[float, Result]:
    began = time.perf_counter()
    result = work(common, jobs)
    return time.perf_counter() - began, result
