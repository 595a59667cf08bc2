from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.table.hostile import clean, closed, host, raw, refused, secrets_seen, stranger
from tests.table.player import Player
from tests.table.running import Server

pytestmark = pytest.mark.compiled_only


# Other seats, other people.


def test_nobody_acts_or_looks_at_the_seat_of_another(server: Server):
    async def test() -> None:
        async with host(server, chairs=("me", "friend", "friend")) as anna, stranger(server) as bruno:
            carla = Player(server.address, "Carla")
            assert (await bruno.sit(anna.table, await anna.link(1))).status_code == 200
            assert (await carla.sit(anna.table, await anna.link(2))).status_code == 200
            for player in (anna, bruno):
                await player.join()
                await player.until(lambda player=player: player.screen.get("status") == "playing")
            await anna.until(lambda: anna.my_turn)
            action = anna.screen["options"][0]["action"]
            refused(await bruno.ask("do", revision=bruno.revision, key="e" * 12, actions=[action]))
            refused(await bruno.ask("imagine", revision=bruno.revision, actions=[action]))
            for seat in (0, 2, 3, 7):
                refused(await bruno.ask("eyes", seat=seat))
            refused(await bruno.ask("undo", revision=bruno.revision, key="f" * 12, to=-1))
            assert bruno.screen["seat"] == 1
            await carla.close()

    asyncio.run(test())


def test_who_watches_can_do_nothing_but_watch(server: Server):
    async def test() -> None:
        async with host(server, chairs=("me", "bot:wanderer")) as anna, stranger(server) as wanda:
            assert (await wanda.watch(anna.table, await anna.link(-1))).status_code == 200
            await wanda.join()
            await wanda.until(lambda: bool(wanda.screen.get("prompt")))
            assert wanda.screen["seat"] == -1
            refused(await wanda.ask("do", revision=wanda.revision, key="g" * 12, actions=["die:1"]))
            refused(await wanda.ask("imagine", revision=wanda.revision, actions=["die:1"]))
            refused(await wanda.ask("undo", revision=wanda.revision, key="h" * 12, to=-1))
            for seat in (0, 1):
                refused(await wanda.ask("eyes", seat=seat))
            assert (await wanda.ask("why", revision=wanda.revision, actions=[], target="x"))["t"] == "because"
            for path, body in (("invite", {"seat": 0}), ("invite", {"seat": -1}), ("rematch", {})):
                answer = await wanda.post(f"/t/{wanda.table}/{path}", json=body)
                assert answer.status_code == 403, path
                clean(answer.text)

    asyncio.run(test())


@pytest.mark.parametrize("cookie", ["", "x", "guessed-guessed-guessed-guessed", "\u00e8" * 20, "a" * 5000, '"; a=b'])
def test_a_cookie_that_nobody_gave_out_opens_nothing(server: Server, cookie: str):
    async def test() -> None:
        async with host(server) as anna, stranger(server) as nobody:
            nobody.table = anna.table
            sent = {"cookie": f"ludoteca={cookie}".encode("latin-1")}
            page = await nobody.http.get(f"/t/{anna.table}", headers=sent)  # type: ignore[arg-type]
            clean(page.text)
            assert (await nobody.http.get(f"/t/{anna.table}/record", headers=sent)).status_code == 403  # type: ignore[arg-type]
            if cookie.isascii() and len(cookie) < 4000:
                nobody.http.cookies.set("ludoteca", cookie)
            await nobody.connect()
            assert (await closed(nobody))[0] == 4403

    asyncio.run(test())


def test_who_sits_at_one_table_has_no_say_at_another(server: Server):
    async def test() -> None:
        async with host(server) as anna, host(server) as bruno:
            there, bruno.table = bruno.table, anna.table
            await bruno.connect()
            assert (await closed(bruno))[0] == 4403
            for path, body in (("invite", {"seat": 0}), ("invite", {"seat": -1}), ("rematch", {})):
                assert (await bruno.post(f"/t/{anna.table}/{path}", json=body)).status_code == 403
            for path in ("record", "replay"):
                assert (await bruno.get(f"/t/{anna.table}/{path}")).status_code == 403
            bruno.table = there

    asyncio.run(test())


@pytest.mark.parametrize("ident", ["guessed", "a" * 16, "a" * 300, "a%00b", "a%0Ab", "%E2%80%AE", "'--"])
def test_a_table_that_was_guessed_is_not_there(server: Server, ident: str):
    async def test() -> None:
        for path in ("", "/record", "/replay"):
            status, text, _ = raw(server, "GET", f"/t/{ident}{path}")
            assert status == 404
            clean(text)
        status, text, _ = raw(server, "GET", f"/replay/{ident}")
        assert status == 404
        async with stranger(server) as nobody:
            for path in (f"/t/{ident}/live", f"/t/{ident}/replay/live", f"/replay/{ident}/live"):
                await nobody.connect(path)
                assert (await closed(nobody))[0] == 4404
            for path, body in (
                ("sit", {"token": "x", "name": "x"}),
                ("watch", {"token": "x"}),
                ("invite", {"seat": 0}),
            ):
                answer = await nobody.post(f"/t/{ident}/{path}", json=body)
                assert answer.status_code == 404
                clean(answer.text)

    asyncio.run(test())


# Links.


