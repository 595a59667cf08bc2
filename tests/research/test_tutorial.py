"""The tutorial for agent builders runs as it stands, block after block, and gives what it shows."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs" / "research.md"

pytestmark = pytest.mark.compiled_only


def test_the_code_of_the_tutorial_gives_what_it_shows():
    names: dict[str, Any] = {}
    shown = 0
    for block in re.findall(r"```python\n(.*?)```", TUTORIAL.read_text(encoding="utf-8"), re.S):
        lines = block.splitlines()
        for statement in ast.parse(block).body:
            code = ast.unparse(statement)
            _, arrow, wanted = lines[(statement.end_lineno or 1) - 1].partition("# → ")
            if arrow:
                assert repr(eval(code, names)) == wanted, code
                shown += 1
            else:
                exec(code, names)
    assert shown > 12


def test_its_links_lead_somewhere():
    for target in re.findall(r"\]\(([^)#:]+)\)", TUTORIAL.read_text(encoding="utf-8")):
        assert (TUTORIAL.parent / target).exists(), target
