"""Gradients, shadows and patterns, by name."""

from __future__ import annotations

from xml.etree import ElementTree

from ludoteca.draw.paints import Stop, grain, hatching, light, named, shade, soft_shadow
from ludoteca.draw.svg import el


def stops(svg):
    return [(float(node.attrib["offset"]), node.get("stop-color")) for node in ElementTree.fromstring(svg)]


def test_colours_without_a_place_are_evenly_spaced():
    assert stops(shade("a", "red", "blue", "green")) == [(0, "red"), (0.5, "blue"), (1, "green")]


def test_a_stop_has_its_own_place_and_opacity():
    glow = ElementTree.fromstring(light("a", Stop(0.2, "red", 0.5), Stop(1, "red", 0), r=0.7))
    assert [(node.get("offset"), node.get("stop-opacity")) for node in glow] == [("0.2", "0.5"), ("1", "0")]
    assert glow.get("r") == "0.7"


def test_a_shade_goes_downwards_or_where_it_is_told():
    down, across = (ElementTree.fromstring(one) for one in (shade("a", "#fff", "#000"),
                                                            shade("a", "#fff", "#000", towards=(1, 0.5))))  # fmt: skip
    assert (down.get("x2"), down.get("y2")) == ("0", "1")
    assert (across.get("x2"), across.get("y2")) == ("1", "0.5")


def test_every_definition_has_its_name():
    made = [shade("n", "#fff", "#000"), light("n", "#fff", "#000"), soft_shadow("n"), grain("n", "0.8", 2, 4, "1"),
            hatching("n"), *named({"": el("circle", r=1)}, "n")]  # fmt: skip
    assert {ElementTree.fromstring(one).get("id") for one in made} == {"n"}
