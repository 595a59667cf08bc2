"""Graph: which places are next to which, whatever the board is made of."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.kernel.numbers import Place, table

FAR: Final[i64] = 1000  # more steps than any board has: no way leads there
NO_GROUP: Final[i64] = -1


@final
class Graph:
    """The neighbours of every place, in the order in which they are given.

    Hot loops read the tables themselves: the neighbours of a place are `near[k]` for k from `near_from[place]` to
    `near_from[place + 1]`.

    >>> line = Graph([[1], [0, 2], [1], []])
    >>> line.adjacent(1, 2), list(line.distances(0)), list(line.groups(table(4, 7), 7))
    (True, [0, 1, 2, 1000], [0, 0, 0, 1])
    """

    def __init__(self, neighbours: list[list[int]]) -> None:
        self.places: i64 = len(neighbours)
        self.near_from: vec[i64] = vec[i64]([i64(0)])
        self.near: vec[i64] = vec[i64]()
        for place, around in enumerate(neighbours):
            for other in around:
                if not 0 <= other < len(neighbours):
                    raise ValueError(f"place {place} is next to {other}, and there are {len(neighbours)} places")
                self.near = append(self.near, i64(other))
            self.near_from = append(self.near_from, i64(len(self.near)))

    def adjacent(self, one: Place, other: Place) -> bool:
        near = self.near
        for k in range(self.near_from[one], self.near_from[one + 1]):
            if near[k] == other:
                return True
        return False

    def distances(self, start: Place) -> vec[i64]:
        """How many steps it takes to every place, or FAR."""
        return self.distances_over(start, table(self.places), 0)

    def distances_over(self, start: Place, kind: vec[i64], passable: i64) -> vec[i64]:
        """How many steps it takes to every place if all on the way, the last one too, are of a kind; else FAR."""
        steps = table(self.places, FAR)
        steps[start] = 0
        waiting = table(self.places)
        waiting[0] = start
        count: i64 = 1
        done: i64 = 0
        near = self.near
        while done < count:
            here = waiting[done]
            done += 1
            for k in range(self.near_from[here], self.near_from[here + 1]):
                there = near[k]
                if steps[there] == FAR and kind[there] == passable:
                    steps[there] = steps[here] + 1
                    waiting[count] = there
                    count += 1
        return steps

    def groups(self, kind: vec[i64], wanted: i64) -> vec[i64]:
        """For every place of a kind the number of its connected group, counted from 0; NO_GROUP for the others."""
        group = table(self.places, NO_GROUP)
        waiting = table(self.places)
        near = self.near
        count: i64 = 0
        for first in range(self.places):
            if kind[first] != wanted or group[first] != NO_GROUP:
                continue
            group[first] = count
            waiting[0] = first
            left: i64 = 1
            while left > 0:
                left -= 1
                here = waiting[left]
                for k in range(self.near_from[here], self.near_from[here + 1]):
                    there = near[k]
                    if kind[there] == wanted and group[there] == NO_GROUP:
                        group[there] = count
                        waiting[left] = there
                        left += 1
            count += 1
        return group


def sizes(groups: vec[i64]) -> vec[i64]:
    """How many places each group has.

    >>> list(sizes(vec[i64]([i64(0), i64(1), NO_GROUP, i64(0)])))
    [2, 1]
    """
    found = vec[i64]()
    for group in groups:
        while group >= i64(len(found)):
            found = append(found, i64(0))
        if group != NO_GROUP:
            found[group] += 1
    return found
