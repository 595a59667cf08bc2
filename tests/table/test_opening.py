"""Rooms open: gathering and beginning, stored matches that do not fit any more, two who come at once, lessons."""

from __future__ import annotations

import asyncio
import gc
import hashlib
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteca.games import NAMES, find
from ludoteca.play.record import seal, seal_of
from ludoteca.table import schema
from ludoteca.table.protocol import Done, Refused
from ludoteca.table.storage import Storage
from tests.table.rooms import do, english, entered, house, playing, stored, table, wander

pytestmark = pytest.mark.compiled_only


def change(folder: Path, statement: Any) -> None:
    """Somebody lays hands on the database."""
    storage = Storage(f"sqlite:///{folder / 'table.sqlite'}")
    with storage.writing.begin() as db:
        assert db.execute(statement).rowcount == 1
    storage.close()


async def played(folder: Path, acts: int) -> str:
    async with house(folder) as made:
        room = await table(made, "phalanxx", ("me", "me"))
        await wander(room, acts)
        return room.row.id


async def refusal(folder: Path, ident: str) -> str:
    """Why a match cannot be played on, and in detail; acts are refused for it, looking at it does no harm."""
    async with house(folder) as made:
        room = await entered(made, ident)
        count = len(stored(room))
        assert room.failed is not None
        said = room.failed.said(english(room))
        for seat in range(2):
            answer = await do(room, seat, "pass")
            assert isinstance(answer, Refused)
            assert answer.text == said
        if room.match is not None:
            seen = await room.frame(0, english(room)).seen()
            italian = await room.frame(0, room.game.texts("it")).seen()
            assert seen.prompt is not None
            assert seen.prompt.text == said
            assert italian.prompt != seen.prompt
            assert not seen.options
        assert len(stored(room)) == count
        return f"{said} {room.failed.detail}"


log = schema.log
BROKEN = {
    "another move": (log.update().where(log.c.seq == 7).values(body='{"do":["pass"]}'), "act 7"),
    "no move at all": (log.update().where(log.c.seq == 7).values(body="nonsense"), "act 7"),
    "another seat": (log.update().where(log.c.seq == 7).values(seat=sa.literal(7)), "act 7"),
    "a gap": (log.delete().where(log.c.seq == 7), "act 7 is missing"),
    "another hash": (log.update().where(log.c.seq == 50).values(hash="0" * 16), "act 50"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_log_that_was_tampered_with_is_noticed(tmp_path: Path, what: str):
    ident = asyncio.run(played(tmp_path, 60))
    statement, reason = BROKEN[what]
    change(tmp_path, statement)
    assert reason in asyncio.run(refusal(tmp_path, ident))


def test_every_fiftieth_act_has_a_hash_so_that_even_a_legal_forgery_is_noticed(tmp_path: Path):
    async def test() -> str:
        async with house(tmp_path) as made:
            while True:  # a match whose fiftieth act is a choice
                room = await table(made, "phalanxx", ("me", "me"))
                await wander(room, 49)
                seat = playing(room).to_act[0]
                legal = playing(room).legal(seat)
                if len(legal) > 1:
                    break
            await do(room, seat, legal[0])
            assert room.revision == 50
            ident, act = room.row.id, f'{{"do":["{legal[1]}"]}}'
        change(tmp_path, log.update().where(log.c.match == ident, log.c.seq == 50).values(body=act))
        return ident

    ident = asyncio.run(test())
    assert "act 50" in asyncio.run(refusal(tmp_path, ident))


def test_a_match_of_another_version_of_the_rules_says_so(tmp_path: Path):
    ident = asyncio.run(played(tmp_path, 3))
    change(tmp_path, schema.match.update().values(version=99))
    said = f"version 99 of the rules; here they are version {find('phalanxx').version}."
    assert said in asyncio.run(refusal(tmp_path, ident))


def test_a_match_with_settings_that_are_gone_says_so(tmp_path: Path):
    ident = asyncio.run(played(tmp_path, 3))
    change(tmp_path, schema.match.update().values(settings='{"dragons":true}'))
    assert "dragons" in asyncio.run(refusal(tmp_path, ident))


# The seed.


def test_the_seed_is_made_of_the_secret_and_of_everybodys_salt(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "friend"), salt="ab" * 16)
            secret, shown = room.row.secret, seal_of(room.row.secret)
            assert (room.match, room.row.seed, room.row.status) == (None, None, "gathering")
            await sit(room, 1, "cd" * 16)
            await room.open()
            assert room.row.status == "playing"
            wanted = hashlib.sha256("\n".join([secret, "ab" * 16, "cd" * 16]).encode()).hexdigest()
            assert room.row.seed == wanted
            assert shown == hashlib.sha256(secret.encode()).hexdigest()
            assert playing(room).seal == seal(bytes.fromhex(wanted))

    asyncio.run(test())


async def sit(room: Any, seat: int, salt: str) -> None:
    storage = room.storage
    person = await storage.run(storage.add_person, f"token-of-{seat}", f"Guest {seat}")
    link = await storage.run(storage.seat_link, room.row.id, seat, "key")
    await storage.run(storage.take_seat, room.row.id, seat, person, f"Guest {seat}", link)
    await storage.run(storage.add_salt, room.row.id, [seat], salt)
    await room.refresh()


def test_a_match_begins_once_however_many_come_at_the_same_time(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "friend", "friend"))
            ident = room.row.id
            await asyncio.gather(sit(room, 1, "aa"), sit(room, 2, "bb"))
            made.rooms.clear()
            del room
            gc.collect()
            rooms = await asyncio.gather(*(made.room(ident) for _ in range(8)))
            assert len({id(found) for found in rooms}) == 1
            room = await entered(made, ident)
            seed, position = room.row.seed, playing(room).hash()
            await asyncio.gather(room._begin(), room._begin())
            assert room.row.seed == seed
        async with house(tmp_path) as made:
            assert playing(await entered(made, ident)).hash() == position

    asyncio.run(test())


