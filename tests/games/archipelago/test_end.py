"""The end: objectives that are shown, independence, ranks, trends, medals, the grand winner."""

from __future__ import annotations

import pytest

from tests.games.archipelago.table import Table, isles, shore
from tests.support import rule

GREEN, BLUE, RED, YELLOW = range(4)


def six_regions(**settings: str) -> Table:
    """Six regions around the open sea, and four more."""
    t = isles(4, **settings)
    for cell, side in (
        ("1,-1", "H01A"), ("1,0", "H02A"), ("0,1", "H03A"), ("-1,1", "H04A"), ("-1,0", "H05A"), ("0,-1", "H06A"),
        ("2,-1", "H07A"), ("1,1", "H08A"), ("-1,2", "H09A"), ("-2,1", "H10A"),
    ):  # fmt: skip
        t.region(cell, side)
    return t


# How the end comes.


@rule("ARC-WIN-01", "ARC-WIN-02", "ARC-END-02", "ARC-END-04")
def test_an_end_condition_that_holds_is_shown_and_the_round_is_played_to_its_end():
    t = shore(2).objectives(1, "S03").built(1, "town").built(2, "town").region("0,1", "H22A").citizens(0, "3 1")
    t.has(0, stone=1, wood=1).acts(0).play("build raise:town unit:3:land-1")
    assert t.view().ending == "S03"
    assert t.view(0).players[1].objectives == ("S03",)
    assert not t.s.over
    t.play("end-round")
    assert t.s.over


@rule("ARC-END-02")
def test_an_end_condition_that_nobody_holds_ends_nothing_and_everybody_knows_it():
    t = shore(2).objectives(1, "S01").built(1, "town").built(2, "town").region("0,1", "H22A").citizens(0, "3 1")
    t.has(0, stone=1, wood=1).acts(0).play("build raise:town unit:3:land-1 end-round")
    assert not t.s.over
    assert {line.objective: line.is_spent for line in t.view().ends}["S03"]


@rule("ARC-END-04")
def test_an_end_that_was_shown_is_certain():
    t = shore(3, length="long").objectives(1, "L09").markers(surplus=20).citizens(0, "1").cards(0, "immigration")
    t.acts(0).play("use:immigration")
    assert t.view().ending == "L09"
    t.markers(surplus=3).play("end-round")
    assert t.s.over


@rule("ARC-END-02")
def test_of_two_that_hold_at_once_the_first_in_the_order_of_play_is_shown():
    t = shore(3).objectives(0, "S03").objectives(2, "S04").order(2, 1, 0)
    for region in (1, 2):
        t.built(region, "town", "port")
    t.region("0,1", "H22A").region("0,-1", "H23A").built(3, "town", "port").built(4, "town", "port").acts(0)
    assert t.view().ending == "S04"


@rule("ARC-END-03")
def test_in_phase_6_the_visit_is_played_to_its_end():
    t = shore(2).objectives(1, "S06").cards(0, "sawmill", "ranch", "quarry").citizens(0, "1 1 1")
    t.track("local-trade", "pirate", "spy").deck("researcher", "king", "education", "captain").begins(6)
    t.play("buy-card:local-trade")
    assert t.view().ending == "S06"
    t.play("turn-card:pirate")
    assert t.s.over


@rule("ARC-END-03")
def test_in_phase_3_the_phase_is_played_to_its_end():
    t = shore(3, length="long").objectives(1, "L09").citizens(0, "1 1 1").citizens(1, "1 1 1 2 2 2 2:land-2")
    t.citizens(0, "2 2 2").market("domestic", fruit=5).markers(surplus=21).begins(3)
    assert t.s.over
    assert t.view().ending == "L09"


@rule("ARC-END-04", "ARC-IND-01")
def test_independence_before_the_end_wins_out():
    t = shore(3, length="long").objectives(1, "L09").markers(surplus=20, rebellion=2).citizens(0, "1 1")
    t.cards(0, "immigration").acts(0).play("use:immigration taxes")
    assert t.view().independent


# Independence.


@rule("ARC-IND-02", "ARC-END-01")
def test_at_independence_the_separatist_alone_wins():
    t = shore().objectives(2, "S10").citizens(0, "1").markers(rebellion=1).acts(0).play("taxes")
    assert t.s.over
    assert [t.standing(seat) for seat in range(4)] == [0, 0, 1, 0]
    assert [t.rules.payoff(t.s, seat) for seat in range(4)] == [0, 0, 1, 0]


