"""Deciding together: each seat answers in secret, may withdraw until all are ready, and becomes one row."""

import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.state import REVEALED
from ludoteca.play.match import IllegalAction
from ludoteca.play.view import encode
from tests.kernel.matches import answer, pebbles, rows, sight, told, voting


def test_in_a_simultaneous_step_every_seat_acts():
    assert voting(3).to_act == (0, 1, 2)


def test_a_seat_that_is_not_asked_waits_for_those_that_are():
    m = pebbles(3)
    m.push("poll")
    assert list(m.to_act) == [1, 2]
    with pytest.raises(IllegalAction, match="LUD-TURN-02: it is not your turn"):
        m.push("side:left", 0)
    answer(m, 2)
    answer(m, 1)
    assert (rows(m), m.to_act) == ([(0, "poll"), (2, "side:left stake:0"), (1, "side:left stake:0")], (1,))


def test_half_an_answer_is_no_row_and_no_part_of_the_hash():
    m = voting()
    before = m.hash(), m.ply, list(m.raw)
    m.push("side:left", 1)
    assert (m.hash(), m.ply, list(m.raw)) == before
    assert m.legal(1) == ["stake:0", "stake:1"]


def test_half_an_answer_is_no_part_of_the_hash_after_the_row_of_another():
    m, without = voting(3), voting(3)
    m.push("side:left", 1)
    answer(m, 2)
    answer(without, 2)
    assert m.hash() == without.hash()


def test_half_an_answer_is_seen_by_its_own_seat_alone():
    m = voting(3)
    before = [encode(m.view(seat)) for seat in (-1, 0, 2)]
    m.push("side:left", 1)
    assert [encode(m.view(seat)) for seat in (-1, 0, 2)] == before
    assert sight(m, 1).draft == ("side:left",)


def test_the_answers_of_a_seat_become_one_row_however_they_arrive():
    one, other = voting(), voting()
    one.push_plan(["side:left", "stake:1"], 1)
    other.push("side:left", 1)
    other.push("stake:1", 1)
    assert rows(one) == rows(other) == [(0, "vote"), (1, "side:left stake:1")]
    assert one.hash() == other.hash()


def test_every_seat_answers_in_one_row_of_the_same_length():
    m = voting(3)
    m.push("side:right", 2)
    answer(m, 0, "left", 1)
    m.push("stake:0", 2)
    answer(m, 1, "left", 1)
    assert rows(m)[1:] == [(0, "side:left stake:1"), (2, "side:right stake:0"), (1, "side:left stake:1")]


def test_that_a_seat_is_ready_is_seen_and_what_it_chose_is_not():
    views = []
    for side, stake in (("left", 0), ("right", 1)):
        m = voting()
        answer(m, 1, side, stake)
        views.append([encode(m.view(seat)) for seat in (-1, 0)])
        assert sight(m, 0).ready == (0, 1)
        assert told(m, 0) == told(m, 1) == []
    assert views[0] == views[1]


def test_a_seat_that_is_ready_cannot_answer_again():
    m = voting()
    answer(m, 1)
    with pytest.raises(IllegalAction, match="LUD-TURN-04: you are ready; withdraw first to choose again"):
        m.push("side:left", 1)


def test_only_the_last_answer_is_a_barrier():
    m = voting()
    answer(m, 1)
    answer(m, 0)
    assert [row.barriers for row in m.rows] == [0, 0, REVEALED]


def test_the_row_of_the_last_answer_tells_them_all():
    m = voting()
    answer(m, 1, "left", 1)
    answer(m, 0, "right", 0)
    assert told(m, -1, since=2) == ["Player A votes right with 0.", "Player B votes left with 1."]


def test_the_last_answer_is_a_row_even_where_the_next_step_is_simultaneous_too():
    m = voting()
    answer(m, 0, "left", 1)
    answer(m, 1, "right", 1)  # both sides weigh the same: all vote again
    assert rows(m)[1:] == [(0, "side:left stake:1"), (1, "side:right stake:1")]
    assert m.to_act == (0, 1)
    assert sight(m, 1).draft == ()


def test_half_an_answer_can_be_taken_back():
    m = voting()
    m.push("side:left", 1)
    m.undo(1)
    assert m.legal(1) == ["side:left", "side:right"]
    assert rows(m) == [(0, "vote")]


def test_taking_back_half_an_answer_leaves_the_others_theirs():
    m = voting(3)
    m.push("side:left", 1)
    m.push("side:left", 2)
    m.undo(1)
    assert (m.legal(1), m.legal(2)) == (["side:left", "side:right"], ["stake:0", "stake:1"])


def test_a_seat_that_is_ready_may_withdraw_until_all_are():
    m = voting()
    before = m.hash()
    answer(m, 1)
    m.undo(1)
    assert (m.hash(), rows(m), m.legal(1)) == (before, [(0, "vote")], ["side:left", "side:right"])


def test_withdrawing_keeps_the_rows_of_the_others():
    m = voting(3)
    answer(m, 2, "left", 1)
    answer(m, 1, "right", 1)
    m.undo(2)
    assert rows(m) == [(0, "vote"), (1, "side:right stake:1")]
    assert sight(m, 0).ready == (0, 1, 0)


def test_withdrawing_keeps_the_half_answers_of_the_others():
    m = voting(3)
    answer(m, 2, "left", 1)
    m.push("side:right", 1)
    m.undo(2)
    assert m.legal(1) == ["stake:0", "stake:1"]
    m.push("stake:0", 1)
    assert rows(m) == [(0, "vote"), (1, "side:right stake:0")]


def test_withdrawing_is_a_row_of_the_raw_log():
    m = voting()
    answer(m, 1)
    m.undo(1)
    answer(m, 1, "right")
    assert m.raw == ["0 vote", "1 side:left stake:0", "1 withdraw 1", "1 side:right stake:0"]


def test_a_seat_that_withdrew_gives_the_same_match_as_one_that_never_did():
    m, straight = voting(3), voting(3)
    answer(m, 2, "left", 0)
    answer(m, 1, "right", 1)
    m.undo(2)
    answer(m, 2, "right", 0)
    answer(m, 0, "right", 1)
    for seat, stake in ((1, 1), (2, 0), (0, 1)):
        answer(straight, seat, "right", stake)
    assert m.record().text() == straight.record().text()
    assert m.hash() == straight.hash()


def test_nobody_withdraws_once_all_are_ready():
    m = voting()
    answer(m, 0)
    answer(m, 1)
    with pytest.raises(LudotecaError, match="cannot undo to ply 2: something was revealed"):
        m.undo(1)
    with pytest.raises(LudotecaError, match="cannot undo to ply 2: another seat has acted since"):
        m.undo(0)


def test_who_called_for_a_vote_cannot_take_that_back_once_another_is_ready():
    m = voting()
    answer(m, 1)
    with pytest.raises(LudotecaError, match="another seat has acted since"):
        m.undo(0)
