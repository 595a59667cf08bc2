"""How Alembic reaches the database: through the connection it is given, or one to the address on its command line."""

from __future__ import annotations

from alembic import context
from sqlalchemy.engine import Connection

from ludoteca.table.database import open_engine
from ludoteca.table.schema import metadata


def run() -> None:
    given = context.config.attributes.get("connection")
    if given is None:
        with open_engine(str(context.config.get_main_option("sqlalchemy.url"))).begin() as connection:
            migrate(connection)
    else:
        migrate(given)


def migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    context.run_migrations()


run()
