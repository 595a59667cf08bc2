"""Negotiation: who may talk when, what an offer holds, what binds."""

from __future__ import annotations

import pytest

from ludoteca.games.archipelago import content
from ludoteca.kernel.errors import LudotecaError
from tests.games.archipelago.table import shore
from tests.support import rule


@rule("ARC-NEG-01", "ARC-NEG-02", "ARC-NEG-03")
def test_an_offer_that_is_accepted_changes_hands_at_once():
    t = shore().has(0, fruit=2).has(1, tokens=1).acts(0)
    t.play("offer:1 give:fruit give:florin want:token propose")
    assert (t.deciding, t.to_act) == ("answer-offer", (1,))
    t.play("accept")
    assert (t.cubes(0), t.florins(0), t.tokens(0)) == ({"fruit": 1}, 9, 1)
    assert (t.cubes(1), t.florins(1), t.tokens(1)) == ({"fruit": 1}, 11, 0)
    assert t.to_act == (0,)


@rule("ARC-NEG-03")
def test_an_offer_that_is_declined_changes_nothing():
    t = shore().acts(0).play("offer:1 give:five-florins propose decline")
    assert (t.florins(0), t.florins(1)) == (10, 10)


@rule("ARC-NEG-01")
def test_only_the_one_whose_round_it_is_makes_offers():
    t = shore().acts(0)
    assert t.why("offer:0", 1) == "no-offers-now"
    assert t.why("offer:0", 0) == "to-yourself"


@rule("ARC-NEG-01")
def test_in_phase_6_nobody_talks():
    t = shore().begins(6)
    assert t.why("offer:1") == "no-offers-now"


@rule("ARC-NEG-01")
def test_a_window_allows_so_many_offers_as_the_table_has_set():
    t = shore(max_offers=2).acts(0)
    for thing in ("florin", "five-florins"):
        t.play(f"offer:1 give:{thing} propose accept")
    assert t.why("offer:1") == "no-offers-left"
    with pytest.raises(LudotecaError, match="from 0 to 3"):
        shore(max_offers=4)
    t = shore(max_offers=0).acts(0)
    assert t.why("offer:1") == "no-offers-left"
    assert t.why("call") == "no-offers-left"


@rule("ARC-NEG-03")
def test_no_offer_is_made_twice_in_a_window():
    t = shore(max_offers=3).acts(0).play("offer:1 give:florin propose decline offer:1 give:florin")
    assert t.why("propose") == "same-offer"
    t.play("drop")
    assert t.view(0).offers_left == 1


@rule("ARC-NEG-02")
def test_nobody_offers_what_he_lacks_or_wants_what_the_other_is_known_to_lack():
    t = shore().has(0, fruit=1, florins=3).has(1, florins=2).acts(0).play("offer:1 give:fruit")
    assert t.why("give:fruit") == "you-lack-it 1 0"
    assert t.why("give:five-florins") == "you-lack-it 2 7"
    assert t.why("want:iron") == "rival-lacks-it 5 1"
    assert t.why("want:five-florins") == "rival-lacks-it 7 1"
    assert t.why("want:fruit") == "other-side"
    assert t.play("want:florin").why("give:florin") == "other-side"


@rule("ARC-NEG-02")
def test_each_side_has_at_most_six_things():
    t = shore().has(0, florins=20).acts(0).play("offer:1" + " give:florin" * 6)
    assert t.why("give:florin") == "offer-full 6"
    assert t.why("propose") == ""
    t = shore().has(1, fruit=2, wood=9).acts(0).play("offer:1" + " want:wood" * 6)
    assert t.why("want:fruit") == "offer-full 6"
    assert content.numbers().things == 2 * 6


@rule("ARC-NEG-02")
def test_an_empty_offer_is_none():
    t = shore().acts(0).play("offer:1")
    assert t.why("propose") == "empty-offer"


@rule("ARC-NEG-02")
def test_cards_can_be_traded_but_for_wonders_that_are_built():
    t = shore().citizens(0, "1 1").cards(0, "governor", "colossus").cards(1, "sawmill").used("governor").has(0, iron=3)
    t.acts(0).play("use:colossus unit:1:land-1 offer:1")
    assert t.why("give-card:colossus") == "card-not-traded"
    t.play("give-card:governor")
    assert t.why("give-card:governor") == "same-offer"
    t.play("want-card:sawmill propose accept")
    assert [card.card for card in t.player(1).cards] == ["governor"]
    assert t.player(1).cards[0].is_used
    assert "sawmill" in [card.card for card in t.player(0).cards]


