"""Threads: work is done elsewhere, and what came of it is told where it is waited for."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from ludoteca.table.threads import Threads


@pytest.fixture
def threads() -> Iterator[Threads]:
    made = Threads(1, "work")
    yield made
    made.close()


def test_work_is_done_in_a_thread_of_its_own(threads: Threads):
    assert asyncio.run(threads.run(threading.current_thread)).name == "work-0"


def test_what_is_given_reaches_the_work(threads: Threads):
    assert asyncio.run(threads.run(int, "21", base=3)) == 7


def test_what_goes_wrong_reaches_whoever_asked(threads: Threads):
    with pytest.raises(ValueError, match="invalid literal"):
        asyncio.run(threads.run(int, "no number"))
    assert asyncio.run(threads.run(int, "3")) == 3


def test_one_thread_does_one_thing_after_the_other(threads: Threads):
    done: list[int] = []

    async def test() -> None:
        await asyncio.gather(*(threads.run(done.append, k) for k in range(50)))

    asyncio.run(test())
    assert done == list(range(50))


def test_work_is_done_also_for_those_who_stop_waiting(threads: Threads):
    go_on, done = threading.Event(), list[str]()

    async def test() -> None:
        held = asyncio.create_task(threads.run(go_on.wait))
        late = asyncio.create_task(threads.run(done.append, "late"))
        await asyncio.sleep(0)
        for task in (held, late):
            task.cancel()
        go_on.set()
        assert await threads.run(len, done) == 1

    asyncio.run(test())


def test_closing_waits_for_what_was_asked_before_even_if_nobody_can_be_told():
    threads, go_on, done = Threads(1, "work"), threading.Event(), list[str]()

    async def leave() -> None:
        asked = [threads.run(go_on.wait), threads.run(done.append, "after the loop has ended")]
        await asyncio.wait([asyncio.create_task(each) for each in asked], timeout=0.01)

    asyncio.run(leave())
    go_on.set()
    threads.close()
    assert done == ["after the loop has ended"]
