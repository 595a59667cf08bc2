"""The drawing of Dirty Deeds: whole, unique, quiet about secrets, small to change, for wheels of any size."""

from __future__ import annotations

import re
from itertools import pairwise
from math import hypot
from xml.etree import ElementTree

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.games.dirty_deeds.drawing import arrangement, board, figurines
from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import Match
from tests.games.dirty_deeds.table import deeds, opening
from tests.games.dirty_deeds.test_words import some_tables, texts

LANGUAGES = ("en", "it")
RADII = [(4, 3, 2), (1, 1, 1), (6, 6, 6), (6, 1, 1), (6, 6, 1), (5, 4, 3), (2, 2, 1)]


def play(seats, plies, seed=1, settings=None):
    """A match after each of so many moves at random."""
    match, rng = Match(GAME, seats, seed, settings or {}), Rng(seed)
    yield match
    while not match.over and plies:
        take_move(match, match.to_act[0], Wanderer(), rng)
        plies -= 1
        yield match


def parts(view, language="en"):
    """All fragments of a view by id."""
    areas = board.fragments(view, texts(language, view.seats))
    return {ident: part for area in areas.values() for ident, part in area.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_drawn_for_everybody(language):
    for t in some_tables():
        for seat in range(-1, t.s.seats):
            drawn = GAME.draw(t.view(seat), texts(language, t.s.seats))
            nodes = list(ElementTree.fromstring(drawn).iter())
            ids = [ident for node in nodes if (ident := node.get("id"))]
            assert len(ids) == len(set(ids))
            assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn)) <= set(ids)
            assert not any("style" in node.attrib for node in nodes)
            assert sum(name.startswith("hex-") for name in ids) == t.layout.hexes
            assert sum(name.startswith("piece-") for name in ids) == 4 * t.s.seats
            assert len(drawn) < 250_000


def test_areas_hold_what_belongs_to_them():
    t = deeds().holds(0, "B3,0").stands("0-spy", "B3,0").stands("1-spy", "captive-2").stands("2-spy", "exhausted")
    fragments = GAME.fragments(t.view(0), texts())
    assert [area.name for area in GAME.areas(t.view(0))] == list(fragments)[1:] == ["wheels", "players"]
    assert {"piece-0-spy", "piece-2-spy", "hex-BE5", "hand-1", "familiar-2"} <= set(fragments["wheels"])
    assert {"piece-1-spy", "piece-0-knight", "screen-1"} <= set(fragments["players"])
    for window in GAME.areas(t.view(0)):
        assert texts("it")(f"area-{window.name}")


def test_only_what_changed_changes_in_the_drawing():
    t = deeds(2).acts(0, "knight").play("place:B4,0")
    before = parts(t.view(0))
    after = parts(t.play("conquer:B3,0").view(0))
    changed = {name for name in after if before.get(name) != after[name]}
    assert {"hex-BE8", "piece-0-knight", "reserve-0", "owns-0-opaque"} <= changed
    assert len(changed) < 12


def test_unchanged_fragments_are_the_same_objects():
    drawn = [parts(match.view(0)) for match in play(3, 25)]
    for before, now in pairwise(drawn):
        same = [ident for ident in now if before.get(ident) == now[ident]]
        assert all(before[ident] is now[ident] for ident in same)
        assert {"definitions", "plate", "frame-0", "eye"} <= set(same)


def test_a_disc_turns_with_all_that_is_known_of_it():
    t = deeds(2).holds(0, "B3,0").screen(0, opaque=3).acts(0, "chrono", "costly").play("place:B3,0")
    before = parts(t.view(0))
    after = parts(t.play("turn").view(0))
    assert "rotate" not in before["disc-B"]
    for layer in ("disc-B", "print-B", "memory-B"):
        assert "rotate(30)" in after[layer].split(">")[0]
    assert before["disc-M"] == after["disc-M"]


