"""Ways: every way through a move, once, weighed in every world; of very many a sample."""

from __future__ import annotations

import pytest

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Player, Wanderer
from ludoteca.kernel.playout import answer_for_others
from ludoteca.kernel.ways import Ways
from tests.kernel.toy import Table


def look(t: Table, seat: int = 0, most: int = 100, worlds: int = 1) -> Ways:
    ways, rng = Ways(Wanderer(), t.judge(), most), Rng(5)
    ways.begin(rng)
    for _ in range(worlds):
        world = t.rules.imagine(t.s, seat, rng)
        answer_for_others(t.rules, world, seat, t.out, rng)
        ways.look(t.rules, world, seat)
    return ways


def texts(t: Table, ways: Ways) -> list[str]:
    return [" ".join(t.rules.actions.texts([int(action) for action in ways.way(k)])) for k in range(ways.count())]


CARRYING = ["from:1 to:2", "from:1 to:3", "from:1 toss", "from:1 pass"]
CARRYING += ["from:2 to:1", "from:2 to:3", "from:2 toss", "from:2 pass"]


def test_every_way_is_found_once():
    t = Table(heap=2)
    assert texts(t, look(t)) == ["take:1", "take:2", *CARRYING, "peek", "roll", "vote", "poll", "pass", "coin"]


def test_each_way_is_weighed_where_it_leads_to():
    t = Table(heap=9)
    t.s.pots[1] = 2
    ways = look(t)
    worths = dict(zip(texts(t, ways), ways.worths, strict=True))
    assert [worths[way] for way in ("take:1", "take:3", "from:1 to:2", "from:1 to:3")] == [1.0, 3.0, 4.0, 0.0]
    assert worths["coin"] == 0.75


def test_worths_are_added_up_over_the_worlds():
    t = Table(heap=9, bare=True)
    ways = look(t, worlds=3)
    assert (list(ways.worths), ways.worlds) == ([3.0, 6.0, 9.0], 3)


def test_in_a_simultaneous_step_a_way_is_all_the_answers():
    t = Table(seats=2).play(0, "vote")
    assert texts(t, look(t, seat=1)) == [
        "side:left stake:0",
        "side:left stake:1",
        "side:right stake:0",
        "side:right stake:1",
    ]


def test_a_move_that_has_begun_is_looked_at_from_where_it_stands():
    t = Table().play(0, "from:2")
    assert texts(t, look(t)) == ["to:1", "to:3", "toss", "pass"]


def test_of_many_ways_a_sample_is_looked_at_the_same_in_every_world():
    t = Table(heap=30)
    for most in range(1, 14):
        ways = look(t, most=most, worlds=3)
        assert 0 < ways.count() <= most
        assert len(set(texts(t, ways))) == ways.count()


def test_what_one_option_does_not_need_is_left_to_the_next():
    t = Table(heap=2)  # ten options; by equal shares of three each, neither carrying would be seen whole
    assert look(t, most=36).count() == 16


def test_the_best_way_and_the_few_best():
    t = Table(heap=9, bare=True)
    ways = look(t)
    assert [list(ways.best_few(few)) for few in (1, 2, 3, 9)] == [[2], [2, 1], [2, 1, 0], [2, 1, 0]]
    assert ways.best() == 2


def test_of_equal_ways_the_first_is_the_best():
    t = Table(heap=9, bare=True)
    ways = look(t)
    for k in range(3):
        ways.worths[k] = 7.0
    assert (ways.best(), list(ways.best_few(2))) == (0, [0, 1])


def test_the_only_step_is_kept():
    t = Table(heap=1, bare=True)
    ways = Ways(Wanderer(), t.judge(), 9)
    ways.begin(Rng(1))
    assert ways.only_step(t.rules, t.s, 0)
    assert [t.rules.actions.text(int(action)) for action in ways.steps] == ["take:1"]


def test_where_there_is_a_choice_no_step_is_the_only_one():
    t = Table(heap=2, bare=True)
    ways = Ways(Wanderer(), t.judge(), 9)
    ways.begin(Rng(1))
    assert not ways.only_step(t.rules, t.s, 0)
    assert len(ways.steps) == 0


def test_nothing_is_left_of_the_move_before():
    t = Table(heap=9, bare=True)
    ways = look(t)
    ways.begin(Rng(2))
    ways.look(t.rules, t.imagined(0, 1), 0)
    assert (ways.count(), list(ways.worths)) == (3, [1.0, 2.0, 3.0])


class Lost(Player):
    """Finds nothing to choose, as if its world were none that can come."""

    def ways(self, rules, s, seat, out):
        out.count = 0


def test_a_world_with_nothing_to_choose_is_told_and_nothing_is_taken_in_it():
    t = Table()
    ways = Ways(Lost(), t.judge(), 10)
    ways.begin(Rng(1))
    with pytest.raises(AssertionError, match="nothing to choose"):
        ways.only_step(t.rules, t.s, 0)
