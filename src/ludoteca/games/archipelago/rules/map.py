"""The map as it lies: which edges meet, where a hex fits, what lies behind an edge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.chart import opposite
from ludoteca.games.archipelago.rules.names import (
    CELL_TAKEN,
    EDGES,
    EDGES_DIFFER,
    NO_SPACE,
    NOBODY,
    NOBODY_CAN_GO,
    NOT_BESIDE_START,
    SEA,
    TOO_FEW_NEIGHBOURS,
)
from ludoteca.games.archipelago.rules.state import (
    AREA,
    AREA_SHIFT,
    ENGAGED,
    LYING,
    REGION,
    Archipelago,
)
from ludoteca.kernel.decision import ALLOWED, because
from ludoteca.kernel.numbers import Place, Seat

START: Final[i64] = 0


def printed(edge: i64, rotation: i64) -> i64:
    """Which edge of a hex as it is printed lies in a direction, once the hex is turned clockwise by so many sixths."""
    return edge - rotation if edge >= rotation else edge - rotation + EDGES


def terrain(s: Archipelago, region: Place, edge: i64) -> i64:
    """SEA, or some land."""
    return s.layout.sides.edges[s.sides[region] * EDGES + printed(edge, s.rotations[region])]


def area_behind(s: Archipelago, region: Place, edge: i64) -> i64:
    """The area of a region that reaches an edge."""
    return s.layout.sides.areas[s.sides[region] * EDGES + printed(edge, s.rotations[region])]


def area_of_side(s: Archipelago, side: i64, rotation: i64, edge: i64) -> i64:
    return s.layout.sides.areas[side * EDGES + printed(edge, rotation)]


def neighbour(s: Archipelago, cell: i64, edge: i64) -> i64:
    """The region behind an edge of a cell, or NOBODY."""
    other = s.layout.grid.next[cell * EDGES + edge]
    return s.at[other] if other >= 0 else NOBODY


def cannot_lay(s: Archipelago, seat: Seat, side: i64, cell: i64, rotation: i64) -> i64:
    """ALLOWED, or why a region cannot lie on a cell in a rotation. In turn 0 no unit is asked for."""
    if s.at[cell] != NOBODY:
        return CELL_TAKEN
    touching: i64 = 0
    beside_start = False
    left = False
    edges = s.layout.sides.edges
    for edge in range(EDGES):
        region = neighbour(s, cell, edge)
        if region == NOBODY:
            continue
        there = terrain(s, region, opposite(edge))
        if there != edges[side * EDGES + printed(edge, rotation)]:
            return EDGES_DIFFER  # ARC-T0-04, ARC-EXPL-06
        touching += 1
        if region == START:
            beside_start = True
        if (there == SEA) != s.layout.rulings.desert:
            left = True
    if touching == 0:
        return NO_SPACE
    if s.turn == 0:
        # Ruling: where no hex that is left fits beside the start, it may lie beside any region that can be left.
        if beside_start or (left and s.stuck != 0):
            return ALLOWED
        return NOT_BESIDE_START  # ARC-T0-03, ARC-T0-05
    if touching < s.layout.numbers.explored_neighbours:
        return because(TOO_FEW_NEIGHBOURS, touching)  # ARC-EXPL-05
    for edge in range(EDGES):
        region = neighbour(s, cell, edge)
        if region != NOBODY and can_leave(s, seat, region, opposite(edge)):
            return ALLOWED
    return NOBODY_CAN_GO  # ARC-EXPL-07


def can_leave(s: Archipelago, seat: Seat, region: Place, edge: i64) -> bool:
    """ARC-EXPL-07 whether a free unit of a seat can go through an edge: a ship by sea, a citizen by land."""
    layout = s.layout
    at_sea = terrain(s, region, edge) == SEA
    area = area_behind(s, region, edge)
    first = layout.first_ship(seat) if at_sea else layout.first_unit(seat)
    wanted = region | (area << AREA_SHIFT)
    looked_at = REGION | (AREA << AREA_SHIFT) | LYING | ENGAGED
    units = s.units
    for unit in range(first, first + (layout.ships if at_sea else layout.citizens)):
        if units[unit] & looked_at == wanted:
            return True
    return False


def fits_somewhere(s: Archipelago, seat: Seat, side: i64) -> bool:
    """Whether a region can be laid anywhere, in any rotation."""
    for region in range(s.regions):
        for edge in range(EDGES):
            if s.beside(region, edge) == NOBODY:
                cell = s.layout.grid.next[s.cells[region] * EDGES + edge]
                if cell >= 0 and fits_on(s, seat, side, cell):
                    return True
    return False


def fits_on(s: Archipelago, seat: Seat, side: i64, cell: i64) -> bool:
    """Whether a region can lie on a cell in any rotation."""
    for rotation in range(EDGES):
        if cannot_lay(s, seat, side, cell, rotation) == ALLOWED:
            return True
    return False


def lay_region(s: Archipelago, side: i64, cell: i64, rotation: i64) -> Place:
    """A region is on the map from now on, called by the order of its discovery."""
    region = s.regions
    s.regions += 1
    s.at[cell] = region
    s.sides[region] = side
    s.cells[region] = cell
    s.rotations[region] = rotation
    for edge in range(EDGES):
        other = neighbour(s, cell, edge)
        s.neighbours[region * EDGES + edge] = other
        if other != NOBODY:
            s.neighbours[other * EDGES + opposite(edge)] = region
    return region
