"""What Missions are worth and what is counted at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.dei.rules.layout import HAND, PAD, PLAN
from ludoteca.games.dei.rules.majority import garrisons
from ludoteca.games.dei.rules.names import (
    COLOURS,
    COUNT_COLOUR,
    COUNT_CONSTRUCTIONS,
    COUNT_DRONE_CARDS,
    COUNT_ENERGY,
    COUNT_GARRISONS,
    COUNT_OUTPOSTS,
    COUNT_SCRAPPERS,
    COUNT_TECH,
    COUNTED,
    ENERGY,
    NOTHING,
    TALENTS,
    TECH,
)
from ludoteca.games.dei.rules.state import CARD_SUPPLIES, PARTS, SUPPLIES, Dei
from ludoteca.kernel.numbers import Seat

# The parts of the end count.
OUTPOSTS: Final[i64] = 0
OPEN_TALENTS: Final[i64] = 1
TECH_LEFT: Final[i64] = 2
ENERGY_LEFT: Final[i64] = 3

TIE_BREAK: Final[i64] = 128  # more than anything that breaks ties


def worth(s: Dei, seat: Seat, kind: i64, column: i64) -> i64:
    """DEI-MIS-03 the full value in the Turn of the Mission or before, DEI-MIS-04 the lower one after it."""
    layout = s.layout
    count = counted(s, seat, layout.counts[kind])
    if column < s.turn - 1:
        return layout.past[kind] * (count // layout.past_each[kind])
    return layout.full[kind] * (count // layout.full_each[kind])


def counted(s: Dei, seat: Seat, what: i64) -> i64:
    """How many a seat has of what a Mission counts."""
    if what == COUNT_TECH:
        return s.has(seat, TECH)  # DEI-MIS-T
    if what == COUNT_ENERGY:
        return s.has(seat, ENERGY)  # DEI-MIS-E
    if what == COUNT_DRONE_CARDS:
        return drone_cards(s, seat)  # DEI-MIS-D
    if what == COUNT_CONSTRUCTIONS:
        return s.constructions(seat)  # DEI-MIS-B
    if what == COUNT_SCRAPPERS:
        return s.on_map(seat)  # DEI-MIS-S
    if what == COUNT_OUTPOSTS:
        return s.outposts_of(seat)  # DEI-MIS-O
    if what == COUNT_GARRISONS:
        return garrisoned(s, seat)  # DEI-MIS-G
    return s.cubes[seat * COLOURS + what - COUNT_COLOUR]  # DEI-MIS-C


def drone_cards(s: Dei, seat: Seat) -> i64:
    """DEI-MIS-D the Drone cards of a seat in hand and on the pad; those in the bin are out of play."""
    return _drones_in(s, seat, HAND) + _drones_in(s, seat, PLAN) + _drones_in(s, seat, PAD)


def _drones_in(s: Dei, seat: Seat, which: i64) -> i64:
    pile = s.layout.pile(seat, which)
    count: i64 = 0
    for k in range(s.cards.size(pile)):
        if s.layout.steers[s.cards.card(pile, k)] != NOTHING:
            count += 1
    return count


def garrisoned(s: Dei, seat: Seat) -> i64:
    """How many Outposts a seat garrisons."""
    count: i64 = 0
    for outpost in range(s.city.outposts):
        if garrisons(s, seat, outpost):
            count += 1
    return count


def open_talents(s: Dei, seat: Seat) -> i64:
    """How many Talents a seat has unlocked."""
    unlocked = s.unlocked[seat]
    count: i64 = 0
    for talent in range(TALENTS):
        count += unlocked >> talent & 1
    return count


def part_now(s: Dei, seat: Seat, part: i64) -> i64:
    """A part of the end count as the table stands."""
    numbers = s.layout.numbers
    if part == OUTPOSTS:
        return numbers.end_outpost * s.outposts_of(seat)  # DEI-END-01
    if part == OPEN_TALENTS:
        return numbers.end_talents[open_talents(s, seat)]  # DEI-END-02
    if part == TECH_LEFT:
        return s.has(seat, TECH) // numbers.end_tech_each  # DEI-END-03
    return numbers.end_energy * s.has(seat, ENERGY)  # DEI-END-04


def part_of(s: Dei, seat: Seat, part: i64) -> i64:
    """A part of the end count: what was counted, or what would be now."""
    return s.counted[seat * PARTS + part] if s.is_counted(seat) else part_now(s, seat, part)


def count_end(s: Dei, seat: Seat) -> None:
    """DEI-END-05 the end count of a seat: from now on it does not change."""
    if s.is_counted(seat):
        return
    for part in range(PARTS):
        s.counted[seat * PARTS + part] = part_now(s, seat, part)
    s.ended |= i64(1) << seat
    base = seat * PARTS
    counts = s.counted
    s.tell(COUNTED, seat, counts[base], counts[base + 1], counts[base + 2], counts[base + 3])


def total(s: Dei, seat: Seat) -> i64:
    """DEI-GAME-03 Supplies: the track, the end count, DEI-END-06 what is printed on Market cards."""
    points = s.has(seat, SUPPLIES) + s.has(seat, CARD_SUPPLIES)
    for part in range(PARTS):
        points += part_of(s, seat, part)
    return points


def standing(s: Dei, seat: Seat) -> i64:
    """DEI-END-07 the highest total wins; DEI-END-08 ties are shared unless the table breaks them."""
    found = total(s, seat)
    for what in s.layout.rulings.tie_breaks:
        found = found * TIE_BREAK + tie_break(s, seat, what)
    return found


def tie_break(s: Dei, seat: Seat, what: i64) -> i64:
    if what == 1:
        return s.outposts_of(seat)
    if what == 2:
        return open_talents(s, seat)
    if what == 3:
        return s.has(seat, ENERGY)
    return s.has(seat, TECH) if what == 4 else 0
