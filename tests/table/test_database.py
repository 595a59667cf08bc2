"""A database that cannot be used is refused in one line and left as it was; what is not stored is not acknowledged."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import mkdtemp

import pytest

from ludoteca.cli import main
from ludoteca.kernel.errors import LudotecaError
from ludoteca.table.database import CannotStore, migrate, open_engine
from ludoteca.table.house import House
from ludoteca.table.serve import serve  # noqa: F401 – see `as_nobody`
from ludoteca.table.storage import Storage
from tests.table.inside import open_table
from tests.table.player import Message, Player
from tests.table.postgres import Cluster
from tests.table.running import free_port, running

pytestmark = pytest.mark.compiled_only


def ours(path: Path) -> None:
    Storage(f"sqlite:///{path}").close()


def no_database(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 40)


def a_text(path: Path) -> None:
    path.write_text("Dear diary, today we played until late.\n" * 50, encoding="utf-8")


def a_hole(path: Path) -> None:
    """A page in the middle was lost."""
    ours(path)
    written = bytearray(path.read_bytes())
    written[4096:8192] = b"\xff" * 4096
    path.write_bytes(written)


def cut_off(path: Path) -> None:
    ours(path)
    path.write_bytes(path.read_bytes()[:5000])


def of_another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
        db.execute("INSERT INTO recipes VALUES ('ragù')")
        db.commit()


def of_another_program_with_migrations(path: Path) -> None:
    of_another_program(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE alembic_version (version_num TEXT)")
        db.execute("INSERT INTO alembic_version VALUES ('0001')")
        db.commit()


def of_a_newer_ludoteca(path: Path) -> None:
    ours(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()


def a_folder(path: Path) -> None:
    path.mkdir()


UNUSABLE: dict[Callable[[Path], None], str] = {
    no_database: "file is not a database",
    a_text: "file is not a database",
    a_hole: "damaged",
    cut_off: "ludoteca.sqlite: the database",
    of_another_program: "this is a database of something else, not of Ludoteca",
    of_another_program_with_migrations: "this is a database of something else, not of Ludoteca",
    of_a_newer_ludoteca: "it was last used by a newer Ludoteca (its tables are '9999')",
    a_folder: "the database cannot be opened",
}


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file() and path.suffix != ".lock"}


def refused(capsys: pytest.CaptureFixture[str], folder: Path) -> str:
    """What `serve` says that does not start: one line, exit code 2."""
    assert main(["serve", "--no-compile", "--port", str(free_port()), "--data", str(folder)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err


@pytest.mark.parametrize("make", UNUSABLE, ids=lambda make: make.__name__)
def test_a_file_that_is_not_ours_is_refused_in_one_line_and_stays_as_it_was(
    make: Callable[[Path], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    make(tmp_path / "ludoteca.sqlite")
    before = contents(tmp_path)
    said = refused(capsys, tmp_path)
    assert UNUSABLE[make] in said
    assert "ludoteca.sqlite" in said
    assert contents(tmp_path) == before


def test_a_newer_database_of_postgresql_is_refused_too(postgres: Cluster):
    url = postgres.database()
    storage = Storage(url)
    with storage.writing.begin() as db:
        db.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(LudotecaError, match="newer Ludoteca"):
        migrate(storage.engine)
    storage.close()


def as_nobody(arguments: list[str]) -> tuple[int, str]:
    """Run a verb as somebody without rights: its exit code, and what it says. What it needs is loaded already."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(writing, 2)
        sys.stderr = os.fdopen(2, "w", closefd=False)
        os.setgid(65534)
        os.setuid(65534)
        code = 99
        try:
            code = main(arguments)
        finally:
            sys.stderr.flush()
            os._exit(code)
    os.close(writing)
    with os.fdopen(reading) as said:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), said.read()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody who may not write")
@pytest.mark.parametrize("what", ["file", "folder"])
def test_what_cannot_be_written_is_refused_in_one_line(what: str):
    folder = Path(mkdtemp())  # those that other tests get are in one that is for its owner alone
    try:
        folder.chmod(0o755 if what == "folder" else 0o777)
        ours(folder / "ludoteca.sqlite")
        (folder / "ludoteca.sqlite").chmod(0o444 if what == "file" else 0o666)
        before = contents(folder)
        code, said = as_nobody(["serve", "--port", str(free_port()), "--data", str(folder)])
        assert (code, said.count("\n")) == (2, 1), said
        assert "cannot be" in said
        assert contents(folder) == before
    finally:
        shutil.rmtree(folder)


