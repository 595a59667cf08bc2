"""What bots see of Vendemmia: each trait in a position laid by hand."""

from __future__ import annotations

import pytest

from ludoteca.bots.weights import linear_judge, prior
from ludoteca.games.vendemmia.game import GAME
from tests.games.seen import phase, trait
from tests.games.vendemmia.table import Table, vendemmia


def seen(t: Table, name: str, side: int = 0, viewer: int = 0) -> float:
    return trait(t.match.rules, t.match._state, name, side, viewer)


def terraces(*rows: tuple[str, ...]) -> Table:
    """A seat with these terraces, in the first round, nothing in hand."""
    t = vendemmia().baskets(0, 0)
    for number, vines in enumerate(rows, 1):
        t.terrace(0, number, *vines)
    return t.to_act(0)


SHORT_PURE = ("barbera-1", "barbera-4")
LONG_PURE = ("freisa-2", "freisa-3", "freisa-7")
MIXED = ("dolcetto-1", "nebbiolo-5")
FULL = ("dolcetto-2", "nebbiolo-4", "dolcetto-6", "nebbiolo-9")
FULL_PURE = ("barbera-2", "barbera-3", "barbera-6", "barbera-8")


# How far the match has gone.


def test_always_is_always():
    assert phase(vendemmia().match.rules, vendemmia().match._state, "always") == 1.0


@pytest.mark.parametrize(("turns_had", "seat", "gone"), [(0, 0, 0.0), (3, 0, 3 / 9), (3, 1, 3.5 / 9), (8, 1, 8.5 / 9)])
def test_gone_is_the_share_of_the_match_that_has_been_played(turns_had, seat, gone):
    t = vendemmia().to_act(seat, turns_had)
    assert phase(t.match.rules, t.match._state, "gone") == pytest.approx(gone)


@pytest.mark.parametrize(("rounds", "turns_had", "last"), [(9, 0, 0.0), (9, 7, 0.0), (9, 8, 1.0), (5, 4, 1.0)])
def test_the_last_round_is_a_phase_of_its_own(rounds, turns_had, last):
    t = vendemmia(rounds=rounds).to_act(1, turns_had)
    assert phase(t.match.rules, t.match._state, "last") == last


# What a seat has.


def test_terraces_count_what_they_score():
    t = terraces(SHORT_PURE, LONG_PURE, ("nebbiolo-8",)).baskets(0, 3)
    assert seen(t, "terraces") == 5 + (12 + 5) + 0


def test_baskets_are_counted():
    t = terraces().baskets(0, 3).baskets(1, 1)
    assert (seen(t, "baskets"), seen(t, "baskets", side=1)) == (3.0, 1.0)


def test_of_lone_vines_the_value_is_seen_while_there_is_time():
    t = terraces(("barbera-3",), ("freisa-7",), MIXED)
    assert seen(t, "lone-vines") == 10.0
    assert seen(t.to_act(0, turns_had=8), "lone-vines") == 10.0
    assert seen(t.to_act(0, turns_had=9), "lone-vines") == 0.0


@pytest.mark.parametrize(
    ("vines", "turns_had", "headroom"),
    [
        (("barbera-1", "barbera-2"), 0, 2.4),  # room for two, each good for 1.2 steps
        (("barbera-1",), 0, 3.6),
        (("barbera-1", "barbera-8"), 0, 1.0),  # nothing is higher than nine
        (("barbera-1",), 8, 1.2),  # one turn is left
        (("barbera-1",), 9, 0.0),
        (FULL, 0, 0.0),
        ((), 0, 0.0),
    ],
)
def test_headroom_is_what_can_still_be_planted_above(vines, turns_had, headroom):
    assert seen(terraces(vines).to_act(0, turns_had), "headroom") == pytest.approx(headroom)


def test_headroom_is_summed_over_the_terraces():
    assert seen(terraces(("barbera-1", "barbera-2"), ("freisa-1", "freisa-8")), "headroom") == pytest.approx(3.4)


