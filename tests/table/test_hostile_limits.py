"""What everybody may do at most: each limit is met, told, and changed by the operator; nobody else notices."""

from __future__ import annotations

import asyncio
import gc
import re
import socket as sockets
import sqlite3
import weakref
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from threading import Event, Semaphore

import pytest

from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.match import AnyMatch, Match
from ludoteca.table import replays
from ludoteca.table.edge import SECURITY
from ludoteca.table.house import House
from ludoteca.table.limits import Bounds, bounds, spelled
from ludoteca.table.thinking import Question
from tests.table.anything import Answer, paths, read_answer
from tests.table.hostile import closed, raw
from tests.table.inside import open_table
from tests.table.player import Player
from tests.table.running import PATIENCE, ROOT, Server, running

pytestmark = pytest.mark.compiled_only
FORM = "application/x-www-form-urlencoded"
SLOW = ["header-seconds=1", "body-seconds=1", "header-bytes=4096", "connections-per-address=30"]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose patience is short."""
    with running(tmp_path_factory.mktemp("strict"), usual=True, more=[f"--limit={limit}" for limit in SLOW]) as made:
        yield made


def asked(server: Server, *pieces: bytes) -> Answer | None:
    """Send something piece by piece, and then nothing; what the server says before it hangs up."""
    with sockets.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        for piece in pieces:
            line.sendall(piece)
        return read_answer(line)


def head(server: Server, method: str = "GET", *more: str) -> bytes:
    host = server.address.removeprefix("http://")
    lines = [f"{method} /new HTTP/1.1", f"host: {host}", f"origin: {server.address}", *more]
    return "\r\n".join(lines).encode() + b"\r\n"


def refused(answer: Answer | None, status: int) -> None:
    assert answer is not None
    assert answer.status == status
    assert set(SECURITY) <= set(answer.headers)


def test_who_sends_nothing_or_half_a_request_is_not_waited_for(strict: Server):
    refused(asked(strict), 408)
    refused(asked(strict, b"GET / HT"), 408)
    refused(asked(strict, head(strict)), 408)
    refused(
        asked(strict, head(strict, "POST", f"content-type: {FORM}", "content-length: 500"), b"\r\n", b"name=Anna"), 408
    )


def test_a_connection_that_is_kept_for_more_is_not_kept_by_blank_lines(strict: Server):
    with sockets.create_connection(("127.0.0.1", strict.port), timeout=PATIENCE) as line:
        line.sendall(head(strict) + b"\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"
        line.sendall(b"\r\n")
        while line.recv(65536):  # the rest of the page, and then the end
            pass


def test_headers_have_an_end(strict: Server):
    refused(asked(strict, head(strict, "GET", "x: " + "y" * 5000), b"\r\n"), 431)
    refused(asked(strict, head(strict), *[b"x: " + b"y" * 500 + b"\r\n"] * 9), 431)
    refused(asked(strict, b"GET /" + b"y" * 5000 + b" HTTP/1.1\r\n"), 431)
    refused(asked(strict, head(strict, *["GET"], *[f"x{number}: 1" for number in range(900)]), b"\r\n"), 431)


def test_one_address_has_so_many_connections_and_gets_them_back(strict: Server):
    lines = [sockets.create_connection(("127.0.0.1", strict.port), timeout=PATIENCE) for _ in range(30)]
    refused(asked(strict), 503)
    for line in lines:
        line.close()
    assert raw(strict, "GET", "/health")[0] == 200


def test_a_person_and_an_address_have_so_many_sockets_and_get_them_back(tmp_path: Path):
    async def test() -> None:
        limits = ["sockets-per-person=3", "sockets-per-address=5"]
        async with open_table(tmp_path, limits=limits) as (_, address):
            anna = Player(address, "Anna", "it")
            await anna.set_table("vendemmia", ["me", "me"])
            windows = []
            for _ in range(3):
                windows.append(Player(address))
                windows[-1].http.cookies = anna.http.cookies
                await windows[-1].connect(f"/t/{anna.table}/live")
            await anna.connect()
            assert await closed(anna) == (4429, "Da qui sono aperte troppe finestre. Chiudine una.")
            others = [Player(address), Player(address), Player(address)]
            for other in others:
                await other.connect(f"/t/{anna.table}/live")
            assert (await closed(others[0]))[0] == 4403
            for window in (*windows, *others):
                await window.close()
            await anna.join()
            await anna.until(lambda: bool(anna.screen))
            await anna.close()

    asyncio.run(test())


def test_of_many_tables_a_day_and_of_public_ones_there_are_so_many(tmp_path: Path):
    async def test() -> None:
        limits = ["tables-per-day=4", "public-tables=2"]
        async with open_table(tmp_path, limits=limits) as (_, address):
            anna, bruno = Player(address, "Anna", "it"), Player(address, "Bruno")
            form = {
                "game": "vendemmia",
                "seats": "2",
                "name": "Anna",
                "seat-0": "me",
                "seat-1": "friend",
                "public": "yes",
            }
            for _ in range(2):
                assert (await anna.post("/new", data=form)).status_code == 303
            too_many = await anna.post("/new", data=form)
            assert (too_many.status_code, "2 dei tuoi tavoli pubblici aspettano" in too_many.text) == (429, True)
            for _ in range(2):
                assert (await anna.post("/new", data={**form, "public": "no"})).status_code == 303
            for answer in (await anna.post("/new", data={**form, "public": "no"}), await anna.post("/play/vendemmia")):
                assert (answer.status_code, "al massimo 4 a testa" in answer.text) == (429, True)
            assert (await anna.get(f"/learn/phalanxx/{find('phalanxx').lessons[0].name}")).status_code == 303
            assert (await bruno.post("/new", data={**form, "name": "Bruno"})).status_code == 303
            for player in (anna, bruno):
                await player.close()

    asyncio.run(test())


def test_a_rematch_is_one_of_the_tables_somebody_sets_in_a_day(tmp_path: Path):
    async def test() -> None:
        async with open_table(tmp_path, limits=["tables-per-day=2"]) as (_, address):
            anna = Player(address, "Anna", "it")
            before = await anna.play_now("vendemmia")
            answers = []
            for _ in range(2):
                assert (await anna.post(f"/t/{anna.table}/matters", json={"t": "resign", "seat": 0})).status_code == 200
                answers.append(await anna.post(f"/t/{anna.table}/rematch", json={}))
                anna.table = answers[0].json()["address"].removeprefix("/t/")
                await anna.give_salt()
            assert [answer.status_code for answer in answers] == [200, 429]
            assert "al massimo 2 a testa" in answers[1].json()["error"]
            again = await anna.post(f"/t/{before}/rematch", json={})  # it is there already
            assert again.json() == answers[0].json()
            await anna.close()

    asyncio.run(test())


def test_of_variants_somebody_saves_there_are_so_many(tmp_path: Path):
    async def test() -> None:
        async with open_table(tmp_path, limits=["variants-per-person=2"]) as (_, address):
            anna = Player(address, "Anna", "it")
            form = {"game": "vendemmia", "seats": "2", "name": "Anna", "variant": "Breve", "set-rounds": "3"}
            for _ in range(2):
                assert (await anna.post("/variants", data=form)).status_code == 303
            too_many = await anna.post("/variants", data=form)
            assert (too_many.status_code, "Hai salvato 2 varianti" in too_many.text) == (429, True)
            await anna.close()

    asyncio.run(test())


def test_one_address_sets_so_many_tables_an_hour_lessons_among_them(tmp_path: Path):
    async def test() -> None:
        async with open_table(tmp_path, limits=["tables-per-hour-of-address=2"]) as (_, address):
            lesson = f"/learn/phalanxx/{find('phalanxx').lessons[0].name}"
            statuses = []
            for _ in range(3):
                nobody = Player(address)
                statuses.append((await nobody.get(lesson)).status_code)
                await nobody.close()
            assert statuses == [303, 303, 429]

    asyncio.run(test())


def a_record(seed: int) -> str:
    match = Match(find("vendemmia"), seats=2, seed=seed)
    while not match.over:
        match.push(match.legal()[0])
    return match.record().text()


def watched(monkeypatch: pytest.MonkeyPatch) -> list[weakref.ref[AnyMatch]]:
    """Every match that is made of a record from now on, as long as anybody holds it."""
    made: list[weakref.ref[AnyMatch]] = []
    check = replays.check

    def noted(text: str, most: int) -> AnyMatch:
        match = check(text, most)
        made.append(weakref.ref(match))
        return match

    monkeypatch.setattr(replays, "check", noted)
    return made


def alive(made: list[weakref.ref[AnyMatch]]) -> int:
    gc.collect()
    return sum(match() is not None for match in made)


async def readers(house: House, address: str, records: list[str]) -> list[Player]:
    found = []
    for record in records:
        found.append(Player(address))
        await found[-1].join(path=f"/replay/{house.storage.keep_replay(record)}/live")
        await found[-1].hear()
    return found


def test_all_who_read_a_record_share_one_match_and_few_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def test() -> None:
        async with open_table(tmp_path, limits=["replays-open=2"]) as (house, address):
            made = watched(monkeypatch)
            same = await readers(house, address, [a_record(1)] * 6)
            assert (len(made), alive(made)) == (1, 1)
            others = await readers(house, address, [a_record(seed) for seed in (2, 3, 4)])
            assert (len(made), alive(made)) == (4, 2)  # though somebody still has each of them on screen
            await same[0].say("page", ply=3)
            await same[0].hear()
            assert (same[0].screen["ply"], len(made), alive(made)) == (3, 5, 2)
            for player in (*same, *others):
                await player.close()

    asyncio.run(test())


def test_a_match_that_nobody_turns_the_pages_of_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def test() -> None:
        async with open_table(tmp_path) as (house, address):
            made = watched(monkeypatch)
            monkeypatch.setattr(replays, "MINUTE", 0.01)
            (anna,) = await readers(house, address, [a_record(1)])
            async with asyncio.timeout(PATIENCE):
                while alive(made):
                    await asyncio.sleep(0.05)
            await anna.say("page", ply=2)
            await anna.hear()
            assert anna.screen["ply"] == 2
            await anna.close()

    asyncio.run(test())


def test_records_are_opened_so_often_are_so_long_and_so_many_are_stored(tmp_path: Path):
    async def test() -> None:
        limits = ["records-per-hour=3", "replays-stored=2", "record-kilobytes=5"]
        async with open_table(tmp_path, limits=limits) as (house, address):
            anna = Player(address)
            kept = []
            for seed in (1, 2, 3):
                kept.append((await anna.post("/replay", data={"record": a_record(seed)})).headers["location"])
                with house.storage.writing.begin() as db:
                    db.exec_driver_sql("UPDATE replay SET at = at - 1")
            assert [(await anna.get(page)).status_code for page in kept] == [404, 200, 200]
            assert (await anna.post("/replay", data={"record": a_record(4)})).status_code == 429
            assert (await anna.post("/replay", data={"record": "x" * 6000})).status_code == 413
            with pytest.raises(LudotecaError, match="moves, and at most 3 are replayed here"):
                replays.check(a_record(1), 3)
            await anna.close()

    asyncio.run(test())


def test_who_prints_again_and_again_keeps_nobody_from_turning_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    go_on, at_work = Event(), Semaphore(0)

    def print_slowly(*_: object) -> bytes:
        at_work.release()
        go_on.wait(PATIENCE)
        return b"%PDF"

    async def test() -> None:
        async with open_table(tmp_path) as (house, address):
            monkeypatch.setattr(type(find("dirty_deeds")), "print_and_play", print_slowly)
            bruno = Player(address)
            form = {"game": "dirty_deeds", "seats": "2"}
            printing = [asyncio.create_task(bruno.post("/print", data=form)) for _ in range(4)]
            try:
                await asyncio.to_thread(at_work.acquire)
                async with asyncio.timeout(PATIENCE / 2):
                    (anna,) = await readers(house, address, [a_record(1)])
                assert not any(task.done() for task in printing)
            finally:
                go_on.set()
            assert [task.status_code for task in await asyncio.gather(*printing)] == [200] * 4
            for player in (anna, bruno):
                await player.close()

    asyncio.run(test())


@pytest.mark.parametrize("path", [path for path in paths() if not path.endswith("/live")])
def test_who_asks_only_for_the_head_changes_nothing(strict: Server, path: str):
    wanted = path.replace("{game}", "phalanxx").replace("{lesson}", find("phalanxx").lessons[0].name)
    before = stored(strict)
    status, text, _ = raw(strict, "HEAD", re.sub("{.*?}", "x", wanted), {"origin": strict.address})
    assert (status < 500, text) == (True, "")
    assert stored(strict) == before


def stored(server: Server) -> list[str]:
    with closing(sqlite3.connect(server.folder / "ludoteca.sqlite")) as db:
        return list(db.iterdump())


@pytest.mark.parametrize(
    ("named", "believed"), [([], False), (["--proxy=192.0.2.0/24"], False), (["--proxy=127.0.0.1"], True)]
)
def test_a_proxy_is_believed_only_if_it_was_named(tmp_path: Path, named: list[str], believed: bool):
    few = [*named, "--limit=pages-at-once=5", "--limit=pages-per-minute=1"]
    with running(tmp_path, usual=True, more=few) as server:
        statuses = {raw(server, "GET", "/", {"x-forwarded-for": f"198.51.100.{number}"})[0] for number in range(8)}
        assert statuses == ({200} if believed else {200, 429})


def test_a_limit_is_named_by_a_word_and_a_number():
    assert bounds(["tables-per-day=3", "header-bytes=999"]) == Bounds(tables_per_day=3, header_bytes=999)
    for given, said in (
        ("tables", "a limit is written name=value, not 'tables'"),
        ("table-per-day=3", "unknown limit 'table-per-day'; did you mean 'tables-per-day'?"),
        ("public-tables=0", "limit public-tables is a number from 1 on, not '0'"),
        ("public-tables=²", "limit public-tables is a number from 1 on, not '²'"),
        ("public-tables=" + "9" * 5000, "limit public-tables is a number from 1 on, not '9999"),
    ):
        with pytest.raises(LudotecaError) as error:
            bounds([given])
        assert str(error.value).startswith(said)


def test_operators_find_every_limit_in_one_place():
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"(?m)^\| `([a-z-]+)` \| ([0-9 ]+) \| \S", page))
    assert {name: int(value.replace(" ", "")) for name, value in told.items()} == {
        spelled(field.name): field.default for field in fields(Bounds)
    }


def test_bots_among_themselves_think_one_after_the_other(tmp_path: Path):
    async def test() -> None:
        async with open_table(tmp_path) as (house, address):
            thinking = most = 0
            move = house.thinkers.move

            async def counted(question: Question, level: str) -> list[int]:
                nonlocal thinking, most
                thinking += 1
                most = max(most, thinking)
                try:
                    return await move(question, level)
                finally:
                    thinking -= 1

            house.thinkers.move = counted  # type: ignore[method-assign]
            watching = []
            for _ in range(4):
                anna = Player(address)
                await anna.set_table("vendemmia", ["bot:wanderer", "bot:wanderer"], public=True)
                await anna.join()
                watching.append(anna)
            for anna in watching:
                await anna.until(lambda anna=anna: anna.screen.get("status") == "over")
                await anna.close()
            assert most == 1

    asyncio.run(test())
