from __future__ import annotations

import pytest

from tests.games.dirty_deeds.table import deeds
from tests.support import rule

RIM_S = {"S2,0", "S1,1", "S0,2", "S-1,2", "S-2,2", "S-2,1", "S-2,0", "S-1,-1", "S0,-2", "S1,-2", "S2,-2", "S2,-1"}

# The Knight.


@rule("DD-KNIGHT-01")
def test_the_first_expansion():
    """DD-T07: from the base exactly three hexes can be conquered."""
    t = deeds().blank().acts(0, "knight").play("place:B4,0")
    assert t.offered("conquer") == {"B3,0", "B3,1", "B4,-1"}
    t.play("conquer:B3,0 conquer:B3,1 conquer:B4,-1")
    assert t.has(0) == {"opaque": 3}
    assert t.left(0) == 27
    assert t.on("B4,0") == "0-knight"


@rule("DD-KNIGHT-01")
def test_an_expansion_conquers_at_most_three_hexes_next_to_the_knight():
    t = deeds(2).holds(0, "B0,0").acts(0, "knight").play("place:B0,0")
    assert t.offered("conquer") == {"B1,0", "B0,1", "B-1,1", "B-1,0", "B0,-1", "B1,-1"}
    t.play("conquer:B1,0 conquer:B0,1")
    assert t.why("conquer:B2,0") == "not-beside-knight"
    assert t.rule_of("conquer:B2,0") == "DD-KNIGHT-01"
    assert t.play("conquer:B-1,1").to_act == (1,)


@rule("DD-KNIGHT-01")
def test_by_a_ruling_an_expansion_is_a_chain():
    t = deeds(2, expansion="chained").holds(0, "B0,0").acts(0, "knight").play("place:B0,0 conquer:B1,0")
    assert {"B2,0", "B2,-1", "B1,1", "B0,1"} <= t.offered("conquer")
    t.play("conquer:B2,0")
    assert "B3,0" in t.offered("conquer")
    assert "B4,-1" not in t.offered("conquer")
    t.play("conquer:B3,0")
    assert t.owned(0) == {"B0,0", "B1,0", "B2,0", "B3,0"}


@rule("DD-KNIGHT-02", "DD-KEY-08", "DD-FAM-01")
def test_defeat_captures_within_three_steps_on_the_same_wheel():
    """DD-T16"""
    t = deeds(2).holds(0, "B0,0").holds(1, "B3,0 B2,2 M0,0").screen(0, opaque=3)
    t.stands("1-spy", "B3,0").stands("1-chrono", "B2,2").stands("1-engineer", "M0,0")
    t.acts(0, "knight", "costly").play("place:B0,0")
    assert t.offered("capture") == {"1:spy"}
    assert t.why("capture:1:chrono") == t.why("capture:1:engineer") == "out-of-range 3"
    assert t.rule_of("capture:1:chrono") == "DD-KNIGHT-02"
    assert t.why("capture:0:knight") == "not-a-rival"
    assert t.why("capture:1:knight") == "not-on-map"
    assert t.rule_of("capture:1:knight") == "DD-KEY-08"
    t.play("capture:1:spy")
    assert t.where("1-spy") == "captive-0"
    assert t.view().players[0].captives == ("1-spy",)
    assert t.tile("B3,0") == 1
    assert t.on("B3,0") == ""
    assert t.square(0) == 1


@rule("DD-KNIGHT-02")
def test_for_defeat_the_knight_stands_where_it_reaches_somebody():
    t = deeds(2).holds(0, "B0,0 M0,0").holds(1, "B3,0").stands("1-spy", "B3,0").screen(0, opaque=3)
    t.acts(0, "knight", "costly")
    assert t.offered("place") == {"B0,0", "B4,0"}
    assert t.why("place:M0,0") == "nobody-in-range 3"
    assert t.rule_of("place:M0,0") == "DD-KNIGHT-02"


