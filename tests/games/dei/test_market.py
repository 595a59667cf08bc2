from __future__ import annotations

import pytest

from tests.games.dei.table import dei
from tests.support import rule


def buyer(tech=9, energy=9, **settings):
    """Seat 0 is about to lay a card face down."""
    return dei(**settings).has(0, tech, energy)


@rule("DEI-MARKET-02", "DEI-MARKET-01")
def test_the_left_card_of_a_coloured_market_asks_for_two_outposts():
    """T-48"""
    t = buyer().holds(0, "red", 1).row("tactic", "TAC-1", "TAC-2", "TAC-3").acts(0).play("down:AUX-1")
    assert t.why("buy:TAC-1") == "too-few-outposts 1 0"
    assert t.may("buy:TAC-2")
    assert t.may("buy:TAC-3")
    assert buyer().row("tactic", "TAC-1", "TAC-2", "TAC-3").acts(0).play("down:AUX-1").why("buy:TAC-3") == (
        "too-few-outposts 1 0"
    )


@rule("DEI-MARKET-02")
@pytest.mark.parametrize(("place", "card"), [("left", "TAC-1"), ("middle", "TAC-2"), ("right", "TAC-3")])
def test_how_many_outposts_each_place_asks_for_may_be_agreed_on(place, card):
    t = buyer(**{f"market_{place}": 0}).row("tactic", "TAC-1", "TAC-2", "TAC-3").acts(0).play("down:AUX-1")
    assert {name for name in t.offered("buy") if name.startswith("TAC")} == {card}


@rule("DEI-MARKET-02", "DEI-MARKET-09")
def test_outposts_of_another_colour_do_not_count_and_drone_cards_ask_like_others():
    t = (
        buyer()
        .holds(0, "blue", 3)
        .row("tactic", "TAC-1", "DRN-HAR-1", "TAC-3")
        .row("logistic", "LOG-1", "LOG-2", "LOG-3")
    )
    t.acts(0).play("down:AUX-1")
    assert t.why("buy:DRN-HAR-1") == "too-few-outposts 1 0"
    assert t.may("buy:LOG-1")


@rule("DEI-MARKET-04", "DEI-MARKET-03", "DEI-MARKET-06")
def test_the_left_card_of_the_black_market_costs_a_tech_more():
    """T-49"""
    t = buyer(2, 0).row("black", "BLK-09", "BLK-10", "BLK-11").acts(0).play("down:AUX-1")
    assert t.why("buy:BLK-09") == "too-few-tech 1"
    assert t.may("buy:BLK-10")
    three = buyer(3, 0).row("black", "BLK-09", "BLK-10", "BLK-11").acts(0)
    bank = three.bank
    three.play("down:AUX-1 buy:BLK-09")
    assert (three.resources(0), three.bank) == ((0, 0), (bank[0] + 3, bank[1]))


@rule("DEI-MARKET-05")
def test_the_right_card_of_the_black_market_gives_a_tech_back_after_it_is_paid():
    """T-50"""
    t = buyer(1, 0).row("black", "BLK-09", "BLK-10", "BLK-04").acts(0).play("down:AUX-1")
    assert t.why("buy:BLK-04") == "too-few-tech 1"
    two = buyer(2, 0).row("black", "BLK-09", "BLK-10", "BLK-04").acts(0).play("down:AUX-1 buy:BLK-04")
    assert two.resources(0) == (1, 0)


@rule("DEI-MARKET-07")
@pytest.mark.parametrize(
    ("bought", "row"),
    [("BLK-10", ["BLK-09", "BLK-11"]), ("BLK-11", ["BLK-09", "BLK-10"]), ("BLK-09", ["BLK-10", "BLK-11"])],
)
def test_the_others_slide_to_the_right_and_a_new_card_comes_on_the_left(bought, row):
    """T-51"""
    t = buyer().row("black", "BLK-09", "BLK-10", "BLK-11").acts(0)
    size = t.deck_size("black")
    t.play(f"down:AUX-1 buy:{bought}")
    assert t.for_sale("black")[1:] == row
    assert t.for_sale("black")[0] not in ("BLK-09", "BLK-10", "BLK-11")
    assert t.deck_size("black") == size - 1
    assert t.s.crossed


