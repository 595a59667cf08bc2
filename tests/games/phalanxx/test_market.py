"""A – the market: prices, buying one card or none, the exchange, sliding and refilling."""

import pytest

from ludoteca.play.match import IllegalAction
from tests.games.phalanxx.table import Table, phalanxx
from tests.support import rule

DISPLAY = "XX01 X09 X14 X02 X05"


def market(talents: int = 9, **settings) -> Table:
    return phalanxx(**settings).talents(talents).display(DISPLAY).deck("X07 X08").dice(3, 3, 3).to_buy(0)


# Buying.


@rule("PHX-BUY-01")
@pytest.mark.parametrize("price", [5, 4, 3, 2, 1])
def test_a_space_costs_its_price(price):
    t = market(talents=9).rolls(6, 6, 6)
    t.play(f"buy:{price} give-none" if price >= 4 else f"buy:{price}")
    assert t.talents == [9 - price, 0]


@rule("PHX-BUY-01")
@pytest.mark.parametrize(("price", "card"), [(5, "XX01"), (4, "X09"), (3, "X14"), (2, "X02"), (1, "X05")])
def test_the_dearest_space_is_beside_the_deck(price, card):
    t = market(talents=9)
    t.play(f"buy:{price} give-none" if price >= 4 else f"buy:{price}")
    assert t.hand_of(0) == [card]


@rule("PHX-BUY-02", "PHX-BUY-03")
def test_t06_a_purchase_closes_the_gap_and_a_new_card_comes():
    t = market(talents=4).rolls(6, 6, 6).play("buy:3")
    assert t.talents == [1, 0]
    assert t.hand_of(0) == ["X14"]
    assert t.on_display == ["X07", "XX01", "X09", "X02", "X05"]


@rule("PHX-BUY-08")
def test_t06_what_one_cannot_pay_is_not_offered():
    t = market(talents=4)
    assert t.legal() == ["buy:4", "buy:3", "buy:2", "buy:1", "buy-none"]
    assert t.why("buy:5") == "PHX-BUY-08: you are one Talent short"


@rule("PHX-BUY-08")
@pytest.mark.parametrize(("talents", "short"), [(0, "5 Talents"), (2, "3 Talents"), (3, "2 Talents")])
def test_the_refusal_says_how_many_talents_are_missing(talents, short):
    assert market(talents).why("buy:5") == f"PHX-BUY-08: you are {short} short"


@rule("PHX-BUY-08")
@pytest.mark.parametrize(("talents", "text"), [(4, "ti manca un Talento"), (1, "ti mancano 4 Talenti")])
def test_missing_talents_are_counted_in_italian_too(talents, text):
    assert market(talents).why("buy:5", language="it") == f"PHX-BUY-08: {text}"


@rule("PHX-BUY-08")
def test_there_is_no_limit_to_the_cards_in_a_hand():
    cards = [f"X{k:02}" for k in range(1, 20) if f"X{k:02}" not in ("X09", "X14", "X02", "X05", "X07", "X08")]
    t = market().hand(0, " ".join(cards)).play("buy:1")
    assert len(t.hand_of(0)) == 14


@rule("PHX-BUY-02")
def test_only_one_card_is_bought_in_a_turn():
    t = market().play("buy:1")
    assert t.turn_of == 0
    assert not t.legal("buy")
    assert t.why("buy:1").startswith("LUD-TURN-01")


@rule("PHX-BUY-03")
def test_buying_the_rightmost_card_moves_all_the_others():
    assert market().play("buy:1").on_display == ["X07", "XX01", "X09", "X14", "X02"]


@rule("PHX-BUY-03")
def test_buying_the_leftmost_card_moves_none():
    assert market().play("buy:5 give-none").on_display == ["X07", "X09", "X14", "X02", "X05"]


@rule("PHX-BUY-04", "PHX-BUY-09")
def test_t07_buying_nothing_removes_the_rightmost_card():
    t = market().play("buy-none")
    assert t.on_display == ["X07", "XX01", "X09", "X14", "X02"]
    assert t.removed_cards == ["X05"]
    assert (t.talents, t.hand_of(0)) == ([9, 0], [])


@rule("PHX-BUY-04")
def test_buying_nothing_is_possible_without_talents():
    assert market(talents=0).legal() == ["buy-none"]


@rule("PHX-BUY-09")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_removed_cards_lie_face_up_for_all(viewer):
    assert market().play("buy-none").view(viewer).removed == ("X05",)


@rule("PHX-BUY-09")
def test_a_removed_card_never_comes_back():
    t = market().turns("buy-none", "die:1 slot:1 income die:2 slot:2 income die:3 slot:3 income end-turn", "buy-none")
    assert t.removed_cards == ["X05", "X02"]


# The exchange.


@rule("PHX-BUY-05", "PHX-BUY-06")
def test_t08_a_purchase_at_five_gives_an_exchange():
    t = market(talents=6).hand(0, "X06").rolls(6, 6, 6).play("buy:5 give:X06 take:2")
    assert t.talents == [1, 0]
    assert sorted(t.hand_of(0)) == ["X02", "XX01"]
    assert t.on_display == ["X07", "X09", "X14", "X06", "X05"]


@rule("PHX-BUY-05")
def test_t08_a_purchase_at_three_gives_none():
    t = market().hand(0, "X06").play("buy:3")
    assert t.deciding == "choose-die"
    assert t.why("give:X06") == "PHX-BUY-05: only a purchase at 5 or 4 gives the right to exchange"


