"""Districts become a city: the tables of the quick layouts, and what holds for every way to lay the tiles."""

from __future__ import annotations

import random
import re

import pytest

from ludoteca.games.dei import tables
from ludoteca.games.dei.rules.city import City, Districts, beside, gaps, place_bit, turned, walls
from ludoteca.kernel.graph import Graph
from tests.support import rule

# Ground Regions, Roofs, pairs of Grounds, of Roofs, walls, bridge slots.
COUNTS = {2: (14, 18, 25, 4, 42, 8), 3: (17, 26, 31, 8, 60, 11), 4: (23, 36, 41, 12, 80, 15)}

LOCAL = """
2.1 | ab ad ap bc bp cd cp dp | | aR bR cS dS pR pS | RSp
2.2 | ab ad ap bd bp | | aR bS dR pR pS | RSp
2.3 | ab ad bc cd | | aR bR bS cR cS dR | RSb RSc
2.4 | ad | RS | aR dR |
2.5 | ac ad cd cp dp | RS | aR aS cS dR pR pS |
2.6 | ab ad bc cd | RS | aR bS cS cT dR dT | RTd STc
2.7 | ab ac bc | | aR bR bS cR cS | RSb RSc
2.8 | ab ac ap bc | RS | aR bS cS pR |
2.9 | ab ad bc cd | | aR bR cR dR |
3.1 | ab ac bc | RS | aR bS cS |
3.2 | ab ad bd | RT | aR bR bS bT dR dT | RSb STb
3.3 | ab ad bc cd cp | RS RT | aR bR bS cS cT dR dT pR pS pT | STc
4.1 | ac ad cd | RT SU | aR aS cT cU dT | RSa TUc
4.2 | ab ad bc cd | RS | aR bR cR dR |
4.3 | ab ad bc cd | | aR aS bR bS cS dS | RSa RSb
4.4 | ab ac bc cp | RS | aR bS cS pR pS |
"""

