from __future__ import annotations

import pytest

from ludoteca.games.dei.rules.links import flights
from tests.games.dei.table import dei, fx1
from tests.support import rule


def reached(t, region, steps, seat=0):
    found = flights(t.s, seat, t.region(region), steps)
    return {t._name(r) for r in range(t.s.city.regions) if found >> r & 1}


@rule("DEI-DRONE-02", "DEI-MAP-10")
def test_for_drones_walls_are_no_borders():
    """G-25, G-26"""
    t = fx1()
    assert reached(t, "2.1.b", 1) == {"2.1.b", "2.1.a", "2.1.c", "2.1.p", "2.3.b", "2.1.R", "2.3.R"}
    assert len(reached(t, "2.1.b", 2)) == 11
    assert reached(t, "2.1.b", 0) == {"2.1.b"}


@rule("DEI-MAP-10")
def test_drones_use_bridges_of_whoever_steers_them():
    t = fx1().built(0, "bridge", "2.1-R-S-p")
    assert "2.1.S" in reached(t, "2.1.R", 1)
    assert "2.1.S" not in reached(t, "2.1.R", 1, seat=1)
    assert "2.3.S" in reached(t, "2.3.R", 1, seat=1)


@rule("DEI-DRONE-03", "DEI-TAL-L6")
@pytest.mark.parametrize(
    ("symbol", "talent", "steps"), [("+0", "", 2), ("+1", "", 3), ("+2", "", 4), ("+1", "remote-control", 4)]
)
def test_how_far_a_drone_flies(symbol, talent, steps):
    """G-18"""
    t = dei().drone("HAR", "2.9.c")
    if talent:
        t.talents(0, talent)
    t.uses(0, f"D:HAR{symbol}")
    assert {name.partition(":")[2] for name in t.offered("fly")} == reached(t, "2.9.c", steps)
    assert t.view().drone_range == steps
    assert t.why("fly:HAR:2.5.p") == f"out-of-range {steps}"


@rule("DEI-DRONE-01", "DEI-GAME-05")
def test_whoever_plays_its_card_flies_a_drone():
    t = fx1().drone("HAR", "2.1.a").uses(3, "D:HAR+0").play("fly:HAR:2.1.d")
    assert t.drone_at("HAR") == "2.1.d"
    assert t.deciding == "play-card"
    assert fx1().drone("HAR", "2.1.a").uses(3, "D:TRA+0").why("fly:HAR:2.1.d") == "no-flight-left 0"


@rule("DEI-DRONE-HAR", "DEI-DRONE-04")
def test_the_harvester_takes_two_whoever_is_there():
    """T-42"""
    t = fx1().units(1, "2.1.b:3").drone("HAR", "2.1.a").uses(0, "D:HAR+0").play("fly:HAR:2.1.b")
    assert t.options() == ["harvest:0", "harvest:1", "harvest:2"]
    t.play("harvest:2")
    assert (t.resources(0), t.lies("2.1.b"), t.drone_at("HAR")) == ((3, 1), 0, "2.1.b")
    one = fx1().drone("HAR", "2.1.a").uses(0, "D:HAR+0").play("fly:HAR:2.1.R")
    assert one.why("harvest:2") == "too-few-tokens 1"
    assert one.play("harvest:1").resources(0) == (1, 2)
    none = fx1().drone("HAR", "2.1.a").uses(0, "D:HAR+0").play("fly:HAR:2.1.b harvest:0")
    assert none.lies("2.1.b") == 2
    many = fx1().tokens("2.1.b:4").drone("HAR", "2.1.a").uses(0, "D:HAR+0").play("fly:HAR:2.1.b")
    assert many.offered("harvest") == {"0", "1", "2"}


@rule("DEI-DRONE-TRA")
def test_the_transport_recruits_two_without_a_shelter():
    """T-43"""
    t = fx1().units(1, "2.3.b:4").drone("TRA", "2.3.b").uses(0, "D:TRA+0").play("fly:TRA:2.3.b carry:2")
    assert (t.where(0), t.reserve(0), t.controller("2.3")) == ({"2.3.b": 2}, 13, 1)
    empty = fx1().drone("TRA", "2.3.b").uses(0, "D:TRA+0").play("fly:TRA:2.3.b")
    assert empty.offered("carry") == {"0", "1", "2"}
    empty.play("carry:1")
    assert (empty.where(0), empty.controller("2.3")) == ({"2.3.b": 1}, 0)


