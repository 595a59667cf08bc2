from __future__ import annotations

import pytest

from ludoteca.games.dirty_deeds import content, disc_print
from ludoteca.games.dirty_deeds.rules.names import AT_TURNS_END
from ludoteca.games.dirty_deeds.rules.underground import BACKWARD, FORWARD, turn_wheel
from ludoteca.kernel.hexes import ring, rings
from tests.games.dirty_deeds.table import deeds, opening
from tests.support import rule

SMALL_AT_0 = {
    "0,0": "I", "1,0": "T", "0,1": "I", "-1,1": "t", "-1,0": "it", "0,-1": "it", "1,-1": "t", "2,0": "i", "1,1": "it",
    "0,2": "t", "-1,2": "I", "-2,2": "T", "-2,1": "", "-2,0": "I", "-1,-1": "T", "0,-2": "H", "1,-2": "t",
    "2,-2": "it", "2,-1": "i",
}  # fmt: skip


def below(t, name):
    """What lies under a hex: capitals are complete portions, small letters incomplete ones."""
    found = []
    for kind in "TIH":
        full, half = t.under(name, kind)
        found += [kind] * full + [kind.lower()] * half
    return "".join(sorted(found))


def rotated(place):
    """60 degrees clockwise."""
    q, r = place
    return -r, q + r


@rule("DD-BOARD-01")
def test_the_wheels_get_smaller_from_earth_to_the_elves():
    t = deeds()
    assert [int(t.layout.wheels.first[k + 1] - t.layout.wheels.first[k]) for k in range(3)] == [61, 37, 19]


def test_rings_are_counted_clockwise_from_the_corner_on_the_right():
    assert ring(2)[:4] == [(2, 0), (1, 1), (0, 2), (-1, 2)]
    assert ring(4)[4] == (0, 4)
    assert ring(4)[23] == (4, -1)
    assert len(rings(4)) == 61


@rule("DD-KEY-14")
@pytest.mark.parametrize(("name", "expected"), SMALL_AT_0.items())
def test_the_small_disc_at_orientation_0(name, expected):
    assert below(deeds(), f"S{name}") == expected


@rule("DD-KEY-14")
def test_the_big_disc_around_the_first_corner():
    t = deeds()
    shown = {"4,0": "", "3,0": "", "3,1": "", "4,-1": "t", "4,-2": "t", "2,0": "T", "2,1": "t", "2,2": "T"}
    assert {name: below(t, f"B{name}") for name in shown} == shown


@rule("DD-BOARD-03")
def test_every_wheel_hides_traditions_and_enchantments_and_on_the_small_one_they_lie_closest():
    layout = deeds().layout
    icons = [[int(layout.icons[wheel * 4 + kind]) for kind in (1, 2, 3)] for wheel in range(3)]
    assert icons == [[14, 9, 0], [9, 9, 0], [7, 7, 1]]
    hexes = (61, 37, 19)
    density = [(traditions + stars) / count for (traditions, stars, _), count in zip(icons, hexes, strict=True)]
    assert density == sorted(density)


@rule("DD-BOARD-02")
def test_the_three_resources_of_a_wheel_are_its_tiles_and_what_lies_below():
    t = deeds(2).acts(0, "chrono").play("do:drilling place:B4,0 conquer:B4,-1")
    assert t.has(0) == {"opaque": 1, "t": 1}
    assert t.s.domains(0) == 1


@rule("DD-END-01")
def test_the_hourglass_goes_round_the_rim_of_the_small_wheel():
    shown = ["0,-2", "1,-2", "2,-2", "2,-1", "2,0", "1,1", "0,2", "-1,2", "-2,2", "-2,1", "-2,0", "-1,-1"]
    for turned, name in enumerate(shown):
        assert deeds().orient(0, 0, turned).under(f"S{name}", "H") == (1, 0)


@rule("DD-KEY-13")
def test_two_notches_of_twelve_are_sixty_degrees():
    """DD-T32: the portions two notches on are the same, turned by 60 degrees."""
    for turned in range(12):
        t, later = deeds().orient(*[turned] * 3), deeds().orient(*[(turned + 2) % 12] * 3)
        for wheel, letter in enumerate("BMS"):
            for place in rings((4, 3, 2)[wheel]):
                a, b = rotated(place)
                assert below(t, f"{letter}{place[0]},{place[1]}") == below(later, f"{letter}{a},{b}")


@rule("DD-KEY-13")
def test_with_six_notches_each_is_sixty_degrees():
    one, two = deeds(notches="6").orient(1, 1, 1), deeds().orient(2, 2, 2)
    for name in one.names:
        assert below(one, name) == below(two, name)


@rule("DD-KEY-13")
@pytest.mark.parametrize("notches", [6, 12])
def test_forward_and_backward_undo_each_other_and_a_full_turn_is_none(notches):
    t = deeds(notches=str(notches))
    before = [below(t, name) for name in t.names]
    turn_wheel(t.s, 0, FORWARD, AT_TURNS_END)
    turn_wheel(t.s, 0, BACKWARD, AT_TURNS_END)
    assert t.turned == [0, 0, 0]
    turn_wheel(t.s, 1, BACKWARD, AT_TURNS_END)
    assert t.turned == [0, notches - 1, 0]
    for _ in range(notches):
        turn_wheel(t.s, 2, FORWARD, AT_TURNS_END)
    turn_wheel(t.s, 1, FORWARD, AT_TURNS_END)
    assert [below(t, name) for name in t.names] == before


