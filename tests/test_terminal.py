"""The table in a terminal, played by a script of lines."""

from __future__ import annotations

import pytest

from ludoteca.bots.levels import Wanderer
from ludoteca.games import NAMES, find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.match import AnyMatch, Match
from ludoteca.play.record import parse
from ludoteca.play.replay import replay
from ludoteca.terminal import Terminal, language


def sit(*lines: str, game: str = "vendemmia", lang: str = "en", seed: int = 5, settings=None) -> tuple[AnyMatch, str]:
    """Type these lines at seat 0, then leave; the match and all that was said."""
    match = Match(find(game), 2, seed, settings or {"rounds": 3} if game == "vendemmia" else settings)
    said: list[str] = []
    script = iter(lines)

    def ask(prompt: str) -> str:
        line = next(script, None)
        if line is None:
            raise EOFError
        return line

    Terminal(match, 0, Wanderer(), lang, said.append, ask).run()
    return match, "\n".join(said)


def test_it_says_who_you_are_what_lies_there_and_what_you_can_do():
    _, said = sit()
    assert "Vendemmia: you are Player A." in said
    assert "Hand: Barbera 3, Dolcetto 3, Freisa 9" in said
    assert "Player A, choose a die to plant with, or rest" in said
    assert "die:2" in said


def test_what_cannot_be_taken_back_says_so_before():
    _, said = sit()
    assert "again  · rolls dice: cannot be taken back" in said


def test_a_number_takes_the_action_of_the_list():
    match, _ = sit("1")
    assert match.rules.actions.texts(match.rows[0].actions) == ["die:2"]


def test_several_actions_in_a_row_are_one_move():
    match, said = sit("die:2 vine:barbera-3 terrace:1")
    assert len(match.rows[0].actions) == 3
    assert "You plant Barbera 3 on terrace 1." in said


def test_why_gives_the_rule_and_its_words():
    _, said = sit("why die:1")
    assert "VEN-PLANT-02: none of your vines can be planted with a 1" in said
    assert "at most the die plus the number of vines" in said


def test_why_of_something_allowed_says_so():
    _, said = sit("why die:2", "perché 1")
    assert said.count("It is allowed.") == 2


def test_undo_takes_back_and_past_a_barrier_explains():
    match, said = sit("raise:1", "undo", "again", "undo")
    assert "Taken back." in said
    assert "Something was revealed: it cannot be taken back." in said
    assert match.ply == 1


def test_rules_searches_the_rulebook_in_the_language_of_the_table():
    _, said = sit("rules compost", "rules zebra")
    assert "VEN-REST-01  Compost" in said
    assert "No rule has the word zebra." in said


def test_italian_from_the_first_line_and_a_change_on_the_way():
    _, said = sit("lingua en", lang="it")
    assert "tu sei Giocatore A" in said
    assert "Turno 1 di 3" in said
    assert "Round 1 of 3" in said


def test_an_unknown_word_changes_nothing():
    match, said = sit("bananas", "99", "lang xx")
    assert "unknown action 'bananas'" in said
    assert "I do not know 99" in said
    assert "language is one of en, it" in said
    assert match.ply == 0


def test_log_tells_everything_from_the_set_up_on():
    _, said = sit("log")
    assert said.count("You roll 1 and 6.") == 2


def test_save_keeps_a_match_that_can_be_replayed_and_never_overwrites(tmp_path):
    path = tmp_path / "mine.record"
    match, said = sit("die:2 vine:barbera-3 terrace:1", f"save {path}", f"save {path}", "save", "save /no/such/place")
    assert f"Saved to {path}." in said
    assert f"{path} is there already" in said
    assert "/no/such/place: cannot be written" in said
    saved = parse(path.read_text(encoding="utf-8"))
    assert replay(match.game, saved).ply == len(saved.rows) > 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_whole_game_can_be_played_by_taking_the_first_option(name, lang):
    match, said = sit(*["1"] * 400, game=name, lang=lang)
    assert match.over
    assert str(match.record().seed) in said
    assert said.count("Traceback") == 0


def test_a_seat_that_is_not_there_is_refused():
    with pytest.raises(LudotecaError, match="there is no seat 7"):
        Terminal(Match(find("vendemmia"), 2, 1), 7, Wanderer(), "en")


def test_the_language_is_the_one_asked_for_or_the_machine_s(monkeypatch):
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert language("") == "it"
    assert language("en") == "en"
    monkeypatch.setenv("LC_ALL", "C")
    assert language("") == "en"


def test_of_dice_that_show_the_same_one_is_listed():
    def both(seed: int) -> bool:
        match = Match(find("vendemmia"), 2, seed, {"rounds": 3})
        return len(set(match.view(0).dice)) == 1 and match.legal()[:2] == ["die:1", "die:2"]

    _, said = sit(seed=next(seed for seed in range(200) if both(seed)))
    assert "die:1" in said
    assert "die:2" not in said
