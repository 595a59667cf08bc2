"""Phase 6: cards are bought from the track and turned, and the track is filled again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import pay_bank
from ludoteca.games.archipelago.rules.crises import resolve_red
from ludoteca.games.archipelago.rules.ending import may_end
from ludoteca.games.archipelago.rules.layout import CARDS, DECK, DISCARDED, IN_DECK, ON_TRACK, OPEN
from ludoteca.games.archipelago.rules.names import (
    ALREADY_TURNED,
    BUY_CARD,
    CARD_DISCARDED,
    CARD_UNCOVERED,
    NOBODY,
    NOT_BUYING,
    NOT_ON_TRACK,
    NOTHING,
    REFILL_TRACK,
    SPACES,
    TOO_FEW_FLORINS,
    TOOK_CARD,
    TURN_CARD,
    TURNED_CARD,
    VISIT_TRACK,
)
from ludoteca.games.archipelago.rules.state import (
    BOUGHT_SHIFT,
    CARDS_OWNED,
    DISCS,
    DISCS_MASK,
    DISCS_SHIFT,
    FLORINS,
    HALL_COINS,
    ON_WHEEL,
    Archipelago,
)
from ludoteca.kernel.chance import DECKS
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.events import EVERYBODY
from ludoteca.kernel.numbers import Action, Card, Seat

VISITED: Final[i64] = 0  # of a phase: how many have been at the track
LEFT: Final[i64] = 0  # of TURN_CARD: how many more are to be turned
HALLS: Final[i64] = 2  # coin spaces of a seat: ports, markets


# The deck and the track.


def draw_top(s: Archipelago) -> Card:
    """The card on top comes into the open, and the next back is bare; ARC-P6-08 discards make a new deck."""
    cards = s.cards
    s.reveal()
    top = cards.size(DECK) - 1
    card = cards.card(DECK, top)
    cards.move(DECK, top, OPEN)
    s.show(cards, OPEN, cards.size(OPEN) - 1, EVERYBODY)
    if top == 0:
        reshuffle(s)
    return card


def reshuffle(s: Archipelago) -> None:
    cards = s.cards
    for card in range(CARDS):
        if s.holder[card] == DISCARDED:
            s.holder[card] = IN_DECK
            cards.move(OPEN, cards.find(OPEN, card), DECK)
    cards.shuffle(DECK, s.chance, DECKS)


def deal_card(s: Archipelago, slot: i64) -> None:
    """ARC-P6-06 a card from the deck into an empty slot, upright; it may be that there is none."""
    if s.cards.size(DECK) == 0:
        return
    card = draw_top(s)
    s.holder[card] = ON_TRACK
    s.track[slot] = card
    s.turned[slot] = 0
    s.tell(CARD_UNCOVERED, card)


def slot_of(s: Archipelago, card: Card) -> i64:
    """Where on the track a card lies, or NOTHING."""
    for slot in range(i64(len(s.track))):
        if s.track[slot] == card:
            return slot
    return NOTHING


def empty_slot(s: Archipelago) -> i64:
    """The first slot of the track without a card, or NOTHING."""
    return slot_of(s, NOTHING)


def clear_slot(s: Archipelago, slot: i64) -> None:
    s.track[slot] = NOTHING
    s.turned[slot] = 0


def price_on_track(s: Archipelago, slot: i64) -> i64:
    """ARC-P6-03 the price that the triangle points at."""
    return s.layout.card_prices[s.track[slot] * s.layout.numbers.prices + s.turned[slot]]


def discard(s: Archipelago, card: Card) -> None:
    s.holder[card] = DISCARDED
    s.tell(CARD_DISCARDED, card)
    if s.cards.size(DECK) == 0:
        reshuffle(s)


def give_card(s: Archipelago, seat: Seat, card: Card, price: i64) -> None:
    """ARC-P6-03 a card is paid for and lies before its buyer, open to all."""
    pay_bank(s, seat, price)
    s.holder[card] = seat
    s.marks[card] = s.turn << BOUGHT_SHIFT
    s.add(seat, CARDS_OWNED + s.layout.card_kind[card], 1)
    s.tell(TOOK_CARD, seat, card, price)


# The phase.


def return_discs(s: Archipelago) -> None:
    """ARC-P6-01 all discs come home, from the wheel and from cards; the coins of ports and markets go to the bank."""
    for seat in range(s.seats):
        s.set_to(seat, DISCS, s.discs)
        for space in range(SPACES):
            s.set_to(seat, ON_WHEEL + space, 0)
        for hall in range(HALLS):
            s.bank += s.has(seat, HALL_COINS + hall)
            s.set_to(seat, HALL_COINS + hall, 0)
    for card in range(CARDS):
        s.marks[card] &= ~(DISCS_MASK << DISCS_SHIFT)


@final
class VisitTrack(Consequence[Archipelago]):
    """ARC-P6-02 in the order of play everybody comes to the track once; ARC-END-03 a visit is played to its end."""

    def follow(self, s: Archipelago) -> None:
        visited = s.own(VISITED)
        if visited > 0 and may_end(s):
            return
        if visited == s.seats:
            s.player = NOBODY
            s.done()
            return
        seat = s.order[visited]
        s.set_own(VISITED, visited + 1)
        s.player = seat
        s.turned_now = 0
        s.then(REFILL_TRACK)
        s.push(BUY_CARD, seat)


def begin_visits(s: Archipelago) -> None:
    return_discs(s)
    s.then(VISIT_TRACK)


def cannot_buy(s: Archipelago, seat: Seat, card: Card) -> i64:
    """ARC-P6-03 ALLOWED, or why this seat cannot buy this card from the track."""
    slot = slot_of(s, card)
    if slot == NOTHING:
        return NOT_ON_TRACK
    missing = price_on_track(s, slot) - s.has(seat, FLORINS)
    return because(TOO_FEW_FLORINS, missing) if missing > 0 else ALLOWED


@final
class BuyCard(Decision[Archipelago]):
    """Buy one card of the track, or none.

    ARC-P6-02  one card, and then another is turned; without a purchase two are
    ARC-P6-03  at the price that is pointed at
    ARC-EVO-01 it can be used from the next turn on
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for slot in range(i64(len(s.track))):
            if s.track[slot] != NOTHING and price_on_track(s, slot) <= s.has(seat, FLORINS):
                out.add(s.layout.buy_card.of(s.track[slot]))
        out.add(s.layout.buy_none.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if s.layout.buy_none.has(action):
            return ALLOWED if s.asks(BUY_CARD, seat) else NOT_BUYING
        return cannot_buy(s, seat, s.layout.buy_card.argument(action))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        s.done()
        turns = s.layout.numbers.turned_otherwise
        if s.layout.buy_card.has(action):
            turns = s.layout.numbers.turned_after_purchase
            card = s.layout.buy_card.argument(action)
            slot = slot_of(s, card)
            give_card(s, seat, card, price_on_track(s, slot))
            clear_slot(s, slot)
        turns = min(turns, left_to_turn(s))  # ARC-P6-07
        if turns > 0:
            s.push(TURN_CARD, seat, turns)


def left_to_turn(s: Archipelago) -> i64:
    count: i64 = 0
    for slot in range(i64(len(s.track))):
        if s.track[slot] != NOTHING and s.turned_now & s.layout.bits[s.track[slot]] == 0:
            count += 1
    return count


def cannot_turn(s: Archipelago, seat: Seat, card: Card) -> i64:
    """ALLOWED, or why this seat cannot turn this card."""
    if slot_of(s, card) == NOTHING:
        return NOT_ON_TRACK
    if not s.asks(TURN_CARD, seat):
        return NOT_BUYING
    return ALREADY_TURNED if s.turned_now & s.layout.bits[card] else ALLOWED


@final
class TurnCard(Decision[Archipelago]):
    """Turn a card of the track by a quarter, clockwise.

    ARC-P6-02  one of the others after a purchase, else two different ones
    ARC-P6-04  to its next price
    ARC-P6-05  or, from the last one, to its skull: it is discarded
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for slot in range(i64(len(s.track))):
            if s.track[slot] != NOTHING and s.turned_now & s.layout.bits[s.track[slot]] == 0:
                out.add(s.layout.turn_card.of(s.track[slot]))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        return cannot_turn(s, seat, s.layout.turn_card.argument(action))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        card = s.layout.turn_card.argument(action)
        turn_card(s, seat, card)
        left = s.own(LEFT) - 1
        s.set_own(LEFT, left)
        if left == 0:
            s.done()


def turn_card(s: Archipelago, seat: Seat, card: Card) -> None:
    slot = slot_of(s, card)
    s.turned_now |= s.layout.bits[card]
    if s.turned[slot] + 1 < s.layout.numbers.prices:
        s.turned[slot] += 1
        s.tell(TURNED_CARD, seat, card, price_on_track(s, slot))
    else:
        clear_slot(s, slot)
        s.tell(TURNED_CARD, seat, card, 0)
        discard(s, card)


@final
class RefillTrack(Consequence[Archipelago]):
    """ARC-P6-06 empty slots are filled one at a time; ARC-P6-10 a red zone that is uncovered comes before the next."""

    def follow(self, s: Archipelago) -> None:
        slot = empty_slot(s)
        if slot == NOTHING or s.cards.size(DECK) == 0:
            s.done()
            return
        deal_card(s, slot)
        resolve_red(s)
