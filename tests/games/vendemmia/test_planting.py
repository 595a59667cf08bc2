"""Planting: a die, a vine of the hand, a terrace; how high, how many, in which order."""

import pytest

from tests.games.vendemmia.table import Table, vendemmia
from tests.support import rule

BARBERA = ("barbera-1", "barbera-2", "barbera-3", "barbera-4")


def holding(*vines: str, dice: tuple[int, int] = (6, 6), baskets: int = 0, slope: str = "rising") -> Table:
    """Seat 0 to act, with these vines in hand and nothing else to think of."""
    return vendemmia(slope=slope).hand(0, *vines).dice(*dice).baskets(0, baskets).to_act(0)


@rule("VEN-PLANT-01")
def test_first_a_die_is_chosen():
    assert holding("barbera-1").legal() == ["die:1", "die:2", "rest"]


@rule("VEN-PLANT-01")
def test_then_a_vine_of_the_hand():
    assert holding("freisa-6", "barbera-1").play("die:2").legal() == ["vine:freisa-6", "vine:barbera-1"]


@rule("VEN-PLANT-01")
def test_then_a_terrace():
    assert holding("barbera-1").play("die:1 vine:barbera-1").legal() == ["terrace:1", "terrace:2", "terrace:3"]


@rule("VEN-PLANT-01")
def test_the_vine_goes_from_the_hand_onto_the_terrace():
    t = holding("freisa-6", "barbera-1").whole_draw_pile().play("die:1 vine:freisa-6 terrace:2")
    assert t.view().terraces[0] == ((), ("freisa-6",), ())
    assert t.own_hand(0) == ("barbera-1",)


@rule("VEN-PLANT-01")
def test_the_vine_goes_on_top_of_those_already_there():
    t = holding("freisa-6").terrace(0, 2, "barbera-1", "nebbiolo-5").play("die:1 vine:freisa-6 terrace:2")
    assert t.view().terraces[0][1] == ("barbera-1", "nebbiolo-5", "freisa-6")


@rule("VEN-PLANT-01")
def test_a_planted_vine_is_there_for_all_to_see():
    t = holding("freisa-6").play("die:1 vine:freisa-6 terrace:3")
    assert [t.view(viewer).terraces[0][2] for viewer in (0, 1, -1)] == [("freisa-6",)] * 3
    assert t.log(1)[0] == "Player A plants Freisa 6 on terrace 3."


@rule("VEN-PLANT-01")
def test_the_die_that_was_chosen_counts():
    t = holding("freisa-4", "barbera-1", dice=(4, 1))
    assert t.play("die:2").legal() == ["vine:barbera-1"]
    t.undo()
    assert t.play("die:1").legal() == ["vine:freisa-4", "vine:barbera-1"]


@rule("VEN-PLANT-01")
@pytest.mark.parametrize("vine", ["nebbiolo-2", "dolcetto-2", "barbera-2", "freisa-2"])
def test_a_vine_that_is_elsewhere_cannot_be_planted(vine):
    t = holding("barbera-1").hand(1, "nebbiolo-2").compost("dolcetto-2").terrace(0, 1, "barbera-2")
    before_a_die = t.why(f"vine:{vine}")
    after_it = t.play("die:1").why(f"vine:{vine}")
    assert before_a_die == after_it
    assert (after_it.rule, after_it.text) == ("VEN-PLANT-01", "that vine is not in your hand")


@rule("VEN-PLANT-01", "LUD-TURN-01")
def test_a_terrace_comes_after_a_die_and_a_vine():
    refusal = holding("barbera-1").why("terrace:2")
    assert (refusal.rule, refusal.first) == ("LUD-TURN-01", ("die:1", "vine:barbera-1"))


@rule("VEN-PLANT-01", "LUD-TURN-01")
def test_a_vine_comes_after_a_die_that_can_bring_it_there():
    refusal = holding("barbera-5", "freisa-1", dice=(2, 5)).why("vine:barbera-5")
    assert (refusal.rule, refusal.first) == ("LUD-TURN-01", ("die:2",))


# How high.


