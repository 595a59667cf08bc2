"""The turn: a roll, then plant or rest, then draw; and when the last one is over."""

import pytest

from ludoteca.games.vendemmia.game import GAME
from tests.games.vendemmia.table import Table, vendemmia
from tests.support import rule

LOW = ("barbera-1", "dolcetto-1", "freisa-1")
PLANT_LOW = "die:1 vine:barbera-1 terrace:1"


def ready_to_plant(seats: int = 2) -> Table:
    return vendemmia(seats).hand(0, *LOW).dice(3, 4).to_act(0)


@rule("VEN-TURN-01")
def test_the_first_seat_begins():
    assert vendemmia(4).turn_of == 0


@rule("VEN-TURN-01")
def test_the_first_turn_begins_with_a_roll_that_all_see():
    t = vendemmia(4)
    first, second = t.view().dice
    assert 1 <= min(first, second) <= max(first, second) <= 6
    for viewer, who in ((0, "You roll"), (2, "Player A rolls"), (-1, "Player A rolls")):
        told = [GAME.texts("en").event(event, viewer) for event in t.match.events(viewer)]
        assert told == [f"{who} {first} and {second}."]


@rule("VEN-TURN-01")
def test_the_log_of_a_match_begins_with_the_first_roll():
    t = vendemmia()
    t.rest(t.own_hand(0)[0])
    assert [event.kind.name for event in t.match.events(-1)][:2] == ["rolled", "composted"]


@rule("VEN-TURN-01")
def test_every_turn_begins_with_a_roll_of_two_dice():
    t = ready_to_plant().rolls(6, 1).play(PLANT_LOW)
    assert t.view().dice == (6, 1)
    assert t.log()[-1] == "Player B rolls 6 and 1."


@rule("VEN-TURN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats):
    t = vendemmia(seats)
    order = []
    for _ in range(2 * seats + 1):
        order.append(t.turn_of)
        t.rest(t.own_hand(t.turn_of)[0])
    assert order == [*range(seats), *range(seats), 0]


@rule("VEN-TURN-02")
def test_a_turn_is_over_when_one_vine_is_planted():
    t = ready_to_plant().play(PLANT_LOW)
    assert t.turn_of == 1
    assert t.legal(0) == []


@rule("VEN-TURN-02")
def test_a_turn_is_over_after_a_rest():
    assert ready_to_plant().rest("barbera-1").turn_of == 1


@rule("VEN-TURN-02")
def test_who_can_plant_may_rest_instead():
    assert ready_to_plant().legal()[:3] == ["die:1", "die:2", "rest"]


@rule("VEN-TURN-02")
def test_resting_is_possible_where_nothing_can_be_planted():
    t = vendemmia(baskets=0).hand(0, "barbera-9", "freisa-9").dice(1, 1).to_act(0)
    assert t.legal() == ["rest"]


@rule("VEN-TURN-02")
def test_resting_is_possible_with_an_empty_hand():
    assert "rest" in vendemmia().hand(0).whole_draw_pile().dice(6, 6).to_act(0).legal()


@rule("VEN-TURN-02", "LUD-TURN-02")
def test_nobody_plays_in_the_turn_of_another():
    assert ready_to_plant().why("rest", seat=1).rule == "LUD-TURN-02"


@rule("VEN-DRAW-01")
def test_a_planted_vine_is_replaced_from_the_draw_pile():
    t = ready_to_plant().draw("nebbiolo-7", "nebbiolo-8").play(PLANT_LOW)
    assert t.own_hand(0) == ("dolcetto-1", "freisa-1", "nebbiolo-7")


@rule("VEN-DRAW-01")
def test_one_draws_until_one_holds_three():
    t = vendemmia().hand(0, "barbera-1").draw("nebbiolo-7", "nebbiolo-8", "nebbiolo-9").dice(3, 4).to_act(0)
    assert t.play(PLANT_LOW).own_hand(0) == ("nebbiolo-7", "nebbiolo-8", "nebbiolo-9")


@rule("VEN-DRAW-01")
def test_one_draws_only_as_long_as_the_draw_pile_lasts():
    t = vendemmia().hand(0, "barbera-1").whole_draw_pile("nebbiolo-7").dice(3, 4).to_act(0).play(PLANT_LOW)
    assert t.own_hand(0) == ("nebbiolo-7",)
    assert t.view().draw_pile == ()
    assert t.turn_of == 1


@rule("VEN-DRAW-01")
def test_nobody_draws_at_the_end_of_the_turn_of_another():
    t = ready_to_plant().hand(1, "freisa-9").play(PLANT_LOW)
    assert t.own_hand(1) == ("freisa-9",)


@rule("VEN-DRAW-01")
def test_one_draws_before_the_next_seat_rolls():
    t = ready_to_plant().draw("nebbiolo-7").rolls(2, 2).play(PLANT_LOW)
    assert t.log(0) == ["You plant Barbera 1 on terrace 1.", "You draw Nebbiolo 7.", "Player B rolls 2 and 2."]


@rule("VEN-END-01")
def test_everybody_has_nine_turns():
    t = vendemmia(3)
    turns = [0, 0, 0]
    while not t.match.over:
        turns[t.turn_of] += 1
        t.rest(t.own_hand(t.turn_of)[0])
    assert turns == [9, 9, 9]


@rule("VEN-END-01")
def test_the_ninth_turn_of_the_last_seat_ends_the_game():
    t = vendemmia().hand(1, *LOW).dice(3, 4).to_act(1, turns_had=8).play(PLANT_LOW)
    assert t.match.over
    assert t.log()[-1] == "The harvest is in: the terraces are counted."


@rule("VEN-END-01")
def test_the_ninth_turn_of_another_seat_does_not():
    t = vendemmia().hand(0, *LOW).dice(3, 4).to_act(0, turns_had=8).play(PLANT_LOW)
    assert (t.match.over, t.turn_of) == (False, 1)


@rule("VEN-END-01")
def test_the_eighth_turn_of_the_last_seat_does_not():
    t = vendemmia().hand(1, *LOW).dice(3, 4).to_act(1, turns_had=7).play(PLANT_LOW)
    assert (t.match.over, t.turn_of, t.view().round) == (False, 0, 9)


@rule("VEN-END-01", "LUD-TURN-03")
def test_after_the_end_nothing_can_be_done():
    t = vendemmia().hand(1, *LOW).dice(3, 4).to_act(1, turns_had=8).play(PLANT_LOW)
    assert t.why("rest", seat=0).rule == "LUD-TURN-03"
    assert t.view().round == 9


@rule("VEN-END-01")
@pytest.mark.parametrize("rounds", [3, 12])
def test_a_match_may_be_shorter_or_longer(rounds):
    t = vendemmia(rounds=rounds).hand(1, *LOW).dice(3, 4).to_act(1, turns_had=rounds - 2)
    assert t.view().rounds == rounds
    assert not t.play(PLANT_LOW).match.over
    t = vendemmia(rounds=rounds).hand(1, *LOW).dice(3, 4).to_act(1, turns_had=rounds - 1)
    assert t.play(PLANT_LOW).match.over
