from __future__ import annotations

import pytest

from ludoteca.games.dirty_deeds.rules.names import NOT_YET
from tests.games.dirty_deeds.table import deeds
from tests.support import rule


def arrived(t, seat=0):
    """The Familiar arrives after an Acceleration that turns nothing."""
    base = ("B4,0", "B-4,4", "B0,-4")[seat]
    square = int(t.layout.numbers.familiar_squares) - 2
    return t.familiar(seat, square).acts(seat, "chrono", "costly").play(f"place:{base} turn-stop")


def ready(seats=2, **settings):
    return deeds(seats, **settings).screen(0, opaque=3)


@rule("DD-FAM-01")
def test_the_familiar_moves_for_a_costly_action_only():
    t = ready().acts(0, "chrono", "costly").play("place:B4,0 turn")
    assert t.square(0) == 0
    t.play("turn-stop")
    assert t.square(0) == 1
    assert t.told("familiar-moved") == [{"seat": 0, "square": 2}]
    assert ready().acts(0, "knight").play("place:B4,0 conquer-stop").square(0) == 0


@rule("DD-FAM-02", "DD-FAM-03", "DD-BOARD-10")
def test_the_fourth_costly_action_lets_the_familiar_act_and_begin_again():
    """DD-T27"""
    assert ready().familiar(0, 2).acts(0, "chrono", "costly").play("place:B4,0 turn-stop").to_act == (1,)
    t = arrived(ready())
    assert t.to_act == (0,)
    assert t.deciding == "choose-familiar-action"
    assert t.square(0) == 4
    t.play("familiar:breach conquer:S0,0")
    assert t.square(0) == 0
    assert t.to_act == (1,)


@rule("DD-FAM-03")
@pytest.mark.parametrize("squares", [2, 7])
def test_the_path_can_be_longer_or_shorter(squares):
    t = ready(familiar_squares=squares).familiar(0, squares - 2).acts(0, "chrono", "costly")
    assert t.play("place:B4,0 turn-stop").deciding == "choose-familiar-action"
    if squares > 2:
        t = ready(familiar_squares=squares).familiar(0, squares - 3).acts(0, "chrono", "costly")
        assert t.play("place:B4,0 turn-stop").to_act == (1,)


@rule("DD-FAM-04")
def test_a_breach_conquers_a_hex_of_the_small_wheel():
    t = arrived(ready().holds(1, "S1,0").stands("1-spy", "S1,0")).play("familiar:breach")
    assert t.offered("conquer") == {name for name in t.names if name[0] == "S"} - {"S1,0"}
    assert t.why("conquer:M0,0") == "wrong-wheel 1"
    assert "conquer-stop" in t.options()
    t.play("conquer:S2,0")
    assert t.tile("S2,0") == 0
    assert t.on("S2,0") == ""
    assert t.told("familiar-acted") == [{"seat": 0, "deed": 11}]


@rule("DD-FAM-04")
def test_a_breach_needs_a_reserve_and_a_free_hex():
    t = arrived(ready().reserve(0, 0))
    assert t.why("familiar:breach") == "nothing-to-breach"
    assert t.rule_of("familiar:breach") == "DD-FAM-04"


@rule("DD-FAM-05")
def test_rewind_turns_a_wheel_with_an_own_character_backward_up_to_three_times():
    t = arrived(ready().holds(0, "M0,0").stands("0-spy", "M0,0").stands("1-spy", "S0,0")).play("familiar:rewind")
    assert t.offered("wheel") == {"big", "medium"}
    assert t.why("wheel:small") == "no-character-there"
    assert t.rule_of("wheel:small") == "DD-FAM-05"
    t.play("wheel:medium turn turn turn")
    assert t.turned == [0, 9, 0]
    assert t.to_act == (1,)
    assert arrived(ready()).play("familiar:rewind wheel:big turn turn-stop").turned == [11, 0, 0]


@rule("DD-FAM-05")
def test_rewind_needs_an_own_character_on_the_map():
    t = deeds(2, cost_portal_domains=0).screen(0, t=2, i=3).familiar(0, 3).acts(0, "engineer", "costly")
    t.play("conquer:S0,0")
    t.s.take_off(3, -1)
    assert t.why("familiar:rewind") == "no-character-there"


