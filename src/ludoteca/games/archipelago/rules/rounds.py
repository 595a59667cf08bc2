"""Phase 5: round after round an action, a card and a port or market, until all discs are used or nobody goes on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.building import ALL_KINDS, begin_construction, cannot_build
from ludoteca.games.archipelago.rules.control import controller
from ludoteca.games.archipelago.rules.ending import may_end
from ludoteca.games.archipelago.rules.exploring import begin_exploration, cannot_explore
from ludoteca.games.archipelago.rules.growing import ANY_NUMBER, cannot_recruit, cannot_reproduce
from ludoteca.games.archipelago.rules.harvesting import begin_harvest, cannot_harvest, lapse_permissions
from ludoteca.games.archipelago.rules.layout import CARDS
from ludoteca.games.archipelago.rules.migrating import ON_FOOT, begin_migration, cannot_migrate
from ludoteca.games.archipelago.rules.names import (
    ACTED_ALREADY,
    ANY_USE,
    BUILDING,
    CIRCLES_TAKEN,
    DISC_PLACED,
    DOMESTIC,
    END_ROUND,
    EXPLORE,
    EXPORT,
    GOODS,
    MARKET,
    MIGRATION,
    MUST_END,
    MUST_PASS,
    NO_DISC,
    NOBODY,
    NOT_UNDER_CONTROL,
    NOT_YOUR_ROUND,
    PASSED,
    PLAY_ROUND,
    PORT,
    RECRUIT,
    RECRUITMENT,
    REPRODUCE,
    REPRODUCTION,
    SERVED,
    SERVED_ALREADY,
    SPACES,
    TAXES,
    TOO_FEW_FLORINS,
    TOWN,
    TRANSACTION,
    USED_THIS_TURN,
)
from ludoteca.games.archipelago.rules.offers import add_offers, is_offer, offer_refusal, open_window, take_offer
from ludoteca.games.archipelago.rules.pieces import engage
from ludoteca.games.archipelago.rules.state import (
    DISCS,
    FLORINS,
    HALL_COINS,
    ON_WHEEL,
    Archipelago,
)
from ludoteca.games.archipelago.rules.taxing import levy_taxes
from ludoteca.games.archipelago.rules.trading import BOTH_BOARDS, begin_trade, board_bit, cannot_trade
from ludoteca.games.archipelago.rules.using import begin_use, cannot_use
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Place, Seat

AT: Final[i64] = 0  # of PLAY_ROUNDS: how many have had their round in this cycle
HALLS: Final[i64] = 2  # what can be served: ports, markets


@final
class PlayRounds(Consequence[Archipelago]):
    """ARC-P5-01 rounds in the order of play, again and again; ARC-P5-08 whoever passes has no more in this turn."""

    def follow(self, s: Archipelago) -> None:
        at = s.own(AT)
        if at == s.seats:
            at = 0
        if at == 0 and not goes_on(s):
            forget_rounds(s)
            s.done()
            return
        s.set_own(AT, at + 1)
        if not s.is_out(s.order[at]):
            begin_round(s, s.order[at])


def forget_rounds(s: Archipelago) -> None:
    """ARC-P5-08, ARC-PORT-02, ARC-MKT-01 who is out and what was used counts in this phase alone."""
    s.player = NOBODY
    s.out = 0
    s.ports_used = 0
    s.markets_used = 0


def goes_on(s: Archipelago) -> bool:
    """ARC-P5-07, ARC-P5-08 another cycle, while somebody who has not passed has a disc; by a setting even without."""
    for seat in range(s.seats):
        if not s.is_out(seat) and (s.has(seat, DISCS) > 0 or s.layout.rulings.rounds_without_discs):
            return True
    return False


def begin_round(s: Archipelago, seat: Seat) -> None:
    open_window(s, seat)
    s.acted = 0
    s.card_used = 0
    s.served = 0
    s.doubled = 0
    s.then(END_ROUND)
    s.push(PLAY_ROUND, seat)


@final
class EndRound(Consequence[Archipelago]):
    """ARC-END-02 the end of a round, and of the game if its end was shown; what was permitted lapses."""

    def follow(self, s: Archipelago) -> None:
        s.done()
        s.doubled = 0
        lapse_permissions(s)
        may_end(s)


# The wheel.


def cannot_place_disc(s: Archipelago, seat: Seat, space: i64) -> i64:
    """ALLOWED, or why this seat cannot lay a disc there: ARC-TURN-02 one action a round, ARC-P5-02 it costs a disc."""
    if s.acted != 0:
        return ACTED_ALREADY
    if s.has(seat, DISCS) == 0:
        return NO_DISC
    return ALLOWED if has_circle(s, seat, space) else CIRCLES_TAKEN


def has_circle(s: Archipelago, seat: Seat, space: i64) -> bool:
    """ARC-P5-03, ARC-P5-04 no limit, or one's own circle, or one that is for all."""
    if s.layout.limited[space] == 0 or s.has(seat, ON_WHEEL + space) < own_circles(s):
        return True
    return shared_taken(s, space) < s.layout.shared[space]


