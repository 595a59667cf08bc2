from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.games import NAMES
from tests.table.hostile import check_journal, closed, host, stranger
from tests.table.player import Player
from tests.table.running import PATIENCE, Server, running

pytestmark = pytest.mark.compiled_only


async def never_reads(server: Server, player: Player) -> sockets.socket:
    """A socket that asks for whole screens again and again, and does not read one of them."""
    where = server.address.removeprefix("http://")
    cookies = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        f"GET /t/{player.table}/live HTTP/1.1\r\nHost: {where}\r\nOrigin: {server.address}\r\nCookie: {cookies}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    for number in range(60):
        text = json.dumps({"t": "hello", "n": number}).encode()
        mask = b"\0\0\0\0"
        line.sendall(bytes([0x81, 0x80 | len(text)]) + mask + text)
        await asyncio.sleep(0.005)
    return line


def test_who_never_reads_delays_nobody(server: Server):
    async def test() -> None:
        async with host(server, "phalanxx", ("me", "bot:wanderer")) as anna:
            lazy = [await never_reads(server, anna) for _ in range(3)]
            await anna.join()
            for _ in range(30):
                await anna.until(lambda: anna.my_turn or anna.screen.get("status") == "over")
                if anna.screen["status"] == "over":
                    break
                done = await anna.act()
                assert done["t"] == "done"
                await anna.until(lambda: anna.revision >= done["revision"])  # noqa: B023
            for line in lazy:
                line.close()

    asyncio.run(test())


async def knock(player: Player) -> int:
    """Open a socket once more: 0, or how the server closed it."""
    await player.connect()
    assert player.socket is not None
    try:
        await player.say("hello")
        await player.hear()
        return 0
    except ConnectionClosed:
        return player.socket.close_code or 0
    finally:
        await player.leave()


async def moves(player: Player) -> None:
    """Whoever has a socket plays on, whatever happens to others."""
    await player.say("eyes", seat=player.screen["prompt"]["asked"][0])
    await player.until(lambda: player.my_turn)
    done = await player.act()
    assert done["t"] == "done"
    await player.until(lambda: player.revision >= done["revision"])


async def stopped(ask: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
    """Ask until it is too much. How soon that is depends on how quickly this machine asks."""
    for _ in range(3000):
        answer = await ask()
        if answer.status_code == 429:
            return answer
    raise AssertionError("nobody was stopped")


def test_with_the_usual_limits_a_flood_is_cut_off_and_others_play_on(tmp_path: Path):
    async def test(usual: Server) -> None:
        async with stranger(usual) as anna, stranger(usual) as flood:
            await anna.set_table("vendemmia", ["me", "me"])
            await anna.join()
            await anna.until(lambda: bool(anna.screen.get("prompt")))
            await flood.play_now("vendemmia")
            await flood.join()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(3000):
                    await flood.say("skip")
            assert await closed(flood) == (4429, "too many messages")
            await moves(anna)
            told = await stopped(lambda: flood.http.post("/play/vendemmia", data={"name": "<b>"}))
            assert "Too many requests came from here" in told.text
            await moves(anna)
            async with asyncio.timeout(PATIENCE):
                while await knock(flood) != 4429:
                    pass
            await moves(anna)

    with running(tmp_path, usual=True) as usual:
        asyncio.run(test(usual))
        check_journal(usual)


def test_with_the_usual_limits_who_loads_pages_all_the_time_is_stopped_and_who_reads_is_not(tmp_path: Path):
    async def test(usual: Server) -> None:
        async with stranger(usual) as anna, stranger(usual) as flood:
            await anna.set_table("vendemmia", ["me", "me"])
            await anna.join()
            await anna.until(lambda: bool(anna.screen.get("prompt")))
            for game in NAMES:  # somebody looks through everything, quickly
                for page in (
                    "/",
                    f"/new?game={game}",
                    f"/rules/{game}",
                    f"/rules/{game}/clauses.json",
                    f"/learn/{game}",
                ):
                    assert (await anna.get(page)).status_code == 200
            flood.http.headers["accept-language"] = "it"
            assert (await flood.get("/")).status_code == 200
            assert "Da qui sono arrivate troppe richieste" in (await stopped(lambda: flood.get("/"))).text
            for file in ("/static/base.css", *(f"/picture/{game}.svg" for game in NAMES)):
                assert {(await flood.get(file)).status_code for _ in range(10)} == {200}
            await moves(anna)
            told = await stopped(lambda: flood.post(f"/t/{anna.table}/rematch", json={}))
            assert "troppe richieste" in told.json()["error"]

    with running(tmp_path, usual=True) as usual:
        asyncio.run(test(usual))
        check_journal(usual)
