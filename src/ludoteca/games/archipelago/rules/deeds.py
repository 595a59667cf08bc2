"""What single cards do: calm and exchange, take and survey, search, ready a card, add ships."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import draw_cubes, return_cubes
from ludoteca.games.archipelago.rules.control import controller
from ludoteca.games.archipelago.rules.crises import resolve_red
from ludoteca.games.archipelago.rules.evolution import discard, draw_top, give_card
from ludoteca.games.archipelago.rules.exploring import discard_top
from ludoteca.games.archipelago.rules.layout import CARDS, DECK, UNCOVERED
from ludoteca.games.archipelago.rules.names import (
    ADD_SHIP,
    BANK_LACKS,
    BUY_FOUND,
    CALM_REGION,
    CALMED,
    END_SEARCH,
    EXCHANGE_CUBE,
    EXCHANGED,
    FOUND,
    GOODS,
    NO_ACTIVE_UNIT,
    NO_CARD_EFFECT,
    NO_CUBE,
    NO_EFFECT,
    NO_PORT_THERE,
    NO_REBEL_THERE,
    NOBODY,
    NOT_FOUND,
    NOT_THIS_CUBE,
    NOT_USED_CARD,
    PORT,
    READIED,
    READY_CARD,
    SAME_CUBE,
    SHIP_ADDED,
    SURVEY_HEX,
    SURVEYED,
    TAKE_CUBE,
    TOO_FEW_FLORINS,
    TOOK_CUBE,
    WONDER,
    WRONG_KIND,
)
from ludoteca.games.archipelago.rules.pieces import (
    has_active_unit,
    put_unit,
    reserve_ship,
)
from ludoteca.games.archipelago.rules.rebels import lying_in, stand_up_in
from ludoteca.games.archipelago.rules.state import (
    FLORINS,
    IN_RESERVE,
    ON_GROUND,
    REGION,
    USED_UP,
    Archipelago,
)
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Card, Place, Seat


def cannot_calm(s: Archipelago, seat: Seat, region: Place) -> i64:
    if region >= s.regions or lying_in(s, region) == 0:
        return NO_REBEL_THERE
    return ALLOWED if has_active_unit(s, seat, region) else NO_ACTIVE_UNIT


def cannot_calm_any(s: Archipelago, seat: Seat) -> i64:
    for region in range(s.regions):
        if cannot_calm(s, seat, region) == ALLOWED:
            return ALLOWED
    return NO_REBEL_THERE


@final
class CalmRegion(Decision[Archipelago]):
    """In which region all rebels stand up.

    ARC-DEF-05  rebels do nothing; there must be some, and an active unit of yours
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for region in range(s.regions):
            if cannot_calm(s, seat, region) == ALLOWED:
                out.add(s.layout.calm.of(region))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(CALM_REGION, seat):
            return NO_CARD_EFFECT
        return cannot_calm(s, seat, s.layout.calm.argument(action))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        region = s.layout.calm.argument(action)
        s.done()
        s.tell(CALMED, seat, region)
        for owner in range(s.seats):
            stand_up_in(s, owner, region, s.layout.citizens)


def cannot_exchange(s: Archipelago, seat: Seat, given: i64, taken: i64) -> i64:
    """ALLOWED, or why a cube cannot be exchanged with the bank."""
    if given == taken:
        return SAME_CUBE
    if s.has(seat, given) == 0:
        return because(NO_CUBE, given)
    return ALLOWED if s.in_bank(taken) > 0 else because(BANK_LACKS, taken)


def cannot_exchange_any(s: Archipelago, seat: Seat) -> i64:
    for given in range(GOODS):
        for taken in range(GOODS):
            if cannot_exchange(s, seat, given, taken) == ALLOWED:
                return ALLOWED
    return NO_EFFECT


