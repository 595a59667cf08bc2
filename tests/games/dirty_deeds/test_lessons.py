"""What the lessons of Dirty Deeds say of their positions is so."""

from __future__ import annotations

from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.play.match import Match


def after(name):
    """The match of a lesson, before and after its first goal."""
    plan = next(lesson for lesson in GAME.lessons if lesson.name == name)
    before, match = (Match(GAME, plan.seats, 3, plan.settings, plan.arrange) for _ in range(2))
    match.push_plan(plan.goals[0], 0)
    return before, match


def test_the_rival_is_ready_and_its_hand_stays_closed_until_the_choice_is_made():
    before, match = after("hands")
    assert before.view(0).ready == (False, True)
    assert before.view(0).players[1].hand is None
    assert match.view(0).players[1].hand.action == "portal"


def test_the_spy_gets_to_the_dwarves_before_the_engineer():
    _, match = after("hands")
    assert match.view(0).order == (0, 1)
    assert all(option.startswith("conquer:M") for option in match.legal(0))


def test_all_four_characters_could_have_been_chosen_and_two_of_them_with_a_burden():
    before, _ = after("hands")
    assert len(before.legal(0)) == 5
    costly = []
    for who in ("knight", "spy", "chrono", "engineer"):
        before.push(f"choose:{who}", 0)
        costly += [who] if "intend:costly" in before.legal(0) else []
        before.undo(0)
    assert costly == ["spy", "engineer"]
