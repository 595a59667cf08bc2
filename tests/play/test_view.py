"""View: what every game's view says of the agenda and the drafts, for each viewer."""

from ludoteca.play.view import encode
from tests.kernel.toy import GAME, PebblesView, Table


def view(t: Table, seat: int) -> PebblesView:
    return GAME.view(t.rules, t.s, seat)


def test_a_view_says_who_looks():
    t = Table(seats=3)
    assert [(view(t, seat).seat, view(t, seat).seats) for seat in (0, 2, -1)] == [(0, 3), (2, 3), (-1, 3)]


def test_everybody_sees_who_must_decide_and_what():
    t = Table(seats=3).play(0, "pass")
    assert [(view(t, seat).to_act, view(t, seat).deciding) for seat in (0, 1, -1)] == [((1,), "take-turn")] * 3


def test_of_a_move_of_several_steps_only_its_seat_sees_the_later_ones():
    t = Table(seats=2).play(0, "from:1")
    assert [view(t, seat).deciding for seat in (0, 1, -1)] == ["put-down", "take-turn", "take-turn"]


def test_everybody_sees_who_is_ready_and_in_which_order():
    t = Table(seats=3).play(0, "vote").play(2, "side:left stake:0").play(1, "side:left").play(0, "side:left stake:0")
    assert [(view(t, seat).ready, view(t, seat).to_act) for seat in (0, 1, -1)] == [((2, 0, 1), (1,))] * 3


def test_a_seat_sees_its_own_draft_and_no_other():
    t = Table(seats=2).play(0, "vote").play(1, "side:right").play(0, "side:left stake:1")
    assert [view(t, seat).draft for seat in (0, 1, -1)] == [("side:left", "stake:1"), ("side:right",), ()]


def test_a_seat_that_is_ready_still_sees_what_the_others_are_deciding():
    t = Table(seats=2).play(0, "vote").play(1, "side:right stake:0")
    assert [view(t, seat).deciding for seat in (0, 1, -1)] == ["vote"] * 3


def test_at_the_end_there_are_scores_and_nothing_to_decide():
    before, t = Table(seats=2, heap=2), Table(seats=2, heap=2).play(0, "take:2")
    assert (view(before, 1).over, view(before, 1).scores) == (False, ())
    assert (view(t, 1).over, view(t, 1).scores, view(t, 1).to_act, view(t, 1).deciding) == (True, (2, 0), (), "")


def test_equal_views_travel_as_equal_bytes():
    t = Table(seats=2)
    assert encode(view(t, 1)) == encode(GAME.view(t.rules, t.imagined(1, 5), 1))
    assert encode(view(t, 1)) != encode(view(t, 0))
