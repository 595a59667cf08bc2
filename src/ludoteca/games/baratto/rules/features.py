"""What bots see of a position, in numbers: how far the match has gone, and what each seat has. No weight is here.

A seat counts the crates it has looked into, and those it has not as unknown.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.baratto.rules.layout import ANSWER_OFFER
from ludoteca.games.baratto.rules.offering import GIVEN, WANTED, on_side
from ludoteca.games.baratto.rules.scoring import stack_points
from ludoteca.games.baratto.rules.state import Baratto
from ludoteca.kernel.events import bit
from ludoteca.kernel.numbers import Seat

PHASES: Final = ["always", "gone", "last"]
ALWAYS: Final[i64] = 0
GONE: Final[i64] = 1  # the share of the rounds that have begun
LAST: Final[i64] = 2  # the last round is being played

TRAITS: Final = [
    "stacks",
    "coins",
    "coins-beyond-bids",
    "unknown-crates",
    "highest-stack",
    "goods",
    "known-stalls",
    "wanted-stalls",
    "lead",
    "offer-points",
    "offer-coins",
]
STACKS: Final[i64] = 0  # points of the crates that the viewer knows
COINS: Final[i64] = 1
COINS_BEYOND_BIDS: Final[i64] = 2  # more than a rival could pay against
UNKNOWN_CRATES: Final[i64] = 3
HIGHEST_STACK: Final[i64] = 4
GOODS: Final[i64] = 5  # how many different ones
KNOWN_STALLS: Final[i64] = 6  # crates on stalls that this seat has looked into, as far as the viewer knows
WANTED_STALLS: Final[i64] = 7  # what the best crate the viewer knows on a stall would add to this seat's stacks
LEAD: Final[i64] = 8
OFFER_POINTS: Final[i64] = 9  # what the offer that is out would bring, if both seem to gain by it
OFFER_COINS: Final[i64] = 10


def features(s: Baratto, viewer: Seat, out: vec[float]) -> None:
    layout = s.layout
    out[ALWAYS] = 1.0
    out[GONE] = float(s.round) / float(layout.rounds)
    out[LAST] = 1.0 if s.round == layout.rounds else 0.0
    phases = i64(len(PHASES))
    traits = i64(len(TRAITS))
    for seat in range(s.seats):
        base = phases + seat * traits
        known = known_goods(s, seat, viewer)
        crates: i64 = 0
        for good in range(layout.goods):
            crates += known[good]
            out[base + STACKS] += float(stack_points(known[good]))
            out[base + HIGHEST_STACK] = max(out[base + HIGHEST_STACK], float(known[good]))
            out[base + GOODS] += 1.0 if known[good] > 0 else 0.0
        out[base + UNKNOWN_CRATES] = float(s.crates.size(layout.screen_of(seat)) - crates)
        out[base + COINS] = float(s.coins[seat])
        out[base + COINS_BEYOND_BIDS] = float(max(s.coins[seat] - richest_other(s, seat), 0))
        out[base + LEAD] = 1.0 if seat == s.lead else 0.0
        weigh_stalls(s, seat, viewer, known, base, out)
    if s.deciding() == ANSWER_OFFER:
        weigh_offer(s, viewer, phases, traits, out)


def known_goods(s: Baratto, seat: Seat, viewer: Seat) -> vec[i64]:
    """How many crates of each good a seat has, of those that the viewer knows."""
    crates = s.crates
    screen = s.layout.screen_of(seat)
    found = vec[i64]([i64(0)] * s.layout.goods)
    for place in range(crates.size(screen)):
        if crates.seen(screen, place) & bit(viewer):
            found[s.layout.good[crates.card(screen, place)]] += 1
    return found


def richest_other(s: Baratto, seat: Seat) -> i64:
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.coins[other])
    return most


def weigh_stalls(s: Baratto, seat: Seat, viewer: Seat, known: vec[i64], base: i64, out: vec[float]) -> None:
    """Who has looked into a crate is seen by all; what is in it, by those who have."""
    crates = s.crates
    for stall in range(s.layout.stalls):
        if s.has_crate(stall):
            pile = s.layout.pile_on(stall)
            sees = crates.seen(pile, 0)
            if sees & bit(seat):
                out[base + KNOWN_STALLS] += 1.0
                if sees & bit(viewer):
                    adds = float(known[s.layout.good[crates.card(pile, 0)]] + 1)
                    out[base + WANTED_STALLS] = max(out[base + WANTED_STALLS], adds)


def weigh_offer(s: Baratto, viewer: Seat, phases: i64, traits: i64, out: vec[float]) -> None:
    """What the offer would bring both, if by all that the viewer knows both would gain."""
    rival = s.asked()
    price = float(s.layout.coins_a_point)
    to_lead = points_gained(s, s.lead, viewer, GIVEN, WANTED)
    to_rival = points_gained(s, rival, viewer, WANTED, GIVEN)
    coins = float(on_side(s, WANTED, s.layout.coin) - on_side(s, GIVEN, s.layout.coin))
    if to_lead + coins / price > 0.0 and to_rival - coins / price > 0.0:
        out[phases + s.lead * traits + OFFER_POINTS] = to_lead
        out[phases + s.lead * traits + OFFER_COINS] = coins
        out[phases + rival * traits + OFFER_POINTS] = to_rival
        out[phases + rival * traits + OFFER_COINS] = -coins


def points_gained(s: Baratto, seat: Seat, viewer: Seat, parts_with: i64, gets: i64) -> float:
    """What a seat's known stacks gain; a crate that it may have but that nobody saw is parted with as the only one."""
    known = known_goods(s, seat, viewer)
    total: i64 = 0
    for good in range(s.layout.goods):
        now = max(known[good], on_side(s, parts_with, good))
        total += stack_points(now - on_side(s, parts_with, good) + on_side(s, gets, good)) - stack_points(now)
    return float(total)
