"""The frame of a turn: its steps, the roll and its bonus, dice and slots, three actions, passing the dice on."""

import pytest

from tests.games.phalanxx.table import Table, phalanxx
from tests.support import rule

INCOMES = "die:1 slot:1 income die:2 slot:2 income die:3 slot:3 income"


def rolled(*shown: int, talents: int = 7, **settings) -> Table:
    """Seat 0 has bought nothing and rolled."""
    return phalanxx(**settings).talents(talents).to_buy(0).rolls(*shown).play("buy-none")


# The steps.


@rule("PHX-TURN-01")
def test_a_turn_is_market_roll_actions_and_passing_on():
    t = phalanxx().to_buy(0).rolls(4, 5, 6)
    steps = [t.deciding]
    t.play("buy-none")
    steps.append(t.deciding)
    t.play(INCOMES)
    steps.append(t.deciding)
    t.play("end-turn")
    assert [*steps, t.deciding] == ["buy-card", "choose-die", "end-turn", "buy-card"]
    assert t.turn_of == 1


@rule("PHX-TURN-01")
def test_the_dice_are_not_rolled_before_the_market():
    t = phalanxx().dice(1, 2, 3).to_buy(0)
    assert t.loose_dice == ["W1", "W2", "W3"]
    assert t.why("die:1").startswith("LUD-TURN-01")


@rule("PHX-TURN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_last_seat_it_is_the_first_again(seats):
    t = phalanxx(seats).to_end(seats - 1).play("end-turn")
    assert t.turn_of == 0


@rule("PHX-TURN-02", "LUD-TURN-02")
@pytest.mark.parametrize("action", ["buy:1", "buy-none"])
def test_nobody_acts_in_the_turn_of_another(action):
    t = phalanxx().talents(9, 9).to_buy(0)
    assert t.match.to_act == (0,)
    assert t.match.legal(1) == []
    assert t.why(action, seat=1).startswith("LUD-TURN-02")


@rule("PHX-TURN-02", "LUD-TURN-02")
def test_a_rival_sacrifices_nothing_in_the_turn_of_another():
    t = phalanxx().dice(1, 2, 3).to_act(0)
    assert t.why("sacrifice:1:6", seat=1).startswith("LUD-TURN-02")


# The roll.


@rule("PHX-ROLL-01")
def test_the_three_travelling_dice_are_rolled():
    assert rolled(2, 4, 6).loose_dice == ["W2", "W4", "W6"]


@rule("PHX-ROLL-01")
def test_the_dice_keep_the_colours_they_came_with():
    t = phalanxx().home(0, "W3 W3 W3").travelling("V1 O1 W1").to_buy(0).rolls(6, 5, 4).play("buy-none")
    assert t.loose_dice == ["V6", "O5", "W4"]


@rule("PHX-ROLL-01")
def test_a_die_has_six_sides():
    with pytest.raises(ValueError, match="prepared outcome 6 is not among the 6 possible ones"):
        rolled(7, 1, 1)


@rule("PHX-ROLL-02")
@pytest.mark.parametrize(("shown", "talents"), [((1, 1, 1), 10), ((1, 3, 4), 10), ((2, 3, 4), 7), ((6, 6, 6), 7)])
def test_t05_a_total_of_eight_or_less_brings_three_talents(shown, talents):
    assert rolled(*shown).talents == [talents, 0]


@rule("PHX-ROLL-02", "PHX-CARD-04")
@pytest.mark.parametrize(("shown", "talents"), [((1, 3, 4), 10), ((2, 3, 4), 10), ((2, 4, 4), 7)])
def test_t05_with_antipatros_a_total_of_nine_will_do(shown, talents):
    t = phalanxx().talents(7).card(0, "X13").to_buy(0).rolls(*shown).play("buy-none")
    assert t.talents == [talents, 0]


@rule("PHX-CARD-04")
def test_the_provisions_of_a_rival_do_not_help():
    t = phalanxx().talents(7).card(1, "X13").to_buy(0).rolls(2, 3, 4).play("buy-none")
    assert t.talents == [7, 0]


@rule("PHX-ROLL-02", "PHX-MONEY-05")
def test_the_bonus_cannot_lead_above_thirty():
    assert rolled(1, 1, 1, talents=29).talents == [30, 0]


@rule("PHX-ROLL-03")
def test_t05_a_die_raised_later_leaves_the_bonus():
    t = rolled(1, 1, 2)
    assert t.talents == [10, 0]
    assert t.play("sacrifice:1:6").talents == [10, 0]


@rule("PHX-ROLL-03")
def test_a_die_lowered_later_brings_no_bonus():
    assert rolled(2, 3, 4).play("sacrifice:3:1").talents == [7, 0]


@rule("PHX-ROLL-02")
def test_the_bonus_comes_before_the_actions():
    t = phalanxx().talents(0).hand(0, "X18").home(0, "W3 O3 V3").to_buy(0).rolls(1, 1, 6).play("buy-none")
    assert t.talents == [3, 0]
    assert t.play("die:1 slot:1 income").talents == [6, 0]
    assert "play:X18" in t.play("die:3 slot:2").legal()


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["You roll 1, 3 and 4.", "Only 8: you gain 3 Talents."]),
        ("it", ["Tiri 1, 3 e 4.", "Solo 8: guadagni 3 Talenti."]),
    ],
)
def test_a_low_roll_is_told(language, lines):
    assert rolled(1, 3, 4).log(0, language)[-2:] == lines


