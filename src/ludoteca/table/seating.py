"""Seating: how it is stored that a seat changes hands, and what people have agreed to.

Who may do so is decided in `agreement`. Here every change is one transaction, which does nothing where the match has
gone on to another status meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ludoteca.table import schema
from ludoteca.table.storage import Storage, Taken, VoteRow, now

Work = Callable[..., None]  # one of these changes: of a storage, a match, and what it needs
BARRED = -2  # in place of a seat: who may not sit down again without a link


@contextmanager
def _while(storage: Storage, ident: str, status: str) -> Iterator[Connection]:
    """A transaction on a match that is in this status, or Taken."""
    m = schema.match
    with storage.writing.begin() as db:
        # An update, not a question: with PostgreSQL others wait here until this transaction is through.
        same = m.update().where(m.c.id == ident, m.c.status == status).values(status=status)
        if db.execute(same).rowcount != 1:
            raise Taken
        yield db


def _change(db: Connection, ident: str, seats: Sequence[int], *but: Any, **values: Any) -> None:
    """Change seats that are as is said; if none is, somebody was faster."""
    s = schema.seat
    if not db.execute(s.update().where(s.c.match == ident, s.c.number.in_(seats), *but).values(**values)).rowcount:
        raise Taken


def _forget_votes(db: Connection, ident: str, *which: Any) -> None:
    db.execute(schema.vote.delete().where(schema.vote.c.match == ident, *which))


# While a match is played.


def stand_in(storage: Storage, ident: str, seat: int, level: str) -> None:
    """A bot plays for whoever sits there, until they come back."""
    v = schema.vote.c
    with _while(storage, ident, "playing") as db:
        _change(db, ident, [seat], schema.seat.c.kind == "person", stand_in=level)
        _forget_votes(db, ident, ((v.about == "replace") & (v.seat == seat)) | (v.voter == seat))


def sit_again(storage: Storage, ident: str, seats: Sequence[int]) -> None:
    """Whoever sits there is back: no bot plays for them, nobody need vote about it, and a link to their seat is void.

    The host may have given one out while a bot played: who used it now would look over the shoulder of whoever is back.
    """
    s, v = schema.seat, schema.vote.c
    with _while(storage, ident, "playing") as db:
        stood_in = (s.c.match == ident) & s.c.number.in_(seats) & (s.c.stand_in != "")
        db.execute(s.update().where(stood_in).values(invite=None, used=s.c.used + 1))
        _change(db, ident, seats, ~schema.seat.c.resigned, stand_in="")
        _forget_votes(db, ident, v.about == "replace", v.seat.in_(seats))


def resign(storage: Storage, ident: str, seat: int, level: str) -> None:
    """A bot plays this seat to the end; a link to it is void."""
    v = schema.vote.c
    with _while(storage, ident, "playing") as db:
        used = schema.seat.c.used + 1
        _change(
            db, ident, [seat], schema.seat.c.kind == "person", stand_in=level, resigned=True, invite=None, used=used
        )
        _forget_votes(db, ident, ((v.about == "replace") & (v.seat == seat)) | (v.voter == seat))


def abandon(storage: Storage, ident: str) -> None:
    """The match is over, without a result."""
    m = schema.match
    with _while(storage, ident, "playing") as db:
        db.execute(m.update().where(m.c.id == ident).values(status="abandoned", asked="", moved=now()))
        _forget_votes(db, ident)


def add_votes(storage: Storage, ident: str, votes: Sequence[VoteRow]) -> None:
    """Note who agrees; who has agreed before still does."""
    v = schema.vote.c
    with _while(storage, ident, "playing") as db:
        for vote in votes:
            same = {v[name] == value for name, value in vote._asdict().items()}
            _forget_votes(db, ident, *same)
            db.execute(schema.vote.insert().values(match=ident, **vote._asdict()))


def drop_votes(storage: Storage, ident: str, about: str, seat: int, voters: Sequence[int]) -> None:
    v = schema.vote.c
    with _while(storage, ident, "playing") as db:
        _forget_votes(db, ident, v.about == about, v.seat == seat, v.voter.in_(voters))


# While people gather.


def free(storage: Storage, ident: str, seat: int) -> None:
    """Nobody sits there any more, and whoever did may not sit down again without a link."""
    a = schema.access
    with _while(storage, ident, "gathering") as db:
        there = (a.c.match == ident) & (a.c.seat == seat)
        for person in db.execute(sa.select(a.c.person).where(there)).scalars().all():
            db.execute(a.delete().where(a.c.match == ident, a.c.person == person, a.c.seat == BARRED))
            db.execute(a.insert().values(match=ident, seat=BARRED, person=person))
        db.execute(a.delete().where(there))
        _open(db, ident, seat, "person")


def open_up(storage: Storage, ident: str, seat: int) -> None:
    """A bot's seat is for a person."""
    with _while(storage, ident, "gathering") as db:
        _open(db, ident, seat, "bot")


def _open(db: Connection, ident: str, seat: int, kind: str) -> None:
    used = schema.seat.c.used + 1
    there = schema.seat.c.kind == kind
    _change(db, ident, [seat], there, kind="open", name="", level="", salt="", invite=None, used=used)


def fill(storage: Storage, ident: str, seat: int, name: str, level: str) -> None:
    """A free seat is for a bot; a link that was given out for it is void."""
    with _while(storage, ident, "gathering") as db:
        there, used = schema.seat.c.kind == "open", schema.seat.c.used + 1
        _change(db, ident, [seat], there, kind="bot", name=name, level=level, invite=None, used=used)


# Lists.


def unlist(storage: Storage, ident: str, person: str) -> None:
    """Take a match off the list of this person's tables; to everybody else it is as it was."""
    _list(storage, ident, person, unlisted=True)


def list_again(storage: Storage, ident: str, person: str) -> None:
    _list(storage, ident, person, unlisted=False)


def _list(storage: Storage, ident: str, person: str, unlisted: bool) -> None:
    a = schema.access
    with storage.writing.begin() as db:
        db.execute(a.update().where(a.c.match == ident, a.c.person == person).values(unlisted=unlisted))
