"""Set-up and turn 0: what lies on the table, first regions, discoveries, trends and objectives."""

from __future__ import annotations

import pytest

from ludoteca.games.archipelago.game import GAME
from ludoteca.games.archipelago.rules.layout import HEX_DECK
from ludoteca.kernel.errors import LudotecaError
from tests.games.archipelago.table import Table, isles, opening
from tests.support import rule


def played(t: Table) -> Table:
    """Turn 0 to its end, or to the choice of objectives; always the first option."""
    while t.s.turn == 0 and t.deciding != "keep-objective":
        t.play(t.options()[0])
    return t


@rule("ARC-SETUP-02", "ARC-SETUP-05", "ARC-COMP-05")
def test_sc01_every_section_of_the_domestic_market_has_a_cube_and_the_bank_has_the_rest():
    view = opening().view()
    assert view.bank_cubes == (14, 14, 14, 14, 11, 9)
    assert [one.count for one in view.boards] == [1] * 6 + [0] * 6


@rule("ARC-SETUP-01", "ARC-SETUP-03", "ARC-SETUP-04", "ARC-SETUP-06")
def test_sc01_markers_stand_at_zero_beside_three_piles_of_eight():
    t = opening()
    assert t.scale == (0, 0, 0)
    assert t.view().piles == (8, 8, 8)
    assert t.view().tokens_left == (13, 13)


@rule("ARC-SETUP-09", "ARC-COMP-04", "ARC-COMP-06")
def test_sc01_everybody_has_ten_florins_three_discs_and_a_ship_on_the_open_sea():
    t = opening()
    assert t.view().bank_florins == 95
    for seat in range(4):
        assert (t.florins(seat), t.discs_of(seat), t.where(seat)) == (10, 3, ["0:sea-1"])


@rule("ARC-SETUP-08", "ARC-COMP-03")
def test_the_open_sea_lies_in_the_middle():
    start = opening().seen(0)
    assert (start.side, start.q, start.r) == ("open-sea", 0, 0)


@rule("ARC-SETUP-07", "ARC-COMP-02")
def test_of_the_evolution_deck_everybody_sees_the_back_on_top():
    view = opening().view()
    assert view.cards_left == 48
    assert view.back


@rule("ARC-SETUP-10", "ARC-COMP-01")
def test_five_players_use_the_other_side_of_the_wheel():
    shared = {seats: int(GAME.rules({}, seats).layout.shared[7]) for seats in (2, 3, 4, 5)}
    assert shared == {2: 2, 3: 2, 4: 2, 5: 1}


@rule("ARC-T0-01")
def test_the_order_of_play_is_drawn():
    orders = {opening(seed=seed).view().order for seed in range(12)}
    assert len(orders) > 1
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


@rule("ARC-T0-02")
def test_three_hexes_are_dealt_to_everybody_and_seen_by_nobody_else():
    t = opening()
    seat = t.to_act[0]
    assert len(t.view(seat).hand) == 6
    assert t.view().hand == ()
    assert t.view((seat + 1) % 4).hand != t.view(seat).hand


@rule("ARC-T0-03")
def test_a_first_region_is_one_side_of_ones_own_hexes():
    t = opening()
    assert t.offered("side") <= set(t.view(t.to_act[0]).hand)
    strange = next(side for side in GAME.rules().layout.sides.ids[:48] if side not in t.view(t.to_act[0]).hand)
    assert t.why(f"side:{strange}") == "not-in-hand"


@rule("ARC-T0-03", "ARC-T0-05")
def test_a_first_region_touches_the_start():
    t = opening()
    t.play(next(text for text in t.options() if text.startswith("side")))
    assert t.offered("place") == {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}
    assert t.why("place:2,0") == "no-space"


@rule("ARC-T0-04")
def test_edges_that_touch_are_equal():
    t = opening(desert_start=True)
    while t.s.turn == 0:
        t.play(t.options()[-1])
    for region in t.view().regions:
        for edge, other in enumerate(region.beside):
            if other >= 0:
                assert region.by_sea[edge] == t.seen(other).by_sea[(edge + 3) % 6]


@rule("ARC-T0-07", "ARC-T0-08", "ARC-T0-09", "ARC-TREND-02")
def test_after_the_first_region_ship_and_citizens_are_there_and_its_huts_are_counted():
    t = opening()
    seat = t.to_act[0]
    while t.to_act == (seat,) and t.s.regions == 1:
        t.play(t.options()[0])
    while t.to_act == (seat,):
        t.play(t.options()[0])
    found = t.seen(1)
    assert sorted(place.partition("-")[0] for place in t.where(seat)) == ["1:land", "1:land", "1:sea"]
    assert t.tokens(seat) == 1
    assert t.scale == (2, 0, found.huts)


@rule("ARC-T0-08")
def test_g01_after_turn_0_of_four_the_population_is_8():
    assert played(opening()).scale[0] == 8


