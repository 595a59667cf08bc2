"""Going back: as far as nothing was revealed and nobody else has acted, and no further."""

import pytest

from ludoteca.kernel.errors import LudotecaError
from tests.kernel.matches import everything, pebbles, rows, voting


def test_an_undone_move_never_happened():
    m = pebbles()
    m.push("coin")
    before = everything(m)
    m.push("from:1")
    m.undo()
    after = everything(m)
    assert (after[0], after[1:4], after[5:]) == (before[0], before[1:4], before[5:])


def test_who_holds_the_rows_from_before_an_undo_still_sees_them_as_they_were():
    m = pebbles()
    m.push("take:1")
    before = m.rows
    m.undo(0)
    m.push("take:2")
    assert [m.rules.actions.texts(rows[0].actions) for rows in (before, m.rows)] == [["take:1"], ["take:2"]]


def test_an_undo_is_a_row_of_the_raw_log():
    m = pebbles()
    m.push("from:1")
    m.undo()
    m.push("take:1")
    assert m.raw == ["0 from:1", "0 undo 0", "0 take:1"]
    assert rows(m) == [(0, "take:1")]


def test_a_plan_is_undone_as_a_whole():
    m = pebbles()
    start = m.hash()
    m.push_plan(["from:1", "coin", "to:3"])
    m.undo(0)
    assert (m.hash(), m.ply) == (start, 0)


def test_a_seat_may_go_back_over_several_moves_of_its_own():
    m = pebbles()
    hashes = [m.hash()]
    for text in ("coin", "from:1", "pass", "from:2"):
        m.push(text)
        hashes.append(m.hash())
    m.undo_to(1, 0)
    assert (m.hash(), m.ply) == (hashes[1], 1)


def test_after_the_turn_has_passed_its_seat_may_still_take_the_move_back():
    m = pebbles()
    start = m.hash()
    m.push("take:1")
    assert m.to_act == (1,)
    m.undo(0)
    assert m.hash() == start


def test_nobody_undoes_the_move_of_another_seat():
    m = pebbles()
    m.push("take:1")
    before = everything(m)
    with pytest.raises(LudotecaError, match="cannot undo to ply 0: another seat has acted since"):
        m.undo(1)
    assert everything(m) == before


def test_nobody_goes_back_past_the_act_of_another_seat():
    m = pebbles()
    m.push("take:1")
    m.push("coin")
    with pytest.raises(LudotecaError, match="another seat has acted since"):
        m.undo(0)
    with pytest.raises(LudotecaError, match=r"cannot undo to ply 0: .*; seat 1 may go back to ply 1"):
        m.undo_to(0, 1)


def test_who_has_passed_the_turn_on_cannot_take_that_back_and_is_not_told_of_a_reveal():
    m = pebbles()
    m.push("pass")
    with pytest.raises(LudotecaError, match="cannot undo to ply 0: ") as refused:
        m.undo(0)
    assert "revealed" not in str(refused.value)


@pytest.mark.parametrize("barrier", ["peek", "roll"])
def test_nobody_goes_back_past_a_barrier(barrier):
    m = pebbles()
    m.push("coin")
    m.push(barrier)
    before = everything(m)
    with pytest.raises(LudotecaError, match="cannot undo to ply 1: something was revealed"):
        m.undo(0)
    assert everything(m) == before


def test_one_may_go_back_to_a_barrier_but_not_past_it():
    m = pebbles()
    for text in ("coin", "peek", "from:1", "pass"):
        m.push(text)
    assert (m.undo_reach(0), m.undo_reach(1)) == (2, 4)
    with pytest.raises(LudotecaError, match="cannot undo to ply 1"):
        m.undo_to(1, 0)
    m.undo_to(2, 0)
    assert rows(m) == [(0, "coin"), (0, "peek")]


@pytest.mark.parametrize("ply", [-1, 1, 5])
def test_there_is_nothing_to_go_back_to_outside_the_match(ply):
    m = pebbles()
    m.push("coin")
    with pytest.raises(LudotecaError, match=f"there is no move to take back to ply {ply} of 1"):
        m.undo_to(ply, 0)


def test_at_the_beginning_there_is_nothing_to_undo():
    with pytest.raises(LudotecaError, match="there is no move to take back"):
        pebbles().undo()


def test_what_was_undone_can_be_played_otherwise():
    m, other = pebbles(), pebbles()
    m.push("take:1")
    m.undo(0)
    m.push("take:3")
    other.push("take:3")
    assert m.record().text() == other.record().text()


# Where all decide at the same time.


def voted(*answers):
    """A match of three in which seat 0 has called for a vote, and these have answered: a seat, and the actions."""
    m = voting(3)
    for seat, *actions in answers:
        m.push_plan(actions, seat)
    return m


def drafts(m):
    return [m.view(seat).draft for seat in range(3)]


@pytest.mark.parametrize("to", [None, 1])
def test_an_answer_taken_back_leaves_the_half_given_ones_of_others(to):
    m = voted((1, "side:right"), (0, "side:left", "stake:0"))
    if to is None:
        m.undo(0)
    else:
        m.undo_to(to, 0)
    assert (m.ply, m.to_act, drafts(m)) == (1, (0, 1, 2), [(), ("side:right",), ()])
    m.push("stake:1", 1)
    assert m.is_ready(1)


def test_a_half_given_answer_taken_back_leaves_those_of_others():
    m = voted((1, "side:right"), (2, "side:left"), (0, "side:left"))
    m.undo(0)
    assert drafts(m) == [(), ("side:right",), ("side:left",)]


def test_the_move_that_led_to_it_stays_once_somebody_else_has_begun_to_answer():
    m = voted((1, "side:right"))
    before = everything(m)
    for seat, ply in ((0, 1), (1, 1), (2, 1)):
        assert m.undo_reach(seat) == ply
    with pytest.raises(LudotecaError, match="cannot undo to ply 0: another seat has acted since"):
        m.undo(0)
    with pytest.raises(LudotecaError, match="another seat has acted since"):
        m.undo_to(0, 0)
    assert everything(m) == before
    assert drafts(m) == [(), ("side:right",), ()]


def test_the_move_that_led_to_it_can_be_taken_back_while_nobody_else_has_begun():
    m = voted((0, "side:left"))
    m.undo_to(0, 0)
    assert (m.ply, m.to_act, m.together) == (0, (0,), False)
