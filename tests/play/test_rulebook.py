"""Rulebook: the clauses of a game, then the kernel's own, found by id or by word."""

import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.content import load_table
from ludoteca.play.rulebook import KERNEL, LANGUAGES, Clause, Rulebook
from ludoteca.play.settings import Flag, Number, Settings
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


BOOK = '''
source = "rulebook"
count = 4

[[clause]]
id = "X-END-01"
title = "The end"
text = """After { $turns ->
    [one] one turn
   *[other] { $turns } turns
} it is over."""

[[clause]]
id = "X-END-02"
title = "Ties"
text = "A tie is shared."
reading = """{ $mild ->
    [yes] Nobody is out.
   *[no] Whoever is last is out.
}"""

[[clause]]
id = "X-TAKE-01"
title = "Taking"
text = "Take one."

[[clause]]
id = "X-TAKE-02"
title = "Giving"
reading = "Give one."
'''
DECLARED = (Number("turns", 3, 1, 9, "X-END-01"), Flag("mild", default=False, rule="X-END-02"))


def book(folder, text=BOOK, **settings):
    (folder / "en.toml").write_text(text)
    return Rulebook(folder, "en", Settings(DECLARED, settings))


def test_a_clause_says_the_numbers_that_are_played_with(tmp_path):
    assert book(tmp_path)["X-END-01"].text == "After 3 turns it is over."
    assert book(tmp_path, turns=1)["X-END-01"].text == "After one turn it is over."


def test_a_clause_says_which_way_is_played(tmp_path):
    assert book(tmp_path)["X-END-02"].whole == "A tie is shared. Whoever is last is out."
    assert book(tmp_path, mild=True)["X-END-02"].whole == "A tie is shared. Nobody is out."


def test_what_is_played_otherwise_is_marked(tmp_path):
    assert book(tmp_path).changed == []
    assert [clause.id for clause in book(tmp_path, turns=1).changed] == ["X-END-01"]


def test_what_is_our_own_reading_is_told_from_the_source(tmp_path):
    found = book(tmp_path)
    assert [rule for rule, clause in found.own.items() if clause.is_ours] == ["X-END-02", "X-TAKE-02"]
    assert found["X-TAKE-02"].whole == "Give one."


def test_a_reading_is_searched_as_well(tmp_path):
    assert [clause.id for clause in book(tmp_path).search("give one")] == ["X-TAKE-02"]


def test_a_clause_that_names_no_setting_is_refused(tmp_path):
    with pytest.raises(LudotecaError, match=r"en.toml: 'rounds' is no setting, expected one of turns, mild"):
        book(tmp_path, BOOK.replace("$turns", "$rounds"))


def test_a_clause_that_says_nothing_is_refused(tmp_path):
    with pytest.raises(LudotecaError, match=r"en.toml: clause 'X-TAKE-02' says nothing"):
        book(tmp_path, BOOK.replace('reading = "Give one."', ""))


def test_a_clause_that_is_not_written_well_is_refused(tmp_path):
    with pytest.raises(LudotecaError, match=r"en.toml: text-X-TAKE-01: line 1 is not Fluent"):
        book(tmp_path, BOOK.replace("Take one.", "Take { one."))
