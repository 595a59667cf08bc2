from __future__ import annotations

import pytest

from tests.games.magnificent.table import magnificent
from tests.support import rule


def performing(space="5", seats=2, **given):
    """Seat 0 performs; a starting poster hangs above the printed tent."""
    t = magnificent(seats).has(0, **given).poster(0, 1, "SUH-0").dice(0, "G6@I-1")
    return t.takes(0, "G6", "I-2").play(f"perform:{space}")


@rule("MAG-PERF-01")
def test_a_hat_goes_to_a_vacant_space_within_the_power():
    t = magnificent(2).takes(0, "G5", "I-2")
    assert t.offered("perform") == {"3", "4", "5"}
    assert t.why("perform:6") == "too-little-power 1"
    t.play("perform:4")
    assert t.view().podiums[1].seat == 0


@rule("MAG-PERF-02", "MAG-PERF-01")
def test_st_13_spaces_with_a_hat_are_left_out():
    t = magnificent(3).poster(0, 1, "SUH-0").hats("1:12 2:11").dice(0, "G6@I-1").takes(0, "G6", "I-2")
    assert t.offered("perform") == {"3", "4", "5", "6", "7", "8", "9", "10"}
    assert t.why("perform:12") == "hat-there"
    t.play("perform:10")
    assert t.view().turn_of.shows_left == 3


@rule("MAG-PERF-02", "MAG-PERF-03")
def test_the_first_performance_moves_the_hat_of_the_order_the_second_takes_the_other():
    t = magnificent(2).pool("G5 G4 O1").takes(0, "G5", "I-2").play("perform:3 end-turn")
    assert t.view().players[0].hats == (5, -1)
    t.play("die:O1 card:II-1 rest end-turn die:G4 card:I-3")
    assert t.why("perform:3") == "hat-there"
    t.play("perform:4")
    assert t.view().players[0].hats == (5, 6)


@rule("MAG-PERF-04")
def test_a_third_performance_moves_either_hat():
    t = magnificent(2).hats("0:3 0:5").takes(0, "G5", "I-2")
    assert t.offered("perform") == {"4"}
    t.play("perform:4")
    assert t.offered("hat") == {"1", "2"}
    t.play("hat:2")
    assert t.view().players[0].hats == (5, 6)
    t = magnificent(2, third_performance="forbid").hats("0:3 0:5").takes(0, "G5", "I-2")
    assert t.why("perform:4") == "performed-twice"
    assert t.why("hat:1", 1) == "one-hat"


@rule("MAG-PERF-05", "MAG-PERF-02")
def test_gt_06_five_players_move_their_only_hat_even_downwards():
    t = magnificent(5).hats("0:12").dice(0, "G6@I-1").takes(0, "G6", "I-2")
    assert max(int(value) for value in t.offered("perform")) == 11
    t.play("perform:11")
    assert t.view().players[0].hats == (13,)
    t = magnificent(5).hats("0:12").dice(0, "G6@I-1").takes(0, "G6", "I-2").play("perform:3")
    assert t.view().players[0].hats == (5,)


@rule("MAG-PERF-01")
def test_a_setting_asks_for_the_highest_vacant_space():
    t = magnificent(2, perform_space="highest").hats("1:5").takes(0, "G5", "I-2")
    assert t.offered("perform") == {"4"}
    assert t.why("perform:3") == "higher-space"


@rule("MAG-PERF-06")
@pytest.mark.parametrize(("space", "posters"), [("3", 1), ("6", 2), ("9", 2), ("10", 3), ("12", 3)])
def test_a_space_allows_its_number_of_posters(space, posters):
    assert performing(space).view().turn_of.shows_left == posters


@rule("MAG-PERF-06")
def test_gt_20_on_space_twelve_both_posters_may_be_completed():
    t = magnificent(2).camp(0, "OL:0:a1 PL:0:d1").poster(0, 1, "SUH-1").poster(0, 2, "LAR-1").tent(0, 2, "T01")
    t.dice(0, "G6@I-1").takes(0, "G6", "I-2").play("perform:12 show:LAR-1:tent show:SUH-1:tent")
    assert t.completed(0) == ["LAR-1", "SUH-1"]


@rule("MAG-PERF-06")
def test_none_may_be_completed():
    t = performing().play("shown")
    assert t.completed(0) == []


@rule("MAG-PERF-07")
def test_st_40_the_printed_tent_counts_and_pays_a_coin():
    t = magnificent(2).has(0, coins=0).poster(0, 1, "SUH-0").camp(0, "OS:0:d4").takes(0, "G5", "I-2")
    t.play("perform:5 show:SUH-0:tent")
    assert (t.score(0), t.coins(0)) == (3, 3 + 1)


