"""Phases 1 to 3: what stands up again, bids and the order of play, and what the four boards do."""

from __future__ import annotations

import pytest

from tests.games.archipelago.table import Table, isles
from tests.support import rule


def settled(seats: int = 4, **settings: bool) -> Table:
    """A region with citizens of everybody, so that no small rebellion is independence."""
    t = isles(seats, **settings).region("1,-1", "H01A").region("1,0", "H02A")
    for seat in range(seats):
        t.citizens(seat, "1 1 1")
    return t


# Phase 1.


@rule("ARC-TURN-01", "ARC-DEF-07")
def test_a_turn_has_six_phases_in_their_order():
    t = settled().deck("archbishop").begins(1)
    assert [values["phase"] for values in t.told("phase-began")] == [1, 2]
    t.bids(0, 0, 0, 0)
    assert [values["phase"] for values in t.told("phase-began")] == [3, 4, 5]


@rule("ARC-P1-02", "ARC-EVO-02")
def test_used_cards_are_ready_again():
    t = settled().cards(0, "sawmill").used("sawmill").begins(1)
    assert not t.player(0).cards[0].is_used


@rule("ARC-P1-03", "ARC-DEF-06")
def test_harvesters_leave_their_symbols_and_nobody_is_engaged():
    t = settled().acts(0).play("harvest:cattle unit:1:land-1 done end-round")
    assert "1:cattle*" in t.where(0)
    t.begins(1)
    assert t.where(0) == ["1:land-1"] * 3


@rule("ARC-P1-03")
def test_units_on_buildings_stay_there():
    t = settled().built(2, "town").citizens(0, "2:town").engaged(0, "2:town").begins(1)
    assert "2:town" in t.where(0)


@rule("ARC-P1-04", "ARC-DEF-05")
def test_rebels_stand_up_and_the_rebellion_stays():
    t = settled().rebels(1, "1 1").markers(rebellion=5).begins(1)
    assert t.where(1) == ["1:land-1"] * 3
    assert t.scale[1] == 5


# Phase 2.


@rule("ARC-P2-01")
def test_all_bids_are_paid_also_by_those_who_lose():
    t = settled().begins(2).bids(3, 1, 0, 2)
    assert [t.florins(seat) for seat in range(4)] == [7, 9, 10, 8]


@rule("ARC-P2-01")
def test_nobody_bids_more_than_he_has():
    t = settled().has(0, florins=4).begins(2)
    assert t.offered("bid", 0) == {"0", "1", "2", "3", "4"}
    assert t.why("bid:6", 0) == "too-few-florins 2"


@rule("ARC-P2-01")
def test_a_bid_is_secret_until_all_have_bid():
    t = settled().begins(2)
    t.play("bid:3", 0)
    before = t.bytes(1)
    u = settled().begins(2)
    u.play("bid:7", 0)
    assert u.bytes(1) == before


@rule("ARC-P2-02")
def test_the_highest_bidder_sets_the_whole_order():
    t = settled().begins(2).bids(0, 1, 2, 0)
    assert t.to_act == (2,)
    t.play("next:3 next:2 next:0")
    assert t.view().order == (3, 2, 0, 1)


@rule("ARC-P2-02")
def test_only_the_winner_sets_the_order_and_nobody_has_two_places():
    t = settled().begins(2).bids(0, 1, 2, 0).play("next:3")
    assert t.why("next:3") == "already-placed"
    assert t.why("next:1", 0) == "not-winner"


@rule("ARC-P2-03")
def test_sc26_if_nobody_bids_the_order_stays():
    t = settled(3).order(2, 0, 1).begins(2).bids(0, 0, 0)
    assert t.view().order == (2, 0, 1)
    assert t.view().phase == 5
    assert [t.florins(seat) for seat in range(3)] == [10, 10, 10]


@rule("ARC-P2-04")
def test_sc25_those_who_tie_bid_again_and_after_a_second_tie_the_order_stays():
    t = settled(3).order(2, 0, 1).begins(2).bids(3, 3, 1)
    assert t.to_act == (0, 1)
    t.bids(2, 2, 0)
    assert t.view().order == (2, 0, 1)
    assert [t.florins(seat) for seat in range(3)] == [5, 5, 9]


@rule("ARC-P2-04")
def test_the_winner_of_the_second_bid_sets_the_order():
    t = settled(3).begins(2).bids(3, 3, 1).bids(1, 2, 0)
    assert (t.to_act, t.deciding) == ((1,), "set-order")


