"""Nobody does to a seat what is not theirs to do: strangers, spectators, guests, and who has given up their seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.table import seating
from tests.table.hostile import check_journal, clean, closed, host, raw, refused, secrets_seen, stranger
from tests.table.inside import open_table
from tests.table.player import Message, Player
from tests.table.running import Server, running

pytestmark = pytest.mark.compiled_only
WISHES: list[Message] = [
    {"t": t, **about, **at}
    for t in ("agree", "disagree", "resign", "free", "fill", "open")
    for about in ([{"about": "replace"}, {"about": "abandon"}] if t in ("agree", "disagree") else [{}])
    for at in ({}, {"seat": 0}, {"seat": 1}, {"seat": 2}, {"seat": 7})
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("hasty"), hasty=True) as made:
        yield made
        check_journal(made)


async def wish(player: Player, **wanted: Any) -> int:
    answer = await player.post(f"/t/{player.table}/matters", json=wanted)
    if answer.status_code != 200:
        assert answer.json()["error"]
        clean(answer.text)
    return answer.status_code


async def seats(player: Player) -> list[Message]:
    """Who sits there, as a fresh screen tells it; whether somebody is at the screen just now does not matter."""
    twin = player.twin()
    await twin.join()
    await twin.until(lambda: "seats" in twin.screen)
    found = [{name: value for name, value in card.items() if name != "here"} for card in twin.screen["seats"]]
    status = {"status": twin.screen["status"], "matters": twin.screen.get("matters")}
    await twin.close()
    return [*found, status]


@asynccontextmanager
async def company(server: Server) -> AsyncIterator[tuple[Player, Player, Player]]:
    """Anna's table with Bruno and Carla, all of whom look at it."""
    async with (
        host(server, chairs=("me", "friend", "friend")) as anna,
        stranger(server) as bruno,
        stranger(server) as carla,
    ):
        for seat, player in ((1, bruno), (2, carla)):
            assert (await player.sit(anna.table, await anna.link(seat))).status_code == 200
        for player in (anna, bruno, carla):
            await player.join()
            await player.until(lambda player=player: player.screen.get("status") == "playing")
        yield anna, bruno, carla


async def is_missed(player: Player, by: Player, seat: int) -> None:
    """Somebody whose turn it is goes away, until the others notice."""
    await player.leave()
    await by.until(lambda: any(matter["seat"] == seat for matter in by.screen.get("matters", [])))


def test_strangers_and_spectators_have_no_say(server: Server):
    async def test() -> None:
        async with company(server) as (anna, bruno, _), stranger(server) as nobody, stranger(server) as wanda:
            nobody.table = anna.table
            assert (await wanda.watch(anna.table, await bruno.link(-1))).status_code == 200
            async with host(server) as elsewhere:  # somebody with a cookie and a table of their own
                there, elsewhere.table = elsewhere.table, anna.table
                before = await seats(bruno)
                for player in (nobody, wanda, elsewhere):
                    for wanted in WISHES:
                        assert await wish(player, **wanted) == 403, wanted
                    assert (await player.post(f"/t/{anna.table}/unlist")).status_code == 403
                assert await seats(bruno) == before
                elsewhere.table = there

    asyncio.run(test())


def test_a_guest_does_nothing_to_the_seats_of_others(server: Server):
    async def test() -> None:
        async with company(server) as (anna, bruno, _):
            before = await seats(anna)
            for wanted in WISHES:
                own = wanted == {"t": "resign", "seat": 1}
                voting = wanted["t"] == "disagree" or wanted.get("about") == "abandon"
                if not own and not voting:
                    assert await wish(bruno, **wanted) == 403, wanted
            assert await seats(anna) == before
            for wanted in WISHES:  # nor does the host, once the match has begun
                if wanted["t"] in ("free", "fill", "open"):
                    assert await wish(anna, **wanted) == 403, wanted
            for seat in (1, 2):
                assert (await anna.post(f"/t/{anna.table}/invite", json={"seat": seat})).status_code == 403
            assert await seats(anna) == before

    asyncio.run(test())


