from __future__ import annotations

import pytest

from tests.games.dirty_deeds.table import deeds
from tests.support import rule


@rule("DD-KEY-01", "DD-KEY-02")
def test_free_are_opaque_hexes_and_those_of_opponents_without_an_opponent_on_them():
    t = deeds().holds(0, "B1,0 B2,0").holds(1, "B1,-1 B0,1").stands("1-spy", "B0,1").acts(0, "knight")
    t.play("place:B1,0")
    assert t.offered("conquer") == {"B0,0", "B1,-1", "B2,-1", "B1,1"}
    assert t.why("conquer:B0,1") == "guarded"
    assert t.rule_of("conquer:B0,1") == "DD-KEY-01"
    assert t.why("conquer:B2,0") == "already-yours"
    assert t.rule_of("conquer:B2,0") == "DD-KEY-01"


@rule("DD-KEY-01")
def test_a_protected_hex_is_free_again_once_the_character_is_captured():
    """DD-T17"""
    t = deeds(2).holds(0, "B1,0 B2,0").holds(1, "B0,0").stands("1-spy", "B0,0").screen(0, opaque=3)
    t.acts(0, "knight", "costly").play("place:B1,0 capture:1:spy")
    t.play("place:B-4,4 conquer-stop").fists()
    t.commit(0, "knight").commit(1, "fist").play("place:B1,0 conquer:B0,0")
    assert t.tile("B0,0") == 0


@rule("DD-KEY-01")
def test_an_own_character_on_an_opaque_hex_does_not_hinder_its_conquest():
    t = deeds(2).holds(0, "B1,0").stands("0-spy", "B0,0").acts(0, "knight").play("place:B1,0 conquer:B0,0")
    assert t.tile("B0,0") == 0
    assert t.on("B0,0") == "0-spy"


@rule("DD-KEY-04")
def test_a_base_is_never_conquered():
    t = deeds(2).holds(0, "B-3,3").acts(0, "knight").play("place:B-3,3")
    assert t.why("conquer:B-4,4") == "inviolable"
    assert t.rule_of("conquer:B-4,4") == "DD-KEY-04"


@rule("DD-KEY-03")
def test_a_character_is_put_on_a_hex_of_ones_own_that_is_empty():
    t = deeds().holds(0, "B1,0 B2,0 B0,0").holds(1, "M0,0").stands("0-spy", "B1,0").stands("1-spy", "B2,0")
    t.acts(0, "knight")
    assert t.offered("place") == {"B4,0", "B0,0"}
    assert t.why("place:B1,0") == t.why("place:B2,0") == "not-free"
    assert t.rule_of("place:B1,0") == "DD-KEY-03"
    assert t.why("place:M0,0") == t.why("place:M1,0") == "not-controlled"
    assert t.rule_of("place:M0,0") == "DD-KEY-02"


@rule("DD-KEY-02", "DD-KEY-03")
def test_the_base_is_a_controlled_territory():
    assert deeds().acts(1, "knight").offered("place") == {"B-4,4"}


@rule("DD-KEY-05", "DD-KEY-06")
def test_conquered_tiles_become_domains_and_come_out_of_the_reserve():
    t = deeds().holds(0, "B1,0").holds(1, "B0,0").holds(2, "B1,-1").acts(0, "knight")
    t.play("place:B1,0 conquer:B0,0 conquer:B1,-1 conquer:B2,0")
    assert t.has(0) == {"c1": 1, "c2": 1, "opaque": 1}
    assert t.left(0) == 30 - 1 - 3
    assert t.owned(0) == {"B1,0", "B0,0", "B1,-1", "B2,0"}
    assert t.left(1) == 29


@rule("DD-KEY-05")
def test_one_may_conquer_fewer():
    t = deeds().acts(0, "knight").play("place:B4,0 conquer:B3,0 conquer-stop")
    assert t.owned(0) == {"B3,0"}
    assert t.to_act == (1,)


@rule("DD-KEY-05")
def test_conquering_ends_where_nothing_is_left_to_conquer():
    t = deeds(2).holds(0, "B3,0 B3,1").acts(0, "knight").play("place:B4,0 conquer:B4,-1")
    assert t.to_act == (1,)
    t = deeds(2).holds(0, "B3,0 B3,1 B4,-1").acts(0, "knight").play("place:B4,0")
    assert t.to_act == (1,)
    assert t.on("B4,0") == "0-knight"


@rule("DD-KEY-07")
def test_without_a_reserve_nothing_is_conquered():
    t = deeds(2).reserve(0, 2).acts(0, "knight").play("place:B4,0 conquer:B3,0 conquer:B3,1")
    assert t.to_act == (1,)
    assert t.left(0) == 0
    t.play("place:B-4,4 conquer-stop").fists()
    assert t.why("conquer:B2,0", 0) == "reserve-empty"
    assert t.rule_of("conquer:B2,0", 0) == "DD-KEY-07"
    t.commit(0, "knight").commit(1, "fist").play("place:B4,0")
    assert t.on("B4,0") == "0-knight"
    assert t.turn == 4


@rule("DD-BOARD-06")
def test_hexes_of_different_wheels_are_no_neighbours():
    t = deeds(2).holds(0, "B4,-2").acts(0, "knight").play("place:B4,-2")
    assert not any(name.startswith("M") for name in t.offered("conquer"))


@rule("DD-BOARD-06")
@pytest.mark.parametrize(("one", "other"), [("B4,-2", "M-3,1"), ("M0,-3", "S1,1"), ("S-1,2", "B2,-4")])
def test_by_a_ruling_the_wheels_touch_in_three_places(one, other):
    for here, there in ((one, other), (other, one)):
        t = deeds(2, links="touching").holds(0, here).acts(0, "knight").play(f"place:{here} conquer:{there}")
        assert t.tile(there) == 0