@rule("DEI-DRONE-TRA", "DEI-ACT-R5")
def test_the_transport_brings_scrappers_from_the_map_where_the_reserve_is_short():
    t = fx1().units(0, "2.1.a:13 2.1.c:1").drone("TRA", "2.3.b").uses(0, "D:TRA+0").play("fly:TRA:2.3.b carry:2")
    assert t.options() == ["from:2.1.a", "from:2.1.c"]
    assert t.why("from:2.3.b") == "same-region"
    t.play("from:2.1.c")
    assert (t.where(0), t.reserve(0)) == ({"2.1.a": 13, "2.3.b": 2}, 0)
    both = fx1().units(0, "2.1.a:14 2.1.c:1").drone("TRA", "2.3.b").uses(0, "D:TRA+0")
    both.play("fly:TRA:2.3.b carry:2 from:2.1.c")
    assert both.why("from:2.1.c") == "no-scrapper-there"
    both.play("from:2.1.a")
    assert both.where(0) == {"2.1.a": 13, "2.3.b": 2}


@rule("DEI-DRONE-TRA")
def test_nobody_is_carried_to_where_all_stand():
    t = fx1().units(0, "2.3.b:14 2.1.a:1").drone("TRA", "2.3.b").uses(0, "D:TRA+0").play("fly:TRA:2.3.b")
    assert t.why("carry:2") == "too-few-scrappers"
    full = fx1().units(0, "2.3.b:15").drone("TRA", "2.3.b").uses(0, "D:TRA+0").play("fly:TRA:2.3.b")
    assert full.deciding == "play-card"


@rule("DEI-DRONE-TEL")
def test_the_teleporter_sends_two_to_the_ground_or_one_to_a_roof():
    """T-44"""

    def beamed():
        return fx1().units(0, "2.1.p:2").drone("TEL", "2.1.p").uses(0, "D:TEL+0").play("fly:TEL:2.1.p")

    two = beamed().play("beam:scrapper:2.1.c beam:scrapper:2.3.b")
    assert two.where(0) == {"2.1.c": 1, "2.3.b": 1}
    assert beamed().play("beam:scrapper:2.1.S").where(0) == {"2.1.S": 1, "2.1.p": 1}
    mixed = beamed().play("beam:scrapper:2.1.c")
    assert mixed.why("beam:scrapper:2.1.S") == "roof-for-one"
    assert mixed.play("beam-stop").where(0) == {"2.1.c": 1, "2.1.p": 1}
    assert beamed().play("beam-stop").where(0) == {"2.1.p": 2}
    assert beamed().why("beam:scrapper:2.1.p") == "same-region"


@rule("DEI-DRONE-TEL", "DEI-CHAMP-01")
def test_the_teleporter_sends_a_champion_too_and_ignores_majorities():
    t = fx1().units(0, "2.1.p:1C").units(1, "2.1.c:5").drone("TEL", "2.1.p").uses(0, "D:TEL+0")
    t.play("fly:TEL:2.1.p beam:champion:2.1.c")
    assert t.why("beam:champion:2.1.a") == "champion-elsewhere"
    t.play("beam:scrapper:2.1.c")
    assert (t.where(0), t.champion(0)) == ({"2.1.c": 2}, "2.1.c")
    one = fx1().units(0, "2.1.p:1C").drone("TEL", "2.1.p").uses(0, "D:TEL+0").play("fly:TEL:2.1.p beam:scrapper:2.1.c")
    assert one.why("beam:scrapper:2.1.a") == "no-scrapper-there"


@rule("DEI-CHAMP-03", "DEI-TAL-L2")
def test_to_be_teleported_is_no_move_and_brings_none():
    t = fx1().talents(0, "snow-boots").units(0, "2.1.p:C").drone("TEL", "2.1.p").uses(0, "D:TEL+0", "C")
    t.play("fly:TEL:2.1.p beam:champion:2.1.c")
    assert (t.deciding, t.left) == ("use-symbol", {"C": 1})


