"""Climbing: what is tried in pairs, what a match is worth, and that it leads up, the same way however it is cut."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from ludoteca.games import find
from ludoteca.lab import climbing
from ludoteca.lab.climbing import Climbing, climbers, lot, margins_of, sitting, tries, worths
from ludoteca.lab.crew import Crew
from ludoteca.lab.minds import Mind
from ludoteca.lab.sittings import Played, Table
from tests.lab.plans import GAME, At, backwards, small_plan
from tests.lab.test_rounds import Interrupt

PRIOR = small_plan().prior


@pytest.fixture(autouse=True)
def _few(monkeypatch):
    monkeypatch.setattr(climbing, "SEEN", 6)


def a_table(seats=3, game="vendemmia"):
    return Table(game, {}, seats, "7 round-0", (PRIOR, PRIOR), False)


def climbed(folder, plan, processes=1):
    with At(folder, plan, processes) as stages:
        course = Climbing(stages, GAME.rules({}, plan.seats))
        while not course.is_over:
            course.next_round()
    return course


def played(points, shares, unfinished=0, ruined=0):
    """One match, as it would come back."""
    nothing = np.zeros((0, 1), dtype=np.float32)
    return Played(nothing, np.zeros(0, dtype=np.int64), np.array([0]), np.array([points], dtype=float),
                  np.array([shares], dtype=float), np.zeros(1), np.array([unfinished]), np.array([ruined]))  # fmt: skip


def seat_of(table, number=0):
    return int(climbers(table, number + 1)[number])


def test_both_matches_of_a_pair_are_the_same_deal_with_the_same_others():
    assert sitting(a_table(), 4) == sitting(a_table(), 5)
    assert sitting(a_table(), 4) != sitting(a_table(), 6)


def test_who_climbs_sits_at_every_seat_alone_of_its_kind():
    sat = [sitting(a_table(), number).minds for number in range(0, 60, 2)]
    assert {minds.index(0) for minds in sat} == {0, 1, 2}
    assert all(minds.count(0) == 1 for minds in sat)
    assert {mind for minds in sat for mind in minds} == {0, 1, 2}


def test_where_all_may_lose_somebody_else_often_plays_at_random():
    random = [sitting(a_table(game="archipelago"), number) for number in range(0, 80, 2)]
    assert 5 < sum(max(one.stumbles) == 1.0 for one in random) < 30
    assert all(one.stumbles[one.minds.index(0)] == 0.0 for one in random)
    assert all(max(sitting(a_table(), number).stumbles) == 0.0 for number in range(0, 80, 2))


def test_the_weights_of_a_pair_are_changed_there_and_back(monkeypatch):
    seen = []

    def no_match(table, sittings, most_rows):
        seen.append(np.array(table.minds[0].linear))
        assert table.minds[1:] == (PRIOR, PRIOR)
        return played([1, 0, 0], [1, 0, 0])

    monkeypatch.setattr(climbing, "play_all", no_match)
    changes = tuple(0.5 for _ in PRIOR.linear)
    tries(changes, a_table(), range(4))
    middle = np.array(PRIOR.linear)
    assert np.allclose(seen[0] + seen[1], 2 * middle)
    assert np.allclose(seen[0] - middle, 0.5 * lot("7 round-0", 0, len(middle)), atol=1e-5)
    assert not np.allclose(seen[2], seen[0])


def test_to_win_is_worth_most_and_by_how_much_a_little():
    table = a_table(2)
    own = seat_of(table)
    worth = [
        worths(table, played(np.roll(points, own), np.roll(shares, own)), 10.0)[0]
        for points, shares in (([30, 10], [1, 0]), ([11, 10], [1, 0]), ([9, 10], [0, 1]), ([0, 30], [0, 1]))
    ]
    assert worth == sorted(worth, reverse=True)
    assert worth[1] - worth[2] > 1.9
    assert worth[0] - worth[1] < climbing.MARGIN


def test_a_match_that_had_to_be_broken_off_was_won_by_nobody():
    table = a_table(2)
    leader = np.roll([30, 10], seat_of(table))
    shares = np.roll([1, 0], seat_of(table))
    assert worths(table, played(leader, shares, unfinished=1), 10.0)[0] == -1.0


def test_points_say_nothing_of_a_match_that_all_have_lost():
    table = a_table(2)
    ahead, behind = np.roll([30, 10], seat_of(table)), np.roll([10, 30], seat_of(table))
    assert (
        worths(table, played(ahead, [0, 0], ruined=1), 10.0)[0]
        == worths(table, played(behind, [0, 0], ruined=1), 10.0)[0]
    )


def test_alone_points_are_all_that_counts():
    table = a_table(1)
    assert margins_of(table, played([120], [0])) == [120]
    assert worths(table, played([120], [0]), 20.0)[0] == 6.0


def test_climbing_leads_away_from_what_is_bad(tmp_path):
    bad = backwards(PRIOR)
    plan = small_plan(climbs=True, base=bad, standing=bad, rounds=6, matches=120, tests=40)
    course = climbed(tmp_path, plan)
    assert course.rounds[-1].won / course.rounds[-1].tested > 0.6


def test_a_weight_that_nothing_depends_on_stays(tmp_path):
    course = climbed(tmp_path, small_plan(climbs=True, rounds=1))
    still = course._spread() == 0
    assert still.any()
    assert np.array_equal(np.array(course.outcomes()[0].linear)[still], np.array(PRIOR.linear)[still])
    assert not np.array_equal(course.outcomes()[0].linear, PRIOR.linear)


def test_what_was_learnt_is_the_mean_of_the_last_third(tmp_path):
    course = climbed(tmp_path, small_plan(climbs=True, rounds=6))
    minds = [np.array(one.found.mind.linear) for one in course.rounds]
    assert np.allclose(course.outcomes()[0].linear, (minds[4] + minds[5]) / 2, atol=1e-5)
    assert course.outcomes()[1] == course.rounds[-1].found.mind
    assert course.selves() == [course.rounds[k].found.mind for k in (1, 3, 5)]


def test_the_same_seed_climbs_the_same_way_on_any_number_of_cores(tmp_path):
    alone = climbed(tmp_path / "alone", small_plan(climbs=True, rounds=2))
    together = climbed(tmp_path / "together", small_plan(climbs=True, rounds=2), processes=2)
    other = climbed(tmp_path / "other", small_plan(climbs=True, rounds=2, seed=1))
    assert alone.outcomes() == together.outcomes() != other.outcomes()


@pytest.mark.parametrize("after", [1, 3, 9])
def test_who_was_interrupted_goes_on_climbing_the_same_way(tmp_path, monkeypatch, after):
    whole = climbed(tmp_path / "whole", small_plan(climbs=True))
    with monkeypatch.context() as patch:
        Interrupt(patch, after)
        with pytest.raises(KeyboardInterrupt):
            climbed(tmp_path / "parts", small_plan(climbs=True))
    assert climbed(tmp_path / "parts", small_plan(climbs=True)).outcomes() == whole.outcomes()


def test_by_the_clock_only_whole_pairs_count(tmp_path, monkeypatch):
    one_short = Crew.results

    def odd(self, work, common, jobs, until=float("inf"), least=1):
        return one_short(self, work, common, jobs[:21] if len(jobs) > 100 else jobs, until, least)

    monkeypatch.setattr(Crew, "results", odd)
    course = climbed(tmp_path, small_plan(climbs=True, rounds=1, minutes=1.0))
    assert course.rounds[0].matches == 21
    assert course.outcomes()[0] != PRIOR


def test_a_step_is_as_long_however_surely_it_leads_up(tmp_path):
    course = climbed(tmp_path, small_plan(climbs=True, rounds=3))
    minds = [PRIOR, *(one.found.mind for one in course.rounds)]
    changes = course._changes()
    moving = changes > 0
    lengths = [
        np.sqrt(np.mean(((np.array(new.linear) - np.array(old.linear))[moving] / changes[moving]) ** 2))
        for old, new in pairwise(minds)
    ]
    assert np.allclose(lengths, lengths[0], rtol=1e-3)


def test_what_a_lead_is_worth_says_how_far_weights_are_changed(tmp_path):
    wide = climbed(tmp_path / "wide", small_plan(climbs=True, rounds=1, base=Mind(PRIOR.linear, 2 * PRIOR.swing)))
    usual = climbed(tmp_path / "usual", small_plan(climbs=True, rounds=1))
    assert np.allclose(wide._changes(), 2 * usual._changes())


def test_solo_games_can_be_climbed_too():
    assert find("magnificent").rules({}, 1).sides == 1
    assert sitting(a_table(1), 0).minds == (0,)
