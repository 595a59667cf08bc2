from __future__ import annotations

import pytest

from ludoteca.games.magnificent.rules.layout import TILE_DISCARD
from ludoteca.games.magnificent.rules.state import FREE, IN_MAIN_TENT
from tests.games.magnificent.table import magnificent
from tests.support import rule

SETS = {2: 3, 3: 3, 4: 4, 5: 5}


def ending(seats=3, round_=1, **settings):
    """A table whose round ends as soon as it is settled: sets lie on the display."""
    t = magnificent(seats, **settings).round(round_)
    tiles = "" if round_ == 3 else "+TT{:02}"
    return t.sets(*((f"M{k:02}" + tiles.format(k)) for k in range(1, SETS.get(seats, 4) + 1)))


def to_next_round(t):
    """The first option each time, until the next round begins."""
    number = t.view().round
    while t.view().round == number and not t.s.over:
        t.plays(t.to_act[0], t.options()[0])  # dice come from the box
    return t


@rule("MAG-EOR-01", "MAG-FLOW-01")
def test_the_round_ends_after_everybodys_last_turn():
    t = ending(2).pool("G1").dice(0, "O1@I-1 O1@I-2 O1@I-3 O1@I-4").dice(1, "O1@II-1 O1@II-2 O1@II-3")
    t.round(1, 4).acts(1)
    assert t.view().phase == "turns"
    t.play("die:G1 card:II-4 rest end-turn")
    assert (t.view().phase, t.deciding) == ("draft", "choose-set")


@rule("MAG-EOR-02")
def test_of_two_hats_the_lower_one_is_taken_back():
    t = ending(3).hats("0:3 0:12 1:9 1:5 2:10").ends_round()
    assert t.view().order == (1, 2, 0)
    assert t.view().players[0].hats == (2, -1)


@rule("MAG-EOR-03", "MAG-EOR-05", "MAG-EOR-09")
def test_gt_07_cards_are_dealt_from_the_bottom_up_and_the_highest_chooses_first():
    t = ending(3).hats("0:7 1:12 2:3").ends_round()
    assert t.view().order == (2, 0, 1)
    assert t.view().order_spaces[:3] == (2, 0, 1)
    assert t.to_act == (1,)
    t.play("set:1")
    assert t.to_act == (0,)


@rule("MAG-EOR-03")
def test_who_has_not_performed_stays_below_in_the_old_order():
    t = ending(3).order(2, 1, 0).hats("1:3").ends_round()
    assert t.view().order == (2, 0, 1)


@rule("MAG-EOR-04", "MAG-EOR-11")
def test_st_14_with_a_gap_the_first_to_choose_also_discards_a_set():
    t = ending(2).hats("1:12").ends_round()
    assert [player.hats[0] for player in t.view().players] == [0, 2]
    assert t.view().gap
    assert t.to_act == (1,)
    t.play("set:2")
    assert (t.deciding, t.to_act) == ("discard-set", (1,))
    assert t.offered("discard-set") == {"1", "3"}
    assert t.why("discard-set:2") == "set-gone"
    t.play("discard-set:3")
    assert (t.offered("set"), t.to_act) == ({"1"}, (0,))
    t.play("set:1")
    assert (t.own_cards(0)[-1], t.own_tiles(0)) == ("M01", ["TT01"])
    assert t.deciding == "score-card"


@rule("MAG-EOR-04")
def test_st_15_without_a_gap_the_second_chooses_from_two():
    t = ending(2).hats("0:9 1:10").ends_round()
    assert [player.hats[0] for player in t.view().players] == [0, 1]
    assert not t.view().gap
    t.play("set:3")
    assert (t.offered("set"), t.to_act) == ({"1", "2"}, (0,))


@rule("MAG-EOR-05", "MAG-PSET-04")
def test_the_new_order_is_that_of_the_next_round():
    t = to_next_round(ending(3).hats("0:7 1:12 2:3").ends_round())
    assert t.view().round == 2
    assert t.to_act == (2,)


@rule("MAG-EOR-06")
@pytest.mark.parametrize(("round_", "points"), [(1, -1), (2, -2), (3, -3)])
def test_gt_08_a_coin_that_the_order_card_asks_for_in_vain_costs_points(round_, points):
    t = ending(3, round_).ends_round()
    assert t.score(0) == points
    assert t.view().ledger[0].order_lost == -points


@rule("MAG-EOR-06")
def test_order_cards_pay_and_are_paid():
    t = ending(3).has(0, coins=4).has(1, coins=4).has(2, coins=4).ends_round()
    assert [t.coins(seat) for seat in range(3)] == [3, 4, 5]


@rule("MAG-EOR-06", "MAG-GEN-07")
def test_the_gem_of_the_fifth_card_is_chosen_before_dice_are_paid():
    t = ending(5).has(4, coins=0).dice(4, "O1@V-1").ends_round()
    assert (t.deciding, t.to_act) == ("gain-gem", (4,))
    t.play("gain:g")
    assert (t.gems(4), t.coins(4)) == ("g", 0)


@rule("MAG-EOR-07", "MAG-EOR-08")
def test_st_01_the_strongest_colour_and_all_clear_dice_are_paid_missing_coins_cost_points():
    t = ending(3, 2).has(1, coins=7).dice(1, "O5@II-1 O3@II-2 P6@II-3 C2@II-4").ends_round()
    assert (t.coins(1), t.score(1)) == (0, -6)
    line = next(line for line in t.view().ledger if line.seat == 1)
    assert (line.owed, line.paid, line.lost) == (10, 7, 6)


@rule("MAG-EOR-07")
def test_only_one_colour_is_paid():
    t = ending(3).has(1, coins=20).dice(1, "O4@II-1 G5@II-2 P3@II-3 P1@II-4").ends_round()
    assert t.coins(1) == 15


