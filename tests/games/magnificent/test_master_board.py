from __future__ import annotations

import pytest

from ludoteca.games.magnificent.rules.layout import CARD_MASTER, MASTER_DISCARD
from ludoteca.kernel.events import EVERYBODY
from tests.games.magnificent.table import magnificent, opening
from tests.support import rule


def at_board(*tiles, seats=2, **beside):
    """Seat 0's turn, with these current master tiles."""
    return magnificent(seats, master_board=True).pool("G5 O1 P1 C1").master(*tiles, **beside)


def with_cards(t, *names):
    for name in names:
        t._take(t.s.cards, t.ids["card"].index(name), int(CARD_MASTER))
    assert t.s.cards.seen(CARD_MASTER, 0) == EVERYBODY
    return t


@rule("MAG-MOD-05", "MAG-MOD-01")
def test_dice_and_current_tiles_are_offered_together():
    t = at_board("MT05", "MT07").acts(0)
    assert t.offered("master") == {"MT05", "MT07"}
    assert t.offered("die") == {"G5", "O1", "P1", "C1"}
    assert t.why("master:MT06") == "not-current"
    t.play("master:MT07 forward end-turn")
    assert t.to_act == (1,)


@rule("MAG-MOD-05")
def test_one_tile_a_round_and_it_is_the_whole_turn():
    t = at_board("MT05", "MT07").has(0, coins=4).acts(0).play("master:MT05 forward")
    assert t.deciding == "end-turn"
    t.play("end-turn die:O1 card:II-1 rest end-turn")
    assert t.why("master:MT07") == "master-turn-over"
    assert t.view().players[0].master == "MT05"


@rule("MAG-MOD-05")
def test_st_19_after_four_dice_only_the_tile_is_left():
    t = at_board("MT05").dice(0, "O1@I-1 O1@I-2 O1@I-3 O1@I-4").round(1, 5).acts(0)
    assert t.options() == ["master:MT05"]


@rule("MAG-MOD-01")
def test_without_the_module_no_tile_is_taken():
    t = magnificent(2).pool("G5").acts(0)
    assert t.why("master:MT05") == "no-master-board"


@rule("MAG-MOD-06")
def test_one_may_pass_on_the_action():
    t = at_board("MT05").has(0, coins=4).acts(0).play("master:MT05 pass-master")
    assert (t.coins(0), t.score(0), t.deciding) == (4, 0, "end-turn")
    assert t.view().players[0].master == "MT05"


@rule("MAG-MOD-07")
def test_only_general_trainers_may_be_used_in_that_turn():
    t = at_board("MT05").has(0, coins=0, trainers=2).tiles(0, "TT05").acts(0).play("master:MT05")
    assert t.why("trainer:TT05") == "no-die-taken"
    assert t.why("bonus") == "no-die-taken"
    t.play("trainer:BT-COIN trainer:BT-COIN forward")
    assert (t.coins(0), t.score(0)) == (0, 6)


@rule("MAG-MOD-08", "MAG-MOD-09")
def test_tiles_that_were_taken_or_left_go_and_the_future_ones_come():
    t = opening(3, master_board=True)
    futures = []
    for round_ in (1, 2, 3):
        while t.view().round == round_ and not t.s.over:
            if t.view().phase == "setup" or t.deciding != "take-die":
                t.play(t.options()[0])
                continue
            masters = [text for text in t.options() if text.startswith("master")]
            t.play(masters[0] if masters else t.options()[0])
            if masters:
                t.play("pass-master")
            else:
                t.play(t.options()[0])
            futures.append((round_, t.view().master_board.future))
    first = next(future for round_, future in futures if round_ == 1)
    second = next(future for round_, future in futures if round_ == 2)
    assert len(second) == 3
    assert not set(first) & set(second)
    assert next(future for round_, future in futures if round_ == 3) == ()
    assert t.s.masters.size(MASTER_DISCARD) >= 6


@rule("MAG-MOD-04", "MAG-MOD-09")
def test_future_tiles_cannot_be_taken():
    t = opening(2, master_board=True)
    while t.view().phase == "setup":
        t.play(t.options()[0])
    future = t.view().master_board.future[0]
    assert t.why(f"master:{future}") == "not-current"