@rule("ARC-IND-02")
def test_at_independence_without_a_separatist_all_lose():
    t = shore().citizens(0, "1").markers(rebellion=1).acts(0).play("taxes")
    assert [t.rules.payoff(t.s, seat) for seat in range(4)] == [0, 0, 0, 0]


# End conditions.


@pytest.mark.parametrize(
    ("length", "objective", "lay"),
    [
        ("short", "S01", lambda t: t.explorers(8, 0)),
        ("short", "S02", lambda t: [t.built(region, "temple") for region in (1, 2)]),
        ("short", "S05", lambda t: t.bank(0, fish=0, iron=0)),
        ("short", "S07", lambda t: t.cards(0, "king", "pope").cards(1, "spy", "thief")),
        ("short", "S08", lambda t: [t.built(region, "market") for region in (1, 2, 3)]),
        ("medium", "M10", lambda t: t.ships(0, "0 0 0").ships(1, "0 0")),
        ("medium", "M06", lambda t: t.cards(0, "sawmill", "ranch", "quarry", "masonry", "foundry")),
        ("long", "L07", lambda t: t.cards(0, *t.layout.card_ids[20:32])),
    ],
)
@rule("ARC-WIN-02", "ARC-DEF-08")
def test_what_ends_the_game_for_two_players(length, objective, lay):
    t = shore(2, length=length).region("0,1", "H22A").objectives(1, objective)
    assert t.acts(0).view().ending == ""
    lay(t)
    assert t.acts(0).view().ending == objective


@pytest.mark.parametrize(
    ("length", "objective", "lay"),
    [
        ("medium", "M08", lambda t: t.bank(0, florins=0)),
        ("long", "L09", lambda t: t.markers(surplus=22)),
        (
            "short",
            "S09",
            lambda t: t.citizens(0, "1 1 1 2 2 2 3 3 3").citizens(1, "1 1 1 2 2 2 3 3 3").citizens(2, "1 1 1 2"),
        ),
    ],
)
@rule("ARC-WIN-02")
def test_what_ends_the_game_of_pacifist_and_separatist(length, objective, lay):
    t = shore(3, length=length).region("0,1", "H22A").objectives(1, objective)
    assert t.acts(0).view().ending == ""
    lay(t)
    assert t.acts(0).view().ending == objective


@rule("ARC-WIN-02")
def test_the_view_says_how_far_every_end_is():
    t = shore(2).objectives(1, "S01")
    line = next(line for line in t.acts(0).view().ends if line.objective == "S08")
    assert (line.ends, line.now, line.at) == ("markets", 0, 3)


@rule("ARC-WIN-02")
def test_by_a_setting_m06_grows_by_one():
    figures = {}
    for way in ("literal", "even"):
        t = isles(4, length="medium", m06=way)
        figures[way] = next(line.at for line in t.view().ends if line.objective == "M06")
    assert figures == {"literal": 11, "even": 7}


# The count.


@rule("ARC-WIN-03", "ARC-SCORE-01", "ARC-SCORE-02")
@pytest.mark.parametrize(
    ("iron", "points"),
    [((3, 1, 2, 3), [3, 1, 2, 3]), ((5, 5, 3, 0), [3, 3, 2, 0]), ((4, 3, 2, 1), [3, 2, 1, 0]), ((0, 0, 0, 0), [0] * 4)],
)
def test_g19_equal_ones_share_a_rank_and_the_next_takes_the_next(iron, points):
    t = shore().objectives(0, "S08")
    for seat, count in enumerate(iron):
        t.has(seat, iron=count)
    assert [t.points(seat) for seat in range(4)] == points


@rule("ARC-TREND-01")
def test_a_trend_brings_four_three_and_two():
    t = shore().trend("fish")
    for seat, count in enumerate((4, 3, 2, 1)):
        t.has(seat, fish=count)
    assert [t.points(seat) for seat in range(4)] == [4, 3, 2, 0]


@rule("ARC-VAR-03", "ARC-TREND-01")
def test_two_trends_both_score():
    t = shore().trend("fish", "iron").has(0, fish=1).has(1, iron=1)
    assert [t.points(seat) for seat in range(4)] == [4, 4, 0, 0]


