"""Decisions: the buffer of options, and refusals with the numbers that explain them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kernel.actions import AMOUNT
from ludoteca.kernel.decision import NUMBER, Commit, Decision, Options, because
from ludoteca.play.vocabulary import RefusalKind, refusal_kind, refusal_numbers
from tests.kernel.toy import GAME, Pebbles, Table

KIND = RefusalKind(17, "too-far", "X-01", (("missing", AMOUNT), ("region", AMOUNT)))


def test_options_are_kept_in_the_order_in_which_they_are_added():
    out = Options()
    for action in (3, 1, 2):
        out.add(action)
    assert [out.actions[k] for k in range(out.count)] == [3, 1, 2]


def test_the_buffer_of_options_grows_and_forgets_none():
    out = Options()
    for action in range(1000):
        out.add(action)
    assert out.count == 1000
    assert [out.actions[k] for k in range(1000)] == list(range(1000))


def test_options_have_what_was_added_and_nothing_left_over():
    out = Options()
    out.add(7)
    out.add(8)
    out.count = 1
    assert (out.has(7), out.has(8), out.has(0)) == (True, False, False)


@given(st.integers(16, 0xFFFF), st.integers(0, NUMBER), st.integers(0, NUMBER))
@settings(derandomize=True, deadline=None)
def test_a_refusal_gives_back_the_numbers_it_was_packed_with(number, first, second):
    code = because(number, first, second)
    kind = RefusalKind(number, "too-far", "X-01", KIND.numbers)
    assert refusal_kind([kind], code) == kind
    assert refusal_numbers(kind, code) == {"missing": first, "region": second}


def test_a_refusal_without_numbers_is_its_own_code():
    assert because(17) == 17


def test_a_kind_names_only_the_numbers_it_declares():
    assert refusal_numbers(RefusalKind(17, "too-far", "X-01", (("missing", AMOUNT),)), because(17, 4)) == {"missing": 4}


def test_a_refusal_nobody_declared_is_an_error():
    with pytest.raises(ValueError, match="refusal 99 is not declared"):
        refusal_kind(GAME.refusals, because(99, 1))


def test_a_decision_must_say_its_options_its_refusals_and_what_it_does():
    bare, s, out = Decision[Pebbles](), Table().s, Options()
    with pytest.raises(NotImplementedError):
        bare.options(s, 0, out)
    with pytest.raises(NotImplementedError):
        bare.refusal(s, 0, 0)
    with pytest.raises(NotImplementedError):
        bare.take(s, 0, 0)


def test_the_answers_of_a_simultaneous_decision_are_kept_by_the_rules():
    with pytest.raises(AssertionError, match="the rules keep the answers"):
        Commit[Pebbles](2).take(Table().s, 0, 0)
