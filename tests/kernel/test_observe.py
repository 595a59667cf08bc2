"""Observations: rows of small numbers, always as wide, without what a seat does not know."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games import find
from ludoteca.kernel.deck import COVERED, new_deck
from ludoteca.kernel.events import bit
from ludoteca.kernel.state import Sight
from ludoteca.play.game import fresh, seed_bytes


def test_a_deck_shows_what_a_seat_has_seen_and_of_the_rest_the_back():
    deck = new_deck(backs=[0, 0, 1], rooms=[3, 2])
    for card in range(3):
        deck.put(0, card)
    deck.move(0, 1, 1)
    deck.mark_seen(1, 0, bit(0))
    sight = Sight()
    sight.begin(0)
    deck.words("cards", sight)
    assert list(sight.row) == [2, 1, -1, -2, 0, 1 + 1, 0]
    sight.end()
    sight.begin(1)
    deck.words("cards", sight)
    assert list(sight.row) == [2, 1, -1, -2, 0, -1, 0]


def test_of_a_stack_not_even_the_backs_are_known_below_the_top():
    deck = new_deck(backs=[0, 1], rooms=[2], stacks=(0,))
    deck.put(0, 0)
    deck.places[0] = 0  # as if it had never been on top
    deck.put(0, 1)
    sight = Sight()
    sight.begin(0)
    deck.words("cards", sight)
    assert list(sight.row) == [2, COVERED, -2]


def test_a_mask_is_told_in_two_numbers_and_a_list_that_grows_has_its_room():
    sight = Sight()
    sight.begin(0)
    sight.mask("where", (1 << 40) | 5)
    sight.grows("trail", vec[i64]([7]), 2)
    assert list(sight.row) == [5, 1 << 9, 7, 0, 0, 0]
    assert (sight.start("where"), sight.start("trail")) == (0, 2)


def test_what_does_not_fit_is_said_by_name():
    sight = Sight()
    sight.begin(0)
    with pytest.raises(OverflowError, match="coins has a word of more than 32 bits"):
        sight.many("coins", vec[i64]([1, 1 << 31]))


def test_every_row_is_as_wide_as_the_first():
    sight = Sight()
    sight.begin(0)
    sight.one("turn", 1)
    sight.end()
    sight.begin(0)
    with pytest.raises(AssertionError, match="an observation of 0 numbers, not of 1"):
        sight.end()


def test_others_see_only_where_a_move_began_and_who_is_ready():
    rules = find("vendemmia").rules({}, 2)
    s = fresh(rules, seed_bytes(7))
    sights = []
    for text in ("die:1", "die:2"):
        twin = s.copy()
        rules.take(twin, 0, rules.actions.number(text))
        rows = []
        for seat in (0, 1):
            sight = Sight()
            rules.observe(twin, seat, sight)
            rows.append(list(sight.row))
        sights.append(rows)
    assert sights[0][0] != sights[1][0]
    assert sights[0][1] == sights[1][1]


def test_a_row_says_whose_it_is():
    rules = find("vendemmia").rules({}, 3)
    s = fresh(rules, seed_bytes(7))
    for seat in (-1, 0, 2):
        sight = Sight()
        rules.observe(s, seat, sight)
        assert sight.row[sight.start("viewer")] == seat
