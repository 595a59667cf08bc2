"""Storage: one engine for SQLite and PostgreSQL, used from threads. Every write is one transaction."""

from __future__ import annotations

import base64
import hashlib
import hmac
import logging
import re
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from ludoteca.table import schema
from ludoteca.table.database import CannotStore, cannot_store, migrate, open_engine
from ludoteca.table.driver import Statement, Writer
from ludoteca.table.threads import P, T, Threads

THREADS = {"sqlite": 1, "postgresql": 8}
DAY = 24 * 3600
ACT = schema.log.insert()
OVER = sa.literal_column("'over'", sa.String)
THIS_MATCH = schema.match.update().where(schema.match.c.id == sa.bindparam("match"))
LAST_ACT = THIS_MATCH.values(status=OVER)
NEW_TURN = THIS_MATCH.values({name: sa.bindparam(name) for name in ("asked", "moved", "result")})


ENDED = ("over", "abandoned")  # how a match can be behind us

say = logging.getLogger("ludoteca.storage")


class Taken(Exception):
    """Somebody else was first: the number in the log, the seat or the link is gone."""


class SeatRow(NamedTuple):
    """A seat as it is stored."""

    number: int
    kind: str
    name: str
    level: str
    salt: str
    invite: str | None
    stand_in: str
    resigned: bool

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here, for itself or for somebody who is away; None where a person plays."""
        return self.stand_in or (self.level if self.kind == "bot" else None)


class VoteRow(NamedTuple):
    """A seat agrees that a bot plays for another one (`replace`), or to abandon the match (seat -1)."""

    about: str
    seat: int
    voter: int


class Turn(NamedTuple):
    """Whose turn it is, as lists of tables tell it: the seats that have to decide, and the result once it is over."""

    asked: str
    result: str | None = None


class MatchRow(NamedTuple):
    """A match as it is stored, with its seats and who may act or watch."""

    id: str
    game: str
    version: int
    seats: int
    settings: str
    lesson: str
    public: bool
    owner: str
    secret: str
    seed: str | None
    status: str
    watch: str | None
    rematch: str | None
    at: int
    asked: str
    moved: int
    result: str | None
    chairs: tuple[SeatRow, ...]
    access: tuple[tuple[int, str], ...]  # seat, person
    unlisted: frozenset[str]  # who has taken it off their list
    votes: tuple[VoteRow, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play themselves."""
        return tuple(chair.number for chair in self.chairs if chair.kind == "person" and chair.bot is None)

    @property
    def ended(self) -> bool:
        return self.status in ENDED


class VariantRow(NamedTuple):
    """Settings with a name, as they are stored."""

    id: str
    game: str
    name: str
    seats: int
    settings: str


class LogRow(NamedTuple):
    """One act: what was done, by which seat; `hash` of the position after it, where one is kept."""

    seq: int
    seat: int
    body: str
    key: str | None
    hash: str | None


def new_id() -> str:
    """An id nobody can guess: 96 random bits."""
    return secrets.token_urlsafe(12)


def is_id(text: str) -> bool:
    """Whether this can be an id at all. What comes from an address may be anything, even what no database takes."""
    return re.fullmatch(r"[0-9A-Za-z_-]{1,24}", text) is not None


