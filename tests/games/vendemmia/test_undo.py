"""Going back in Vendemmia: as far as no die was rolled and no vine was seen."""

import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.state import REVEALED, ROLLED
from tests.games.vendemmia.table import Table, vendemmia
from tests.support import rule


def turn() -> Table:
    return vendemmia().hand(0, "freisa-1", "freisa-2", "freisa-5").dice(3, 4).baskets(0, 4).to_act(0)


@pytest.mark.parametrize("move", ["raise:1", "die:1", "die:1 vine:freisa-1", "die:2 raise:2 vine:freisa-5", "rest"])
def test_what_reveals_nothing_can_be_undone(move):
    t = turn()
    before = t.match.hash()
    t.play(move)
    assert t.match.hash() != before
    t.undo(0)
    assert t.match.hash() == before


@rule("VEN-BASKET-01")
def test_an_undone_raise_gives_the_basket_back():
    t = turn().play("raise:1").undo()
    assert (t.view().dice, t.view().baskets[0], t.view().store) == ((3, 4), 4, 18)


@rule("VEN-BASKET-01", "VEN-PLANT-01")
def test_a_raise_undone_in_the_middle_of_a_move_leaves_die_and_vine_chosen():
    view = turn().play("die:2 vine:freisa-1").play("raise:2").undo(0).view(0)
    assert (view.dice, view.baskets[0], view.chosen_die, view.chosen_vine) == ((3, 4), 4, 2, "freisa-1")


@rule("VEN-BASKET-02")
def test_a_second_roll_cannot_be_undone():
    t = turn().play("again")
    with pytest.raises(LudotecaError, match="something was revealed"):
        t.undo(0)


@rule("VEN-REST-03")
def test_a_compost_cannot_be_undone_once_the_top_vine_was_seen():
    t = turn().play("rest").play("compost:freisa-1")
    with pytest.raises(LudotecaError, match="something was revealed"):
        t.undo(0)


@pytest.mark.parametrize("last", ["leave", "bury"])
def test_the_end_of_a_rest_cannot_be_undone(last):
    t = turn().play("rest compost:freisa-1").play(last)
    with pytest.raises(LudotecaError, match="something was revealed"):
        t.undo(0)


@rule("VEN-DRAW-01")
def test_a_planted_vine_cannot_be_taken_back_once_another_is_drawn():
    t = turn().play("die:1 vine:freisa-1 terrace:1")
    with pytest.raises(LudotecaError, match="something was revealed"):
        t.undo(0)


def test_one_may_go_back_to_the_roll_but_not_past_it():
    t = turn().rolls(2, 2).play("raise:1").play("again").play("raise:1").play("die:1")
    assert t.match.undo_reach(0) == 2
    t.undo(0).undo(0)
    with pytest.raises(LudotecaError, match="something was revealed"):
        t.undo(0)


def test_nobody_undoes_the_turn_of_another():
    t = turn().play("raise:1")
    with pytest.raises(LudotecaError, match="another seat has acted since"):
        t.undo(1)


@pytest.mark.parametrize(
    ("way", "action", "barrier"),
    [
        ("", "raise:1", 0),
        ("", "die:1", 0),
        ("", "rest", 0),
        ("", "again", ROLLED),
        ("rest", "compost:freisa-1", REVEALED),
        ("die:1 vine:freisa-1", "terrace:1", ROLLED | REVEALED),
    ],
)
def test_what_cannot_be_undone_is_known_beforehand(way, action, barrier):
    t = turn()
    if way:
        t.play(way)
    assert t.match.barriers(action) == barrier


def test_a_move_in_one_flow_and_step_by_step_end_in_the_same_position():
    flow = turn().play("die:2 raise:2 vine:freisa-5 terrace:3")
    steps = turn().play("die:2").play("raise:2").play("vine:freisa-5").play("terrace:3")
    assert flow.match.hash() == steps.match.hash()
    assert (flow.match.ply, steps.match.ply) == (1, 4)
