"""What tests of the table share: they do not depend on the form of the rules, so one pass over them is enough."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.table.storage import Storage
from tests.table.hostile import check_journal
from tests.table.postgres import Cluster, cluster
from tests.table.running import Server, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a new database of each kind; empty: a file in the data folder."""
    if request.param == "sqlite":
        return ""
    made: Cluster = request.getfixturevalue("postgres")
    return made.database()


@pytest.fixture
def url(database: str, tmp_path: Path) -> str:
    """The address of a new database of each kind, where there is no server."""
    return database or f"sqlite:///{tmp_path / 'table.sqlite'}"


@pytest.fixture
def storage(url: str) -> Iterator[Storage]:
    made = Storage(url)
    yield made
    made.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table to attack. In the end its journal has neither faults nor anything private."""
    with running(tmp_path_factory.mktemp("hostile")) as made:
        yield made
        check_journal(made)
