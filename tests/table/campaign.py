"""A crash campaign: tables of bots and scripted people, a server that is killed again and again, and an account of it.

Everybody keeps what they asked for and what they were answered. In the end the log in the database must have every
acknowledged act exactly once where the answer said, and nothing that nobody asked for; and every screen that was kept
through all the crashes must be what a fresh one shows.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from ludoteca.games import find
from ludoteca.play.match import AnyMatch, Match
from ludoteca.table.history import Act, carry_out
from ludoteca.table.storage import LogRow, MatchRow, Storage
from tests.table.player import Message, Player
from tests.table.running import PATIENCE, Server

LOST = (OSError, EOFError, WebSocketException, httpx.TransportError)
SHARED = ("prompt", "options", "status", "ply", "reach", "areas", "seal")

# game, chairs, whether somebody watches; a `friend` is another scripted person, a `twice` one with a second device.
TABLES: Sequence[tuple[str, Sequence[str], bool]] = [
    *[("phalanxx", ("me", "bot:wanderer", "bot:wanderer"), False)] * 5,
    *[("phalanxx", ("me", "friend", "bot:wanderer"), True)] * 4,
    *[("phalanxx", ("twice", "bot:apprentice"), False)] * 2,
    *[("phalanxx", ("me", "friend", "friend", "bot:wanderer"), False)] * 2,
    ("phalanxx", ("me",), True),
    *[("vendemmia", ("me", "friend", "bot:wanderer"), True)] * 2,
    ("vendemmia", ("twice", "friend"), False),
    *[("baratto", ("me", "friend", "bot:wanderer"), False)] * 2,
    ("baratto", ("me", "friend", "friend"), True),
]


class Ledger:
    """What was asked, and what came of it. Keys are (match, key of the act)."""

    def __init__(self) -> None:
        self.asked: dict[tuple[str, str], tuple[int, dict[str, Any]]] = {}  # seat, body of the act
        self.done: dict[tuple[str, str], int] = {}  # the number it has
        self.denied: dict[tuple[str, str], str] = {}
        self.counts: Counter[str] = Counter()

    def settle(self, match: str, key: str, answer: Message) -> None:
        """Note an answer; all answers to one act must say the same."""
        where = (match, key)
        self.counts[answer["t"]] += 1
        if answer["t"] == "done":
            assert self.done.setdefault(where, answer["revision"]) == answer["revision"], f"{where} was done twice"
            assert where not in self.denied, f"{where} was denied, then done"
        else:
            assert answer["t"] in ("stale", "refused"), answer
            assert where not in self.done, f"{where} was done, then denied: {answer}"
            self.denied[where] = str(answer)


class Sitter(Player):
    """Plays at random through crashes: comes back, sends again what was not answered, and keeps account."""

    def __init__(self, address: str, ledger: Ledger, name: str, seed: int) -> None:
        super().__init__(address, name, "it" if seed % 4 == 0 else "en", seed)
        self.ledger = ledger
        self.pending: Message | None = None  # an act without an answer yet

    async def play(self, stop: asyncio.Event) -> None:
        """Until told to stop, and everything asked for is answered."""
        while self.pending or not stop.is_set():
            try:
                await self._step(stop)
            except LOST:
                await self.drop()
                await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    async def _step(self, stop: asyncio.Event) -> None:
        if self.socket is None:
            await self.rejoin()
        if self.pending is not None:
            self.ledger.counts["sent again"] += 1
            await self._send(self.pending)
        elif self.screen.get("status") == "over":
            await self._rematch()
        elif self.my_turn or (self.screen and self.screen["reach"] >= 0 and self.rng.random() < 0.02):
            await self._decide()
        else:
            await self.listen(0.1)

    async def listen(self, seconds: float) -> None:
        """Hear one message, if there is one."""
        try:
            await self.hear(seconds)
        except TimeoutError:
            return

    async def drop(self) -> None:
        """Lose the connection without a word."""
        socket, self.socket = self.socket, None
        if socket is not None:
            socket.transport.abort()

    async def _decide(self) -> None:
        if self.screen["reach"] >= 0 and (not self.my_turn or self.rng.random() < 0.1):
            message = {"t": "undo", "to": self.rng.choice([-1, self.screen["reach"]])}
        else:
            actions = await self._some_move()
            if not actions:
                return
            message = {"t": "do", "actions": actions}
        self.pending = message | {"revision": self.revision, "key": secrets.token_hex(8)}
        body = {"undo": message["to"]} if message["t"] == "undo" else {"do": message["actions"]}
        self.ledger.asked[self.table, self.pending["key"]] = (self.screen["seat"], body)
        await self._send(self.pending)

    async def _some_move(self) -> list[str]:
        """A whole move, or only its first step; nothing if the table has moved on meanwhile."""
        options = self.screen["options"]
        actions: list[str] = []
        while True:
            calm = [option for option in options if not option.get("aside")] or options
            actions.append(self.rng.choice(calm)["action"])
            if self.rng.random() < 0.5 or len(actions) == 12:
                return actions
            answer = await self.ask("imagine", revision=self.revision, actions=actions)
            if answer["t"] == "stale":
                await self.fresh()
                return []
            assert answer["t"] == "imagined", answer
            if answer["ends"]:
                return actions
            options = answer["options"]

    async def _send(self, act: Message) -> None:
        """Send an act, sometimes twice; sometimes lose the connection before the answer comes."""
        given = {name: value for name, value in act.items() if name != "t"}
        if self.rng.random() < 0.05:
            await self.say(act["t"], **given)
        if self.rng.random() < 0.02:
            await self.say(act["t"], **given)
            self.ledger.counts["hung up"] += 1
            await self.drop()
            return
        answer = await self.ask(act["t"], **given)
        self.pending = None
        self.ledger.settle(self.table, act["key"], answer)
        if answer["t"] == "done":
            await self.until(lambda: self.screen and self.revision >= answer["revision"], PATIENCE)
        elif answer["t"] == "stale":
            await self.fresh()

    async def fresh(self) -> None:
        """The screen that follows a stale answer."""
        while (await self.hear(PATIENCE))["t"] != "screen":
            pass

    async def _rematch(self) -> None:
        answer = await self.post(f"/t/{self.table}/rematch", json={})
        assert answer.status_code == 200, answer.text
        await self.leave()
        self.table, self.screen = str(answer.json()["address"]).removeprefix("/t/"), {}
        self.ledger.counts["rematches"] += 1


class Onlooker(Sitter):
    """Somebody who only watches."""

    async def _step(self, stop: asyncio.Event) -> None:
        if self.socket is None:
            await self.rejoin()
        await self.listen(0.1)


class Campaign:
    """Tables, the people at them, and the server that is killed under them."""

    def __init__(self, server: Server, seed: int = 0, tell: Callable[[str], None] = lambda line: None) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.ledger = Ledger()
        self.people: list[Sitter] = []
        self.stop = asyncio.Event()
        self.tell = tell
        self.matches: set[str] = set()

    async def run(self, kills: int) -> None:
        for game, chairs, watched in TABLES:
            await self.set_table(game, chairs, watched)
        playing = [asyncio.create_task(person.play(self.stop)) for person in self.people]
        try:
            for number in range(1, kills + 1):
                await self._crash(playing)
                self.tell(f"kill {number} of {kills}: {len(self.ledger.done)} acts acknowledged")
            await self._some_acts(playing, 10)
            self.stop.set()
            await asyncio.gather(*playing)
            for person in self.people:
                await self.agree(person)
        finally:
            self.stop.set()
            for task in playing:
                task.cancel()
            for person in self.people:
                await person.drop()
                await person.http.aclose()

    async def set_table(self, game: str, chairs: Sequence[str], watched: bool) -> None:
        host = self._person()
        await host.set_table(game, ["me" if chair == "twice" else chair for chair in chairs])
        for seat, chair in enumerate(chairs):
            if chair in ("friend", "twice"):
                token = await host.link(seat)
                guest = self._person()
                assert (await guest.sit(host.table, token)).status_code == 200
        if watched:
            watcher = Onlooker(self.server.address, self.ledger, "Wanda", len(self.people))
            self.people.append(watcher)
            assert (await watcher.watch(host.table, await host.link(-1))).status_code == 200

    def _person(self) -> Sitter:
        number = len(self.people)
        self.people.append(Sitter(self.server.address, self.ledger, f"Person {number}", self.rng.randrange(10**6)))
        return self.people[-1]

    async def _crash(self, playing: Sequence[asyncio.Task[None]]) -> None:
        """Wait for a random number of acts, kill at that moment, start again; sometimes kill while it starts."""
        await self._some_acts(playing, self.rng.randrange(1, 25))
        await asyncio.to_thread(self.server.kill)
        if self.rng.random() < 0.2:
            self.server.launch()
            await asyncio.sleep(self.rng.uniform(0.0, 1.0))
            await asyncio.to_thread(self.server.kill)
        self.server.launch()

    async def _some_acts(self, playing: Sequence[asyncio.Task[None]], count: int) -> None:
        """Until so many more acts are acknowledged."""
        enough = len(self.ledger.done) + count
        async with asyncio.timeout(PATIENCE):
            while len(self.ledger.done) < enough:
                for task in playing:
                    if task.done():
                        task.result()  # raises what went wrong
                await asyncio.sleep(0.005)

    async def agree(self, kept: Player) -> None:
        """The screen that somebody kept through it all is the one they get when they ask anew."""
        fresh = kept.twin()
        try:
            while kept.socket is None:
                try:
                    await kept.rejoin()
                except LOST:
                    await asyncio.sleep(0.05)
            await fresh.join()
            await fresh.until(lambda: bool(fresh.screen), PATIENCE)
            await kept.until(lambda: bool(kept.screen), PATIENCE)
            while kept.revision != fresh.revision:
                await (kept if kept.revision < fresh.revision else fresh).hear(PATIENCE)
            same(kept, fresh)
        finally:
            await fresh.close()

    def audit(self) -> None:
        """Compare the account of everybody with what the database has; the server must be stopped."""
        storage = Storage(self.server.url)
        try:
            tables = {match for match, _ in self.ledger.asked}
            self.matches = tables
            for match in tables:
                row = storage.find_match(match)
                assert row is not None
                audit(row, storage.find_log(match), self.ledger)
        finally:
            storage.close()


def same(kept: Player, fresh: Player) -> None:
    assert kept.revision == fresh.revision
    assert {area: list(parts.items()) for area, parts in kept.board.items() if parts} == {
        area: list(parts.items()) for area, parts in fresh.board.items() if parts
    }
    for name in SHARED:
        assert kept.screen.get(name) == fresh.screen.get(name), name
    assert kept.log == fresh.log


def audit(row: MatchRow, log: Sequence[LogRow], ledger: Ledger) -> None:
    """One history without gaps: each acknowledged act once, at its number; nothing denied; nothing unasked."""
    assert [act.seq for act in log] == list(range(1, len(log) + 1))
    keys = {act.key: act for act in log if act.key is not None}
    assert len(keys) == sum(act.key is not None for act in log)
    for (match, key), revision in ledger.done.items():
        if match == row.id:
            assert key in keys, f"act {key} was acknowledged and is lost"
            assert keys[key].seq == revision
    for act in log:
        if act.key is None:
            assert row.chairs[act.seat].kind == "bot", f"act {act.seq} was asked for by nobody"
        else:
            assert ledger.asked[row.id, act.key] == (act.seat, json.loads(act.body))
            assert (row.id, act.key) not in ledger.denied, f"act {act.seq} was denied and is there"
    replayed(row, log)


def replayed(row: MatchRow, log: Sequence[LogRow]) -> None:
    """The log can be played from its start to its end."""
    match: AnyMatch = Match(find(row.game), row.seats, row.seed, json.loads(row.settings))
    for act in log:
        carry_out(match, act.seat, msgspec.json.decode(act.body, type=Act))
        assert act.hash in (None, match.hash())
    assert (row.status == "over") == match.over
