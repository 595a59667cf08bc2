from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from ludoteca.table.protocol import MOST_ACTIONS
from tests.table.hostile import closed, host, refused, send
from tests.table.running import Server

pytestmark = pytest.mark.compiled_only


def act(**changed: Any) -> str:
    """An act that can be read, but for what is changed in it; None leaves a field out."""
    usual = {"t": "do", "n": 5, "revision": 0, "actions": ["die:1"], "key": "abcdefgh"}
    return json.dumps({name: value for name, value in (usual | changed).items() if value is not None})


MALFORMED: dict[str, tuple[str | bytes, int, str]] = {
    "nothing": ("", 0, "truncated"),
    "no JSON": ("hello!", 0, "malformed"),
    "half a message": ('{"t":"hello","n":1', 0, "truncated"),
    "a list": ("[1,2,3]", 0, "object"),
    "a number": ("7", 0, "object"),
    "null": ("null", 0, "object"),
    "no kind": ('{"n":5}', 5, "`t`"),
    "a kind that does not exist": ('{"t":"fly","n":5}', 5, "fly"),
    "a kind of another kind": ('{"t":7,"n":5}', 5, "$.t"),
    "what only the table says": ('{"t":"screen","n":5}', 5, "screen"),
    "no number": ('{"t":"skip"}', 0, "`n`"),
    "a number in words": ('{"t":"skip","n":"five"}', 0, "$.n"),
    "a negative number": ('{"t":"skip","n":-5}', 0, ">= 0"),
    "a huge number": ('{"t":"skip","n":99999999999999999999999}', 0, "$.n"),
    "half a number": ('{"t":"skip","n":1.5}', 0, "$.n"),
    "a field that does not exist": ('{"t":"skip","n":5,"seat":0}', 5, "seat"),
    "a move without actions": (act(actions=[]), 5, "$.actions"),
    "too many actions": (act(actions=["die:1"] * (MOST_ACTIONS + 1)), 5, "$.actions"),
    "an action too long": (act(actions=["x" * 81]), 5, "$.actions"),
    "actions as text": (act(actions="die:1"), 5, "$.actions"),
    "no key": (act(key=None), 5, "`key`"),
    "a key too short": (act(key="a"), 5, "$.key"),
    "a key with a line break": (act(key="abcdefgh\n"), 5, "$.key"),
    "a version before the first": (act(revision=-1), 5, "$.revision"),
    "a seat that cannot be": ('{"t": "eyes","n":5,"seat":99}', 5, "$.seat"),
    "half a character": ('{"t":"why","n":5,"revision":0,"actions":[],"target":"\\ud800"}', 0, ""),
    "a very deep list": ('{"t":"skip","n":5,"x":' + "[" * 7000 + "]" * 7000 + "}", 0, "x"),
    "depth before the kind": ('{"x":' + "[" * 7000 + "]" * 7000 + ',"t":"skip","n":5}', 0, "deep"),
    "depth in place of a number": ('{"n":' + "[" * 7000, 0, "deep"),
    "nothing but depth": ("[" * 16000, 0, "object"),
    "bytes": (b"\x00\x01\x02\xff", 0, "malformed"),
    "zeros": ("\0" * 40, 0, "malformed"),
}


@pytest.mark.parametrize("what", MALFORMED)
def test_a_message_that_cannot_be_read_is_refused_and_the_line_stays_open(server: Server, what: str):
    async def test() -> None:
        text, number, reason = MALFORMED[what]
        async with host(server) as anna:
            await anna.join()
            answer = await send(anna, text)
            refused(answer, reason)
            assert answer["n"] == number
            refused(await send(anna, '{"t":"page","n":6,"ply":0}'), "replays")  # the same line, still open

    asyncio.run(test())


def test_a_message_that_is_too_large_ends_the_line(server: Server):
    async def test() -> None:
        async with host(server) as anna:
            await anna.join()
            assert anna.socket is not None
            await anna.socket.send(act(key="x" * 17_000))
            assert (await closed(anna))[0] == 1009

    asyncio.run(test())


def test_the_longest_move_that_can_be_written_is_read_and_refused_for_what_it_says(server: Server):
    async def test() -> None:
        async with host(server, chairs=("me", "bot:wanderer")) as anna:
            await anna.join()
            await anna.until(lambda: anna.my_turn)
            longest = ["x" * 80] * MOST_ACTIONS
            for kind, given in (("do", {"key": "e" * 40}), ("imagine", {}), ("why", {"target": "y" * 80})):
                refused(await anna.ask(kind, revision=anna.revision, actions=longest, **given), "unknown action")

    asyncio.run(test())


def test_nothing_is_answered_before_hello(server: Server):
    async def test() -> None:
        async with host(server) as anna:
            for request in (
                act(),
                '{"t":"imagine","n":5,"revision":0,"actions":["die:1"]}',
                '{"t":"why","n":5,"revision":0,"actions":[],"target":"x"}',
                '{"t": "eyes","n":5,"seat":0}',
            ):
                await anna.connect()
                refused(await send(anna, request), "hello")
                await anna.leave()

    asyncio.run(test())


def test_nobody_acts_before_the_match_has_begun(server: Server):
    async def test() -> None:
        async with host(server, chairs=("me", "friend")) as anna:
            await anna.join()
            await anna.until(lambda: anna.screen.get("status") == "gathering")
            refused(await anna.ask("do", revision=0, key="a" * 8, actions=["die:1"]))
            refused(await anna.ask("undo", revision=0, key="b" * 8, to=-1))
            refused(await anna.ask("imagine", revision=0, actions=["die:1"]))
            assert (await anna.ask("why", revision=0, actions=[], target="x"))["t"] == "because"

    asyncio.run(test())


def test_what_does_not_exist_in_the_game_is_refused(server: Server):
    async def test() -> None:
        async with host(server, chairs=("me", "bot:wanderer")) as anna:
            await anna.join()
            await anna.until(lambda: anna.my_turn)
            for action in (
                "fly",
                "die:99",
                "die:-1",
                "die:",
                ":",
                "die:1:1:1:1",
                "'; DROP TABLE log; --",
                "\u202e",
                "die:1\n",
            ):
                refused(await anna.ask("do", revision=anna.revision, key="c" * 12, actions=[action]))
                refused(await anna.ask("imagine", revision=anna.revision, actions=[action]))
                refused(await anna.ask("why", revision=anna.revision, actions=[action], target="x"))
            for target in ("<script>", "__class__", "../../etc/passwd"):
                answer = await anna.ask("why", revision=anna.revision, actions=[], target=target)
                assert answer["t"] == "because"
                assert target not in answer["text"]
            for to in (0, 1, 77, 2**31):
                refused(await anna.ask("undo", revision=anna.revision, key="d" * 12, to=to))

    asyncio.run(test())
