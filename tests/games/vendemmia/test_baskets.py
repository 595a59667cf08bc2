"""Baskets: one raises a die, two roll both dice again, and when."""

import pytest

from tests.games.vendemmia.table import Table, vendemmia
from tests.support import rule


def with_baskets(count: int, dice: tuple[int, int] = (3, 4)) -> Table:
    return vendemmia().hand(0, "freisa-1", "freisa-5").dice(*dice).baskets(0, count).to_act(0)


@rule("VEN-BASKET-01")
def test_a_basket_given_back_raises_a_die_by_one():
    t = with_baskets(3).play("raise:2")
    assert (t.view().dice, t.view().baskets[0], t.view().store) == ((3, 5), 2, 20)
    assert t.log(1) == ["Player A spends a basket: the die shows 5."]


@rule("VEN-BASKET-01")
def test_each_die_can_be_raised():
    assert with_baskets(2).play("raise:1").play("raise:2").view().dice == (4, 5)


@rule("VEN-BASKET-01")
def test_a_die_can_be_raised_as_often_as_one_has_baskets():
    t = with_baskets(2, dice=(1, 1)).play("raise:1").play("raise:1")
    assert (t.view().dice, t.view().baskets[0]) == ((3, 1), 0)
    assert t.legal() == ["die:1", "die:2", "rest"]


@rule("VEN-BASKET-01")
def test_the_last_basket_raises_a_die_too():
    assert "raise:1" in with_baskets(1).legal()


@rule("VEN-BASKET-01")
def test_without_a_basket_no_die_is_raised():
    refusal = with_baskets(0).why("raise:1")
    assert (refusal.rule, refusal.text) == ("VEN-BASKET-01", "you are one basket short")


@rule("VEN-BASKET-01")
def test_a_die_is_raised_up_to_six():
    assert with_baskets(1, dice=(5, 1)).play("raise:1").view().dice == (6, 1)


@rule("VEN-BASKET-01")
def test_a_six_is_not_raised():
    t = with_baskets(9, dice=(6, 1))
    assert [text for text in t.legal() if "raise" in text] == ["raise:2"]
    refusal = t.why("raise:1")
    assert (refusal.rule, refusal.text) == ("VEN-BASKET-01", "the die shows its highest number already")


@rule("VEN-BASKET-01")
def test_a_raised_die_brings_a_higher_vine():
    t = with_baskets(1)
    assert "vine:freisa-5" not in t.play("die:2").legal()
    assert "vine:freisa-5" in t.play("raise:2").legal()
    t.play("vine:freisa-5 terrace:1")
    assert t.view().terraces[0][0] == ("freisa-5",)


@rule("VEN-BASKET-01")
def test_a_die_that_fits_no_vine_can_be_raised_until_it_does():
    t = vendemmia().hand(0, "freisa-5").dice(4, 3).baskets(0, 1).to_act(0)
    assert "die:1" not in t.legal()
    assert "die:1" in t.play("raise:1").legal()


@rule("VEN-BASKET-01")
def test_a_die_can_be_raised_before_a_die_is_chosen_and_after():
    t = with_baskets(2)
    assert "raise:1" in t.legal()
    assert "raise:1" in t.play("die:1").legal()


@rule("VEN-BASKET-01")
def test_a_die_can_be_raised_until_the_vine_is_planted():
    t = with_baskets(2).terrace(0, 1, "dolcetto-1").play("die:2 vine:freisa-5")
    assert "raise:2" in t.legal()


@rule("VEN-BASKET-01")
def test_a_raise_in_the_middle_of_a_move_returns_to_the_same_choice():
    t = with_baskets(2).play("die:2 raise:2")
    assert (t.view(0).deciding, t.view(0).chosen_die) == ("choose-vine", 2)


@rule("VEN-BASKET-01", "VEN-PLANT-01")
@pytest.mark.parametrize("die", [1, 2])
def test_a_raise_leaves_die_and_vine_chosen_whichever_die_is_raised(die):
    view = with_baskets(2).play("die:2 vine:freisa-1").play(f"raise:{die}").view(0)
    assert (view.deciding, view.chosen_die, view.chosen_vine) == ("choose-terrace", 2, "freisa-1")


