from __future__ import annotations

import pytest

from ludoteca.games.magnificent.rules.state import FREE, IN_MAIN_TENT, IN_USE, LOCKED
from tests.games.magnificent.table import magnificent
from tests.support import rule

DISPLAY = ("SUH-1", "BRO-2", "LUN-3", "SNO-01")


def with_tile(tile, die="G5", trainers=2, **settings):
    """Seat 0 has a trainer tile and two trainers, and has put a die on the card with one more power."""
    return magnificent(2, **settings).has(0, trainers=trainers).tiles(0, tile).takes(0, die, "I-2")


def in_build(tile, **given):
    """Level 5 is being built, nothing is laid yet."""
    return magnificent(2).has(0, **given).tiles(0, tile).takes(0, "G5", "I-2").play("build:5")


@rule("MAG-TRN-01")
def test_each_trainer_does_its_work_once_and_any_number_may_be_used():
    t = with_tile("TT01", trainers=3)
    t.play("trainer:TT01 trainer:TT01 trainer:BT-COIN")
    assert t.coins(0) == 5
    assert t.s.has(0, IN_USE) == 3
    assert t.why("trainer:TT01") == "no-trainer"


@rule("MAG-TRN-01")
def test_only_own_tiles_can_be_used():
    t = with_tile("TT01")
    assert t.why("trainer:TT02") == "not-your-tile"


@rule("MAG-TRN-02")
def test_a_trainer_with_the_die_raises_the_power_before_it_is_fixed():
    t = with_tile("TT05").play("trainer:BT-POWER trainer:TT05")
    assert t.power == 8
    t = with_tile("TT05").play("travel:green:1")
    assert t.why("trainer:TT05") == "power-fixed"
    t = magnificent(2).has(0, trainers=2).tiles(0, "TT05").pool("G5").acts(0)
    assert t.why("trainer:TT05") == "no-die-taken"


@pytest.mark.parametrize("tile", ["TT08", "TT09", "TT11", "TT12", "BT-SHOW", "TT16"])
@rule("MAG-TRN-02")
def test_trainers_of_an_action_wait_for_it(tile):
    t = magnificent(2).has(0, trainers=2, coins=9)
    if tile.startswith("TT"):
        t.tiles(0, tile)
    t.takes(0, "G5", "I-2")
    assert t.why(f"trainer:{tile}") == "other-moment"


@rule("MAG-TRN-02")
def test_what_is_part_of_a_choice_is_not_used_by_itself():
    t = with_tile("TT17")
    assert t.why("trainer:TT17") == "used-with-choice"
    assert t.why("trainer:BT-RECOLOUR") == "used-with-choice"


@rule("MAG-TRN-01")
def test_a_coloured_gem_is_exchanged_for_another_colour():
    t = magnificent(2).has(0, trainers=1, gems="oc").takes(0, "G5", "I-2").play("trainer:BT-GEM")
    assert t.offered("give") == {"o"}
    t.play("give:o")
    assert t.offered("gain") == {"g", "p"}
    assert t.why("gain:o") == "same-gem"
    t.play("gain:p")
    assert t.gems(0) == "pc"


@rule("MAG-TRN-01")
def test_there_must_be_a_coloured_gem_to_exchange():
    t = magnificent(2).has(0, trainers=1, gems="c").takes(0, "G5", "I-2")
    assert t.why("trainer:BT-GEM") == "too-few-gems"


@rule("MAG-TRN-01", "MAG-GEN-07")
def test_tiles_of_the_main_game_give_gems_points_and_posters():
    t = with_tile("TT02").play("trainer:TT02")
    assert t.offered("gain") == {"o", "g", "p"}
    t.play("gain:g")
    assert t.gems(0) == "g"
    assert with_tile("TT03").play("trainer:TT03").score(0) == 2
    t = magnificent(2).has(0, trainers=1, coins=1).tiles(0, "TT04").display(*DISPLAY).takes(0, "G5", "I-2")
    t.play("trainer:TT04 poster:BRO-2 hang:1")
    assert (t.coins(0), t.hung(0, 1)) == (0, ["BRO-2"])
    t = magnificent(2).has(0, trainers=1, coins=0).tiles(0, "TT04").display(*DISPLAY).takes(0, "G5", "I-2")
    assert t.why("trainer:TT04") == "too-few-coins 1"


