"""The learner: gradients that are right, advantages that add up, and a net that learns to win."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest

from ludoteca.lab.stats import share
from ludoteca.research.batches import Batches
from ludoteca.research.curve import curve_picture
from ludoteca.research.net import Encoder, Net, drawn_actions
from ludoteca.research.ppo import Learner, Manner, Point, advantages, learn, policy_slopes
from ludoteca.research.ratings import rate
from ludoteca.research.verbs import summary

pytestmark = pytest.mark.compiled_only
RNG = np.random.default_rng(3)


def test_an_encoder_has_an_input_for_each_value_and_none_for_what_never_changes():
    sample = np.array([[7, 1, k] for k in range(40)] + [[7, 2, 99]], np.int32)
    encoder = Encoder(sample)
    assert len(encoder) == 2 + 1
    row = encoder(np.array([[7, 2, 20]], np.int32))[0]
    assert row[:2].tolist() == [0, 1]
    assert row[2] == pytest.approx((20 - sample[:, 2].mean()) / sample[:, 2].std())


def test_what_is_not_allowed_is_never_chosen():
    net = Net(5, 8, 6, RNG)
    masks = np.zeros((200, 6), np.uint8)
    masks[:, [1, 4]] = 1
    logs, _ = net(RNG.normal(size=(200, 5)).astype(np.float32), masks)
    assert np.exp(logs).sum(1) == pytest.approx(1)
    assert set(drawn_actions(logs, RNG).tolist()) == {1, 4}


def test_the_slopes_of_the_policy_are_those_of_its_loss():
    logits = RNG.normal(size=(6, 4))
    actions, better = np.array([0, 1, 2, 3, 0, 1]), RNG.normal(size=6)
    before = np.log(RNG.uniform(0.15, 0.4, 6))

    def logs_of(values):
        return values - np.log(np.exp(values).sum(1, keepdims=True))

    def loss(values):
        logs = logs_of(values)
        ratio = np.exp(logs[np.arange(6), actions] - before)
        gain = np.minimum(ratio * better, np.clip(ratio, 0.8, 1.2) * better)
        return (-gain - 0.05 * -(np.exp(logs) * logs).sum(1)).sum()

    slopes = policy_slopes(logs_of(logits), actions, before, better, 0.2, 0.05)
    for row in range(6):
        for column in range(4):
            nudge = np.zeros_like(logits)
            nudge[row, column] = 1e-5
            seen = (loss(logits + nudge) - loss(logits - nudge)) / 2e-5
            assert slopes[row, column] == pytest.approx(seen, abs=1e-4)


def test_a_net_goes_down_the_slopes_it_is_given():
    net, x = Net(4, 16, 3, RNG), RNG.normal(size=(64, 4)).astype(np.float32)
    masks, wanted = np.ones((64, 3), np.uint8), (x[:, 0] > 0).astype(np.int64)
    for _ in range(150):
        logs, values = net(x, masks)
        slopes = np.exp(logs)
        slopes[np.arange(64), wanted] -= 1
        net.learn(slopes / 64, (values - x[:, 1]) / 64, 0.01)
    logs, values = net(x, masks)
    assert (logs.argmax(1) == wanted).mean() > 0.95
    assert np.abs(values - x[:, 1]).mean() < 0.2


def test_advantages_reach_back_to_the_beginning_of_a_match_and_no_further():
    rewards = np.array([[0.0], [1.0], [0.0], [0.0]])
    values = np.array([[0.5], [0.5], [0.2], [0.4]])
    done = np.array([[0], [1], [0], [0]], np.uint8)
    found = advantages(rewards, values, done, np.array([0.6]), 1.0)
    assert found[:, 0] == pytest.approx([0.5, 0.5, 0.4, 0.2])


def test_it_learns_to_beat_the_wanderer():
    learner = Learner("vendemmia", 2, 1, Manner(matches=48, steps=32, part=512))
    before = learner.evaluate("wanderer", 150)
    batch = learner.table("wanderer", 48)
    for _ in range(14):
        learner.improve(batch)
    after = learner.evaluate("wanderer", 150)
    assert after.low > before.high
    assert after.low > 0.5


def test_its_place_at_the_table_is_the_one_it_is_paid_for():
    learner = Learner("vendemmia", 3, 1, Manner(matches=6))
    batch = learner.table("wanderer", 6)
    assert batch.seats.tolist() == [0, 1, 2, 0, 1, 2]


def test_a_curve_is_drawn_and_told():
    _, curve = learn("vendemmia", 2, 0.01, ["wanderer", "apprentice"], 1, manner=Manner(matches=8, steps=8), matches=20)
    assert {point.against for point in curve} == {"wanderer", "apprentice"}
    drawn = curve_picture("vendemmia", curve, ["wanderer", "apprentice"])
    ElementTree.fromstring(drawn)
    assert "wanderer" in drawn


def test_beaten_means_beaten_from_then_on():
    shares = [share(10, 100), share(90, 100), share(40, 100), share(80, 100), share(85, 100)]
    curve = [Point(float(k), 1000 * k, "wanderer", won) for k, won in enumerate(shares)]
    assert summary(curve, ["wanderer"])[0].startswith(
        "wanderer: beaten surely after 3 s, 3,000 steps; at the end 85.0%"
    )
    assert "not beaten surely" in summary(curve[:3], ["wanderer"])[0]


def test_a_net_is_kept_in_a_file(tmp_path):
    learner = Learner("vendemmia", 2, 1, Manner(matches=4))
    learner.save(tmp_path / "net.npz")
    kept = np.load(tmp_path / "net.npz")
    assert kept["w1"].shape == (len(learner.encoder), learner.manner.hidden)


def test_ratings_go_up_from_the_wanderer():
    found = rate("vendemmia", 10, jobs=1, most="companion")
    assert [rating.level for rating in found] == ["wanderer", "apprentice", "companion"]
    assert found[0].elo == 0 < found[1].elo


def test_bots_may_sit_at_all_seats_but_one():
    assert Batches("vendemmia", 4, 4, bots=[None, "wanderer", "wanderer", "wanderer"]).seats.tolist() == [0, 1, 2, 3]