def test_one_vote_of_a_guest_is_one_however_often_it_is_sent(server: Server):
    async def test() -> None:
        async with company(server) as (anna, bruno, carla):
            for _ in range(5):
                assert await wish(bruno, t="agree", about="abandon") == 200
            await carla.until(lambda: bool(carla.screen.get("matters")))
            assert carla.screen["matters"] == [
                {"about": "abandon", "seat": -1, "agreed": [1], "needed": 3, "can": "vote"}
            ]
            assert carla.screen["status"] == "playing"
            assert await wish(carla, t="disagree", about="abandon") == 200
            await anna.until(lambda: anna.screen.get("matters") == [])

    asyncio.run(test())


def test_who_was_replaced_takes_the_seat_back_and_nobody_else_does(server: Server):
    async def test() -> None:
        async with company(server) as (anna, bruno, carla):
            await anna.until(lambda: anna.my_turn)
            while anna.my_turn:  # until it is Bruno's turn
                done = await anna.act()
                await anna.until(lambda done=done: anna.revision >= done["revision"])
            await is_missed(bruno, by=carla, seat=1)
            assert await wish(carla, t="agree", seat=1) == 200
            assert await wish(anna, t="agree", seat=1) == 200
            await carla.until(lambda: carla.screen["seats"][1].get("stand_in") == "companion")
            assert (await carla.post(f"/t/{carla.table}/invite", json={"seat": 1})).status_code == 403
            link = await anna.link(1)  # Bruno's phone is lost: the host has a link for him
            secrets_seen.add(link)
            for player in (anna, carla):  # whoever plays already does not look into another hand
                answer = await player.post(f"/t/{anna.table}/sit", json={"token": link, "name": "x"})
                assert answer.status_code == 403
                clean(answer.text)
                refused(await player.ask("eyes", seat=1))
            before = (await seats(anna))[1]
            assert before["stand_in"] == "companion"
            async with stranger(server) as other:
                assert (await other.sit(anna.table, "guessed")).status_code == 410
                assert (await other.sit(anna.table, link)).status_code == 200  # Bruno, at another device
                await carla.until(lambda: not carla.screen["seats"][1].get("stand_in"))
                assert (await other.post(f"/t/{anna.table}/sit", json={"token": link, "name": "x"})).status_code == 410
            await bruno.join()
            await bruno.until(lambda: bruno.screen.get("seat") == 1)

    asyncio.run(test())


def test_who_resigned_has_no_say_and_no_seat(server: Server):
    async def test() -> None:
        async with company(server) as (anna, bruno, _):
            link = await bruno.link(1)
            secrets_seen.add(link)
            assert await wish(bruno, t="resign", seat=1) == 200
            await bruno.until(lambda: bruno.screen["seat"] == -1)
            before = await seats(anna)
            assert before[1]["resigned"]
            for wanted in WISHES:
                assert await wish(bruno, **wanted) == 403, wanted
            for player, seat in ((bruno, 1), (anna, 1)):
                answer = await player.post(f"/t/{anna.table}/invite", json={"seat": seat})
                assert answer.status_code == 403
            assert (await bruno.post(f"/t/{anna.table}/sit", json={"token": link, "name": "x"})).status_code == 410
            refused(await bruno.ask("eyes", seat=1))
            refused(await bruno.ask("do", revision=bruno.revision, key="i" * 12, actions=["die:1"]))
            refused(await bruno.ask("undo", revision=bruno.revision, key="j" * 12, to=-1))
            await bruno.leave()
            await bruno.join()
            await bruno.until(lambda: bool(bruno.screen))
            assert bruno.screen["seat"] == -1
            assert await seats(anna) == before

    asyncio.run(test())


