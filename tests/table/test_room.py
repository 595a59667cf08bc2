from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest

from ludoteca.table.house import House
from ludoteca.table.protocol import Done, Refused, Stale
from ludoteca.table.room import Room
from ludoteca.table.seen import Seen
from tests.table.rooms import do, english, entered, house, playing, stored, table, undo, wander

pytestmark = pytest.mark.compiled_only
PERSONS = ("me", "me", "me")


def secret(room: Room, seat: int, choice: int = 0) -> tuple[str, str]:
    """One of the answers a seat may give in the step that all decide at once."""
    return playing(room).legal(seat)[choice], "bid:0"


# Everybody decides at once.


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_secret_answers_of_different_seats_never_make_each_other_stale(tmp_path: Path, order: tuple[int, ...]):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "baratto", PERSONS)
            for seat in order:
                assert isinstance(await do(room, seat, *secret(room, seat), revision=0), Done)
            assert room.revision == room.history.solid == 3
            assert playing(room).ply == 3

    asyncio.run(test())


def test_an_answer_in_parts_disturbs_nobody(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "baratto", PERSONS)
            assert isinstance(await do(room, 0, secret(room, 0)[0], revision=0), Done)
            assert isinstance(await do(room, 1, *secret(room, 1), revision=0), Done)
            assert isinstance(await do(room, 0, "bid:1", revision=1), Done)
            assert isinstance(await do(room, 2, *secret(room, 2), revision=0), Done)

    asyncio.run(test())


def test_an_answer_can_be_withdrawn_and_given_again(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "baratto", PERSONS)
            assert isinstance(await do(room, 0, *secret(room, 0), revision=0), Done)
            assert isinstance(await do(room, 1, *secret(room, 1), revision=0), Done)
            assert isinstance(await undo(room, 0), Done)
            assert playing(room).to_act == (0, 2)
            assert isinstance(await do(room, 0, *secret(room, 0, 1)), Done)
            assert isinstance(await do(room, 2, *secret(room, 2), revision=0), Done)
            assert room.history.solid == room.revision == 5
            assert sorted(row.seat for row in playing(room).rows[:3]) == [0, 1, 2]

    asyncio.run(test())


@pytest.mark.parametrize("to", [-1, 0])
def test_an_answer_that_is_withdrawn_leaves_the_half_given_one_of_another_also_after_a_restart(tmp_path: Path, to: int):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "baratto", PERSONS)
            half = secret(room, 1)[0]
            assert isinstance(await do(room, 1, half, revision=0), Done)
            assert isinstance(await do(room, 0, *secret(room, 0), revision=0), Done)
            assert isinstance(await undo(room, 0, to=to), Done)
            assert playing(room).view(1).draft == (half,)
            assert playing(room).to_act == (0, 1, 2)
            ident = room.row.id
        async with house(tmp_path) as made:
            room = await entered(made, ident)
            assert (playing(room).view(1).draft, room.failed) == ((half,), None)
            assert isinstance(await do(room, 1, "bid:0", revision=room.history.latest[1]), Done)

    asyncio.run(test())


def test_two_devices_at_one_seat_cannot_both_answer(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "baratto", PERSONS)
            assert isinstance(await do(room, 0, *secret(room, 0), revision=0), Done)
            assert await do(room, 0, "stall:4", "bid:0", revision=0) == Stale(1, 1)
            assert len(stored(room)) == 1

    asyncio.run(test())


def test_the_last_answer_makes_what_was_seen_before_stale(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "baratto", PERSONS)
            for seat in range(3):
                await do(room, seat, *secret(room, seat), revision=0)
            for seat in range(3):
                assert await do(room, seat, "stall:9", "bid:0", revision=2) == Stale(1, 3)

    asyncio.run(test())


# One after the other.