# Region | also contains | Tech | circle | specials | adjacent.
GROUND = {
    4: """
2.1.a | 3.3.c | 1 | – | – | 2.1.b 2.1.d 2.1.p 2.3.b 3.3.p
2.1.b | 2.9.b | 2 | – | drone | 2.1.a 2.1.c 2.1.p 2.9.c
2.1.c | 2.6.d 2.9.a 4.2.c | 2 | – | drone | 2.1.b 2.1.d 2.1.p 2.6.a 2.9.d
2.1.d | 2.3.c 2.6.c 3.3.d | 2 | – | lift→2.6.S | 2.1.a 2.1.c 2.1.p 2.2.a 2.3.b
2.1.p | – | 1 | – | shelter, lift→2.1.R | 2.1.a 2.1.b 2.1.c 2.1.d
2.2.a | 2.3.d 2.6.b 2.8.b 4.1.a 4.4.a | 4 | B | lift→4.4.R | 2.1.d 2.2.b 2.2.d 2.2.p 2.3.a 2.4.a 2.6.a
2.2.b | 2.4.d 2.5.c 2.8.a | 2 | – | – | 2.2.a 2.2.d 2.2.p 2.4.a 2.5.d 2.5.p 2.8.p
2.2.d | 2.5.a 4.3.a 4.3.d 4.4.b | 4 | A | drone | 2.2.a 2.2.b 2.3.a 2.5.d
2.2.p | – | 1 | – | shelter, lift→2.2.S | 2.2.a 2.2.b
2.3.a | 3.1.a 4.3.b 4.3.c 4.4.c | 3 | – | drone | 2.2.a 2.2.d 2.3.b 2.7.b 4.4.p
2.3.b | 2.7.a 3.1.c 3.3.a 3.3.b | 2 | C | – | 2.1.a 2.1.d 2.3.a 2.7.b 2.7.c
2.4.a | 2.8.c 3.2.b 4.1.d | 4 | – | lift→2.4.R, lift→4.1.T | 2.2.a 2.2.b 2.6.a 3.2.a
2.5.d | – | 0 | – | – | 2.2.b 2.2.d 2.5.p
2.5.p | – | 1 | A | – | 2.2.b 2.5.d
2.6.a | 3.2.d 4.1.c 4.2.b | 1 | B | – | 2.1.c 2.2.a 2.4.a 3.2.a
2.7.b | 3.1.b | 1 | – | lift→3.1.S | 2.3.a 2.3.b 2.7.c
2.7.c | – | 0 | A | – | 2.3.b 2.7.b
2.8.p | – | 1 | B | – | 2.2.b
2.9.c | – | 0 | C | – | 2.1.b 2.9.d
2.9.d | 4.2.d | 1 | – | – | 2.1.c 2.9.c 3.2.a
3.2.a | 4.2.a | 1 | – | – | 2.4.a 2.6.a 2.9.d
3.3.p | – | 1 | C | – | 2.1.a
4.4.p | – | 1 | C | – | 2.3.a
""",
    2: """
2.1.a | 2.6.b | 1 | – | – | 2.1.b 2.1.c 2.1.p 2.6.a
2.1.b | – | 1 | – | – | 2.1.a 2.1.c 2.1.p
2.1.c | 2.1.d 2.3.c 2.4.a 2.6.c | 3 | – | lift→2.4.R, lift→2.6.S | 2.1.a 2.1.b 2.1.p 2.3.b 2.3.d
2.1.p | – | 1 | – | shelter, lift→2.1.R | 2.1.a 2.1.b 2.1.c
2.2.a | 2.7.a 2.9.c | 3 | C | – | 2.2.b 2.2.d 2.2.p 2.3.d 2.9.b
2.2.b | 2.5.a 2.8.c | 1 | – | – | 2.2.a 2.2.d 2.2.p 2.3.b 2.6.a
2.2.d | 2.3.a 2.5.d 2.7.b | 2 | A | – | 2.2.a 2.2.b 2.3.b 2.3.d 2.5.p
2.2.p | – | 1 | – | shelter, lift→2.2.S | 2.2.a 2.2.b
2.3.b | 2.5.c 2.6.d 2.8.b | 1 | C | drone | 2.1.c 2.2.b 2.2.d 2.5.p 2.6.a
2.3.d | 2.4.d 2.7.c 2.9.a 2.9.d | 2 | A | – | 2.1.c 2.2.a 2.2.d 2.9.b
2.5.p | – | 1 | A | – | 2.2.d 2.3.b
2.6.a | 2.8.a | 1 | – | – | 2.1.a 2.2.b 2.3.b 2.8.p
2.8.p | – | 1 | B | – | 2.6.a
2.9.b | – | 1 | – | drone | 2.2.a 2.3.d
""",
    3: """
2.1.a | 2.6.a 2.7.a 3.3.a 3.3.b | 2 | – | – | 2.1.b 2.1.d 2.1.p 2.3.a 2.7.c 3.3.c
2.1.b | 3.3.d | 1 | – | – | 2.1.a 2.1.c 2.1.p 3.3.c
2.1.c | 2.4.a | 1 | – | lift→2.4.R | 2.1.b 2.1.d 2.1.p
2.1.d | 2.4.d 2.6.b 2.9.a 2.9.b | 3 | – | drone | 2.1.a 2.1.c 2.1.p 2.3.b 2.5.a
2.1.p | – | 1 | – | shelter, lift→2.1.R | 2.1.a 2.1.b 2.1.c 2.1.d
2.2.a | 2.3.c 2.5.d 3.2.d | 2 | B | – | 2.2.b 2.2.d 2.2.p 2.3.b 2.5.a 2.5.p
2.2.b | 2.5.c 2.8.a | 1 | – | – | 2.2.a 2.2.d 2.2.p 2.5.a 2.5.p 2.8.p
2.2.d | 2.3.d 2.8.b 2.8.c 3.1.a | 2 | A | drone | 2.2.a 2.2.b 2.3.a 2.7.c
2.2.p | – | 1 | – | shelter, lift→2.2.S | 2.2.a 2.2.b
2.3.a | 2.6.d 2.7.b 3.1.c | 2 | – | drone | 2.1.a 2.2.d 2.3.b 2.7.c
2.3.b | 2.6.c 2.9.d 3.2.a | 3 | C | lift→2.6.S | 2.1.d 2.2.a 2.3.a 2.5.a
2.5.a | 2.9.c 3.2.b | 3 | C | – | 2.1.d 2.2.a 2.2.b 2.3.b
2.5.p | – | 1 | A | – | 2.2.a 2.2.b
2.7.c | 3.1.b | 1 | A | lift→3.1.S | 2.1.a 2.2.d 2.3.a
2.8.p | – | 1 | B | – | 2.2.b
3.3.c | – | 1 | – | – | 2.1.a 2.1.b 3.3.p
3.3.p | – | 1 | C | – | 3.3.c
""",
}


