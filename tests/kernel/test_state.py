"""State: the agenda of what must still be decided, the drafts of a simultaneous step, and what happens on the way."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.chance import DICE, Chance
from ludoteca.kernel.deck import Deck, new_deck
from ludoteca.kernel.events import EVENT, EVERYBODY, Events, bit
from ludoteca.kernel.state import (
    ALL_SEATS,
    DECISION,
    DRAFT,
    HANDED_OVER,
    HOW,
    OPEN,
    OWN,
    REVEALED,
    ROLLED,
    SEAT,
    STEP,
    State,
    Words,
)
from ludoteca.play.game import difference, digest, listed, same
from tests.kernel.toy import Table

FIRST, SECOND, THIRD = 5, 6, 7  # decisions, by number


def fresh_table(seats: int = 3) -> State:
    return State(seats, Chance.from_seed(bytes(32)), None)


def steps(s: State) -> list[tuple[int, int]]:
    """The decisions and seats on the agenda, the one on top last."""
    return [(int(s.agenda[k * STEP + DECISION]), int(s.agenda[k * STEP + SEAT])) for k in range(s.depth)]


def is_open(s: State) -> bool:
    return bool(s.agenda[s.depth * STEP - STEP + HOW] & OPEN)


def one_card(seen: int = 0) -> Deck:
    deck = new_deck([0], [1])
    deck.put(0, 0)
    deck.mark_seen(0, 0, seen)
    return deck


# The agenda.


def test_a_fresh_table_needs_its_chance():
    with pytest.raises(ValueError, match="a fresh table needs its chance"):
        State(2, None, None)


def test_nothing_is_to_be_decided_on_a_fresh_table():
    s = fresh_table()
    assert (s.deciding(), s.began(), s.going_on()) == (-1, -1, False)


def test_what_is_pushed_comes_before_everything_else():
    s = fresh_table()
    s.push(FIRST, 0)
    s.push(SECOND, 2)
    assert steps(s) == [(FIRST, 0), (SECOND, 2)]
    assert s.deciding() == SECOND


def test_a_step_that_is_done_uncovers_the_one_below():
    s = fresh_table()
    s.push(FIRST, 0)
    s.push(SECOND, 1)
    s.done()
    assert steps(s) == [(FIRST, 0)]


def test_the_next_step_takes_the_place_of_the_one_decided():
    s = fresh_table()
    s.push(FIRST, 0)
    s.push(SECOND, 1)
    s.next(THIRD, 2)
    assert steps(s) == [(FIRST, 0), (THIRD, 2)]


def test_a_step_that_takes_the_place_of_another_can_keep_its_words():
    s = fresh_table()
    s.push(FIRST, 0)
    s.go_on_open(SECOND, 0, 4, 5, 6)
    for k in range(STEP - OWN):
        s.set_own(k, 10 + k)
    s.next_alike(THIRD, 2)
    assert steps(s) == [(THIRD, 2)]
    assert [s.own(k) for k in range(STEP - OWN)] == [10 + k for k in range(STEP - OWN)]
    assert (s.going_on(), s.is_open(), list(s.way_here())) == (False, False, [])


def test_interludes_are_possible_on_open_steps_only():
    s = fresh_table()
    found = []
    s.push(FIRST, 0)
    for lay in (s.push, s.push_open, s.go_on, s.go_on_open, s.next, s.next_open):
        lay(SECOND, 0)
        found.append(is_open(s))
    assert found == [False, True, False, True, False, True]


WAYS = pytest.mark.parametrize("way", ["push", "push_open", "go_on", "go_on_open", "next", "next_open"])


@WAYS
def test_a_step_carries_three_numbers_of_its_own(way):
    s = fresh_table()
    s.push(FIRST, 0)
    getattr(s, way)(SECOND, 0, 11, 12, 13)
    assert [s.own(k) for k in range(5)] == [11, 12, 13, 0, 0]


@WAYS
def test_a_step_to_which_nothing_is_given_carries_nothing(way):
    s = fresh_table()
    s.push(FIRST, 0, 1, 2, 3)
    getattr(s, way)(SECOND, 2)
    assert [s.own(k) for k in range(5)] == [0] * 5
    assert steps(s)[-1] == (SECOND, 2)


@WAYS
def test_only_what_goes_on_is_a_later_step_of_a_move(way):
    s = fresh_table()
    s.push(FIRST, 0)
    getattr(s, way)(SECOND, 0)
    assert s.going_on() == way.startswith("go_on")


@pytest.mark.parametrize("way", ["next", "next_open"])
def test_an_open_or_closed_next_step_takes_the_place_of_the_one_decided(way):
    s = fresh_table()
    s.push(FIRST, 0)
    getattr(s, way)(SECOND, 1)
    assert steps(s) == [(SECOND, 1)]


def test_a_number_of_a_step_can_be_changed():
    s = fresh_table()
    s.push(FIRST, 0, 11, 12, 13)
    s.push(SECOND, 0, 21)
    s.set_own(4, 99)
    s.set_own(0, 22)
    assert [s.own(k) for k in range(5)] == [22, 0, 0, 0, 99]
    s.done()
    assert [s.own(k) for k in range(5)] == [11, 12, 13, 0, 0]


def test_a_new_step_carries_nothing_of_the_one_that_lay_there_before():
    s = fresh_table()
    s.push(FIRST, 0, 1, 2, 3)
    s.set_own(3, 4)
    s.set_own(4, 5)
    s.next(SECOND, 0)
    assert [s.own(k) for k in range(5)] == [0] * 5


def test_a_move_goes_on_above_the_step_at_which_it_began():
    s = fresh_table()
    s.push(FIRST, 1)
    s.go_on(SECOND, 1, 3)
    s.go_on(THIRD, 1, 3, 4)
    assert (s.deciding(), s.began(), s.going_on()) == (THIRD, FIRST, True)


def test_a_move_began_at_the_step_below_it_and_no_deeper():
    s = fresh_table()
    s.push(THIRD, 1)
    s.push(FIRST, 1)
    s.go_on(SECOND, 1)
    assert s.began() == FIRST


def test_back_gives_up_the_move_and_keeps_the_step_at_which_it_began():
    s = fresh_table()
    s.push(FIRST, 1, 8)
    s.go_on(SECOND, 1)
    s.go_on_open(THIRD, 1)
    s.back()
    assert steps(s) == [(FIRST, 1)]
    assert (s.own(0), s.going_on()) == (8, False)


def test_back_changes_nothing_where_no_move_goes_on():
    s = fresh_table()
    s.push(FIRST, 1)
    s.push(SECOND, 1)
    s.back()
    assert steps(s) == [(FIRST, 1), (SECOND, 1)]


def test_a_move_that_is_done_takes_all_its_steps_along():
    s = fresh_table()
    s.push(FIRST, 0)
    s.push(SECOND, 1)
    s.go_on(THIRD, 1)
    s.done()
    assert steps(s) == [(FIRST, 0)]


def test_the_next_step_takes_the_place_of_a_whole_move():
    s = fresh_table()
    s.push(FIRST, 0)
    s.go_on(SECOND, 0)
    s.next(THIRD, 1)
    assert steps(s) == [(THIRD, 1)]


def test_each_seat_decides_once_clockwise_from_the_first():
    s = fresh_table(seats=3)
    s.push(FIRST, 0)
    s.each_seat(SECOND, 1)
    order = []
    while s.deciding() == SECOND:
        order.append(steps(s)[-1][1])
        s.next_seat()
    assert order == [1, 2, 0]
    assert steps(s) == [(FIRST, 0)]


def test_a_seat_that_is_done_with_a_move_of_several_steps_hands_on_to_the_next():
    s = fresh_table(seats=2)
    s.each_seat(FIRST, 0)
    s.go_on(SECOND, 0, 4)
    s.next_seat()
    assert steps(s) == [(FIRST, 1)]


def test_the_agenda_deepens_and_forgets_no_step():
    s = fresh_table()
    for k in range(40):
        s.push(k, k % 3, k * 10)
    found = []
    while s.depth > 0:
        found.append((s.deciding(), s.own(0)))
        s.done()
    assert found == [(k, k * 10) for k in reversed(range(40))]


def test_a_rule_that_pushes_steps_without_end_is_stopped():
    s = fresh_table()
    for _ in range(1024):
        s.push(FIRST, 0)
    with pytest.raises(RecursionError, match="the agenda is 1024 steps deep"):
        s.push(FIRST, 0)


def test_a_copy_has_an_agenda_of_its_own():
    s = fresh_table()
    s.push(FIRST, 0, 7)
    twin = State(3, None, s)
    twin.set_own(0, 8)
    twin.push(SECOND, 1)
    assert steps(s) == [(FIRST, 0)]
    assert s.own(0) == 7


def test_a_copy_is_neither_watched_nor_past_a_barrier():
    s = fresh_table()
    s.log = Events()
    s.actor = 1
    s.roll(6)
    twin = State(3, None, s)
    assert (twin.log, twin.actor, twin.crossed) == (None, -1, 0)


# Drafts.


def test_before_the_first_simultaneous_step_nobody_has_answered():
    s = fresh_table()
    assert [(s.answers(seat), s.ready(seat)) for seat in range(3)] == [(0, 0)] * 3


def test_a_question_to_all_asks_every_seat():
    s = fresh_table(seats=3)
    s.ask_all(FIRST)
    assert steps(s) == [(FIRST, ALL_SEATS)]
    assert s.own(0) == 0b111


def test_a_question_to_some_asks_those_in_the_mask():
    s = fresh_table(seats=3)
    s.ask(FIRST, 0b101)
    assert [s.own(k) for k in range(5)] == [0b101, 0, 0, 0, 0]
    assert not is_open(s)
    assert not s.going_on()


def test_a_second_question_keeps_the_drafts_laid_out_for_the_first():
    s = fresh_table(seats=2)
    s.ask_all(FIRST)
    s.drafts[0] = 1
    s.ask_all(SECOND)
    assert s.answers(0) == 1
    assert len(s.drafts) == 2 * DRAFT


def test_drafts_are_read_seat_by_seat_in_the_order_of_the_questions():
    t = Table(seats=2)
    t.play(0, "vote").play(1, "side:right").play(0, "side:left stake:1")
    assert [t.s.answers(0), t.s.answers(1)] == [2, 1]
    assert [t.s.answer(0, 0), t.s.answer(0, 1)] == [t.number("side:left"), t.number("stake:1")]
    assert t.s.answer(1, 0) == t.number("side:right")


def test_a_copy_has_drafts_of_its_own():
    t = Table(seats=2).play(0, "vote")
    twin = t.s.copy()
    t.rules.take(twin, 0, t.number("side:left"))
    assert (t.s.answers(0), twin.answers(0)) == (0, 1)


# What happens.


def test_a_die_shows_one_to_its_number_of_sides():
    s = fresh_table()
    s.chance.prepare([0, 5])
    assert [s.roll(6), s.roll(6)] == [1, 6]


def test_dice_are_rolled_from_their_own_stream():
    s, chance = fresh_table(), Chance.from_seed(bytes(32))
    assert [s.roll(1000) - 1 for _ in range(5)] == [chance.below(DICE, 1000) for _ in range(5)]


def test_a_roll_is_a_barrier():
    s = fresh_table()
    s.roll(6)
    assert s.crossed == ROLLED


def test_a_card_the_actor_had_not_seen_is_a_barrier():
    s, deck = fresh_table(), one_card()
    s.actor = 1
    s.show(deck, 0, 0, EVERYBODY)
    assert (s.crossed, deck.seen(0, 0)) == (REVEALED, EVERYBODY)


def test_a_card_the_actor_knows_is_shown_to_others_without_a_barrier():
    s, deck = fresh_table(), one_card(seen=bit(1))
    s.actor = 1
    s.show(deck, 0, 0, EVERYBODY)
    assert (s.crossed, deck.seen(0, 0)) == (0, EVERYBODY)


def test_a_card_shown_to_others_alone_is_no_barrier_for_the_actor():
    s, deck = fresh_table(), one_card()
    s.actor = 1
    s.show(deck, 0, 0, bit(0) | bit(2))
    assert (s.crossed, deck.seen(0, 0)) == (0, bit(0) | bit(2))


def test_rolling_and_revealing_are_different_barriers():
    rolled, shown = fresh_table(), fresh_table()
    rolled.roll(6)
    shown.reveal()
    assert rolled.crossed & shown.crossed == 0
    rolled.reveal()
    assert rolled.crossed == ROLLED | REVEALED


def test_handing_over_is_a_barrier_of_its_own():
    s = fresh_table()
    s.hand_over()
    assert s.crossed == HANDED_OVER
    assert s.crossed & (ROLLED | REVEALED) == 0


def test_anything_else_that_becomes_known_is_a_barrier():
    s = fresh_table()
    s.reveal()
    assert s.crossed == REVEALED


def test_a_fact_for_everybody_is_written_with_its_six_fields():
    s = fresh_table()
    s.log = Events()
    s.tell(4, 1, 2, 3, 5, 6, 7)
    assert list(s.log.words) == [4, EVERYBODY, 1, 2, 3, 5, 6, 7]


def test_a_whispered_fact_says_who_may_see_it():
    s = fresh_table()
    s.log = Events()
    s.whisper(bit(2), 4, 1, 2, 3, 5, 6)
    assert list(s.log.words) == [4, 0b100, 1, 2, 3, 5, 6, 0]


def test_facts_are_written_one_after_the_other():
    s = fresh_table()
    s.log = Events()
    s.tell(1)
    s.whisper(bit(0), 2)
    assert list(s.log.words[:EVENT]) == [1, EVERYBODY, 0, 0, 0, 0, 0, 0]
    assert list(s.log.words[EVENT:]) == [2, bit(0), 0, 0, 0, 0, 0, 0]


def test_nothing_is_written_where_nobody_watches():
    s = fresh_table()
    s.tell(1)
    s.whisper(bit(0), 1)
    log = Events()
    s.log = log
    s.log = None
    s.tell(1)
    assert list(log.words) == []


def test_the_bit_of_spectators_is_above_all_seats():
    assert [int(bit(seat)) for seat in (0, 1, 7, -1)] == [1, 2, 128, 256]


# Words.


def test_each_run_of_words_has_its_name_and_its_start():
    out = Words()
    out.one("heap", 9)
    out.many("pots", vec[i64]([4, 5]))
    out.first("agenda", vec[i64]([6, 7, 8]), 2)
    assert list(out.words) == [9, 2, 4, 5, 2, 6, 7]
    assert list(zip(out.names, out.starts, strict=True)) == [("heap", 0), ("pots", 1), ("agenda", 4)]


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("over", lambda s: setattr(s, "over", 1)),
        ("agenda", lambda s: s.push(FIRST, 0)),
        ("agenda", lambda s: s.set_own(2, 5)),
        ("drafts", lambda s: s.drafts.__setitem__(3, 1)),
        ("chance", lambda s: s.chance.below(DICE, 6)),
        ("script", lambda s: s.chance.prepare([4])),
        ("heap", lambda s: setattr(s, "heap", 100)),
    ],
)
def test_the_words_of_a_state_name_what_changed(name, change):
    s = Table(seats=2).play(0, "vote").s
    twin = s.copy()
    assert difference(s, twin) == []
    change(twin)
    assert [line.partition("[")[0] for line in difference(s, twin)] == [name]
    assert not same(s, twin)
    assert digest(s) != digest(twin)


def test_the_words_begin_with_what_every_state_has():
    assert listed(Table(seats=2).s).names[:6] == ["seats", "over", "agenda", "drafts", "chance", "script"]


def test_a_difference_shows_the_first_words_that_differ():
    s = Table(seats=2).s
    twin = s.copy()
    twin.pots[1] = 7
    assert difference(s, twin) == ["pots[2]: [1] / [7]"]


def test_what_is_left_over_on_the_agenda_says_nothing():
    s = Table(seats=2).s
    before = digest(s)
    s.push(FIRST, 1, 1, 2, 3)
    s.done()
    assert digest(s) == before


def test_equal_states_have_equal_words_and_hashes():
    s = Table(seats=2).play(0, "from:1").s
    twin = s.copy()
    assert same(s, twin)
    assert digest(s) == digest(twin)
    assert len(digest(s)) == 16
    assert listed(s).names == listed(twin).names


def test_the_cursor_of_each_seat_is_part_of_the_words():
    s = Table(seats=3).s
    s.each_seat(FIRST, 0)
    twin = s.copy()
    twin.next_seat()
    assert twin.agenda[twin.depth * STEP - STEP + OWN] == 2
    assert not same(s, twin)
