from __future__ import annotations

import pytest

from tests.games.dei.table import dei, fx1
from tests.support import rule


@rule("DEI-CARD-01", "DEI-CARD-02", "DEI-TURN-03")
def test_two_cards_are_played_one_after_the_other():
    t = dei().units(0, "2.1.p:2").acts(0).play("play:AUX-1")
    assert t.left == {"R": 2}
    t.play("recruit:R:2.1.p recruit:R:2.1.p")
    assert t.deciding == "play-card"
    t.play("play:AUX-4 finish")
    assert [(card.card, card.phase, card.down) for card in t.view().players[0].pad] == [
        ("AUX-1", 1, False),
        ("AUX-4", 1, False),
    ]
    assert t.deciding == "end-phase"
    t.play("end-phase")
    assert t.to_act == (1,)


@rule("DEI-CARD-01")
def test_a_card_that_is_not_in_hand_cannot_be_played():
    t = dei().acts(0).play("play:AUX-1 finish")
    assert t.why("play:AUX-1") == "not-in-hand"
    assert t.why("play:TAC-1") == "not-in-hand"
    assert t.why("play:FMZ-1") == "not-in-hand"


@rule("DEI-CARD-01")
def test_with_fewer_cards_the_rest_is_skipped():
    t = dei().only(0, "AUX-1").acts(0).play("play:AUX-1 finish")
    assert t.deciding == "end-phase"
    none = dei().only(0).acts(0)
    assert none.deciding == "end-phase"


@rule("DEI-CARD-03", "DEI-CARD-04")
def test_symbols_are_executed_in_any_order_or_forgone():
    t = dei().units(0, "2.1.p:1").acts(0).play("play:AUX-2")
    assert {action.partition(":")[0] for action in t.options()} == {"recruit", "move", "finish"}
    t.play("move:M:2.1.p to:2.1.a finish")
    assert t.where(0) == {"2.1.a": 1}
    assert t.deciding == "play-card"


@rule("DEI-CARD-05", "DEI-MARKET-10", "DEI-MARKET-11")
def test_a_card_face_down_gives_one_purchase_and_no_symbol():
    t = dei().row("black", "BLK-09", "BLK-10", "BLK-11").has(0, 9, 9).acts(0).play("down:AUX-1")
    assert t.left == {"buy": 1}
    assert t.offered("buy") >= {"BLK-09", "BLK-10", "BLK-11"}
    t.play("buy:BLK-10")
    assert t.deciding == "play-card"
    none = dei().acts(0).play("down:AUX-1 finish")
    assert none.view().players[0].pad[0].down


@rule("DEI-CARD-05")
def test_only_one_card_of_a_phase_lies_face_down():
    """T-54"""
    t = dei().acts(0).play("down:AUX-1 finish")
    assert t.why("down:AUX-2") == "one-face-down"
    assert t.offered("down") == set()
    t.play("play:AUX-2 finish end-phase")
    later = t.acts(0, phase=2)
    assert later.may("down:AUX-3")


@rule("DEI-CARD-06", "DEI-MARKET-08")
def test_a_card_bought_first_may_be_played_second():
    """T-53"""
    t = dei().row("black", "BLK-09", "BLK-10", "BLK-11").has(0, 9).acts(0).play("down:AUX-1 buy:BLK-10")
    assert "BLK-10" in t.in_hand(0)
    t.play("play:BLK-10")
    assert t.left == {"M": 2, "C": 1}


@rule("DEI-CARD-07")
def test_hands_are_public():
    t = dei()
    assert len(t.view().players[0].hand) == 8
    assert t.view(1).players[0].hand == t.view(0).players[0].hand