@pytest.mark.parametrize(
    ("before", "line"),
    [
        (28, "Only 8: Player A gains 2 Talents."),
        (29, "Only 8: Player A gains one Talent."),
        (30, "Only 8, but Player A has as many Talents as there can be."),
    ],
)
def test_a_low_roll_at_the_cap_tells_what_really_came(before, line):
    t = phalanxx().talents(before).to_buy(0).rolls(1, 3, 4).play("buy-none")
    assert t.log(1)[-1] == line


def test_a_high_roll_is_told_without_a_bonus():
    assert rolled(4, 5, 6).log(1)[-1] == "Player A rolls 4, 5 and 6."


# Dice and slots.


@rule("PHX-ACT-01", "PHX-ACT-05")
def test_there_are_exactly_three_actions():
    t = phalanxx().dice(4, 5, 6).to_act(0)
    for action in ("die:1 slot:1 income", "die:2 slot:2 income"):
        t.play(action)
        assert t.deciding == "choose-die"
        assert t.why("end-turn") == "PHX-ACT-05: every die must be used before the turn ends"
    t.play("die:3 slot:3 income")
    assert t.answers() == ["end-turn"]


@rule("PHX-ACT-01")
def test_the_same_kind_of_action_may_be_repeated():
    assert phalanxx().dice(4, 5, 6).to_act(0).play(INCOMES).talents == [9, 0]


@rule("PHX-ACT-02")
def test_a_die_goes_to_the_grey_slot_that_is_chosen():
    t = phalanxx().dice(4, 5, 6).to_act(0).play("die:3 slot:2 income")
    assert t.grey == ["", "W6", ""]
    assert t.loose_dice == ["W4", "W5", ""]


@rule("PHX-ACT-02")
def test_a_placed_die_is_not_used_again():
    t = phalanxx().dice(4, 5, 6).to_act(0).play("die:3 slot:2 income")
    assert t.legal("die") == ["die:1", "die:2"]
    assert t.why("die:3") == "PHX-ACT-02: that die is placed already"


@rule("PHX-ACT-02", "PHX-PUSH-05")
def test_a_slot_takes_one_die():
    t = phalanxx().dice(4, 5, 6).to_act(0).play("die:3 slot:2 income").play("die:1")
    assert t.answers() == ["slot:1", "slot:3"]
    assert t.why("slot:2") == "PHX-PUSH-05: that slot is used up this turn"


@rule("PHX-ACT-02")
def test_dice_that_are_alike_are_offered_once():
    t = phalanxx().dice(4, 4, 6).to_act(0)
    assert t.legal("die") == ["die:1", "die:3"]
    assert t.why("die:2") == "PHX-ACT-02: another die just like it is offered"


@rule("PHX-ACT-02")
def test_dice_of_one_value_and_two_colours_are_not_alike():
    t = phalanxx().home(0, "W3 W3 V3").travelling("W4 O4 W4").to_act(0)
    assert t.legal("die") == ["die:1", "die:2"]


@rule("PHX-ACT-02")
def test_slots_that_are_alike_are_offered_once():
    t = phalanxx().home(0, "W3 W3 V3").to_act(0).play("die:1")
    assert t.answers() == ["slot:1", "slot:3"]
    assert t.why("slot:2") == "PHX-ACT-02: another slot just like it is offered"


@rule("PHX-ACT-02")
def test_a_slot_like_one_in_use_is_offered():
    t = phalanxx().home(0, "W3 W3 V3").to_act(0).play("die:1 slot:1 income").play("die:2")
    assert t.answers() == ["slot:2", "slot:3"]