@final
class ExchangeCube(Decision[Archipelago]):
    """Which of your cubes goes to the bank, and which you take for it.

    ARC-ICON-08  a cube of any other kind that the bank has
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for given in range(GOODS):
            for taken in range(GOODS):
                if cannot_exchange(s, seat, given, taken) == ALLOWED:
                    out.add(s.layout.exchange.of(given, taken))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(EXCHANGE_CUBE, seat):
            return NO_CARD_EFFECT
        return cannot_exchange(s, seat, s.layout.exchange.argument(action, 0), s.layout.exchange.argument(action, 1))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        given, taken = s.layout.exchange.argument(action, 0), s.layout.exchange.argument(action, 1)
        s.done()
        draw_cubes(s, seat, taken, 1)
        return_cubes(s, seat, given, 1)
        s.tell(EXCHANGED, seat, given, taken)


def cannot_take(s: Archipelago, goods: i64, good: i64) -> i64:
    if (goods >> good) & 1 == 0:
        return NOT_THIS_CUBE
    return ALLOWED if s.in_bank(good) > 0 else because(BANK_LACKS, good)


def cannot_take_any(s: Archipelago, goods: i64) -> i64:
    found: i64 = NOT_THIS_CUBE
    for good in range(GOODS):
        refusal = cannot_take(s, goods, good)
        if refusal == ALLOWED:
            return ALLOWED
        if (goods >> good) & 1:
            found = refusal
    return found


@final
class TakeCube(Decision[Archipelago]):
    """Which cube you take from the bank.

    ARC-ICON-08  one of those that the card names
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for good in range(GOODS):
            if cannot_take(s, s.own(0), good) == ALLOWED:
                out.add(s.layout.take.of(good))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(TAKE_CUBE, seat):
            return NO_CARD_EFFECT
        return cannot_take(s, s.own(0), s.layout.take.argument(action))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        good = s.layout.take.argument(action)
        s.done()
        draw_cubes(s, seat, good, 1)
        s.tell(TOOK_CUBE, seat, good)


