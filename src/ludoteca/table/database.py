"""The database: whether it is ours, how it is opened, and what it means when it cannot store anything.

One that cannot be used is refused in one line, and left as it was.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from ludoteca.kernel.errors import LudotecaError
from ludoteca.table import schema
from ludoteca.table.texts import table_texts

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 1_819_632_751  # PostgreSQL names its locks by numbers
KINDS = ("sqlite", "postgresql")
NOT_STORED = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY}
NOT_STORED_BY_POSTGRES = {"53100", "58030", "25006"}  # disk full, input or output failed, read only
PRIVATE = 0o600
NO_ADDRESS = (ArgumentError, NoSuchModuleError, ModuleNotFoundError, ValueError)  # ValueError: a port that is no number


class CannotStore(Exception):
    """The disk is full, or cannot be written: what was asked for is not done, and nobody is told that it were."""

    def said(self, language: str) -> str:
        return table_texts(language)("status-507-text")


def cannot_store(error: BaseException) -> bool:
    """Whether an error of the database says so."""
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF  # above it are the details
    return code in NOT_STORED or getattr(cause, "sqlstate", None) in NOT_STORED_BY_POSTGRES


def file_of(url: str) -> Path | None:
    """The file a database is in, if it is in one."""
    try:
        address = sa.make_url(url)
    except NO_ADDRESS:
        return None
    named = address.get_backend_name() == "sqlite" and address.database not in (None, "", ":memory:")
    return Path(str(address.database)) if named else None


@contextmanager
def held(url: str) -> Iterator[None]:
    """While this server has a database in a file for itself: two would not see what the other shows."""
    path = file_of(url)
    if path is None:
        yield
        return
    try:
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, PRIVATE)
    except (OSError, ValueError) as error:  # a name that no file can have is a ValueError
        raise LudotecaError(f"{path}: cannot be used: {getattr(error, 'strerror', error)}") from None
    try:
        _take(lock, path)
        yield
    finally:
        os.close(lock)


def _take(lock: int, path: Path) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise LudotecaError(f"{path}: another server is using it; stop that one, or choose another --data") from None


def open_engine(url: str) -> Engine:
    """An engine for a database address; one that cannot be used is refused in one line."""
    try:
        address = sa.make_url(url)
        if address.drivername == "postgresql":
            address = address.set(drivername="postgresql+psycopg")
        if address.get_backend_name() not in KINDS:
            raise LudotecaError(f"--database is a sqlite:/// or postgresql:// address, not {address.drivername}://…")
        path = file_of(url)
        if path is not None:
            _look_at(path)
            _make_private(path)
        # Errors go to the journal, where no name and no seed may stand: so they do not tell the values.
        engine = sa.create_engine(
            address, pool_pre_ping=address.get_backend_name() == "postgresql", hide_parameters=True
        )
        if engine.dialect.name == "sqlite":
            _mind_sqlite(engine)
        with engine.connect():
            return engine
    except NO_ADDRESS:
        raise LudotecaError("--database is an address such as postgresql://user@host/name") from None
    except DBAPIError as error:
        raise LudotecaError(f"the database cannot be opened: {_reason(error)}") from None


def _look_at(path: Path) -> None:
    """Refuse a file that is not ours, before anything is written to it: even to open it would change it."""
    try:
        if not path.exists() or path.stat().st_size == 0:
            return
        if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
            raise LudotecaError(f"{path}: cannot be written, and every move is stored there")
        crashed = Path(f"{path}-wal").exists()  # then what lies beside the file belongs to it
        how = "mode=ro" if crashed else "mode=ro&immutable=1"
        with closing(sqlite3.connect(f"file:{quote(str(path.absolute()))}?{how}", uri=True)) as db:
            found = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
            if found != "ok":
                raise LudotecaError(f"{path}: the database is damaged: {found.splitlines()[-1][:100]}")
            tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if tables and not {"alembic_version", schema.match.name, schema.log.name} <= tables:
                raise LudotecaError(f"{path}: this is a database of something else, not of Ludoteca")
            if tables:
                _refuse_newer(db.execute("SELECT version_num FROM alembic_version").fetchone(), str(path))
    except sqlite3.Error as error:
        raise LudotecaError(f"{path}: the database cannot be opened: {error}") from None
    except OSError as error:
        raise LudotecaError(f"{path}: the database cannot be opened: {error.strerror}") from None


def _make_private(path: Path) -> None:
    """The file belongs to its owner alone, and so does what SQLite lays beside it, which takes after it."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
        for name in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
            if name.exists() and name.stat().st_uid == os.geteuid():
                name.chmod(PRIVATE)
    except OSError as error:
        raise LudotecaError(f"{path}: the database cannot be opened: {error.strerror}") from None


def _mind_sqlite(engine: Engine) -> None:
    """Durable, with readers beside the writer; a write takes its lock at once, so that none fails half way."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def began(connection: Connection) -> None:
        writing = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def migrate(engine: Engine) -> None:
    """Bring the tables of the database up to date."""
    config = _alembic()
    try:
        with engine.execution_options(writing=True).begin() as db:
            if engine.dialect.name == "postgresql":  # of two servers that start, one waits
                db.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            revision = MigrationContext.configure(db).get_current_revision()
            if revision == ScriptDirectory.from_config(config).get_current_head():
                return
            _refuse_newer((revision,) if revision is not None else None, "the database")
            config.attributes["connection"] = db
            command.upgrade(config, "head")
    except DBAPIError as error:
        raise LudotecaError(f"the database cannot be brought up to date: {_reason(error)}") from None


def _refuse_newer(row: tuple[str] | None, name: str) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(_alembic()).walk_revisions()}
    if row is not None and row[0] not in known:
        raise LudotecaError(f"{name}: it was last used by a newer Ludoteca (its tables are {row[0][:20]!r})")


def _alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def _reason(error: DBAPIError) -> str:
    return (str(error.orig).splitlines() or ["no reason is given"])[0]
