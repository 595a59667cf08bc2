"""Law 10, mutation: break one rule at a time in a copy of the project, and see that some test notices.

Each refusal is made to pass, each constant of the rules and each number of the content's parameters is shifted by
one, each consequence is left out. What no test notices is a survivor.
"""

from __future__ import annotations

import ast
import compileall
import gc
import json
import os
import py_compile
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from importlib import import_module
from itertools import repeat
from pathlib import Path
from queue import SimpleQueue
from typing import Self, final

from ludoteca.kernel.errors import unknown
from ludoteca.laws.trace import ROOT, cited_by_tests
from ludoteca.play.game import AnyGame

LONGEST = 3600  # seconds of CPU the tests of a game may take
RECORDED = "tests/conformance/test_records.py::test_recorded_matches_play_to_the_same_hashes[{}-0]"
FAILED = (1, 2, 4)  # how pytest ends when a test fails, or a file or a test of its cannot be collected
NOT_RULES = ("values.py", "features.py", "traits.py")  # what bots see of a position is no rule
SAID = "said.txt"  # in a copy: what pytest said last
BEFORE = ("kernel", "play", "draw", "laws", "bots")  # floors that know no game


@dataclass(frozen=True)
class Mutant:
    """One rule broken: the file, the line, and what stands there instead."""

    file: str
    line: int
    was: str
    becomes: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.was.strip()}  →  {self.becomes.strip()}"


def mutants(game: AnyGame, files: Sequence[str] = ()) -> list[Mutant]:
    """Every way in which this game's rules are broken, one at a time; only in these files, if any are named."""
    found: list[Mutant] = []
    rules = [path for path in sorted((game.folder / "rules").glob("*.py")) if path.name not in NOT_RULES]
    content = sorted((game.folder / "content").glob("*.toml"))
    known = [path.name for path in (*rules, *content)]
    for name in files:
        if name not in known:
            raise unknown("file of rules or content", name, known)
    names = _refusal_names(game)
    used = _used(game)
    for path in rules:
        if not files or path.name in files:
            found += [*_refusals(path, names), *_constants(path, used), *_consequences(path)]
    for path in content:
        if not files or path.name in files:
            found += _parameters(path)
    return found


Progress = Callable[[int, int, list[Mutant]], None]


def survivors(
    game: AnyGame,
    progress: Progress = lambda done, count, living: None,
    files: Sequence[str] = (),
    jobs: int | None = None,
) -> list[Mutant]:
    """The mutants that no test of the game notices; progress is told how many are done, of how many, which live."""
    todo = mutants(game, files)
    tests = Witnesses(game.name)
    jobs = jobs or os.cpu_count() or 1
    with tempfile.TemporaryDirectory() as scratch, ExitStack() as stack, ThreadPoolExecutor(jobs) as pool:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for k in range(jobs):
            copies.put(stack.enter_context(Copy(game.name, Path(scratch) / str(k))))

        def noticed(mutant: Mutant, most: int) -> bool:
            copy = copies.get()
            try:
                return _notices(copy, tests, mutant, most)
            finally:
                copies.put(copy)

        copy = copies.get()
        tests.measure(copy)
        copies.put(copy)
        most = 30 + int(1.5 * sum(tests.seconds.values()))  # a mutant that makes a match endless is noticed by it
        living: list[Mutant] = []
        for done, (mutant, seen) in enumerate(zip(todo, pool.map(noticed, todo, repeat(most)), strict=True), 1):
            living += [] if seen else [mutant]
            progress(done, len(todo), living)
    return living


def _notices(copy: Copy, tests: Witnesses, mutant: Mutant, most: int) -> bool:
    """Whether the tests of the game fail with this mutant in place: those of the rules it breaks, then all."""
    path = copy.game / mutant.file
    original = path.read_text(encoding="utf-8")
    lines = original.split("\n")
    lines[mutant.line - 1] = mutant.becomes
    path.write_text("\n".join(lines), encoding="utf-8")
    try:
        nearest = tests.nearest(mutant)
        if nearest and copy.run(nearest, most).failed:
            return True
        ran = copy.run(tests.every(), most)
        tests.noticed[ran.witness] += 1
        return ran.failed
    finally:
        path.write_text(original, encoding="utf-8")


@final
class Witnesses:
    """The tests of a game, and in which order they are likely to notice soon that something is broken.

    The matches that were recorded are a test of the game too: their hashes know every number that is stored.
    """

    def __init__(self, name: str) -> None:
        self.folder = f"tests/games/{name}"
        self.cited = cited_by_tests(name)  # read once: Python 3.11 cannot parse in several threads at a time
        self.files = [f"{self.folder}/{path.name}" for path in sorted((ROOT / self.folder).glob("test_*.py"))]
        self.files.append(RECORDED.format(name))
        self.seconds: dict[str, float] = {}
        self.noticed: Counter[str] = Counter()

    def nearest(self, mutant: Mutant) -> list[str]:
        """The tests that cite a rule which stands beside what is broken."""
        broken = set(re.findall(r"[A-Z]{2,4}-[A-Z0-9]+-[A-Za-z0-9]+", mutant.was))
        return [f"{self.folder}/{test.replace('.', '.py::')}" for rule, test in self.cited if rule in broken]

    def every(self) -> list[str]:
        """All of them: first the files that have noticed most so far for the time they take."""
        return sorted(self.files, key=lambda file: self.seconds[file] / (1 + self.noticed[file.partition("::")[0]]))

    def measure(self, copy: Copy) -> None:
        """See that they pass as long as nothing is broken, and how long each file takes."""
        for file in self.files:
            ran = copy.run([file], LONGEST)
            if ran.failed:
                raise RuntimeError(f"the tests of {copy.game.name} fail as they are: mend {file} first")
            self.seconds[file] = ran.spent


