"""Driver: what is stored at every act, in the words of the database's own driver.

SQLAlchemy writes these statements too, but once: to take them apart again at each act would cost more than storing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Insert, Update
from sqlalchemy.engine import Dialect, Engine
from sqlalchemy.engine.interfaces import DBAPICursor
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


@contextmanager
def writing(engine: Engine) -> Iterator[DBAPICursor]:
    """A transaction that writes: all of it is stored, or nothing."""
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        if engine.dialect.name == "sqlite":
            cursor.execute("BEGIN IMMEDIATE")
        yield cursor
        connection.commit()
    finally:
        connection.close()  # back to where it came from, which takes back what was not committed
