"""Agreement: what people decide about a table beside the match: that a bot plays for somebody who is missing, that one
resigns, that all stop; and while people gather, who sits where. Checked here, then stored, then shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from ludoteca.bots.levels import LEVELS
from ludoteca.table import seating
from ludoteca.table.protocol import Matter
from ludoteca.table.storage import SeatRow, Taken, VoteRow
from ludoteca.table.texts import Told

if TYPE_CHECKING:
    from ludoteca.table.room import Room

STAND_IN = "companion"  # the level of a bot that plays for a person
ALL = -1  # what everybody must agree to is about no single seat
BOT_NAMES = ("Livia", "Bruno", "Fulvia", "Dario", "Ottavia", "Nino", "Silvia", "Ugo")


class NotAllowed(Told):
    """Somebody may not decide this, or not now."""


# What is to be decided.


def matters(room: Room, person: str) -> tuple[Matter, ...]:
    """What is to be decided at this table now, and whether this person has a say in it."""
    if not _is_played(room):
        return ()
    found = [_matter(room, person, "replace", seat) for seat in room.row.people if room.is_missing(seat)]
    if any(vote.about == "abandon" for vote in room.row.votes):
        found.append(_matter(room, person, "abandon", ALL))
    return tuple(matter for matter in found if matter.needed)


def _matter(room: Room, person: str, about: str, seat: int) -> Matter:
    asked = _voters(room, seat)
    votes = {vote.voter for vote in room.row.votes if (vote.about, vote.seat) == (about, seat)}
    agreed = tuple(voter for voter in asked if voter in votes)
    mine = set(room.seats_of(person)) & set(asked)
    can = ""
    if about == "replace" and person == room.row.owner:
        can = "decide"
    elif mine:
        can = "agreed" if mine <= votes else "vote"
    return Matter(about, seat, agreed, _needed(about, len(asked)), can)


def _voters(room: Room, but: int) -> tuple[int, ...]:
    """Who is asked: all other people who are not missing themselves."""
    return tuple(seat for seat in room.row.people if seat != but and not room.is_missing(seat))


def _needed(about: str, voters: int) -> int:
    """More than half of the others let a bot play; to abandon the match takes everybody."""
    return voters if about == "abandon" or not voters else voters // 2 + 1


def _is_played(room: Room) -> bool:
    return room.row.status == "playing" and room.lesson is None


# While a match is played.


async def agree(room: Room, person: str, about: str, seat: int) -> None:
    """Agree that a bot plays for a seat, or to abandon the match, or propose it; the last one needed makes it so."""
    await _take_part(room, person)
    async with room.sure():
        _must(_is_played(room), "matter-not-now")
        replacing = about == "replace"
        _must(not replacing or (seat in room.row.people and room.is_missing(seat)), "matter-not-missing")
        matter = _matter(room, person, about, seat if replacing else ALL)
        _must(matter.can != "", "matter-not-yours")
        if matter.can == "decide":
            await _store(room, seating.stand_in, seat, STAND_IN)
        else:
            mine = set(room.seats_of(person)) & set(_voters(room, matter.seat))
            votes = [VoteRow(about, matter.seat, voter) for voter in sorted(mine)]
            await _store(room, seating.add_votes, votes)
        await _settle(room)
    _show(room)


async def disagree(room: Room, person: str, about: str, seat: int) -> None:
    """Take back that one agreed. To abandon a match takes everybody: who is against it ends that vote."""
    await _take_part(room, person)
    async with room.sure():
        _must(_is_played(room), "matter-not-now")
        mine = sorted(set(room.seats_of(person)) & set(room.row.people))
        _must(bool(mine), "matter-not-yours")
        if about == "abandon":
            await _store(room, seating.drop_votes, about, ALL, range(room.row.seats))
        else:
            await _store(room, seating.drop_votes, about, seat, mine)
    _show(room)


async def _take_part(room: Room, person: str) -> None:
    """Who has a say and says something is not missing, and plays for themselves again."""
    if room.seats_of(person):
        room.presence.notice(person)
        await come_back(room, person)


async def settle(room: Room) -> None:
    """Somebody more is missing, so that the votes of the others may be enough."""
    async with room.sure():
        if _is_played(room):
            with suppress(NotAllowed):  # the match has ended meanwhile
                await _settle(room)
    _show(room)


async def _settle(room: Room) -> None:
    """While sure: what enough people have agreed to happens."""
    for about, seat in sorted({(vote.about, vote.seat) for vote in room.row.votes}):
        matter = _matter(room, "", about, seat)
        if not matter.needed or len(matter.agreed) < matter.needed:
            continue
        if about == "abandon":
            await _store(room, seating.abandon)
            return
        if room.is_missing(seat):
            await _store(room, seating.stand_in, seat, STAND_IN)


def is_stood_in(room: Room, seats: Sequence[int]) -> bool:
    """Whether a bot plays for any of these seats, or others are about to agree on it."""
    voted = {vote.seat for vote in room.row.votes if vote.about == "replace"}
    return any(room.row.chairs[seat].stand_in or seat in voted for seat in seats)


async def come_back(room: Room, person: str) -> None:
    """Somebody is back: from now on no bot plays for them. Whatever it was about to do is left to them."""
    if not is_stood_in(room, room.seats_of(person)):
        return
    async with room.sure():
        mine = room.seats_of(person)
        if is_stood_in(room, mine):
            with suppress(NotAllowed):  # the match has ended meanwhile
                await _store(room, seating.sit_again, mine)
    _show(room)


async def resign(room: Room, person: str, seat: int) -> None:
    """Give a seat up for good: a bot plays it to the end. Where no other person is left there is no match to go on."""
    async with room.sure():
        _must(_is_played(room), "matter-not-now")
        _must(seat in room.seats_of(person), "matter-not-yours")
        others = [chair for chair in room.row.chairs if chair.number != seat and _is_somebodys(chair)]
        if others:
            await _store(room, seating.resign, seat, STAND_IN)
            await _settle(room)
        else:
            await _store(room, seating.abandon)
    _show(room)


def _is_somebodys(chair: SeatRow) -> bool:
    return chair.kind == "person" and not chair.resigned


# While people gather.


async def free(room: Room, person: str, seat: int) -> None:
    """The host frees the seat of somebody else."""
    async with room.sure():
        _must_be_host(room, person, seat, "person")
        _must(seat not in room.seats_of(person), "matter-your-own-seat")
        await _store(room, seating.free, seat)
    _show(room)


async def fill(room: Room, person: str, seat: int, level: str) -> None:
    """The host puts a bot on a free seat; if nobody else is missing, the match begins."""
    async with room.sure():
        _must_be_host(room, person, seat, "open")
        _must(level in LEVELS, "matter-no-level")
        await _store(room, seating.fill, seat, BOT_NAMES[seat % len(BOT_NAMES)], level)
    await room.enter()


async def open_up(room: Room, person: str, seat: int) -> None:
    """The host offers a bot's seat to a person."""
    async with room.sure():
        _must_be_host(room, person, seat, "bot")
        await _store(room, seating.open_up, seat)
    _show(room)


def _must_be_host(room: Room, person: str, seat: int, kind: str) -> None:
    _must(person == room.row.owner, "matter-host-only")
    _must(room.row.status == "gathering" and room.lesson is None, "matter-begun")
    _must(0 <= seat < room.row.seats and room.row.chairs[seat].kind == kind, "matter-taken")


def _must(condition: bool, otherwise: str) -> None:
    if not condition:
        raise NotAllowed(otherwise)


async def _store(room: Room, work: seating.Work, *given: object) -> None:
    try:
        await room.storage.run(work, room.storage, room.row.id, *given)
    except Taken:
        raise NotAllowed("matter-not-now") from None
    finally:
        await room.refresh()


def _show(room: Room) -> None:
    room.wake()
    room.play_bots()
