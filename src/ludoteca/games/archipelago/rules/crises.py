"""Phase 4 and red zones: crises at home and abroad, events, rebels and their expulsion."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import move_stock, return_cubes, spend_token
from ludoteca.games.archipelago.rules.benefactor import benefit
from ludoteca.games.archipelago.rules.control import controller
from ludoteca.games.archipelago.rules.layout import DECK
from ludoteca.games.archipelago.rules.markers import move_rebellion, move_surplus
from ludoteca.games.archipelago.rules.names import (
    BANK_LACKS,
    CONSUMED,
    CRISIS_BEGAN,
    CRISIS_ENDED,
    DOMESTIC,
    DOMESTIC_CRISIS,
    EVENT_HAPPENED,
    EXPEL_REBELS,
    EXPORT,
    EXPORT_BEGAN,
    EXPORT_CRISIS,
    EXPORT_ENDED,
    FEED_CITIZENS,
    FROM_MARKET,
    FROM_SCREEN,
    NO_CRISIS,
    NO_CUBE,
    NO_TEMPLE,
    NO_TOKEN,
    NOBODY_LIES,
    NOTHING,
    REBELLION,
    SECTION_EMPTY,
    SOURCES,
    SUPPLY_EXPORT,
    TEMPLE,
    TEMPLE_NOT_YOURS,
)
from ludoteca.games.archipelago.rules.offers import add_offers, is_offer, offer_refusal, open_window, take_offer
from ludoteca.games.archipelago.rules.pieces import buildings_in_play
from ludoteca.games.archipelago.rules.rebels import count_lying, lying_in, raise_region, stand_up_some
from ludoteca.games.archipelago.rules.state import (
    BANK,
    LAY_BEFORE,
    LYING,
    ON_BUILDING,
    OWED,
    TOKENS,
    Archipelago,
)
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Place, Seat
from ludoteca.kernel.state import OWN, STEP

# The own words of a crisis: what is wanted and how much, how many were asked, what was given, whose round it breaks.
GOOD: Final[i64] = 0
NUMBER: Final[i64] = 1
ASKED: Final[i64] = 2
GIVEN: Final[i64] = 3
BROKEN: Final[i64] = 4


def top_back(s: Archipelago) -> i64:
    """The class of the back on top of the deck, or NOTHING."""
    size = s.cards.size(DECK)
    return s.layout.back[s.cards.card(DECK, size - 1)] if size > 0 else NOTHING


def resolve_white(s: Archipelago) -> None:
    """ARC-P4-01 what the back on top asks for in phase 4, ARC-P4-03 each time; ARC-P4-02 not what is red."""
    back = top_back(s)
    if back == NOTHING:
        return
    layout = s.layout
    if layout.event_marker[back] != NOTHING:
        if layout.event_red[back] == 0:
            happen(s, back)
        return
    if layout.export_red[back] == 0:
        begin_export(s, back)
    if layout.domestic_red[back] == 0:
        begin_domestic(s, back)


def resolve_red(s: Archipelago) -> None:
    """ARC-P6-09 what is red on the back that was uncovered happens at once, and nothing else of it."""
    back = top_back(s)
    if back == NOTHING:
        return
    layout = s.layout
    if layout.event_marker[back] != NOTHING:
        if layout.event_red[back] != 0:
            happen(s, back)
        return
    if layout.export_red[back] != 0:
        begin_export(s, back)
    if layout.domestic_red[back] != 0:
        begin_domestic(s, back)


def happen(s: Archipelago, back: i64) -> None:
    """ARC-P4-30, ARC-P4-31 an event: a marker moves for each building of a kind on the map."""
    layout = s.layout
    by = layout.event_by[back] * buildings_in_play(s, layout.event_per[back])
    s.tell(EVENT_HAPPENED, layout.event_marker[back], layout.event_by[back], layout.event_per[back])
    if layout.event_marker[back] == REBELLION:
        move_rebellion(s, by)
    else:
        move_surplus(s, by)


def begin_domestic(s: Archipelago, back: i64) -> None:
    s.then(DOMESTIC_CRISIS, s.layout.domestic_good[back], s.layout.domestic_number[back])
    s.set_own(BROKEN, s.player)


def begin_export(s: Archipelago, back: i64) -> None:
    s.then(EXPORT_CRISIS, s.layout.export_good[back], s.layout.export_number[back])
    s.set_own(BROKEN, s.player)


@final
class DomesticCrisis(Consequence[Archipelago]):
    """ARC-P4-12 one after the other may help; ARC-P4-14 and not again. ARC-P4-15 it ends as soon as nobody lies."""

    def follow(self, s: Archipelago) -> None:
        asked = s.own(ASKED)
        if asked == 0:
            s.tell(CRISIS_BEGAN, s.own(GOOD), s.own(NUMBER))
            lay_down(s)
        for seat in range(s.seats):
            s.set_to(seat, OWED, 0)  # promised for the help that has just been given
        if asked == s.seats or count_lying(s) == 0:
            s.player = s.own(BROKEN)
            s.next_then(EXPEL_REBELS)
            end_crisis(s)
            return
        s.set_own(ASKED, asked + 1)
        seat = s.order[asked]
        good, number = s.own(GOOD), s.own(NUMBER)
        open_window(s, seat)
        s.push(FEED_CITIZENS, seat, good, number)


def lay_down(s: Archipelago) -> None:
    """ARC-P4-11 every citizen lies down, but for one in a temple (ARC-TEMP-02). Ships stay as they are."""
    for seat in range(s.seats):
        first = s.layout.first_unit(seat)
        for unit in range(first, first + s.layout.citizens):
            if s.is_on_map(unit) and s.post_of(unit) != ON_BUILDING + TEMPLE:
                s.units[unit] |= LYING | (LAY_BEFORE if s.is_lying(unit) else 0)


def end_crisis(s: Archipelago) -> None:
    """ARC-P4-16 those who lie are rebels from now on; ARC-P6-11 whoever they belong to, each raises the rebellion."""
    rebels: i64 = 0
    for seat in range(s.seats):
        first = s.layout.first_unit(seat)
        for unit in range(first, first + s.layout.citizens):
            if s.is_on_map(unit) and s.is_lying(unit):
                if s.layout.rulings.count_old_rebels or s.units[unit] & LAY_BEFORE == 0:
                    rebels += 1
            s.units[unit] &= ~LAY_BEFORE
    s.tell(CRISIS_ENDED, rebels)
    move_rebellion(s, rebels)


def cannot_consume(s: Archipelago, seat: Seat, board: i64, good: i64, source: i64) -> i64:
    """ARC-P4-12, ARC-P4-20 ALLOWED, or why nothing can be given from there."""
    if source == FROM_MARKET:
        return ALLOWED if s.lying_on(board, good) > 0 else because(SECTION_EMPTY, board, good)
    if source == FROM_SCREEN:
        return ALLOWED if s.has(seat, good) > 0 else because(NO_CUBE, good)
    if s.has(seat, TOKENS) == 0:
        return NO_TOKEN
    if s.layout.rulings.token_needs_cube and s.in_bank(good) == 0:
        return because(BANK_LACKS, good)  # AMB-36
    return ALLOWED


def consume(s: Archipelago, seat: Seat, board: i64, good: i64, source: i64) -> None:
    """ARC-P4-12 the cube goes to the bank; ARC-TOK-01 a token serves as one; ARC-TREND-03 the Benefactor sees it."""
    s.tell(CONSUMED, seat, source, good)
    if source == FROM_MARKET:
        move_stock(s, good, board, BANK)
        return
    if source == FROM_SCREEN:
        return_cubes(s, seat, good, 1)
    else:
        spend_token(s, seat)
    benefit(s, seat)


def cannot_use_temple(s: Archipelago, seat: Seat, region: Place) -> i64:
    """ARC-TEMP-03, ARC-TEMP-04 ALLOWED, or why this temple raises nobody now."""
    if region >= s.regions or not s.is_built(region, TEMPLE):
        return NO_TEMPLE
    if controller(s, region, TEMPLE) != seat:
        return TEMPLE_NOT_YOURS
    return ALLOWED if lying_in(s, region) > 0 else NOBODY_LIES


@final
class FeedCitizens(Decision[Archipelago]):
    """Help in a crisis at home: give what is wanted, use your temples, or let it be enough.

    ARC-P4-12   cubes of the domestic market, your own, explorer tokens, in any order and number
    ARC-P4-10   one cube feeds so many citizens
    ARC-TEMP-03 a temple raises all of its region for nothing
    ARC-NEG-01  you may talk with the others
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        layout = s.layout
        for source in range(SOURCES):
            if cannot_consume(s, seat, DOMESTIC, s.own(GOOD), source) == ALLOWED:
                out.add(layout.consume.of(source))
        for region in range(s.regions):
            if cannot_use_temple(s, seat, region) == ALLOWED:
                out.add(layout.temple.of(region))
        out.add(layout.enough.of())
        add_offers(s, seat, out)

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if is_offer(s, action):
            return offer_refusal(s, seat, action)
        if not s.asks(FEED_CITIZENS, seat):
            return NO_CRISIS
        if s.layout.consume.has(action):
            return cannot_consume(s, seat, DOMESTIC, s.own(GOOD), s.layout.consume.argument(action))
        if s.layout.temple.has(action):
            return cannot_use_temple(s, seat, s.layout.temple.argument(action))
        return ALLOWED

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        layout = s.layout
        if is_offer(s, action):
            take_offer(s, seat, action)
        elif layout.consume.has(action):
            number = s.own(NUMBER)
            consume(s, seat, DOMESTIC, s.own(GOOD), layout.consume.argument(action))
            stand_up_some(s, seat, number)
        elif layout.temple.has(action):
            raise_region(s, seat, layout.temple.argument(action))
        else:
            s.hand_over()
            s.done()
            return
        if s.deciding() == FEED_CITIZENS and count_lying(s) == 0:
            s.done()  # ARC-P4-15


