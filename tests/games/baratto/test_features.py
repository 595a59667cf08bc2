"""What bots see of Baratto: each trait in a position laid by hand."""

from __future__ import annotations

import pytest

from ludoteca.bots.weights import linear_judge, prior
from ludoteca.games.baratto.game import GAME
from tests.games.baratto.table import Table, baratto
from tests.games.seen import phase, trait


def seen(t: Table, name: str, side: int = 0, viewer: int = 0) -> float:
    return trait(t.rules, t.s, name, side, viewer)


# How far the match has gone.


def test_always_is_always():
    assert phase(baratto().rules, baratto().s, "always") == 1.0


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_gone_is_the_share_of_the_rounds_that_have_begun(round_number):
    t = baratto()
    t.s.round = round_number
    assert phase(t.rules, t.s, "gone") == round_number / int(t.layout.rounds)


def test_the_last_round_is_a_phase_of_its_own():
    t = baratto()
    assert phase(t.rules, t.s, "last") == 0.0
    t.s.round = t.layout.rounds - 1
    assert phase(t.rules, t.s, "last") == 0.0
    t.s.round = t.layout.rounds
    assert phase(t.rules, t.s, "last") == 1.0


# Behind the screens.


def test_stacks_count_what_they_score():
    assert seen(baratto(2).screen(0, "salt salt salt wine wool"), "stacks") == 6 + 1 + 1


def test_of_a_rivals_screen_the_crates_one_knows_count():
    t = baratto(3).screen(1, "salt! salt wine+0")
    assert [seen(t, "stacks", 1, viewer) for viewer in range(3)] == [1 + 1, 3 + 1, 1]
    assert [seen(t, "unknown-crates", 1, viewer) for viewer in range(3)] == [1.0, 0.0, 2.0]


def test_the_highest_stack_is_the_number_of_its_crates():
    assert seen(baratto(2).screen(0, "salt salt wine wine wine wool"), "highest-stack") == 3.0


def test_goods_are_how_many_different_ones_one_knows():
    t = baratto(2).screen(0, "salt! salt! wine wool")
    assert [seen(t, "goods", 0, viewer) for viewer in range(2)] == [3.0, 1.0]


# Coins and the lead.


def test_coins_are_counted():
    t = baratto(3).coins(3, 8, 5)
    assert [seen(t, "coins", side) for side in range(3)] == [3.0, 8.0, 5.0]


def test_coins_beyond_what_any_rival_has_buy_anything():
    t = baratto(3).coins(3, 8, 5)
    assert [seen(t, "coins-beyond-bids", side) for side in range(3)] == [0.0, 3.0, 0.0]


def test_the_lead_is_seen():
    t = baratto(3).lead(2)
    assert [seen(t, "lead", side) for side in range(3)] == [0.0, 0.0, 1.0]


# Stalls.


def test_crates_on_stalls_that_a_seat_has_looked_into_are_counted():
    t = baratto(2).seen(5, 0).seen(3, 0).seen(3, 1)
    assert [seen(t, "known-stalls", side) for side in range(2)] == [2.0, 1.0]
    assert seen(t, "known-stalls", side=0, viewer=1) == 2.0  # everybody saw who looked


def test_the_best_crate_known_on_a_stall_is_worth_what_it_would_add():
    t = baratto(2).on(1, "salt").on(2, "wine").screen(0, "salt salt wine")
    assert seen(t, "wanted-stalls") == 0.0  # nobody has looked
    assert seen(t.seen(2, 0), "wanted-stalls") == 2.0
    assert seen(t.seen(1, 0), "wanted-stalls") == 3.0


def test_what_a_rival_has_seen_on_a_stall_is_unknown_to_who_has_not():
    t = baratto(2).on(1, "salt").seen(1, 1).screen(1, "salt! salt!")
    assert seen(t, "wanted-stalls", side=1, viewer=0) == 0.0
    assert seen(t.seen(1, 0), "wanted-stalls", side=1, viewer=0) == 3.0


def test_an_empty_stall_has_nothing_to_want():
    t = baratto(2).on(1, "salt").seen(1, 0).empty(1)
    assert [seen(t, "known-stalls"), seen(t, "wanted-stalls")] == [0.0, 0.0]


# Offers.

GOOD = "offer:1 give:wine want:salt propose"  # a third salt for the only wine


def offered(yours: str, offer: str) -> Table:
    return baratto(3).coins(8, 8, 8).lead(0).screen(0, "salt salt wine").screen(1, yours).trading().play(offer)


def promised(t: Table, viewer: int = 0) -> list[float]:
    return [seen(t, name, side, viewer) for name in ("offer-points", "offer-coins") for side in range(3)]


def test_an_offer_promises_its_exchange_to_both():
    assert promised(offered("wine+0 wine+0 salt+0", GOOD)) == [2.0, 2.0, 0.0, 0.0, 0.0, 0.0]


def test_coins_of_an_offer_change_hands():
    t = offered("wine+0 salt+0", "offer:1 give:wine give:coin give:coin want:salt propose")
    assert promised(t) == [2.0, 1.0, 0.0, -2.0, 2.0, 0.0]


@pytest.mark.parametrize(
    ("yours", "offer"),
    [
        ("salt+0 salt+0 salt+0", GOOD),  # the rival loses by it
        ("wool+0 salt+0 salt+0", "offer:1 give:salt want:wool propose"),  # the lead does
        ("wine+0 salt+0 salt+0", GOOD),  # the rival neither loses nor gains
    ],
)
def test_an_offer_that_does_not_serve_both_promises_nothing(yours, offer):
    assert promised(offered(yours, offer)) == [0.0] * 6


def test_coins_decide_whether_an_offer_serves_both():
    for coins, serves in (("", False), ("give:coin", True)):
        t = offered("wine+0 salt+0 salt+0", f"offer:1 give:wine {coins} want:salt propose")
        assert any(promised(t)) == serves


def test_a_crate_that_nobody_saw_is_parted_with_as_the_only_one():
    t = offered("wine+0 wine+0 salt salt", GOOD)
    assert promised(t, viewer=0)[:2] == [2.0, 2.0]  # it knows nothing of the two salts, of which one costs two points


def test_an_offer_is_weighed_by_what_the_viewer_knows():
    t = offered("wine+0 wine+0 salt+0", GOOD)
    assert promised(t, viewer=1) == [0.0] * 6  # the lead's salts are behind its screen


def test_before_an_offer_is_out_it_promises_nothing():
    t = offered("wine+0 wine+0 salt+0", GOOD.removesuffix(" propose"))
    assert promised(t) == [0.0] * 6


# What the weights written by hand make of it.


def value(t: Table, seat: int = 0) -> float:
    return linear_judge(t.rules, prior(GAME, t.rules)).weigh(t.rules, t.s, seat)[seat]


def test_a_second_crate_of_a_good_is_worth_more_than_a_first_of_another():
    assert value(baratto(2).screen(0, "salt salt")) > value(baratto(2).screen(0, "salt wine"))


def test_a_crate_known_on_a_stall_is_worth_a_little():
    t = baratto(2)
    before = value(t)
    assert 0 < value(t.seen(5, 0)) - before < 0.33