def rows(text: str) -> list[list[str]]:
    return [[part.strip() for part in line.split("|")] for line in text.strip().splitlines()]


def name(tiles: Districts, city: City, region: int) -> str:
    return tiles.regions[int(city.name[region])]


def pairs(graph: Graph) -> set[tuple[int, int]]:
    return {
        (place, int(graph.near[k]))
        for place in range(graph.places)
        for k in range(graph.near_from[place], graph.near_from[place + 1])
    }


def described(tiles: Districts, city: City) -> dict[str, tuple[set[str], int, str, set[str], set[str]]]:
    """Each Ground Region as the tables above say it."""
    found = {}
    near = pairs(city.near)
    for region in range(city.grounds):
        members = {tiles.regions[k] for k in range(len(tiles.regions)) if city.region[k] == region}
        own = name(tiles, city, region)
        circles = ["ABC"[int(city.outpost_letter[k])] for k in range(city.outposts) if city.outpost_region[k] == region]
        specials = {
            "lift→" + name(tiles, city, int(city.elevator_roof[slot]))
            for slot in city.neutral_elevators
            if city.elevator_ground[slot] == region
        }
        specials |= {"shelter"} if city.shelter[region] else set()
        specials |= {"drone"} if region in [int(place) for place in city.drone_symbols] else set()
        around = {name(tiles, city, other) for place, other in near if place == region}
        found[own] = (members - {own}, int(city.tokens[region]), "".join(circles) or "–", specials, around)
    return found


@rule("DEI-MAP-03", "DEI-MAP-04", "DEI-ACT-BB", "DEI-ACT-BE")
@pytest.mark.parametrize("row", rows(LOCAL), ids=lambda row: row[0])
def test_what_is_next_to_what_within_a_district(row: list[str]) -> None:
    tiles = tables.districts(4)
    grid = tiles.grids[tiles.codes.index(row[0])]

    def said(parts: tuple[int, ...]) -> str:
        return "".join(tiles.regions[part][-1] for part in parts)

    level = [said(pair) for pair in beside(grid) if tiles.roofs[pair[0]] == tiles.roofs[pair[1]]]
    assert sorted(pair for pair in level if pair.islower()) == row[1].split()
    assert sorted(pair for pair in level if pair.isupper()) == row[2].split()
    assert sorted(said(wall) for wall in walls(grid, tiles.roofs)) == sorted(row[3].split())
    assert sorted(said(gap) for gap in gaps(grid, tiles.roofs)) == (row[4].split() if len(row) > 4 else [])


