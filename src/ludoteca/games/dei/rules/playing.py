"""The Action Phase: a card is played face up or face down, then its symbols are executed in any order."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.dei.rules.building import begin_build, building, cannot_build, offer_builds
from ludoteca.games.dei.rules.buying import (
    begin_purchase,
    begin_robot,
    can_send_robot,
    cannot_buy_now,
    cannot_send_robot,
    offer_purchases,
    offer_robot,
)
from ludoteca.games.dei.rules.candy import add_candy, cannot_add_candy, has_room_for_candy, offer_candy
from ludoteca.games.dei.rules.collecting import (
    begin_collect,
    begin_kill,
    cannot_collect_in,
    cannot_dig_in,
    cannot_kill_in,
    dig,
    gain_resource,
    offer_collects,
)
from ludoteca.games.dei.rules.drones import begin_flight, cannot_fly, offer_flights
from ludoteca.games.dei.rules.layout import HAND, HELD, PAD, PAD_CARDS, PLAN
from ludoteca.games.dei.rules.moving import cannot_move, offer_moves
from ludoteca.games.dei.rules.names import (
    ALREADY_PLANNED,
    BRIDGE,
    CARDS_TO_PLAN,
    COLLECT,
    COPIED,
    COPY,
    ELEVATOR,
    FACE_UNSEEN,
    GAIN_SUPPLIES,
    MOVE,
    MOVE_TO,
    NO_PLANNING,
    NOT_IN_HAND,
    NOT_PLANNED,
    NOT_PLAYED,
    NOT_YOURS_TO_COPY,
    NOTHING,
    NOTHING_TO_COPY,
    ONE_FACE_DOWN,
    PLAN_CARDS,
    PLAYED,
    PLAYED_DOWN,
    PURCHASE,
    SHELTER,
    SUPPLIES_GAINED,
    SYMBOL_NOT_LEFT,
    USE_SYMBOL,
)
from ludoteca.games.dei.rules.places import check_name
from ludoteca.games.dei.rules.pool import (
    acting,
    add_symbols,
    begin_card,
    cannot_act,
    copy_symbols,
    end_card,
    is_empty,
    without_card,
)
from ludoteca.games.dei.rules.recruiting import begin_recruit, cannot_recruit, offer_recruits
from ludoteca.games.dei.rules.secrets import keep_seen
from ludoteca.games.dei.rules.state import FACE_DOWN, SUPPLIES, Dei
from ludoteca.kernel.decision import ALLOWED, Commit, Decision, Options, because
from ludoteca.kernel.events import EVERYBODY, bit
from ludoteca.kernel.numbers import Action, Card, Seat


@final
class PlanCards(Commit[Dei]):
    """Plan the two cards of the Phase, in secret.

    DEI-OPT-3  the first and the second one; with fewer cards in hand none is planned for the rest
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        hand = s.layout.pile(seat, HAND)
        if cards_to_plan(s, seat) == 0:
            out.add(s.layout.plan_none.of())
            return
        for k in range(s.cards.size(hand)):
            card = s.cards.card(hand, k)
            if not is_planned(s, seat, card):
                out.add(s.layout.plan.of(card))

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        if not s.layout.rulings.planning or s.deciding() != PLAN_CARDS:
            return NO_PLANNING
        if s.layout.plan_none.has(action):
            return CARDS_TO_PLAN if cards_to_plan(s, seat) > 0 else ALLOWED
        card = s.layout.plan.argument(action)
        if s.cards.find(s.layout.pile(seat, HAND), card) < 0:
            return NOT_IN_HAND
        return ALREADY_PLANNED if is_planned(s, seat, card) else ALLOWED

    def uncover(self, s: Dei) -> None:
        for seat in range(s.seats):
            hand = s.layout.pile(seat, HAND)
            for question in range(s.answers(seat)):
                answer = s.answer(seat, question)
                if s.layout.plan.has(answer):
                    s.cards.move(hand, s.cards.find(hand, s.layout.plan.argument(answer)), s.layout.pile(seat, PLAN))


def cards_to_plan(s: Dei, seat: Seat) -> i64:
    """How many cards of a hand have not been planned yet."""
    planned: i64 = 0
    for question in range(s.answers(seat)):
        if s.layout.plan.has(s.answer(seat, question)):
            planned += 1
    return s.cards.size(s.layout.pile(seat, HAND)) - planned


