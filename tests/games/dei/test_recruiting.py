from __future__ import annotations

from tests.games.dei.table import dei, fx1
from tests.support import rule


@rule("DEI-ACT-R1", "DEI-ACT-R3")
def test_at_a_neutral_shelter_no_majority_is_needed():
    """T-21"""
    t = fx1().units(1, "2.1.p:5").uses(0, "R").play("recruit:R:2.1.p")
    assert (t.where(0), t.reserve(0)) == ({"2.1.p": 1}, 14)


@rule("DEI-ACT-R2")
def test_at_ones_own_shelter_the_majority_is_needed_after_placing():
    """T-22"""
    t = fx1().built(0, "shelter", "2.1.b").units(1, "2.1.b:2").uses(0, "R")
    assert t.why("recruit:R:2.1.b") == "recruit-minority 2 1"
    strong = fx1().built(0, "shelter", "2.1.b").units(1, "2.1.b:2").units(0, "2.1.b:2").uses(0, "R")
    assert strong.play("recruit:R:2.1.b").where(0) == {"2.1.b": 3}


@rule("DEI-ACT-R3")
def test_beside_a_neutral_shelter_ones_own_asks_for_nothing():
    t = fx1().built(0, "shelter", "2.1.p").units(1, "2.1.p:5").uses(0, "R").play("recruit:R:2.1.p")
    assert t.where(0) == {"2.1.p": 1}


@rule("DEI-ACT-R1", "DEI-ACT-R4", "DEI-ACT-B4")
def test_shelters_of_others_are_not_used():
    t = fx1().built(1, "shelter", "2.1.b").uses(0, "R")
    assert t.why("recruit:R:2.1.b") == "rival-shelter"
    assert t.why("recruit:R:2.1.a") == "no-shelter"
    assert t.offered("recruit") == {"R:2.1.p"}


@rule("DEI-ACT-R5")
def test_with_an_empty_reserve_a_scrapper_comes_from_the_map():
    t = fx1().units(0, "2.1.a:14 2.1.p:1C").uses(0, "R", "R").play("recruit:R:2.1.p")
    assert t.deciding == "recruit-from"
    assert t.options() == ["from:2.1.a"]
    assert t.why("from:2.1.p") == "same-region"
    assert t.why("from:2.1.b") == "no-scrapper-there"
    t.play("from:2.1.a")
    assert (t.where(0), t.reserve(0)) == ({"2.1.a": 13, "2.1.p": 3}, 0)


@rule("DEI-ACT-R5")
def test_the_champion_is_not_recruited_and_nobody_comes_from_the_same_region():
    t = fx1().units(0, "2.1.p:15 2.1.a:C").uses(0, "R")
    assert t.why("recruit:R:2.1.p") == "no-scrapper-there"


@rule("DEI-ACT-R5", "DEI-ACT-R2")
def test_a_scrapper_from_the_map_needs_the_majority_as_well():
    t = fx1().built(0, "shelter", "2.1.b").units(1, "2.1.b:1").units(0, "2.1.a:15").uses(0, "R")
    assert t.why("recruit:R:2.1.b") == "recruit-minority 1 1"


@rule("DEI-ADV-Rr")
def test_a_red_recruit_goes_wherever_one_has_a_unit():
    """T-24"""
    t = fx1().units(0, "2.1.c:1").uses(0, "Rr").play("recruit:Rr:2.1.c")
    assert t.where(0) == {"2.1.c": 2}
    champion = fx1().units(0, "2.1.c:C").uses(0, "Rr", "R")
    assert champion.may("recruit:Rr:2.1.c")
    assert not champion.may("recruit:R:2.1.c")


@rule("DEI-ADV-Rr")
def test_a_red_recruit_needs_the_majority_unless_the_table_says_otherwise():
    t = fx1().units(0, "2.1.c:1").units(1, "2.1.c:2").uses(0, "Rr")
    assert t.why("recruit:Rr:2.1.c") == "recruit-minority 1 2"
    free = fx1(red_recruit_majority=False).units(0, "2.1.c:1").units(1, "2.1.c:5").uses(0, "Rr")
    assert free.play("recruit:Rr:2.1.c").where(0) == {"2.1.c": 2}


@rule("DEI-ADV-Rr", "DEI-ACT-R2")
def test_by_that_ruling_a_shelter_without_a_unit_still_asks_for_the_majority():
    t = fx1(red_recruit_majority=False).built(0, "shelter", "2.1.c").units(1, "2.1.c:2").uses(0, "Rr")
    assert t.why("recruit:Rr:2.1.c") == "recruit-minority 2 2"
    t = fx1(red_recruit_majority=False).built(0, "shelter", "2.1.c").units(1, "2.1.c:2").units(0, "2.1.c:1")
    assert t.uses(0, "Rr").play("recruit:Rr:2.1.c").where(0) == {"2.1.c": 2}


@rule("DEI-ADV-Rr")
def test_a_red_recruit_may_also_use_shelters():
    """T-78"""
    t = fx1().built(0, "shelter", "2.3.c").uses(0, "Rr").play("recruit:Rr:2.3.c")
    assert t.where(0) == {"2.3.c": 1}
    assert fx1().units(1, "2.1.p:5").uses(0, "Rr").play("recruit:Rr:2.1.p").where(0) == {"2.1.p": 1}


