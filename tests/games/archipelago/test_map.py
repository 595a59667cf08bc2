"""Exploration, migration with convoys, construction and control of buildings."""

from __future__ import annotations

import pytest

from ludoteca.games.archipelago.rules.layout import HEX_DECK, ON_MAP
from ludoteca.games.archipelago.rules.names import EXPLORE
from ludoteca.games.archipelago.rules.state import ON_WHEEL
from tests.games.archipelago.table import Table, isles, shore
from tests.support import rule


def inland(seats: int = 4, **settings: bool) -> Table:
    """From the desert: regions 1 and 2 of fields (H01B, H02B), beside each other."""
    return isles(seats, desert_start=True, **settings).region("1,-1", "H01B").region("1,0", "H02B", 4)


# Exploration.


@rule("ARC-EXPL-01", "ARC-P5-04")
def test_exploration_has_a_circle_of_ones_own_and_two_for_all():
    t = shore(2).ships(0, "0").acts(0)
    taken = []
    while t.may("explore"):
        taken.append(dict(t.view().wheel)["explore"][0])
        t.s.add(0, ON_WHEEL + EXPLORE, 1)
    assert taken == [0, 1, 2]
    assert t.why("explore") == "circles-taken"


@rule("ARC-EXPL-02")
def test_one_takes_the_hex_on_top_or_the_next_and_nothing_else():
    t = shore().ships(0, "0").next_hex("H10A", "H11A").acts(0).play("explore")
    assert t.options() == ["take-hex", "next-hex"]
    assert t.view().next_side == "H10A"
    t.play("next-hex")
    assert t.view(0).hand == ("H11A", "H11B")
    assert t.view().hexes_discarded == ("H10A",)


@rule("ARC-EXPL-02")
def test_what_comes_after_the_hex_on_top_is_seen_by_nobody():
    t = shore().ships(0, "0").next_hex("H10A", "H11A").acts(0)
    before = t.bytes(0)
    u = shore().ships(0, "0").next_hex("H10A", "H13A").acts(0)
    assert u.bytes(0) == before


@rule("ARC-EXPL-03")
def test_both_sides_of_a_hex_that_was_taken_can_be_used():
    t = shore().ships(0, "0").next_hex("H12A", "H11A").acts(0).play("explore take-hex")
    assert t.offered("side") == {"H12A", "H12B"}


@rule("ARC-EXPL-04")
def test_an_empty_deck_is_made_of_the_discards():
    t = shore().ships(0, "0").next_hex("H10A").acts(0)
    while t.s.hexes.size(0) > 1:
        t.s.hexes.move(0, 0, 1)
    t.play("explore take-hex")
    assert t.view().hexes_left == 21
    assert t.view().hexes_discarded == ()


@rule("ARC-EXPL-04")
def test_without_hexes_nobody_explores():
    t = shore().ships(0, "0").acts(0)
    while t.s.hexes.size(0) > 0:
        t.s.hexes.move(0, 0, 2)
    assert t.why("explore") == "no-hex-left"


@rule("ARC-EXPL-05", "ARC-EXPL-06")
def test_a_new_region_touches_two_and_fits_on_every_edge():
    t = shore().ships(0, "0").next_hex("H10A", "H11A").acts(0).play("explore take-hex side:H10A")
    assert t.offered("place") == {"0,1", "0,-1"}
    assert t.why("place:-1,0") == "too-few-neighbours 1"
    t.play("place:0,1")
    assert t.offered("rotate") == {"1", "2", "3"}
    assert t.why("rotate:0") == "edges-differ"


@rule("ARC-EXPL-07")
def test_a_unit_must_be_able_to_go_in():
    t = shore().ships(0, "1").next_hex("H10A", "H11A").acts(0).play("explore take-hex side:H10A")
    assert "0,1" not in t.offered("place")
    assert t.why("place:0,1") == "nobody-can-go"


@rule("ARC-EXPL-07")
def test_the_unit_goes_in_and_is_not_engaged():
    t = shore().ships(0, "0").next_hex("H10A", "H11A").acts(0).play("explore take-hex side:H10A place:0,1")
    t.play(t.options()[0])
    assert t.where(0) == ["3:sea-1"]


@rule("ARC-EXPL-07")
def test_by_a_setting_exploring_engages():
    t = shore(explore_engages=True).ships(0, "0").next_hex("H10A", "H11A").acts(0)
    t.play("explore take-hex side:H10A place:0,1")
    t.play(t.options()[0])
    assert t.where(0) == ["3:sea-1*"]


