"""What prompts link to is read out of the sources as text: it must be what Python itself reads there."""

from __future__ import annotations

import ast
import re

import pytest

from ludoteca.games import NAMES, find
from ludoteca.play.texts import kebab


@pytest.mark.parametrize("name", NAMES)
def test_every_decision_and_consequence_has_the_rule_its_docstring_cites_first(name: str):
    game, cited = find(name), {}
    for path in (game.folder / "rules").glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and (
                rule := re.search(r"[A-Z]+-[A-Z0-9]+-[A-Za-z0-9]+", ast.get_docstring(node) or "")
            ):
                cited[kebab(node.name)] = rule[0]
    assert game.decision_rules() == cited
    rules = game.rules()
    assert {kebab(type(step).__name__) for step in (*rules.decisions, *rules.consequences)} <= cited.keys()
