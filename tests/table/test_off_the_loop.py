"""What takes long is done in threads: nobody waits for it, and what has been overtaken meanwhile is told to nobody."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.play.match import Match
from ludoteca.table import frames, previews, reasons, screen
from ludoteca.table.protocol import Done
from ludoteca.table.room import Room
from tests.table.line import Line, visit
from tests.table.rooms import do, english, house, playing, table
from tests.table.running import PATIENCE

pytestmark = pytest.mark.compiled_only


class Held:
    """Work that does not get on before it is let; `begun` counts how often it was begun."""

    def __init__(self, work: Callable[..., Any], when: Callable[..., bool] = lambda *given: True) -> None:
        self.work = work
        self.when = when
        self.begun = 0
        self.let = threading.Event()

    def __call__(self, *given: Any) -> Any:
        if self.when(*given):
            self.begun += 1
            assert self.let.wait(PATIENCE / 4)
        return self.work(*given)

    async def has_begun(self, times: int = 1) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.begun < times:
                await asyncio.sleep(0.002)


@pytest.fixture
def slow_previews(monkeypatch: pytest.MonkeyPatch) -> Held:
    held = Held(previews.imagined)
    monkeypatch.setattr(previews, "imagined", held)
    return held


@pytest.fixture
def slow_reasons(monkeypatch: pytest.MonkeyPatch) -> Held:
    held = Held(reasons.because)
    monkeypatch.setattr(reasons, "because", held)
    return held


@pytest.fixture
def slow_screens(monkeypatch: pytest.MonkeyPatch) -> Held:
    """Every screen has too many options, and those of seat 0 take for ever."""
    held = Held(screen.drawn, lambda sight, *rest: sight.seat == 0)
    monkeypatch.setattr(screen, "drawn", held)
    monkeypatch.setattr(frames, "MANY", -1)
    return held


@asynccontextmanager
async def at_table(folder: Path, held: Held, *chairs: str) -> AsyncIterator[Room]:
    """A room of Vendemmia; whatever happens in it, in the end what is held goes on."""
    async with house(folder) as made:
        room = await table(made, "vendemmia", chairs or ("me", "me"))
        try:
            yield room
        finally:
            held.let.set()


async def look(room: Room, seat: int, *, wait: bool = True) -> tuple[Line, asyncio.Task[None]]:
    """A window that looks through the eyes of a seat."""
    line = Line()
    here = visit(room, line)
    line.say(t="hello", n=1)
    line.say(t="eyes", n=2, seat=seat)
    while wait and (await line.hear("screen"))["seat"] != seat:
        pass
    return line, here


async def leave(*visits: tuple[Line, asyncio.Task[None]]) -> None:
    for line, here in visits:
        line.hang_up()
        await asyncio.wait_for(here, PATIENCE)


def first(room: Room) -> list[str]:
    """A step of the move that seat 0 may make; it stays at its turn."""
    return playing(room).legal(0)[:1]


async def rest(room: Room) -> None:
    """The turn of seat 0 passes, whatever the dice show: it composts a vine and leaves the top one where it is."""
    match = playing(room)
    moves = [match.rules.actions.texts(plan.actions) for plan in match.plans(0)]
    assert isinstance(await do(room, 0, *next(move for move in moves if move[0] == "rest")), Done)
    assert isinstance(await do(room, 0, "leave"), Done)
    assert playing(room).to_act == (1,)


def heard(line: Line) -> list[dict[str, Any]]:
    """All that was sent and not read yet."""
    return [line.sent.get_nowait() for _ in range(line.sent.qsize())]


async def until(line: Line, kind: str) -> list[dict[str, Any]]:
    """All that is said up to the next message of a kind."""
    said: list[dict[str, Any]] = []
    async with asyncio.timeout(PATIENCE):
        while not said or said[-1]["t"] != kind:
            said.append(await line.sent.get())
    return said


# Previews and reasons.


def test_a_preview_that_was_overtaken_is_stale_and_a_fresh_screen_follows(tmp_path: Path, slow_previews: Held):
    async def test() -> None:
        async with at_table(tmp_path, slow_previews) as room:
            line, here = await look(room, 0)
            line.say(t="imagine", n=3, revision=0, actions=first(room))
            await slow_previews.has_begun()
            assert isinstance(await do(room, 0, *first(room)), Done)
            slow_previews.let.set()
            assert await line.hear("stale") == {"t": "stale", "n": 3, "revision": 1}
            assert line.shown == 1
            await leave((line, here))

    asyncio.run(test())


@pytest.mark.parametrize("kind", ["previews", "reasons"])
def test_nobody_waits_for_who_asks(tmp_path: Path, slow_previews: Held, slow_reasons: Held, kind: str):
    held = slow_previews if kind == "previews" else slow_reasons

    async def test() -> None:
        async with at_table(tmp_path, held) as room:
            asking, acting = await look(room, 0), await look(room, 0)
            if kind == "previews":
                asking[0].say(t="imagine", n=3, revision=0, actions=first(room))
            else:
                asking[0].say(t="why", n=3, revision=0, actions=[], target="x")
            await held.has_begun()
            acting[0].say(t="do", n=3, revision=0, key="some-key", actions=first(room))
            assert (await acting[0].hear("done"))["revision"] == 1
            assert not [message for message in heard(asking[0]) if message.get("n") == 3]
            held.let.set()
            assert (await asking[0].hear("stale"))["n"] == 3
            await leave(asking, acting)

    asyncio.run(test())


def test_the_reason_for_a_refused_act_is_looked_for_while_others_act(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    held = Held(Match._refusal)
    monkeypatch.setattr(Match, "_refusal", lambda *given: held(*given))

    async def test() -> None:
        async with at_table(tmp_path, held) as room:
            wrong = asyncio.create_task(do(room, 1, "rest", revision=0))
            await held.has_begun()
            assert isinstance(await do(room, 0, *first(room), revision=0), Done)
            assert not wrong.done()
            held.let.set()
            refused = await asyncio.wait_for(wrong, PATIENCE)
            assert getattr(refused, "rule", "") == "LUD-TURN-02"

    asyncio.run(test())


def test_a_reason_is_not_told_to_other_eyes(tmp_path: Path, slow_reasons: Held):
    """It was asked at seat 0; meanwhile the turn passes to seat 1 at the same screen, which covers it."""

    async def test() -> None:
        async with at_table(tmp_path, slow_reasons) as room:
            line, here = await look(room, 0)
            line.say(t="why", n=3, revision=0, actions=[], target="x")
            await slow_reasons.has_begun()
            await rest(room)
            while not (await line.hear("screen")).get("covered"):
                pass
            slow_reasons.let.set()
            assert (await line.hear("stale"))["n"] == 3
            await leave((line, here))

    asyncio.run(test())


def test_one_person_with_many_windows_leaves_a_thread_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """However much somebody asks for, and however long each of it takes."""
    held = Held(reasons.because, lambda here, actions, *rest: here.seat == 0)
    monkeypatch.setattr(reasons, "because", held)

    async def test() -> None:
        async with at_table(tmp_path, held, "me", "friend") as room:
            guest = await room.storage.run(room.storage.add_person, "a token", "Bruno")
            await room.storage.run(room.storage.take_seat, room.row.id, 1, guest, "Bruno", "")
            await room.enter()
            await room.add_salt(guest, "11" * 16)
            windows = [await look(room, 0) for _ in range(6)]
            for line, _ in windows:
                line.say(t="why", n=3, revision=0, actions=[], target="x")
            await held.has_begun()
            bruno = Line()
            there = visit(room, bruno, guest)
            bruno.say(t="hello", n=1)
            bruno.say(t="why", n=2, revision=0, actions=[], target="x")
            assert (await bruno.hear("because"))["n"] == 2
            assert held.begun == 1
            held.let.set()
            for line, _ in windows:
                assert (await line.hear("because"))["n"] == 3
            await leave(*windows, (bruno, there))

    asyncio.run(test())


# Screens.


def test_nobody_waits_for_a_screen_with_many_options(tmp_path: Path, slow_screens: Held):
    async def test() -> None:
        async with at_table(tmp_path, slow_screens) as room:
            deciding = await look(room, 0, wait=False)
            await slow_screens.has_begun()
            other = await look(room, -1)
            assert isinstance(await do(room, 0, *first(room)), Done)
            while other[0].shown < 1:
                await other[0].hear("screen")
            slow_screens.let.set()
            await leave(deciding, other)

    asyncio.run(test())


def test_small_screens_are_drawn_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    drawn_in: list[str] = []

    def drawn(*given: Any) -> Any:
        drawn_in.append(threading.current_thread().name)
        return draw(*given)

    draw = screen.drawn
    monkeypatch.setattr(screen, "drawn", drawn)

    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            await room.frame(-1, english(room)).seen()  # the first one of a game may take long
            drawn_in.clear()
            await room.frame(0, english(room)).seen()
            monkeypatch.setattr(frames, "MANY", len(playing(room).legal(0)) - 1)
            room.frames.clear()
            await room.frame(0, english(room)).seen()
            assert drawn_in[0] == "MainThread"
            assert drawn_in[1].startswith("drawing")

    asyncio.run(test())


def test_who_covers_the_screen_while_it_is_drawn_is_not_shown_it(tmp_path: Path, slow_screens: Held):
    async def test() -> None:
        async with at_table(tmp_path, slow_screens) as room:
            line, here = await look(room, 0, wait=False)
            await slow_screens.has_begun()
            line.say(t="eyes", n=3, seat=-1)
            while line.coming.qsize():  # until that was heard
                await asyncio.sleep(0.002)
            slow_screens.let.set()
            await asyncio.sleep(0.02)
            line.say(t="why", n=4, revision=0, actions=[], target="x")
            assert {message["seat"] for message in await until(line, "because") if message["t"] == "screen"} == {-1}
            await leave((line, here))

    asyncio.run(test())


def test_a_shared_screen_is_not_shown_a_hand_whose_turn_has_passed_meanwhile(tmp_path: Path, slow_screens: Held):
    async def test() -> None:
        async with at_table(tmp_path, slow_screens) as room:
            line, here = await look(room, 0, wait=False)
            await slow_screens.has_begun()
            await rest(room)
            slow_screens.let.set()
            seats = set()
            while line.shown < room.revision:
                seats.add((await line.hear("screen"))["seat"])
            assert seats == {-1}
            await leave((line, here))

    asyncio.run(test())


def test_the_answer_to_an_act_waits_for_the_screen_that_shows_it(tmp_path: Path, slow_screens: Held):
    async def test() -> None:
        async with at_table(tmp_path, slow_screens) as room:
            slow_screens.let.set()
            line, here = await look(room, 0)
            slow_screens.let.clear()
            begun = slow_screens.begun
            line.say(t="do", n=3, revision=0, key="some-key", actions=first(room))
            await slow_screens.has_begun(begun + 1)
            line.say(t="why", n=4, revision=1, actions=[], target="x")  # answered meanwhile: it belongs to the next
            await asyncio.sleep(0.05)
            assert not heard(line)
            slow_screens.let.set()
            await line.hear("because")
            assert ["done", "screen"] in line.together
            assert line.shown == 1
            await leave((line, here))

    asyncio.run(test())


def test_the_newest_screen_wins(tmp_path: Path, slow_screens: Held):
    async def test() -> None:
        async with at_table(tmp_path, slow_screens) as room:
            line, here = await look(room, 0, wait=False)
            await slow_screens.has_begun()
            for _ in range(2):
                assert isinstance(await do(room, 0, *first(room)), Done)
            slow_screens.let.set()
            shown: list[int] = []
            while not shown or shown[-1] < 2:
                shown.append((await line.hear("screen"))["revision"])
            assert shown == sorted(shown)
            assert 1 not in shown  # nobody needs it any more
            await leave((line, here))

    asyncio.run(test())


def test_a_screen_is_drawn_once_for_all_who_look_through_the_same_eyes(tmp_path: Path, slow_screens: Held):
    """Also if the one who asked first has gone meanwhile."""

    async def test() -> None:
        async with at_table(tmp_path, slow_screens) as room:
            first = await look(room, 0, wait=False)
            await slow_screens.has_begun()
            others = [await look(room, 0, wait=False) for _ in range(3)]
            await asyncio.sleep(0.02)
            await leave(first)
            slow_screens.let.set()
            for line, _ in others:
                while (await line.hear("screen"))["seat"] != 0:
                    pass
            assert slow_screens.begun == 1
            await leave(*others)

    asyncio.run(test())


def test_who_sits_down_while_a_screen_is_drawn_is_called_by_name_on_the_next(tmp_path: Path, slow_screens: Held):
    async def test() -> None:
        async with at_table(tmp_path, slow_screens) as room:
            line, here = await look(room, 0, wait=False)
            await slow_screens.has_begun()
            before = room.frame(0, english(room))
            await room.refresh()
            room.wake()
            assert room.frame(0, english(room)) is not before
            slow_screens.let.set()
            await line.hear("screen")
            await leave((line, here))

    asyncio.run(test())