@final
class SurveyHex(Decision[Archipelago]):
    """You have seen both sides of the hex on top: leave it there, or discard it.

    ARC-EXPL-02  the next one shows a side then
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        out.add(s.layout.leave_hex.of())
        out.add(s.layout.discard_hex.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        return ALLOWED if s.asks(SURVEY_HEX, seat) else NO_CARD_EFFECT

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        s.done()
        discards = s.layout.discard_hex.has(action)
        s.tell(SURVEYED, seat, 1 if discards else 0)
        if discards:
            discard_top(s)


def begin_search(s: Archipelago, seat: Seat, kind: i64) -> None:
    """ARC-CARD-12 the first five cards are uncovered; what is red on them does not matter."""
    s.then(END_SEARCH)
    for _ in range(s.layout.numbers.searched):
        if s.cards.size(DECK) > 0:
            card = draw_top(s)
            s.holder[card] = UNCOVERED
            s.tell(FOUND, card)
    s.push(BUY_FOUND, seat, kind)


def cannot_buy_found(s: Archipelago, seat: Seat, card: Card) -> i64:
    """ALLOWED, or why this seat cannot buy this card: of the kind that is searched, at its least price."""
    if s.holder[card] != UNCOVERED:
        return NOT_FOUND
    if s.layout.card_kind[card] != s.own(0):
        return WRONG_KIND
    missing = s.layout.least_price(card) - s.has(seat, FLORINS)
    return because(TOO_FEW_FLORINS, missing) if missing > 0 else ALLOWED


@final
class BuyFound(Decision[Archipelago]):
    """Buy one of the cards that were found, or none.

    ARC-CARD-12  of the kind that was searched for
    ARC-ICON-04  at the lowest of its prices
    ARC-EVO-03   it can be used in later rounds of this turn, unless it is a wonder
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for card in range(CARDS):
            if s.holder[card] == UNCOVERED and cannot_buy_found(s, seat, card) == ALLOWED:
                out.add(s.layout.buy_card.of(card))
        out.add(s.layout.buy_none.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if s.layout.buy_none.has(action):
            return ALLOWED
        return cannot_buy_found(s, seat, s.layout.buy_card.argument(action))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        s.done()
        if s.layout.buy_card.has(action):
            card = s.layout.buy_card.argument(action)
            give_card(s, seat, card, s.layout.least_price(card))


@final
class EndSearch(Consequence[Archipelago]):
    """ARC-CARD-12 the other cards are discarded; a red zone of the one on top now happens at once."""

    def follow(self, s: Archipelago) -> None:
        s.done()
        for card in range(CARDS):
            if s.holder[card] == UNCOVERED:
                discard(s, card)
        resolve_red(s)


def cannot_ready(s: Archipelago, seat: Seat, card: Card, press: Card) -> i64:
    """ALLOWED, or why this card cannot be made ready again: one's own, used, another than the one that does it."""
    if s.holder[card] != seat or not s.is_used(card) or card == press or s.layout.card_use[card] == WONDER:
        return NOT_USED_CARD
    return ALLOWED


def cannot_ready_any(s: Archipelago, seat: Seat, press: Card) -> i64:
    for card in range(CARDS):
        if cannot_ready(s, seat, card, press) == ALLOWED:
            return ALLOWED
    return NOT_USED_CARD


@final
class ReadyCard(Decision[Archipelago]):
    """Which of your used cards can be used again.

    ARC-EVO-02  else it would wait for the next turn
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for card in range(CARDS):
            if cannot_ready(s, seat, card, s.own(0)) == ALLOWED:
                out.add(s.layout.ready.of(card))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(READY_CARD, seat):
            return NO_CARD_EFFECT
        return cannot_ready(s, seat, s.layout.ready.argument(action), s.own(0))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        card = s.layout.ready.argument(action)
        s.done()
        s.marks[card] &= ~USED_UP
        s.tell(READIED, seat, card)


SERVED: Final[i64] = 0  # of ADD_SHIPS: how many seats have had theirs
ADDED: Final[i64] = 0  # of ADD_SHIP: the regions that have theirs, a bit each


@final
class AddShips(Consequence[Archipelago]):
    """ARC-CARD-09 everybody gets a ship at each port he controls, as far as his reserve reaches."""

    def follow(self, s: Archipelago) -> None:
        served = s.own(SERVED)
        if served == s.seats:
            s.done()
            return
        s.set_own(SERVED, served + 1)
        seat = s.order[served]
        if ports_of(s, seat) > ships_in_reserve(s, seat):
            if ships_in_reserve(s, seat) > 0:
                s.push(ADD_SHIP, seat)
            return
        for region in range(s.regions):
            if controller(s, region, PORT) == seat:
                add_ship(s, seat, region)


def ports_of(s: Archipelago, seat: Seat) -> i64:
    count: i64 = 0
    for region in range(s.regions):
        if controller(s, region, PORT) == seat:
            count += 1
    return count


def ships_in_reserve(s: Archipelago, seat: Seat) -> i64:
    count: i64 = 0
    first = s.layout.first_ship(seat)
    for unit in range(first, first + s.layout.ships):
        if s.units[unit] & REGION == IN_RESERVE:
            count += 1
    return count


def add_ship(s: Archipelago, seat: Seat, region: Place) -> None:
    """ARC-CARD-09 into the waters that the port touches."""
    s.tell(SHIP_ADDED, seat, region)
    put_unit(s, reserve_ship(s, seat), region, s.site(region, PORT), ON_GROUND)


def cannot_add_ship(s: Archipelago, seat: Seat, region: Place) -> i64:
    if not s.asks(ADD_SHIP, seat):
        return NO_CARD_EFFECT
    if region >= s.regions or controller(s, region, PORT) != seat or (s.own(ADDED) >> region) & 1:
        return NO_PORT_THERE
    return ALLOWED


@final
class AddShip(Decision[Archipelago]):
    """At which of your ports a ship is added, since there are not enough for all.

    ARC-CARD-09  its owner chooses the regions
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for region in range(s.regions):
            if cannot_add_ship(s, seat, region) == ALLOWED:
                out.add(s.layout.add_ship.of(region))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        return cannot_add_ship(s, seat, s.layout.add_ship.argument(action))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        region = s.layout.add_ship.argument(action)
        s.set_own(ADDED, s.own(ADDED) | (1 << region))
        add_ship(s, seat, region)
        if reserve_ship(s, seat) == NOBODY:
            s.done()
