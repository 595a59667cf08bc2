"""Offers that are worth thinking of for who plays by numbers: small swaps, at the end of a turn or in need.

An offer may hold six things from each side. Of all these thousands, the ones kept here are a cube, a token or some
florins for another; whether one of them is good, and would be accepted, is for a judge to say.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bundles import GIVEN, NET_FLORINS, SIDE_SIZE, SIZE, WANTED
from ludoteca.games.archipelago.rules.crises import GOOD, cannot_consume
from ludoteca.games.archipelago.rules.names import (
    ANSWER_CALL,
    COIN,
    DOMESTIC,
    EXPORT,
    FEED_CITIZENS,
    FILL_OFFER,
    FIVE_COIN,
    FROM_MARKET,
    FROM_SCREEN,
    PLAY_ROUND,
    SUPPLY_EXPORT,
)
from ludoteca.games.archipelago.rules.offers import offers_made
from ludoteca.games.archipelago.rules.state import DISCS, Archipelago
from ludoteca.kernel.decision import ALLOWED, Options
from ludoteca.kernel.numbers import Action, Seat

SOME_FLORINS: Final[i64] = 3  # the most that are offered for a thing


def keep_few_offers(s: Archipelago, seat: Seat, out: Options) -> None:
    """Strike out all offers but small ones; there is always something else to do."""
    if s.deciding() == FILL_OFFER:
        keep_swaps(s, out)
        return
    haggles = may_haggle(s, seat)
    kept: i64 = 0
    for k in range(out.count):
        action = out.actions[k]
        if not s.layout.call.has(action) and (haggles or not s.layout.offer.has(action)):
            out.actions[kept] = action
            kept += 1
    out.count = kept


def may_haggle(s: Archipelago, seat: Seat) -> bool:
    """ARC-NEG-01 when asked for an offer; once, with the last disc laid; once, in a crisis that one cannot help in."""
    deciding = s.deciding()
    if deciding == ANSWER_CALL:
        return True
    if offers_made(s) > 0:
        return False
    if deciding == PLAY_ROUND:
        return s.acted != 0 and s.has(seat, DISCS) == 0
    if deciding == FEED_CITIZENS:
        return lacks(s, seat, DOMESTIC)
    return deciding == SUPPLY_EXPORT and lacks(s, seat, EXPORT)


def lacks(s: Archipelago, seat: Seat, board: i64) -> bool:
    """Whether neither the market nor the seat itself has the good that is wanted."""
    good = s.own(GOOD)
    if cannot_consume(s, seat, board, good, FROM_MARKET) == ALLOWED:
        return False
    return cannot_consume(s, seat, board, good, FROM_SCREEN) != ALLOWED


def keep_swaps(s: Archipelago, out: Options) -> None:
    """First what one wants, then what one gives for it: one thing each, or some florins; then it is proposed."""
    kept: i64 = 0
    for k in range(out.count):
        if is_of_swap(s, out.actions[k]):
            out.actions[kept] = out.actions[k]
            kept += 1
    if kept > 0:
        out.count = kept


def is_of_swap(s: Archipelago, action: Action) -> bool:
    """Whether an action leads to such an offer from what was put together so far."""
    layout = s.layout
    given, wanted = (s.own(SIZE) >> GIVEN) & SIDE_SIZE, (s.own(SIZE) >> WANTED) & SIDE_SIZE
    if layout.propose.has(action):
        return given > 0 and wanted > 0
    if layout.want.has(action):
        thing = layout.want.argument(action)
        more = thing == COIN and s.own(NET_FLORINS) < 0 and wanted < SOME_FLORINS
        return given == 0 and thing != FIVE_COIN and (wanted == 0 or more)
    if layout.give.has(action):
        thing = layout.give.argument(action)
        more = thing == COIN and s.own(NET_FLORINS) > 0 and given < SOME_FLORINS
        return wanted > 0 and thing != FIVE_COIN and (given == 0 or more)
    return False