@dataclass(frozen=True)
class Ran:
    """How some tests ended: whether one failed, the seconds of CPU they took, the file of the test that failed."""

    failed: bool
    spent: float
    witness: str = ""


@final
class Copy:
    """A copy of the project, and a process in it that runs tests, each time in a child of its own.

    The process has imported what no mutant touches, so that a child begins at once; the game and its tests are
    imported by the child.
    """

    def __init__(self, name: str, home: Path) -> None:
        for folder in ("src", "tests"):
            shutil.copytree(ROOT / folder, home / folder, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", home)
        self.home = home
        self.game = home / "src" / "ludoteca" / "games" / name
        for sources in (self.game, home / "tests"):  # checked by hash: what is broken is never run from before
            compileall.compile_dir(sources, quiet=1, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH)
        # A broken rule shows in a few matches; as many as `test --all` plays would take hours in plain Python.
        environment = {**os.environ, "LUDOTECA_PURE": "1", "LUDOTECA_FUZZ": "", "PYTHONPATH": str(home / "src")}
        self.process = subprocess.Popen(
            [sys.executable, "-B", "-c", "from ludoteca.laws.mutation import serve; serve()"],
            cwd=home,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, tests: list[str], most: int) -> Ran:
        """Run these tests up to the first that fails; to take more seconds of CPU, or to crash, is to fail too."""
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps([tests, most]), file=self.process.stdin, flush=True)
        code, spent = json.loads(self.process.stdout.readline())
        said = (self.home / SAID).read_text(encoding="utf-8", errors="replace")
        if code > 0 and code not in FAILED:
            raise RuntimeError(f"pytest ended with {code}: {said[-300:]}")
        witness = re.search(r"^(?:FAILED|ERROR) ([^:\s]+)", said, re.MULTILINE)
        return Ran(code != 0, spent, witness[1] if witness else "")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.communicate()  # it ends when nothing more comes


def serve() -> None:
    """In the process of a copy: import what no mutant touches, then run tests for each line that comes in."""
    for floor in BEFORE:
        for path in sorted((ROOT / "src" / "ludoteca" / floor).glob("*.py")):
            import_module(f"ludoteca.{floor}.{path.stem}".removesuffix(".__init__"))
    import_module("pytest")
    import_module("hypothesis")
    early = [name for name in sys.modules if name.startswith(("ludoteca.games.", "tests."))]
    assert not early, f"imported before it can be broken: {early}"
    gc.freeze()
    for line in sys.stdin:
        tests, most = json.loads(line)
        child = os.fork()
        if child == 0:
            _test(tests, most)
        _, status, used = os.wait4(child, 0)
        print(json.dumps([os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime]), flush=True)


def _test(tests: list[str], most: int) -> None:
    """In the child: be pytest, with so many seconds of CPU."""
    import pytest

    said = os.open(SAID, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for stream, target in ((0, os.open(os.devnull, os.O_RDONLY)), (1, said), (2, said)):
        os.dup2(target, stream)
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    code = 1
    try:
        # Asserts stay as they are: to explain why one fails would take longer than to run it.
        code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "--assert=plain", *tests])
    finally:
        sys.stdout.flush()
        os._exit(code)


def _used(game: AnyGame) -> Counter[str]:
    """How often each word stands in the game; what is no rule does not use a rule's constant by a name of its own."""
    used: Counter[str] = Counter()
    for path in game.folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        own = set() if path.parent.name == "rules" else set(re.findall(r"^(\w+)(?:: .*)? = ", text, re.MULTILINE))
        used.update(word for word in re.findall(r"\w+", text) if word not in own)
    return used


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


def _constants(path: Path, used: Counter[str]) -> Iterator[Mutant]:
    """Each constant that something uses is one more, the last of a numbering one less: it becomes its neighbour.

    (One more would be a number that nothing else has, and as good as the one before.)
    """
    lines = path.read_text(encoding="utf-8").split("\n")
    numbers = [re.fullmatch(r"((\w+): Final(?:\[i64\])? = )(-?\d+)(\b.*)", line) for line in lines]
    values = [int(found[3]) if found else None for found in numbers]
    for at, (found, value) in enumerate(zip(numbers, values, strict=True)):
        if found and value is not None and used[found[2]] > 1:
            last = values[at - 1] == value - 1 and values[at + 1] != value + 1
            becomes = value - 1 if last else value + 1
            yield Mutant(f"rules/{path.name}", at + 1, lines[at], f"{found[1]}{becomes}{found[4]}")


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
