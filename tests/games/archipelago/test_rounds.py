"""Phase 5: rounds and discs, harvest, taxes, transactions, ports and markets, reproduction, recruitment."""

from __future__ import annotations

import pytest

from tests.games.archipelago.table import isles, shore
from tests.support import rule

# Rounds and discs.


@rule("ARC-P5-01", "ARC-DEF-03")
def test_rounds_go_round_in_the_order_of_play():
    t = shore().citizens(0, "1").citizens(1, "1").order(1, 0, 2, 3).begins(5)
    order = []
    for _ in range(4):
        order.append(t.to_act[0])
        t.play("pass")
    assert order == [1, 0, 2, 3]
    assert t.view().phase == 6


@rule("ARC-TURN-02")
def test_a_round_has_one_action_one_card_and_one_port_or_market():
    t = shore().built(1, "market").citizens(0, "1:market 1 1").cards(0, "governor", "amphitheatre").has(0, cattle=3)
    t.markers(rebellion=2).acts(0).play("taxes use:governor serve:1:market sell:domestic:cattle done")
    assert t.why("recruit") == "acted-already"
    assert t.why("use:amphitheatre") == "card-used-already"
    assert t.why("serve:1:market") == "served-already"
    assert t.may("end-round")


@rule("ARC-P5-02")
def test_an_action_costs_a_disc_on_its_space():
    t = shore().citizens(0, "1").acts(0).play("taxes")
    assert t.discs_of(0) == 2
    assert dict(t.view().wheel)["taxes"] == (1, 0, 0, 0)
    t = shore().citizens(0, "1").discs(0, 3, 3, 3).acts(0)
    assert t.why("taxes") == "no-disc"


@rule("ARC-P5-03")
def test_unlimited_spaces_take_any_number_of_discs():
    t = shore(2).citizens(0, "1 1").citizens(1, "1 1").has(0, wood=3).has(1, wood=3).acts(0)
    for _ in range(2):
        t.play("transact sell:domestic:wood end-round transact sell:domestic:wood end-round")
    assert dict(t.view().wheel)["transact"] == (2, 2)


@rule("ARC-P5-04", "ARC-TAX-01")
def test_sc21_taxes_take_the_own_circle_then_the_shared_one_then_none():
    t = shore(2).citizens(0, "1 1 1").citizens(1, "1").acts(0)
    t.play("taxes end-round pass taxes end-round")
    assert t.why("taxes") == "circles-taken"
    assert t.scale[1] == 2


@rule("ARC-P5-04")
def test_the_shared_circle_can_be_taken_by_another():
    t = shore(2).citizens(0, "1 1 1").citizens(1, "1 1").acts(0)
    t.play("taxes end-round taxes end-round taxes end-round")
    assert t.why("taxes") == "circles-taken"


@rule("ARC-2P-03")
def test_by_a_setting_two_players_have_two_circles():
    t = shore(2, two_circles=True).citizens(0, "1 1 1").citizens(1, "1").acts(0)
    t.play("taxes end-round pass taxes end-round taxes end-round")
    assert t.scale[1] == 3


@rule("ARC-P5-07", "ARC-P5-08")
def test_without_discs_one_has_rounds_as_long_as_somebody_has_discs():
    t = shore(2).built(1, "market").citizens(0, "1:market 1").citizens(1, "2").has(0, fruit=9).cards(1, "governor")
    t.has(1, florins=20).markers(rebellion=3).acts(0)
    t.play("transact sell:domestic:fruit end-round use:governor end-round")
    for _ in range(2):
        t.play("transact sell:domestic:fruit end-round transact buy:domestic:fruit end-round")
    assert (t.to_act, t.discs_of(0), t.discs_of(1)) == ((0,), 0, 1)
    t.play("serve:1:market sell:domestic:fruit done end-round transact buy:domestic:fruit end-round")
    assert t.view().phase == 6