@rule("ARC-NEG-02")
def test_by_a_setting_cards_are_not_traded():
    t = shore(trade_cards=False).cards(0, "governor").acts(0).play("offer:1")
    assert t.why("give-card:governor") == "card-not-traded"


@rule("ARC-NEG-04")
def test_objectives_units_and_discs_are_no_things_of_an_offer():
    things = set(shore().layout.give.domains[0].keys)
    assert things == {"fruit", "cattle", "fish", "wood", "stone", "iron", "florin", "five-florins", "token"}


@rule("ARC-NEG-02")
def test_who_lacks_what_is_wanted_cannot_accept():
    t = shore().cards(0, "thief").has(1, fruit=1, iron=1).acts(0).play("use:thief rival:1")
    t.play("hide:fruit:iron", 1)
    t.play("pick:right", 0)
    t.acts(2).play("offer:1 want:iron propose")
    assert t.why("accept") == "you-cannot-deliver"
    assert t.options() == ["decline"]


@rule("ARC-NEG-01")
def test_others_are_called_for_offers_once_each_in_the_order_of_play():
    t = shore().order(2, 0, 1, 3).acts(0).play("call")
    asked = []
    while t.deciding == "answer-call":
        asked.append(t.to_act[0])
        assert t.offered("offer") == {"0"}
        t.play("no-offer")
    assert asked == [2, 1, 3]
    assert t.why("call") == "called-already"


@rule("ARC-NEG-01")
def test_that_nobody_answers_a_call_is_told_and_else_is_not():
    silent = shore(3).acts(0).play("offer:1 give:florin propose decline call").play("no-offer")
    assert silent.told("nobody-offered") == []
    assert silent.play("no-offer").told("nobody-offered") == [{}]
    t = shore(3).acts(0).play("call offer:0 give:florin propose decline").play("no-offer")
    assert t.deciding == "play-round"
    assert t.told("nobody-offered") == []


@rule("ARC-NEG-01")
def test_whoever_is_called_makes_an_offer_to_the_one_who_calls():
    t = shore(2).acts(0).play("call offer:0 give:florin propose accept")
    assert (t.florins(0), t.florins(1)) == (11, 9)
    assert t.to_act == (0,)


# What binds.


@rule("ARC-HARV-05", "ARC-NEG-03")
def test_sc32_a_permission_for_one_symbol_is_for_one_symbol():
    t = shore().built(1, "town").citizens(1, "1:town").citizens(0, "1 1").acts(0)
    t.play("offer:1 give:florin permission:1:1 propose accept harvest:wood")
    assert t.why("ask:1") == "asked-already"
    t.play("unit:1:land-1")
    assert t.why("unit:1:land-1") == "needs-permission 1"
    t.play("done")
    assert t.cubes(0) == {"wood": 1}


@rule("ARC-HARV-05", "ARC-NEG-03")
def test_what_a_harvest_would_bring_keeps_to_what_is_permitted():
    t = shore(2).built(1, "town").citizens(1, "1:town").citizens(0, "1 1").acts(0)
    assert next(one for one in t.view(0).harvests if one.good == "wood").units == 0
    t.play("offer:1 give:florin permission:1:1 propose accept")
    found = next(one for one in t.view(0).harvests if one.good == "wood")
    assert (found.units, found.cubes) == (1, 1)


@rule("ARC-HARV-05")
def test_only_the_holder_of_a_region_permits_its_harvest():
    t = shore().built(1, "town").citizens(2, "1:town").citizens(0, "1").acts(0).play("offer:1")
    assert t.why("permission:1:1") == "no-permission-to-give"
    assert t.why("order-place:1") == "not-this-window"
    assert t.why("stand-ups:1") == "not-this-window"


@rule("ARC-P2-02", "ARC-NEG-01")
def test_by_a_setting_everybody_comes_forward_before_the_order_is_set():
    t = shore(3, come_forward=True).order(2, 1, 0).begins(2).bids(0, 2, 1)
    assert (t.deciding, t.to_act) == ("answer-call", (2,))
    t.play("offer:1 give:florin order-place:1 propose accept")
    assert (t.deciding, t.to_act) == ("answer-call", (0,))
    t.play("no-offer")
    assert (t.deciding, t.to_act) == ("set-order", (1,))
    assert t.why("call") == "called-already"
    assert t.offered("next") == {"2"}


@rule("ARC-P2-02", "ARC-NEG-01")
def test_nobody_comes_forward_where_there_are_no_offers_or_no_winner():
    assert shore(3, come_forward=True, max_offers=0).begins(2).bids(0, 2, 1).deciding == "set-order"
    assert shore(3, come_forward=True).begins(2).bids(0, 0, 0).deciding == "play-round"


