"""The table in a terminal, played by a script of lines."""

from __future__ import annotations

import random

import msgspec
import pytest

from ludoteca import typed
from ludoteca.games import NAMES, find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import AnyMatch, Match
from ludoteca.play.record import parse
from ludoteca.play.replay import replay
from ludoteca.terminal import Terminal, language

CTRL_C = "\x03"
ODD = [
    "²", "1²", "9" * 4000, "9" * 5000, "0", "-1", "1_0", "٣", "½", "1.0", "+1", "1e3", "\x00", "\udcff", "\x1b[2J",
    ":", "::", ":::::", "a:b:c:d:e", "'", '"', "\\", "🎲", "n" * 5000, "1 ²", "² 1", "1 99", "(", "[", "%s", "{ $x }",
    "why", "why ²", "why 0", "why 99", f"why {'9' * 5000}", "why :",
    "why zebra", "perché \x00", "rules (", "rules ²", "lang", "lang ²",
    "lingua \x00", "save", "save \x00", "save /", f"save {'n' * 5000}", "undo 3", "no", "yes", "?", "log x", "help me",
]  # fmt: skip


def sit(*lines: str, game: str = "vendemmia", lang: str = "en", seed: int = 5, settings=None) -> tuple[AnyMatch, str]:
    """Type these lines at seat 0, then leave; the match and all that was said."""
    match = Match(find(game), 2, seed, settings or {"rounds": 3} if game == "vendemmia" else settings)
    said: list[str] = []
    script = iter(lines)

    def ask(prompt: str) -> str:
        said.append(prompt)
        line = next(script, None)
        if line is None:
            raise EOFError
        if line == CTRL_C:
            raise KeyboardInterrupt
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


def test_why_names_what_would_have_to_come_first_in_words():
    _, said = sit("why vine:barbera-3", "perche vine:barbera-3")
    assert said.count("    First: Plant with die 2\n") == 2
    _, said = sit("perche vine:barbera-3", lang="it")
    assert "    Prima: Pianta con il dado 2\n" in said


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
    assert "I do not know bananas" in said
    assert "I do not know 99" in said
    assert "The languages are: en, it." in said
    assert match.ply == 0


def test_log_tells_everything_from_the_set_up_on():
    _, said = sit("log")
    assert said.count("You roll 1 and 6.") == 2


def test_save_keeps_a_match_that_can_be_replayed_and_never_overwrites(tmp_path):
    path = tmp_path / "mine.record"
    match, said = sit("die:2 vine:barbera-3 terrace:1", f"save {path}", f"save {path}", "save", "save /no/such/place")
    assert f"Saved to {path}." in said
    assert f"{path} is there already" in said
    assert "/no/such/place cannot be written" in said
    assert f"./ludoteca play --resume {path} --seat 0 --lang en" in said
    assert "Save where?" in said
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


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_whatever_is_typed_is_answered_and_changes_nothing(name, lang):
    match, said = sit(*ODD, game=name, lang=lang)
    assert not [row for row in match.rows if row.seat == 0]
    assert not match.view(0).draft
    assert max(map(len, said.splitlines())) < 400
    assert "\x1b" not in said
    assert "\x00" not in said


def test_answers_are_in_the_language_of_the_table():
    _, said = sit(
        "bananas", "99", "why", "perche", "perche zebra", "lang xx", "save", "save /no/where", "die:1", lang="it"
    )
    for told in (
        "Non conosco bananas", "Non conosco 99", "Perché che cosa?", "Non conosco zebra", "Le lingue sono: en, it.",
        "Salvare dove?", "Non si può scrivere /no/where", "nessuna delle tue viti",
    ):  # fmt: skip
        assert told in said


@pytest.mark.parametrize("word", ["perche", "perchè", "perché", "PERCHÉ", "perche\u0301"])
def test_why_may_be_written_with_any_accent_or_none(word):
    _, said = sit(f"{word} die:1", lang="it")
    assert "VEN-PLANT-02" in said


def test_a_number_that_is_not_shown_is_not_accepted(monkeypatch):
    monkeypatch.setattr(typed, "MANY", 0)  # so that interludes are told in one line
    match, said = sit("3", "why 3")
    assert "   …  " in said
    assert said.count("I do not know 3") == 2
    assert match.ply == 0
    match, _ = sit("again")
    assert match.ply == 1


def test_several_numbers_are_one_move_each_from_the_list_after_the_one_before():
    match, said = sit("1 1 3")
    assert match.rules.actions.texts(match.rows[0].actions) == ["die:2", "vine:barbera-3", "terrace:3"]
    assert "You plant Barbera 3 on terrace 3." in said


def test_of_several_actions_all_are_taken_or_none():
    match, said = sit("1 1 9", "die:2 vine:freisa-9 terrace:1", "again rest")
    assert "I do not know 9" in said
    assert "VEN-PLANT-02" in said
    assert "The move ends before rest" in said
    assert match.ply == 0


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("name", NAMES)
def test_an_action_may_be_called_as_the_list_calls_it(name, lang):
    begun, _ = sit(game=name, lang=lang)
    first = begun.options(0)[0]
    label = begun.game.label(begun.rules, begun.view(0), begun.game.texts(lang), first)
    for written in (label, label.upper()):
        match, _ = sit(written, game=name, lang=lang)
        taken = [match.rules.actions.text(row.actions[0]) for row in match.rows if row.seat == 0] or match.view(0).draft
        assert taken[0] == match.rules.actions.text(first)


