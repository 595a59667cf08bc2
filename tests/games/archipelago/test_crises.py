"""Phase 4: crises at home and abroad, temples, rebels and their expulsion, events, the Benefactor."""

from __future__ import annotations

import pytest

from tests.games.archipelago.table import Table, isles, shore
from tests.support import rule

# Backs of the content: pyramid "stone feeds 6, 3 cattle abroad", local-trade "fish feeds 7, 3 fruit abroad",
# archbishop "rebellion −2 a temple", pope "fish feeds 6, red; 2 cattle abroad".


def colony(seats: int = 4, **settings: bool) -> Table:
    """Two regions beside the start, three citizens of everybody in the first."""
    t = isles(seats, **settings).region("1,-1", "H01A").region("1,0", "H02A")
    for seat in range(seats):
        t.citizens(seat, "1 1 1")
    return t


def lying(t: Table) -> int:
    return sum(player.rebels for player in t.view().players)


@rule("ARC-P4-11")
def test_all_citizens_lie_down_and_ships_do_not():
    t = colony().ships(0, "0").deck("pyramid").crisis()
    assert lying(t) == 12
    assert "0:sea-1" in t.where(0)


@rule("ARC-P4-11", "ARC-TEMP-02")
def test_a_citizen_in_a_temple_does_not_lie_down():
    t = colony().built(2, "temple").citizens(0, "2:temple").deck("pyramid").crisis()
    assert lying(t) == 12
    assert "2:temple" in t.where(0)


@rule("ARC-P4-10", "ARC-P4-13")
def test_g08_one_stone_must_stand_six_citizens_up():
    t = colony().has(0, stone=1).deck("pyramid").crisis().play("consume:cube")
    assert t.deciding == "stand-up"
    for seat in (0, 0, 1, 2, 3, 3):
        t.play(f"stand:{seat}:1")
    assert t.deciding == "feed-citizens"
    assert lying(t) == 6
    assert t.cubes(0) == {}


@rule("ARC-P4-13")
def test_g08_all_stand_up_if_no_more_lie_than_one_cube_feeds():
    t = colony(2).has(0, stone=1).deck("pyramid").crisis().play("consume:cube")
    assert lying(t) == 0


@rule("ARC-P4-13")
def test_citizens_of_one_seat_can_be_stood_up_together():
    t = colony().has(0, stone=1).deck("pyramid").crisis().play("consume:cube stand-all:2")
    assert t.player(2).rebels == 0
    assert t.view(0).step.left == 3


@rule("ARC-P4-12")
def test_cubes_of_the_board_own_cubes_and_tokens_feed_in_any_order():
    t = colony().has(0, stone=1, tokens=1).deck("pyramid").crisis()
    assert t.offered("consume") == {"market", "cube", "token"}
    t.play("consume:token stand-all:0 stand-all:1 consume:market")
    assert lying(t) == 0
    assert (t.tokens(0), t.cubes(0), t.lies("domestic")["stone"]) == (0, {"stone": 1}, 0)


@rule("ARC-P4-12")
def test_what_one_does_not_have_cannot_be_given():
    t = colony().market("domestic", stone=0).deck("pyramid").crisis()
    assert t.why("consume:market") == "section-empty 0 4"
    assert t.why("consume:cube") == "no-cube 4"
    assert t.why("consume:token") == "no-token"


@rule("ARC-P4-12", "ARC-P4-14")
def test_help_is_voluntary_and_each_has_one_turn_to_help():
    t = colony().has(0, stone=2).deck("pyramid").crisis()
    assert t.to_act == (0,)
    t.play("enough")
    assert t.to_act == (1,)
    assert t.why("consume:cube", 0) == "no-crisis"


@rule("ARC-P4-15", "ARC-TEMP-02")
def test_sc11_the_crisis_is_over_as_soon_as_nobody_lies():
    t = isles(3).region("1,-1", "H01A").region("1,0", "H02A").built(2, "temple").citizens(0, "2:temple")
    t.citizens(0, "1 1 1").citizens(1, "1 1 1").citizens(2, "1 1 1").citizens(1, "2:land-2")
    t.market("domestic", fish=1).has(1, fish=1).has(2, fish=1).markers(rebellion=3).deck("local-trade").crisis()
    assert lying(t) == 10
    t.play("consume:market stand-all:0 stand-all:1 enough")
    assert lying(t) == 3
    t.play("consume:cube")
    assert lying(t) == 0
    assert t.scale[1] == 3
    assert t.deciding == "supply-export"


@rule("ARC-P4-16", "ARC-IND-01", "ARC-DEF-05")
def test_sc12_those_who_still_lie_are_rebels_and_raise_the_rebellion():
    t = colony().citizens(0, "2").citizens(1, "2").market("domestic", stone=0).market("export", cattle=3)
    t.deck("pyramid").crisis().play("enough enough enough enough")
    assert t.scale[:2] == (14, 14)
    assert not t.s.over
    assert lying(t) == 14