@rule("VEN-PLANT-02")
@pytest.mark.parametrize(("die", "below", "value"), [(3, 0, 3), (3, 1, 4), (3, 2, 5), (6, 3, 9)])
def test_a_vine_may_be_as_high_as_the_die_and_the_vines_below_it(die, below, value):
    t = holding(f"freisa-{value}", dice=(die, 1)).terrace(0, 1, *BARBERA[:below])
    t.play(f"die:1 vine:freisa-{value} terrace:1")
    assert t.view().terraces[0][0][-1] == f"freisa-{value}"


@rule("VEN-PLANT-02")
@pytest.mark.parametrize(("die", "below", "value"), [(3, 0, 4), (3, 1, 5), (3, 2, 6)])
def test_a_vine_may_not_be_higher_than_that(die, below, value):
    t = holding(f"freisa-{value}", dice=(die, 1)).terrace(0, 1, *BARBERA[:below])
    t.terrace(0, 2, "dolcetto-1", "dolcetto-2", "dolcetto-3")  # where it does fit, so that it can be chosen
    refusal = t.play(f"die:1 vine:freisa-{value}").why("terrace:1")
    assert refusal.rule == "VEN-PLANT-02"
    assert refusal.text == "the vine is one too high for the die and the vines already there"
    assert "terrace:1" not in t.legal()


@rule("VEN-PLANT-02")
def test_a_refusal_says_by_how_much_the_vine_is_too_high():
    t = holding("freisa-1", "freisa-8", dice=(3, 1)).play("die:1")
    assert t.why("vine:freisa-8").text == "the vine is 5 too high for the die and the vines already there"
    assert t.why("vine:freisa-8", language="it").text == (
        "la vite è di 5 troppo alta per il dado e le viti già piantate lì"
    )


@rule("VEN-PLANT-02")
def test_a_vine_that_fits_nowhere_is_measured_where_it_fits_best():
    t = holding("freisa-1", "freisa-8", dice=(5, 1)).terrace(0, 1, "barbera-1", "barbera-2").play("die:1")
    assert t.why("vine:freisa-8").text == "the vine is one too high for the die and the vines already there"


@rule("VEN-PLANT-02")
def test_by_how_much_a_vine_is_too_high_is_not_told_of_a_terrace_on_which_it_would_not_rise():
    t = holding("freisa-1", "freisa-3", dice=(1, 1)).terrace(0, 1, "barbera-5").play("die:1")
    assert t.why("vine:freisa-3").text == "the vine is 2 too high for the die and the vines already there"


@rule("VEN-PLANT-02")
def test_a_vine_that_is_too_high_is_told_so_even_if_a_terrace_is_full_and_another_does_not_rise():
    t = holding("freisa-1", "freisa-8", dice=(6, 1)).terrace(0, 1, *BARBERA)
    t.terrace(0, 2, "dolcetto-1", "dolcetto-8")
    assert str(t.play("die:1").why("vine:freisa-8")).startswith("VEN-PLANT-02: the vine is 2 too high")


@rule("VEN-PLANT-02", "LUD-TURN-02")
def test_who_waits_is_told_to_wait_however_high_the_vine_is():
    t = holding("freisa-1", dice=(1, 1)).hand(1, "freisa-9")
    assert t.why("vine:freisa-9", seat=1).rule == "LUD-TURN-02"


@rule("VEN-PLANT-02")
def test_a_die_that_brings_no_vine_anywhere_cannot_be_chosen():
    t = holding("freisa-5", dice=(4, 5))
    assert t.legal() == ["die:2", "rest"]
    refusal = t.why("die:1")
    assert (refusal.rule, refusal.text) == ("VEN-PLANT-02", "none of your vines can be planted with a 4")


@rule("VEN-PLANT-02")
def test_where_no_die_reaches_a_vine_that_is_the_reason():
    refusal = holding("freisa-1", "freisa-8", dice=(4, 6)).why("vine:freisa-8")
    assert refusal.rule == "VEN-PLANT-02"
    assert refusal.text == "the vine is 2 too high for the die and the vines already there"


@rule("VEN-PLANT-02")
def test_where_no_die_can_be_chosen_at_all_that_is_still_the_reason():
    assert holding("freisa-8", dice=(1, 2)).why("vine:freisa-8").rule == "VEN-PLANT-02"


