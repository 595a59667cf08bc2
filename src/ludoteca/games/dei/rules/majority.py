"""Majorities: what each faction is worth in a Region, who has the Majority there, and who controls its Outposts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.dei.rules.city import place_bit
from ludoteca.games.dei.rules.names import (
    ALONE,
    BOMBARDMENT,
    CARAVAN,
    CITY_KNOWLEDGE,
    COLOURS,
    DRONES,
    FORTRESS,
    NOBODY,
    NOWHERE,
    OUTPOST_CONQUERED,
    OUTPOST_LOST,
    OUTPOST_TAKEN,
    SHELTER,
    TOKENS_A_KIND,
    TROJAN_HORSE,
    WITH_CHAMPION,
    WITH_SHELTER,
    Z13,
)
from ludoteca.games.dei.rules.state import Dei
from ludoteca.kernel.numbers import Place, Seat

ADDING: Final[i64] = BOMBARDMENT | FORTRESS | TROJAN_HORSE | CARAVAN  # the Talents that add to a Majority


def value(s: Dei, seat: Seat, region: Place) -> i64:
    """DEI-MAJ-01 Scrappers, the Champion, and what Talents and Champions add; DEI-MAJ-02 nothing without a unit."""
    return value_with(s, seat, region, 0, ALONE)


def value_with(s: Dei, seat: Seat, region: Place, more: i64, company: i64) -> i64:
    """DEI-MAJ-06 what a faction would be worth with so many more units; `company` has its Champion, or a Shelter."""
    units = s.units[region * s.seats + seat] + more
    if units == 0 and not s.layout.rulings.unitless:
        return 0
    if s.faction[seat] == Z13 and (company & WITH_CHAMPION or s.champion_at(seat) == region):
        units += s.layout.numbers.z13  # DEI-CHAMP-06
    if s.unlocked[seat] & ADDING:
        units += bonus(s, seat, region)
        if company & WITH_SHELTER:
            units += s.layout.numbers.caravan  # DEI-TAL-T6
    return units


def bonus(s: Dei, seat: Seat, region: Place) -> i64:
    """What the Talents of a seat add in a Region. DEI-TAL-05 only one of them is red, so one of these counts."""
    numbers = s.layout.numbers
    if s.knows(seat, BOMBARDMENT):
        return numbers.bombardment if crosses(s, seat, region) else 0  # DEI-TAL-T1
    if s.knows(seat, FORTRESS):
        return numbers.fortress if s.built_at(seat, SHELTER, region) > 0 else 0  # DEI-TAL-T2
    if s.knows(seat, TROJAN_HORSE):
        return numbers.trojan_horse if has_drone(s, region) else 0  # DEI-TAL-T4
    return numbers.caravan * s.built_at(seat, SHELTER, region)  # DEI-TAL-T6


def crosses(s: Dei, seat: Seat, region: Place) -> bool:
    """Whether a Bridge of this seat crosses a Region of the Ground."""
    for k in range(seat * TOKENS_A_KIND, (seat + 1) * TOKENS_A_KIND):
        slot = s.bridges[k]
        if slot != NOWHERE and s.city.bridge_over[slot] == region:
            return True
    return False


def has_drone(s: Dei, region: Place) -> bool:
    """Whether a drone rests in a Region."""
    for drone in range(DRONES):
        if s.drones[drone] == region:
            return True
    return False


def best_rival(s: Dei, seat: Seat, region: Place) -> i64:
    """DEI-MAJ-03 the highest value of another faction; those of several are never added."""
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, value(s, other, region))
    return best


def shortfall(s: Dei, seat: Seat, region: Place, mine: i64) -> i64:
    """How much more than `mine` a seat would need for the Majority; 0 or less if that is enough."""
    best = best_rival(s, seat, region)
    if best > 0 and s.knows(seat, CITY_KNOWLEDGE):
        return best - mine  # DEI-TAL-T3
    return best - mine + 1


def majority(s: Dei, region: Place) -> Seat:
    """DEI-MAJ-03 who has the highest value alone; DEI-MAJ-04 nobody if it is shared, unless DEI-TAL-T3 wins the tie."""
    best: i64 = 0
    holder: i64 = NOBODY
    for seat in range(s.seats):
        mine = value(s, seat, region)
        if mine > best:
            best = mine
            holder = seat
        elif mine == best and best > 0 and (holder == NOBODY or not s.knows(holder, CITY_KNOWLEDGE)):
            holder = seat if s.knows(seat, CITY_KNOWLEDGE) else NOBODY
    return holder


def has_majority(s: Dei, seat: Seat, region: Place) -> bool:
    return shortfall(s, seat, region, value(s, seat, region)) <= 0


def has_supremacy(s: Dei, seat: Seat, region: Place) -> bool:
    """DEI-MAJ-09 the Majority where no other faction has a unit; no rule asks for it."""
    place = place_bit(region)
    return s.present(seat) & place != 0 and s.rivals(seat) & place == 0


def garrisons(s: Dei, seat: Seat, outpost: i64) -> bool:
    """DEI-MAJ-08 a unit in the Region of an Outpost; DEI-CHAMP-02 for Missions the Champion is not one."""
    region = s.city.outpost_region[outpost]
    if s.layout.rulings.champion_garrisons:
        return s.units_in(region, seat) > 0
    return s.scrappers_in(region, seat) > 0


def review(s: Dei, region: Place) -> None:
    """DEI-OUT-04 something has changed in a Region: who controls its Outposts now? DEI-OUT-06 one for all of them."""
    first = s.city.outposts_from[region]
    last = s.city.outposts_from[region + 1]
    if first == last:
        return
    holder = majority(s, region)
    for k in range(first, last):
        outpost = s.city.outpost_in[k]
        controller = s.controller[outpost]
        if holder != NOBODY:
            if holder != controller:
                give_control(s, outpost, holder)  # DEI-OUT-01
        elif controller != NOBODY and (s.units_in(region, controller) == 0 or s.layout.rulings.release_ties):
            give_control(s, outpost, NOBODY)  # DEI-OUT-03, DEI-OUT-05


def review_all(s: Dei) -> None:
    """A Talent was unlocked: it may count in any Region."""
    for outpost in range(s.city.outposts):
        review(s, s.city.outpost_region[outpost])


def give_control(s: Dei, outpost: i64, seat: Seat) -> None:
    """DEI-OUT-02 the cube goes to whoever controls the Outpost now; back to its slot if nobody does."""
    former = s.controller[outpost]
    colour = s.city.outpost_colour[outpost]
    region = s.city.outpost_region[outpost]
    level = s.city.level[region]
    name = s.city.name[region]
    s.controller[outpost] = seat
    if former != NOBODY:
        s.cubes[former * COLOURS + colour] -= 1
    if seat == NOBODY:
        s.tell(OUTPOST_LOST, former, colour, level, name)
        return
    s.cubes[seat * COLOURS + colour] += 1
    if former == NOBODY:
        s.tell(OUTPOST_TAKEN, seat, colour, level, name)
    else:
        s.tell(OUTPOST_CONQUERED, seat, former, colour, level, name)
