from __future__ import annotations

from itertools import permutations

import pytest

from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.kernel.state import HANDED_OVER
from ludoteca.play.match import Match, UndoRefused
from ludoteca.table.screen import undo_reach
from tests.games.dirty_deeds.table import deeds
from tests.support import rule


def acted(t):
    """The order in which the seats act."""
    return t.order


@rule("DD-TURN-01")
def test_all_choose_at_the_same_time_among_the_characters_behind_their_screen():
    t = deeds()
    assert t.to_act == (0, 1, 2)
    assert t.options(1) == [f"choose:{who}" for who in ("knight", "spy", "chrono", "engineer", "fist")]


@rule("DD-TURN-01")
def test_a_choice_is_made_step_by_step():
    t = deeds()
    assert t.why("intend:simple", 0) == "character-first"
    assert t.rule_of("intend:simple", 0) == "DD-TURN-01"
    assert t.why("pay:0:0", 0) == "intent-first"
    t.play("choose:knight", 0)
    assert t.why("choose:spy", 0) == "hand-chosen"
    assert t.why("pay:0:0", 0) == "intent-first"
    t.play("intend:simple", 0)
    assert t.why("intend:simple", 0) == "hand-chosen"
    assert t.options(0) == ["pay:0:0"]


@rule("DD-TURN-08", "DD-RECR-04", "DD-KEY-08")
def test_a_character_that_is_away_cannot_be_chosen():
    t = deeds().stands("0-knight", "B4,0").stands("0-spy", "exhausted").stands("0-chrono", "captive-2")
    assert t.offered("choose", 0) == {"engineer", "fist"}
    assert t.why("choose:knight", 0) == "on-the-map"
    assert t.rule_of("choose:knight", 0) == "DD-TURN-08"
    assert t.why("choose:spy", 0) == "is-exhausted"
    assert t.rule_of("choose:spy", 0) == "DD-RECR-04"
    assert t.why("choose:chrono", 0) == "is-captive"
    assert t.rule_of("choose:chrono", 0) == "DD-KEY-08"


@rule("DD-RECR-07")
def test_without_a_character_only_the_fist_is_left():
    t = deeds()
    for who, where in (("knight", "B4,0"), ("spy", "exhausted"), ("chrono", "captive-1"), ("engineer", "captive-2")):
        t.stands(f"0-{who}", where)
    assert t.offered("choose", 0) == {"fist"}


@rule("DD-TURN-06", "DD-RECR-08")
def test_an_empty_fist_is_for_recruitment_and_nothing_else_is_free():
    t = deeds().play("choose:fist", 0).play("choose:knight", 1)
    assert t.offered("intend", 0) == {"free"}
    assert t.why("intend:simple", 0) == "fist-is-free"
    assert t.why("intend:costly", 0) == "fist-is-free"
    assert t.rule_of("intend:simple", 0) == "DD-TURN-06"
    assert t.why("intend:free", 1) == "only-fist-is-free"
    assert t.rule_of("intend:free", 1) == "DD-RECR-08"


@rule("DD-TURN-02", "DD-KEY-09")
@pytest.mark.parametrize(
    ("who", "has", "missing"),
    [
        ("knight", {"opaque": 2}, "too-few-domains 1"),
        ("spy", {"opaque": 0, "t": 2, "i": 2}, "too-few-domains 1"),
        ("spy", {"opaque": 1, "t": 1, "i": 2}, "too-few-tokens 1 0"),
        ("spy", {"opaque": 1, "t": 2, "i": 0}, "too-few-tokens 2 1"),
        ("chrono", {"opaque": 1, "c1": 1}, "too-few-domains 1"),
        ("engineer", {"opaque": 2, "t": 2, "i": 2}, "too-few-tokens 1 1"),
        ("engineer", {"opaque": 2, "t": 1, "i": 3}, "too-few-tokens 1 0"),
        ("engineer", {"opaque": 1, "t": 2, "i": 3}, "too-few-domains 1"),
    ],
)
def test_a_costly_action_needs_its_exact_burden(who, has, missing):
    t = deeds().screen(0, **has).play(f"choose:{who}", 0)
    assert t.offered("intend", 0) == {"simple"}
    assert t.why("intend:costly", 0) == missing
    assert t.rule_of("intend:costly", 0) == "DD-KEY-09"


