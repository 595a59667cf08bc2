"""What the rulebook says and what we read into it are kept apart, clause by clause; the README tells which is which."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain

import pytest

from ludoteca.games.archipelago import content
from ludoteca.games.archipelago.game import GAME
from ludoteca.play.rulebook import LANGUAGES
from tests.support import rule

README = (GAME.folder / "README.md").read_text(encoding="utf-8")
PROVENANCE = README.partition("## How much is from the rulebook")[2].partition("\n## ")[0]


def listed(after):
    """The clauses that a paragraph of the README names."""
    return re.findall(r"ARC-\w+-\w+", PROVENANCE.partition(after)[2].partition("\n\n")[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_readme_lists_every_clause_that_is_ours_wholly_or_in_part(language):
    book = GAME.rulebook(language).own.values()
    assert listed("Wholly our own:") == [clause.id for clause in book if clause.is_ours and not clause.text]
    assert listed("In part:") == [clause.id for clause in book if clause.is_ours and clause.text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_readme_lists_every_clause_that_others_published(language):
    book = GAME.rulebook(language).own.values()
    assert listed("Published elsewhere:") == [clause.id for clause in book if clause.source == "public"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wholly_our_own_is_stamped_reconstructed_and_nothing_else_is(language):
    """Wherever a source is told (settings, rules, terminal), no such clause says that it is from the rulebook."""
    stamped = [clause.id for clause in GAME.rulebook(language).own.values() if clause.source == "reconstructed"]
    assert stamped == listed("Wholly our own:")


def test_every_setting_is_in_the_readme():
    assert [one.name for one in GAME.settings if f"`{one.name}`" not in README] == []


def test_cards_trends_and_objectives_say_where_they_are_from():
    """The figures of the README: how many are whole in the rulebook, how many in other published texts."""
    assert Counter(one.source for one in content.cards()) == {"rulebook": 11, "public": 3, "reconstructed": 34}
    assert Counter(one.source for one in content.trends()) == {"rulebook": 2, "public": 3, "reconstructed": 7}
    objectives = list(chain(*content.objectives().values()))
    assert [one.id for one in objectives if one.source != "rulebook"] == ["M09", "M10", "L02"]


def test_regions_and_prices_of_the_track_are_not_said_to_be_from_the_rulebook():
    assert {one.source for one in content.regions()} == {"reconstructed"}
    assert {one.source for one in content.constructions().values()} == {"public"}


# What the Italian rulebook says itself, and so is no reading of ours.
SAID = {
    "it": {
        "ARC-MIGR-07": "può contenere più di tre",
        "ARC-P4-13": "devi rialzarne comunque",
        "ARC-HARV-06": "qualsiasi simbolo della sua regione",
        "ARC-TOWN-07": "l'edificio è di chi controlla il villaggio",
        "ARC-EXPL-08": "Se non puoi posare l'esagono",
    },
    "en": {
        "ARC-MIGR-07": "may hold more than three",
        "ARC-P4-13": "you must stand up as many all the same",
        "ARC-HARV-06": "any symbol of its region",
        "ARC-TOWN-07": "whoever controls the town controls the building",
        "ARC-EXPL-08": "If you cannot place the hex",
    },
}
# What it does not say, and we play.
READ = {
    "it": {
        "ARC-BUILD-01": "2 pietre e 1 fiorino",
        "ARC-TAX-02": "un villaggio 2",
        "ARC-P4-12": "Nessuno è obbligato",
        "ARC-PORT-03": "solo se non c'è",
        "ARC-NEG-03": "una promessa per dopo no",
    },
    "en": {
        "ARC-BUILD-01": "2 stone and 1 florin",
        "ARC-TAX-02": "a town 2",
        "ARC-P4-12": "Nobody must",
        "ARC-PORT-03": "only if there is none",
        "ARC-NEG-03": "a promise for later is not",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_rulebook_and_our_own_are_not_confused(language):
    book = GAME.rulebook(language)
    for name, words in SAID[language].items():
        assert (words in book[name].text, words in book[name].reading) == (True, False), name
    for name, words in READ[language].items():
        assert (words in book[name].text, words in book[name].reading) == (False, True), name


@rule("ARC-VAR-01", "ARC-SETUP-08", "ARC-SETUP-09", "ARC-T0-07", "ARC-T0-08")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_says_all_that_the_desert_changes(language):
    changed = GAME.rulebook(language, {"desert_start": True}).changed
    assert {clause.id for clause in changed} == {
        "ARC-VAR-01", "ARC-SETUP-08", "ARC-SETUP-09", "ARC-T0-07", "ARC-T0-08",
    }  # fmt: skip


@rule("ARC-VAR-02", "ARC-T0-13", "ARC-T0-14", "ARC-T0-15")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_says_all_that_open_objectives_change(language):
    changed = GAME.rulebook(language, {"no_secrets": True}).changed
    assert {clause.id for clause in changed} == {"ARC-VAR-02", "ARC-T0-13", "ARC-T0-14", "ARC-T0-15"}
