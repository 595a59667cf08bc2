"""The table's texts: the same messages in both languages, all that the pages say, and none that nobody says."""

import re
from pathlib import Path

import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.texts import load
from ludoteca.table import texts as module
from ludoteca.table.texts import TableTexts, table_texts

HERE = Path(module.__file__).parent
SOURCES = [*HERE.glob("templates/*.html"), *HERE.glob("*.py")]
ASKING = r"""(?:\bt\(|table_texts\(\w+\)\(|_texts\(|\bTold\(|\btold\(\w+, \w+, )"""
CALLED = re.compile(ASKING + r"""f?["']([a-z0-9-]+)(["'{])( ~)?""")


def called() -> tuple[set[str], set[str]]:
    """The ids that sources name, and the beginnings of those they put together."""
    whole: set[str] = set()
    starts: set[str] = set()
    for path in SOURCES:
        for ident, end, more in CALLED.findall(path.read_text(encoding="utf-8")):
            (starts if end == "{" or more else whole).add(ident)
    return whole, starts


def written(folder: Path, **files: str) -> TableTexts:
    for name, source in files.items():
        (folder / f"{name}.en.ftl").write_text(source, encoding="utf-8")
    return TableTexts("en", folder)


def test_both_languages_have_the_same_messages_with_the_same_variables():
    english, italian = (table_texts(lang).messages for lang in LANGUAGES)
    assert english == italian


def test_every_text_the_pages_ask_for_exists():
    whole, starts = called()
    known = set(table_texts("en").messages)
    assert whole - known == set()
    assert [start for start in starts if not any(ident.startswith(start) for ident in known)] == []


def test_no_text_of_the_pages_is_unused():
    whole, starts = called()
    headings = {"home-more", "home-small"}  # chosen in a loop
    for ident in load(HERE / "texts" / "pages.en.ftl")[1]:
        assert ident in whole | headings or ident.startswith(tuple(starts)), ident


def test_a_missing_message_or_argument_is_an_error():
    texts = table_texts("it")
    with pytest.raises(KeyError, match=r"it\.ftl has no message 'nothing'"):
        texts("nothing")
    with pytest.raises(KeyError, match="game"):
        texts("rules-page")


def test_a_browser_gets_messages_as_they_are_written(tmp_path):
    texts = written(tmp_path, client='client-a = Hi, { $name }!\nclient-b = { "{" }x\nother = No\n')
    assert texts.starting("client-") == {"client-a": "Hi, { $name }!", "client-b": "{x"}


def test_a_browser_gets_no_message_with_cases(tmp_path):
    texts = written(tmp_path, client="client-a = { $n ->\n    [one] one\n   *[other] many\n}\n")
    with pytest.raises(LudotecaError, match="client-a"):
        texts.starting("client-")


def test_a_message_in_two_files_is_an_error(tmp_path):
    with pytest.raises(LudotecaError, match=r"two.en.ftl: message 'a'"):
        written(tmp_path, one="a = 1\n", two="a = 2\n")


def test_another_language_is_refused():
    with pytest.raises(LudotecaError, match="language is one of en, it"):
        TableTexts("fr")
