"""A – the market: buy one displayed card or none, exchange one, refill the display."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.heroism import is_heroism
from ludoteca.games.phalanxx.rules.layout import (
    BOUGHT,
    DECK,
    DISPLAY,
    GIVE_CARD,
    HEROISM_GONE,
    HEROISM_SHOWN,
    HEROISM_STAYS,
    JUST_BOUGHT,
    LAST_TURNS,
    NO_SWAP_RIGHT,
    NOT_BOUGHT,
    NOT_FOR_SALE,
    NOT_YOURS_TO_GIVE,
    REMOVED,
    REVEALED_CARD,
    SPACE_EMPTY,
    SPACES,
    SWAPPED,
    TAKE_CARD,
    TOO_FEW_TALENTS,
    TRADE,
)
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.games.phalanxx.rules.turn import begin_actions
from ludoteca.kernel.decision import ALLOWED, Decision, Options, Pick, because
from ludoteca.kernel.events import EVERYBODY
from ludoteca.kernel.numbers import Action, Seat

BOUGHT_FROM: Final[i64] = 0  # of the own words of GiveCard and TakeCard: the space of the card being bought
GIVEN: Final[i64] = 1  # … and of TakeCard: the hand card to exchange
NO_SPACE: Final[i64] = -1  # the purchase is done and its space filled


@final
class BuyCard(Decision[Phalanxx]):
    """Buy one of the five displayed cards at the price of its space, or none.

    PHX-BUY-02  at most one card
    PHX-BUY-04  buying none removes the rightmost card
    PHX-BUY-05  the spaces of price 5 and 4 give the right to an exchange
    """

    def options(self, s: Phalanxx, seat: Seat, out: Options) -> None:
        for space in range(SPACES):
            if cannot_buy(s, seat, space) == ALLOWED:
                out.add(s.layout.buy.of(space))
        out.add(s.layout.buy_none.of())

    def refusal(self, s: Phalanxx, seat: Seat, action: Action) -> i64:
        verb = s.layout.buy
        return cannot_buy(s, seat, verb.argument(action)) if verb.has(action) else ALLOWED

    def take(self, s: Phalanxx, seat: Seat, action: Action) -> None:
        if s.layout.buy_none.has(action):
            s.done()
            remove_rightmost(s, seat)
            finish_market(s, seat)
            return
        space = s.layout.buy.argument(action)
        if not may_swap(s, space):
            s.done()
            buy(s, seat, space)
            finish_market(s, seat)
        elif s.layout.rulings.swap_after:
            s.done()
            buy(s, seat, space)
            close_gap(s, space)
            refill(s)
            s.push(GIVE_CARD, seat, NO_SPACE)
        else:
            s.go_on(GIVE_CARD, seat, space)


@final
class GiveCard(Decision[Phalanxx]):
    """After a purchase at price 5 or 4: choose the hand card to exchange, or none.

    PHX-BUY-05  one card of the hand against one still on the display, if you like
    PHX-BUY-06  the card just bought may be the one given
    """

    def options(self, s: Phalanxx, seat: Seat, out: Options) -> None:
        hand = s.layout.hand_of(seat)
        for place in range(s.cards.size(hand)):
            out.add(s.layout.give.of(s.cards.card(hand, place)))
        space = s.own(BOUGHT_FROM)
        if space != NO_SPACE:
            out.add(s.layout.give.of(s.cards.card(DISPLAY + space, 0)))
        out.add(s.layout.give_none.of())

    def refusal(self, s: Phalanxx, seat: Seat, action: Action) -> i64:
        if s.deciding() != GIVE_CARD:
            return NO_SWAP_RIGHT  # PHX-BUY-05
        if s.layout.give_none.has(action):
            return ALLOWED
        card = s.layout.give.argument(action)
        space = s.own(BOUGHT_FROM)
        if space != NO_SPACE and s.cards.card(DISPLAY + space, 0) == card:
            return ALLOWED
        return NOT_YOURS_TO_GIVE if s.cards.find(s.layout.hand_of(seat), card) < 0 else ALLOWED  # PHX-BUY-05

    def take(self, s: Phalanxx, seat: Seat, action: Action) -> None:
        space = s.own(BOUGHT_FROM)
        if s.layout.give.has(action):
            s.go_on(TAKE_CARD, seat, space, s.layout.give.argument(action))
            return
        s.done()
        if space == NO_SPACE:
            begin_actions(s, seat)
        else:
            buy(s, seat, space)
            finish_market(s, seat)


@final
class TakeCard(Pick[Phalanxx]):
    """Choose the displayed card to take in exchange.

    PHX-BUY-06  the hand card takes its exact space, before the display is refilled
    PHX-BUY-07  Heroism cannot be exchanged
    """

    def cannot(self, s: Phalanxx, seat: Seat, space: i64) -> i64:
        if s.deciding() != TAKE_CARD:
            return NO_SWAP_RIGHT  # PHX-BUY-05
        if space == s.own(BOUGHT_FROM):
            return JUST_BOUGHT  # PHX-BUY-06
        if s.cards.size(DISPLAY + space) == 0:
            return SPACE_EMPTY  # PHX-END-04
        return HEROISM_STAYS if is_heroism(s, space) else ALLOWED  # PHX-BUY-07

    def pick(self, s: Phalanxx, seat: Seat, space: i64) -> None:
        bought_from = s.own(BOUGHT_FROM)
        given = s.own(GIVEN)
        s.done()
        if bought_from == NO_SPACE:
            swap(s, seat, given, space)
            begin_actions(s, seat)
        else:
            buy(s, seat, bought_from)
            swap(s, seat, given, space)
            finish_market(s, seat)


def price(s: Phalanxx, player: i64, space: i64) -> i64:
    """PHX-BUY-01 the price of a space; Eumenes' trade makes it cheaper."""
    full = s.layout.price[space]
    if s.abilities[player] & TRADE == 0:
        return full
    numbers = s.layout.numbers
    return max(full - numbers.trade_discount, numbers.trade_minimum)


