"""Ctrl-C at the terminal: everybody gets it, one line is said, nobody is left behind, and the same command goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[2]


def command(folder):
    return [sys.executable, "-m", "ludoteca", "train", "vendemmia", "--matches", "1000000", "--jobs", "2", "--out",
            str(folder / "out"), "--work", str(folder / "work")]  # fmt: skip


def kept(folder):
    return sorted((folder / "work" / "round-0").glob("*.npz"))


def interrupted(folder, batches):
    """Begin, wait for so many batches, and press Ctrl-C, which goes to all processes of the terminal."""
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    running = subprocess.Popen(
        command(folder),
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while len(kept(folder)) < batches:
        assert running.poll() is None, running.communicate()[1]
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    said = running.communicate()[1]
    assert left_of(running.pid) == []
    return running.returncode, said


def left_of(session):
    """The processes that are left of a session after a while, by Linux' own account of them."""
    left: list[Path] = []
    for _ in range(200):
        left = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):  # it has just ended
                state, _, _, its_session = path.read_text().rpartition(")")[2].split()[:4]
                left += [path] if int(its_session) == session and state != "Z" else []
        if not left:
            break
        time.sleep(0.05)
    return left


def test_an_interrupt_is_one_line_and_what_is_done_is_gone_on_from(tmp_path):
    code, said = interrupted(tmp_path, 3)
    assert code == 130
    assert "Traceback" not in said
    assert f"kept in {tmp_path / 'work'}: the same command goes on from here" in said
    before = {path: path.read_bytes() for path in kept(tmp_path)}
    interrupted(tmp_path, len(before) + 2)
    assert all(path.read_bytes() == content for path, content in before.items())
