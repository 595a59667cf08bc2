"""The champion is the first candidate whose matches come to an end, unless another surely wins against it."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.lab.champion import champion
from ludoteca.lab.endings import flaws
from ludoteca.lab.minds import Mind
from ludoteca.lab.sittings import Table
from ludoteca.lab.stats import share
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


WAITING, ENDING, STANDING = Mind((1.0,), 1.0), Mind((2.0,), 1.0), Mind((3.0,), 1.0)


class AmongWaiting:
    """Stages at which whoever waits wins against all others, and of two that wait none ends the match."""

    def __init__(self, *waiting):
        self.plan = small_plan(holds=40, standing=STANDING)
        self.waiting = waiting
        self.share: dict[Mind, float] = {}  # of matches that those who wait leave without an end; all, if not said
        self.asked: list[str] = []

    def table(self, stage, thoughtful):
        return Table("vendemmia", {}, 2, stage, (), thoughtful)

    def compete(self, stage, table, count):
        return share(count if table.minds[0] in self.waiting else 0, count), None

    def flaws(self, stage, table, mind, count):
        self.asked.append(table.stage)
        left = round(count * self.share.get(mind, 1.0)) if mind in self.waiting else 0
        return flaws([1] * left + [0] * (count - left), [0.0] * count)


def best_at(stages, *candidates):
    return champion(stages, candidates, False)


def test_who_wins_by_waiting_is_no_champion():
    assert best_at(AmongWaiting(WAITING), WAITING, ENDING) == ENDING
    assert best_at(AmongWaiting(WAITING), ENDING, WAITING) == ENDING


def test_if_all_wait_whoever_waits_least_is_put_to_the_test():
    stages = AmongWaiting(WAITING, ENDING)
    stages.share[ENDING] = 0.6
    assert best_at(stages, WAITING, ENDING) == ENDING


def test_who_waits_as_what_stands_does_ends_no_worse():
    assert best_at(AmongWaiting(WAITING, STANDING), ENDING, WAITING) == WAITING


def test_all_endings_are_looked_at_on_the_same_deals():
    stages = AmongWaiting()
    best_at(stages, WAITING, ENDING)
    assert stages.asked == ["ends"] * 3