@rule("ARC-T0-11", "ARC-T0-12", "ARC-T0-16")
def test_sc02_after_turn_0_the_other_hexes_are_in_the_deck_and_five_cards_on_the_track():
    view = played(opening()).view()
    assert view.piles == (4, 8, 8)
    assert view.hexes_left == 20
    assert (len(view.track), view.cards_left) == (5, 43)
    assert {one.turned for one in view.track} == {0}
    assert (view.turn, view.phase) == (1, 2)


@rule("ARC-P1-01", "ARC-P4-01", "ARC-T0-12")
def test_sc02_turn_1_skips_phases_1_and_4():
    t = played(opening())
    for seat in t.to_act:
        t.play("bid:0", seat)
    assert [values["phase"] for values in t.told("phase-began")] == [3, 5]


@rule("ARC-T0-10")
def test_every_first_region_brings_a_cube_to_the_domestic_market():
    t = played(opening())
    assert sum(t.lies("domestic").values()) == 6 + 4
    assert sum(sum(t.cubes(seat).values()) for seat in range(4)) > 0


@rule("ARC-T0-13", "ARC-TREND-02")
def test_one_trend_lies_open():
    view = played(opening()).view()
    assert len(view.trends) == 1


@rule("ARC-T0-14", "ARC-T0-15", "ARC-NEG-04")
def test_everybody_holds_one_objective_of_the_length_that_nobody_else_sees():
    t = played(opening(length="medium"))
    for seat in range(4):
        assert t.view(seat).players[seat].objectives[0].startswith("M")
        assert t.view((seat + 1) % 4).players[seat].objectives == ("",)


@rule("ARC-T0-06")
def test_a_hand_of_which_nothing_fits_is_shown_and_drawn_anew():
    for seed in range(200):
        t = opening(seats=5, seed=seed, desert_start=True)
        while t.s.turn == 0:
            t.play(t.options()[0])
            if t.told("hand-shown"):
                assert t.view(t.to_act[0]).hand
                assert len(t.view().hexes_discarded) == 3
                return
    raise AssertionError("no hand was shown")


@rule("ARC-T0-10", "ARC-EXPL-10")
def test_g02_two_wood_and_two_fish_leave_four_ways():
    ways = set()
    for market in ("wood", "fish"):
        for own in ("wood", "fish"):
            t = reach("H10A")
            assert t.offered("stock") == {"wood", "fish"}
            before = t.lies("domestic")[market]
            t.play(f"stock:{market}")
            assert t.offered("discover") == {"wood", "fish"}
            t.play(f"discover:{own}")
            assert t.lies("domestic")[market] == before + 1
            assert t.cubes(0) == {own: 1}
            ways.add((market, own))
    assert len(ways) == 4


def reach(side: str) -> Table:
    """Turn 2: the first player explores this region, up to the choice of its resources."""
    t = isles().region("1,-1", "H01A").ships(0, "0").next_hex(side, "H20A").acts(0)
    t.play(f"explore take-hex side:{side}")
    while t.deciding in ("pick-cell", "pick-rotation", "send-explorer"):
        t.play(t.options()[0])
    return t


@rule("ARC-EXPL-10")
def test_g03_of_fruit_and_wood_the_player_gets_what_the_market_did_not():
    t = reach("H04A").play("stock:fruit")
    assert t.cubes(0) == {"wood": 1}


@rule("ARC-EXPL-10")
def test_g04_of_two_cattle_one_goes_to_the_market_and_one_to_the_player():
    t = reach("H11A")
    assert t.lies("domestic")["cattle"] == 2
    assert t.cubes(0) == {"cattle": 1}


@rule("ARC-EXPL-10")
def test_a_single_symbol_serves_the_market_alone():
    t = reach("H16A")
    assert t.lies("domestic")["fish"] == 2
    assert t.cubes(0) == {}


@rule("ARC-EXPL-12")
def test_a_resource_that_the_bank_lacks_or_the_market_has_no_room_for_is_not_chosen():
    t = isles().region("1,-1", "H01A").ships(0, "0").bank(3, fish=0).next_hex("H10A", "H20A").acts(0)
    t.play("explore take-hex side:H10A")
    while t.deciding in ("pick-cell", "pick-rotation", "send-explorer"):
        t.play(t.options()[0])
    assert t.lies("domestic")["wood"] == 2
    assert t.cubes(0) == {"wood": 1}


# Variants.


@rule("ARC-VAR-01", "ARC-SETUP-09")
def test_g22_in_the_desert_there_are_no_ships_and_five_huts_count():
    t = opening(desert_start=True)
    assert t.scale == (8, 0, 5)
    assert {tuple(t.where(seat)) for seat in range(4)} == {("0:land-1", "0:land-1")}


