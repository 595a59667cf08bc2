"""Coasts: the outline of all land of a side, by marching squares, with its corners cut, inside its hex."""

from __future__ import annotations

from math import hypot

from ludoteca.draw.memory import remembered
from ludoteca.games.archipelago.drawing.geometry import NORMALS, SQUARE, Point, inset
from ludoteca.games.archipelago.drawing.shape import height

Ring = tuple[Point, ...]

STEP = 0.05
REACH = 1.3  # the squares go from here to the other side
OFF = (0.137, 0.171)  # so that no square has its corner where the height is nothing
BEYOND = 0.12  # so far outside the hex the coast is followed, before it is cut off there
ROUNDEST = 0.003  # how far a point that is left out may lie from the line
LEAST = 5  # points of an outline


@remembered
def coast(side: str) -> tuple[Ring, ...]:
    """The outlines of the land of a side, for a hex of size 1."""
    links = _crossings(side)
    outlines = []
    while links:
        start, at = links.popitem()
        ring = [start]
        while at != start:
            ring.append(at)
            at = links.pop(at)
        outlines.append(tuple(_clipped(_thinned(_cut(_cut(ring))))))
    return tuple(outline for outline in outlines if len(outline) > LEAST)


def _crossings(side: str) -> dict[Point, Point]:
    """Where land ends between two neighbours of the grid, and where the line goes on from there."""
    count = int(2 * REACH / STEP)
    value: dict[tuple[int, int], float] = {}
    for i in range(count + 1):
        for j in range(count + 1):
            x, y = -REACH + (i + OFF[0]) * STEP, -REACH + (j + OFF[1]) * STEP
            inside = inset(x, y)
            if inside < -BEYOND:
                value[i, j] = -1.0
            else:
                out = SQUARE / (SQUARE - min(0.0, inside))  # beyond an edge all goes on as it is there
                value[i, j] = height(side, x * out, y * out) or 1e-9

    def between(a: tuple[int, int], b: tuple[int, int]) -> Point:
        t = value[a] / (value[a] - value[b])
        across, down = a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])
        return round(-REACH + (across + OFF[0]) * STEP, 6), round(-REACH + (down + OFF[1]) * STEP, 6)

    links: dict[Point, Point] = {}
    for i in range(count):
        for j in range(count):
            square = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            entering, leaving = [], []
            for a, b in zip(square, [*square[1:], square[0]], strict=True):
                if value[a] > 0 >= value[b]:
                    leaving.append(between(a, b))
                elif value[a] <= 0 < value[b]:
                    entering.append(between(b, a))
            links.update(zip(leaving, entering, strict=True))
    return links


def _cut(ring: list[Point]) -> list[Point]:
    """A ring with its corners cut."""
    out = []
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        out += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
    return out


def _thinned(ring: list[Point]) -> list[Point]:
    """A ring without points that lie nearly on the line between others."""
    keep = [ring[0]]
    start = 0
    for k in range(2, len(ring)):
        (ax, ay), (bx, by) = ring[start], ring[k]
        long = hypot(bx - ax, by - ay) or 1e-9
        away = [abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long for x, y in ring[start + 1 : k]]
        if max(away) > ROUNDEST:
            keep.append(ring[k - 1])
            start = k - 1
    return [*keep, ring[-1]]


def _clipped(ring: list[Point]) -> list[Point]:
    """The part of a ring inside the hex."""
    for nx, ny in NORMALS:
        out: list[Point] = []
        for p, q in zip(ring, ring[1:] + ring[:1], strict=True):
            a, b = SQUARE - p[0] * nx - p[1] * ny, SQUARE - q[0] * nx - q[1] * ny
            if a >= 0:
                out.append(p)
            if (a > 0 > b) or (a < 0 < b):
                t = a / (a - b)
                out.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        ring = out
    return ring


@remembered
def shore(side: str) -> tuple[Ring, ...]:
    """Where land meets water: the outlines without what lies on the edges of the hex."""
    out: list[Ring] = []
    for outline in coast(side):
        wet = [inset(*point) > 0.004 for point in outline]
        if all(wet):
            out.append((*outline, outline[0]))
            continue
        first = wet.index(False)
        ring, wet = outline[first:] + outline[:first], wet[first:] + wet[:first]
        run: list[Point] = []
        for k, point in enumerate(ring):
            if wet[k]:
                run = run or [ring[k - 1]]
                run.append(point)
            elif run:
                out.append((*run, point))
                run = []
        if run:
            out.append((*run, ring[0]))
    return tuple(run for run in out if len(run) > 3)