@rule("DEI-MARKET-07")
def test_an_empty_deck_leaves_the_left_places_empty():
    t = buyer().row("black", "BLK-09", "BLK-10", "BLK-11").empty_deck("black").acts(0).play("down:AUX-1 buy:BLK-11")
    assert t.for_sale("black") == ["BLK-09", "BLK-10"]
    offers = t.view().markets[3].offers
    assert [offer and (offer.card, offer.tech, offer.back) for offer in offers] == [
        None,
        ("BLK-09", 2, 0),
        ("BLK-10", 2, 1),
    ]
    assert not t.s.crossed


@rule("DEI-MARKET-08", "DEI-MARKET-01")
def test_only_what_lies_open_is_for_sale():
    t = buyer().row("black", "BLK-09", "BLK-10", "BLK-11").acts(0).play("down:AUX-1")
    assert t.why("buy:BLK-12") == "not-for-sale"
    assert t.play("buy:BLK-10").in_hand(0)[-1] == "BLK-10"


@rule("DEI-MARKET-10")
def test_a_card_face_up_gives_no_purchase():
    t = buyer().row("black", "BLK-09", "BLK-10", "BLK-11").acts(0).play("play:AUX-1")
    assert t.why("buy:BLK-10") == "no-purchase-left"
    assert t.rule_of("buy:BLK-10") == "DEI-MARKET-10"
    assert t.why("buy:BLK-10", 1) == "no-card-in-play"


@rule("DEI-CANDY-04")
def test_a_wild_outpost_counts_for_one_purchase_and_is_no_cube():
    """T-52"""
    t = buyer().candy(0, "wild").row("logistic", "LOG-1", "LOG-2", "LOG-3").acts(0).play("down:AUX-1 candy:wild")
    assert t.why("buy:LOG-1") == "too-few-outposts 1 1"
    t.play("buy:LOG-2")
    assert t.cubes(0) == {}
    assert t.candies(0) == 0


@rule("DEI-CANDY-04", "DEI-TAL-M3")
def test_a_wild_outpost_serves_a_robot_or_the_card_but_not_both():
    t = buyer().talents(0, "delivery-robot").candy(0, "wild").row("logistic", "LOG-1", "LOG-2", "LOG-3")
    t.row("tactic", "TAC-1", "TAC-2", "TAC-3").acts(0).play("down:AUX-1 candy:wild robot:AUX-2 buy:LOG-3")
    assert t.why("buy:TAC-3") == "too-few-outposts 1 0"
    spare = buyer().talents(0, "delivery-robot").candy(0, "wild").row("black", "BLK-09", "BLK-10", "BLK-11")
    spare.row("tactic", "TAC-1", "TAC-2", "TAC-3").acts(0).play("down:AUX-1 candy:wild robot:AUX-2 buy:BLK-10")
    assert spare.may("buy:TAC-3")


@rule("DEI-TAL-M2")
def test_alternative_energy_replaces_one_energy_a_phase():
    """T-55"""

    def buying(tech, energy):
        t = buyer(tech, energy).talents(0, "alternative-energy").holds(0, "red", 1)
        return t.row("tactic", "TAC-1", "TAC-5", "TAC-3").acts(0).play("down:AUX-1")

    assert buying(1, 1).play("buy:TAC-5").resources(0) == (0, 0)
    assert buying(2, 0).why("buy:TAC-5") == "too-few-energy 1"
    both = buying(2, 2).play("buy:TAC-5")
    assert both.options() == ["pay:plain", "pay:tech-for-energy"]
    assert both.why("pay:less-tech") == "not-paid-so"
    assert both.play("pay:tech-for-energy").resources(0) == (1, 1)
    assert buying(2, 2).play("buy:TAC-5 pay:plain").resources(0) == (2, 0)


@rule("DEI-TAL-M2")
def test_alternative_energy_helps_once_in_a_phase():
    t = buyer(9, 1).talents(0, "alternative-energy").holds(0, "red", 1).row("tactic", "TAC-1", "TAC-5", "TAC-3")
    t.acts(0).play("down:AUX-1")
    t.s.swapped = 1
    assert t.why("buy:TAC-5") == "too-few-energy 1"
    t.play("finish play:AUX-2 finish end-phase")
    assert t.acts(0, phase=2).play("down:AUX-3").may("buy:TAC-5")


