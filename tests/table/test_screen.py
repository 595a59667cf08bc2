"""What a screen says of its options is what becomes of them; and what travels of it is only what has changed."""

from __future__ import annotations

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.games import NAMES, find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.game import told_in_lines
from ludoteca.play.match import AnyMatch, Match
from ludoteca.table import previews, screen, seen
from ludoteca.table.imagining import known
from ludoteca.table.protocol import Option, Part
from tests.games.phalanxx.table import phalanxx


def taken(option: Option) -> list[str]:
    """An option's actions: its own, and those that leave no choice."""
    return [option.action, *(step.action for step in option.along)]


@pytest.mark.parametrize("name", NAMES)
def test_an_option_says_whether_it_makes_the_move_whole(name: str):
    """The browser sends a move at once when its last option says so: half a move must never be sent."""
    match: AnyMatch = Match(find(name), 2, 6)
    texts, rng, ends = match.game.texts("en"), Rng(6), set()
    while not match.over and match.ply < 40:
        seat = match.to_act[0]
        here, shown = known(match, seat), screen.drawn(screen.sight(match, seat, match.ply), texts)
        for option in shown.options[:: 1 + len(shown.options) // 8]:
            become = previews.imagined(here, shown, texts, taken(option), 1)
            assert option.ends == become.ends, option.action
            ends.add(option.ends)
            for further in become.options[:2]:
                then = previews.imagined(here, shown, texts, [*taken(option), *taken(further)], 1)
                assert further.ends == then.ends, (option.action, further.action)
        take_move(match, seat, Wanderer(), rng)
    assert ends == {False, True}


def test_what_only_moves_travels_without_what_is_inside_it():
    before = {"map": {"ship": '<g id="ship" x="1"><path/></g>', "sun": '<g id="sun"><path/></g>'}, "hand": {}}
    sailed = {"map": {"ship": '<g id="ship" x="2"><path/></g>', "sun": '<g id="sun"><path d=""/></g>'}, "hand": {}}
    assert seen.difference(before, sailed) == (
        (Part("map", "ship", '<g id="ship" x="2"', outside=True), Part("map", "sun", '<g id="sun"><path d=""/></g>')),
        (),
    )
    taken = {"map": {"sun": before["map"]["sun"]}, "hand": {"ship": '<g id="ship" x="9"><path/></g>'}}
    assert seen.difference(before, taken) == (
        (Part("hand", "ship", '<g id="ship" x="9"', "", outside=True),),
        (("map", "ship"),),
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("vendemmia", {"en": "Round 1 of 9", "it": "Turno 1 di 9"}),
        ("baratto", {"en": "Round 1, at most 6", "it": "Giro 1, al massimo 6"}),
    ],
)
def test_how_far_the_match_has_gone_is_on_the_screen_and_among_the_lines(name: str, said: dict[str, str]):
    match: AnyMatch = Match(find(name), 2, 6)
    for language, clock in said.items():
        texts = match.game.texts(language)
        assert screen.drawn(screen.sight(match, 0, 1), texts).clock == clock
        assert sum(clock in line for line in told_in_lines(match.game, match.view(0), texts)) == 1


def test_a_clock_that_no_line_tells_comes_before_them(monkeypatch: pytest.MonkeyPatch):
    match: AnyMatch = Match(find("vendemmia"), 2, 6)
    monkeypatch.setattr(type(match.game), "clock", lambda self, view, texts: "Late in the year")
    assert told_in_lines(match.game, match.view(0), match.game.texts("en"))[0] == "Late in the year"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("name", NAMES)
def test_who_looks_on_is_told_in_a_sentence_who_decides(name: str, language: str):
    match: AnyMatch = Match(find(name), 2, 6)
    rng, people = Rng(6), ("Anna", "Bruno")
    texts = match.game.texts(language, people)
    while not match.over and match.ply < 60:
        for seat in (-1, 0, 1):
            asked = screen.prompt(match.game, match.view(seat), texts)
            if seat in match.to_act:
                assert not any(person in asked.text for person in people)
            else:
                assert asked.text.startswith(people[match.to_act[0]])
                assert ":" not in asked.text
        take_move(match, match.to_act[0], Wanderer(), rng)


def test_several_who_decide_at_once_are_named_together():
    match: AnyMatch = Match(find("baratto"), 3, 6)
    for language, said in {"en": "Anna, Bruno, and Carla choose stalls", "it": "Anna, Bruno e Carla scelgono"}.items():
        texts = match.game.texts(language, ("Anna", "Bruno", "Carla"))
        assert screen.prompt(match.game, match.view(-1), texts).text.startswith(said)


