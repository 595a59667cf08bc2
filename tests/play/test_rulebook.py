"""Rulebook: the clauses of a game, then the kernel's own, found by id or by word."""

import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.content import load_table
from ludoteca.play.rulebook import KERNEL, LANGUAGES, Clause, Rulebook
from ludoteca.play.settings import Settings
from ludoteca.play.vocabulary import KERNEL_REFUSALS
from tests.kernel.toy import GAME, ROOMS


def test_a_clause_is_found_by_its_id():
    assert GAME.rulebook("en")["PEB-CARRY-03"].title == "Lids"


def test_the_own_clauses_come_in_the_order_of_the_file_and_before_the_kernels():
    book = GAME.rulebook("en")
    assert next(iter(book.clauses)) == "PEB-TAKE-01"
    assert list(book.clauses)[: len(book.own)] == list(book.own)
    assert next(rule for rule in book.clauses if rule not in book.own) == "LUD-TURN-01"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_kernel_has_a_clause(language):
    clauses = load_table(KERNEL / f"{language}.toml", "clause", Clause)
    assert {kind.rule for kind in KERNEL_REFUSALS} <= {clause.id for clause in clauses}


def test_an_unknown_rule_is_answered_with_the_likeliest():
    with pytest.raises(LudotecaError, match="unknown rule 'PEB-TAKE-1'; did you mean 'PEB-TAKE-0"):
        GAME.rulebook("en")["PEB-TAKE-1"]


def test_a_rule_is_in_the_book_or_not():
    assert "PEB-END-01" in GAME.rulebook("en")
    assert "PEB-END-02" not in GAME.rulebook("en")


def test_a_search_finds_words_of_id_title_and_text_whatever_their_case():
    book = GAME.rulebook("en")
    assert [clause.id for clause in book.search("CLOSED")] == ["PEB-CARRY-03"]
    assert [clause.id for clause in book.search("lids")] == ["PEB-CARRY-03"]
    assert [clause.id for clause in book.search("peb-carry-03")] == ["PEB-CARRY-03"]


def test_a_search_shows_the_clauses_named_after_the_word_first():
    assert [clause.id for clause in GAME.rulebook("en").search("coin")] == ["PEB-COIN-01", "PEB-VOTE-01"]


def test_a_search_reaches_the_clauses_of_the_kernel():
    assert [clause.id for clause in GAME.rulebook("en").search("withdrawn")] == ["LUD-TURN-04"]


def test_a_search_may_find_nothing():
    assert GAME.rulebook("en").search("submarine") == []


def test_a_language_without_a_book_is_refused_by_file():
    with pytest.raises(LudotecaError, match=r"it.toml: there is no such file in rulebook"):
        Rulebook(ROOMS / "rulebook", "it", Settings((), {}))