@rule("ARC-EXPL-07")
def test_of_several_units_one_is_sent():
    t = shore().ships(0, "0 2").next_hex("H10A", "H11A").acts(0).play("explore take-hex side:H10A place:0,1")
    t.play(next(text for text in t.options()))
    assert t.offered("unit") == {"0:sea-1", "2:sea-1"}
    t.play("unit:2:sea-1")
    assert t.where(0) == ["0:sea-1", "3:sea-1"]


@rule("ARC-EXPL-07")
def test_citizens_explore_by_land():
    t = inland().citizens(0, "1").next_hex("H03B", "H11A").acts(0).play("explore take-hex side:H03B")
    t.play(t.options()[0]).play(t.options()[0])
    assert t.where(0) == ["3:land-1"]


@rule("ARC-EXPL-08")
def test_sc19_a_hex_that_fits_nowhere_is_discarded_and_the_disc_is_spent():
    t = isles(desert_start=True).region("1,-1", "H01B").citizens(0, "0").next_hex("H18A", "H11A").acts(0)
    t.play("explore take-hex")
    assert t.options() == ["give-up"]
    assert t.why("side:H18A") == "no-place-for-it"
    t.play("give-up")
    assert (t.tokens(0), t.discs_of(0), t.cubes(0)) == (0, 2, {})
    assert t.view().hexes_discarded == ("H18A",)


@rule("ARC-EXPL-04", "ARC-EXPL-08")
def test_the_last_hex_of_all_comes_back_when_it_could_not_be_placed():
    t = isles(desert_start=True).region("1,-1", "H01B").citizens(0, "0").next_hex("H18A")
    while t.s.hexes.size(HEX_DECK) > 1:
        t.s.hexes.move(HEX_DECK, 0, ON_MAP)
    t.acts(0).play("explore take-hex give-up end-round")
    assert (t.view().hexes_discarded, t.view().hexes_left) == ((), 1)
    assert t.may("explore")


@rule("ARC-EXPL-08")
def test_by_a_setting_one_may_give_up_at_will():
    t = shore(voluntary_failure=True).ships(0, "0").next_hex("H10A", "H11A").acts(0).play("explore take-hex give-up")
    assert t.view().hexes_discarded == ("H10A",)
    assert (t.tokens(0), t.discs_of(0), t.s.regions) == (0, 2, 3)
    t = shore().ships(0, "0").next_hex("H10A", "H11A").acts(0).play("explore take-hex")
    assert t.why("give-up") == "can-be-placed"


def explored(t: Table) -> Table:
    t.play("explore take-hex").play(t.options()[0]).play(t.options()[0])
    while t.deciding in ("pick-rotation", "send-explorer"):
        t.play(t.options()[0])
    return t


@rule("ARC-EXPL-09", "ARC-EXPL-11", "ARC-COMP-08")
def test_success_brings_a_token_and_the_huts_are_counted():
    t = explored(shore().ships(0, "0").next_hex("H13A", "H11A").acts(0))
    assert t.tokens(0) == 1
    assert t.scale[2] == t.seen(3).huts
    assert t.view().piles == (7, 8, 8)


@rule("ARC-P5-05", "ARC-P5-09", "ARC-EXPL-09")
def test_sc43_with_the_last_token_of_a_pile_everybody_gets_a_disc_and_is_back_in():
    t = shore(2).ships(1, "0").citizens(0, "1").explorers(17, 0).next_hex("H13A", "H11A").acts(0)
    t.play("pass")
    assert t.view().out == (0,)
    explored(t)
    while t.deciding != "play-round":
        t.play(t.options()[0])
    assert t.view().out == ()
    assert (t.discs_of(0), t.discs_of(1)) == (4, 3)
    t.play("end-round")
    assert t.to_act == (0,)


@rule("ARC-P5-05")
def test_nobody_has_more_than_five_discs():
    t = explored(shore(2).ships(0, "0").explorers(1, 1).next_hex("H13A", "H11A").acts(0))
    assert t.player(0).discs_in_all == 5
    assert t.view().piles == (0, 0, 0)


# Migration.


@rule("ARC-MIGR-01", "ARC-MIGR-02")
def test_ships_move_by_sea_edges_and_citizens_by_land_edges():
    t = inland().citizens(0, "1").acts(0).play("migrate unit:1:land-1")
    assert t.offered("to") == {"0:land-1", "2:land-1"}
    t = shore().ships(0, "1").citizens(0, "1").acts(0).play("migrate unit:1:sea-1")
    assert t.offered("to") == {"0:sea-1", "2:sea-1"}


