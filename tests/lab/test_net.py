"""The net learns what no sum can say, and the compiled judge computes the same as the lab."""

from __future__ import annotations

import numpy as np
import pytest
from librt.vecs import vec

from ludoteca.kernel.judge import NetJudge
from ludoteca.lab.net import TAKEN, Net, damped, inputs, learn, linear_values
from ludoteca.lab.rows import Shape, rows_of, target

SHAPE = Shape(1, 2, 2)


def either_but_not_both(matches, seed=0, sides=2):
    """A side is ahead that has one of two traits, but not both: xor."""
    rng = np.random.default_rng(seed)
    traits = rng.integers(0, 2, size=(matches, sides, 2)).astype(np.float32)
    points = 10.0 * (traits[:, :, 0] != traits[:, :, 1])
    rows = np.concatenate([np.ones((matches, 1), np.float32), traits.reshape(matches, -1)], axis=1)
    return rows_of(rows, np.ones(matches, dtype=np.int64), points)


@pytest.mark.parametrize("sides", [2, 3])
def test_what_counts_only_alone_is_learnt_by_a_net_and_not_by_weights(sides):
    net = learn(SHAPE._replace(sides=sides), either_but_not_both(20_000, sides=sides), np.zeros(2), 5.0, 16, 1)
    assert net.explained > 0.9
    assert net.explained_before == 0.0


def test_the_same_seed_gives_the_same_net_and_another_seed_another():
    rows = either_but_not_both(300)
    nets = [learn(SHAPE, rows, np.zeros(2), 5.0, 4, seed).numbers.tolist() for seed in (1, 1, 2)]
    assert nets[0] == nets[1] != nets[2]


def test_the_numbers_of_a_net_are_for_features_as_they_are():
    rows = either_but_not_both(5000)
    net = learn(SHAPE, rows, np.zeros(2), 5.0, 8, 1)
    held = rows.features[rows.held_out]
    points = rows.points[rows.match][rows.held_out]
    units = net.numbers.reshape(8, -1)
    values = np.maximum(inputs(SHAPE, held) @ units[:, :-2].T + units[:, -2], 0) @ units[:, -1]
    wanted = target(points[:, 0] - points[:, 1], 5.0)
    missed = np.mean((values[:, 0] - values[:, 1] - wanted) ** 2)
    assert 1 - missed / np.mean(wanted**2) == pytest.approx(net.explained, abs=1e-4)


@pytest.mark.parametrize("sides", [2, 3])
def test_the_judge_of_a_match_computes_what_was_learnt(sides):
    shape = Shape(2, 3, sides)
    rng = np.random.default_rng(5)
    features = rng.random((200, shape.width)).astype(np.float32)
    rows = rows_of(features, np.ones(200, dtype=np.int64), rng.normal(size=(200, sides)) * 9)
    linear = rng.normal(size=6)
    net = learn(shape, rows, linear, 5.0, 4, 0)
    units = net.numbers.reshape(4, -1)
    hidden = np.maximum(inputs(shape, features) @ units[:, :-2].T + units[:, -2], 0)
    expected = linear_values(shape, features, linear) + hidden @ units[:, -1]
    judge = NetJudge(2, 3, sides, vec[float](linear.tolist()), 10.0, 4, vec[float](net.numbers.tolist()))
    for row, values in zip(features[:20].tolist(), expected[:20], strict=True):
        for k, number in enumerate(row):
            judge.features[k] = number
        judge.sum_up()
        assert list(judge.worths) == pytest.approx(values.tolist(), abs=1e-5)


def test_a_net_of_matches_that_chance_decides_foretells_no_worse_than_the_weights():
    rng = np.random.default_rng(0)
    rows = rows_of(rng.random((400, 5)).astype(np.float32), np.full(40, 10), rng.normal(size=(40, 2)))
    net = learn(SHAPE, rows, np.zeros(2), 1.0, 8, 0)
    assert net.explained > -0.05


def test_a_net_is_believed_in_part():
    net = Net(2, np.array([1.0, 2.0, 3.0, 10.0, 4.0, 5.0, 6.0, -20.0]), 0.5, 0.4)
    assert damped(net).tolist() == pytest.approx([1, 2, 3, 10 * TAKEN, 4, 5, 6, -20 * TAKEN])
    assert net.numbers[3] == 10.0