@rule("DD-KEY-09")
@pytest.mark.parametrize(
    ("who", "has"),
    [
        ("knight", {"opaque": 3}),
        ("spy", {"opaque": 1, "t": 2, "i": 2}),
        ("chrono", {"opaque": 1, "c1": 2}),
        ("engineer", {"opaque": 2, "t": 2, "i": 3}),
    ],
)
def test_who_has_the_burden_may_choose_the_costly_action(who, has):
    assert deeds().screen(0, **has).play(f"choose:{who}", 0).offered("intend", 0) == {"simple", "costly"}


@rule("DD-TURN-02")
def test_a_simple_action_has_no_burden():
    t = deeds().screen(0, opaque=3, c1=2).play("choose:knight intend:simple", 0)
    assert t.why("pay:1:0", 0) == "nothing-to-pay"
    assert t.rule_of("pay:1:0", 0) == "DD-TURN-02"


@rule("DD-KEY-10")
def test_a_burden_begins_with_a_tile_of_every_colour():
    """DD-T15: green holds four opaque tiles, two red and one orange."""
    t = deeds().screen(0, opaque=4, c1=2, c2=1).play("choose:chrono intend:costly", 0)
    assert t.offered("pay", 0) == {"1:1", "2:1"}
    assert t.why("pay:1:0", 0) == "every-colour 2"
    assert t.rule_of("pay:1:0", 0) == "DD-KEY-10"
    assert t.why("pay:0:0", 0) == "every-colour 2"
    assert t.why("pay:1:2", 0) == "lacks-colour"
    assert t.why("pay:3:0", 0) == "lacks-colour"
    assert t.why("pay:3:1", 0) == "lacks-colour"


@rule("DD-KEY-10")
def test_a_burden_of_two_and_of_one_take_different_colours():
    two = deeds(cost_acceleration_domains=2).screen(0, opaque=4, c1=2, c2=1).play("choose:chrono intend:costly", 0)
    assert two.offered("pay", 0) == {"1:1"}
    assert two.why("pay:2:0", 0) == "every-colour 2"
    one = deeds(cost_acceleration_domains=1).screen(0, opaque=4, c1=2, c2=1).play("choose:chrono intend:costly", 0)
    assert one.offered("pay", 0) == {"1:0", "0:1"}


@rule("DD-KEY-09")
def test_the_rest_of_a_burden_is_opaque_or_coloured_but_exact():
    t = deeds().screen(0, opaque=1, c1=5).play("choose:knight intend:costly", 0)
    assert t.offered("pay", 0) == {"2:0", "3:0"}
    assert t.why("pay:1:0", 0) == "lacks-opaque 1"
    assert t.rule_of("pay:1:0", 0) == "DD-KEY-09"
    free = deeds(cost_defeat_domains=0, cost_portal_domains=6).screen(0, c1=2).play("choose:knight intend:costly", 0)
    assert free.offered("pay", 0) == {"0:0"}
    assert free.why("pay:1:0", 0) == "too-many-tiles 0"


@rule("DD-KEY-11", "DD-KEY-12", "DD-KEY-15")
def test_a_paid_burden_goes_to_its_zones():
    """DD-T15: Acceleration with one red, one orange and one opaque tile."""
    t = deeds().screen(0, opaque=4, c1=2, c2=1).acts(0, "chrono", "costly", (1, 1))
    opaque = t.supply[2]
    t.play("place:B4,0 turn-stop")
    assert t.has(0) == {"opaque": 3, "c1": 1}
    assert t.spent_tiles == [0, 1, 1]
    assert t.supply[2] == opaque + 1


@rule("DD-KEY-12")
def test_paid_tokens_are_exhausted():
    t = deeds().screen(0, opaque=1, t=3, i=2).acts(0, "spy", "costly").play("conquer:M0,0")
    assert t.has(0) == {"opaque": 1, "t": 1}
    assert t.spent == (2, 2)


