from __future__ import annotations

import pytest

from ludoteca.games.magnificent.rules.names import NOTHING
from ludoteca.games.magnificent.rules.state import FREE, IN_MAIN_TENT, IN_USE, LEFT, POWER
from tests.games.magnificent.table import magnificent
from tests.support import rule


def turn(**given):
    """Seat 0 has put a green five on the card with one more power."""
    return magnificent(2).has(0, **given).pool("G5 O1 P2 C3").takes(0, "G5", "I-2")


# Taking a die.


@rule("MAG-DIE-01")
def test_any_die_of_the_main_tent_goes_on_a_card_without_one():
    t = magnificent(2).pool("G5 G5 O1 C3").dice(0, "O2@I-1").acts(0)
    assert t.offered("die") == {"G5", "O1", "C3"}
    assert t.why("die:P6") == "not-in-main-tent"
    t.play("die:G5")
    assert t.offered("card") == {"I-2", "I-3", "I-4"}
    assert t.why("card:I-1") == "card-holds-die"
    assert t.why("card:II-1") == "not-your-card"
    t.play("card:I-2")
    assert sorted(t.in_tent) == ["C3", "G5", "O1"]
    assert t.view().players[0].cards[1].die == "G5"


@rule("MAG-DIE-02", "MAG-DIE-03")
def test_the_bonus_of_the_card_may_be_used_once_in_the_turn_of_its_die():
    assert magnificent(2).pool("G5").acts(0).why("bonus") == "no-die-taken"
    t = magnificent(2).has(0, coins=0).pool("G5 O1 P1").takes(0, "G5", "I-1")
    t.play("bonus")
    assert t.coins(0) == 1
    assert t.why("bonus") == "bonus-gone"
    t.play("rest end-turn")
    t.play("die:O1 card:II-2")
    assert t.s.die_card == t.ids["card"].index("II-2")
    assert t.why("bonus", 0) == "not-active"


@rule("MAG-DIE-02")
def test_an_unused_bonus_lapses():
    t = magnificent(2).has(0, coins=0).pool("G5 O1 P1").takes(0, "G5", "I-1")
    t.play("rest")
    assert t.may("bonus")
    t.play("end-turn die:O1 card:II-2 rest end-turn die:P1 card:I-2")
    t.play("bonus")
    assert t.coins(0) == 0
    assert t.power == 2


@rule("MAG-DIE-04", "MAG-POW-04", "MAG-GEN-03")
def test_a_clear_die_is_named_a_colour_for_its_turn():
    t = magnificent(2).dice(0, "O6@I-1 G1@I-2").pool("C3 O1").acts(0)
    t.play("die:C3 card:I-3")
    assert t.offered("colour") == {"orange", "green", "purple"}
    t.play("colour:orange")
    assert t.power == 9
    assert t.view().turn_of.colour == "orange"


@rule("MAG-DIE-04")
def test_a_coloured_die_has_its_colour():
    t = magnificent(2).pool("G5").acts(0).play("die:G5 card:I-2")
    assert t.deciding == "take-action"
    assert t.why("colour:orange") == "coloured-die"


@rule("MAG-DIE-05", "MAG-MT-08")
def test_with_more_than_four_cards_there_are_still_four_dice_a_round():
    t = magnificent(2, master_board=True).cards(0, "I-1", "I-2", "I-3", "I-4", "M01")
    t.dice(0, "O1@I-1 O1@I-2 O1@I-3 O1@I-4").pool("G5").master("MT07").round(1, 5).acts(0)
    assert t.why("die:G5") == "dice-turns-over"
    assert t.offered("master") == {"MT07"}


# Power.


@rule("MAG-POW-01")
def test_gt_18_power_is_the_die_and_the_earlier_ones_of_its_colour():
    t = magnificent(2).dice(0, "O5@I-1").pool("O3").takes(0, "O3", "I-3")
    assert t.power == 8
    assert t.offered("build") == {"3", "5", "7"}


@rule("MAG-POW-01")
def test_gt_19_green_six_and_four_are_ten():
    assert magnificent(2).dice(0, "G6@I-1").takes(0, "G4", "I-2").power == 10


