"""The score: areas on the big wheel, territories on the medium one, isolated colonies on the small one.

What lies on the hexes is counted once, by `count_hexes`; `counted` is what it found.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.names import BIG, MEDIUM, SMALL
from ludoteca.games.dirty_deeds.rules.state import DirtyDeeds
from ludoteca.games.dirty_deeds.rules.survey import AREA, COLONIES, COUNTED, HELD, count_hexes
from ludoteca.kernel.numbers import Seat

MOST_DOMAINS: Final[i64] = 1000  # more than anybody can have


def measure(wheel: i64) -> i64:
    """What ranks the players on a wheel: DD-SCORE-01 the area, DD-SCORE-04 all hexes, DD-SCORE-07 the colonies."""
    if wheel == BIG:
        return AREA
    return HELD + MEDIUM if wheel == MEDIUM else COLONIES


def rank(s: DirtyDeeds, counted: vec[i64], size: i64, wheel: i64) -> i64:
    """DD-SCORE-03 how many different sizes are larger: equals share a rank, and the next size has the next one."""
    word = measure(wheel)
    ahead: i64 = 0
    larger: i64 = -1  # a size that is ahead, to see whether another one is a different size
    for other in range(s.seats):
        theirs = counted[other * COUNTED + word]
        if theirs > size and (theirs != larger or s.layout.rulings.skip_ranks):
            ahead += 1
            larger = theirs
    return ahead


def pot(s: DirtyDeeds, counted: vec[i64]) -> i64:
    """DD-SCORE-05 what the first on the medium wheel gets: the most hexes anybody has on the big wheel.

    By the ruling `medium_base`: the points of the largest area there.
    """
    most: i64 = 0
    for seat in range(s.seats):
        if s.layout.rulings.area_points:
            most = max(most, big_points(s, counted, seat))
        else:
            most = max(most, counted[seat * COUNTED + HELD + BIG])
    return most


def big_points(s: DirtyDeeds, counted: vec[i64], seat: Seat) -> i64:
    """DD-SCORE-02 the size of the largest area, divided by rank."""
    size = counted[seat * COUNTED + AREA]
    return size // s.layout.numbers.big_div[rank(s, counted, size, BIG)]


def medium_points(s: DirtyDeeds, counted: vec[i64], territories: i64) -> i64:
    """DD-SCORE-05 what a seat with so many territories gets of the pot."""
    if territories == 0 and not s.layout.rulings.rank_zero:
        return 0  # DD-SCORE-06
    return pot(s, counted) // s.layout.numbers.medium_div[rank(s, counted, territories, MEDIUM)]


def small_points(s: DirtyDeeds, counted: vec[i64], seat: Seat) -> i64:
    """DD-SCORE-07 the isolated colonies, each worth more by rank."""
    colonies = counted[seat * COUNTED + COLONIES]
    return colonies * s.layout.numbers.small_mul[rank(s, counted, colonies, SMALL)]


def points(s: DirtyDeeds, seat: Seat, wheel: i64) -> i64:
    """The points of a seat on one wheel."""
    counted = count_hexes(s)
    if wheel == BIG:
        return big_points(s, counted, seat)
    if wheel == SMALL:
        return small_points(s, counted, seat)
    return medium_points(s, counted, counted[seat * COUNTED + HELD + MEDIUM])


def total(s: DirtyDeeds, seat: Seat) -> i64:
    """DD-SCORE-09 all three wheels together."""
    counted = count_hexes(s)
    found = big_points(s, counted, seat) + small_points(s, counted, seat)
    return found + medium_points(s, counted, counted[seat * COUNTED + HELD + MEDIUM])


def standing(s: DirtyDeeds, seat: Seat) -> i64:
    """DD-SCORE-09 the highest total wins, equals share; by the ruling `tie` more Domains decide."""
    return total(s, seat) * MOST_DOMAINS + (s.domains(seat) if s.layout.rulings.tie_by_domains else 0)