@pytest.mark.parametrize(
    ("name", "spoken_of"),
    [
        ("phalanxx", {"region", "card", "talents", "reserve"}),
        ("dirty_deeds", {"hex"}),
        ("dei", {"region", "card", "drone"}),
        ("vendemmia", {"vine", "compost"}),
        ("baratto", {"stall", "counter"}),
    ],
)
def test_what_a_line_of_the_log_speaks_of_is_on_the_board(name: str, spoken_of: set[str]):
    """Pointing at the line shows where it happened; a card may have gone since, or lie face down."""
    match: AnyMatch = Match(find(name), 2, 3)
    texts, rng, found = match.game.texts("en"), Rng(3), set()
    while not match.over and match.ply < 120:
        take_move(match, match.to_act[0], Wanderer(), rng)
        drawn = {ident for parts in match.game.fragments(match.view(-1), texts).values() for ident in parts}
        for event in match.news(match.ply, -1):
            for ident in seen.line(match.game, event, -1, match.ply, texts).marks:
                kind = ident.partition("-")[0]
                found.add(kind)
                assert ident in drawn or kind == "card"
    assert found == spoken_of


def secret_options(match: AnyMatch, seat: int = 0) -> dict[str, Option]:
    shown = screen.drawn(screen.sight(match, seat, match.ply), match.game.texts("en"))
    return {option.action: option for option in shown.options}


def choosing() -> AnyMatch:
    """Dirty Deeds at the first secret choice, where nobody can afford a costly action."""
    match: AnyMatch = Match(find("dirty_deeds"), 2, 6)
    while not match.together:
        take_move(match, match.to_act[0], Wanderer(), Rng(1))
    return match


def test_a_step_that_leaves_no_choice_is_taken_along():
    knight = secret_options(choosing())["choose:knight"]
    assert [step.action for step in knight.along] == ["intend:simple"]
    assert [step.label for step in knight.along] == ["Simple action: Expansion"]


def test_the_last_step_of_a_secret_choice_is_asked_to_confirm_it_all():
    match = choosing()
    texts = match.game.texts("en")
    knight = secret_options(match)["choose:knight"]
    assert not knight.ends
    here, shown = known(match, 0), screen.drawn(screen.sight(match, 0, match.ply), texts)
    last = previews.imagined(here, shown, texts, taken(knight), 1).options
    assert [(option.action, option.ends) for option in last] == [("pay:0:0", True)]


def test_a_step_without_a_choice_that_completes_an_attack_goes_along():
    t = phalanxx(2).strength(9, 4).army(1, "persepolis", 2).card(0, "X01").to_act(0).dice(5, 5, 5).play("die:1 slot:1")
    conquer = secret_options(t.match)["conquer:persepolis"]
    assert (conquer.ends, [step.action for step in conquer.along]) == (True, ["rotate:X01"])


def test_what_cannot_be_taken_back_is_not_taken_along():
    match: AnyMatch = Match(find("vendemmia"), 2, 7)
    for _ in range(60):
        for option in secret_options(match, match.to_act[0]).values():
            if option.along:
                assert option.barrier == ""
        take_move(match, match.to_act[0], Wanderer(), Rng(match.ply))
        if match.over:
            break


def test_what_is_let_pass_says_that_others_go_on_then():
    """Dirty Deeds: no rule forbids to take it back, but whoever acts next does at once, if it is a bot."""
    match = choosing()
    for seat, who in enumerate(("knight", "engineer")):
        match.push_plan([f"choose:{who}", "intend:simple", "pay:0:0"], seat)
    match.push(match.legal(0)[0], 0)
    stop = secret_options(match)["conquer-stop"]
    assert match.barriers("conquer-stop", 0) == 0
    assert (stop.idle, stop.ends, stop.barrier) == (True, True, "passes")


def test_what_is_let_pass_within_ones_own_turn_can_be_taken_back():
    t = phalanxx(2).home(0, "W1 O3 V2").home(1, "W3 O5 V3").to_act(0).dice(5, 5, 5)
    match, texts = t.match, find("phalanxx").texts("en")
    here, shown = known(match, 0), screen.drawn(screen.sight(match, 0, match.ply), texts)
    found = previews.imagined(here, shown, texts, ["die:1", "slot:1", "income"], 1).options
    keep = next(option for option in found if option.action == "exchange-none")
    assert (keep.idle, keep.ends, keep.barrier) == (True, True, "")


@pytest.mark.parametrize("memory_aid", [True, False])
def test_lines_about_what_is_out_of_sight_again_fade_where_it_must_be_remembered(memory_aid: bool):
    match: AnyMatch = Match(find("dirty_deeds"), 2, 6, {"memory_aid": memory_aid, "max_turns": 6})
    rng = Rng(6)

    def fading(about: str) -> set[bool]:
        story = screen.drawn(screen.sight(match, 0, match.ply), match.game.texts("en")).story
        log = story.since(None, match.game.texts("en")) if story is not None else None
        return {line.fades for line in log.lines if line.text.startswith(about)} if log is not None else set()

    while match.ply < 20:
        take_move(match, match.to_act[0], Wanderer(), rng)
    assert fading("Below ") == {not memory_aid}
    assert fading("Turn ") == {False}
    while not match.over:
        take_move(match, match.to_act[0], Wanderer(), rng)
    assert fading("Below ") == {False}  # after the end nothing needs to be remembered