def is_planned(s: Dei, seat: Seat, card: Card) -> bool:
    for question in range(s.answers(seat)):
        if s.answer(seat, question) == s.layout.plan.of(card):
            return True
    return False


def playable(s: Dei, seat: Seat) -> i64:
    """The pile a card is played from: the hand, or DEI-OPT-3 what was planned."""
    return s.layout.pile(seat, PLAN if s.layout.rulings.planning else HAND)


@final
class PlayCard(Decision[Dei]):
    """Play a card from hand, face up for its symbols or face down to buy.

    DEI-CARD-01  two a Phase, one after the other
    DEI-CARD-05  at most one of them face down
    DEI-CARD-06  a card bought with the first may be the second
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        pile = playable(s, seat)
        count: i64 = min(1, s.cards.size(pile)) if s.layout.rulings.planning else s.cards.size(pile)
        for k in range(count):
            card = s.cards.card(pile, k)
            out.add(s.layout.play.of(card))
            if s.bought_down == 0:
                out.add(s.layout.down.of(card))
        offer_robot(s, seat, out)

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        layout = s.layout
        if layout.robot.has(action):
            return cannot_send_robot(s, seat, layout.robot.argument(action))
        is_down = layout.down.has(action)
        card = layout.down.argument(action) if is_down else layout.play.argument(action)
        pile = playable(s, seat)
        place = s.cards.find(pile, card)
        if layout.rulings.planning:
            if place != 0:
                return NOT_PLANNED  # DEI-OPT-3
        elif place < 0:
            return NOT_IN_HAND
        return ONE_FACE_DOWN if is_down and s.player == seat and s.bought_down != 0 else ALLOWED

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        layout = s.layout
        if layout.robot.has(action):
            begin_robot(s, seat, layout.robot.argument(action))
        elif layout.down.has(action):
            play_down(s, seat, layout.down.argument(action))
        else:
            play_up(s, seat, layout.play.argument(action))


def lay_on_pad(s: Dei, seat: Seat, card: Card, face: i64) -> None:
    """DEI-CARD-02 on the place of this Phase."""
    pile = playable(s, seat)
    pad = s.layout.pile(seat, PAD)
    s.laid[seat * PAD_CARDS + s.cards.size(pad)] = s.phase | face
    s.cards.move(pile, s.cards.find(pile, card), pad)
    if s.layout.rulings.planning:
        s.hand_over()  # everybody has seen how it was turned


def play_up(s: Dei, seat: Seat, card: Card) -> None:
    lay_on_pad(s, seat, card, 0)
    keep_seen(s, card)
    s.tell(PLAYED, seat, card)
    s.next(USE_SYMBOL, seat)
    begin_card(s, card)
    add_symbols(s, card)


def play_down(s: Dei, seat: Seat, card: Card) -> None:
    """DEI-CARD-05 none of its symbols, but one purchase."""
    lay_on_pad(s, seat, card, FACE_DOWN)
    s.whisper(bit(seat) if s.layout.rulings.planning else EVERYBODY, PLAYED_DOWN, seat, card)
    s.next(USE_SYMBOL, seat)
    begin_card(s, FACE_UNSEEN)
    s.bought_down = 1
    s.pool[PURCHASE] = 1


def is_spent(s: Dei, seat: Seat) -> bool:
    """Whether nothing is left to be done with the card in play, not even to add to it."""
    if not is_empty(s):
        return False
    if s.candy.size(HELD + seat) > 0 and has_room_for_candy(s, seat):
        return False
    return not can_send_robot(s, seat)


def finish_card(s: Dei) -> None:
    s.done()
    end_card(s)


@final
class UseSymbol(Decision[Dei]):
    """Execute a symbol of the card in play; the action names the symbol and the place together.

    DEI-CARD-03  in any order
    DEI-CARD-04  what one does not want is forgone, DEI-MARKET-11 a purchase too
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        offer_recruits(s, seat, out)
        offer_moves(s, seat, out)
        offer_collects(s, seat, out)
        offer_builds(s, seat, out)
        offer_flights(s, seat, out)
        offer_copies(s, seat, out)
        for k in range(i64(3)):
            if s.pool[GAIN_SUPPLIES + k] > 0:
                out.add(s.layout.gain.of(k))
        if s.pool[PURCHASE] > 0:
            offer_purchases(s, seat, 0, out)
        offer_candy(s, seat, out)
        offer_robot(s, seat, out)
        out.add(s.layout.finish.of())

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        layout = s.layout
        if layout.finish.has(action):
            return ALLOWED if s.card != NOTHING and s.player == seat else without_card(s, seat)
        if layout.gain.has(action):
            return cannot_gain(s, seat, layout.gain.argument(action))
        if layout.copy_card.has(action):
            return cannot_copy(s, seat, layout.copy_card.argument(action))
        if layout.buy.has(action):
            return cannot_buy_now(s, seat, layout.buy.argument(action) + layout.first_market_card)
        if layout.candy.has(action):
            return cannot_add_candy(s, seat, layout.candy.argument(action))
        if layout.robot.has(action):
            return cannot_send_robot(s, seat, layout.robot.argument(action))
        if layout.bridge.has(action):
            symbol = building(BRIDGE, layout.bridge.argument(action, 0))
            return cannot_build(s, seat, symbol, BRIDGE, layout.bridge.argument(action, 1))
        if layout.elevator.has(action):
            symbol = building(ELEVATOR, layout.elevator.argument(action, 0))
            return cannot_build(s, seat, symbol, ELEVATOR, layout.elevator.argument(action, 1))
        return self.refusal_there(s, seat, action)

    def refusal_there(self, s: Dei, seat: Seat, action: Action) -> i64:
        """For all that is done in a Region."""
        layout = s.layout
        local = region_argument(s, action)
        refusal = check_name(s, local)
        if refusal != ALLOWED:
            return refusal
        region = s.city.region[local]
        if layout.recruit.has(action):
            return cannot_recruit(s, seat, layout.recruit.argument(action, 0), region)
        if layout.move.has(action):
            return cannot_move(s, seat, layout.move.argument(action, 0), region)
        if layout.fly.has(action):
            return cannot_fly(s, seat, layout.fly.argument(action, 0), region)
        if layout.shelter.has(action):
            symbol = building(SHELTER, layout.shelter.argument(action, 0))
            return cannot_build(s, seat, symbol, SHELTER, region)
        refusal = cannot_act(s, seat, COLLECT, collect_argument(s, action))
        if refusal != ALLOWED:
            return refusal
        if layout.collect.has(action):
            return cannot_collect_in(s, seat, region)
        return cannot_kill_in(s, seat, region) if layout.kill.has(action) else cannot_dig_in(s, seat, region)

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        layout = s.layout
        if layout.finish.has(action):
            finish_card(s)
        elif layout.gain.has(action):
            gain(s, seat, layout.gain.argument(action))
        elif layout.copy_card.has(action):
            copy_card(s, seat, layout.copy_card.argument(action))
        elif layout.buy.has(action):
            begin_purchase(s, seat, layout.buy.argument(action) + layout.first_market_card, NOTHING)
        elif layout.candy.has(action):
            add_candy(s, seat, layout.candy.argument(action))
        elif layout.robot.has(action):
            begin_robot(s, seat, layout.robot.argument(action))
        elif layout.bridge.has(action):
            symbol = building(BRIDGE, layout.bridge.argument(action, 0))
            begin_build(s, seat, symbol, BRIDGE, layout.bridge.argument(action, 1))
        elif layout.elevator.has(action):
            symbol = building(ELEVATOR, layout.elevator.argument(action, 0))
            begin_build(s, seat, symbol, ELEVATOR, layout.elevator.argument(action, 1))
        else:
            self.take_there(s, seat, action)

    def take_there(self, s: Dei, seat: Seat, action: Action) -> None:
        layout = s.layout
        region = s.city.region[region_argument(s, action)]
        if layout.recruit.has(action):
            begin_recruit(s, seat, layout.recruit.argument(action, 0), region)
        elif layout.move.has(action):
            s.go_on(MOVE_TO, seat, acting(s, seat, MOVE, layout.move.argument(action, 0)), region)
        elif layout.fly.has(action):
            begin_flight(s, seat, layout.fly.argument(action, 0), region)
        elif layout.shelter.has(action):
            begin_build(s, seat, building(SHELTER, layout.shelter.argument(action, 0)), SHELTER, region)
        elif layout.collect.has(action):
            begin_collect(s, seat, acting(s, seat, COLLECT, layout.collect.argument(action, 0)), region)
        elif layout.kill.has(action):
            begin_kill(s, seat, acting(s, seat, COLLECT, layout.kill.argument(action, 0)), region)
        else:
            dig(s, seat, acting(s, seat, COLLECT, layout.dig.argument(action, 0)), region)


