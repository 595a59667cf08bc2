"""Where everything stands in the regions of a chart: symbols, buildings, camps and berths."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from ludoteca.draw.things import Spot, tenths
from ludoteca.games.archipelago.drawing.chart import Laid, Layout
from ludoteca.games.archipelago.drawing.geometry import EDGES, Point, turned
from ludoteca.games.archipelago.drawing.spots import Ground, spots

SITES = ("town", "market", "temple")  # each has its own site in an area


class Area(NamedTuple):
    """An area of a region: `land-1`, `sea-2`."""

    at_sea: bool
    number: int


def area_of(spot: str) -> Area:
    """An area by its name.

    >>> area_of("sea-2")
    Area(at_sea=True, number=1)
    """
    kind, _, number = spot.partition("-")
    return Area(kind == "sea", int(number) - 1)


class Places:
    """The places of one region as it lies, on the drawing. Camps and berths are given away one by one."""

    def __init__(self, laid: Laid, here: Layout) -> None:
        side, q, r, rotation = laid
        self.spots = spots(side)
        self.here = here
        self.middle = here.middle(q, r)
        self.rotation = (rotation + here.turn) % EDGES
        self._taken: dict[Area, set[Point]] = {}

    def at(self, point: Point) -> Spot:
        """A point of the tile on the drawing."""
        x, y = turned(point, self.rotation)
        return tenths(self.middle[0] + x * self.here.size, self.middle[1] + y * self.here.size)

    def ground(self, area: Area) -> Ground:
        return (self.spots.sea if area.at_sea else self.spots.land)[area.number]

    def areas(self) -> list[tuple[str, Area]]:
        """Every area by its name."""
        land = [(f"land-{k + 1}", Area(at_sea=False, number=k)) for k in range(len(self.spots.land))]
        return land + [(f"sea-{k + 1}", Area(at_sea=True, number=k)) for k in range(len(self.spots.sea))]

    def symbols(self, good: str) -> list[Spot]:
        """All symbols of a good."""
        return [at for area in (*self.spots.land, *self.spots.sea) for at in self._of(area, good)]

    def symbols_in(self, area: Area, good: str) -> list[Spot]:
        return self._of(self.ground(area), good)

    def _of(self, ground: Ground, good: str) -> list[Spot]:
        return [self.at(point) for kind, point in ground.symbols if kind == good]

    def all_symbols(self) -> list[tuple[str, Spot]]:
        return [(good, self.at(point)) for area in (*self.spots.land, *self.spots.sea) for good, point in area.symbols]

    def huts(self) -> list[Spot]:
        return [self.at(point) for point in self.spots.huts]

    def site(self, kind: str, area: Area) -> Spot:
        """Where a building stands, or would stand."""
        point = self._site(kind, area)
        return self.at(point)

    def build(self, kind: str, area: Area) -> Spot:
        """The same, and nobody camps there any more."""
        point = self._site(kind, area)
        self._taken.setdefault(area, set()).add(point)
        return self.at(point)

    def _site(self, kind: str, area: Area) -> Point:
        ground = self.ground(area)
        if kind == "port":
            return ground.quay or (0.0, 0.0)
        places = (*ground.sites, *ground.places)
        return places[min(SITES.index(kind), len(places) - 1)] if places else (0.0, 0.0)

    def camp(self, area: Area) -> Spot:
        """The best free place in an area, which is taken then; the last one is shared."""
        return self.at(self._free(area, take=True))

    def next_camp(self, area: Area) -> Spot:
        """Where somebody would stand who came."""
        return self.at(self._free(area, take=False))

    def _free(self, area: Area, *, take: bool) -> Point:
        ground = self.ground(area)
        taken = self._taken.setdefault(area, set())
        places = (*ground.sites, *ground.places)
        found = next((point for point in places if point not in taken), places[-1] if places else (0.0, 0.0))
        if take:
            taken.add(found)
        return found

    def beside(self, at: Spot, step: float) -> int:
        """On which side of a building its occupant hides no symbol: 1 right, -1 left."""
        near = [spot for _, spot in self.all_symbols()]

        def room(way: int) -> float:
            return min([99.0, *(hypot(at[0] + step * way - x, at[1] + step / 2 - y) for x, y in near)]) + way

        return max((1, -1), key=room)
