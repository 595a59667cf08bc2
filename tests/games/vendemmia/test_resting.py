"""Resting: a vine on the compost heap, a basket, a look at the top of the draw pile."""

from tests.games.vendemmia.table import Table, vendemmia
from tests.support import rule


def tired(*vines: str) -> Table:
    """Seat 0 to act, with these vines in hand and two known vines on top of the draw pile."""
    return vendemmia().hand(0, *vines).draw("nebbiolo-9", "nebbiolo-8").dice(1, 1).to_act(0)


@rule("VEN-REST-01")
def test_who_rests_chooses_a_vine_of_the_hand_for_the_compost_heap():
    t = tired("barbera-1", "freisa-9", "dolcetto-4").play("rest")
    assert t.legal() == ["compost:barbera-1", "compost:freisa-9", "compost:dolcetto-4"]


@rule("VEN-REST-01")
def test_the_compost_heap_is_there_for_all_to_see():
    t = tired("barbera-1", "freisa-9").compost("dolcetto-1").rest("freisa-9")
    assert [t.view(viewer).compost for viewer in (0, 1, -1)] == [("dolcetto-1", "freisa-9")] * 3
    assert t.log(1)[0] == "Player A composts Freisa 9."
    assert "freisa-9" not in t.own_hand(0)


@rule("VEN-REST-01")
def test_a_vine_that_is_not_in_the_hand_cannot_be_composted():
    t = tired("barbera-1").hand(1, "freisa-9")
    before_resting = t.why("compost:freisa-9")
    assert before_resting == t.play("rest").why("compost:freisa-9")
    assert before_resting.text == "that vine is not in your hand"


@rule("VEN-REST-01")
def test_a_refused_compost_cites_the_rule_about_compost():
    assert tired("barbera-1").play("rest").why("compost:freisa-9").rule == "VEN-REST-01"


@rule("VEN-REST-01", "LUD-TURN-01")
def test_a_vine_is_composted_only_by_who_rests():
    refusal = tired("barbera-1").why("compost:barbera-1")
    assert (refusal.rule, refusal.first) == ("LUD-TURN-01", ("rest",))


@rule("VEN-REST-01")
def test_with_an_empty_hand_there_is_nothing_to_compost():
    t = tired().play("rest")
    assert t.legal() == ["leave", "bury"]
    assert t.view().compost == ()


@rule("VEN-REST-01")
def test_nobody_plants_a_vine_while_resting():
    assert "vine:barbera-1" not in tired("barbera-1").dice(6, 6).play("rest").legal()


@rule("VEN-REST-02")
def test_who_rests_takes_a_basket_from_the_store():
    t = tired("barbera-1").baskets(0, 4).rest("barbera-1")
    assert (t.view().baskets, t.view().store) == ((5, 2), 24 - 7)
    assert t.log(0)[1] == "You rest and now have 5 baskets."


@rule("VEN-REST-02")
def test_the_last_basket_of_the_store_can_be_taken():
    t = tired("barbera-1").baskets(0, 11).baskets(1, 12).rest("barbera-1")
    assert (t.view().baskets, t.view().store) == ((12, 12), 0)


@rule("VEN-REST-02")
def test_from_an_empty_store_nobody_takes_a_basket():
    t = tired("barbera-1").baskets(0, 12).baskets(1, 12).rest("barbera-1")
    assert (t.view().baskets, t.view().store) == ((12, 12), 0)
    assert t.turn_of == 1


@rule("VEN-REST-02")
def test_with_an_empty_hand_a_basket_is_taken_too():
    assert tired().baskets(0, 0).play("rest").view().baskets == (1, 2)


@rule("VEN-REST-02")
def test_the_basket_is_taken_only_when_the_vine_is_composted():
    assert tired("barbera-1").play("rest").view().baskets == (2, 2)


@rule("VEN-REST-03")
def test_who_rests_looks_at_the_top_vine_and_then_leaves_or_buries_it():
    t = tired("barbera-1").play("rest compost:barbera-1")
    assert t.view(0).draw_pile[-1] == "nebbiolo-9"
    assert t.legal() == ["leave", "bury"]
    assert t.turn_of == 0


@rule("VEN-REST-03")
def test_a_vine_left_on_top_is_the_next_to_be_drawn():
    t = tired("barbera-1", "freisa-1", "freisa-2").rest("barbera-1", "leave")
    assert t.own_hand(0) == ("freisa-1", "freisa-2", "nebbiolo-9")


@rule("VEN-REST-03")
def test_a_buried_vine_goes_to_the_bottom_and_the_one_below_it_is_drawn():
    t = tired("barbera-1", "freisa-1", "freisa-2").rest("barbera-1", "bury")
    assert t.own_hand(0) == ("freisa-1", "freisa-2", "nebbiolo-8")
    assert t.view(0).draw_pile[0] == "nebbiolo-9"


@rule("VEN-REST-03")
def test_where_the_draw_pile_is_empty_there_is_nothing_to_look_at():
    t = vendemmia().hand(0, "barbera-1").whole_draw_pile().dice(1, 1).to_act(0).play("rest compost:barbera-1")
    assert t.turn_of == 1
    assert t.view().baskets == (3, 2)


@rule("VEN-REST-03")
def test_the_only_vine_of_the_draw_pile_is_drawn_even_if_it_is_buried():
    t = vendemmia().hand(0, "barbera-1").whole_draw_pile("nebbiolo-9").dice(1, 1).to_act(0).rest("barbera-1", "bury")
    assert t.own_hand(0) == ("nebbiolo-9",)


@rule("VEN-REST-03")
def test_nobody_leaves_or_buries_without_having_looked():
    t = tired("barbera-1")
    for action, seat in (("bury", 0), ("leave", 0), ("bury", 1), ("leave", 1)):
        refusal = t.why(action, seat)
        assert (refusal.rule, refusal.text) == ("VEN-REST-03", "you are not looking at the top of the pile")


@rule("VEN-REST-03")
def test_another_seat_does_not_look():
    t = tired("barbera-1").play("rest compost:barbera-1")
    assert t.legal(1) == []
    assert t.why("bury", seat=1).rule == "LUD-TURN-02"
