"""Interludes in the middle of a move: carried out before it, and the same steps are taken again."""

import pytest

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.state import REVEALED, ROLLED
from ludoteca.play.game import difference, same
from ludoteca.play.replay import replay
from ludoteca.play.view import encode
from tests.kernel.stew import GAME, stew

BEGUN = ["pot:2", "pot:2 herb:basil"]
OTHERS = [1, 2, -1]


def chosen(m, seat=0):
    """What a seat sees being decided, and the pot and herb chosen for it."""
    view = m.view(seat)
    return view.deciding, view.pot, view.herb


def herbs(m):
    return m.view(-1).herbs


def told(m, seat=-1):
    return [event.kind.name for event in m.events(seat, since=0)]


# Where a move has begun.


@pytest.mark.parametrize("begun", BEGUN)
@pytest.mark.parametrize("interlude", ["water", "eat:basil", "sell:sage"])
def test_an_interlude_in_the_middle_of_a_move_is_as_if_it_had_been_played_first(begun, interlude):
    assert stew(f"{begun} {interlude}").hash() == stew(f"{interlude} {begun}").hash()


def test_after_an_interlude_the_same_choice_is_asked():
    assert chosen(stew("pot:2 water")) == ("choose-herb", 2, 0)
    assert chosen(stew("pot:2 herb:mint water")) == ("choose-pinch", 2, 2)


def test_after_an_interlude_the_move_is_finished_as_it_was_begun():
    m = stew("pot:2 herb:mint water pinch:3")
    assert (herbs(m), m.view(-1).pots, m.to_act) == ((4, 0, 2), (0, 3), (1,))


def test_several_interludes_are_played_in_one_move():
    m = stew("pot:2 water herb:mint eat:basil water")
    assert (chosen(m), herbs(m)) == (("choose-pinch", 2, 2), (4, 4, 3))


def test_what_follows_from_an_interlude_happens_before_the_move():
    m = stew("pot:2 herb:basil water pinch:4")
    assert told(m) == ["grew", "seasoned"]
    assert herbs(m) == (0, 3, 2)


def test_an_interlude_before_the_first_step_begins_no_move():
    assert chosen(stew("water")) == ("take-turn", 0, 0)


# As far as the steps are legal.


def test_only_the_steps_that_are_still_legal_are_taken_again():
    m = stew("pot:2 herb:mint sell:mint")
    assert (chosen(m), herbs(m)) == (("choose-herb", 2, 0), (3, 0, 1))
    assert "herb:mint" not in m.legal()
    m.push_plan(["herb:basil", "pinch:1"])
    assert m.view(-1).pots == (0, 1)


def test_a_step_that_would_complete_the_move_now_is_left_to_the_seat():
    m = stew("pot:2 herb:mint eat:mint")
    assert (chosen(m), herbs(m), m.to_act) == (("choose-herb", 2, 0), (3, 1, 1), (0,))
    assert told(m) == ["ate"]
    m.push("herb:mint")
    assert (m.view(-1).pots, m.to_act) == ((0, 1), (1,))


# Not at all.


@pytest.mark.parametrize("begun", BEGUN)
@pytest.mark.parametrize(("interlude", "barrier"), [("rain", ROLLED), ("look", REVEALED)])
def test_once_something_is_revealed_the_move_begins_anew(begun, interlude, barrier):
    m = stew(begun)
    assert m.barriers(interlude) == barrier
    m.push(interlude)
    assert (chosen(m), m.rows[-1].barriers) == (("take-turn", 0, 0), barrier)
    assert m.legal() == stew().legal()


def test_what_reveals_nothing_is_no_barrier_in_the_middle_of_a_move_either():
    assert [stew(begun).barriers("water") for begun in BEGUN] == [0, 0]


def test_while_another_seat_is_asked_nothing_of_the_move_is_left():
    m = stew("pot:2 herb:basil call")
    assert (m.to_act, m.view(1).deciding) == ((1,), "nod")
    m.push("nod")
    assert (m.to_act, chosen(m)) == ((0,), ("take-turn", 0, 0))


def test_a_step_of_the_move_never_answers_what_an_interlude_asks():
    m = stew("pot:2 herb:basil taste")
    assert (m.view(0).deciding, m.legal()) == ("taste", ["pot:1", "pot:2"])
    m.push_plan(["pot:1", "sip"])
    assert (chosen(m), m.view(0).coins) == (("take-turn", 0, 0), (10, 0))


def test_an_interlude_may_end_the_game_in_the_middle_of_a_move():
    m = stew("pot:2 herb:basil spill")
    assert (m.over, m.legal(), m.view(-1).pots) == (True, [], (0, 0))


# What bots and plans look through.


def ways(m):
    out = Options()
    m.rules.ways(m._state, 0, out)
    return [m.rules.actions.text(int(out.actions[k])) for k in range(out.count)]


def test_before_a_move_interludes_are_looked_through_with_everything_else():
    assert ways(stew()) == stew().legal()


