from __future__ import annotations

import asyncio
import re
import unicodedata

import pytest

from tests.support import unchecked
from tests.table.hostile import clean, host, refused, send, stranger
from tests.table.running import Server

pytestmark = pytest.mark.compiled_only


# Names, settings, seats.

NAMES = {
    "markup": "<script>alert(1)</script>",
    "an entity": "Anna&lt;",
    "right to left": "an\u202enA",
    "isolate": "an\u2066nA",
    "zero width": "An\u200bna",
    "joiner": "An\u200dna",
    "byte order": "\ufeffAnna",
    "a letter that is blank": "\u3164\u3164",
    "another blank letter": "\uffa0",
    "an empty cell of Braille": "\u2800 \u2800",
    "an Egyptian blank": "\U00013441",
    "a mark without a letter": "\u0301\u0302",
    "a selector": "\ufe0f",
    "a word of marks": "Anna \u0301",
    "marks over marks": "A" + "\u0301" * 9,
    "a grapheme joiner": "\u034f",
    "a Mongolian separator": "\u180e",
    "bell": "An\x07na",
    "zero": "An\x00na",
    "private": "\ue000",
    "long": "x" * 25,
    "10 kB": "x" * 10_000,
    "10 kB of spaces": "x" + " " * 10_000,
}


@pytest.mark.parametrize("what", NAMES)
def test_a_name_that_is_none_is_refused(server: Server, what: str):
    async def test() -> None:
        name = NAMES[what]
        async with host(server, chairs=("me", "friend")) as anna, stranger(server) as bruno:
            bruno.name = name
            link = await anna.link(1)
            answer = await bruno.sit(anna.table, link)
            assert answer.status_code == 400
            assert "name" in answer.json()["error"]
            assert len(answer.text) < 500
            clean(answer.text)
            data = {"game": "vendemmia", "seats": "2", "seat-0": "me", "seat-1": "friend", "name": name}
            form = await bruno.post("/new", data=data)
            assert form.status_code == 400
            home = await bruno.post("/play/vendemmia", data={"name": name})
            assert home.status_code == 400
            for page in (form.text, home.text):
                assert "A name " in page.partition('id="wrong-name">')[2]
                assert "<script>alert" not in page
            bruno.name = "Bruno"
            assert (await bruno.sit(anna.table, link)).status_code == 200  # the link is not used up by a bad name

    asyncio.run(test())


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "Zoë",
        "Zoe\u0308",
        "Nguyễn",
        "สมศักดิ์",
        "हिन्दी",
        "❤\ufe0f",
        "李小龙",
        "מרים",
        'O\'Hara "The" 2nd',
        "{{7*7}}",
        "%s%n",
        "x" * 24,
    ],
)
def test_a_name_that_is_unusual_is_a_name(server: Server, name: str):
    async def test() -> None:
        async with stranger(server) as player:
            player.name = name
            await player.play_now("vendemmia")
            await player.join()
            await player.until(lambda: bool(player.screen.get("seats")))
            assert player.screen["seats"][0]["name"] == (
                unicodedata.normalize("NFC", " ".join(name.split())) or "Guest"
            )
            page = (await player.get("/")).text
            assert 'O\'Hara "The"' not in page  # attributes are quoted
            await player.until(lambda: player.my_turn)
            assert (await player.act())["t"] == "done"

    asyncio.run(test())


TABLES = {
    "a setting that does not exist": ({"set-dragons": "yes"}, "dragons"),
    "a setting out of range": ({"set-rounds": "99999"}, "rounds"),
    "a setting in words": ({"set-rounds": "many"}, "rounds"),
    "a setting of 5000 digits": ({"set-rounds": "9" * 5000}, "rounds"),
    "a thousand seats": ({"seats": "1000"}, "not 1000"),
    "no seats": ({"seats": "0"}, "not 0"),
    "seats below zero": ({"seats": "-3"}, "2 to 4 seats"),
    "seats in words": ({"seats": "two"}, "2 to 4 seats"),
    "a chair for a king": ({"seat-1": "king"}, "king"),
    "nobody, who is not me": ({"seat-1": "me:"}, "me, a friend or a bot"),
    "a friend of a level": ({"seat-1": "friend:wanderer"}, "me, a friend or a bot"),
    "a bot of no level": ({"seat-1": "bot:god"}, "god"),
    "a bot of an empty level": ({"seat-1": "bot:"}, "unknown level"),
    "a level of 5000 letters": ({"seat-1": "bot:" + "g" * 5000}, "ggg…"),
    "a setting of 5000 letters": ({"set-" + "g" * 5000: "1"}, "ggg…"),
}


