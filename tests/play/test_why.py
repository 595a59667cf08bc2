"""Why not: the refusal that is to the point, and how far an action is from what is being decided."""

import pytest

from ludoteca.kernel.decision import ANOTHER_FIRST, NOT_YOUR_TURN, because
from ludoteca.play import why as play_why
from ludoteca.play.why import Near, Reason, reason, reasons
from tests.kernel.toy import NO_COIN, POT_CLOSED, POT_EMPTY, SAME_POT, TAKE_TURN, Table
from tests.play.test_plan import penniless


def whole(t: Table, text: str, seat: int = 0) -> Reason:
    return reason(t.rules, t.s, seat, t.number(text))


def why(t: Table, text: str, seat: int = 0) -> Reason:
    """The reason without how far it is."""
    found = whole(t, text, seat)
    return Reason(found.refusal, found.first)


def test_what_is_allowed_has_no_reason():
    assert why(Table(), "take:1") == Reason(0)


def test_a_way_to_a_later_step_is_told():
    t = Table()
    assert why(t, "to:3") == Reason(int(ANOTHER_FIRST), (t.number("from:1"),))


def test_the_way_told_is_one_on_which_the_action_is_allowed():
    t = Table()
    assert why(t, "to:1") == Reason(int(ANOTHER_FIRST), (t.number("from:2"),))


@pytest.mark.parametrize("seat", [0, 1])
def test_no_way_is_told_that_leads_out_of_the_move(seat):
    t = Table()
    t.s.next_open(TAKE_TURN, seat)
    assert why(t, "side:left", seat) == Reason(int(ANOTHER_FIRST))


def barred(*pots: int, closed: int) -> Table:
    t = penniless()
    for pot, count in enumerate(pots):
        t.s.pots[pot] = count
    t.s.closed = closed
    return t


def test_where_every_way_is_barred_the_commonest_refusal_is_the_reason():
    assert why(barred(1, 1, 1, closed=0b001), "to:1") == Reason(because(POT_CLOSED, 1))


def test_a_single_way_that_is_barred_is_the_reason():
    assert why(barred(2, 0, 0, closed=0), "to:1") == Reason(because(SAME_POT, 1, 2))


def test_a_rule_that_bars_an_action_anyway_is_the_reason():
    assert why(barred(1, 0, 0, closed=0), "toss") == Reason(NO_COIN)


def test_an_action_of_the_present_step_is_refused_directly():
    assert why(Table(), "from:3") == Reason(because(POT_EMPTY, 3))


def test_who_waits_is_told_no_way():
    assert why(Table(), "to:3", seat=1) == Reason(int(NOT_YOUR_TURN))


def test_an_action_without_a_home_is_refused_directly():
    t = Table().play(0, "vote")
    assert why(t, "pass") == Reason(int(ANOTHER_FIRST))


def test_where_no_way_leads_to_the_step_another_comes_first():
    assert why(barred(0, 0, 0, closed=0), "to:1") == Reason(int(ANOTHER_FIRST))


# How far.


@pytest.mark.parametrize("text", ["take:1", "from:3", "coin"])
def test_what_is_asked_for_and_what_may_be_done_aside_is_near(text):
    assert whole(Table(), text).near == Near.NOW


def test_a_later_step_is_as_far_as_the_steps_before_it():
    found = whole(Table(), "to:3")
    assert (found.near, found.steps) == (Near.IN_THIS_MOVE, 1)


def test_what_another_move_of_the_turn_asks_for_is_farther():
    found = whole(penniless().play(0, "from:1"), "from:2")
    assert (found.near, found.steps) == (Near.IN_THIS_TURN, 1)


def test_nothing_is_in_sight_beyond_what_all_decide_together():
    assert whole(Table().play(0, "vote"), "take:1").near == Near.NOT_IN_SIGHT


def test_nothing_is_in_sight_for_who_waits():
    assert whole(Table(), "take:1", seat=1).near == Near.NOT_IN_SIGHT


def test_a_refusal_that_depends_on_the_way_tells_the_way():
    t = barred(1, 1, 1, closed=0b001)
    found = whole(t, "to:1")
    assert found.refusal == because(POT_CLOSED, 1)
    assert found.barred == (t.number("from:2"),)


def test_a_refusal_that_holds_here_already_needs_no_way():
    assert whole(barred(1, 0, 0, closed=0), "toss").barred == ()


def test_a_way_through_something_aside_is_not_looked_for():
    t = Table()
    found = reasons(t.rules, t.s, 0, range(len(t.rules.actions)))
    assert not any(t.number("coin") in one.first for one in found.values())


def test_several_actions_have_the_reasons_each_has_alone():
    t = Table()
    together = reasons(t.rules, t.s, 0, range(len(t.rules.actions)))
    assert together == {action: reason(t.rules, t.s, 0, action) for action in range(len(t.rules.actions))}


@pytest.mark.parametrize("most", [0, 1, 2])
def test_no_more_steps_are_walked_than_allowed(most, monkeypatch):
    t = barred(1, 1, 1, closed=0)
    t.s.heap = 0  # nothing can be taken: the first three options lift a pebble
    monkeypatch.setattr(play_why, "MOST_STEPS", most)
    assert len(list(play_why._steps(t.rules, t.s, 0))) == most