@rule("ARC-P5-08")
def test_whoever_passes_is_out_for_this_phase():
    t = shore(2).citizens(0, "1").citizens(1, "1").acts(0).play("pass taxes end-round")
    assert t.to_act == (1,)
    assert t.view().out == (0,)


@rule("ARC-P5-08")
def test_whoever_passed_is_marked_until_the_phase_is_over():
    t = shore(2).track("king", "pope", "spy", "thief", "ranch").deck("governor").acts(0).play("pass")
    assert (t.player(0).is_out, t.player(1).is_out) == (True, False)
    t.play("pass")
    assert t.deciding == "buy-card"
    assert t.view().out == ()
    assert not t.player(0).is_out


@rule("ARC-P5-08")
def test_one_passes_before_doing_something_and_ends_the_round_after():
    t = shore().citizens(0, "1").acts(0)
    assert t.why("end-round") == "must-pass"
    assert t.play("taxes").why("pass") == "must-end"


@rule("ARC-P5-08")
def test_by_a_setting_rounds_go_on_without_discs():
    t = shore(2, rounds_without_discs=True).citizens(0, "1").citizens(1, "1").discs(1, 0).acts(0)
    t.play("taxes end-round pass")
    assert t.to_act == (0,)


# Harvest.


@rule("ARC-HARV-01", "ARC-HARV-03", "ARC-HARV-04")
def test_each_unit_on_a_free_symbol_brings_a_cube_and_is_engaged():
    t = shore().citizens(0, "1 1 1").acts(0).play("harvest:wood unit:1:land-1 unit:1:land-1")
    assert t.cubes(0) == {"wood": 2}
    assert t.why("unit:1:land-1") == "no-symbol-free"
    assert t.where(0) == ["1:land-1", "1:wood*", "1:wood*"]


@rule("ARC-HARV-01")
def test_all_that_can_be_harvested_is_one_action():
    t = shore().citizens(0, "1 1 1").acts(0).play("harvest:wood harvest-all done")
    assert t.cubes(0) == {"wood": 2}


@rule("ARC-HARV-04")
def test_a_symbol_on_which_a_rival_stands_is_not_free():
    t = shore().citizens(0, "1").citizens(1, "1").acts(0).play("harvest:cattle unit:1:land-1 done end-round")
    assert t.why("harvest:cattle") == "nothing-to-harvest 1"


@rule("ARC-HARV-02")
def test_ships_fish_and_citizens_do_everything_else():
    t = shore().citizens(0, "2 2").ships(0, "2 2").acts(0).play("harvest:fish")
    assert t.offered("unit") == {"2:sea-1"}
    t = shore().ships(0, "1").acts(0)
    assert t.why("harvest:wood") == "nothing-to-harvest 3"


@rule("ARC-HARV-02", "ARC-DEF-05")
def test_rebels_and_engaged_citizens_do_not_harvest():
    t = shore().citizens(0, "1 1").rebels(0, "1").engaged(0, "1").acts(0)
    t.engaged(0, "1")
    assert t.why("harvest:cattle") == "nothing-to-harvest 1"


@rule("ARC-HARV-03")
def test_sc33_the_bank_gives_what_it_has_and_all_are_engaged():
    t = isles().region("1,0", "H10A", 3).region("1,-1", "H01A").citizens(0, "1 1 2 2")
    t.bank(3, wood=2).acts(0).play("harvest:wood harvest-all done")
    assert t.cubes(0) == {"wood": 2}
    assert sum(place.endswith("*") for place in t.where(0)) == 4
    assert t.view().bank_cubes[3] == 0


@rule("ARC-HARV-05", "ARC-TOWN-04")
def test_in_a_rivals_region_one_must_ask():
    t = shore().built(1, "town").citizens(1, "1:town").citizens(0, "1 1").acts(0).play("harvest:wood")
    assert t.why("unit:1:land-1") == "needs-permission 1"
    t.play("ask:1")
    assert (t.deciding, t.to_act) == ("grant-harvest", (1,))
    t.play("grant unit:1:land-1 unit:1:land-1 done")
    assert t.cubes(0) == {"wood": 2}


