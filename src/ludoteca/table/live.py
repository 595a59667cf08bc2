"""Live: one person's socket. It answers requests in order, and shows the newest screen, never a queue of old ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from starlette.websockets import WebSocket

from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.match import AnyMatch
from ludoteca.play.texts import Texts
from ludoteca.table import agreement, previews, reasons
from ludoteca.table.database import CannotStore
from ludoteca.table.edge import GONE, Limits, texts_of
from ludoteca.table.imagining import known
from ludoteca.table.protocol import (
    Because,
    Do,
    Eyes,
    Face,
    Hello,
    Here,
    Imagine,
    Page,
    Question,
    Refused,
    Salt,
    SeatCard,
    Skip,
    Stale,
    ToBrowser,
    Undo,
    Why,
    encoder,
    understood,
)
from ludoteca.table.room import Room
from ludoteca.table.seen import Seen, is_silent, news
from ludoteca.table.storage import MatchRow
from ludoteca.table.texts import table_texts

MOST_WAITING = 64  # answers; who sends more without reading is cut off
PATIENCE = 20.0  # seconds a socket may take to accept what is sent; it may be twice as many until that is noticed
NO_ACCESS, NOT_FOUND, TOO_FAST, BAD_START = 4403, 4404, 4429, 4400

say = logging.getLogger("ludoteca.live")


class Gone(Exception):
    """The browser is not there any more, or has stopped reading."""


class Visit:
    """A person at a table, through one socket."""

    def __init__(self, socket: WebSocket, room: Room, person: str, texts: Texts, messages: Limits) -> None:
        self.socket = socket
        self.room = room
        self.person = person
        self.texts = texts
        self.messages = messages
        self.eyes = -1
        self.facing = 0  # how this screen has turned the board
        self.greeted = False
        self._acting = False
        self._over = False
        self.seen: Seen | None = None  # what the browser has on screen, so that only differences travel
        self._begun = 0  # how often its screen was begun anew
        self._row: MatchRow | None = None  # the match as it was stored when this visit last looked who sits there
        self._mine: tuple[int, ...] = ()
        self._here = False  # whether this screen is looked at
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
            self._be_here(here=False)
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
            if self._here:  # a phone in a pocket that finds the network again is no sign
                self.room.presence.notice(self.person)
            await self._hear(text)
            if self._over:
                return

    async def _hear(self, text: str) -> None:
        try:
            request = understood(text)
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
        except CannotStore as error:
            self._answer(Refused(request.n, error.said(self.texts.language)))

    async def _act(self, request: Do | Undo) -> None:
        """The answer lies ready before anybody wakes to look, so that it travels with the screen that shows the act."""
        if self._seat < 0:
            self._answer(self.room.answered(request) or Refused(request.n, self.texts("table-not-your-seat")))
            return
        self._acting = True
        try:
            await agreement.come_back(self.room, self.person)
            self._answer(await self.room.act(self.eyes, request, self.texts, self._asker))
        finally:
            self._acting = False

    async def _carry_out(self, request: Question) -> ToBrowser | None:
        match request:
            case Hello():
                self._greet(request)
                await self._look_again(here=request.here)
                return None
            case Here():
                await self._look_again(here=request.on)
                return None
            case Eyes():
                return self._look(request)
            case Face():
                self.facing = request.to
                self._waken.set()
                return None
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
            case Page():
                return Refused(request.n, "turning pages is for replays")

    def _greet(self, hello: Hello) -> None:
        """First words: a browser that was here before gets only what it has missed, if the room remembers that."""
        self.greeted = True
        self.facing = hello.facing
        mine = self.room.seats_of(self.person)
        if len(mine) == 1:
            self.eyes = mine[0]
        else:
            self.eyes = hello.seat if hello.seat in mine else -1
        same = len(mine) < 2 if hello.seat is None else hello.seat == self.eyes
        self._begin_anew(self._remembered(hello.have) if hello.have and same else None)

    def _begin_anew(self, seen: Seen | None) -> None:
        """From now on these eyes see, and this is on screen; what is being drawn for others before is not for them."""
        self.seen = seen
        self._begun += 1
        self._waken.set()

    def _remembered(self, revision: int) -> Seen | None:
        return self.room.frames.remembered(self.eyes, self.texts.language, revision, self.facing)

    def _look(self, request: Eyes) -> Refused | None:
        if request.seat >= 0 and request.seat not in self.room.seats_of(self.person):
            return Refused(request.n, self.texts("table-not-your-seat"))
        self.eyes = request.seat
        self._begin_anew(None)
        return None

    async def _imagine(self, request: Imagine) -> ToBrowser:
        async with self.room.sure() as match:
            if match is None or self._seat < 0:
                return Refused(request.n, self.texts("table-not-your-seat"))
            base = self.seen
            if base is None or request.revision != base.revision:
                base = self._remembered(request.revision)  # still good if others decide in secret
            if base is None or base.revision < self.room.good_from(self.eyes) or base.seat != self.eyes:
                return Stale(request.n, self.room.revision)
            if self.eyes not in match.to_act:
                return Refused(request.n, self.texts("refusal-not-your-turn"))
            here = known(match, self.eyes)
        think = partial(previews.imagined, here, base, self.texts, request.actions, request.n)
        return await self._thought(here.seat, base.revision, request.n, think)

    async def _why(self, request: Why) -> ToBrowser:
        async with self.room.sure() as match:
            if match is None or self._seat < 0:
                return Because(request.n, self.texts("why-watching"))
            here, revision = known(match, self.eyes), self.room.revision
        think = partial(reasons.because, here, request.actions, request.target, self.texts, request.n)
        return await self._thought(here.seat, revision, request.n, think)

    async def _thought(self, seat: int, revision: int, n: int, think: Callable[[], ToBrowser]) -> ToBrowser:
        """What came of thinking in a thread, if that still counts: the match goes on meanwhile, and eyes change."""
        try:
            answer = await self.room.drawers.run_for(self._asker, think)
        except LudotecaError as error:
            answer = Refused(n, str(error))
        if seat != self.eyes or revision < self.room.good_from(seat):
            return Stale(n, self.room.revision)
        return answer

    def _answer(self, answer: ToBrowser) -> None:
        if len(self._answers) < MOST_WAITING:
            self._answers.append(answer)
        else:
            self._overrun = True
        self._waken.set()

    @property
    def _seat(self) -> int:
        """The seat these eyes may act at: none if somebody else has it by now, or nobody."""
        return self.eyes if self.eyes in self.room.seats_of(self.person) else -1

    async def _look_again(self, *, here: bool) -> None:
        """The page is looked at, or not any more. Who looks again plays on by themselves."""
        self._be_here(here=here)
        if here:
            await agreement.come_back(self.room, self.person)

    def _be_here(self, *, here: bool) -> None:
        """Let everybody know whether this person has the table on screen."""
        if here == self._here:
            return
        self._here = here
        presence = self.room.presence
        (presence.come if here else presence.go)(self.person)
        self.room.set_clock()
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
            if not self.room.may_watch(self.person):
                await self._close(NOT_FOUND, table_texts(self.texts.language)("closed-freed"))
                return
            said = await self._news() if self.greeted else self._take_answers()
            if said:
                await self._say(said)

    async def _news(self) -> list[ToBrowser]:
        """The answers, and the screen that shows what they speak of, drawn as it was in the moment they were taken.

        What has been overtaken while it was drawn is not shown: other eyes may look by now, and must not see it.
        """
        said: list[ToBrowser] = []
        while True:
            async with self.room.sure() as match:
                said += self._take_answers()
                begun, before = self._begun, self.seen
                self._see_who_sits()
                covered, seats, seal = self._cover(match), self._seats(), self.room.seal
                matters = agreement.matters(self.room, self.person)
                frame = self.room.frame(self.eyes, self.texts, self.facing) if match is not None else None
            board = (
                await frame.seen() if frame is not None else Seen(revision=0, seat=-1, status="gathering", seal=seal)
            )
            if begun == self._begun and board.revision >= self.room.good_from(self.eyes):
                break
        self.seen = msgspec.structs.replace(board, covered=covered, seats=seats, matters=matters)
        screen = news(before, self.seen, self.texts)
        if self._again or not is_silent(screen, before):
            said.append(screen)
            self._again = False
        return said

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

    def _see_who_sits(self) -> None:
        """Somebody may have sat down since: what is told from now on calls them by their name."""
        if self._row is not self.room.row:
            self._row = self.room.row
            self._mine = self.room.seats_of(self.person)
            self.texts = self.texts.named(self.room.names(self.texts("seat-open")))
            if self.eyes >= 0 and self.eyes not in self._mine:
                self.eyes = -1
                self._begin_anew(None)

    def _cover(self, match: AnyMatch | None) -> bool:
        """Where several seats share this screen, it is covered once another of them has to decide."""
        mine = self._mine
        if len(mine) < 2 or match is None:
            if len(mine) == 1 and self.eyes < 0:
                self.eyes = mine[0]
            return False
        acting = [seat for seat in match.to_act if seat in mine]
        if self.eyes >= 0 and acting and self.eyes not in acting:
            self.eyes = -1
        return self.eyes < 0 and bool(acting)

    def _seats(self) -> tuple[SeatCard, ...]:
        return tuple(
            SeatCard(
                name=chair.name,
                kind=chair.kind,
                level=chair.level,
                here=chair.kind == "bot" or self.room.is_here(chair.number),
                mine=chair.number in self._mine,
                stand_in=chair.stand_in,
                resigned=chair.resigned,
            )
            for chair in self.room.row.chairs
        )


def _number(text: str) -> int:
    """The number of a request that could not be read, if that much of it can."""
    try:
        found = msgspec.json.decode(text).get("n", 0)
        return found if type(found) is int and 0 <= found <= 2**31 else 0
    except (msgspec.DecodeError, AttributeError, RecursionError):
        return 0
