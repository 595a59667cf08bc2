from __future__ import annotations

import pytest

from tests.games.magnificent.table import magnificent
from tests.support import rule

DISPLAY = ("SUH-1", "BRO-2", "LUN-3", "SNO-01")


def with_card(card, die="G5", colour="", seats=2, **given):
    """Seat 0 has put a die on a card; the other cards are those of board I."""
    return magnificent(seats).cards(0, card, "I-1", "I-2", "I-3").has(0, **given).takes(0, die, card, colour)


@rule("MAG-BO-07")
@pytest.mark.parametrize(("card", "coins", "points"), [("I-1", 1, 0), ("M20", 2, 0), ("II-4", 0, 2), ("M11", 0, 3)])
def test_coins_and_points(card, coins, points):
    t = magnificent(2).cards(0, card, "M01").has(0, coins=0).takes(0, "G5", card).play("bonus")
    assert (t.coins(0), t.score(0)) == (coins, points)


@rule("MAG-BO-07")
def test_one_more_power():
    assert with_card("M01").play("bonus").power == 6


@rule("MAG-BO-07")
@pytest.mark.parametrize(
    ("card", "verb", "best"), [("M09", "build", "7"), ("M07", "travel", "green:7"), ("M19", "perform", "7")]
)
def test_two_more_power_for_one_kind_of_action(card, verb, best):
    t = with_card(card).play("bonus")
    assert t.power == 5
    assert best in t.offered(verb)
    assert {text.split(":")[0] for text in t.options() if text.split(":")[-1] in ("6", "7")} == {verb}


@rule("MAG-BO-07")
def test_the_die_is_rolled_again():
    t = with_card("I-3")
    t.s.chance.prepare([0])
    t.play("bonus")
    assert t.power == 1
    assert t.view().players[0].due == 1


@rule("MAG-BO-07")
def test_st_27_the_die_shows_its_opposite_face():
    t = with_card("M16", "G2").play("bonus")
    assert t.power == 5
    assert t.view().players[0].due == 5


@rule("MAG-BO-07")
def test_another_card_with_a_die_is_copied():
    t = magnificent(2).cards(0, "M14", "M20", "M11", "M29").has(0, coins=0).dice(0, "O1@M20 O1@M29")
    t.takes(0, "G5", "M14").play("bonus")
    assert t.offered("copy") == {"M20"}
    assert t.why("copy:M11") == "no-die-there"
    assert t.why("copy:M29") == "nothing-to-copy"
    assert t.why("copy:II-1") == "not-your-card"
    t.play("copy:M20")
    assert t.coins(0) == 2


@rule("MAG-BO-07")
def test_there_must_be_something_to_copy():
    assert with_card("M14").why("bonus") == "nothing-to-copy"


@rule("MAG-BO-07", "MAG-GEN-07")
def test_gems_of_choice_and_of_the_colour_of_the_turn():
    t = with_card("I-4").play("bonus gain:p")
    assert t.gems(0) == "p"
    assert with_card("M13", "C5", "purple").play("bonus").gems(0) == "p"


@rule("MAG-BO-07")
def test_a_trainer_is_recalled_from_the_main_tent():
    t = magnificent(2).cards(0, "M18").trainers_out(0, 2).takes(0, "G5", "M18").play("bonus")
    assert t.free_trainers(0) == 1
    assert with_card("M18").why("bonus") == "none-in-tent"


@rule("MAG-BO-07", "MAG-POST-02")
def test_a_poster_for_a_coin():
    t = magnificent(2).cards(0, "M05").has(0, coins=1).display(*DISPLAY).takes(0, "G5", "M05")
    t.play("bonus poster:SNO-01 hang:1")
    assert (t.coins(0), t.hung(0, 1)) == (0, ["SNO-01"])
    assert with_card("M05", coins=0).why("bonus") == "too-few-coins 1"


@rule("MAG-BO-01", "MAG-GEN-08")
def test_a_gem_and_two_coins_for_a_trainer_or_the_reverse():
    t = with_card("M44", coins=2, gems="o", trainers=0).play("bonus")
    assert t.options() == ["forward"]
    t.play("forward")
    assert (t.coins(0), t.gems(0), t.free_trainers(0)) == (0, "", 1)
    assert t.why("forward") == "no-other-way"
    t = with_card("M44", coins=0, trainers=1).play("bonus")
    assert t.why("forward") == "too-few-coins 2"
    t.play("reverse gain:g")
    assert (t.coins(0), t.gems(0), t.free_trainers(0)) == (2, "g", 0)


@rule("MAG-BO-01", "MAG-GEN-07")
def test_the_reverse_never_gives_a_clear_gem():
    t = with_card("M44", trainers=1).play("bonus reverse")
    assert t.offered("gain") == {"o", "g", "p"}