@rule("DEI-GAME-01", "DEI-MAP-01", "DEI-MAP-06", "DEI-SETUP-02")
@pytest.mark.parametrize("players", COUNTS)
def test_the_counts_of_the_quick_layouts(players: int) -> None:
    city = tables.quick_cities(players)[0]
    near = pairs(city.near)
    ground = {pair for pair in near if pair[0] < city.grounds}
    bridges = sum(int(one) >= 0 for one in city.bridge_one)
    counts = (len(ground) // 2, len(near - ground) // 2, len(pairs(city.walls)) // 2, bridges)
    assert (int(city.grounds), int(city.regions - city.grounds), *counts) == COUNTS[players]


@rule("DEI-MAP-05", "DEI-MAP-08", "DEI-SETUP-02")
@pytest.mark.parametrize("players", GROUND)
def test_the_merged_regions_of_the_quick_layouts(players: int) -> None:
    tiles = tables.districts(players)
    expected = {
        row[0]: (
            set() if row[1] == "–" else set(row[1].split()),
            int(row[2]),
            row[3],
            set() if row[4] == "–" else set(re.split(", ", row[4])),
            set(row[5].split()),
        )
        for row in rows(GROUND[players])
    }
    assert described(tiles, tables.quick_cities(players)[0]) == expected


@rule("DEI-SETUP-04")
@pytest.mark.parametrize(("players", "bridges"), [(2, ["2.3-R-S-b"]), (4, ["2.3-R-S-b", "4.3-R-S-a"])])
def test_neutral_bridges_lie_on_their_two_districts_only(players: int, bridges: list[str]) -> None:
    tiles = tables.districts(players)
    city = tables.quick_cities(players)[0]
    assert [tiles.slot_name(list(tiles.bridges[int(slot)])) for slot in city.neutral_bridges] == bridges


def test_four_quarters_are_a_whole_turn() -> None:
    for grid in tables.districts(4).grids:
        assert turned(grid, 4) == grid
        assert turned(grid, 1) != grid or turned(grid, 2) == grid


def any_city(players: int, seed: int) -> City:
    tiles = tables.districts(players)
    rng = random.Random(seed)
    order = list(range(len(tiles.codes)))
    rng.shuffle(order)
    return City(tiles, order, [rng.randrange(4) for _ in order], 3 if players == 2 else 4, [0, 1, 2])


@rule("DEI-MAP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_every_way_to_lay_the_tiles_is_one_connected_city(players: int, seed: int) -> None:
    tiles = tables.districts(players)
    city = any_city(players, seed)
    for graph in (city.near, city.walls, city.links, city.sky):
        near = pairs(graph)
        assert near == {(b, a) for a, b in near}
        assert all(a != b for a, b in near)
    assert all(0 <= int(region) < city.regions for region in city.region)
    for local, region in enumerate(city.region):
        assert tiles.roofs[local] == city.is_roof(region)
    assert {(a < city.grounds) == (b < city.grounds) for a, b in pairs(city.near)} == {True}
    assert {(a < city.grounds) == (b < city.grounds) for a, b in pairs(city.walls)} == {False}
    assert max(int(steps) for steps in city.near.distances(0)[: city.grounds]) < 1000


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_city_turned_as_a_whole_is_the_same_city(players: int, seed: int) -> None:
    tiles = tables.districts(players)
    city = any_city(players, seed)
    columns = int(city.columns)
    height = len(city.tiles) // columns
    places = [(height - 1 - column) * columns + row for row in range(columns) for column in range(height)]
    other = City(
        tiles,
        [int(city.tiles[place]) // 4 for place in places],
        [(int(city.tiles[place]) + 1) % 4 for place in places],
        height,
        [0, 1, 2],
    )
    assert described(tiles, other) == described(tiles, city)
    for one, again in ((city.near, other.near), (city.walls, other.walls), (city.links, other.links)):
        assert pairs(one) == pairs(again)


def test_a_set_has_room_for_every_region_compiled_or_not() -> None:
    assert [int(place_bit(region)) for region in range(62)] == [1 << region for region in range(62)]


def city_of_streets(count):
    """A city of so many Regions, each a street of one cell: two tiles that do not fit to each other."""
    names = [f"2.1.a{k}" for k in range(36)] + [f"2.2.A{k}" for k in range(count - 36)]
    roofs = [k >= 36 for k in range(count)]
    grids = [list(range(36)), [min(36 + k, count - 1) for k in range(36)]]
    printed = {"tokens": [0] * count, "circles": [-1] * count}
    printed |= {name: [] for name in ("drones", "shelters", "elevators", "bridges")}
    return City(Districts(["2.1", "2.2"], grids, names, roofs, printed), [0, 1], [0, 0], 2, [0, 1, 2])


def test_a_city_has_no_more_regions_than_a_set_of_them_can_hold():
    assert city_of_streets(62).regions == 62
    with pytest.raises(ValueError, match="63 Regions"):
        city_of_streets(63)
