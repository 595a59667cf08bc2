"""The survey: one look over all hexes that counts what every seat has there, and what it could do from there.

Scores and features are read from it, so that hexes are counted in one way only and neighbours are looked at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.names import BASE, BIG, NOBODY, SMALL, TOKENS, WHEELS
from ludoteca.games.dirty_deeds.rules.state import DirtyDeeds, owner_of
from ludoteca.games.dirty_deeds.rules.underground import portions
from ludoteca.kernel.numbers import Place, table

# What is counted for each seat; what is counted by wheel has three words.
HELD: Final[i64] = 0  # DD-SCORE-04 the hexes that count for the seat, contiguous or not
AREA: Final[i64] = 3  # DD-SCORE-01 how many hexes its largest contiguous area on the big wheel has
COLONIES: Final[i64] = 4  # DD-SCORE-07 its hexes on the small wheel without a neighbour of the same seat
FREE: Final[i64] = 5  # by wheel: DD-KEY-03 its hexes on which a character can be put
CONQUERABLE: Final[i64] = 8  # by wheel: the most Free Territories (DD-KEY-01) next to one of those
COVERABLE: Final[i64] = 11  # by wheel: the most opponents' hexes next to one of those that a Spy could cover
EXPOSED: Final[i64] = 14  # by wheel: its hexes that nobody guards, next to a hex on which an opponent can be put
BELOW: Final[i64] = 17  # by wheel and token: the portions under its hexes, see `portions`
COLOURED: Final[i64] = 23  # the most Free Territories of opponents' colours next to one hex
ROOM: Final[i64] = 24  # the Free Territories next to its hexes on the big wheel
SITES: Final[i64] = 25  # the Free Territories of the small wheel on which it could found a colony
RIM_SITES: Final[i64] = 26  # … those of them on the rim
GLASSES: Final[i64] = 27  # the most Free Territories next to one hex below which the hourglass may lie
COUNTED: Final[i64] = 28

# The marks of a hex: 1, 2 and 4 if it has a neighbour of seat 0, 1 or 2 on its wheel.
VISITED: Final[i64] = 8
GLASS: Final[i64] = 16  # the hourglass may lie below


def count_hexes(s: DirtyDeeds) -> vec[i64]:
    """What is counted on the hexes, COUNTED words for each seat."""
    return survey(s, table(s.layout.hexes))


def survey(s: DirtyDeeds, marks: vec[i64]) -> vec[i64]:
    """The same, with hexes already marked below which the hourglass may lie."""
    counted = table(s.seats * COUNTED)
    todo = table(s.layout.hexes)
    tile = s.tile
    for start in range(s.layout.hexes):
        if tile[start] >= 0 and marks[start] & VISITED == 0:
            survey_area(s, start, marks, todo, counted)
    count_sites(s, marks, counted)
    return counted


def survey_area(s: DirtyDeeds, start: Place, marks: vec[i64], todo: vec[i64], counted: vec[i64]) -> None:
    """A contiguous area of one seat on one wheel, hex by hex, and all that is next to it.

    DD-SCORE-08 a base belongs to it; if `base_counts` is off, it is an area of its own that counts for nothing.
    """
    wheels = s.layout.wheels
    near = wheels.graph.near
    near_from = wheels.graph.near_from
    tile = s.tile
    stands = s.stands
    protected = s.layout.rulings.protect_occupied
    bases_count = s.layout.rulings.base_counts
    wheel = wheels.wheel[start]
    first = wheels.first[wheel]
    last = wheels.first[wheel + 1]
    seat = s.owner(start)
    mine = seat * COUNTED
    touched = i64(1) << seat
    counts = s.is_transparent(start)
    todo[0] = start
    marks[start] |= VISITED
    reached: i64 = 1
    done: i64 = 0
    while done < reached:
        here = todo[done]
        done += 1
        conquerable: i64 = 0
        coloured: i64 = 0
        coverable: i64 = 0
        glasses: i64 = 0
        faced = False
        for k in range(near_from[here], near_from[here + 1]):
            there = near[k]
            across = there < first or there >= last
            other = tile[there]
            if other == seat or other == seat + BASE:
                if not across and marks[there] & VISITED == 0 and counts and (bases_count or other < BASE):
                    marks[there] |= VISITED
                    todo[reached] = there
                    reached += 1
                continue
            guard = stands[there]
            if other < BASE:
                if guard == NOBODY or owner_of(guard) == seat:
                    conquerable += 1
                    if other >= 0:
                        coloured += 1
                    if marks[there] & GLASS:
                        glasses += 1
                    if wheel == BIG and not across and marks[there] & touched == 0:
                        counted[mine + ROOM] += 1
                if other >= 0 and (guard == NOBODY or not protected):
                    coverable += 1
            if other >= 0 and guard == NOBODY:
                faced = True
            if not across:
                marks[there] |= touched
        if stands[here] == NOBODY:
            counted[mine + FREE + wheel] += 1
            if faced and tile[here] < BASE:
                counted[mine + EXPOSED + wheel] += 1
            counted[mine + CONQUERABLE + wheel] = max(counted[mine + CONQUERABLE + wheel], conquerable)
            counted[mine + COVERABLE + wheel] = max(counted[mine + COVERABLE + wheel], coverable)
            counted[mine + COLOURED] = max(counted[mine + COLOURED], coloured)
            counted[mine + GLASSES] = max(counted[mine + GLASSES], glasses)
        if counts:
            below = mine + BELOW + wheel * TOKENS
            for token in range(TOKENS):
                counted[below + token] += portions(s, here, token + 1)
    if counts:
        counted[mine + HELD + wheel] += reached
        if wheel == BIG:
            counted[mine + AREA] = max(counted[mine + AREA], reached)
        elif wheel == SMALL and reached == 1:
            counted[mine + COLONIES] += 1


def count_sites(s: DirtyDeeds, marks: vec[i64], counted: vec[i64]) -> None:
    """The Free Territories of the small wheel that have no neighbour of a seat, for each seat."""
    wheels = s.layout.wheels
    for place in range(wheels.first[SMALL], wheels.first[WHEELS]):
        guard = s.stands[place]
        for seat in range(s.seats):
            taken = s.tile[place] == seat or (guard != NOBODY and owner_of(guard) != seat)
            if not taken and (marks[place] >> seat) & 1 == 0:
                counted[seat * COUNTED + SITES] += 1
                counted[seat * COUNTED + RIM_SITES] += wheels.rim[place]