@rule("MAG-TRN-01", "MAG-BO-07")
def test_a_trainer_rolls_the_die_again():
    t = with_tile("TT06")
    t.s.chance.prepare([1])
    t.play("trainer:TT06")
    assert t.power == 2
    assert t.s.crossed != 0


@rule("MAG-TRN-06", "MAG-BUILD-09")
def test_gt_02_a_trainer_turns_a_large_tile_white():
    t = magnificent(2).dice(0, "G4@I-1").has(0, trainers=1).takes(0, "G5", "I-2")
    assert t.power == 9
    t.play("build:9")
    assert t.offered("tile") == {"GL", "GS", "WL", "OL", "OS", "PL", "PS"}
    t.play("tile:WL face:1 square:d1 tile:GS face:2 square:e2")
    assert t.laid(0) == {"GS": 1, "WL": 1}
    t.play("end-turn")
    assert t.s.has(0, IN_MAIN_TENT) == 1


@rule("MAG-TRN-06", "MAG-BUILD-02", "MAG-BUILD-09")
def test_without_a_trainer_tiles_are_of_the_colour_of_the_turn():
    t = magnificent(2).takes(0, "G5", "I-2").play("build:5")
    assert t.offered("tile") == {"GL"}
    assert t.why("tile:WL") == "needs-trainer"
    assert t.why("tile:OL") == "needs-trainer"
    assert t.why("tile:GS") == "size-not-left"


@rule("MAG-TRN-06")
def test_each_tile_of_another_colour_takes_a_trainer_of_its_own():
    t = magnificent(2).dice(0, "G6@I-1").has(0, trainers=1).takes(0, "G6", "I-2").play("build:12")
    t.play("tile:OL face:1 square:d3")
    assert t.free_trainers(0) == 0
    assert t.offered("tile") == {"GL"}


@rule("MAG-TRN-03", "MAG-EOR-14")
def test_trainers_of_the_main_tent_cannot_be_used():
    t = magnificent(2).trainers_out(0, 3).takes(0, "G5", "I-2")
    assert t.why("trainer:BT-COIN") == "no-trainer"


@rule("MAG-TRN-04", "MAG-TT-06")
def test_st_18_veterans_add_to_their_colour_for_ever_and_are_not_paid():
    t = magnificent(2).tiles(0, "TT20").has(0, trainers=2).takes(0, "P4", "I-2")
    t.play("trainer:TT20 trainer:TT20")
    assert t.power == 6
    assert t.view().players[0].due == 4
    t.play("rest end-turn")
    assert (t.s.has(0, LOCKED + 2), t.s.has(0, FREE), t.s.has(0, IN_MAIN_TENT)) == (2, 0, 0)


@rule("MAG-TT-06")
def test_a_veteran_counts_for_a_clear_die_used_as_its_colour_and_for_no_other():
    t = magnificent(2).tiles(0, "TT18").veterans(0, "orange", 2)
    assert t.takes(0, "C3", "I-2", "orange").power == 5
    t = magnificent(2).tiles(0, "TT18").veterans(0, "orange", 2)
    assert t.takes(0, "C3", "I-2", "green").power == 3


@rule("MAG-TT-01")
def test_any_face_turns_the_die_at_once_as_it_is_taken():
    t = magnificent(2).tiles(0, "TT13").has(0, trainers=1).pool("G1 O1").acts(0)
    t.play("die:G1")
    assert t.offered("turn-die") == {"1", "2", "3", "4", "5", "6"}
    t.play("turn-die:6 card:I-2")
    assert t.power == 6
    assert t.view().players[0].dice == ("G6",)
    assert t.view().players[0].due == 6
    assert t.s.has(0, IN_USE) == 1