@rule("PHX-BUY-05")
def test_a_purchase_at_four_gives_an_exchange():
    t = market().hand(0, "X06").play("buy:4 give:X06 take:1")
    assert sorted(t.hand_of(0)) == ["X05", "X09"]
    assert t.on_display == ["X07", "XX01", "X14", "X02", "X06"]


@rule("PHX-BUY-05")
def test_the_exchange_is_optional():
    t = market().hand(0, "X06").play("buy:4 give-none")
    assert sorted(t.hand_of(0)) == ["X06", "X09"]
    assert t.on_display == ["X07", "XX01", "X14", "X02", "X05"]


@rule("PHX-BUY-05")
def test_the_exchange_is_made_once():
    t = market().hand(0, "X06").play("buy:5 give:X06 take:2")
    assert t.deciding == "choose-die"
    assert t.why("take:3") == "PHX-BUY-05: only a purchase at 5 or 4 gives the right to exchange"


@rule("PHX-BUY-06")
def test_the_card_just_bought_may_be_given():
    t = market().hand(0, "X06").play("buy:5 give:XX01 take:1")
    assert sorted(t.hand_of(0)) == ["X05", "X06"]
    assert t.on_display == ["X07", "X09", "X14", "X02", "XX01"]


@rule("PHX-BUY-06")
def test_what_may_be_given_is_the_hand_and_the_card_bought():
    t = market().hand(0, "X06 X10").play("buy:5")
    assert t.legal() == ["give:X06", "give:X10", "give:XX01", "give-none"]


@rule("PHX-BUY-05")
def test_a_card_of_the_display_or_of_a_rival_cannot_be_given():
    t = market().hand(0, "X06").bought(1, "X10").play("buy:5")
    assert t.why("give:X14") == "PHX-BUY-05: that card is not in your hand"
    assert t.why("give:X10") == "PHX-BUY-05: that card is not in your hand"


@rule("PHX-BUY-06")
def test_the_space_just_emptied_has_nothing_to_take():
    t = market().hand(0, "X06").play("buy:4 give:X06")
    assert t.legal() == ["take:5", "take:3", "take:2", "take:1"]
    assert t.why("take:4") == "PHX-BUY-06: that is the card you are buying"


@rule("PHX-BUY-06")
def test_what_is_taken_is_not_the_card_that_comes_new():
    t = market().hand(0, "X06").play("buy:5 give:X06 take:4")
    assert t.hand_of(0) == ["XX01", "X09"]


@rule("PHX-BUY-07")
def test_t29_heroism_is_neither_bought_nor_exchanged():
    t = phalanxx().talents(9).display("X01 HERO X02 X03 X04").hand(0, "X05").deck("X07").to_buy(0)
    assert t.legal("buy") == ["buy:5", "buy:3", "buy:2", "buy:1"]
    assert t.why("buy:4") == "PHX-BUY-07: the Heroism card is not for sale"
    t.play("buy:5")
    assert t.legal() == ["give:X05", "give:X01", "give-none"]
    t.play("give:X01")
    assert t.legal() == ["take:3", "take:2", "take:1"]
    assert t.why("take:4") == "PHX-BUY-07: the Heroism card cannot be exchanged"
    t.play("take:2")
    assert t.on_display == ["X07", "HERO", "X02", "X01", "X04"]
    assert sorted(t.hand_of(0)) == ["X03", "X05"]


@rule("PHX-BUY-05")
def test_without_another_card_on_the_display_there_is_no_exchange():
    t = phalanxx().talents(9).display("- X01 - - HERO").hand(0, "X05").to_buy(0).play("buy:4")
    assert t.deciding == "choose-die"


@rule("PHX-BUY-05")
def test_nothing_can_be_taken_before_a_card_is_given():
    t = market().hand(0, "X06").play("buy:5")
    assert t.why("take:4") == "PHX-BUY-05: only a purchase at 5 or 4 gives the right to exchange (give:X06)"
    assert t.why("take:5") == "PHX-BUY-06: that is the card you are buying"


@rule("PHX-BUY-02")
def test_what_cannot_be_bought_is_refused_with_its_reason():
    with pytest.raises(IllegalAction, match="buy:5 is not allowed: PHX-BUY-08: you are 2 Talents short"):
        market(talents=3).play("buy:5")


# What is told.


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        (
            "en",
            ["You buy Persian Archers for 5.", "You exchange Paionian Scouts for Rhodian Slingers."],
            ["Player A buys Persian Archers for 5.", "Player A exchanges Paionian Scouts for Rhodian Slingers."],
        ),
        (
            "it",
            ["Compri Arcieri persiani per 5.", "Scambi Esploratori peoni con Frombolieri di Rodi."],
            [
                "Giocatore A compra Arcieri persiani per 5.",
                "Giocatore A scambia Esploratori peoni con Frombolieri di Rodi.",
            ],
        ),
    ],
)
def test_a_purchase_and_an_exchange_are_told(language, mine, theirs):
    t = market().hand(0, "X06").play("buy:5 give:X06 take:2")
    assert t.log(0, language)[:2] == mine
    assert t.log(1, language)[:2] == theirs


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["You buy nothing. Out of the game: Thessalian Horse.", "New on the display: Odrysian Riders."]),
        ("it", ["Non compri nulla. Fuori dal gioco: Cavalleria tessala.", "Entra nel mercato: Cavalieri odrisi."]),
    ],
)
def test_a_card_that_nobody_buys_is_told(language, lines):
    assert market().play("buy-none").log(0, language)[:2] == lines
