"""Settings with a name: saved from the form, opened again, sent to a friend."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.table.inside import open_table
from tests.table.player import Player

pytestmark = pytest.mark.compiled_only


def form(**more: str) -> dict[str, str]:
    return {"game": "vendemmia", "seats": "2", "name": "Anna", "variant": "Breve", "set-rounds": "4", **more}


async def saved_and_shared(folder: Path) -> None:
    async with open_table(folder) as (_, address):
        anna, bruno = Player(address, "Anna"), Player(address, "Bruno", "it")
        answer = await anna.post("/variants", data=form())
        assert answer.status_code == 303
        saved = (await anna.get(answer.headers["location"])).text
        link = answer.headers["location"].removesuffix("&saved=yes")
        assert "“Breve” is saved." in saved
        assert f'value="{address}{link}" readonly' in saved
        for friend in (anna, bruno):
            page = (await friend.get(link)).text
            assert 'value="4"' in page
            assert 'value="Breve"' in page
        assert link in (await anna.get("/new?game=vendemmia")).text
        assert link not in (await bruno.get("/new?game=vendemmia")).text
        await anna.close()
        await bruno.close()


async def refused(folder: Path) -> None:
    async with open_table(folder) as (_, address):
        anna = Player(address, "Anna")
        for wrong, told in (
            ({"set-rounds": "4000"}, "a whole number from"),
            ({"variant": ""}, "A name has 1 to 24 characters"),
            ({"variant": "<b>"}, "A name cannot contain"),
            ({"seats": "9"}, "seats, not 9"),
        ):
            answer = await anna.post("/variants", data=form(**wrong))
            assert answer.status_code == 400
            assert told in answer.text
        assert (await anna.get("/new?variant=nothinghere")).status_code == 404
        assert 'value="5"' in (await anna.get("/new?game=vendemmia&set-rounds=5")).text
        await anna.close()


async def printed(folder: Path) -> None:
    async with open_table(folder) as (_, address):
        anna = Player(address, "Anna")
        asked = {"game": "dirty_deeds", "seats": "2"}
        usual, small = (
            await anna.post("/print", data=asked),
            await anna.post("/print", data={**asked, "set-radius_big": "3"}),
        )
        for sheets in (usual, small):
            assert sheets.headers["content-type"] == "application/pdf"
            assert sheets.headers["content-disposition"] == 'attachment; filename="dirty_deeds-2.pdf"'
            assert sheets.content.startswith(b"%PDF")
        assert len(small.content) < len(usual.content)
        wrong = await anna.post("/print", data={**asked, "set-radius_big": "900"})
        assert wrong.status_code == 400
        assert "a whole number from 1 to 6" in wrong.text
        assert (await anna.post("/print", data={"game": "vendemmia", "seats": "2"})).status_code == 404
        await anna.close()


async def by_the_book(folder: Path) -> None:
    async with open_table(folder) as (made, address):
        anna = Player(address, "Anna")
        asked = {"game": "dirty_deeds", "seats": "2", "name": "Anna", "variant": "Da manuale"}
        saved = await anna.post("/variants", data={**asked, "set-commit_priority": "rotating"})
        blank, named = (
            await anna.get("/new?game=dirty_deeds&set-radius_big=5"),
            await anna.get(saved.headers["location"]),
        )
        checked = 'name="set-commit_priority" value="{}" checked'
        assert checked.format("realtime") in blank.text
        assert checked.format("rotating") in named.text
        at_once = await anna.post("/play/dirty_deeds", data={"name": "Anna"})
        room = await made.room(at_once.headers["location"].rpartition("/")[2])
        assert room is not None
        assert room.row.settings == "{}"
        await anna.close()


def test_the_form_presets_what_suits_people_unless_a_variant_says_otherwise_and_bots_play_by_the_book(tmp_path: Path):
    asyncio.run(by_the_book(tmp_path))


def test_a_game_is_printed_with_the_settings_in_the_form(tmp_path: Path):
    asyncio.run(printed(tmp_path))


def test_a_variant_has_an_address_that_opens_the_form_with_its_settings(tmp_path: Path):
    asyncio.run(saved_and_shared(tmp_path))


def test_a_variant_that_cannot_be_played_is_refused_and_a_link_may_name_settings(tmp_path: Path):
    asyncio.run(refused(tmp_path))
