"""Acceptance: a clear win over what stands, no sure loss against anybody, and matches that end no worse."""

from __future__ import annotations

import pytest

from ludoteca.lab.acceptance import findings, holds, no_worse, wins
from ludoteca.lab.endings import ends_worse, flaws
from ludoteca.lab.stats import share
from tests.lab.plans import At, backwards, small_plan


@pytest.mark.parametrize(
    ("won", "count", "fair", "clearly"),
    [
        (180, 300, 1 / 2, True),
        (162, 300, 1 / 2, False),  # 54 %
        (60, 100, 1 / 2, True),
        (58, 100, 1 / 2, False),  # more than 55 %, but perhaps by chance
        (125, 300, 1 / 3, True),
        (112, 300, 1 / 3, False),
    ],
)
def test_a_clear_win_is_a_tenth_more_than_fair_and_surely_more_than_fair(won, count, fair, clearly):
    assert (wins(share(won, count), fair) == "") == clearly


def test_to_hold_out_is_not_to_lose_surely_and_thinkers_must_not_win_less():
    assert holds(share(45, 100), 0.5) == ""
    assert "surely less than 50.0%" in holds(share(35, 100), 0.5)
    assert no_worse(share(50, 100), 0.5) == ""
    assert "less than 50.0%" in no_worse(share(49, 100), 0.5)


def test_everybody_is_met_once_and_what_stands_first(tmp_path):
    plan = small_plan(base=backwards(small_plan().prior))
    new = plan.prior
    with At(tmp_path, plan) as stages:
        found = list(findings(stages, new, [backwards(new), small_plan(seats=2).prior]))
    assert [one.name for one in found] == ["what stands", "linear weights alone", "how matches end"]
    assert found[0].against
    assert not found[1].against


def test_matches_that_end_worse_are_told():
    good = flaws([0] * 40, [0.0, 0.1] * 20)
    assert ends_worse(good, good) == ""
    assert "40.0% of matches are broken off" in ends_worse(flaws([1] * 16 + [0] * 24, [0.0] * 40), good)
    assert "last 30.0% of a match" in ends_worse(flaws([0] * 40, [0.3] * 40), good)
    assert ends_worse(good, flaws([1] * 40, [0.3] * 40)) == ""
