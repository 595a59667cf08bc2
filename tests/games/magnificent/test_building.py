from __future__ import annotations

import pytest

from tests.games.magnificent.table import magnificent
from tests.support import rule


def building(die="G5", level="5", colour="", **given):
    """Seat 0 is laying the tiles of a level."""
    return magnificent(2).has(0, **given).takes(0, die, "I-2", colour).play(f"build:{level}")


@rule("MAG-BUILD-01")
@pytest.mark.parametrize(
    ("level", "large", "small"),
    [("3", 0, 1), ("5", 1, 0), ("7", 0, 2), ("9", 1, 1), ("12", 2, 0), ("15", 2, 1), ("18", 3, 0), ("21", 3, 1)],
)
def test_a_level_gives_its_tiles(level, large, small):
    t = magnificent(2).dice(0, "G6@I-1 G6@I-3 G6@I-4").takes(0, "G6", "I-2").play(f"build:{level}")
    turn = t.view().turn_of
    assert (turn.large, turn.small) == (large, small)


@rule("MAG-BUILD-01")
def test_only_levels_within_the_power_are_offered():
    t = magnificent(2).takes(0, "G5", "I-2")
    assert t.offered("build") == {"3", "5"}
    assert t.why("build:9") == "too-little-power 4"
    assert t.why("build:7") == "too-little-power 2"


@rule("MAG-BUILD-03")
def test_a_tile_is_turned_and_turned_over_freely():
    t = building().play("tile:GL")
    assert t.offered("face") == {"1", "2", "3", "4", "5", "6", "7", "8"}
    looks = t.view(0).laying.looks
    assert len({look.cells for look in looks}) == 8
    assert all(len(look.cells) == 5 for look in looks)
    t = building("P5", "5").play("tile:PL")
    assert t.offered("face") == {"1", "2"}
    assert t.why("face:3") == "no-such-face"


@rule("MAG-BUILD-03")
def test_a_tile_lies_as_it_was_turned():
    laid = set()
    for face in (1, 2):
        t = magnificent(2).takes(0, "P3", "I-2").play(f"build:3 tile:PS face:{face} square:a1")
        laid.add(t.view().players[0].lying[0].squares)
    assert laid == {("a1", "b1"), ("a1", "a2")}


@rule("MAG-BUILD-03")
def test_a_tile_stays_inside_the_camp_on_empty_squares():
    t = magnificent(2).camp(0, "PS:0:a1").takes(0, "G3", "I-2").play("build:3 tile:GS face:1")
    assert t.why("square:g1") == "off-the-camp"
    assert t.why("square:b1") == "square-covered"
    assert t.may("square:c1")
    assert t.view(0).laying.spots[0].squares == ("c1", "d1", "e1")


@rule("MAG-BUILD-04", "MAG-BUILD-05")
def test_st_08_the_first_tile_lies_anywhere_and_pays_what_it_covers():
    t = magnificent(2).has(0, trainers=0).takes(0, "P3", "I-2").play("build:3 tile:PS face:1")
    assert len(t.offered("square")) == 7 * 7
    t.play("square:a1")
    assert t.free_trainers(0) == 1
    assert t.laid(0) == {"PS": 1}


@rule("MAG-BUILD-04")
def test_st_09_a_later_tile_must_share_a_side_with_an_earlier_one():
    t = magnificent(2).camp(0, "PS:0:a1").takes(0, "G3", "I-2").play("build:3 tile:GS face:1")
    assert t.why("square:d4") == "not-touching"
    assert t.why("square:c2") == "not-touching"


@rule("MAG-BUILD-04", "MAG-BUILD-05")
def test_st_10_a_touching_tile_is_laid_and_pays_its_gem():
    t = magnificent(2).camp(0, "PS:0:a1").takes(0, "G3", "I-2").play("build:3 tile:GS face:1 square:b2")
    assert t.gems(0) == "g"
    assert t.view().players[0].lying[1].squares == ("b2", "c2", "d2")


@rule("MAG-BUILD-04")
def test_corners_do_not_touch():
    t = magnificent(2).camp(0, "PS:0:a1").takes(0, "G3", "I-2").play("build:3 tile:GS face:2")
    assert t.why("square:c2") == "not-touching"


@rule("MAG-BUILD-05", "MAG-GEN-07")
def test_a_square_with_a_gem_of_choice_asks_for_it():
    t = magnificent(2).has(0, coins=0).takes(0, "P3", "I-2").play("build:3 tile:PS face:1 square:g7")
    assert t.deciding == "gain-gem"
    assert t.offered("gain") == {"o", "g", "p"}
    t.play("gain:p")
    assert t.gems(0) == "p"


@rule("MAG-BUILD-05")
def test_all_bonuses_of_a_tile_are_gained_coins_points_and_trainers():
    t = magnificent(2, "V").has(0, coins=0, trainers=0).takes(0, "P5", "V-2").play("build:5 tile:PL face:2 square:d4")
    assert (t.gems(0), t.coins(0), t.score(0), t.free_trainers(0)) == ("g", 0, 0, 0)
    t = magnificent(2, "I").has(0, coins=0).takes(0, "P5", "I-2").play("build:5 tile:PL face:1 square:d1")
    assert (t.coins(0), t.gems(0)) == (2, "g")
    t = magnificent(2, "I").takes(0, "P5", "I-2").play("build:5 tile:PL face:1 square:a4")
    assert (t.score(0), t.gems(0)) == (3, "c")


