"""Maps: cells, borders that fit, and places with room."""

from __future__ import annotations

import pytest

from ludoteca.draw.maps import cells, chart, outline_path, roomiest, roughened, span

SITES = [(20, 20), (70, 30), (40, 80), (85, 85)]


def area(polygon):
    pairs = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)) / 2


def test_cells_share_out_the_whole_frame():
    assert sum(area(cell) for cell in cells(SITES, 100, 100)) == pytest.approx(100 * 100)


def test_every_cell_is_around_its_site():
    for (x, y), cell in zip(SITES, cells(SITES, 100, 100), strict=True):
        left, right = span(cell, y, x)
        assert left < x < right


def test_a_rough_line_is_the_same_from_both_ends():
    there = roughened((0, 0), (100, 40), 0.2)
    assert there == roughened((100, 40), (0, 0), 0.2)[::-1]
    assert len(there) > 8


def test_neighbours_fit():
    drawn = chart(SITES, (100, 100), (500, 400), coast=12)
    for (one, other), border in drawn.borders.items():
        for point in border:
            assert point in drawn.outlines[one]
            assert point in drawn.outlines[other]


def test_the_land_stays_in_its_frame():
    for outline in chart(SITES, (100, 100), (500, 400), coast=12).outlines:
        assert all(0 < x < 500 and 0 < y < 400 for x, y in outline)


def test_the_same_sites_give_the_same_map():
    assert chart(SITES, (100, 100), (500, 400)) == chart(SITES, (100, 100), (500, 400))


def test_steps_do_not_add_up_to_an_error():
    path = outline_path([(k / 3, k / 7) for k in range(300)], closed=False)
    steps = [float(number) for number in path.split("l")[1].split()]
    assert sum(steps[::2]) == pytest.approx(299 / 3, abs=0.06)


def test_the_roomiest_place_of_a_bottle_is_its_body():
    bottle = [(40, 0), (60, 0), (60, 100), (100, 110), (100, 200), (0, 200), (0, 110), (40, 100)]
    x, y = roomiest(bottle, 10, 10, (50, 50))
    assert 110 <= y <= 190
    assert 30 <= x <= 70