def prices(s: Phalanxx, player: i64) -> list[int]:
    """What a player would pay for each space."""
    return [int(price(s, player, space)) for space in range(SPACES)]


def cannot_buy(s: Phalanxx, player: i64, space: i64) -> i64:
    """0, or why this player may not buy the card in this space."""
    if s.cards.size(DISPLAY + space) == 0:
        return SPACE_EMPTY  # PHX-END-04
    if is_heroism(s, space):
        return NOT_FOR_SALE  # PHX-BUY-07
    missing = price(s, player, space) - s.talents[player]
    return because(TOO_FEW_TALENTS, missing) if missing > 0 else ALLOWED  # PHX-BUY-08


def may_swap(s: Phalanxx, bought: i64) -> bool:
    """PHX-BUY-05 by the printed price, if anything else but Heroism is left on the display."""
    if s.layout.price[bought] < s.layout.numbers.swap_price_low:
        return False
    for space in range(SPACES):
        if space != bought and s.cards.size(DISPLAY + space) > 0 and not is_heroism(s, space):
            return True
    return False


def buy(s: Phalanxx, player: i64, space: i64) -> None:
    """PHX-BUY-02 pay and take the card into the hand; everybody has seen which."""
    cost = price(s, player, space)
    card = s.cards.card(DISPLAY + space, 0)
    s.talents[player] -= cost
    s.cards.move(DISPLAY + space, 0, s.layout.hand_of(player))
    s.tell(BOUGHT, player, card, cost)


def swap(s: Phalanxx, player: i64, given: i64, space: i64) -> None:
    """PHX-BUY-06 a card of the hand and one of the display change places."""
    hand = s.layout.hand_of(player)
    taken = s.cards.card(DISPLAY + space, 0)
    s.cards.move(DISPLAY + space, 0, hand)
    s.cards.move(hand, s.cards.find(hand, given), DISPLAY + space)
    s.show(s.cards, DISPLAY + space, 0, EVERYBODY)
    s.tell(SWAPPED, player, given, taken)


def remove_rightmost(s: Phalanxx, player: i64) -> None:
    """PHX-BUY-04 and PHX-BUY-09 out of the game, face up; PHX-HERO-02 the only way for Heroism to leave."""
    space = SPACES - 1
    if s.cards.size(DISPLAY + space) == 0:
        return
    card = s.cards.card(DISPLAY + space, 0)
    s.cards.move(DISPLAY + space, 0, REMOVED)
    if card == s.layout.heroism:
        s.tell(HEROISM_GONE)
    else:
        s.tell(NOT_BOUGHT, s.layout.name_of(player), card)


def close_gap(s: Phalanxx, gap: i64) -> None:
    """PHX-BUY-03 cards to the left of the gap slide right by one."""
    for space in range(gap, 0, -1):
        if s.cards.size(DISPLAY + space) == 0 and s.cards.size(DISPLAY + space - 1) > 0:
            s.cards.move(DISPLAY + space - 1, 0, DISPLAY + space)


def refill(s: Phalanxx) -> None:
    """PHX-BUY-03 a new card on the left, PHX-HERO-01 Heroism like any other; PHX-END-01 or the end is near."""
    if s.cards.size(DISPLAY) > 0:
        return
    top = s.cards.size(DECK) - 1
    if top < 0:
        if s.ending == 0:
            s.ending = 1
            s.tell(LAST_TURNS)
        return
    s.cards.move(DECK, top, DISPLAY)
    s.show(s.cards, DISPLAY, 0, EVERYBODY)
    card = s.cards.card(DISPLAY, 0)
    if card == s.layout.heroism:
        s.tell(HEROISM_SHOWN)
    else:
        s.tell(REVEALED_CARD, card)


def tidy_display(s: Phalanxx) -> None:
    """Slide and refill after a card has left, whichever it was."""
    for gap in range(SPACES - 1, 0, -1):
        if s.cards.size(DISPLAY + gap) == 0:
            close_gap(s, gap)
    refill(s)


def finish_market(s: Phalanxx, player: i64) -> None:
    """The display is filled up, then the Travelling dice are rolled."""
    tidy_display(s)
    begin_actions(s, player)