def own_circles(s: Archipelago) -> i64:
    """ARC-2P-03 one, of the first colour; with two colours a setting may count both."""
    return s.layout.colours if s.layout.rulings.two_circles else 1


def shared_taken(s: Archipelago, space: i64) -> i64:
    """How many circles for all are taken: those of discs that did not find their own free."""
    taken: i64 = 0
    for seat in range(s.seats):
        taken += max(0, s.has(seat, ON_WHEEL + space) - own_circles(s))
    return taken


def cannot_act(s: Archipelago, seat: Seat, space: i64) -> i64:
    """ALLOWED, or why this seat cannot take this action now."""
    refusal = cannot_place_disc(s, seat, space)
    return refusal if refusal != ALLOWED else cannot_carry_out(s, seat, space)


def cannot_carry_out(s: Archipelago, seat: Seat, space: i64) -> i64:
    """ALLOWED, or why an action would do nothing."""
    if space < GOODS:
        return cannot_harvest(s, seat, space)
    if space == EXPLORE:
        return cannot_explore(s)
    if space == REPRODUCTION:
        return cannot_reproduce(s, seat)
    if space == RECRUITMENT:
        return cannot_recruit(s, seat, s.has(seat, FLORINS))
    if space == MIGRATION:
        return cannot_migrate(s, seat, ON_FOOT)
    if space == BUILDING:
        return cannot_build(s, seat, ALL_KINDS, s.has(seat, FLORINS))
    if space == TRANSACTION:
        return cannot_trade(s, seat, BOTH_BOARDS, s.has(seat, FLORINS))
    return ALLOWED


def place_disc(s: Archipelago, seat: Seat, space: i64) -> None:
    s.acted = 1
    s.add(seat, DISCS, -1)
    s.add(seat, ON_WHEEL + space, 1)
    s.tell(DISC_PLACED, seat, space)


def act(s: Archipelago, seat: Seat, space: i64) -> None:
    place_disc(s, seat, space)
    if space < GOODS:
        begin_harvest(s, seat, space, ANY_NUMBER)
    elif space == TAXES:
        levy_taxes(s, seat)
    elif space == EXPLORE:
        begin_exploration(s, seat)
    elif space == REPRODUCTION:
        s.push(REPRODUCE, seat, ANY_NUMBER)
    elif space == RECRUITMENT:
        s.push(RECRUIT, seat, ANY_NUMBER)
    elif space == MIGRATION:
        begin_migration(s, seat, ON_FOOT)
    elif space == BUILDING:
        begin_construction(s, seat, ALL_KINDS)
    else:
        begin_trade(s, seat, BOTH_BOARDS, s.layout.numbers.transactions)


# Ports and markets.


def hall_of(k: i64) -> i64:
    """The building that is the k-th to be served."""
    return PORT if k == 0 else MARKET


def is_hall_used(s: Archipelago, region: Place, building: i64) -> bool:
    used = s.ports_used if building == PORT else s.markets_used
    return (used >> region) & 1 != 0


def cannot_serve(s: Archipelago, seat: Seat, region: Place, building: i64) -> i64:
    """ARC-PORT-02, ARC-MKT-01 ALLOWED, or why this seat cannot use this port or market now."""
    if s.served != 0:
        return SERVED_ALREADY
    if region >= s.regions or controller(s, region, building) != seat:
        return NOT_UNDER_CONTROL
    if is_hall_used(s, region, building):
        return USED_THIS_TURN
    fee = s.layout.numbers.building_fee
    if s.has(seat, FLORINS) < fee:
        return because(TOO_FEW_FLORINS, fee - s.has(seat, FLORINS))
    board = EXPORT if building == PORT else DOMESTIC
    return cannot_trade(s, seat, board_bit(board), s.has(seat, FLORINS) - fee)