@rule("DD-KNIGHT-02")
def test_a_capture_must_be_made_and_is_only_one():
    t = deeds(2).holds(0, "B0,0").holds(1, "B1,0 B2,0").screen(0, opaque=3)
    t.stands("1-spy", "B1,0").stands("1-chrono", "B2,0").acts(0, "knight", "costly").play("place:B0,0")
    assert t.why("capture-stop") == "must-capture"
    assert t.play("capture:1:spy").to_act == (1,)


@rule("DD-KNIGHT-02")
def test_by_a_parameter_defeat_captures_several():
    t = deeds(2, defeat_max=2).holds(0, "B0,0").holds(1, "B1,0 B2,0").screen(0, opaque=3)
    t.stands("1-spy", "B1,0").stands("1-chrono", "B2,0").acts(0, "knight", "costly").play("place:B0,0 capture:1:spy")
    assert t.options() == ["capture:1:chrono", "capture-stop"]
    assert t.play("capture:1:chrono").view().players[0].captives == ("1-spy", "1-chrono")
    t = deeds(2, defeat_max=2).holds(0, "B0,0").holds(1, "B1,0").screen(0, opaque=3)
    t.stands("1-spy", "B1,0").acts(0, "knight", "costly").play("place:B0,0 capture:1:spy")
    assert t.to_act == (1,)


@rule("DD-KNIGHT-02")
def test_defeat_without_prey_comes_back():
    t = deeds(2).holds(1, "B0,0").stands("1-spy", "B0,0").screen(0, opaque=3).acts(0, "knight", "costly")
    assert t.where("0-knight") == "behind"
    assert t.has(0) == {"opaque": 3}


@rule("DD-KNIGHT-03")
def test_a_character_on_a_base_can_be_captured():
    t = deeds(2).holds(0, "B-1,4").stands("1-spy", "B-4,4").screen(0, opaque=3).acts(0, "knight", "costly")
    t.play("place:B-1,4 capture:1:spy")
    assert t.where("1-spy") == "captive-0"


# The Spy.


@rule("DD-SPY-01", "DD-SPY-02", "DD-SPY-03")
def test_instigation_covers_transparent_hexes_next_to_the_spy():
    """DD-T18: next to two red hexes, an own one and the red base, with two opaque Domains."""
    t = deeds(2).holds(0, "B-3,3 B-2,2").holds(1, "B-4,3 B-3,2").screen(0, opaque=2)
    opaque = t.supply[2]
    t.acts(0, "spy").play("place:B-3,3")
    assert t.offered("instigate") == {"B-4,3", "B-3,2", "B-2,2"}
    assert t.why("instigate:B-4,4") == "inviolable"
    assert t.why("instigate:B-3,4") == "not-transparent"
    assert t.rule_of("instigate:B-3,4") == "DD-SPY-01"
    t.play("instigate:B-4,3 instigate:B-2,2")
    assert t.to_act == (1,)
    assert t.has(0) == {}
    assert t.spent_tiles == [1, 1]
    assert t.tile("B-4,3") == t.tile("B-2,2") == -1
    assert t.supply[2] == opaque
    assert t.why("instigate:B-3,2", 0) == "not-your-turn"


@rule("DD-SPY-01")
def test_instigation_covers_at_most_three_and_may_stop_before():
    t = deeds(2).holds(0, "B0,0").holds(1, "B1,0 B0,1 B-1,1 B-1,0").screen(0, opaque=4).acts(0, "spy")
    t.play("place:B0,0 instigate:B1,0 instigate:B0,1 instigate:B-1,1")
    assert t.to_act == (1,)
    assert t.tile("B-1,0") == 1
    t = deeds(2).holds(0, "B0,0").holds(1, "B1,0").screen(0, opaque=4).acts(0, "spy").play("place:B0,0 instigate-stop")
    assert t.tile("B1,0") == 1
    assert t.on("B0,0") == "0-spy"


