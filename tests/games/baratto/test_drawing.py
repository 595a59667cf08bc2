from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from ludoteca.draw.text import width
from ludoteca.games.baratto.drawing.board import best_rows
from ludoteca.games.baratto.game import GAME
from tests.games.baratto.table import baratto

NAMES = ("Marco", "Bartolomeo della Rovere degli Abruzzi", "W" * 40, "Elisa <3", "Annie")


def drawn(t, seat, language="en"):
    return ET.fromstring(GAME.draw(t.view(seat), GAME.texts(language, NAMES[: t.s.seats])))


def ids(picture):
    return [e.get("id") for e in picture.iter() if e.get("id")]


@pytest.mark.parametrize("radius", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_stall_and_every_seat_is_drawn_once(radius, seats):
    found = ids(drawn(baratto(seats, radius=radius), 0))
    assert len(found) == len(set(found))
    stalls = baratto(seats, radius=radius).layout.stalls
    assert {f"stall-{k}" for k in range(1, stalls + 1)} <= set(found)
    assert {f"seat-{k}" for k in range(seats)} <= set(found)


SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_text_stays_in_the_picture_however_long_the_names(language, seat):
    t = baratto(5, radius=3).screen(0, "salt " * 5).screen(1, "amber wine").trading()
    t.play("offer:2 give:salt give:coin propose")
    checked = 0
    for element in drawn(t, seat, language).iter(f"{SVG}text"):
        if element.get("x") is None:  # what has no place of its own is a number or a letter on a piece
            assert len(element.text or "") <= 2
            continue
        bold = "serif-bold" if element.get("font-weight") == "bold" else "serif"
        wide = width(element.text or "", float(element.get("font-size", "0")), bold)
        x = float(element.get("x", "0"))
        left = x - wide * {"start": 0, "middle": 0.5, "end": 1}[element.get("text-anchor", "start")]
        assert left >= 16
        assert left + wide <= 1264
        checked += 1
    assert checked > 20


def test_a_picture_shows_no_good_its_viewer_does_not_know():
    t = baratto(2).screen(0, "amber").screen(1, "amber")
    assert GAME.draw(t.view(0), GAME.texts("en")).count('href="#baratto-crate-amber"') == 1
    assert GAME.draw(t.view(-1), GAME.texts("en")).count('href="#baratto-crate-amber"') == 0


def test_worlds_that_look_alike_are_drawn_alike():
    one, other = baratto(2).screen(1, "amber"), baratto(2).screen(1, "wool")
    texts = GAME.texts("en")
    assert GAME.draw(one.view(0), texts) == GAME.draw(other.view(0), texts)


@pytest.mark.parametrize("count", range(25))
def test_crates_fit_their_place(count):
    rows, scale = best_rows(count, 408, 68)
    in_a_row = -(-count // rows)
    assert in_a_row * 68 * scale <= 408.01
    assert rows * 64 * scale <= 68.01


def target(t, seat, action):
    return GAME.target(t.rules, t.view(seat), t.rules.actions.number(action))


def elements(t, seat):
    return {ident for area in GAME.fragments(t.view(seat), GAME.texts("en")).values() for ident in area}


def test_bids_and_looks_are_chosen_at_stalls():
    t = baratto(3)
    assert target(t, 0, "stall:4") == target(t, 0, "peek:4") == "stall-4"
    assert target(t, 0, "bid:2") == ""
    assert "stall-4" in elements(t, 0)


def test_what_is_given_stands_behind_the_own_screen_and_what_is_wanted_on_the_shelf():
    t = baratto(3).screen(0, "salt amber salt").trading()
    assert target(t, 0, "offer:2") == "seat-2"
    t.play("offer:2")
    assert target(t, 0, "give:salt") == "crate-0-1"
    assert target(t, 0, "give:coin") == "coins-0"
    t.play("give:salt")
    assert target(t, 0, "give:salt") == "crate-0-3"
    assert target(t, 0, "want:wine") == "good-wine"
    assert target(t, 0, "want:coin") == "coins-2"
    assert target(t, 0, "propose") == "counter"
    assert {"crate-0-3", "good-wine", "coins-2", "counter"} <= elements(t, 0)


def test_score_lines_count_what_the_viewer_knows():
    t = baratto(2).screen(0, "salt salt amber").screen(1, "wine").coins(7, 3)
    texts = GAME.texts("en")
    mine = {line.text: line.points for line in GAME.scoring(t.view(0), texts)}
    assert mine == {"Salt": (3, 0), "Wool": (0, 0), "Wine": (0, 0), "Amber": (1, 0), "Coins": (2, 1)}
    assert sum(points[0] for points in mine.values()) == t.view(0).points[0]
