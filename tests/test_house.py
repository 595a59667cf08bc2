"""The house stands as CONTRIBUTING says: floors that import only what lies below them, and rooms that keep apart."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.games import NAMES

ROOT = Path(__file__).parents[1]
HOUSE = ROOT / "src" / "ludoteca"
ANYWHERE = {"compiled"}  # finds the compiled form of the package that asks; knows nothing else


def floors() -> list[str]:
    """The floors as CONTRIBUTING draws them, the lowest first."""
    drawn = re.search(r"```\n((?:\w+ → )+\w+)\n```", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert drawn, "CONTRIBUTING shows no line of floors"
    return drawn[1].split(" → ")[::-1]


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, by its full name, wherever in the file it does."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def modules(*parts: str) -> list[Path]:
    return sorted(HOUSE.joinpath(*parts).rglob("*.py"))


def test_every_folder_of_the_house_is_a_floor():
    folders = {path.parent.name for path in HOUSE.glob("*/__init__.py")}
    assert folders <= set(floors())


@pytest.mark.parametrize("floor", floors())
def test_a_floor_imports_only_what_lies_below(floor):
    below = {*floors()[: floors().index(floor) + 1], *ANYWHERE}
    for path in modules(floor):
        for name in imports(path):
            parts = name.split(".")
            if parts[0] == "ludoteca" and HOUSE.joinpath(parts[1]).is_dir():
                assert parts[1] in below, f"{path.relative_to(HOUSE)} imports {name}"


@pytest.mark.parametrize("name", NAMES)
def test_rules_import_nothing_but_the_kernel_and_each_other(name):
    for path in [*modules("kernel"), *modules("games", name, "rules")]:
        for found in imports(path):
            ours = found.startswith(("ludoteca.kernel", f"ludoteca.games.{name}.rules", "ludoteca.compiled"))
            tools = found.startswith(("librt.", "mypy_extensions."))
            assert ours or tools or found.split(".")[0] in sys.stdlib_module_names, f"{path.name} imports {found}"


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_never_sees_a_state_or_the_rules(name):
    for path in modules("games", name, "drawing"):
        for found in imports(path):
            assert f".{name}.rules.state" not in found, f"{path.name} imports {found}"
            assert f".{name}.rules.rules" not in found, f"{path.name} imports {found}"
            assert not found.startswith("ludoteca.kernel.state"), f"{path.name} imports {found}"


@pytest.mark.parametrize("name", NAMES)
def test_a_game_knows_no_other_game(name):
    for path in modules("games", name):
        for found in imports(path):
            other = re.match(r"ludoteca\.games\.(\w+)", found)
            assert not other or other[1] == name, f"{path.name} imports {found}"


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_the_same_rooms(name):
    rooms = {path.name for path in (HOUSE / "games" / name).iterdir()}
    assert rooms >= {"README.md", "game.py", "view.py", "sheet.py", "content.py", "content", "cover.svg"}
    assert rooms >= {"rules", "drawing", "texts", "rulebook", "weights"}
    rules = {path.stem for path in (HOUSE / "games" / name / "rules").glob("*.py")}
    assert rules >= {"layout", "state", "setup", "scoring", "features", "rules"}
    drawing = {path.stem for path in (HOUSE / "games" / name / "drawing").glob("*.py")}
    assert drawing >= {"board", "targets", "score_sheet"}
