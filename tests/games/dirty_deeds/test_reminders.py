"""What a table shows of what a perfect memory would know."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.games.dirty_deeds.rules.state import SEEN
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.state import REVEALED
from ludoteca.play.settings import Settings
from ludoteca.table.imagining import Known, follow
from ludoteca.table.previews import certain_view
from tests.games.dirty_deeds.table import deeds
from tests.support import rule


def covered(**settings):
    """A Tradition below B2,0 was seen through the glass of seat 1, before seat 0 covered it again."""
    t = deeds(2, **settings).holds(0, "B3,0 B2,-1").holds(1, "B2,0").screen(0, opaque=3).acts(0, "spy")
    return t.play("place:B3,0 instigate:B2,0")


def screen(t, seat):
    """All that a table shows a seat: its drawing and its sheet."""
    view, texts = t.view(seat), GAME.texts("en")
    parts = {ident: part for area in GAME.fragments(view, texts).values() for ident, part in area.items()}
    return parts, "\n".join(GAME.sheet(view, texts))


@rule("DD-BOARD-05")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_what_is_covered_again_stays_known_and_is_not_shown(seat):
    t = covered()
    assert t.view(seat).hexes[t.hex("B2,0")].under[1] == "T"
    parts, sheet = screen(t, seat)
    assert "<path" not in parts["memory-B"]
    assert "Tradition" not in parts["hex-BE7"]
    reminded, more = screen(covered(memory_aid=True), seat)
    assert "<path" in reminded["memory-B"]
    assert "Tradition" in reminded["hex-BE7"]
    assert sheet.count("T") < more.count("T")


@rule("DD-BOARD-05")
def test_a_button_does_not_remind_either():
    for aid in (False, True):
        t = deeds(2, memory_aid=aid).holds(0, "B3,0 B2,-1").holds(1, "B2,0").screen(0, opaque=3)
        t.acts(0, "spy").play("place:B3,0 instigate:B2,0")
        t.acts(0, "knight").play("place:B2,-1")
        label = GAME.label(t.rules, t.view(0), GAME.texts("en"), t.rules.actions.number("conquer:B2,0"))
        assert label.endswith("below: a Tradition") == aid


@rule("DD-BOARD-05")
def test_what_lies_in_sight_through_the_next_pane_is_shown():
    t = deeds(2).holds(0, "B4,-2").acts(0, "knight").play("place:B4,-2")
    label = GAME.label(t.rules, t.view(0), GAME.texts("en"), t.rules.actions.number("conquer:B4,-1"))
    assert label.endswith("below: a Tradition")  # its half, below the border of both


@rule("DD-BOARD-05")
def test_no_preview_shows_what_is_to_be_remembered():
    """What comes into sight again is looked at anew, so previews end there and nothing is taken back."""
    for aid, crossed in ((False, REVEALED), (True, 0)):
        t = covered(memory_aid=aid).acts(0, "knight").play("place:B2,-1 conquer:B2,0")
        assert t.s.crossed == crossed
        t = deeds(2, memory_aid=aid).blank().holds(0, "B3,0").orient(1).orient(0)
        for spot in range(len(t.s.disc)):
            t.s.disc[spot] |= 4  # all has been seen
        t.screen(0, opaque=3).acts(0, "chrono", "costly").play("place:B3,0 turn")
        assert t.s.crossed == crossed


def test_a_conquest_from_a_rival_shows_nothing_new_and_can_be_taken_back():
    t = deeds(2).holds(0, "B3,0").holds(1, "B2,0").acts(0, "knight").play("place:B3,0 conquer:B2,0")
    assert t.s.crossed == 0


@rule("DD-SETUP-03", "DD-KEY-08")
def test_a_captive_is_shown_to_its_owner_as_gone_and_to_its_captor_only_as_kept():
    t = deeds(3).stands("1-spy", "captive-0")
    places = {seat: screen(t, seat) for seat in (-1, 0, 1, 2)}
    assert {seat: "captured" in sheet for seat, (_, sheet) in places.items()} == {-1: False, 0: True, 1: True, 2: False}
    assert {seat: "#dd-bars" in parts["piece-1-spy"] for seat, (parts, _) in places.items()} == {
        -1: False, 0: True, 1: True, 2: False,
    }  # fmt: skip
    away, behind = (places[2][0][f"piece-1-{who}"] for who in ("spy", "knight"))
    assert "behind a screen" in away
    assert "behind a screen" in behind  # nobody else can tell one from the other
    assert away.count("opacity") == behind.count("opacity") == 1
    assert "captured" in screen(deeds(3, open_screens=True).stands("1-spy", "captive-0"), 2)[1]


def test_lessons_remind():
    assert all(dict(lesson.settings) == {"memory_aid": True} for lesson in GAME.lessons)


@rule("DD-SETUP-03", "DD-KEY-08")
def test_nothing_that_a_seat_is_told_depends_on_what_must_be_remembered():
    """Two tables that differ in who keeps a captive, and in what lies below a hex that is covered again."""

    def told(captor, icon, seat):
        t = deeds(3).holds(0, "B3,0 B2,-1").holds(1, "B2,0").screen(0, opaque=3).acts(0, "spy")
        t.play("place:B3,0 instigate:B2,0").stands("0-knight", f"captive-{captor}")
        wheels = t.s.layout.wheels
        t.s.disc[wheels.under[t.hex("B2,0") * wheels.notches * 3 + 1]] = int(SEEN) | icon
        actions = t.rules.actions
        said = [GAME.label(t.rules, t.view(seat), GAME.texts("en"), action) for action in range(len(actions))]
        return [*said, *(t.why(actions.text(action), seat) for action in range(len(actions))), *screen(t, seat)]

    assert told(1, 1, 0) == told(2, 2, 0)


def foreseen(t, actions, seed=1):
    """What a preview of a move draws for seat 0, tried out in one of the worlds that it thinks possible."""
    rules: Any = t.rules
    here = Known(GAME, rules, Settings(GAME.settings, {}), 0, 1, False, rules.imagine(t.s, 0, Rng(seed)))
    view: Any = certain_view(here, follow(here, actions.split(), GAME.texts("en")))
    return GAME.fragments(view, GAME.texts("en"))


@rule("DD-BOARD-05")
@pytest.mark.parametrize(
    ("hand", "move"),
    [
        (("knight",), "place:B3,0 conquer:B2,0"),
        (("chrono",), "do:drilling place:B3,0 conquer:B2,0"),
        (("chrono", "costly"), "place:B3,0 turn"),
    ],
)
def test_what_a_preview_draws_does_not_depend_on_what_must_be_remembered(hand, move):
    def drawn(icon, **settings):
        t = deeds(2, **settings).holds(0, "B3,0 B3,-1").screen(0, opaque=3)
        in_sight = [spot for spot in range(len(t.s.disc)) if t.s.disc[spot] & SEEN]
        for spot in range(len(t.s.disc)):
            if spot not in in_sight:
                t.s.disc[spot] = int(SEEN) | icon  # seen once, and covered again
        return foreseen(t.acts(0, *hand), move)

    assert drawn(1) == drawn(2)
    assert drawn(1, memory_aid=True) != drawn(2, memory_aid=True)


@rule("DD-BOARD-05")
@pytest.mark.parametrize("aid", [False, True])
def test_a_preview_shows_nothing_of_what_nobody_has_seen(aid):
    """An icon of the world in which a move is tried out would be a lie."""
    t = deeds(2, memory_aid=aid).holds(0, "B3,0").acts(0, "knight")
    for place in ("B2,0", "B2,1", "B3,-1"):
        ident = t.view(0).hexes[t.hex(place)].ident
        told = {foreseen(t, f"place:B3,0 conquer:{place}", seed)["wheels"][ident] for seed in range(12)}
        assert len(told) == 1
