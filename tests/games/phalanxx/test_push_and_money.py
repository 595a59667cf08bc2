"""Actions 3 and 4 – pushing a die, taking an income, and swapping Home dice with an opponent."""

import pytest

from tests.games.phalanxx.table import Table, phalanxx
from tests.support import rule

# Pushing.


@rule("PHX-PUSH-01", "PHX-PUSH-02", "PHX-PUSH-03")
def test_t11_pushing_up():
    t = phalanxx().home(0, "W3 O3 V2").travelling("W6 W1 W1").talents(3).to_act(0).play("die:1 slot:3 push")
    assert t.home_of(0) == ["W3", "O3", "W6"]
    assert t.grey == ["", "", "V2"]
    assert t.talents == [7, 0]


@rule("PHX-PUSH-05")
def test_t11_the_slot_of_a_push_is_closed():
    t = phalanxx().home(0, "W3 O3 V2").travelling("W6 W1 W1").to_act(0).play("die:1 slot:3 push").play("die:2")
    assert t.legal() == ["slot:1", "slot:2"]
    assert t.why("slot:3") == "PHX-PUSH-05: that slot is used up this turn"


@rule("PHX-PUSH-01")
def test_t11_the_die_driven_out_travels_on():
    t = phalanxx().home(0, "W3 O3 V2").travelling("W6 W1 W1").to_act(0)
    t.play("die:1 slot:3 push die:2 slot:1 income die:3 slot:2 income end-turn")
    assert t.loose_dice == ["W1", "W1", "V2"]


@rule("PHX-PUSH-03", "PHX-PUSH-04")
def test_t12_pushing_down_costs_the_difference():
    t = phalanxx().home(0, "W3 O6 V3").travelling("W1 W4 W5").talents(5).to_act(0).play("die:1 slot:2 push")
    assert (t.talents, t.home_of(0), t.grey) == ([0, 0], ["W3", "W1", "V3"], ["", "O6", ""])


@rule("PHX-PUSH-04")
@pytest.mark.parametrize(("talents", "costs"), [(4, "one Talent"), (3, "2 Talents"), (0, "5 Talents")])
def test_t12_a_push_one_cannot_pay_is_not_offered(talents, costs):
    t = phalanxx().home(0, "W3 O6 V3").travelling("W1 W4 W5").talents(talents).to_act(0).play("die:1 slot:2")
    assert t.legal() == ["income"]
    assert t.why("push") == f"PHX-PUSH-04: the push costs {costs} more than you have"


@rule("PHX-PUSH-04")
def test_what_a_push_lacks_is_said_in_italian():
    t = phalanxx().home(0, "W3 O6 V3").travelling("W1 W4 W5").talents(4).to_act(0).play("die:1 slot:2")
    assert t.why("push", language="it") == "PHX-PUSH-04: per spingere ti manca un Talento"


@rule("PHX-PUSH-04")
def test_before_a_die_is_chosen_a_push_one_cannot_pay_is_refused_too():
    t = phalanxx().home(0, "W6 O6 V6").dice(1, 1, 1).talents(3).to_act(0)
    assert t.why("push") == "PHX-PUSH-04: the push costs 2 Talents more than you have"


@rule("PHX-PUSH-03")
def test_pushing_an_equal_die_costs_nothing():
    t = phalanxx().home(0, "W3 O6 V3").travelling("W6 W4 W5").to_act(0).play("die:1 slot:2 push")
    assert (t.talents, t.home_of(0)) == ([0, 0], ["W3", "W6", "V3"])


@rule("PHX-PUSH-03", "PHX-MONEY-05")
def test_talents_of_a_push_stop_at_thirty():
    t = phalanxx().home(0, "W1 O3 V3").travelling("W6 W4 W5").talents(28).to_act(0).play("die:1 slot:1 push")
    assert t.talents == [30, 0]


