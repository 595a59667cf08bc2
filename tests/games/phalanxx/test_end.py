"""The end: when it begins, who still plays, the shrinking display, how long a match is."""

import pytest

from ludoteca.games.phalanxx.game import GAME
from tests.games.phalanxx.table import Table, phalanxx
from tests.support import rule

FIVE = "X06 X07 X08 X09 X10"


def almost_over(seats: int, player: int, deck: str = "", talents: int = 9) -> Table:
    """It is this player's turn, and only these cards are left in the deck."""
    return phalanxx(seats).display(FIVE).whole_deck(deck).talents(*[talents] * seats).to_buy(player)


def played_out(t: Table) -> int:
    turns = 0
    while not t.match.over:
        t.idle()
        turns += 1
    return turns


@rule("PHX-END-01")
def test_the_end_begins_when_the_display_cannot_be_refilled():
    t = almost_over(2, 0, deck="X01")
    t.play("buy-none")
    assert (t.view().ending, t.view().deck) == (False, 0)
    t = almost_over(2, 0).play("buy-none")
    assert t.view().ending
    assert "The deck is empty: the last turns are being played." in t.log()


@rule("PHX-END-01")
def test_a_purchase_too_may_trigger_the_end():
    assert almost_over(2, 0).play("buy:1").view().ending


@rule("PHX-END-02")
def test_play_goes_on_until_the_last_player_has_had_a_turn():
    t = almost_over(3, 0).idle()
    assert (t.match.over, t.turn_of) == (False, 1)
    t.idle()
    assert (t.match.over, t.turn_of) == (False, 2)
    assert t.idle().match.over


@rule("PHX-END-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_the_end_begins_in_the_last_players_turn_that_is_the_last(seats):
    assert almost_over(seats, seats - 1).idle().match.over


@rule("PHX-END-03", "PHX-END-01")
def test_with_a_card_left_it_is_not():
    t = almost_over(2, 1, deck="X01").idle()
    assert (t.match.over, t.turn_of) == (False, 0)


@rule("PHX-END-02")
def test_it_is_the_order_of_play_that_counts_and_not_the_seat():
    """With seat 1 the first player, seat 0 has the last turn."""
    seed = next(seed for seed in range(50) if phalanxx(2, seed=seed).turn_of == 1)
    t = phalanxx(2, seed=seed)
    last = t.turn_of
    while not t.match.over:
        last = t.turn_of
        t.idle()
    assert last == 0


@rule("PHX-END-04")
def test_t25_the_display_shrinks():
    t = almost_over(3, 0).play("buy-none")
    assert t.on_display == ["", "X06", "X07", "X08", "X09"]
    t.play("die:1 slot:1 income die:2 slot:2 income die:3 slot:3 income end-turn")
    assert t.legal() == ["buy:4", "buy:3", "buy:2", "buy:1", "buy-none"]
    assert t.why("buy:5") == "PHX-END-04: there is no card in that space"
    assert t.why("buy:5", language="it") == "PHX-END-04: in quello spazio non c'è nessuna carta"
    t.play("buy:3")
    assert t.on_display == ["", "", "X06", "X08", "X09"]
    t.play("die:1 slot:1 income die:2 slot:2 income die:3 slot:3 income end-turn")
    assert t.legal() == ["buy:3", "buy:2", "buy:1", "buy-none"]
    t.idle()
    assert t.match.over
    assert t.on_display == ["", "", "", "X06", "X08"]


@rule("PHX-END-04")
def test_every_space_keeps_its_price():
    t = almost_over(2, 0).turns("buy-none", "die:1 slot:1 income die:2 slot:2 income die:3 slot:3 income end-turn")
    t.rolls(6, 6, 6).play("buy:2")
    assert (t.talents[1], t.hand_of(1)) == (7, ["X08"])


@rule("PHX-END-04")
def test_an_empty_display_may_be_passed_by():
    t = phalanxx().display("- - - - -").whole_deck("").last_turns().to_buy(1)
    assert t.legal() == ["buy-none"]
    assert t.idle().match.over


@rule("PHX-END-05")
@pytest.mark.parametrize(("seats", "turns"), [(2, 30), (3, 39), (4, 44)])
def test_t04_a_match_has_a_fixed_number_of_turns(seats, turns):
    t = phalanxx(seats)
    assert t.view().turns == turns
    assert played_out(t) == turns


@rule("PHX-END-05", "PHX-END-01")
@pytest.mark.parametrize(("seats", "turn"), [(2, 30), (3, 37), (4, 44)])
def test_t04_the_turn_in_which_the_end_begins(seats, turn):
    t = phalanxx(seats)
    while True:
        now = t.view().turn
        t.play("buy-none")
        if t.view().ending:
            break
        t.finish()
    assert now == turn


@rule("PHX-END-05")
def test_each_turn_takes_one_card_from_the_deck():
    t = phalanxx(2)
    for left in range(28, 18, -1):
        assert t.idle().view().deck == left


@rule("PHX-END-06")
def test_cards_in_hand_are_worth_nothing():
    assert phalanxx().hand(0, "XXX01 XXX04 XX15").score(0) == phalanxx().hand(1, "XXX01").score(0)


@rule("PHX-END-02", "LUD-TURN-03")
def test_after_the_end_nothing_can_be_done():
    t = almost_over(2, 1).idle()
    assert t.match.legal() == []
    assert t.why("buy-none", seat=0).startswith("LUD-TURN-03")


@rule("PHX-END-05")
def test_the_turns_are_counted_up_to_the_last():
    t = phalanxx().display(FIVE).whole_deck("").last_turns().to_end(1, after=14)
    assert (t.view().turn, t.view().turns) == (30, 30)
    t.play("end-turn")
    assert (t.match.over, t.view().turn) == (True, 30)


@pytest.mark.parametrize(
    ("language", "head", "total"),
    [("en", "Turn 30 of 30", "Total"), ("it", "Turno 30 di 30", "Totale")],
)
def test_the_plain_lines_end_with_the_score_sheet(language, head, total):
    t = phalanxx().display(FIVE).whole_deck("").strength(15, 6).last_turns().to_end(1, after=14).play("end-turn")
    lines = GAME.sheet(t.view(0), GAME.texts(language))
    assert lines[0] == head
    assert lines[-1].split() == [total, "23", "15"]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["You have 26 points.", "Player B has 15 points."]),
        ("it", ["Fai 26 punti.", "Giocatore B fa 15 punti."]),
    ],
)
def test_the_scores_are_told(language, lines):
    t = phalanxx().display(FIVE).whole_deck("").strength(15, 6).talents(9, 0).last_turns().to_end(1).play("end-turn")
    assert t.log(0, language) == lines
