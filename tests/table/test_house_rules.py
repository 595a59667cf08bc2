"""House rules: whoever sits, waits, watches or reads a replay sees that settings differ, how many, and which."""

from __future__ import annotations

import asyncio
from html import unescape
from pathlib import Path

import pytest

from ludoteca.games import find
from ludoteca.play.match import Match
from tests.table.inside import open_table
from tests.table.player import Player

pytestmark = pytest.mark.compiled_only

HOUSE = "set-rounds=4&set-slope=free"


def told(page: str) -> str:
    return " ".join(unescape(page).split())


def test_whoever_waits_watches_or_looks_for_a_table_sees_its_house_rules(tmp_path: Path):
    async def test() -> None:
        async with open_table(tmp_path) as (_, address):
            anna, bruno = Player(address, "Anna"), Player(address, "Bruno", "it")
            table = "/t/" + await anna.set_table("vendemmia", ["me", "friend"], public=True, rounds="4", slope="free")
            mine, his = told((await anna.get(table)).text), told((await bruno.get(table)).text)
            assert f'data-house="{HOUSE}"' in mine
            assert "2 house rules" in mine
            assert "usually </span>9</s>" in mine
            assert "here </span>4</strong>" in mine
            assert "2 regole della casa" in his
            listed = told((await bruno.get("/")).text)
            assert "2 regole della casa: Turni, Pendenza" in listed
            await anna.close()
            await bruno.close()

    asyncio.run(test())


def test_a_table_as_usual_speaks_of_no_house_rules(tmp_path: Path):
    async def test() -> None:
        async with open_table(tmp_path) as (_, address):
            anna = Player(address, "Anna")
            table = "/t/" + await anna.set_table("vendemmia", ["me", "friend"], public=True)
            page = (await anna.get(table)).text
            assert 'data-house=""' in page
            for told_of in ('data-do="house"', 'class="house-rules"', "One house rule", "0 house rules"):
                assert told_of not in page
            assert "house rule" not in (await anna.get("/")).text
            await anna.close()

    asyncio.run(test())


def test_whoever_is_not_invited_learns_nothing_of_what_is_played(tmp_path: Path):
    async def test() -> None:
        async with open_table(tmp_path) as (_, address):
            anna, eve = Player(address, "Anna"), Player(address, "Eve")
            table = "/t/" + await anna.set_table("vendemmia", ["me", "friend"], rounds="4")
            page = (await eve.get(table)).text
            assert 'data-house=""' in page
            assert "One house rule" not in page
            await anna.close()
            await eve.close()

    asyncio.run(test())


def test_a_replay_says_by_which_rules_it_was_played(tmp_path: Path):
    async def test() -> None:
        match = Match(find("vendemmia"), seats=2, seed=1, settings={"rounds": 4, "slope": "free"})
        while not match.over:
            match.push(match.legal()[0])
        async with open_table(tmp_path) as (_, address):
            anna = Player(address, "Anna")
            answer = await anna.post("/replay", data={"record": match.record().text()})
            page = told((await anna.get(answer.headers["location"])).text)
            assert f'data-house="{HOUSE}"' in page
            assert "2 house rules" in page
            await anna.close()

    asyncio.run(test())


def test_rules_and_clauses_say_what_is_played_with_the_settings_in_the_address(tmp_path: Path):
    async def test() -> None:
        async with open_table(tmp_path) as (_, address):
            anna = Player(address, "Anna")
            page = told((await anna.get(f"/rules/vendemmia?{HOUSE}")).text)
            assert "everybody has had 4 turns" in page
            assert 'class="clause otherwise" id="VEN-END-01"' in page
            assert 'class="clause" id="VEN-TURN-01"' in page
            assert "2 house rules" in page
            found = (await anna.get(f"/rules/vendemmia/clauses.json?{HOUSE}")).json()["clauses"]
            changed = {clause["id"]: clause["text"] for clause in found if clause["changed"]}
            assert changed.keys() == {"VEN-END-01", "VEN-PLANT-04"}
            assert "4 turns" in changed["VEN-END-01"]
            usual = (await anna.get("/rules/vendemmia/clauses.json")).json()["clauses"]
            assert not [clause for clause in usual if clause["changed"]]
            assert usual[0]["chapter"] == "Before the harvest"
            for wrong in ("set-rounds=400", "set-nothing=1"):
                answer = await anna.get(f"/rules/vendemmia?{wrong}")
                assert answer.status_code == 400
                assert wrong.partition("=")[0].removeprefix("set-") in answer.text  # it is named
                assert (await anna.get(f"/rules/vendemmia/clauses.json?{wrong}")).status_code == 400
            await anna.close()

    asyncio.run(test())
