from __future__ import annotations

from itertools import permutations

import pytest

from ludoteca.games.baratto.game import GAME
from ludoteca.games.baratto.view import BarattoView
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.match import Match
from tests.games.baratto.table import baratto
from tests.support import rule


@rule("BAR-BID-01")
def test_all_players_choose_at_the_same_time():
    t = baratto(4)
    assert t.deciding == "bid-in-secret"
    assert t.to_act == (0, 1, 2, 3)


@rule("BAR-BID-01")
def test_the_stall_is_chosen_first_and_then_the_bid():
    t = baratto()
    assert t.options(1) == [f"stall:{k}" for k in range(1, 20)]
    t.play("stall:3", seat=1)
    assert t.options(1) == [f"bid:{k}" for k in range(7)]


@rule("BAR-BID-01")
def test_a_bid_needs_a_stall_first():
    t = baratto()
    assert t.why("bid:0", 1) == t.why("bid:2", 1) == "stall-first"
    assert t.rule_of("bid:2", 1) == "BAR-BID-01"


@rule("BAR-BID-01")
def test_a_player_bids_at_one_stall_only():
    t = baratto().play("stall:3", seat=1)
    assert t.why("stall:4", 1) == "stall-chosen"
    assert t.why("stall:4", 2) == ""


@rule("BAR-BID-01")
def test_nothing_happens_before_all_are_ready():
    t = baratto()
    t.play("stall:1 bid:3", seat=2).play("stall:1 bid:2", seat=0)
    assert t.purses == [8, 8, 8]
    assert t.has_crate(1)
    assert t.to_act == (1,)
    assert t.view(1).bids == (None, None, None)
    t.play("stall:2 bid:0", seat=1)
    assert t.purses == [9, 8, 5]


@rule("BAR-BID-01")
def test_rivals_see_that_a_player_is_ready_but_not_what_it_chose():
    one, other = baratto(), baratto()
    one.play("stall:1 bid:6", seat=0)
    other.play("stall:9 bid:0", seat=0)
    assert one.view(1).ready == (1, 0, 0)
    for seat in (-1, 1, 2):
        assert one.bytes(seat) == other.bytes(seat)
    assert one.view(0).draft == ("stall:1", "bid:6")


@rule("BAR-BID-01")
def test_rivals_see_nothing_of_a_choice_that_is_half_made():
    before, after = baratto(), baratto().play("stall:4", seat=0)
    for seat in (-1, 1, 2):
        assert before.bytes(seat) == after.bytes(seat)
    assert after.view(0).draft == ("stall:4",)


@rule("BAR-BID-01")
def test_a_choice_can_be_withdrawn_until_all_are_ready():
    m = Match(GAME, seats=2, seed=1)
    m.push_plan(["stall:1", "bid:6"], seat=0)
    m.undo(seat=0)
    m.push_plan(["stall:2", "bid:1"], seat=0)
    m.push_plan(["stall:2", "bid:0"], seat=1)
    view = m.view(0)
    assert isinstance(view, BarattoView)
    assert view.coins == (7, 9)


@rule("BAR-BID-01")
def test_uncovered_bids_are_seen_by_everybody():
    t = baratto().bids((1, 3), (1, 2), (5, 0))
    for seat in (-1, 0, 1, 2):
        assert [(bid.stall, bid.coins) for bid in t.view(seat).bids if bid] == [(1, 3), (1, 2), (5, 0)]
    bade = [values for name, values in t.events() if name == "bade"]
    assert bade == [
        {"seat": 0, "stall": 1, "coins": 3},
        {"seat": 1, "stall": 1, "coins": 2},
        {"seat": 2, "stall": 5, "coins": 0},
    ]


@rule("BAR-BID-01")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_it_does_not_matter_who_chooses_first(order):
    choices = ["stall:4 bid:2", "stall:4 bid:2", "stall:9 bid:5"]
    t = baratto()
    for seat in order:
        t.play(choices[seat], seat)
    assert t.hash() == baratto().bids((4, 2), (4, 2), (9, 5)).hash()


@rule("BAR-BID-02")
def test_a_stall_without_a_crate_cannot_be_chosen():
    t = baratto().empty(7)
    assert "stall:7" not in t.options(0)
    assert t.why("stall:7", 0) == "no-crate"
    assert t.rule_of("stall:7", 0) == "BAR-BID-02"
    assert len(t.options(0)) == 18


@rule("BAR-BID-03")
def test_a_bid_is_at_most_what_a_player_has():
    t = baratto().coins(2, 0, 8).play("stall:1", seat=0).play("stall:1", seat=1)
    assert t.options(0) == ["bid:0", "bid:1", "bid:2"]
    assert t.why("bid:5", 0) == "too-few-coins 3"
    assert t.rule_of("bid:5", 0) == "BAR-BID-03"
    assert t.options(1) == ["bid:0"]


@rule("BAR-BID-03")
def test_a_bid_is_at_most_six():
    t = baratto(coins=15).play("stall:1", seat=0)
    assert t.options(0)[-1] == "bid:6"
    with pytest.raises(LudotecaError, match="unknown action 'bid:7'"):
        t.why("bid:7", 0)


def test_the_bidder_is_told_what_comes_first_while_another_decision_is_open():
    t = baratto().bids((1, 0), (2, 0), (3, 0))
    assert t.deciding == "peek"
    assert t.why("stall:4", 0) == "another-first"
    assert t.why("bid:0", 0) == "another-first"
    assert t.why("stall:1", 0) == "no-crate"


def test_who_is_ready_must_withdraw_before_choosing_again():
    t = baratto().play("stall:1 bid:0", seat=0)
    assert t.why("stall:2", 0) == "already-ready"