@rule("MAG-TT-01")
def test_any_face_may_be_left_and_needs_a_trainer():
    t = magnificent(2).tiles(0, "TT13").has(0, trainers=1).pool("G1").acts(0).play("die:G1 as-rolled card:I-2")
    assert (t.power, t.free_trainers(0)) == (1, 1)
    t = magnificent(2).tiles(0, "TT13").pool("G1").acts(0).play("die:G1")
    assert t.deciding == "place-die"
    assert t.why("turn-die:3") == "not-your-tile"


@rule("MAG-TT-02")
def test_st_37_new_bill_drops_a_poster_for_another_of_display_or_decks():
    t = magnificent(2).tiles(0, "TT14").has(0, trainers=1).poster(0, 1, "SUH-0").poster(0, "waiting", "KIM-4")
    t.display(*DISPLAY).takes(0, "G5", "I-2").play("trainer:TT14")
    assert t.offered("drop") == {"SUH-0", "KIM-4"}
    assert t.why("drop:BRO-2") == "not-your-poster"
    t.play("drop:KIM-4")
    assert (t.offered("poster"), t.offered("draw")) == (set(DISPLAY), {"posters", "white"})
    t.play("poster:SNO-01 hang:2")
    assert (t.hung(0, 1), t.hung(0, 2), t.waiting(0)) == (["SUH-0"], ["SNO-01"], [])
    assert t.view().poster_discards == ("KIM-4",)


@rule("MAG-TT-02")
def test_new_bill_needs_an_unfinished_poster():
    t = magnificent(2).tiles(0, "TT14").has(0, trainers=1).poster(0, "done", "KIM-4").display(*DISPLAY)
    assert t.takes(0, "G5", "I-2").why("trainer:TT14") == "no-poster-to-drop"


@rule("MAG-TT-03")
def test_st_36_an_understudy_before_the_die_frees_one_that_can_be_taken():
    t = magnificent(2).tiles(0, "TT15").has(0, trainers=1).dice(0, "G6@I-1").pool("O1 P2").acts(0)
    t.play("trainer:TT15")
    assert t.offered("swap") == {"I-1"}
    t.play("swap:I-1")
    assert t.offered("for") == {"O1", "P2"}
    t.play("for:O1")
    assert t.view().players[0].dice == ("O1",)
    assert t.why("bonus") == "no-die-taken"
    t.play("die:G6 card:I-2")
    assert t.power == 6
    assert t.told("die-taken")[0]["card"] == t.ids["card"].index("I-2")


@rule("MAG-TT-03")
def test_an_understudy_counts_for_power_until_that_is_fixed_and_always_for_payment():
    t = magnificent(2).tiles(0, "TT15").has(0, trainers=2).dice(0, "O6@I-1").pool("G4 O1").takes(0, "G5", "I-2")
    t.play("trainer:TT15 swap:I-1 for:G4")
    assert t.power == 9
    t.play("travel:green:1 trainer:TT15 swap:I-1 for:O1")
    assert t.power == 9
    assert t.view().players[0].due == 5


@rule("MAG-TT-03")
def test_the_die_of_this_turn_may_be_swapped_and_is_counted_anew():
    t = magnificent(2).tiles(0, "TT15").has(0, trainers=1).dice(0, "O6@I-1").pool("O4").takes(0, "G5", "I-2")
    t.play("trainer:TT15 swap:I-2 for:O4")
    assert t.power == 10
    assert t.view().turn_of.colour == "orange"
    t = magnificent(2, understudy_current=False).tiles(0, "TT15").has(0, trainers=1).dice(0, "O6@I-1").pool("O4")
    t.takes(0, "G5", "I-2").play("trainer:TT15")
    assert t.why("swap:I-2") == "no-die-there"
    assert t.offered("swap") == {"I-1"}


