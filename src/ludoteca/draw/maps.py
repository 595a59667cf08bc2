"""Maps of irregular regions: Voronoi cells of hand-placed centres, with roughened borders and coasts.

Every border is roughened once, seeded by where it lies, and belongs to both its regions: neighbours fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from random import Random
from typing import NamedTuple
from zlib import crc32

Point = tuple[float, float]
SAME = 0.6  # corners nearer to each other than this are one corner


class Chart(NamedTuple):
    """A map: the outline of each region, and each border by the two regions it parts."""

    outlines: tuple[tuple[Point, ...], ...]
    borders: dict[tuple[int, int], tuple[Point, ...]]


def cells(sites: Sequence[Point], width: float, height: float) -> list[list[Point]]:
    """The part of the frame nearest to each site, as a polygon.

    >>> cells([(25, 50), (75, 50)], 100, 100)[0]
    [(0, 0), (50.0, 0.0), (50.0, 100.0), (0, 100)]
    """
    found = []
    for site in sites:
        cell: list[Point] = [(0, 0), (width, 0), (width, height), (0, height)]
        for other in sites:
            if other != site:
                cell = nearer(cell, site, other)
        found.append(cell)
    return found


def nearer(polygon: list[Point], site: Point, other: Point) -> list[Point]:
    """The part of a polygon that is nearer to one site than to another."""
    (ax, ay), (bx, by) = site, other
    dx, dy = bx - ax, by - ay
    limit = (bx * bx + by * by - ax * ax - ay * ay) / 2
    out: list[Point] = []
    for (px, py), (qx, qy) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        p, q = px * dx + py * dy - limit, qx * dx + qy * dy - limit
        if p <= 0:
            out.append((px, py))
        if (p < 0 < q) or (q < 0 < p):
            t = p / (p - q)
            out.append((px + t * (qx - px), py + t * (qy - py)))
    return out


def roughened(a: Point, b: Point, rough: float, step: float = 7) -> list[Point]:
    """A line from a to b that wanders by midpoint displacement; the same for the same ends, whichever comes first."""
    if b < a:
        return roughened(b, a, rough, step)[::-1]
    rng = Random(crc32(f"{a[0]:.0f} {a[1]:.0f} {b[0]:.0f} {b[1]:.0f}".encode()))
    points = [a, b]
    while True:
        length = hypot(points[1][0] - points[0][0], points[1][1] - points[0][1])
        if length <= step or len(points) > 256:
            return points
        finer = [points[0]]
        for (px, py), (qx, qy) in pairwise(points):
            away = rng.uniform(-rough, rough)
            finer += [((px + qx) / 2 + (qy - py) * away, (py + qy) / 2 - (qx - px) * away), (qx, qy)]
        points = finer


def chart(
    sites: Sequence[Point],
    frame: tuple[float, float],
    size: tuple[float, float],
    coast: float = 0,
    rough: float = 0.16,
) -> Chart:
    """The map of these sites in their frame, scaled to a size; the sea comes in by up to `coast`."""
    across, down = size[0] / frame[0], size[1] / frame[1]
    corners: list[Point] = []
    rings = [[_corner(corners, x * across, y * down) for x, y in cell] for cell in cells(sites, *frame)]
    rings = [[k for n, k in enumerate(ring) if k != ring[n - 1]] for ring in rings]
    owners: dict[tuple[int, int], list[int]] = {}
    for region, ring in enumerate(rings):
        for n, k in enumerate(ring):
            owners.setdefault((min(k, ring[n - 1]), max(k, ring[n - 1])), []).append(region)
    placed = [_ashore(corner, size, coast) for corner in corners]
    paths = {
        edge: tuple(_dry(roughened(placed[edge[0]], placed[edge[1]], rough if len(both) == 2 else rough * 0.7), size))
        for edge, both in owners.items()
    }
    borders = {(both[0], both[1]): paths[edge] for edge, both in owners.items() if len(both) == 2}
    outlines = []
    for ring in rings:
        outline: list[Point] = []
        for n, k in enumerate(ring):
            before = ring[n - 1]
            path = paths[(min(k, before), max(k, before))]
            outline += path[:-1] if before < k else path[:0:-1]
        outlines.append(tuple(outline))
    return Chart(tuple(outlines), borders)


def _corner(corners: list[Point], x: float, y: float) -> int:
    """The number of a corner; one near enough to a known one is that one."""
    for k, (a, b) in enumerate(corners):
        if abs(a - x) < SAME and abs(b - y) < SAME:
            return k
    corners.append((x, y))
    return len(corners) - 1


def _sides(corner: Point, size: tuple[float, float]) -> set[str]:
    (x, y), (wide, high) = corner, size
    near = {"W": x < SAME, "E": x > wide - SAME, "N": y < SAME, "S": y > high - SAME}
    return {side for side, lies in near.items() if lies}


def _ashore(corner: Point, size: tuple[float, float], coast: float) -> Point:
    """A corner of the frame, moved inland by a share of the coast that depends on where it lies."""
    x, y = corner
    sides = _sides(corner, size)
    rng = Random(crc32(f"coast {x:.0f} {y:.0f}".encode()))
    inland = coast * rng.uniform(0.45, 1)
    x += inland * (("W" in sides) - ("E" in sides))
    y += inland * (("N" in sides) - ("S" in sides))
    return x, y


def _dry(points: list[Point], size: tuple[float, float]) -> list[Point]:
    """The points, none of them outside the frame."""
    return [(min(max(x, 2), size[0] - 2), min(max(y, 2), size[1] - 2)) for x, y in points]


def outline_path(points: Sequence[Point], closed: bool = True) -> str:
    """The data of an SVG path, in short relative steps.

    >>> outline_path([(0, 0), (10, 0.04), (10, 5)])
    'M0 0l10 0 0 5z'
    """
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [f"{_short(b[0] - a[0])} {_short(b[1] - a[1])}" for a, b in pairwise(tenths)]
    return f"M{_short(tenths[0][0])} {_short(tenths[0][1])}l{' '.join(steps)}{'z' if closed else ''}"


def _short(tenths: int) -> str:
    return f"{tenths / 10:.1f}".removesuffix(".0")


def crossings(polygon: Sequence[Point], y: float) -> list[tuple[float, float]]:
    """The pieces of a horizontal line that lie inside a polygon, from the left."""
    cuts = sorted(
        px + (y - py) / (qy - py) * (qx - px)
        for (px, py), (qx, qy) in zip(polygon, (*polygon[1:], polygon[0]), strict=True)
        if (py <= y) != (qy <= y)
    )
    return list(zip(cuts[::2], cuts[1::2], strict=False))


def span(polygon: Sequence[Point], y: float, x: float) -> tuple[float, float]:
    """How far the polygon reaches to the left and to the right of x at a height; nothing if x is outside."""
    return next((piece for piece in crossings(polygon, y) if piece[0] <= x <= piece[1]), (x, x))


def roomiest(polygon: Sequence[Point], above: float, below: float, near: Point, step: float = 6) -> Point:
    """The place around which a band from `above` to `below` has most room to both sides, not far from a point."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    best, where = -1e9, near
    y = min(ys) + above
    while y <= max(ys) - below:
        band = [crossings(polygon, y + dy) for dy in (-above, -above / 2, 0, below / 2, below)]
        x = min(xs) + step
        while x < max(xs):
            room = min(max((min(x - left, right - x) for left, right in pieces), default=-1) for pieces in band)
            worth = min(room, 70) - 0.12 * hypot(x - near[0], y - near[1])
            if worth > best:
                best, where = worth, (x, y)
            x += step
        y += step
    return where
