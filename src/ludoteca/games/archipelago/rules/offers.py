"""Negotiation: offers of goods, cards and promises that bind, in the three windows in which the rulebook allows it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import hand_cubes, hand_florins
from ludoteca.games.archipelago.rules.bundles import (
    CARDS_GIVEN,
    CARDS_WANTED,
    GIVEN,
    MAKER,
    NET,
    NET_FLORINS,
    NET_TOKENS,
    ORDER_PLACE,
    PARTNER,
    PERMISSION,
    STAND_UPS,
    SYMBOLS,
    WANTED,
    WORDS,
    base_window,
    cannot_give,
    cannot_permit,
    cannot_promise_place,
    cannot_promise_stand_ups,
    cannot_propose,
    cannot_trade_card,
    cannot_want,
    count_thing,
    has_things,
    net_word,
    other_party,
    side_of_main,
    side_of_others,
    worth_of,
)
from ludoteca.games.archipelago.rules.layout import CARDS
from ludoteca.games.archipelago.rules.memory import note_shown
from ludoteca.games.archipelago.rules.names import (
    ACCEPTED,
    ANSWER_CALL,
    ANSWER_OFFER,
    BOUND_HARVEST,
    BOUND_PLACE,
    BOUND_STAND_UP,
    CALL_OFFERS,
    CALLED,
    CALLED_ALREADY,
    DECLINED,
    FEED_CITIZENS,
    FILL_OFFER,
    FIVE_COIN,
    GIVES,
    GIVES_CARD,
    GOODS,
    NO_OFFER_TO_YOU,
    NO_OFFERS_LEFT,
    NO_OFFERS_NOW,
    NOBODY,
    NOBODY_OFFERED,
    NOT_CALLED,
    OFFERED,
    PLAY_ROUND,
    SET_ORDER,
    SUPPLY_EXPORT,
    THINGS,
    TO_YOURSELF,
    WANTS,
    WANTS_CARD,
    WITHDREW,
    YOU_CANNOT_DELIVER,
)
from ludoteca.games.archipelago.rules.state import (
    CARDS_OWNED,
    NO_WORDS,
    OWED,
    TOKENS,
    Archipelago,
)
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.numbers import Action, Card, Seat, table
from ludoteca.kernel.state import GOES_ON, HOW, OWN, STEP

# Of a step that is a window: how many offers were made in it, whether others were called.
OFFERS: Final[i64] = 14
HAS_CALLED: Final[i64] = 15
PLACED: Final[i64] = 0  # of SET_ORDER: how many seats have their place
ROUND_OF: Final[i64] = 0  # of CALL_OFFERS: how many were asked


def open_window(s: Archipelago, main: Seat) -> None:
    """ARC-NEG-01 a window opens: nothing was offered in it yet, nothing is promised."""
    s.player = main
    if len(s.offered) > NO_WORDS:
        s.offered = table(NO_WORDS)


def is_window(s: Archipelago, seat: Seat) -> bool:
    """ARC-NEG-01 in one's round, in one's turn to help in a crisis, before one sets the order."""
    if s.player != seat or s.asked() != seat:
        return False
    deciding = s.began()
    if deciding == SET_ORDER:
        return window_word(s, PLACED) == 0
    return deciding == PLAY_ROUND or deciding == FEED_CITIZENS or deciding == SUPPLY_EXPORT


def offers_made(s: Archipelago) -> i64:
    """How many offers were made in this window; the step at which the move began counts them."""
    return window_word(s, OFFERS)


def window_word(s: Archipelago, k: i64) -> i64:
    depth = s.depth
    while depth > 1 and s.agenda[depth * STEP - STEP + HOW] & GOES_ON:
        depth -= 1
    return s.agenda[depth * STEP - STEP + OWN + k]


def cannot_offer(s: Archipelago, seat: Seat, rival: Seat) -> i64:
    """ALLOWED, or why this seat may not make this rival an offer."""
    if s.asks(ANSWER_CALL, seat):
        return ALLOWED if rival == s.player else NOT_CALLED
    if not is_window(s, seat):
        return NO_OFFERS_NOW  # ARC-NEG-01
    if rival == seat:
        return TO_YOURSELF
    return ALLOWED if offers_made(s) < s.layout.numbers.offers else NO_OFFERS_LEFT


def cannot_call(s: Archipelago, seat: Seat) -> i64:
    """ALLOWED, or why this seat may not call for offers."""
    if not is_window(s, seat):
        return NO_OFFERS_NOW  # ARC-NEG-01
    if s.layout.numbers.offers == 0:
        return NO_OFFERS_LEFT
    return CALLED_ALREADY if window_word(s, HAS_CALLED) != 0 else ALLOWED


def add_offers(s: Archipelago, seat: Seat, out: Options) -> None:
    """The offers that a window allows, for the decisions that are one."""
    if offers_made(s) < s.layout.numbers.offers:
        for rival in range(s.seats):
            if rival != seat:
                out.add(s.layout.offer.of(rival))
    if cannot_call(s, seat) == ALLOWED:
        out.add(s.layout.call.of())


def is_offer(s: Archipelago, action: Action) -> bool:
    return s.layout.offer.has(action) or s.layout.call.has(action)


def offer_refusal(s: Archipelago, seat: Seat, action: Action) -> i64:
    if s.layout.call.has(action):
        return cannot_call(s, seat)
    return cannot_offer(s, seat, s.layout.offer.argument(action))


def take_offer(s: Archipelago, seat: Seat, action: Action) -> None:
    """A window's step is on top: an offer is begun, or others are called."""
    if s.layout.call.has(action):
        call_for_offers(s, seat)
    else:
        s.go_on(FILL_OFFER, seat, s.layout.offer.argument(action), seat)