@rule("ARC-HARV-05")
def test_whoever_is_denied_gets_nothing_and_does_not_ask_again():
    t = shore().built(1, "town").citizens(1, "1:town").citizens(0, "1").acts(0).play("harvest:wood ask:1 deny")
    assert t.why("ask:1") == "asked-already"
    assert t.options() == ["done"]


@rule("ARC-HARV-05")
def test_a_permission_is_for_this_action_only():
    t = shore(2).built(1, "town").citizens(1, "1:town").citizens(0, "1 1 1").acts(0)
    t.play("harvest:wood ask:1 grant unit:1:land-1 done end-round pass harvest:wood")
    assert t.why("unit:1:land-1") == "needs-permission 1"
    t = shore(2).region("0,1", "H22A").built(1, "town").citizens(1, "1:town").citizens(0, "1 1 1 3").cards(0, "foreman")
    t.acts(0).play("harvest:wood ask:1 grant unit:1:land-1 done use:foreman")
    assert t.why("harvest:cattle") == ""
    t.play("harvest:cattle")
    assert t.offered("unit") == {"3:land-1"}
    assert t.play("ask:1").deciding == "grant-harvest"
    t = shore(2).region("0,1", "H22A").built(1, "town").citizens(1, "1:town").citizens(0, "1 1 3").cards(0, "foreman")
    t.acts(0).play("use:foreman harvest:cattle ask:1 grant unit:1:land-1 unit:3:land-1 harvest:wood")
    assert t.why("unit:1:land-1") == "needs-permission 1"


@rule("ARC-HARV-06")
def test_within_its_region_a_citizen_reaches_every_symbol():
    t = isles().region("1,0", "H15A", 1).region("1,-1", "H01A").citizens(0, "1:land-1 1:land-1")
    t.acts(0).play("harvest:cattle unit:1:land-1")
    assert t.cubes(0) == {"cattle": 1}


@rule("ARC-HARV-06")
def test_with_strict_areas_a_citizen_stays_on_its_land():
    t = isles(strict_areas=True).region("1,0", "H15A", 1).citizens(0, "1:land-1").acts(0)
    assert t.why("harvest:cattle") == "nothing-to-harvest 1"
    assert t.may("harvest:fruit")


@rule("ARC-HARV-06")
def test_with_symbols_on_two_lands_one_says_which():
    t = isles().region("1,0", "H15A", 1).citizens(0, "1:land-1").acts(0).play("harvest:wood unit:1:land-1")
    assert t.offered("spot") == {"land-1", "land-2"}
    t.play("spot:land-2")
    assert t.seen(1).units[0].area == "land-2"


@rule("ARC-HARV-07")
def test_a_unit_that_leaves_a_building_to_harvest_gives_it_up():
    t = shore().built(1, "market").citizens(0, "1:market").acts(0).play("harvest:cattle unit:1:market")
    assert t.controller(1, "market") == -1
    t = shore(harvest_from_building=False).built(1, "market").citizens(0, "1:market").acts(0)
    assert t.why("harvest:cattle") == "nothing-to-harvest 1"


@rule("ARC-HARV-08")
def test_looted_symbols_are_dead():
    t = shore().looted(1, "wood").citizens(0, "1").acts(0)
    assert t.why("harvest:wood") == "nothing-to-harvest 3"
    assert t.may("harvest:cattle")


# Taxes.


@rule("ARC-TAX-01", "ARC-TAX-02")
def test_taxes_come_from_active_citizens_ships_towns_and_temples():
    t = shore().built(1, "town", "temple").citizens(0, "1:town 1 1").rebels(0, "1").ships(0, "1 2").acts(0)
    t.play("taxes")
    assert t.florins(0) == 10 + 2 + 2 + 2 + 1
    assert t.scale[1] == 1


