"""The engine: what is offered, what is taken, what follows by itself, what is imagined, who has won."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kernel.actions import ActionTable
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import (
    Commit,
)
from ludoteca.kernel.judge import features_of
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import REVEALED, ROLLED
from ludoteca.play.game import difference, digest, same
from tests.kernel.toy import (
    LIFTED,
    PUT_DOWN,
    TAKE_TURN,
    VOTE,
    Pebbles,
    PebblesRules,
    Sides,
    SpendCoin,
    Table,
    TakeTurn,
)


def scored(*points: int, coins: tuple[int, ...] = ()) -> Table:
    """A position with these points, where nobody has a coin unless it is said."""
    t = Table(seats=len(points))
    for seat, count in enumerate(points):
        t.s.points[seat] = count
        t.s.coins[seat] = coins[seat] if coins else 0
    return t


def ready(t: Table) -> list[int]:
    return [int(t.s.ready(seat)) for seat in range(t.s.seats)]


def answers(t: Table, s: Pebbles, seat: int) -> list[str]:
    return t.rules.actions.texts([int(s.answer(seat, k)) for k in range(s.answers(seat))])


# Building.


def test_decisions_are_numbered_in_order():
    with pytest.raises(ValueError, match=r"decisions are numbered 0, 1, 2 … in order, not \[1, 0\]"):
        Rules[Pebbles](2, ActionTable(), {1: TakeTurn(), 0: SpendCoin()}, [])


def test_a_decision_asks_no_more_questions_than_a_draft_holds():
    with pytest.raises(ValueError, match="Commit asks 11 questions, a draft holds 10"):
        Rules[Pebbles](2, ActionTable(), {0: Commit(11)}, [])


def test_ten_questions_fit_a_draft():
    assert len(Rules[Pebbles](2, ActionTable(), {0: Commit(10)}, []).decisions) == 1


class Plain(Rules[Pebbles]):
    """Rules that say no more than they must."""

    def score(self, s: Pebbles, seat: int) -> int:
        return int(s.points[seat])


def test_without_more_rules_the_score_is_the_rank_and_the_only_trait():
    t = scored(3, 8, coins=(9, 0))
    plain = Plain(2, t.rules.actions, {0: TakeTurn(), 1: TakeTurn(), 2: TakeTurn(), 3: TakeTurn()}, [])
    assert [plain.rank(t.s, 1), plain.payoff(t.s, 1)] == [8, 1.0]
    assert (plain.phases, plain.traits, plain.sides) == (["always"], ["score"], 2)
    assert features_of(plain, t.s, 0) == [1.0, 3.0, 8.0]
    assert plain.settle(t.s) is False


# Who acts, and what is offered.


def test_the_seat_on_top_of_the_agenda_acts():
    t = Table(seats=3).play(0, "pass")
    assert (t.rules.to_act(t.s), t.rules.acting(t.s)) == (0b010, 1)


def test_nobody_acts_once_the_game_is_over():
    t = Table(seats=2, heap=2).play(0, "take:2")
    assert (t.rules.to_act(t.s), t.rules.acting(t.s), t.legal(0), t.legal(1)) == (0, -1, [], [])


def test_a_seat_that_waits_is_offered_nothing():
    assert Table(seats=2).legal(1) == []


def test_all_seats_that_are_not_ready_act_in_a_simultaneous_step():
    t = Table(seats=3).play(0, "vote").play(1, "side:left stake:0")
    assert (t.rules.to_act(t.s), t.rules.acting(t.s)) == (0b101, 0)


def test_only_seats_that_were_asked_act_in_a_simultaneous_step():
    t = Table(seats=3)
    t.s.ask(VOTE, 0b110)
    assert (t.rules.to_act(t.s), t.rules.acting(t.s), t.legal(0)) == (0b110, 1, [])


def test_what_an_act_crosses_is_counted_for_that_act_alone():
    t = Table(seats=2).play(0, "roll")
    assert t.s.crossed == ROLLED
    t.play(1, "take:1")
    assert t.s.crossed == 0


def test_what_is_shown_to_the_seat_that_acts_is_a_barrier():
    t = Table(seats=2).play(0, "pass").play(1, "peek")
    assert (t.s.actor, t.s.crossed) == (1, REVEALED)


# Interludes.


def test_an_interlude_is_offered_on_every_open_step():
    t = Table(seats=2)
    assert "coin" in t.legal(0)
    assert "coin" in t.play(0, "from:1").legal(0)


def test_an_interlude_is_not_offered_on_a_closed_step():
    t = Table(seats=2)
    t.s.next(TAKE_TURN, 0)
    assert "take:1" in t.legal(0)
    assert "coin" not in t.legal(0)


def test_an_interlude_returns_to_the_same_step():
    t = Table(seats=2).play(0, "from:2")
    twin = t.s.copy()
    t.play(0, "coin")
    assert (t.s.deciding(), t.s.own(LIFTED), t.s.points[0]) == (PUT_DOWN, 1, 1)
    assert [line.partition("[")[0] for line in difference(t.s, twin)] == ["points", "coins"]


def test_after_an_interlude_the_move_can_be_finished():
    t = Table(seats=2).play(0, "from:2 coin to:3")
    assert list(t.s.pots) == [2, 0, 1]
    assert t.rules.acting(t.s) == 1


# Settling.


def test_consequences_follow_until_nothing_changes():
    t = Table(seats=2)
    for pot in range(3):
        t.s.pots[pot] = 3
    t.play(0, "pass")
    assert (list(t.s.pots), t.s.heap) == ([0, 0, 0], 7 + 9)


class Counting(PebblesRules):
    """Each act has as many automatic consequences as there are pebbles on the heap."""

    def settle(self, s: Pebbles) -> bool:
        s.heap -= 1
        return s.heap >= 0


def test_a_thousand_consequences_are_carried_out():
    t = Table(rules=Counting(2, 0, bare=False, last_wins=False))
    t.s.heap = 1000
    t.rules.settle_all(t.s)
    assert t.s.heap == -1


def test_consequences_without_end_are_stopped():
    t = Table(rules=Counting(2, 0, bare=False, last_wins=False))
    t.s.heap = 1001
    with pytest.raises(RecursionError, match="automatic consequences do not come to an end"):
        t.rules.settle_all(t.s)


# Simultaneous steps.


def test_questions_are_asked_one_after_the_other():
    t = Table(seats=2).play(0, "vote")
    assert t.legal(1) == ["side:left", "side:right"]
    assert t.play(1, "side:left").legal(1) == ["stake:0", "stake:1"]


def test_a_seat_that_is_ready_is_offered_nothing():
    assert Table(seats=2).play(0, "vote").play(1, "side:left stake:0").legal(1) == []


def test_nothing_is_applied_before_all_are_ready():
    t = Table(seats=2).play(0, "vote")
    before = list(t.s.points), list(t.s.coins)
    t.play(0, "side:left stake:1").play(1, "side:right")
    assert (list(t.s.points), list(t.s.coins)) == before
    assert t.s.crossed == 0


def test_all_answers_are_carried_out_when_the_last_seat_is_ready():
    t = Table(seats=3).play(0, "vote")
    t.play(1, "side:left stake:1").play(0, "side:right stake:0").play(2, "side:left stake:0")
    assert list(t.s.points) == [0, 1, 0]
    assert (t.s.deciding(), t.rules.acting(t.s)) == (TAKE_TURN, 1)


def test_the_last_answer_is_a_barrier():
    t = Table(seats=2).play(0, "vote side:left stake:0").play(1, "side:left stake:0")
    assert t.s.crossed == REVEALED


def test_drafts_are_empty_once_they_are_uncovered():
    t = Table(seats=2).play(0, "vote side:left stake:0").play(1, "side:left stake:0")
    assert ready(t) == [0, 0]
    assert set(t.s.drafts) == {0}


def test_a_rule_may_ask_who_was_ready_first():
    t = Table(seats=3).play(0, "vote").play(2, "side:left").play(1, "side:left stake:0").play(2, "stake:0")
    assert ready(t) == [0, 1, 2]
    t.play(0, "side:left stake:0")
    assert list(t.s.coins) == [1, 2, 1]


def test_answers_of_several_seats_may_arrive_in_any_order():
    one, other = Table(seats=3).play(0, "vote"), Table(seats=3).play(0, "vote")
    one.play(0, "side:left stake:1").play(1, "side:right stake:0").play(2, "side:left stake:0")
    other.play(1, "side:right").play(0, "side:left stake:1").play(1, "stake:0").play(2, "side:left stake:0")
    assert same(one.s, other.s)


def test_a_single_question_makes_a_seat_ready():
    t = Table(seats=2)
    t.rules.decisions[VOTE] = Sides(1)
    t.play(0, "vote").play(0, "side:right")
    assert ready(t) == [1, 0]
    t.play(1, "side:right")
    assert list(t.s.points) == [1, 1]


def test_a_draft_holds_six_answers_of_each_seat():
    t = Table(seats=2)
    t.rules.decisions[VOTE] = Sides(6)
    t.play(0, "vote").play(0, "side:right " * 6).play(1, "side:left " * 5 + "side:right")
    assert list(t.s.points) == [6, 1]


def test_a_seat_that_withdraws_may_choose_again():
    t = Table(seats=2).play(0, "vote")
    before = digest(t.s)
    t.play(1, "side:left stake:1")
    t.rules.withdraw(t.s, 1)
    assert digest(t.s) == before
    assert t.legal(1) == ["side:left", "side:right"]


def test_withdrawing_moves_up_those_who_were_ready_later():
    t = Table(seats=3).play(0, "vote").play(2, "side:left stake:0").play(0, "side:left stake:0")
    assert ready(t) == [2, 0, 1]
    t.rules.withdraw(t.s, 2)
    assert ready(t) == [1, 0, 0]


def test_withdrawing_leaves_those_who_were_ready_earlier():
    t = Table(seats=3).play(0, "vote").play(2, "side:left stake:0").play(0, "side:left stake:0")
    t.rules.withdraw(t.s, 0)
    assert ready(t) == [0, 0, 1]


def test_a_seat_that_was_not_ready_withdraws_its_half_draft_and_moves_nobody():
    t = Table(seats=3).play(0, "vote").play(2, "side:left stake:0").play(0, "side:left")
    t.rules.withdraw(t.s, 0)
    assert (ready(t), t.s.answers(0), t.s.answers(2)) == ([0, 0, 1], 0, 2)


# Imagining.


def test_imagining_leaves_the_true_state_alone():
    t = Table(seats=3).play(0, "vote").play(1, "side:left stake:1")
    before = digest(t.s)
    t.imagined(0, 1)
    assert digest(t.s) == before


def test_the_chance_of_an_imagined_state_is_another_one():
    t = Table(seats=2)
    twins = [t.imagined(0, seed) for seed in range(10)]
    assert len({tuple(twin.roll(6) for _ in range(8)) for twin in [t.s, *twins]}) == 11


@given(st.integers(-1, 2), st.integers(0, 999), st.integers(0, 999))
@settings(derandomize=True, deadline=None, max_examples=30)
def test_what_is_imagined_depends_on_knowledge_and_the_generator_alone(seat, other, seed):
    t = Table(seats=3).play(0, "peek vote").play(1, "side:left stake:1").play(2, "side:right")
    twin = t.rules.imagine(t.imagined(seat, other), seat, Rng(seed))
    assert difference(t.imagined(seat, seed), twin) == []


def test_what_a_seat_has_not_seen_is_dealt_anew():
    t = Table(seats=2)
    twins = [t.imagined(0, seed) for seed in range(40)]
    own, rivals = ({int(twin.cards.card(pile, 0)) for twin in twins} for pile in (1, 2))
    assert own == {t.s.cards.card(1, 0)}
    assert rivals == set(range(6)) - own


def test_a_rivals_answers_are_drawn_from_what_it_may_choose():
    t = Table(seats=2).play(0, "vote").play(1, "side:left stake:1")
    found = {tuple(answers(t, t.imagined(0, seed), 1)) for seed in range(60)}
    assert found == {(f"side:{side}", f"stake:{stake}") for side in ("left", "right") for stake in (0, 1)}


def test_that_a_rival_is_ready_and_in_which_order_is_known():
    t = Table(seats=3).play(0, "vote").play(2, "side:left stake:1").play(1, "side:left stake:1")
    twin = t.imagined(0, 4)
    assert [int(twin.ready(seat)) for seat in range(3)] == [0, 2, 1]


def test_what_a_rival_has_half_answered_is_forgotten():
    t = Table(seats=2).play(0, "vote").play(1, "side:left")
    assert (t.s.answers(1), t.imagined(0, 4).answers(1)) == (1, 0)


def test_a_seat_knows_its_own_answers():
    t = Table(seats=2).play(0, "vote").play(0, "side:right stake:1").play(1, "side:right")
    assert all(answers(t, t.imagined(0, seed), 0) == ["side:right", "stake:1"] for seed in range(10))
    assert all(answers(t, t.imagined(1, seed), 1) == ["side:right"] for seed in range(10))


def test_a_spectator_knows_nobodys_answers():
    t = Table(seats=2).play(0, "vote").play(0, "side:right stake:1").play(1, "side:right")
    assert len({tuple(answers(t, t.imagined(-1, seed), 0)) for seed in range(60)}) == 4
    assert t.imagined(-1, 0).answers(1) == 0


def test_a_half_made_move_is_known_to_its_own_seat():
    t = Table(seats=2).play(0, "from:2")
    twin = t.imagined(0, 3)
    assert (twin.deciding(), twin.own(LIFTED)) == (PUT_DOWN, 1)


@pytest.mark.parametrize("viewer", [1, -1])
def test_a_half_made_move_is_unknown_to_everybody_else(viewer):
    t = Table(seats=2)
    before = t.imagined(viewer, 3)
    t.play(0, "from:2")
    assert difference(t.imagined(viewer, 3), before) == []


# Who is ahead.


def test_the_winner_takes_all():
    t = scored(3, 9, 4)
    assert [t.rules.payoff(t.s, seat) for seat in range(3)] == [0.0, 1.0, 0.0]


def test_equal_winners_share():
    t = scored(9, 3, 9)
    assert [t.rules.payoff(t.s, seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_three_equal_winners_share_in_three():
    t = scored(5, 5, 5)
    assert [t.rules.payoff(t.s, seat) for seat in range(3)] == [1 / 3] * 3


def test_a_tie_break_decides_between_equal_scores():
    t = scored(9, 9, coins=(1, 2))
    assert [t.rules.payoff(t.s, seat) for seat in range(2)] == [0.0, 1.0]
