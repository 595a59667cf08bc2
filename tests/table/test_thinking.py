"""Bots that fail, take too long, or come late; storage that fails under an act."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from ludoteca.table import room as rooms
from ludoteca.table.house import House
from ludoteca.table.protocol import Done
from ludoteca.table.room import Room
from ludoteca.table.storage import LogRow, Turn
from ludoteca.table.thinking import Question, Thinkers, ask, think
from tests.table.rooms import Wanderers, do, entered, house, playing, stored, table, wander
from tests.table.running import PATIENCE, children, is_running

pytestmark = pytest.mark.compiled_only
WITH_BOT = ("me", "bot:wanderer")


async def persons_turn(room: Room) -> None:
    """Until the bots have moved."""
    async with asyncio.timeout(PATIENCE):
        while room.busy or not playing(room).to_act or playing(room).to_act[0] != 0:
            await asyncio.sleep(0.005)


async def a_bot_has_moved(room: Room) -> None:
    async with asyncio.timeout(PATIENCE):
        while not any(seat > 0 for _, seat, _ in stored(room)):
            if playing(room).to_act == (0,):
                await do(room, 0, playing(room).legal(0)[0])
            await asyncio.sleep(0.005)


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "PACE", 0.0)
    monkeypatch.setattr(rooms, "RETRY", (0.01, 0.05))


def test_a_bot_that_takes_too_long_is_answered_for(tmp_path: Path):
    async def test() -> None:
        hasty = Thinkers(workers=1, budget=0.001)
        async with house(tmp_path, hasty) as made:
            await a_bot_has_moved(await table(made, "phalanxx", ("me", "bot:rival")))
        assert hasty._pool is None

    asyncio.run(test())
    until_no_helper_runs()


def test_a_bot_whose_process_dies_is_answered_for(tmp_path: Path):
    async def test() -> None:
        thinkers = Thinkers(workers=1)
        async with house(tmp_path, thinkers) as made:
            room = await table(made, "vendemmia", WITH_BOT)
            await a_bot_has_moved(room)
            assert thinkers._pool is not None
            for process in thinkers._pool._processes.values():
                os.kill(process.pid or 0, 9)
            before = room.revision
            async with asyncio.timeout(PATIENCE):
                while sum(seat > 0 for seq, seat, _ in stored(room) if seq > before) < 3 and not playing(room).over:
                    if 0 in playing(room).to_act:
                        await do(room, 0, playing(room).legal(0)[0])
                    await asyncio.sleep(0.005)

    asyncio.run(test())
    until_no_helper_runs()


class Full:
    """A pool whose processes never come to what they are asked."""

    def __init__(self) -> None:
        self.asked: list[Future[Any]] = []

    def submit(self, *given: Any) -> Future[Any]:
        self.asked.append(Future())
        return self.asked[-1]

    def shutdown(self, **how: Any) -> None:
        for thought in self.asked:
            thought.cancel()


def test_a_thought_that_fresh_processes_have_swept_away_is_answered_for(tmp_path: Path):
    async def test() -> None:
        thinkers = Thinkers(workers=1)
        async with house(tmp_path, thinkers) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            pool: Any = Full()
            thinkers._pool = pool
            thought = asyncio.create_task(thinkers.move(ask(playing(room), 0), "wanderer"))
            while not pool.asked:
                await asyncio.sleep(0)
            thinkers.renew()
            assert playing(room).rules.actions.texts(await thought)[0] in playing(room).legal(0)
            thinkers._pool = pool
            given_up = asyncio.create_task(thinkers.move(ask(playing(room), 0), "wanderer"))
            await asyncio.sleep(0.01)
            given_up.cancel()
            with pytest.raises(asyncio.CancelledError):
                await given_up

    asyncio.run(test())


def until_no_helper_runs() -> None:
    """Nothing outlives a house that was closed. (What remains is Python's own tracker of shared things.)"""
    end = time.monotonic() + PATIENCE
    while any(is_running(pid) and "spawn_main" in command(pid) for pid in children(os.getpid())):
        assert time.monotonic() < end
        time.sleep(0.01)


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def test_a_bot_of_a_level_that_does_not_exist_any_more_is_answered_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("ludoteca.table.house.LEVELS", ("retired",))  # it existed when the table was set

    async def test() -> None:
        async with house(tmp_path, Thinkers(workers=1)) as made:
            room = await table(made, "vendemmia", ("me", "bot:retired"))
            await a_bot_has_moved(room)

    with caplog.at_level(logging.ERROR):
        asyncio.run(test())
    assert "a bot failed to think" in caplog.text


class Forgetful(Thinkers):
    """Fails twice before every move; then proposes what is not allowed after its first step."""

    def __init__(self) -> None:
        super().__init__(1)
        self.failures = 0

    async def move(self, question: Question, level: str) -> list[int]:
        self.failures += 1
        if self.failures % 3:
            raise ValueError("what was I about to do?")
        first = think(question, "wanderer")[0]
        return [first, first, first]


def test_a_bot_at_a_loss_tries_again_and_the_table_goes_on(tmp_path: Path):
    async def test() -> None:
        thinkers = Forgetful()
        async with house(tmp_path, thinkers) as made:
            room = await table(made, "vendemmia", WITH_BOT)
            await a_bot_has_moved(room)
            await persons_turn(room)
            assert thinkers.failures >= 3

    asyncio.run(test())


def test_bots_among_themselves_play_once_somebody_watches(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("bot:wanderer", "bot:wanderer"))
            await asyncio.sleep(0.02)
            assert room.revision == 0
            room.watchers.add(lambda: None)
            room.play_bots()
            async with asyncio.timeout(PATIENCE):
                while not playing(room).over:
                    await asyncio.sleep(0.01)

    asyncio.run(test())


# Storage fails.


class Failing:
    """Stands before `append` of a house and fails as told; `after`: it fails once the act is stored."""

    def __init__(self, made: House, *fails: str) -> None:
        self.fails = list(fails)
        self.append = made.storage.append
        made.storage.append = self  # type: ignore[method-assign]

    def __call__(self, ident: str, row: LogRow, over: bool = False, turn: Turn | None = None) -> None:
        how = self.fails.pop(0) if self.fails else ""
        if how != "before":
            self.append(ident, row, over, turn)
        if how:
            raise OperationalError("INSERT", {}, Exception("the disk is full"))


@pytest.mark.parametrize("when", ["before", "after"])
def test_an_act_whose_storing_failed_is_carried_out_once_when_it_is_sent_again(tmp_path: Path, when: str):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            await wander(room, 4)
            seat = playing(room).to_act[0]
            action = playing(room).legal(seat)[0]
            Failing(made, when)
            with pytest.raises(OperationalError):
                await do(room, seat, action, revision=4, key="the-same-key")
            assert await do(room, seat, action, revision=4, key="the-same-key") == Done(1, 5)
            assert [row[0] for row in stored(room)] == [1, 2, 3, 4, 5]
            await wander(room, 4)
            position = playing(room).hash()
            ident = room.row.id
        async with house(tmp_path) as made:
            assert playing(await entered(made, ident)).hash() == position

    asyncio.run(test())


def test_storage_that_is_away_for_a_while_stops_bots_only_for_a_while(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path, Wanderers(1)) as made:
            room = await table(made, "vendemmia", ("bot:wanderer", "bot:wanderer"))
            Failing(made, "before", "after", "before", "", "after", "before")
            room.watchers.add(lambda: None)
            room.play_bots()
            async with asyncio.timeout(PATIENCE):
                while room.row.status != "over":
                    await asyncio.sleep(0.01)
            assert [row[0] for row in stored(room)] == list(range(1, room.revision + 1))

    asyncio.run(test())


def test_an_act_that_is_broken_off_while_it_is_stored_leaves_no_doubt(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            seat = playing(room).to_act[0]
            action = playing(room).legal(seat)[0]
            slow = made.storage.append

            def slowly(*given: Any) -> None:
                time.sleep(0.05)
                slow(*given)

            made.storage.append = slowly  # type: ignore[method-assign,assignment]
            task = asyncio.create_task(do(room, seat, action, revision=0, key="the-same-key"))
            await asyncio.sleep(0.01)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await do(room, seat, action, revision=0, key="the-same-key") == Done(1, 1)
            assert len(stored(room)) == 1

    asyncio.run(test())


def test_another_process_that_was_faster_is_noticed(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made, house(tmp_path) as other:
            room = await table(made, "vendemmia", ("me", "me"))
            twin = await entered(other, room.row.id)
            await wander(room, 5)
            seat = playing(twin).to_act[0]
            answer = await do(twin, seat, playing(twin).legal(seat)[0], revision=0)
            assert not isinstance(answer, Done)
            assert twin.revision == room.revision == 5
            assert playing(twin).hash() == playing(room).hash()

    asyncio.run(test())