@rule("DD-TURN-03")
def test_nothing_is_seen_of_a_hand_before_all_are_ready():
    one, other = deeds(), deeds()
    one.commit(0, "knight")
    other.commit(0, "fist")
    assert one.view(1).ready == (1, 0, 0)
    for seat in (-1, 1, 2):
        assert one.bytes(seat) == other.bytes(seat)
    assert one.view(0).draft == ("choose:knight", "intend:simple", "pay:0:0")
    one.commit(1, "spy").commit(2, "fist")
    assert [player.hand.who for player in one.view().players if player.hand] == ["knight", "spy", "fist"]


def choosing(**settings):
    """A match of two whose bases lie."""
    m = Match(GAME, 2, 3, settings)
    while not m.together:
        m.push(m.legal()[0])
    return m


@rule("DD-TURN-03")
def test_a_hand_over_the_board_cannot_be_changed():
    m = choosing()
    m.push_plan(["choose:knight", "intend:simple"], 0)
    m.undo(0)  # it was not over the board yet
    m.push_plan(["choose:spy", "intend:simple"], 0)
    assert m.barriers("pay:0:0", 0) == HANDED_OVER
    m.push("pay:0:0", 0)
    with pytest.raises(UndoRefused, match="its choice stands") as refused:
        m.undo(0)
    with pytest.raises(UndoRefused):
        m.undo_to(m.ply - 1, 0)
    assert refused.value.reason == "ready"
    assert m.why_not("choose:knight", 0).text == "you are ready, and your choice stands"
    assert m.why_not("choose:knight", 0, "it").text == "hai già confermato, e la scelta non si cambia più"
    assert undo_reach(m, 0) == -1


@rule("DD-TURN-03")
def test_the_last_answer_confirms_the_whole_choice():
    m = choosing(start_opaque=3)

    def last(*answers, language="en"):
        m.push_plan(answers, 0)
        label = GAME.label(m.rules, m.view(0), GAME.texts(language), m.options(0)[0])
        m.undo(0)
        return label

    assert last("choose:knight", "intend:simple") == "Confirm: the Knight – Expansion"
    assert last("choose:engineer", "intend:simple", language="it") == "Conferma: il Geniere – Raccolta o Tunnel"
    assert last("choose:fist", "intend:free") == "Confirm: an empty fist – Recruitment"
    assert last("choose:knight", "intend:costly") == "Confirm: the Knight – Defeat, with 3 opaque tiles"
    m = choosing(simple_choice="commit")
    assert last("choose:chrono", "intend:drilling") == "Confirm: the Chrono-Arcanist – Drilling"


@rule("DD-TURN-03")
def test_by_a_setting_a_choice_can_be_withdrawn_until_all_hands_are_there():
    m = choosing(ready_final=False)
    m.push_plan(["choose:knight", "intend:simple", "pay:0:0"], 0)
    m.undo(0)
    m.push_plan(["choose:spy", "intend:simple", "pay:0:0"], 0)
    m.push_plan(["choose:fist", "intend:free", "pay:0:0"], 1)
    assert m.undo_reach(0) == m.ply


@rule("DD-TURN-04")
def test_the_quickest_hand_acts_first():
    """DD-T08: an Engineer, a Knight and a Spy; a fist is always last."""
    t = deeds().commit(0, "engineer").commit(1, "knight").commit(2, "spy")
    assert acted(t) == [1, 2, 0]
    t = deeds().commit(0, "fist").commit(1, "engineer").commit(2, "chrono")
    assert acted(t) == [2, 1, 0]


@rule("DD-TURN-04")
def test_by_a_ruling_the_slowest_hand_acts_first():
    t = deeds(speed_order="low_first").commit(0, "engineer").commit(1, "knight").commit(2, "spy")
    assert acted(t) == [0, 2, 1]


@rule("DD-TURN-04")
def test_speeds_are_parameters():
    t = deeds(speed_engineer=9).commit(0, "spy").commit(1, "engineer").commit(2, "knight")
    assert acted(t) == [1, 2, 0]


