"""Replays: whoever turns pages does not keep others from playing, however many windows they have open."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from ludoteca.games import find
from ludoteca.play.match import AnyMatch, Match
from ludoteca.play.record import combined, parse, seal_of
from ludoteca.table import replays
from ludoteca.table.edge import Limits
from ludoteca.table.house import House
from ludoteca.table.live import NO_ACCESS
from ludoteca.table.protocol import Screen
from tests.table.hostile import closed, refused
from tests.table.inside import open_table
from tests.table.player import Player

pytestmark = pytest.mark.compiled_only


def a_replay(house: House) -> str:
    match = Match(find("vendemmia"), seats=2, seed=1)
    while not match.over:
        match.push(match.legal()[0])
    return house.storage.keep_replay(match.record().text())


def test_many_windows_of_one_reader_have_one_allowance(tmp_path: Path):
    async def test() -> None:
        async with open_table(tmp_path) as (house, address):
            path = f"/replay/{a_replay(house)}/live"
            house.messages = Limits(rate=0, burst=3)
            windows = [Player(address, "Anna") for _ in range(4)]
            for window in windows:
                await window.join(path=path)
            for window in windows[:3]:
                assert (await window.hear())["t"] == "screen"
            refused(await windows[3].hear(), "too many messages")
            for window in windows:
                await window.close()

    asyncio.run(test())


def test_readers_do_not_use_up_the_threads_that_others_need(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    let, asked, page = threading.Event(), threading.Event(), replays.Reader._page

    def slow(self: replays.Reader, match: AnyMatch, ply: int) -> Screen:
        asked.set()
        let.wait()
        return page(self, match, ply)

    async def test() -> None:
        async with open_table(tmp_path) as (house, address):
            path = f"/replay/{a_replay(house)}/live"
            windows = [Player(address, "Anna") for _ in range(40)]  # more than the usual pool has threads
            for window in windows:
                await window.connect(path)
            monkeypatch.setattr(replays.Reader, "_page", slow)
            try:
                for window in windows:
                    await window.say("hello")
                await asyncio.to_thread(asked.wait)
                await asyncio.sleep(0.2)
                assert await asyncio.wait_for(asyncio.to_thread(lambda: "free"), 10) == "free"
            finally:
                let.set()
            for window in windows:
                assert (await window.hear())["t"] == "screen"
                await window.close()

    asyncio.run(test())


def test_who_was_at_a_table_reads_its_match_again_with_everybodys_names(tmp_path: Path):
    async def test() -> None:
        async with open_table(tmp_path) as (_, address):
            anna, stranger = Player(address, "Anna"), Player(address, "Nosy")
            table = await anna.set_table("vendemmia", ["me", "bot:wanderer"])
            assert (await anna.get(f"/t/{table}/replay")).status_code == 404  # it goes on
            await anna.join()
            await anna.play_to_end()
            names = [seat["name"] for seat in anna.screen["seats"]]
            await anna.leave()
            page = await anna.get(f"/t/{table}/replay")
            assert (page.status_code, f'data-table="/t/{table}/replay"' in page.text) == (200, True)
            await anna.join(path=f"/t/{table}/replay/live")
            await anna.hear()
            assert (anna.screen["ply"], [seat["name"] for seat in anna.screen["seats"]]) == (0, names)
            assert names[0] == "Anna"
            await anna.say("page", ply=anna.screen["plies"])
            await anna.hear()
            assert anna.screen["end"]["names"] == names
            assert (await stranger.get(f"/t/{table}/replay")).status_code == 403
            await stranger.connect(f"/t/{table}/replay/live")
            assert (await closed(stranger))[0] == NO_ACCESS
            for player in (anna, stranger):
                await player.close()

    asyncio.run(test())


def test_the_seal_in_a_replay_is_the_tables_own_and_the_proof_is_in_the_record(tmp_path: Path):
    async def test() -> None:
        async with open_table(tmp_path) as (house, address):
            anna = Player(address, "Anna")
            table = await anna.set_table("vendemmia", ["me", "bot:wanderer"], rounds="3")
            await anna.join()
            await anna.until(lambda: bool(anna.screen.get("seal")))
            shown = anna.screen["seal"]
            early = parse((await anna.get(f"/t/{table}/record")).text)
            assert (early.seal, early.secret, early.salts, early.seed) == (shown, None, (), None)
            await anna.play_to_end()
            end = anna.screen["end"]
            await anna.leave()
            text = (await anna.get(f"/t/{table}/record")).text
            record = parse(text)
            assert (record.seal, record.secret, list(record.salts)) == (shown, end["secret"], end["salts"])
            assert seal_of(end["secret"]) == shown
            assert combined(end["secret"], end["salts"]) == end["seed"] == record.seed
            uploaded = (await anna.post("/replay", data={"record": text})).headers["location"]
            for path in (f"/t/{table}/replay", uploaded):
                await anna.join(path=f"{path}/live")
                await anna.hear()
                assert anna.screen["seal"] == shown
                await anna.say("page", ply=anna.screen["plies"])
                await anna.hear()
                again = anna.screen["end"]
                assert (again["secret"], again["salts"], again["seed"]) == (end["secret"], end["salts"], end["seed"])
                await anna.leave()
            await anna.join(path=f"/replay/{a_replay(house)}/live")  # this one was played at no table
            await anna.hear()
            assert anna.screen["seal"] == ""
            await anna.close()

    asyncio.run(test())