def test_nothing_is_decided_or_played_after_a_match_was_abandoned(server: Server):
    async def test() -> None:
        async with stranger(server) as anna, stranger(server) as bruno:
            await anna.set_table("vendemmia", ["me", "friend"])
            await bruno.sit(anna.table, await anna.link(1))
            for player in (anna, bruno):
                await player.join()
                await player.until(lambda player=player: player.screen.get("status") == "playing")
                assert await wish(player, t="agree", about="abandon") == 200
            await anna.until(lambda: anna.screen["status"] == "abandoned")
            for player in (anna, bruno):
                for wanted in WISHES:
                    assert await wish(player, **wanted) == 403, wanted
            refused(await anna.ask("do", revision=anna.revision, key="k" * 12, actions=["die:1"]), "by agreement")
            record = await anna.get(f"/t/{anna.table}/record")
            assert "\nseed " in record.text
            assert record.text.splitlines()[-1].startswith("stop 0 #")
            assert (await anna.get(f"/t/{anna.table}/replay")).status_code == 200
            next_table = (await bruno.post(f"/t/{anna.table}/rematch", json={})).json()["address"]
            assert (await anna.post(f"/t/{anna.table}/rematch", json={})).json()["address"] == next_table

    asyncio.run(test())


# While people gather.


def test_only_the_host_says_who_sits_where(server: Server):
    async def test() -> None:
        async with host(server, chairs=("me", "friend", "bot:wanderer", "friend")) as anna, stranger(server) as bruno:
            assert (await bruno.sit(anna.table, await anna.link(1))).status_code == 200
            before = await seats(anna)
            for wanted in WISHES:
                assert await wish(bruno, **wanted) == 403, wanted
            for wanted in (
                {"t": "free", "seat": 0},  # one's own
                {"t": "free", "seat": 2},  # a bot's
                {"t": "free", "seat": 3},  # nobody's
                {"t": "fill", "seat": 1, "level": "rival"},
                {"t": "fill", "seat": 3, "level": ""},
                {"t": "fill", "seat": 3, "level": "grandmaster"},
                {"t": "open", "seat": 1},
                {"t": "open", "seat": 3},
                {"t": "resign", "seat": 0},
                {"t": "agree", "about": "abandon"},
            ):
                assert await wish(anna, **wanted) == 403, wanted
            assert await seats(anna) == before

    asyncio.run(test())


def test_whose_seat_was_freed_sees_nothing_more_of_the_table(server: Server):
    async def test() -> None:
        async with host(server, chairs=("me", "friend", "friend")) as anna, stranger(server) as bruno:
            link = await anna.link(1)
            secrets_seen.add(link)
            assert (await bruno.sit(anna.table, link)).status_code == 200
            own = await bruno.link(1)
            secrets_seen.add(own)
            await bruno.join()
            await bruno.until(lambda: bool(bruno.screen))
            assert await wish(anna, t="free", seat=1) == 200
            assert (await closed(bruno))[0] == 4404
            await bruno.connect()
            assert (await closed(bruno))[0] == 4403
            for used in (link, own):
                assert (await bruno.post(f"/t/{anna.table}/sit", json={"token": used, "name": "x"})).status_code == 410
            for wanted in WISHES:
                assert await wish(bruno, **wanted) == 403, wanted
            assert (await seats(anna))[1]["kind"] == "open"
            assert await anna.link(1) not in (link, own)

    asyncio.run(test())


def test_who_asks_for_a_link_in_the_moment_in_which_their_seat_is_freed_gets_none(tmp_path: Path):
    async def test() -> None:
        async with open_table(tmp_path) as (house, address):
            anna, bruno = Player(address, "Anna"), Player(address, "Bruno")
            table = await anna.set_table("vendemmia", ["me", "friend", "friend"])
            assert (await bruno.sit(table, await anna.link(1))).status_code == 200
            room = await house.room(table)
            assert room is not None
            async with room.sure():  # the host frees the seat
                asking = asyncio.create_task(bruno.post(f"/t/{table}/invite", json={"seat": 1}))
                await asyncio.wait([asking], timeout=0.3)
                await house.storage.run(seating.free, house.storage, table, 1)
                await room.refresh()
            assert (await asking).status_code == 403
            for player in (anna, bruno):
                await player.close()

    asyncio.run(test())