@rule("DD-TURN-05")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_at_the_table_the_hand_that_was_there_first_acts_first(order):
    """DD-T09"""
    t = deeds(commit_priority="realtime")
    for seat in order:
        t.commit(seat, "knight")
    assert acted(t) == list(order)


@rule("DD-TURN-05")
def test_the_first_of_two_knights_takes_a_hex_before_the_other_sees_it():
    """DD-T09"""
    t = deeds(2, commit_priority="realtime").holds(0, "B1,0").holds(1, "B-1,0")
    t.commit(1, "knight").commit(0, "knight")
    t.play("place:B-1,0 conquer:B0,0 conquer-stop")
    assert t.to_act == (0,)
    t.play("place:B1,0")
    assert t.why("conquer:B0,0") == ""
    t.play("conquer:B0,0")
    assert t.has(0) == {"c1": 1}


@rule("DD-TURN-05")
def test_in_turn_priority_goes_round_the_table():
    orders = []
    for turn in (1, 2, 3):
        t = deeds().at(turn)
        for seat in (2, 0, 1):
            t.commit(seat, "spy")
        orders.append(acted(t))
    assert orders == [[1, 2, 0], [2, 0, 1], [0, 1, 2]]


@rule("DD-TURN-05")
def test_by_lot_every_order_can_come_up():
    orders = set()
    for number in range(60):
        t = deeds(commit_priority="random")
        for _ in range(number):
            t.s.chance.below(2, 6)
        for seat in range(3):
            t.commit(seat, "fist")
        orders.add(tuple(t.order))
    assert len(orders) == 6


@rule("DD-TURN-05")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_unless_the_table_watches_hands_their_arrival_makes_no_difference(order):
    t = deeds()
    for seat in order:
        t.commit(seat, ("knight", "knight", "spy")[seat])
    assert t.hash() == deeds().commit(0, "knight").commit(1, "knight").commit(2, "spy").hash()


@rule("DD-TURN-07")
def test_which_of_two_simple_actions_it_is_is_decided_when_it_acts():
    t = deeds().play("choose:chrono", 0)
    assert t.offered("intend", 0) == {"simple"}
    assert t.why("intend:drilling", 0) == "named-later"
    assert t.rule_of("intend:drilling", 0) == "DD-TURN-07"
    t = deeds().acts(0, "chrono")
    assert t.options() == ["do:discovery", "do:drilling"]
    assert t.why("do:tunnel") == "not-its-action"
    assert deeds().acts(0, "engineer").options() == ["do:gathering", "do:tunnel"]


@rule("DD-TURN-07")
def test_by_a_ruling_the_simple_action_is_named_in_secret():
    t = deeds(2, simple_choice="commit").play("choose:engineer", 0).play("choose:knight", 1)
    assert t.offered("intend", 0) == {"gathering", "tunnel"}
    assert t.why("intend:simple", 0) == "named-now"
    assert t.why("intend:drilling", 0) == "not-its-action"
    assert t.offered("intend", 1) == {"simple"}
    assert t.why("intend:tunnel", 1) == "not-its-action"
    t.play("intend:tunnel pay:0:0", 0).play("intend:simple pay:0:0", 1)
    t.play("place:B-4,4 conquer-stop")
    assert t.to_act == (0,)
    assert t.deciding == "place-character"
    t.play("place:B4,0")
    assert "conquer:B-4,0" in t.options()


@rule("DD-TURN-08")
def test_a_character_that_acted_stays_on_the_map():
    t = deeds(2).commit(0, "knight").commit(1, "fist")
    t.play("place:B4,0 conquer-stop")
    assert t.turn == 2
    assert t.on("B4,0") == "0-knight"
    assert t.why("choose:knight", 0) == "on-the-map"


def test_the_chooser_is_told_what_comes_first_while_somebody_acts():
    t = deeds().acts(0, "knight")
    assert t.why("choose:spy", 0) == "another-first"
    assert t.why("intend:simple", 1) == "not-your-turn"
    assert t.why("pay:0:0", 1) == "not-your-turn"