@rule("MAG-PERF-07")
def test_a_poster_needs_a_tent_below_it():
    t = magnificent(2).poster(0, 2, "SUH-1").camp(0, "OL:0:a1").takes(0, "G5", "I-2").play("perform:5")
    assert t.why("show:SUH-1:tent") == "no-tent-below"


@rule("MAG-PERF-07", "MAG-FLOW-03")
def test_posters_are_shown_while_one_performs_and_only_own_ones():
    t = magnificent(2).poster(0, 1, "SUH-1").camp(0, "OL:0:a1").poster(1, 1, "BRO-1").takes(0, "G5", "I-2")
    assert t.why("show:SUH-1:tent") == "other-moment"
    t.play("perform:5")
    assert t.why("show:BRO-1:tent") == "not-your-poster"
    assert t.why("show:BRO-1:tent", 1) == "not-active"
    assert t.why("shown", 1) == "not-active"


@rule("MAG-PERF-08")
def test_a_poster_needs_its_tiles():
    t = magnificent(2).poster(0, 1, "SUH-3").camp(0, "OL:0:a1").takes(0, "G5", "I-2").play("perform:5")
    assert t.why("show:SUH-3:tent") == "tile-lacking 2"


@rule("MAG-PERF-08")
def test_st_11_a_tile_serves_one_poster_in_a_performance_and_is_not_used_up():
    t = magnificent(2).has(0, gems="o").camp(0, "OL:0:a1").poster(0, 1, "SUH-1").poster(0, 2, "SUH-4")
    t.tent(0, 2, "T01").pool("G6 G5 O1").takes(0, "G6", "I-2").play("perform:6 show:SUH-4:tent")
    assert t.why("show:SUH-1:tent") == "tile-lacking 1"
    t.play("shown as-it-lies end-turn die:O1 card:II-1 rest end-turn die:G5 card:I-3 perform:5 show:SUH-1:tent")
    assert t.completed(0) == ["SUH-4", "SUH-1"]
    assert t.laid(0) == {"OL": 1}


@rule("MAG-PERF-08")
def test_a_setting_uses_tiles_up_for_the_whole_game():
    t = magnificent(2, tile_use="game").camp(0, "OL:0:a1").poster(0, 1, "SUH-1").poster(0, 2, "BRO-1")
    t.tent(0, 2, "T01").pool("G6 G5 O1").takes(0, "G6", "I-2").play(
        "perform:6 show:SUH-1:tent shown as-it-lies end-turn"
    )
    t.play("die:O1 card:II-1 rest end-turn die:G5 card:I-3 perform:5")
    assert t.why("show:BRO-1:tent") == "tile-lacking 1"


@rule("MAG-PERF-09", "MAG-GEN-06")
def test_gems_of_poster_and_tent_are_discarded():
    t = magnificent(2).has(0, gems="oogc", coins=0).camp(0, "OL:0:a1").poster(0, 2, "SUH-4").tent(0, 2, "N5")
    t.takes(0, "P5", "I-2").play("perform:5 show:SUH-4:tent")
    assert t.deciding == "pay-gem"
    assert t.offered("pay") == {"o", "c"}
    assert t.why("pay:g") == "wrong-payment"
    t.play("pay:o pay:o pay:g")
    assert t.gems(0) == "c"
    assert (t.score(0), t.coins(0)) == (6 + 7, 4 + 2)


@rule("MAG-GEN-06", "MAG-PERF-09")
def test_a_clear_gem_is_kept_for_what_only_it_can_pay():
    t = magnificent(2).has(0, gems="oc").camp(0, "OL:0:a1").poster(0, 2, "SUH-4").tent(0, 2, "T16")
    t.takes(0, "P5", "I-2").play("perform:5 show:SUH-4:tent")
    assert t.gems(0) == ""
    t = magnificent(2).has(0, gems="oo").camp(0, "OL:0:a1").poster(0, 2, "SUH-4").tent(0, 2, "T16")
    t.takes(0, "P5", "I-2").play("perform:5")
    assert t.why("show:SUH-4:tent") == "poster-gems"


@rule("MAG-GEN-06", "MAG-PERF-09")
def test_a_clear_gem_is_kept_for_a_colour_that_is_lacking():
    t = magnificent(2).has(0, gems="gc").camp(0, "OL:0:a1 OL:0:d1").poster(0, 1, "SUH-8").takes(0, "O5", "I-2")
    t.play("perform:5 show:SUH-8:tent")
    assert (t.gems(0), t.score(0)) == ("", 16)