@rule("MAG-MOD-10", "MAG-MT-09")
def test_what_is_taken_from_the_board_is_not_replaced():
    t = with_cards(at_board("MT14"), "M01", "M02").has(0, coins=3).acts(0).play("master:MT14 fetch-card:M01")
    assert t.view().master_board.cards == ("M02",)
    assert t.why("fetch-card:M01") != ""


@rule("MAG-MOD-11")
def test_the_action_needs_its_price_in_full():
    t = at_board("MT05").has(0, coins=1).acts(0).play("master:MT05")
    assert t.why("forward") == "too-few-coins 1"
    assert t.options() == ["pass-master"]
    t = at_board("MT10").has(0, coins=2).acts(0).play("master:MT10")
    assert t.why("fetch-tent:T01") == "not-at-master-board"
    assert t.why("forward") == "master-cannot"


@rule("MAG-MT-01")
@pytest.mark.parametrize(("tile", "gems", "kind"), [("MT01", "oo", "OL"), ("MT02", "gc", "GL"), ("MT04", "cc", "WL")])
def test_two_gems_build_a_large_tile(tile, gems, kind):
    t = at_board(tile).has(0, gems=gems, coins=0).acts(0).play(f"master:{tile} forward")
    assert (t.gems(0), t.deciding) == ("", "turn-tile")
    t.play("face:1 square:d1")
    assert t.laid(0) == {kind: 1}
    assert t.deciding == "end-turn"
    assert t.coins(0) + len(t.gems(0)) > 0


@rule("MAG-MT-01", "MAG-GEN-06")
def test_a_coloured_gem_never_pays_for_a_clear_one():
    t = at_board("MT04").has(0, gems="oc").acts(0).play("master:MT04")
    assert t.why("forward") == "too-few-gems"
    t = at_board("MT01").has(0, gems="oo").supply("OL", 0).acts(0).play("master:MT01")
    assert t.why("forward") == "supply-empty"


@rule("MAG-MOD-11", "MAG-MOD-06")
def test_a_tile_does_what_it_shows_and_nothing_else():
    t = at_board("MT05", "MT10", tent="N1", tile="TT05", poster="SUH-1").has(0, coins=4).acts(0)
    assert t.why("fetch-tent:N1") == "master-cannot"
    t.play("master:MT05")
    assert t.why("fetch-tent:N1") == "master-cannot"
    assert t.why("fetch-tile:TT05") == "master-cannot"
    assert t.why("fetch-poster:SUH-1") == "master-cannot"
    assert t.why("reverse") == "no-other-way"


@rule("MAG-MT-05", "MAG-MT-06", "MAG-MT-08", "MAG-MOD-06")
@pytest.mark.parametrize(("tile", "fetched"), [("MT08", "fetch-tile"), ("MT10", "fetch-tent"), ("MT14", "fetch-card")])
def test_a_tile_fetches_one_kind_of_thing(tile, fetched):
    t = with_cards(at_board(tile, tent="N1", tile="TT05", poster="SUH-1"), "M01").has(0, coins=9, gems="ogpc").acts(0)
    t.play(f"master:{tile}")
    assert {option.partition(":")[0] for option in t.options()} == {fetched, "pass-master"}


@rule("MAG-MT-01", "MAG-MOD-11")
def test_a_large_tile_must_find_room():
    full = "PL:0:a1 PL:0:d1 PL:0:a3 PL:0:d3 PL:0:a5 PL:0:d5 GS:0:a7 GS:0:d7 PL:1:g1 PL:1:g4"
    t = at_board("MT01").has(0, gems="oo").camp(0, full).acts(0).play("master:MT01")
    assert t.why("forward") == "no-tile-fits"


@rule("MAG-MT-02")
def test_two_coins_are_six_points():
    t = at_board("MT05").has(0, coins=2).acts(0).play("master:MT05 forward")
    assert (t.coins(0), t.score(0)) == (0, 6)
    assert t.why("reverse") != ""


@rule("MAG-MT-03", "MAG-GEN-08")
def test_a_trainer_for_five_points_or_the_reverse():
    t = at_board("MT06").has(0, trainers=1, score=0).acts(0).play("master:MT06 forward")
    assert (t.free_trainers(0), t.score(0)) == (0, 5)
    t = at_board("MT06").has(0, trainers=0, score=7).acts(0).play("master:MT06 reverse")
    assert (t.free_trainers(0), t.score(0)) == (1, 2)