def call_for_offers(s: Archipelago, seat: Seat) -> None:
    """A window's step is on top: the others are asked for their offers, once in a window."""
    s.set_own(HAS_CALLED, 1)
    s.tell(CALLED, seat)
    s.then(CALL_OFFERS)


def was_answered(s: Archipelago) -> bool:
    """Whether anybody but the one whose window it is has made an offer in it."""
    for first in range(NO_WORDS, i64(len(s.offered)), WORDS):
        if s.offered[first + MAKER] != s.player:
            return True
    return False


@final
class CallOffers(Consequence[Archipelago]):
    """ARC-NEG-01 every other seat, in the order of play, may make one offer to the one who calls."""

    def follow(self, s: Archipelago) -> None:
        k = s.own(ROUND_OF)
        if k == s.seats:
            s.done()
            if not was_answered(s):
                s.tell(NOBODY_OFFERED)
            return
        s.set_own(ROUND_OF, k + 1)
        if s.order[k] != s.player:
            s.push(ANSWER_CALL, s.order[k])


@final
class AnswerCall(Decision[Archipelago]):
    """Somebody calls for offers: make one, or none.

    ARC-NEG-01  one offer each, to the one who calls
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        out.add(s.layout.offer.of(s.player))
        out.add(s.layout.no_offer.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if s.layout.no_offer.has(action):
            return ALLOWED if s.asks(ANSWER_CALL, seat) else NOT_CALLED
        return cannot_offer(s, seat, s.layout.offer.argument(action))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        if s.layout.no_offer.has(action):
            s.done()
        else:
            s.go_on(FILL_OFFER, seat, s.player, seat)


@final
class FillOffer(Decision[Archipelago]):
    """Put together what you give and what you want, then propose it.

    ARC-NEG-02  florins, cubes, explorer tokens, cards that are not built; at most six things from each
    ARC-NEG-03  beside them only what the rules can hold somebody to: a harvest, a place in the order, help in a crisis
    ARC-NEG-04  never objectives
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        layout = s.layout
        if cannot_propose(s, seat) == ALLOWED:
            out.add(layout.propose.of())
        out.add(layout.drop.of())
        for thing in range(THINGS):
            if cannot_give(s, seat, thing) == ALLOWED:
                out.add(layout.give.of(thing))
            if cannot_want(s, seat, thing) == ALLOWED:
                out.add(layout.want.of(thing))
        for card in range(CARDS):
            if s.holder[card] == seat and cannot_trade_card(s, seat, card, seat) == ALLOWED:
                out.add(layout.give_card.of(card))
            elif s.holder[card] == s.own(PARTNER) and cannot_trade_card(s, seat, card, s.own(PARTNER)) == ALLOWED:
                out.add(layout.want_card.of(card))
        window = base_window(s)
        if window == PLAY_ROUND:
            for region in range(s.regions):
                for count in range(1, SYMBOLS - 2):
                    if cannot_permit(s, seat, region, count) == ALLOWED:
                        out.add(layout.permission.of(region, count - 1))
        elif window == SET_ORDER:
            for place in range(s.seats):
                if cannot_promise_place(s, seat, place) == ALLOWED:
                    out.add(layout.place_in_order.of(place))
        elif window == FEED_CITIZENS:
            for k in range(layout.stand_ups.count):
                if cannot_promise_stand_ups(s, seat, k + 1) == ALLOWED:
                    out.add(layout.stand_ups.of(k))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        layout = s.layout
        if layout.give.has(action):
            return cannot_give(s, seat, layout.give.argument(action))
        if layout.want.has(action):
            return cannot_want(s, seat, layout.want.argument(action))
        if layout.give_card.has(action):
            return cannot_trade_card(s, seat, layout.give_card.argument(action), seat)
        if layout.want_card.has(action):
            partner = s.own(PARTNER) if s.asks(FILL_OFFER, seat) else NOBODY
            return cannot_trade_card(s, seat, layout.want_card.argument(action), partner)
        if layout.permission.has(action):
            return cannot_permit(
                s, seat, layout.permission.argument(action, 0), layout.permission.argument(action, 1) + 1
            )
        if layout.place_in_order.has(action):
            return cannot_promise_place(s, seat, layout.place_in_order.argument(action))
        if layout.stand_ups.has(action):
            return cannot_promise_stand_ups(s, seat, layout.stand_ups.argument(action) + 1)
        if layout.propose.has(action):
            return cannot_propose(s, seat)
        return ALLOWED if s.asks(FILL_OFFER, seat) else NO_OFFERS_NOW

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        layout = s.layout
        bits = layout.bits
        if layout.propose.has(action):
            propose(s, seat)
            return
        if layout.drop.has(action):
            withdraw(s, seat)
            return
        if layout.give.has(action):
            count_thing(s, GIVEN)
            thing = layout.give.argument(action)
            s.set_own(net_word(thing), s.own(net_word(thing)) + worth_of(s, thing))
        elif layout.want.has(action):
            count_thing(s, WANTED)
            thing = layout.want.argument(action)
            s.set_own(net_word(thing), s.own(net_word(thing)) - worth_of(s, thing))
        elif layout.give_card.has(action):
            count_thing(s, GIVEN)
            s.set_own(CARDS_GIVEN, s.own(CARDS_GIVEN) | bits[layout.give_card.argument(action)])
        elif layout.want_card.has(action):
            count_thing(s, WANTED)
            s.set_own(CARDS_WANTED, s.own(CARDS_WANTED) | bits[layout.want_card.argument(action)])
        elif layout.permission.has(action):
            count_thing(s, side_of_others(s))
            region, count = layout.permission.argument(action, 0), layout.permission.argument(action, 1) + 1
            s.set_own(PERMISSION, region * SYMBOLS + count)
        elif layout.place_in_order.has(action):
            count_thing(s, side_of_main(s))
            s.set_own(ORDER_PLACE, layout.place_in_order.argument(action) + 1)
        else:
            count_thing(s, side_of_main(s))
            s.set_own(STAND_UPS, layout.stand_ups.argument(action) + 1)


