"""Many windows of one person at one seat, all of them clicking: duplicates, stale numbers, lost connections."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import deque
from typing import Any

from tests.table.campaign import LOST, Ledger, audit, same
from tests.table.player import Message, Player
from tests.table.running import PATIENCE

WINDOWS = 8
PERSON = 0  # the seat that all of them are at


class Round:
    """One match that is raced for."""

    def __init__(self, ledger: Ledger, disconnects: int, seed: int) -> None:
        self.ledger = ledger
        self.left = disconnects
        self.rng = random.Random(seed)
        self.recent: deque[Message] = deque(maxlen=12)  # acts that any window may send again
        self.over = False

    @property
    def done(self) -> bool:
        return self.over or self.left <= 0


class Window(Player):
    """One of the windows. Every request on its socket must be answered exactly once."""

    def __init__(self, host: Player, match: Round, seed: int) -> None:
        super().__init__(host.address, host.name, host.http.headers["accept-language"], seed)
        self.http.cookies = host.http.cookies
        self.table = host.table
        self.match = match
        self.waiting: dict[int, Message] = {}
        self.owed = False  # a stale answer came, and the fresh screen that follows it has not

    async def race(self) -> None:
        while not self.match.done:
            try:
                if self.socket is None:
                    await self.rejoin()
                    await self.until(lambda: bool(self.screen), PATIENCE)
                await self._send_some()
                await self._hear_some()
                if self.screen["status"] == "over":
                    self.match.over = True
                elif self.rng.random() < 0.15:
                    await self._disconnect()
            except LOST:
                raise AssertionError("the server hung up") from None
        await self.everything_answered()

    async def _send_some(self) -> None:
        """Several requests at once, in any order, some of them not for the first time."""
        batch = [self._request() for _ in range(self.rng.randrange(1, 5))]
        batch += [request for request in batch if request in self.match.recent and self.rng.random() < 0.3]
        self.rng.shuffle(batch)
        for request in batch:
            n = await self.say(request["t"], **{name: value for name, value in request.items() if name != "t"})
            self.waiting[n] = request
            self.match.ledger.counts["requests"] += 1

    def _request(self) -> Message:
        rng, options = self.rng, self.screen.get("options") or []
        if self.match.recent and rng.random() < 0.25:
            return rng.choice(self.match.recent)
        revision = max(0, self.revision + rng.choice([0] * 6 + [-1, -2, 1, 5]))
        action = rng.choice(options)["action"] if options else "nothing-of-the-kind"
        kind = rng.random()
        if kind < 0.1:
            return {"t": "imagine", "revision": revision, "actions": [action]}
        if kind < 0.15:
            return {"t": "why", "revision": revision, "actions": [], "target": "no-such-thing"}
        key = {"revision": revision, "key": secrets.token_hex(8)}
        if kind < 0.25:
            act: Message = {"t": "undo", "to": rng.choice([-1, self.screen["ply"] - 1, 0]), **key}
            act["to"] = max(-1, act["to"])
        else:
            act = {"t": "do", "actions": [action], **key}
        body = {"undo": act["to"]} if act["t"] == "undo" else {"do": act["actions"]}
        self.match.ledger.asked[self.table, act["key"]] = (PERSON, body)
        if (
            revision <= self.revision
        ):  # what is decided on a revision that does not exist yet is only refused until it does
            self.match.recent.append(act)
        return act

    async def _hear_some(self) -> None:
        for _ in range(self.rng.randrange(1, 8)):
            try:
                await self.hear(0.02)
            except TimeoutError:
                return

    async def hear(self, timeout: float = PATIENCE) -> Message:
        message = await super().hear(timeout)
        if message["t"] == "screen":
            self.owed = False
            return message
        assert message["n"] in self.waiting, f"answered twice, or never asked: {message}"
        request = self.waiting.pop(message["n"])
        self.owed = self.owed or message["t"] == "stale"
        self.match.ledger.counts[f"{request['t']} {message['t']}"] += 1
        if "key" in request:
            self.match.ledger.settle(self.table, request["key"], message)
        return message

    async def everything_answered(self) -> None:
        while self.waiting or self.owed:
            await self.hear(PATIENCE)

    async def _disconnect(self) -> None:
        """Hang up: politely once everything is answered, or in the middle of it."""
        self.match.left -= 1
        self.match.ledger.counts["disconnects"] += 1
        assert self.socket is not None
        if self.rng.random() < 0.5:
            await self.everything_answered()
            await self.leave()
        else:
            self.socket.transport.abort()
            self.socket = None
        self.waiting.clear()
        self.owed = False


async def race(address: str, game: str, chairs: list[str], disconnects: int, seed: int, ledger: Ledger) -> Player:
    """One match with eight windows at seat 0; in the end they all show the same. The host, for its table."""
    host = Player(address, seed=seed)
    await host.set_table(game, chairs)
    match = Round(ledger, disconnects, seed)
    windows = [Window(host, match, seed * WINDOWS + number) for number in range(WINDOWS)]
    try:
        async with asyncio.TaskGroup() as racing:
            for window in windows:
                racing.create_task(window.race())
        await host.join()
        await host.until(lambda: bool(host.screen))
        for window in windows:
            if window.socket is None:
                await window.rejoin()
            await window.until(lambda window=window: bool(window.screen))
            while window.revision != host.revision:
                await (window if window.revision < host.revision else host).hear(PATIENCE)
            same(window, host)
    finally:
        for player in (host, *windows):
            await player.close()
    return host


def check(storage: Any, host: Player, ledger: Ledger) -> int:
    """One history, and how many acts it has."""
    row = storage.find_match(host.table)
    log = storage.find_log(host.table)
    audit(row, log, ledger)
    return len(log)
