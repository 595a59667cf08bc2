"""The offer: the lead may offer one rival a bundle for another; the rival takes it or leaves it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.baratto.rules.layout import (
    ACCEPTED,
    ANSWER_OFFER,
    BOTH_SIDES,
    DECLINED,
    FILL_BUNDLE,
    GIVES,
    GIVES_NOTHING,
    GIVING_IS_OVER,
    MADE_NO_OFFER,
    NO_OFFER_TO_YOU,
    NOT_LEAD,
    NOT_YOURS,
    NOTHING_TO_GIVE,
    OFFERED,
    RIVAL_TOO_FEW_CRATES,
    RIVAL_TOO_POOR,
    SIDE_FULL,
    TO_YOURSELF,
    WANTS,
    YOU_LACK,
)
from ludoteca.games.baratto.rules.screens import hand_over, has, held, lay_open
from ludoteca.games.baratto.rules.state import Baratto
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Seat

# The own words of FILL_BUNDLE and ANSWER_OFFER: the rival, then for each side how many things are on it, and how many
# of each thing, coins last.
RIVAL: Final[i64] = 0
GIVEN: Final[i64] = 1
WANTED: Final[i64] = 8
THINGS: Final[i64] = 1  # of a side: where its things begin


@final
class ChooseRival(Decision[Baratto]):
    """The lead makes one rival an offer, or nobody.

    BAR-OFFER-01  one offer a round, by the lead, to one rival
    """

    def options(self, s: Baratto, seat: Seat, out: Options) -> None:
        for rival in range(s.seats):
            if cannot_offer(s, seat, rival) == ALLOWED:
                out.add(s.layout.offer.of(rival))
        out.add(s.layout.no_offer.of())

    def refusal(self, s: Baratto, seat: Seat, action: Action) -> i64:
        if s.layout.no_offer.has(action):
            return ALLOWED if seat == s.lead else NOT_LEAD  # BAR-OFFER-01
        return cannot_offer(s, seat, s.layout.offer.argument(action))

    def take(self, s: Baratto, seat: Seat, action: Action) -> None:
        if s.layout.no_offer.has(action):
            s.tell(MADE_NO_OFFER, seat)
            s.done()
        else:
            s.go_on(FILL_BUNDLE, seat, s.layout.offer.argument(action))


@final
class FillBundle(Decision[Baratto]):
    """Name one by one the things you give, then those you want; then propose. Until then nobody knows.

    BAR-OFFER-02  up to three things on each side, something given, nothing on both sides
    BAR-OFFER-03  once proposed, the crates you give are laid open
    """

    def options(self, s: Baratto, seat: Seat, out: Options) -> None:
        if cannot_propose(s, seat) == ALLOWED:
            out.add(s.layout.propose.of())
        for thing in range(s.layout.things):
            if cannot_want(s, seat, thing) == ALLOWED:
                out.add(s.layout.want.of(thing))
        for thing in range(s.layout.things):
            if cannot_give(s, seat, thing) == ALLOWED:
                out.add(s.layout.give.of(thing))

    def refusal(self, s: Baratto, seat: Seat, action: Action) -> i64:
        if s.layout.propose.has(action):
            return cannot_propose(s, seat)
        if s.layout.want.has(action):
            return cannot_want(s, seat, s.layout.want.argument(action))
        return cannot_give(s, seat, s.layout.give.argument(action))

    def take(self, s: Baratto, seat: Seat, action: Action) -> None:
        if s.layout.propose.has(action):
            propose(s, seat)
        elif s.layout.want.has(action):
            add_one(s, WANTED, s.layout.want.argument(action))
        else:
            add_one(s, GIVEN, s.layout.give.argument(action))


@final
class AnswerOffer(Decision[Baratto]):
    """The rival takes the offer or leaves it.

    BAR-OFFER-04  only who has what is wanted may accept
    BAR-OFFER-05  the bundles change hands at once, in the open
    """

    def options(self, s: Baratto, seat: Seat, out: Options) -> None:
        if cannot_accept(s, seat) == ALLOWED:
            out.add(s.layout.accept.of())
        out.add(s.layout.decline.of())

    def refusal(self, s: Baratto, seat: Seat, action: Action) -> i64:
        if s.layout.accept.has(action):
            return cannot_accept(s, seat)
        return ALLOWED if s.asks(ANSWER_OFFER, seat) else NO_OFFER_TO_YOU  # BAR-OFFER-04

    def take(self, s: Baratto, seat: Seat, action: Action) -> None:
        if s.layout.accept.has(action):
            s.tell(ACCEPTED, seat, s.lead)
            give_bundle(s, s.lead, seat, GIVEN)
            give_bundle(s, seat, s.lead, WANTED)
        else:
            s.tell(DECLINED, seat, s.lead)
        s.done()


def on_side(s: Baratto, side: i64, thing: i64) -> i64:
    """How many of a thing are on a side of the offer, GIVEN or WANTED."""
    return s.own(side + THINGS + thing)


def add_one(s: Baratto, side: i64, thing: i64) -> None:
    s.set_own(side, s.own(side) + 1)
    s.set_own(side + THINGS + thing, on_side(s, side, thing) + 1)


def size(s: Baratto, side: i64) -> i64:
    """How many things are on a side of the offer."""
    return s.own(side)


def cannot_offer(s: Baratto, seat: Seat, rival: Seat) -> i64:
    """0, or why this seat may not make this rival an offer."""
    if seat != s.lead:
        return NOT_LEAD  # BAR-OFFER-01
    if rival == seat:
        return TO_YOURSELF  # BAR-OFFER-01
    if s.coins[seat] == 0 and s.crates.size(s.layout.screen_of(seat)) == 0:
        return NOTHING_TO_GIVE  # BAR-OFFER-02
    return ALLOWED


def cannot_give(s: Baratto, seat: Seat, thing: i64) -> i64:
    """0, or why this seat may not put one more of a thing on the side it gives."""
    if seat != s.lead:
        return NOT_LEAD  # BAR-OFFER-01
    given: i64 = 0
    if s.asks(FILL_BUNDLE, seat):
        given = on_side(s, GIVEN, thing)
        if size(s, WANTED) > 0:
            return GIVING_IS_OVER  # BAR-OFFER-02
        if size(s, GIVEN) == s.layout.bundle:
            return because(SIDE_FULL, s.layout.bundle)  # BAR-OFFER-02
    if given == has(s, seat, thing):
        return because(NOT_YOURS, thing)  # BAR-OFFER-02
    return ALLOWED


def cannot_want(s: Baratto, seat: Seat, thing: i64) -> i64:
    """0, or why this seat may not put one more of a thing on the side it wants.

    What the rival visibly lacks cannot be wanted; whether it has a good it alone knows.
    """
    if seat != s.lead:
        return NOT_LEAD  # BAR-OFFER-01
    if not s.asks(FILL_BUNDLE, seat):
        return ALLOWED
    if size(s, GIVEN) == 0:
        return GIVES_NOTHING  # BAR-OFFER-02
    if size(s, WANTED) == s.layout.bundle:
        return because(SIDE_FULL, s.layout.bundle)  # BAR-OFFER-02
    if on_side(s, GIVEN, thing) > 0:
        return because(BOTH_SIDES, thing)  # BAR-OFFER-02
    return rival_lacks(s, s.own(RIVAL), thing)


def rival_lacks(s: Baratto, rival: Seat, thing: i64) -> i64:
    """0, or what everybody sees that the rival has too few of: coins, or crates whatever is in them."""
    coins = on_side(s, WANTED, s.layout.coin)
    if thing == s.layout.coin:
        return because(RIVAL_TOO_POOR, coins, rival) if coins == s.coins[rival] else ALLOWED  # BAR-OFFER-02
    crates = s.crates.size(s.layout.screen_of(rival))
    wanted = size(s, WANTED) - coins
    return because(RIVAL_TOO_FEW_CRATES, crates, rival) if wanted == crates else ALLOWED  # BAR-OFFER-02


def cannot_propose(s: Baratto, seat: Seat) -> i64:
    """0, or why the offer cannot be made as it stands."""
    if seat != s.lead:
        return NOT_LEAD  # BAR-OFFER-01
    if s.asks(FILL_BUNDLE, seat) and size(s, GIVEN) == 0:
        return GIVES_NOTHING  # BAR-OFFER-02
    return ALLOWED


def cannot_accept(s: Baratto, seat: Seat) -> i64:
    """0, or why this seat may not accept: it must have been asked, and have the goods; the coins everybody saw."""
    if not s.asks(ANSWER_OFFER, seat):
        return NO_OFFER_TO_YOU  # BAR-OFFER-04
    for good in range(s.layout.goods):
        if on_side(s, WANTED, good) > held(s, seat, good):
            return because(YOU_LACK, good)  # BAR-OFFER-04
    return ALLOWED


def propose(s: Baratto, seat: Seat) -> None:
    """BAR-OFFER-03 the offer is made: crates given are laid open, whatever the answer will be."""
    s.tell(OFFERED, seat, s.own(RIVAL))
    for thing in range(s.layout.things):
        count = on_side(s, GIVEN, thing)
        if count > 0:
            s.tell(GIVES, seat, count, thing)
            if thing != s.layout.coin:
                lay_open(s, seat, thing, count)
    for thing in range(s.layout.things):
        if on_side(s, WANTED, thing) > 0:
            s.tell(WANTS, seat, on_side(s, WANTED, thing), thing)
    s.next_alike(ANSWER_OFFER, s.own(RIVAL))


def give_bundle(s: Baratto, giver: Seat, taker: Seat, side: i64) -> None:
    """BAR-OFFER-05 the coins and crates of one side change hands, the crates open."""
    coins = on_side(s, side, s.layout.coin)
    s.coins[giver] -= coins
    s.coins[taker] += coins
    for good in range(s.layout.goods):
        count = on_side(s, side, good)
        if count > 0:
            lay_open(s, giver, good, count)
            hand_over(s, giver, taker, good, count)
