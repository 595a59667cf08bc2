from __future__ import annotations

import pytest

from tests.games.baratto.table import baratto
from tests.support import rule


@rule("BAR-TAKE-01")
def test_the_highest_bid_pays_the_bank_and_takes_the_crate():
    t = baratto().on(5, "amber").bids((5, 2), (5, 4), (5, 3))
    assert t.goods(1) == ["amber"]
    assert t.goods(0) == t.goods(2) == []
    assert t.purses[1] == 4
    assert t.bank == 80 - 24 + 4 - 2
    assert not t.has_crate(5)


@rule("BAR-TAKE-01")
def test_each_stall_has_its_own_highest_bid():
    t = baratto(4).on(1, "salt").on(2, "wine").bids((1, 1), (2, 6), (1, 2), (2, 5))
    assert [t.goods(seat) for seat in range(4)] == [[], ["wine"], ["salt"], []]


@rule("BAR-TAKE-01")
def test_a_crate_nobody_else_wants_may_be_had_for_nothing():
    t = baratto().on(1, "salt").bids((1, 0), (2, 0), (3, 0))
    assert t.goods(0) == ["salt"]
    assert t.purses == [8, 8, 8]


@rule("BAR-TAKE-01")
def test_only_the_new_owner_looks_into_the_crate():
    t = baratto().on(5, "amber").bids((5, 0), (5, 4), (6, 0))
    assert t.view(1).screens[1][0].good == "amber"
    for seat in (-1, 0, 2):
        assert t.view(seat).screens[1][0].good == ""
    took = {"seat": 1, "stall": 5, "coins": 4}
    assert ("took", {**took, "good": 3}) in t.events(1)
    assert ("took-secret", took) in t.events(0)
    assert ("took-secret", took) in t.events()


@rule("BAR-TAKE-02")
@pytest.mark.parametrize(("lead", "taker"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_among_equal_bids_the_first_clockwise_from_the_lead_takes_the_crate(lead, taker):
    t = baratto(4).lead(lead).on(5, "wine").bids((9, 0), (5, 3), (5, 2), (5, 3))
    assert t.goods(taker) == ["wine"]
    assert t.purses[taker] == 5
    assert t.purses[4 - taker] == 9


@rule("BAR-TAKE-02")
def test_equal_low_bids_do_not_matter():
    t = baratto(4, ties="nobody").on(5, "wine").bids((5, 2), (5, 2), (5, 3), (6, 0))
    assert t.goods(2) == ["wine"]


@rule("BAR-TAKE-02")
def test_by_the_other_ruling_nobody_takes_the_crate_and_all_get_a_coin():
    t = baratto(4, ties="nobody").on(5, "wine").bids((5, 3), (5, 3), (5, 1), (6, 0))
    assert t.has_crate(5)
    assert [t.goods(seat) for seat in range(3)] == [[], [], []]
    assert t.purses == [9, 9, 9, 8]
    assert ("tied", {"stall": 5, "coins": 3}) in t.events()


@rule("BAR-TAKE-02")
def test_by_the_other_ruling_two_equal_bids_are_enough_and_a_lower_one_is_none():
    t = baratto(4, ties="nobody").on(5, "wine").on(6, "salt").bids((5, 3), (5, 3), (6, 2), (6, 1))
    assert t.has_crate(5)
    assert t.goods(2) == ["salt"]


@rule("BAR-TAKE-02")
def test_by_the_other_ruling_a_tie_is_broken_by_a_later_higher_bid():
    t = baratto(3, ties="nobody").on(5, "wine").bids((5, 3), (5, 3), (5, 4))
    assert t.goods(2) == ["wine"]
    assert not any(name == "tied" for name, _ in t.events())


@rule("BAR-TAKE-03")
def test_who_takes_nothing_pays_nothing_and_receives_a_coin():
    t = baratto(2).bids((5, 6), (5, 5))
    assert t.purses == [2, 9]
    assert t.bank == 64 + 6 - 1
    assert ("consoled", {"seat": 1, "coins": 1}) in t.events()


@rule("BAR-TAKE-03")
def test_an_empty_bank_consoles_nobody():
    t = baratto(2).coins(8, 8).bank_holds(0).bids((5, 0), (5, 0))
    assert t.purses == [8, 8]
    assert t.bank == 0
    assert ("consoled", {"seat": 1, "coins": 0}) in t.events()


@rule("BAR-TAKE-03")
def test_bids_are_paid_before_coins_are_received():
    t = baratto(2).coins(8, 8).bank_holds(0).bids((5, 1), (5, 0))
    assert t.purses == [7, 9]
    assert t.bank == 0


@rule("BAR-TAKE-03")
@pytest.mark.parametrize(("lead", "lucky"), [(0, 1), (1, 2), (3, 0)])
def test_the_last_coin_goes_to_the_first_clockwise_from_the_lead(lead, lucky):
    t = baratto(4).coins(8, 8, 8, 8).bank_holds(1).lead(lead).bids((5, 0), (5, 0), (5, 0), (5, 0))
    assert [seat for seat in range(4) if t.purses[seat] == 9] == [lucky]
    assert t.bank == 0


@rule("BAR-TAKE-04")
def test_everybody_can_follow_a_crate_and_who_has_looked_inside():
    t = baratto().seen(5, 2).bids((5, 1), (6, 0), (7, 0))
    for seat in (-1, 0, 1, 2):
        assert t.view(seat).screens[0][0].seen_by == (0, 2)
    assert t.view(2).screens[0][0].good != ""
    assert t.view(1).screens[0][0].good == ""


@rule("BAR-TAKE-04")
def test_crates_stand_in_the_order_they_came():
    t = baratto().screen(0, "wine salt").on(5, "amber").bids((5, 1), (6, 0), (7, 0))
    assert t.goods(0) == ["wine", "salt", "amber"]
    assert [crate.good for crate in t.view(0).screens[0]] == ["wine", "salt", "amber"]
