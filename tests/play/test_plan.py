"""Plans: whole moves of one seat, as far as nothing is revealed."""

import pytest

from ludoteca.kernel.state import REVEALED, ROLLED
from ludoteca.play.game import digest
from ludoteca.play.plan import plans, walk
from ludoteca.play.why import reason
from tests.kernel.toy import Pebbles, Table


def texts(t: Table, most: int = 2000) -> list[str]:
    return [" ".join(t.rules.actions.texts(plan.actions)) for plan in plans(t.rules, t.s, 0, most)]


def penniless(seats: int = 2, **settings: bool | int | str) -> Table:
    """A table where nobody has a coin, so that no interlude lengthens a move."""
    t = Table(seats, None, **settings)
    for seat in range(seats):
        t.s.coins[seat] = 0
    return t


def test_a_move_of_two_steps_is_one_plan():
    t = penniless()
    t.s.pots[1] = 0
    assert [text for text in texts(t) if text.startswith("from")] == ["from:1 to:2", "from:1 to:3", "from:1 pass"]


def test_every_whole_move_is_a_plan_and_shorter_ones_come_first():
    assert texts(penniless()) == [
        *("take:1", "take:2", "take:3", "peek", "roll", "vote", "poll", "pass"),
        *("from:1 to:2", "from:1 to:3", "from:1 pass", "from:2 to:1", "from:2 to:3", "from:2 pass"),
    ]


def test_an_interlude_within_a_move_is_part_of_no_plan_for_it_may_be_played_before():
    assert "coin" in Table().play(0, "from:1").legal(0)
    assert "coin" in texts(Table())
    assert "from:1 to:3" in texts(Table())
    assert not [text for text in texts(Table()) if " coin" in text]


def test_an_interlude_at_the_first_step_of_a_move_is_a_plan_of_its_own():
    found = texts(Table())
    assert "coin" in found
    assert not [text for text in found if text.startswith("coin ")]


def test_a_plan_from_the_middle_of_a_move_is_the_rest_of_it():
    t = penniless().play(0, "from:2")
    assert texts(t) == ["to:1", "to:3", "pass"]


def test_a_barrier_ends_a_plan_even_within_a_move():
    found = texts(Table())
    assert "from:1 toss" in found
    assert not [text for text in found if "toss " in text]


def test_a_plan_says_which_barrier_its_last_action_crosses():
    t = Table()
    found = {plan.actions: plan.barriers for plan in plans(t.rules, t.s, 0)}
    crossed = {text: found[tuple(t.number(word) for word in text.split())] for text in texts(t)}
    assert (crossed["roll"], crossed["from:1 toss"], crossed["peek"]) == (ROLLED, ROLLED, REVEALED)
    assert (crossed["take:3"], crossed["from:1 to:2"], crossed["vote"]) == (0, 0, 0)


@pytest.mark.parametrize("most", [1, 4, 9])
def test_no_more_plans_are_made_than_asked_for(most):
    assert texts(penniless(), most) == texts(penniless())[: max(0, len(texts(penniless(), most)))]
    assert len(texts(penniless(), most)) <= most
    assert len(list(walk(penniless().rules, penniless().s, 0, most))) == most


def test_planning_changes_nothing():
    t = Table()
    before = digest(t.s)
    plans(t.rules, t.s, 0)
    reason(t.rules, t.s, 0, t.number("to:3"))
    assert digest(t.s) == before


def test_a_seat_that_waits_has_no_plan():
    t = Table()
    assert plans(t.rules, t.s, 1) == []


def test_an_empty_agenda_has_no_plan():
    t = Table(heap=1).play(0, "take:1")
    s: Pebbles = t.s
    assert plans(t.rules, s, 0) == []
