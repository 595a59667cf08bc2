"""Live: one person's socket. It answers requests in order, and shows the newest screen, never a queue of old ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.texts import Texts
from ludoteca.table import ending, reasons, screen
from ludoteca.table.edge import GONE, Limits, texts_of
from ludoteca.table.protocol import (
    Because,
    Do,
    End,
    Hello,
    Imagine,
    Lesson,
    Look,
    Question,
    Refused,
    Salt,
    Screen,
    SeatCard,
    Skip,
    Stale,
    ToBrowser,
    Turn,
    Undo,
    Why,
    decoder,
    encoder,
)
from ludoteca.table.room import Room
from ludoteca.table.screen import Frame
from ludoteca.table.storage import MatchRow

MOST_WAITING = 64  # answers; who sends more without reading is cut off
PATIENCE = 20.0  # seconds a socket may take to accept what is sent; it may be twice as many until that is noticed
NO_ACCESS, NOT_FOUND, TOO_FAST, BAD_START = 4403, 4404, 4429, 4400

say = logging.getLogger("ludoteca.live")


class Gone(Exception):
    """The browser is not there any more, or has stopped reading."""


class Shown:
    """What a browser has on screen, so that only differences travel."""

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.rest: dict[str, Any] = {}


class Visit:
    """A person at a table, through one socket."""

    def __init__(self, socket: WebSocket, room: Room, person: str, texts: Texts, messages: Limits) -> None:
        self.socket = socket
        self.room = room
        self.person = person
        self.texts = texts
        self.messages = messages
        self.eyes = -1
        self.greeted = False
        self._acting = False
        self._over = False
        self.shown = Shown()
        self._row: MatchRow | None = None  # the match as it was stored when this visit last looked who sits there
        self._mine: tuple[int, ...] = ()
        self._counted = -1
        self._again = False  # whether a screen is due even if nothing has changed on it
        self._answers: list[ToBrowser] = []
        self._overrun = False  # whether more was asked than is kept to be answered
        self._waken = asyncio.Event()
        self._sending = 0.0  # since when the socket is being given something; 0 if it has taken all
        self._asker = person or (socket.client.host if socket.client else "?")

    async def run(self) -> None:
        """Until the browser goes, or no longer takes what it is sent."""
        await self.socket.accept()
        self.room.watchers.add(self._waken.set)
        self.room.play_bots()
        tasks = listening, sending = [asyncio.create_task(self._guarded(work)) for work in (self._listen, self._send)]
        try:
            while not any(task.done() for task in tasks) and not self._is_stuck():
                await asyncio.wait(tasks, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._over = True
            self.room.watchers.discard(self._waken.set)
            self._count(-1)
            sending.cancel()
            if not self._acting:  # an act that has begun is carried to its end
                listening.cancel()

    def _is_stuck(self) -> bool:
        """Asked now and then: a timer for each message would cost more than the message."""
        return self._sending > 0 and asyncio.get_running_loop().time() - self._sending >= PATIENCE

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        """A fault of ours ends this visit only: the person reconnects, and nobody else notices."""
        try:
            await work()
        except Gone:
            pass
        except Exception:  # noqa: BLE001
            say.exception("a visit ended with a fault", extra={"match": self.room.row.id})
            await self._close(1011, "something went wrong here")

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(*GONE):
            await asyncio.wait_for(self.socket.close(code, reason), PATIENCE)

    # Hearing.

    async def _listen(self) -> None:
        async for text in texts_of(self.socket):
            if not self.messages.allow(self._asker):
                await self._close(TOO_FAST, "too many messages")
                return
            await self._hear(text)
            if self._over:
                return

    async def _hear(self, text: str) -> None:
        try:
            request = decoder.decode(text)
        except msgspec.DecodeError as error:
            say.warning("a message that cannot be read", extra={"match": self.room.row.id, "why": str(error)[:120]})
            self._answer(Refused(_number(text), str(error)[:200]))
            return
        if not self.greeted and not isinstance(request, Hello):
            self._answer(Refused(request.n, "say hello first"))
            return
        try:
            if isinstance(request, Do | Undo):
                await self._act(request)
            elif (answer := await self._carry_out(request)) is not None:
                self._answer(answer)
        except LudotecaError as error:
            self._answer(Refused(request.n, str(error)))

    async def _act(self, request: Do | Undo) -> None:
        """The answer lies ready before anybody wakes to look, so that it travels with the screen that shows the act."""
        if self.eyes < 0:
            self._answer(self.room.answered(request) or Refused(request.n, self.texts("table-not-your-seat")))
            return
        self._acting = True
        try:
            self._answer(await self.room.act(self.eyes, request, self.texts))
        finally:
            self._acting = False

    async def _carry_out(self, request: Question) -> ToBrowser | None:
        match request:
            case Hello():
                self._greet(request)
                return None
            case Look():
                return self._look(request)
            case Salt():
                await self.room.add_salt(self.person, request.salt)
                return None
            case Skip():
                self.room.hurry = self.room.hurry or bool(self.room.seats_of(self.person))
                return None
            case Imagine():
                return await self._imagine(request)
            case Why():
                return await self._why(request)
            case Turn():
                return Refused(request.n, "turning pages is for replays")

    def _greet(self, hello: Hello) -> None:
        """First words: a browser that was here before gets only what it has missed, if the room remembers that."""
        self.greeted = True
        self.shown = Shown()
        mine = self.room.seats_of(self.person)
        if len(mine) == 1:
            self.eyes = mine[0]
        else:
            self.eyes = hello.seat if hello.seat in mine else -1
        self._count(self.eyes)
        same = len(mine) < 2 if hello.seat is None else hello.seat == self.eyes
        if hello.have and same:
            self.shown.frame = self.room.remembered(self.eyes, self.texts.language, hello.have)
        self._waken.set()

    def _look(self, request: Look) -> Refused | None:
        if request.seat >= 0 and request.seat not in self.room.seats_of(self.person):
            return Refused(request.n, self.texts("table-not-your-seat"))
        self.eyes = request.seat
        self._count(self.eyes)
        self.shown = Shown()
        self._waken.set()
        return None

    async def _imagine(self, request: Imagine) -> ToBrowser:
        async with self.room.lock:
            await self.room.make_sure()
            base, match = self.shown.frame, self.room.match
            if match is None or self.eyes < 0:
                return Refused(request.n, self.texts("table-not-your-seat"))
            if base is None or request.seq != base.seq:  # what was seen before is still good if others decide in secret
                base = self.room.remembered(self.eyes, self.texts.language, request.seq)
            if base is None or base.seq < self.room.good_from(self.eyes) or base.seat != self.eyes:
                return Stale(request.n, self.room.seq)
            if self.eyes not in match.to_act:
                return Refused(request.n, self.texts("refusal-not-your-turn"))
            return screen.imagined(match, base, self.texts, request.actions, request.n)

    async def _why(self, request: Why) -> ToBrowser:
        async with self.room.lock:
            await self.room.make_sure()
            match = self.room.match
            if match is None or self.eyes < 0:
                return Because(request.n, self.texts("why-watching"))
            return await asyncio.to_thread(
                reasons.because, match, self.eyes, request.actions, request.target, self.texts, request.n
            )

    def _answer(self, answer: ToBrowser) -> None:
        if len(self._answers) < MOST_WAITING:
            self._answers.append(answer)
        else:
            self._overrun = True
        self._waken.set()

    def _count(self, seat: int) -> None:
        """Note which seat this socket is open for."""
        if seat == self._counted:
            return
        for number, change in ((self._counted, -1), (seat, 1)):
            if number >= 0:
                self.room.here[number] = self.room.here.get(number, 0) + change
        self._counted = seat
        self.room.wake()

    # Showing.

    async def _send(self) -> None:
        """One task a socket: answers and the newest screen, in one message. A slow reader delays nobody but itself."""
        while True:
            await self._waken.wait()
            self._waken.clear()
            if self._overrun:
                await self._close(TOO_FAST, "too many messages")
                return
            said: list[ToBrowser] = []
            if self.greeted:
                async with self.room.lock:
                    await self.room.make_sure()
                    said = self._take_answers()
                    news = self._screen()
                if news is not None:
                    said.append(news)
            else:
                said = self._take_answers()
            if said:
                await self._say(said)

    def _take_answers(self) -> list[ToBrowser]:
        """What there is to answer: taken in the moment in which the screen is drawn, so that both belong together."""
        answers: list[ToBrowser] = list(self._answers)
        self._answers.clear()
        self._again = self._again or any(isinstance(answer, Stale) for answer in answers)  # a fresh screen follows
        return answers

    async def _say(self, messages: list[ToBrowser]) -> None:
        text = encoder.encode(messages).decode()
        self._sending = asyncio.get_running_loop().time()
        try:
            await self.socket.send_text(text)
        except GONE:
            raise Gone from None
        self._sending = 0.0

    def _screen(self) -> Screen | None:
        """What has changed on this person's screen; None if nothing has."""
        room, before = self.room, self.shown.frame
        self._see_who_sits()
        covered = self._cover()
        rest: dict[str, Any] = {"seats": self._seats(), "seal": room.seal, "covered": covered}
        if room.match is None:
            rest["status"] = "gathering"
            return self._rest(rest, Screen(0, not self.shown.rest, -1, "gathering", 0, -1))
        frame = room.frame(self.eyes, self.texts)
        rest["status"] = "over" if room.match.over else "playing"
        rest["end"] = self._end() if room.match.over else None
        rest["lesson"] = self._lesson()
        whole = before is None or before.seat != frame.seat
        if frame is before and rest == self.shown.rest and not self._again:
            return None
        self._again = False
        old: Frame | None = None if whole else before
        changed, gone = screen.difference(old.fragments if old else {}, frame.fragments)
        self.shown.frame = frame
        return self._rest(
            rest,
            Screen(
                seq=frame.seq,
                whole=whole,
                seat=self.eyes,
                status="over" if room.match.over else "playing",
                ply=frame.ply,
                undo=frame.undo,
                areas=frame.areas if old is None or old.areas != frame.areas else None,
                set=changed,
                gone=gone,
                prompt=frame.prompt if old is None or old.prompt != frame.prompt else None,
                options=frame.options if old is None or old.options != frame.options else None,
                log=screen.log(room.match, self.eyes, self.texts, old),
            ),
        )

    def _see_who_sits(self) -> None:
        """Somebody may have sat down since: what is told from now on calls them by their name."""
        if self._row is not self.room.row:
            self._row = self.room.row
            self._mine = self.room.seats_of(self.person)
            self.texts = self.texts.named(self.room.names(self.texts("seat-open")))

    def _rest(self, rest: dict[str, Any], news: Screen) -> Screen | None:
        """Add what is not the board, where it has changed."""
        before, self.shown.rest = self.shown.rest, rest
        if news.status == "gathering" and rest == before:
            return None
        fresh = {
            name: rest.get(name)
            for name in ("seats", "seal", "end", "lesson")
            if news.whole or before.get(name) != rest.get(name)
        }
        return msgspec.structs.replace(news, covered=rest["covered"], **fresh)

    def _cover(self) -> bool:
        """Where several seats share this screen, it is covered once another of them has to decide."""
        mine = self._mine
        if len(mine) < 2 or self.room.match is None:
            if len(mine) == 1 and self.eyes < 0:
                self.eyes = mine[0]
                self._count(self.eyes)
            return False
        acting = [seat for seat in self.room.match.to_act if seat in mine]
        if self.eyes >= 0 and acting and self.eyes not in acting:
            self.eyes = -1
            self._count(-1)
        return self.eyes < 0 and bool(acting)

    def _seats(self) -> tuple[SeatCard, ...]:
        cards = []
        for chair in self.room.row.chairs:
            here = chair.kind == "bot" or self.room.here.get(chair.number, 0) > 0
            cards.append(SeatCard(chair.name, chair.kind, chair.level, here, chair.number in self._mine))
        return tuple(cards)

    def _end(self) -> End:
        assert self.room.match is not None
        return ending.end(self.room.match, self.room.row, self.texts, self.eyes)

    def _lesson(self) -> Lesson | None:
        return ending.lesson(self.room, self.texts)


def _number(text: str) -> int:
    """The number of a request that could not be read, if that much of it can."""
    try:
        found = msgspec.json.decode(text).get("n", 0)
        return found if type(found) is int and 0 <= found <= 2**31 else 0
    except (msgspec.DecodeError, AttributeError, RecursionError):
        return 0
