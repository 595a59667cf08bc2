"""What an offer may hold: things and cards from both sides, and promises that bind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.control import holder_of
from ludoteca.games.archipelago.rules.memory import most
from ludoteca.games.archipelago.rules.names import (
    BOUND_ALREADY,
    CARD_NOT_TRADED,
    COIN,
    EMPTY_OFFER,
    FEED_CITIZENS,
    FILL_OFFER,
    FIVE_COIN,
    GOODS,
    NO_OFFERS_NOW,
    NO_PERMISSION_TO_GIVE,
    NOBODY,
    NOT_THIS_WINDOW,
    OFFER_FULL,
    OTHER_SIDE,
    PLAY_ROUND,
    RIVAL_LACKS_IT,
    SAME_OFFER,
    SET_ORDER,
    SUPPLY_EXPORT,
    TOKEN,
    YOU_LACK_IT,
)
from ludoteca.games.archipelago.rules.pieces import side_of
from ludoteca.games.archipelago.rules.state import (
    FLORINS,
    NO_WORDS,
    OWED,
    TOKENS,
    Archipelago,
)
from ludoteca.kernel.decision import ALLOWED, because
from ludoteca.kernel.numbers import Card, Place, Seat
from ludoteca.kernel.state import STEP

# The own words of an offer. What is given counts up, what is wanted counts down.
PARTNER: Final[i64] = 0
MAKER: Final[i64] = 1
NET: Final[i64] = 2  # of each good, then of florins and tokens
NET_FLORINS: Final[i64] = NET + GOODS
NET_TOKENS: Final[i64] = NET_FLORINS + 1
CARDS_GIVEN: Final[i64] = 10
CARDS_WANTED: Final[i64] = 11
PERMISSION: Final[i64] = 12  # 0, or 8 times the region and how many symbols
ORDER_PLACE: Final[i64] = 13
STAND_UPS: Final[i64] = 14
SIZE: Final[i64] = 15  # things on each side
GIVEN: Final[i64] = 0
WANTED: Final[i64] = 8
SIDE_SIZE: Final[i64] = 255
WORDS: Final[i64] = 16
SYMBOLS: Final[i64] = 8


def side_size(s: Archipelago) -> i64:
    return s.layout.numbers.things // 2


def is_full(s: Archipelago, side: i64) -> bool:
    return (s.own(SIZE) >> side) & SIDE_SIZE == side_size(s)


def side_of_main(s: Archipelago) -> i64:
    """The side on which lies what the main party of the window gives."""
    return GIVEN if s.own(MAKER) == s.player else WANTED


def side_of_others(s: Archipelago) -> i64:
    return WANTED if s.own(MAKER) == s.player else GIVEN


def count_thing(s: Archipelago, side: i64) -> None:
    s.set_own(SIZE, s.own(SIZE) + (1 << side))


def worth_of(s: Archipelago, thing: i64) -> i64:
    """How many florins a coin is, and 1 of everything else."""
    return s.layout.numbers.five if thing == FIVE_COIN else 1


def net_word(thing: i64) -> i64:
    """Where an offer counts a thing: both coins are florins."""
    if thing == COIN or thing == FIVE_COIN:
        return NET_FLORINS
    return NET_TOKENS if thing == TOKEN else NET + thing


def has_things(s: Archipelago, seat: Seat, word: i64) -> i64:
    """How much a seat has of what a word of an offer counts."""
    if word == NET_FLORINS:
        return s.has(seat, FLORINS)
    return s.has(seat, TOKENS) if word == NET_TOKENS else s.has(seat, word - NET)


def cannot_give(s: Archipelago, seat: Seat, thing: i64) -> i64:
    """ARC-NEG-02 ALLOWED, or why this seat may not add a thing to what it gives."""
    if not s.asks(FILL_OFFER, seat):
        return NO_OFFERS_NOW
    if is_full(s, GIVEN):
        return because(OFFER_FULL, side_size(s))
    word = net_word(thing)
    if s.own(word) < 0:
        return OTHER_SIDE
    missing = s.own(word) + worth_of(s, thing) - has_things(s, seat, word)
    return because(YOU_LACK_IT, missing, thing) if missing > 0 else ALLOWED


def cannot_want(s: Archipelago, seat: Seat, thing: i64) -> i64:
    """ARC-NEG-02 ALLOWED, or why this seat may not add a thing to what it wants: what the partner is known to lack."""
    if not s.asks(FILL_OFFER, seat):
        return NO_OFFERS_NOW
    if is_full(s, WANTED):
        return because(OFFER_FULL, side_size(s))
    word = net_word(thing)
    if s.own(word) > 0:
        return OTHER_SIDE
    partner = s.own(PARTNER)
    could_have = most(s, seat, partner, thing) if thing < GOODS else has_things(s, partner, word)
    return because(RIVAL_LACKS_IT, thing, partner) if worth_of(s, thing) - s.own(word) > could_have else ALLOWED


def cannot_trade_card(s: Archipelago, seat: Seat, card: Card, owner: Seat) -> i64:
    """ARC-NEG-02 ALLOWED, or why a card is not one that its owner may give away."""
    if not s.asks(FILL_OFFER, seat):
        return NO_OFFERS_NOW
    if is_full(s, GIVEN if owner == seat else WANTED):
        return because(OFFER_FULL, side_size(s))
    if not s.layout.rulings.trade_cards or s.stands(card) or s.discs_on(card) > 0:
        return CARD_NOT_TRADED
    if s.holder[card] != owner:
        return CARD_NOT_TRADED
    bits = s.layout.bits
    return SAME_OFFER if (s.own(CARDS_GIVEN) | s.own(CARDS_WANTED)) & bits[card] else ALLOWED


def cannot_permit(s: Archipelago, seat: Seat, region: Place, count: i64) -> i64:
    """ARC-HARV-05 ALLOWED, or why this offer cannot hold a right to harvest, which a region's holder gives."""
    if not s.asks(FILL_OFFER, seat):
        return NO_OFFERS_NOW
    if base_window(s) != PLAY_ROUND:
        return NOT_THIS_WINDOW
    if is_full(s, side_of_others(s)):
        return because(OFFER_FULL, side_size(s))
    if s.own(PERMISSION) != 0:
        return BOUND_ALREADY
    grantor = s.own(PARTNER) if seat == s.player else seat
    if region >= s.regions or holder_of(s, region) != grantor or count > symbols_in(s, region):
        return NO_PERMISSION_TO_GIVE
    return ALLOWED


