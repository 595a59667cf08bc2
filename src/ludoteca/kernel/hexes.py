"""Hexes by axial coordinates: rings, distances, turns, and who is next to whom. For layouts, before a match begins.

Coordinates are (q, r); q grows to the right, r down and to the right. Directions and sides of a hex are numbered 0 to
5, clockwise from the right, so that a tile turned by n sixths shows its side s where side s + n was.
"""

from __future__ import annotations

from collections.abc import Sequence

Hex = tuple[int, int]

AROUND: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def beside(place: Hex, direction: int) -> Hex:
    """The next hex in a direction."""
    q, r = AROUND[direction % 6]
    return place[0] + q, place[1] + r


def turned(place: Hex, sixths: int) -> Hex:
    """Where a hex comes to lie when everything is turned clockwise about (0, 0).

    >>> turned((1, 0), 1), turned((2, -1), 3), turned((2, -1), 6)
    ((0, 1), (-2, 1), (2, -1))
    """
    q, r = place
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def mirrored(place: Hex) -> Hex:
    """Where a hex comes to lie when everything is turned over: right stays right, down becomes up.

    >>> mirrored((0, 1)), mirrored(mirrored((3, -1)))
    ((1, -1), (3, -1))
    """
    q, r = place
    return q + r, -r


def distance(one: Hex, other: Hex = (0, 0)) -> int:
    """How many steps from hex to hex."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def ring(radius: int) -> list[Hex]:
    """The hexes at a distance from (0, 0), clockwise from the corner on the right.

    >>> ring(1)
    [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    """
    if radius == 0:
        return [(0, 0)]
    found: list[Hex] = []
    for j in range(6 * radius):
        side, step = divmod(j, radius)
        a, b = AROUND[side], AROUND[(side + 2) % 6]
        found.append((radius * a[0] + step * b[0], radius * a[1] + step * b[1]))
    return found


def rings(radius: int) -> list[Hex]:
    """A hexagon of hexes, ring by ring from the middle: a hex has the same number whatever the radius."""
    return [place for k in range(radius + 1) for place in ring(k)]


def rows(radius: int) -> list[Hex]:
    """A hexagon of hexes, row by row from the top, each row from the left.

    >>> rows(1)
    [(0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]
    """
    return [
        (q, r)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    ]


def neighbours(places: Sequence[Hex]) -> list[list[int]]:
    """For each hex the numbers of those beside it, clockwise from the right: what a `Graph` is made from."""
    numbers = {place: number for number, place in enumerate(places)}
    around = [[beside(place, direction) for direction in range(6)] for place in places]
    return [[numbers[other] for other in others if other in numbers] for others in around]