@rule("DD-SPY-01")
def test_instigation_needs_an_opaque_domain_and_a_hex_beside_the_spy():
    t = deeds(2).holds(0, "B0,0 B3,0").holds(1, "B1,0 B-3,0").screen(0, opaque=1, c1=1).acts(0, "spy")
    t.play("place:B0,0")
    assert t.why("instigate:B-3,0") == "not-beside-spy"
    assert t.rule_of("instigate:B-3,0") == "DD-SPY-01"
    t = deeds(2).holds(0, "B0,0").holds(1, "B1,0").screen(0, c1=1).acts(0, "spy").play("place:B0,0")
    assert t.to_act == (1,)
    assert t.on("B0,0") == "0-spy"


@rule("DD-SPY-01")
def test_without_an_opaque_domain_the_refusal_says_so():
    t = deeds(2).holds(0, "B0,0").holds(1, "B1,0 B0,1").screen(0, opaque=1).acts(0, "spy").play("place:B0,0")
    t.s.things[1] = 0
    assert t.why("instigate:B1,0") == "no-opaque-domain"


@rule("DD-SPY-03")
def test_a_character_stays_on_the_hex_that_is_covered_below_it():
    t = deeds(2).holds(0, "B0,0").holds(1, "B1,0").stands("1-knight", "B1,0").screen(0, opaque=1).acts(0, "spy")
    t.play("place:B0,0 instigate:B1,0")
    assert t.tile("B1,0") == -1
    assert t.on("B1,0") == "1-knight"


@rule("DD-SPY-03")
def test_rulings_protect_occupied_hexes_and_ones_own():
    t = deeds(2, protect_occupied=True).holds(0, "B0,0").holds(1, "B1,0 B0,1").stands("1-knight", "B1,0")
    t.screen(0, opaque=1).acts(0, "spy").play("place:B0,0")
    assert t.why("instigate:B1,0") == "protected"
    assert t.rule_of("instigate:B1,0") == "DD-SPY-03"
    t = deeds(2, instigate_own=False).holds(0, "B0,0 B0,1").holds(1, "B1,0").screen(0, opaque=1).acts(0, "spy")
    t.play("place:B0,0")
    assert t.why("instigate:B0,1") == "not-your-own"
    assert t.offered("instigate") == {"B1,0"}


@rule("DD-SPY-04", "DD-KEY-06")
def test_violation_conquers_any_free_hex_of_the_medium_wheel_and_the_spy_goes_there():
    """DD-T19"""
    t = deeds(2).holds(1, "M0,0 M1,0").stands("1-spy", "M1,0").stands("0-chrono", "M0,1")
    t.screen(0, opaque=1, t=2, i=2).acts(0, "spy", "costly")
    assert t.offered("conquer") == {name for name in t.names if name[0] == "M"} - {"M1,0", "M0,1"}
    assert t.why("conquer:M1,0") == "guarded"
    assert t.why("conquer:M0,1") == "no-room"
    assert t.rule_of("conquer:M0,1") == "DD-SPY-04"
    assert t.why("conquer:S0,0") == "wrong-wheel 2"
    assert t.why("conquer:B0,0") == "wrong-wheel 0"
    assert t.why("conquer-stop") == "must-conquer"
    t.play("conquer:M0,0")
    assert t.on("M0,0") == "0-spy"
    assert t.has(0) == {"c1": 1}
    assert t.square(0) == 1


@rule("DD-SPY-04")
def test_by_a_parameter_a_violation_conquers_more_and_the_spy_stands_on_the_first():
    t = deeds(2, n_violation=2).screen(0, opaque=1, t=2, i=2).acts(0, "spy", "costly").play("conquer:M0,0")
    assert "conquer-stop" in t.options()
    assert t.play("conquer:M3,0").owned(0) == {"M0,0", "M3,0"}
    assert t.on("M0,0") == "0-spy"


@rule("DD-SPY-04")
def test_a_violation_without_a_free_hex_comes_back():
    t = deeds(2).screen(0, opaque=1, t=2, i=2)
    for name in [name for name in t.names if name[0] == "M"]:
        t.s.tile[t.hex(name)] = 0
    assert t.acts(0, "spy", "costly").where("0-spy") == "behind"


# The Chrono-Arcanist.


