"""Offers that are worth thinking of for who plays by numbers: small swaps for what is needed, last thing or in need.

An offer may hold six things from each side. Of all these thousands, the ones kept here are a cube that the seat has a
use for, or florins if it has hardly any, for a cube that it can spare or some florins; whether one of them is good, and
would be accepted, is for a judge to say. Whoever needs nothing asks nobody.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bundles import GIVEN, NET_FLORINS, SIDE_SIZE, SIZE, WANTED
from ludoteca.games.archipelago.rules.crises import GOOD, cannot_consume
from ludoteca.games.archipelago.rules.layout import HELD
from ludoteca.games.archipelago.rules.memory import most
from ludoteca.games.archipelago.rules.names import (
    ANSWER_CALL,
    COIN,
    CONSTRUCTIONS,
    DOMESTIC,
    EXPORT,
    FEED_CITIZENS,
    FILL_OFFER,
    FROM_MARKET,
    FROM_SCREEN,
    GOODS,
    NOTHING,
    PLAY_ROUND,
    SUPPLY_EXPORT,
)
from ludoteca.games.archipelago.rules.offers import offers_made
from ludoteca.games.archipelago.rules.stability import in_crisis, wanted_abroad, wanted_at_home
from ludoteca.games.archipelago.rules.state import DISCS, FLORINS, Archipelago
from ludoteca.kernel.decision import ALLOWED, Options
from ludoteca.kernel.numbers import Action, Seat

SOME_FLORINS: Final[i64] = 3  # the most that are offered for a thing; who has fewer needs some


def keep_few_offers(s: Archipelago, seat: Seat, out: Options) -> None:
    """Strike out all offers but small ones; there is always something else to do."""
    if s.deciding() == FILL_OFFER:
        keep_swaps(s, seat, out)
        return
    haggles = may_haggle(s, seat)
    kept: i64 = 0
    for k in range(out.count):
        action = out.actions[k]
        if s.layout.call.has(action):
            continue
        if not s.layout.offer.has(action) or (haggles and has_swap(s, seat, s.layout.offer.argument(action))):
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


def has_swap(s: Archipelago, seat: Seat, rival: Seat) -> bool:
    """Whether a rival may have something that a seat needs, and the seat something to give for it."""
    for thing in range(COIN + 1):
        if could_have(s, seat, rival, thing) and needs(s, seat, thing) and has_price(s, seat, thing):
            return True
    return False


def could_have(s: Archipelago, seat: Seat, rival: Seat, thing: i64) -> bool:
    return (s.has(rival, FLORINS) if thing == COIN else most(s, seat, rival, thing)) > 0


def has_price(s: Archipelago, seat: Seat, wanted: i64) -> bool:
    """Whether a seat has anything that it would give for a thing."""
    for thing in range(COIN + 1):
        if thing != wanted and can_spare(s, seat, thing):
            return True
    return False


def needs(s: Archipelago, seat: Seat, thing: i64) -> bool:
    """Whether a seat has a use for one more cube of a good, or hardly any florins."""
    if thing == COIN:
        return s.has(seat, FLORINS) < SOME_FLORINS and not in_crisis(s)
    if thing == wanted_at_home(s) or thing == wanted_abroad(s):
        return s.has(seat, thing) == 0
    return not in_crisis(s) and (is_counted(s, seat, thing) or completes(s, seat, thing))


def is_counted(s: Archipelago, seat: Seat, good: i64) -> bool:
    """ARC-TREND-01, ARC-WIN-03 whether a trend, or an objective of its own, ranks cubes of a good."""
    for trend in (s.trend, s.second_trend):
        if trend != NOTHING and s.layout.trend_rank[trend] == good:
            return True
    for k in range(s.objectives.size(HELD + seat)):
        if s.layout.end_ranks[s.objectives.card(HELD + seat, k)] == good:
            return True
    return False


def completes(s: Archipelago, seat: Seat, good: i64) -> bool:
    """ARC-BUILD-01 whether one cube of a good is all that is missing for a construction."""
    for construction in range(CONSTRUCTIONS):
        if s.layout.build_florins[construction] > s.has(seat, FLORINS):
            continue
        missing: i64 = 0
        for other in range(GOODS):
            missing += max(0, s.layout.build_cost[construction * GOODS + other] - s.has(seat, other))
        if missing == 1 and s.layout.build_cost[construction * GOODS + good] > s.has(seat, good):
            return True
    return False


def can_spare(s: Archipelago, seat: Seat, thing: i64) -> bool:
    """Whether a seat has something that it does not need itself."""
    if thing == COIN:
        return s.has(seat, FLORINS) > SOME_FLORINS
    if s.has(seat, thing) == 0 or is_counted(s, seat, thing):
        return False
    return s.has(seat, thing) > 1 or (thing != wanted_at_home(s) and thing != wanted_abroad(s))


def keep_swaps(s: Archipelago, seat: Seat, out: Options) -> None:
    """First what one wants, then what one gives for it: one thing each, or some florins; then it is proposed."""
    kept: i64 = 0
    for k in range(out.count):
        if is_of_swap(s, seat, out.actions[k]):
            out.actions[kept] = out.actions[k]
            kept += 1
    if kept > 0:
        out.count = kept


def is_of_swap(s: Archipelago, seat: Seat, action: Action) -> bool:
    """Whether an action leads to such an offer from what was put together so far."""
    layout = s.layout
    given, wanted = (s.own(SIZE) >> GIVEN) & SIDE_SIZE, (s.own(SIZE) >> WANTED) & SIDE_SIZE
    if layout.propose.has(action):
        return given > 0 and wanted > 0
    if layout.want.has(action):
        thing = layout.want.argument(action)
        if thing > COIN or given > 0:
            return False
        more = thing == COIN and s.own(NET_FLORINS) < 0 and wanted < SOME_FLORINS
        return more or (wanted == 0 and needs(s, seat, thing) and has_price(s, seat, thing))
    if layout.give.has(action):
        thing = layout.give.argument(action)
        if thing > COIN or wanted == 0:
            return False
        more = thing == COIN and s.own(NET_FLORINS) > 0 and given < SOME_FLORINS
        return more or (given == 0 and can_spare(s, seat, thing))
    return False
