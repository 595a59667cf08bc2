"""Points of a hex with a corner at the top, of size 1; its edges are numbered clockwise from the north-east."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, pi, sin, sqrt

Point = tuple[float, float]

EDGES = 6
SQUARE = sqrt(3) / 2  # from the middle to the middle of an edge
CORNERS: tuple[Point, ...] = tuple((sin(k * pi / 3), -cos(k * pi / 3)) for k in range(EDGES + 1))
NORMALS: tuple[Point, ...] = tuple((cos(d * pi / 3), sin(d * pi / 3)) for d in range(EDGES))
DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # behind each edge, in axial coordinates


def polar(radius: float, angle: float) -> Point:
    return radius * cos(angle), radius * sin(angle)


def edge_middle(edge: int, radius: float = SQUARE) -> Point:
    return polar(radius, (edge - 1) * pi / 3)


def turned(point: Point, rotation: int) -> Point:
    """A point of a tile that is turned clockwise by so many sixths."""
    angle = rotation * pi / 3
    return point[0] * cos(angle) - point[1] * sin(angle), point[0] * sin(angle) + point[1] * cos(angle)


def turned_cell(q: int, r: int, rotation: int) -> tuple[int, int]:
    """A cell of a chart that is turned clockwise around its middle by so many sixths.

    >>> turned_cell(1, -1, 1), turned_cell(2, 1, 6)
    ((1, 0), (2, 1))
    """
    for _ in range(rotation % EDGES):
        q, r = -r, q + r
    return q, r


def inset(x: float, y: float) -> float:
    """How far a point is inside the hex; negative outside."""
    return SQUARE - max([x * nx + y * ny for nx, ny in NORMALS])


def path(points: Iterable[Point], size: float, rotation: int = 0, closed: bool = True) -> str:
    """Points as a path to a tenth of a unit, of a tile of this size that is turned; each is told from the one before.

    >>> path(((0, 0), (0.5, -0.25), (1, 0)), 10)
    'M0 0l5-2.5 5 2.5z'
    """
    places = [(round(x * size * 10), round(y * size * 10)) for x, y in (turned(p, rotation) for p in points)]
    steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(places) if (ax, ay) != (bx, by)]
    first = _pair(*places[0])
    rest = "".join(f"{'' if dx < 0 or not k else ' '}{_pair(dx, dy)}" for k, (dx, dy) in enumerate(steps))
    return f"M{first}l{rest}" + ("z" if closed else "")


def _pair(x: int, y: int) -> str:
    """Two numbers of tenths; a minus parts them as well as a space."""
    return f"{x / 10:g}{'' if y < 0 else ' '}{y / 10:g}"


def outline(size: float) -> str:
    """The hex itself as a path."""
    return path(CORNERS[:EDGES], size)


def middle_of(points: Sequence[Point]) -> Point:
    """The middle of the box around points."""
    across, down = [x for x, _ in points], [y for _, y in points]
    return (min(across) + max(across)) / 2, (min(down) + max(down)) / 2
