"""Law 10, mutation: break one rule at a time in a copy of the project, and see that some test notices.

Each refusal is made to pass, each constant of the rules and each number of the content's parameters is shifted by
one, each consequence is left out. What no test notices is a survivor.
"""

from __future__ import annotations

import ast
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path
from queue import SimpleQueue

from ludoteca.laws.trace import ROOT, cited_by_tests
from ludoteca.play.game import AnyGame

LONGEST = 3600  # seconds of CPU the tests of a game may take
RECORDED = "tests/conformance/test_records.py::test_recorded_matches_play_to_the_same_hashes[{}-0]"
# How pytest ends when a test fails, a file or a test of its cannot be collected, or all take too long.
NOTICED = (1, 2, 4, -signal.SIGXCPU, -signal.SIGKILL)
NOT_RULES = ("values.py", "features.py", "traits.py")  # what bots see of a position is no rule


@dataclass(frozen=True)
class Mutant:
    """One rule broken: the file, the line, and what stands there instead."""

    file: str
    line: int
    was: str
    becomes: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.was.strip()}  →  {self.becomes.strip()}"


def mutants(game: AnyGame) -> list[Mutant]:
    """Every way in which this game's rules are broken, one at a time."""
    found: list[Mutant] = []
    for path in sorted((game.folder / "rules").glob("*.py")):
        if path.name not in NOT_RULES:
            found += [*_refusals(path, _refusal_names(game)), *_constants(path), *_consequences(path)]
    for path in sorted((game.folder / "content").glob("*.toml")):
        found += _parameters(path)
    return found


Progress = Callable[[int, int, int], None]
Cited = list[tuple[str, str]]  # rules, and the tests that cite them


def survivors(game: AnyGame, progress: Progress = lambda done, count, living: None) -> list[Mutant]:
    """The mutants that no test of the game notices; progress is told how many are done, of how many, still living."""
    todo = mutants(game)
    cited = cited_by_tests(game.name)  # read once: Python 3.11 cannot parse in several threads at a time
    jobs = os.cpu_count() or 1
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(jobs) as pool:
        homes: SimpleQueue[Path] = SimpleQueue()
        for k in range(jobs):
            homes.put(_project(Path(scratch) / str(k)))
        before = _spent()

        def noticed(mutant: Mutant | None, most: int) -> bool:
            home = homes.get()
            try:
                return _notices(home, game, cited, mutant, most)
            finally:
                homes.put(home)

        if noticed(None, LONGEST):
            raise RuntimeError(f"the tests of {game.name} fail as they are: mend them first")
        most = 30 + 3 * (_spent() - before) // 2  # a mutant that makes a match endless is noticed by it
        living: list[Mutant] = []
        for done, (mutant, seen) in enumerate(zip(todo, pool.map(noticed, todo, repeat(most)), strict=True), 1):
            living += [] if seen else [mutant]
            progress(done, len(todo), len(living))
    return living


def _project(home: Path) -> Path:
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, home / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", home)
    return home


def _notices(home: Path, game: AnyGame, cited: Cited, mutant: Mutant | None, most: int) -> bool:
    """Whether the tests of the game fail with this mutant in place: those of the rules it breaks, then all.

    The matches that were recorded are a test of the game too: their hashes know every number that is stored.
    """
    folder = Path("tests") / "games" / game.name
    every = sorted((str(folder / path.name) for path in (ROOT / folder).glob("test_*.py")), key=_slow_last)
    every.append(RECORDED.format(game.name))
    if mutant is None:
        return _fails(home, every, most)
    path = home / "src" / "ludoteca" / "games" / game.name / mutant.file
    original = path.read_text(encoding="utf-8")
    lines = original.split("\n")
    lines[mutant.line - 1] = mutant.becomes
    path.write_text("\n".join(lines), encoding="utf-8")
    try:
        broken = set(re.findall(r"[A-Z]{2,4}-[A-Z0-9]+-[A-Za-z0-9]+", mutant.was))
        nearest = [f"{folder}/{test.replace('.', '.py::')}" for rule, test in cited if rule in broken]
        return bool(nearest and _fails(home, nearest, most)) or _fails(home, every, most)
    finally:
        path.write_text(original, encoding="utf-8")


def _slow_last(name: str) -> tuple[bool, str]:
    """Drawings and prints are slow to test and know no rules."""
    return "board" in name or "drawing" in name or "printing" in name, name


def _spent() -> int:
    """Seconds of CPU that tests have taken so far. A clock would say more about what else the machine does."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return int(used.ru_utime + used.ru_stime)


def _fails(home: Path, tests: list[str], most: int) -> bool:
    """Whether one of these tests fails, or all of them take more seconds of CPU than they may."""
    limited = ["/bin/sh", "-c", 'ulimit -t "$0" && exec "$@"', str(most)]
    command = [*limited, sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    # A broken rule shows in a few matches; as many as `test --all` plays would take hours in plain Python.
    environment = {**os.environ, "LUDOTECA_PURE": "1", "LUDOTECA_FUZZ": "", "PYTHONPATH": str(home / "src")}
    run = subprocess.run(command, cwd=home, env=environment, capture_output=True, check=False)
    if run.returncode not in (0, *NOTICED):
        raise RuntimeError(f"pytest ended with {run.returncode}: {run.stdout.decode(errors='replace')[-300:]}")
    return run.returncode != 0


def _refusal_names(game: AnyGame) -> set[str]:
    """The names of the game's refusals as constants: not-in-hand is NOT_IN_HAND."""
    return {kind.name.replace("-", "_").upper() for kind in game.refusals}


def _refusals(path: Path, names: set[str]) -> Iterator[Mutant]:
    """`return because(TOO_HIGH, …)` becomes `return 0`, each on its own."""
    source = path.read_text(encoding="utf-8")
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Return) or node.value is None or node.lineno != node.end_lineno:
            continue
        for part in _parts(node.value, names):
            line = lines[part.lineno - 1].encode()
            changed = line[: part.col_offset] + b"0" + line[part.end_col_offset :]
            yield Mutant(f"rules/{path.name}", part.lineno, line.decode(), changed.decode())


def _parts(node: ast.expr, names: set[str]) -> Iterator[ast.expr]:
    """The refusals within a returned expression."""
    named = [node, *node.args] if isinstance(node, ast.Call) else [node]
    if any(isinstance(part, ast.Name) and part.id in names for part in named):
        yield node
    elif isinstance(node, ast.IfExp):
        yield from _parts(node.body, names)
        yield from _parts(node.orelse, names)


def _constants(path: Path) -> Iterator[Mutant]:
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        found = re.fullmatch(r"(\w+: Final(?:\[i64\])? = )(-?\d+)(\b.*)", line)
        if found:
            yield Mutant(f"rules/{path.name}", number, line, f"{found[1]}{int(found[2]) + 1}{found[3]}")


def _consequences(path: Path) -> Iterator[Mutant]:
    """What would follow does not: each `s.then(…)` left out, on its own."""
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if found := re.fullmatch(r"( +)s\.(then|next_then)\(.*\)( *#.*)?", line):
            yield Mutant(f"rules/{path.name}", number, line, found[1] + ("pass" if found[2] == "then" else "s.done()"))


def _parameters(path: Path) -> Iterator[Mutant]:
    """Numbers that stand on their own in a content file; entries of tables are facts, not rules."""
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if line.startswith("[["):
            return
        found = re.fullmatch(r"(\w+ = (?:\{ default = )?)(\d+)(|, .*\})", line)
        if found and found[1] != "count = ":
            yield Mutant(f"content/{path.name}", number, line, f"{found[1]}{int(found[2]) + 1}{found[3]}")
