"""Figures at the spot: what they say, and that they have the room they claim."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludoteca.draw import chips
from ludoteca.draw.chips import NOBODY, Value
from ludoteca.draw.pieces import GOLD, SHAPES
from ludoteca.draw.svg import el


def said(svg):
    return [node.text for node in ElementTree.fromstring(svg).iter() if node.tag == "text"]


def widths(svg):
    return {float(node.attrib["width"]) for node in ElementTree.fromstring(svg).iter() if node.tag == "rect"}


def test_a_capsule_says_who_has_more():
    assert said(chips.capsule((Value(0, 3), Value(1, 2)), 0)) == ["3", "›", "2"]


def test_a_capsule_says_where_nobody_has_more():
    assert said(chips.capsule((Value(0, 3), Value(1, 3), Value(2, 1)))) == ["3", "=", "3", "›", "1"]


def test_values_stand_in_the_shapes_of_their_seats():
    drawn = chips.capsule((Value(2, 3), Value(4, 2)), 2)
    assert [node.get("d") for node in ElementTree.fromstring(drawn).iter() if node.get("d")] == [SHAPES[2], SHAPES[4]]


@pytest.mark.parametrize("best", [0, NOBODY])
def test_a_capsule_is_as_wide_as_it_says(best):
    values = (Value(0, 3), Value(1, 2))
    assert widths(chips.capsule(values, best)) == {chips.wide(values, best)}
    assert chips.wide(values, NOBODY) > chips.wide(values, 0)


def test_only_what_can_be_done_has_a_golden_edge():
    values = (Value(0, 3), Value(1, 2))
    assert GOLD in chips.offer(values, 0)
    assert GOLD not in chips.capsule(values, 0) + chips.refusal(values, 0)


def test_an_offer_shows_what_is_gained_and_is_wider_for_it():
    gain = el("circle", r=8, id="gain")
    drawn = chips.offer((Value(0, 3),), 0, (gain,))
    assert 'id="gain"' in drawn
    assert widths(drawn) == {chips.wide((Value(0, 3),), 0, 1)}


def test_one_alone_is_not_counted():
    dot = el("circle", r=8)
    assert said(chips.counter(dot, 1, 16)) == []
    assert said(chips.counter(dot, 12, 16)) == ["×12"]
    assert chips.counter_width(1, 16) == 16 < chips.counter_width(2, 16) < chips.counter_width(12, 16)


@pytest.mark.parametrize("shown", ["1", "12", "144"])
def test_a_number_stays_on_its_chip_and_on_its_badge(shown):
    for drawn in (chips.chip(shown, 10), chips.badge(2, shown, 8.6)):
        assert said(drawn) == [shown]
    sizes = [float(ElementTree.fromstring(chips.chip(one, 10))[-1].attrib["font-size"]) for one in ("1", "144")]
    assert sizes[0] > sizes[1]


def test_a_stack_grows_upwards_from_its_place():
    dot = el("circle", r=8)
    assert [ElementTree.fromstring(one).get("transform") for one in chips.stack(dot, 3, 1, (5, 40), (18, 10))] == [
        "translate(5 40)", "translate(5 30)", "translate(5 20)",
    ]  # fmt: skip
    assert [ElementTree.fromstring(one).get("transform") for one in chips.stack(dot, 3, 2, (5, 40), (18, 10))] == [
        "translate(-4 40)", "translate(14 40)", "translate(-4 30)",
    ]  # fmt: skip
