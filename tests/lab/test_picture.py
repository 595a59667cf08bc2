"""The picture of a training: every round, and the weights in words."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludoteca.games import find
from ludoteca.lab.picture import training_picture
from ludoteca.lab.stats import share
from ludoteca.lab.words import Largest, largest

STRENGTHS = [(share(20, 60), False), (share(40, 60), False), (share(50, 60), True)]
WEIGHTS = {
    "always": [Largest("always", "open-terraces", 1.5, 2.0), Largest("always", "lone-vines", -0.5, -1.0)],
    "gone": [],
    "last": [Largest("last", "terraces", 1.0, 9.0)],
}


def texts(drawn):
    return ["".join(node.itertext()) for node in ElementTree.fromstring(drawn).iter() if node.tag.endswith("text")]


def test_every_round_and_every_large_weight_is_on_it():
    drawn = training_picture("Vendemmia", "accepted", 0.5, STRENGTHS, WEIGHTS)
    said = texts(drawn)
    assert {"0", "1", "2", "33%", "67%", "83%"} <= set(said)
    assert {"open terraces", "+1.50", "lone vines", "−0.50", "always", "last"} <= set(said)
    assert "gone" not in said
    assert any("think their turns through" in line for line in said)


@pytest.mark.parametrize("strengths", [STRENGTHS[:1], STRENGTHS * 10])
@pytest.mark.parametrize("weights", [{}, WEIGHTS])
def test_it_draws_for_any_number_of_rounds_and_without_weights(strengths, weights):
    root = ElementTree.fromstring(training_picture("A <title>", "not & accepted", 0.5, strengths, weights))
    height = float(root.get("height", 0))
    for node in root.iter():
        if node.tag.endswith("rect"):
            assert float(node.get("y", 0)) + float(node.get("height", 0)) <= height


def test_weights_are_ordered_by_what_they_make_of_positions_not_by_their_size():
    rules = find("vendemmia").rules({}, 2)
    count = len(rules.phases) * len(rules.traits)
    weights, spread = [0.0] * count, [1.0] * count
    weights[0], spread[0] = 5.0, 0.01
    weights[2], spread[2] = -0.5, 2.0
    weights[3], spread[3] = 1.0, 0.0
    found = largest(rules, weights, spread, 5)
    assert [str(one) for one in found["always"]] == [
        f"{rules.traits[2].replace('-', ' ')} −0.50",
        f"{rules.traits[0].replace('-', ' ')} +5.00",
    ]
    assert largest(rules, weights, spread, 1)["always"] == found["always"][:1]
    assert found["last"] == []
