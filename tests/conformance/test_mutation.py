"""The mutation verb itself: what it breaks, and that a broken rule is noticed."""

from __future__ import annotations

import pytest

from ludoteca.games import NAMES, find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.laws.mutation import Copy, mutants, survivors

PLANTING = "tests/games/vendemmia/test_planting.py"


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


def test_part_of_the_rules_is_broken_by_the_names_of_its_files():
    game = find("vendemmia")
    assert {mutant.file for mutant in mutants(game, ["planting.py", "parameters.toml"])} == {
        "rules/planting.py",
        "content/parameters.toml",
    }
    with pytest.raises(LudotecaError, match=r"'plantin\.py'; did you mean 'planting\.py'"):
        mutants(game, ["plantin.py"])


def test_in_a_numbering_each_becomes_its_neighbour():
    becomes = {mutant.was: mutant.becomes for mutant in mutants(find("vendemmia"), ["layout.py"])}
    assert becomes["ROLLED: Final[i64] = 0"] == "ROLLED: Final[i64] = 1"
    assert becomes["RAISED: Final[i64] = 7"] == "RAISED: Final[i64] = 8"
    assert becomes["FINISHED: Final[i64] = 9"] == "FINISHED: Final[i64] = 8"
    assert becomes["DICE: Final[i64] = 2  # rolled in each turn"] == "DICE: Final[i64] = 3  # rolled in each turn"


def test_what_only_a_drawing_has_by_the_same_name_is_no_rule():
    broken = {mutant.was.partition(":")[0] for mutant in mutants(find("magnificent"), ["names.py"])}
    assert "CLEAR" in broken
    assert "ORANGE" not in broken  # the picture of what the game is about has one of its own


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    with Copy("vendemmia", tmp_path_factory.mktemp("copies") / "0") as copy:
        yield copy


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("file", "was", "becomes"),
    [
        ("rules/planting.py", "return because(TOO_HIGH, value - reach)", "return 0"),
        ("rules/layout.py", "TOO_HIGH: Final[i64] = 17", "TOO_HIGH: Final[i64] = 18"),
        ("rules/layout.py", "DICE: Final[i64] = 2", "raise ValueError"),
        ("rules/layout.py", "DICE: Final[i64] = 2", "import os; os.kill(os.getpid(), 9)"),
        ("rules/layout.py", "DICE: Final[i64] = 2", "while True: pass"),
        ("content/parameters.toml", "hand = 3", "hand = 0"),
    ],
)
def test_what_fails_crashes_or_never_ends_is_noticed_and_gone_when_it_is_mended(copy, file, was, becomes):
    path = copy.game / file
    whole = path.read_text(encoding="utf-8")
    assert was in whole
    path.write_text(whole.replace(was, becomes), encoding="utf-8")
    try:
        assert copy.run([PLANTING], 2).failed
    finally:
        path.write_text(whole, encoding="utf-8")
    assert not copy.run([PLANTING], 60).failed


@pytest.mark.slow
@pytest.mark.compiled_only  # mutants run as plain Python in any case: once is enough
@pytest.mark.parametrize("name", NAMES)
def test_no_broken_rule_goes_unnoticed(name):
    assert [str(mutant) for mutant in survivors(find(name))] == []
