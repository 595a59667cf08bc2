"""Shapes: how polyominoes look when they are turned, and where they can lie."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kernel.numbers import table
from ludoteca.kernel.shapes import FREE, Tiling, boxed, faces, flipped, quarter

SQUARE = [(0, 0), (1, 0), (0, 1), (1, 1)]
BAR = [(0, 0), (1, 0), (2, 0), (3, 0)]
L = [(0, 0), (0, 1), (0, 2), (1, 2)]
S = [(1, 0), (2, 0), (0, 1), (1, 1)]
T = [(0, 0), (1, 0), (2, 0), (1, 1)]

SHAPES = st.sets(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=6)


@pytest.mark.parametrize(("shape", "both", "one"), [(SQUARE, 1, 1), (BAR, 2, 2), (L, 8, 4), (S, 4, 2), (T, 4, 4)])
def test_a_shape_has_as_many_faces_as_look_different(shape, both, one):
    assert len(faces(shape)) == both
    assert len(faces(shape, flips=False)) == one


@given(SHAPES)
def test_four_quarters_and_two_flips_are_nothing(shape):
    start = boxed(shape)
    assert quarter(quarter(quarter(quarter(start)))) == start
    assert flipped(flipped(start)) == start


@given(SHAPES)
def test_every_face_has_as_many_cells_and_starts_in_the_corner(shape):
    for face in faces(shape):
        assert len(set(face)) == len(shape)
        assert min(x for x, _ in face) == min(y for _, y in face) == 0


def lies(tiling: Tiling, face: int, square: int) -> list[int]:
    way = tiling.way(0, face, square)
    return [int(tiling.covers[k]) for k in range(tiling.covers_from[way], tiling.covers_from[way + 1])]


def test_a_shape_lies_with_the_corner_of_its_box_on_a_square():
    tiling = Tiling([L], ["....", "....", "...."])
    assert lies(tiling, 0, 1) == [1, 5, 9, 10]
    assert lies(tiling, 0, 3) == []


def test_nothing_lies_over_the_edge_on_a_hole_or_on_another():
    tiling = Tiling([SQUARE], ["...", ".#."])
    taken = table(6)
    assert [square for square in range(6) if tiling.fits(0, 0, square, taken)] == []
    tiling = Tiling([SQUARE], ["...", "..."])
    assert tiling.count_fits(0, 0, taken) == 2
    tiling.lay(0, 0, 0, taken, 7)
    assert list(taken) == [7, 7, FREE, 7, 7, FREE]
    assert tiling.count_fits(0, 0, taken) == 0


@given(SHAPES, st.lists(st.text(".#", min_size=6, max_size=6), min_size=5, max_size=5), st.data())
@settings(max_examples=60, deadline=None)
def test_a_shape_fits_where_all_its_cells_are_free(shape, board, data):
    tiling = Tiling([list(shape)], board)
    taken = table(30)
    for square in data.draw(st.sets(st.integers(0, 29), max_size=8)):
        taken[square] = 1
    for number, face in enumerate(faces(shape)):
        for square in range(30):
            cells = [(square % 6 + x, square // 6 + y) for x, y in face]
            free = all(x < 6 and y < 5 and board[y][x] == "." and taken[y * 6 + x] == FREE for x, y in cells)
            assert tiling.fits(0, number, square, taken) == free