@rule("DEI-ADV-COPY")
def test_copy_gives_all_symbols_of_a_card_that_was_played_this_turn():
    """T-59"""
    t = dei().played(0, "AUX-3").played(0, "AUX-2", down=True).hand(1, "BLK-01").acts(1).play("play:BLK-01")
    assert t.why("copy:AUX-2") == "not-played"
    assert t.why("copy:AUX-1") == "not-played"
    assert t.why("copy:BLK-01") == "not-played"
    t.play("copy:AUX-3")
    assert t.left == {"M": 3}


@rule("DEI-ADV-COPY", "DEI-CLEAN-02")
def test_cards_of_the_last_turn_cannot_be_copied():
    t = dei().played(0, "AUX-3").hand(1, "BLK-01").cleans_up().first(1).acts(1).play("play:BLK-01")
    assert t.why("copy:AUX-3") == "not-played"


@rule("DEI-ADV-COPY")
def test_a_copy_is_not_copied_but_what_stands_beside_it_is():
    t = dei().played(0, "BLK-02").hand(1, "BLK-01").acts(1).play("play:BLK-01 copy:BLK-02")
    assert t.left == {"M": 1}
    nothing = dei().played(0, "BLK-01").hand(1, "BLK-02").acts(1).play("play:BLK-02")
    assert nothing.why("copy:BLK-01") == "nothing-to-copy"


@rule("DEI-ADV-COPY")
def test_ones_own_cards_may_be_copied_and_by_a_ruling_no_others():
    t = dei(copy_scope="own").played(0, "AUX-3").played(1, "FMZ-1").hand(1, "BLK-01").acts(1).play("play:BLK-01")
    assert t.why("copy:AUX-3") == "not-yours-to-copy"
    assert t.play("copy:FMZ-1").left == {"R": 2}


@rule("DEI-ADV-COPY")
def test_a_copied_flight_flies_as_far_as_on_the_card():
    t = dei().played(0, "DRN-HAR-2").hand(1, "BLK-01").acts(1).play("play:BLK-01 copy:DRN-HAR-2")
    assert t.view().drone_range == 4


@rule("DEI-ADV-01", "DEI-MARKET-12")
def test_market_cards_have_more_or_other_symbols():
    t = dei().hand(0, "TAC-4").acts(0).play("play:TAC-4")
    assert t.left == {"Rr": 1, "Mr": 1, "C": 1}
    assert t.view().players[0].card_supplies == 2


@rule("DEI-CANDY-02", "DEI-CANDY-03")
def test_a_candy_adds_its_symbol_to_the_card_just_played():
    kinds = {
        "recruit": "R", "shelter": "BS", "move": "M", "elevator": "BE", "collect": "C", "bridge": "BB", "tech": "T",
    }  # fmt: skip
    for kind, symbol in kinds.items():
        t = dei().candy(0, kind).uses(0, "D:HAR+0").play(f"candy:{kind}")
        assert t.left == {"HAR": 1, symbol: 1}
        assert t.view().players[0].pad[0].candy == kind
        assert t.candies(0) == 0


@rule("DEI-CANDY-02")
def test_only_one_candy_lies_on_a_card():
    t = fx1().candy(0, "move", "collect").uses(0, "R", "R").play("candy:move")
    assert t.why("candy:collect") == "candy-lies"
    assert t.why("candy:wild") == "no-such-candy"
    t.play("finish play:AUX-4 candy:collect")
    assert t.candies(0) == 0


@rule("DEI-CANDY-02")
def test_a_candy_is_put_on_a_card_that_is_in_play():
    t = fx1().candy(0, "move").candy(1, "move").acts(0)
    assert t.why("candy:move", 0) == "no-card-in-play"
    assert t.play("play:AUX-1").why("candy:move", 1) == "no-card-in-play"


@rule("DEI-CANDY-02")
def test_a_card_with_nothing_left_waits_for_a_candy():
    t = fx1().candy(0, "move").units(0, "2.1.p:1").uses(0, "R").play("recruit:R:2.1.p")
    assert t.options() == ["candy:move", "finish"]
    t.play("candy:move move:M:2.1.p to:2.1.a crew:2:alone")
    assert t.deciding == "play-card"


