from __future__ import annotations

from tests.games.dei.table import fx1
from tests.support import rule


@rule("DEI-ACT-C1", "DEI-GAME-02")
def test_a_collect_takes_a_resource_from_the_map():
    """T-26"""
    t = fx1().units(0, "2.1.b:1").uses(0, "C")
    bank = t.bank
    t.play("collect:C:2.1.b")
    assert (t.lies("2.1.b"), t.resources(0), t.bank) == (1, (2, 1), bank)
    assert fx1().units(0, "2.1.R:C").uses(0, "C").play("collect:C:2.1.R").resources(0) == (1, 2)


@rule("DEI-ACT-C1", "DEI-MAJ-05")
def test_what_a_collect_needs():
    t = fx1().units(0, "2.1.b:1 2.1.a:1").units(1, "2.1.b:1").uses(0, "C")
    assert t.why("collect:C:2.1.p") == "no-unit-to-collect"
    assert t.why("collect:C:2.1.a") == "no-token"
    assert t.why("collect:C:2.1.b") == "collect-minority 1 1"
    assert t.rule_of("collect:C:2.1.b") == "DEI-MAJ-05"


@rule("DEI-ADV-Cb")
def test_a_blue_collect_may_be_exchanged():
    """T-27"""
    t = fx1().units(0, "2.1.b:1").uses(0, "Cb")
    tech, energy = t.bank
    t.play("collect:Cb:2.1.b exchange")
    assert (t.lies("2.1.b"), t.resources(0), t.bank) == (1, (1, 2), (tech + 1, energy - 1))
    roof = fx1().units(0, "2.1.R:1").uses(0, "Cb").play("collect:Cb:2.1.R exchange")
    assert (roof.resources(0), roof.bank) == ((2, 1), (tech - 1, energy + 1))
    kept = fx1().units(0, "2.1.b:1").uses(0, "Cb").play("collect:Cb:2.1.b keep")
    assert (kept.resources(0), kept.bank) == ((2, 1), (tech, energy))


@rule("DEI-ADV-Cg")
def test_a_green_collect_gives_a_tech_besides():
    """T-28"""
    t = fx1().units(0, "2.1.R:1").uses(0, "Cg")
    tech, energy = t.bank
    t.play("collect:Cg:2.1.R")
    assert (t.resources(0), t.bank) == ((2, 2), (tech - 1, energy))


@rule("DEI-TAL-T5", "DEI-CANDY-01")
def test_extreme_remedies_kill_where_one_has_no_majority():
    """T-29"""
    t = fx1().talents(0, "extreme-remedies").units(0, "2.1.b:1").units(1, "2.1.b:3").uses(0, "C")
    t.play("kill:C:2.1.b")
    assert t.where(1) == {"2.1.b": 2}
    assert [t.candies(seat) for seat in range(4)] == [0, 1, 0, 0]
    assert (t.resources(0), t.supplied(0)) == ((1, 1), 0)


@rule("DEI-TAL-T5")
def test_what_extreme_remedies_need():
    t = fx1().talents(0, "extreme-remedies").units(0, "2.1.b:2 2.1.c:1").units(1, "2.1.b:1 2.1.d:1 2.1.c:C")
    t.uses(0, "C")
    assert t.why("kill:C:2.1.b") == "has-majority"
    assert t.why("kill:C:2.1.d") == "no-unit-to-collect"
    assert t.why("kill:C:2.1.c") == "no-victim"
    assert fx1().units(0, "2.1.b:1").units(1, "2.1.b:2").uses(0, "C").why("kill:C:2.1.b") == "no-talent 4"


@rule("DEI-TAL-T5")
def test_the_victim_is_chosen_among_several():
    t = fx1().talents(0, "extreme-remedies").units(0, "2.1.b:1").units(1, "2.1.b:1").units(2, "2.1.b:1C")
    t.uses(0, "C").play("kill:C:2.1.b")
    assert t.options() == ["victim:1", "victim:2"]
    assert t.why("victim:0") == "no-victim"
    assert t.why("victim:3") == "no-victim"
    t.play("victim:2")
    assert (t.where(1), t.where(2)) == ({"2.1.b": 1}, {"2.1.b": 1})


@rule("DEI-TAL-M4")
def test_deep_dig_places_a_resource():
    """T-30"""
    t = fx1().talents(0, "deep-dig").units(0, "2.3.R:1").uses(0, "C")
    tech, energy = t.bank
    t.play("dig:C:2.3.R")
    assert (t.lies("2.3.R"), t.resources(0), t.bank) == (2, (1, 1), (tech, energy - 1))


@rule("DEI-TAL-M4")
def test_what_deep_dig_needs():
    t = fx1().talents(0, "deep-dig").units(0, "2.1.b:1").units(1, "2.1.b:5")
    t.has(1, t.bank[0], 0).has(2, 1 + t.bank[0], 0).uses(0, "C")
    assert t.why("dig:C:2.1.a") == "no-unit-to-collect"
    assert t.why("dig:C:2.1.b") == "bank-empty 0"
    minority = fx1().talents(0, "deep-dig").units(0, "2.1.b:1").units(1, "2.1.b:5").uses(0, "C")
    assert minority.play("dig:C:2.1.b").lies("2.1.b") == 3
    assert fx1().units(0, "2.1.b:1").uses(0, "C").why("dig:C:2.1.b") == "no-talent 15"


@rule("DEI-TAL-M1")
def test_resource_exploitation_exchanges_tech_beside_an_elevator():
    """T-31"""
    t = fx1().talents(0, "resource-exploitation").units(0, "2.1.p:1").uses(0, "C")
    tech, energy = t.bank
    t.play("collect:C:2.1.p exchange")
    assert (t.resources(0), t.bank) == ((1, 2), (tech + 1, energy - 1))
    own = fx1().talents(0, "resource-exploitation").built(0, "elevator", "2.1-b-R").units(0, "2.1.b:1").uses(0, "C")
    assert own.play("collect:C:2.1.b exchange").resources(0) == (1, 2)


@rule("DEI-TAL-M1")
def test_resource_exploitation_needs_an_elevator_one_may_use_and_tech():
    other = fx1().talents(0, "resource-exploitation").built(1, "elevator", "2.1-b-R").units(0, "2.1.b:1").uses(0, "C")
    assert other.play("collect:C:2.1.b").resources(0) == (2, 1)
    roof = fx1().talents(0, "resource-exploitation").units(0, "2.1.R:1").uses(0, "C").play("collect:C:2.1.R")
    assert roof.resources(0) == (1, 2)


@rule("DEI-TAL-M1", "DEI-ADV-Cg")
def test_only_the_token_from_the_map_is_exchanged():
    t = fx1().talents(0, "resource-exploitation").units(0, "2.1.p:1").uses(0, "Cg").play("collect:Cg:2.1.p exchange")
    assert t.resources(0) == (2, 2)


@rule("DEI-ADV-RES", "DEI-ADV-S")
def test_gains_come_from_the_bank_at_once():
    t = fx1().uses(0, "+2T", "+1E", "+2S")
    tech, energy = t.bank
    t.play("gain:T gain:E gain:S")
    assert (t.resources(0), t.supplied(0), t.bank) == ((3, 2), 2, (tech - 2, energy - 1))


@rule("DEI-ADV-RES")
def test_an_empty_bank_gives_what_it_has():
    t = fx1()
    t.has(1, t.bank[0], 1).uses(0, "+2T").play("gain:T")
    assert (t.resources(0)[0], t.bank[0]) == (2, 0)
