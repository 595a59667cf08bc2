from __future__ import annotations

from tests.games.magnificent.table import magnificent
from tests.support import rule

ROW = "PL:0:a1 PL:0:d1 PS:0:g1"  # the first row, complete


def at_end(t, *scored):
    """The last cards are scored, those given or else the first; the end of the game has begun."""
    t.round(3).scores(0)
    wanted = list(scored)
    while t.deciding == "score-card":
        t.play(f"score:{wanted.pop(0)}" if wanted else t.options()[0])
        while t.deciding == "discard-gem":
            t.play("enough")
    return t


def finish(t):
    while not t.s.over:
        t.play({"fill-camp": "filled", "discard-gem": "enough"}[t.deciding])
    return t


@rule("MAG-EOG-03", "MAG-EOG-01", "MAG-MT-08")
def test_cards_that_were_kept_give_half_rounded_down_each():
    t = magnificent(2).cards(0, "I-1", "M13", "M15").cards(1, "II-1").camp(0, "OL:0:b3 GS:0:e4")
    finish(at_end(t, "I-1"))
    assert t.score(0) == 1 + 1
    assert t.view().players[0].parts[6] == 2


@rule("MAG-EOG-03")
def test_settings_round_up_or_halve_the_sum():
    for rounding, points in (("up", 4), ("sum", 3)):
        t = magnificent(2, half_rounding=rounding).cards(0, "I-1", "M13", "M15").cards(1, "II-1")
        assert finish(at_end(t.camp(0, "OL:0:b3 GS:0:e4"), "I-1")).score(0) == points


@rule("MAG-EOG-03", "MAG-SC-11")
def test_st_21_half_of_three_sets_is_ten():
    t = magnificent(2, camp_scoring=False).cards(0, "I-4", "M21").cards(1, "II-1")
    t.camp(0, "OS:0:a2 OS:0:c2 OS:0:e2 OS:0:g2 GS:0:a5 GS:0:d5 GS:0:a6 PS:0:d6 PS:0:f6 PS:0:a7")
    assert finish(at_end(t, "I-4")).score(0) == 10


@rule("MAG-EOG-04")
def test_full_rows_and_columns_of_the_camp_count_three_each():
    t = magnificent(2).cards(0, "I-4").cards(1, "II-1").camp(0, ROW)
    assert finish(at_end(t, "I-4")).score(0) == 3
    t = magnificent(2, camp_scoring=False).cards(0, "I-4").cards(1, "II-1").camp(0, ROW)
    assert finish(at_end(t, "I-4")).score(0) == 0


@rule("MAG-EOG-05")
def test_coins_trainers_and_unfinished_posters_give_nothing():
    t = magnificent(2).cards(0, "I-4").cards(1, "II-1").has(0, coins=20, trainers=3).poster(0, 1, "SUH-0")
    assert finish(at_end(t, "I-4")).score(0) == 0


@rule("MAG-EOG-02")
def test_gems_fill_empty_squares_in_their_colour_without_a_bonus():
    t = magnificent(2).cards(0, "I-4", "M31").cards(1, "II-1").has(0, gems="oc", trainers=0)
    at_end(t.camp(0, "OL:0:a2"), "I-4")
    assert (t.deciding, t.offered("fill")) == ("fill-camp", {"o", "c"})
    assert t.why("fill:g") == "no-such-gem 1"
    t.play("fill:o")
    assert t.why("square:a2") == "square-covered"
    t.play("square:b1 fill:c square:a1")
    assert t.view().players[0].filled == (("b1", "o"), ("a1", "c"))
    assert (t.free_trainers(0), t.gems(0)) == (0, "")
    finish(t)
    assert t.score(0) == 3


@rule("MAG-EOG-02")
def test_a_setting_leaves_gems_where_they_are():
    t = magnificent(2, gem_filling=False).cards(0, "I-4").cards(1, "II-1").has(0, gems="oc")
    assert t.pool("G1").acts(0).why("fill:o") == "no-filling"
    at_end(t.pool(""), "I-4")
    assert t.s.over


@rule("MAG-EOG-02", "MAG-EOG-04")
def test_a_gem_completes_a_row():
    t = magnificent(2).cards(0, "I-4").cards(1, "II-1").has(0, gems="pp").camp(0, "PL:0:a1 PL:0:d1")
    at_end(t, "I-4").play("fill:p square:g1 fill:p square:h1")
    assert finish(t).score(0) == 3


@rule("MAG-SC-09", "MAG-EOG-03")
def test_st_17_gems_discarded_for_a_card_that_was_kept_count_half():
    t = magnificent(2).cards(0, "I-4", "M80").cards(1, "II-1").has(0, gems="ogc")
    at_end(t, "I-4").play("filled discard:o discard:g discard:c enough")
    assert finish(t).score(0) == 6


@rule("MAG-EOG-03", "MAG-SC-09")
def test_cards_that_gems_are_discarded_for_come_last():
    t = magnificent(2).cards(0, "I-4", "M80", "M28").cards(1, "II-1").has(0, gems="og")
    at_end(t, "I-4").play("filled discard:o discard:g enough")
    assert finish(t).score(0) == 4 + 2


@rule("MAG-EOG-06", "MAG-GEN-02")
def test_the_highest_score_wins_and_of_equals_the_higher_number():
    t = magnificent(3).order(1, 2, 0).cards(0, "I-4").cards(1, "II-1").cards(2, "III-1")
    t.has(0, score=140).has(1, score=140).has(2, score=139)
    finish(at_end(t))
    assert [t.rules.payoff(t.s, seat) for seat in range(3)] == [1.0, 0.0, 0.0]