def symbols_in(s: Archipelago, region: Place) -> i64:
    count: i64 = 0
    for good in range(GOODS):
        count += s.layout.sides.symbols_of(side_of(s, region), good)
    return count


def cannot_promise_place(s: Archipelago, seat: Seat, place: i64) -> i64:
    """ARC-P2-02 ALLOWED, or why this offer cannot hold a place in the order: the winner of the bids gives it."""
    if not s.asks(FILL_OFFER, seat):
        return NO_OFFERS_NOW
    if base_window(s) != SET_ORDER:
        return NOT_THIS_WINDOW
    if is_full(s, side_of_main(s)):
        return because(OFFER_FULL, side_size(s))
    return BOUND_ALREADY if s.own(ORDER_PLACE) != 0 or not is_place_free(s, other_party(s), place) else ALLOWED


def is_place_free(s: Archipelago, seat: Seat, place: i64) -> bool:
    """Whether a place in the order, and a seat, is promised nobody."""
    for k in range(s.seats):
        if s.bound[k] == seat:
            return False
    return s.bound[place] == NOBODY


def cannot_promise_stand_ups(s: Archipelago, seat: Seat, count: i64) -> i64:
    """ARC-P4-13 ALLOWED, or why this offer cannot hold help for citizens who lie."""
    if not s.asks(FILL_OFFER, seat):
        return NO_OFFERS_NOW
    if base_window(s) != FEED_CITIZENS:
        return NOT_THIS_WINDOW
    if is_full(s, side_of_main(s)):
        return because(OFFER_FULL, side_size(s))
    other = other_party(s)
    if s.own(STAND_UPS) != 0 or s.has(other, OWED) + count > lying_of(s, other):
        return BOUND_ALREADY
    return ALLOWED


def lying_of(s: Archipelago, seat: Seat) -> i64:
    """How many citizens of a seat lie."""
    count: i64 = 0
    first = s.layout.first_unit(seat)
    for unit in range(first, first + s.layout.citizens):
        if s.is_on_map(unit) and s.is_lying(unit):
            count += 1
    return count


def other_party(s: Archipelago) -> Seat:
    """The one of the two who is not the main party of the window."""
    return s.own(PARTNER) if s.own(MAKER) == s.player else s.own(MAKER)


def base_window(s: Archipelago) -> i64:
    """Which window an offer is made in: the lowest step above which only talk lies."""
    depth = s.depth
    while depth > 0:
        deciding = s.agenda[(depth - 1) * STEP]
        if deciding == PLAY_ROUND or deciding == SET_ORDER or deciding == FEED_CITIZENS or deciding == SUPPLY_EXPORT:
            return deciding
        depth -= 1
    return NOBODY


def cannot_propose(s: Archipelago, seat: Seat) -> i64:
    """ALLOWED, or why an offer cannot be made as it stands."""
    if not s.asks(FILL_OFFER, seat):
        return NO_OFFERS_NOW
    if s.own(SIZE) == 0:
        return EMPTY_OFFER
    offered = s.offered
    for first in range(NO_WORDS, i64(len(offered)), WORDS):
        same = True
        for k in range(WORDS):
            if offered[first + k] != s.own(k):
                same = False
        if same:
            return SAME_OFFER
    return ALLOWED
