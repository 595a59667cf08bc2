"""What tests of hostile input share: a table to attack, and how to see that it is none the worse for it."""

from __future__ import annotations

import http.client
import json
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed

from tests.table.player import Message, Player
from tests.table.running import PATIENCE, Server

NAME = "Quintilia"  # nobody else is called so: where it is found, it has leaked
OURS = ("Traceback", "sqlalchemy", "site-packages", "/ludoteca/", NAME)
secrets_seen: set[str] = set()


@asynccontextmanager
async def host(server: Server, game: str = "vendemmia", chairs: Sequence[str] = ("me", "me")) -> AsyncIterator[Player]:
    """Somebody at a table of their own. Whatever is done to it, afterwards a move can be played there."""
    player = Player(server.address, NAME)
    try:
        await player.set_table(game, list(chairs))
        yield player
        await goes_on(player)
        secrets_seen.update(player.http.cookies.values())
    finally:
        await player.close()


async def goes_on(player: Player) -> None:
    """A move can be played. A table that waits for friends gets them first."""
    await player.leave()
    await player.join()
    await player.until(lambda: bool(player.screen))
    friends = []
    while "open" in (kinds := [card["kind"] for card in player.screen["seats"]]):
        seat = kinds.index("open")
        friend = Player(player.address, "Friend")
        assert (await friend.sit(player.table, await player.link(seat))).status_code == 200
        friends.append(friend)
        await player.until(lambda seat=seat: player.screen["seats"][seat]["kind"] != "open")
    await player.until(lambda: player.screen["status"] == "playing")
    if player.screen["seat"] < 0:
        await player.say("eyes", seat=player.screen["prompt"]["asked"][0])
    await player.until(lambda: player.my_turn or player.screen["seat"] not in player.screen["prompt"]["asked"])
    if player.my_turn:
        assert (await player.act())["t"] == "done"
    for friend in friends:
        await friend.close()


@asynccontextmanager
async def stranger(server: Server) -> AsyncIterator[Player]:
    player = Player(server.address, "Stranger")
    try:
        yield player
    finally:
        await player.close()


async def closed(player: Player) -> tuple[int, str]:
    """How the server hung up."""
    assert player.socket is not None
    try:
        while True:
            await player.hear(PATIENCE)
    except ConnectionClosed:
        return player.socket.close_code or 0, player.socket.close_reason or ""


async def send(player: Player, text: str | bytes) -> Message:
    """Send something as it is; the answer that is not a screen."""
    assert player.socket is not None
    await player.socket.send(text)
    while (message := await player.hear())["t"] == "screen":
        pass
    return message


def clean(text: str) -> None:
    """Nothing of ours is in an answer to a stranger."""
    for word in OURS:
        assert word not in text, word


def refused(answer: Message, *words: str) -> None:
    """A refusal that names what is wrong."""
    assert answer["t"] == "refused", answer
    clean(answer["text"])
    for word in words:
        assert word in answer["text"], answer


def raw(server: Server, method: str, path: str, headers: dict[str, str] | None = None) -> tuple[int, str, str]:
    """A request whose path nobody tidies up on the way: status, text, where it leads."""
    where = urlsplit(server.address)
    with closing(http.client.HTTPConnection(str(where.hostname), where.port, timeout=30)) as line:
        line.request(method, path, headers=headers or {})
        answer = line.getresponse()
        return answer.status, answer.read().decode(errors="replace"), answer.getheader("location") or ""


def check_journal(server: Server) -> None:
    """The journal has one JSON object a line, no faults of ours, and nothing that must stay between people."""
    text = server.said()
    for line in text.splitlines():
        entry = json.loads(line)
        assert entry["level"] != "error", line
    with closing(sqlite3.connect(server.folder / "ludoteca.sqlite")) as db:
        private = {str(value) for row in db.execute("SELECT secret, seed, watch FROM match") for value in row if value}
        private |= {value for (value,) in db.execute("SELECT token FROM person")}
        private |= {value for (value,) in db.execute("SELECT name FROM person") if value != "Guest"}
    for word in private | secrets_seen:
        assert word not in text