def test_the_unknown_is_not_drawn():
    fresh = next(play(3, 0)).view(-1)
    for letter in "BMS":
        assert "use" not in parts(fresh)[f"print-{letter}"]
        assert "path" not in parts(fresh)[f"memory-{letter}"]
    t = deeds(2).holds(0, "B4,-1 B2,0")
    shown = parts(t.view(1))["print-B"]
    assert shown.count("<use") == 2  # DD-T10 half a Tradition and a whole one, and nothing under other hexes
    assert shown.count("dd-tradition") == 2
    assert shown.count("<path") == 1  # the crack in the one that is cut


def test_what_was_seen_is_chalked_on_the_stone_that_covers_it_where_the_table_wants_a_memory_aid():
    t = deeds(2, memory_aid=True).holds(0, "B3,0").holds(1, "B2,0").screen(0, opaque=3).acts(0, "spy")
    t.play("place:B3,0 instigate:B2,0")
    assert parts(t.view(0))["memory-B"].count("<path") == 1
    assert "<use" not in parts(t.view(0))["print-B"]


def ghosts(drawn, letter):
    """How many icons are drawn on the stones of a wheel: remembered, certain by the print, possible by it."""
    memory = drawn[f"memory-{letter}"]
    return tuple(memory.count(look) for look in ('fill="none" stroke=', 'fill-opacity="0.6"', 'fill-opacity="0.28"'))


def test_a_known_print_is_drawn_on_the_stones_once_it_is_clear_how_it_lies():
    t = deeds(2, print_known=True).holds(0, "B3,0 M1,0")
    assert [len(ways) for ways in t.view(1).possible] == [1, 2, 12]
    drawn = parts(t.view(1), "it")
    seen = drawn["print-B"].count("<use")
    assert ghosts(drawn, "B") == (0, 23 - seen, 0)  # the print of Earth has 14 Traditions and 9 Enchantments
    remembered, certain, possible = ghosts(drawn, "M")
    assert remembered == 0
    assert certain > 1  # what both ways have in common, the Tradition in the middle among them
    assert possible > 9
    assert ghosts(drawn, "S") == (0, 1, 0)  # its middle never turns; with twelve ways the rest may be anywhere
    assert "Terra\u00a0E7: territorio opaco · sotto: una Tradizione" in drawn["hex-BE7"]
    assert "forse: " in drawn["hex-MD6"]
    assert "forse: " not in "".join(part for ident, part in drawn.items() if ident.startswith("hex-S"))
    assert "in 2 modi su 12" in drawn["disc-M"]


def test_who_does_not_know_the_print_is_told_nothing_of_it():
    t = deeds(2).holds(0, "B3,0 M1,0")
    drawn = parts(t.view(1))
    assert all(ghosts(drawn, letter) == (0, 0, 0) for letter in "BMS")
    assert {one.may for one in t.view(1).hexes} == {("", "", "")}
    assert "ways" not in drawn["disc-M"]


def test_what_was_seen_stays_chalked_where_the_print_is_known_too():
    t = deeds(2, print_known=True).holds(0, "B3,0").holds(1, "B2,0").screen(0, opaque=3)
    before = ghosts(parts(t.view(0)), "B")
    t.acts(0, "spy").play("place:B3,0 instigate:B2,0")
    assert ghosts(parts(t.view(0)), "B") == (before[0] + 1, *before[1:])


def test_wheels_that_touch_are_chained_where_they_do():
    t = deeds(2, links="touching")
    drawn = parts(t.view(-1), "it")
    chains = [ident for ident in drawn if ident.startswith("contact-")]
    assert chains == ["contact-B4,-2", "contact-M0,-3", "contact-S-1,2"]
    assert "Terra\u00a0C7 e Nani\u00a0E1 si toccano" in drawn["contact-B4,-2"]
    assert 'data-rule="DD-BOARD-06"' in drawn["contact-B4,-2"]
    assert any("Dwarves\u00a0A1–Elves\u00a0D4" in line for line in GAME.sheet(t.view(0), texts(seats=2)))
    assert not any(ident.startswith("contact-") for ident in parts(deeds(2).view(-1)))


