"""The fit finds weights that made-up matches were decided by, and leans on the former ones where nothing is known."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.lab.fit import fit, ridge, stretched, sums, swing
from ludoteca.lab.rows import HIGHEST, Shape, join, outcome, rows_of, target, usual_margin, weighted

TRUE = np.array([1.0, -0.5, 0.0, 0.3, 0.0, 2.0])


def made_up(shape, matches, seed=0, weights=TRUE, noise=0.2, each=10):
    """Matches that end by the value of each of their positions, which are all alike but for chance."""
    rng = np.random.default_rng(seed)
    phases = rng.random((matches, shape.phases))
    phases[:, 0] = 1.0
    traits = rng.normal(size=(matches, shape.sides, shape.traits))
    table = weights.reshape(shape.phases, shape.traits)
    points = np.einsum("mp,pt,mst->ms", phases, table, traits) + noise * rng.normal(size=(matches, shape.sides))
    rows = np.concatenate([phases, traits.reshape(matches, -1)], axis=1).astype(np.float32)
    return rows_of(np.repeat(rows, each, axis=0), np.full(matches, each), points)


@pytest.mark.parametrize("sides", [2, 3])
def test_weights_that_decide_matches_are_found(sides):
    shape = Shape(2, 3, sides)
    learnt, held = sums(shape, made_up(shape, 400), 20.0)  # the scale is wide: what is won by is what counts
    found = fit(learnt, held, np.zeros(6))
    assert found.weights * 20.0 / 10.0 == pytest.approx(TRUE, abs=0.2)
    assert found.explained > 0.9


def test_a_weight_of_what_never_varies_stays_as_it_was():
    shape = Shape(1, 3, 2)
    rows = made_up(shape, 100, weights=TRUE[:3])
    rows.features[:, [3, 6]] = 4.0  # the last trait of both sides
    learnt, held = sums(shape, rows, 5.0)
    former = np.array([0.0, 0.0, 7.0])
    assert fit(learnt, held, former).weights[2] == pytest.approx(7.0)


def test_a_strong_ridge_stays_with_the_former_weights_and_a_weak_one_leaves_them():
    shape = Shape(1, 3, 2)
    learnt, _ = sums(shape, made_up(shape, 200, weights=TRUE[:3]), 20.0)
    former = np.array([-3.0, 1.0, 1.0])
    near = np.abs(ridge(learnt, former, 100.0) - former).max()
    far = np.abs(ridge(learnt, former, 0.003) - former).max()
    assert near < 0.1 < 1.0 < far


def test_what_seldom_varies_is_held_on_to_harder():
    shape = Shape(1, 3, 2)
    rows = made_up(shape, 200, weights=TRUE[:3])
    rows.features[:, [1, 4]] /= 100  # least squares alone would make a hundred times as much of it
    learnt, _ = sums(shape, rows, 20.0)
    found = ridge(learnt, np.zeros(3), 0.1)
    assert abs(found[0]) < 5.0
    assert found[1] * 2 == pytest.approx(-0.5, abs=0.15)


def test_how_hard_the_ridge_pulls_is_decided_by_matches_that_are_held_out():
    shape = Shape(2, 3, 2)
    few = sums(shape, made_up(shape, 10, noise=8.0, each=1), 5.0)
    many = sums(shape, made_up(shape, 2000, noise=0.1, each=1), 5.0)
    assert fit(*few, TRUE * 1.5).strength > fit(*many, np.zeros(6)).strength


def test_the_held_out_matches_are_one_in_five_and_nothing_is_learnt_from_them():
    shape = Shape(2, 3, 2)
    rows = made_up(shape, 50)
    learnt, held = sums(shape, rows, 5.0)
    assert (learnt.count, held.count) == (400, 100)
    rows.features[rows.held_out] = 99.0
    assert np.array_equal(sums(shape, rows, 5.0)[0].gram, learnt.gram)


def test_joined_rounds_hold_out_the_same_matches_as_each_alone():
    shape = Shape(2, 3, 2)
    one, other = made_up(shape, 7), made_up(shape, 9, seed=1)
    apart = [sums(shape, rows, 5.0)[1] for rows in (one, other)]
    together = sums(shape, join([one, other]), 5.0)[1]
    assert together.moment == pytest.approx((apart[0] + apart[1]).moment)


def test_a_match_that_counts_for_three_counts_as_if_it_were_there_three_times():
    shape = Shape(2, 3, 2)
    rows = made_up(shape, 4)
    once, thrice = sums(shape, rows, 5.0)[0], sums(shape, weighted(rows, 3.0), 5.0)[0]
    assert thrice.gram == pytest.approx(3 * once.gram)
    assert once.times(3.0).error(TRUE) == pytest.approx(thrice.error(TRUE))


def test_former_weights_in_other_units_are_stretched_before_they_pull():
    shape = Shape(2, 3, 2)
    learnt, _ = sums(shape, made_up(shape, 300), 20.0)
    assert stretched(learnt, 40 * TRUE) == pytest.approx(stretched(learnt, TRUE))
    assert stretched(learnt, np.zeros(6)) == pytest.approx(np.zeros(6))


def test_to_win_by_far_is_hardly_better_than_to_win_clearly():
    worth = target(np.array([-100.0, 0.0, 5.0, 10.0, 100.0]), 5.0)
    assert worth == pytest.approx([-10, 0, 7.6, 9.6, 10], abs=0.05)


def test_the_scale_is_what_half_of_all_matches_are_won_by():
    shape = Shape(1, 1, 2)
    assert usual_margin(shape, np.array([[0.0, 3.0], [9.0, 2.0], [4.0, 4.0]])) == 3.0
    assert usual_margin(shape, np.zeros((4, 2))) == 1.0


def test_the_swing_is_the_lead_that_wins_three_matches_of_four():
    rng = np.random.default_rng(3)
    lead = rng.normal(scale=10.0, size=4000)
    won = rng.random(4000) < 0.5 + 0.5 * lead / (4.0 + np.abs(lead))
    features = np.stack([np.ones(4000), lead, np.zeros(4000)], axis=1).astype(np.float32)
    points = np.stack([won, ~won], axis=1).astype(float)
    rows = rows_of(features, np.ones(4000, dtype=np.int64), points)
    assert swing(Shape(1, 1, 2), rows, np.ones(1)) == pytest.approx(4.0, rel=0.3)


def test_what_came_to_ruin_is_lost_by_whoever_looked_against_everybody():
    points = np.array([[5.0, 0.0, 0.0], [0.0, 0.0, 0.0]])
    features = np.zeros((4, 7), np.float32)
    rows = rows_of(features, np.array([1, 3]), points, np.array([2, 0, 1, 2]), np.array([0, -1, 1, -1]))
    first = float(target(np.array([5.0]), 5.0)[0])
    assert outcome(rows, slice(None), 0, 1, 5.0).tolist() == [first, -HIGHEST, -HIGHEST, 0.0]
    assert outcome(rows, slice(None), 1, 2, 5.0).tolist() == [0.0, 0.0, HIGHEST, HIGHEST]


def test_what_goes_before_ruin_is_learnt_to_be_bad():
    """Two sides, one trait of the one who looks: wherever it is there, all is lost, and points tell nothing."""
    rng = np.random.default_rng(3)
    matches = 200
    viewer, danger = rng.integers(0, 2, matches), rng.integers(0, 2, matches)
    features = np.ones((matches, 3), np.float32)
    features[:, 1:] = 0.0
    features[np.arange(matches), 1 + viewer] = danger
    rows = rows_of(features, np.ones(matches, dtype=np.int64), np.zeros((matches, 2)), viewer, -danger)
    learnt, held = sums(Shape(1, 1, 2), rows, 1.0)
    found = fit(learnt, held, np.zeros(1))
    assert found.weights[0] == pytest.approx(-HIGHEST, abs=0.5)
    blind = rows_of(features, np.ones(matches, dtype=np.int64), np.zeros((matches, 2)), viewer)
    learnt, held = sums(Shape(1, 1, 2), blind, 1.0)
    assert fit(learnt, held, np.zeros(1)).weights[0] == 0.0