@rule("ARC-MIGR-01")
def test_each_unit_moves_once():
    t = inland().citizens(0, "1").acts(0).play("migrate unit:1:land-1 to:2:land-1")
    assert t.why("unit:2:land-1") == "no-unit-there"
    assert t.options() == ["done"]
    assert t.play("done").where(0) == ["2:land-1"]


@rule("ARC-MIGR-01", "ARC-DEF-02", "ARC-DEF-06")
def test_engaged_units_and_rebels_do_not_move():
    t = inland().citizens(0, "1 1").rebels(0, "1").engaged(0, "1").acts(0)
    t.engaged(0, "1")
    assert t.why("migrate") == "no-unit-there"


@rule("ARC-MIGR-02")
def test_ships_do_not_cross_an_isthmus():
    t = isles().region("1,0", "H19A", 2).ships(0, "1:sea-1 1:sea-2").acts(0).play("migrate")
    assert t.offered("unit") == {"1:sea-1"}
    assert t.why("unit:1:sea-2") == "no-way-there"


@rule("ARC-MIGR-01", "ARC-MIGR-06", "ARC-CTRL-02", "ARC-CTRL-03")
def test_an_empty_building_of_the_region_can_be_entered_and_is_controlled_then():
    t = shore().built(1, "market").citizens(0, "1").acts(0).play("migrate unit:1:land-1 to:1:market done")
    assert t.controller(1, "market") == 0
    assert t.seen(1).buildings[0].why == "unit"


@rule("ARC-CTRL-02")
def test_whoever_leaves_a_building_controls_it_no_more():
    t = inland().built(1, "market").citizens(0, "1:market").acts(0).play("migrate unit:1:market to:2:land-1")
    assert t.controller(1, "market") == -1


@rule("ARC-CTRL-03")
def test_ships_enter_ports_and_nothing_else():
    t = shore().built(1, "market", "port").ships(0, "1").acts(0).play("migrate unit:1:sea-1")
    assert "1:port" in t.offered("to")
    assert t.why("to:1:market") == "no-way-there"


@rule("ARC-MIGR-01")
def test_an_occupied_building_is_not_entered():
    t = shore().built(1, "market").citizens(1, "1:market").citizens(0, "1").ships(0, "1").acts(0)
    t.play("migrate unit:1:land-1")
    assert t.why("to:1:market") == "occupied"


@rule("ARC-MIGR-03")
def test_a_building_next_door_is_entered_in_a_second_move_unless_the_table_plays_otherwise():
    t = inland().built(2, "market").citizens(0, "1").acts(0).play("migrate unit:1:land-1")
    assert t.why("to:2:market") == "no-way-there"
    t = inland(enter_next_door=True).built(2, "market").citizens(0, "1").acts(0)
    t.play("migrate unit:1:land-1 to:2:market")
    assert t.controller(2, "market") == 0
    t = shore(enter_next_door=True).built(2, "market").citizens(0, "1").ships(0, "1").acts(0)
    assert t.play("migrate unit:1:land-1").why("to:2:market") == "no-way-there"


@rule("ARC-MIGR-02", "ARC-CTRL-03")
def test_a_building_is_entered_from_the_land_on_which_it_stands():
    t = shore().built(2, "market", area=2).ships(0, "2").citizens(0, "2:land-1 2:land-2").acts(0)
    assert "2:land-2" in t.play("migrate unit:2:land-1").offered("to")
    assert t.why("to:2:market") == "no-way-there"
    t = shore().built(2, "market", area=2).citizens(0, "2:land-2").acts(0)
    assert t.play("migrate unit:2:land-2 to:2:market").controller(2, "market") == 0


@rule("ARC-MIGR-04", "ARC-TOWN-03")
def test_a_rivals_town_keeps_its_port_market_and_temple():
    t = shore().built(1, "town", "market").citizens(1, "1:town").citizens(0, "1").ships(0, "1").acts(0)
    t.play("migrate unit:1:land-1")
    assert t.why("to:1:market") == "held-by-town"


