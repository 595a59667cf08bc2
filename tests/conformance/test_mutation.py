"""The mutation verb itself: what it breaks, and that a broken rule is noticed."""

from __future__ import annotations

import pytest

from ludoteca.games import NAMES, find
from ludoteca.laws.mutation import mutants, survivors


@pytest.mark.parametrize("name", NAMES)
def test_every_refusal_every_constant_and_every_parameter_is_broken_once(name):
    game = find(name)
    found = mutants(game)
    source = "".join(path.read_text(encoding="utf-8") for path in (game.folder / "rules").glob("*.py"))
    for kind in game.refusals:
        constant = kind.name.replace("-", "_").upper()
        if f"return {constant}" in source or f"because({constant}" in source:
            assert any(constant in mutant.was and constant not in mutant.becomes for mutant in found), constant
    assert sum(" s.then(" in mutant.was for mutant in found) == source.count(" s.then(")
    assert any(mutant.file.startswith("content/") for mutant in found)
    assert len({(mutant.file, mutant.line, mutant.becomes) for mutant in found}) == len(found)


@pytest.mark.slow
@pytest.mark.compiled_only  # mutants run as plain Python in any case: once is enough
@pytest.mark.parametrize("name", NAMES)
def test_no_broken_rule_goes_unnoticed(name):
    assert [str(mutant) for mutant in survivors(find(name))] == []