@rule("ARC-P2-02", "ARC-NEG-01")
def test_a_promised_place_in_the_order_binds_the_winner():
    t = shore(3, max_offers=2).begins(2).bids(0, 2, 1)
    t.play("offer:0 order-place:1 want:five-florins propose accept")
    assert t.florins(1) == 10 - 2 + 5
    assert t.offered("next") == {"0"}
    assert t.why("next:1") == "place-bound"
    t.play("next:0 next:2")
    assert t.view().order == (0, 2, 1)


@rule("ARC-P2-02", "ARC-NEG-03")
def test_a_promised_place_is_marked_until_the_order_is_set():
    t = shore(3).begins(2).bids(2, 0, 0).play("offer:1 order-place:3 want:florin propose accept next:2")
    assert t.view().bound == (-1, -1, 1)
    t.play("next:0")
    assert t.view().order == (2, 0, 1)
    assert t.view().bound == (-1, -1, -1)


@rule("ARC-P2-02")
def test_once_the_order_is_being_set_nobody_talks_any_more():
    t = shore(3).begins(2).bids(0, 2, 1).play("next:2")
    assert t.why("offer:0") == "no-offers-now"


@rule("ARC-P4-13", "ARC-NEG-01")
def test_promised_help_comes_first():
    t = shore().has(0, stone=1).deck("pyramid")
    for seat in range(4):
        t.citizens(seat, "1 1 1")
    t.crisis().play("offer:2 stand-ups:2 want:florin propose accept consume:cube")
    assert t.offered("stand-all") == {"2"}
    assert t.why("stand:0:1") == "bound-to-others"
    assert t.why("stand-all:0") == "bound-to-others"
    t.play("stand:2:1 stand:2:1")
    assert t.may("stand:0:1")


@rule("ARC-P4-13")
def test_promised_help_lapses_when_nobody_lies_who_was_promised_it():
    t = shore().has(0, stone=2).deck("pyramid")
    for seat in range(4):
        t.citizens(seat, "1 1 1")
    t.crisis().play("offer:2 stand-ups:3 want:florin propose accept consume:cube stand-all:2")
    assert t.may("stand:0:1")


@rule("ARC-P4-13", "ARC-NEG-03")
@pytest.mark.parametrize("helps", ["consume:cube", "enough"])
def test_promised_help_is_marked_until_the_crisis_is_over(helps):
    t = shore(2).has(1, stone=1).deck("pyramid").citizens(0, "1 1").citizens(1, "2 2").crisis().play("enough", 0)
    t.play("offer:0 stand-ups:2 want:florin propose", 1).play("accept", 0)
    assert t.player(0).owed == 2
    t.play(helps, 1)
    assert t.deciding == "supply-export"
    assert t.player(0).owed == 0


@rule("ARC-NEG-01")
def test_the_view_tells_everybody_of_an_offer_that_was_made():
    t = shore().has(0, fruit=2).acts(0).play("offer:1 give:fruit")
    assert t.view(2).offer is None
    assert t.view(0).offer.gives == (("fruit", 1),)
    t.play("want:five-florins propose")
    assert t.view(2).offer.wants == (("florin", 5),)


@rule("ARC-NEG-01")
def test_bots_make_no_offers_and_always_have_something_else_to_do():
    t = shore().acts(0)
    t.rules.ways(t.s, 0, t.out)
    before = int(t.out.count)
    t.rules.leave_out(t.s, 0, t.out)
    left = {t.rules.actions.text(int(t.out.actions[k])) for k in range(t.out.count)}
    assert before - len(left) == 4
    assert "pass" in left
    assert not any(text.startswith(("offer", "call")) for text in left)


@rule("ARC-NEG-02", "ARC-NEG-03")
def test_promises_and_cards_are_things_of_a_side_too():
    t = (
        shore()
        .built(1, "town")
        .citizens(1, "1:town")
        .has(0, florins=20)
        .has(1, wood=9)
        .cards(0, "king")
        .cards(1, "pope")
    )
    t.acts(0).play("offer:1" + " want:wood" * 6)
    assert t.why("permission:1:1") == "offer-full 6"
    assert t.why("want-card:pope") == "offer-full 6"
    t.play(" ".join(["give:florin"] * 6))
    assert t.why("give-card:king") == "offer-full 6"
    t = shore(3).begins(2).bids(0, 2, 1).play("offer:0" + " give:florin" * 6)
    assert t.why("order-place:1") == "offer-full 6"
    t = shore().citizens(0, "1 1 1").citizens(1, "1 1").deck("pyramid").crisis().play("offer:1" + " give:florin" * 6)
    assert t.why("stand-ups:1") == "offer-full 6"
