"""A PostgreSQL of its own for tests: made, started, and thrown away."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.table.running import free_port


def programs() -> Path | None:
    """Where its programs are: Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).resolve().parent if elsewhere else None


@contextmanager
def cluster() -> Iterator[Cluster]:
    bin_ = programs()
    if bin_ is None:
        pytest.skip(
            "PostgreSQL is not installed, and `./ludoteca test` could not install it: apt-get install postgresql"
        )
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-postgres-"))
    made = Cluster(bin_, folder)
    try:
        made.start()
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)


class Cluster:
    """PostgreSQL refuses to run as root: there, its own user runs it."""

    def __init__(self, bin_: Path, folder: Path) -> None:
        self.bin = bin_
        self.folder = folder
        self.port = free_port()
        self.count = 0
        self.root = os.geteuid() == 0

    def start(self) -> None:
        if self.root:
            shutil.chown(self.folder, "postgres", "postgres")
        self._run("initdb", "-D", self._data, "-A", "trust", "-U", "postgres", "-N", "--locale=C.UTF-8", "-E", "UTF8")
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self.folder}"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self._run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")

    def database(self) -> str:
        """The address of a new, empty database."""
        self.count += 1
        name = f"table{self.count}"
        with psycopg.connect(f"{self._address}/postgres", autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return f"{self._address}/{name}"

    @property
    def _address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}"

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        who = ["runuser", "-u", "postgres", "--"] if self.root else []
        done = subprocess.run(
            [*who, str(self.bin / program), *arguments], cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