@rule("DEI-CANDY-02")
def test_on_a_card_face_down_any_candy_lies_or_by_a_ruling_a_wild_one():
    """T-81"""
    t = fx1().candy(0, "recruit", "wild").row("tactic", "TAC-1", "TAC-2", "TAC-3").has(0, 2).acts(0)
    t.play("down:AUX-1 candy:recruit")
    assert t.why("buy:TAC-3") == "too-few-outposts 1 0"
    assert t.why("candy:wild") == "candy-lies"
    assert t.play("recruit:R:2.1.p").where(0) == {"2.1.p": 1}
    ruled = fx1(candy_on_facedown="wild_only").candy(0, "recruit", "wild").acts(0).play("down:AUX-1")
    assert ruled.why("candy:recruit") == "only-wild"
    assert ruled.may("candy:wild")


@rule("DEI-CANDY-05")
def test_only_the_owner_sees_which_candy_it_is():
    t = fx1().candy(0, "move", "wild")
    assert t.view(0).players[0].candy == ("move", "wild")
    assert (t.view(1).players[0].candy, t.view(1).players[0].candy_count) == ((), 2)
    assert sum(t.view(0).candy_unseen) == 14
    assert sum(t.view(1).candy_unseen) == 16


@rule("DEI-CANDY-05", "DEI-CANDY-01")
def test_an_empty_reserve_gives_no_candy():
    t = fx1().candy(3, *(2 * ["recruit", "shelter", "move", "elevator", "collect", "bridge", "tech", "wild"]))
    t.units(1, "2.1.a:1").drone("REA", "2.1.a").uses(0, "D:REA+0").play("fly:REA:2.1.a reap:1")
    assert [t.candies(seat) for seat in range(4)] == [0, 0, 0, 16]


@rule("DEI-CANDY-01")
def test_the_killer_draws_first_then_the_victims_clockwise():
    t = fx1().units(1, "2.1.a:1").units(3, "2.1.a:1").drone("REA", "2.1.a").uses(2, "D:REA+0")
    t.play("fly:REA:2.1.a reap:1 reap:3")
    assert [event["seat"] for event in t.told("candy-drawn-secret")] == [2, 3, 1]
    assert [name for name, _ in t.events(3) if name.startswith("candy-drawn")] == [
        "candy-drawn-secret",
        "candy-drawn",
        "candy-drawn-secret",
    ]


@rule("DEI-CLEAN-05")
def test_candy_on_cards_goes_back_to_the_reserve():
    t = fx1().candy(0, "move").uses(0, "R").play("candy:move")
    assert (t.view().candy_on_cards, t.view().candy_reserve) == (1, 15)
    t.cleans_up()
    assert (t.view().candy_on_cards, t.view().candy_reserve) == (0, 16)
    assert t.view().candy_unseen == (2,) * 8


@rule("DEI-CARD-02")
@pytest.mark.parametrize(
    "action", ["move:M:2.1.a", "fly:HAR:2.1.a", "gain:T", "copy:FMZ-1", "finish", "recruit:R:2.1.p", "collect:C:2.1.b"]
)
def test_without_a_card_in_play_no_symbol_is_executed(action):
    t = fx1().drone("HAR", "2.1.a").units(0, "2.1.a:1").acts(0)
    assert t.why(action) == "no-card-in-play"
    assert t.play("play:AUX-1").why(action, 1) == "no-card-in-play"


@rule("DEI-CARD-02")
def test_what_a_card_does_not_show_is_not_executed():
    t = fx1().played(1, "FMZ-1").uses(0, "M")
    assert t.why("gain:T") == "symbol-not-left 15"
    assert t.why("copy:FMZ-1") == "symbol-not-left 13"
    assert t.why("shelter:BS:2.1.a") == "symbol-not-left 10"
    assert t.why("crew:0:alone") == "empty-crew"
