"""Runs every check of the project, quickest first: `./ludoteca test [--all] [GAME …] [pytest arguments]`.

The tests run twice, on the compiled rules and on the same rules as plain Python. Both passes are the same suite;
self-play asks `fuzz_games()` how many games to play: few in the pure pass, where each takes thirty times as long.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from ludoteca import build, compiled

ROOT = Path(__file__).resolve().parents[2]
NO_TESTS_CHOSEN = 5  # pytest's exit code
FUZZ = {"usual": 20, "all": 200}
PURE_SHARE = 10  # one game in so many is also played in plain Python


class Stage(NamedTuple):
    """One check: a command of this interpreter, and what it finds in its environment."""

    name: str
    command: list[str]
    environment: Mapping[str, str] = {}
    passes: tuple[int, ...] = (0,)


class Result(NamedTuple):
    """How a stage ended."""

    stage: Stage
    passed: bool
    seconds: float
    closing: str  # the last line it printed


def main(arguments: Sequence[str]) -> int:
    """Run the stages until one fails; its exit code, or 0."""
    parser = argparse.ArgumentParser(
        prog="./ludoteca test",
        description="Lint, types, compiled rules, tests on them, tests in plain Python. GAME … keeps to the checks of "
        "these games. Other arguments go to pytest.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--all", action="store_true", help="the slow tests too, and ten times as many games of self-play"
    )
    parser.add_argument("-m", dest="marks", default="", metavar="EXPRESSION", help="only tests with these marks")
    wanted, others = parser.parse_known_args(arguments)
    games = [name for name in others if name in compiled.groups()]
    others = [name for name in others if name not in games]
    # In the background of a shell Ctrl-C is ignored, and would be by all that tests start and interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    results: list[Result] = []
    try:
        marks = [wanted.marks, "" if wanted.all else "not slow"]
        for stage in stages(games, others, marks, fuzz_budget("all" if wanted.all else "usual")):
            results.append(run(stage))
            if not results[-1].passed:
                break
    except KeyboardInterrupt:
        print("\nInterrupted.")
        return 130
    report(results)
    return 0 if all(result.passed for result in results) else 1


def stages(games: Sequence[str], others: Sequence[str], marks: Sequence[str], budget: int) -> list[Stage]:
    """Every check, in order. Where nothing can be compiled the tests run once, in plain Python.

    Of some games, or the kernel, only the tests that bear their name run: their own, and those of all games.
    """
    # One more worker than cores, for tests of the table often wait; who has nothing left takes work from the others.
    pytest = ["pytest", "-n", str(1 + (os.cpu_count() or 2)), "--dist", "worksteal"]
    pytest += ["-k", " or ".join(games)] if games else []
    missing = build.cannot_compile()
    one_thread = {"OPENBLAS_NUM_THREADS": "1"}  # of linear algebra: workers are as many as cores, and wait for nobody
    compiled_pass = Stage(
        "tests, compiled",
        [*pytest, *_marks(marks), *others],
        {"LUDOTECA_PURE": "", "LUDOTECA_FUZZ": str(budget), "LUDOTECA_COMPILED": "" if games else "1", **one_thread},
    )
    pure_pass = Stage(
        "tests, pure",
        [*pytest, *_marks([*marks, "not compiled_only"]), *others],
        {"LUDOTECA_PURE": "1", "LUDOTECA_FUZZ": str(max(1, budget // PURE_SHARE)), **one_thread},
        passes=(0,) if missing else (0, NO_TESTS_CHOSEN),
    )
    return [
        Stage("lint", ["ruff", "check", "."]),
        Stage("format", ["ruff", "format", "--check", "."]),
        Stage("types", ["mypy"]),
        Stage("tools", ["ludoteca.tools"]),
        Stage("client", ["ludoteca.tools", "client"]),
        Stage("compile", ["ludoteca.build", *games]),
        *([] if missing else [compiled_pass]),
        pure_pass,
    ]


def _marks(expressions: Sequence[str]) -> list[str]:
    """Which marks are wanted: said even if all are, for by itself pytest leaves the slow tests out."""
    return ["-m", " and ".join(f"({expression})" for expression in expressions if expression)]


def fuzz_budget(size: str) -> int:
    """Games per configuration for the compiled pass: what LUDOTECA_FUZZ says, or enough for this size of run."""
    return int(os.environ.get("LUDOTECA_FUZZ") or FUZZ[size])


def fuzz_games() -> int:
    """Games of self-play that a test may spend on one configuration (a game, a seat count, a set of settings)."""
    return int(os.environ.get("LUDOTECA_FUZZ") or 2)


def run(stage: Stage) -> Result:
    """Run one stage, its output shown as it comes."""
    print(f"\n── {stage.name}", flush=True)
    began = time.monotonic()
    colour = {"FORCE_COLOR": "1"} if sys.stdout.isatty() else {}
    tail = b""
    with subprocess.Popen(
        [sys.executable, "-m", *stage.command],
        cwd=ROOT,
        env={**os.environ, **colour, **stage.environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        assert process.stdout
        while piece := os.read(process.stdout.fileno(), 65536):
            sys.stdout.buffer.write(piece)
            sys.stdout.flush()
            tail = (tail + piece)[-4096:]
    lines = tail.decode(errors="replace").split("\n")
    closing = next((line for line in reversed(lines) if line.strip()), "")
    return Result(stage, process.returncode in stage.passes, time.monotonic() - began, closing)


def report(results: Sequence[Result]) -> None:
    """What ran, for how long, and how it ended; the closing lines of pytest last."""
    print()
    for stage, passed, seconds, _ in results:
        print(f"{stage.name:<16} {seconds:7.1f} s  {'ok' if passed else 'FAILED'}")
    for stage, _, _, closing in results:
        if stage.command[0] == "pytest":
            print(closing)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
