"""The shape of a region, from its areas alone: nobody draws a tile by hand.

Every area of land and of sea gets a skeleton: its edges, spokes from them to a hub; an island a short bar; a strait a
line between hubs. A point is land if it is nearer to land than to water, land weighing less. So coasts always begin at
corners of the hex, about square to the edge, and meet those next door, whatever lies there; they are rough inside and
smooth at the edges, where the neighbour goes on.
"""

from __future__ import annotations

from math import atan2, hypot, pi, sin
from random import Random

from ludoteca.draw.memory import remembered
from ludoteca.games.archipelago.components import Area, Region
from ludoteca.games.archipelago.drawing.catalog import SIDES
from ludoteca.games.archipelago.drawing.geometry import CORNERS, SQUARE, Point, edge_middle, inset, polar

Bone = tuple[float, float, float, float]
Skeleton = tuple[tuple[Bone, ...], ...]  # the bones of each area

LAND_WEIGHT = 0.55
CROWDED = {"H06A": 0.36, "H12A": 0.46, "H08A": 0.46, "H04A": 0.46, "H17A": 0.5}  # little land, and much on it
HUBS = {1: 0.16, 2: 0.13, 3: 0.12}  # how far the hub of an only land with so many edges is from the middle
DEPTHS = {1: 0.47, 2: 0.52, 3: 0.5, 4: 0.62, 5: 0.7}  # the same for an only sea
ISLANDS_TURN = 0.12 * pi  # two islands lie aslant
ROUGH = 0.017


def mean_direction(edges: tuple[int, ...]) -> float:
    middles = [edge_middle(edge) for edge in edges]
    return atan2(sum(y for _, y in middles), sum(x for x, _ in middles))


@remembered
def bones(side: str) -> tuple[Skeleton, Skeleton]:
    """The skeletons of the land and of the sea of a side."""
    region = SIDES[side]
    lands = tuple(_land_bones(region, number, area) for number, area in enumerate(region.land))
    return lands, tuple(_sea_bones(region, area) for area in region.sea)


def _rim(edges: tuple[int, ...]) -> list[Bone]:
    return [(*CORNERS[edge], *CORNERS[edge + 1]) for edge in edges]


def _land_bones(region: Region, number: int, area: Area) -> tuple[Bone, ...]:
    several = len(region.land) > 1
    if area.edges:
        direction, spread = mean_direction(area.edges), len(area.edges)
        hub: Point = (0.0, 0.0)
        if several:
            hub = polar(0.5 if spread < 3 else 0.4, direction)
        elif len(region.sea) == 1:
            hub = polar(HUBS.get(spread, 0.08), direction)
        return tuple(_rim(area.edges) + [(*edge_middle(edge), *hub) for edge in area.edges])
    islands = [k for k, one in enumerate(region.land) if not one.edges]
    moored = _moored(region)
    middle: Point = (0.0, 0.0)
    if len(islands) > 1:
        middle = polar(0.41, ISLANDS_TURN + islands.index(number) * pi)
    elif moored:
        middle = polar(0.38, mean_direction(moored) + pi)
    x, y = middle
    reach = 0.1 if several else 0.2
    return ((x - reach, y + reach / 4, x + reach, y - reach / 4),)


def _moored(region: Region) -> tuple[int, ...]:
    return tuple(edge for area in region.land for edge in area.edges)


def _sea_bones(region: Region, area: Area) -> tuple[Bone, ...]:
    parts = _rim(area.edges)
    islands = sum(not one.edges for one in region.land)
    if len(region.land) > 1:
        if islands > 1:
            parts += [(0, 0, *polar(SQUARE, ISLANDS_TURN + way)) for way in (pi / 2, -pi / 2)]
        elif islands:
            away = mean_direction(_moored(region))
            hub = polar(0.06, away)
            parts += [(*hub, *polar(0.8, away + turn)) for turn in (1.75, -1.75)]
        else:
            parts += [(0, 0, *edge_middle(edge)) for edge in area.edges]
    elif len(area.edges) in DEPTHS:
        hub = polar(DEPTHS[len(area.edges)], mean_direction(area.edges))
        parts += [(*edge_middle(edge), *hub) for edge in area.edges]
    return tuple(parts)


def distance(x: float, y: float, bone: Bone) -> float:
    ax, ay, bx, by = bone
    dx, dy = bx - ax, by - ay
    t = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy or 1)
    t = min(1.0, max(0.0, t))
    return hypot(x - ax - t * dx, y - ay - t * dy)


@remembered
def waves(side: str) -> tuple[tuple[float, float, float, float], ...]:
    """What makes the coasts of a side rough: five sines of its own."""
    rng = Random(side)
    return tuple(
        (rng.uniform(5, 17) * rng.choice((-1, 1)), rng.uniform(5, 17), rng.uniform(0, 7), rng.uniform(0.6, 1))
        for _ in range(5)
    )


def height(side: str, x: float, y: float) -> float:
    """Positive on land, negative at sea."""
    lands, seas = bones(side)
    land = min((distance(x, y, bone) for area in lands for bone in area), default=9.0)
    sea = min((distance(x, y, bone) for area in seas for bone in area), default=9.0)
    fade = min(1.0, max(0.0, inset(x, y) * 5))
    rough = sum(sin(a * x + b * y + c) * d for a, b, c, d in waves(side)) * ROUGH
    return sea - CROWDED.get(side, LAND_WEIGHT) * land + rough * fade


def area_at(side: str, x: float, y: float, high: float | None = None) -> tuple[bool, int]:
    """Whether a point is at sea, and the number of the area it is in, from 0; `high` is its height, if it is known."""
    wet = (height(side, x, y) if high is None else high) < 0
    lands, seas = bones(side)
    areas = seas if wet else lands
    if len(areas) == 1:
        return wet, 0
    near = [min(distance(x, y, bone) for bone in area) for area in areas]
    return wet, near.index(min(near))
