"""What bots see of the map, of Strength beside the others', of abilities and of the market, each laid by hand."""

from __future__ import annotations

import pytest

from tests.games.phalanxx.sight import sees, some
from tests.games.phalanxx.table import phalanxx
from tests.support import rule

LAST_ROUND = 14  # of a match of two, counted from 0


# The map.


def test_regions_by_kind():
    t = phalanxx().holds(0, "issos", "memphis", "tadmor", "phrygia")
    assert some(t, "cities", "oases") == (2, 1)
    assert some(t, "cities", "oases", side=1) == (1, 1)


@rule("PHX-CONQ-01")
def test_free_regions_in_reach():
    names = ("free-regions", "free-cities", "free-oases", "best-free-region")
    assert some(phalanxx().to_act(0), *names) == (4, 0, 3, 3)
    assert some(phalanxx().army(0, "harran").to_act(0), *names) == (5, 1, 3, 6)


@rule("PHX-CONQ-03")
def test_a_city_out_of_means_is_not_in_reach():
    t = phalanxx().army(0, "harran").reserve(0, 1)
    assert some(t, "free-regions", "free-cities", "best-free-region") == (4, 0, 3)
    assert some(t.card(0, "XX16"), "free-regions", "free-cities", "best-free-region") == (5, 1, 5)


@rule("PHX-CONQ-05")
def test_who_holds_nothing_reaches_everything():
    assert some(phalanxx().holds(0), "free-regions", "free-cities") == (10, 3)


def test_without_adjacency_everything_is_in_reach():
    assert some(phalanxx(adjacency=False), "free-regions", "free-cities") == (8, 2)


@rule("PHX-CONFLICT-02")
def test_targets_and_what_is_threatened():
    t = phalanxx().strength(9, 4).card(0, "X01")
    assert some(t, "targets", "best-target", "threatened-regions", "threatened-points") == (2, 6, 0, 0)
    assert some(t, "targets", "best-target", "threatened-regions", "threatened-points", side=1) == (0, 0, 2, 9)


@rule("PHX-CONFLICT-07")
def test_without_a_card_to_rotate_nobody_threatens():
    t = phalanxx().strength(9, 4)
    assert some(t, "targets", "weaker-rivals") == (0, 0)
    assert some(t, "threatened-regions", "stronger-rivals", side=1) == (0, 0)


@rule("PHX-CONQ-03")
def test_without_a_reserve_nobody_threatens():
    t = phalanxx().strength(9, 4).card(0, "X01").reserve(0, 0)
    assert some(t, "targets", "threatened-points", side=1) == (0, 0)


def test_a_region_that_two_rivals_threaten_counts_once():
    t = phalanxx(4).strength(9, 4, 9, 9).holds(1, "sippar").card(0, "X01").card(2, "X02").card(3, "X05")
    assert some(t, "threatened-regions", "threatened-points", "stronger-rivals", side=1) == (1, 3, 3)


# Strength beside the others'.


@rule("PHX-CONFLICT-02")
def test_who_is_weaker_and_who_is_stronger():
    t = phalanxx(3).strength(9, 4, 6).card(0, "X01").card(2, "X02")
    assert [some(t, "weaker-rivals", "stronger-rivals", side=side) for side in range(3)] == [(2, 0), (0, 2), (1, 1)]


@pytest.mark.parametrize(("own", "lead"), [(9, 3), (2, -4), (30, 8), (0, -6)])
def test_strength_before_the_strongest_rival(own, lead):
    assert some(phalanxx(3).strength(own, 4, 6), "strength-lead") == (lead,)


@rule("PHX-CARD-04")
def test_shields_count_in_defence_and_assaults_against_it():
    assert some(phalanxx().strength(5, 5).card(0, "X19"), "strength-lead") == (2,)
    assert some(phalanxx().strength(5, 5).card(1, "XX13"), "strength-lead") == (-2,)


@rule("PHX-HERO-03")
def test_under_heroism_the_more_heroic_threatens():
    t = phalanxx().strength(3, 20).card(0, "X13").display("X02 X03 X04 X05 HERO").to_act(0)
    assert some(t, "weaker-rivals", "targets") == (1, 2)
    assert some(t, "threatened-points", side=1) == (9,)


# Abilities and factions.


@rule("PHX-CARD-04")
@pytest.mark.parametrize(
    ("card", "name", "number"),
    [
        ("X19", "defence", 2),
        ("XX15", "defence", 4),
        ("XX13", "attack-bonus", 2),
        ("XX14", "light-losses", 1),
        ("X14", "march-bonus", 1),
        ("X17", "drill-bonus", 1),
        ("XX16", "cheap-cities", 1),
        ("X15", "cheap-cards", 1),
        ("X13", "likely-bonus", 1),
    ],
)
def test_abilities_of_cards_in_front(card, name, number):
    t = phalanxx().card(0, card)
    assert (sees(t)[name], sees(t, 1)[name]) == (number, 0)


@rule("PHX-EXP-01")
@pytest.mark.parametrize(
    ("faction", "name"),
    [("red", "light-losses"), ("yellow", "rich-income"), ("blue", "march-bonus"), ("green", "drill-bonus")],
)
def test_advantages_of_factions(faction, name):
    t = phalanxx(expert_factions=True).faction(0, faction)
    assert (sees(t)[name], sees(t, 1)[name]) == (1, 0)


@rule("PHX-SOLO-02")
def test_abilities_are_nothing_to_the_regent():
    t = phalanxx(1).card(1, "X13 X14 X15 X17 X19 XX13 XX14 XX16")
    names = ("defence", "attack-bonus", "light-losses", "march-bonus", "drill-bonus", "cheap-cities", "cheap-cards")
    assert some(t, *names, "likely-bonus", side=1) == (0,) * 8


# The market.


@rule("PHX-BUY-08")
@pytest.mark.parametrize(("talents", "count", "best"), [(0, 0, 0), (1, 1, 2), (3, 3, 2), (4, 4, 3), (9, 5, 3)])
def test_displayed_cards_that_can_be_paid(talents, count, best):
    t = phalanxx().talents(talents).home(0, "W5 O2 V4").display("XX05 X05 XX06 XX13 X01").to_buy(0)
    assert some(t, "cards-payable", "best-payable") == (count, best)


@rule("PHX-BUY-07")
def test_heroism_and_empty_spaces_are_not_for_sale():
    t = phalanxx().talents(9).display("- - X05 HERO X01").to_buy(0)
    assert some(t, "cards-payable") == (2,)


@rule("PHX-BUY-01")
def test_trade_makes_cards_payable():
    t = phalanxx().talents(3).display("XX05 X05 XX06 XX13 X01").to_buy(0)
    assert some(t, "cards-payable") == (3,)
    assert some(t.card(0, "X15"), "cards-payable") == (4,)


def test_without_a_turn_to_come_there_is_no_market():
    t = phalanxx().talents(9, 9).to_act(0, after=LAST_ROUND)
    assert [sees(t, side)["cards-payable"] for side in range(2)] == [0, 5]