@rule("ARC-MIGR-05", "ARC-MIGR-07", "ARC-REPR-05")
def test_sc16_an_overfull_region_must_be_left_before_the_migration_ends():
    t = inland().citizens(0, "1 1 2 2").acts(0)
    t.play("migrate unit:1:land-1 to:2:land-1 unit:1:land-1 to:2:land-1")
    assert t.why("done") == "region-full 3"
    assert t.view(0).step.over_full == (2,)
    t.play("unit:2:land-1 to:0:land-1 done")
    assert t.where(0) == ["0:land-1", "2:land-1", "2:land-1", "2:land-1"]


@rule("ARC-MIGR-07")
def test_sc16_whoever_came_last_goes_back_if_nobody_can_leave():
    t = inland().citizens(0, "1 1 2 2").engaged(0, "2 2").acts(0)
    t.play("migrate unit:1:land-1 to:2:land-1")
    assert t.why("back") == "not-overfull"
    t.play("unit:1:land-1 to:2:land-1 back done")
    assert sorted(place.strip("*") for place in t.where(0)) == ["1:land-1", "2:land-1", "2:land-1", "2:land-1"]


# Convoys.


@rule("ARC-CONV-02", "ARC-CONV-01")
def test_sc17_a_ship_carries_across_a_strait():
    t = shore().ships(0, "2").citizens(0, "2:land-1").acts(0).play("migrate unit:2:land-1")
    assert "2:land-2" in t.offered("to")
    t.play("to:2:land-2")
    assert t.why("unit:2:land-2") == "no-unit-there"
    assert t.play("unit:2:sea-1").offered("to")
    t = shore().citizens(0, "2:land-1").acts(0)
    assert t.why("migrate") == "no-way-there"


@rule("ARC-CONV-03", "ARC-CONV-06")
def test_sc18_two_ships_in_a_row_carry_across_two_borders():
    t = shore().region("0,1", "H22A", 2).citizens(0, "1").ships(0, "1 2").acts(0).play("migrate unit:1:land-1")
    assert {"2:land-1", "3:land-1"} <= t.offered("to")
    t = shore().region("0,1", "H22A", 2).citizens(0, "1").ships(0, "1").acts(0).play("migrate unit:1:land-1")
    assert "2:land-1" in t.offered("to")
    assert "3:land-1" not in t.offered("to")


@rule("ARC-CONV-04")
def test_a_ship_carries_any_number_before_and_after_its_own_move():
    t = shore().citizens(0, "1 1 2").ships(0, "1").acts(0)
    t.play(
        "migrate unit:1:land-1 to:2:land-1 unit:1:sea-1 to:2:sea-1 unit:1:land-1 to:2:land-2 unit:2:land-1 to:1:land-1"
    )
    assert t.where(0) == ["1:land-1", "2:land-1", "2:land-2", "2:sea-1"]


@rule("ARC-CONV-01", "ARC-CONV-05")
def test_sc45_an_engaged_ship_carries_nobody_unless_the_table_plays_otherwise():
    t = shore().citizens(0, "1").ships(0, "1").engaged(0, "1:sea-1").acts(0)
    assert t.why("migrate") == "no-way-there"
    t = shore(engaged_convoy=True).citizens(0, "1").ships(0, "1").engaged(0, "1:sea-1").acts(0)
    t.play("migrate")
    assert t.offered("unit") == {"1:land-1"}


@rule("ARC-CONV-01")
def test_rivals_ships_carry_nobody():
    t = shore().citizens(0, "1").ships(1, "1").acts(0)
    assert t.why("migrate") == "no-way-there"


@rule("ARC-CONV-03")
def test_the_view_says_where_convoys_lead():
    t = shore().citizens(0, "1").ships(0, "1")
    assert t.view(0).regions[1].carried_to == (1, 2)
    assert t.view(1).regions[1].carried_to == ()


# Construction.


@rule("ARC-BUILD-01", "ARC-BUILD-02", "ARC-BUILD-06", "ARC-DEF-06")
@pytest.mark.parametrize(
    ("kind", "cubes", "florins"),
    [
        ("town", {"stone": 1, "wood": 1}, 2),
        ("market", {"fruit": 1, "cattle": 1}, 0),
        ("port", {"stone": 1, "fish": 1}, 2),
        ("temple", {"stone": 2}, 1),
    ],
)
def test_a_building_costs_its_price_and_its_builder_stands_on_it(kind, cubes, florins):
    t = shore().citizens(0, "1").has(0, **cubes).acts(0).play(f"build raise:{kind} unit:1:land-1")
    assert t.cubes(0) == {}
    assert t.florins(0) == 10 - florins
    assert t.where(0) == [f"1:{kind}*"]
    assert t.controller(1, kind) == 0


