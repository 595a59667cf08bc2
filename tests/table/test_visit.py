"""One person's socket: it ends when it must, comes back where it was, and never takes an act with it."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Any

import pytest

from ludoteca.table import history, live, reasons
from ludoteca.table.room import Room
from tests.table.line import Line, visit, visitor
from tests.table.rooms import english, house, playing, stored, table, wander
from tests.table.running import PATIENCE

pytestmark = pytest.mark.compiled_only


def test_who_takes_nothing_any_more_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(live, "PATIENCE", 0.05)

    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "bot:wanderer"))
            line = Line(stuck=True)
            here = visit(room, line)
            line.say(t="hello", n=1)
            await asyncio.wait_for(here, PATIENCE)
            assert not room.watchers
            assert not room.is_here(0)

    asyncio.run(test())


def test_a_fault_of_ours_ends_one_visit_and_is_told_in_the_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "bot:wanderer"))
            well, ill = Line(), Line()
            staying, going = visit(room, well), visit(room, ill)
            for line in (well, ill):
                line.say(t="hello", n=1)
                await line.hear("screen")

            def broken(*given: Any) -> Any:
                raise KeyError("a text is missing")

            with monkeypatch.context() as patch:
                patch.setattr(reasons, "because", broken)
                ill.say(t="why", n=2, revision=0, actions=[], target="x")
                await asyncio.wait_for(going, PATIENCE)
            assert ill.closed == 1011
            well.say(t="why", n=2, revision=0, actions=[], target="x")
            assert (await well.hear("because"))["n"] == 2
            well.hang_up()
            await staying

    with caplog.at_level(logging.ERROR):
        asyncio.run(test())
    assert "a visit ended with a fault" in caplog.text


def test_the_answer_to_an_act_travels_with_the_screen_that_shows_it(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            line, other = Line(), Line()
            here, there = visit(room, line), visit(room, other)
            for each in (line, other):
                each.say(t="hello", n=1)
                each.say(t="eyes", n=2, seat=0)
                while (await each.hear("screen"))["seat"] != 0:
                    pass
            line.say(t="do", n=3, revision=0, key="the-same-key", actions=[playing(room).legal(0)[0]])
            await line.hear("done")
            await other.hear("screen")
            assert line.together[-1] == ["done", "screen"]
            assert other.together[-1] == ["screen"]
            for each in (line, other):
                each.hang_up()
            await asyncio.gather(here, there)

    asyncio.run(test())


def test_who_goes_while_the_match_is_read_again_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The thread that plays the log goes on; what it makes must not get into what the next one makes."""
    play = history._play

    def slowly(*given: Any) -> None:
        time.sleep(0.002)
        play(*given)

    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            await wander(room, 40)
            monkeypatch.setattr(history, "_play", slowly)
            room.unsure = True
            going, staying = Line(), Line()
            gone, here = visit(room, going), visit(room, staying)
            going.say(t="hello", n=1)
            await asyncio.sleep(0.02)
            going.hang_up()
            await asyncio.wait_for(gone, PATIENCE)
            staying.say(t="hello", n=1)
            assert (await staying.hear("screen"))["revision"] == 40
            await asyncio.sleep(0.1)
            assert (room.revision, room.failed, len(stored(room))) == (40, None, 40)
            staying.hang_up()
            await here

    asyncio.run(test())


def test_who_asks_without_reading_is_answered_only_so_much(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            line = Line(stuck=True)
            here = visitor(room, line)
            staying = asyncio.create_task(here.run())
            line.say(t="hello", n=1)
            for n in range(2, 3 * live.MOST_WAITING):
                line.say(t="why", n=n, revision=0, actions=[], target="x")
            async with asyncio.timeout(PATIENCE):
                while not here._overrun:
                    await asyncio.sleep(0.005)
            assert len(here._answers) == live.MOST_WAITING
            line.release.set()
            await asyncio.wait_for(staying, PATIENCE)
            assert line.closed == live.TOO_FAST

    asyncio.run(test())


def test_whoever_only_watches_does_not_slow_down_the_bots_of_a_player_in_a_hurry(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"), public=True)
            line, stranger = Line(), Line()
            here, there = visit(room, line), visit(room, stranger, "nobody")
            for each in (line, stranger):
                each.say(t="hello", n=1)
                await each.hear("screen")
            hurry = [room.hurry]
            for each in (line, stranger):
                each.say(t="skip", n=2)
                each.say(t="why", n=3, revision=0, actions=[], target="x")
                await each.hear("because")
                hurry.append(room.hurry)
                each.hang_up()
            await asyncio.gather(here, there)
            assert hurry == [False, True, True]

    asyncio.run(test())


@pytest.mark.parametrize("stuck", [True, False])
def test_an_act_is_carried_to_its_end_when_its_visit_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stuck: bool):
    """Because the browser takes nothing any more, or because the server lets go of it."""
    monkeypatch.setattr(live, "PATIENCE", 0.05 if stuck else PATIENCE)

    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "bot:wanderer"))
            line, other = Line(stuck), Line()
            here, there = visit(room, line), visit(room, other)
            other.say(t="hello", n=1)
            await other.hear("screen")
            line.say(t="hello", n=1)
            await asyncio.sleep(0.01)
            async with room.lock:  # so that the act has to wait, and its visit ends meanwhile
                line.say(t="do", n=2, revision=0, key="the-same-key", actions=[playing(room).legal(0)[0]])
                await asyncio.sleep(0.01)
                line.say(t="why", n=3, revision=0, actions=[], target="x")
                if not stuck:
                    here.cancel()
                await asyncio.wait_for(asyncio.wait([here]), PATIENCE)
            while (await other.hear("screen"))["revision"] < 1:
                pass
            assert stored(room)[0][:2] == (1, 0)
            assert line.coming.qsize() == 1  # nobody listens to what came after
            other.hang_up()
            await there

    asyncio.run(test())