@pytest.mark.parametrize(
    ("rows", "is_open", "empty", "full"),
    [
        ((), 0, 3, 0),
        ((MIXED,), 1, 2, 0),
        ((MIXED, FULL), 1, 1, 1),
        ((FULL_PURE, FULL, ("barbera-1",)), 1, 0, 2),
    ],
)
def test_terraces_are_open_empty_or_full(rows, is_open, empty, full):
    t = terraces(*rows)
    assert [seen(t, f"{kind}-terraces") for kind in ("open", "empty", "full")] == [is_open, empty, full]


@pytest.mark.parametrize(
    ("row", "pure", "growing"),
    [
        (("barbera-1",), 0, 0),  # alone it is of one variety, and that means nothing
        (SHORT_PURE, 0, 1),
        (MIXED, 0, 0),
        (LONG_PURE, 1, 0),
        (FULL_PURE, 1, 0),
        (FULL, 0, 0),
        ((*SHORT_PURE, "freisa-5"), 0, 0),
    ],
)
def test_terraces_of_one_variety_count_or_grow(row, pure, growing):
    t = terraces(row)
    assert [seen(t, "pure-terraces"), seen(t, "pure-and-growing")] == [pure, growing]


def test_planted_vines_are_counted():
    assert seen(terraces(SHORT_PURE, FULL, ("freisa-9",)), "planted") == 7.0


# Hands.


def test_own_vines_are_low_or_high():
    t = terraces().hand(0, "barbera-1", "barbera-4", "freisa-5")
    assert [seen(t, "low-in-hand"), seen(t, "high-in-hand")] == [2.0, 1.0]


def test_vines_in_another_hand_are_not_seen():
    t = terraces(("barbera-1",)).hand(0, "barbera-2", "freisa-5")
    names = ("low-in-hand", "high-in-hand", "fitting-in-hand")
    assert [seen(t, name, side=0, viewer=1) for name in names] == [0.0, 0.0, 0.0]
    assert [seen(t, name, side=0, viewer=0) for name in names] == [1.0, 1.0, 2.0]


@pytest.mark.parametrize(
    ("rows", "fitting"),
    [
        ((), 0),  # an empty terrace takes any vine: that says nothing about these
        ((("freisa-2",),), 2),
        ((("freisa-5",),), 1),
        ((("freisa-9",),), 0),
        ((("freisa-9",), ("freisa-1", "freisa-3")), 2),
        ((("freisa-1", "freisa-2", "freisa-3", "freisa-4"),), 0),  # no room
    ],
)
def test_vines_fit_where_they_are_higher_than_the_last_one_of_a_terrace_with_room(rows, fitting):
    assert seen(terraces(*rows).hand(0, "barbera-5", "barbera-7"), "fitting-in-hand") == fitting


def test_a_vine_as_high_as_the_last_one_does_not_fit():
    assert seen(terraces(("freisa-5",)).hand(0, "barbera-5"), "fitting-in-hand") == 0.0


def test_traits_of_one_seat_are_not_those_of_another():
    t = terraces(SHORT_PURE).terrace(1, 1, *FULL)
    assert [seen(t, "planted", side) for side in range(2)] == [2.0, 4.0]
    assert [seen(t, "full-terraces", side) for side in range(2)] == [0.0, 1.0]


# What the weights written by hand make of it.


def value(t: Table, seat: int = 0) -> float:
    rules = t.match.rules
    return linear_judge(rules, prior(GAME, rules)).weigh(rules, t.match._state, seat)[seat]


def test_a_full_terrace_is_worth_what_it_counts():
    t = terraces(("barbera-1", "freisa-2", "dolcetto-3", "nebbiolo-4"))
    assert value(t) == t.points(0)


def test_a_lone_vine_is_worth_more_than_it_counts_while_there_are_turns_left():
    t = terraces(("barbera-3",))
    assert value(t) > t.points(0) == 0


def test_after_the_last_turn_a_position_is_worth_what_it_counts():
    t = terraces(("barbera-3",), ("freisa-2", "freisa-4")).baskets(0, 3).to_act(0, turns_had=9)
    assert value(t) == t.points(0) == 9
