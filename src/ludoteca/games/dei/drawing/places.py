"""Where pieces stand: computed once for an arrangement of districts, never from what else happens to be there.

A place depends on the Region, on what is printed there and on how many groups stand in a row, so that nothing moves
because something else has. Feet stay inside their Region; heads may overlap a wall, for pieces stand. What is found is
the candidate with the least cost: feet outside, overlaps with what is fixed, distance from where it would best be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot
from typing import NamedTuple

from ludoteca.games.dei.drawing.catalog import DISTRICTS
from ludoteca.games.dei.drawing.lattice import Cell, Local, Plan, Point

Box = tuple[float, float, float, float]  # how far something reaches from its origin: left, up, right, down
Taken = tuple[float, float, float, float, float]  # a box on the drawing, and what a square unit of overlap costs
Slot = tuple[str, ...]

GRAIN = 3.5  # of the raster that says which Region is where
AROUND = 200  # how far the raster reaches beyond the frame: pieces may
FINE, CLOSE, WIDE = 15, 4, 3  # samples of a cell each way: for the raster, and where something may be put
OUTSIDE, BEYOND = 26.0, 8.0  # what a foot outside its Region costs, and a unit over the frame
# What a square unit of overlap costs: with what is there, for a token under units, with what may be built one day.
OVERLAP, UNDER, PERHAPS = 0.15, 0.07, 0.03
HUT_MINDS = {1: 0.45, 2: 0.3, 3: 0.15, 4: 0.15}  # how much a Shelter minds so many groups: few are more usual
STEP, LINE = 37.0, 28.0  # from one group of units to the next, and from one line of them to the next
SMALL = 12  # a Region of fewer cells is searched more closely
TIGHT = 3  # a Region of fewer cells shows its units smaller
SMALLER, SMALLEST = 0.84, 0.74  # where three, and where four have no room otherwise
CAPSULE_STEP = 17  # what each value takes of a capsule
FLAG_ROOM = 42  # nearer to the east edge a flag flies inwards
TOKENS, HUTS, DRONES = 4, 4, 4  # places a Region has for each
ROTORS = 15  # from the middle of a drone to their rim
TOKENS_SEEN = 3  # so many are kept free of other things
BESIDE_STEP, EDGE, ON_REGION = 10, 4, 6.0  # of plates: where they may lie, how far off, a hundredth of a Region below
BESIDE = {"S": (0.5, 1.0), "N": (0.5, 0.0), "E": (1.0, 0.5), "W": (0.0, 0.5)}  # of a cell, where its wall is


class Piece(NamedTuple):
    """How far a piece reaches from its origin, where its feet are, and how much it minds what is below it."""

    box: Box
    feet: Box
    heavy: float = 1


TOKEN = Piece((-8, -8, 8, 8), (-8, -8, 8, 8))
HUT = Piece((-11, -15, 11, 3), (-10, -8, 10, 2))
DRONE = Piece((-17, -17, 18, 20), (-6, -6, 6, 6), 0.6)  # it hovers
MARK = Piece((-34, -13, 34, 13), (-18, -8, 18, 8))
STEPS = Piece((-10, -10, 10, 10), (-9, -9, 9, 9))
OUTPOST = Piece((-13, -23, 27, 13), (-12, -11, 12, 11))
OUTPOST_INWARDS = Piece((-27, -23, 13, 13), (-12, -11, 12, 11))


class Row(NamedTuple):
    """How so many groups of units stand: the places of each, and where the capsule with their values goes."""

    groups: tuple[Point, ...]
    capsule: Point
    scale: float


class Places:
    """All places of one arrangement."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.city = plan, plan.city
        self.numbers = {region: k + 1 for k, region in enumerate(plan.city.cells)}
        self.columns = int((plan.wide + 2 * AROUND) / GRAIN) + 1
        self.raster = bytearray(self.columns * (int((plan.high + 2 * AROUND) / GRAIN) + 1))
        self.spots: dict[str, list[Point]] = {}
        self._survey()
        self.fixed: dict[str, list[Taken]] = {region: [] for region in self.city.cells}
        self.hearts = {region: self._heart(list(cells), region) for region, cells in self.city.cells.items()}
        self.spans = {slot: self._span(slot) for slot in self.city.spans}
        self.lifts = {slot: self._lift(slot) for slot in self.city.walls}
        self._block_walls()
        self.outposts: dict[str, Point] = {}
        self.inwards: set[str] = set()
        self._place_outposts()
        self.shelters: dict[str, Point] = {}
        self._place_shelters()
        self._rows: dict[tuple[str, int, bool], Row] = {}
        self._found: dict[tuple[str, str], tuple[Point, ...]] = {}  # by what it is and its Region
        self._plates: dict[tuple[str, float, float], Point] = {}  # by Region and size

    def _survey(self) -> None:
        """Which Region is where on the drawing, and where in it something may be put."""
        for cell, local in self.city.local.items():
            region = self.city.region[local]
            for x, y in self._samples(cell, region, FINE):
                self.raster[self._pixel(x, y)] = self.numbers[region]
        for cell, local in self.city.local.items():
            region = self.city.region[local]
            many = CLOSE if len(self.city.cells[region]) < SMALL else WIDE
            self.spots.setdefault(region, []).extend(self._samples(cell, region, many))
        for region, spots in self.spots.items():  # a roof leans over the street behind it
            self.spots[region] = [(x, y) for x, y in spots if self.is_in(region, x, y)] or spots

    def _pixel(self, x: float, y: float) -> int:
        """Which byte of the raster a place is; the raster reaches beyond the frame on all sides."""
        column, row = int((x - self.plan.x + AROUND) / GRAIN), int((y - self.plan.y + AROUND) / GRAIN)
        return row * self.columns + column

    def is_in(self, region: str, x: float, y: float) -> bool:
        """Whether a Region is seen at a place of the drawing."""
        return self.raster[self._pixel(x, y)] == self.numbers[region]

    def _samples(self, cell: Cell, region: str, count: int) -> Iterator[Point]:
        """So many places each way, evenly spread over a cell."""
        c, r = cell
        up = self.plan.raised(region)
        (ax, ay), (bx, by) = self.plan.at(c, r), self.plan.at(c + 1, r)
        (cx, cy), (dx, dy) = self.plan.at(c, r + 1), self.plan.at(c + 1, r + 1)
        shares = [(k + 0.5) / count for k in range(count)]
        for v in shares:
            (lx, ly), (rx, ry) = (ax + (cx - ax) * v, ay + (cy - ay) * v), (bx + (dx - bx) * v, by + (dy - by) * v)
            for u in shares:
                yield lx + (rx - lx) * u, ly + (ry - ly) * u - up

    def _heart(self, cells: list[Cell], region: str) -> Point:
        """Where some cells of a Region are roomiest."""
        inside = set(self.city.cells[region])

        def room(cell: Cell) -> int:
            c, r = cell
            return sum((c + dx, r + dy) in inside for dx in (-1, 0, 1) for dy in (-1, 0, 1))

        x, y = self.plan.middle(max(cells, key=room))
        return x, y - self.plan.raised(region)

    def _span(self, slot: tuple[str, str, str, str]) -> tuple[Point, Point]:
        """Both ends of a Bridge, on the roofs it joins."""
        runs = self.city.spans[slot]
        cells, is_eastward = runs[len(runs) // 2]
        (c0, r0), (c1, r1) = cells[0], cells[-1]
        if is_eastward:
            (ax, ay), (bx, by) = self.plan.at(c0, r0 + 0.5), self.plan.at(c1 + 1, r1 + 0.5)
            return (ax - 5, ay - 5), (bx + 5, by - 5)
        (ax, ay), (bx, by) = self.plan.at(c0 + 0.5, r0), self.plan.at(c1 + 0.5, r1 + 1)
        return (ax, ay - 11), (bx, by + 3)

    def _lift(self, slot: tuple[str, str, str]) -> Point:
        """Where an Elevator stands: in the middle of its wall, a south wall if there is one."""
        edges = self.city.walls[slot]
        best = [edge for edge in edges if edge[1] == "S"] or [edge for edge in edges if edge[1] in "EW"] or edges
        (c, r), side = sorted(best)[len(best) // 2]
        dx, dy = BESIDE[side]
        x, y = self.plan.at(c + dx, r + dy)
        return x, y - 4

    def lift(self, slot: tuple[str, str, str], which: int) -> Point:
        """Where the first, second … Elevator of one wall stands."""
        x, y = self.lifts[slot]
        return x + 15 * which, y

    def _block_walls(self) -> None:
        """DEI-MAP-08 what is printed on walls and over gaps is always there; anything else may be built one day."""
        for (tile, ground, roof), (x, y) in self.lifts.items():
            price = OVERLAP if f"{ground}-{roof}" in DISTRICTS[tile].elevators else PERHAPS
            self._block((x - 8, y - 12, x + 8, y + 12, price), (tile, ground), (tile, roof))
        for (tile, one, other, crossed), ((ax, ay), (bx, by)) in self.spans.items():
            price = OVERLAP if f"{one}-{other}-{crossed}" == DISTRICTS[tile].bridge else PERHAPS
            taken = (min(ax, bx), min(ay, by) - 6, max(ax, bx) + 2, max(ay, by) + 6, price)
            self._block(taken, (tile, crossed), (tile, one), (tile, other))

    def _block(self, taken: Taken, *locals_: tuple[str, str]) -> None:
        for tile, letter in locals_:
            self.fixed[self.city.region[Local(tile, letter)]].append(taken)

    def _place_outposts(self) -> None:
        """Where their circles are printed; a flag may stand on each."""
        for tile in self.city.tiles:
            if not DISTRICTS[tile].circle:
                continue
            letter = DISTRICTS[tile].circle[-1]
            region = self.city.region[Local(tile, letter)]
            near = self._heart(self.city.part(tile, letter), region)
            is_inwards = near[0] > self.plan.x + self.plan.wide - FLAG_ROOM
            self.outposts[tile] = self._put(region, OUTPOST_INWARDS if is_inwards else OUTPOST, near, 0.3)
            if is_inwards:
                self.inwards.add(tile)

    def _place_shelters(self) -> None:
        """DEI-MAP-08 the neutral ones: in a corner of their courtyard, for everybody begins beside them."""
        for tile in self.city.tiles:
            if DISTRICTS[tile].shelter:
                region = self.city.region[Local(tile, DISTRICTS[tile].shelter)]
                x, y = self.hearts[region]
                corner = max(self.spots[region], key=lambda spot: (hypot(spot[0] - x, spot[1] - y), spot))
                self.shelters[region] = self._put(region, HUT, corner, 0.1)

    def tokens(self, region: str) -> tuple[Point, ...]:
        """Where resources lie: where they are printed, further ones beside the heart of the Region."""
        return self._once("token", region, self._place_tokens)

    def _place_tokens(self, region: str) -> tuple[Point, ...]:
        printed = [
            (tile, letter)
            for tile in self.city.tiles
            for places in (DISTRICTS[tile].tech, DISTRICTS[tile].energy)
            for letter, count in places.items()
            for _ in range(count)
            if self.city.region[Local(tile, letter)] == region
        ]
        near = [self._heart(self.city.part(*local), region) for local in printed]
        extra = [self.hearts[region]] * (TOKENS - len(near))
        return self._scatter(region, near + extra, TOKEN, 0.08, self._units_of(region, 2, UNDER))

    def huts(self, region: str) -> tuple[Point, ...]:
        """Where Shelters stand, beside the units."""
        return self._once("hut", region, self._place_huts)

    def _place_huts(self, region: str) -> tuple[Point, ...]:
        taken = self._lying(region)
        for count, price in HUT_MINDS.items():
            taken += self._units_of(region, count, price)
        printed = (self.shelters[region],) if region in self.shelters else ()
        near = [self._units_near(region)] * (HUTS - len(printed))
        return printed + self._scatter(region, near, HUT, 0.1, taken)

    def drones(self, region: str) -> tuple[Point, ...]:
        """Where drones hover: above everything, but rather beside it."""
        return self._once("drone", region, self._place_drones)

    def _place_drones(self, region: str) -> tuple[Point, ...]:
        taken = self._units_of(region, 4) + self._units_of(region, 2) + self._units_of(region, 1)
        taken += _boxes(self.huts(region)[:1], HUT)
        found = self._scatter(region, [self._units_near(region)] * DRONES, DRONE, 0.04, taken)
        return tuple(self._off_the_frame(region, spot) for spot in found)

    def _off_the_frame(self, region: str, spot: Point) -> Point:
        """Where a drone does not hover over the frame of the map, if its Region reaches so far."""
        plan = self.plan
        x = min(max(spot[0], plan.x + ROTORS), plan.x + plan.wide - ROTORS)
        y = min(max(spot[1], plan.y + ROTORS), plan.y + plan.high - ROTORS)
        return (x, y) if self.is_in(region, x, y) else spot

    def mark(self, region: str) -> Point:
        """Where the figure stands that says what a choice would come to."""
        return self._once("mark", region, self._place_mark)[0]

    def steps(self, region: str) -> Point:
        """Where it stands how far a drone would fly."""
        return self._once("steps", region, self._place_steps)[0]

    def _place_mark(self, region: str) -> tuple[Point, ...]:
        return self._scatter(region, [self._units_near(region)], MARK, 0.12, self._standing(region))

    def _place_steps(self, region: str) -> tuple[Point, ...]:
        return self._scatter(region, [self._units_near(region)], STEPS, 0.12, self._standing(region))

    def _standing(self, region: str) -> list[Taken]:
        """What usually stands and lies in a Region."""
        taken = self._units_of(region, 2) + self._units_of(region, 1) + self._lying(region)
        return taken + _boxes(self.huts(region)[:1], HUT)

    def beside(self, region: str, wide: float, high: float) -> Point:
        """The upper left corner of a plate that lies near a Region, on as little of it as can be."""
        found = self._plates.get((region, wide, high))
        if found is None:
            found = self._plates[region, wide, high] = self._beside(region, wide, high)
        return found

    def _beside(self, region: str, wide: float, high: float) -> Point:
        x, y = self.mark(region)
        plan, spots = self.plan, self.spots[region]
        most = len(spots) / 100
        best, found = float("inf"), (x, y)
        for row in range(int((plan.high - high) / BESIDE_STEP) + 1):
            top = plan.y + row * BESIDE_STEP
            level = [spot[0] for spot in spots if top - EDGE < spot[1] < top + high + EDGE]
            for column in range(int((plan.wide - wide) / BESIDE_STEP) + 1):
                left = plan.x + column * BESIDE_STEP
                cost = hypot(left + wide / 2 - x, top + high / 2 - y)
                if cost < best:
                    cost += sum(left - EDGE < spot < left + wide + EDGE for spot in level) / most * ON_REGION
                if cost < best:
                    best, found = cost, (left, top)
        return found

    def _once(self, name: str, region: str, place: Callable[[str], tuple[Point, ...]]) -> tuple[Point, ...]:
        """Places are found when they are first asked for, and stay."""
        found = self._found.get((name, region))
        if found is None:
            found = self._found[name, region] = place(region)
        return found

    def _scatter(
        self, region: str, near: list[Point], piece: Piece, pull: float, taken: list[Taken]
    ) -> tuple[Point, ...]:
        """Places for several of a piece, none on another, beside what is taken."""
        before = self.fixed[region]
        self.fixed[region] = before + taken
        found = tuple([self._put(region, piece, spot, pull) for spot in near])
        self.fixed[region] = before
        return found

    def _units_near(self, region: str) -> Point:
        return self.row(region, 2, has_capsule=True).groups[0]

    def _units_of(self, region: str, count: int, price: float = OVERLAP) -> list[Taken]:
        """What so many groups of units would take."""
        row = self.row(region, count, has_capsule=count > 1)
        xs, ys = [x for x, _ in row.groups], [y for _, y in row.groups]
        units = (min(xs) - 16, min(ys) - 24, max(xs) + 18, max(ys) + 6, price)
        if count == 1:
            return [units]
        (x, y), half = row.capsule, CAPSULE_STEP * count / 2
        return [units, (x - half, y - 8, x + half, y + 8, price)]

    def _lying(self, region: str) -> list[Taken]:
        return _boxes(self.tokens(region)[:TOKENS_SEEN], TOKEN)

    def row(self, region: str, count: int, has_capsule: bool) -> Row:
        """So many groups of units in a Region: as one line if it has the room, else in several, or smaller."""
        found = self._rows.get((region, count, has_capsule))
        if found is None:
            scales = (1.0,) if count < 3 else (1.0, SMALLER) if count < 4 else (1.0, SMALLER, SMALLEST)
            if len(self.city.cells[region]) < TIGHT:
                scales = scales[1:] or (SMALLER,)
            ways = [
                self._row(region, count, has_capsule, across, scale)
                for scale in scales
                for across in range(1, count + 1)
            ]
            found = self._rows[region, count, has_capsule] = min(ways, key=lambda way: way[0])[1]
        return found

    def _row(self, region: str, count: int, has_capsule: bool, across: int, scale: float) -> tuple[float, Row]:
        lines = -(-count // across)
        wide, high = across * STEP * scale, (lines - 1) * LINE * scale
        low = 5 + (16 if has_capsule else 0)
        half = wide / 2
        near = self._beside_outpost(region)
        feet = (-half + 5, -8 * scale - high, half - 4, 2.0 + (6 if has_capsule else 0))
        cost, (x, y) = self._best(region, Piece((-half, -22 * scale - high, half, low), feet), near, 0.1)
        groups = []
        for k in range(count):
            line, place = divmod(k, across)
            here = min(across, count - line * across)
            groups.append((x + (place - (here - 1) / 2) * STEP * scale, y - (lines - 1 - line) * LINE * scale))
        worse = 3.0 * (lines - 1) + 75 * (1 - scale)
        return cost + worse, Row(tuple(groups), (x, y + 11.5), scale)

    def _beside_outpost(self, region: str) -> Point:
        """Units gather at the Outpost of their Region, if it has one."""
        for tile, spot in self.outposts.items():
            if self.city.region[Local(tile, DISTRICTS[tile].circle[-1])] == region:
                return spot
        return self.hearts[region]

    def _put(self, region: str, piece: Piece, near: Point, pull: float) -> Point:
        """The best place for a piece, which is taken from then on."""
        _, (x, y) = self._best(region, piece, near, pull)
        self.fixed[region] += _boxes([(x, y)], piece)
        return x, y

    def _best(self, region: str, piece: Piece, near: Point, pull: float) -> tuple[float, Point]:
        """What the best place costs, and where it is."""
        left, top, right, low = piece.box
        west, north, east, south = piece.feet
        plan, fixed = self.plan, self.fixed[region]
        samples = [(a, b) for a in (west, (west + east) / 2, east) for b in (north, (north + south) / 2, south)]
        best, found = float("inf"), near
        for away, x, y in sorted([(hypot(x - near[0], y - near[1]), x, y) for x, y in self.spots[region]]):
            cost = pull * away
            if cost >= best:
                break
            x0, y0, x1, y1 = x + left, y + top, x + right, y + low
            over = max(0.0, plan.x - x0) + max(0.0, x1 - plan.x - plan.wide)
            over += max(0.0, plan.y - 2 - y0) + max(0.0, y1 - plan.y - plan.high)
            cost += BEYOND * over
            for dx, dy in samples:
                if not self.is_in(region, x + dx, y + dy):
                    cost += OUTSIDE
            if cost >= best:
                continue
            for a0, b0, a1, b1, price in fixed:
                wide, high = min(x1, a1) - max(x0, a0), min(y1, b1) - max(y0, b0)
                if wide > 0 and high > 0:
                    cost += price * piece.heavy * wide * high
            if cost < best:
                best, found = cost, (round(x, 1), round(y, 1))
        return best, found


def _boxes(spots: Sequence[Point], piece: Piece) -> list[Taken]:
    """What pieces at these places take."""
    left, top, right, low = piece.box
    return [(x + left, y + top, x + right, y + low, OVERLAP) for x, y in spots]