def test_at_a_public_table_whose_seat_was_freed_needs_a_link_to_sit_down_again(server: Server):
    async def test() -> None:
        async with stranger(server) as anna, stranger(server) as bruno:
            await anna.set_table("vendemmia", ["me", "friend", "friend"], public=True)
            assert (await bruno.sit(anna.table, "")).json() == {"seat": 1}
            assert await wish(anna, t="free", seat=1) == 200
            answer = await bruno.sit(anna.table, "")
            assert answer.status_code == 403
            assert answer.json()["error"]
            assert (await bruno.sit(anna.table, await anna.link(1))).status_code == 200
            assert await wish(anna, t="free", seat=1) == 200
            assert await wish(anna, t="free", seat=1) == 403

    asyncio.run(test())


def test_a_seat_for_a_bot_is_no_longer_for_whoever_has_a_link(server: Server):
    async def test() -> None:
        async with host(server, chairs=("me", "friend", "friend")) as anna, stranger(server) as bruno:
            link = await anna.link(1)
            secrets_seen.add(link)
            assert await wish(anna, t="fill", seat=1, level="wanderer") == 200
            assert (await bruno.sit(anna.table, link)).status_code == 410
            assert await wish(anna, t="open", seat=1) == 200
            assert (await bruno.sit(anna.table, link)).status_code == 410
            assert await wish(anna, t="fill", seat=1, level="wanderer") == 200
            assert await wish(anna, t="fill", seat=2, level="wanderer") == 200  # nobody is missing any more
            assert (await seats(anna))[-1]["status"] == "playing"

    asyncio.run(test())


# Lists and shapes.


def test_a_table_is_taken_off_ones_own_list_only(server: Server):
    async def test() -> None:
        async with company(server) as (anna, bruno, _):
            address = f'href="/t/{anna.table}"'
            for player in (anna, bruno):
                assert address in (await player.get("/")).text
            assert (await bruno.post(f"/t/{anna.table}/unlist")).status_code == 303
            assert address not in (await bruno.get("/")).text
            assert address in (await anna.get("/")).text
            await bruno.leave()
            await bruno.join()  # who goes there again has it on the list again
            await bruno.until(lambda: bool(bruno.screen))
            assert address in (await bruno.get("/")).text

    asyncio.run(test())


@pytest.mark.parametrize(
    "body",
    [
        "nonsense", "[]", "{}", '{"t":"kick","seat":1}', '{"t":"free","seat":"1"}', '{"t":"free","seat":8}',
        '{"t":"free","seat":-2}', '{"t":"agree","about":"everything"}', '{"t":"free","seat":1,"person":"x"}',
        '{"t":"fill","seat":1,"level":"' + "x" * 21 + '"}', '{"t":["free"]}', "\x00",
    ],
)  # fmt: skip
def test_a_wish_that_cannot_be_read_is_refused(server: Server, body: str):
    async def test() -> None:
        async with host(server) as anna:
            headers = {"content-type": "application/json"}
            answer = await anna.post(f"/t/{anna.table}/matters", content=body, headers=headers)
            assert answer.status_code == 400
            assert answer.json()["error"]
            clean(answer.text)

    asyncio.run(test())


def test_wishes_come_by_post_from_our_own_pages_and_are_about_tables_that_exist(server: Server):
    async def test() -> None:
        async with host(server) as anna:
            wanted = json.dumps({"t": "agree", "about": "abandon"})
            for path in ("matters", "unlist"):
                assert raw(server, "GET", f"/t/{anna.table}/{path}")[0] == 405
                foreign = {"origin": "http://evil.example", "content-type": "application/json"}
                answer = await anna.http.post(f"/t/{anna.table}/{path}", content=wanted, headers=foreign)
                assert answer.status_code == 403
                assert (await anna.post(f"/t/guessed/{path}", content=wanted)).status_code == 404
            assert (await seats(anna))[-1]["status"] == "playing"

    asyncio.run(test())