@rule("DD-KEY-14")
@pytest.mark.parametrize("radius", [(4, 3, 2), (6, 6, 6), (1, 1, 1), (5, 3, 1)])
def test_all_printed_icons_lie_under_some_hex_at_every_orientation(radius):
    """DD-INV-07: complete portions and half the incomplete ones are the printed icons."""
    names = ("radius_big", "radius_medium", "radius_small")
    t = deeds(2, **dict(zip(names, radius, strict=True)))
    for turned in range(12):
        t.orient(turned, turned, turned)
        for wheel, letter in enumerate("BMS"):
            for kind in "TIH":
                portions = [t.under(name, kind) for name in t.names if name[0] == letter]
                full, half = sum(one for one, _ in portions), sum(one for _, one in portions)
                assert half % 2 == 0
                assert full + half // 2 == t.layout.icons[wheel * 4 + " TIH".index(kind)]


@rule("DD-BOARD-04")
def test_turning_a_disc_moves_no_tile_no_character_and_no_score():
    t = deeds().holds(0, "B3,0 M1,0").stands("0-knight", "B3,0")
    before, scores = t.view(0), t.scores
    turn_wheel(t.s, 0, FORWARD, AT_TURNS_END)
    after = t.view(0)
    assert [(one.owner, one.character) for one in before.hexes] == [(one.owner, one.character) for one in after.hexes]
    assert before.players == after.players
    assert t.scores == scores
    assert t.turned == [1, 0, 0]


@rule("DD-BOARD-07")
def test_wheels_turn_one_by_one_unless_they_mesh():
    t, meshed = deeds(), deeds(meshed=True)
    turn_wheel(t.s, 1, FORWARD, AT_TURNS_END)
    turn_wheel(meshed.s, 1, FORWARD, AT_TURNS_END)
    assert t.turned == [0, 1, 0]
    assert meshed.turned == [11, 1, 11]


@rule("DD-BOARD-05")
def test_everybody_sees_through_a_transparent_hex_and_nobody_through_an_opaque_one():
    t = deeds().holds(1, "S1,0")
    assert t.known("S1,0") == ("", "T", "")
    assert t.known("S0,1") == ("", "?", "?")  # its left border is the right one of S1,0
    assert t.view(0).hexes == t.view(1).hexes == t.view().hexes


@rule("DD-BOARD-05")
def test_what_was_seen_stays_known_where_the_disc_turns():
    t = deeds().holds(1, "S1,0")
    turn_wheel(t.s, 2, FORWARD, AT_TURNS_END)
    turn_wheel(t.s, 2, FORWARD, AT_TURNS_END)
    assert t.known("S0,1")[1] == "T"  # under an opaque hex now
    assert t.tile("S0,1") == -1


@rule("DD-BOARD-05")
def test_a_tile_that_is_covered_again_is_remembered():
    t = deeds(2).holds(1, "B3,0").screen(0, opaque=1)
    known = t.known("B3,0")
    t.acts(0, "spy").play("place:B4,0 instigate:B3,0")
    assert t.tile("B3,0") == -1
    assert t.known("B3,0") == known
    assert "?" not in known


@rule("DD-BOARD-03")
def test_a_shuffled_underground_has_the_same_icons_and_the_hourglass_on_the_rim():
    discs = set()
    for seed in range(12):
        t = opening(2, seed, underground="shuffled")
        wheels = t.layout.wheels
        words = [[int(t.s.disc[k]) for k in range(wheels.first_spot[w], wheels.first_spot[w + 1])] for w in range(3)]
        for wheel in range(3):
            icons = [int(t.layout.icons[wheel * 4 + kind]) for kind in range(4)]
            assert [words[wheel].count(kind) for kind in range(4)] == icons
        discs.add(tuple(words[2]))
        hourglass = words[2].index(3)
        assert hourglass >= 13
        assert (hourglass - 13) % 2 == 0
    assert len(discs) == 12


@rule("DD-END-01")
@pytest.mark.parametrize("radius", range(1, 7))
def test_a_print_is_made_for_every_radius_with_the_hourglass_on_the_small_rim(radius):
    printed = content.rings()
    for wheel in content.WHEELS:
        disc = disc_print.disc(printed[wheel], radius, wheel)
        assert len(disc) == 1 + 6 * radius * (radius + 1)
        assert disc.count(3) == (wheel == "small")
        if wheel == "small":
            assert disc.index(3) >= 1 + 6 * radius * (radius - 1)
            assert disc.count(1) > 0
    rich = [len([icon for icon in disc_print.disc(printed[w], radius, w) if icon in (1, 2)]) for w in content.WHEELS]
    assert rich[2] == max(rich)


@rule("DD-BOARD-03")
def test_the_print_of_the_usual_wheels_is_the_one_of_the_content():
    small = disc_print.disc(content.rings()["small"], 2, "small")
    assert [k for k, kind in enumerate(small[13:]) if kind == 1] == [3, 8, 14, 19]
    assert small[13 + 16] == 3
    larger = disc_print.disc(content.rings()["small"], 3, "small")
    assert larger[:13] == small[:13]
    assert larger[13 + 16] == 0


@rule("DD-SETUP-02")
def test_who_knows_the_print_can_work_out_how_it_may_lie():
    t = deeds(2, print_known=True)
    assert all(0 in wheel for wheel in t.view(0).possible)
    assert len(t.view(0).possible[2]) == 12
    t.holds(0, "S1,0 S0,1 S2,0")
    assert t.view(0).possible[2] == (0,)
    assert deeds(2).view(0).possible == ()
    assert opening(2, print_known=True, setup_clicks=0).view(0).possible == ((0,), (0,), (0,))


def test_the_settings_of_the_print_reach_the_rules():
    assert opening(2, radius_small=1).layout.hexes == 61 + 37 + 7
