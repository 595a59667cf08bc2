"""Acceptance: a clear win over what stands, no sure loss against anybody, and matches that end no worse."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.lab.acceptance import findings, holds, no_worse, wins
from ludoteca.lab.endings import ends_worse, flaws
from ludoteca.lab.minds import Mind
from ludoteca.lab.sittings import Played, Table
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


class Foretold:
    """Stages whose outcome is said beforehand: so many of a hundred are won at a stage, half of them if not said."""

    def __init__(self, plan, **won):
        self.plan = plan
        self.won = won
        self.played: list[str] = []
        self.thoughtful: list[bool] = []

    def table(self, stage, thoughtful):
        return Table("vendemmia", {}, 2, stage, (), thoughtful)

    def compete(self, stage, table, count):
        self.played.append(stage)
        self.thoughtful.append(table.thoughtful)
        none, zeros = np.zeros(100), np.zeros(100, dtype=np.int64)
        played = Played(np.zeros((0, 1), np.float32), zeros[:0], zeros, none[:, None], none, none, zeros, zeros)
        return share(self.won.get(stage.removeprefix("against-").replace("-", "_"), 50), 100), played

    def flaws(self, stage, table, mind, count):
        self.compete(stage, table, count)
        return flaws([0] * count, [0.0] * count)


def found_of(stages):
    """What is found of somebody who was one other self before."""
    new, former = backwards(stages.plan.prior), Mind((1.0,), 1.0)
    return {one.name: one for one in findings(stages, new, [former])}


@pytest.mark.parametrize(("thinking", "accepted"), [(50, True), (30, False)])
def test_who_loses_to_a_former_self_when_quick_must_hold_out_when_thinking(thinking, accepted):
    won = {"what_stands": 80, "itself_after_round_0": 30, "itself_after_round_0_thinking": thinking}
    stages = Foretold(small_plan(thinks=20), **won)
    found = found_of(stages)["itself after round 0"]
    assert (found.against == "") == accepted
    assert "30.0%" in found.seen
    assert "against-what-stands-thinking" in stages.played


def test_who_holds_out_when_quick_need_not_think():
    stages = Foretold(small_plan(thinks=20), what_stands=80)
    assert not any(one.against for one in found_of(stages).values())
    assert "against-itself-after-round-0-thinking" not in stages.played


def test_nets_meet_only_among_those_that_think():
    stages = Foretold(small_plan(thinks=20, hidden=32), what_stands=80)
    found = found_of(stages)
    assert all(stages.thoughtful)
    assert "what stands, thinking" not in found
    assert found["what stands"].against == ""
    assert found_of(Foretold(small_plan(thinks=20, hidden=32), what_stands=52))["what stands"].against


@pytest.mark.parametrize(
    ("planner_rounds", "thinking", "accepted"), [(1, 50, True), (1, 45, False), (0, 45, True), (0, 30, False)]
)
def test_who_has_learnt_from_planners_must_be_no_worse_among_them(planner_rounds, thinking, accepted):
    plan = small_plan(thinks=20, planner_rounds=planner_rounds)
    found = found_of(Foretold(plan, what_stands=80, what_stands_thinking=thinking))
    assert (found["what stands, thinking"].against == "") == accepted


def test_weights_meet_among_the_quick_first():
    stages = Foretold(small_plan(thinks=20), what_stands=80)
    found_of(stages)
    assert [stage for stage, so in zip(stages.played, stages.thoughtful, strict=True) if so] == [
        "against-what-stands-thinking",
        "how-matches-end-thinking-new",
        "how-matches-end-thinking-standing",
    ]


@pytest.mark.parametrize(("changes", "thoughtful"), [({}, [False]), ({"thinks": 20}, [False, True]),
                                                     ({"thinks": 20, "hidden": 32}, [True])])  # fmt: skip
def test_matches_must_end_no_worse_whoever_plays_them(changes, thoughtful):
    stages = Foretold(small_plan(**changes), what_stands=80)
    found_of(stages)
    new = zip(stages.played, stages.thoughtful, strict=True)
    assert [so for stage, so in new if stage.startswith("how-matches-end") and stage.endswith("-new")] == thoughtful


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


def test_a_dead_tail_that_grows_by_next_to_nothing_is_no_worse():
    before = flaws([0] * 40, [0.10] * 40)
    assert ends_worse(flaws([0] * 40, [0.115] * 40), before) == ""
    assert ends_worse(flaws([0] * 40, [0.125] * 40), before)