@pytest.mark.parametrize("radius", RADII)
def test_a_chain_ends_on_the_two_hexes_it_makes_neighbours(radius):
    names = ("radius_big", "radius_medium", "radius_small")
    view = opening(2, links="touching", **dict(zip(names, radius, strict=True))).view()
    where = arrangement.plan(view.radius, view.familiar_squares, view.seats)
    middles = {one.name: board.middle(one, where.gears[one.wheel], where.size) for one in view.hexes}
    for one, other in view.contacts:
        chain = parts(view)[f"contact-{one}"]
        numbers = [float(number) for number in re.findall(r'd="M(\S+) (\S+)L(\S+) (\S+)"', chain)[0]]
        assert hypot(numbers[0] - middles[one][0], numbers[1] - middles[one][1]) < 0.87 * where.size
        assert hypot(numbers[2] - middles[other][0], numbers[3] - middles[other][1]) < 0.87 * where.size


def test_secrets_of_a_hand_are_for_its_owner():
    t = deeds(2).play("choose:spy intend:simple", 0)
    assert "dd-spy" in parts(t.view(0))["hand-0"]
    assert parts(t.view(1))["hand-0"] == parts(t.view(-1))["hand-0"]
    assert "dd-spy" not in parts(t.view(1))["hand-0"]
    assert "dd-palm" in parts(t.view(1))["hand-0"]
    t.play("pay:0:0", 0)
    assert "dd-fist" in parts(t.view(1))["hand-0"]


def carried(drawn):
    """The heaps that lie in an open hand: what, and how many."""
    return [(what, int(count)) for what, count in re.findall(r'#dd-([a-z]+(?:-\d)*)".*?>(\d+)</text>', drawn)]


def test_an_open_hand_shows_its_burden():
    t = deeds(3).screen(0, opaque=3, c1=2, c2=1).screen(1, opaque=2, t=3, i=3, c0=1)
    t.hand(0, "chrono", "costly", (1, 1)).hand(1, "engineer", "costly", (0, 1)).hand(2, "spy").goes(2, 0, 1)
    for viewer in (-1, 0, 2):
        drawn = parts(t.view(viewer), "it")
        assert carried(drawn["hand-0"].partition("Accelerazione</text>")[2]) == [
            ("stone-0-0", 1), ("pane-1", 1), ("pane-2", 1),
        ]  # fmt: skip
        assert carried(drawn["hand-1"].partition("Portale</text>")[2]) == [
            ("stone-0-0", 1), ("pane-0", 1), ("tradition", 2), ("enchantment", 3),
        ]  # fmt: skip
        assert "Onere: 1 tessera di Elisa &lt;3, 1 tessera di Annie, 1 tessera opaca" in drawn["hand-0"]
        assert "Onere" not in drawn["hand-2"]
        assert any("3 Incanti" in line for line in GAME.sheet(t.view(viewer), texts("it")))


def test_a_burden_is_drawn_until_it_is_paid():
    t = deeds(2).holds(0, "B3,0").screen(0, opaque=3).acts(0, "chrono", "costly")
    assert "#dd-stone" in parts(t.view(1))["hand-0"]
    assert "#dd-stone" in parts(t.play("place:B3,0").view(1))["hand-0"]
    assert "#dd-stone" not in parts(t.play("turn turn").view(1))["hand-0"]


def test_what_is_behind_a_screen_is_shown_to_its_owner_only():
    t = deeds(2).screen(0, opaque=3, t=7)
    assert ">7<" in parts(t.view(0))["owns-0-T"]
    assert not any(ident.startswith("owns-0") for ident in parts(t.view(1)))
    t = deeds(2, open_screens=True).screen(0, t=7)
    assert ">7<" in parts(t.view(1))["owns-0-T"]