@rule("ARC-IND-01", "ARC-END-01")
def test_one_rebel_too_many_is_independence():
    t = colony().market("domestic", stone=0).markers(rebellion=1).deck("pyramid").crisis()
    t.play("enough enough enough enough")
    assert t.view().independent


@rule("ARC-TEMP-03", "ARC-TEMP-01")
def test_a_temple_raises_all_of_its_region_for_nothing():
    t = isles().region("1,-1", "H01A").region("1,0", "H02A").built(1, "temple").citizens(0, "1:temple 1")
    t.citizens(1, "1 1").citizens(2, "2").deck("pyramid").crisis()
    assert t.why("temple:2") == "no-temple"
    t.play("temple:1")
    assert lying(t) == 1
    assert t.player(1).rebels == 0
    assert t.why("temple:1") == "nobody-lies"


@rule("ARC-TEMP-03")
def test_only_who_controls_a_temple_uses_it():
    t = isles().region("1,-1", "H01A").built(1, "temple").citizens(1, "1:temple").citizens(0, "1 1").deck("pyramid")
    t.crisis()
    assert t.why("temple:1") == "temple-not-yours"


@rule("ARC-TEMP-04", "ARC-TEMP-01")
def test_sc13_a_temple_held_from_the_town_serves_once_the_citizen_of_the_town_stands():
    t = isles().region("1,-1", "H01A").region("1,0", "H02A").built(1, "town", "temple").citizens(0, "1:town 1 1")
    t.citizens(1, "1 2 2:land-2 2").citizens(2, "2 2").has(0, stone=1).deck("pyramid").crisis()
    assert t.why("temple:1") == "temple-not-yours"
    t.play("consume:cube stand:0:1")
    assert t.offered("spot") == {"land-1", "town"}
    t.play("spot:town stand:1:2 spot:land-1 stand:1:2 spot:land-1 stand:2:2 stand:2:2 stand:1:2")
    t.play("temple:1")
    assert lying(t) == 0


@rule("ARC-P4-03", "ARC-P4-02")
def test_a_card_that_stays_on_top_strikes_again():
    t = colony().market("export", cattle=6).market("domestic", stone=0).deck("pyramid").crisis()
    t.play("enough enough enough enough").play("consume:market consume:market consume:market")
    t.markers(rebellion=0).begins(4)
    assert t.deciding == "feed-citizens"


# Abroad.


@rule("ARC-P4-20", "ARC-P4-21")
def test_g09_of_three_cattle_one_is_given_and_rebellion_rises_by_two():
    t = colony(2).has(0, stone=1, cattle=1).deck("pyramid").crisis().play("consume:cube")
    assert t.deciding == "supply-export"
    t.play("consume:cube enough enough")
    assert t.scale[1] == 2


@rule("ARC-P4-20")
def test_an_export_crisis_ends_when_enough_was_given_by_all_together():
    t = colony(2).has(0, stone=1, cattle=1, tokens=1).market("export", cattle=1).deck("pyramid").crisis()
    t.play("consume:cube consume:market consume:token enough")
    assert t.to_act == (1,)
    t.has(1, cattle=2).play("consume:cube")
    assert t.deciding == "play-round"
    assert (t.scale[1], t.cubes(1), t.lies("export")["cattle"]) == (0, {"cattle": 1}, 0)


@rule("ARC-P4-01")
def test_the_domestic_crisis_comes_before_the_one_abroad():
    t = colony(2).deck("pyramid").crisis()
    assert t.deciding == "feed-citizens"
    t.play("enough enough")
    assert t.deciding == "supply-export"


# Red zones and events.


@rule("ARC-P4-02", "ARC-P6-09")
def test_sc24_a_red_zone_is_ignored_in_phase_4():
    t = colony(2).deck("pope").crisis()
    assert t.deciding == "supply-export"
    assert t.view().crisis.number == 2


@rule("ARC-P4-30", "ARC-P4-31", "ARC-P4-01")
def test_g10_two_less_for_each_of_three_temples():
    t = colony().region("0,1", "H22A").built(1, "temple").built(2, "temple").built(3, "temple").markers(rebellion=7)
    t.deck("archbishop").crisis()
    assert t.scale[1] == 1
    assert t.deciding == "play-round"


@rule("ARC-P4-30")
def test_an_event_can_move_the_surplus():
    t = colony().built(1, "port").built(2, "port").markers(surplus=5).deck("headhunter").crisis()
    assert t.scale[2] == 7


@rule("ARC-P6-09")
@pytest.mark.parametrize(("card", "moved"), [("merchant", -2), ("plantation", 3)])
def test_g18_red_events_happen_when_they_are_uncovered(card, moved):
    t = colony().region("0,1", "H22A").built(1, "temple", "town").built(2, "temple", "town").built(3, "town")
    t.markers(rebellion=5).deck(card).red_zone()
    assert t.scale[1] - 5 == moved