@rule("MAG-POW-01")
def test_dice_of_other_colours_and_other_players_do_not_count():
    t = magnificent(2).dice(0, "G6@I-1").dice(1, "O6@II-1").takes(0, "O4", "I-2")
    assert t.power == 4


@rule("MAG-POW-02", "MAG-GEN-06")
def test_each_gem_of_the_colour_and_each_clear_one_adds_two():
    t = turn(gems="ggoc")
    assert t.why("spend:o") == "other-colour"
    t.play("spend:g spend:g spend:c")
    assert t.power == 11
    assert t.gems(0) == "o"
    assert t.why("spend:g") == "no-such-gem 1"


@rule("MAG-POW-03")
def test_st_02_clear_dice_of_earlier_turns_never_count():
    t = magnificent(2).dice(0, "G4@I-1 C5@I-2").takes(0, "G2", "I-3")
    assert t.power == 6


@rule("MAG-POW-04", "MAG-EOR-07")
def test_st_03_a_clear_die_counts_with_the_chosen_colour_now_and_as_clear_when_it_is_paid():
    t = magnificent(2).dice(0, "O6@I-1 G1@I-2").takes(0, "C3", "I-3", "orange")
    assert t.power == 9
    assert t.view().players[0].due == 9


@rule("MAG-POW-05", "MAG-BO-05")
def test_power_is_fixed_once_an_action_is_chosen():
    t = turn(gems="gg").play("spend:g")
    assert t.may("spend:g")
    t.play("travel:green:1")
    assert t.why("spend:g") == "power-fixed"
    assert t.power == 7


@rule("MAG-POW-06")
def test_power_that_is_not_used_is_lost():
    t = turn().wagon("green", 0).play("travel:green:1")
    assert t.deciding == "end-turn"
    assert not t.offered("travel")


@rule("MAG-POW-01")
def test_without_a_die_there_is_no_power():
    t = magnificent(2).has(0, gems="g").pool("G5").acts(0)
    assert t.power == 0
    assert t.why("spend:g") == "no-die-taken"
    assert t.why("travel:green:1") == "no-die-taken"
    assert t.why("rest") == "no-die-taken"


# The turn.


@rule("MAG-FLOW-01", "MAG-FLOW-02", "MAG-GEN-01")
def test_turns_go_round_in_play_order_until_everybody_has_had_four():
    t = magnificent(3).order(2, 0, 1)
    t.pool(" ".join(f"{colour}{value}" for colour in "OGPC" for value in range(1, 7)))
    t.sets("M01", "M02", "M03")
    t.acts(2)
    turns = []
    while t.view().phase == "turns":
        turns.append(t.to_act[0])
        die = next(iter(t.options()))
        card = next(card.id for card in t.view().players[turns[-1]].cards if not card.die)
        t.play(f"{die} card:{card}")
        if t.deciding == "name-colour":
            t.play("colour:orange")
        t.play("rest end-turn")
    assert turns == [2, 0, 1] * 4
    assert t.view().phase == "draft"


@rule("MAG-FLOW-03", "MAG-FLOW-04")
def test_one_action_or_none():
    t = turn()
    assert {"build", "travel", "perform"} <= {text.partition(":")[0] for text in t.options()}
    assert t.why("rest", 1) == "not-active"
    assert t.why("travel:green:1", 1) == "not-active"
    assert t.why("spend:g", 1) == "not-active"
    t.play("rest")
    assert t.deciding == "end-turn"
    assert t.options() == ["end-turn"]
    assert t.why("end-turn", 1) == "not-active"
    assert t.told("rested") == [{"seat": 0}]
    assert t.why("travel:green:1") == "another-first"


@rule("MAG-FLOW-03")
def test_after_an_action_no_second_one_is_chosen():
    t = turn().play("travel:green:1")
    assert t.deciding == "end-turn"
    assert t.why("perform:3") == "another-first"
    assert t.why("travel:green:1") == "action-done 1"