@rule("ARC-TAX-01", "ARC-IND-01")
def test_sc09_taxes_that_bring_independence_bring_no_florins():
    t = shore().citizens(0, "1 1").markers(rebellion=2).acts(0).play("taxes")
    assert t.view().independent
    assert t.florins(0) == 10


@rule("ARC-COMP-04", "ARC-TAX-02", "ARC-END-02")
def test_sc29_the_bank_pays_what_it_has():
    t = shore(4, length="medium").citizens(0, "1 1 1 2 2 2").ships(0, "1").bank(3, florins=3).objectives(1, "M08")
    t.acts(0).play("taxes")
    assert t.florins(0) == 13
    assert t.view().bank_florins == 0
    assert t.view().ending == "M08"
    t.play("end-round")
    assert t.s.over


@rule("ARC-COMP-04")
def test_by_a_setting_the_bank_never_runs_out():
    t = shore(unlimited_bank=True).citizens(0, "1 1 1").bank(3, florins=1).acts(0).play("taxes")
    assert t.florins(0) == 13


# Transactions.


@rule("ARC-TRANS-01", "ARC-TRANS-02")
def test_a_sale_brings_the_price_of_the_first_free_cell():
    t = shore().has(0, fruit=1).acts(0).play("transact sell:domestic:fruit")
    assert t.florins(0) == 14
    assert t.lies("domestic")["fruit"] == 2
    assert t.deciding == "play-round"


@rule("ARC-TRANS-03")
def test_g11_a_purchase_costs_the_price_of_the_last_cube():
    t = shore().built(1, "port").citizens(0, "1:port").market("export", fish=4).has(0, florins=30)
    t.cards(0, "exporter").acts(0).play("use:exporter buy:export:fish")
    assert t.florins(0) == 30 - 1 - 4
    t.play("buy:export:fish buy:export:fish")
    assert t.florins(0) == 30 - 1 - 4 - 4 - 6


@rule("ARC-TRANS-02")
def test_g11_two_sales_from_four_fish_bring_four_and_three():
    t = shore().built(1, "port").citizens(0, "1:port").market("export", fish=4).has(0, fish=2).acts(0)
    t.play("serve:1:port sell:export:fish sell:export:fish")
    assert t.florins(0) == 10 - 1 + 4 + 3


@rule("ARC-TRANS-04")
def test_sc07_a_full_section_buys_nothing_and_an_empty_one_sells_nothing():
    t = shore().market("domestic", iron=8).has(0, iron=1).acts(0).play("transact")
    assert t.why("sell:domestic:iron") == "section-full 0 5"
    assert t.has(0, tokens=1).why("sell-token:domestic:iron") == "section-full 0 5"
    assert t.why("buy:export:iron") == "section-empty 1 5"


@rule("ARC-TRANS-01")
def test_a_transaction_is_not_offered_to_who_can_make_none():
    t = shore().has(0, florins=0).acts(0)
    assert t.why("transact") == "nothing-to-trade"


@rule("ARC-TOK-01", "ARC-TOK-03")
def test_sc40_a_token_is_sold_as_a_cube_that_the_bank_has():
    t = shore().has(0, tokens=1).bank(3, iron=0).acts(0).play("transact")
    assert t.why("sell-token:export:iron") == "bank-lacks 5"
    t.play("sell-token:export:fruit")
    assert (t.florins(0), t.tokens(0), t.lies("export")["fruit"]) == (17, 0, 1)


# Ports and markets.


