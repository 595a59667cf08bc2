"""Shares and means with intervals."""

from __future__ import annotations

import math

import pytest

from ludoteca.lab.stats import mean, share, surely_more


def test_the_interval_of_a_share_is_wilsons():
    seen = share(84.2 * 3, 300)
    assert (round(seen.low, 3), round(seen.high, 3)) == (0.796, 0.879)


@pytest.mark.parametrize(("won", "count"), [(0, 10), (10, 10)])
def test_few_matches_all_won_or_lost_leave_room_for_the_other_case(won, count):
    seen = share(won, count)
    assert 0.0 <= seen.low <= seen.value <= seen.high <= 1.0
    assert seen.high - seen.low > 0.2


def test_no_matches_say_nothing():
    assert share(0, 0)[1:3] == (0.0, 1.0)


def test_a_mean_has_an_interval_of_two_standard_errors_on_both_sides():
    seen = mean([0.0, 2.0] * 50)
    assert seen.value == 1.0
    assert seen.high - 1.0 == pytest.approx(1.96 * math.sqrt(100 / 99 / 100))


def test_one_number_alone_has_no_interval():
    assert mean([3.0])[:3] == (3.0, -math.inf, math.inf)


def test_only_what_differs_by_more_than_chance_is_surely_more():
    assert surely_more(share(60, 100), share(30, 100))
    assert not surely_more(share(52, 100), share(48, 100))
    assert not surely_more(share(30, 100), share(60, 100))