@rule("MAG-BO-06", "MAG-GEN-08")
@pytest.mark.parametrize(
    ("card", "given", "way", "after"),
    [
        ("M41", {"gems": "c"}, "forward", (2, "", 0, 0)),
        ("M41", {"coins": 2}, "reverse", (0, "g", 0, 0)),
        ("M50", {"coins": 2}, "forward", (0, "", 3, 0)),
        ("M50", {"score": 3}, "reverse", (2, "", 0, 0)),
        ("M48", {"gems": "p"}, "forward", (0, "", 3, 0)),
        ("M48", {"score": 3}, "reverse", (0, "g", 0, 0)),
        ("M57", {"trainers": 1}, "forward", (0, "", 5, 0)),
        ("M57", {"score": 5}, "reverse", (0, "", 0, 1)),
    ],
)
def test_other_exchanges_go_either_way(card, given, way, after):
    t = with_card(card, **{"coins": 0, **given}).play(f"bonus {way}")
    if t.deciding == "gain-gem":
        t.play("gain:g")
    assert (t.coins(0), t.gems(0), t.score(0), t.free_trainers(0)) == after


@rule("MAG-BO-06")
def test_an_unfinished_poster_for_coins_or_the_reverse():
    t = magnificent(2).cards(0, "M52").has(0, coins=0).poster(0, 1, "SUH-0").poster(0, "waiting", "KIM-1")
    t.takes(0, "G5", "M52").play("bonus forward drop:SUH-0")
    assert (t.coins(0), t.hung(0, 1)) == (2, [])
    t = magnificent(2).cards(0, "M52").has(0, coins=2).display(*DISPLAY).takes(0, "G5", "M52").play("bonus")
    assert t.why("forward") == "no-poster-to-drop"
    t.play("reverse poster:SUH-1 hang:3")
    assert (t.coins(0), t.hung(0, 3)) == (0, ["SUH-1"])


@rule("MAG-GEN-11")
def test_points_that_are_paid_must_be_there():
    t = with_card("M50", coins=2, score=2).play("bonus")
    assert t.why("reverse") == "too-few-points 1"
    assert with_card("M57", score=-4).why("bonus") == "too-few-trainers 1"
    assert with_card("M50", coins=2, score=-4).play("bonus").why("reverse") == "too-few-points 7"


@rule("MAG-BO-02")
def test_three_more_power_with_a_clear_die_whatever_its_colour():
    assert with_card("M42", "C2", "purple").play("bonus").power == 5
    assert with_card("M42", "P2").why("bonus") == "die-not-clear"


@rule("MAG-BO-03", "MAG-BO-04", "MAG-BO-05")
def test_gt_15_split_travels_seven_and_builds_with_the_other_five():
    t = magnificent(2).cards(0, "M46", "I-1").has(0, gems="").dice(0, "G6@I-1").stands("green", 2, "T01")
    t.stands("green", 5, "T02").takes(0, "G6", "M46").play("bonus travel:green:7")
    assert t.deciding == "take-action"
    assert "g" in t.gems(0)
    assert t.why("spend:g") == "power-fixed"
    assert t.offered("build") == {"3", "5"}
    assert t.why("travel:green:1") == "action-done 1"
    t.play("build:5 tile:GL face:1 square:a1")
    assert t.deciding == "end-turn"


@rule("MAG-BO-03", "MAG-BO-04")
def test_st_20_split_performs_on_nine_and_builds_with_five():
    t = magnificent(2).cards(0, "M46", "I-1").dice(0, "G6@I-1").has(0, gems="g").takes(0, "G6", "M46")
    t.play("bonus spend:g perform:9")
    assert t.deciding == "take-action"
    assert t.offered("build") == {"3", "5"}
    assert t.offered("perform") == set()


@rule("MAG-BO-03")
def test_split_is_announced_before_the_first_action_and_the_second_may_be_forgone():
    t = with_card("M46").play("travel:green:1")
    assert t.why("bonus") == "power-fixed"
    t = with_card("M46").play("bonus travel:green:1 rest")
    assert t.deciding == "end-turn"


@rule("MAG-BO-04")
def test_extra_power_serves_only_the_half_of_its_kind():
    t = (
        magnificent(2)
        .cards(0, "M14", "M46", "M09", "I-1")
        .dice(0, "O1@M46")
        .takes(0, "G5", "M09")
        .play("bonus build:5")
    )
    assert t.s.now[10] == 2
    t = magnificent(2).cards(0, "M46", "I-1").takes(0, "G5", "M46").play("bonus travel:green:3")
    assert t.view().turn_of.power.left == 2


@rule("MAG-BO-05", "MAG-PERF-09")
def test_gems_found_while_travelling_pay_for_the_performance():
    t = magnificent(2).cards(0, "M46", "I-1").has(0, gems="").camp(0, "GL:0:a1").poster(0, 1, "LUN-4")
    t.takes(0, "G5", "M46").play("bonus travel:green:1 perform:3 show:LUN-4:tent")
    assert t.completed(0) == ["LUN-4"]
    assert t.gems(0) == ""
