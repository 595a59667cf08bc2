"""The champion is the first candidate, unless another surely wins against it."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.lab.champion import champion
from tests.lab.plans import At, backwards, small_plan

GOOD = small_plan().prior
BAD = backwards(GOOD)


def chosen(folder, *candidates, holds=20):
    with At(folder, small_plan(holds=holds)) as stages:
        return champion(stages, candidates, False)


def test_who_surely_wins_takes_the_place_of_the_best_so_far(tmp_path):
    assert chosen(tmp_path, BAD, GOOD) == GOOD


def test_who_loses_does_not(tmp_path):
    assert chosen(tmp_path, GOOD, BAD) == GOOD


def test_who_may_win_by_chance_does_not(tmp_path):
    assert chosen(tmp_path, BAD, GOOD, holds=2) == BAD


def test_of_equals_the_first_stays(tmp_path):
    alike = replace(GOOD, swing=GOOD.swing + 1)
    assert chosen(tmp_path, GOOD, alike, GOOD) == GOOD
