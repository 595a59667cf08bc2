"""Why not: a rule of the game rather than the kernel's, from the decision that is asked, and nothing that is hidden."""

import pytest

from ludoteca.kernel.decision import (
    ALLOWED,
    ALREADY_READY,
    ANOTHER_FIRST,
    GAME_OVER,
    NOT_OFFERED,
    NOT_YOUR_TURN,
    Decision,
    Options,
    because,
)
from tests.kernel.toy import NO_COIN, POT_EMPTY, PUT_DOWN, SAME_POT, TAKE_TURN, VOTE, Pebbles, Table
from tests.support import rule


def test_what_is_offered_is_not_refused():
    t = Table(seats=2)
    assert [t.why(0, text) for text in t.legal(0)] == [ALLOWED] * len(t.legal(0))


def test_a_refusal_names_the_rule_and_its_numbers():
    assert Table(seats=2).why(0, "from:3") == because(POT_EMPTY, 3)


@rule("LUD-TURN-01")
def test_a_step_that_comes_later_is_refused_because_another_comes_first():
    assert Table(seats=2).why(0, "to:3") == ANOTHER_FIRST


def test_a_rule_is_preferred_to_another_decision_coming_first():
    t = Table(seats=2)
    t.s.coins[0] = 0
    t.s.next(TAKE_TURN, 0)
    assert t.why(0, "coin") == NO_COIN


def test_a_rule_is_preferred_to_its_not_being_your_turn():
    t = Table(seats=2)
    t.s.coins[1] = 0
    assert t.why(1, "coin") == NO_COIN


@rule("LUD-TURN-02")
def test_who_waits_is_told_so_where_no_rule_is_in_the_way():
    assert Table(seats=2).why(1, "coin") == NOT_YOUR_TURN


def test_who_waits_learns_nothing_of_a_half_made_move():
    t = Table(seats=2)
    before = [t.why(1, f"to:{pot}") for pot in (1, 2, 3)]
    t.play(0, "from:1")
    t.s.closed = 0b110
    assert t.why(0, "to:1") == because(SAME_POT, 1, 2)
    assert [t.why(1, f"to:{pot}") for pot in (1, 2, 3)] == before
    assert t.s.deciding() == PUT_DOWN


@rule("LUD-TURN-05")
def test_an_answer_to_another_question_is_not_offered():
    t = Table(seats=2).play(0, "vote").play(1, "side:left")
    assert t.why(1, "side:right") == NOT_OFFERED


def test_an_action_without_a_home_is_refused_by_the_kernel():
    t = Table(seats=2).play(0, "vote")
    assert t.why(0, "pass") == ANOTHER_FIRST
    t.play(0, "side:left stake:0").play(1, "side:left stake:0")
    assert t.why(0, "pass") == NOT_YOUR_TURN


@rule("LUD-TURN-04")
def test_who_is_ready_is_told_so():
    t = Table(seats=2).play(0, "vote").play(1, "side:left stake:0")
    assert t.why(1, "side:right") == ALREADY_READY


def test_who_was_not_asked_is_not_called_ready():
    t = Table(seats=3)
    t.s.ask(VOTE, 0b110)
    assert t.why(0, "side:left") == NOT_YOUR_TURN


@rule("LUD-TURN-03")
def test_nothing_is_allowed_once_the_game_is_over():
    t = Table(seats=2, heap=2).play(0, "take:2")
    t.s.coins[0] = 0
    assert [t.why(0, text) for text in ("take:1", "coin", "pass")] == [GAME_OVER] * 3


# A verb that several decisions share: passing is for a turn (its first home), and for putting a pebble down.


class Saying(Decision[Pebbles]):
    """A decision that offers nothing and says the same of every action."""

    def __init__(self, says: int) -> None:
        super().__init__()
        self.says = says

    def options(self, s: Pebbles, seat: int, out: Options) -> None:
        """Nothing."""

    def refusal(self, s: Pebbles, seat: int, action: int) -> int:
        return self.says


def sharing(turn: int, put_down: int) -> Table:
    t = Table(seats=2)
    t.rules.decisions[TAKE_TURN], t.rules.decisions[PUT_DOWN] = Saying(turn), Saying(put_down)
    return t


def test_of_those_that_share_a_verb_the_current_one_is_asked_first():
    t = sharing(POT_EMPTY, SAME_POT)
    assert t.why(0, "pass") == POT_EMPTY
    t.s.go_on(PUT_DOWN, 0)
    assert t.why(0, "pass") == SAME_POT


def test_while_another_decision_is_current_the_first_home_of_a_shared_verb_is_asked():
    t = sharing(POT_EMPTY, SAME_POT)
    t.s.ask_all(VOTE)
    assert [t.why(seat, "pass") for seat in (0, 1)] == [POT_EMPTY, POT_EMPTY]


@pytest.mark.parametrize("current", [TAKE_TURN, PUT_DOWN])
def test_a_seat_that_waits_hears_of_a_shared_verb_from_its_first_home(current):
    t = sharing(POT_EMPTY, SAME_POT)
    t.s.next(current, 0)
    assert t.why(1, "pass") == POT_EMPTY


def test_a_seat_that_waits_hears_the_same_whichever_step_of_a_move_is_current():
    t = sharing(POT_EMPTY, SAME_POT)
    before = t.why(1, "pass")
    t.s.go_on(PUT_DOWN, 0)
    assert t.why(1, "pass") == before


def test_what_the_current_sharer_allows_and_does_not_offer_is_not_offered_whatever_another_says():
    t = sharing(POT_EMPTY, ALLOWED)
    t.s.go_on(PUT_DOWN, 0)
    assert t.why(0, "pass") == NOT_OFFERED


def test_what_the_first_home_allows_waits_for_the_decision_that_is_current():
    t = sharing(ALLOWED, SAME_POT)
    t.s.ask_all(VOTE)
    assert t.why(0, "pass") == ANOTHER_FIRST
    t.s.next(PUT_DOWN, 0)
    assert t.why(1, "pass") == NOT_YOUR_TURN
