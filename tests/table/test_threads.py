"""Threads: work is done elsewhere, and what came of it is told where it is waited for."""

import asyncio
import threading
from collections.abc import Callable, Iterator

import pytest

from ludoteca.table import threads as threads_module
from ludoteca.table.threads import FairThreads, Threads


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


# Threads that many people share.


@pytest.fixture
def fair() -> Iterator[FairThreads]:
    made = FairThreads(2, "fair")
    yield made
    made.close()


def test_one_person_has_one_thread_however_much_they_ask_for(fair: FairThreads):
    go_on, begun = threading.Event(), list[str]()

    def held(name: str) -> None:
        begun.append(name)
        go_on.wait()

    async def test() -> None:
        many = [asyncio.create_task(fair.run_for("anna", held, "anna")) for _ in range(10)]
        await asyncio.sleep(0.02)
        assert await fair.run_for("bruno", len, begun) == 1
        go_on.set()
        await asyncio.gather(*many)
        assert begun == ["anna"] * 10

    asyncio.run(test())


def test_who_stops_waiting_does_not_get_another_thread_for_it(fair: FairThreads):
    go_on, begun = threading.Event(), list[int]()

    def held(number: int) -> None:
        begun.append(number)
        go_on.wait()

    async def test() -> None:
        for number in range(10):
            asked = asyncio.create_task(fair.run_for("anna", held, number))
            await asyncio.sleep(0.005)
            asked.cancel()
        assert begun == [0]
        go_on.set()
        assert await fair.run_for("anna", len, begun) == 1

    asyncio.run(test())


def test_who_has_used_a_thread_rests_as_long_before_the_next_time(fair: FairThreads, monkeypatch: pytest.MonkeyPatch):
    clock = iter([0.0, 3.0])  # so much the work seems to take
    monkeypatch.setattr(threads_module, "thread_time", lambda: next(clock, 0.0))
    rests = list[float]()

    async def test() -> None:
        loop = asyncio.get_running_loop()
        later = loop.call_later

        def call_later(seconds: float, work: Callable[[], None]) -> asyncio.TimerHandle:
            rests.append(seconds)
            return later(0, work)

        monkeypatch.setattr(loop, "call_later", call_later)
        await fair.run_for("anna", int)
        await fair.run_for("anna", int)

    asyncio.run(test())
    assert rests[0] == 3.0


def test_what_goes_wrong_for_somebody_does_not_keep_their_place(fair: FairThreads):
    async def test() -> None:
        with pytest.raises(ValueError, match="invalid literal"):
            await fair.run_for("anna", int, "no number")
        assert await fair.run_for("anna", int, "3") == 3

    asyncio.run(test())
