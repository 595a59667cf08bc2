from __future__ import annotations

import pytest

from ludoteca.games.magnificent.rules.layout import GOAL_NAMES, POSTER_WHITE
from tests.games.magnificent.table import magnificent
from tests.support import rule

DISPLAY = ("SUH-1", "LUN-2", "LAR-3", "SNO-01")


def alone(**settings):
    return magnificent(1, **settings).display(*DISPLAY).pool("O1 G2 P3 C4 C5")


@rule("MAG-SOLO-03")
def test_before_a_turn_a_poster_of_the_display_may_be_discarded_for_a_die_of_its_colour():
    t = alone().acts(0)
    assert t.offered("add-die") == set(DISPLAY)
    t.s.chance.prepare([5])
    t.play("add-die:LUN-2")
    assert "G6" in t.in_tent
    assert t.view(0).reserve == (5, 4, 5, 3)
    assert t.view(0).bills[1] not in ("", "LUN-2")
    assert "LUN-2" in t.view(0).poster_discards
    assert t.deciding == "take-die"


@rule("MAG-SOLO-04")
def test_st_22_the_white_poster_gives_a_clear_die_and_is_replaced_by_a_white_one():
    t = alone().acts(0)
    t.s.chance.prepare([2])
    t.play("add-die:SNO-01")
    assert "C3" in t.in_tent
    assert t.view(0).reserve[3] == 2
    assert t.view(0).bills[3].startswith("SNO")


@rule("MAG-SOLO-11")
def test_without_a_white_deck_a_normal_poster_takes_the_place():
    t = alone().acts(0)
    while t.s.posters.size(POSTER_WHITE) > 0:
        t.s.posters.move(POSTER_WHITE, 0, t.layout.posters_of(0) + 7)
    t.play("add-die:SNO-01")
    assert not t.view(0).bills[3].startswith("SNO")


@rule("MAG-SOLO-08")
def test_one_poster_a_turn_unless_a_setting_allows_more():
    t = alone().acts(0).play("no-die")
    assert t.deciding == "take-die"
    t = alone(solo_discards="any").acts(0).play("add-die:SUH-1 add-die:LUN-2")
    assert t.deciding == "add-die"
    assert t.play("no-die").deciding == "take-die"


@rule("MAG-SOLO-08")
def test_there_must_be_a_die_of_that_colour_in_reserve():
    t = alone()
    t.s.reserve[0] = 0
    t.acts(0)
    assert t.why("add-die:SUH-1") == "no-reserve-die"
    assert t.why("add-die:KIM-1") == "not-on-display"


@rule("MAG-SOLO-03")
def test_with_others_nobody_adds_dice():
    t = magnificent(2).display(*DISPLAY).pool("G1").acts(0)
    assert t.deciding == "take-die"
    assert t.why("add-die:SUH-1") == "not-solo"


@rule("MAG-SOLO-06", "MAG-SOLO-05", "MAG-EOR-12")
def test_the_end_of_a_round_alone():
    t = alone().has(0, coins=3).dice(0, "O5@I-1").hats("0:12 0:3").sets("M01+TT01", "M02+TT02", "M03+TT03", "M04+TT04")
    t.ends_round()
    assert (t.coins(0), t.score(0)) == (0, -2)
    assert t.view(0).players[0].hats == (0, -1)
    assert t.deciding == "choose-set"
    t.play("set:4")
    assert (t.own_cards(0)[-1], t.own_tiles(0), t.deciding) == ("M04", ["TT04"], "score-card")


@rule("MAG-SOLO-10", "MAG-EOR-17")
def test_st_39_added_dice_go_back_to_the_reserve():
    for rule_of_dice, left in (("return", (5, 5, 5, 3)), ("keep", (4, 5, 5, 3))):
        t = alone(solo_added_dice=rule_of_dice).sets("M01+TT01", "M02+TT02", "M03+TT03", "M04+TT04").acts(0)
        t.s.chance.prepare([0])
        t.play("add-die:SUH-1 die:C4 card:I-1 colour:green rest end-turn")
        t.ends_round().play("set:1 score:I-1")
        assert t.view(0).round == 2
        assert t.view(0).reserve == left
        assert len(t.in_tent) == 5 + (rule_of_dice == "keep")
        assert [one.card for one in t.view(0).sets][1:] == ["M02", "M03", "M04"]


@rule("MAG-SOLO-07")
@pytest.mark.parametrize(("score", "wins"), [(199, 0.0), (200, 1.0), (240, 1.0)])
def test_two_hundred_points_win(score, wins):
    t = magnificent(1).has(0, score=score)
    assert t.rules.payoff(t.s, 0) == wins
    numbers = t.layout.numbers
    assert (numbers.solo_win, numbers.solo_ringmaster, numbers.solo_magnificent) == (200, 220, 240)


def goals_told(t):
    return [(name, values) for name, values in t.events() if name.startswith("goal-")]


def alone_with(points):
    """The end of a game alone, with so many points."""
    return alone().cards(0, "I-4").has(0, score=points).round(3).scores(0).play("score:I-4")


@rule("MAG-SOLO-07")
@pytest.mark.parametrize(
    ("points", "goal"),
    [(200, "win"), (219, "win"), (220, "ringmaster"), (239, "ringmaster"), (240, "magnificent")],
)
def test_at_the_end_one_is_told_which_goal_was_reached_alone(points, goal):
    told = {"seat": 0, "points": points, "goal": GOAL_NAMES.index(goal)}
    assert goals_told(alone_with(points)) == [("goal-reached", told)]


@rule("MAG-SOLO-07")
@pytest.mark.parametrize("points", [0, 199])
def test_or_how_many_points_are_missing(points):
    assert goals_told(alone_with(points)) == [("goal-missed", {"seat": 0, "points": points, "missing": 200 - points})]


@rule("MAG-SOLO-07")
def test_with_others_no_goal_is_told_of():
    t = magnificent(2).cards(0, "I-4").cards(1, "II-4").has(0, score=240).round(3).scores(0)
    t.play("score:I-4").play("score:II-4")
    assert t.s.over
    assert not goals_told(t)


@rule("MAG-PERF-03", "MAG-SOLO-06")
def test_alone_one_performs_with_two_hats_too():
    t = alone().pool("G5 G6").poster(0, 1, "SUH-0").takes(0, "G5", "I-2").play("perform:3 shown as-it-lies end-turn")
    t.play("no-die die:G6 card:I-3 perform:4")
    assert t.view(0).players[0].hats == (5, 6)