@rule("MAG-TT-03")
def test_a_setting_keeps_the_understudy_for_after_the_die():
    t = magnificent(2, understudy_before_die=False).tiles(0, "TT15").has(0, trainers=1).dice(0, "G6@I-1").pool("O1")
    t.acts(0)
    assert t.why("trainer:TT15") == "no-die-taken"
    t.play("die:O1 card:I-2")
    assert t.why("trainer:TT15") == "no-die-to-swap"


@rule("MAG-TT-04")
def test_st_26_a_side_stall_is_one_small_tile_more_for_two_coins():
    t = in_build("TT16", coins=2, trainers=2).play("trainer:TT16")
    assert t.coins(0) == 0
    t.play("tile:GL face:1 square:a1")
    assert t.offered("tile") == {"GS", "OS", "PS"}
    t.play("tile:PS face:1 square:b1")
    assert t.laid(0) == {"GL": 1, "PS": 1}
    assert t.s.has(0, IN_USE) == 2
    assert t.power == 5


@rule("MAG-TT-04")
def test_a_side_stall_may_be_added_when_the_other_tiles_lie_and_needs_its_coins():
    t = in_build("TT16", coins=2, trainers=1).play("tile:GL face:1 square:a1")
    assert t.deciding == "end-turn"
    t.play("trainer:TT16")
    assert t.deciding == "lay-tile"
    assert t.offered("tile") == {"GS"}
    assert in_build("TT16", coins=1, trainers=1).why("trainer:TT16") == "too-few-coins 1"


@rule("MAG-TT-05")
def test_st_12_open_air_completes_a_poster_without_paying_its_tent():
    t = magnificent(2).has(0, trainers=1).camp(0, "OL:0:a1").poster(0, 2, "SUH-1").tent(0, 2, "T11")
    t.takes(0, "G5", "I-2").play("perform:5")
    assert t.why("show:SUH-1:tent") == "poster-gems"
    assert t.why("show:SUH-1:unpaid") == "no-open-air"
    t = magnificent(2).has(0, trainers=1).tiles(0, "TT17").camp(0, "OL:0:a1").poster(0, 2, "SUH-1").tent(0, 2, "T11")
    t.takes(0, "G5", "I-2").play("perform:5")
    assert t.why("show:SUH-1:open-air") == "tent-below"
    t.play("show:SUH-1:unpaid")
    assert (t.score(0), t.coins(0), t.free_trainers(0)) == (4 + 5, 3, 0)


@rule("MAG-TT-05")
def test_st_38_a_waiting_poster_is_shown_in_the_open_air_without_a_tents_reward():
    t = magnificent(2).has(0, trainers=1).tiles(0, "TT17").camp(0, "OL:0:a1").poster(0, "waiting", "SUH-1")
    t.takes(0, "G5", "I-2").play("perform:5")
    assert t.why("show:SUH-1:tent") == "no-tent-below"
    assert t.why("show:SUH-1:unpaid") == "no-tent-below"
    t.play("show:SUH-1:open-air")
    assert (t.score(0), t.coins(0), t.completed(0)) == (4, 3, ["SUH-1"])


@rule("MAG-TT-05", "MAG-PERF-06")
def test_the_limit_and_the_needs_of_the_poster_remain_in_the_open_air():
    t = magnificent(2).has(0, trainers=2).tiles(0, "TT17").camp(0, "OL:0:a1 OL:0:d1")
    t.poster(0, "waiting", "SUH-1", "BRO-1", "SUH-3").takes(0, "G5", "I-2").play("perform:5")
    assert t.why("show:SUH-3:open-air").startswith("tile-lacking")
    t.play("show:SUH-1:open-air")
    assert t.why("show:BRO-1:open-air") == "limit-reached"
    t = magnificent(2).has(0, trainers=1).tiles(0, "TT17").camp(0, "OL:0:a1").poster(0, "waiting", "SUH-4")
    assert t.takes(0, "G5", "I-2").play("perform:5").why("show:SUH-4:open-air") == "poster-gems"


