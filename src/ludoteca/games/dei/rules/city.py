"""The city: districts turned and laid side by side, their regions merged, and what is next to what.

`Districts` is what the tiles of a match are like, whatever their order; a `City` is one way to lay them. A city never
changes once it is laid: all states of a match share it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.dei.rules.names import COLOURS, NOWHERE
from ludoteca.kernel.graph import Graph
from ludoteca.kernel.numbers import Place, numbered, table

QUARTERS: Final = 4
SIDE: Final = 6  # cells of a district, each way
CELLS: Final = SIDE * SIDE
STREET: Final[i64] = 0
COURTYARD: Final[i64] = 1
ROOF: Final[i64] = 2
MOST_REGIONS: Final = 62  # a set of Regions is a bit each


@final
class Districts:
    """The tiles of a match, cell by cell. A *local* region is a letter of one tile, `2.2.a`, numbered in order."""

    def __init__(
        self,
        codes: list[str],
        grids: list[list[int]],
        regions: list[str],
        roofs: list[bool],
        printed: dict[str, list[int]],
    ) -> None:
        self.codes = codes
        self.grids = grids  # by tile: the local region of each cell, from the north
        self.regions = regions
        self.roofs = roofs
        self.tokens = printed["tokens"]  # by local region
        self.circles = printed["circles"]  # by local region: the letter of its Outpost circle, or NOWHERE
        self.drones = printed["drones"]  # the local regions with a symbol
        self.shelters = printed["shelters"]
        # Elevator slots join a Ground and a Roof (DEI-ACT-BE), bridge slots two Roofs over a Ground (DEI-ACT-BB).
        self.elevators: list[tuple[int, int]] = []
        self.bridges: list[tuple[int, int, int]] = []
        for grid in grids:
            self.elevators += walls(grid, roofs)
            self.bridges += gaps(grid, roofs)
        neutral = printed["elevators"]
        self.neutral_elevators = [self.elevators.index((neutral[k], neutral[k + 1])) for k in range(0, len(neutral), 2)]
        neutral = printed["bridges"]
        self.neutral_bridges = [
            self.bridges.index((neutral[k], neutral[k + 1], neutral[k + 2])) for k in range(0, len(neutral), 3)
        ]

    def tile_of(self, region: int) -> str:
        return self.regions[region].rpartition(".")[0]

    def slot_name(self, parts: list[int]) -> str:
        """A slot as people write it: `2.1-b-R`."""
        return "-".join([self.tile_of(parts[0]), *[self.regions[part].rpartition(".")[2] for part in parts]])


def beside(grid: list[int]) -> list[tuple[int, int]]:
    """Each pair of different letters in neighbouring cells of a tile, once."""
    found: list[tuple[int, int]] = []
    for cell in range(CELLS):
        for other in ([cell + 1] if cell % SIDE < SIDE - 1 else []) + ([cell + SIDE] if cell + SIDE < CELLS else []):
            pair = (min(grid[cell], grid[other]), max(grid[cell], grid[other]))
            if pair[0] != pair[1] and pair not in found:
                found.append(pair)
    return sorted(found)


def walls(grid: list[int], roofs: list[bool]) -> list[tuple[int, int]]:
    """DEI-MAP-06 a Ground and a Roof that share a wall, the Ground first."""
    return [(b, a) if roofs[a] else (a, b) for a, b in beside(grid) if roofs[a] != roofs[b]]


def gaps(grid: list[int], roofs: list[bool]) -> list[tuple[int, int, int]]:
    """DEI-ACT-BB two Roofs with nothing but one Ground between them, in a row or a column."""
    found: list[tuple[int, int, int]] = []
    touching = beside(grid)
    for line in range(SIDE):
        for cells in (
            [grid[line * SIDE + k] for k in range(SIDE)],
            [grid[k * SIDE + line] for k in range(SIDE)],
        ):
            high = [k for k, here in enumerate(cells) if roofs[here]]
            for last, k in pairwise(high):
                between = cells[last + 1 : k]
                if between and between.count(between[0]) == len(between):
                    one, other = min(cells[last], cells[k]), max(cells[last], cells[k])
                    slot = (one, other, between[0])
                    if one != other and (one, other) not in touching and slot not in found:
                        found.append(slot)
    return sorted(found)


def level_of(name: str) -> int:
    """`2.1.p` is a courtyard, `2.1.R` a roof, all others are streets."""
    if name[-1].isupper():
        return int(ROOF)
    return int(COURTYARD) if name[-1] == "p" else int(STREET)


def turned(grid: list[int], quarters: int) -> list[int]:
    """A tile turned clockwise by so many quarters."""
    for _ in range(quarters):
        grid = [grid[(SIDE - 1 - column) * SIDE + row] for row in range(SIDE) for column in range(SIDE)]
    return grid


@final
class City:
    """Districts as they lie. DEI-MAP-05 Regions are 0, 1, 2 …, the Ground first, each called by its first local one."""

    def __init__(
        self, districts: Districts, tiles: list[int], quarters: list[int], columns: int, colours: list[int]
    ) -> None:
        # By place, in the order of reading: the tile, and by how many quarters it is turned clockwise.
        self.tiles: vec[i64] = numbered(
            [QUARTERS * tile + quarter for tile, quarter in zip(tiles, quarters, strict=True)]
        )
        self.columns: i64 = columns
        self.colours: vec[i64] = numbered(colours)  # DEI-SETUP-11 by letter of the circles

        first = _merged(districts, tiles, quarters, columns)
        members = sorted({local for tile in tiles for local in districts.grids[tile]})
        names = [local for local in members if first[local] == local]
        names.sort(key=lambda local: (districts.roofs[local], local))
        number = {local: k for k, local in enumerate(names)}
        self.regions: i64 = len(names)
        self.grounds: i64 = sum(not districts.roofs[local] for local in names)
        self.name: vec[i64] = numbered(names)  # by Region: the local region it is called by
        self.region: vec[i64] = table(i64(len(districts.regions)), NOWHERE)  # by local region: the Region it is part of
        for local in members:
            self.region[local] = number[first[local]]

        if self.regions > MOST_REGIONS:
            raise ValueError(f"{self.regions} Regions, sets of them have {MOST_REGIONS} bits")
        # DEI-GAME-01, DEI-MAP-01 two levels: streets and courtyards on the Ground, Roofs above.
        self.level: vec[i64] = numbered([level_of(districts.regions[local]) for local in names])

        self._join(districts, tiles)
        self._place(districts, members)

    def _join(self, districts: Districts, tiles: list[int]) -> None:
        """What is next to what. DEI-MAP-03 dividers, DEI-MAP-04 of Roofs too, DEI-MAP-06 walls."""
        level: list[set[int]] = [set() for _ in range(self.regions)]
        wall: list[set[int]] = [set() for _ in range(self.regions)]
        for tile in tiles:
            for a, b in beside(districts.grids[tile]):
                one, other = int(self.region[a]), int(self.region[b])
                if one != other:
                    kind = level if districts.roofs[a] == districts.roofs[b] else wall
                    kind[one].add(other)
                    kind[other].add(one)
        self.near = Graph([sorted(around) for around in level])
        self.walls = Graph([sorted(around) for around in wall])

        self.elevator_ground: vec[i64] = vec[i64]()  # by slot: the Regions it joins, or NOWHERE
        self.elevator_roof: vec[i64] = vec[i64]()
        for ground, roof in districts.elevators:
            self.elevator_ground = append(self.elevator_ground, self.region[ground])
            self.elevator_roof = append(self.elevator_roof, self.region[roof])
        self.bridge_one: vec[i64] = vec[i64]()
        self.bridge_other: vec[i64] = vec[i64]()
        self.bridge_over: vec[i64] = vec[i64]()
        for one_roof, other_roof, over in districts.bridges:
            self.bridge_one = append(self.bridge_one, self.region[one_roof])
            self.bridge_other = append(self.bridge_other, self.region[other_roof])
            self.bridge_over = append(self.bridge_over, self.region[over])

        # DEI-MAP-08 neutral constructions are everybody's: they belong to the graphs.
        self.neutral_elevators: vec[i64] = vec[i64]()
        self.neutral_bridges: vec[i64] = vec[i64]()
        self.neutral_lift: vec[i64] = table(self.regions)  # by Region: 1 if a neutral Elevator ends there
        link = [set(around) for around in level]
        sky = [near | up for near, up in zip(level, wall, strict=True)]
        for slot in districts.neutral_elevators:
            ground_region, roof_region = self.elevator_ground[slot], self.elevator_roof[slot]
            if ground_region != NOWHERE:
                self.neutral_elevators = append(self.neutral_elevators, i64(slot))
                _join_pair(link, int(ground_region), int(roof_region))
                self.neutral_lift[ground_region] = 1
                self.neutral_lift[roof_region] = 1
        for slot in districts.neutral_bridges:  # DEI-SETUP-04 a tile that is not in play gets none
            one_region, other_region = self.bridge_one[slot], self.bridge_other[slot]
            if one_region != NOWHERE:
                self.neutral_bridges = append(self.neutral_bridges, i64(slot))
                _join_pair(link, int(one_region), int(other_region))
                _join_pair(sky, int(one_region), int(other_region))
        self.links = Graph([sorted(around) for around in link])  # DEI-MAP-09 (a), and what is neutral
        self.sky = Graph([sorted(around) for around in sky])  # DEI-MAP-10, without bridges of players
        # The same as sets, a bit each: moves are looked through in every step.
        self.link_set: vec[i64] = as_sets(self.links)
        self.wall_set: vec[i64] = as_sets(self.walls)
        self.sky_set: vec[i64] = as_sets(self.sky)
        self.ground_set: i64 = place_bit(self.grounds) - 1
        self.neutral_lift_set: i64 = 0
        for region in range(self.regions):
            self.neutral_lift_set |= self.neutral_lift[region] << region

    def _place(self, districts: Districts, members: list[int]) -> None:
        """DEI-MAP-08 what the symbols of the tiles put where."""
        self.tokens: vec[i64] = table(self.regions)
        self.shelter: vec[i64] = table(self.regions)  # by Region: 1 with a neutral Shelter
        self.shelters: vec[i64] = vec[i64]()
        self.drone_symbols: vec[i64] = vec[i64]()
        self.outpost_region: vec[i64] = vec[i64]()
        self.outpost_colour: vec[i64] = vec[i64]()
        self.outpost_letter: vec[i64] = vec[i64]()
        self.outpost_place: vec[i64] = vec[i64]()  # the local region with its circle
        self.outposts_of: vec[i64] = table(COLOURS)
        for local in members:
            region = self.region[local]
            self.tokens[region] += districts.tokens[local]
            if local in districts.shelters:
                self.shelter[region] = 1
                self.shelters = append(self.shelters, region)
            if local in districts.drones:
                self.drone_symbols = append(self.drone_symbols, region)
            letter = districts.circles[local]
            if letter >= 0:
                colour = self.colours[letter]
                self.outpost_region = append(self.outpost_region, region)
                self.outpost_colour = append(self.outpost_colour, colour)
                self.outpost_letter = append(self.outpost_letter, i64(letter))
                self.outpost_place = append(self.outpost_place, i64(local))
                self.outposts_of[colour] += 1
        self.outposts: i64 = len(self.outpost_region)
        # DEI-OUT-06 by Region: where its Outposts begin in `outpost_in`, and where they end.
        self.outposts_from: vec[i64] = vec[i64]([i64(0)])
        self.outpost_in: vec[i64] = vec[i64]()
        for region in range(self.regions):
            for outpost in range(self.outposts):
                if self.outpost_region[outpost] == region:
                    self.outpost_in = append(self.outpost_in, outpost)
            self.outposts_from = append(self.outposts_from, i64(len(self.outpost_in)))

    def lies_so(self, tiles: vec[i64], colours: vec[i64]) -> bool:
        """Whether this is the city of these tiles and this pairing of letters and colours."""
        return self.tiles == tiles and self.colours == colours

    def is_roof(self, region: Place) -> bool:
        return region >= self.grounds


def place_bit(region: Place) -> i64:
    """The set of a single Region."""
    return shifted(1, region)


def shifted(word: i64, places: i64) -> i64:
    """A word shifted to the left. A literal must never be: compiled it would be a C int, and too short."""
    return word << places


def as_sets(graph: Graph) -> vec[i64]:
    """By Region the set of those next to it."""
    sets = table(graph.places)
    for place in range(graph.places):
        for k in range(graph.near_from[place], graph.near_from[place + 1]):
            sets[place] |= place_bit(graph.near[k])
    return sets


def city_of(districts: Districts, tiles: vec[i64], columns: i64, colours: vec[i64]) -> City:
    """The city of tiles that are written with their quarters, as a state keeps them."""
    return City(
        districts,
        [int(tile) // QUARTERS for tile in tiles],
        [int(tile) % QUARTERS for tile in tiles],
        int(columns),
        [int(colour) for colour in colours],
    )


def _join_pair(graph: list[set[int]], one: int, other: int) -> None:
    graph[one].add(other)
    graph[other].add(one)


def _merged(districts: Districts, tiles: list[int], quarters: list[int], columns: int) -> list[int]:
    """DEI-MAP-05 for each local region the first of those that it is one Region with."""
    first = list(range(len(districts.regions)))
    lying = [turned(districts.grids[tile], quarter) for tile, quarter in zip(tiles, quarters, strict=True)]
    for place in range(len(tiles)):
        if place % columns < columns - 1:
            for row in range(SIDE):
                _merge(first, districts.roofs, lying[place][row * SIDE + SIDE - 1], lying[place + 1][row * SIDE])
        if place + columns < len(tiles):
            for column in range(SIDE):
                south = lying[place + columns][column]
                _merge(first, districts.roofs, lying[place][CELLS - SIDE + column], south)
    return [_first(first, local) for local in range(len(first))]


def _first(first: list[int], local: int) -> int:
    while first[local] != local:
        local = first[local]
    return local


def _merge(first: list[int], roofs: list[bool], one: int, other: int) -> None:
    if roofs[one] == roofs[other]:
        a, b = _first(first, one), _first(first, other)
        first[max(a, b)] = min(a, b)