def test_a_second_server_on_the_same_folder_is_refused_and_the_first_plays_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    async def test(address: str) -> None:
        anna = Player(address)
        await anna.set_table("vendemmia", ["me", "me"])
        assert "another server is using it" in refused(capsys, tmp_path)
        await anna.join()
        await anna.until(lambda: bool(anna.screen.get("prompt")))
        await anna.close()

    with running(tmp_path) as server:
        asyncio.run(test(server.address))
        server.kill()
        server.start()  # of a server that was killed nothing is held


def test_the_database_belongs_to_its_owner_alone(tmp_path: Path):
    folder = tmp_path / "made" / "here"
    usual = os.umask(0)
    try:
        with running(tmp_path / "work", usual=True, more=[f"--data={folder}"]):
            files = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    finally:
        os.umask(usual)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {"ludoteca.sqlite", "ludoteca.sqlite-wal", "ludoteca.sqlite-shm"} <= set(files)
    assert set(files.values()) == {0o600}


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path):
    path = tmp_path / "table.sqlite"
    ours(path)
    path.chmod(0o644)
    open_engine(f"sqlite:///{path}").dispose()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


# A full disk.


def fill(house: House) -> None:
    """From now on the database cannot grow, as on a disk that is full."""
    _pages(house, 1)


def make_room(house: House) -> None:
    _pages(house, 1_000_000)


def _pages(house: House, most: int) -> None:
    """On both connections: that of the acts, and that of all else."""
    with house.storage._writer.transaction() as cursor:
        cursor.execute(f"PRAGMA max_page_count = {most}")
    with house.storage.engine.connect() as db:
        db.exec_driver_sql(f"PRAGMA max_page_count = {most}")


def test_on_a_full_disk_nothing_is_acknowledged_that_is_not_stored(tmp_path: Path):
    async def test() -> None:
        async with open_table(tmp_path) as (house, address):
            anna = Player(address, lang="it")
            await anna.set_table("phalanxx", ["me", "me"])  # and no bot, which would wait with the disk
            await anna.join()
            await anna.until(lambda: bool(anna.screen.get("prompt")))
            await house.storage.run(fill, house)
            while (refusal := await played(anna))["t"] == "done":
                await anna.until(lambda: anna.revision >= refusal["revision"])
            assert refusal["t"] == "refused"
            assert refusal["text"].startswith("Il server non ha più spazio per salvare")
            done = anna.revision
            rows = await house.storage.run(house.storage.find_log, anna.table)
            assert len(rows) == done  # all that was shown is there, and nothing else
            assert (await anna.get(f"/t/{anna.table}")).status_code == 200
            page = await anna.post("/play/vendemmia", data={"name": "x" * 20})
            while page.status_code == 303:
                page = await anna.post("/play/vendemmia", data={"name": "x" * 20})
            assert (page.status_code, "L&#39;armadio è pieno" in page.text) == (507, True)
            assert page.headers["x-content-type-options"] == "nosniff"
            await house.storage.run(make_room, house)
            assert (await played(anna))["t"] == "done"
            await anna.close()

    asyncio.run(test())


async def played(player: Player) -> Message:
    """Make a move for whoever has to; how it was answered."""
    await player.say("eyes", seat=player.screen["prompt"]["asked"][0])
    await player.until(lambda: player.my_turn)
    return await player.act()


def test_what_cannot_be_stored_is_noted_in_the_journal_in_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    async def test() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'table.sqlite'}")
        with storage.engine.connect() as db:
            db.exec_driver_sql("PRAGMA max_page_count = 1")
        for number in range(500):
            try:
                await storage.run(storage.add_person, f"token {number}", "x" * 40)
            except CannotStore:
                break
        storage.close()

    asyncio.run(test())
    assert [(entry.getMessage(), entry.exc_info) for entry in caplog.records] == [("nothing can be stored", None)]