@rule("DD-BOARD-06")
def test_where_wheels_touch_a_knight_reaches_across():
    t = deeds(2, links="touching", range_defeat=2).holds(0, "B4,-2").stands("1-spy", "M-2,1").screen(0, opaque=3)
    assert t.acts(0, "knight", "costly").play("place:B4,-2").offered("capture") == {"1:spy"}
    t = deeds(2, links="touching", range_defeat=2).holds(0, "B4,-2").screen(0, opaque=3)
    t.stands("1-spy", "M-1,1").stands("1-chrono", "M-3,1")
    assert t.acts(0, "knight", "costly").play("place:B4,-2").offered("capture") == {"1:chrono"}


@rule("DD-BOARD-06")
def test_the_way_over_a_third_wheel_counts_too():
    wheels = deeds(2, links="touching").layout.wheels
    names = deeds(2).names
    far = {name: int(wheels.distance(names.index("B4,-2"), names.index(name))) for name in ("M-3,1", "S1,1", "S-1,2")}
    assert far == {"M-3,1": 1, "S1,1": 6, "S-1,2": 5}
    assert deeds(2).layout.wheels.distance(0, 61) == 1000


@rule("DD-BOARD-08")
def test_only_what_the_supply_has_can_be_taken():
    """DD-T14"""
    t = deeds(2).holds(0, "B2,0 B2,2 S1,0").common(t=1, i=4).acts(0, "chrono")
    t.play("do:discovery place:B4,0")
    assert t.has(0) == {"t": 1}
    assert t.supply[:2] == (0, 4)


@rule("DD-BOARD-09")
def test_the_supply_is_refilled_only_when_it_has_no_token_of_either_kind():
    """DD-T14"""
    t = deeds(2).holds(0, "B2,0").common(t=1, i=1).exhausted(t=5, i=7).acts(0, "chrono").play("do:discovery place:B4,0")
    assert t.supply[:2] == (0, 1)
    assert t.spent == (5, 7)
    t = deeds(2).holds(0, "B2,0").common(t=1, i=0).exhausted(t=5, i=7).acts(0, "chrono").play("do:discovery place:B4,0")
    assert t.supply[:2] == (5, 7)
    assert t.spent == (0, 0)
    assert t.told("refilled") == [{"traditions": 5, "enchantments": 7}]


@rule("DD-BOARD-09")
def test_tiles_and_characters_stay_exhausted_when_tokens_return():
    t = deeds(2).common(t=0, i=0).exhausted(t=2, c1=3).stands("1-spy", "exhausted").acts(0, "knight")
    t.play("place:B4,0 conquer-stop")
    assert t.supply[:2] == (2, 0)
    assert t.spent_tiles == [0, 3]
    assert t.where("1-spy") == "exhausted"


@rule("DD-BOARD-09")
def test_an_empty_supply_is_refilled_later_if_nothing_was_exhausted():
    """DD-T35: everything is behind screens; then a Violation pays."""
    t = deeds(2).screen(0, opaque=1, t=2, i=2).common(t=0, i=0).acts(1, "knight").play("place:B-4,4 conquer-stop")
    assert t.supply[:2] == (0, 0)
    t = deeds(2).screen(0, opaque=1, t=2, i=2).common(t=0, i=0).acts(0, "spy", "costly").play("conquer:M0,0")
    assert t.supply[:2] == (2, 2)
    assert t.spent == (0, 0)


@rule("DD-TURN-10")
def test_an_action_without_room_comes_back():
    """DD-T30: the base carries the Knight, and there is no other hex."""
    t = deeds(2).stands("0-knight", "B4,0").acts(0, "chrono")
    assert t.to_act == (1,)
    assert t.where("0-chrono") == "behind"
    assert t.told("fizzled") == [{"seat": 0, "character": 2}]


@rule("DD-TURN-10")
def test_an_impossible_costly_action_returns_its_burden_and_the_familiar_stays():
    """DD-T19: a Violation without a reserve."""
    t = deeds(2).screen(0, opaque=1, t=2, i=2).reserve(0, 0).acts(0, "spy", "costly")
    assert t.to_act == (1,)
    assert t.where("0-spy") == "behind"
    assert t.has(0) == {"opaque": 1, "t": 2, "i": 2}
    assert t.square(0) == 0


@rule("DD-TURN-10")
def test_by_a_ruling_an_impossible_costly_action_becomes_a_simple_one():
    t = deeds(2, fizzle="downgrade_to_simple").screen(0, opaque=3).acts(0, "knight", "costly")
    assert t.has(0) == {"opaque": 3}
    assert t.deciding == "place-character"
    t.play("place:B4,0 conquer:B3,0 conquer-stop")
    assert t.owned(0) == {"B3,0"}
    assert t.square(0) == 0
    t = deeds(2, fizzle="downgrade_to_simple").screen(0, opaque=2, t=2, i=3).reserve(0, 0).acts(0, "engineer", "costly")
    assert t.options() == ["do:gathering", "do:tunnel"]
    t = deeds(2, fizzle="downgrade_to_simple").screen(0, opaque=3).stands("0-spy", "B4,0").acts(0, "knight", "costly")
    assert t.where("0-knight") == "behind"
    assert t.has(0) == {"opaque": 3}


@rule("DD-TURN-10")
def test_by_a_ruling_an_impossible_costly_action_loses_its_burden():
    t = deeds(2, fizzle="lose_burden").screen(0, opaque=1, t=2, i=2).reserve(0, 0).acts(0, "spy", "costly")
    assert t.has(0) == {}
    assert t.spent == (2, 2)
    assert t.where("0-spy") == "behind"
    assert t.square(0) == 0