@rule("VEN-BASKET-01", "VEN-PLANT-02")
def test_a_raise_for_the_vine_that_was_chosen_opens_terraces_to_it():
    t = with_baskets(1).terrace(0, 2, "dolcetto-1").play("die:2 vine:freisa-5")
    assert [text for text in t.legal() if "terrace" in text] == ["terrace:2"]
    assert t.why("terrace:1").text == "the vine is one too high for the die and the vines already there"
    t.play("raise:2")
    assert [text for text in t.legal() if "terrace" in text] == ["terrace:1", "terrace:2", "terrace:3"]


@rule("VEN-BASKET-01", "VEN-PLANT-01")
@pytest.mark.parametrize("begun", ["die:2", "die:2 vine:freisa-1"])
def test_a_raise_in_the_middle_of_a_move_is_as_good_as_one_before_it(begun):
    middle, before = with_baskets(2).play(begun).play("raise:2"), with_baskets(2).play("raise:2").play(begun)
    assert middle.match.hash() == before.match.hash()


@rule("VEN-BASKET-01", "VEN-PLANT-01")
def test_all_read_of_the_raise_first_and_of_the_vine_once_it_is_planted():
    t = with_baskets(1).play("die:2 vine:freisa-1").play("raise:2")
    assert [t.log(viewer) for viewer in (1, -1)] == [["Player A spends a basket: the die shows 5."]] * 2
    t.play("terrace:1")
    assert t.log(1)[:2] == ["Player A spends a basket: the die shows 5.", "Player A plants Freisa 1 on terrace 1."]


@rule("VEN-BASKET-01")
def test_who_rests_raises_no_die():
    t = with_baskets(2).play("rest")
    assert not [text for text in t.legal() if "raise" in text]


@rule("VEN-BASKET-01", "LUD-TURN-02")
def test_nobody_raises_the_dice_of_another():
    assert with_baskets(2).why("raise:1", seat=1).rule == "LUD-TURN-02"


@rule("VEN-BASKET-02")
def test_two_baskets_given_back_roll_both_dice_again():
    t = with_baskets(3).rolls(6, 2).play("again")
    assert (t.view().dice, t.view().baskets[0], t.view().store) == ((6, 2), 1, 21)
    assert t.log(0) == ["You roll 6 and 2."]
    assert t.turn_of == 0


@rule("VEN-BASKET-02")
def test_the_last_two_baskets_will_do():
    assert "again" in with_baskets(2).legal()


@rule("VEN-BASKET-02")
@pytest.mark.parametrize(("count", "text"), [(1, "you are one basket short"), (0, "you are 2 baskets short")])
def test_with_fewer_than_two_baskets_the_dice_are_not_rolled_again(count, text):
    t = with_baskets(count)
    assert "again" not in t.legal()
    assert t.why("again").text == text


@rule("VEN-BASKET-02")
def test_too_few_baskets_to_roll_again_cite_the_rule_about_rolling_again():
    assert with_baskets(1).why("again").rule == "VEN-BASKET-02"


@rule("VEN-BASKET-02")
def test_the_dice_can_be_rolled_again_more_than_once():
    t = with_baskets(4).rolls(6, 2, 5, 5).play("again").play("again")
    assert (t.view().dice, t.view().baskets[0]) == ((5, 5), 0)


@rule("VEN-BASKET-02")
def test_once_a_die_is_chosen_the_dice_are_not_rolled_again():
    t = with_baskets(4).play("die:1")
    assert "again" not in t.legal()
    refusal = t.why("again")
    assert (refusal.rule, refusal.text) == ("VEN-BASKET-02", "dice are rolled again only before a die is chosen")


@rule("VEN-BASKET-02", "VEN-BASKET-01")
def test_a_raised_die_can_still_be_rolled_again():
    assert "again" in with_baskets(3).play("raise:1").legal()
