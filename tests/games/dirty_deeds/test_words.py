from __future__ import annotations

import pytest

from ludoteca.bots.levels import Wanderer, take_move
from ludoteca.games.dirty_deeds import names
from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.games.dirty_deeds.layout import ACTION_NAMES
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.match import Match
from tests.games.dirty_deeds.table import deeds, opening

NAMES = ("Marco", "Elisa <3", "Annie")


def texts(language="en", seats=3):
    return GAME.texts(language, NAMES[:seats])


def some_tables():
    yield opening(3)
    yield opening(2, radius_big=6, radius_medium=6, radius_small=6, print_known=True)
    yield deeds(2, radius_big=1, radius_medium=1, radius_small=1, notches="6")
    t = deeds().holds(0, "B3,0 S1,0").holds(1, "M0,0").stands("1-spy", "M0,0").stands("2-spy", "captive-0")
    yield t.stands("2-knight", "exhausted").screen(0, opaque=4, c1=2, t=2).exhausted(t=2, c1=1).at(9, 2)
    yield deeds().holds(0, "B3,0 S1,0").screen(0, opaque=3).acts(0, "chrono", "costly").play("place:S1,0")
    yield deeds().commit(0, "knight").play("choose:chrono intend:simple", 1)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_table_can_be_read_by_everybody(language):
    for t in some_tables():
        for seat in range(-1, t.s.seats):
            view = t.view(seat)
            words = texts(language, t.s.seats)
            assert len(GAME.sheet(view, words)) > 20


def test_labels_say_what_a_button_means_now():
    t = deeds().holds(0, "B0,0").holds(1, "B1,0").screen(0, opaque=4, c1=2, c2=1)

    def label(action, language="en"):
        return GAME.label(t.rules, t.view(0), texts(language), t.rules.actions.number(action))

    assert label("choose:spy", "it") == "Prendi la Spia"
    t.play("choose:chrono", 0)
    assert label("intend:simple") == "Simple action: Discovery or Drilling"
    assert label("intend:costly") == "Costly action: Acceleration (3 Domains)"
    t.play("intend:costly", 0)
    assert label("pay:1:1") == "Burden: 1 tile of Elisa <3, 1 tile of Annie, 1 opaque tile"
    t = deeds().holds(0, "B4,-2").holds(1, "B3,-1").acts(0, "knight").play("place:B4,-2")
    assert label("conquer:B3,-1") == "Conquer B3,-1 from Elisa <3 – below: an Enchantment"
    assert label("conquer:B4,-1") == "Conquer B4,-1 (opaque) – below: a Tradition"
    assert label("conquer-stop", "it") == "Nessun'altra conquista"
    t = deeds().holds(0, "M0,0").screen(0, opaque=3).acts(0, "chrono", "costly").play("place:M0,0")
    assert label("turn", "it") == "Gira avanti di una tacca la ruota media"
    t = deeds().holds(0, "B0,0").holds(1, "B1,0").stands("1-spy", "B1,0").screen(0, opaque=3)
    t.acts(0, "knight", "costly").play("place:B0,0")
    assert label("capture:1:spy") == "Capture the Spy of Elisa <3 on B1,0"


def test_the_score_is_told_wheel_by_wheel():
    t = deeds(2).holds(0, "B3,0 M0,0")
    lines = GAME.scoring(t.view(0), texts(seats=2))
    assert [(line.rule, line.points) for line in lines] == [
        ("DD-SCORE-02", (2, 0)),
        ("DD-SCORE-05", (2, 0)),
        ("DD-SCORE-07", (0, 0)),
    ]


@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_that_happens_in_a_match_can_be_told_and_every_button_has_words(language):
    for seed in range(2):
        match, rng = Match(GAME, 2 + seed, seed), Rng(seed)
        words = texts(language, 2 + seed)
        while not match.over and match.ply < 250:
            seat = match.to_act[0]
            for action in match.options(seat)[:6]:
                assert GAME.label(match.rules, match.view(seat), words, action)
            take_move(match, seat, Wanderer(), rng)
        for seat in range(-1, match.seats):
            assert all(words.event(event, seat) for event in match.events(seat))


def test_every_event_says_which_clause_it_comes_from():
    book = GAME.rulebook("en")
    assert all(kind.rule in book for kind in GAME.events)


def test_every_action_and_every_intent_has_a_number_of_its_own():
    layout = opening().layout
    assert [getattr(names, name.upper()) for name in ACTION_NAMES] == list(range(names.ACTIONS))
    assert len(layout.actions.verb_of(int(layout.intend)).domains[0].keys) == names.INTENTS
    phases = [names.PLACING_BASES, names.BETWEEN, names.ACTING, names.WITH_FAMILIAR]
    assert phases == list(range(4))


def test_who_conquers_sees_what_is_left_and_what_the_chain_has_taken():
    t = deeds(2, expansion="chained").holds(0, "B0,0").acts(0, "knight").play("place:B0,0 conquer:B1,0")
    assert t.view(0).step == (names.EXPANSION, t.hex("B0,0"), 2, 1 + t.hex("B1,0"), 0)
    assert t.view(1).step == ()


def test_an_open_hand_holds_its_character_and_the_others_stay_behind_the_screen():
    t = deeds(2).commit(0, "spy").commit(1, "knight")
    assert t.to_act == (1,)
    assert [t.where(f"0-{who}") for who in ("knight", "spy", "chrono", "engineer")] == [
        "behind", "in-hand", "behind", "behind",
    ]  # fmt: skip