@rule("ARC-TREND-05")
def test_the_benefactor_ranks_the_coins_of_its_zones():
    t = shore().trend("benefactor")
    for seat, coins in enumerate((1, 3, 0, 2)):
        t.s.add(seat, 9, coins)
    assert [t.points(seat) for seat in range(4)] == [2, 4, 0, 3]


@rule("ARC-SCORE-03", "ARC-SCORE-04")
@pytest.mark.parametrize(("rebellion", "points"), [(9, 3), (10, 0)])
def test_sc27_the_pacifist_scores_alone_if_the_colony_is_calm(rebellion, points):
    t = shore().objectives(1, "S09").markers(rebellion=rebellion)
    t.s.population = 25
    assert [t.points(seat) for seat in range(4)] == [0, points, 0, 0]


@rule("ARC-SCORE-03")
@pytest.mark.parametrize(("length", "objective", "margin"), [("medium", "M07", 12), ("long", "L09", 10)])
def test_the_margin_of_the_pacifist_is_on_his_card(length, objective, margin):
    t = shore(length=length).objectives(1, objective)
    t.s.population = 20
    t.markers(rebellion=20 - margin)
    assert t.points(1) == 0
    t.markers(rebellion=20 - margin - 1)
    assert t.points(1) == 3


@rule("ARC-SCORE-04", "ARC-SCORE-01")
def test_the_separatist_ranks_nobody_and_takes_part_in_all_else():
    t = shore().objectives(1, "S10").objectives(0, "S08").has(1, iron=2)
    assert [t.points(seat) for seat in range(4)] == [0, 3, 0, 0]


@rule("ARC-WIN-03")
def test_rebels_control_nothing_that_counts():
    t = (
        shore()
        .objectives(0, "S06")
        .built(1, "market")
        .built(2, "market")
        .citizens(0, "1:market")
        .citizens(1, "2:market")
    )
    assert [t.points(seat) for seat in range(2)] == [3, 3]
    t.rebels(0, "1:market")
    assert [t.points(seat) for seat in range(2)] == [0, 3]


@rule("ARC-WIN-03", "ARC-TOWN-01")
def test_symbols_count_in_regions_that_are_held_by_a_town():
    t = shore(length="medium").objectives(0, "M01").built(1, "town").citizens(1, "1:town").citizens(0, "1")
    assert t.view().players[1].region_symbols == (0, 1, 0, 2, 0, 0)
    assert [t.points(seat) for seat in range(2)] == [0, 3]
    t.looted(1, "wood")
    assert [t.points(seat) for seat in range(2)] == [0, 0]


@rule("ARC-SCORE-05", "ARC-SCORE-07", "ARC-SCORE-08", "ARC-WIN-04")
def test_g21_the_example_of_the_rulebook():
    t = six_regions().trend("temples").objectives(GREEN, "S05").objectives(BLUE, "S08").objectives(RED, "S06")
    t.objectives(YELLOW, "S10")
    owners = [GREEN] * 4 + [BLUE] * 3 + [RED] * 2 + [YELLOW]
    for region, owner in enumerate(owners, 1):
        t.built(region, "temple").citizens(owner, f"{region}:temple")
    t.has(YELLOW, iron=6).has(RED, iron=4)
    for region, owner in ((1, BLUE), (2, BLUE), (3, YELLOW), (4, YELLOW), (5, RED)):
        t.built(region, "market").citizens(owner, f"{region}:market")
    t.cards(GREEN, "king").cards(BLUE, "great-lighthouse")
    t.s.marks[t.card("great-lighthouse")] |= 2
    assert [t.points(seat) for seat in (BLUE, GREEN, RED, YELLOW)] == [9, 8, 7, 6]
    assert max(range(4), key=t.standing) == BLUE


@rule("ARC-SCORE-06")
def test_sc38_equal_points_are_decided_by_florins():
    t = shore().has(0, florins=12).has(1, florins=7)
    assert t.standing(0) > t.standing(1)
    t.has(0, florins=7)
    assert t.standing(0) == t.standing(1)


@rule("ARC-SCORE-06")
def test_winners_share_if_florins_are_equal_too():
    t = shore(2).objectives(1, "S03").built(1, "town").built(2, "town").region("0,1", "H22A").built(3, "town").acts(0)
    t.play("pass")
    assert t.s.over
    assert [t.rules.payoff(t.s, seat) for seat in range(2)] == [0.5, 0.5]