@rule("MAG-EOR-08", "MAG-GEN-11")
def test_points_may_go_below_nought_unless_a_setting_says_no():
    assert ending(3).dice(1, "O4@II-1").ends_round().score(1) == -4
    assert ending(3, score_floor=True).has(1, score=2).dice(1, "O4@II-1").ends_round().score(1) == 0


@rule("MAG-EOR-09")
def test_a_set_is_a_card_and_a_tile():
    t = ending(3).ends_round().play("set:2")
    assert (t.own_cards(2)[-1], t.own_tiles(2)) == ("M02", ["TT02"])
    assert t.why("set:2") == "set-gone"


@rule("MAG-TRN-07", "MAG-ADV-03", "MAG-MT-05")
def test_a_drafted_tile_fills_a_slot_and_extra_ones_lie_behind():
    t = magnificent(2).tiles(0, "TT01", "TT13", "TT14").tiles(1, "TT02").sets("M01+TT03", "M02+TT04", "M03+TT05")
    t.ends_round().play("set:1 set:2")
    assert [tile.extra for tile in t.view().players[1].tiles] == [False, False]
    tiles = t.view().players[0].tiles
    assert [(tile.id, tile.extra) for tile in tiles] == [
        ("TT01", False),
        ("TT04", False),
        ("TT13", True),
        ("TT14", True),
    ]


@rule("MAG-EOR-10")
def test_five_players_choose_from_five_and_nothing_is_turned_up():
    t = ending(5).ends_round()
    t.play("gain:o")
    assert t.offered("set") == {"1", "2", "3", "4", "5"}
    t.play("set:5")
    assert t.offered("set") == {"1", "2", "3", "4"}
    assert t.view().sets[4].card == ""


@rule("MAG-EOR-12")
def test_one_card_is_scored_in_full_and_discarded_in_ascending_order():
    t = ending(3).camp(1, "OL:0:a1 OS:0:d4").cards(1, "M13", "M09", "II-1", "M60").ends_round()
    t.play("set:1 set:2 set:3")
    assert (t.deciding, t.to_act) == ("score-card", (0,))
    t.play("score:I-1")
    assert t.to_act == (1,)
    assert t.offered("score") == set(t.own_cards(1))
    assert t.why("score:M40") == "not-your-card"
    before = t.score(1)
    t.play("score:M13")
    assert t.score(1) == before + 6
    assert "M13" in t.view().card_discards


@rule("MAG-EOR-13", "MAG-SC-01")
def test_dice_stay_until_all_have_scored():
    t = ending(2).cards(0, "M41", "I-1", "I-2", "I-3").has(0, coins=30).dice(0, "G6@I-1 O4@I-2").ends_round()
    t.play("set:1 set:2 score:I-1")
    assert t.worth(0, "M41") == 10
    assert t.view().players[0].dice == ("G6", "O4")


@rule("MAG-EOR-14", "MAG-TRN-03")
def test_trainers_come_home_the_display_is_filled_and_dice_are_rolled():
    t = to_next_round(ending(3).trainers_out(0, 3).dice(0, "O1@I-1").ends_round())
    assert (t.s.has(0, FREE), t.s.has(0, IN_MAIN_TENT)) == (3, 0)
    assert all(one.card and one.tile for one in t.view().sets)
    assert len(t.in_tent) == 15
    assert t.view().players[0].dice == ()


@rule("MAG-EOR-14", "MAG-EOR-16")
def test_st_32_after_the_second_round_no_tiles_come():
    t = to_next_round(ending(4, 2).ends_round())
    assert all(one.card and not one.tile for one in t.view().sets)
    assert len(t.view().sets) == 4


@rule("MAG-EOR-15")
@pytest.mark.parametrize(("round_", "tile"), [(1, True), (2, False)])
def test_of_five_players_the_tops_are_turned_up_again(round_, tile):
    t = to_next_round(ending(5, round_).ends_round())
    fifth = t.view().sets[4]
    assert fifth.card
    assert bool(fifth.tile) == tile


@rule("MAG-EOR-16")
def test_after_the_third_round_a_card_only_is_taken_unless_a_setting_leaves_it_out():
    t = ending(3, 3).ends_round()
    assert t.deciding == "choose-set"
    t.play("set:1")
    assert (len(t.own_cards(2)), t.own_tiles(2)) == (5, [])
    assert ending(3, 3, third_draft=False).ends_round().deciding == "score-card"


@rule("MAG-EOR-17", "MAG-EOR-14")
def test_st_34_what_is_left_stays_but_its_tile_goes_before_the_last_round():
    t = to_next_round(ending(2, 1).hats("0:9 1:10").ends_round())
    assert t.view().sets[2].card == "M03"
    assert all(one.tile for one in t.view().sets)
    t = to_next_round(ending(2, 2).hats("0:9 1:10").ends_round())
    assert t.view().sets[2].card == "M03"
    assert t.view().sets[2].tile == ""
    assert t.ids["tile"].index("TT03") in t.s.tiles.cards(TILE_DISCARD)


@rule("MAG-EOR-17")
def test_a_setting_discards_what_is_left():
    t = to_next_round(ending(2, 1, display_leftover="discard").hats("0:9 1:10").ends_round())
    assert t.view().sets[2].card != "M03"


@rule("MAG-GEN-01", "MAG-EOG-01")
def test_the_game_ends_after_three_rounds():
    t = ending(2, 3).ends_round()
    while not t.s.over:
        assert t.view().round == 3
        t.play(t.options()[0])
    assert t.view().phase == "over"
    assert t.view().round == 3