def region_argument(s: Dei, action: Action) -> i64:
    """The local region that an action of a symbol names."""
    layout = s.layout
    if layout.recruit.has(action):
        return layout.recruit.argument(action, 1)
    if layout.move.has(action):
        return layout.move.argument(action, 1)
    if layout.collect.has(action):
        return layout.collect.argument(action, 1)
    if layout.kill.has(action):
        return layout.kill.argument(action, 1)
    if layout.dig.has(action):
        return layout.dig.argument(action, 1)
    return layout.shelter.argument(action, 1) if layout.shelter.has(action) else layout.fly.argument(action, 1)


def collect_argument(s: Dei, action: Action) -> i64:
    layout = s.layout
    if layout.collect.has(action):
        return layout.collect.argument(action, 0)
    return layout.kill.argument(action, 0) if layout.kill.has(action) else layout.dig.argument(action, 0)


def gives_for_nothing(s: Dei, out: Options) -> bool:
    """Whether there are resources, Supplies or Scrappers among what a card offers."""
    layout = s.layout
    for k in range(out.count):
        action = out.actions[k]
        if (
            layout.gain.has(action)
            or layout.collect.has(action)
            or layout.dig.has(action)
            or layout.recruit.has(action)
        ):
            return True
    return False


def cannot_gain(s: Dei, seat: Seat, k: i64) -> i64:
    if s.card == NOTHING or s.player != seat:
        return without_card(s, seat)
    return ALLOWED if s.pool[GAIN_SUPPLIES + k] > 0 else because(SYMBOL_NOT_LEFT, GAIN_SUPPLIES + k)


