"""A player without a screen: speaks to a table as a browser does, keeps the board it was sent, and plays at random."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import ssl
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

Message = dict[str, Any]
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # never used; without it every player would read all certificates
SHORT = httpx.Limits(keepalive_expiry=1)  # seconds; a server hangs up after five, and must not while something is asked


class Stale(Exception):
    """The table has moved on."""


class Player:
    """Somebody with a cookie jar. All that was received is kept in `heard`, byte for byte."""

    def __init__(self, address: str, name: str = "Anna", lang: str = "en", seed: int = 0) -> None:
        self.address = address
        self.name = name
        self.rng = random.Random(seed)
        headers = {"origin": address, "accept-language": lang}
        self.http = httpx.AsyncClient(
            base_url=address, headers=headers, timeout=30, verify=NO_TLS, trust_env=False, limits=SHORT
        )
        self.table = ""
        self.socket: ClientConnection | None = None
        self.heard: list[str] = []
        self.board: dict[str, dict[str, str]] = {}
        self.screen: Message = {}
        self.log: list[Message] = []
        self.n = 0
        self._unread: list[Message] = []

    async def close(self) -> None:
        await self.leave()
        await self.http.aclose()

    # Pages.

    async def get(self, path: str) -> httpx.Response:
        answer = await self.http.get(path)
        self.heard.append(answer.text)
        return answer

    async def post(self, path: str, **given: Any) -> httpx.Response:
        answer = await self.http.post(path, **given)
        self.heard.append(answer.text)
        return answer

    async def play_now(self, game: str, level: str = "apprentice") -> str:
        answer = await self.post(f"/play/{game}", data={"name": self.name, "level": level})
        assert answer.status_code == 303, answer.text
        return await self._at(answer.headers["location"])

    async def set_table(self, game: str, chairs: list[str], public: bool = False, **settings: str) -> str:
        data = {"game": game, "seats": str(len(chairs)), "name": self.name}
        data |= {f"seat-{k}": chair for k, chair in enumerate(chairs)}
        data |= {f"set-{name}": value for name, value in settings.items()}
        data["public"] = "yes" if public else "no"
        answer = await self.post("/new", data=data)
        assert answer.status_code == 303, answer.text
        return await self._at(answer.headers["location"])

    async def _at(self, location: str) -> str:
        self.table = location.removeprefix("/t/")
        await self.give_salt()
        return self.table

    async def give_salt(self) -> None:
        """Come to the table for a moment and give this person's part of the seed: the last one begins the match."""
        await self.join()
        await self.say("salt", salt=secrets.token_hex(16))
        await self.ask("why", revision=0, actions=[], target="anything")  # answered once the salt is stored
        await self.leave()
        self.board, self.screen, self.log = {}, {}, []

    async def link(self, seat: int) -> str:
        """The secret of a fresh link for a seat, or for spectators (-1)."""
        answer = await self.post(f"/t/{self.table}/invite", json={"seat": seat})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["link"].partition("=")[2])

    async def sit(self, table: str, token: str) -> httpx.Response:
        self.table = table
        answer = await self.post(f"/t/{table}/sit", json={"token": token, "name": self.name})
        if answer.status_code == 200:
            await self.give_salt()
        return answer

    async def watch(self, table: str, token: str) -> httpx.Response:
        self.table = table
        return await self.post(f"/t/{table}/watch", json={"token": token})

    # The socket.

    def twin(self) -> Player:
        """The same person at the same table, in another window."""
        other = Player(self.address, self.name, self.http.headers["accept-language"])
        other.http.cookies = self.http.cookies
        other.table = self.table
        return other

    async def rejoin(self) -> None:
        """Come back with the screen that was kept, as a browser does after a lost connection."""
        if self.screen:
            await self.join(have=self.revision, seat=self.screen["seat"])
        else:
            await self.join()

    async def join(self, have: int = 0, path: str = "", seat: int | None = None) -> None:
        """Open the socket and say hello; `have` and `seat`: the revision on screen already, and whose eyes it shows."""
        await self.connect(path)
        if not have:
            self.board, self.screen, self.log = {}, {}, []
        await self.say("hello", have=have, **({} if seat is None else {"seat": seat}))

    async def connect(self, path: str = "") -> None:
        """Open the socket and say nothing."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies, "accept-language": self.http.headers["accept-language"]}
        address = self.address.replace("http", "ws", 1) + (path or f"/t/{self.table}/live")
        ours = Origin(self.address)
        self.socket = await connect(address, origin=ours, additional_headers=headers, max_size=2**24, proxy=None)
        self._unread = []

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def say(self, kind: str, **given: Any) -> int:
        assert self.socket is not None
        self.n += 1
        await self.socket.send(json.dumps({"t": kind, "n": self.n, **given}))
        return self.n

    async def hear(self, timeout: float = 20.0) -> Message:
        """The next message; screens are applied to the board that is kept."""
        while not self._unread:
            assert self.socket is not None
            text = await asyncio.wait_for(self.socket.recv(), timeout)
            assert isinstance(text, str)
            self.heard.append(text)
            self._unread = json.loads(text)
        message = self._unread.pop(0)
        if message["t"] == "screen":
            self._show(message)
        return message

    async def ask(self, kind: str, **given: Any) -> Message:
        """Say something and wait for its answer; screens that come between are shown."""
        n = await self.say(kind, **given)
        while True:
            message = await self.hear()
            if message.get("n") == n:
                return message

    def _show(self, news: Message) -> None:
        if news["whole"]:
            self.board, self.screen, self.log = {}, {}, []
        self.screen.update({key: value for key, value in news.items() if value is not None})
        for name, default in (("covered", False), ("drawn", []), ("gone", [])):
            self.screen[name] = news.get(name, default)
        shown = {ident: svg for parts in self.board.values() for ident, svg in parts.items()}
        for area, ident in news.get("gone", []):
            del self.board[area][ident]
        for part in news.get("drawn", []):
            area = self.board.setdefault(part["area"], {})
            svg = part["svg"]
            if part.get("outside"):
                before = shown[part["id"]]
                svg += before[before.index(">") :]
            if part.get("after") is None:
                assert part["id"] in area, f"{part['id']} changed but was never there"
                area[part["id"]] = svg
            else:
                area.pop(part["id"], None)
                rest = list(area.items())
                at = 0 if part["after"] == "" else 1 + [ident for ident, _ in rest].index(part["after"])
                rest.insert(at, (part["id"], svg))
                self.board[part["area"]] = dict(rest)
        if (log := news.get("log")) is not None:
            self.log = [line for line in self.log if line["ply"] <= log["keep"]] + log["lines"]

    @property
    def revision(self) -> int:
        return int(self.screen["revision"])

    @property
    def my_turn(self) -> bool:
        return bool(self.screen.get("options")) and self.screen["status"] == "playing"

    async def until(self, ready: Any, timeout: float = 30.0) -> None:
        """Hear until something holds."""
        async with asyncio.timeout(timeout):
            while not ready():
                await self.hear(timeout)

    # Playing.

    async def whole_move(self) -> list[str]:
        """A random whole move, found as a person finds it: one step after the other."""
        options = self.screen["options"]
        actions: list[str] = []
        while True:
            calm = [option for option in options if not option.get("aside")] or options
            chosen = self.rng.choice(calm)
            actions += [chosen["action"], *(step["action"] for step in chosen.get("along", ()))]
            if chosen.get("ends"):
                return actions
            answer = await self.ask("imagine", revision=self.revision, actions=actions)
            if answer["t"] == "stale":
                raise Stale
            assert answer["t"] == "imagined", answer
            options = answer["options"]

    async def act(self) -> Message:
        """Make a random move."""
        actions = await self.whole_move()
        return await self.ask("do", revision=self.revision, key=secrets.token_hex(8), actions=actions)

    async def play_to_end(self, most: int = 5000) -> None:
        for _ in range(most):
            await self.until(lambda: self.my_turn or self.screen.get("status") == "over", 120)
            if self.screen["status"] == "over":
                return
            try:
                answer = await self.act()
                await self.say("skip")
            except Stale:
                answer = {"t": "stale"}
            if answer["t"] == "done":
                wanted = answer["revision"]
                await self.until(lambda: self.revision >= wanted)  # noqa: B023
            elif answer["t"] == "stale":
                await self.hear()
        raise AssertionError("the match did not end")


__all__ = ["ConnectionClosed", "InvalidStatus", "Player", "Stale"]
