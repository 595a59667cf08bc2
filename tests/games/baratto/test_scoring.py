from __future__ import annotations

import pytest

from tests.games.baratto.table import baratto
from tests.support import rule


@rule("BAR-SCORE-01")
@pytest.mark.parametrize(("crates", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_each_further_crate_of_a_good_counts_one_more(crates, points):
    t = baratto(2, radius=3).coins(0, 0).screen(0, "wool " * crates)
    assert t.score(0) == points


@rule("BAR-SCORE-01")
def test_each_good_is_counted_by_itself():
    t = baratto(2).coins(0, 0).screen(0, "salt salt wine amber amber amber")
    assert t.score(0) == 3 + 1 + 6


@rule("BAR-SCORE-01")
def test_open_and_closed_crates_count_alike():
    assert baratto(2).coins(0, 0).screen(0, "salt salt!").score(0) == 3


@rule("BAR-SCORE-02")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (30, 10)])
def test_three_coins_count_a_point(coins, points):
    assert baratto(2).coins(coins, 0).score(0) == points


def shares(t):
    return [t.rules.payoff(t.s, seat) for seat in range(t.s.seats)]


@rule("BAR-SCORE-03")
def test_most_points_win():
    assert shares(baratto(3).coins(0, 8, 2).screen(0, "salt salt")) == [1.0, 0.0, 0.0]


@rule("BAR-TIE-01")
def test_among_equals_more_coins_are_ahead():
    assert shares(baratto(3).coins(3, 4, 0)) == [0.0, 1.0, 0.0]
    assert shares(baratto(3).coins(1, 4, 2).screen(0, "salt").screen(2, "wine")) == [0.0, 1.0, 0.0]


@rule("BAR-TIE-01")
def test_a_point_outweighs_all_the_coins_there_are():
    t = baratto(2, radius=3).coins(0, 80).screen(0, "salt " * 6 + "wool " * 3)
    assert (t.score(0), t.score(1)) == (27, 26)
    assert shares(t) == [1.0, 0.0]


@rule("BAR-TIE-01")
def test_equal_points_and_coins_share_the_victory():
    assert shares(baratto(3).coins(4, 4, 0)) == [0.5, 0.5, 0.0]
