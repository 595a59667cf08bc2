"""Threads: for work that would hold up everybody if it were done where everybody waits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from time import thread_time
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """So many threads for one kind of work; who comes later waits in line.

    An executor would do the same, but hand every piece of work over by way of two futures, which takes a third as long
    as to store an act. What has been asked for is done, also if nobody waits for it any more.
    """

    def __init__(self, count: int, name: str) -> None:
        self._waiting: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._threads = [Thread(target=self._run, name=f"{name}-{k}", daemon=True) for k in range(count)]
        for thread in self._threads:
            thread.start()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put(lambda: carry_out(answer, lambda: work(*args, **kwargs)))
        return await answer

    def _run(self) -> None:
        while (work := self._waiting.get()) is not None:
            work()
            del work  # and all that it was about, which may be a whole match

    def close(self) -> None:
        """Once all that was asked for is done."""
        for _ in self._threads:
            self._waiting.put(None)
        for thread in self._threads:
            thread.join()


class FairThreads(Threads):
    """Threads that many people share: each has one piece of work there at a time, and rests as long as it took.

    So nobody gets more than half a thread, however much they ask for, and whatever the pieces cost.
    """

    def __init__(self, count: int, name: str) -> None:
        super().__init__(count, name)
        self._places: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run_for(self, who: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        place = self._places.get(who)
        if place is None:
            place = self._places[who] = asyncio.Lock()
        await place.acquire()
        # Who stops waiting keeps the place until the work is done: else they could ask again and again.
        return await self.run(partial(_timed, asyncio.get_running_loop(), place), partial(work, *args, **kwargs))


def _timed(loop: asyncio.AbstractEventLoop, place: asyncio.Lock, work: Callable[[], T]) -> T:
    """Do the work; the place is free again after as much time as it took."""
    began = thread_time()
    try:
        return work()
    finally:
        with contextlib.suppress(RuntimeError):  # that loop has ended: nobody waits
            loop.call_soon_threadsafe(loop.call_later, thread_time() - began, place.release)


def carry_out(answer: asyncio.Future[T], work: Callable[[], T]) -> None:
    """Do the work here, and say what came of it where it is waited for."""
    try:
        say = partial(answer.set_result, work())
    except BaseException as error:  # noqa: BLE001 – whoever waits gets it, whatever it is
        say = partial(answer.set_exception, error)
    with contextlib.suppress(RuntimeError):  # that loop has ended: nobody waits
        answer.get_loop().call_soon_threadsafe(unless_done, answer, say)


def unless_done(answer: asyncio.Future[T], say: Callable[[], None]) -> None:
    """Who has stopped waiting is not told."""
    if not answer.done():
        say()
