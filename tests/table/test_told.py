"""What people do wrong by using the pages is told in their language, beside what they filled in."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludoteca.table import schema
from ludoteca.table.asking import shortened
from ludoteca.table.house import House
from tests.table.hostile import closed
from tests.table.inside import open_table
from tests.table.player import Player

pytestmark = pytest.mark.compiled_only
LONG = "Massimiliano della Rovere"  # 25 letters
TOO_LONG = "Un nome ha da 1 a 24 caratteri."
SIGNS = "Un nome non può contenere caratteri invisibili né i segni &lt; &gt; &amp;."


def italian(folder: Path, test: Callable[[Player], Awaitable[None]]) -> None:
    """Somebody whose browser asks for Italian, at a table."""
    in_house(folder, lambda player, _: test(player))


def in_house(folder: Path, test: Callable[[Player, House], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_table(folder) as (house, address):
            player = Player(address, "Anna", "it")
            await test(player, house)
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


# Tables and records that cannot be opened.


@pytest.mark.parametrize(
    ("path", "code", "said"),
    [
        ("/t/nothinghere/live", 4404, "Questo tavolo non esiste. I link dei tavoli sono lunghi: copiali per intero."),
        ("/replay/nothinghere/live", 4404, "Questa partita non c'è. Riapri il suo file."),
        ("/t/{table}/live", 4403, "A questo tavolo si entra su invito."),
    ],
)
def test_who_is_turned_away_hears_why(tmp_path: Path, path: str, code: int, said: str):
    async def test(anna: Player) -> None:
        await anna.set_table("vendemmia", ["me", "friend"])
        guest = Player(anna.address, "Bruno", "it")
        await guest.connect(path.format(table=anna.table))
        assert await closed(guest) == (code, said)
        await guest.close()

    italian(tmp_path, test)


def test_a_table_that_can_no_longer_be_played_says_so(tmp_path: Path):
    async def test(anna: Player, house: House) -> None:
        await anna.set_table("vendemmia", ["me", "me"])
        while house.rooms:  # until everybody has left
            await asyncio.sleep(0.01)
        gc.collect()
        with house.storage.writing.begin() as db:
            db.execute(schema.match.update().values(version=99))
        await anna.connect()
        code, said = await closed(anna)
        assert code == 4404
        assert "versione 99 delle regole" in said

    in_house(tmp_path, test)


OLD = "ludoteca record 1\ngame {game} 99\nseats 2\n"


@pytest.mark.parametrize("game", ["vendemmia", "chess"])
def test_a_stored_record_that_does_not_fit_any_more_says_so(tmp_path: Path, game: str):
    async def test(anna: Player, house: House) -> None:
        ident = house.storage.keep_replay(OLD.format(game=game))
        page = await anna.get(f"/replay/{ident}")
        assert page.status_code == 404
        assert "<p>Questa partita non si accorda più con le regole che ci sono qui.</p>" in page.text
        await anna.connect(f"/replay/{ident}/live")
        assert await closed(anna) == (4404, "Questa partita non si accorda più con le regole che ci sono qui.")

    in_house(tmp_path, test)


@pytest.mark.parametrize(
    ("content", "said", "detail"),
    [
        (
            b"Nel mezzo del cammin",
            "Questa non è una partita che qui si possa rivedere",
            "line 1: not a Ludoteca record",
        ),
        (bytes(range(256)), "a.record non è un file di testo, come quelli delle partite.", ""),
        (None, "Scegli un file o incolla il testo di una partita.", ""),
    ],
)
def test_what_is_no_record_is_told_with_the_line_below(tmp_path: Path, content: bytes | None, said: str, detail: str):
    async def test(anna: Player) -> None:
        files = {"file": ("a.record", content)} if content else {"file": ("", b"")}
        answer = await anna.post("/replay", files=files)
        assert answer.status_code == 400
        told = answer.text.partition('role="alert"')[2].partition("</div>")[0]
        sentence, _, line = told.partition("<code>")
        assert said in sentence
        assert detail in line

    italian(tmp_path, test)


def test_a_reason_is_cut_at_a_word_and_never_inside_a_letter():
    assert shortened("È così.") == "È così."
    for reason in ("perché " * 30, "è" * 200, "a" + "è" * 200):
        cut = shortened(reason)
        assert len(cut.encode()) <= 123
        assert cut.endswith("…")
        assert reason.startswith(cut[:-1])
    assert shortened("perché " * 30).endswith("perché…")


@pytest.mark.parametrize(
    ("called", "names"),
    [({}, ["Anna 1", "Anna 2"]), ({"called-1": " Bea "}, ["Anna", "Bea"])],
)
def test_who_shares_a_screen_may_have_a_name_of_their_own(tmp_path: Path, called: dict[str, str], names: list[str]):
    async def test(anna: Player, house: House) -> None:
        chairs = {"seat-0": "me", "seat-1": "me", "seat-2": "bot:wanderer"}
        typed = {"game": "vendemmia", "seats": "3", "name": "Anna", **chairs}
        answer = await anna.post("/new", data={**typed, "called-2": "Nobody", **called})
        row = house.storage.find_match(answer.headers["location"].removeprefix("/t/"))
        assert row is not None
        assert [chair.name for chair in row.chairs][:2] == names
        assert row.chairs[2].name != "Nobody"  # a bot has its own
        wrong = await anna.post("/new", data={**typed, "called-1": LONG})
        assert (wrong.status_code, TOO_LONG in wrong.text, f'value="{LONG}"' in wrong.text) == (400, True, True)

    in_house(tmp_path, test)


def test_a_match_of_a_game_that_is_gone_does_not_take_the_home_page_with_it(tmp_path: Path):
    async def test(anna: Player, house: House) -> None:
        table = await anna.set_table("vendemmia", ["me", "friend"])
        other = await anna.set_table("baratto", ["me", "friend"])
        with house.storage.writing.begin() as db:
            db.execute(schema.match.update().where(schema.match.c.id == table).values(game="gone"))
        home = await anna.get("/")
        assert (home.status_code, table in home.text, other in home.text) == (200, False, True)

    in_house(tmp_path, test)
