"""A table that runs in a process of its own, for tests: it can be stopped, killed, and started again at its address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0  # seconds until something that must happen counts as not happening; nothing is measured by it


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`usual` is the server as people start it, with its limits and its pace, and `more` options; otherwise without.

    A `hasty` one lets people be replaced after a moment.
    """

    def __init__(
        self, folder: Path, database: str = "", usual: bool = False, hasty: bool = False, more: Sequence[str] = ()
    ) -> None:
        self.folder = folder
        self.database = database
        self.usual = usual
        self.hasty = hasty
        self.more = more
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.journal = folder / "journal"
        self.process: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)

    def launch(self) -> None:
        """Start, without waiting until it answers."""
        with self.journal.open("ab") as journal, (self.folder / "said").open("ab") as said:
            self.process = subprocess.Popen(
                [sys.executable, *self._command()],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
                stdout=said,
                stderr=journal,
                start_new_session=True,
            )

    def start(self) -> None:
        self.launch()
        self.wait()

    def _command(self) -> Sequence[str]:
        if self.usual:
            more = [*self.more, *(["--database", self.database] if self.database else [])]
            port, data = str(self.port), str(self.folder)
            return ["-m", "ludoteca", "serve", "--no-compile", "--port", port, "--data", data, *more]
        more = [self.database, "hasty"] if self.hasty else [self.database] if self.database else []
        return ["-m", "tests.table.server", str(self.port), str(self.folder), *more]

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, f"the server ended:\n{self.said()}"
            try:
                if httpx.get(f"{self.address}/health", timeout=2, verify=False, trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not answer:\n{self.said()}")

    def kill(self) -> None:
        """As if the power failed: nothing is tidied up."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it as a service is ended; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        """The processes that the server has started must not outlive it, whichever way it ends."""
        assert self.process is not None
        helpers = children(self.process.pid)
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        end = time.monotonic() + PATIENCE
        while any(map(is_running, helpers)):
            assert time.monotonic() < end, f"processes of a server that has ended go on: {helpers}"
            time.sleep(0.01)
        return code

    def said(self) -> str:
        """All that it wrote to its journal."""
        return self.journal.read_text(encoding="utf-8") if self.journal.exists() else ""

    @property
    def url(self) -> str:
        """Its database."""
        return self.database or f"sqlite:///{self.folder / 'ludoteca.sqlite'}"


@contextmanager
def running(
    folder: Path, database: str = "", usual: bool = False, hasty: bool = False, more: Sequence[str] = ()
) -> Iterator[Server]:
    server = Server(folder, database, usual, hasty, more)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.process.kill()
            server.process.wait()


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(state[1]) == pid:
            found.append(int(stat.parent.name))
    return found


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
