"""Playing without people: at random to the end, greedily, and by search, with what a seat knows and no more."""

import pytest

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.playout import Greedy, play_random
from ludoteca.kernel.search import TO_THE_END, Node, Search
from ludoteca.play.game import digest
from tests.kernel.toy import GAME, Pebbles, Table


def chosen(t: Table, bot: Greedy | Search, seat: int = 0, seed: int = 3) -> str:
    return t.rules.actions.text(int(bot.choose(t.rules, t.imagined(seat, seed), seat, Rng(seed))))


def scored(t: Table, *points: int) -> Table:
    for seat, count in enumerate(points):
        t.s.points[seat] = count
    return t


# At random.


@pytest.mark.parametrize("seed", range(10))
def test_random_play_reaches_the_end(seed):
    t = Table(seats=1 + seed % 3)
    taken = play_random(t.rules, t.s, Options(), Rng(seed), TO_THE_END)
    assert t.s.over == 1
    assert 0 < taken <= GAME.longest


def test_random_play_stops_after_the_decisions_allowed():
    t = Table(heap=30, bare=True)
    assert play_random(t.rules, t.s, Options(), Rng(1), 4) == 4
    assert (t.s.over, t.rules.acting(t.s)) == (0, 0)


def test_random_play_counts_the_decisions_taken():
    t = Table(heap=1, bare=True)
    assert play_random(t.rules, t.s, Options(), Rng(1), TO_THE_END) == 1


def test_random_play_tries_every_option():
    ends = set()
    for seed in range(40):
        t = Table(heap=30, bare=True)
        play_random(t.rules, t.s, Options(), Rng(seed), 1)
        ends.add(t.s.heap)
    assert ends == {27, 28, 29}


# Greedily.


def test_greedy_play_takes_what_is_worth_most():
    assert chosen(Table(heap=9, bare=True), Greedy(4, 50, 0.0)) == "take:3"


def test_greedy_play_follows_a_move_to_its_end():
    t = Table()
    t.s.pots[2] = 2  # a third pebble is worth four points, but only the second step of the move earns them
    assert chosen(t, Greedy(12, 50, 0.0)).startswith("from:")


def test_greedy_play_looks_no_further_than_its_breadth():
    t = Table()
    t.s.pots[2] = 2
    assert not chosen(t, Greedy(12, 1, 0.0)).startswith("from:")


def test_greedy_play_does_not_end_a_game_it_would_lose():
    assert chosen(scored(Table(heap=3, bare=True), 0, 5), Greedy(2, 50, 0.0)) == "take:2"


def test_greedy_play_ends_a_game_it_wins():
    assert chosen(scored(Table(heap=1), 9, 5), Greedy(2, 50, 0.0)) == "take:1"


def test_without_noise_greedy_play_is_always_the_same():
    t = Table(heap=9, bare=True)
    assert {chosen(t, Greedy(1, 50, 0.0), seed=seed) for seed in range(10)} == {"take:3"}


def test_noise_makes_greedy_play_err():
    t = Table(heap=9, bare=True)
    assert {chosen(t, Greedy(1, 50, 50.0), seed=seed) for seed in range(30)} == {"take:1", "take:2", "take:3"}


def test_greedy_play_leaves_the_position_alone():
    t = Table()
    before = digest(t.s)
    Greedy(2, 20, 1.0).choose(t.rules, t.s, 0, Rng(1))
    assert digest(t.s) == before


def test_greedy_play_answers_a_secret_question_with_what_is_worth_most():
    assert chosen(Table(seats=1).play(0, "vote side:left"), Greedy(4, 50, 0.0)) == "stake:1"


def test_greedy_play_answers_while_others_have_not():
    t = Table(seats=3).play(0, "vote")
    assert chosen(t, Greedy(4, 50, 0.0), seat=2) in ("side:left", "side:right")


# By search.


