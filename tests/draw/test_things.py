"""Things: what the page relies on in each of them, and that games say them in this one way."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.draw.svg import el
from ludoteca.draw.things import laid, neat, placed, tenths, thing, used

DRAWINGS = sorted((Path(ludoteca.__file__).parent / "games").glob("*/drawing/*.py"))
DOT = el("circle", r=4)


def seen(svg):
    return ElementTree.fromstring(svg)


def test_a_thing_has_its_id_its_place_its_rule_and_where_it_comes_from():
    drawn = seen(
        thing("hood-1", DOT, at=(3, 4), said="A hood", rule="DEI-MOVE-01", comes_from="reserve-0", classes="b")
    )
    assert drawn.attrib == {
        "id": "hood-1", "class": "b", "transform": "translate(3 4)", "data-rule": "DEI-MOVE-01",
        "data-from": "reserve-0",
    }  # fmt: skip


def test_a_number_of_pieces_says_how_many_they_are_and_how_one_is_drawn():
    drawn = seen(thing("squad-1", DOT, made_of=(3, "hood")))
    assert drawn.attrib == {"id": "squad-1", "data-count": "3", "data-piece": "hood"}


def test_what_is_said_of_a_thing_is_its_first_child_and_escaped():
    title, dot = seen(thing("a", DOT, said='Anna <3 & "Bob"'))
    assert (title.tag, title.text) == ("title", 'Anna <3 & "Bob"')
    assert dot.tag == "circle"


def test_nothing_is_written_of_a_thing_that_is_not_said():
    assert thing("a", DOT) == '<g id="a"><circle r="4"/></g>'


def test_a_thing_at_the_origin_is_placed_there_and_can_glide_away():
    assert seen(thing("a", DOT, at=(0, 0))).get("transform") == "translate(0 0)"


def test_a_thing_is_moved_then_turned_then_enlarged():
    assert seen(thing("a", DOT, at=(1, 2), turn=90, scale=2)).get("transform") == "translate(1 2) rotate(90) scale(2)"
    assert placed(turn=-78, scale=0.5) == "rotate(-78) scale(0.5)"


def test_a_faded_thing_is_faded_and_another_says_nothing_of_it():
    assert seen(thing("a", DOT, opacity=0.4)).get("opacity") == "0.4"
    assert "opacity" not in thing("a", DOT, opacity=1)


def test_another_place_changes_nothing_inside_a_thing():
    one, other = (thing("a", DOT, at=(x, 0), said="A > B", rule="VEN-ROLL-01") for x in (1, 2))
    assert one.partition(">")[2] == other.partition(">")[2]


def test_a_part_is_put_somewhere_without_an_id():
    assert seen(laid(DOT, at=(1, 2), fill="red")).attrib == {"transform": "translate(1 2)", "fill": "red"}
    assert laid(DOT) == '<g><circle r="4"/></g>'


def test_what_is_defined_is_used_by_name():
    assert seen(used("phx-city", (1, 2), scale=0.5)).attrib == {
        "href": "#phx-city", "transform": "translate(1 2) scale(0.5)",
    }  # fmt: skip


@pytest.mark.parametrize(("value", "shown"), [(1.08108, 1.08), (0.81081, 0.811), (12.345, 12.3)])
def test_neat_numbers_keep_the_digits_that_count(value, shown):
    assert neat(value) == shown
    assert tenths(value, 0) == (round(value, 1), 0)


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_games_say_titles_places_and_what_they_remember_in_one_way(path):
    by_hand = re.findall(r'el\(\s*"title"|translate\(|lru_cache|data_rule=', path.read_text(encoding="utf-8"))
    assert by_hand == []