@rule("ARC-BUILD-01")
def test_who_cannot_pay_cannot_build():
    t = shore().citizens(0, "1").has(0, stone=1).acts(0)
    assert t.why("build") == "too-few-cubes 1"
    t = shore().citizens(0, "1").has(0, stone=2, florins=0, fruit=1, cattle=1).acts(0).play("build")
    assert t.why("raise:temple") == "too-few-florins 1"


@rule("ARC-TOK-01", "ARC-TOK-02")
def test_tokens_stand_for_cubes_that_are_lacking_or_saved():
    t = shore().citizens(0, "1").has(0, tokens=2).acts(0).play("build raise:temple unit:1:land-1")
    assert (t.tokens(0), t.controller(1, "temple")) == (0, 0)
    t = shore().citizens(0, "1").has(0, tokens=1, stone=2).acts(0).play("build raise:temple unit:1:land-1")
    assert t.options() == ["token:stone", "pay"]
    assert t.why("token:wood") == "not-in-price"
    assert t.play("token:stone").why("token:stone") == "token-not-needed"
    t = shore().citizens(0, "1").has(0, tokens=1, stone=2).acts(0).play("build raise:temple unit:1:land-1")
    t.play("token:stone pay")
    assert (t.tokens(0), t.cubes(0)) == (0, {"stone": 1})


@rule("ARC-TOK-03")
def test_by_a_setting_a_token_stands_only_for_a_cube_that_the_bank_has():
    t = shore(token_needs_cube=True).citizens(0, "1").has(0, tokens=2, fruit=1, cattle=1).bank(3, stone=0).acts(0)
    assert t.play("build").why("raise:temple") == "bank-lacks 4"


@rule("ARC-BUILD-02")
def test_a_builder_is_active_and_not_engaged():
    t = shore().citizens(0, "1 1").rebels(0, "1").has(0, stone=2).acts(0)
    t.engaged(0, "1").engaged(0, "1")
    assert t.why("build") == "no-builder"


@rule("ARC-BUILD-02", "ARC-BUILD-05")
def test_a_ship_builds_a_port_in_its_own_waters():
    t = shore().ships(0, "1").has(0, stone=1, fish=1).acts(0).play("build raise:port unit:1:sea-1")
    assert t.where(0) == ["1:port*"]
    t = shore().ships(0, "1").citizens(0, "2").has(0, stone=2).acts(0).play("build raise:temple")
    assert t.why("unit:1:sea-1") == "no-builder"
    assert t.why("launch:1:sea-1") == "not-this-kind"


@rule("ARC-BUILD-03")
def test_one_building_of_a_kind_in_a_region():
    t = shore().built(1, "temple").citizens(0, "1").has(0, stone=2, fruit=1, cattle=1).acts(0).play("build")
    assert t.why("raise:temple") == "already-built"


@rule("ARC-BUILD-04", "ARC-COMP-07")
def test_towns_and_temples_share_thirteen_tokens():
    t = shore()
    t.layout.numbers.town_temple_tokens = 1
    try:
        t.built(1, "town").citizens(0, "2").has(0, stone=2, fruit=1, cattle=1).acts(0).play("build")
        assert t.why("raise:temple") == "no-tokens-left"
        u = shore(split_tokens=True)
        u.layout.numbers.town_temple_tokens = 1
        u.built(1, "town").citizens(0, "2").has(0, stone=2).acts(0).play("build")
        assert u.may("raise:temple")
        u.layout.numbers.town_temple_tokens = 13
    finally:
        t.layout.numbers.town_temple_tokens = 13


@rule("ARC-BUILD-05")
def test_no_port_stands_in_the_open_sea_which_has_no_coast():
    t = shore().ships(0, "0 2").has(0, stone=2, fish=2).acts(0).play("build raise:port")
    assert t.offered("unit") == {"2:sea-1"}
    assert t.why("unit:0:sea-1") == "no-coast"
    t = shore().ships(0, "0").has(0, stone=2, fish=2).acts(0)
    assert t.why("build") == "no-builder"


@rule("ARC-BUILD-05")
def test_a_region_without_sea_takes_no_port():
    t = inland().citizens(0, "1").has(0, stone=2, fish=1).acts(0).play("build")
    assert t.why("raise:port") == "no-sea"