# Several people at one screen.


async def said_hello(room: Room, **hello: Any) -> dict[str, Any]:
    line = Line()
    here = visit(room, line)
    line.say(t="hello", n=1, **hello)
    screen = await line.hear("screen")
    line.hang_up()
    await here
    return screen


def test_a_shared_screen_stays_as_it_was_when_its_line_was_lost(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            line = Line()
            here = visit(room, line)
            line.say(t="hello", n=1)
            assert (await line.hear("screen"))["covered"]
            line.say(t="eyes", n=2, seat=0)
            assert (await line.hear("screen"))["seat"] == 0
            line.say(t="do", n=3, revision=0, key="the-same-key", actions=[playing(room).legal(0)[0]])
            seen = (await line.hear("done"))["revision"]
            while line.shown < seen:
                await asyncio.sleep(0.001)
            line.hang_up()
            await here
            again = await said_hello(room, have=seen, seat=0)
            assert (again["seat"], again["whole"]) == (0, False)
            reloaded = await said_hello(room)
            assert (reloaded["seat"], reloaded["whole"]) == (-1, True)

    asyncio.run(test())


def test_what_one_seat_has_on_screen_is_never_patched_into_what_another_sees(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            for seat in (-1, 0, 1):
                await room.frame(seat, english(room)).seen()
            for hello in ({"have": 1}, {"have": 1, "seat": 5}):
                assert (await said_hello(room, **hello))["whole"]
            single = await table(made, "vendemmia", ("me", "bot:wanderer"))
            assert (await said_hello(single, have=0, seat=-1))["whole"]
            assert (await said_hello(single, have=0, seat=1))["seat"] == 0

    asyncio.run(test())


def test_an_act_that_was_done_is_answered_so_though_the_screen_is_covered_now(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            line = Line()
            here = visit(room, line)
            line.say(t="hello", n=1)
            line.say(t="eyes", n=2, seat=0)
            act = {"t": "do", "revision": 0, "key": "the-same-key", "actions": [playing(room).legal(0)[0]]}
            line.say(n=3, **act)
            await line.hear("done")
            line.hang_up()
            await here
            line = Line()
            here = visit(room, line)
            line.say(t="hello", n=1)
            line.say(n=3, **act)
            assert await line.hear("done") == {"t": "done", "n": 3, "revision": 1}
            line.say(n=4, **(act | {"key": "another-key"}))
            assert (await line.hear("refused"))["n"] == 4
            line.hang_up()
            await here
            assert len(stored(room)) == 1

    asyncio.run(test())


def test_a_stale_answer_is_followed_by_a_screen_even_if_nothing_has_changed(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "bot:wanderer"))
            line = Line()
            here = visit(room, line)
            line.say(t="hello", n=1)
            await line.hear("screen")
            for kind in ({"t": "do", "key": "some-key", "actions": ["rest"]}, {"t": "imagine", "actions": ["rest"]}):
                line.say(n=2, revision=77, **kind)
                assert (await line.hear("stale"))["revision"] == room.revision
                assert (await line.hear("screen"))["revision"] == room.revision
            line.hang_up()
            await here

    asyncio.run(test())


def test_every_screen_is_turned_as_its_person_likes(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "archipelago", ("me", "me"))
            lines = [Line(), Line(), Line()]
            here = [visit(room, line) for line in lines]
            for line, facing in zip(lines, (0, 0, 4), strict=True):
                line.say(t="hello", n=1, facing=facing)
            screens = [await line.hear("screen") for line in lines]
            assert [turned(screen) for screen in screens] == [0, 0, 3]
            lines[1].say(t="face", n=2, to=4)
            now = await lines[1].hear("screen")
            assert turned(now) == 3
            assert not now["whole"]
            lines[0].say(t="face", n=2, to=99)
            assert (await lines[0].hear("refused"))["n"] == 2
            for line in lines:
                line.hang_up()
            await asyncio.gather(*here)

    asyncio.run(test())


def turned(screen: Any) -> int:
    """How far the chart on a screen is turned."""
    return next((area.get("turned", 0) for area in screen["areas"] if area["name"] == "map"), 0)