@pytest.mark.parametrize(("heap", "winning"), [(3, "take:3"), (5, "take:1"), (6, "take:2"), (7, "take:3")])
def test_a_search_finds_a_forced_win(heap, winning):
    """Who takes the last pebble wins: a multiple of four is lost for the seat that must take."""
    t = Table(heap=heap, bare=True, end="last")
    assert chosen(t, Search(600, 0.0, TO_THE_END, 0.8)) == winning


def test_a_search_uses_up_its_iterations_and_no_more():
    search = Search(70, 0.0, 5, 0.8)
    chosen(Table(), search)
    assert (search.done, search.root.visits) == (70, 70)


def test_every_visit_of_the_root_goes_to_one_of_its_children():
    search = Search(70, 0.0, 5, 0.8)
    chosen(Table(), search)
    assert sum(child.visits for child in search.root.children) == 70


def test_a_search_may_be_ended_by_the_clock_instead():
    search = Search(1000, 1e-9, 5, 0.8)
    chosen(Table(), search)
    assert search.done == 16  # it looks at the clock every sixteenth time


def test_the_only_option_is_taken_at_once():
    search = Search(70, 0.0, 5, 0.8)
    assert chosen(Table(heap=1, bare=True), search) == "take:1"
    assert (search.done, search.root.children) == (0, [])


@pytest.mark.parametrize(("iterations", "seconds"), [(0, 0.0), (-1, -1.0)])
def test_a_search_needs_a_budget(iterations, seconds):
    with pytest.raises(ValueError, match="a search needs a budget: iterations or seconds"):
        Search(iterations, seconds, 5, 0.8)


def test_a_search_leaves_the_position_alone():
    t = Table()
    before = digest(t.s)
    Search(30, 0.0, 5, 0.8).choose(t.rules, t.s, 0, Rng(1))
    assert digest(t.s) == before


def test_a_search_depends_on_what_its_seat_knows_alone():
    t = Table().play(0, "vote").play(1, "side:left stake:1")
    worlds: list[Pebbles] = [t.imagined(0, 1), t.imagined(0, 2)]
    assert digest(worlds[0]) != digest(worlds[1])
    visits = []
    for world in worlds:
        search = Search(40, 0.0, 5, 0.8)
        search.choose(t.rules, world, 0, Rng(9))
        visits.append([(child.action, child.visits, child.won) for child in search.root.children])
    assert visits[0] == visits[1]


def test_the_secret_answers_of_others_have_no_place_in_the_tree():
    t = Table().play(0, "vote")
    search = Search(60, 0.0, 5, 0.8)
    assert chosen(t, search, seat=1) in ("side:left", "side:right")
    own = {t.number(text) for text in ("stake:0", "stake:1")}
    assert {child.seat for child in search.root.children} == {1}
    assert {node.action for child in search.root.children for node in child.children} == own


def everything_below(node: Node) -> list[Node]:
    return [found for child in node.children for found in (child, *everything_below(child))]


def test_no_secret_answer_of_others_is_in_the_tree_even_where_they_are_asked_twice():
    t = Table(seats=3, heap=30)  # after a poll the others may be tied, and then they are asked again
    search = Search(500, 0.0, 0, 2.0)
    search.choose(t.rules, t.s, 0, Rng(1))
    secret = {t.number(text) for text in ("side:left", "side:right", "stake:0", "stake:1", "stake:2")}
    assert "poll" in {t.rules.actions.text(int(child.action)) for child in search.root.children}
    assert not [node for node in everything_below(search.root) if node.action in secret and node.seat != 0]


def test_a_playout_to_the_end_is_judged_by_who_won():
    search = Search(30, 0.0, TO_THE_END, 0.8)
    chosen(Table(heap=30, bare=True), search)
    assert all(float(2 * child.won).is_integer() for child in search.root.children)
    assert 0 < sum(child.won for child in search.root.children) < 30


def test_a_search_weighs_positions_by_their_value_where_a_playout_is_cut():
    t = Table(heap=30, bare=True)
    assert chosen(t, Search(300, 0.0, 0, 0.2)) == "take:3"
