"""What the lessons of Archipelago say of their positions is so."""

from __future__ import annotations

import pytest

from ludoteca.games.archipelago.game import GAME
from ludoteca.play.match import Match
from ludoteca.table.ending import Progress, progress
from tests.support import rule

NAMES = [lesson.name for lesson in GAME.lessons]


def begin(name):
    plan = next(lesson for lesson in GAME.lessons if lesson.name == name)
    return plan, Match(GAME, plan.seats, 3, plan.settings, plan.arrange)


def after(name):
    """The match of a lesson, after its first goal."""
    plan, match = begin(name)
    match.push_plan(plan.goals[0], 0)
    return match


def cubes(match, good):
    return match.view(0).players[0].cubes_least[("fruit", "cattle", "fish", "wood", "stone", "iron").index(good)]


def test_there_are_fourteen_steps_from_the_first_landing_to_a_wonder():
    assert len(NAMES) == 14
    assert (NAMES[0], NAMES[-1]) == ("landing", "wonder")


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
    assert GAME.census(match.rules, match._state) == GAME.census(usual.rules, usual._state)


@pytest.mark.parametrize("name", NAMES)
def test_no_end_is_near_and_the_colony_is_at_peace(name):
    view = begin(name)[1].view(0)
    assert view.ending == ""
    assert view.rebellion < view.population or view.turn == 0


def test_the_first_region_brings_ship_citizens_token_and_a_worker():
    match = after("landing")
    view = match.view(0)
    assert [(one.is_ship, one.count) for one in view.regions[1].units] == [(False, 2), (True, 1)]
    assert (view.players[0].tokens, view.surplus) == (1, 1)
    assert match.legal(0) == ["stock:fish", "stock:wood"]
    match.push("stock:fish", 0)
    match.push("discover:wood", 0)
    assert cubes(match, "wood") == 1
    assert match.to_act == (1,)


def test_both_citizens_bring_wood_and_are_engaged():
    match = after("harvest")
    assert cubes(match, "wood") == 2
    assert [one.how for one in match.view(0).regions[1].units if not one.is_ship] == ["engaged"]


def test_the_wood_is_harvested_by_both_at_once_or_by_one_after_the_other():
    plan, one_by_one = begin("harvest")
    for _ in range(2):
        assert progress(plan, one_by_one) is Progress.ON_THE_WAY
        one_by_one.push("unit:1:land-1", 0)
    assert progress(plan, one_by_one) is Progress.LEARNED
    assert one_by_one.hash() == after("harvest").hash()


def test_wood_sells_for_four_at_home_and_for_five_abroad():
    _, match = begin("sell")
    prices = {one.board: one.sell for one in match.view(0).boards if one.good == "wood"}
    assert prices == {"domestic": 4, "export": 5}
    assert after("sell").view(0).players[0].florins == 15


def test_no_token_is_in_the_way_before_tokens_are_taught():
    _, match = begin("sell")
    assert not [action for action in match.legal(0) if action.startswith("sell-token")]


def test_the_second_worker_costs_as_much_and_the_third_more():
    _, match = begin("hire")
    paid = []
    for _ in range(3):
        paid.append(match.view(0).hire_price)
        match.push("hire:3:land-1" if len(paid) > 1 else "hire:1:land-1", 0)
    assert paid == [3, 3, 4]


def test_no_citizen_gets_there_without_the_ship():
    _, match = begin("convoy")
    match.push("unit:1:land-1", 0)
    assert match.legal(0) == ["to:2:land-1", "to:3:land-1"]
    assert "unit:1:sea-1" in after("convoy").legal(0)


def test_the_region_is_held_by_the_town():
    assert after("town").view(0).regions[1].holder == 0


def test_two_fish_bring_twelve_florins():
    match = after("port")
    match.push("sell:export:fish", 0)
    match.push("sell:export:fish", 0)
    assert match.view(0).players[0].florins == 10 - 1 + 12


def test_the_discovery_brings_a_token_and_two_workers():
    before, match = begin("explore")[1].view(0), after("explore")
    assert match.view(0).surplus == before.surplus + 2
    assert match.view(0).players[0].tokens == before.players[0].tokens + 1
    assert [one.count for one in match.view(0).regions[4].units] == [1]


def test_the_owner_of_the_card_is_paid_and_the_harvest_doubled():
    match = after("card")
    assert [player.florins for player in match.view(0).players] == [8, 12, 10]
    match.push("harvest:wood", 0)
    match.push("harvest-all", 0)
    assert cubes(match, "wood") == 4


def test_one_stone_of_the_market_is_enough_for_all():
    match = after("crisis")
    assert cubes(match, "stone") == 1
    assert match.view(0).crisis.is_domestic is False
    assert match.view(0).rebellion == 1


def test_whoever_bids_more_than_two_sets_the_order():
    assert "next:2" in after("bid").legal(0)
    _, match = begin("bid")
    match.push("bid:1", 0)
    assert "next:2" in match.legal(1)


def test_after_the_purchase_one_card_is_turned():
    match = after("track")
    assert match.view(0).players[0].florins == 5
    assert match.legal(0) == [f"turn-card:{card}" for card in ("king", "spy", "pope", "ranch")]


def test_the_deal_brings_what_a_town_costs():
    match = after("deal")
    assert (cubes(match, "wood"), cubes(match, "stone"), cubes(match, "fish")) == (1, 1, 0)


def test_the_wonder_takes_iron_a_disc_and_a_citizen_for_a_point():
    _, before = begin("wonder")
    match = after("wonder")
    assert cubes(match, "iron") == 0
    assert match.legal(0) == ["unit:1:land-1", "unit:3:land-1"]
    match.push("unit:1:land-1", 0)
    was, now = (one.view(0).players[0] for one in (before, match))
    assert (now.citizens, now.on_wonders, now.medals) == (was.citizens - 1, 1, was.medals + 1)
    assert any(text.startswith("harvest:") for text in match.legal(0))


@rule("ARC-P4-15")
def test_who_points_at_the_stone_sees_on_the_sheet_of_the_crisis_that_nobody_lies_any_more():
    before, ended = begin("crisis")[1].view(0), after("crisis").view(0)
    words = GAME.texts("en", ("Anna", "Bruno", "Clara"))
    assert "independence if all stop now" in GAME.fragments(before, words)["evolution"]["crisis"]
    drawn = GAME.fragments(GAME.compared(before, ended), words)["evolution"]
    assert ">1 of 6<" in drawn["crisis"]
    assert "independence" not in drawn["crisis"]
    assert GAME.compared(before, before) == before
    assert not any(area.closes_up for area in GAME.areas(before) if area.name == "evolution")


def test_a_crisis_abroad_that_ends_is_shown_with_what_was_given():
    match = after("crisis")
    match.push("enough", 0)
    match.push("enough", 1)
    before = match.view(2)
    match.push("enough", 2)
    shown = GAME.compared(before, match.view(2))
    assert shown.crisis is not None
    assert shown.crisis.given == 0
    assert shown.rebellion == before.rebellion + 3
    drawn = GAME.fragments(shown, GAME.texts("en", ("Anna", "Bruno", "Clara")))["evolution"]["crisis"]
    assert ">4 of 6<" in drawn
