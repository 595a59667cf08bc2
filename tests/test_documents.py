"""The documents are true: their examples run, their excerpts stand in the sources, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("module", ["actions", "chance", "deck", "settings", "texts"])
def test_docstring_examples_of_the_kernel_run(module, monkeypatch):
    """Read from the source, because compiled modules keep no examples."""
    source = (ROOT / "src" / "ludoteca" / "kernel" / f"{module}.py").read_text(encoding="utf-8")
    name = f"ludoteca.kernel.{module}"
    globs = dict(vars(__import__(name, fromlist=["*"])))
    tests = [t for t in re.findall(r'"""(.*?)"""', source, re.S) if ">>>" in t]
    assert tests
    for text in tests:
        example = doctest.DocTestParser().get_doctest(text, dict(globs), module, None, None)
        assert doctest.DocTestRunner().run(example).failed == 0
