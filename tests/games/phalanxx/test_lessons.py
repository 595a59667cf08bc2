"""What the lessons of PHALANXX say is true: the numbers in their texts, and that the other way does not work."""

import pytest

from ludoteca.games.phalanxx.game import GAME
from ludoteca.play.match import Match
from tests.games.phalanxx.table import Table

LESSONS = {lesson.name: lesson for lesson in GAME.lessons}


def begun(name):
    lesson = LESSONS[name]
    return Table(Match(GAME, lesson.seats, 11, {}, lesson.arrange))


def done(name):
    return begun(name).play(" ".join(LESSONS[name].goals[0]))


def test_there_are_ten_to_fourteen_lessons_and_the_market_comes_first():
    assert 10 <= len(LESSONS) <= 14
    assert next(iter(LESSONS)) == "buy"


def test_krateros_costs_three_of_four_talents_and_the_dearest_card_cannot_be_paid():
    assert "buy:5" not in begun("buy").legal()
    t = done("buy")
    assert t.talents[0] == 1
    assert "X14" in t.hand_of(0)
    assert t.on_display[1:3] == ["X11", "X09"]


def test_a_low_roll_brings_three_talents():
    t = done("low-roll")
    assert t.loose_dice == ["W1", "W3", "W4"]
    assert t.talents[0] == 10
    assert t.removed_cards == ["X05"]


def test_only_the_five_can_play_the_archers():
    t = begun("die")
    played = {plan[:2] for plan in moves(t) if plan[-1] == "play:X01"}
    assert played == {("die:3", "slot:2"), ("die:3", "slot:3")}
    assert done("die").strength == [2, 0]


def test_of_two_cards_one_can_be_played():
    assert {plan[-1] for plan in moves(begun("needs")) if plan[-1].startswith("play")} == {"play:X14"}
    assert done("needs").view(0).players[0].abilities == ("MARCH",)


def test_the_push_brings_four_talents_and_home_dice_of_fifteen():
    t = done("push")
    assert t.talents[0] == 7
    assert t.home_of(0) == ["W4", "O5", "W6"]
    assert "V2" in t.grey


def test_memphis_is_out_of_reach_until_a_neighbour_is_taken():
    t = begun("border")
    assert not [plan for plan in moves(t) if plan[-1] == "conquer:memphis"]
    for goal in ("conquer:gerrha", "conquer:damaskos"):
        t = begun("border").play(f"die:1 slot:1 {goal}")
        assert [plan for plan in moves(t) if plan[-1] == "conquer:memphis"]


def test_a_city_takes_two_of_eight_armies():
    assert begun("city").reserves[0] == 8
    assert done("city").reserves[0] == 6


def test_without_a_sacrifice_nothing_can_be_played_or_conquered():
    t = begun("sacrifice")
    assert not [plan for plan in moves(t) if plan[-1].partition(":")[0] in ("play", "conquer")]
    assert [plan for plan in moves(done("sacrifice")) if plan[-1].startswith("conquer")]


def test_a_conflict_costs_three_strength_and_a_card():
    t = done("conflict")
    assert t.strength == [4, 6]
    assert len(t.rotated_of(0)) == 1
    assert t.owner_of("persepolis") == 0


def test_the_order_of_two_conflicts_decides():
    t = done("order")
    assert t.strength[0] == 4
    assert [plan for plan in moves(t) if plan[-2:-1] == ("conquer:rhagai",)]
    t = begun("order").play("die:2 slot:1 conquer:rhagai rotate:X01")
    assert not [plan for plan in moves(t) if "conquer:susiana" in plan]


def test_the_swap_gives_a_second_violet_die():
    t = done("swap")
    assert t.talents[0] == 7
    assert sorted(die[0] for die in t.home_of(0)) == ["V", "V", "W"]
    assert [plan for plan in moves(t) if plan[-1] == "play:XX18"]


def test_the_exchange_changes_two_cards():
    t = done("exchange")
    assert sorted(t.hand_of(0)) == ["X02", "XX01"]
    assert t.on_display[3] == "X06"
    assert t.talents[0] == 1


def test_under_heroism_three_beats_twenty():
    t = begun("heroism")
    assert t.strength == [3, 20]
    assert [theirs.heroic for theirs in t.view(0).players] == [2, 1]
    t = done("heroism")
    assert t.strength[0] == 0
    assert t.view(0).players[0].heroic == 1


def test_a_rotated_card_makes_fame_count():
    t = begun("fame")
    before = t.view(0).players[0].sheet
    assert before[1] == before[5] == 0
    after = done("fame").view(0).players[0].sheet
    assert after[5] == 10
    assert after[1] == 3
    assert sum(after) - sum(before) == 10 + 4 + 2  # Fame, Persepolis, two armies
    assert t.view(0).turn == 29
    assert t.view(0).deck == 0


@pytest.mark.parametrize("name", LESSONS)
def test_nothing_is_missing_from_a_position(name):
    begun(name).check()


def moves(t):
    """Every whole move of seat 0, as texts."""
    return [tuple(t.rules.actions.texts(plan.actions)) for plan in t.match.plans(0)]
