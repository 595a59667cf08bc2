from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from ludoteca.bots.levels import Wanderer, take_move
from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.match import Match
from tests.games.dirty_deeds.table import deeds, opening

NAMES = ("Marco", "Elisa <3", "Annie")


def texts(language="en", seats=3):
    return GAME.texts(language, NAMES[:seats])


def ids(markup):
    return [element.get("id") for element in ET.fromstring(markup).iter() if element.get("id")]


def some_tables():
    yield opening(3)
    yield opening(2, radius_big=6, radius_medium=6, radius_small=6, print_known=True)
    yield deeds(2, radius_big=1, radius_medium=1, radius_small=1, notches="6")
    t = deeds().holds(0, "B3,0 S1,0").holds(1, "M0,0").stands("1-spy", "M0,0").stands("2-spy", "captive-0")
    yield t.stands("2-knight", "exhausted").screen(0, opaque=4, c1=2, t=2).exhausted(t=2, c1=1).at(9, 2)
    yield deeds().holds(0, "B3,0 S1,0").screen(0, opaque=3).acts(0, "chrono", "costly").play("place:S1,0")
    yield deeds().commit(0, "knight").play("choose:chrono intend:simple", 1)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_table_can_be_read_and_drawn_by_everybody(language):
    for t in some_tables():
        for seat in range(-1, t.s.seats):
            view = t.view(seat)
            words = texts(language, t.s.seats)
            assert len(GAME.sheet(view, words)) > 20
            picture = GAME.draw(view, words)
            found = ids(picture)
            assert len(found) == len(set(found))
            assert found.count("wheel-small") == 1
            assert sum(name.startswith("hex-") for name in found) == t.layout.hexes


def test_fragments_are_keyed_by_the_id_of_their_element_and_areas_cover_them():
    t = deeds().holds(0, "B3,0").stands("0-spy", "B3,0")
    fragments = GAME.fragments(t.view(0), texts())
    assert list(fragments) == ["", "big", "medium", "small", "players", "table"]
    for area in fragments.values():
        for name, markup in area.items():
            assert ids(markup)[0] == name
    assert "piece-0-spy" in fragments["big"]
    assert [area.name for area in GAME.areas(t.view(0))] == list(fragments)[1:]
    for window in GAME.areas(t.view(0)):
        assert texts("it")(f"area-{window.name}")


def test_only_what_changed_changes_in_the_drawing():
    t = deeds(2).acts(0, "knight").play("place:B4,0")
    before = GAME.fragments(t.view(0), texts())["big"]
    after = GAME.fragments(t.play("conquer:B3,0").view(0), texts())["big"]
    changed = {name for name in after if before.get(name) != after[name]}
    assert "hex-B3,0" in changed
    assert "piece-0-knight" in changed
    assert len(changed) < 8


def test_actions_on_the_board_are_chosen_by_their_element():
    t = deeds().holds(0, "B0,0 M0,0").holds(1, "B1,0").stands("1-spy", "B1,0").screen(0, opaque=3)
    number = t.rules.actions.number
    view = t.view(0)
    targets = {
        "base:B4,0": "hex-B4,0",
        "conquer:M1,0": "hex-M1,0",
        "capture:1:spy": "piece-1-spy",
        "wheel:medium": "wheel-medium",
        "choose:spy": "",
        "conquer-stop": "",
    }
    assert {text: GAME.target(t.rules, view, number(text)) for text in targets} == targets
    turning = t.acts(0, "chrono", "costly").play("place:M0,0").view(0)
    assert GAME.target(t.rules, turning, number("turn")) == "wheel-medium"


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