@rule("MAG-BUILD-06", "MAG-BUILD-08", "MAG-POW-02", "MAG-DIE-04")
def test_gt_01_with_a_clear_die_a_large_tile_may_be_white_without_a_trainer():
    t = magnificent(2).dice(0, "G4@I-1").has(0, gems="g").takes(0, "C3", "I-2", "green").play("spend:g")
    assert (t.power, t.gems(0)) == (9, "")
    t.play("build:9")
    assert t.offered("tile") == {"GL", "GS", "WL"}
    t.play("tile:WL face:1 square:d1")
    assert t.offered("tile") == {"GS"}
    t.play("tile:GS face:2 square:e2")
    assert t.laid(0) == {"GS": 1, "WL": 1}


@rule("MAG-BUILD-08")
def test_st_25_with_a_clear_die_both_large_tiles_may_be_white():
    t = magnificent(2).dice(0, "G6@I-1").takes(0, "C6", "I-2", "green").play("build:12")
    t.play("tile:WL face:1 square:d1")
    assert t.offered("tile") == {"GL", "WL"}
    t.play("tile:WL face:1 square:f1")
    assert t.laid(0) == {"WL": 2}


@rule("MAG-BUILD-08")
def test_a_setting_lets_only_one_large_tile_be_white():
    t = magnificent(2, clear_die_white="one").dice(0, "G6@I-1").takes(0, "C6", "I-2", "green").play("build:12")
    t.play("tile:WL face:1 square:d1")
    assert t.offered("tile") == {"GL"}


@rule("MAG-BUILD-08")
def test_a_setting_lets_one_large_tile_be_white_whatever_was_laid_before_it():
    t = magnificent(2, clear_die_white="one").dice(0, "G6@I-1").takes(0, "C6", "I-2", "green").play("build:12")
    t.play("tile:GL face:1 square:d1")
    assert t.offered("tile") == {"GL", "WL"}


@rule("MAG-BUILD-08", "MAG-BUILD-06")
def test_small_tiles_are_never_white():
    t = magnificent(2).takes(0, "C3", "I-2", "green").play("build:3")
    assert t.offered("tile") == {"GS"}
    assert t.why("tile:WL") == "size-not-left"


@rule("MAG-BUILD-10")
def test_a_tile_may_be_declined():
    t = magnificent(2).dice(0, "G4@I-1").takes(0, "G5", "I-2").play("build:9 tile:GS face:1 square:c4 stop")
    assert t.laid(0) == {"GS": 1}
    assert t.deciding == "end-turn"


@rule("MAG-BUILD-10", "MAG-GEN-12")
def test_st_24_without_tiles_in_the_supply_a_level_needs_another_colour():
    t = magnificent(2).supply("GL", 0).takes(0, "G5", "I-2")
    assert t.offered("build") == {"3"}
    assert t.why("build:5") == "no-tile-fits"
    t = magnificent(2).supply("GL", 0).has(0, trainers=1).takes(0, "G5", "I-2")
    assert t.offered("build") == {"3", "5"}
    t.play("build:5")
    assert t.why("tile:GL") == "supply-empty"
    assert t.offered("tile") == {"OL", "PL", "WL"}


@rule("MAG-BUILD-10")
def test_a_tile_that_fits_nowhere_is_not_offered():
    full = "PL:0:a1 PL:0:d1 PL:0:a3 PL:0:d3 PL:0:a5 PL:0:d5 GS:0:a7 GS:0:d7 PL:1:g1 PL:1:g4"
    t = magnificent(2).camp(0, full).takes(0, "G5", "I-2")
    assert t.offered("build") == set()
    assert t.why("build:3") == "no-tile-fits"
    t = magnificent(2).camp(0, full).takes(0, "P3", "I-2").play("build:3 tile:PS")
    assert t.offered("face") == {"1"}
    assert t.why("face:2") == "face-does-not-fit"


@rule("MAG-BUILD-02", "MAG-GEN-03")
@pytest.mark.parametrize(("die", "tiles"), [("O5", {"OL"}), ("G5", {"GL"}), ("P5", {"PL"})])
def test_tiles_have_the_colour_of_the_die(die, tiles):
    assert building(die).offered("tile") == tiles


@rule("MAG-BUILD-07", "MAG-SC-11", "MAG-SC-02", "MAG-SC-03")
def test_st_31_white_tiles_are_large_ones_only_where_the_card_shows_them():
    t = magnificent(2).camp(0, "WL:0:b1 WL:0:e1 OL:0:g1 GS:0:a5 GS:0:d5 GS:0:a6")
    assert t.worth(0, "M09") == 3
    assert t.worth(0, "M44") == 9
    assert t.worth(0, "M47") == 10
    assert t.worth(0, "M11") == 6


@rule("MAG-BUILD-01")
def test_tiles_are_laid_in_ones_own_turn_after_a_die():
    assert building().why("tile:GL", 1) == "not-active"
    assert magnificent(2).pool("G5").acts(0).why("tile:GL") == "no-die-taken"


@rule("MAG-GEN-12")
def test_the_supply_goes_down_with_each_tile():
    t = building().play("tile:GL face:1 square:a1")
    assert t.view().supply == (16, 14, 16, 13, 16, 14, 14)
