"""The markets: what is bought and what is sold are aimed at apart, and together fill the rows in which anything is."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.archipelago.drawing.catalog import MARKETS
from ludoteca.games.archipelago.drawing.markets import ROW_WIDE, Section, cells, column, cubes, free_cell
from ludoteca.games.archipelago.drawing.palette import GOODS

SECTIONS = [(board, good) for board in MARKETS for good in GOODS]


def room(section: Section) -> tuple[float, float, float, float]:
    """Left, top, width and height of what a sold cube is aimed at."""
    found = re.search(r'<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"', free_cell(section))
    assert found
    x, y, wide, high = (float(number) for number in found.groups())
    return x, y, wide, high


def corners(section: Section) -> list[tuple[float, float]]:
    """Of what bought cubes are aimed at."""
    found = re.search(r'<path d="([^"]+)"', cubes(section))
    assert found
    corners, at = [], (0.0, 0.0)
    for letter, numbers in re.findall(r"([MHV])([\d. -]+)", found[1]):
        places = [float(number) for number in numbers.split()]
        at = (places[0], places[1]) if letter == "M" else (places[0], at[1]) if letter == "H" else (at[0], places[0])
        corners.append(at)
    return corners


def is_inside(outline: list[tuple[float, float]], x: float, y: float) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


@pytest.mark.parametrize(("board", "good"), SECTIONS)
def test_who_sells_aims_at_all_of_the_row_that_is_free(board, good):
    places = cells(board, good)
    for count, (x, y) in enumerate(places):
        left, top, wide, high = room(Section(board, good, count, "", ""))
        assert left < x < left + wide
        assert top < y < top + high
        assert left + wide == pytest.approx(column(good) + ROW_WIDE, abs=0.1)
        if count == 0 or places[count - 1][1] < y:
            assert left == pytest.approx(column(good), abs=0.1)
        assert wide > 14
        assert high > 14


@pytest.mark.parametrize(("board", "good"), SECTIONS)
def test_who_buys_aims_at_the_cubes_and_not_at_the_room_beside_them(board, good):
    places = cells(board, good)
    for count in range(1, len(places) + 1):
        outline = corners(Section(board, good, count, "", ""))
        assert all(is_inside(outline, x, y) for x, y in places[:count])
        assert not any(is_inside(outline, x, y) for x, y in places[count:])
        if count < len(places):
            left, top, wide, high = room(Section(board, good, count, "", ""))
            assert not is_inside(outline, left + 0.1, top + high / 2)
            assert not is_inside(outline, left + wide / 2, top + high / 2)