@rule("MAG-TT-05")
def test_an_unpaid_tent_without_cost_is_no_way_and_a_setting_keeps_its_reward():
    given = {"open_air_reward": False}
    t = magnificent(2, **given).has(0, trainers=1).tiles(0, "TT17").camp(0, "OL:0:a1").poster(0, 2, "SUH-1")
    t.tent(0, 2, "T11").takes(0, "G5", "I-2").play("perform:5 show:SUH-1:unpaid")
    assert t.score(0) == 4
    t = magnificent(2).has(0, trainers=1).tiles(0, "TT17").camp(0, "OL:0:a1").poster(0, 2, "SUH-1")
    t.tent(0, 2, "T06").takes(0, "G5", "I-2").play("perform:5")
    assert t.why("show:SUH-1:unpaid") == "tent-costs-nothing"


@rule("MAG-TRN-02", "MAG-BUILD-01")
def test_st_35_a_budget_raises_what_can_be_built_and_not_the_power():
    t = magnificent(2).has(0, trainers=1).tiles(0, "TT07").takes(0, "G2", "I-1")
    assert t.offered("build") == set()
    t.play("trainer:TT07")
    assert t.offered("build") == {"3", "5"}
    assert t.power == 2
    assert t.why("travel:green:1") == "other-announced 0"
    t.play("build:5")
    assert t.power == 2


@rule("MAG-TRN-01")
def test_a_trainer_pays_a_coin_for_each_tile_of_the_build_once():
    t = magnificent(2).has(0, trainers=2, coins=0).tiles(0, "TT08").dice(0, "G4@I-1").takes(0, "G5", "I-3")
    t.play("build:9 tile:GL face:1 square:a1 trainer:TT08")
    assert t.coins(0) == 1
    assert t.why("trainer:TT08") == "once-enough"
    t.play("tile:GS face:1 square:b2")
    assert t.coins(0) == 2


@rule("MAG-TRN-01", "MAG-TRAV-01")
def test_a_trainer_moves_a_wagon_of_another_colour():
    t = magnificent(2).has(0, trainers=2).takes(0, "G5", "I-2").play("trainer:BT-TRACK")
    assert {text.split(":")[0] for text in t.offered("travel")} == {"orange", "purple"}
    assert t.why("travel:green:1") == "not-other-track"
    assert t.why("trainer:BT-TRACK") == "once-enough"
    t.play("travel:purple:1")
    assert t.gems(0) == "p"
    t = magnificent(2).takes(0, "G5", "I-2")
    assert t.why("travel:purple:1") == "other-track 1"


@rule("MAG-TRN-01")
def test_a_trainer_gives_a_gem_of_the_wagon_that_was_moved():
    t = magnificent(2).has(0, trainers=2).tiles(0, "TT09").takes(0, "G5", "I-2")
    t.play("trainer:BT-TRACK travel:orange:1 trainer:TT09")
    assert t.gems(0) == "oo"


@rule("MAG-TRN-01")
def test_a_trainer_takes_a_tent_that_is_passed():
    t = magnificent(2).has(0, trainers=1).tiles(0, "TT10").stands("green", 2, "T01").takes(0, "G5", "I-2")
    t.play("travel:green:3")
    assert t.deciding == "take-passed"
    assert t.may("leave")
    t.play("take-tent pitch:2")
    assert t.tents(0)[1] == "T01"
    t = magnificent(2).has(0, trainers=1).tiles(0, "TT10").stands("green", 2, "T01").takes(0, "G5", "I-2")
    t.play("travel:green:3 leave")
    assert (t.tents(0), t.free_trainers(0)) == ([""] * 5, 1)
    t = magnificent(2).has(0, trainers=1).tiles(0, "TT10").stands("green", 2, "T01").takes(0, "G5", "I-2")
    assert t.play("travel:green:3 trainer:BT-COIN").why("take-tent") == "no-trainer"