def test_there_is_one_room_for_a_match_as_long_as_anybody_is_in_it(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            ident = room.row.id
            made.leave(room)
            assert ident not in made.rooms
            again = await made.room(ident)  # by somebody who was on the way in
            assert again is room
            made.leave(room)
            del room, again
            await asyncio.sleep(0.01)
            gc.collect()
            assert not list(made._alive)  # everybody has left: it is in the log, and nowhere else

    asyncio.run(test())


def test_the_newest_reading_of_who_sits_where_stays(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "friend", "friend"))
            await asyncio.gather(*(sit(room, seat, "") for seat in (1, 2)), *(room.refresh() for _ in range(5)))
            assert [chair.kind for chair in room.row.chairs] == ["person"] * 3

    asyncio.run(test())


# After the end, and lessons.


def test_a_rematch_is_one_table_for_all_who_ask(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            await wander(room, 10_000)
            assert room.row.status == "over"
            person = room.row.owner
            idents = await asyncio.gather(*(made.rematch(room) for _ in range(6)))
            assert len(set(idents)) == 1
            matches = [row for row in made.storage.find_matches(person) if not row.ended]
            assert [row.id for row in matches] == idents[:1]
            again = await entered(made, idents[0])
            assert again.seats_of(person) == (0, 1)
            assert again.row.secret != room.row.secret
            assert await made.rematch(room) == idents[0]
            assert again.match is None  # until those who play again have given their salt
            await again.add_salt(person, "ab" * 16)
            await wander(again, 1)

    asyncio.run(test())


def test_a_lesson_is_finished_by_its_move_and_stays_so(tmp_path: Path):
    async def test(game: str, plan: Any) -> None:
        async with house(tmp_path) as made:
            room = await table(made, game, ["me", *["bot:"] * (plan.seats - 1)], lesson=plan.name)
            owner, ident = room.row.owner, room.row.id
            assert made.storage.finished_lessons(owner, game) == set()
            assert isinstance(await do(room, 0, *plan.goals[0]), Done)
            assert made.storage.finished_lessons(owner, game) == {plan.name}
            assert not room.busy  # nobody moves in a lesson but who learns
            position = playing(room).hash()
        async with house(tmp_path) as made:
            assert playing(await entered(made, ident)).hash() == position

    for game in NAMES:
        for plan in find(game).lessons:
            asyncio.run(test(game, plan))
