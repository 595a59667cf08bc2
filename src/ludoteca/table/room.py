"""Room: a match that people look at now. It checks every act, stores it, and only then lets anybody see it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.game import AnyGame
from ludoteca.play.lesson import Lesson
from ludoteca.play.match import AnyMatch, IllegalAction, UndoRefused
from ludoteca.play.record import HASH_EVERY
from ludoteca.play.texts import Texts, capital
from ludoteca.table import screen
from ludoteca.table.ending import learned
from ludoteca.table.history import Act, Failure, History, carry_out, replayed
from ludoteca.table.protocol import Do, Done, Prompt, Refused, Stale, Undo
from ludoteca.table.screen import Frame
from ludoteca.table.storage import LogRow, MatchRow, Storage, Taken
from ludoteca.table.thinking import Thinkers, ask

PACE = 0.7  # seconds between moves of bots, so that people can follow
FRAMES = 24  # screens kept for sockets that come back
RETRY = (1.0, 60.0)  # seconds until a bot that failed tries again: at first, and at most

say = logging.getLogger("ludoteca.table")


class Room:
    """One table. All that changes it happens under its lock."""

    def __init__(self, row: MatchRow, storage: Storage, thinkers: Thinkers) -> None:
        self.row = row
        self.seal = seal_of(row.secret)
        self.game = find(row.game)
        self.lesson = lesson_of(self.game, row.lesson)
        self.storage = storage
        self.thinkers = thinkers
        self.lock = asyncio.Lock()
        self.history = History()
        self.watchers: set[Callable[[], None]] = set()  # each wakes a socket
        self.here: dict[int, int] = {}  # seats with an open screen, and how many
        self.hurry = False
        self.unsure = False  # whether the match here may be ahead of what is stored
        self._frames: dict[tuple[int, str, int], Frame] = {}
        self._bots: asyncio.Task[None] | None = None
        self._reading = asyncio.Lock()
        self._moved = 0.0

    # The match as far as it is stored.

    @property
    def match(self) -> AnyMatch | None:
        return self.history.match

    @property
    def seq(self) -> int:
        return self.history.seq

    @property
    def failed(self) -> Failure | None:
        return self.history.failed

    def good_from(self, seat: int) -> int:
        """The version from which on what a seat decides still counts."""
        return max(self.history.solid, self.history.latest.get(seat, 0))

    # Opening.

    async def open(self) -> None:
        """Bring the match to where its log ends."""
        if self.row.seed is None:
            if not self._complete():
                return
            await self._begin()
        await self._reload()
        self.play_bots()

    async def _reload(self) -> None:
        """Under the lock. Who is cancelled here leaves all as it was: what a thread makes is taken only when whole."""
        rows = await self.storage.run(self.storage.find_log, self.row.id)
        self.history = await asyncio.to_thread(replayed, self.row, rows, self.lesson)
        self._frames.clear()

    def _complete(self) -> bool:
        """Whether everybody sits, and all people have given their salt; a lesson has no shuffles to be salted."""
        return all(
            chair.kind == "bot" or (chair.kind == "person" and (chair.salt or self.row.lesson))
            for chair in self.row.chairs
        )

    async def add_salt(self, person: str, salt: str) -> None:
        """A person's part of the seed, for those of their seats that have none yet; the last one begins the match."""
        mine = self.seats_of(person)
        if self.row.seed is None and mine:
            await self.storage.run(self.storage.add_salt, self.row.id, mine, salt)
            await self.enter()

    async def enter(self) -> None:
        """Somebody has sat down or given their salt: look who is there, and begin if nobody is missing."""
        await self.refresh()
        async with self.lock:
            if self.match is None:
                await self.open()
        self.wake()

    async def _begin(self) -> None:
        """Everybody sits: secret and salts make the seed."""
        seed = combined(self.row.secret, [chair.salt for chair in self.row.chairs])
        await self.storage.run(self.storage.begin_match, self.row.id, seed)
        await self.refresh()

    async def refresh(self) -> None:
        """Read again who sits where; one reads after the other, so that the newest stays."""
        async with self._reading:
            row = await self.storage.run(self.storage.find_match, self.row.id)
            if row is not None:
                self.row = row
                self._frames.clear()

    # Who is who.

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats this person may act at."""
        return tuple(sorted(seat for seat, who in self.row.access if who == person and seat >= 0))

    def may_watch(self, person: str) -> bool:
        return self.row.public or self.row.owner == person or any(who == person for _, who in self.row.access)

    def names(self, nobody: str) -> tuple[str, ...]:
        return tuple(chair.name or nobody for chair in self.row.chairs)

    # Looking.

    def frame(self, seat: int, texts: Texts) -> Frame:
        """The newest screen of a seat; made once for everybody who looks through the same eyes."""
        assert self.match is not None
        key = (seat, texts.language, self.seq)
        found = self._frames.get(key)
        if found is None:
            found = screen.frame(self.match, seat, texts, self.seq)
            if self.failed:
                found = replace(found, undo=-1, prompt=Prompt(self.failed.said(texts), "", ()), options=())
            self._frames[key] = found
            while len(self._frames) > FRAMES:
                self._frames.pop(next(iter(self._frames)))
        return found

    def remembered(self, seat: int, language: str, seq: int) -> Frame | None:
        """The screen a browser had before it lost its connection, if it is not too long ago."""
        return self._frames.get((seat, language, seq))

    def wake(self) -> None:
        """Something has changed: every screen is to be drawn again."""
        for waken in list(self.watchers):
            waken()

    # Acting.

    async def act(self, seat: int, request: Do | Undo, texts: Texts) -> Done | Refused | Stale:
        """Carry out an act of a seat, store it, then show it. The answer is never a guess."""
        before = self.seq
        try:
            async with self.lock:
                return await self._act(seat, request, texts)
        finally:
            if self.seq != before:
                self.wake()
            self.play_bots()

    async def _act(self, seat: int, request: Do | Undo, texts: Texts) -> Done | Refused | Stale:
        await self.make_sure()
        if done := self.answered(request):
            return done
        if self.match is None or self.failed:
            return Refused(request.n, self.failed.said(texts) if self.failed else texts("table-not-begun"))
        if request.seq < self.good_from(seat) or request.seq > self.seq:
            return Stale(request.n, self.seq)
        act = Act(do=request.actions) if isinstance(request, Do) else Act(undo=request.to)
        try:
            await self._store(seat, act, request.key)
        except IllegalAction as illegal:
            return self._refused(request.n, seat, illegal, texts)
        except UndoRefused as refused:
            return Refused(request.n, texts(f"play-undo-{refused.reason}"))
        except LudotecaError as error:
            return Refused(request.n, str(error))
        except Taken:
            await self.make_sure()
            return self.answered(request) or Stale(request.n, self.seq)
        return Done(request.n, self.seq)

    def answered(self, request: Do | Undo) -> Done | None:
        """The answer to an act that was carried out before, and is asked for again."""
        seq = self.history.keys.get(request.key)
        return Done(request.n, seq) if seq is not None else None

    async def _store(self, seat: int, act: Act, key: str | None) -> None:
        """Under the lock: carry out and store. Whatever fails on the way leaves the room unsure, so that it reloads."""
        assert self.match is not None
        quiet = carry_out(self.match, seat, act)
        self.unsure = True
        seq, over = self.seq + 1, self.match.over
        sealed = self.match.hash() if seq % HASH_EVERY == 0 or over else None
        row = LogRow(seq, seat, msgspec.json.encode(act).decode(), key, sealed)
        await self.storage.run(self.storage.append, self.row.id, row, over)
        self.history.note(seq, seat, key, quiet)
        self.unsure = False
        self._moved = asyncio.get_running_loop().time()
        if over:
            await self.refresh()
        if self.lesson is not None and learned(self.lesson, self.match):
            await self.storage.run(self.storage.finish_lesson, self.row.owner, self.game.name, self.lesson.name)

    async def make_sure(self) -> None:
        """Under the lock, before anybody looks: if storing failed or another was faster, only what is stored counts."""
        if self.unsure:
            await self._reload()
            self.unsure = False

    def _refused(self, n: int, seat: int, illegal: IllegalAction, texts: Texts) -> Refused:
        assert self.match is not None
        refusal = self.match.why_not(illegal.action, seat, texts.language)
        return Refused(n, capital(refusal.text) if refusal else str(illegal), refusal.rule if refusal else "")

    # Bots.

    def play_bots(self) -> None:
        """Set the bots to work, if there is anything for them to do."""
        if self.lesson is None and not self.busy and self._bots_to_move():
            self._bots = asyncio.create_task(self._run_bots())

    def _bots_to_move(self) -> list[int]:
        """The bots that have to decide. Without anybody at the table or watching, they rest."""
        if self.match is None or self.match.over or self.failed:
            return []
        if not self.watchers and all(chair.kind != "person" for chair in self.row.chairs):
            return []
        if self._people_first():
            return []
        return [seat for seat in self.match.to_act if self.row.chairs[seat].kind == "bot"]

    def _people_first(self) -> bool:
        """Whether bots hold their answers back: where it counts who is ready first, a machine would always be it."""
        match = self.match
        if match is None or not (match.rules.arrival_counts and match.together):
            return False
        return any(self.row.chairs[seat].kind == "person" for seat in match.to_act)

    async def _run_bots(self) -> None:
        """Let bots move until a person has to decide; what fails is tried again after a while."""
        wait, longest = RETRY
        while bots := self._bots_to_move():
            bot = secrets.choice(bots)  # where all decide together none of them is always the first
            try:
                await self._bot_moves(bot)
                wait = RETRY[0]
            except Exception:  # noqa: BLE001 – the table goes on, whatever it was: storage is away, a bot is at a loss
                say.exception("a bot could not move", extra={"match": self.row.id, "seat": bot})
                await asyncio.sleep(wait)
                wait = min(2 * wait, longest)
        self.hurry = False

    async def _bot_moves(self, seat: int) -> None:
        async with self.lock:
            await self.make_sure()
            if seat not in self._bots_to_move() or self.match is None:
                return
            before, question = self.seq, ask(self.match, seat)
        actions = await self.thinkers.move(question, self.row.chairs[seat].level)
        if self.watchers and not self.hurry:
            waited = asyncio.get_running_loop().time() - self._moved
            await asyncio.sleep(max(0.0, PACE - waited))
        async with self.lock:
            await self.make_sure()
            if self.good_from(seat) > before or seat not in self._bots_to_move() or self.match is None:
                return  # somebody took something back meanwhile: think again
            try:
                await self._store(seat, Act(do=tuple(self.match.rules.actions.texts(actions))), None)
            except LudotecaError:  # further on the true world differs from the imagined one; the first step is safe
                await self._store(seat, Act(do=tuple(self.match.rules.actions.texts(actions[:1]))), None)
            except Taken:
                await self.make_sure()
        self.wake()

    @property
    def busy(self) -> bool:
        """Whether bots are at work."""
        return self._bots is not None and not self._bots.done()

    def close(self) -> None:
        if self._bots is not None:
            self._bots.cancel()


def lesson_of(game: AnyGame, name: str) -> Lesson[Any] | None:
    """The lesson that is given at a table; None where people play."""
    return next((lesson for lesson in game.lessons if lesson.name == name), None)


def combined(secret: str, salts: list[str]) -> str:
    """The seed of a match: nobody can choose it, neither the server, bound by its seal, nor the last to sit down."""
    return hashlib.sha256("\n".join([secret, *salts]).encode()).hexdigest()


def seal_of(secret: str) -> str:
    """What is shown of the secret from the start."""
    return hashlib.sha256(secret.encode()).hexdigest()
