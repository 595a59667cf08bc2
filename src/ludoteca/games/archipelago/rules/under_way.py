"""What a seat has begun and not yet done: what its disc, its card, its port or market can still bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.building import cannot_build_anywhere, kind_bit
from ludoteca.games.archipelago.rules.control import held_by_rival
from ludoteca.games.archipelago.rules.growing import cannot_reproduce_in, hire_price
from ludoteca.games.archipelago.rules.harvesting import occupied, reached_area
from ludoteca.games.archipelago.rules.layout import IN_HAND
from ludoteca.games.archipelago.rules.map import fits_somewhere
from ludoteca.games.archipelago.rules.memory import least
from ludoteca.games.archipelago.rules.names import (
    AREAS,
    BOARDS,
    CHOOSE_CONSTRUCTION,
    CHOOSE_HEX,
    CONSTRUCTIONS,
    DISCOVER,
    FISH,
    GOODS,
    HARVEST,
    MIGRATE,
    NOBODY,
    NOTHING,
    PICK_SIDE,
    RECRUIT,
    REPRODUCE,
    SHIP,
    TRANSACT,
    USE_CARD,
)
from ludoteca.games.archipelago.rules.pieces import citizens_in, has_active_unit, lands
from ludoteca.games.archipelago.rules.state import FLORINS, IN_RESERVE, ON_GROUND, TOKENS, Archipelago
from ludoteca.games.archipelago.rules.trading import board_bit
from ludoteca.kernel.decision import ALLOWED
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.state import DECISION, OWN, STEP

# What can be under way, in the order of its traits.
REAPING: Final[i64] = 0
SELLING: Final[i64] = 1
BEARING: Final[i64] = 2
HIRING: Final[i64] = 3
EXPLORING: Final[i64] = 4
BUILDING: Final[i64] = 5
MIGRATING: Final[i64] = 6
CARD: Final[i64] = 7
DOINGS: Final[i64] = 8


def doing(step: i64) -> i64:
    """What a step on the agenda belongs to, or NOTHING."""
    if step == HARVEST:
        return REAPING
    if step == TRANSACT:
        return SELLING
    if step == REPRODUCE:
        return BEARING
    if step == RECRUIT:
        return HIRING
    if step == CHOOSE_HEX or step == PICK_SIDE or step == DISCOVER:
        return EXPLORING
    if step == CHOOSE_CONSTRUCTION:
        return BUILDING
    if step == MIGRATE:
        return MIGRATING
    return CARD if step == USE_CARD else NOTHING


def still_to_come(s: Archipelago, viewer: Seat, what: i64) -> i64:
    """How much of something the one whose round it is can still do, as far as a seat knows; 0 if it is not begun."""
    for depth in range(s.depth):
        if doing(s.agenda[depth * STEP + DECISION]) == what:
            first, second = s.agenda[depth * STEP + OWN], s.agenda[depth * STEP + OWN + 1]
            if what == REAPING:
                return min(harvest_left(s, s.player, first), second)
            if what == SELLING:
                return best_sale(s, viewer, s.player, first)
            if what == BEARING:
                return min(births_left(s, s.player), first)
            if what == EXPLORING:
                return 0 if huts_to_come(s, viewer) == NOTHING else 1
            if what == BUILDING:
                return 1 if can_raise(s, viewer, first) else 0
            return min(hires_left(s, s.player), first) if what == HIRING else 1
    return 0


def good_to_come(s: Archipelago) -> i64:
    """The good that is being harvested, or NOTHING."""
    for depth in range(s.depth):
        if s.agenda[depth * STEP + DECISION] == HARVEST:
            return s.agenda[depth * STEP + OWN]
    return NOTHING


def people_to_come(s: Archipelago, viewer: Seat) -> i64:
    """ARC-REPR-02, ARC-RECR-02 by how much what is under way will raise the population."""
    if s.player == NOBODY:
        return 0
    return still_to_come(s, viewer, BEARING) + still_to_come(s, viewer, HIRING)


def can_raise(s: Archipelago, viewer: Seat, kinds: i64) -> bool:
    """ARC-BUILD-01 whether the one whose round it is surely can pay a building of these kinds, and has a site."""
    for construction in range(SHIP + 1, CONSTRUCTIONS):
        if kinds & kind_bit(construction) and could_pay(s, viewer, s.player, construction):
            if cannot_build_anywhere(s, s.player, construction) == ALLOWED:
                return True
    return False


def can_only_launch(s: Archipelago, viewer: Seat) -> bool:
    """Whether somebody builds, and can build nothing but a ship."""
    for depth in range(s.depth):
        if s.agenda[depth * STEP + DECISION] == CHOOSE_CONSTRUCTION:
            return not can_raise(s, viewer, s.agenda[depth * STEP + OWN])
    return False


def could_pay(s: Archipelago, viewer: Seat, seat: Seat, construction: i64) -> bool:
    """ARC-TOK-01 whether a seat surely has what a construction costs, with tokens for what is missing."""
    missing: i64 = 0
    for good in range(GOODS):
        cost = s.layout.build_cost[construction * GOODS + good]
        if cost > 0:
            missing += max(cost - least(s, viewer, seat, good), 0)
    return missing <= s.has(seat, TOKENS) and s.layout.build_florins[construction] <= s.has(seat, FLORINS)


def workers_to_come(s: Archipelago, viewer: Seat) -> i64:
    """ARC-EXPL-11, ARC-RECR-02 by how much what is under way will move the surplus: by huts found, by workers hired."""
    if s.player == NOBODY:
        return 0
    found = -still_to_come(s, viewer, HIRING)
    return found + max(0, huts_to_come(s, viewer)) if still_to_come(s, viewer, EXPLORING) > 0 else found


def huts_to_come(s: Archipelago, viewer: Seat) -> i64:
    """The fewest huts of the hex that is to be laid; 0 if nobody knows them, NOTHING if it fits nowhere."""
    card = NOTHING
    if s.turn > 0 and s.began() == CHOOSE_HEX:
        card = s.top_side // 2
    elif s.turn > 0 and s.began() == PICK_SIDE:
        card = s.hexes.face(IN_HAND + s.player, 0, viewer)
    if card < 0:
        return 0
    huts = NOTHING
    for side in range(card * 2, card * 2 + 2):
        if fits_somewhere(s, s.player, side) and (huts == NOTHING or s.layout.sides.huts[side] < huts):
            huts = s.layout.sides.huts[side]
    return huts


def harvest_left(s: Archipelago, seat: Seat, good: i64) -> i64:
    """ARC-HARV-01, ARC-HARV-03 cubes of a good for units that leave no building for them."""
    taken = occupied(s, good)
    layout = s.layout
    count: i64 = 0
    first = layout.first_ship(seat) if good == FISH else layout.first_unit(seat)
    for unit in range(first, first + (layout.ships if good == FISH else layout.citizens)):
        if s.is_free(unit) and s.post_of(unit) == ON_GROUND:
            region = s.region_of(unit)
            area = reached_area(s, unit, good, taken)
            if area != NOTHING and (held_by_rival(s, seat, region) == NOBODY or s.permitted[region] > 0):
                taken[region * AREAS + area] += 1
                count += 1
    return min(count, s.in_bank(good))


def best_sale(s: Archipelago, viewer: Seat, seat: Seat, boards: i64) -> i64:
    """ARC-TRANS-02 the highest price that these boards pay for a cube that a seat surely has."""
    best: i64 = 0
    for board in range(BOARDS):
        if boards & board_bit(board) == 0:
            continue
        for good in range(GOODS):
            if least(s, viewer, seat, good) > 0 and s.lying_on(board, good) < s.layout.room(board, good):
                best = max(best, s.layout.price_at(board, good, s.lying_on(board, good) + 1))
    return best


def reserve(s: Archipelago, seat: Seat) -> i64:
    """ARC-REPR-04 citizens who could still come."""
    count: i64 = 0
    first = s.layout.first_unit(seat)
    for unit in range(first, first + s.layout.citizens):
        if s.region_of(unit) == IN_RESERVE:
            count += 1
    return count


def births_left(s: Archipelago, seat: Seat) -> i64:
    count: i64 = 0
    for region in range(s.regions):
        if cannot_reproduce_in(s, seat, region) == ALLOWED:
            count += 1
    return min(count, reserve(s, seat))


def hires_left(s: Archipelago, seat: Seat) -> i64:
    """ARC-RECR-01 to ARC-RECR-03 workers whom a seat can pay at the present price, and has room for."""
    return min(room(s, seat), reserve(s, seat), s.surplus, s.has(seat, FLORINS) // hire_price(s))


def room(s: Archipelago, seat: Seat) -> i64:
    """ARC-RECR-03, ARC-REPR-05 citizens for whom there is room on land where a seat is."""
    found: i64 = 0
    for region in range(s.regions):
        if lands(s, region) > 0 and has_active_unit(s, seat, region):
            found += max(s.layout.numbers.most_citizens - citizens_in(s, seat, region), 0)
    return found
