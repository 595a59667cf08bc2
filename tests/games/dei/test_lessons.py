"""What the lessons of D.E.I. say of their positions is so."""

from __future__ import annotations

import pytest

from ludoteca.games.dei.game import GAME
from ludoteca.play.match import Match

NAMES = [lesson.name for lesson in GAME.lessons]


def begin(name):
    plan = next(lesson for lesson in GAME.lessons if lesson.name == name)
    return plan, Match(GAME, plan.seats, 3, plan.settings, plan.arrange)


def after(name):
    """The match of a lesson, after its first goal."""
    plan, match = begin(name)
    match.push_plan(plan.goals[0], 0)
    return match


def test_there_are_ten_steps_from_the_first_move_to_a_mission():
    assert len(NAMES) == 10
    assert (NAMES[0], NAMES[-1]) == ("move", "mission")


@pytest.mark.parametrize("name", NAMES)
def test_every_goal_can_be_reached_and_is_not_the_only_thing_to_do(name):
    plan, _ = begin(name)
    for goal in plan.goals:
        _, match = begin(name)
        assert len(match.legal(0)) > 1
        match.push_plan(goal, 0)


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_somewhere_in_the_position_of_a_lesson(name):
    _, match = begin(name)
    _, usual = begin(NAMES[0])
    census = GAME.census(match.rules, match._state)
    assert census == GAME.census(usual.rules, usual._state)


def test_two_would_tie_and_only_three_or_four_may_go():
    _, match = begin("majority")
    for step in ("move:M:2.2.b", "to:2.2.d"):
        match.push(step, 0)
    assert match.legal(0) == ["crew:3:alone", "crew:4:alone"]


def test_the_majority_takes_the_outpost_from_the_rival():
    cubes = [player.cubes for player in after("majority").view(0).players]
    assert cubes == [(1, 0, 0), (0, 0, 0)]


def test_whoever_leaves_somebody_behind_holds_both_outposts_and_whoever_does_not_only_one():
    assert after("outpost").view(0).players[0].cubes == (1, 0, 1)
    _, match = begin("outpost")
    match.push_plan(("move:M:2.2.a", "to:2.2.d", "crew:3:alone"), 0)
    assert match.view(0).players[0].cubes == (1, 0, 0)


def test_nobody_can_be_recruited_at_the_own_shelter():
    _, match = begin("recruit")
    assert "recruit:R:2.2.b" not in match.legal(0)
    assert match.why_not("recruit:R:2.2.b", 0).rule == "DEI-ACT-R2"


def test_the_elevator_leads_to_the_energy():
    match = after("elevator")
    match.push_plan(("move:M:2.2.b", "to:2.5.R"), 0)
    assert match.view(0).players[0].tech == 1


def test_the_tower_is_taken_by_those_who_were_brought_there():
    assert after("drone").view(0).players[0].cubes[1] == 1


def test_a_tech_comes_back_from_the_right_of_the_black_market_and_the_left_is_too_dear():
    _, match = begin("buy")
    assert match.why_not("buy:BLK-04", 0).rule == "DEI-MARKET-03"
    assert after("buy").view(0).players[0].tech == 1


def test_no_other_mission_brings_as_much_as_that_of_the_lesson():
    plan, match = begin("mission")
    worth = {}
    for action in match.legal(0):
        _, other = begin("mission")
        before = other.view(0).players[0].supplies
        other.push(action, 0)
        worth[action] = other.view(0).players[0].supplies - before
    best = plan.goals[0][0]
    assert worth.pop(best) == 8
    assert max(worth.values()) < 8
