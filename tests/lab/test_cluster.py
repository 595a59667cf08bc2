"""A cluster plays the same rows byte for byte, whatever becomes of its workers; without an answer it is one line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab import cluster
from ludoteca.lab.cluster import OtherSources, fingerprint, timed_there, transport
from tests.lab.test_crew import squares
from tests.table.running import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 120  # seconds until what does not come counts as broken; nothing is measured by it
ENOUGH = ["--matches", "1500"]


def lab(*words: str, **environment: str) -> subprocess.Popen[str]:
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
    return subprocess.Popen([sys.executable, "-m", "ludoteca", "lab", *words], text=True, start_new_session=True,
                            env={**os.environ, "PYTHONPATH": paths, **environment},
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)  # fmt: skip


def wait_until(reached) -> None:
    for _ in range(10 * PATIENCE):
        if reached():
            return
        time.sleep(0.1)
    pytest.fail("it never came")


def ended(process: subprocess.Popen[str]) -> None:
    """With all that it has begun."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


@pytest.fixture
def machines() -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """A scheduler and two workers, each a process of its own: its address, and the workers."""
    pytest.importorskip("distributed", reason="requirements-dask.txt is not installed here")
    engine = f"dask://127.0.0.1:{free_port()}"
    begun = [lab("scheduler", "--port", engine.rpartition(":")[2])]
    begun += [lab("worker", engine, "--jobs", "1") for _ in range(2)]
    yield engine, begun[1:]
    for process in reversed(begun):
        ended(process)


def played(folder: Path, *words: str) -> subprocess.Popen[str]:
    return lab("run", "vendemmia", *ENOUGH, "--out", str(folder), *words)


@pytest.mark.compiled_only
def test_the_same_rows_byte_for_byte_with_a_worker_killed_in_the_middle(tmp_path, machines):
    engine, workers = machines
    here, there = tmp_path / "here", tmp_path / "there"
    running = played(there, "--engine", engine)
    rows = there / "rows.jsonl"
    wait_until(lambda: running.poll() is not None or (rows.exists() and rows.stat().st_size > 0))
    os.killpg(workers[0].pid, signal.SIGKILL)
    said = running.communicate(timeout=PATIENCE)[0]
    assert running.returncode == 0, said
    local = played(here, "--jobs", "1")
    assert local.communicate(timeout=PATIENCE)[0]
    assert rows.read_bytes() == (here / "rows.jsonl").read_bytes()
    assert len(rows.read_bytes().splitlines()) == int(ENOUGH[1])


def test_a_cluster_that_does_not_answer_is_one_line(tmp_path):
    pytest.importorskip("distributed", reason="requirements-dask.txt is not installed here")
    running = played(tmp_path, "--engine", f"dask://127.0.0.1:{free_port()}")
    said = running.communicate(timeout=PATIENCE)[0]
    assert running.returncode == 2
    assert said.splitlines()[-1].endswith("does not answer")
    assert "Traceback" not in said


def test_a_worker_with_other_sources_plays_nothing():
    assert timed_there(fingerprint(), squares, 2, range(3))[1] == [0, 2, 8]
    with pytest.raises(OtherSources):
        timed_there("others", squares, 2, range(3))


def test_sources_are_all_that_decides_how_a_match_goes(tmp_path, monkeypatch):
    for room in ("kernel", "play", "games", "bots", "lab"):
        (tmp_path / room).mkdir()
    found: set[str] = set()
    for content in ("a = 1", "a = 2"):
        (tmp_path / "games" / "rules.py").write_text(content)
        (tmp_path / "games" / "rules.pyc").write_text(content * len(found))
        monkeypatch.setattr(cluster, "SOURCES", tmp_path)
        fingerprint.cache_clear()
        found.add(fingerprint())
    fingerprint.cache_clear()
    assert len(found) == 2


@pytest.mark.parametrize(
    "engine", ["dask", "dask://", "dask://here", "dask://here:99999", "http://here:1", "dask://a b:1"]
)
def test_an_address_that_is_none_is_refused(engine):
    with pytest.raises(LudotecaError, match="dask://HOST:PORT"):
        transport(engine)


def test_addresses_are_those_of_dask():
    assert transport("dask://[::1]:8786") == "tcp://[::1]:8786"


@pytest.mark.parametrize("words", ["run vendemmia --engine spark://a:1", "worker nowhere", "scheduler --port 0"])
def test_what_makes_no_sense_is_one_line(capsys, words):
    assert main(["lab", *words.split()]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
