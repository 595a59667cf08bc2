"""What players have, counted in one look: regions, cards in front of them, Home dice."""

from __future__ import annotations

import pytest

from ludoteca.games.phalanxx.rules.counting import Front, Means, holdings
from tests.games.phalanxx.table import Table, phalanxx
from tests.support import rule


def means(t: Table, player: int = 0) -> Means:
    return Means(t.s, player, holdings(t.s))


@rule("PHX-SETUP-13")
def test_regions_are_counted_by_kind_and_worth():
    """Plain regions, oases, cities, and what they are worth, for one player after the other."""
    t = phalanxx().army(0, "phrygia").army(0, "memphis")
    assert list(holdings(t.s)) == [1, 1, 2, 9, 0, 1, 1, 6]


@rule("PHX-CARD-06")
@pytest.mark.parametrize(("active", "count"), [(True, (1, 1, 1)), (False, (0, 0, 0))])
def test_a_rotated_card_counts_as_the_ruling_says(active, count):
    front = Front(phalanxx(rotated_active=active).card(0, "X01 XX12 XX15", rotated=True).s, 0)
    assert (front.archers, front.for_cities, front.camouflages) == count
    assert (front.rotated, front.upright) == (3, 0)


@rule("PHX-SOLO-02")
def test_the_regent_has_families_and_no_abilities():
    front = Front(phalanxx(1).card(1, "XX12 XX15 XXX12 XXX11 X16 XX17 XX18").s, 1)
    assert (front.leaders, front.equipment) == (4, 3)
    assert (front.for_cities, front.camouflages, front.jokers, front.for_war) == (0, 0, 0, 0)
    assert (front.for_oases, front.for_coins, front.for_fame) == (0, 0, 0)


def test_home_dice_are_counted_by_value_and_colour():
    own = means(phalanxx().home(0, "W5 W2 V5"))
    assert (own.total, own.lowest, own.highest, own.pair, own.colours()) == (12, 2, 5, True, 2)
    assert [own.has_die(0, 3, 4), own.has_die(0, 3, 5), own.has_die(1, 1, 6), own.has_die(2, 5, 6)] == [
        False,
        True,
        False,
        True,
    ]


def test_three_dice_alike_are_three():
    own = means(phalanxx().home(0, "W4 W4 W4"))
    assert (own.total, own.pair, own.of_colour) == (12, True, 3)


@rule("PHX-SOLO-02")
def test_the_regent_has_no_dice():
    own = means(phalanxx(1), 1)
    assert (own.total, own.lowest, own.highest, own.pair, own.colours(), own.dice) == (0, 0, 0, False, 0, 0)
