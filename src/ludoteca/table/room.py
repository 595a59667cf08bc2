"""Room: a match that people look at now. It checks every act, stores it, and only then lets anybody see it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec

from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.game import AnyGame
from ludoteca.play.lesson import Lesson
from ludoteca.play.match import AnyMatch, IllegalAction, UndoRefused
from ludoteca.play.record import HASH_EVERY, combined, seal_of
from ludoteca.play.texts import Texts, capital
from ludoteca.table import agreement, ending, screen
from ludoteca.table.ending import Progress, learned
from ludoteca.table.frames import Drawers, Frame, Frames
from ludoteca.table.history import Act, Failure, History, Result, carry_out, replayed
from ludoteca.table.presence import Presence
from ludoteca.table.protocol import Do, Done, Prompt, Refused, Stale, Status, Undo
from ludoteca.table.screen import Sight
from ludoteca.table.seen import Seen
from ludoteca.table.storage import LogRow, MatchRow, Storage, Taken, Turn
from ludoteca.table.texts import table_texts
from ludoteca.table.thinking import Thinkers, ask

PACE = 0.7  # seconds between moves of bots, so that people can follow
MOMENT = 0.01  # seconds by which a timer may be early
RETRY = (1.0, 60.0)  # seconds until a bot that failed tries again: at first, and at most

say = logging.getLogger("ludoteca.table")


class Room:
    """One table. Whoever wants anything of its match goes in by `sure`, one after the other."""

    def __init__(
        self, row: MatchRow, storage: Storage, thinkers: Thinkers, drawers: Drawers, presence: Presence
    ) -> None:
        self.row = row
        self.seal = seal_of(row.secret)
        self.game = find(row.game)
        self.lesson = lesson_of(self.game, row.lesson)
        self.storage = storage
        self.thinkers = thinkers
        self.drawers = drawers
        self.lock = asyncio.Lock()
        self.history = History()
        self.watchers: set[Callable[[], None]] = set()  # each wakes a socket
        self.presence = presence
        self.hurry = False
        self.unsure = False  # whether the match here may be ahead of what is stored
        self.frames = Frames(drawers)
        self._bots: asyncio.Task[None] | None = None
        self._reading = asyncio.Lock()
        self._moved = 0.0
        self._turn: Turn | None = None  # as it is stored for sure
        self._clock: asyncio.TimerHandle | None = None
        self._settling: asyncio.Task[None] | None = None

    # The match as far as it is stored.

    @property
    def match(self) -> AnyMatch | None:
        return self.history.match

    @property
    def revision(self) -> int:
        return self.history.revision

    @property
    def failed(self) -> Failure | None:
        return self.history.failed

    def good_from(self, seat: int) -> int:
        """The revision from which on what a seat decides still counts."""
        return max(self.history.solid, self.history.latest.get(seat, 0))

    @asynccontextmanager
    async def sure(self) -> AsyncIterator[AnyMatch | None]:
        """The one way to the match: as it is stored for sure, and nobody else is at it. None while people gather."""
        async with self.lock:
            await self._make_sure()
            yield self.match

    async def _make_sure(self) -> None:
        """Under the lock: if storing failed or another was faster, only what is stored counts."""
        if self.unsure:
            await self._reload()
            self.unsure = False

    # Opening.

    async def open(self) -> None:
        """Bring the match to where its log ends."""
        if self.row.seed is None:
            if not self._complete():
                return
            await self._begin()
        await self._reload()
        await self._note_turn()
        self.play_bots()

    async def _note_turn(self) -> None:
        """Whose turn it is at the beginning, or where it was stored before anybody asked for that."""
        if self.match is None or self.row.ended:
            return
        self._turn = turn_of(self.match)
        if self._turn != Turn(self.row.asked, self.row.result):
            await self.storage.run(self.storage.note_turn, self.row.id, self._turn)

    async def _reload(self) -> None:
        """Under the lock. Who is cancelled here leaves all as it was: what a thread makes is taken only when whole."""
        rows = await self.storage.run(self.storage.find_log, self.row.id)
        self.history = await asyncio.to_thread(replayed, self.row, rows, self.lesson)
        self._turn = None
        self.frames.clear()
        self._wait()

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
        async with self.sure() as match:
            if match is None:
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
                self.frames.clear()
                self._wait()

    # Who is who.

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats this person may act at: not those they have resigned from."""
        chairs = self.row.chairs
        mine = (seat for seat, who in self.row.access if who == person and seat >= 0 and not chairs[seat].resigned)
        return tuple(sorted(mine))

    def may_watch(self, person: str) -> bool:
        if self.row.public or self.row.owner == person:
            return True
        return any(who == person and seat >= -1 for seat, who in self.row.access)

    def people_at(self, seat: int) -> list[str]:
        """Whoever may act at a seat, on one device or several."""
        return [who for at, who in self.row.access if at == seat]

    def names(self, nobody: str) -> tuple[str, ...]:
        return tuple(chair.name or nobody for chair in self.row.chairs)

    # Who is there.

    def is_here(self, seat: int) -> bool:
        """Whether anybody at this seat has the table on screen."""
        return self.presence.is_here(self.people_at(seat))

    def is_missing(self, seat: int) -> bool:
        """Whether others have waited for this seat long enough."""
        return self.presence.is_missing(seat, self.people_at(seat))

    def _wait(self) -> None:
        """Others wait for who has to decide; where something is put to the vote, for everybody."""
        seats: set[int] = set()
        if self.match is not None and self.row.status == "playing":
            voting = any(vote.about == "abandon" or self.is_missing(vote.seat) for vote in self.row.votes)
            seats = set(self.row.people) if voting else set(self.match.to_act) & set(self.row.people)
        self.presence.wait_for(seats)
        self.set_clock()

    def set_clock(self) -> None:
        """Wake everybody when the next one counts as missing."""
        if self._clock is not None:
            self._clock.cancel()
        waits = [self.presence.patience(seat, self.people_at(seat)) for seat in self.presence.awaited]
        waits = [wait for wait in waits if wait > 0]
        if waits and self.watchers:
            self._clock = asyncio.get_running_loop().call_later(min(waits) + MOMENT, self._time_is_up)

    def _time_is_up(self) -> None:
        self.set_clock()
        self.wake()
        if self.row.votes:
            self._settling = asyncio.create_task(agreement.settle(self))

    # Looking.

    def frame(self, seat: int, texts: Texts, facing: int = 0) -> Frame:
        """While sure: the newest screen of a seat, to be drawn as things are now, whatever happens meanwhile."""
        found = self.frames.find(seat, texts.language, self.revision, facing)
        if found is None:
            assert self.match is not None
            sight = screen.sight(self.match, seat, self.revision)
            stage = None if self.lesson is None else (self.lesson, ending.progress(self.lesson, self.match))
            draw = partial(_drawn, sight, self.seal, self.row, stage, self.failed, texts, facing)
            found = self.frames.add(sight, texts, draw, facing)
        return found

    def wake(self) -> None:
        """Something has changed: every screen is to be drawn again."""
        for waken in list(self.watchers):
            waken()

    # Acting.

    async def act(self, seat: int, request: Do | Undo, texts: Texts, asker: str) -> Done | Refused | Stale:
        """Carry out an act of a seat, store it, then show it. The answer is never a guess."""
        before = self.revision
        try:
            async with self.sure() as match:
                return await self._act(match, seat, request, texts)
        except IllegalAction as illegal:  # to find out why may take a while, and nobody else need wait for it
            return await self.drawers.run_for(asker, _refused, request.n, illegal, texts)
        finally:
            if self.revision != before:
                self.wake()
            self.play_bots()

    async def _act(
        self, match: AnyMatch | None, seat: int, request: Do | Undo, texts: Texts
    ) -> Done | Refused | Stale:  # fmt: skip
        if done := self.answered(request):
            return done
        if self.row.status == "abandoned":
            return Refused(request.n, table_texts(texts.language)("abandoned"))
        if match is None or self.failed:
            return Refused(request.n, self.failed.said(texts) if self.failed else texts("table-not-begun"))
        if request.revision < self.good_from(seat) or request.revision > self.revision:
            return Stale(request.n, self.revision)
        act = Act(do=request.actions) if isinstance(request, Do) else Act(undo=request.to)
        try:
            await self._store(match, seat, act, request.key)
        except IllegalAction:
            raise
        except UndoRefused as refused:
            return Refused(request.n, texts(f"play-undo-{refused.reason}"))
        except LudotecaError as error:
            return Refused(request.n, str(error))
        except Taken:
            await self._make_sure()
            return self.answered(request) or Stale(request.n, self.revision)
        return Done(request.n, self.revision)

    def answered(self, request: Do | Undo) -> Done | None:
        """The answer to an act that was carried out before, and is asked for again."""
        revision = self.history.keys.get(request.key)
        return Done(request.n, revision) if revision is not None else None

    async def _store(self, match: AnyMatch, seat: int, act: Act, key: str | None) -> None:
        """While sure: carry out and store. Whatever fails on the way leaves the room unsure, so that it reloads."""
        quiet = carry_out(match, seat, act)
        self.unsure = True
        seq, over = self.revision + 1, match.over
        sealed = match.hash() if seq % HASH_EVERY == 0 or over else None
        row = LogRow(seq, seat, msgspec.json.encode(act).decode(), key, sealed)
        turn = turn_of(match)
        await self.storage.run(self.storage.append, self.row.id, row, over, turn if turn != self._turn else None)
        self.history.note(seq, seat, key, quiet)
        self._turn = turn
        self.unsure = False
        self._wait()
        self._moved = asyncio.get_running_loop().time()
        if over:
            await self.refresh()
        if self.lesson is not None and learned(self.lesson, match):
            await self.storage.run(self.storage.finish_lesson, self.row.owner, self.game.name, self.lesson.name)

    # Bots.

    def play_bots(self) -> None:
        """Set the bots to work, if there is anything for them to do."""
        if self.lesson is None and not self.busy and self._bots_to_move():
            self._bots = asyncio.create_task(self._run_bots())

    def _bots_to_move(self) -> list[int]:
        """The bots that have to decide. Without anybody at the table or watching, they rest."""
        if self.match is None or self.match.over or self.failed or self.row.ended:
            return []
        if not self.watchers and not self.row.people:
            return []
        if self._people_first():
            return []
        return [seat for seat in self.match.to_act if self.row.chairs[seat].bot is not None]

    def _people_first(self) -> bool:
        """Whether bots hold their answers back: where it counts who is ready first, a machine would always be it."""
        match = self.match
        if match is None or not (match.rules.arrival_counts and match.together):
            return False
        return any(self.row.chairs[seat].bot is None for seat in match.to_act)

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
        async with self.sure() as match:
            if match is None or seat not in self._bots_to_move():
                return
            before, question, level = self.revision, ask(match, seat), self.row.chairs[seat].bot or ""
        think = self.thinkers.move if self.row.people else self.thinkers.move_alone
        actions = await think(question, level)
        if self.watchers and not self.hurry:
            waited = asyncio.get_running_loop().time() - self._moved
            await asyncio.sleep(max(0.0, PACE - waited))
        async with self.sure() as match:
            if match is None or self.good_from(seat) > before or seat not in self._bots_to_move():
                return  # somebody took something back meanwhile: think again; or came back, and decides for themselves
            texts = match.rules.actions.texts
            try:
                await self._store(match, seat, Act(do=tuple(texts(actions))), None)
            except LudotecaError:  # further on the true world differs from the imagined one; the first step is safe
                await self._store(match, seat, Act(do=tuple(texts(actions[:1]))), None)
            except Taken:
                await self._make_sure()
        self.wake()

    @property
    def busy(self) -> bool:
        """Whether bots are at work."""
        return self._bots is not None and not self._bots.done()

    def close(self) -> None:
        for work in (self._bots, self._settling, self._clock):
            if work is not None:
                work.cancel()


