"""The house: the rooms that are open, the database and the thinkers they share."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from ludoteca.bots.levels import LEVELS
from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError, unknown
from ludoteca.play.settings import Settings, Value
from ludoteca.table.agreement import BOT_NAMES
from ludoteca.table.edge import Limits, Origins
from ludoteca.table.frames import Drawers
from ludoteca.table.limits import Bounds
from ludoteca.table.presence import Presence
from ludoteca.table.replays import Opened
from ludoteca.table.room import Room
from ludoteca.table.storage import Storage, is_id, new_id
from ludoteca.table.thinking import Thinkers
from ludoteca.table.threads import FairThreads, Threads
from ludoteca.table.trials import Trials

AFRESH = {"salt": "", "invite": None, "stand_in": "", "resigned": False}  # what a rematch does not take over


class House:
    """All that the table is while it runs."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        origins: Origins,
        bounds: Bounds | None = None,
        proxies: Collection[str] = (),
    ) -> None:
        """`bounds` are the limits for everybody; of `proxies` it is believed whom they speak for."""
        self.bounds = bounds = bounds or Bounds()
        self.proxies = proxies
        self.storage = storage
        self.thinkers = thinkers
        self.origins = origins
        self.readers = Threads(2, "replays")  # few: who turns pages must not keep others from playing
        self.printers = FairThreads(1, "printing")  # a game takes seconds; nobody waits for another's ten
        self.drawers = Drawers(2)  # previews, reasons, and screens that take long
        self.posts = Limits(bounds.forms_per_minute / 60, bounds.forms_at_once)
        self.reads = Limits(bounds.pages_per_minute / 60, bounds.pages_at_once)
        self.messages = Limits(bounds.messages_per_minute / 60, bounds.messages_at_once)
        self.tables = Limits(bounds.tables_per_hour_of_address / 3600, bounds.tables_per_hour_of_address)
        self.records = Limits(bounds.records_per_hour / 3600, bounds.records_per_hour)
        self.tries = Limits(bounds.trials_per_hour / 3600, bounds.trials_per_hour)
        self.trials = Trials(bounds)
        self.replays = Opened(self.readers, bounds)
        self.rooms: dict[str, Room] = {}  # those that are kept open
        # Every room that anybody still has to do with, kept or not: there is never a second one of the same match.
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Task[Room | None]] = {}

    async def room(self, ident: str) -> Room | None:
        """The room of a match, opened if nobody is in it yet; None if there is no such match."""
        room = self._alive.get(ident)
        if room is None and is_id(ident):
            opening = self._opening.get(ident)
            if opening is None:
                opening = self._opening[ident] = asyncio.create_task(self._open(ident))
                opening.add_done_callback(lambda _: self._opening.pop(ident, None))
            room = await asyncio.shield(opening)  # others wait for it too
        if room is not None:
            self.rooms[ident] = room
        return room

    async def _open(self, ident: str) -> Room | None:
        row = await self.storage.run(self.storage.find_match, ident)
        if row is None:
            return None
        room = Room(row, self.storage, self.thinkers, self.drawers, Presence(self.bounds))
        await room.open()
        self._alive[ident] = room
        return room

    def leave(self, room: Room) -> None:
        """Forget a room nobody looks at, unless its bots are still at work: everything is in the log."""
        if not room.watchers and not room.busy:
            room.close()
            self.rooms.pop(room.row.id, None)

    async def tidy(self, every: float = 30.0) -> None:
        """Now and then, close the rooms that everybody has left."""
        while True:
            await asyncio.sleep(every)
            for room in list(self.rooms.values()):
                self.leave(room)

    def close(self) -> None:
        for room in self.rooms.values():
            room.close()
        self.thinkers.close()
        self.trials.close()
        self.readers.close()
        self.printers.close()
        self.drawers.close()
        self.storage.close()

    # Setting tables.

    async def set_table(
        self,
        game: str,
        chairs: Sequence[str],
        owner: tuple[str, str],
        settings: Mapping[str, Value],
        public: bool = False,
        salt: str = "",
        lesson: str = "",
        called: Mapping[int, str] | None = None,
    ) -> str:
        """A new table; the id of its match. Chairs are `me`, `friend` or `bot:LEVEL`; the owner is (id, name).

        `called` are the names of those who share the owner's screen; who has none there is the owner.
        A `salt` given here counts as the owner's own: for tests, for people give theirs once they have seen the seal.
        """
        find(game).rules(settings, len(chairs))
        person, name = owner
        mine = [number for number, chair in enumerate(chairs) if chair == "me"]
        names = _names(name, mine, called or {})
        rows = [_chair(number, chair, names.get(number, ""), salt, lesson) for number, chair in enumerate(chairs)]
        match = _fresh_match(game, len(chairs), settings, lesson, public, person)
        await self.storage.run(self.storage.add_match, match, rows, [(number, person) for number in mine])
        return str(match["id"])

    async def rematch(self, room: Room) -> str:
        """A table like this one with the same people at it; everybody who asks gets the same."""
        if room.row.rematch is not None:
            return room.row.rematch
        row = room.row
        settings = msgspec.json.decode(row.settings, type=dict[str, bool | int | str])
        match = _fresh_match(row.game, row.seats, settings, row.lesson, row.public, row.owner)
        chairs = [{**chair._asdict(), **AFRESH} for chair in row.chairs]
        sitting = [(seat, person) for seat, person in row.access if seat >= -1]
        chosen = await self.storage.run(self.storage.add_rematch, row.id, match, chairs, sitting)
        await room.refresh()
        room.wake()
        return chosen


def _fresh_match(
    game: str, seats: int, settings: Mapping[str, Value], lesson: str, public: bool, owner: str
) -> dict[str, Any]:
    """What is stored of a match before anybody has sat down: its secret is drawn here, and sealed from now on."""
    title = find(game)
    return {
        "id": new_id(),
        "game": game,
        "version": title.version,
        "seats": seats,
        "settings": msgspec.json.encode(Settings(title.settings, settings).changed()).decode(),
        "lesson": lesson,
        "public": public,
        "owner": owner,
        "secret": secrets.token_hex(32),
        "status": "gathering",
    }


def _names(owner: str, mine: Sequence[int], called: Mapping[int, str]) -> dict[int, str]:
    """What those at the owner's seats are called: as was said, or after the owner, numbered if that is several."""
    unnamed = [seat for seat in mine if seat not in called]
    after = {seat: f"{owner[:20]} {k}" if len(unnamed) > 1 else owner for k, seat in enumerate(unnamed, 1)}
    return {seat: called.get(seat) or after[seat] for seat in mine}


def _chair(number: int, chair: str, name: str, salt: str, lesson: str) -> dict[str, Any]:
    word, _, level = chair.partition(":")
    empty = {"number": number, "name": "", "level": "", "salt": "", "invite": None}
    if chair == "me":
        return {**empty, "kind": "person", "name": name, "salt": salt}
    if chair == "friend":
        return {**empty, "kind": "open"}
    if word != "bot":
        raise LudotecaError(f"a seat is for me, a friend or a bot, not {chair[:20]!r}")
    if level not in LEVELS and not lesson:  # nobody moves in a lesson but who learns
        raise unknown("level", level, list(LEVELS))
    return {**empty, "kind": "bot", "name": BOT_NAMES[number % len(BOT_NAMES)], "level": level}
