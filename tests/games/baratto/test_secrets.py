"""What each seat may know: worlds that differ in what a viewer cannot know look alike to it."""

from __future__ import annotations

import pytest

from ludoteca.games.baratto.game import GAME
from ludoteca.kernel.chance import Rng
from ludoteca.play.game import same
from ludoteca.play.view import encode
from tests.games.baratto.table import Table, baratto
from tests.support import rule

PLACES = (-1, 0, 1, 2)


def half_way() -> Table:
    """A closed crate seen by another, an open one, a look, a half-made offer."""
    t = baratto().screen(0, "salt salt wool!").screen(1, "amber+2 wine").seen(3, 1)
    t.bids((10, 1), (1, 0), (19, 2)).play("peek:5 no-peek peek:18 offer:1 give:salt want:amber")
    return t


@pytest.mark.parametrize("seat", PLACES)
def test_an_imagined_world_looks_the_same_and_offers_the_same(seat):
    t = half_way()
    for seed in range(20):
        world = t.copy()
        world.s = t.rules.imagine(t.s, seat, Rng(seed))
        assert world.bytes(seat) == t.bytes(seat)
        if seat >= 0:
            assert world.options(seat) == t.options(seat)
            for action in range(len(t.rules.actions)):
                text = t.rules.actions.text(action)
                assert world.why(text, seat) == t.why(text, seat)


@pytest.mark.parametrize("seat", PLACES)
def test_imagining_depends_on_nothing_but_what_is_known(seat):
    t = half_way()
    for seed in range(10):
        once = t.rules.imagine(t.s, seat, Rng(seed))
        twice = t.rules.imagine(t.rules.imagine(t.s, seat, Rng(seed + 100)), seat, Rng(seed))
        assert same(once, twice)


@pytest.mark.parametrize("seat", PLACES)
def test_drafts_of_others_are_imagined_anew(seat):
    one = baratto().play("stall:1 bid:6", seat=1).play("stall:4", seat=2)
    other = baratto().play("stall:9 bid:0", seat=1).play("stall:5", seat=2)
    if seat not in (1, 2):
        assert same(one.rules.imagine(one.s, seat, Rng(3)), other.rules.imagine(other.s, seat, Rng(3)))
    assert encode(GAME.view(one.rules, one.rules.imagine(one.s, seat, Rng(3)), seat)) == one.bytes(seat)


@rule("BAR-TAKE-01", "BAR-PEEK-01")
def test_rivals_cannot_tell_worlds_apart_that_differ_in_a_crate_they_have_not_seen():
    salt, amber = baratto().on(5, "salt").on(6, "wine"), baratto().on(5, "amber").on(6, "wine")
    for t in (salt, amber):
        t.bids((10, 0), (1, 0), (1, 0)).play("peek:5")
    assert salt.bytes(0) != amber.bytes(0)
    for seat in (-1, 1, 2):
        assert salt.bytes(seat) == amber.bytes(seat)
        assert salt.events(seat) == amber.events(seat)


def test_what_was_seen_on_a_stall_is_still_known_behind_a_screen():
    t = baratto().on(5, "amber").bids((10, 0), (1, 0), (1, 0)).play("peek:5").pass_round()
    t.bids((9, 0), (5, 0), (8, 0))
    assert [crate.good for crate in t.view(0).screens[1]][-1] == "amber"
    assert [crate.good for crate in t.view(2).screens[1]][-1] == ""


@rule("BAR-OFFER-03")
def test_the_crate_laid_open_says_nothing_of_those_before_it_in_the_row():
    """By a fixed choice (the first of the row, say) an earlier crate would be known to hold something else."""
    opened = set()
    for seed in range(20):
        t = baratto(seed=seed).screen(0, "salt salt").trading().play("offer:1 give:salt propose")
        opened.add(tuple(t.opened(0)))
    assert opened == {(True, False), (False, True)}


def test_no_field_of_the_state_is_shared_by_a_copy():
    t = half_way()
    before = t.hash()
    t.copy().play("propose accept" if "accept" in t.copy().play("propose").options() else "propose decline")
    assert t.hash() == before
