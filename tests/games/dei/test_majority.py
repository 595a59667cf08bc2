from __future__ import annotations

from ludoteca.games.dei.rules.majority import has_supremacy
from tests.games.dei.table import dei, fx1
from tests.support import rule


@rule("DEI-MAJ-04", "DEI-ACT-C1")
def test_a_shared_majority_is_nobodys():
    """T-07"""
    t = fx1().units(0, "2.1.b:2").units(1, "2.1.b:2").units(2, "2.1.b:1")
    for seat, missing in ((0, 1), (1, 1), (2, 2)):
        assert t.uses(seat, "C").why("collect:C:2.1.b", seat) == f"collect-minority {missing} 1"


@rule("DEI-TAL-T3", "DEI-MAJ-04")
def test_city_knowledge_wins_ties():
    """T-08"""
    t = fx1().talents(0, "city-knowledge").units(0, "2.1.a:1").units(1, "2.1.b:1").uses(0, "M", "C")
    t.play("move:M:2.1.a to:2.1.b")
    assert t.majority("2.1.b") == 0
    t.play("collect:C:2.1.b")
    assert t.resources(0) == (2, 1)


@rule("DEI-TAL-T3")
def test_city_knowledge_wins_no_more_than_ties():
    t = fx1().talents(0, "city-knowledge").units(0, "2.1.b:1").units(1, "2.1.b:2").units(2, "2.1.b:2")
    assert t.majority("2.1.b") == -1
    assert fx1().talents(2, "city-knowledge").units(1, "2.1.b:2").units(2, "2.1.b:2").majority("2.1.b") == 2
    assert fx1().talents(1, "city-knowledge").units(1, "2.1.b:2").units(2, "2.1.b:2").majority("2.1.b") == 1


@rule("DEI-TAL-T2")
def test_a_fortress_adds_two_beside_ones_shelter():
    """T-09"""
    t = fx1().talents(1, "fortress").built(1, "shelter", "2.1.b").units(1, "2.1.b:1").units(0, "2.1.a:4").uses(0, "M")
    t.play("move:M:2.1.a")
    assert t.view().region("2.1.b").standings[0].added == (("fortress", 2),)
    assert t.play("to:2.1.b").where(0) == {"2.1.b": 4}
    few = fx1().talents(1, "fortress").built(1, "shelter", "2.1.b").units(1, "2.1.b:1").units(0, "2.1.a:3").uses(0, "M")
    assert few.play("move:M:2.1.a").why("to:2.1.b") == "move-minority 1 1"


@rule("DEI-MAJ-02")
def test_what_talents_add_counts_only_with_a_unit():
    """T-10"""
    t = fx1().talents(1, "fortress").built(1, "shelter", "2.1.b").units(0, "2.1.a:1").uses(0, "M")
    assert t.play("move:M:2.1.a to:2.1.b").majority("2.1.b") == 0
    ghost = fx1(unitless_bonus=True).talents(1, "fortress").built(1, "shelter", "2.1.b").units(0, "2.1.b:1")
    assert (ghost.value(1, "2.1.b"), ghost.majority("2.1.b")) == (2, 1)


@rule("DEI-TAL-T1")
def test_bombardment_adds_two_below_ones_bridges():
    """T-11"""
    t = fx1().talents(0, "bombardment").built(0, "bridge", "2.3-R-S-c").units(0, "2.3.c:1").units(1, "2.3.c:2")
    assert (t.value(0, "2.3.c"), t.majority("2.3.c")) == (3, 0)
    assert t.built(0, "bridge", "2.3-R-S-c").value(0, "2.3.c") == 3
    assert t.units(0, "2.3.R:1").value(0, "2.3.R") == 1
    assert fx1().talents(0, "bombardment").built(1, "bridge", "2.3-R-S-c").units(0, "2.3.c:1").value(0, "2.3.c") == 1


@rule("DEI-TAL-T4", "DEI-DRONE-05")
def test_a_trojan_horse_adds_one_beside_any_drone_that_rests_there():
    """T-12"""
    t = dei().talents(0, "trojan-horse").drone("TRA", "2.1.a").drone("HAR", "2.1.p").units(0, "2.3.b:1")
    t.units(1, "2.3.b:1").uses(3, "D:TRA+0")
    assert t.majority("2.3.b") == -1
    t.play("fly:TRA:2.3.b carry:0")
    assert (t.value(0, "2.3.b"), t.majority("2.3.b"), t.controller("2.3")) == (2, 0, 0)
    assert t.drone("HAR", "2.3.b").value(0, "2.3.b") == 2
    t.drone("HAR", "2.1.p").uses(3, "D:TRA+0").play("fly:TRA:2.1.a carry:0")
    assert t.majority("2.3.b") == -1


@rule("DEI-TAL-T6")
def test_each_shelter_of_a_caravan_counts_one():
    t = fx1().talents(0, "caravan").built(0, "shelter", "2.1.b", "2.1.b").units(0, "2.1.b:1")
    assert t.value(0, "2.1.b") == 3


@rule("DEI-MAJ-01", "DEI-CHAMP-01")
def test_scrappers_and_the_champion_count_one_each():
    t = fx1().units(0, "2.1.b:2C").units(1, "2.1.b:1")
    assert [t.value(seat, "2.1.b") for seat in range(4)] == [3, 1, 0, 0]


@rule("DEI-MAJ-03")
def test_opponents_are_never_added_together():
    t = fx1().units(0, "2.1.b:3").units(1, "2.1.b:2").units(2, "2.1.b:2")
    assert t.majority("2.1.b") == 0


@rule("DEI-MAJ-09")
def test_supremacy_is_a_majority_without_others():
    t = fx1().units(0, "2.1.b:2 2.1.a:1").units(1, "2.1.b:1")
    assert has_supremacy(t.s, 0, t.region("2.1.a"))
    assert not has_supremacy(t.s, 0, t.region("2.1.b"))
    assert not has_supremacy(t.s, 0, t.region("2.1.c"))


@rule("DEI-TAL-03", "DEI-TAL-05")
def test_a_locked_talent_has_no_effect():
    t = fx1().locked(0, "fortress").built(0, "shelter", "2.1.b").units(0, "2.1.b:1")
    assert t.value(0, "2.1.b") == 1
