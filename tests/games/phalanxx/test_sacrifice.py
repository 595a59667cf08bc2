"""The interlude: an army of the reserve leaves the game and a Travelling die changes."""

import pytest

from tests.games.phalanxx.table import Table, phalanxx
from tests.support import rule


def rolled(*shown: int, reserve: int = 9, **settings) -> Table:
    return phalanxx(**settings).reserve(0, reserve).dice(*shown).to_act(0)


@rule("PHX-SACR-01")
def test_t24_an_army_of_the_reserve_leaves_the_game_and_a_die_changes():
    t = rolled(1, 1, 2, reserve=1).play("sacrifice:1:6")
    assert (t.loose_dice, t.reserves[0], t.gone[0]) == (["W6", "W1", "W2"], 0, 9)


@rule("PHX-SACR-01", "PHX-SACR-03")
def test_t24_without_armies_in_reserve_there_is_no_sacrifice():
    t = rolled(1, 1, 2, reserve=1).play("sacrifice:1:6")
    assert t.legal("sacrifice") == []
    assert t.why("sacrifice:2:6") == "PHX-SACR-01: there is no army in your reserve"
    assert t.why("sacrifice:2:6", language="it") == "PHX-SACR-01: la tua riserva è vuota"


@rule("PHX-SACR-01")
def test_one_army_leaves_and_no_other():
    t = rolled(1, 1, 2).play("sacrifice:1:6")
    assert (t.reserves, t.gone, t.regions_of(0)) == ([8, 9], [1, 0], {"issos": 2, "tadmor": 1})


@rule("PHX-SACR-02")
def test_any_other_value_may_be_chosen():
    t = rolled(1, 3, 6)
    offered = [
        f"sacrifice:{die}:{value}" for die, now in ((1, 1), (2, 3), (3, 6)) for value in range(1, 7) if value != now
    ]
    assert t.legal("sacrifice") == offered


@rule("PHX-SACR-02")
@pytest.mark.parametrize("value", [1, 2, 4, 5, 6])
def test_the_die_shows_the_value_that_was_chosen(value):
    assert rolled(1, 3, 6).play(f"sacrifice:2:{value}").loose_dice == ["W1", f"W{value}", "W6"]


@rule("PHX-SACR-02")
def test_the_value_must_be_another():
    assert rolled(1, 3, 6).why("sacrifice:2:3") == "PHX-SACR-02: the die shows that value already"


@rule("PHX-SACR-02")
def test_the_die_keeps_its_colour():
    t = phalanxx().home(0, "W3 W3 W3").travelling("V1 O2 W3").to_act(0).play("sacrifice:2:5")
    assert t.loose_dice == ["V1", "O5", "W3"]


@rule("PHX-SACR-02")
def test_a_placed_die_cannot_be_changed():
    t = rolled(1, 3, 6).play("die:1 slot:1 income")
    assert t.why("sacrifice:1:5") == "PHX-SACR-02: a die that is placed stays as it is"
    assert t.why("sacrifice:1:5", language="it") == "PHX-SACR-02: un dado piazzato resta com'è"
    assert t.why("die:1") == "PHX-ACT-02: that die is placed already"
    assert {action[:11] for action in t.legal("sacrifice")} == {"sacrifice:2", "sacrifice:3"}


@rule("PHX-SACR-02")
def test_when_all_dice_are_placed_none_can_be_changed():
    t = rolled(1, 3, 6).play("die:1 slot:1 income die:2 slot:2 income die:3 slot:3 income")
    assert t.deciding == "end-turn"
    assert {t.why(f"sacrifice:{die}:5") for die in (1, 2, 3)} == {"PHX-SACR-02: a die that is placed stays as it is"}


@rule("PHX-SACR-03")
def test_one_may_sacrifice_again_and_again():
    t = rolled(1, 1, 1, reserve=3).play("sacrifice:1:6").play("sacrifice:1:5").play("sacrifice:2:4")
    assert (t.loose_dice, t.reserves[0]) == (["W5", "W4", "W1"], 0)


@rule("PHX-SACR-01")
def test_a_sacrifice_is_no_action():
    t = rolled(1, 1, 1).play("sacrifice:1:6")
    assert (t.grey, t.deciding) == (["", "", ""], "choose-die")


@rule("PHX-SACR-01")
def test_one_may_sacrifice_between_two_actions():
    t = rolled(1, 1, 1).play("die:1 slot:1 income").play("sacrifice:2:6").play("die:2 slot:2 conquer:gerrha")
    assert (t.owner_of("gerrha"), t.reserves[0]) == (0, 7)


# In the middle of an action.


@rule("PHX-SACR-01")
def test_after_the_die_was_chosen_it_may_still_be_changed():
    t = rolled(1, 2, 3).play("die:1 sacrifice:1:6")
    assert (t.loose_dice, t.reserves[0], t.deciding) == (["W6", "W2", "W3"], 8, "choose-slot")
    assert "conquer:gerrha" in t.play("slot:1").legal()


@rule("PHX-SACR-01")
def test_after_die_and_slot_were_chosen_the_die_may_still_be_changed():
    t = phalanxx().home(0, "W4 O5 V6").dice(1, 2, 3).to_act(0).play("die:1 slot:3")
    assert t.why("conquer:gerrha") == "PHX-ACT-04: the die is 5 too low for the Home die beside it"
    t.play("sacrifice:1:6")
    assert t.deciding == "choose-action"
    assert t.play("conquer:gerrha").owner_of("gerrha") == 0