def test_who_has_not_seen_the_last_act_is_told_that_this_is_stale(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            await wander(room, 5)
            before = stored(room)
            seat = playing(room).to_act[0]
            for revision in (0, 4, 6, 2**31):
                assert await do(room, seat, playing(room).legal(seat)[0], revision=revision) == Stale(1, 5)
            assert stored(room) == before

    asyncio.run(test())


def test_an_act_sent_twice_is_carried_out_once_and_answered_twice(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            seat = playing(room).to_act[0]
            action = playing(room).legal(seat)[0]
            same = [do(room, seat, action, revision=0, key="the-same-key") for _ in range(5)]
            assert await asyncio.gather(*same) == [Done(1, 1)] * 5
            await wander(room, 3)
            assert await do(room, seat, action, revision=0, key="the-same-key") == Done(1, 1)
            assert [row[0] for row in stored(room)] == [1, 2, 3, 4]

    asyncio.run(test())


def test_what_the_rules_forbid_is_refused_with_the_rule_and_not_stored(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await table(made, "vendemmia", ("me", "me"))
            match = playing(room)
            other = 1 - match.to_act[0]
            answer = await do(room, other, match.legal()[0])
            assert isinstance(answer, Refused)
            assert answer.rule
            unknown = await do(room, match.to_act[0], "fly:to-the-moon")
            assert isinstance(unknown, Refused)
            assert "fly:to-the-moon" in unknown.text
            assert stored(room) == []
            assert isinstance(await do(room, match.to_act[0], match.legal()[0]), Done)

    asyncio.run(test())


# Taking back.


async def after_two_moves_that_can_be_taken_back(made: House) -> Room:
    """Seat 0 has rolled, which cannot be taken back, and made two moves that can."""
    while True:
        room = await table(made, "vendemmia", ("me", "me"))
        await do(room, 0, "again")
        for _ in range(2):
            match = playing(room)
            harmless = [action for action in match.legal(0) if match.barriers(action, 0) == 0]
            if harmless:
                await do(room, 0, harmless[0])
        if playing(room).undo_reach(0) == playing(room).ply - 2:
            return room


def test_undo_takes_back_one_move_the_turn_or_to_a_line_and_never_more(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            room = await after_two_moves_that_can_be_taken_back(made)
            match = playing(room)
            start, first, second = (match.at(ply).hash() for ply in (1, 2, 3))
            last = match.rules.actions.texts(match.rows[-1].actions)
            assert isinstance(await undo(room, 0), Done)  # the last move
            assert match.hash() == first
            assert isinstance(await do(room, 0, *last), Done)
            assert match.hash() == second
            assert isinstance(await undo(room, 0, to=2), Done)  # to a line of the log
            assert match.hash() == first
            await do(room, 0, *last)
            assert isinstance(await undo(room, 0, to=match.undo_reach(0)), Done)  # the turn
            assert match.hash() == start
            count = len(stored(room))
            beyond = (await undo(room, 0), await undo(room, 0, to=0), await undo(room, 1), await undo(room, 0, 9))
            for refused in beyond:
                assert isinstance(refused, Refused)
                assert refused.text
            assert len(stored(room)) == count == room.revision

    asyncio.run(test())


def test_a_restart_brings_back_the_same_version_and_the_same_screens(tmp_path: Path):
    async def test(game: str, chairs: tuple[str, ...]) -> None:
        async with house(tmp_path) as made:
            room = await table(made, game, chairs)
            await wander(room, 70)
            await undo(room, room.row.seats - 1)
            ident, revision, position = room.row.id, room.revision, playing(room).hash()
            screens = [await room.frame(seat, english(room)).seen() for seat in range(-1, room.row.seats)]
        async with house(tmp_path) as made:
            room = await entered(made, ident)
            assert (room.revision, playing(room).hash(), room.failed) == (revision, position, None)
            for before in screens:
                now = await room.frame(before.seat, english(room)).seen()
                for name in Seen.__struct_fields__:
                    assert name == "story" or getattr(now, name) == getattr(before, name), name

    for game, chairs in (("phalanxx", ("me", "me")), ("baratto", PERSONS), ("vendemmia", ("me", "me"))):
        asyncio.run(test(game, chairs))