def test_a_link_is_for_one_seat_at_one_table_and_used_once(server: Server):
    async def test() -> None:
        async with host(server, chairs=("me", "friend")) as anna, host(server, chairs=("me", "friend")) as other:
            seat, watch, elsewhere = await anna.link(1), await anna.link(-1), await other.link(1)
            secrets_seen.update((seat, watch, elsewhere))
            async with stranger(server) as bruno, stranger(server) as carla:
                for wrong in (elsewhere, watch, seat[:-1], seat + "A", "guessed", "", "\u0000", "x" * 5000):
                    answer = await bruno.sit(anna.table, wrong)
                    assert answer.status_code == 410, wrong
                    assert answer.json()["error"]
                    clean(answer.text)
                for wrong in (seat, elsewhere, "guessed", ""):
                    assert (await bruno.watch(anna.table, wrong)).status_code == 410
                assert (await bruno.sit(anna.table, seat)).status_code == 200
                assert (await carla.sit(anna.table, seat)).status_code == 410  # used
                assert (await carla.post(f"/t/{anna.table}/invite", json={"seat": 1})).status_code == 403

    asyncio.run(test())


def test_who_asks_again_gets_the_same_link_and_after_its_use_another(server: Server):
    async def test() -> None:
        async with host(server, chairs=("me", "friend")) as anna, stranger(server) as bruno, stranger(server) as wanda:
            link = await anna.link(1)
            assert await anna.link(1) == link
            assert (await bruno.sit(anna.table, link)).status_code == 200
            second = await bruno.link(1)
            assert await bruno.link(1) == second != link
            for used in (link, "x" * 32):
                assert (await wanda.sit(anna.table, used)).status_code == 410
            watch = await anna.link(-1)
            assert await bruno.link(-1) == watch
            assert (await wanda.watch(anna.table, watch)).status_code == 200

    asyncio.run(test())


def test_a_public_table_has_free_seats_for_all_but_not_two_for_one(server: Server):
    async def test() -> None:
        async with stranger(server) as anna, stranger(server) as bruno, stranger(server) as carla:
            await anna.set_table("vendemmia", ["me", "friend", "friend"], public=True)
            seats = [(await bruno.sit(anna.table, "")).json()["seat"] for _ in range(2)]
            assert seats == [1, 1]
            assert (await carla.sit(anna.table, "")).json()["seat"] == 2
            async with stranger(server) as late:
                assert (await late.sit(anna.table, "")).status_code == 410
            await anna.join()
            await anna.until(lambda: anna.my_turn)
            assert (await anna.act())["t"] == "done"

    asyncio.run(test())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("sit", "nonsense"),
        ("sit", "[]"),
        ("sit", '{"token":7,"name":"x"}'),
        ("sit", '{"token":"x","name":"x","seat":0}'),
        ("sit", '{"token":"\\ud800","name":"x"}'),
        ("watch", '{"token":null}'),
        ("invite", '{"seat":"first"}'),
        ("invite", '{"seat":1e99}'),
        ("invite", "\x00"),
    ],
)
def test_a_body_that_cannot_be_read_is_refused(server: Server, path: str, body: str):
    async def test() -> None:
        async with host(server) as anna:
            headers = {"content-type": "application/json"}
            answer = await anna.post(f"/t/{anna.table}/{path}", content=body, headers=headers)
            assert answer.status_code == 400
            assert answer.json()["error"]
            clean(answer.text)

    asyncio.run(test())


@pytest.mark.parametrize("seat", [1, 2, 7, 99, -5, 2**40])
def test_links_are_given_out_for_free_seats_only(server: Server, seat: int):
    async def test() -> None:
        async with host(server, chairs=("me", "bot:wanderer")) as anna:
            answer = await anna.post(f"/t/{anna.table}/invite", json={"seat": seat})
            assert answer.status_code == (200 if seat < 0 else 403)

    asyncio.run(test())


# Where requests come from.


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "file://", "http://127.0.0.1", "http://127.0.0.1:1"]
)
def test_a_page_of_another_origin_can_neither_send_nor_listen(server: Server, origin: str):
    async def test() -> None:
        async with host(server) as anna:
            for path in ("/new", "/play/vendemmia", "/replay", f"/t/{anna.table}/invite", f"/t/{anna.table}/sit"):
                answer = await anna.http.post(path, data={"name": "x"}, headers={"origin": origin})
                assert answer.status_code == 403, path
                assert "did not come from a page of this table" in answer.text
            cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
            for path in (f"/t/{anna.table}/live", f"/t/{anna.table}/replay/live", "/replay/abc/live"):
                address = server.address.replace("http", "ws", 1) + path
                with pytest.raises(InvalidStatus, match="403"):
                    await connect(address, additional_headers={"cookie": cookies, "origin": origin}, proxy=None)

    asyncio.run(test())


def test_a_request_without_an_origin_is_refused(server: Server):
    status, text, _ = raw(server, "POST", "/play/vendemmia", {"content-type": "application/x-www-form-urlencoded"})
    assert status == 403
    assert "did not come from a page of this table" in text

    async def test() -> None:
        async with host(server) as anna:
            address = server.address.replace("http", "ws", 1) + f"/t/{anna.table}/live"
            with pytest.raises(InvalidStatus, match="403"):
                await connect(address, proxy=None)

    asyncio.run(test())


@pytest.mark.parametrize("name", ["evil.example", "evil.example:80", "", "127.0.0.1", "127.0.0.1:1"])
def test_a_host_that_is_not_ours_is_refused(server: Server, name: str):
    status, text, _ = raw(server, "GET", "/", {"host": name})
    assert status in (400, 421)
    assert "<html" not in text


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
def test_other_methods_do_nothing(server: Server, method: str):
    assert raw(server, method, "/new", {"origin": server.address})[0] in (403, 405)
    assert raw(server, method, "/new")[0] == 403