@rule("MAG-GEN-06")
def test_a_tent_that_takes_any_gem_leaves_the_choice():
    t = magnificent(2).has(0, gems="pc").camp(0, "OL:0:a1").poster(0, 2, "SUH-1").tent(0, 2, "T14")
    t.takes(0, "G5", "I-2").play("perform:5 show:SUH-1:tent")
    assert t.offered("pay") == {"p", "c"}
    assert t.why("pay:o") == "no-such-gem 0"


@rule("MAG-PERF-10")
def test_gt_05_a_new_tent_gives_points_and_coins():
    t = magnificent(2).has(0, coins=0).camp(0, "OL:0:a1").poster(0, 2, "SUH-1").tent(0, 2, "N1")
    t.takes(0, "G5", "I-2").play("perform:5 show:SUH-1:tent")
    assert (t.score(0), t.coins(0)) == (4 + 2, 3 + 2)


@rule("MAG-PERF-11")
def test_a_completed_poster_lies_beside_the_board():
    t = magnificent(2).camp(0, "OL:0:a1").poster(0, 1, "SUH-1").takes(0, "G5", "I-2").play("perform:5 show:SUH-1:tent")
    assert (t.hung(0, 1), t.completed(0)) == ([], ["SUH-1"])
    assert t.view(1).players[0].completed == ("SUH-1",)


@rule("MAG-PERF-12", "MAG-POST-07")
def test_after_a_performance_posters_are_arranged_anew():
    t = magnificent(2).poster(0, 1, "SUH-0").poster(0, 2, "KIM-4").poster(0, "waiting", "LAR-1")
    t.takes(0, "G5", "I-2").play("perform:5 shown")
    assert t.offered("arrange") == {"SUH-0", "KIM-4", "LAR-1"}
    t.play("arrange:LAR-1")
    assert (t.hung(0, 1), t.waiting(0)) == (["LAR-1"], ["SUH-0"])
    assert t.why("arrange:LAR-1") == "already-laid"
    assert t.why("arrange:BRO-1") == "not-your-poster"
    t.play("leave-empty")
    assert t.why("leave-empty") == "already-laid"
    t.play("arrange:KIM-4")
    assert (t.hung(0, 2), t.hung(0, 3), t.waiting(0)) == ([], ["KIM-4"], ["SUH-0"])
    t.play("as-it-lies")
    assert t.deciding == "end-turn"


@rule("MAG-PERF-12")
def test_what_is_hung_elsewhere_is_told_and_what_stays_is_not():
    t = magnificent(2).poster(0, 1, "SUH-0").poster(0, "waiting", "KIM-4").takes(0, "G5", "I-2").play("perform:3 shown")
    posters = t.ids["poster"]
    assert t.play("arrange:SUH-0").told("poster-placed") == []
    assert t.play("arrange:KIM-4").told("poster-placed") == [{"seat": 0, "poster": posters.index("KIM-4"), "space": 2}]
    t = magnificent(2).poster(0, 1, "SUH-0").takes(0, "G5", "I-2").play("perform:3 shown leave-empty")
    assert t.told("poster-placed") == [{"seat": 0, "poster": posters.index("SUH-0"), "space": 0}]


@rule("MAG-POST-07")
def test_posters_are_not_arranged_after_other_actions_but_a_setting_allows_it():
    t = magnificent(2).poster(0, 1, "SUH-0").takes(0, "G1", "I-2").play("travel:green:1")
    assert t.deciding == "end-turn"
    t = magnificent(2, free_layout=True).poster(0, 1, "SUH-0").takes(0, "G1", "I-2").play("travel:green:1")
    assert t.deciding == "arrange-posters"
    t = magnificent(2, free_layout=True).cards(0, "VI-3").poster(0, 1, "SUH-0").takes(0, "G5", "VI-3")
    assert t.play("bonus travel:green:1").deciding == "arrange-posters"
    assert t.play("as-it-lies").deciding == "take-action"


@rule("MAG-POST-06", "MAG-PERF-12")
def test_without_a_waiting_row_no_space_is_emptied():
    t = magnificent(2, poster_limit=True).poster(0, 1, "SUH-0").takes(0, "G5", "I-2").play("perform:5 shown")
    assert t.why("leave-empty") == "no-waiting-row"
    t.play("as-it-lies")
    assert t.hung(0, 1) == ["SUH-0"]


@rule("MAG-PERF-12")
def test_nothing_is_arranged_if_nothing_hangs():
    t = magnificent(2).takes(0, "G5", "I-2").play("perform:5")
    assert t.deciding == "end-turn"