@pytest.mark.parametrize("place", ["TT11", "BT-SHOW"])
@rule("MAG-TRN-01", "MAG-PERF-06")
def test_a_trainer_lets_one_poster_more_be_completed(place):
    t = magnificent(2).has(0, trainers=1).tiles(0, "TT11").camp(0, "OL:0:a1 PL:0:d1")
    t.poster(0, 1, "SUH-1").poster(0, 2, "LAR-1").tent(0, 2, "T01").takes(0, "G5", "I-2")
    t.play("perform:5 show:SUH-1:tent")
    assert t.why("show:LAR-1:tent") == "limit-reached"
    t.play(f"trainer:{place} show:LAR-1:tent")
    assert sorted(t.completed(0)) == ["LAR-1", "SUH-1"]


@rule("MAG-TRN-01")
def test_a_trainer_pays_a_point_for_each_poster_of_the_performance():
    t = magnificent(2).has(0, trainers=2).tiles(0, "TT12").camp(0, "OL:0:a1 PL:0:d1")
    t.poster(0, 1, "SUH-1").poster(0, 2, "LAR-1").tent(0, 2, "T01").takes(0, "G6", "I-2")
    t.play("perform:6 show:SUH-1:tent trainer:TT12 show:LAR-1:tent")
    assert t.score(0) == 4 + 4 + 2
    t.play("trainer:TT12")
    assert t.score(0) == 12


@rule("MAG-TRN-02", "MAG-BO-03")
def test_a_trainer_for_an_action_is_used_when_that_is_about_to_be_chosen():
    t = magnificent(2).has(0, trainers=3).tiles(0, "TT07").pool("G6 G5").acts(0)
    assert t.why("trainer:TT07") == "no-die-taken"
    t.play("die:G6 card:I-2 trainer:BT-TRACK")
    assert t.why("trainer:TT07") == "other-announced 1"
    t.play("travel:orange:1")
    assert t.why("trainer:TT07") == "other-moment"
    t = magnificent(2).cards(0, "M46", "I-1").has(0, trainers=2).tiles(0, "TT07").takes(0, "G6", "M46")
    t.play("bonus build:3 tile:GS face:1 square:c5")
    assert t.why("trainer:TT07") == "action-done 0"
    assert t.may("trainer:BT-TRACK")


@rule("MAG-TT-04", "MAG-BUILD-10")
def test_a_side_stall_must_find_room():
    full = "PL:0:a1 PL:0:d1 PL:0:a3 PL:0:d3 PL:0:a5 GS:0:d5 GS:0:a7 GS:0:d7 PL:1:g1 PL:1:g4"
    t = magnificent(2).camp(0, full).has(0, coins=4, trainers=1).tiles(0, "TT16").takes(0, "G3", "I-2").play("build:3")
    t.play("tile:GS face:1 square:d6")
    assert t.why("trainer:TT16") == "no-tile-fits"


@rule("MAG-TT-03")
def test_an_understudy_needs_a_die_in_the_tent_and_one_of_your_cards():
    t = magnificent(2).tiles(0, "TT15").has(0, trainers=1).pool("G5").takes(0, "G5", "I-2")
    assert t.in_tent == []
    assert t.why("trainer:TT15") == "no-die-to-swap"
    t = magnificent(2).tiles(0, "TT15").has(0, trainers=1).pool("G5").acts(0)
    assert t.why("trainer:TT15") == "no-die-to-swap"
    t = magnificent(2).tiles(0, "TT15").has(0, trainers=1).dice(0, "G6@I-1").pool("O1").acts(0).play("trainer:TT15")
    assert t.why("swap:II-1") == "not-your-card"
    assert t.why("swap:I-2") == "no-die-there"


@rule("MAG-TT-02", "MAG-GEN-13")
def test_new_bill_needs_a_poster_somewhere():
    t = magnificent(2).tiles(0, "TT14").has(0, trainers=1).poster(0, 1, "SUH-0")
    for pile in (0, 1):
        while t.s.posters.size(pile) > 0:
            t.s.posters.move(pile, 0, t.layout.posters_of(1) + 7)
    assert t.takes(0, "G5", "I-2").why("trainer:TT14") == "deck-empty"
