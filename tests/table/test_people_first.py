"""Who is ready first: where that counts, people at the table come before the machines that play along."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest

from ludoteca.table.house import House
from ludoteca.table.protocol import Done
from ludoteca.table.room import Room
from ludoteca.table.thinking import Question
from tests.table.rooms import Wanderers, do, house, playing, table, undo

pytestmark = pytest.mark.compiled_only
CHAIRS = ("me", "me", "bot:companion")
BOTS = ("me", "bot:companion", "bot:companion")
BOT = 2
PATIENCE = 30.0


class Slow(Wanderers):
    """Bots that answer when they are let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = asyncio.Event()
        self.let = asyncio.Event()
        self.let.set()

    async def move(self, question: Question, level: str) -> list[int]:
        self.asked.set()
        await self.let.wait()
        return await super().move(question, level)


async def until(condition: Any) -> None:
    """Wait for what the bots are to bring about."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


async def choosing(made: House, priority: str, chairs: tuple[str, ...] = CHAIRS) -> Room:
    """A table where all bases lie: everybody is to choose in secret."""
    room = await table(made, "dirty_deeds", chairs, settings={"commit_priority": priority, "ready_final": False})
    await until(lambda: not room.busy)
    while not playing(room).together:
        await do(room, playing(room).to_act[0], playing(room).legal()[0])
        await until(lambda: not room.busy)
    return room


async def fist(room: Room, seat: int) -> None:
    assert isinstance(await do(room, seat, "choose:fist", "intend:free", "pay:0:0"), Done)


def test_a_bot_answers_last_where_it_counts_who_was_first(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await choosing(made, "realtime")
            ply = playing(room).ply
            await fist(room, 1)
            assert not room.busy
            assert playing(room).ply == ply + 1
            await fist(room, 0)
            await until(lambda: playing(room).ply >= ply + 3)
            assert [row.seat for row in playing(room).rows[ply : ply + 3]] == [1, 0, BOT]

    asyncio.run(test())


@pytest.mark.parametrize("lucky", [0, -1])
def test_of_several_bots_chance_says_which_is_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lucky: int):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await choosing(made, "realtime", BOTS)
            ply = playing(room).ply
            monkeypatch.setattr(secrets, "choice", lambda bots: bots[lucky])
            await fist(room, 0)
            await until(lambda: playing(room).ply >= ply + 3)
            answers = [row.seat for row in playing(room).rows[ply : ply + 3]]
            assert answers == ([0, 1, 2] if lucky == 0 else [0, 2, 1])

    asyncio.run(test())


def test_elsewhere_a_bot_waits_for_nobody(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await choosing(made, "rotating")
            await until(lambda: playing(room).is_ready(BOT))
            assert playing(room).to_act == (0, 1)

    asyncio.run(test())


def test_a_bot_that_thinks_while_somebody_takes_an_answer_back_lets_them_go_first(tmp_path: Path):
    async def test() -> None:
        thinkers = Slow()
        async with house(tmp_path, thinkers) as made:
            room = await choosing(made, "realtime")
            ply = playing(room).ply
            thinkers.asked.clear()
            thinkers.let.clear()
            await fist(room, 0)
            await fist(room, 1)
            await thinkers.asked.wait()
            assert isinstance(await undo(room, 0), Done)
            thinkers.let.set()
            await until(lambda: not room.busy)
            assert playing(room).to_act == (0, BOT)
            await fist(room, 0)
            await until(lambda: playing(room).ply >= ply + 3)
            assert [row.seat for row in playing(room).rows[ply : ply + 3]] == [1, 0, BOT]

    asyncio.run(test())