def test_actions_on_the_board_are_chosen_by_their_element():
    t = deeds().holds(0, "B0,0 M0,0").holds(1, "B1,0").stands("1-spy", "B1,0").screen(0, opaque=3)
    number = t.rules.actions.number
    targets = {
        "base:B4,0": "hex-BE9",
        "conquer:M1,0": "hex-MD5",
        "capture:1:spy": "piece-1-spy",
        "wheel:medium": "backward-M",
        "choose:spy": "piece-0-spy",
        "choose:fist": "fist-0",
        "intend:costly": "hand-0",
        "exchange:1:own": "owns-0-1",
        "familiar:riot": "familiar-0",
        "delay:more": "hourglass",
        "conquer-stop": "",
    }
    assert {text: GAME.target(t.rules, t.view(0), number(text)) for text in targets} == targets
    turning = t.acts(0, "chrono", "costly").play("place:M0,0").view(0)
    assert GAME.target(t.rules, turning, number("turn")) == "forward-M"


@pytest.mark.parametrize("radius", RADII)
@pytest.mark.parametrize(("squares", "seats"), [(5, 3), (10, 3), (2, 2)])
def test_everything_has_its_place_beside_wheels_of_any_size(radius, squares, seats):
    plan = arrangement.plan(radius, squares, seats)
    b, m, s = plan.gears
    for one, other in ((b, m), (b, s), (m, s)):
        assert hypot(one.x - other.x, one.y - other.y) > one.outer + other.outer + 20
    assert b.x < m.x
    assert s.y < b.y
    assert [len(path) for path in plan.paths] == [squares - 1] * seats
    for x, y in (spot for path in plan.paths for spot in path):
        assert all(hypot(x - gear.x, y - gear.y) > gear.outer + 8 for gear in plan.gears)
    for name, (x, y) in plan.plaques.items():
        wide, high = arrangement.PLAQUES[name]
        high = high or arrangement.ROW * seats + 30
        assert arrangement.LEFT <= x <= arrangement.LEFT + arrangement.WIDE - wide
        assert arrangement.TOP <= y <= arrangement.TOP + arrangement.HIGH - high
        for gear in plan.gears:
            assert hypot(min(max(gear.x, x), x + wide) - gear.x, min(max(gear.y, y), y + high) - gear.y) > gear.outer


def test_characters_have_different_outlines():
    assert len(set(figurines.OUTLINES.values())) == 4


def test_the_hourglass_counts_the_last_turns():
    t = deeds(2).at(9, 2)
    assert ">2<" in parts(t.view(0))["hourglass"]
    assert ">2<" not in parts(deeds(2).view(0))["hourglass"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aim_is_a_picture_of_real_pieces(language):
    drawn = GAME.aim(texts(language))
    ElementTree.fromstring(drawn)
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn)) <= set(re.findall('id="([^"]+)"', drawn))
    for piece in ("pane-0", "stone-0-0", "stone-1-0", "stone-2-0", "knight", "spy", "fist", "hourglass"):
        assert f'href="#dd-{piece}"' in drawn
    assert texts(language)("board-aim-big") in drawn


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_legend_draws(language):
    ElementTree.fromstring(GAME.legend(texts(language)))


def test_the_cover_is_a_small_picture():
    cover = (GAME.folder / "cover.svg").read_text(encoding="utf-8")
    assert len(cover) < 150_000
    root = ElementTree.fromstring(cover)
    _, _, wide, high = (float(number) for number in root.get("viewBox", "").split())
    assert wide / high == pytest.approx(1.6, abs=0.01)
    assert "style=" not in cover


def test_the_row_of_a_hand_says_when_its_familiar_acts():
    t = deeds(2).screen(0, opaque=3).familiar(0, 3).acts(0, "chrono", "costly").play("place:B4,0 turn-stop")
    assert t.deciding == "choose-familiar-action"
    assert "The Familiar acts" in parts(t.view(1))["hand-0"]
    assert "The Familiar acts" not in parts(t.view(1))["hand-1"]


def test_at_the_end_hands_give_way_to_points():
    *_, match = play(2, 10_000, settings={"max_turns": 5})
    drawn = parts(match.view(-1))
    assert "Final score" in drawn["hands"]
    assert all(f"{points} point" in drawn[f"hand-{seat}"] for seat, points in enumerate(match.scores))