@rule("ARC-BUILD-05")
def test_a_citizen_says_in_which_waters_a_port_stands():
    t = isles().region("1,-1", "H19A", 1).citizens(0, "1").has(0, stone=1, fish=1).acts(0)
    t.play("build raise:port unit:1:land-1")
    assert t.offered("waters") == {"sea-1", "sea-2"}
    assert t.why("waters:sea-3") == "no-such-area"
    t.play("waters:sea-2")
    assert t.seen(1).buildings[0].area == "sea-2"


@rule("ARC-BUILD-07")
def test_a_new_port_can_be_used_in_the_same_round():
    t = shore().citizens(0, "1").has(0, stone=1, fish=2).acts(0).play("build raise:port unit:1:land-1")
    assert t.may("serve:1:port")


@rule("ARC-BUILD-08", "ARC-TREND-04")
def test_a_temple_is_a_coin_on_the_benefactor():
    t = shore().trend("benefactor").citizens(0, "1").has(0, stone=2).acts(0).play("build raise:temple unit:1:land-1")
    assert t.benefaction(0) == 1


@rule("ARC-SHIP-01", "ARC-SHIP-02")
def test_a_ship_is_built_by_a_citizen_who_is_not_engaged_by_it():
    t = shore().citizens(0, "1").has(0, wood=1).acts(0).play("build raise:ship launch:1:sea-1")
    assert t.where(0) == ["1:land-1", "1:sea-1"]
    assert (t.florins(0), t.cubes(0)) == (9, {})


@rule("ARC-SHIP-01")
def test_a_ship_needs_a_citizen_beside_the_sea():
    t = shore().citizens(0, "1").ships(0, "2").has(0, wood=1).acts(0).play("build raise:ship")
    assert t.offered("launch") == {"1:sea-1"}
    assert t.why("launch:2:sea-1") == "no-builder"
    assert t.why("launch:1:sea-2") == "no-such-area"
    assert t.why("unit:1:land-1") == "not-this-kind"
    t = inland().citizens(0, "1").has(0, wood=1, stone=2).acts(0).play("build")
    assert t.why("raise:ship") == "no-sea"


@rule("ARC-SHIP-03")
def test_nobody_has_more_than_four_ships():
    t = shore().citizens(0, "1").ships(0, "0 0 1 2").has(0, wood=1, fruit=1, cattle=1).acts(0).play("build")
    assert t.why("raise:ship") == "no-ship-left"


# Control.


@rule("ARC-CTRL-01", "ARC-CTRL-04", "ARC-DEF-08")
def test_an_active_unit_on_a_building_controls_it_and_a_rebel_does_not():
    t = shore().built(1, "market").citizens(0, "1:market")
    assert t.controller(1, "market") == 0
    t.rebels(0, "1:market")
    assert t.controller(1, "market") == -1
    assert t.seen(1).buildings[0].why == "nobody"


@rule("ARC-CTRL-05")
def test_a_citizen_on_a_port_keeps_its_land():
    t = isles().region("1,-1", "H15A", 0).built(1, "port").citizens(0, "1:land-2").acts(0)
    t.play("migrate unit:1:land-2 to:1:port")
    assert t.seen(1).units[0].area == "land-2"


@rule("ARC-TOWN-01", "ARC-DEF-08")
def test_an_active_citizen_in_the_town_controls_all_of_the_region():
    t = shore().built(1, "town", "port", "market", "temple").citizens(0, "1:town")
    assert {t.controller(1, kind) for kind in ("town", "port", "market", "temple")} == {0}
    assert t.holder(1) == 0
    assert t.seen(1).buildings[1].why == "town"


@rule("ARC-TOWN-05", "ARC-TOWN-06")
def test_sc37_whoever_stands_in_a_building_keeps_it_from_the_town_until_he_leaves():
    t = shore().built(1, "town", "port").ships(1, "1:port")
    assert t.controller(1, "port") == 1
    t.citizens(0, "1:town")
    assert t.controller(1, "port") == 1
    t.acts(1).play("migrate unit:1:port to:0:sea-1 done")
    assert t.controller(1, "port") == 0


@rule("ARC-TOWN-08")
def test_one_may_build_in_a_rivals_region_and_holds_what_one_built():
    t = shore().built(1, "town").citizens(1, "1:town").citizens(0, "1").has(0, stone=2).acts(0)
    t.play("build raise:temple unit:1:land-1")
    assert t.controller(1, "temple") == 0