def gain(s: Dei, seat: Seat, k: i64) -> None:
    """DEI-ADV-S Supplies, or DEI-ADV-RES resources from the bank, all that the card shows."""
    amount = s.pool[GAIN_SUPPLIES + k]
    s.pool[GAIN_SUPPLIES + k] = 0
    if k == 0:
        s.gain(seat, SUPPLIES, amount)
        s.tell(SUPPLIES_GAINED, seat, amount)
    else:
        gain_resource(s, seat, k - 1, amount)


def cannot_copy(s: Dei, seat: Seat, card: Card) -> i64:
    """DEI-ADV-COPY ALLOWED, or why this seat cannot copy a card."""
    if s.card == NOTHING or s.player != seat:
        return without_card(s, seat)
    if s.pool[COPY] == 0:
        return because(SYMBOL_NOT_LEFT, COPY)
    for owner in range(s.seats):
        pad = s.layout.pile(owner, PAD)
        place = s.cards.find(pad, card)
        if place >= 0 and card != s.card and s.laid[owner * PAD_CARDS + place] & FACE_DOWN == 0:
            if owner != seat and s.layout.rulings.copy_own:
                return NOT_YOURS_TO_COPY
            return ALLOWED if s.layout.can_be_copied(card) else NOTHING_TO_COPY
    return NOT_PLAYED


def offer_copies(s: Dei, seat: Seat, out: Options) -> None:
    if s.pool[COPY] == 0:
        return
    for owner in range(s.seats):
        pad = s.layout.pile(owner, PAD)
        for k in range(s.cards.size(pad)):
            card = s.cards.card(pad, k)
            if cannot_copy(s, seat, card) == ALLOWED:
                out.add(s.layout.copy_card.of(card))


def copy_card(s: Dei, seat: Seat, card: Card) -> None:
    s.pool[COPY] -= 1
    copy_symbols(s, card)
    s.tell(COPIED, seat, card)
