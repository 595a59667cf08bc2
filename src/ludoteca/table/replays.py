"""Replays: a finished match, page by page, through the eyes of a spectator."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec
from starlette.websockets import WebSocket

from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.match import AnyMatch
from ludoteca.play.record import parse
from ludoteca.play.replay import replay
from ludoteca.play.texts import Texts
from ludoteca.table import ending, screen
from ludoteca.table.edge import GONE, Limits, texts_of
from ludoteca.table.limits import Bounds
from ludoteca.table.protocol import Face, Hello, Page, Refused, Screen, SeatCard, ToBrowser, encoder, understood
from ludoteca.table.seen import Seen, news
from ludoteca.table.threads import Threads

MINUTE = 60.0  # seconds


def check(text: str, most: int) -> AnyMatch:
    """The match of a record, replayed to its end; what is wrong with it is said in one line."""
    record = parse(text, "record")
    if len(record.rows) > most:
        raise LudotecaError(f"record: {len(record.rows)} moves, and at most {most} are replayed here")
    return replay(find(record.game), record)


class Opened:
    """The matches that are being read, each once for all who read it, and none for longer than it is of use.

    A match has all its positions, many times as much as a record: readers keep the record, and ask here for each page.
    """

    def __init__(self, readers: Threads, bounds: Bounds) -> None:
        self._readers = readers
        self._bounds = bounds
        self._matches: OrderedDict[str, AnyMatch] = OrderedDict()
        self._opening: dict[str, asyncio.Task[AnyMatch]] = {}
        self._forgetting: dict[str, asyncio.TimerHandle] = {}

    async def match(self, text: str) -> AnyMatch:
        """The match of a record, as it was opened before, or opened now."""
        if text not in self._matches:
            opening = self._opening.get(text)
            if opening is None:
                work = self._readers.run(check, text, self._bounds.record_moves)
                opening = self._opening[text] = asyncio.create_task(work)
                opening.add_done_callback(lambda _: self._opening.pop(text, None))
            self._matches[text] = await asyncio.shield(opening)  # others wait for it too
        self._matches.move_to_end(text)
        while len(self._matches) > self._bounds.replays_open:
            self._forget(next(iter(self._matches)))
        if text in self._forgetting:
            self._forgetting[text].cancel()
        minutes = self._bounds.replay_minutes
        self._forgetting[text] = asyncio.get_running_loop().call_later(MINUTE * minutes, self._forget, text)
        return self._matches[text]

    def _forget(self, text: str) -> None:
        self._matches.pop(text, None)
        self._forgetting.pop(text).cancel()


class Reader:
    """Somebody who turns the pages of a match."""

    def __init__(
        self,
        socket: WebSocket,
        text: str,
        opened: Opened,
        person: str,
        texts: Texts,
        readers: Threads,
        messages: Limits,
    ) -> None:
        self.socket = socket
        self.text = text
        self.record = parse(text)
        self.opened = opened
        self.readers = readers
        self.texts = texts
        self.messages = messages
        self.seen: Seen | None = None
        self.facing = 0
        self._ply = 0
        self._asker = person or (socket.client.host if socket.client else "?")

    async def run(self) -> None:
        await self.socket.accept()
        async for text in texts_of(self.socket):
            try:
                await self.socket.send_text(encoder.encode(await self._answer(text)).decode())
            except GONE:
                return

    async def _answer(self, text: str) -> list[ToBrowser]:
        if not self.messages.allow(self._asker):
            return [Refused(0, "too many messages")]
        try:
            request = understood(text)
        except msgspec.DecodeError as error:
            return [Refused(0, str(error)[:200])]
        match request:
            case Hello():
                self.seen = None
                self.facing = request.facing
                # A match is read from its beginning; who comes back goes on reading there.
                return [await self._turn(request.have)]
            case Face():
                self.facing = request.to
                return [await self._turn(self._ply)]
            case Page():
                return [await self._turn(request.ply)]
            case _:
                return [Refused(request.n, "this match is over: it can only be looked at")]

    async def _turn(self, ply: int) -> Screen:
        self._ply = ply
        return await self.readers.run(self._page, await self.opened.match(self.text), ply)

    def _page(self, match: AnyMatch, wanted: int) -> Screen:
        ply, record = min(wanted, match.ply), self.record
        there = match.at(ply)
        sight = screen.sight(there, -1, ply)
        before, self.seen = (
            self.seen,
            msgspec.structs.replace(
                screen.drawn(sight, self.texts, self.facing),
                seats=tuple(SeatCard(self.texts.seat(seat), "person") for seat in range(match.seats)),
                seal=record.seal if record.secret else "",  # the table's own, if it was played at one
                end=ending.sheet(sight, self.texts, record.seed or "", record.secret, record.salts)
                if there.over
                else None,
                plies=match.ply,
            ),
        )
        return news(before, self.seen, self.texts)