@rule("PHX-PUSH-02")
def test_the_new_home_die_counts_for_cards_with_its_colour_and_value():
    t = phalanxx().home(0, "W3 O3 V3").hand(0, "XX04 X12").travelling("W5 W4 W6").to_act(0)
    assert t.play("die:3 slot:1").legal("play") == []
    t.undo().play("die:1 slot:2 push").play("die:3 slot:1")
    assert t.legal("play") == ["play:XX04", "play:X12"]


@rule("PHX-ACT-04", "PHX-PUSH-01")
def test_a_push_may_be_made_with_any_value():
    for value in range(1, 7):
        t = phalanxx().home(0, "W3 O3 V3").dice(value, value, value).talents(9).to_act(0).play("die:1 slot:1 push")
        assert t.talents == [9 + value - 3, 0]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "You push the 6 home and the 2 out: 7 Talents."),
        ("it", "Spingi dentro un 6 e fuori un 2: 7 Talenti."),
    ],
)
def test_a_push_is_told(language, line):
    t = phalanxx().home(0, "W3 O3 V2").travelling("W6 W1 W1").talents(3).to_act(0).play("die:1 slot:3 push")
    assert t.log(0, language) == [line]


# Income.


@rule("PHX-MONEY-01")
def test_an_income_brings_three_talents():
    t = phalanxx().talents(4, 4).to_act(0).play("die:1 slot:1 income")
    assert t.talents == [7, 4]


@rule("PHX-MONEY-05")
@pytest.mark.parametrize(("before", "after"), [(26, 29), (27, 30), (29, 30), (30, 30)])
def test_t23_talents_stop_at_thirty(before, after):
    assert phalanxx().talents(before).to_act(0).play("die:1 slot:1 income").talents == [after, 0]


@rule("PHX-MONEY-01")
def test_an_income_changes_no_die():
    t = phalanxx().home(0, "W3 O3 V2").travelling("W6 W1 W1").to_act(0).play("die:1 slot:3 income")
    assert (t.home_of(0), t.grey) == (["W3", "O3", "V2"], ["", "", "W6"])


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["You take 3 Talents and have 7.", "Player A takes 3 Talents and has 7."]),
        ("it", ["La rendita ti dà 3 Talenti: ne hai 7.", "Giocatore A prende 3 Talenti di rendita e ne ha 7."]),
    ],
)
def test_an_income_is_told(language, lines):
    t = phalanxx().talents(4).to_act(0).play("die:1 slot:1 income")
    assert [t.log(0, language)[0], t.log(1, language)[0]] == lines


# Swapping Home dice.


def meeting(**settings) -> Table:
    """Seat 0 has an orange 3; seat 1 a violet 3 and a white 3."""
    t = phalanxx(**settings).home(0, "W1 O3 V2").home(1, "W3 O5 V3")
    return t.dice(4, 5, 6).to_act(0).play("die:1 slot:1 income")


@rule("PHX-MONEY-02")
def test_t14_dice_of_one_value_may_be_swapped():
    t = meeting()
    assert t.legal() == ["exchange:2:1:1", "exchange:2:1:3", "exchange-none"]


@rule("PHX-MONEY-02")
@pytest.mark.parametrize(
    ("swap", "mine", "theirs"),
    [
        ("exchange:2:1:3", ["W1", "V3", "V2"], ["W3", "O5", "O3"]),
        ("exchange:2:1:1", ["W1", "W3", "V2"], ["O3", "O5", "V3"]),
        ("exchange-none", ["W1", "O3", "V2"], ["W3", "O5", "V3"]),
    ],
)
def test_t14_only_colours_change_hands(swap, mine, theirs):
    t = meeting().play(swap)
    assert (t.home_of(0), t.home_of(1)) == (mine, theirs)
    assert t.talents == [3, 0]


@rule("PHX-MONEY-02", "PHX-CARD-02")
def test_t14_requirements_about_colours_change_for_both():
    t = phalanxx().home(0, "W1 O3 V2").home(1, "W3 O5 V3").hand(0, "XX18").dice(4, 5, 6).to_act(0)
    t.play("die:1 slot:1 income exchange:2:1:3").play("die:2 slot:2")
    assert t.legal("play") == ["play:XX18"]
    assert [die[0] for die in t.home_of(1)] == ["W", "O", "O"]


