"""Figures, flags and pennants: a seat is told by its shape or letter, not by its colour alone."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludoteca.draw import figures, flags
from ludoteca.draw.pieces import COLOURS, LETTERS, SHAPES

SEATS = range(5)


def nodes(svg, tag):
    return [node for node in ElementTree.fromstring(svg).iter() if node.tag == tag]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("pose", [figures.standing, figures.lying, figures.tied])
def test_the_head_of_a_figure_has_the_shape_of_its_seat(pose, seat):
    ways = [node.get("d") for node in nodes(pose(seat), "path")]
    assert any(d.endswith(figures.HEADS[seat]) for d in ways)
    assert COLOURS[seat] in pose(seat)


def test_a_figure_that_lies_is_turned_and_one_that_stands_is_not():
    assert "rotate(-90)" in figures.lying(0)
    assert "rotate" not in figures.standing(0)


def test_a_tied_figure_has_a_rope():
    assert len(nodes(figures.tied(0), "ellipse")) == len(nodes(figures.standing(0), "ellipse")) + 2


@pytest.mark.parametrize(("count", "shown"), [(1, 1), (3, 3), (7, 3)])
def test_a_company_is_not_wider_than_it_may_be(count, shown):
    assert len(ElementTree.fromstring(figures.company(0, count, 3))) == shown


@pytest.mark.parametrize("seat", SEATS)
def test_a_flag_has_the_letter_and_a_pennant_the_shape_of_its_seat(seat):
    assert nodes(flags.flag(seat), "text")[0].text == LETTERS[seat]
    assert nodes(flags.pennant(seat), "path")[-1].get("d") == SHAPES[seat]


def test_a_flag_flies_leftwards_where_it_is_told_and_may_be_torn():
    assert float(nodes(flags.flag(0, leftwards=True), "text")[0].get("x")) < 0 < float(
        nodes(flags.flag(0), "text")[0].get("x"))  # fmt: skip
    assert "url(#torn)" in flags.flag(0, over="torn")
