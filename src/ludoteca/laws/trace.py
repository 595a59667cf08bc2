"""Law 10, the trace: each rule clause, the code that cites it, the tests that prove it, how often play runs into it.

Needs the sources of the project, tests included, and plain Python: compiled code cannot be watched.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.playout import play_random
from ludoteca.laws.broken import LawBroken
from ludoteca.laws.fuzz import some_settings
from ludoteca.play.game import AnyGame, fresh, seed_bytes

ROOT = Path(__file__).resolve().parents[3]
Line = tuple[str, int]


@dataclass
class Trail:
    """What is known of one clause."""

    rule: str
    code: list[Line] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    hits: int = 0


def trace(game: AnyGame, games: int = 0) -> list[Trail]:
    """The trail of every clause of a game, in the order of the rulebook; hits counted over random games."""
    trails = {rule: Trail(rule) for rule in game.rulebook("en").own}
    watched: dict[Line, list[str]] = {}
    for path in sorted(game.folder.rglob("*.py")):
        for rule, line, run in citations(path, set(trails)):
            trails[rule].code.append((path.relative_to(game.folder).as_posix(), line))
            for at in run:
                watched.setdefault((str(path), at), []).append(rule)
    for rule, test in cited_by_tests(game.name):
        if rule in trails:
            trails[rule].tests.append(test)
    for ran, count in count_lines(game, games, set(watched)).items():
        for rule in watched[ran]:
            trails[rule].hits += count
    return list(trails.values())


def check_trace(game: AnyGame) -> None:
    """Every clause is cited by code and proved by a test, and no test cites a clause that does not exist."""
    trails = trace(game)
    for trail in trails:
        if not trail.tests:
            raise LawBroken(10, f"no test proves {trail.rule}")
        if not trail.code:
            raise LawBroken(10, f"no code cites {trail.rule}")
    known = game.rulebook("en")
    for rule, test in cited_by_tests(game.name):
        if rule not in known:
            raise LawBroken(10, f"{test} cites {rule}, which is not in the rulebook")


def citations(path: Path, rules: set[str]) -> Iterator[tuple[str, int, list[int]]]:
    """Each mention of a clause in a file: the clause, the line, and the lines whose running counts as a hit.

    Beside code the line itself counts; in the docstring of a function its calls do, in that of a class its methods'.
    """
    source = path.read_text(encoding="utf-8")
    calls = _docstring_calls(ast.parse(source))
    for number, text in enumerate(source.splitlines(), 1):
        for rule in re.findall(r"\b[A-Z]{2,4}-[A-Z0-9]+-[A-Za-z0-9]+\b", text):
            if rule in rules:
                yield rule, number, calls.get(number, [number])


def _docstring_calls(tree: ast.Module) -> dict[int, list[int]]:
    """For each line of a docstring, the first lines of the functions it speaks of."""
    found: dict[int, list[int]] = {}
    for node in ast.walk(tree):
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)) or ast.get_docstring(node) is None:
            continue
        methods = (
            [node] if isinstance(node, ast.FunctionDef) else [n for n in node.body if isinstance(n, ast.FunctionDef)]
        )
        acts = [m for m in methods if m.name in ("take", "pick", "uncover", "follow")] or methods
        text = node.body[0]
        for line in range(text.lineno, (text.end_lineno or text.lineno) + 1):
            found[line] = [method.lineno for method in acts]
    return found


def cited_by_tests(name: str) -> list[tuple[str, str]]:
    """The (clause, test) pairs that `@rule(…)` declares in the tests of a game."""
    folder = ROOT / "tests" / "games" / name
    if not folder.is_dir():
        raise LudotecaError(f"there are no tests in tests/games/{name}: trace needs the sources of the project")
    found: list[tuple[str, str]] = []
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                        rules = [arg.value for arg in mark.args if isinstance(arg, ast.Constant)]
                        found += [(str(rule), f"{path.stem}.{node.name}") for rule in rules]
    return found


def count_lines(game: AnyGame, games: int, lines: set[Line]) -> Counter[Line]:
    """How often each of these lines runs in so many random games, over all seats and settings."""
    counts: Counter[Line] = Counter()
    tracer = _tracer({name for name, _ in lines}, lines, counts)
    for number in range(games):
        rng = Rng(number)
        seats = game.fewest + number % (game.most - game.fewest + 1)
        rules = game.rules(some_settings(game, rng, seats), seats)
        sys.settrace(tracer)
        try:
            s = fresh(rules, seed_bytes(number))
            out = Options()
            play_random(rules, s, out, rng, game.longest)
            for seat in range(seats):
                rules.rank(s, seat)
                for action in range(len(rules.actions)):
                    rules.refusal(s, seat, action, out)
        finally:
            sys.settrace(None)
    return counts


def _tracer(files: set[str], lines: set[Line], counts: Counter[Line]) -> Callable[[FrameType, str, Any], Any]:
    def inside(frame: FrameType, event: str, argument: object) -> Any:
        line = (frame.f_code.co_filename, frame.f_lineno)
        if event == "line" and line in lines:
            counts[line] += 1
        return inside

    def outside(frame: FrameType, event: str, argument: object) -> Any:
        if frame.f_code.co_filename not in files:
            return None
        line = (frame.f_code.co_filename, frame.f_code.co_firstlineno)
        if line in lines:
            counts[line] += 1
        return inside

    return outside
