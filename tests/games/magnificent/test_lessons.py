"""What the lessons of The Magnificent say of their positions is so."""

from __future__ import annotations

import pytest

from ludoteca.games.magnificent.game import GAME
from ludoteca.play.match import Match

NAMES = [lesson.name for lesson in GAME.lessons]


def begin(name):
    plan = next(lesson for lesson in GAME.lessons if lesson.name == name)
    return plan, Match(GAME, plan.seats, 3, plan.settings, plan.arrange)


def after(name):
    """What seat 0 sees after the first goal of a lesson."""
    plan, match = begin(name)
    match.push_plan(plan.goals[0], 0)
    return match.view(0)


def powers(name):
    """The power that each die would give that has a colour, by what its button says."""
    _, match = begin(name)
    words = GAME.texts("en")
    said = {
        match.rules.actions.text(action): GAME.label(match.rules, match.view(0), words, action)
        for action in match.options(0)
    }
    return {
        action: int(text.rpartition("power ")[2])
        for action, text in said.items()
        if action.startswith("die:") and not action.startswith("die:C")
    }


def test_there_are_thirteen_steps_from_the_first_die_to_a_scored_card():
    assert len(NAMES) == 13
    assert (NAMES[0], NAMES[-1]) == ("die", "score")


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
    usual = Match(GAME, 2, 3)
    assert GAME.census(match.rules, match._state) == GAME.census(usual.rules, usual._state)


def test_the_bonus_of_the_first_card_makes_six_a_seven():
    view = after("die")
    assert view.turn_of.power.total == 6
    assert view.turn_of.bonus == "D1"


def test_no_six_in_the_tent_comes_to_as_much_as_the_five_of_the_colour_that_has_begun():
    found = powers("power")
    assert found.pop("die:G5") == 9
    assert max(found.values()) < 9


def test_the_clear_three_is_a_green_seven_and_makes_large_tiles_white():
    _, match = begin("clear")
    match.push_plan(("die:C3", "card:I-2", "colour:green"), 0)
    assert match.view(0).turn_of.power.total == 7
    match.push("build:5", 0)
    assert {"tile:GL", "tile:WL"} <= set(match.legal(0))


@pytest.mark.parametrize("name", ["gem", "trainer"])
def test_level_nine_is_out_of_reach_before_and_not_after(name):
    plan, match = begin(name)
    assert "build:9" not in match.legal(0)
    assert match.why_not("build:9", 0).rule == "MAG-POW-01"
    match.push_plan(plan.goals[0], 0)
    assert match.view(0).turn_of.power.total == 9
    assert "build:9" in match.legal(0)


def test_no_gem_helps_in_the_lesson_about_trainers():
    _, match = begin("trainer")
    assert not any(action.startswith("spend:") for action in match.legal(0))


def test_a_large_and_a_small_green_tile_are_to_be_laid():
    turn = after("build").turn_of
    assert (turn.large, turn.small) == (1, 1)


def test_only_the_goals_of_the_lesson_cover_both_the_trainer_and_the_coins():
    plan, _ = begin("tile")
    found = set()
    for face in range(1, 9):
        _, match = begin("tile")
        match.push_plan(("tile:GL", f"face:{face}"), 0)
        for spot in match.view(0).laying.spots:
            if {"b1", "e1"} <= {*spot.squares}:
                found.add(("tile:GL", f"face:{face}", f"square:{spot.square}"))
    assert found == set(plan.goals)


def test_the_tile_of_the_lesson_brings_a_trainer_and_two_coins():
    _, match = begin("tile")
    before, then = match.view(0).players[0], after("tile").players[0]
    assert (then.free - before.free, then.coins - before.coins) == (1, 2)


def test_five_steps_pass_three_gems_and_end_on_a_tent():
    _, match = begin("travel")
    before = match.view(0).players[0].gems
    view = after("travel")
    assert sum(view.players[0].gems) - sum(before) == 3
    assert view.deciding == "end-journey"


def test_only_one_poster_on_display_lacks_nothing():
    view = after("poster")
    assert view.players[0].taken == "BRO-4"
    _, match = begin("poster")
    for name in ("LUN-6", "LAR-5", "SNO-09"):
        _, match = begin("poster")
        match.push_plan((f"poster:{name}",), 0)
        match.push("hang:2", 0)
        assert match.view(0).players[0].tents[1].poster.lacks


def test_both_posters_are_ready_and_the_space_in_between_is_taken():
    _, match = begin("perform")
    ready = [space.poster.id for space in match.view(0).players[0].tents if space.poster and space.poster.ready]
    assert ready == ["LUN-0", "BRO-1"]
    assert match.why_not("perform:7", 0).rule == "MAG-PERF-02"
    assert after("perform").turn_of.shows_left == 2


def test_the_better_poster_brings_five_points_and_six_coins():
    _, match = begin("show")
    own = match.view(0).players[0]
    then = after("show").players[0]
    assert (then.score - own.score, then.coins - own.coins) == (5, 6)
    match.push("show:LUN-0:tent", 0)
    other = match.view(0).players[0]
    assert (other.score - own.score, other.coins - own.coins) == (3, 4)


def test_the_die_of_the_goal_is_the_strongest_that_costs_nothing():
    free = {}
    for action, power in powers("pay").items():
        _, match = begin("pay")
        match.push_plan((action, "card:I-4"), 0)
        if match.view(0).players[0].due == 10:
            free[action] = power
    assert free.pop("die:P5") == 7
    assert max(free.values()) < 7


def test_no_other_card_scores_as_much_as_that_of_the_lesson():
    _, match = begin("score")
    worth = {card.id: card.worth for card in match.view(0).players[0].cards}
    assert worth.pop("I-3") == 9
    assert len(worth) == 4
    assert max(worth.values()) < 9
    before = match.view(0).players[0].score
    assert after("score").players[0].score == before + 9
