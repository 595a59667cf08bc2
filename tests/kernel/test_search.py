"""Search: information-set Monte-Carlo tree search, with what a seat knows and no more."""

from __future__ import annotations

import pytest

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.search import TO_THE_END, Node, Search
from ludoteca.play.game import digest
from tests.kernel.toy import Pebbles, Table


def searcher(t: Table, iterations: int, seconds: float, depth: int, explore: float) -> Search:
    return Search(t.judge(), iterations, seconds, depth, explore)


@pytest.mark.parametrize(("heap", "winning"), [(3, "take:3"), (5, "take:1"), (6, "take:2"), (7, "take:3")])
def test_a_search_finds_a_forced_win(heap, winning):
    """Who takes the last pebble wins: a multiple of four is lost for the seat that must take."""
    t = Table(heap=heap, bare=True, end="last")
    assert t.chosen(searcher(t, 600, 0.0, TO_THE_END, 0.8)) == winning


def test_a_search_uses_up_its_iterations_and_no_more():
    t = Table()
    search = searcher(t, 70, 0.0, 5, 0.8)
    t.chosen(search)
    assert (search.done, search.root.visits) == (70, 70)


def test_every_visit_of_the_root_goes_to_one_of_its_children():
    t = Table()
    search = searcher(t, 70, 0.0, 5, 0.8)
    t.chosen(search)
    assert sum(child.visits for child in search.root.children) == 70


def test_a_search_may_be_ended_by_the_clock_instead():
    t = Table()
    search = searcher(t, 1000, 1e-9, 5, 0.8)
    t.chosen(search)
    assert search.done == 16  # it looks at the clock every sixteenth time


def test_the_only_option_is_taken_at_once():
    t = Table(heap=1, bare=True)
    search = searcher(t, 70, 0.0, 5, 0.8)
    assert t.chosen(search) == "take:1"
    assert (search.done, search.root.children) == (0, [])


@pytest.mark.parametrize(("iterations", "seconds"), [(0, 0.0), (-1, -1.0)])
def test_a_search_needs_a_budget(iterations, seconds):
    with pytest.raises(ValueError, match="a search needs a budget: iterations or seconds"):
        searcher(Table(), iterations, seconds, 5, 0.8)


def test_a_search_leaves_the_position_alone():
    t = Table()
    before = digest(t.s)
    searcher(t, 30, 0.0, 5, 0.8).steps(t.rules, t.s, 0, Rng(1))
    assert digest(t.s) == before


def test_a_search_depends_on_what_its_seat_knows_alone():
    t = Table().play(0, "vote").play(1, "side:left stake:1")
    worlds: list[Pebbles] = [t.imagined(0, 1), t.imagined(0, 2)]
    assert digest(worlds[0]) != digest(worlds[1])
    visits = []
    for world in worlds:
        search = searcher(t, 40, 0.0, 5, 0.8)
        search.steps(t.rules, world, 0, Rng(9))
        visits.append([(child.action, child.visits, child.won) for child in search.root.children])
    assert visits[0] == visits[1]


def test_the_secret_answers_of_others_have_no_place_in_the_tree():
    t = Table().play(0, "vote")
    search = searcher(t, 60, 0.0, 5, 0.8)
    assert t.chosen(search, seat=1) in ("side:left", "side:right")
    own = {t.number(text) for text in ("stake:0", "stake:1")}
    assert {child.seat for child in search.root.children} == {1}
    assert {node.action for child in search.root.children for node in child.children} == own


def everything_below(node: Node) -> list[Node]:
    return [found for child in node.children for found in (child, *everything_below(child))]


def test_no_secret_answer_of_others_is_in_the_tree_even_where_they_are_asked_twice():
    t = Table(seats=3, heap=30)  # after a poll the others may be tied, and then they are asked again
    search = searcher(t, 500, 0.0, 0, 2.0)
    search.steps(t.rules, t.s, 0, Rng(1))
    secret = {t.number(text) for text in ("side:left", "side:right", "stake:0", "stake:1", "stake:2")}
    assert "poll" in {t.rules.actions.text(int(child.action)) for child in search.root.children}
    assert not [node for node in everything_below(search.root) if node.action in secret and node.seat != 0]


def test_a_playout_to_the_end_is_judged_by_who_won():
    t = Table(heap=30, bare=True)
    search = searcher(t, 30, 0.0, TO_THE_END, 0.8)
    t.chosen(search)
    assert all(float(2 * child.won).is_integer() for child in search.root.children)
    assert 0 < sum(child.won for child in search.root.children) < 30


def test_a_search_weighs_positions_by_their_value_where_a_playout_is_cut():
    t = Table(heap=30, bare=True)
    assert t.chosen(searcher(t, 300, 0.0, 0, 0.2)) == "take:3"


def test_a_move_of_several_steps_is_searched_step_by_step():
    t = Table(heap=30)
    t.s.pots[2] = 2  # the third pebble in a pot is worth four points
    search = searcher(t, 400, 0.0, 0, 0.1)
    assert t.chosen(search) == "from:2"
    assert t.moved(search) in ("from:2 to:1", "from:2 to:3")