@rule("DEI-TAL-M5")
def test_market_insight_makes_drone_cards_cheaper():
    """T-56"""

    def buying(tech, energy):
        t = buyer(tech, energy).talents(0, "market-insight").holds(0, "red", 1)
        return t.row("tactic", "TAC-1", "DRN-HAR-2", "TAC-3").acts(0).play("down:AUX-1")

    assert buying(1, 0).play("buy:DRN-HAR-2").resources(0) == (0, 0)
    assert buying(0, 1).play("buy:DRN-HAR-2").resources(0) == (0, 0)
    either = buying(1, 1).play("buy:DRN-HAR-2")
    assert either.options() == ["pay:less-tech", "pay:less-energy"]
    assert either.play("pay:less-tech").resources(0) == (1, 0)
    assert buying(1, 9).why("buy:TAC-3") == "too-few-tech 1"
    assert buying(0, 0).why("buy:DRN-HAR-2") == "too-few-tech 1"


@rule("DEI-TAL-M3", "DEI-MARKET-10")
def test_the_delivery_robot_fetches_a_card_besides():
    """T-57"""
    t = buyer(2, 1).talents(0, "delivery-robot").row("black", "BLK-09", "BLK-04", "BLK-11").acts(0)
    assert t.may("robot:AUX-1")
    t.play("robot:AUX-1")
    assert t.why("buy:BLK-09") == "too-few-tech 1"
    t.play("buy:BLK-04")
    assert (t.resources(0), t.in_bin(0)) == ((0, 0), ["AUX-1"])
    assert "BLK-04" in t.in_hand(0)
    assert t.why("robot:AUX-2") == "robot-sent"
    t.play("play:AUX-2 finish play:AUX-3 finish")
    assert t.deciding == "end-phase"


@rule("DEI-TAL-M3")
def test_what_the_robot_needs():
    t = buyer(9, 0).talents(0, "delivery-robot").acts(0)
    assert t.why("robot:AUX-1") == "too-few-energy 1"
    assert buyer().acts(0).why("robot:AUX-1") == "no-talent 14"
    robot = buyer().talents(0, "delivery-robot").acts(0)
    assert robot.why("robot:FMZ-1") == "not-in-hand"
    assert robot.acts(1).why("robot:AUX-1", 0) == "no-card-in-play"
    poor = buyer(0, 1).talents(0, "delivery-robot").acts(0)
    assert poor.why("robot:AUX-1") == "nothing-to-buy"


@rule("DEI-TAL-M3")
def test_the_robot_goes_between_symbols_too_and_once_a_phase():
    t = buyer().talents(0, "delivery-robot").row("black", "BLK-09", "BLK-04", "BLK-11").uses(0, "R", "M")
    t.play("recruit:R:2.1.p robot:AUX-5 buy:BLK-04 move:M:2.1.p to:2.1.a")
    assert t.deciding == "play-card"
    t.play("play:AUX-6 finish end-phase")
    assert t.acts(0, phase=2).may("robot:AUX-7")


@rule("DEI-TAL-M6")
def test_a_trading_post_gives_a_supply_for_each_purchase():
    """T-58"""
    t = buyer().talents(0, "trading-post").row("black", "BLK-09", "BLK-10", "BLK-11").acts(0)
    assert t.play("down:AUX-1 buy:BLK-10").supplied(0) == 1


@rule("DEI-SETUP-08", "DEI-MARKET-12")
def test_everybody_sees_prices_and_what_is_asked_for():
    t = dei().row("tactic", "TAC-8", "TAC-5", "DRN-HAR-3")
    offers = t.view().markets[0].offers
    assert [(offer.card, offer.tech, offer.energy, offer.asks) for offer in offers if offer] == [
        ("TAC-8", 3, 1, 2),
        ("TAC-5", 0, 2, 1),
        ("DRN-HAR-3", 2, 1, 1),
    ]
    assert t.view(0).markets == t.view(3).markets