@rule("DEI-ADV-Rg")
def test_a_green_recruit_may_place_a_resource():
    """T-25"""
    t = fx1().uses(0, "Rg")
    tech, energy = t.bank
    t.play("recruit:Rg:2.1.p")
    assert t.options() == ["seed", "seed-none"]
    t.play("seed")
    assert (t.lies("2.1.p"), t.bank) == (2, (tech - 1, energy))
    roof = fx1().built(0, "shelter", "2.3.R").uses(0, "Rg").play("recruit:Rg:2.3.R seed")
    assert (roof.lies("2.3.R"), roof.bank) == (2, (tech, energy - 1))
    none = fx1().uses(0, "Rg").play("recruit:Rg:2.1.p seed-none")
    assert (none.lies("2.1.p"), none.bank) == (1, (tech, energy))


@rule("DEI-ADV-Rg")
def test_an_empty_bank_seeds_nothing():
    t = fx1()
    t.has(1, t.bank[0] + 1, 1).uses(0, "Rg").play("recruit:Rg:2.1.p")
    assert t.deciding == "play-card"


@rule("DEI-ADV-Rg", "DEI-ACT-R5")
def test_a_green_recruit_from_the_map_may_place_a_resource_too():
    t = fx1().units(0, "2.1.a:15").uses(0, "Rg").play("recruit:Rg:2.1.p from:2.1.a seed")
    assert (t.lies("2.1.p"), t.where(0)) == (2, {"2.1.a": 14, "2.1.p": 1})


@rule("DEI-TAL-L5")
def test_prevail_asks_for_all_scrappers_on_the_map():
    """T-62"""
    t = fx1().talents(0, "prevail").units(0, "2.1.b:15").uses(0, "R").play("collect:R:2.1.b")
    assert t.resources(0) == (2, 1)
    fewer = fx1().talents(0, "prevail").units(0, "2.1.b:14").uses(0, "R")
    assert fewer.why("collect:R:2.1.b") == "not-all-on-map 1"


@rule("DEI-TAL-L5")
def test_a_recruit_used_as_a_collect_is_a_plain_one_that_talents_may_use():
    t = fx1().talents(0, "prevail", "deep-dig").units(0, "2.1.b:15").uses(0, "Rg").play("dig:R:2.1.b")
    assert t.lies("2.1.b") == 3
    green = fx1().talents(0, "prevail").units(0, "2.1.b:15").uses(0, "Rg").play("collect:R:2.1.b")
    assert green.resources(0) == (2, 1)


@rule("DEI-TAL-L5")
def test_prevail_uses_a_plain_recruit_before_one_that_can_do_more():
    t = fx1().talents(0, "prevail").units(0, "2.1.b:15").uses(0, "Rg", "R").play("collect:R:2.1.b")
    assert t.left == {"Rg": 1}
    none = fx1().talents(0, "prevail").units(0, "2.1.b:15").uses(0, "C")
    assert none.why("collect:R:2.1.b") == "symbol-not-left 0"


@rule("DEI-ADV-OUT")
def test_an_action_per_outpost_is_done_once_for_each():
    """T-60"""
    t = dei().holds(0, "red", 2).units(0, "2.1.a:1").uses(0, "Rr*red").play("recruit:Rr:2.1.a")
    assert t.left == {"Rr": 1}
    t.play("recruit:Rr:2.1.a")
    assert t.where(0) == {"2.1.a": 3}
    assert t.deciding == "play-card"


@rule("DEI-ADV-OUT", "DEI-CANDY-04")
def test_a_wild_outpost_lets_it_be_done_once_more():
    t = dei().holds(0, "red", 2).units(0, "2.1.a:1").candy(0, "wild").uses(0, "Rr*red")
    t.play("candy:wild recruit:Rr:2.1.a")
    assert t.left == {"Rr": 2}
    assert t.cubes(0) == {"red": 2}


@rule("DEI-ADV-OUT")
def test_without_an_outpost_of_the_colour_it_is_not_done_at_all():
    t = dei().holds(0, "blue", 2).units(0, "2.1.a:1").uses(0, "Rr*red")
    assert t.why("recruit:Rr:2.1.a") == "no-outpost-for-it 0"
    assert t.options() == ["finish"]
    wild = dei().units(0, "2.1.a:1").candy(0, "wild").uses(0, "Rr*red").play("candy:wild recruit:Rr:2.1.a")
    assert wild.where(0) == {"2.1.a": 2}


@rule("DEI-ADV-OUT")
def test_how_often_is_fixed_when_it_begins():
    t = fx1().units(0, "2.1.R:1 2.1.S:1").uses(0, "Mb*blue").play("move:Mb:2.1.S to:2.1.p")
    assert t.cubes(0) == {}
    assert t.deciding == "play-card"
    more = dei().holds(0, "blue", 1).units(0, "2.1.a:1 2.2.b:1").uses(0, "Mb*blue", "M")
    more.play("move:Mb:2.1.a to:2.1.R")
    assert more.left == {"M": 1}