@rule("VEN-PLANT-02")
def test_a_vine_of_ones_own_is_measured_with_ones_own_terraces():
    t = holding("freisa-4", dice=(3, 3)).terrace(1, 1, "barbera-1")
    assert t.legal() == ["rest"]


# Room.


@rule("VEN-PLANT-03")
def test_a_terrace_has_room_for_a_fourth_vine():
    t = holding("freisa-6").terrace(0, 1, *BARBERA[:3]).play("die:1 vine:freisa-6 terrace:1")
    assert len(t.view().terraces[0][0]) == 4


@rule("VEN-PLANT-03")
def test_a_terrace_has_no_room_for_a_fifth_vine():
    t = holding("freisa-6").terrace(0, 1, *BARBERA).play("die:1 vine:freisa-6")
    assert t.legal() == ["terrace:2", "terrace:3"]
    assert (t.why("terrace:1").rule, t.why("terrace:1").text) == ("VEN-PLANT-03", "the terrace is full")


@rule("VEN-PLANT-03")
def test_where_all_terraces_are_full_no_die_can_be_chosen():
    t = holding("freisa-6")
    for number, variety in enumerate(("barbera", "dolcetto", "nebbiolo"), 1):
        t.terrace(0, number, *(f"{variety}-{value}" for value in (1, 2, 3, 4)))
    assert t.legal() == ["rest"]
    assert t.why("vine:freisa-6").rule == "VEN-PLANT-03"


@rule("VEN-PLANT-03")
def test_that_a_terrace_is_full_is_told_before_a_die_is_chosen():
    assert holding("freisa-6").terrace(0, 1, *BARBERA).why("terrace:1").rule == "VEN-PLANT-03"


@rule("VEN-PLANT-03")
def test_that_ones_own_terrace_is_full_is_told_in_the_turn_of_another():
    t = holding("freisa-6").terrace(1, 1, *BARBERA)
    assert t.why("terrace:1", seat=1).rule == "VEN-PLANT-03"
    assert t.why("terrace:2", seat=1).rule == "LUD-TURN-02"


# Rising.


@rule("VEN-PLANT-04")
@pytest.mark.parametrize("value", [4, 5])
def test_a_vine_must_be_higher_than_the_last_one_on_its_terrace(value):
    t = holding(f"freisa-{value}").terrace(0, 1, "barbera-1", "barbera-5").play(f"die:1 vine:freisa-{value}")
    assert t.legal() == ["terrace:2", "terrace:3"]
    refusal = t.why("terrace:1")
    assert refusal.rule == "VEN-PLANT-04"
    assert refusal.text == "a vine must be higher than the one below it, and that is a 5"


@rule("VEN-PLANT-04")
def test_a_vine_one_higher_than_the_last_one_will_do():
    t = holding("freisa-6").terrace(0, 1, "barbera-1", "barbera-5").play("die:1 vine:freisa-6 terrace:1")
    assert t.view().terraces[0][0] == ("barbera-1", "barbera-5", "freisa-6")


@rule("VEN-PLANT-04")
def test_only_the_last_vine_of_the_terrace_matters():
    t = holding("freisa-3").terrace(0, 1, "barbera-9", "barbera-2").play("die:1 vine:freisa-3")
    assert "terrace:1" in t.legal()


@rule("VEN-PLANT-04")
@pytest.mark.parametrize("value", [1, 5])
def test_on_a_free_slope_any_order_will_do(value):
    t = holding(f"freisa-{value}", slope="free").terrace(0, 1, "barbera-5").play(f"die:1 vine:freisa-{value} terrace:1")
    assert t.view().terraces[0][0] == ("barbera-5", f"freisa-{value}")


@rule("VEN-PLANT-02", "VEN-PLANT-04")
def test_a_free_slope_makes_no_vine_reach_higher():
    t = holding("freisa-5", "freisa-1", dice=(3, 3), slope="free").terrace(0, 1, "barbera-9").play("die:1")
    assert t.why("vine:freisa-5").rule == "VEN-PLANT-02"
