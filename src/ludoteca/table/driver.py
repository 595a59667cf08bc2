"""Driver: what is stored at every act, in the words of the database's own driver.

SQLAlchemy writes these statements too, but once: to take them apart again at each act would cost more than storing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Insert, Update
from sqlalchemy.engine import Dialect, Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql.compiler import SQLCompiler


class Statement:
    """A statement of SQLAlchemy, made ready for one kind of database."""

    def __init__(self, wanted: Insert | Update, dialect: Dialect) -> None:
        made = wanted.compile(dialect=dialect)
        assert isinstance(made, SQLCompiler)
        self._text = str(made)
        self._order = tuple(made.positiontup or ()) if made.positional else None

    def run(self, cursor: DBAPICursor, values: dict[str, object]) -> None:
        cursor.execute(self._text, values if self._order is None else [values[name] for name in self._order])


class Writer:
    """Transactions that write: all of one is stored, or nothing.

    SQLite has one writer, which keeps its connection: to take it out of the pool and put it back costs half as much
    as an act. Those of PostgreSQL come out of the pool each time, which finds out whether they are still alive.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._keeps = engine.dialect.name == "sqlite"
        self._kept: PoolProxiedConnection | None = None

    @contextmanager
    def transaction(self) -> Iterator[DBAPICursor]:
        connection, self._kept = self._kept or self._engine.raw_connection(), None
        try:
            cursor = connection.cursor()
            if self._keeps:
                cursor.execute("BEGIN IMMEDIATE")
            yield cursor
            connection.commit()
            if self._keeps:
                self._kept = connection
        finally:
            if self._kept is None:
                connection.close()  # back into the pool, which takes back what was not committed

    def close(self) -> None:
        if self._kept is not None:
            self._kept.close()
            self._kept = None
