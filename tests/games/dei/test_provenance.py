"""What the rulebook says and what we read into it are kept apart, clause by clause; the README tells which is which."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.dei.game import GAME
from ludoteca.play.rulebook import LANGUAGES
from tests.support import rule

README = (GAME.folder / "README.md").read_text(encoding="utf-8")
PROVENANCE = README.partition("## How much is from the rulebook")[2].partition("\n## ")[0]


def listed(after):
    """The clauses that a paragraph of the README names."""
    return re.findall(r"DEI-\w+-\w+", PROVENANCE.partition(after)[2].partition("\n\n")[0])


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


def test_every_setting_is_in_the_readme():
    assert [one.name for one in GAME.settings if f"`{one.name}`" not in README] == []


@rule("DEI-OPT-3", "DEI-CARD-06", "DEI-CARD-07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_says_all_that_a_setting_changes(language):
    changed = GAME.rulebook(language, {"opt_planning": True}).changed
    assert {clause.id for clause in changed} == {"DEI-OPT-3", "DEI-CARD-06", "DEI-CARD-07"}


@rule("DEI-3P-02", "DEI-3P-03", "DEI-3P-04", "DEI-CLEAN-03", "DEI-TURN-03", "DEI-TURN-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_begins_and_when_missions_are_taken_is_said_as_it_is_played(language):
    def changed(**settings):
        return {clause.id for clause in GAME.rulebook(language, settings).changed}

    order = {"DEI-TURN-05", "DEI-CLEAN-03", "DEI-3P-02", "DEI-3P-03", "DEI-3P-04"}
    waiting = {"DEI-OPT-4", "DEI-END-05", "DEI-TURN-03"}
    assert changed(turn_order="supplies") == order
    assert changed(opt_confrontation=True) == waiting | {"DEI-CLEAN-03", "DEI-3P-03"}
    both = GAME.rulebook(language, {"turn_order": "supplies", "opt_confrontation": True})
    assert {clause.id for clause in both.changed} == order | waiting
    assert both["DEI-3P-03"].text == GAME.rulebook(language, {"turn_order": "supplies"})["DEI-3P-03"].text


# What the Italian rulebook says itself, and so is no reading of ours.
SAID = {
    "it": {
        "DEI-SETUP-09": "tre gruppi di quattro",
        "DEI-OUT-03": "non c'è nessun altro",
        "DEI-CHAMP-03": "muoversi in minoranza",
        "DEI-DRONE-TEL": "una sola su un Tetto",
        "DEI-MIS-S": "Il Campione non conta",
    },
    "en": {
        "DEI-SETUP-09": "three groups of four",
        "DEI-OUT-03": "nobody else is there",
        "DEI-CHAMP-03": "move in minority",
        "DEI-DRONE-TEL": "a single one to a Roof",
        "DEI-MIS-S": "The Champion does not count",
    },
}
# What it does not say, and we play.
READ = {
    "it": {"DEI-DRONE-REA": "risparmiare", "DEI-MARKET-02": "chiedono 2, 1 e 1", "DEI-CHAMP-05": "Solo per salire"},
    "en": {"DEI-DRONE-REA": "spare", "DEI-MARKET-02": "ask for 2, 1 and 1", "DEI-CHAMP-05": "Upwards only"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_rulebook_and_our_own_are_not_confused(language):
    book = GAME.rulebook(language)
    for name, words in SAID[language].items():
        assert (words in book[name].text, words in book[name].reading) == (True, False), name
    for name, words in READ[language].items():
        assert (words in book[name].text, words in book[name].reading) == (False, True), name