@rule("PHX-ACT-03")
def test_there_are_four_kinds_of_action():
    t = phalanxx().home(0, "W3 O3 V3").hand(0, "X09").dice(4, 5, 6).to_act(0).play("die:1 slot:1")
    assert {action.partition(":")[0] for action in t.answers()} == {"play", "conquer", "push", "income"}


@rule("PHX-ACT-04")
@pytest.mark.parametrize(("die", "kinds"), [(4, {"play", "conquer", "push", "income"}), (3, {"push", "income"})])
def test_playing_and_conquering_need_a_die_as_high_as_the_home_die(die, kinds):
    t = phalanxx().home(0, "W4 O4 V4").hand(0, "X09").talents(9).dice(die, die, die).to_act(0).play("die:1 slot:1")
    assert {action.partition(":")[0] for action in t.answers()} == kinds


@rule("PHX-ACT-04")
@pytest.mark.parametrize("action", ["play:X09", "conquer:harran"])
def test_a_die_too_low_is_refused_with_what_it_lacks(action):
    t = phalanxx().home(0, "W6 O4 V4").hand(0, "X09").dice(1, 4, 4).to_act(0).play("die:1 slot:1")
    assert t.why(action) == "PHX-ACT-04: the die is 5 too low for the Home die beside it"
    assert t.why(action, language="it") == "PHX-ACT-04: il dado è di 5 troppo basso per il dado di Casa accanto"


@rule("PHX-ACT-04")
def test_before_a_die_is_chosen_the_refusal_says_what_bars_most_ways():
    t = phalanxx().home(0, "W6 O6 V6").dice(5, 5, 5).to_act(0)
    assert t.why("conquer:harran") == "PHX-ACT-04: the die is 1 too low for the Home die beside it"


@rule("PHX-ACT-04")
def test_before_a_die_is_chosen_a_way_to_the_action_is_shown():
    t = phalanxx().home(0, "W6 O6 V2").dice(5, 5, 5).to_act(0)
    assert t.why("conquer:harran").endswith("(die:1 slot:3)")


@rule("PHX-ACT-05", "PHX-ACT-04")
def test_income_is_always_possible():
    t = phalanxx().home(0, "W6 O6 V6").dice(1, 1, 1).to_act(0).play("die:1 slot:1")
    assert t.answers() == ["income"]


@rule("PHX-ACT-05")
def test_an_action_cannot_be_given_up():
    t = phalanxx().dice(4, 5, 6).to_act(0)
    assert not t.legal("end-turn")
    assert not t.play("die:1 slot:1").legal("end-turn")


@rule("PHX-ACT-06")
def test_t13_a_push_makes_a_card_playable_in_the_same_turn():
    t = phalanxx().home(0, "W2 O3 V4").hand(0, "X03").travelling("W6 W3 W1").to_act(0)
    assert "play:X03" not in t.play("die:2 slot:2").legal()
    t.undo().play("die:1 slot:1 push")
    assert t.talents == [4, 0]
    t.play("die:2 slot:2 play:X03")
    assert t.strength == [3, 0]


@rule("PHX-ACT-06")
def test_a_region_just_conquered_is_a_place_to_conquer_from():
    t = phalanxx().dice(6, 6, 6).to_act(0)
    assert t.why("conquer:memphis") == "PHX-CONQ-01: the region does not border on one of yours"
    t.play("die:1 slot:1 conquer:gerrha").play("die:2 slot:2 conquer:memphis")
    assert t.owner_of("memphis") == 0


# Passing on.


@rule("PHX-PASS-01")
def test_the_dice_on_the_grey_slots_travel_on():
    t = phalanxx().travelling("W4 W5 W6").home(0, "W3 O3 V3").to_act(0)
    t.play("die:1 slot:3 income die:2 slot:1 income die:3 slot:2 income end-turn")
    assert (t.turn_of, t.grey, t.loose_dice) == (1, ["", "", ""], ["W5", "W6", "W4"])


@rule("PHX-PASS-01", "PHX-PUSH-01")
def test_a_die_that_was_pushed_out_travels_on_with_its_colour():
    t = phalanxx().travelling("W4 W5 W6").home(0, "W3 O3 V3").to_act(0)
    t.play("die:1 slot:2 push die:2 slot:1 income die:3 slot:3 push end-turn").rolls(1, 2, 6)
    t.play("buy-none")
    assert (t.turn_of, t.loose_dice) == (1, ["W1", "O2", "V6"])


@rule("PHX-PASS-01")
def test_home_dice_stay_at_home():
    t = phalanxx().home(0, "W3 O3 V3").to_act(0).play(INCOMES + " end-turn")
    assert t.home_of(0) == ["W3", "O3", "V3"]