@rule("MAG-MT-03")
def test_st_29_locked_trainers_cannot_be_given_back():
    t = at_board("MT06").veterans(0, "green", 2).trainers_out(0, 1).acts(0).play("master:MT06")
    assert t.why("forward") == "too-few-trainers 1"


@rule("MAG-MT-04", "MAG-GEN-05")
def test_gt_16_two_clear_gems_what_finds_no_place_is_a_coin():
    t = at_board("MT07").has(0, gems="cc", coins=0).acts(0).play("master:MT07 forward")
    assert (t.gems(0), t.coins(0)) == ("ccc", 1)


@rule("MAG-MT-05", "MAG-TRN-07", "MAG-TRN-05")
def test_a_trainer_and_a_trainer_tile_of_the_board():
    t = at_board("MT08", tile="TT05").has(0, coins=4, trainers=0).tiles(0, "TT01", "TT02", "TT03").acts(0)
    t.play("master:MT08 fetch-tile:TT05")
    assert (t.own_tiles(0)[-1], t.free_trainers(0), t.coins(0)) == ("TT05", 1, 0)
    assert t.view().players[0].tiles[3].extra


@rule("MAG-MT-05", "MAG-GEN-10")
def test_the_tile_is_gained_without_a_trainer_in_reserve():
    t = at_board("MT08", tile="TT05").has(0, coins=4, trainers=8).acts(0).play("master:MT08 fetch-tile:TT05")
    assert (t.own_tiles(0), t.free_trainers(0)) == (["TT05"], 8)


@rule("MAG-MT-06", "MAG-TENT-01")
def test_a_tent_of_the_board_with_the_bonus_of_its_space():
    t = at_board("MT10", tent="N1").has(0, coins=2).acts(0).play("master:MT10 fetch-tent:N1")
    assert t.coins(0) == 0
    t.play("pitch:2")
    assert (t.tents(0)[1], t.coins(0)) == ("N1", 2)
    t = at_board("MT10", tent="N1").has(0, coins=2)
    for space, tent in enumerate(("T02", "T03", "T04", "T05", "T06"), 1):
        t.tent(0, space, tent)
    assert t.acts(0).play("master:MT10").why("fetch-tent:N1") == "no-tent-space"


@rule("MAG-MT-07")
def test_st_28_a_poster_of_the_board_is_completed_without_tent_and_hat():
    t = at_board("MT12", poster="SUH-6").has(0, coins=1).camp(0, "OL:0:a1 GL:0:d1").acts(0)
    t.play("master:MT12 fetch-poster:SUH-6")
    assert (t.score(0), t.coins(0), t.completed(0)) == (10, 3, ["SUH-6"])
    assert t.view().players[0].hats == (0, -1)
    assert t.worth(0, "I-2") == 2


@rule("MAG-MT-07")
def test_a_poster_of_the_board_needs_its_tiles_and_gems():
    t = at_board("MT12", poster="SUH-6").has(0, coins=1).camp(0, "OL:0:a1").acts(0).play("master:MT12")
    assert t.why("fetch-poster:SUH-6") == "tile-lacking 3"
    t = at_board("MT13", poster="SUH-4").has(0, gems="o").camp(0, "OL:0:a1").acts(0).play("master:MT13")
    assert t.why("fetch-poster:SUH-4") == "poster-gems"
    t = at_board("MT13", poster="SUH-4").has(0, gems="op").camp(0, "OL:0:a1").acts(0)
    t.play("master:MT13 fetch-poster:SUH-4")
    assert (t.gems(0), t.score(0)) == ("", 6)


@rule("MAG-MT-08", "MAG-DIE-05", "MAG-EOG-03")
def test_gt_17_master_cards_of_the_board_are_two_more_to_place_dice_on_and_to_score():
    t = with_cards(at_board("MT14"), "M01", "M02").has(0, coins=3).acts(0)
    t.play("master:MT14 fetch-card:M01")
    assert t.own_cards(0) == ["I-1", "I-2", "I-3", "I-4", "M01"]
    t = with_cards(at_board("MT15"), "M02").cards(0, "I-1", "I-2", "I-3", "I-4", "M01").has(0, coins=1, gems="p")
    t.acts(0).play("master:MT15 fetch-card:M02")
    assert len(t.own_cards(0)) == 6
    assert (t.gems(0), t.coins(0)) == ("", 0)
    t.round(2).acts(0).play("die:G5")
    assert len(t.offered("card")) == 6
    t.round(1).scores(0)
    assert len(t.offered("score")) == 6