@rule("PHX-MONEY-02")
def test_the_income_is_taken_with_the_swap_and_not_before():
    assert meeting().talents == [0, 0]


@rule("PHX-MONEY-02")
def test_dice_of_different_values_are_not_swapped():
    t = meeting()
    assert t.why("exchange:1:1:1") == "PHX-MONEY-02: the two dice do not show the same value"
    assert t.why("exchange:2:1:2") == "PHX-MONEY-02: the two dice do not show the same value"


@rule("PHX-MONEY-02")
def test_dice_are_swapped_with_an_opponent():
    assert meeting().why("exchange:2:0:2") == "PHX-MONEY-02: dice are exchanged with an opponent"


@rule("PHX-MONEY-04")
def test_two_dice_of_one_colour_are_not_swapped():
    t = phalanxx().home(0, "W1 O3 V2").home(1, "W3 O3 V5").dice(4, 5, 6).to_act(0).play("die:1 slot:1 income")
    assert t.legal() == ["exchange:2:1:1", "exchange-none"]
    assert t.why("exchange:2:1:2") == "PHX-MONEY-04: the two dice are alike: there is nothing to exchange"


@rule("PHX-MONEY-04")
def test_where_only_like_dice_meet_nothing_is_asked():
    t = phalanxx().home(0, "W1 O3 V2").home(1, "W6 O3 V5").dice(4, 5, 6).to_act(0).play("die:1 slot:1 income")
    assert (t.deciding, t.talents) == ("choose-die", [3, 0])


@rule("PHX-MONEY-02")
def test_without_an_income_nothing_is_swapped():
    t = phalanxx().home(0, "W1 O3 V2").home(1, "W3 O5 V3").dice(4, 5, 6).to_act(0)
    assert t.why("exchange:2:1:3") == "PHX-MONEY-02: dice are exchanged only when you take income"
    assert t.why("exchange-none") == "PHX-MONEY-02: dice are exchanged only when you take income"


@rule("PHX-MONEY-03")
def test_any_home_die_may_be_swapped_whichever_slot_was_used():
    for slot in (1, 2, 3):
        t = phalanxx().home(0, "W1 O3 V2").home(1, "W3 O5 V3").dice(4, 5, 6).to_act(0)
        assert "exchange:2:1:3" in t.play(f"die:1 slot:{slot} income").legal()


@rule("PHX-MONEY-03")
def test_the_opponent_is_not_asked():
    t = meeting().play("exchange:2:1:3")
    assert (t.turn_of, t.deciding) == (0, "choose-die")


@rule("PHX-MONEY-02")
def test_any_opponent_may_be_the_one():
    t = phalanxx(3).home(0, "W1 O3 V2").home(1, "W3 O5 V5").home(2, "W6 O6 V3").dice(4, 5, 6).to_act(0)
    t.play("die:1 slot:1 income")
    assert t.legal("exchange") == ["exchange:2:1:1", "exchange:2:2:3"]
    assert t.play("exchange:2:2:3").home_of(2) == ["W6", "O6", "O3"]


@rule("PHX-MONEY-02")
def test_the_swap_comes_with_each_income_once():
    t = meeting().play("exchange:2:1:3")
    assert t.grey == ["W4", "", ""]
    assert t.play("die:2 slot:2 income").deciding == "exchange-dice"


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["You exchange a 3 with Player B.", "Player A exchanges a 3 with you."]),
        ("it", ["Scambi un 3 con Giocatore B.", "Giocatore A scambia un 3 con te."]),
    ],
)
def test_a_swap_is_told(language, lines):
    t = meeting().play("exchange:2:1:3")
    assert [t.log(0, language)[-1], t.log(1, language)[-1]] == lines
