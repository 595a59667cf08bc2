from __future__ import annotations

import pytest

from ludoteca.games.magnificent.rules.layout import SQUARE_NAMES
from ludoteca.games.magnificent.rules.scoring import best_cross, pairs, standing
from ludoteca.games.magnificent.rules.state import LAYERS
from tests.games.magnificent.table import magnificent
from tests.support import rule

COLOURS = "OGPW"


def painted(rows, first=0):
    """A camp whose squares are covered as these rows say, from a row on."""
    t = magnificent(2)
    for row, line in enumerate(rows, first):
        for column, letter in enumerate(line):
            if letter != ".":
                t.s.squares[COLOURS.index(letter)] |= t.layout.camp.bits[row * 8 + column]
    return t


@rule("MAG-SC-01")
def test_st_16_the_highest_die_of_each_colour_clear_ones_do_not_count():
    t = magnificent(2).dice(0, "G6@I-1 G2@I-2 O4@I-3 C6@I-4")
    assert t.worth(0, "M41") == 10


@rule("MAG-SC-04")
def test_gt_12_a_cross_counts_unbroken_lines_and_its_square_twice():
    rows = ["...G....", "...G....", "OOOGPP.P", "...G....", "...G....", "...G....", "...G...."]
    t = painted(rows)
    assert best_cross(t.s, t.s.covered(0)) == 13
    assert t.worth(0, "M50") == 13
    assert magnificent(2).worth(0, "M50") == 0


@rule("MAG-SC-05")
def test_gt_13_pairs_of_two_colours_side_by_side():
    t = painted(["PGP", ".P."])
    assert t.worth(0, "M53") == 6
    assert t.worth(0, "M56") == 0
    assert pairs(t.s, t.s.squares[1], t.s.squares[2]) == 3


@rule("MAG-SC-05")
def test_pairs_do_not_reach_around_the_edge():
    t = painted(["P......G", "G......."])
    assert t.worth(0, "M53") == 2
    assert painted(["O......G", "........"]).worth(0, "M56") == 0
    assert painted([".......O", "G......."]).worth(0, "M56") == 0


@rule("MAG-SC-05")
def test_other_pairs_of_colours():
    t = painted(["OGO", "PPP"])
    assert t.worth(0, "M56") == 4
    assert t.worth(0, "M59") == 4
    assert t.worth(0, "M53") == 2


@rule("MAG-SC-06")
def test_white_posters():
    t = magnificent(2).poster(0, "done", "SNO-01", "SNO-02", "SUH-1")
    assert t.worth(0, "M62") == 8


@rule("MAG-SC-07")
def test_st_33_tiles_printed_on_completed_posters():
    t = magnificent(2).poster(0, "done", "KIM-7", "LAR-8")
    assert t.worth(0, "M65") == 9
    assert t.worth(0, "M68") == 3
    assert t.worth(0, "M71") == 3
    assert magnificent(2).poster(0, "done", "SNO-15", "SNO-01").worth(0, "M74") == 9


@rule("MAG-SC-08")
def test_gt_14_coins_printed_on_completed_posters():
    t = magnificent(2).poster(0, "done", "SUH-1")
    assert t.worth(0, "M77") == 3
    assert t.poster(0, "done", "BRO-1", "SNO-16").worth(0, "M77") == 7


@rule("MAG-SC-09")
def test_st_17_gems_are_discarded_one_by_one_in_order():
    t = magnificent(2).cards(0, "M80", "I-1").has(0, gems="ogc").scores(0).play("score:M80")
    assert t.deciding == "discard-gem"
    assert t.offered("discard") == {"o", "g", "c"}
    t.play("discard:o discard:g")
    assert t.why("discard:o") == "no-such-gem 0"
    t.play("discard:c enough")
    assert (t.score(0), t.gems(0)) == (12, "")


@rule("MAG-SC-09")
def test_gems_may_be_kept_and_come_in_a_fixed_order():
    t = magnificent(2).cards(0, "M80", "I-1").has(0, gems="oog").scores(0).play("score:M80 discard:g")
    assert t.why("discard:o") == "not-in-order"
    t.play("enough")
    assert (t.score(0), t.gems(0)) == (4, "oo")


@rule("MAG-SC-10")
@pytest.mark.parametrize(("card", "points"), [("I-4", 10), ("M07", 8)])
def test_tents(card, points):
    assert magnificent(2).tent(0, 1, "T01").tent(0, 4, "N1").worth(0, card) == points


@rule("MAG-SC-12")
def test_complete_rows_and_columns():
    t = painted(["OOOOPPPP", "GGGGGGG.", *["O......."] * 5])
    assert t.worth(0, "M01") == 7
    assert t.worth(0, "M03") == 5


@rule("MAG-SC-11")
def test_tiles_by_size_and_colour_and_sets_of_them():
    t = magnificent(2).camp(0, "OL:0:a1 OS:0:c1 GL:0:e1 GS:0:a6 PL:1:g1 PS:0:d6 WL:0:g4")
    assert t.worth(0, "M09") == 9
    assert t.worth(0, "M11") == 6
    assert t.worth(0, "M13") == 6
    assert t.worth(0, "M21") == 14
    assert t.worth(0, "M83") == 9


@rule("MAG-SC-11")
def test_st_21_sets_are_the_fewest_of_three_colours():
    t = magnificent(2).camp(0, "OS:0:a1 OS:0:c1 OS:0:e1 OS:0:g1 GS:0:a4 GS:0:d4 GS:0:a5 PS:0:d5 PS:0:f5 PS:0:a6")
    assert t.worth(0, "M21") == 21


@rule("MAG-EOR-12")
def test_posters_trainers_coins_gems_tiles_groups_and_the_edge():
    t = magnificent(2).poster(0, "done", "SUH-4", "SUH-8").has(0, trainers=2, coins=20, gems="ogc")
    t.trainers_out(0, 1).veterans(0, "green", 1).tiles(0, "TT01", "TT02")
    assert t.worth(0, "M19") == 4
    assert t.worth(0, "M23") == 12
    assert t.worth(0, "M25") == 15
    assert t.worth(0, "M27") == 6
    assert t.worth(0, "M29") == 10
    assert t.worth(0, "M39") == 9
    t = painted(["OO.O", "O..O", "...O"])
    assert (t.worth(0, "M31"), t.worth(0, "M37")) == (3, 4)


@rule("MAG-GEN-02", "MAG-EOG-06")
def test_st_23_with_equal_points_the_higher_play_order_number_is_ahead():
    t = magnificent(3).order(1, 2, 0).has(0, score=140).has(1, score=140).has(2, score=139)
    assert standing(t.s, 0) > standing(t.s, 1) > standing(t.s, 2)


def test_squares_are_called_by_column_and_row():
    assert (SQUARE_NAMES[0], SQUARE_NAMES[7], SQUARE_NAMES[8], SQUARE_NAMES[55]) == ("a1", "h1", "a2", "h7")
    assert LAYERS == 5