def _drawn(
    sight: Sight,
    seal: str,
    row: MatchRow,
    stage: tuple[Lesson[Any], Progress] | None,
    failed: Failure | None,
    texts: Texts,
    facing: int,
) -> Seen:
    """A screen with what the table adds to the match: its seal, its end, the lesson, or why it stands still."""
    seen = msgspec.structs.replace(
        screen.drawn(sight, texts, facing),
        seal=seal,
        end=ending.end(sight, row, texts) if sight.view.over else None,
        lesson=ending.lesson(stage[0], sight, stage[1], texts) if stage is not None else None,
    )
    if sight.seat >= 0 and row.chairs[sight.seat].stand_in:  # before this seat is taken back, there is nothing to do
        seen = msgspec.structs.replace(seen, reach=-1, options=())
    if row.status == "abandoned":
        return _still(seen, table_texts(texts.language)("abandoned"), "abandoned")
    return _still(seen, failed.said(texts), seen.status) if failed is not None else seen


def _still(seen: Seen, why: str, status: Status) -> Seen:
    """A screen on which nothing can be done any more."""
    return msgspec.structs.replace(seen, status=status, reach=-1, prompt=Prompt(why, "", ()), options=())


def _refused(n: int, illegal: IllegalAction, texts: Texts) -> Refused:
    refusal = illegal.refusal(texts.language)
    return Refused(n, capital(refusal.text) if refusal else str(illegal), refusal.rule if refusal else "")


def turn_of(match: AnyMatch) -> Turn:
    """Whose turn it is, or how it ended, as lists of tables tell it."""
    if not match.over:
        return Turn(",".join(str(seat) for seat in match.to_act))
    return Turn("", msgspec.json.encode(Result(match.winners, match.scores)).decode())


def lesson_of(game: AnyGame, name: str) -> Lesson[Any] | None:
    """The lesson that is given at a table; None where people play."""
    return next((lesson for lesson in game.lessons if lesson.name == name), None)
