"""A table inside the test's own process: rooms without sockets, bots without processes."""

from __future__ import annotations

import random
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ludoteca.play.match import AnyMatch
from ludoteca.play.texts import Texts
from ludoteca.table.edge import Origins
from ludoteca.table.house import House
from ludoteca.table.protocol import Do, Done, Refused, Stale, Undo
from ludoteca.table.room import Room
from ludoteca.table.storage import Storage
from ludoteca.table.thinking import Question, Thinkers, think


class Wanderers(Thinkers):
    """Bots that take any option, at once."""

    async def move(self, question: Question, level: str) -> list[int]:
        return think(question, "wanderer")


@asynccontextmanager
async def house(folder: Path, thinkers: Thinkers | None = None) -> AsyncIterator[House]:
    """The house over the database in a folder; opened twice over the same folder it is a restart."""
    made = House(Storage(f"sqlite:///{folder / 'table.sqlite'}"), thinkers or Wanderers(1), Origins([]))
    try:
        yield made
    finally:
        made.close()


async def table(made: House, game: str, chairs: Sequence[str], **given: Any) -> Room:
    """A new table; whoever sets it sits at every chair for `me`."""
    owner = await made.storage.run(made.storage.add_person, secrets.token_hex(8), "Anna")
    given.setdefault("salt", "00" * 16)
    ident = await made.set_table(game, chairs, (owner, "Anna"), given.pop("settings", {}), **given)
    return await entered(made, ident)


async def entered(made: House, ident: str) -> Room:
    room = await made.room(ident)
    assert room is not None
    return room


def playing(room: Room) -> AnyMatch:
    assert room.match is not None
    return room.match


def english(room: Room) -> Texts:
    return room.game.texts("en", room.names("?"))


async def do(
    room: Room, seat: int, *actions: str, revision: int | None = None, key: str = ""
) -> Done | Refused | Stale:
    request = Do(1, room.revision if revision is None else revision, key or secrets.token_hex(8), actions)
    return await room.act(seat, request, english(room), f"seat {seat}")


async def undo(
    room: Room, seat: int, to: int = -1, revision: int | None = None, key: str = ""
) -> Done | Refused | Stale:
    request = Undo(1, room.revision if revision is None else revision, key or secrets.token_hex(8), to)
    return await room.act(seat, request, english(room), f"seat {seat}")


async def wander(room: Room, acts: int, seed: int = 0) -> None:
    """So many random acts, or until the match is over."""
    rng = random.Random(seed)
    for _ in range(acts):
        match = playing(room)
        if match.over:
            return
        seat = rng.choice(match.to_act)
        answer = await do(room, seat, rng.choice(match.legal(seat)))
        assert isinstance(answer, Done), answer


def stored(room: Room) -> list[tuple[int, int, str]]:
    """The log as it is in the database: number, seat, body."""
    return [(row.seq, row.seat, row.body) for row in room.storage.find_log(room.row.id)]