def test_places_are_known_by_the_names_the_table_shows():
    _, said = sit(
        "perché persepoli", "perché conquer:Persepoli", "perche conquer:persepolis", game="phalanxx", lang="it"
    )
    assert said.count("PHX-") >= 3
    assert "Non conosco" not in said


def test_a_name_of_what_is_not_allowed_now_is_answered_with_the_rule():
    match, said = sit("conquista persepoli", game="phalanxx", lang="it")
    assert "PHX-CONFLICT-02" in said
    assert not [row for row in match.rows if row.seat == 0]


def test_a_name_of_several_things_asks_which():
    match, said = sit("raise", seed=7)
    assert "raise may be any of these: Raise die 1 by one (a basket); Raise die 2 by one (a basket)." in said
    assert match.ply == 0


def test_a_word_that_is_nearly_one_is_told():
    _, said = sit("riposaa", lang="it")
    assert "Non conosco riposaa; intendevi «Riposa»?" in said


def test_abilities_are_found_among_the_rules():
    _, said = sit("regole marcia forzata", "regole abilità che non c'è", game="phalanxx", lang="it")
    assert "Marcia forzata\n" in said
    assert "    Il dado Viaggiante vale uno in più per conquistare." in said
    assert "Nessuna regola contiene la parola abilità che non c'è." in said


def test_abilities_are_told_as_they_are_played():
    _, said = sit("rules aria", game="dei", settings={"aria_down": True})
    assert "    Moving alone she climbs from the Ground to a Roof, and down from it, without an" in said
    _, said = sit("rules aria", game="dei")
    assert "    Moving alone she climbs from the Ground to a Roof without an Elevator." in said


def test_rules_without_a_word_are_the_contents_and_the_house_rules():
    _, said = sit("rules", "rules planting", settings={"rounds": 4})
    assert "One house rule at this table:\n  Rounds: 4 (usually 9)" in said
    assert "  Before the harvest\n  A turn\n  Planting" in said
    assert "VEN-END-01  The end · not as usual at this table\n    The game ends when everybody has had 4 turns." in said
    assert said.count("VEN-PLANT-0") == 4


def test_our_own_reading_is_told_as_such(monkeypatch):
    book = find("vendemmia").rulebook("it", {"rounds": 3})
    read = msgspec.structs.replace(book["VEN-TURN-01"], reading="Chi è più svelto comincia.")
    monkeypatch.setitem(book.clauses, "VEN-TURN-01", read)
    _, said = sit("regole VEN-TURN-01", lang="it")
    assert "Nostra lettura: Chi è più svelto comincia." in said


def test_a_rule_says_where_it_comes_from_if_not_from_the_rulebook():
    _, said = sit("regole PHX-SACR-02", "regole PHX-SETUP-07", game="phalanxx", lang="it")
    heads = [line for line in said.splitlines() if line.removeprefix("> ").startswith("PHX-")]
    assert [line.endswith(" · ricostruzione nostra") for line in heads] == [True, False]


def test_leaving_asks_and_may_save(tmp_path):
    path = tmp_path / "later.record"
    match, said = sit("again", "quit", "no", "quit", "what?", f"save {path}", "1")
    assert said.count("Leave the match? (yes, no, or save FILE)") == 3
    assert match.ply == 1
    assert replay(match.game, parse(path.read_text(encoding="utf-8"))).ply == 1


@pytest.mark.parametrize(("lang", "answer"), [("en", "yes"), ("it", "sì"), ("it", "si")])
def test_whoever_means_it_leaves(lang, answer):
    match, _ = sit("esci", answer, "1", lang=lang)
    assert match.ply == 0


def test_an_interrupt_asks_once_and_leaves_the_second_time():
    match, said = sit(CTRL_C, "no", "1")
    assert said.count("Leave the match?") == 1
    assert match.ply == 1
    with pytest.raises(KeyboardInterrupt):
        sit(CTRL_C, CTRL_C)


def test_a_match_that_is_gone_on_with_tells_only_what_is_new():
    match, _ = sit("1 1 3")
    said: list[str] = []

    def ask(prompt: str) -> str:
        raise EOFError

    Terminal(match, 0, Wanderer(), "en", said.append, ask).run()
    assert "You plant" not in "\n".join(said)


def test_of_dice_that_show_the_same_one_is_listed():
    def both(seed: int) -> bool:
        match = Match(find("vendemmia"), 2, seed, {"rounds": 3})
        return len(set(match.view(0).dice)) == 1 and match.legal()[:2] == ["die:1", "die:2"]

    _, said = sit(seed=next(seed for seed in range(200) if both(seed)))
    assert "die:1" in said
    assert "die:2" not in said


@pytest.mark.parametrize("name", NAMES)
def test_a_word_that_means_nothing_is_told_so_at_any_moment_of_a_match(name: str):
    """To look for it, every action there is gets its name, also those whose die or card has gone."""
    game, rng = find(name), random.Random(5)
    match = Match(game, game.fewest + 1, 5)
    for step in range(40):
        seat = rng.choice(match.to_act)
        if step % 8 == 0:
            with pytest.raises(typed.Unread):
                typed.Reader(match, seat, game.texts("it")).action("abracadabra")
        match.push(rng.choice(match.legal(seat)), seat)


def test_who_asks_about_a_card_in_hand_before_a_die_is_chosen_is_told_about_playing_it():
    match = Match(find("phalanxx"), 2, 4)
    match.push("buy-none")
    (seat,), texts = match.to_act, match.game.texts("it")
    hand = match.view(seat).players[seat].hand
    assert hand
    for card in hand:
        asked = typed.Reader(match, seat, texts).action(texts(f"card-{card}"))
        assert match.rules.actions.text(asked) == f"play:{card}"