@rule("ARC-VAR-01")
def test_from_the_desert_one_of_two_citizens_goes_into_the_first_region():
    t = opening(desert_start=True)
    seat = t.to_act[0]
    while t.s.regions == 1:
        t.play(t.options()[0])
    assert sorted(place.split(":")[0] for place in t.where(seat)) == ["0", "1"]
    assert t.scale[0] == 8


@rule("ARC-VAR-02")
def test_without_secrets_as_many_objectives_as_players_lie_open_and_no_trend():
    t = played(opening(no_secrets=True))
    view = t.view()
    assert len(view.common_objectives) == 4
    assert view.trends == ()
    assert {player.objectives for player in view.players} == {()}


@rule("ARC-VAR-02")
def test_sc47_two_players_without_secrets_see_two_objectives_or_four():
    assert len(played(opening(seats=2, no_secrets=True)).view().common_objectives) == 2
    four = played(opening(seats=2, no_secrets=True, open_objectives_2p="four")).view()
    assert len(four.common_objectives) == 4


@rule("ARC-VAR-03")
def test_more_control_means_two_trends():
    t, revealed = opening(more_control=True), 0
    while t.s.turn == 0:
        revealed += len(t.play(t.options()[0]).told("trend-revealed"))
    assert revealed == len(set(t.view().trends)) == 2


@rule("ARC-VAR-04")
def test_the_trend_with_most_votes_is_played_with():
    t = opening(choose_trend=True)
    for seat, trend in enumerate(("temples", "fish", "temples", "iron")):
        t.play(f"vote:{trend}", seat)
    assert t.view().trends == ("temples",)
    assert played(t).view().trends == ("temples",)


@rule("ARC-VAR-05", "ARC-VAR-07")
def test_with_the_benefactor_a_second_trend_is_voted_for():
    t = opening(choose_trend=True, benefactor=True)
    assert t.why("vote:benefactor", 0) == "no-vote"
    for seat in range(4):
        t.play("vote:fish", seat)
    assert set(played(t).view().trends) == {"fish", "benefactor"}


@rule("ARC-VAR-05")
def test_with_the_benefactor_nobody_is_pacifist_or_separatist():
    t = played(opening(benefactor=True))
    spent = {line.objective for line in t.view().ends if line.is_spent}
    assert {"S09", "S10"} <= spent


@rule("ARC-VAR-06")
def test_with_more_spice_one_of_two_objectives_is_kept():
    t = played(opening(more_spice=True))
    assert t.deciding == "keep-objective"
    for seat in range(4):
        two = t.view(seat).players[seat].objectives
        assert t.offered("keep", seat) == set(two)
        assert t.view((seat + 1) % 4).players[seat].objectives == ("", "")
        t.play(f"keep:{two[1]}", seat)
    assert [len(t.objectives_of(seat)) for seat in range(4)] == [1] * 4


@rule("ARC-VAR-06", "ARC-2P-01")
def test_two_players_choose_twice_with_more_spice():
    t = played(opening(seats=2, more_spice=True))
    first = [t.objectives_of(seat) for seat in range(2)]
    t.play(f"keep:{first[0][0]}", 0).play(f"keep:{first[1][1]}", 1)
    second = [t.objectives_of(seat)[1:] for seat in range(2)]
    assert len({*first[0], *first[1], *second[0], *second[1]}) == 8
    t.play(f"keep:{second[0][1]}", 0).play(f"keep:{second[1][0]}", 1)
    assert t.objectives_of(0) == [first[0][0], second[0][1]]
    assert t.view().phase == 2


@rule("ARC-VAR-07")
def test_sc46_benefactor_and_more_spice_are_too_much_for_five():
    with pytest.raises(LudotecaError, match="more objectives"):
        opening(seats=5, benefactor=True, more_spice=True)
    t = played(opening(seats=4, benefactor=True, more_spice=True))
    assert [len(t.objectives_of(seat)) for seat in range(4)] == [2] * 4


@rule("ARC-VAR-07")
@pytest.mark.parametrize("other", ["more_control", "choose_trend", "benefactor", "more_spice"])
def test_objectives_in_the_open_leave_no_room_for_other_variants(other):
    with pytest.raises(LudotecaError, match="contradict"):
        opening(no_secrets=True, **{other: True})


@rule("ARC-2P-01", "ARC-2P-02", "ARC-2P-03")
def test_sc34_two_players_have_two_objectives_each_and_the_pieces_of_two_colours():
    t = played(opening(seats=2))
    assert [len(t.objectives_of(seat)) for seat in range(2)] == [2, 2]
    mine = t.player(0)
    assert (mine.citizens + mine.citizens_left, mine.ships + mine.ships_left) == (20, 8)
    assert mine.discs_in_all == 3
    spent = {line.objective for line in t.view().ends if line.is_spent}
    assert {"S09", "S10"} <= spent


def test_hexes_are_all_somewhere():
    t = played(opening())
    assert t.s.hexes.size(HEX_DECK) + t.s.regions - 1 == 24
