"""The score: areas on the big wheel, territories on the medium one, isolated colonies on the small one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.names import BIG, MEDIUM, SMALL, WHEELS
from ludoteca.games.dirty_deeds.rules.state import DirtyDeeds
from ludoteca.kernel.numbers import Place, Seat

MOST_DOMAINS: Final[i64] = 1000  # more than anybody can have


def counts(s: DirtyDeeds, place: Place, seat: Seat) -> bool:
    """DD-SCORE-08 whether a hex counts for a seat; a base too, unless `base_counts` is off."""
    return s.owner(place) == seat and s.is_transparent(place)


def largest_area(s: DirtyDeeds, seat: Seat) -> i64:
    """DD-SCORE-01 how many hexes the largest contiguous area of a seat on the big wheel has."""
    wheels = s.layout.wheels
    size = wheels.first[BIG + 1]
    seen = vec[i64]([i64(0)] * size)
    todo = vec[i64]([i64(0)] * size)
    largest: i64 = 0
    for start in range(size):
        if seen[start] == 0 and counts(s, start, seat):
            seen[start] = 1
            todo[0] = start
            reached: i64 = 1
            done: i64 = 0
            while done < reached:
                here = todo[done]
                done += 1
                for k in range(wheels.graph.near_from[here], wheels.graph.near_from[here + 1]):
                    there = wheels.graph.near[k]
                    if there < size and seen[there] == 0 and counts(s, there, seat):
                        seen[there] = 1
                        todo[reached] = there
                        reached += 1
            largest = max(largest, reached)
    return largest


def held(s: DirtyDeeds, seat: Seat, wheel: i64) -> i64:
    """DD-SCORE-04 how many hexes a seat has on a wheel, contiguous or not."""
    wheels = s.layout.wheels
    count: i64 = 0
    for place in range(wheels.first[wheel], wheels.first[wheel + 1]):
        if counts(s, place, seat):
            count += 1
    return count


def colonies(s: DirtyDeeds, seat: Seat) -> i64:
    """DD-SCORE-07 how many hexes of a seat on the small wheel have no neighbour of the same seat."""
    wheels = s.layout.wheels
    count: i64 = 0
    for place in range(wheels.first[SMALL], wheels.first[SMALL + 1]):
        if counts(s, place, seat) and is_isolated(s, place, seat):
            count += 1
    return count


def is_isolated(s: DirtyDeeds, place: Place, seat: Seat) -> bool:
    wheels = s.layout.wheels
    for k in range(wheels.graph.near_from[place], wheels.graph.near_from[place + 1]):
        there = wheels.graph.near[k]
        if wheels.wheel[there] == SMALL and counts(s, there, seat):
            return False
    return True


def measure(s: DirtyDeeds, seat: Seat, wheel: i64) -> i64:
    """What ranks the players on a wheel."""
    if wheel == BIG:
        return largest_area(s, seat)
    return held(s, seat, MEDIUM) if wheel == MEDIUM else colonies(s, seat)


def rank(s: DirtyDeeds, seat: Seat, wheel: i64) -> i64:
    """DD-SCORE-03 how many different sizes are larger: equals share a rank, and the next size has the next one."""
    mine = measure(s, seat, wheel)
    ahead: i64 = 0
    larger: i64 = -1  # a size that is ahead, to see whether another one is a different size
    for other in range(s.seats):
        size = measure(s, other, wheel)
        if size > mine and (size != larger or s.layout.rulings.skip_ranks):
            ahead += 1
            larger = size
    return ahead


def pot(s: DirtyDeeds) -> i64:
    """DD-SCORE-05 what the first on the medium wheel gets: the most hexes anybody has on the big wheel.

    By the ruling `medium_base`: the points of the largest area there.
    """
    most: i64 = 0
    for seat in range(s.seats):
        most = max(most, points(s, seat, BIG) if s.layout.rulings.area_points else held(s, seat, BIG))
    return most


def points(s: DirtyDeeds, seat: Seat, wheel: i64) -> i64:
    """The points of a seat on one wheel."""
    numbers = s.layout.numbers
    if wheel == BIG:
        return largest_area(s, seat) // numbers.big_div[rank(s, seat, BIG)]  # DD-SCORE-02
    if wheel == SMALL:
        return colonies(s, seat) * numbers.small_mul[rank(s, seat, SMALL)]  # DD-SCORE-07
    if held(s, seat, MEDIUM) == 0 and not s.layout.rulings.rank_zero:
        return 0  # DD-SCORE-06
    return pot(s) // numbers.medium_div[rank(s, seat, MEDIUM)]  # DD-SCORE-05


def total(s: DirtyDeeds, seat: Seat) -> i64:
    """DD-SCORE-09 all three wheels together."""
    found: i64 = 0
    for wheel in range(WHEELS):
        found += points(s, seat, wheel)
    return found


def standing(s: DirtyDeeds, seat: Seat) -> i64:
    """DD-SCORE-09 the highest total wins, equals share; by the ruling `tie` more Domains decide."""
    return total(s, seat) * MOST_DOMAINS + (s.domains(seat) if s.layout.rulings.tie_by_domains else 0)