@rule("ARC-PORT-01", "ARC-PORT-02", "ARC-P5-06", "ARC-P6-01")
def test_g13_two_ports_cost_two_florins_in_two_rounds():
    t = shore(2).built(1, "port").built(2, "port").citizens(0, "1:port").ships(0, "2:port").has(0, fish=4).acts(0)
    t.play("serve:1:port sell:export:fish sell:export:fish")
    assert t.why("serve:2:port") == "served-already"
    t.play("end-round pass")
    assert t.why("serve:1:port") == "used-this-turn"
    t.play("serve:2:port sell:export:fish sell:export:fish end-round")
    assert t.coins(0) == (2, 0)
    assert t.lies("export")["fish"] == 4
    bank = t.view().bank_florins
    t.play("pass")
    assert t.coins(0) == (0, 0)
    assert t.view().bank_florins == bank + 2


@rule("ARC-PORT-02")
def test_a_port_that_was_used_is_marked_until_the_phase_is_over():
    t = shore(2).built(1, "port").ships(0, "1:port").has(0, fish=1).acts(0)
    t.play("serve:1:port sell:export:fish done end-round")
    assert t.seen(1).buildings[0].is_used
    t.play("pass pass")
    assert t.view().phase == 6
    assert not t.seen(1).buildings[0].is_used


@rule("ARC-PORT-02")
def test_a_port_needs_a_florin():
    t = shore().built(1, "port").citizens(0, "1:port").has(0, florins=0, fish=1).acts(0)
    assert t.why("serve:1:port") == "too-few-florins 1"


@rule("ARC-PORT-03", "ARC-DEF-06")
def test_whoever_serves_a_port_is_engaged_and_may_be_already():
    t = shore().built(1, "port").citizens(0, "1:port").engaged(0, "1:port").has(0, fish=1).acts(0)
    t.play("serve:1:port sell:export:fish done")
    assert t.where(0) == ["1:port*"]


@rule("ARC-MKT-01")
def test_sc06_a_market_works_like_a_port_at_home():
    t = shore().built(1, "market").citizens(0, "1:market").has(0, fruit=2).acts(0)
    t.play("serve:1:market")
    assert t.why("sell:export:fruit") == "other-board"
    t.play("sell:domestic:fruit sell:domestic:fruit")
    assert t.florins(0) == 10 - 1 + 4 + 3
    assert t.coins(0) == (0, 1)


@rule("ARC-TOWN-01", "ARC-TOWN-02")
def test_the_citizen_of_a_town_serves_port_and_market_in_two_rounds():
    t = shore(2).built(1, "town", "port", "market").citizens(0, "1:town").has(0, fish=1, fruit=1).acts(0)
    t.play("serve:1:port sell:export:fish done end-round pass")
    assert t.where(0) == ["1:town*"]
    t.play("serve:1:market sell:domestic:fruit")
    assert t.coins(0) == (1, 1)


@rule("ARC-TOWN-02", "ARC-PORT-03")
def test_an_own_unit_in_the_port_serves_before_the_citizen_of_the_town():
    t = shore().built(1, "town", "port").citizens(0, "1:town").ships(0, "1:port").has(0, fish=1).acts(0)
    t.play("serve:1:port sell:export:fish done")
    assert t.where(0) == ["1:town", "1:port*"]


@rule("ARC-CTRL-01")
def test_what_another_controls_is_not_served():
    t = shore().built(1, "port").citizens(1, "1:port").has(0, fish=1).acts(0)
    assert t.why("serve:1:port") == "not-under-control"


# Reproduction and recruitment.


@rule("ARC-REPR-02", "ARC-REPR-03")
def test_sc14_two_active_citizens_have_a_child_engaged_or_not():
    t = shore().citizens(0, "1 1").engaged(0, "1 1").acts(0).play("reproduce bear:1:land-1")
    assert len(t.where(0)) == 3
    assert t.scale[0] == 3
    t = shore().citizens(0, "1 1").rebels(0, "1").acts(0)
    assert t.why("reproduce") == "no-pair"


@rule("ARC-REPR-02")
def test_in_all_regions_at_once():
    t = shore().citizens(0, "1 1 2 2").acts(0).play("reproduce bear-all")
    assert t.scale[0] == 6