def new_token() -> str:
    """A secret to hand out; only its hash is stored."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def made_link(key: str, what: str) -> str:
    """The secret of a link, which can be made again by whoever has the key, and by nobody else."""
    return base64.urlsafe_b64encode(hmac.digest(key.encode(), what.encode(), "sha256")[:24]).decode()


def now() -> int:
    return int(time.time())


class Storage:
    """The database. Methods are plain functions of a connection; `run` calls them in a thread."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.writing = self.engine.execution_options(writing=True)
        dialect = self.engine.dialect
        self._threads = Threads(THREADS[dialect.name], "storage")
        self._act, self._last_act, self._turn = (Statement(made, dialect) for made in (ACT, LAST_ACT, NEW_TURN))
        self._writer = Writer(self.engine)
        self._refused = dialect.loaded_dbapi.IntegrityError
        migrate(self.engine)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await self._threads.run(work, *args, **kwargs)
        except Exception as error:
            if cannot_store(error):
                say.error("nothing can be stored", extra={"why": str(getattr(error, "orig", error))})
                raise CannotStore from None
            raise

    def close(self) -> None:
        self._threads.close()
        self._writer.close()
        self.engine.dispose()

    # People.

    def add_person(self, token: str, name: str) -> str:
        ident = new_id()
        with self.writing.begin() as db:
            db.execute(schema.person.insert().values(id=ident, token=token_hash(token), name=name, at=now()))
        return ident

    def find_person(self, token: str) -> tuple[str, str] | None:
        """Id and name of whoever has this token."""
        query = sa.select(schema.person.c.id, schema.person.c.name).where(schema.person.c.token == token_hash(token))
        with self.engine.connect() as db:
            row = db.execute(query).first()
        return (row.id, row.name) if row else None

    def rename_person(self, ident: str, name: str) -> None:
        with self.writing.begin() as db:
            db.execute(schema.person.update().where(schema.person.c.id == ident).values(name=name))

    # Matches.

    def add_match(
        self, values: Mapping[str, Any], chairs: Sequence[Mapping[str, Any]], access: Sequence[tuple[int, str]]
    ) -> None:
        with self.writing.begin() as db:
            _add_match(db, values, chairs, access)

    def find_match(self, ident: str) -> MatchRow | None:
        with self.engine.connect() as db:
            found = _whole(db, db.execute(sa.select(schema.match).where(schema.match.c.id == ident)).all())
        return found[0] if found else None

    def find_matches(self, person: str, most: int = 40, ended: int = 8) -> list[MatchRow]:
        """Whoever this is: their matches, those moved last first, the newest public ones, their own that have ended.

        Lessons are not among them, nor what this person has taken off the list.
        """
        m, a = schema.match.c, schema.access.c
        sits = sa.select(a.match).where(a.person == person, a.seat >= 0)
        matches = sa.select(schema.match).where(m.lesson == "")
        mine = matches.where(m.id.in_(sits.where(~a.unlisted))).order_by(m.moved.desc(), m.at.desc())
        going_on = ~m.status.in_(ENDED)
        public = matches.where(m.public, going_on, ~m.id.in_(sits)).order_by(m.at.desc())
        lists = [public.limit(most)]
        if person:
            lists = [mine.where(going_on).limit(most), *lists, mine.where(~going_on).limit(ended)]
        with self.engine.connect() as db:
            return _whole(db, [row for wanted in lists for row in db.execute(wanted)])

    def count_tables(self, owner: str) -> tuple[int, int]:
        """How many tables somebody has set within a day, and how many public ones of theirs still wait for people."""
        m = schema.match.c
        set_by = sa.select(sa.func.count()).where(m.owner == owner, m.lesson == "")
        with self.engine.connect() as db:
            today = db.execute(set_by.where(m.at > now() - DAY)).scalar_one()
            waiting = db.execute(set_by.where(m.public, m.status == "gathering")).scalar_one()
        return today, waiting

    def take_seat(self, ident: str, number: int, person: str, name: str, link: str) -> None:
        """Sit down with a link, which is used up by it; at a seat one has already, it is for a second device.

        Without a link (at a public table) only a free seat can be taken; a bot's is not for people, link or not.
        """
        s = schema.seat
        this = (s.c.match == ident) & (s.c.number == number) & (s.c.kind != "bot")
        this &= s.c.invite == token_hash(link) if link else s.c.kind == "open"
        with self.writing.begin() as db:
            kind = db.execute(sa.select(s.c.kind).where(this)).scalar()
            values = {"kind": "person", "name": name} if kind == "open" else {}
            taken = s.update().where(this, s.c.kind == kind)
            done = db.execute(taken.values(invite=None, used=s.c.used + 1, **values))
            if kind is None or done.rowcount != 1:
                raise Taken
            add_access(db, ident, number, person)

    def add_salt(self, ident: str, seats: Sequence[int], salt: str) -> None:
        """The part of the seed that comes from the people at these seats; what was given once stays."""
        s = schema.seat
        mine = (s.c.match == ident) & s.c.number.in_(seats) & (s.c.kind == "person") & (s.c.salt == "")
        with self.writing.begin() as db:
            db.execute(s.update().where(mine).values(salt=salt))

    def allow_watching(self, ident: str, person: str) -> None:
        with self.writing.begin() as db:
            add_access(db, ident, -1, person)

    def void_link(self, ident: str, number: int) -> None:
        """The link for a seat that was given out is as good as used; the next one is another."""
        s = schema.seat
        with self.writing.begin() as db:
            this = s.update().where(s.c.match == ident, s.c.number == number)
            db.execute(this.values(invite=None, used=s.c.used + 1))

    def seat_link(self, ident: str, number: int, key: str) -> str:
        """The link for a seat: the same again until somebody sits down with it, then another.

        It is made of a key that is not stored, so that who reads the database cannot sit down. With a key of somebody
        else it is another link, and the one before it is void.
        """
        s = schema.seat
        this = (s.c.match == ident) & (s.c.number == number)
        with self.writing.begin() as db:
            used = db.execute(sa.select(s.c.used).where(this)).scalar_one()
            link = made_link(key, f"{ident} seat {number} {used}")
            db.execute(s.update().where(this).values(invite=token_hash(link)))
        return link

    def watch_link(self, ident: str) -> str:
        """The link for spectators, the same for all who ask: made of what is stored, for who reads that sees more."""
        m = schema.match
        with self.writing.begin() as db:
            secret = db.execute(sa.select(m.c.secret).where(m.c.id == ident)).scalar_one()
            link = made_link(secret, f"{ident} watch")
            db.execute(m.update().where(m.c.id == ident).values(watch=token_hash(link)))
        return link

    def begin_match(self, ident: str, seed: str) -> None:
        m = schema.match
        with self.writing.begin() as db:
            db.execute(m.update().where(m.c.id == ident, m.c.seed.is_(None)).values(seed=seed, status="playing"))

    def add_rematch(
        self,
        ident: str,
        values: Mapping[str, Any],
        chairs: Sequence[Mapping[str, Any]],
        access: Sequence[tuple[int, str]],
    ) -> str:
        """Add the match that follows this one, unless somebody has done so before; the id of the one that follows."""
        m = schema.match
        with self.writing.begin() as db:
            first = m.update().where(m.c.id == ident, m.c.rematch.is_(None)).values(rematch=values["id"])
            if db.execute(first).rowcount == 1:
                _add_match(db, values, chairs, access)
            return str(db.execute(sa.select(m.c.rematch).where(m.c.id == ident)).scalar_one())

    # The log.

    def append(self, ident: str, row: LogRow, over: bool = False, turn: Turn | None = None) -> None:
        """Store one act under its number, or raise Taken: the number or the key is used. The last ends the match.

        `turn` is whose turn it is then, if that has changed.
        """
        try:
            with self._writer.transaction() as cursor:
                self._act.run(cursor, {"match": ident, "at": now(), **row._asdict()})
                if over:
                    self._last_act.run(cursor, {"match": ident})
                if turn is not None:
                    self._turn.run(cursor, {"match": ident, "moved": now(), **turn._asdict()})
        except self._refused:
            raise Taken from None

    def note_turn(self, ident: str, turn: Turn) -> None:
        """Whose turn it is where that has not come with an act: at the beginning."""
        m = schema.match
        with self.writing.begin() as db:
            db.execute(m.update().where(m.c.id == ident).values(moved=now(), **turn._asdict()))

    def find_log(self, ident: str) -> list[LogRow]:
        columns = [schema.log.c[name] for name in LogRow._fields]
        query = sa.select(*columns).where(schema.log.c.match == ident)
        with self.engine.connect() as db:
            return [LogRow(*row) for row in db.execute(query.order_by(schema.log.c.seq))]

    # Variants, records and lessons.

    def add_variant(self, owner: str, row: VariantRow) -> None:
        with self.writing.begin() as db:
            db.execute(schema.variant.insert().values(**row._asdict(), owner=owner, at=now()))

    def count_variants(self, owner: str) -> int:
        query = sa.select(sa.func.count()).where(schema.variant.c.owner == owner)
        with self.engine.connect() as db:
            return int(db.execute(query).scalar_one())

    def find_variant(self, ident: str) -> VariantRow | None:
        columns = [schema.variant.c[name] for name in VariantRow._fields]
        with self.engine.connect() as db:
            row = db.execute(sa.select(*columns).where(schema.variant.c.id == ident)).first()
        return VariantRow(*row) if row else None

    def find_variants(self, owner: str, game: str, most: int = 50) -> list[VariantRow]:
        """The variants of a game that somebody has saved, the newest first."""
        v = schema.variant.c
        query = sa.select(*(v[name] for name in VariantRow._fields)).where(v.owner == owner, v.game == game)
        with self.engine.connect() as db:
            return [VariantRow(*row) for row in db.execute(query.order_by(v.at.desc(), v.id).limit(most))]

    def keep_replay(self, text: str, most: int = 5000) -> str:
        """Keep a record to look at, and forget the oldest if there are more than so many."""
        ident = hashlib.sha256(text.encode()).hexdigest()[:20]
        r = schema.replay.c
        oldest = sa.select(r.id).order_by(r.at.desc(), r.id).offset(most)
        try:
            with self.writing.begin() as db:
                db.execute(schema.replay.insert().values(id=ident, text=text, at=now()))
                if too_many := list(db.execute(oldest).scalars()):
                    db.execute(schema.replay.delete().where(r.id.in_(too_many)))
        except IntegrityError:
            pass  # the same record is there already
        return ident

    def find_replay(self, ident: str) -> str | None:
        with self.engine.connect() as db:
            found = db.execute(sa.select(schema.replay.c.text).where(schema.replay.c.id == ident)).scalar()
        return str(found) if found is not None else None

    def finish_lesson(self, person: str, game: str, name: str) -> None:
        try:
            with self.writing.begin() as db:
                db.execute(schema.lesson.insert().values(person=person, game=game, name=name))
        except IntegrityError:
            pass  # finished before

    def finished_lessons(self, person: str, game: str) -> set[str]:
        c = schema.lesson.c
        with self.engine.connect() as db:
            return set(db.execute(sa.select(c.name).where(c.person == person, c.game == game)).scalars())


