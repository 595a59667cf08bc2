"""The chart: any side lies anywhere, its coasts meet those next door, and everything on it has its place."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest

from ludoteca.games.archipelago.drawing import chart, terrain
from ludoteca.games.archipelago.drawing.arrangement import CHART
from ludoteca.games.archipelago.drawing.catalog import SIDES
from ludoteca.games.archipelago.drawing.coast import coast, shore
from ludoteca.games.archipelago.drawing.geometry import CORNERS, inset, turned, turned_cell
from ludoteca.games.archipelago.drawing.places import Places, area_of
from ludoteca.games.archipelago.drawing.shape import area_at, height
from ludoteca.games.archipelago.drawing.spots import spots
from ludoteca.games.archipelago.drawing.terrain import Tile

EVERY = sorted(SIDES)


def on_edge(x: float, y: float) -> bool:
    return abs(inset(x, y)) < 0.004


@pytest.mark.parametrize("side", EVERY)
def test_a_coast_reaches_the_edge_of_its_hex_at_corners_only_so_that_it_meets_the_next(side: str):
    ends = [run[k] for run in shore(side) for k in (0, -1) if run[0] != run[-1]]
    assert all(min(hypot(x - a, y - b) for a, b in CORNERS[:6]) < 0.06 for x, y in ends)


@pytest.mark.parametrize("side", EVERY)
def test_the_middle_of_an_edge_is_land_where_the_edge_is_land(side: str):
    region = SIDES[side]
    for edge, terrain_ in enumerate(region.edges):
        (ax, ay), (bx, by) = CORNERS[edge], CORNERS[edge + 1]
        assert (height(side, (ax + bx) / 2 * 0.99, (ay + by) / 2 * 0.99) > 0) == (terrain_ != "S")


@pytest.mark.parametrize("side", EVERY)
def test_every_area_of_land_is_an_outline_of_its_own(side: str):
    assert len(coast(side)) >= bool(SIDES[side].land)
    if len(SIDES[side].land) > 1:
        assert len(coast(side)) >= len(SIDES[side].land)


@pytest.mark.parametrize("side", EVERY)
def test_every_symbol_has_its_place_in_its_own_area_apart_from_the_others(side: str):
    here = spots(side)
    for at_sea, grounds, areas in ((False, here.land, SIDES[side].land), (True, here.sea, SIDES[side].sea)):
        for number, (ground, area) in enumerate(zip(grounds, areas, strict=True)):
            assert len(ground.symbols) == sum(area.symbols.values())
            assert all(area_at(side, *point) == (at_sea, number) for _, point in ground.symbols)
    points = [point for ground in (*here.land, *here.sea) for _, point in ground.symbols]
    gaps = [hypot(a[0] - b[0], a[1] - b[1]) for k, a in enumerate(points) for b in points[:k]]
    assert min(gaps, default=1) >= 0.25  # a symbol is 0.325 across: they may touch, and never hide one another


@pytest.mark.parametrize("side", EVERY)
def test_every_area_has_room_for_somebody_and_every_sea_for_a_port(side: str):
    here = spots(side)
    assert all(ground.sites or ground.places for ground in here.land)
    assert all(ground.places and ground.quay is not None for ground in here.sea)
    assert len(here.huts) == SIDES[side].huts


@pytest.mark.parametrize("side", EVERY)
@pytest.mark.parametrize("rotation", range(6))
def test_a_turned_side_is_drawn_and_its_places_turn_with_it(side: str, rotation: int):
    assert terrain.shape(side, rotation).startswith("<defs")
    here = chart.Layout(0, 60.0, (0.0, 0.0))
    places, plain = Places((side, 0, 0, rotation), here), Places((side, 0, 0, 0), here)
    for (good, (x, y)), (other, (a, b)) in zip(places.all_symbols(), plain.all_symbols(), strict=True):
        tx, ty = turned((a, b), rotation)
        assert good == other
        assert (x, y) == pytest.approx((tx, ty), abs=0.2)


def test_groups_of_one_area_camp_apart_as_long_as_there_is_room():
    places = Places(("H01B", 0, 0, 0), chart.Layout(0, 60.0, (0.0, 0.0)))
    town = places.build("town", area_of("land-1"))
    camps = [places.camp(area_of("land-1")) for _ in range(5)]
    assert len({town, *camps}) == 6


def test_a_peak_on_an_edge_is_the_same_for_both_tiles():
    """So that a range passes from one to the other, whatever their sides are."""
    both = (Tile("H14A", 0, 0, 0), Tile("H14A", 1, -1, 3))
    peaks = terrain.ranges(both)
    assert len(peaks) == len(set(peaks)) == 4 * 4 - 1


def grown(count: int, seed: int) -> tuple[tuple[int, int], ...]:
    """A map that grew by the rule of two neighbours."""
    rng = Random(seed)
    cells = [(0, 0), (1, 0)]
    while len(cells) < count:
        free = [one for cell in cells for one in chart.neighbours(*cell) if one not in cells]
        cells.append(rng.choice([one for one in free if sum(n in cells for n in chart.neighbours(*one)) > 1]))
    return tuple(cells)


@pytest.mark.parametrize("seed", range(8))
def test_the_chart_shows_all_regions_and_never_grows_larger_again(seed: int):
    sizes = []
    cells = grown(25, seed)
    for count in range(1, 26):
        here = chart.layout(cells[:count])
        sizes.append(here.size)
        for q, r in cells[:count]:
            x, y = here.middle(q, r)
            assert CHART.x + here.size * 0.86 < x < CHART.x + CHART.wide - here.size * 0.86
            assert CHART.y + here.size < y < CHART.y + CHART.high - here.size
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] >= 25


def test_a_chart_is_turned_where_that_makes_regions_larger():
    tall = tuple((0, r) for r in range(8))
    assert chart.layout(tall).size > chart._step(chart._fitting(tall))
    assert chart.layout(((0, 0), (1, 0))).turn == 0


@pytest.mark.parametrize("seed", range(8))
def test_a_chart_lies_as_it_lay_unless_it_must_be_turned_for_larger_regions(seed: int):
    cells = grown(25, seed)
    for count in range(2, 26):
        before, here = chart.layout(cells[: count - 1]), chart.layout(cells[:count])
        if here.turn != before.turn:
            assert chart.layout(cells[:count], facing=before.turn + 1).size < here.size


def test_what_lies_beyond_the_regions_turns_nothing():
    tall = tuple((0, r) for r in range(5))
    assert chart.layout(tall, tuple((0, r) for r in range(5, 9))).turn == chart.layout(tall).turn


@pytest.mark.parametrize("facing", range(1, 7))
def test_by_hand_a_chart_is_turned_to_each_of_its_six_sides_and_fits(facing: int):
    cells = grown(20, 3)
    here = chart.layout(cells, facing=facing)
    assert here.turn == facing - 1
    for q, r in cells:
        x, y = here.middle(q, r)
        assert CHART.x + here.size * 0.86 < x < CHART.x + CHART.wide - here.size * 0.86
        assert CHART.y + here.size < y < CHART.y + CHART.high - here.size


def test_cells_turn_as_their_tiles_do():
    assert [turned_cell(1, 0, k) for k in range(6)] == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


Box = tuple[float, float, float, float]


def boxed(at: tuple[float, float], wide: float, high: float) -> Box:
    return at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2


def hidden(one: Box, other: Box) -> float:
    """How much of the smaller of two boxes lies under the other."""
    wide, high = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
    least = min((box[2] - box[0]) * (box[3] - box[1]) for box in (one, other))
    return max(0.0, wide) * max(0.0, high) / least


@pytest.mark.parametrize("side", EVERY)
def test_on_a_crowded_side_nothing_hides_much_of_anything(side: str):
    """All its symbols, four buildings, three groups of citizens, two ships."""
    places, region = Places((side, 0, 0, 0), chart.Layout(0, 60.0, (0.0, 0.0))), SIDES[side]
    things = [boxed(at, 17, 17) for _, at in places.all_symbols()]
    for k, kind in enumerate(("town", "market", "temple") if region.land else ()):
        things.append(boxed(places.build(kind, area_of(f"land-{k % len(region.land) + 1}")), 22, 20))
    for kind in ("port",) if region.sea else ():
        things.append(boxed(places.build(kind, area_of("sea-1")), 22, 20))
    for k in range(3 if region.land else 0):
        things.append(boxed(places.camp(area_of(f"land-{k % len(region.land) + 1}")), 20, 15))
    for k in range(2 if region.sea else 0):
        things.append(boxed(places.camp(area_of(f"sea-{k % len(region.sea) + 1}")), 20, 20))
    most = max((hidden(a, b) for k, a in enumerate(things) for b in things[:k]), default=0)
    assert most < (0.42 if side == "H22B" else 0.34)  # a bay with one fish there, hardly large enough for a port
