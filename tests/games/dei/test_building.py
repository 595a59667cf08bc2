from __future__ import annotations

from tests.games.dei.table import dei, fx1
from tests.support import rule


@rule("DEI-ACT-BS", "DEI-ACT-B1")
def test_a_shelter_is_built_where_one_has_a_unit_even_in_minority():
    t = fx1().units(0, "2.1.b:1 2.3.R:C").units(1, "2.1.b:5").uses(0, "BS", "BS")
    assert t.why("shelter:BS:2.1.a") == "no-unit-to-build"
    t.play("shelter:BS:2.1.b shelter:BS:2.3.R")
    assert t.view().players[0].constructions[0] == ("2.1.b", "2.3.R", "")


@rule("DEI-ACT-BB", "DEI-ACT-B1")
def test_a_bridge_needs_a_unit_on_one_of_its_roofs():
    t = fx1().units(0, "2.1.p:1").uses(0, "BB")
    assert t.why("bridge:BB:2.1-R-S-p") == "no-unit-to-build"
    for roof in ("2.1.R", "2.1.S"):
        assert fx1().units(0, f"{roof}:1").uses(0, "BB").offered("bridge") == {"BB:2.1-R-S-p"}


@rule("DEI-ACT-BE", "DEI-ACT-B1")
def test_an_elevator_needs_a_unit_at_one_of_its_ends():
    t = fx1().units(0, "2.1.b:1").uses(0, "BE")
    assert t.offered("elevator") == {"BE:2.1-b-R", "BE:2.3-a-R"}
    assert t.why("elevator:BE:2.1-a-R") == "no-unit-to-build"
    assert t.why("elevator:BE:2.2-a-R") == "not-on-board"
    roof = fx1().units(0, "2.1.S:1").uses(0, "BE")
    assert roof.offered("elevator") == {"BE:2.1-c-S", "BE:2.1-d-S", "BE:2.1-p-S"}


@rule("DEI-ACT-B2")
def test_one_may_build_where_something_stands_already():
    t = fx1().built(1, "shelter", "2.1.p").built(0, "shelter", "2.1.p").units(0, "2.1.p:1").uses(0, "BS", "BE")
    t.play("shelter:BS:2.1.p elevator:BE:2.1-p-R")
    assert t.view().players[0].constructions == (("2.1.p", "2.1.p", ""), ("", "", ""), ("2.1-p-R", "", ""))


@rule("DEI-ACT-B3")
def test_with_none_in_reserve_one_is_taken_up():
    """T-36"""
    t = fx1().built(0, "elevator", "2.1-a-R", "2.1-c-S", "2.1-d-S").units(0, "2.1.b:1").uses(0, "BE")
    t.play("elevator:BE:2.1-b-R")
    assert t.options() == ["take-elevator:2.1-a-R", "take-elevator:2.1-c-S", "take-elevator:2.1-d-S"]
    assert t.why("take-elevator:2.1-p-S") == "not-built-there"
    t.play("take-elevator:2.1-c-S")
    assert t.view().players[0].constructions[2] == ("2.1-a-R", "2.1-b-R", "2.1-d-S")


@rule("DEI-ACT-B3")
def test_only_one_of_the_same_kind_is_taken_up():
    t = fx1().built(0, "shelter", "2.1.a", "2.1.a", "2.1.c").built(0, "bridge", "2.1-R-S-p").units(0, "2.1.b:1 2.1.c:1")
    t.uses(0, "BS", "BS").play("shelter:BS:2.1.c")
    assert t.options() == ["take-shelter:2.1.a"]
    assert t.why("take-bridge:2.1-R-S-p") == "other-kind"
    assert t.why("take-shelter:2.1.c") == "same-slot"
    t.play("take-shelter:2.1.a")
    assert t.view().players[0].constructions[0] == ("2.1.c", "2.1.a", "2.1.c")
    full = fx1().built(0, "shelter", "2.1.b", "2.1.b", "2.1.b").units(0, "2.1.b:1").uses(0, "BS")
    assert full.why("shelter:BS:2.1.b") == "same-slot"


@rule("DEI-TAL-L3")
def test_a_drop_pod_builds_a_shelter_anywhere():
    """T-37"""
    assert fx1().uses(0, "BS").why("shelter:BS:2.3.c") == "no-unit-to-build"
    t = fx1().talents(0, "drop-pod").uses(0, "BS").play("shelter:BS:2.3.c")
    assert t.view().players[0].constructions[0] == ("2.3.c", "", "")


@rule("DEI-TAL-L1")
def test_a_field_engineer_moves_after_building_a_way():
    """T-41"""
    t = fx1().talents(0, "field-engineer").units(0, "2.1.b:1").uses(0, "BE").play("elevator:BE:2.1-b-R")
    assert t.left == {"M": 2}
    t.play("finish")
    assert t.deciding == "play-card"
    bridge = fx1().talents(0, "field-engineer").units(0, "2.1.R:1").uses(0, "BB").play("bridge:BB:2.1-R-S-p")
    assert bridge.left == {"M": 2}
    shelter = fx1().talents(0, "field-engineer").units(0, "2.1.R:1").uses(0, "BS", "C").play("shelter:BS:2.1.R")
    assert shelter.left == {"C": 1}


@rule("DEI-ACT-BS", "DEI-ACT-BB", "DEI-ACT-BE")
def test_build_is_any_of_the_three():
    t = fx1().units(0, "2.1.R:1").uses(0, "B", "B", "B")
    t.play("shelter:B:2.1.R bridge:B:2.1-R-S-p elevator:B:2.1-p-R")
    assert t.view().players[0].constructions == (("2.1.R", "", ""), ("2.1-R-S-p", "", ""), ("2.1-p-R", "", ""))


@rule("DEI-OUT-04", "DEI-TAL-T1")
def test_a_bridge_built_changes_control_below():
    t = fx1().talents(0, "bombardment").units(1, "2.3.b:2").units(0, "2.3.b:1 2.3.R:1").uses(0, "BB")
    assert t.controller("2.3") == 1
    t.play("bridge:BB:2.3-R-S-b")
    assert t.controller("2.3") == 0


@rule("DEI-OUT-04", "DEI-TAL-T2")
def test_a_shelter_taken_up_changes_control_where_it_stood():
    t = fx1().talents(0, "fortress").built(0, "shelter", "2.3.b", "2.1.a", "2.1.c")
    t.units(0, "2.3.b:1 2.1.d:1").units(1, "2.3.b:2").uses(0, "BS")
    assert t.controller("2.3") == 0
    t.play("shelter:BS:2.1.d take-shelter:2.3.b")
    assert t.controller("2.3") == 1


@rule("DEI-COMP-05")
def test_everybody_has_three_of_each_kind():
    t = dei()
    assert all(player.constructions == (("", "", ""),) * 3 for player in t.view().players)
