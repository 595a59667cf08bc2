"""Outlines of polyominoes, whatever their shape, and hexes."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.draw import tiles

SHAPES = st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1, max_size=12)


def rings(d):
    """The corners of each ring of an outline without round corners."""
    return [
        [tuple(map(float, at.split())) for at in re.findall(r"-?[\d.]+ -?[\d.]+", ring)]
        for ring in d.split("z")
        if ring
    ]


def area(ring):
    return sum(x * b - a * y for (x, y), (a, b) in pairwise([*ring, ring[0]])) / 2


@given(SHAPES)
def test_an_outline_has_the_area_of_its_cells(cells):
    assert sum(area(ring) for ring in rings(tiles.polyomino(cells, 10))) == 100 * len(cells)


@given(SHAPES, st.floats(0.5, 3))
def test_an_inset_outline_is_smaller_and_no_cell_touches_another_at_a_corner(cells, inset):
    whole = sum(area(ring) for ring in rings(tiles.polyomino(cells, 10)))
    assert sum(area(ring) for ring in rings(tiles.polyomino(cells, 10, inset))) < whole


@pytest.mark.parametrize("cells", [[(0, 0), (1, 1)], [(0, 1), (1, 0)]])
def test_cells_that_meet_at_a_corner_are_outlined_apart(cells):
    assert [area(ring) for ring in rings(tiles.polyomino(cells, 10))] == [100, 100]


def test_a_hole_is_outlined_the_other_way_round():
    ring = [(row, column) for row in range(3) for column in range(3) if (row, column) != (1, 1)]
    assert sorted(area(one) for one in rings(tiles.polyomino(ring, 10))) == [-100, 900]


def test_round_corners_are_curves_and_stay_inside():
    d = tiles.polyomino([(0, 0), (0, 1)], 10, 1, 2)
    assert d.count("Q") == 4
    numbers = [float(n) for n in re.findall(r"-?[\d.]+", d)]
    assert min(numbers) >= 1
    assert max(numbers) <= 19


@pytest.mark.parametrize(("cells", "ways"), [([(0, 0)], 1), ([(0, 0), (0, 1)], 2), ([(0, 0), (1, 0), (1, 1)], 4),
                                             ([(0, 1), (1, 0), (1, 1), (1, 2), (1, 3)], 8)])  # fmt: skip
def test_a_tile_has_each_of_its_faces_once(cells, ways):
    assert len(tiles.faces(cells)) == ways
    assert all(len(face) == len(cells) and min(face)[0] == 0 for face in tiles.faces(cells))


@given(SHAPES)
def test_faces_of_a_face_are_the_same_faces(cells):
    assert set(tiles.faces(tiles.faces(cells)[-1])) == set(tiles.faces(cells))


def test_a_tile_has_a_seam_where_two_cells_meet():
    seams = [ElementTree.fromstring(tiles.tile(cells, 26, "#fff", "#000"))[2].attrib["d"] for cells in
             (((0, 0),), ((0, 0), (0, 1)), ((0, 0), (1, 0), (1, 1)))]  # fmt: skip
    assert [d.count("M") for d in seams] == [0, 1, 2]


def test_a_pattern_lies_on_a_tile_if_it_has_one():
    assert "url(#stripes)" in tiles.tile(((0, 0),), 26, "#fff", "#000", "stripes")


def test_a_tile_one_lacks_is_dashed():
    has, lacks = (tiles.tile_icon(((0, 0),), 6, "#fff", "#000", lacking=lacking) for lacking in (False, True))
    assert "dash" in lacks
    assert "dash" not in has


def test_hexes_have_six_corners_and_show_what_is_printed_on_them():
    for drawn in (tiles.hex_tile(40, "#fff", "#000"), tiles.hex_slab("#fff", "#eee")):
        polygons = [node for node in ElementTree.fromstring(drawn).iter() if node.tag == "polygon"]
        assert all(len(node.attrib["points"].split()) == 6 for node in polygons)
    assert tiles.hex_slab("#fff", "#eee", tiles.bevel("M0 0H9", "#000", 1)).count("M0 0H9") == 1
