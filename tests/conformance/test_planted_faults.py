"""Faults planted in a tiny game: each must be caught, and by the law it breaks."""

from __future__ import annotations

import copy
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.laws.broken import LawBroken
from ludoteca.laws.fuzz import fuzz
from ludoteca.laws.texts import check_rulebook, check_texts
from ludoteca.laws.trace import check_trace
from ludoteca.play.rulebook import Clause
from ludoteca.play.settings import Flag
from ludoteca.play.texts import Texts
from tests.conformance.toy.rules.toy import ToyGame

FAULTS = {
    "stuck": 2,
    "endless": 2,
    "shallow copy": 3,
    "field without words": 3,
    "imagine that copies": 4,
    "imagine that keeps the cards": 4,
    "view with a secret": 4,
    "event with a secret": 4,
    "refusal that peeks": 4,
    "secret answer seen": 4,
    "agenda with a secret": 4,
    "consequence with a secret": 4,
    "a move goes on from a consequence": 13,
    "undo past a reveal": 5,
    "lost coin": 6,
    "offered but refused": 7,
    "refusal without a rule": 7,
    "order of arrival": 11,
    "broken markup": 12,
    "the same id twice": 12,
    "id within an element": 12,
    "rule within an element": 12,
    "unknown rule in the drawing": 12,
    "nothing said about a rule": 12,
    "style in the drawing": 12,
    "words without room": 12,
    "area nobody draws": 12,
    "target that is not drawn": 12,
    "sheet that does not add up": 12,
    "alike and not the same": 12,
    "the same words twice": 12,
    "too little is missing": 14,
    "too much is missing": 14,
    "nobody can lay what is missing": 14,
    "feature of a hidden card": 15,
    "feature of a secret answer": 15,
    "feature that is no number": 15,
    "feature without a name": 15,
    "features that change the position": 15,
    "phase beyond one": 15,
    "first phase that is not always": 15,
    "observation of a hidden card": 17,
    "observation that grows": 17,
    "observation of a number too large": 17,
    "observation that leaves something out": 17,
    "observing that changes the position": 17,
}


def test_without_a_fault_every_law_holds():
    tally = fuzz(ToyGame(), 80)
    assert tally.failures == []
    assert tally.leaks > 50
    assert tally.reliefs > 0
    check_texts(ToyGame(), ToyGame().rules())
    check_rulebook(ToyGame())


@pytest.mark.parametrize(("fault", "law"), FAULTS.items())
def test_a_planted_fault_is_caught(fault, law):
    failures = fuzz(ToyGame(fault), 120).failures
    assert failures, f"{fault!r} was not caught"
    assert any(f"law {law} " in failure for failure in failures), failures[0]


def test_a_game_that_cannot_be_played_with_any_settings_says_so(monkeypatch):
    def broken(*_):
        raise LudotecaError("numbers.toml: coins is missing")

    game = find("vendemmia")
    monkeypatch.setattr(game, "rules", broken)
    with pytest.raises(LudotecaError, match="coins is missing"):
        fuzz(game, 4)


def test_a_clause_without_a_test_is_caught(monkeypatch):
    game = copy.copy(find("vendemmia"))
    book = copy.copy(game.rulebook("en"))
    book.own = {**book.own, "VEN-EXTRA-01": Clause(id="VEN-EXTRA-01", title="New", text="Nobody proves this.")}
    monkeypatch.setattr(game, "rulebook", lambda language: book)
    with pytest.raises(LawBroken, match="no test proves VEN-EXTRA-01"):
        check_trace(game)


def test_a_test_of_a_clause_that_does_not_exist_is_caught(monkeypatch):
    game = copy.copy(find("vendemmia"))
    book = copy.copy(game.rulebook("en"))
    book.own = {rule: clause for rule, clause in book.own.items() if rule != "VEN-TIE-01"}
    book.clauses = {rule: clause for rule, clause in book.clauses.items() if rule != "VEN-TIE-01"}
    monkeypatch.setattr(game, "rulebook", lambda language: book)
    with pytest.raises(LawBroken, match="VEN-TIE-01, which is not in the rulebook"):
        check_trace(game)


def test_an_event_or_a_decision_without_a_rule_is_caught(monkeypatch):
    game = ToyGame()
    monkeypatch.setattr(game, "events", (replace(game.events[0], rule=""), *game.events[1:]))
    with pytest.raises(LawBroken, match="'drew' cites no rule"):
        check_rulebook(game)
    game = ToyGame()
    monkeypatch.setattr(game, "decision_rules", lambda: {"take-turn": "TOY-DRAW-01", "name-number": "TOY-NAME-99"})
    with pytest.raises(LawBroken, match="'name-number' cites TOY-NAME-99"):
        check_rulebook(game)


def test_a_house_rule_that_the_rulebook_says_nothing_of_is_caught(monkeypatch):
    game = ToyGame()
    monkeypatch.setattr(game, "settings", (Flag("mild", default=False, rule="TOY-PAY-01"),))
    with pytest.raises(LawBroken, match="TOY-PAY-01 says nothing of mild=yes"):
        check_rulebook(game)


def test_an_action_that_is_said_to_do_nothing_and_does_not_exist_is_caught(monkeypatch):
    game = ToyGame()
    monkeypatch.setattr(game, "idle", ("pay", "pass"))
    with pytest.raises(LawBroken, match="'pass' is said to do nothing"):
        check_texts(game, game.rules())


@pytest.mark.parametrize(
    ("line", "instead", "seen"),
    [
        ("refusal-pile-empty = il mazzo è vuoto", "", "no message 'refusal-pile-empty'"),
        ("action-pay = Paga", "action-pay = Paga { $coins }", "nobody gives it"),
        ("{ $names } pesca o paga", "Qualcuno pesca o paga", "prompt-take-turn-other does not use"),
        ("event-paid = { $seat } paga una moneta.", "event-paid = Una moneta pagata.", "other variables"),
        ("game-title = Giochino", "game-title = Giochino\nspare = niente", "nothing asks for 'spare'"),
    ],
)
def test_a_broken_text_is_caught(monkeypatch, tmp_path, line, instead, seen):
    game = ToyGame()
    folder = Path(shutil.copytree(game.folder / "texts", tmp_path / "texts"))
    text = (folder / "it.ftl").read_text(encoding="utf-8")
    assert line in text
    (folder / "it.ftl").write_text(text.replace(line, instead), encoding="utf-8")
    monkeypatch.setattr(game, "texts", lambda language: Texts(folder, language))
    with pytest.raises(LawBroken, match=seen):
        check_texts(game, game.rules())