@rule("ARC-P2-05", "ARC-2P-04")
def test_sc34_two_players_who_tie_do_not_bid_again():
    t = settled(2).order(1, 0).begins(2).bids(2, 2)
    assert t.view().order == (1, 0)
    assert t.deciding == "play-round"


# Phase 3.


@rule("ARC-P3-02")
@pytest.mark.parametrize(("good", "count", "moved"), [("fish", 5, (0, 1)), ("iron", 6, (1, 0)), ("fish", 4, (0, 0))])
def test_g05_the_row_of_the_last_cube_moves_surplus_or_rebellion(good, count, moved):
    t = settled(2).markers(rebellion=2, surplus=5).market("domestic", **{good: count}).begins(3)
    assert (t.scale[1] - 2, t.scale[2] - 5) == moved


@rule("ARC-P3-03")
def test_the_export_market_moves_surplus_only():
    t = settled(2).markers(rebellion=2, surplus=4).market("export", wood=6, iron=7).begins(3)
    assert t.scale[1:] == (2, 6)


@rule("ARC-P3-04")
@pytest.mark.parametrize(("seats", "more", "moved"), [(4, 0, (0, 1)), (5, 18, (1, 1))])
def test_g06_the_row_of_the_population_moves_surplus_and_rebellion(seats, more, moved):
    t = settled(seats).markers(rebellion=2, surplus=5)
    t.s.population += more
    before = t.s.surplus
    t.begins(3)
    assert (t.scale[1] - 2, t.scale[2] - before) == moved


@rule("ARC-P3-05")
@pytest.mark.parametrize(("surplus", "moved"), [(13, 2), (17, 2), (18, 3), (12, 1), (7, 0), (3, -1), (0, -1)])
def test_g07_the_row_of_the_surplus_moves_rebellion(surplus, moved):
    t = settled(3).markers(rebellion=3, surplus=surplus).begins(3)
    assert t.scale[1] - 3 == moved


@rule("ARC-P3-01")
def test_sc08_each_board_sees_what_the_ones_before_have_moved():
    t = settled().markers(rebellion=2, surplus=5)
    t.market("domestic", fruit=5, iron=6).market("export", wood=6).begins(3)
    assert t.scale == (12, 4, 8)
    assert [tuple(values.values()) for values in t.told("board-fired")] == [(1, 1, 1), (2, 1, 0), (3, 1, 0), (4, 0, 1)]


@rule("ARC-P3-01")
def test_phase_3_is_played_in_turn_1_too():
    t = settled(2).turn(1).markers(rebellion=3, surplus=13).begins(3)
    assert t.scale[1] == 5


@rule("ARC-P3-06", "ARC-IND-01")
def test_rebellion_above_population_in_phase_3_ends_the_game_at_once():
    t = settled(2).markers(rebellion=5, surplus=13).begins(3)
    assert t.s.over
    assert t.view().independent


@rule("ARC-IND-01")
def test_g20_as_much_rebellion_as_population_is_safe():
    t = settled(2).markers(rebellion=4, surplus=13).begins(3)
    assert t.scale[:2] == (6, 6)
    assert not t.s.over


@rule("ARC-DEF-09")
def test_markers_never_go_below_zero_nor_beyond_the_scale():
    t = settled(2).markers(rebellion=0, surplus=0).begins(3)
    assert t.scale == (6, 0, 0)
    t = settled(4).markers(rebellion=0, surplus=50).begins(3)
    assert t.scale[2] == 50


@rule("ARC-DEF-09")
def test_of_a_board_whose_marker_is_at_its_end_nothing_is_told():
    assert settled(2).markers(rebellion=0, surplus=0).begins(3).told("board-fired") == []
    t = settled(2).markers(rebellion=1, surplus=0).begins(3)
    assert [tuple(values.values()) for values in t.told("board-fired")] == [(4, 0, -1)]


@rule("ARC-P4-03")
def test_while_a_crisis_is_met_the_forecast_does_not_count_it_for_the_next_turn():
    t = settled().deck("pyramid")
    crises = {"domestic", "export"}
    assert crises <= {line.source for line in t.view().forecast.lines}
    t.crisis()
    assert not crises & {line.source for line in t.view().forecast.lines}


@rule("ARC-P3-01")
def test_the_forecast_says_what_phase_3_does():
    t = settled().markers(rebellion=2, surplus=5).deck("recruiter")
    t.market("domestic", fruit=5, iron=6).market("export", wood=6, iron=1)
    told = t.view().forecast
    t.begins(3)
    assert (told.rebellion, told.surplus) == (t.scale[1], t.scale[2])
