"""Convoys: where citizens can be carried by ships of their seat, across a strait or from sea to sea."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.chart import opposite
from ludoteca.games.archipelago.rules.map import area_behind, terrain
from ludoteca.games.archipelago.rules.names import EDGES, NOBODY, SEA
from ludoteca.games.archipelago.rules.pieces import seas
from ludoteca.games.archipelago.rules.state import (
    AREA,
    AREA_SHIFT,
    ENGAGED,
    ON_CARD,
    REGION,
    Archipelago,
)
from ludoteca.kernel.numbers import Place, Seat


def ship_in(s: Archipelago, seat: Seat, region: Place, area: i64, used: i64) -> i64:
    """ARC-CONV-01 a ship in an area of sea that can carry and does not serve yet, by its number; NOBODY if none.

    Its own move does not matter, nor whom else it has carried (ARC-CONV-04).
    """
    first = s.layout.first_ship(seat)
    units = s.units
    wanted = region | (area << AREA_SHIFT)
    looked_at = REGION | (AREA << AREA_SHIFT)
    for k in range(s.layout.ships):
        word = units[first + k]
        if word & looked_at == wanted and (used >> k) & 1 == 0:
            if word & ENGAGED == 0 or s.layout.rulings.engaged_convoy:
                return k
    return NOBODY


def has_ship(s: Archipelago, seat: Seat) -> bool:
    first = s.layout.first_ship(seat)
    for unit in range(first, first + s.layout.ships):
        if s.units[unit] & REGION < ON_CARD:
            return True
    return False


def carried_to(s: Archipelago, seat: Seat, region: Place) -> i64:
    """ARC-CONV-02, ARC-CONV-03 the regions to which citizens of a region can be carried, a bit each.

    ARC-CONV-06 all land of a region lies on all its waters. Its own bit says that ships lead from one shore to another.
    """
    reached: i64 = 0
    if not has_ship(s, seat):
        return reached
    for area in range(seas(s, region)):
        if ship_in(s, seat, region, area, 0) != NOBODY:
            reached |= 1 << region
        reached |= sail_on(s, seat, region, area, 0)
    return reached


def sail_on(s: Archipelago, seat: Seat, region: Place, area: i64, used: i64) -> i64:
    """ARC-CONV-03 each crossing is served by a ship of its own, which lies in one of the two waters it joins."""
    reached: i64 = 0
    here = ship_in(s, seat, region, area, used)
    for edge in range(EDGES):
        other = s.beside(region, edge)
        if other == NOBODY or terrain(s, region, edge) != SEA or area_behind(s, region, edge) != area:
            continue
        waters = area_behind(s, other, opposite(edge))
        there = ship_in(s, seat, other, waters, used)
        if here != NOBODY:
            reached |= (1 << other) | sail_on(s, seat, other, waters, used | (1 << here))
        if there != NOBODY:
            reached |= (1 << other) | sail_on(s, seat, other, waters, used | (1 << there))
    return reached