@rule("PHX-SACR-01")
def test_another_die_than_the_chosen_one_may_be_changed_meanwhile():
    t = rolled(1, 2, 3).play("die:1 slot:1 sacrifice:3:6")
    assert (t.loose_dice, t.deciding) == (["W1", "W2", "W6"], "choose-action")


@rule("PHX-SACR-01")
def test_also_while_a_card_is_chosen_to_rotate():
    t = phalanxx().strength(9, 4).card(0, "X01 X02").dice(6, 1, 2).to_act(0)
    t.play("die:1 slot:1 conquer:persepolis").play("sacrifice:2:5")
    assert (t.deciding, t.loose_dice) == ("rotate-card", ["W6", "W5", "W2"])
    assert t.play("rotate:X02").owner_of("persepolis") == 0


@rule("PHX-SACR-01")
def test_also_while_dice_are_exchanged():
    t = phalanxx().home(0, "W3 O3 V4").home(1, "W1 O1 V3").dice(6, 1, 2).to_act(0).play("die:1 slot:1 income")
    t.play("sacrifice:2:5")
    assert (t.deciding, t.loose_dice) == ("exchange-dice", ["W6", "W5", "W2"])


@rule("PHX-SACR-01", "PHX-ACT-02")
def test_a_chosen_die_that_comes_to_be_like_another_stays_chosen_as_the_first_of_them():
    t = rolled(3, 5, 6).play("die:2 slot:1").play("sacrifice:1:5")
    assert (t.deciding, t.loose_dice) == ("choose-action", ["W5", "W5", "W6"])
    assert (t.match.view(0).chosen_die, t.match.view(0).chosen_slot) == (1, 1)


@rule("PHX-SACR-01", "PHX-CONQ-03")
def test_an_army_that_the_conquest_needed_is_missing_then():
    t = phalanxx().strength(9, 4).card(0, "X01").reserve(0, 2).dice(6, 1, 2).to_act(0)
    t.play("die:1 slot:1 conquer:persepolis").play("sacrifice:2:5")
    assert t.deciding == "choose-action"
    assert t.why("conquer:persepolis") == "PHX-CONQ-03: your reserve is one army short"


@rule("PHX-SACR-01", "PHX-SACR-02")
def test_in_the_middle_of_an_action_a_die_is_rolled_again_and_the_action_begins_anew():
    t = phalanxx(sacrifice="reroll").dice(1, 2, 3).to_act(0).rolls(6).play("die:1 slot:1").play("reroll:1")
    assert (t.loose_dice, t.deciding) == (["W6", "W2", "W3"], "choose-die")


@rule("PHX-SACR-01")
def test_in_the_middle_of_an_action_it_is_as_if_the_army_had_been_sacrificed_before():
    middle, before = rolled(1, 2, 3).play("die:1 slot:1 sacrifice:1:6"), rolled(1, 2, 3).play("sacrifice:1:6")
    assert middle.match.hash() == before.play("die:1 slot:1").match.hash()


@rule("PHX-SACR-01")
def test_before_the_roll_there_is_nothing_to_change():
    t = phalanxx().to_buy(0)
    assert t.legal("sacrifice") == []
    assert t.why("sacrifice:2:6") == "PHX-SACR-01: the Travelling dice have not been rolled yet"
    assert t.why("sacrifice:2:6", language="it") == "PHX-SACR-01: i dadi Viaggianti non sono ancora stati tirati"


@rule("PHX-SACR-03")
def test_a_sacrificed_army_does_not_return():
    t = rolled(1, 1, 1).play("sacrifice:1:6")
    t.play("die:1 slot:1 income die:2 slot:2 income die:3 slot:3 income end-turn").idle()
    assert (t.turn_of, t.reserves[0], t.gone[0]) == (0, 8, 1)


@rule("PHX-SACR-02")
def test_where_values_are_chosen_nothing_is_rolled_again():
    t = rolled(1, 3, 6)
    assert t.legal("reroll") == []
    assert t.why("reroll:1") == "PHX-SACR-02: this table has the other rule for a sacrificed army"


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            ["You sacrifice an army: the 1 becomes a 6.", "Player A sacrifices an army: the 1 becomes a 6."],
        ),
        ("it", ["Sacrifichi un'armata: un 1 diventa un 6.", "Giocatore A sacrifica un'armata: un 1 diventa un 6."]),
    ],
)
def test_a_sacrifice_is_told(language, lines):
    t = rolled(1, 3, 6).play("sacrifice:1:6")
    assert [t.log(0, language)[0], t.log(1, language)[0]] == lines


@rule("PHX-SACR-01")
def test_a_die_that_is_chosen_is_like_no_other_until_the_action_is_done():
    t = rolled(4, 4, 4)
    assert alike(t, "sacrifice:1:6") == ["sacrifice:2:6", "sacrifice:3:6"]
    t.play("die:1")
    assert alike(t, "sacrifice:1:6") == []
    assert alike(t, "sacrifice:2:6") == ["sacrifice:3:6"]


def alike(t: Table, action: str) -> list[str]:
    """The actions that are the same choice to seat 0."""
    actions = t.rules.actions
    return actions.texts(t.match.game.alike(t.rules, t.match.view(0), actions.number(action)))
