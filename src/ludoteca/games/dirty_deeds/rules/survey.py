"""The survey: one look over all hexes that counts what every seat has there, and what it could do from there.

Scores and features are read from it, so that hexes are counted in one way only and neighbours are looked at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.names import BASE, BIG, ENCHANTMENT, NOBODY, SMALL, TOKENS, TRADITION, WHEELS
from ludoteca.games.dirty_deeds.rules.state import KIND, DirtyDeeds, owner_of
from ludoteca.games.dirty_deeds.rules.underground import HALVES, WHOLE
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

# The marks of a hex: 1, 2 and 4 if it has a neighbour of seat 0, 1 or 2 on its wheel; on the small one also if they
# have it or cannot conquer it, so that what is not marked is where they could found a colony.
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
    disc = s.disc
    under = wheels.under
    notches = wheels.notches
    protected = s.layout.rulings.protect_occupied
    bases_count = s.layout.rulings.base_counts
    wheel = wheels.wheel[start]
    first = wheels.first[wheel]
    last = wheels.first[wheel + 1]
    touching = wheels.touching
    seat = s.owner(start)
    base = seat + BASE
    mine = seat * COUNTED
    turned = s.turned[wheel]
    below = mine + BELOW + wheel * TOKENS
    touched = i64(1) << seat
    counts = s.is_transparent(start)
    todo[0] = start
    marks[start] |= VISITED
    room: i64 = 0
    free: i64 = 0
    exposed: i64 = 0
    most_conquerable: i64 = 0
    most_coverable: i64 = 0
    most_coloured: i64 = 0
    most_glasses: i64 = 0
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
            other = tile[there]
            mark = marks[there]
            across = touching and (there < first or there >= last)
            if other == seat or other == base:
                if mark & VISITED == 0 and counts and not across and (bases_count or other < BASE):
                    marks[there] = mark | VISITED
                    todo[reached] = there
                    reached += 1
                continue
            guard = stands[there]
            takeable = other < BASE and (guard == NOBODY or owner_of(guard) == seat)
            if takeable:
                conquerable += 1
                if mark & GLASS:
                    glasses += 1
            if other >= 0:
                if takeable:
                    coloured += 1
                if guard == NOBODY:
                    faced = True
                if other < BASE and (guard == NOBODY or not protected):
                    coverable += 1
            if mark & touched == 0 and not across:
                marks[there] = mark | touched
                if takeable:
                    room += 1
        if stands[here] == NOBODY:
            free += 1
            if faced and tile[here] < BASE:
                exposed += 1
            most_conquerable = max(most_conquerable, conquerable)
            most_coverable = max(most_coverable, coverable)
            most_coloured = max(most_coloured, coloured)
            most_glasses = max(most_glasses, glasses)
        if counts:
            add_portions(disc, under, (here * notches + turned) * 3, counted, below)
    if wheel == BIG:
        counted[mine + ROOM] += room
    counted[mine + FREE + wheel] += free
    counted[mine + EXPOSED + wheel] += exposed
    raise_to(counted, mine + CONQUERABLE + wheel, most_conquerable)
    raise_to(counted, mine + COVERABLE + wheel, most_coverable)
    raise_to(counted, mine + COLOURED, most_coloured)
    raise_to(counted, mine + GLASSES, most_glasses)
    if counts:
        counted[mine + HELD + wheel] += reached
        if wheel == BIG:
            raise_to(counted, mine + AREA, reached)
        elif wheel == SMALL and reached == 1:
            counted[mine + COLONIES] += 1


def raise_to(counted: vec[i64], word: i64, found: i64) -> None:
    """The most of a thing found so far."""
    if found > counted[word]:
        counted[word] = found


def add_portions(disc: vec[i64], under: vec[i64], first: i64, counted: vec[i64], below: i64) -> None:
    """What lies of both tokens under a hex, whose three spots begin at `first`; as `portions` counts it."""
    kind = disc[under[first + WHOLE]] & KIND
    if kind == TRADITION + 1 or kind == ENCHANTMENT + 1:
        counted[below + kind - 1] += 1
    if under[first] >= 0:
        kind = disc[under[first]] & KIND
        if kind == TRADITION + 1 or kind == ENCHANTMENT + 1:
            counted[below + kind - 1] += HALVES
        kind = disc[under[first + 2]] & KIND
        if kind == TRADITION + 1 or kind == ENCHANTMENT + 1:
            counted[below + kind - 1] += HALVES


def count_sites(s: DirtyDeeds, marks: vec[i64], counted: vec[i64]) -> None:
    """The Free Territories of the small wheel that have no neighbour of a seat, for each seat."""
    wheels = s.layout.wheels
    tile = s.tile
    stands = s.stands
    rim = wheels.rim
    everybody = (i64(1) << s.seats) - 1
    for place in range(wheels.first[SMALL], wheels.first[WHEELS]):
        if tile[place] >= 0:
            marks[place] |= i64(1) << tile[place]
        if stands[place] != NOBODY:
            marks[place] |= everybody ^ (i64(1) << owner_of(stands[place]))
    for seat in range(s.seats):
        sites: i64 = 0
        on_rim: i64 = 0
        for place in range(wheels.first[SMALL], wheels.first[WHEELS]):
            if (marks[place] >> seat) & 1 == 0:
                sites += 1
                on_rim += rim[place]
        counted[seat * COUNTED + SITES] = sites
        counted[seat * COUNTED + RIM_SITES] = on_rim
