"""What people do wrong by using the pages is told in their language, beside what they filled in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.table.inside import open_table
from tests.table.player import Player

pytestmark = pytest.mark.compiled_only
LONG = "Massimiliano della Rovere"  # 25 letters
TOO_LONG = "Un nome ha da 1 a 24 caratteri."
SIGNS = "Un nome non può contenere caratteri invisibili né i segni &lt; &gt; &amp;."


def italian(folder: Path, test: Callable[[Player], Awaitable[None]]) -> None:
    """Somebody whose browser asks for Italian, at a table."""

    async def run() -> None:
        async with open_table(folder) as (_, address):
            player = Player(address, "Anna", "it")
            await test(player)
            await player.close()

    asyncio.run(run())


@pytest.mark.parametrize(("name", "said"), [(LONG, TOO_LONG), ("Anna & Bea", SIGNS)])
@pytest.mark.parametrize("path", ["/play/vendemmia", "/new", "/variants"])
def test_a_name_that_is_none_is_told_at_its_field_and_stays_there(tmp_path: Path, path: str, name: str, said: str):
    async def test(anna: Player) -> None:
        typed = {"game": "vendemmia", "seats": "2", "level": "rival", "variant": "Breve", "set-rounds": "4"}
        answer = await anna.post(path, data={**typed, "name": name})
        assert answer.status_code == 400
        assert said in answer.text.partition('id="wrong-name">')[2].partition("</span>")[0]
        field = answer.text.partition('<input id="name"')[2].partition(">")[0]
        assert f'value="{name.replace("&", "&amp;")}" maxlength="24"' in field
        assert 'aria-invalid="true" aria-describedby="wrong-name"' in field
        kept = '<option value="rival" selected>' if path.startswith("/play") else 'name="set-rounds" value="4"'
        assert kept in answer.text

    italian(tmp_path, test)


def test_the_name_of_a_variant_is_told_at_its_own_field(tmp_path: Path):
    async def test(anna: Player) -> None:
        typed = {"game": "vendemmia", "seats": "2", "name": "Anna", "variant": ""}
        answer = await anna.post("/variants", data=typed)
        assert answer.status_code == 400
        assert f'<span class="wrong-here" id="wrong-variant">{TOO_LONG}</span>' in answer.text
        assert 'id="wrong-name"' not in answer.text
        assert '<details class="part variants" open>' in answer.text

    italian(tmp_path, test)


def test_a_name_that_is_none_is_told_to_who_sits_down(tmp_path: Path):
    async def test(anna: Player) -> None:
        await anna.set_table("vendemmia", ["me", "friend"], public=True)
        guest = Player(anna.address, LONG, "it")
        answer = await guest.sit(anna.table, "")
        assert (answer.status_code, answer.json()) == (400, {"error": TOO_LONG})
        await guest.close()

    italian(tmp_path, test)


def test_settings_that_do_not_go_together_are_told_with_the_exact_reason_below(tmp_path: Path):
    async def test(anna: Player) -> None:
        typed = {"game": "dirty_deeds", "seats": "2", "name": "Anna", "set-radius_big": "3", "set-radius_medium": "5"}
        answer = await anna.post("/new", data={**typed, "seat-0": "me", "seat-1": "friend"})
        assert answer.status_code == 400
        said, _, detail = answer.text.partition("<code>")
        assert "Un tavolo così non si può apparecchiare" in said
        assert "do not go together" in detail.partition("</code>")[0]
        assert "do not go together" not in said

    italian(tmp_path, test)
