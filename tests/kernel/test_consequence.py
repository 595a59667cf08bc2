"""Consequences: what happens by itself between questions, in the order of the agenda."""

import pytest

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.state import NO_SEAT, ROLLED, SEAT, STEP
from ludoteca.play.game import listed, same
from tests.kernel.feast import EFFECTS, PUT_DOWN, TAKE_TURN, feast


def points(m):
    return [int(count) for count in m._state.points]


def steps(s):
    return [int(s.agenda[k * STEP]) for k in range(s.depth)]


def test_effects_that_ask_nothing_happen_at_once():
    m = feast()
    m.push("take:bread")
    assert (points(m), m.to_act, steps(m._state)) == ([5, 3], (1,), [TAKE_TURN])


def test_a_card_asks_everybody_in_turn_and_then_goes_on():
    m = feast(3)
    m.push("take:toast")
    assert (points(m), m.to_act, steps(m._state)) == ([4, 3, 3], (0,), [TAKE_TURN, EFFECTS, PUT_DOWN])
    for seat, answer in enumerate(("pay", "pay", "pass")):
        assert m.to_act == (seat,)
        m.push(answer)
    assert (points(m), m.to_act) == ([15, 2, 3], (1,))


def test_a_card_that_triggers_a_card_goes_on_after_it():
    m = feast()
    m.push("take:orgy")
    for answer in ("pass", "pay"):  # to orgy itself
        m.push(answer)
    assert (points(m), steps(m._state)) == ([6, 1], [TAKE_TURN, EFFECTS, EFFECTS, EFFECTS, PUT_DOWN])
    for answer in ("pass", "pass"):  # to the toast that feast triggers
        m.push(answer)
    assert (points(m), m.to_act, steps(m._state)) == ([118, 1], (1,), [TAKE_TURN])


def test_an_answer_is_taken_back_with_all_that_followed_from_it():
    m = feast()
    m.push("take:toast")
    m.push("pass")
    before = m.hash()
    m.push("pay")
    assert points(m) == [15, 2]
    m.undo(1)
    assert (m.hash(), m.to_act) == (before, (1,))


def test_what_a_consequence_rolls_is_a_barrier_of_the_answer_before_it():
    m = feast()
    m.push("take:dice")
    m.push("pass")
    assert m.barriers("pass") == ROLLED
    m.push("pass")
    assert m.undo_reach(1) == m.ply


def test_what_is_to_follow_is_known_to_all_and_imagined_as_it_is():
    m = feast(3)
    m.push("take:orgy")
    for seat in range(-1, 3):
        twin = m.imagine(seat, Rng(seat + 5))
        assert steps(twin) == steps(m._state)
        assert m.view(seat).deciding == "put-down"
        m.rules.take(twin, 0, m.rules.keep.of())
        assert m.rules.acting(twin) == 1


def test_a_copy_goes_on_by_itself():
    m = feast()
    m.push("take:toast")
    twin = m._state.copy()
    assert same(twin, m._state)
    m.rules.take(twin, 0, m.rules.keep.of())
    m.rules.take(twin, 1, m.rules.keep.of())
    assert ([int(count) for count in twin.points], points(m)) == ([14, 3], [4, 3])


def test_two_positions_that_differ_in_what_is_to_follow_are_not_the_same():
    m, s = feast(), feast()._state
    s.then(EFFECTS, 0, 0)
    assert listed(s).words != listed(m._state).words
    assert s.agenda[s.depth * STEP - STEP + SEAT] == NO_SEAT


def test_a_move_that_goes_on_has_no_consequences_yet():
    s = feast()._state
    s.go_on(PUT_DOWN, 0)
    with pytest.raises(AssertionError, match="goes on"):
        s.then(EFFECTS, 0, 0)


def test_a_consequence_that_is_never_done_is_stopped():
    m = feast()
    m._state.then(EFFECTS, 0, 0)
    m.rules.consequences[0] = type("Endless", (type(m.rules.consequences[0]),), {"follow": lambda self, s: None})()
    with pytest.raises(RecursionError, match="do not come to an end"):
        m.rules.settle_all(m._state)


def test_nothing_follows_once_the_game_is_over():
    m = feast()
    s = m._state
    s.then(EFFECTS, 0, 0)
    s.over = 1
    m.rules.settle_all(s)
    assert steps(s) == [TAKE_TURN, EFFECTS]
    assert m.rules.acting(s) == -1