@final
class ExportCrisis(Consequence[Archipelago]):
    """ARC-P4-20 one after the other may give what is wanted abroad; ARC-P4-21 what is missing raises the rebellion."""

    def follow(self, s: Archipelago) -> None:
        asked, missing = s.own(ASKED), s.own(NUMBER) - s.own(GIVEN)
        if asked == 0:
            s.tell(EXPORT_BEGAN, s.own(GOOD), s.own(NUMBER))
        if asked == s.seats or missing == 0:
            s.player = s.own(BROKEN)
            s.done()
            s.tell(EXPORT_ENDED, missing)
            move_rebellion(s, missing)
            return
        s.set_own(ASKED, asked + 1)
        good = s.own(GOOD)
        open_window(s, s.order[asked])
        s.push(SUPPLY_EXPORT, s.order[asked], good, missing)


@final
class SupplyExport(Decision[Archipelago]):
    """Help in a crisis abroad: give what is wanted, or let it be enough.

    ARC-P4-20  cubes of the export market, your own, explorer tokens, until there are as many as wanted
    ARC-NEG-01 you may talk with the others
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for source in range(SOURCES):
            if cannot_consume(s, seat, EXPORT, s.own(GOOD), source) == ALLOWED:
                out.add(s.layout.consume.of(source))
        out.add(s.layout.enough.of())
        add_offers(s, seat, out)

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if is_offer(s, action):
            return offer_refusal(s, seat, action)
        if s.layout.consume.has(action):
            return cannot_consume(s, seat, EXPORT, s.own(GOOD), s.layout.consume.argument(action))
        return ALLOWED

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        if is_offer(s, action):
            take_offer(s, seat, action)
        elif s.layout.consume.has(action):
            consume(s, seat, EXPORT, s.own(GOOD), s.layout.consume.argument(action))
            left = s.own(NUMBER) - 1
            s.set_own(NUMBER, left)
            give_abroad(s)
            if left == 0:
                s.done()
        else:
            s.hand_over()
            s.done()


def give_abroad(s: Archipelago) -> None:
    """One more was given: the crisis, which lies below the step on top, counts it."""
    s.agenda[(s.depth - 2) * STEP + OWN + GIVEN] += 1
