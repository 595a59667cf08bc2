from __future__ import annotations

import pytest

from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.games.dirty_deeds.rules.names import BASE, NEUTRAL
from tests.games.dirty_deeds.table import deeds, opening
from tests.support import rule

CORNERS = ["B4,0", "B0,4", "B-4,4", "B-4,0", "B0,-4", "B4,-4"]


def placed(seats, *corners):
    t = opening(seats)
    for corner in corners:
        t.play(f"base:{corner}")
    return t


@rule("DD-COMP-01", "DD-SETUP-01")
def test_opaque_tiles_cover_all_hexes_of_the_three_wheels():
    t = opening()
    assert [int(tile) for tile in t.s.tile] == [NEUTRAL] * 117
    assert [len([name for name in t.names if name[0] == wheel]) for wheel in "BMS"] == [61, 37, 19]


@rule("DD-COMP-02", "DD-SETUP-11")
def test_a_player_begins_with_four_characters_thirty_tiles_and_nothing_else():
    t = deeds()
    for seat in range(3):
        assert t.view(seat).players[seat].characters == ("behind",) * 4
        assert t.left(seat) == 30
        assert t.has(seat) == {}


@rule("DD-SETUP-11")
def test_starting_resources_come_on_top_of_the_supply():
    t = opening(2, start_traditions=2, start_enchantments=1, start_opaque=3)
    assert t.has(0) == t.has(1) == {"t": 2, "i": 1, "opaque": 3}
    assert t.supply == (12, 12, 0)
    assert GAME.census(t.rules, t.s)["opaque tiles"] == 117 + 6


@rule("DD-COMP-03", "DD-SETUP-04")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 12), (3, 18)])
def test_the_supply_has_six_tokens_of_each_kind_for_each_player(seats, tokens):
    t = opening(seats)
    assert t.supply == (tokens, tokens, 0)
    assert t.spent == (0, 0)
    assert t.spent_tiles == [0] * seats


@rule("DD-SETUP-09")
def test_the_tiles_under_the_bases_go_to_the_common_supply():
    three, two = placed(3, "B0,4", "B-4,0", "B4,-4"), placed(2, "B0,4", "B-4,0")
    assert three.supply == (18, 18, 3)
    assert two.supply == (12, 12, 2)
    assert sum(int(tile) == NEUTRAL for tile in three.s.tile) == 114
    assert sum(int(tile) == NEUTRAL for tile in two.s.tile) == 115


@rule("DD-SETUP-05")
def test_the_order_of_the_bases_is_drawn_by_lot():
    orders = {tuple(opening(3, seed).order) for seed in range(60)}
    assert len(orders) == 6
    t = opening(3, 4)
    first, second, third = t.order
    assert t.to_act == (first,)
    assert t.play("base:B4,0").to_act == (second,)
    assert t.play("base:B-4,4").to_act == (third,)


@rule("DD-SETUP-06")
def test_the_first_base_goes_to_any_corner_of_the_big_wheel():
    assert opening().offered("base") == set(CORNERS)


@rule("DD-SETUP-06")
def test_a_corner_holds_one_base():
    t = placed(3, "B0,4")
    assert t.why("base:B0,4") == "base-there"
    assert t.rule_of("base:B0,4") == "DD-SETUP-06"


@rule("DD-SETUP-07")
def test_the_second_base_is_120_degrees_from_the_first():
    t = placed(3, "B0,4")
    assert t.offered("base") == {"B-4,0", "B4,-4"}
    assert t.why("base:B-4,4") == "wrong-angle 120"
    assert t.rule_of("base:B-4,4") == "DD-SETUP-07"


@rule("DD-SETUP-08")
def test_the_third_base_takes_the_corner_that_is_left():
    assert placed(3, "B0,4", "B-4,0").offered("base") == {"B4,-4"}
    assert placed(3, "B0,4", "B4,-4").offered("base") == {"B-4,0"}


@rule("DD-SETUP-07")
@pytest.mark.parametrize(("step", "corners"), [("60", {"B4,0", "B-4,4"}), ("180", {"B0,-4"})])
def test_two_players_may_begin_at_another_angle(step, corners):
    t = opening(2, base_step=step).play("base:B0,4")
    assert t.offered("base") == corners


@rule("DD-KEY-04")
def test_bases_are_placed_once():
    t = deeds()
    assert t.why("base:B0,4", 0) == "bases-lie"
    assert t.tile("B4,0") == BASE


@rule("DD-SETUP-10")
def test_the_familiars_wait_on_their_first_square():
    t = deeds()
    assert [t.square(seat) for seat in range(3)] == [0, 0, 0]
    assert [player.familiar for player in t.view().players] == [0, 0, 0]


@rule("DD-SETUP-02")
def test_every_orientation_of_every_wheel_can_come_up():
    shown: list[set[tuple[int, ...]]] = [set(), set(), set()]
    for seed in range(80):
        t = opening(2, seed)
        for wheel in range(3):
            first, last = int(t.layout.wheels.first_spot[wheel]), int(t.layout.wheels.first_spot[wheel + 1])
            shown[wheel].add(tuple(int(t.s.disc[spot]) for spot in range(first, last)))
    assert [len(found) for found in shown] == [12, 12, 12]


@rule("DD-SETUP-02")
def test_without_strokes_the_discs_lie_as_printed():
    t = opening(2, 5, setup_clicks=0)
    assert [int(word) for word in t.s.disc] == [int(kind) for kind in t.layout.printed]
    assert any(
        [int(word) for word in opening(2, seed, setup_clicks=1).s.disc] != [int(kind) for kind in t.layout.printed]
        for seed in range(5)
    )


@rule("DD-SETUP-02", "DD-SETUP-03")
def test_nobody_sees_the_underground_before_the_first_base():
    t = opening()
    assert {icon for one in t.view(0).hexes for icon in one.under} <= {"?", ""}


@rule("DD-SETUP-03")
def test_screens_hide_what_a_good_memory_knows_unless_they_are_open():
    t = deeds().screen(1, opaque=2, t=3)
    folded, own = (" ".join(GAME.sheet(t.view(seat), GAME.texts("en"))) for seat in (0, 1))
    assert "opaque 2" not in folded
    assert "opaque 2" in own
    t = deeds(open_screens=True).screen(1, opaque=2, t=3)
    assert "opaque 2" in " ".join(GAME.sheet(t.view(0), GAME.texts("en")))
