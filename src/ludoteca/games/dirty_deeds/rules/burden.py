"""The burden of a costly action: what it takes, which tiles may pay it, and where they go in the end."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.layout import costly_action
from ludoteca.games.dirty_deeds.rules.names import (
    EVERY_COLOUR,
    LACKS_COLOUR,
    LACKS_OPAQUE,
    PAID_TILES,
    PAID_TOKENS,
    REFILLED,
    TOKENS,
    TOO_FEW_DOMAINS,
    TOO_FEW_TOKENS,
    TOO_MANY_TILES,
)
from ludoteca.games.dirty_deeds.rules.state import (
    COLOUR,
    COMMON,
    COMMON_OPAQUE,
    DEED,
    EXHAUSTED_TILES,
    EXHAUSTED_TOKENS,
    FIRST_TILES,
    OPAQUE,
    SECOND_TILES,
    TOKEN,
    DirtyDeeds,
)
from ludoteca.kernel.decision import ALLOWED, because
from ludoteca.kernel.numbers import Place, Seat


def cannot_afford(s: DirtyDeeds, seat: Seat, character: i64) -> i64:
    """0, or what a seat lacks for the costly action of a character."""
    numbers = s.layout.numbers
    action = costly_action(character)
    missing = numbers.cost[action] - s.domains(seat)
    if missing > 0:
        return because(TOO_FEW_DOMAINS, missing)  # DD-KEY-09
    for token in range(TOKENS):
        missing = numbers.token_cost[action * TOKENS + token] - s.has(seat, TOKEN + token)
        if missing > 0:
            return because(TOO_FEW_TOKENS, missing, token)  # DD-KEY-09
    return ALLOWED


def rival_tiles(s: DirtyDeeds, seat: Seat, place: Place) -> i64:
    """How many Domains of a rival's colour a seat has; rivals are counted clockwise from 0."""
    if place + 1 >= s.seats:
        return 0
    return s.has(seat, COLOUR + (seat + 1 + place) % s.seats)


def cannot_pay(s: DirtyDeeds, seat: Seat, due: i64, first: i64, second: i64) -> i64:
    """0, or why so many tiles of the rivals' colours, and opaque ones for the rest, do not pay the Domains due."""
    one = rival_tiles(s, seat, 0)
    two = rival_tiles(s, seat, 1)
    if first > one or second > two:
        return LACKS_COLOUR  # DD-KEY-09
    if first + second > due:
        return because(TOO_MANY_TILES, due)  # DD-KEY-09
    owned = (1 if one > 0 else 0) + (1 if two > 0 else 0)
    shown = (1 if first > 0 else 0) + (1 if second > 0 else 0)
    if shown < min(owned, due):
        return because(EVERY_COLOUR, min(owned, due))  # DD-KEY-10
    missing = due - first - second - s.has(seat, OPAQUE)
    if missing > 0:
        return because(LACKS_OPAQUE, missing)  # DD-KEY-09
    return ALLOWED


def move_burden(s: DirtyDeeds, seat: Seat, sign: i64) -> None:
    """The burden of the hand leaves the screen (sign -1) or comes back to it (sign 1)."""
    numbers = s.layout.numbers
    action = s.hand(seat, DEED)
    first = s.hand(seat, FIRST_TILES)
    second = s.hand(seat, SECOND_TILES)
    s.gain(seat, OPAQUE, sign * (numbers.cost[action] - first - second))
    s.gain(seat, COLOUR + (seat + 1) % s.seats, sign * first)
    if s.seats > 2:
        s.gain(seat, COLOUR + (seat + 2) % s.seats, sign * second)
    for token in range(TOKENS):
        s.gain(seat, TOKEN + token, sign * numbers.token_cost[action * TOKENS + token])


def pay_burden(s: DirtyDeeds, seat: Seat) -> None:
    """DD-KEY-11 coloured tiles are exhausted, opaque ones go to the common supply; DD-KEY-12 tokens are exhausted."""
    numbers = s.layout.numbers
    action = s.hand(seat, DEED)
    first = s.hand(seat, FIRST_TILES)
    second = s.hand(seat, SECOND_TILES)
    s.zones[COMMON_OPAQUE] += numbers.cost[action] - first - second
    s.zones[EXHAUSTED_TILES + (seat + 1) % s.seats] += first
    if s.seats > 2:
        s.zones[EXHAUSTED_TILES + (seat + 2) % s.seats] += second
    s.tell(PAID_TILES, seat, numbers.cost[action] - first - second, first + second)
    for token in range(TOKENS):
        count = numbers.token_cost[action * TOKENS + token]
        s.zones[EXHAUSTED_TOKENS + token] += count
        if count > 0:
            s.tell(PAID_TOKENS, seat, count, token)


def refill(s: DirtyDeeds) -> None:
    """DD-BOARD-09 once the common supply has no token of either kind, the exhausted ones come back, tokens only."""
    zones = s.zones
    if zones[COMMON] + zones[COMMON + 1] > 0 or zones[EXHAUSTED_TOKENS] + zones[EXHAUSTED_TOKENS + 1] == 0:
        return
    for token in range(TOKENS):
        zones[COMMON + token] = zones[EXHAUSTED_TOKENS + token]
        zones[EXHAUSTED_TOKENS + token] = 0
    s.tell(REFILLED, zones[COMMON], zones[COMMON + 1])
