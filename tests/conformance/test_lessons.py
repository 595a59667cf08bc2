"""The lessons of every game: positions that could be, moves that can be made, and nothing else taken for them."""

from __future__ import annotations

import pytest

from ludoteca.games import NAMES, find
from ludoteca.kernel.chance import Rng
from ludoteca.laws.drawing import Drawing
from ludoteca.play.match import Match
from ludoteca.table.ending import Progress, learned, progress

LESSONS = [(name, lesson.name) for name in NAMES for lesson in find(name).lessons]


def begun(name, which):
    game = find(name)
    lesson = next(lesson for lesson in game.lessons if lesson.name == which)
    return lesson, Match(game, lesson.seats, 3, lesson.settings, lesson.arrange)


def whole_moves(match):
    """Every move that seat 0 can make: a plan, or all its answers where all decide at the same time."""
    if not match.together:
        return {tuple(match.rules.actions.texts(plan.actions)) for plan in match.plans(0)}
    found: set[tuple[str, ...]] = set()
    begun_with: list[tuple[str, ...]] = [()]
    while begun_with:
        answers = begun_with.pop()
        twin = match.at(match.ply)
        if answers:
            twin.push_plan(answers, 0)
        if twin.ply > match.ply:
            found.add(answers)
        else:
            begun_with += [(*answers, answer) for answer in twin.legal(0)]
    return found


def astray(lesson, match, so_far=()):
    """Every move that neither is a goal nor begins one, also after moves that begin one."""
    found = set()
    for move in whole_moves(match):
        done = so_far + move
        if not any(goal[: len(done)] == done for goal in lesson.goals):
            found.add(done)
        elif done not in lesson.goals:
            twin = match.at(match.ply)
            twin.push_plan(move, 0)
            found |= astray(lesson, twin, done)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_lessons_have_names_of_their_own(name):
    names = [lesson.name for lesson in find(name).lessons]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_a_position_has_all_components_and_the_first_seat_acts(name, which):
    lesson, match = begun(name, which)
    usual = Match(match.game, lesson.seats, 3)
    assert match.game.census(match.rules, match._state) == usual.game.census(usual.rules, usual._state)
    assert match.to_act == (0,)


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_every_goal_is_a_whole_move_and_other_moves_are_none(name, which):
    lesson, match = begun(name, which)
    assert lesson.goals
    assert len(lesson.goals) == len(set(lesson.goals))
    assert lesson.goals[0] in whole_moves(match)
    last = {move[-1] for move in lesson.goals}
    assert {move[-1] for move in astray(lesson, match)} - last, "whatever is done here is right"


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_every_goal_can_be_made(name, which):
    lesson, match = begun(name, which)
    for goal in lesson.goals:
        _, match = begun(name, which)
        if goal in whole_moves(match):
            match.push_plan(list(goal), 0)
        else:
            for action in goal:
                assert progress(lesson, match) is Progress.ON_THE_WAY
                match.push(action, 0)
        assert sum((tuple(match.rules.actions.texts(row.actions)) for row in match.rows), ()) == goal
        assert progress(lesson, match) is Progress.LEARNED


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_the_position_of_a_lesson_draws(name, which):
    _, match = begun(name, which)
    law = Drawing(match.game, match.rules)
    for viewer in range(-1, match.seats):
        law.check(match._state, viewer, Rng(1))
    law.check_whole(match._state, 0)


def test_a_secret_choice_is_learned_once_it_is_whole_and_not_by_another():
    plan, match = begun("dirty_deeds", "hands")
    *first, last = plan.goals[0]
    for answer in first:
        match.push(answer, 0)
        assert not learned(plan, match)
    match.push(last, 0)
    assert learned(plan, match)
    for move in whole_moves(begun("dirty_deeds", "hands")[1]) - set(plan.goals):
        _, match = begun("dirty_deeds", "hands")
        match.push_plan(move, 0)
        assert not learned(plan, match)


def test_who_goes_there_step_by_step_is_on_the_way_and_who_does_something_else_is_not():
    plan, match = begun("archipelago", "harvest")
    match.push("unit:1:land-1", 0)
    assert progress(plan, match) is Progress.ON_THE_WAY
    match.push("done", 0)
    assert progress(plan, match) is Progress.ASTRAY
