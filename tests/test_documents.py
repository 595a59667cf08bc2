"""The documents are true: their examples run, their excerpts stand in the sources, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from ludoteca.games import find
from ludoteca.play.match import Match
from ludoteca.play.record import parse

ROOT = Path(__file__).parents[1]
DOCUMENTS = ["README.md", "CONTRIBUTING.md", *(str(p.relative_to(ROOT)) for p in ROOT.glob("src/**/README.md"))]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_examples_give_what_they_show(document):
    found = doctest.testfile(str(ROOT / document), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert found.failed == 0


def test_excerpts_stand_in_the_sources_word_for_word():
    blocks = re.findall(r"```python\n# (\S+)\n(.*?)```", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.S)
    assert len(blocks) >= 4
    for path, excerpt in blocks:
        assert excerpt in (ROOT / path).read_text(encoding="utf-8"), f"{path} has no such lines:\n{excerpt}"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document):
    path = ROOT / document
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


def modules_with_examples() -> list[str]:
    sources = (ROOT / "src" / "ludoteca").rglob("*.py")
    return sorted(
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in sources if ">>> " in path.read_text()
    )


@pytest.mark.parametrize("name", modules_with_examples())
def test_docstring_examples_run(name):
    """Read from the source, because compiled modules keep no examples."""
    source = (ROOT / "src" / Path(*name.split("."))).with_suffix(".py").read_text(encoding="utf-8")
    globs = dict(vars(__import__(name, fromlist=["*"])))
    tests = [t for t in re.findall(r'"""(.*?)"""', source, re.S) if ">>>" in t]
    assert tests
    for text in tests:
        example = doctest.DocTestParser().get_doctest(text, dict(globs), name, None, None)
        assert doctest.DocTestRunner().run(example).failed == 0


def test_the_record_in_the_readme_is_one_that_plays():
    """It is that of the match drawn above it, up to its ninth move."""
    text = re.findall(r"```\n(ludoteca record .*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)[0]
    record = parse(text)
    match = Match(find(record.game), record.seats, 7)
    for seat, actions in record.rows:
        match.push_plan(actions, seat)
    assert match.record().text() == text
