"""Cards: their parts lie in their places, and text never leaves them."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludoteca.draw.cards import MARGIN, Look, back, card, name_band, sheet
from ludoteca.draw.svg import el
from ludoteca.draw.text import width

LOOK = Look("#1c6d76", "#ffffff")
BODY, FOOT = el("circle", r=3, id="body"), el("circle", r=2, id="foot")


def nodes(svg, tag):
    return [node for node in ElementTree.fromstring(svg).iter() if node.tag == tag]


def place_of(svg, ident):
    holders = [node for node in ElementTree.fromstring(svg).iter() if any(child.get("id") == ident for child in node)]
    return holders[0].get("transform")


def test_body_and_foot_lie_in_the_middle_of_their_places():
    drawn = card(100, 140, "Larissa", LOOK, BODY, FOOT, head=24, low=20)
    assert place_of(drawn, "body") == "translate(50 72)"
    assert place_of(drawn, "foot") == "translate(50 130)"


def test_without_a_foot_the_body_has_its_room():
    assert place_of(card(100, 140, "Larissa", LOOK, BODY, head=24), "body") == "translate(50 82)"


@pytest.mark.parametrize("name", ["Ivo", "Cattedrale", "Teletrasporto prioritario", "Encirclement", "W" * 60, ""])
@pytest.mark.parametrize("wide", [44, 66, 120])
def test_no_name_is_wider_than_its_card_or_higher_than_its_band(name, wide):
    drawn = card(wide, 140, name, LOOK, BODY)
    for block in [node for node in nodes(drawn, "g") if node.get("font-size")]:
        size = float(block.attrib["font-size"])
        assert all(width(text.text or "", size, "serif-bold") <= wide - MARGIN for text in block)
        assert all(size * 0.7 < float(text.attrib["y"]) < 24 for text in block)


def test_a_short_name_is_larger_than_a_long_one():
    sizes = [float(next(node for node in nodes(card(80, 100, name, LOOK, BODY), "g") if node.get("font-size"))
                   .get("font-size")) for name in ("Ivo", "Teletrasporto")]  # fmt: skip
    assert sizes[0] > sizes[1]


def test_the_band_has_the_colours_of_the_family():
    band, *_ = nodes(name_band("Ivo", 80, 20, LOOK, (12, 8)), "path")
    assert band.get("fill") == "#1c6d76"
    assert nodes(name_band("Ivo", 80, 20, LOOK, (12, 8)), "g")[1].get("fill") == "#ffffff"


def test_a_back_says_nothing():
    assert nodes(back(80, 100, LOOK), "text") == []


def test_a_sheet_lies_on_its_shadow():
    below, paper = nodes(sheet(80, 100, "#fff"), "rect")
    assert below.get("fill-opacity")
    assert (paper.get("width"), paper.get("height"), paper.get("fill")) == ("80", "100", "#fff")
