"""Why not: what a person is told who points at something that cannot be chosen now."""

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import AnyMatch, Match
from ludoteca.table.imagining import known
from ludoteca.table.protocol import Because
from ludoteca.table.reasons import because
from tests.games.phalanxx.table import Table, phalanxx

NOT_YET_A_DIE = "Not yet. First: choose a Travelling die for your next action."


def why(t: Table, target: str, actions: str = "", language: str = "en") -> Because:
    """What seat 0 is told about an element, after some steps of a move."""
    return because(known(t.match, 0), actions.split(), target, t.match.game.texts(language), 1)


def in_action(hand: str = "X13 X16") -> Table:
    """Seat 0 is about to choose a die, and any die will do for any slot."""
    return phalanxx().home(0, "W1 O4 V1").dice(4, 5, 6).hand(0, hand).holds(0, "issos", "tadmor").to_act(0)


def test_a_hand_card_that_could_be_played_waits_for_a_die():
    found = why(in_action(), "card-X13")
    assert (found.about, found.text, found.far) == ("Play Antipatros", NOT_YET_A_DIE, 1)
    assert found.first == ("Use the white 4", "Beside your white 1")


def test_a_hand_card_whose_requirement_is_not_met_says_what_is_missing():
    found = why(in_action(), "card-X16")
    assert (found.about, found.text) == ("Play Nearchos", "It needs 2 oases, one more than you hold")
    assert (found.rule, found.first) == ("PHX-CARD-02", ())


def test_the_same_in_italian():
    found = why(in_action(), "card-X16", language="it")
    assert found.text == "Chiede 2 oasi, una più di quelle che hai"


def test_a_card_of_the_market_is_not_for_now_once_the_dice_are_rolled():
    t = in_action().display("X01 X02 X03 X04 X05")
    found = why(t, "card-X05")
    assert (found.text, found.rule) == (
        "Not now. What is asked: choose a Travelling die for your next action.",
        "LUD-TURN-01",
    )


def test_in_the_market_a_hand_card_can_be_given_soon_and_is_played_later():
    t = phalanxx().hand(0, "X16").display("X01 X02 X03 X04 X05").with_talents(9, 9).to_buy(0)
    found = why(t, "card-X16")
    assert (found.about, found.rule, found.far) == ("Give Nearchos", "PHX-BUY-05", 1)
    assert len(found.first) == 1
    assert [line.partition(":")[0] for line in found.also] == ["Play Nearchos"]


def test_where_every_way_is_barred_the_one_is_told_where_least_is_missing():
    t = phalanxx().home(0, "W6 O6 V5").dice(1, 2, 3).hand(0, "X01").to_act(0)
    found = why(t, "card-X01")
    assert found.text == "The die is 2 too low for the Home die beside it"
    assert found.even == ("Use the white 3", "Beside your violet 5")


def test_what_was_chosen_at_an_earlier_step_can_be_chosen_anew():
    t = in_action()
    assert why(t, "travelling-2", "die:1").text == "You have chosen already. Go back a step to choose this instead."
    assert why(t, "travelling-2", "die:1 slot:1").text.startswith("You have chosen already. Go back 2 steps")


def test_a_card_in_front_of_a_rival_stands_for_nothing():
    t = in_action().card(1, "X05")
    assert why(t, "card-X05").rule == ""


@pytest.mark.parametrize("target", ["region-issos", "reserve-0", "home-1-1", "slot-0-1", "talents-0"])
def test_nothing_is_said_of_exchanged_cards_when_something_else_is_pointed_at(target):
    assert "PHX-BUY" not in why(in_action(), target).rule


def test_where_the_turn_is_over_all_else_is_not_for_now():
    t = in_action().to_end(0)
    assert why(t, "region-persepolis").text == "Not now. What is asked: end your turn, or undo an action."


def test_of_two_questions_that_wait_the_first_is_told():
    match: AnyMatch = Match(find("dirty_deeds"), 2, 6)
    while not match.together:
        take_move(match, match.to_act[0], Wanderer(), Rng(1))
    found = because(known(match, 0), [], "hand-0", match.game.texts("en"), 1)
    assert (found.text, found.also) == ("Choose who is in your hand first", ())


def test_the_rule_is_told_as_it_is_played_at_this_table():
    usual, ours = (
        why(phalanxx(adjacency=adjacency).home(0, "W1 O4 V1").dice(4, 5, 6).holds(0, "issos").to_act(0), "region-issos")
        for adjacency in (True, False)
    )
    assert usual.rule == ours.rule == "PHX-CONQ-01"
    assert ours.clause == find("phalanxx").rulebook("en", {"adjacency": False})["PHX-CONQ-01"].whole != usual.clause
