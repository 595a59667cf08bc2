"""The picture of the city: any arrangement of districts fits together, and everything has its place."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.games.dei import content, tables
from ludoteca.games.dei.drawing.arrangement import ARRANGEMENTS
from ludoteca.games.dei.drawing.catalog import DISTRICTS
from ludoteca.games.dei.drawing.compose import GRIDS, buildings, ground, shapes, surveyed
from ludoteca.games.dei.drawing.lattice import City, Local, Rows, loops, turned
from ludoteca.games.dei.drawing.places import Places

SEATS = (2, 3, 4)
# By seats: Ground Regions, Roofs, and where Bridges may lie.
COUNTED = {2: (14, 18, 8), 3: (17, 26, 11), 4: (23, 36, 15)}


def quick(seats: int) -> Rows:
    return content.layouts()[seats].rows


def at_random(seats: int, seed: int) -> Rows:
    rng = Random(seed)
    rows = quick(seats)
    codes = [cell.partition("@")[0] for row in rows for cell in row]
    rng.shuffle(codes)
    laid = [f"{code}@{rng.choice((0, 90, 180, 270))}" for code in codes]
    across = len(rows[0])
    return tuple(tuple(laid[k : k + across]) for k in range(0, len(laid), across))


@pytest.mark.parametrize("seats", SEATS)
def test_the_quick_city_has_as_many_regions_as_the_rules_count(seats: int):
    city = City(quick(seats), GRIDS)
    roofs = sum(city.is_roof(region) for region in city.cells)
    assert (len(city.cells) - roofs, roofs, len(city.spans)) == COUNTED[seats]


def test_a_district_is_turned_clockwise():
    assert turned(("ab", "cd"), 1) == ("ca", "db")
    assert turned(turned(("ab", "cd"), 3), 1) == ("ab", "cd")


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_regions_cover_the_city_whatever_the_arrangement(seats: int, seed: int):
    city = City(at_random(seats, seed), GRIDS)
    assert sum(len(cells) for cells in city.cells.values()) == city.across * city.down * 36
    assert all(city.region[local] <= local.name for local in city.region)


def test_a_region_with_a_hole_is_outlined_twice():
    ring = [(c, r) for c in range(3) for r in range(3) if (c, r) != (1, 1)]
    assert len(loops(ring)) == 2
    assert len(loops([(0, 0), (1, 0)])) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_outposts_tokens_and_units_have_their_feet_in_their_region(seats: int):
    places = surveyed(quick(seats), seats)
    city = places.city
    for tile, (x, y) in places.outposts.items():
        assert places.is_in(city.region[Local(tile, DISTRICTS[tile].circle[-1])], x, y)
    for region in city.cells:
        for x, y in (*places.tokens(region), *places.huts(region), *places.drones(region), places.mark(region)):
            assert places.is_in(region, x, y), region
        ((x, y),) = places.row(region, 1, has_capsule=False).groups
        assert places.is_in(region, x, y), region


@pytest.mark.parametrize("seats", SEATS)
def test_a_plate_lies_on_the_map_beside_the_region_it_is_about(seats: int):
    places = surveyed(quick(seats), seats)
    plan = places.plan
    wide, high = 150.0, 50.0
    for region, spots in places.spots.items():
        x, y = places.beside(region, wide, high)
        assert plan.x <= x <= plan.x + plan.wide - wide, region
        assert plan.y <= y <= plan.y + plan.high - high, region
        under = sum(x < a < x + wide and y < b < y + high for a, b in spots)
        assert under <= len(spots) / 6, region


@pytest.mark.parametrize("seats", SEATS)
def test_tokens_of_a_region_do_not_lie_on_each_other(seats: int):
    places = surveyed(quick(seats), seats)
    for region in places.city.cells:
        spots = places.tokens(region)
        printed = printed_tokens(places, region)
        apart = [abs(a - c) + abs(b - d) for k, (a, b) in enumerate(spots[:printed]) for c, d in spots[:k]]
        assert all(distance > 10 for distance in apart), region


def printed_tokens(places: Places, region: str) -> int:
    here = [local for local, name in places.city.region.items() if name == region]
    return sum({**DISTRICTS[tile].tech, **DISTRICTS[tile].energy}.get(letter, 0) for tile, letter in here)


@pytest.mark.parametrize("seats", SEATS)
def test_all_units_that_start_in_a_courtyard_stand_on_the_map(seats: int):
    """Two starting Regions, in each up to a squad and a Champion of everybody."""
    places = surveyed(quick(seats), seats)
    frame = ARRANGEMENTS[seats].city
    for region in (places.city.region[Local("2.1", "p")], places.city.region[Local("2.2", "p")]):
        row = places.row(region, min(2 * seats, 6), has_capsule=True)
        assert len(set(row.groups)) == len(row.groups)
        assert all(frame.x < x < frame.x + frame.wide and frame.y < y < frame.y + frame.high for x, y in row.groups)


@pytest.mark.parametrize("seats", SEATS)
def test_a_place_never_depends_on_what_was_placed_before(seats: int):
    rows = quick(seats)
    fresh = Places(surveyed(rows, seats).plan)
    used = surveyed(rows, seats)
    for region in list(used.city.cells)[:8]:
        used.row(region, 5, has_capsule=True)
        assert used.row(region, 2, has_capsule=False) == fresh.row(region, 2, has_capsule=False)
        assert used.tokens(region) == fresh.tokens(region)
        assert used.drones(region) == fresh.drones(region)


@pytest.mark.parametrize("seats", SEATS)
def test_the_static_picture_is_drawn_once_for_an_arrangement(seats: int):
    rows = quick(seats)
    assert ground(rows, seats) is ground(rows, seats)
    assert buildings(rows, seats) is buildings(rows, seats)
    assert len(ground(rows, seats)) + len(buildings(rows, seats)) + len(shapes(rows, seats)) < 230_000


@pytest.mark.parametrize("seats", SEATS)
def test_any_arrangement_is_drawn(seats: int):
    rows = at_random(seats, 7)
    assert 'id="city"' in ground(rows, seats)
    assert 'id="blocks"' in buildings(rows, seats)
    for region in surveyed(rows, seats).city.cells:
        assert f'id="dei-shape-{region}"' in shapes(rows, seats)


@pytest.mark.parametrize("seats", SEATS)
def test_the_picture_knows_the_same_regions_and_slots_as_the_rules(seats: int):
    """DEI-MAP-05, DEI-ACT-BB, DEI-ACT-BE: what can be chosen on the board is what the rules speak of."""
    districts, city = tables.districts(seats), tables.quick_cities(seats)[0]
    drawn = City(quick(seats), GRIDS)
    assert set(drawn.cells) == {districts.regions[int(local)] for local in city.name}
    assert {"-".join(slot) for slot in drawn.walls} == {districts.slot_name(list(slot)) for slot in districts.elevators}
    assert {"-".join(slot) for slot in drawn.spans} == {districts.slot_name(list(slot)) for slot in districts.bridges}


@pytest.mark.parametrize("seats", SEATS)
def test_a_shelter_stands_beside_one_group_of_units(seats: int):
    """The first one of a Region; at the neutral ones everybody begins, so there up to three groups have room."""
    places = surveyed(quick(seats), seats)
    for region in places.city.cells:
        for count in (1, 2, 3) if region in places.shelters else (1,):
            x, y = places.huts(region)[0]
            row = places.row(region, count, has_capsule=count > 1)
            near = [(a, b) for a, b in row.groups if abs(a - x) < 20 * row.scale and -12 < b - y < 16]
            assert not near or region == "2.5.d", region  # the smallest of all, with four seats


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_drone_of_a_region_hovers_over_the_map_and_not_over_its_frame(seats: int):
    places = surveyed(quick(seats), seats)
    plan = places.plan
    for region in places.city.cells:
        x, y = places.drones(region)[0]
        assert plan.x + 15 <= x <= plan.x + plan.wide - 15, region
        assert plan.y + 12 <= y <= plan.y + plan.high - 12, region