@rule("ARC-P4-02")
def test_a_red_event_does_nothing_in_phase_4():
    t = colony().built(1, "temple").markers(rebellion=5).deck("merchant").crisis()
    assert t.scale[1] == 5


@rule("ARC-P6-11")
def test_in_an_immediate_crisis_old_rebels_lie_and_count_again():
    t = colony(2).rebels(0, "1 1").markers(rebellion=0).market("domestic", fish=0).deck("pope").red_zone()
    t.play("enough enough")
    assert t.scale[1] == 6


@rule("ARC-P6-11")
def test_by_a_setting_old_rebels_do_not_count_again():
    t = colony(2, count_old_rebels=False).rebels(0, "1 1").market("domestic", fish=0).deck("pope").red_zone()
    t.play("enough enough")
    assert t.scale[1] == 4


# Expulsion.


def hosts(**settings: bool) -> Table:
    """Seat 0 holds region 1 by its town; a citizen of seat 1 stands in its market; both lie in a crisis of stone."""
    t = isles(2, **settings).region("1,-1", "H01A").region("1,0", "H02A").built(1, "town", "market")
    return t.citizens(0, "1:town 2 2 2").citizens(1, "1:market 1 1").has(0, stone=1).market("export", cattle=3)


@rule("ARC-TOWN-07", "ARC-CTRL-04")
def test_sc30_a_rebel_may_be_expelled_from_a_building_of_ones_region():
    t = hosts().deck("pyramid").crisis()
    t.play("consume:cube stand-all:0 stand:1:1 spot:land-1 stand:1:1 spot:land-1 enough enough")
    assert (t.deciding, t.to_act) == ("expel-rebel", (0,))
    assert t.why("land:land-2") == "no-such-area"
    t.play("land:land-1")
    assert t.where(1).count("1:land-1!") == 1
    assert t.controller(1, "market") == 0
    assert t.seen(1).buildings[1].keeper == -1
    assert t.told("left-building") == []  # it was not its any more


@rule("ARC-TOWN-07")
def test_sc44_a_rebel_left_there_does_not_keep_the_building_from_the_town():
    t = hosts().deck("pyramid").crisis()
    t.play("consume:cube stand-all:0 stand:1:1 spot:land-1 stand:1:1 spot:land-1 enough enough leave-rebel")
    assert t.controller(1, "market") == 0
    assert "1:market!" in t.where(1)
    t.begins(1)
    assert t.controller(1, "market") == 1


@rule("ARC-TOWN-07")
def test_by_a_setting_nobody_controls_a_building_under_a_rebel():
    t = hosts(town_takes_rebel_building=False).deck("pyramid").crisis()
    t.play("consume:cube stand-all:0 stand:1:1 spot:land-1 stand:1:1 spot:land-1 enough enough leave-rebel")
    assert t.controller(1, "market") == -1


@rule("ARC-TOWN-07")
def test_nobody_is_expelled_by_a_town_whose_citizen_lies():
    t = hosts().deck("pyramid").crisis().play("enough enough")
    assert t.deciding != "expel-rebel"


# The Benefactor.


@rule("ARC-TREND-03", "ARC-TREND-05")
def test_sc31_each_own_cube_and_token_in_a_crisis_is_a_coin_on_the_benefactor_and_market_cubes_are_none():
    t = colony(4).has(0, stone=1, tokens=1, cattle=1).trend("benefactor").deck("pyramid").crisis()
    t.play("consume:cube stand-all:0 stand-all:1 consume:market").play("consume:cube consume:token")
    assert t.benefaction(0) == 3


@rule("ARC-TREND-03")
def test_without_the_benefactor_no_coin_is_laid():
    t = colony(2).has(0, stone=1).trend("fish").deck("pyramid").crisis().play("consume:cube")
    assert t.benefaction(0) == 0


@rule("ARC-TOK-01", "ARC-TOK-02", "ARC-TOK-03")
def test_sc40_a_token_feeds_also_where_the_bank_has_no_such_cube():
    t = colony().has(0, tokens=2).bank(3, stone=0).deck("pyramid").crisis()
    assert t.may("consume:token")
    t = colony(token_needs_cube=True).has(0, tokens=2).bank(3, stone=0).deck("pyramid").crisis()
    assert t.why("consume:token") == "bank-lacks 4"


@rule("ARC-P6-08", "ARC-P4-01")
def test_without_a_card_in_the_deck_phase_4_has_no_crisis():
    t = shore(2).citizens(0, "1")
    t.cards(0, *t.layout.card_ids).begins(4)
    assert (t.view().back, t.view().phase, t.scale) == ("", 5, (1, 0, 0))