@rule("DD-CHRONO-01", "DD-CHRONO-02")
@pytest.mark.parametrize(
    ("hexes", "turned", "traditions", "enchantments"),
    [
        ("B4,-1", (0, 0, 0), 0, 0),  # DD-T11
        ("B4,-1 B4,-2", (0, 0, 0), 1, 0),
        ("S1,0 S0,1 S-1,1", (0, 0, 0), 1, 1),  # DD-T12
        ("S1,0 S0,1 S-1,1", (0, 0, 1), 1, 1),
        ("S1,0 S0,1 S-1,1 S-1,0", (0, 0, 0), 2, 1),
        ("S1,0 S0,1 S-1,1 S-1,0", (0, 0, 1), 2, 1),
        ("M0,-1 M1,-1 M1,0", (0, 0, 0), 0, 2),  # DD-T13
        ("M0,-1 M1,-1 M1,0", (0, 1, 0), 0, 2),
        ("B2,0 S1,0 M0,0", (0, 0, 0), 3, 0),
        ("B4,-1 S-1,1", (0, 0, 0), 1, 0),  # halves of two wheels
    ],
)
def test_discovery_and_gathering_count_what_lies_below_all_ones_hexes(hexes, turned, traditions, enchantments):
    t = deeds(2).holds(0, hexes).orient(*turned).acts(0, "chrono").play("do:discovery place:B4,0")
    assert t.has(0) == ({"t": traditions} if traditions else {})
    t = deeds(2).holds(0, hexes).orient(*turned).acts(0, "engineer").play("do:gathering place:B4,0")
    assert t.has(0) == ({"i": enchantments} if enchantments else {})


@rule("DD-CHRONO-01")
def test_by_a_ruling_discovery_counts_the_wheel_of_the_character_only():
    t = deeds(2, harvest_scope="wheel").holds(0, "B2,0 S1,0 M0,0").acts(0, "chrono").play("do:discovery place:S1,0")
    assert t.has(0) == {"t": 1}
    assert t.on("S1,0") == "0-chrono"


@rule("DD-CHRONO-03", "DD-KEY-14")
def test_drilling_takes_half_a_resource_for_a_whole_one():
    """DD-T10"""
    t = deeds(2).acts(0, "chrono").play("do:drilling place:B4,0")
    assert t.offered("conquer") == {"B3,0", "B3,1", "B4,-1"}
    assert t.why("conquer:B2,0") == "not-beside-chrono"
    assert t.rule_of("conquer:B2,0") == "DD-CHRONO-03"
    t.play("conquer:B4,-1")
    assert t.has(0) == {"opaque": 1, "t": 1}
    assert t.to_act == (1,)


@rule("DD-CHRONO-03")
def test_drilling_takes_both_kinds():
    t = deeds(2).holds(0, "S0,0").acts(0, "chrono").play("do:drilling place:S0,0 conquer:S-1,0")
    assert t.has(0) == {"opaque": 1, "t": 1, "i": 1}


@rule("DD-CHRONO-03")
def test_drilling_pays_at_an_opponents_hex_too_unless_a_ruling_forbids_it():
    for pays in (True, False):
        t = deeds(2, drill_opponent=pays).holds(1, "B4,-1").acts(0, "chrono").play("do:drilling place:B4,0")
        t.play("conquer:B4,-1")
        assert t.has(0) == ({"c1": 1, "t": 1} if pays else {"c1": 1})


@rule("DD-CHRONO-03")
def test_drilling_may_conquer_nothing():
    t = deeds(2).acts(0, "chrono").play("do:drilling place:B4,0 conquer-stop")
    assert t.on("B4,0") == "0-chrono"
    assert t.owned(0) == set()


@rule("DD-CHRONO-04")
@pytest.mark.parametrize(("notches", "actions"), [(0, "turn-stop"), (1, "turn turn-stop"), (2, "turn turn")])
def test_acceleration_turns_the_wheel_of_the_chrono_arcanist_forward_up_to_twice(notches, actions):
    t = deeds(2).holds(0, "M0,0").screen(0, opaque=3).acts(0, "chrono", "costly").play(f"place:M0,0 {actions}")
    assert t.turned == [0, notches, 0]
    assert t.on("M0,0") == "0-chrono"
    assert t.to_act == (1,)
    assert t.square(0) == 1