def withdraw(s: Archipelago, seat: Seat) -> None:
    """What was begun counts as an offer: talk comes to an end."""
    s.back()
    s.tell(WITHDREW, seat)
    count_offer(s)


def count_offer(s: Archipelago) -> None:
    """The step on top is the window, or that of one who was called: that one has had its say."""
    if s.deciding() == ANSWER_CALL:
        s.done()
    else:
        s.set_own(OFFERS, s.own(OFFERS) + 1)


def propose(s: Archipelago, seat: Seat) -> None:
    words = vec[i64]()
    for k in range(WORDS):
        words = append(words, s.own(k))
        s.offered = append(s.offered, s.own(k))
    for good in range(GOODS):
        if s.own(NET + good) > 0:
            note_shown(s, seat, good, s.own(NET + good))
    s.back()
    count_offer(s)
    s.push(ANSWER_OFFER, words[PARTNER])
    for k in range(WORDS):
        s.set_own(k, words[k])
    s.hand_over()
    tell_offer(s)


def tell_offer(s: Archipelago) -> None:
    """An offer is spoken aloud."""
    maker = s.own(MAKER)
    s.tell(OFFERED, maker, s.own(PARTNER))
    for thing in range(THINGS):
        if thing != FIVE_COIN:
            count = s.own(net_word(thing))
            if count > 0:
                s.tell(GIVES, maker, count, thing)
            elif count < 0:
                s.tell(WANTS, maker, -count, thing)
    for card in range(CARDS):
        if s.own(CARDS_GIVEN) & s.layout.bits[card]:
            s.tell(GIVES_CARD, maker, card)
        if s.own(CARDS_WANTED) & s.layout.bits[card]:
            s.tell(WANTS_CARD, maker, card)
    if s.own(PERMISSION) != 0:
        s.tell(BOUND_HARVEST, other_party(s), s.player, s.own(PERMISSION) % SYMBOLS, s.own(PERMISSION) // SYMBOLS)
    if s.own(ORDER_PLACE) != 0:
        s.tell(BOUND_PLACE, s.player, other_party(s), s.own(ORDER_PLACE))
    if s.own(STAND_UPS) != 0:
        s.tell(BOUND_STAND_UP, s.player, other_party(s), s.own(STAND_UPS))


def cannot_accept(s: Archipelago, seat: Seat) -> i64:
    """ALLOWED, or that this seat lacks what is wanted; what is given was shown."""
    if not s.asks(ANSWER_OFFER, seat):
        return NO_OFFER_TO_YOU
    for word in range(NET, CARDS_GIVEN):
        if -s.own(word) > has_things(s, seat, word):
            return YOU_CANNOT_DELIVER
    return ALLOWED


@final
class AnswerOffer(Decision[Archipelago]):
    """Accept an offer, or decline it.

    ARC-NEG-03  what is exchanged changes hands at once; nothing else binds
    ARC-NEG-02  only who has it can give it
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        if cannot_accept(s, seat) == ALLOWED:
            out.add(s.layout.accept.of())
        out.add(s.layout.decline.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if s.layout.accept.has(action):
            return cannot_accept(s, seat)
        return ALLOWED if s.asks(ANSWER_OFFER, seat) else NO_OFFER_TO_YOU

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        s.hand_over()
        if s.layout.accept.has(action):
            s.tell(ACCEPTED, seat, s.own(MAKER))
            exchange(s, s.own(MAKER), seat)
        else:
            s.tell(DECLINED, seat, s.own(MAKER))
        s.done()


def exchange(s: Archipelago, maker: Seat, partner: Seat) -> None:
    """ARC-NEG-03 both sides of an offer change hands, and what was promised binds."""
    for good in range(GOODS):
        count = s.own(NET + good)
        if count > 0:
            hand_cubes(s, maker, partner, good, count)
        elif count < 0:
            hand_cubes(s, partner, maker, good, -count)
    hand_florins(s, maker, partner, s.own(NET_FLORINS))
    s.add(maker, TOKENS, -s.own(NET_TOKENS))
    s.add(partner, TOKENS, s.own(NET_TOKENS))
    for card in range(CARDS):
        if s.own(CARDS_GIVEN) & s.layout.bits[card]:
            hand_card(s, card, maker, partner)
        if s.own(CARDS_WANTED) & s.layout.bits[card]:
            hand_card(s, card, partner, maker)
    if s.own(PERMISSION) != 0:
        region = s.own(PERMISSION) // SYMBOLS
        s.permitted[region] = s.permitted[region] + s.own(PERMISSION) % SYMBOLS
    if s.own(ORDER_PLACE) != 0:
        s.bound[s.own(ORDER_PLACE) - 1] = other_party(s)
    if s.own(STAND_UPS) != 0:
        s.add(other_party(s), OWED, s.own(STAND_UPS))


def hand_card(s: Archipelago, card: Card, giver: Seat, taker: Seat) -> None:
    s.holder[card] = taker
    kind = CARDS_OWNED + s.layout.card_kind[card]
    s.add(giver, kind, -1)
    s.add(taker, kind, 1)
