"""Rounds: they can be interrupted anywhere, and come to the same weights, on any number of cores."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.lab import sittings
from ludoteca.lab import stage as stage_module
from ludoteca.lab.endings import ending, flaws
from ludoteca.lab.fit import fit
from ludoteca.lab.minds import Mind, quick_player
from ludoteca.lab.rounds import Training, half_way
from ludoteca.lab.sittings import gather
from ludoteca.lab.stage import Stages
from ludoteca.lab.work import Work
from tests.lab.plans import GAME, At, backwards, small_plan


def trained(folder, plan, processes=1):
    """All rounds of a plan."""
    with At(folder, plan, processes) as stages:
        training = Training(stages, GAME.rules({}, plan.seats))
        while not training.is_over:
            training.next_round()
    return training


class Interrupt:
    """Ctrl-C after so many batches."""

    def __init__(self, monkeypatch, after):
        keep = Work.keep

        def counted(work, stage, first, played):
            keep(work, stage, first, played)
            self.left -= 1
            if self.left == 0:
                raise KeyboardInterrupt

        self.left = after
        monkeypatch.setattr(Work, "keep", counted)


def test_the_same_seed_gives_the_same_weights_on_any_number_of_cores(tmp_path):
    alone = trained(tmp_path / "alone", small_plan(rounds=2))
    together = trained(tmp_path / "together", small_plan(rounds=2), processes=2)
    other = trained(tmp_path / "other", small_plan(rounds=2, seed=1))
    assert alone.outcomes()[0] == together.outcomes()[0] != other.outcomes()[0]


@pytest.mark.parametrize("after", [1, 4, 7, 10])
def test_an_interrupted_training_goes_on_and_finds_the_same(tmp_path, monkeypatch, after):
    whole = trained(tmp_path / "whole", small_plan())
    with monkeypatch.context() as patch:
        Interrupt(patch, after)
        with pytest.raises(KeyboardInterrupt):
            trained(tmp_path / "parts", small_plan())
    assert trained(tmp_path / "parts", small_plan()).outcomes()[0] == whole.outcomes()[0]


def test_what_was_played_before_an_interruption_is_not_played_again(tmp_path, monkeypatch):
    with monkeypatch.context() as patch:
        Interrupt(patch, 2)
        with pytest.raises(KeyboardInterrupt):
            trained(tmp_path, small_plan(rounds=1))
    with Work(tmp_path, small_plan(rounds=1)) as work:
        kept = sum(len(part.counts) for part in work.kept("round-0"))
    numbers = []

    def counted(table, some):
        numbers.extend(some)
        return gather(table, some)

    monkeypatch.setattr("ludoteca.lab.rounds.gather", counted)
    trained(tmp_path, small_plan(rounds=1))
    assert numbers == list(range(kept, 20))


def test_a_training_that_is_over_plays_nothing_more(tmp_path, monkeypatch):
    whole = trained(tmp_path, small_plan()).outcomes()[0]
    monkeypatch.setattr("ludoteca.lab.rounds.gather", None)
    assert trained(tmp_path, small_plan()).outcomes()[0] == whole


def test_a_round_takes_half_a_step_from_the_former_weights(tmp_path, monkeypatch):
    steps = []

    def noted(learnt, held, former):
        found = fit(learnt, held, former)
        steps.append((former, found))
        return found

    monkeypatch.setattr("ludoteca.lab.rounds.fit", noted)
    training = trained(tmp_path, small_plan(rounds=2))
    first, second = (np.array(one.found.mind.linear) for one in training.rounds)
    assert steps[0][0] == pytest.approx(np.array(training.plan.prior.linear))
    assert steps[1][0] == pytest.approx(first)
    assert second == pytest.approx((steps[1][1].former + steps[1][1].weights) / 2, abs=1e-6)


@pytest.mark.parametrize(("waiting", "taken"), [(0, 1 / 2), (1, 1 / 4), (2, 1 / 8), (3, 0), (4, 0)])
def test_a_step_after_which_matches_end_worse_is_made_shorter(tmp_path, monkeypatch, waiting, taken):
    """The first so many steps lead to bots that wait for one another."""
    found, tried = [], []

    def noted(learnt, held, former):
        found.append(fit(learnt, held, former))
        return found[-1]

    def flaws_of(stages, stage, table, mind, count):
        if mind == stages.plan.standing:
            return flaws([0] * 40, [0.0] * 40)
        tried.append(mind)
        return flaws([int(len(tried) <= waiting)] * 40, [0.0] * 40)

    monkeypatch.setattr("ludoteca.lab.rounds.fit", noted)
    monkeypatch.setattr(Stages, "flaws", flaws_of)
    training = trained(tmp_path, small_plan(rounds=1))
    expected = found[0].former + taken * (found[0].weights - found[0].former)
    assert training.rounds[0].found.mind.linear == pytest.approx(expected, abs=1e-6)


def test_what_was_learnt_is_the_mean_of_the_last_half_of_the_rounds(tmp_path):
    training = trained(tmp_path, small_plan(rounds=4))
    last = [one.found.mind.linear for one in training.rounds[2:]]
    assert training.outcomes()[0].linear == pytest.approx(np.mean(last, axis=0), abs=1e-6)


def test_half_the_way_from_where_learning_began_is_put_to_the_test_too(tmp_path):
    training = trained(tmp_path, small_plan(rounds=2))
    mean, half, *selves = training.outcomes()
    assert selves == [one.found.mind for one in reversed(training.rounds)]
    assert half == half_way(training.plan.base, mean)


def test_half_way_two_minds_count_the_same_whatever_a_lead_is_worth_to_them():
    assert half_way(Mind((1.0, -2.0), 2.0), Mind((10.0, 0.0), 20.0)) == Mind((10.0, -10.0), 20.0)


def test_every_former_self_and_where_learning_began_sit_in_the_pool(tmp_path, monkeypatch):
    pools = []

    def noted(table, numbers):
        pools.append(table.minds)
        return gather(table, numbers)

    monkeypatch.setattr("ludoteca.lab.rounds.gather", noted)
    training = trained(tmp_path, small_plan(base=backwards(small_plan().prior)))
    selves = [one.found.mind for one in training.rounds]
    assert pools[0] == (training.plan.base,)
    assert pools[-1] == (training.plan.base, *selves[:2])


def test_a_round_against_the_clock_plays_what_there_is_time_for_and_enough_to_learn_from(tmp_path):
    training = trained(tmp_path, small_plan(rounds=2, minutes=1e-6))
    assert all(one.matches >= stage_module.A_ROUND_AT_LEAST for one in training.rounds)
    assert training.matches < 200


def test_the_last_rounds_are_thoughtful_fewer_and_count_twice_as_much(tmp_path, monkeypatch):
    monkeypatch.setattr("ludoteca.lab.sittings.thoughtful_player", quick_player)
    training = trained(tmp_path, small_plan(rounds=2, planner_rounds=1))
    assert [(one.thoughtful, one.matches) for one in training.rounds] == [(False, 20), (True, 4)]
    quick, thoughtful = (
        len(a.features) * factor for a, factor in zip(training._rows, training._factors(), strict=True)
    )
    assert thoughtful == pytest.approx(2 * quick)


def test_who_learns_beats_who_wants_what_is_bad(tmp_path):
    plan = small_plan(matches=60, tests=20)
    against = trained(tmp_path, small_plan(matches=60, tests=20, standing=backwards(plan.prior)))
    assert against.rounds[-1].won > 0.7 * against.rounds[-1].tested


def test_a_net_stands_on_weights_that_were_learnt_from_the_same_matches(tmp_path):
    plan = small_plan(rounds=2, hidden=4, matches=30)
    training = trained(tmp_path, plan)
    new = training.outcomes()[0]
    linear = trained(tmp_path / "linear", small_plan(rounds=1, matches=30)).outcomes()[-1]
    assert training.rounds[0].found.mind.linear == linear.linear
    assert new.linear != linear.linear
    assert new.hidden == 4
    assert any(new.net)
    assert trained(tmp_path / "again", plan).outcomes()[0] == new


def test_nothing_is_learnt_from_matches_that_were_broken_off(tmp_path, monkeypatch):
    monkeypatch.setattr(sittings, "ending", lambda *told: ending(*told)._replace(unfinished=True))
    assert not any(trained(tmp_path, small_plan(rounds=1)).outcomes()[0].linear)