@pytest.mark.parametrize("begun", BEGUN)
def test_in_the_middle_of_a_move_they_are_not_for_they_could_have_come_before_it(begun):
    m = stew(begun)
    asides = [action for action in m.legal() if m.is_aside(m.rules.actions.number(action))]
    assert asides
    assert ways(m) == [action for action in m.legal() if action not in asides]


def test_no_plan_has_an_interlude_in_the_middle_of_a_move():
    m = stew()
    plans = [m.rules.actions.texts(plan.actions) for plan in m.plans(0)]
    assert ["water"] in plans
    assert not [plan for plan in plans if "water" in plan[1:]]


# What others know.


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("interlude", ["water", "eat:basil", "eat:mint", "sell:mint", "rain", "call"])
@pytest.mark.parametrize("begun", ["pot:2", "pot:2 herb:mint", "pot:1 herb:basil"])
def test_others_cannot_tell_an_interlude_in_the_middle_of_a_move_from_one_before_it(begun, interlude, viewer):
    middle, before = stew(f"{begun} {interlude}", 3), stew(interlude, 3)
    assert encode(middle.view(viewer)) == encode(before.view(viewer))
    assert told(middle, viewer) == told(before, viewer)
    assert difference(middle.imagine(viewer, Rng(3)), before.imagine(viewer, Rng(3))) == []


@pytest.mark.parametrize("begun", BEGUN)
def test_the_seat_itself_imagines_its_own_move_as_it_stands(begun):
    m = stew(f"{begun} water")
    twin = m.imagine(0, Rng(3))
    assert encode(GAME.view(m.rules, twin, 0)) == encode(m.view(0))
    assert list(twin.way_here()) == list(m._state.way_here())


# An interlude of several steps.


def test_an_interlude_of_several_steps_is_played_between_moves():
    m = stew("barter:basil")
    assert (m.legal(), herbs(m)) == (["for:basil", "for:mint", "for:sage"], (3, 2, 1))
    m.push("for:sage")
    assert (chosen(m), herbs(m), told(m)) == (("take-turn", 0, 0), (2, 2, 2), ["bartered"])


def test_after_an_interlude_of_several_steps_the_move_begins_anew():
    m = stew("pot:2 herb:basil barter:basil")
    assert m.legal() == ["for:basil", "for:mint", "for:sage"]
    m.push("for:mint")
    assert same(m._state, stew("barter:basil for:mint")._state)


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_do_not_see_what_was_chosen_in_a_half_made_interlude(viewer):
    one, other = stew("pot:2 herb:basil barter:basil", 3), stew("barter:mint", 3)
    assert encode(one.view(viewer)) == encode(other.view(viewer))
    assert difference(one.imagine(viewer, Rng(3)), other.imagine(viewer, Rng(3))) == []


# Going back, and records.


def test_a_move_with_interludes_in_it_is_taken_back_as_a_whole():
    m = stew()
    before = m.hash()
    m.push_plan(["pot:2", "water", "herb:mint", "eat:basil"])
    assert (m.ply, chosen(m), herbs(m)) == (1, ("choose-pinch", 2, 2), (3, 3, 2))
    m.undo(0)
    assert (m.hash(), m.ply, chosen(m)) == (before, 0, ("take-turn", 0, 0))


def test_an_interlude_alone_is_taken_back_and_the_choice_stays():
    m = stew("pot:2 herb:mint")
    before = m.hash()
    m.push("sell:mint")
    assert chosen(m) == ("choose-herb", 2, 0)
    m.undo(0)
    assert (m.hash(), chosen(m)) == (before, ("choose-pinch", 2, 2))


def test_what_was_revealed_in_the_middle_of_a_move_is_not_taken_back():
    m = stew("pot:2 rain")
    with pytest.raises(LudotecaError, match="something was revealed"):
        m.undo(0)


def test_a_row_ends_where_an_interlude_reveals_something():
    m = stew()
    with pytest.raises(LudotecaError, match="a move ends where something is revealed"):
        m.push_plan(["pot:2", "rain", "pot:2"])
    assert m.ply == 0


@pytest.mark.parametrize(
    "rows",
    [
        ["pot:2 water herb:mint eat:basil pinch:3", "pot:1 herb:sage pinch:2"],
        ["pot:2", "water", "herb:mint", "eat:mint", "eat:mint", "sell:mint", "herb:basil pinch:1"],
        ["pot:2 herb:mint rain", "pot:2 herb:mint barter:basil", "for:sage", "pot:1 herb:basil call", "nod"],
    ],
)
def test_a_record_with_interludes_in_it_plays_to_the_same_position(rows):
    m = stew()
    for row in rows:
        m.push_plan(row.split())
    again = replay(GAME, m.record(with_seed=True))
    assert (again.hash(), again.record(with_seed=True).text()) == (m.hash(), m.record(with_seed=True).text())
    assert [told(again, seat) for seat in (0, 1, -1)] == [told(m, seat) for seat in (0, 1, -1)]