@rule("DEI-DRONE-REA", "DEI-CANDY-01", "DEI-DRONE-06", "DEI-CHAMP-01")
def test_the_reaper_kills_one_of_each_faction():
    """T-45"""
    t = dei(3, "AUX", "FMZ", "RAV").units(1, "2.1.a:2").units(2, "2.1.a:1C").units(0, "2.1.a:1").drone("REA", "2.1.a")
    t.uses(0, "D:REA+0").play("fly:REA:2.1.a")
    assert t.options() == ["reap:1", "reap:2", "reap-stop"]
    assert t.why("reap:0") == "no-victim"
    t.play("reap:2")
    assert t.why("reap:2") == "no-victim"
    t.play("reap:1")
    assert t.why("reap:0", 0) == "no-victim"
    assert [t.where(seat) for seat in range(3)] == [{"2.1.a": 1}, {"2.1.a": 1}, {"2.1.a": 1}]
    assert t.champion(2) == "2.1.a"
    assert (t.supplied(0), [t.candies(seat) for seat in range(3)]) == (2, [1, 1, 1])
    assert (t.reserve(1), t.reserve(2)) == (14, 15)


@rule("DEI-DRONE-REA")
def test_the_reaper_spares_whom_one_likes():
    """T-77"""
    t = fx1().units(1, "2.1.a:1").units(2, "2.1.a:1").drone("REA", "2.1.a").uses(0, "D:REA+0")
    t.play("fly:REA:2.1.a reap:1 reap-stop")
    assert (t.where(1), t.where(2), t.supplied(0)) == ({}, {"2.1.a": 1}, 1)
    assert [t.candies(seat) for seat in range(4)] == [1, 1, 0, 0]


@rule("DEI-DRONE-REA")
def test_by_a_later_edition_the_reaper_gives_one_supply_in_all():
    t = fx1(reaper_supply="flat1").units(1, "2.1.a:1").units(2, "2.1.a:1").drone("REA", "2.1.a").uses(0, "D:REA+0")
    assert t.play("fly:REA:2.1.a reap:1 reap:2").supplied(0) == 1


@rule("DEI-2P-02")
def test_with_two_players_the_reaper_kills_two():
    """T-46"""
    t = dei(2).units(1, "2.1.a:3C").drone("REA", "2.1.a").uses(0, "D:REA+0").play("fly:REA:2.1.a reap:1 reap:1")
    assert t.where(1) == {"2.1.a": 2}
    assert (t.supplied(0), t.candies(0), t.candies(1)) == (2, 1, 2)
    one = dei(2).units(1, "2.1.a:3").drone("REA", "2.1.a").uses(0, "D:REA+0").play("fly:REA:2.1.a reap:1 reap-stop")
    assert (one.where(1), one.supplied(0), one.candies(0), one.candies(1)) == ({"2.1.a": 2}, 1, 1, 1)


@rule("DEI-DRONE-REA", "DEI-CHAMP-01")
def test_champions_alone_give_the_reaper_nothing():
    """T-47"""
    t = fx1().units(1, "2.1.a:C").units(2, "2.1.a:C").drone("REA", "2.1.a").uses(0, "D:REA+0").play("fly:REA:2.1.a")
    assert (t.supplied(0), t.candies(0), t.deciding) == (0, 0, "play-card")


@rule("DEI-DRONE-05")
def test_several_drones_may_share_a_region_and_are_no_units():
    t = fx1().drone("HAR", "2.1.a").drone("TRA", "2.1.d").units(0, "2.1.b:1").uses(0, "D:HAR+0", "M")
    t.play("fly:HAR:2.1.d")
    assert t.view().region("2.1.d").drones == ("HAR", "TRA")
    assert t.majority("2.1.d") == -1


@rule("DEI-DRONE-04")
def test_a_drone_may_stay_and_act():
    t = fx1().drone("HAR", "2.1.b").uses(0, "D:HAR+0").play("fly:HAR:2.1.b harvest:1")
    assert t.told("flew")[0]["steps"] == 0


@rule("DEI-2P-01", "DEI-3P-01")
def test_a_drone_that_is_not_in_play_is_not_flown():
    t = dei(2, "AUX", "FMZ").uses(0, "D:HAR+1")
    assert t.why("fly:HAR:2.1.a") == "drone-absent"
