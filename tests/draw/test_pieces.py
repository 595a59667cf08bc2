"""Pieces that several games share."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludoteca.draw import pieces


@pytest.mark.parametrize("colour", pieces.DICE)
def test_dice_of_every_colour_show_their_pips(colour):
    assert [pieces.die_face(value, 30, colour).count("<circle") for value in range(7)] == list(range(7))


def test_dice_of_different_colours_look_different():
    assert len({pieces.die_face(3, 30, colour) for colour in pieces.DICE}) == len(pieces.DICE)


def test_armies_differ_in_colour_shape_and_letter():
    assert len({pieces.army(seat) for seat in range(5)}) == 5


@pytest.mark.parametrize("shown", ["0", "12", "−3", "144"])
def test_coins_and_seals_carry_their_number(shown):
    assert said(pieces.coin(shown)).text == said(pieces.wax(shown)).text == shown


def test_long_numbers_are_set_smaller():
    assert float(said(pieces.coin("1000")).get("font-size")) < float(said(pieces.coin("1")).get("font-size"))


def said(piece):
    """The text on a piece."""
    return next(node for node in ElementTree.fromstring(piece).iter() if node.tag == "text")
