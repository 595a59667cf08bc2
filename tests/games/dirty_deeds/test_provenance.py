"""What the rulebook says and what we read into it are kept apart, clause by clause; the README tells which is which."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.dirty_deeds import content
from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.play.rulebook import LANGUAGES
from tests.support import rule

README = (GAME.folder / "README.md").read_text(encoding="utf-8")
PROVENANCE = README.partition("## How much is from the rulebook")[2].partition("\n## ")[0]


def listed(after):
    """The clauses that a paragraph of the README names."""
    return re.findall(r"DD-[A-Z]+-\d+", PROVENANCE.partition(after)[2].partition("\n\n")[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_readme_lists_every_clause_that_is_ours_wholly_or_in_part(language):
    book = GAME.rulebook(language).own.values()
    assert listed("Wholly our own:") == [clause.id for clause in book if clause.is_ours and not clause.text]
    assert listed("In part:") == [clause.id for clause in book if clause.is_ours and clause.text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wholly_our_own_is_stamped_reconstructed_and_nothing_else_is(language):
    """Wherever a source is told (settings, rules, terminal), no such clause says that it is from the rulebook."""
    stamped = [clause.id for clause in GAME.rulebook(language).own.values() if clause.source == "reconstructed"]
    assert stamped == listed("Wholly our own:")


def test_the_readme_lists_every_number_that_is_reconstructed():
    named = re.findall(r"`(\w+)`", PROVENANCE.partition("Reconstructed numbers:")[2].partition("\n\n")[0])
    assert named == [name for name, one in content.parameters().items() if one.source == "reconstructed"]


def test_every_ruling_is_in_the_readme():
    assert [
        one.name for one in GAME.settings if f"`{one.name}`" not in README and one.name not in content.parameters()
    ] == []


@rule("DD-END-03", "DD-TURN-03", "DD-BOARD-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_speaks_of_what_another_table_might_play(language):
    """A clause says what is played at this table: other ways are other settings."""
    words = {"en": "setting|ruling|by default|otherwise", "it": "impostazion|interpretazion|di norma"}[language]
    usual = GAME.rulebook(language)
    other = GAME.rulebook(language, {"final_turns": 1, "ready_final": False, "memory_aid": True})
    for book in (usual, other):
        assert [clause.id for clause in book.own.values() if re.search(words, clause.whole)] == []
    assert {clause.id for clause in other.changed} == {"DD-END-03", "DD-TURN-03", "DD-BOARD-05"}


# What the Italian rulebook says itself, and so is no reading of ours.
SAID = {
    "it": {
        "KEY-06": "tanto le opache quanto quelle degli avversari",
        "SETUP-03": "prigionieri",
        "TURN-02": "quello esatto",
        "TURN-05": "lo stesso personaggio",
        "BOARD-03": "più fitti",
        "END-02": "tessera neutra è sostituita",
    },
    "en": {
        "KEY-06": "opaque ones as well as those of opponents",
        "SETUP-03": "Captives",
        "TURN-02": "exact burden",
        "TURN-05": "the same character",
        "BOARD-03": "closest together",
        "END-02": "neutral tile gives way",
    },
}
# What it does not say, and we play.
READ = {
    "it": {"KEY-05": "almeno uno", "TURN-05": "gira invece attorno al tavolo", "END-02": "girando"},
    "en": {"KEY-05": "at least one", "TURN-05": "goes round the table", "END-02": "wheel that turns"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_rulebook_and_our_own_are_not_confused(language):
    book = GAME.rulebook(language)
    for number, words in SAID[language].items():
        clause = book[f"DD-{number}"]
        assert (words in clause.text, words in clause.reading) == (True, False), number
    for number, words in READ[language].items():
        clause = book[f"DD-{number}"]
        assert (words in clause.text, words in clause.reading) == (False, True), number