@rule("ARC-REPR-01")
def test_sc15_reproduction_is_for_once_a_turn():
    t = shore(2).citizens(0, "1 1 2 2").acts(0).play("reproduce bear:1:land-1 done end-round pass")
    assert t.why("reproduce") == "circles-taken"


@rule("ARC-REPR-04")
def test_nobody_has_more_than_ten_citizens():
    t = shore().region("0,1", "H22A").citizens(0, "1 1 2 2 2 3 3 3 2:land-2 2:land-2").acts(0)
    assert t.why("reproduce") == "no-citizen-left"


@rule("ARC-REPR-04")
def test_in_all_regions_as_long_as_citizens_are_left():
    t = shore().region("0,1", "H22A").region("0,-1", "H23A").citizens(0, "1 1 2 2 3 3 3 4 4").acts(0)
    t.play("reproduce bear-all")
    assert (t.scale[0], len(t.where(0))) == (10, 10)


@rule("ARC-REPR-05")
def test_three_citizens_do_not_reproduce():
    t = shore().citizens(0, "1 1 1").acts(0)
    assert t.why("reproduce") == "no-pair"


@rule("ARC-RECR-01", "ARC-RECR-02")
@pytest.mark.parametrize(("surplus", "prices"), [(5, [3, 3, 4]), (8, [3, 3]), (13, [2, 3])])
def test_g12_each_worker_costs_the_price_of_the_row_at_that_moment(surplus, prices):
    t = shore().citizens(0, "1 2").markers(surplus=surplus).has(0, florins=30).acts(0).play("recruit")
    paid = []
    for place in ("1:land-1", "1:land-1", "2:land-2")[: len(prices)]:
        before = t.florins(0)
        t.play(f"hire:{place}")
        paid.append(before - t.florins(0))
    assert paid == prices
    assert t.scale == (2 + len(prices), 0, surplus - len(prices))


@rule("ARC-RECR-03", "ARC-REPR-05")
def test_workers_come_where_one_has_an_active_unit_and_room():
    t = shore().citizens(0, "1 1 1").ships(0, "2").markers(surplus=5).acts(0).play("recruit")
    assert t.offered("hire") == {"2:land-1", "2:land-2"}
    assert t.why("hire:1:land-1") == "region-full 3"
    assert t.why("hire:0:land-1") == "no-such-area"


@rule("ARC-RECR-03")
def test_a_rebel_is_no_presence():
    t = shore().citizens(0, "1").rebels(0, "1").markers(surplus=5).acts(0)
    assert t.why("recruit") == "no-active-unit"


@rule("ARC-RECR-04")
def test_sc05_without_surplus_nobody_is_hired():
    t = shore().citizens(0, "1").acts(0)
    assert t.why("recruit") == "nobody-to-hire"


@rule("ARC-RECR-05")
def test_a_worker_can_act_at_once():
    t = shore(2).ships(0, "1").markers(surplus=5).acts(0).play("recruit hire:1:land-1 done end-round pass")
    t.play("harvest:cattle unit:1:land-1")
    assert t.cubes(0) == {"cattle": 1}


@rule("ARC-RECR-01")
def test_one_cannot_hire_without_money():
    t = shore().citizens(0, "1").markers(surplus=5).has(0, florins=1).acts(0)
    assert t.why("recruit") == "too-few-florins 2"


@rule("ARC-WOND-02", "ARC-REPR-04", "ARC-DEF-04")
def test_sc36_a_citizen_on_a_wonder_is_no_population_and_never_comes_back():
    t = shore().region("0,1", "H22A").citizens(0, "1 1 1 2 2 2 3 3 3 2:land-2").cards(0, "colossus").has(0, iron=3)
    t.markers(surplus=5).acts(0).play("use:colossus unit:2:land-2")
    assert t.scale[0] == 9
    mine = t.player(0)
    assert (mine.citizens, mine.citizens_left, mine.on_wonders) == (9, 0, 1)
    assert t.why("recruit") == "no-citizen-left"