@rule("DD-FAM-06")
def test_a_riot_takes_three_hexes_of_each_player_and_two_of_them_on_a_wheel():
    """DD-T29: red owns four hexes on Earth and one on the medium wheel."""
    t = ready(3).holds(1, "B0,0 B1,0 B0,1 B-1,1 M0,0").holds(2, "B2,-4 B1,-4 M1,0 S0,0").holds(0, "B3,0")
    t = arrived(t.common(opaque=20)).play("familiar:riot")
    assert t.offered("riot") == t.owned(0) | t.owned(1) | t.owned(2)
    assert t.why("riot:B4,0") == "inviolable"
    assert t.why("riot:B-2,0") == "not-transparent"
    opaque = t.supply[2]
    t.play("riot:B0,0 riot:B1,0")
    assert t.why("riot:B0,1") == "wheel-limit 2"
    assert t.rule_of("riot:B0,1") == "DD-FAM-06"
    t.play("riot:M0,0 riot:M1,0 riot:S0,0 riot:B2,-4")
    assert t.why("riot:B1,-4") == "player-limit 3"
    assert t.rule_of("riot:B1,-4") == "DD-FAM-06"
    assert t.offered("riot") == {"B3,0"}
    t.play("riot-stop")
    assert t.spent_tiles == [0, 3, 3]
    assert t.supply[2] == opaque - 6
    assert t.tile("B0,0") == -1


@rule("DD-FAM-06")
def test_a_riot_ends_with_the_opaque_tiles_of_the_supply():
    t = deeds(cost_acceleration_domains=0).holds(1, "B0,0 B1,0").common(opaque=1)
    t = arrived(t).play("familiar:riot riot:B0,0")
    assert t.to_act == (1,)
    assert t.tile("B1,0") == 1
    t = deeds(cost_acceleration_domains=0).holds(1, "B0,0").common(opaque=1)
    t = arrived(t).play("familiar:riot")
    t.s.zones[0] = 0
    assert t.why("riot:B0,0") == "supply-has-none"


@rule("DD-FAM-06")
def test_rulings_limit_a_riot_for_a_wheel_in_all_and_spare_oneself():
    t = ready(3, riot_wheel_limit="total").holds(1, "B0,0").holds(2, "B1,0 B2,0 M0,0").common(opaque=9)
    t = arrived(t).play("familiar:riot riot:B0,0 riot:B1,0")
    assert t.why("riot:B2,0") == "wheel-limit 2"
    assert t.offered("riot") == {"M0,0"}
    t = ready(3, riot_self="forbidden").holds(0, "B0,0").holds(1, "B1,0").common(opaque=9)
    t = arrived(t).play("familiar:riot")
    assert t.why("riot:B0,0") == "spares-you"
    assert t.offered("riot") == {"B1,0"}
    t = ready(3, protect_occupied=True).holds(1, "B0,0 B1,0").stands("1-spy", "B0,0").common(opaque=9)
    assert arrived(t).play("familiar:riot").offered("riot") == {"B1,0"}


@rule("DD-FAM-08")
def test_a_riot_that_changes_nothing_is_always_possible():
    t = arrived(ready().reserve(0, 0))
    assert "familiar:riot" in t.options()
    assert t.play("familiar:riot").to_act == (1,)
    assert t.square(0) == 0
    assert t.told("familiar-acted") == [{"seat": 0, "deed": 13}]


@rule("DD-KEY-15")
def test_the_tiles_of_the_burden_can_feed_the_riot():
    """DD-T36: the supply is empty, and the Acceleration was paid with three opaque tiles."""
    t = ready().holds(1, "B0,0 M0,0").common(opaque=0)
    t = arrived(t).play("familiar:riot")
    assert t.supply[2] == 3
    t.play("riot:B0,0 riot:M0,0")
    assert t.supply[2] == 1


@rule("DD-KEY-15", "DD-BOARD-09")
def test_the_supply_is_refilled_before_the_familiar_acts_and_again_after_it():
    t = deeds(2).screen(0, opaque=1, t=2, i=2).common(t=0, i=0).familiar(0, 3).acts(0, "spy", "costly")
    t.play("conquer:M0,0")
    assert t.deciding == "choose-familiar-action"
    assert t.supply[:2] == (2, 2)


@rule("DD-FAM-07")
def test_delay_adds_a_turn_or_takes_one_away():
    """DD-T28"""
    more = arrived(ready().at(9, 3)).play("familiar:delay delay:more")
    assert more.remaining == 4
    fewer = arrived(ready().at(9, 3)).play("familiar:delay delay:fewer")
    assert fewer.remaining == 2
    assert fewer.told("hastened") == [{"seat": 0, "turns": 2}]


@rule("DD-FAM-07")
def test_in_the_last_turn_there_is_no_turn_fewer():
    t = arrived(ready().at(9, 1)).play("familiar:delay")
    assert t.options() == ["delay:more"]
    assert t.why("delay:fewer") == "last-already"
    assert t.rule_of("delay:fewer") == "DD-FAM-07"
    assert arrived(ready().at(9, 2)).play("familiar:delay").options() == ["delay:more", "delay:fewer"]


@rule("DD-FAM-07")
def test_there_is_no_delay_before_the_hourglass_counts():
    t = arrived(ready())
    assert t.why("familiar:delay") == "no-hourglass-turn"
    assert t.rule_of("familiar:delay") == "DD-FAM-07"
    t = ready()
    t.s.revealed = 1  # in the turn of the revelation
    assert t.remaining == NOT_YET
    assert "familiar:delay" not in arrived(t).options()