def serve(s: Archipelago, seat: Seat, region: Place, building: i64) -> None:
    """ARC-PORT-01, ARC-PORT-02 a florin on the wheel, then up to two transactions without a disc."""
    fee = s.layout.numbers.building_fee
    s.served = 1
    s.add(seat, FLORINS, -fee)
    s.add(seat, HALL_COINS + (0 if building == PORT else 1), fee)
    if building == PORT:
        s.ports_used |= 1 << region
    else:
        s.markets_used |= 1 << region
    s.tell(SERVED, seat, building, region)
    engage(s, server(s, seat, region, building))
    begin_trade(s, seat, board_bit(EXPORT if building == PORT else DOMESTIC), s.layout.numbers.building_transactions)


def server(s: Archipelago, seat: Seat, region: Place, building: i64) -> i64:
    """ARC-PORT-03, ARC-TOWN-02 one's own active unit there; if there is none, the citizen in the town."""
    unit = s.keeper(region, building)
    if unit != NOBODY and s.layout.owner(unit) == seat and not s.is_lying(unit):
        return unit
    return s.keeper(region, TOWN)


@final
class PlayRound(Decision[Archipelago]):
    """Your round: an action, a card, a port or market, each at most once and in any order; or you pass.

    ARC-TURN-02  one of each
    ARC-P5-08    whoever does nothing at all passes for the rest of the phase
    ARC-NEG-01   you may talk with the others
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        layout = s.layout
        if s.acted == 0 and s.has(seat, DISCS) > 0:
            for space in range(SPACES):
                if has_circle(s, seat, space) and cannot_carry_out(s, seat, space) == ALLOWED:
                    out.add(action_of(s, space))
        if s.card_used == 0:
            for card in range(CARDS):
                owner = s.holder[card]
                if (owner == seat or (owner >= 0 and layout.card_use[card] == ANY_USE)) and cannot_use(
                    s, seat, card
                ) == ALLOWED:
                    out.add(layout.use.of(card))
        if s.served == 0:
            for region in range(s.regions):
                for hall in range(HALLS):
                    if cannot_serve(s, seat, region, hall_of(hall)) == ALLOWED:
                        out.add(layout.serve.of(region, hall))
        if did_something(s):
            out.add(layout.end_round.of())
        else:
            out.add(layout.pass_.of())
        add_offers(s, seat, out)

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        layout = s.layout
        if is_offer(s, action):
            return offer_refusal(s, seat, action)
        if s.player != seat or s.began() != PLAY_ROUND:
            return NOT_YOUR_ROUND
        if layout.use.has(action):
            return cannot_use(s, seat, layout.use.argument(action))
        if layout.serve.has(action):
            return cannot_serve(s, seat, layout.serve.argument(action, 0), hall_of(layout.serve.argument(action, 1)))
        if layout.end_round.has(action):
            return ALLOWED if did_something(s) else MUST_PASS
        if layout.pass_.has(action):
            return MUST_END if did_something(s) else ALLOWED
        return cannot_act(s, seat, space_of(s, action))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        layout = s.layout
        if is_offer(s, action):
            take_offer(s, seat, action)
        elif layout.use.has(action):
            begin_use(s, seat, layout.use.argument(action))
        elif layout.serve.has(action):
            serve(s, seat, layout.serve.argument(action, 0), hall_of(layout.serve.argument(action, 1)))
        elif layout.end_round.has(action):
            s.hand_over()
            s.done()
        elif layout.pass_.has(action):
            s.out |= 1 << seat
            s.tell(PASSED, seat)
            s.hand_over()
            s.done()
        else:
            act(s, seat, space_of(s, action))


def did_something(s: Archipelago) -> bool:
    return s.acted != 0 or s.card_used != 0 or s.served != 0


def action_of(s: Archipelago, space: i64) -> Action:
    """The action that lays a disc on a space: harvests first, then the others in the order of the wheel."""
    return s.layout.harvest.of(space) if space < GOODS else s.layout.taxes.of() + space - TAXES


def space_of(s: Archipelago, action: Action) -> i64:
    layout = s.layout
    return layout.harvest.argument(action) if layout.harvest.has(action) else action - layout.taxes.of() + TAXES
