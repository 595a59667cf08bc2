"""Cluster: processes on other machines that play for the lab, found through a Dask scheduler.

They get names and numbers, and must have the same sources: what differs is noticed with the first batch and named. A
worker that goes takes nothing with it: what it was at is played again by another.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import re
import sys
import time
from collections.abc import Callable
from concurrent.futures import CancelledError
from functools import cache
from pathlib import Path
from typing import Any, Generic, TypeVar

from ludoteca.kernel.errors import LudotecaError, quoted

Common = TypeVar("Common")
Result = TypeVar("Result")

PATIENCE = 10  # seconds to wait for an answer
ADDRESS = re.compile(r"dask://(\[[0-9a-fA-F:]+\]|[\w.-]+):(\d{1,5})")
SOURCES = Path(__file__).parents[1]
KINDS = {".py", ".toml", ".json", ".ftl"}


class OtherSources(Exception):
    """A worker has other rules, bots or content than whoever asks it."""


def transport(engine: str) -> str:
    """The address of a scheduler as Dask writes it.

    >>> transport("dask://lab.example:8786")
    'tcp://lab.example:8786'
    """
    found = ADDRESS.fullmatch(engine)
    if found is None or not 1 <= int(found[2]) <= 65535:
        raise LudotecaError(f"an engine is local or dask://HOST:PORT, not {quoted(engine)}")
    return f"tcp://{found[1]}:{found[2]}"


@cache
def fingerprint() -> str:
    """A hash of all that decides how a match goes, the same on every machine with the same sources."""
    found = hashlib.sha256()
    for room in ("kernel", "play", "games", "bots", "lab"):
        for path in sorted((SOURCES / room).rglob("*")):
            if path.suffix in KINDS:
                found.update(path.relative_to(SOURCES).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


def timed_there(
    sources: str, work: Callable[[Common, range], Result], common: Common, jobs: range
) -> tuple[float, Result]:
    """In a worker: do some jobs, if it has the same sources."""
    if sources != fingerprint():
        raise OtherSources
    began = time.perf_counter()
    result = work(common, jobs)
    return time.perf_counter() - began, result


class Given(Generic[Result]):
    """A batch that was given away."""

    def __init__(self, cluster: Cluster, future: Any) -> None:
        self._cluster = cluster
        self._future = future

    def result(self) -> tuple[float, Result]:
        distributed: Any = importlib.import_module("distributed")
        where = self._cluster.engine
        try:
            found: tuple[float, Result] = self._future.result()
        except OtherSources:
            raise LudotecaError(f"a worker of {where} has other sources of ludoteca than this machine") from None
        except ModuleNotFoundError as error:
            raise LudotecaError(f"a worker of {where} lacks {error.name}: see docs/cluster.md") from None
        except distributed.KilledWorker:
            raise LudotecaError(f"{where}: workers end at the same batch again and again") from None
        except (CancelledError, OSError, TimeoutError):
            raise LudotecaError(f"{where} does not answer any more; say the same again when it does") from None
        return found


class Cluster:
    """A scheduler that answers, and its workers."""

    def __init__(self, engine: str) -> None:
        self.engine = engine
        self._client: Any = None

    def __enter__(self) -> Cluster:
        address = transport(self.engine)
        try:
            distributed: Any = importlib.import_module("distributed")
        except ModuleNotFoundError:
            raise LudotecaError(f"{self.engine} needs requirements-dask.txt; `./ludoteca lab` installs it") from None
        try:
            self._client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
            self._client.wait_for_workers(1, timeout=PATIENCE)
        except (OSError, TimeoutError):
            reached = self._client is not None
            self.close()
            said = "has no workers" if reached else "does not answer"
            raise LudotecaError(f"{self.engine} {said}") from None
        return self

    @property
    def processes(self) -> int:
        threads: dict[str, int] = self._client.nthreads()
        return max(1, sum(threads.values()))

    def give(self, work: Callable[[Common, range], Result], common: Common, jobs: range) -> Given[Result]:
        return Given(self, self._client.submit(timed_there, fingerprint(), work, common, jobs, pure=False))

    def close(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            client.close(timeout=PATIENCE)


def become_scheduler(port: int) -> None:
    """This process is the scheduler from here on."""
    _become("distributed.cli.dask_scheduler", "--port", str(port), "--no-dashboard")


def become_workers(engine: str, jobs: int) -> None:
    """This process has so many workers from here on, one thread each: a match is played by one core."""
    _become("distributed.cli.dask_worker", transport(engine), "--nworkers", str(jobs or os.cpu_count() or 1),
            "--nthreads", "1", "--no-dashboard")  # fmt: skip


def _become(module: str, *arguments: str) -> None:
    try:
        importlib.import_module("distributed")
    except ModuleNotFoundError:
        raise LudotecaError("a cluster needs requirements-dask.txt; `./ludoteca lab` installs it") from None
    paths = os.pathsep.join([str(SOURCES.parent), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": paths}
    os.execve(sys.executable, [sys.executable, "-m", module, *arguments], environment)  # noqa: S606 – ourselves
