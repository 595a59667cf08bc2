"""The offer: the lead may offer one rival a bundle for another; the rival takes it or leaves it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.baratto.rules.bundles import EMPTY, count_of, size, with_one
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

# A step's own words: the two bundles, and while they are being filled the rival.
GIVEN: Final[i64] = 0
WANTED: Final[i64] = 1
RIVAL: Final[i64] = 2


@final
class ChooseRival(Decision[Baratto]):
    """The lead makes one rival an offer, or nobody.

    BAR-OFFER-01  one offer a round, by the lead, to one rival
    """

    def options(self, s: Baratto, seat: i64, out: Options) -> None:
        for rival in range(s.seats):
            if cannot_offer(s, seat, rival) == ALLOWED:
                out.add(s.layout.offer + rival)
        out.add(s.layout.no_offer)

    def refusal(self, s: Baratto, seat: i64, action: i64) -> i64:
        if action == s.layout.no_offer:
            return ALLOWED if seat == s.lead else NOT_LEAD  # BAR-OFFER-01
        return cannot_offer(s, seat, action - s.layout.offer)

    def take(self, s: Baratto, seat: i64, action: i64) -> None:
        if action == s.layout.no_offer:
            s.tell(MADE_NO_OFFER, seat)
            s.done()
        else:
            s.go_on(FILL_BUNDLE, seat, EMPTY, EMPTY, action - s.layout.offer)


@final
class FillBundle(Decision[Baratto]):
    """Name one by one the things you give, then those you want; then propose. Until then nobody knows.

    BAR-OFFER-02  up to three things on each side, something given, nothing on both sides
    BAR-OFFER-03  once proposed, the crates you give are laid open
    """

    def options(self, s: Baratto, seat: i64, out: Options) -> None:
        if cannot_propose(s, seat) == ALLOWED:
            out.add(s.layout.propose)
        for thing in range(s.layout.coin + 1):
            if cannot_want(s, seat, thing) == ALLOWED:
                out.add(s.layout.want + thing)
        for thing in range(s.layout.coin + 1):
            if cannot_give(s, seat, thing) == ALLOWED:
                out.add(s.layout.give + thing)

    def refusal(self, s: Baratto, seat: i64, action: i64) -> i64:
        if action == s.layout.propose:
            return cannot_propose(s, seat)
        if action >= s.layout.want:
            return cannot_want(s, seat, action - s.layout.want)
        return cannot_give(s, seat, action - s.layout.give)

    def take(self, s: Baratto, seat: i64, action: i64) -> None:
        if action == s.layout.propose:
            propose(s, seat, s.own(RIVAL), s.own(GIVEN), s.own(WANTED))
        elif action >= s.layout.want:
            s.set_own(WANTED, with_one(s.own(WANTED), action - s.layout.want))
        else:
            s.set_own(GIVEN, with_one(s.own(GIVEN), action - s.layout.give))


@final
class AnswerOffer(Decision[Baratto]):
    """The rival takes the offer or leaves it.

    BAR-OFFER-04  only who has what is wanted may accept
    BAR-OFFER-05  the bundles change hands at once, in the open
    """

    def options(self, s: Baratto, seat: i64, out: Options) -> None:
        if cannot_accept(s, seat) == ALLOWED:
            out.add(s.layout.accept)
        out.add(s.layout.decline)

    def refusal(self, s: Baratto, seat: i64, action: i64) -> i64:
        if action == s.layout.accept:
            return cannot_accept(s, seat)
        return ALLOWED if s.asks(ANSWER_OFFER, seat) else NO_OFFER_TO_YOU  # BAR-OFFER-04

    def take(self, s: Baratto, seat: i64, action: i64) -> None:
        if action == s.layout.accept:
            s.tell(ACCEPTED, seat, s.lead)
            give_bundle(s, s.lead, seat, s.own(GIVEN))
            give_bundle(s, seat, s.lead, s.own(WANTED))
        else:
            s.tell(DECLINED, seat, s.lead)
        s.done()


def cannot_offer(s: Baratto, seat: i64, rival: i64) -> i64:
    """0, or why this seat may not make this rival an offer."""
    if seat != s.lead:
        return NOT_LEAD  # BAR-OFFER-01
    if rival == seat:
        return TO_YOURSELF  # BAR-OFFER-01
    if s.coins[seat] == 0 and s.crates.size(s.layout.screen_of(seat)) == 0:
        return NOTHING_TO_GIVE  # BAR-OFFER-02
    return ALLOWED


def cannot_give(s: Baratto, seat: i64, thing: i64) -> i64:
    """0, or why this seat may not put one more of a thing on the side it gives."""
    if seat != s.lead:
        return NOT_LEAD  # BAR-OFFER-01
    given: i64 = EMPTY
    if s.asks(FILL_BUNDLE, seat):
        given = s.own(GIVEN)
        if s.own(WANTED) != EMPTY:
            return GIVING_IS_OVER  # BAR-OFFER-02
        if size(given) == s.layout.bundle:
            return because(SIDE_FULL, s.layout.bundle)  # BAR-OFFER-02
    if count_of(given, thing) == has(s, seat, thing):
        return because(NOT_YOURS, thing)  # BAR-OFFER-02
    return ALLOWED


def cannot_want(s: Baratto, seat: i64, thing: i64) -> i64:
    """0, or why this seat may not put one more of a thing on the side it wants.

    What the rival visibly lacks cannot be wanted; whether it has a good it alone knows.
    """
    if seat != s.lead:
        return NOT_LEAD  # BAR-OFFER-01
    if not s.asks(FILL_BUNDLE, seat):
        return ALLOWED
    if s.own(GIVEN) == EMPTY:
        return GIVES_NOTHING  # BAR-OFFER-02
    if size(s.own(WANTED)) == s.layout.bundle:
        return because(SIDE_FULL, s.layout.bundle)  # BAR-OFFER-02
    if count_of(s.own(GIVEN), thing) > 0:
        return because(BOTH_SIDES, thing)  # BAR-OFFER-02
    return rival_lacks(s, s.own(RIVAL), s.own(WANTED), thing)


def rival_lacks(s: Baratto, rival: i64, wanted: i64, thing: i64) -> i64:
    """0, or what everybody sees that the rival has too few of: coins, or crates whatever is in them."""
    coins = count_of(wanted, s.layout.coin)
    if thing == s.layout.coin:
        return because(RIVAL_TOO_POOR, coins, rival) if coins == s.coins[rival] else ALLOWED  # BAR-OFFER-02
    crates = s.crates.size(s.layout.screen_of(rival))
    return because(RIVAL_TOO_FEW_CRATES, crates, rival) if size(wanted) - coins == crates else ALLOWED  # BAR-OFFER-02


def cannot_propose(s: Baratto, seat: i64) -> i64:
    """0, or why the offer cannot be made as it stands."""
    if seat != s.lead:
        return NOT_LEAD  # BAR-OFFER-01
    if s.asks(FILL_BUNDLE, seat) and s.own(GIVEN) == EMPTY:
        return GIVES_NOTHING  # BAR-OFFER-02
    return ALLOWED


def cannot_accept(s: Baratto, seat: i64) -> i64:
    """0, or why this seat may not accept: it must have been asked, and have the goods; the coins everybody saw."""
    if not s.asks(ANSWER_OFFER, seat):
        return NO_OFFER_TO_YOU  # BAR-OFFER-04
    wanted = s.own(WANTED)
    for good in range(s.layout.goods):
        if count_of(wanted, good) > held(s, seat, good):
            return because(YOU_LACK, good)  # BAR-OFFER-04
    return ALLOWED


def propose(s: Baratto, seat: i64, rival: i64, given: i64, wanted: i64) -> None:
    """BAR-OFFER-03 the offer is made: crates given are laid open, whatever the answer will be."""
    s.tell(OFFERED, seat, rival)
    for thing in range(s.layout.coin + 1):
        count = count_of(given, thing)
        if count > 0:
            s.tell(GIVES, seat, count, thing)
            if thing != s.layout.coin:
                lay_open(s, seat, thing, count)
    for thing in range(s.layout.coin + 1):
        if count_of(wanted, thing) > 0:
            s.tell(WANTS, seat, count_of(wanted, thing), thing)
    s.next(ANSWER_OFFER, rival, given, wanted)


def give_bundle(s: Baratto, giver: i64, taker: i64, bundle: i64) -> None:
    """BAR-OFFER-05 coins and crates change hands, the crates open."""
    coins = count_of(bundle, s.layout.coin)
    s.coins[giver] -= coins
    s.coins[taker] += coins
    for good in range(s.layout.goods):
        count = count_of(bundle, good)
        if count > 0:
            lay_open(s, giver, good, count)
            hand_over(s, giver, taker, good, count)
