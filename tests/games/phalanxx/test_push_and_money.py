"""Actions 3 and 4 – pushing a die, taking an income, and swapping Home dice with an opponent."""

import pytest

from ludoteca.games.phalanxx.game import GAME
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
    assert t.answers() == ["slot:1", "slot:2"]
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
    assert t.answers() == ["income"]
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
        ("en", "You push a 6 home and a 2 out: +4 Talents, now 7."),
        ("it", "Spingi dentro un 6 e fuori un 2: +4 Talenti, ora 7."),
    ],
)
def test_a_push_is_told_with_what_it_brings_and_what_there_is_then(language, line):
    t = phalanxx().home(0, "W3 O3 V2").travelling("W6 W1 W1").talents(3).to_act(0).play("die:1 slot:3 push")
    assert t.log(0, language) == [line]


@pytest.mark.parametrize(
    ("new", "before", "told"),
    [
        (4, 5, "a 4 home and a 3 out: +1 Talent, now 6."),
        (1, 5, "a 1 home and a 3 out: −2 Talents, now 3."),
        (2, 5, "a 2 home and a 3 out: −1 Talent, now 4."),
        (3, 5, "a 3 home and a 3 out: Talents stay at 5."),
        (6, 29, "a 6 home and a 3 out: +1 Talent, now 30."),
        (6, 30, "a 6 home and a 3 out: Talents stay at 30."),
    ],
)
def test_a_push_tells_what_really_came_or_went(new, before, told):
    t = phalanxx().home(0, "W3 O3 V3").travelling(f"W{new} W1 W1").talents(before).to_act(0).play("die:1 slot:1 push")
    assert t.log(1) == [f"Player A pushes {told}"]


# What buttons say.


@pytest.mark.parametrize(
    ("played", "action", "english", "italian"),
    [
        ("", "die:1", "Use the white 6", "Usa il 6 bianco"),
        ("", "die:2", "Use the orange 1", "Usa l'1 arancione"),
        ("die:1", "slot:1", "Beside your white 3", "Accanto al 3 bianco"),
        ("die:1", "slot:2", "Beside your orange 1", "Accanto all'1 arancione"),
        ("die:2 slot:3", "push", "Push: the orange 1 home, the violet 1 out",
         "Spingi: dentro l'1 arancione, fuori l'1 viola"),
        ("", "sacrifice:2:6", "Sacrifice an army: the orange 1 becomes a 6",
         "Sacrifica un'armata: l'1 arancione diventa un 6"),
        ("die:1 slot:1 income", "exchange:2:1:1", "Your orange 1 for the white 1 of Player B",
         "Scambia l'1 arancione con l'1 bianco di Giocatore B"),
    ],
)  # fmt: skip
def test_a_button_names_its_dice(played, action, english, italian):
    t = phalanxx().home(0, "W3 O1 V1").home(1, "W1 W4 V5").travelling("W6 O1 W4").talents(5).to_act(0)
    s = t.s.copy()
    for step in played.split():
        t.rules.take(s, 0, t.rules.actions.number(step))
    view, number = GAME.view(t.rules, s, 0), t.rules.actions.number(action)
    assert [GAME.label(t.rules, view, GAME.texts(way), number) for way in ("en", "it")] == [english, italian]


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
        (
            "en",
            ["You take an income of 3 Talents and now have 7.", "Player A takes an income of 3 Talents and now has 7."],
        ),
        ("it", ["La rendita ti dà 3 Talenti: ora ne hai 7.", "Giocatore A prende 3 Talenti di rendita e ora ne ha 7."]),
    ],
)
def test_an_income_is_told(language, lines):
    t = phalanxx().talents(4).to_act(0).play("die:1 slot:1 income")
    assert [t.log(0, language)[0], t.log(1, language)[0]] == lines


@pytest.mark.parametrize(
    ("language", "before", "line"),
    [
        ("en", 29, "Player A takes an income of one Talent and now has 30."),
        ("it", 29, "Giocatore A prende un Talento di rendita e ora ne ha 30."),
        ("en", 30, "The income brings Player A nothing, who has 30 Talents already, as many as there can be."),
        ("it", 30, "La rendita non dà nulla a Giocatore A, che ha già 30 Talenti, il massimo."),
    ],
)
def test_an_income_at_the_cap_tells_what_really_came(language, before, line):
    assert phalanxx().talents(before).to_act(0).play("die:1 slot:1 income").log(1, language) == [line]


# Swapping Home dice.


def meeting(**settings) -> Table:
    """Seat 0 has an orange 3; seat 1 a violet 3 and a white 3."""
    t = phalanxx(**settings).home(0, "W1 O3 V2").home(1, "W3 O5 V3")
    return t.dice(4, 5, 6).to_act(0).play("die:1 slot:1 income")


@rule("PHX-MONEY-02")
def test_t14_dice_of_one_value_may_be_swapped():
    t = meeting()
    assert t.answers() == ["exchange:2:1:1", "exchange:2:1:3", "exchange-none"]


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
    assert t.answers() == ["exchange:2:1:1", "exchange-none"]
    assert t.why("exchange:2:1:2") == "PHX-MONEY-04: the two dice are alike: there is nothing to exchange"


@rule("PHX-MONEY-04")
def test_where_only_like_dice_meet_nothing_is_asked():
    t = phalanxx().home(0, "W1 O3 V2").home(1, "W6 O3 V5").dice(4, 5, 6).to_act(0).play("die:1 slot:1 income")
    assert (t.deciding, t.talents) == ("choose-die", [3, 0])


@rule("PHX-MONEY-02")
def test_without_an_income_nothing_is_swapped():
    t = phalanxx().home(0, "W1 O3 V2").home(1, "W3 O5 V3").dice(4, 5, 6).to_act(0)
    why = "PHX-MONEY-02: dice are exchanged only when you take income (die:1 slot:1 income)"
    assert t.why("exchange:2:1:3") == why
    assert t.why("exchange-none") == why


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
        (
            "en",
            [
                "You exchange your orange 3 for the violet 3 of Player B.",
                "Player A exchanges the orange 3 for your violet 3.",
                "Player A exchanges the orange 3 for the violet 3 of Player B.",
            ],
        ),
        (
            "it",
            [
                "Scambi con Giocatore B: dai un 3 arancione, prendi un 3 viola.",
                "Giocatore A scambia con te: ti dà un 3 arancione, prende il tuo 3 viola.",
                "Giocatore A scambia con Giocatore B: dà un 3 arancione, prende un 3 viola.",
            ],
        ),
    ],
)
def test_a_swap_is_told_with_the_colours_that_change_hands(language, lines):
    t = meeting().play("exchange:2:1:3")
    assert [t.log(viewer, language)[-1] for viewer in (0, 1, -1)] == lines
