from __future__ import annotations

from ludoteca.games.dei.rules.majority import garrisons
from tests.games.dei.table import fx1
from tests.support import rule


@rule("DEI-OUT-01", "DEI-OUT-07")
def test_whoever_has_the_majority_takes_the_cube():
    """T-13"""
    t = fx1().units(0, "2.1.b:1").uses(0, "M").play("move:M:2.1.b to:2.3.b")
    assert (t.controller("2.3"), t.cubes(0)) == (0, {"green": 1})
    assert t.told("outpost-taken")


@rule("DEI-OUT-02")
def test_who_loses_the_majority_hands_the_cube_over():
    """T-14"""
    t = fx1().units(0, "2.3.b:1").units(1, "2.1.b:2").uses(1, "M").play("move:M:2.1.b to:2.3.b")
    assert (t.cubes(0), t.cubes(1)) == ({}, {"green": 1})
    assert [event["rival"] for event in t.told("outpost-conquered")] == [0]


@rule("DEI-OUT-05")
def test_in_a_tie_the_controller_keeps_the_cube():
    """T-15"""
    t = fx1().units(0, "2.3.b:1").units(1, "2.1.b:1").uses(1, "Mr").play("move:Mr:2.1.b to:2.3.b")
    assert (t.majority("2.3.b"), t.controller("2.3")) == (-1, 0)
    assert t.view().outposts[1].kept
    free = fx1(tie_control="release").units(0, "2.3.b:1").units(1, "2.1.b:1").uses(1, "Mr")
    assert free.play("move:Mr:2.1.b to:2.3.b").controller("2.3") == -1


@rule("DEI-OUT-03")
def test_an_outpost_that_is_left_alone_is_abandoned():
    """T-16"""
    t = fx1().units(0, "2.3.b:1").uses(0, "M").play("move:M:2.3.b to:2.3.c")
    assert (t.controller("2.3"), t.cubes(0)) == (-1, {})
    assert len(t.told("outpost-lost")) == 1


@rule("DEI-OUT-05")
def test_an_absent_controller_keeps_nothing_in_a_tie():
    """T-17"""
    t = fx1().units(0, "2.3.b:2").units(1, "2.3.b:1").units(2, "2.3.b:1").uses(0, "M")
    assert t.play("move:M:2.3.b to:2.3.c crew:2:alone").controller("2.3") == -1


@rule("DEI-OUT-02", "DEI-OUT-04")
def test_who_stays_takes_the_outpost_of_who_leaves():
    """T-18"""
    t = fx1().units(0, "2.3.b:2").units(1, "2.3.b:1").uses(0, "M").play("move:M:2.3.b to:2.3.c crew:2:alone")
    assert t.controller("2.3") == 1


@rule("DEI-OUT-03", "DEI-DRONE-REA", "DEI-CANDY-01", "DEI-DRONE-06")
def test_the_last_one_killed_loses_the_outpost():
    """T-19"""
    t = fx1().units(0, "2.3.b:1").drone("REA", "2.3.b").uses(1, "D:REA+0").play("fly:REA:2.3.b reap:0")
    assert (t.reserve(0), t.controller("2.3"), t.supplied(1)) == (15, -1, 1)
    assert [t.candies(seat) for seat in range(4)] == [1, 1, 0, 0]


@rule("DEI-OUT-04", "DEI-OUT-05", "DEI-DRONE-REA")
def test_all_who_are_reaped_die_at_once():
    """T-83"""

    def reaped(*seats):
        t = fx1().units(1, "2.3.b:2").units(0, "2.3.b:2").units(2, "2.3.b:1").drone("REA", "2.3.b")
        assert t.controller("2.3") == 1
        t.uses(3, "D:REA+0").play("fly:REA:2.3.b " + " ".join(f"reap:{seat}" for seat in seats) + " reap-stop")
        return t.controller("2.3")

    assert reaped(0) == 1
    assert reaped(0, 1) == 1
    assert reaped(1, 0) == 1
    assert reaped(1) == 0


@rule("DEI-OUT-03")
def test_a_teleported_controller_loses_the_outpost():
    t = fx1().units(0, "2.3.b:1").drone("TEL", "2.3.b").uses(0, "D:TEL+0").play("fly:TEL:2.3.b beam:scrapper:2.1.a")
    assert t.controller("2.3") == -1


@rule("DEI-OUT-06")
def test_outposts_of_one_region_have_one_controller():
    t = fx1().cleared(city="2.2@180 2.3@270").units(0, "2.2.a:1").uses(0, "M").play("move:M:2.2.a to:2.2.d")
    assert (t.controller("2.2"), t.controller("2.3")) == (0, 0)
    assert t.cubes(0) == {"red": 1, "green": 1}


@rule("DEI-MAJ-08", "DEI-CHAMP-02")
def test_one_scrapper_garrisons_an_outpost_and_a_champion_does_not():
    t = fx1().units(0, "2.3.b:1").units(1, "2.3.b:5").units(2, "2.3.b:C")
    outpost = t.outpost("2.3")
    assert [garrisons(t.s, seat, outpost) for seat in range(4)] == [True, True, False, False]
    champions = fx1(champion_garrisons=True).units(2, "2.3.b:C")
    assert garrisons(champions.s, 2, outpost)


@rule("DEI-ACT-R5", "DEI-OUT-03")
def test_a_scrapper_taken_from_an_outpost_abandons_it():
    """T-23"""
    t = fx1().units(0, "2.3.b:1 2.1.a:14").uses(0, "R").play("recruit:R:2.1.p from:2.3.b")
    assert (t.controller("2.3"), t.where(0)) == (-1, {"2.1.a": 14, "2.1.p": 1})
