"""Replays: a finished match, page by page, through the eyes of a spectator."""

from __future__ import annotations

import msgspec
from starlette.websockets import WebSocket

from ludoteca.games import find
from ludoteca.play.match import AnyMatch
from ludoteca.play.record import parse
from ludoteca.play.replay import replay
from ludoteca.play.texts import Texts
from ludoteca.table import ending, screen
from ludoteca.table.edge import GONE, Limits, texts_of
from ludoteca.table.protocol import Hello, Page, Refused, Screen, SeatCard, ToBrowser, decoder, encoder
from ludoteca.table.seen import Seen, news
from ludoteca.table.threads import Threads


def check(text: str) -> AnyMatch:
    """The match of a record, replayed to its end; what is wrong with it is said in one line."""
    record = parse(text, "record")
    return replay(find(record.game), record)


class Reader:
    """Somebody who turns the pages of a match."""

    def __init__(
        self, socket: WebSocket, match: AnyMatch, person: str, texts: Texts, readers: Threads, messages: Limits
    ) -> None:
        self.socket = socket
        self.match = match
        self.readers = readers
        self.seed = match.record().seed or ""
        self.texts = texts
        self.messages = messages
        self.seen: Seen | None = None
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
            request = decoder.decode(text)
        except msgspec.DecodeError as error:
            return [Refused(0, str(error)[:200])]
        match request:
            case Hello():
                self.seen = None
                # A match is read from its beginning; who comes back goes on reading there.
                return [await self.readers.run(self._page, min(request.have, self.match.ply))]
            case Page():
                return [await self.readers.run(self._page, min(request.ply, self.match.ply))]
            case _:
                return [Refused(request.n, "this match is over: it can only be looked at")]

    def _page(self, ply: int) -> Screen:
        there = self.match.at(ply)
        sight = screen.sight(there, -1, ply)
        before, self.seen = (
            self.seen,
            msgspec.structs.replace(
                screen.drawn(sight, self.texts),
                seats=tuple(SeatCard(self.texts.seat(seat), "person") for seat in range(self.match.seats)),
                seal=self.match.seal,
                end=ending.sheet(sight, self.texts, self.seed) if there.over else None,
                plies=self.match.ply,
            ),
        )
        return news(before, self.seen, self.texts)