def _add_match(
    db: Connection, values: Mapping[str, Any], chairs: Sequence[Mapping[str, Any]], access: Sequence[tuple[int, str]]
) -> None:
    at = now()
    db.execute(schema.match.insert().values(**values, at=at, moved=at))
    db.execute(schema.seat.insert(), [{"match": values["id"], **chair} for chair in chairs])
    if access:
        allowed = [{"match": values["id"], "seat": seat, "person": person} for seat, person in access]
        db.execute(schema.access.insert(), allowed)


def _whole(db: Connection, rows: Sequence[sa.Row[Any]]) -> list[MatchRow]:
    """Matches with their seats, votes, and who may act or watch there: three questions for all of them together."""
    s, a, v = schema.seat.c, schema.access.c, schema.vote.c
    idents = [row.id for row in rows]
    seats = sa.select(s.match, *(s[name] for name in SeatRow._fields)).where(s.match.in_(idents)).order_by(s.number)
    chairs: dict[str, list[SeatRow]] = {ident: [] for ident in idents}
    for ident, *chair in db.execute(seats):
        chairs[ident].append(SeatRow(*chair))
    access: dict[str, list[tuple[int, str]]] = {ident: [] for ident in idents}
    unlisted: dict[str, set[str]] = {ident: set() for ident in idents}
    for ident, seat, who, off in db.execute(
        sa.select(a.match, a.seat, a.person, a.unlisted).where(a.match.in_(idents))
    ):
        access[ident].append((seat, who))
        if off:
            unlisted[ident].add(who)
    votes: dict[str, list[VoteRow]] = {ident: [] for ident in idents}
    for ident, *vote in db.execute(
        sa.select(v.match, *(v[name] for name in VoteRow._fields))
        .where(v.match.in_(idents))
        .order_by(v.about, v.seat, v.voter)
    ):
        votes[ident].append(VoteRow(*vote))
    return [
        MatchRow(
            **row._asdict(),
            chairs=tuple(chairs[row.id]),
            access=tuple(access[row.id]),
            unlisted=frozenset(unlisted[row.id]),
            votes=tuple(votes[row.id]),
        )
        for row in rows
    ]


def add_access(db: Connection, ident: str, seat: int, person: str) -> None:
    """Let somebody act at a seat, or watch; who may already, by a second click perhaps, may still."""
    insert: postgresql.Insert | sqlite.Insert = (
        postgresql.insert(schema.access) if db.dialect.name == "postgresql" else sqlite.insert(schema.access)
    )
    db.execute(insert.values(match=ident, seat=seat, person=person).on_conflict_do_nothing())
