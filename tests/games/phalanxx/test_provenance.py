"""Where the rules come from: sentence by sentence in the rulebooks, clause by clause in the README."""

from __future__ import annotations

from itertools import groupby

import pytest

from ludoteca.games.phalanxx.game import GAME
from ludoteca.play.rulebook import LANGUAGES, Clause, chapter
from tests.support import rule

README = (GAME.folder / "README.md").read_text(encoding="utf-8")

# Clauses that say more than the rulebook does, each with what only the reading may say.
MIXED = {
    "CONFLICT-07": "Without such a card there is no conflict",
    "PUSH-03": "you gain the difference",
    "MONEY-02": "Home dice",
    "SETUP-02": "as many Action cards",
    "SETUP-03": "at random",
    "SETUP-11": "Nine stay in reserve",
    "BUY-04": "out of the game",
    "BUY-07": "in an exchange",
    "CARD-01": "requires",
    "SCORE-06": "for all your groups",
    "SACR-03": "again and again",
    "SETUP-05": "Each era is shuffled",
    "ROLL-01": "colours",
    "CONQ-02": "plain region",
    "CONFLICT-03": "always succeeds",
    "BUY-02": "that of the space",
}


@pytest.mark.parametrize("clause", MIXED)
def test_what_the_rulebook_does_not_say_is_marked_as_our_reading(clause):
    found, ours = GAME.rulebook("en")[f"PHX-{clause}"], MIXED[clause]
    assert (found.source, ours in found.text, ours in found.reading) == ("rulebook", False, True)


def test_what_is_reconstructed_claims_no_source():
    for language in LANGUAGES:
        claimed = [clause.id for clause in own(language) if clause.source == "reconstructed" and clause.text]
        assert claimed == []


def test_both_languages_have_the_same_parts_from_the_same_sources():
    one, other = ([(c.id, c.source, bool(c.text), bool(c.reading)) for c in own(language)] for language in LANGUAGES)
    assert one == other


def test_the_readme_lists_what_is_reconstructed():
    rows = [row for row in README.splitlines() if row.startswith("| ") and row.split(" | ")[0][2:].isupper()]
    assert rows == listed(own("en"))


def own(language: str) -> list[Clause]:
    return list(GAME.rulebook(language).own.values())


def listed(clauses: list[Clause]) -> list[str]:
    """A row for each chapter: what is the rulebook's, or public, each without and with a reading, and what is ours."""
    rows = []
    for name, group in groupby(clauses, lambda clause: chapter(clause.id)):
        of_chapter = list(group)
        columns = [
            " ".join(c.id[-2:] for c in of_chapter if (c.source, bool(c.reading)) == kind) or "–"
            for kind in (
                ("rulebook", False),
                ("rulebook", True),
                ("public", False),
                ("public", True),
                ("reconstructed", True),
            )
        ]
        rows.append(f"| {name} | {' | '.join(columns)} |")
    return rows


@rule("PHX-END-05")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_the_rulebook_knows_how_long_a_match_lasts_with_any_starting_hand(cards, language):
    said = GAME.rulebook(language, {"start_hand": cards})["PHX-END-05"].reading
    turns = [int(GAME.rules({"start_hand": cards}, seats).layout.turns) // seats for seats in (2, 3, 4)]
    assert [word for word in said.replace(".", "").split() if word.isdigit()] == [str(count) for count in turns]


@rule("PHX-SOLO-01")
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_the_rulebook_knows_how_long_a_solo_match_lasts(cards):
    turns = int(GAME.rules({"start_hand": cards}, 1).layout.turns) // 2
    assert f"Both have {turns} turns." in GAME.rulebook("en", {"start_hand": cards})["PHX-SOLO-01"].reading


@rule("PHX-CONFLICT-06", "PHX-CONFLICT-07", "PHX-HERO-05")
@pytest.mark.parametrize(("way", "excepted"), [("result", True), ("price", False)])
def test_where_the_result_alone_decides_the_rules_of_other_conflicts_except_heroism(way, excepted):
    book = GAME.rulebook("en", {"hero_attack": way})
    said = [book[f"PHX-CONFLICT-{number}"].reading for number in ("06", "07")]
    assert ["except under Heroism" in reading for reading in said] == [excepted, excepted]


@rule("PHX-HERO-04")
@pytest.mark.parametrize(("way", "ours"), [("result", False), ("price", True)])
def test_that_the_greater_result_is_enough_is_the_rulebook_s_and_anything_more_is_ours(way, ours):
    for language in LANGUAGES:
        clause = GAME.rulebook(language, {"hero_attack": way})["PHX-HERO-04"]
        assert (clause.source, clause.is_ours) == ("rulebook", ours)


def test_armies_have_the_name_that_the_italian_rulebook_gives_them():
    said = [clause.title + clause.whole for clause in own("it")]
    written = (GAME.folder / "texts" / "it.ftl").read_text(encoding="utf-8")
    assert "armata" in written
    assert [text for text in (*said, *written.splitlines()) if "esercit" in text.lower()] == []
