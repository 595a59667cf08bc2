"""Who may go where: what is linked for the units of a seat, and how far a drone flies. Sets of Regions are bits."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dei.rules.city import place_bit
from ludoteca.games.dei.rules.names import (
    ARIA,
    BLUE_MOVE,
    NOWHERE,
    TOKENS_A_KIND,
    UNDERGROUND_SHORTCUT,
)
from ludoteca.games.dei.rules.state import Dei
from ludoteca.kernel.numbers import Place, Seat


def linked(s: Dei, seat: Seat, symbol: i64, source: Place) -> i64:
    """DEI-MAP-09 the Regions that units of a seat can reach from one with a Move."""
    city = s.city
    found = city.link_set[source]  # DEI-MAP-09 (a) dividers, and what is neutral
    for k in range(seat * TOKENS_A_KIND, (seat + 1) * TOKENS_A_KIND):
        bridge = s.bridges[k]
        if bridge != NOWHERE:
            found |= other_end(city.bridge_one, city.bridge_other, bridge, source)  # DEI-MAP-07, DEI-ACT-B4
        elevator = s.elevators[k]
        if elevator != NOWHERE:
            found |= other_end(city.elevator_ground, city.elevator_roof, elevator, source)
    if symbol == BLUE_MOVE:
        found |= city.wall_set[source]  # DEI-ADV-Mb
    if s.knows(seat, UNDERGROUND_SHORTCUT):
        found |= tunnels(s, seat, source)
    return found


def other_end(ones: vec[i64], others: vec[i64], slot: i64, region: Place) -> i64:
    """The Region at the other end of a construction, as a set; empty if it does not begin here."""
    if ones[slot] == region:
        return place_bit(others[slot])
    return place_bit(ones[slot]) if others[slot] == region else 0


def tunnels(s: Dei, seat: Seat, source: Place) -> i64:
    """DEI-TAL-L4 all Ground Regions with a neutral Elevator or one of the seat are linked with each other."""
    found = (s.city.neutral_lift_set | own_lifts(s, seat)) & s.city.ground_set
    place = place_bit(source)
    return found & ~place if found & place else 0


def own_lifts(s: Dei, seat: Seat) -> i64:
    """The Regions, Ground and Roof, where an Elevator of a seat ends."""
    found: i64 = 0
    for k in range(seat * TOKENS_A_KIND, (seat + 1) * TOKENS_A_KIND):
        slot = s.elevators[k]
        if slot != NOWHERE:
            found |= place_bit(s.city.elevator_ground[slot]) | place_bit(s.city.elevator_roof[slot])
    return found


def has_elevator(s: Dei, seat: Seat, region: Place) -> bool:
    """Whether an Elevator that a seat may use ends in a Region."""
    return (s.city.neutral_lift_set | own_lifts(s, seat)) >> region & 1 != 0


def climbs(s: Dei, seat: Seat, source: Place) -> i64:
    """DEI-CHAMP-05 the Roofs that Aria, alone, reaches from the Ground where she is; by `aria_down` down too."""
    if s.champion(seat) != ARIA or s.champion_at(seat) != source:
        return 0
    if s.city.is_roof(source) and not s.layout.rulings.aria_down:
        return 0
    return s.city.wall_set[source]


def flights(s: Dei, seat: Seat, source: Place, steps: i64) -> i64:
    """DEI-MAP-10, DEI-DRONE-02 the Regions within so many steps of a drone, its own included; walls stop it nowhere.

    DEI-DRONE-05 whoever else is there, drones or units, is not in its way.
    """
    city = s.city
    sky = city.sky_set
    reached = place_bit(source)
    edge = reached
    for _ in range(steps):
        fresh: i64 = 0
        for region in range(city.regions):
            if edge >> region & 1:
                fresh |= sky[region] | own_bridges(s, seat, region)
        edge = fresh & ~reached
        if edge == 0:
            return reached
        reached |= edge
    return reached


def own_bridges(s: Dei, seat: Seat, region: Place) -> i64:
    """DEI-MAP-10 a drone flies over Bridges of whoever steers it."""
    if not s.city.is_roof(region):
        return 0
    found: i64 = 0
    for k in range(seat * TOKENS_A_KIND, (seat + 1) * TOKENS_A_KIND):
        slot = s.bridges[k]
        if slot != NOWHERE:
            found |= other_end(s.city.bridge_one, s.city.bridge_other, slot, region)
    return found


def distance(s: Dei, seat: Seat, source: Place, target: Place) -> i64:
    """How many steps a drone flies to a Region."""
    steps: i64 = 0
    while flights(s, seat, source, steps) >> target & 1 == 0:
        steps += 1
        if steps > s.city.regions:
            return NOWHERE
    return steps