@rule("MAG-FLOW-02", "MAG-TRN-03")
def test_used_trainers_go_to_the_main_tent_at_the_end_of_the_turn():
    t = turn(trainers=2, coins=0).play("trainer:BT-COIN")
    assert (t.s.has(0, FREE), t.s.has(0, IN_USE), t.s.has(0, IN_MAIN_TENT)) == (1, 1, 0)
    t.play("rest end-turn")
    assert (t.s.has(0, FREE), t.s.has(0, IN_USE), t.s.has(0, IN_MAIN_TENT)) == (1, 0, 1)


@rule("MAG-FLOW-02")
def test_the_end_of_a_turn_is_handed_over():
    t = turn().play("rest")
    before = t.s.copy()
    t.rules.take(before, 0, t.rules.actions.number("end-turn"))
    assert before.crossed != 0


@pytest.mark.parametrize("moment", ["die:G5", "", "build:5", "build:5 tile:GL", "build:5 tile:GL face:1"])
@rule("MAG-FLOW-05", "MAG-TRN-02")
def test_general_trainers_may_be_used_between_any_two_choices(moment):
    t = magnificent(2).has(0, coins=0, trainers=2).pool("G5 O1")
    if moment == "die:G5":
        t.acts(0).play(moment)
    else:
        t.takes(0, "G5", "I-2").play(moment)
    deciding = t.deciding
    t.play("trainer:BT-COIN")
    assert t.coins(0) == 1
    assert t.deciding == deciding


@rule("MAG-FLOW-05")
def test_general_trainers_may_be_used_before_the_die_and_after_the_action():
    t = magnificent(2).has(0, coins=0, trainers=2).pool("G5 O1").acts(0)
    t.play("trainer:BT-COIN die:G5 card:I-2 rest trainer:BT-COIN")
    assert t.coins(0) == 2
    assert t.why("trainer:BT-COIN") == "no-trainer"


@rule("MAG-FLOW-05")
def test_general_trainers_are_for_ones_own_turn():
    t = magnificent(2).has(1, trainers=1).pool("G5").acts(0)
    assert t.why("trainer:BT-COIN", 1) == "not-active"


@rule("MAG-FLOW-05", "MAG-POST-01")
def test_general_trainers_may_be_used_while_a_poster_is_chosen_placed_and_a_tent_is_put_up():
    t = magnificent(2).has(0, coins=0, trainers=3).tiles(0, "TT01").display("SUH-1", "SUH-2", "SUH-3", "SNO-01")
    t.stands("green", 5, "T01").takes(0, "G5", "I-2")
    t.play("travel:green:5")
    assert t.deciding == "gain-poster"
    t.play("trainer:TT01 poster:SUH-1 trainer:TT01 hang:2")
    assert t.deciding == "end-journey"
    t.play("take-tent")
    assert t.deciding == "place-tent"
    t.play("trainer:TT01 pitch:3")
    assert t.coins(0) == 6


@rule("MAG-TRN-05")
def test_a_trainer_that_was_gained_can_be_used_at_once():
    t = magnificent(2).has(0, coins=0, trainers=0).takes(0, "P3", "I-2")
    t.play("build:3 tile:PS face:1 square:a1")
    assert t.free_trainers(0) == 1
    t.play("trainer:BT-COIN")
    assert t.coins(0) == 1


@rule("MAG-GEN-10")
def test_without_a_trainer_in_reserve_there_is_none_to_gain():
    t = magnificent(2).has(0, trainers=8).takes(0, "P3", "I-2")
    t.play("build:3 tile:PS face:1 square:a1")
    assert t.free_trainers(0) == 8
    assert t.told("trainer-lost") == [{"seat": 0}]


@rule("MAG-GEN-04", "MAG-GEN-05")
def test_a_gem_without_room_is_a_coin():
    t = magnificent(2).has(0, coins=0, gems="gg").takes(0, "G4", "I-2")
    t.stands("green", 2, "T01").play("travel:green:4")
    assert t.gems(0) == "gggp"
    assert t.coins(0) == 1
    assert len(t.told("gem-turned-coin")) == 1


@rule("MAG-POW-05")
def test_the_words_of_the_turn_say_what_is_fixed():
    t = turn()
    assert t.s.now[POWER] == NOTHING
    t.play("travel:green:2")
    assert (t.s.now[POWER], t.s.now[LEFT]) == (5, 3)