@pytest.mark.parametrize("what", TABLES)
def test_a_table_that_cannot_be_is_refused(server: Server, what: str):
    async def test() -> None:
        changed, reason = TABLES[what]
        usual = {"game": "vendemmia", "seats": "2", "seat-0": "me", "seat-1": "bot:wanderer", "name": "Anna"}
        async with stranger(server) as player:
            answer = await player.post("/new", data=usual | changed)
            assert answer.status_code == 400
            assert reason in answer.text
            assert answer.text.partition("<form")[0].count("g") < 1000
            clean(answer.text)
            assert (await player.post("/new", data=usual)).status_code == 303

    asyncio.run(test())


def test_games_and_levels_that_do_not_exist_are_not_there(server: Server):
    async def test() -> None:
        async with stranger(server) as player:
            for path in ("/play/chess", "/play/__init__", "/play/..%2f..", "/play/%00"):
                assert (await player.post(path, data={"name": "x"})).status_code == 404
            for path in (
                "/rules/chess",
                "/rules/chess/clauses.json",
                "/legend/chess.svg",
                "/picture/chess.svg",
                "/learn/chess",
            ):
                assert (await player.get(path)).status_code == 404, path
            answer = await player.post("/play/vendemmia", data={"name": "x", "level": "god"})
            assert answer.status_code == 400
            assert "god" in answer.text
            assert (await player.get("/new?game=chess")).status_code == 404
            assert (await player.get("/new?game=vendemmia&seats=99999999999")).status_code == 200
            assert "<script>alert" not in (await player.get("/rules/vendemmia?q=<script>alert(1)</script>")).text

    asyncio.run(test())


# Records.


async def a_record(server: Server) -> str:
    async with stranger(server) as player:
        await player.set_table("vendemmia", ["me", "bot:wanderer"], rounds="3")
        await player.join()
        await player.play_to_end()
        return (await player.get(f"/t/{player.table}/record")).text


def test_a_record_that_is_none_is_refused_with_its_line(server: Server):
    async def test() -> None:
        written = await a_record(server)
        good = unchecked(written)
        lines = good.splitlines()
        some = next(k for k, line in enumerate(lines) if line.startswith("5 "))
        bad: dict[str, tuple[bytes, str]] = {
            "binary": (bytes(range(256)), "a.record is not a text file"),
            "nothing": (b"", "line 1"),
            "a poem": (b"Tyger Tyger, burning bright", "line 1"),
            "truncated": ("\n".join(lines[:-2]).encode(), "cut short"),
            "another format": (good.replace("record 1", "record 99", 1).encode(), "99"),
            "another version": (re.sub("^game .*", "game vendemmia 99", good, flags=re.M).encode(), "version 99"),
            "another game": (good.replace("game vendemmia", "game chess", 1).encode(), "chess"),
            "a thousand seats": (good.replace("seats 2", "seats 1000", 1).encode(), "line"),
            "another seal": (good.replace("seal ", "seal 00", 1).encode(), "seal"),
"another hash": (re.sub("(?m)^= ([0-9]+) .*$", "= \\1 " + "0" * 16, good).encode(), "hash"),
            "another move": ("\n".join([*lines[:some], "5 0 fly:1", *lines[some + 1 :]]).encode() + b"\n", "fly"),
            "more after the end": (good.encode() + b"end 1 1\n", "nothing may follow"),
            **{
                f"a changed character, at {at}": (
                    (written[:at] + ("x" if written[at] != "x" else "y") + written[at + 1 :]).encode(),
                    f"line {written[:at].count(chr(10)) + 1}: ",
                )
                for at in range(0, len(written) - 1, len(written) // 20)
            },
        }  # fmt: skip
        async with stranger(server) as player:
            for what, (content, reason) in bad.items():
                answer = await player.post("/replay", files={"file": ("a.record", content)})
                assert answer.status_code == 400, what
                assert reason in answer.text, (what, answer.text[-1500:])
                clean(answer.text)
            large = await player.post("/replay", files={"file": ("a.record", b"x" * 3_000_000)})
            assert large.status_code == 413
            assert "at most" in large.text
            fine = await player.post("/replay", files={"file": ("a.record", written.encode())})
            assert fine.status_code == 303
            await player.join(path=fine.headers["location"] + "/live")
            await player.until(lambda: player.screen.get("status") == "playing")
            refused(await player.ask("do", revision=0, key="i" * 12, actions=["die:1"]), "over")
            refused(await send(player, "nonsense"), "malformed")
            refused(await send(player, b"\xff"), "malformed")
            await player.say("page", ply=2**31)
            await player.until(lambda: player.screen["status"] == "over")

    asyncio.run(test())