@rule("DD-CHRONO-04")
def test_by_a_parameter_acceleration_must_turn_once():
    t = deeds(2, acceleration_min=1).screen(0, opaque=3).acts(0, "chrono", "costly").play("place:B4,0")
    assert t.options() == ["turn"]
    assert t.why("turn-stop") == "must-turn"
    assert t.rule_of("turn-stop") == "DD-CHRONO-04"
    assert t.play("turn").options() == ["turn", "turn-stop"]


# The Engineer.


@rule("DD-ENG-01")
def test_gathering_puts_the_engineer_on_a_hex_and_takes_enchantments():
    t = deeds(2).holds(0, "S0,0 S0,1 S1,0").acts(0, "engineer").play("do:gathering place:S0,1")
    assert t.has(0) == {"i": 2}
    assert t.on("S0,1") == "0-engineer"
    assert t.told("gained") == [{"seat": 0, "count": 2, "token": 1}]


@rule("DD-ENG-02")
def test_a_tunnel_leads_to_any_free_rim_hex_of_the_wheel():
    """DD-T20"""
    t = deeds(2).holds(0, "S0,0 S2,0").holds(1, "S1,1").acts(0, "engineer").play("do:tunnel place:S0,0")
    assert t.offered("conquer") == RIM_S - {"S2,0"}
    assert t.why("conquer:S1,0") == "not-on-rim"
    assert t.rule_of("conquer:S1,0") == "DD-ENG-02"
    assert t.why("conquer:B0,4") == "wrong-wheel 0"
    t.play("conquer:S-2,0")
    assert t.tile("S-2,0") == 0
    assert t.to_act == (1,)


@rule("DD-ENG-02")
def test_by_a_ruling_a_tunnel_leads_next_door_only():
    t = deeds(2, tunnel_scope="rim_adjacent").holds(0, "S1,0").acts(0, "engineer").play("do:tunnel place:S1,0")
    assert t.offered("conquer") == {"S2,0", "S1,1", "S2,-1"}
    assert t.why("conquer:S-2,0") == "not-beside-engineer"
    assert t.rule_of("conquer:S-2,0") == "DD-ENG-02"


@rule("DD-ENG-03")
def test_a_portal_leads_to_the_medium_or_the_small_wheel():
    t = deeds(2).screen(0, opaque=2, t=2, i=3).stands("1-spy", "S0,0").acts(0, "engineer", "costly")
    assert t.offered("conquer") == {name for name in t.names if name[0] in "MS"} - {"S0,0"}
    assert t.why("conquer:B0,0") == "wrong-wheel 0"
    assert t.why("conquer-stop") == "must-conquer"
    t.play("conquer:S1,0")
    assert t.on("S1,0") == "0-engineer"
    assert t.has(0) == {"opaque": 1}
    assert t.spent == (2, 3)
    assert t.square(0) == 1


@rule("DD-KEY-08", "DD-SPY-01", "DD-KEY-02")
def test_what_can_never_be_is_refused_with_its_rule_even_while_all_choose():
    t = deeds().holds(1, "B0,0").stands("1-spy", "B0,0")
    assert t.why("capture:0:spy", 0) == "not-a-rival"
    assert t.why("capture:1:knight", 0) == "not-on-map"
    assert t.why("capture:1:spy", 0) == "another-first"
    assert t.why("instigate:B1,0", 0) == "not-transparent"
    assert t.why("instigate:B0,0", 0) == "another-first"
    assert t.why("place:B0,0", 0) == "not-controlled"
    assert t.why("conquer:B0,0", 0) == "guarded"
    assert t.why("riot:B4,0", 0) == "inviolable"
    assert t.why("exchange:1:own", 0) == "not-held 1"
