"""Evolution cards: who may use them, what a use costs, and the row of effects that one consequence reads."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import draw_florins, hand_florins, pay_bank
from ludoteca.games.archipelago.rules.building import (
    begin_construction,
    begin_launch,
    cannot_build,
    cannot_build_anywhere,
)
from ludoteca.games.archipelago.rules.control import any_controlled, controlled
from ludoteca.games.archipelago.rules.deeds import (
    begin_search,
    cannot_calm_any,
    cannot_exchange_any,
    cannot_ready_any,
    cannot_take_any,
)
from ludoteca.games.archipelago.rules.exploring import begin_exploration, cannot_explore
from ludoteca.games.archipelago.rules.growing import cannot_recruit, cannot_reproduce
from ludoteca.games.archipelago.rules.harvesting import can_reap
from ludoteca.games.archipelago.rules.layout import DECK, WAYS
from ludoteca.games.archipelago.rules.looting import cannot_loot_any, cannot_sink_any
from ludoteca.games.archipelago.rules.markers import lose_citizen, move_rebellion, move_surplus
from ludoteca.games.archipelago.rules.migrating import BY_SHIP_ONLY, ON_FOOT, begin_migration, cannot_migrate
from ludoteca.games.archipelago.rules.names import (
    ADD_SHIPS,
    ANY_USE,
    BOUGHT_THIS_TURN,
    BREED,
    BUILD,
    CALM,
    CALM_REGION,
    CARD_IS_USED,
    CARD_USED_ALREADY,
    CHOOSE_HARVEST,
    CHOOSE_RIVAL,
    CHOOSE_WAY,
    DOUBLE,
    EXCHANGE,
    EXCHANGE_CUBE,
    EXPLORING,
    FLORINS,
    GATHER,
    GOODS,
    HIRE,
    LAUNCH,
    LAY_WONDER,
    LOOT,
    MOVE,
    NO_CITIZEN_FOR_WONDER,
    NO_EFFECT,
    NO_SECOND_WAY,
    NOBODY,
    NOT_IN_PLAY,
    NOT_YOUR_CARD,
    NOTHING,
    OWNER_PAID,
    PAY_WITH_TOKENS,
    PER_NOTHING,
    PER_OWN_TOWN,
    PLUNDER,
    READY,
    READY_CARD,
    REBELLION,
    RECRUIT,
    REPRODUCE,
    SAIL,
    SEARCH,
    SEND_TO_WONDER,
    SHIP,
    SHIPS,
    SINK,
    SINK_SHIP,
    SPOTS,
    SPY,
    STEAL,
    SURPLUS,
    SURVEY,
    SURVEY_HEX,
    TAKE,
    TAKE_CUBE,
    TAX,
    TOO_FEW_CONTROLLED,
    TOO_FEW_DISCS,
    TOO_FEW_FLORINS,
    TOO_LITTLE_SURPLUS,
    TOWN,
    TRADE,
    USE_CARD,
    USED,
    WONDER,
    WONDER_BUILT,
    WONDER_BUILT_ALREADY,
)
from ludoteca.games.archipelago.rules.paying import (
    FOR_CARD,
    MORE,
    cannot_pay_cubes,
    has_choice,
    least_tokens,
    pay_cubes,
)
from ludoteca.games.archipelago.rules.pieces import buildings_in_play, free_unit_at, leave_post
from ludoteca.games.archipelago.rules.spying import cannot_spy_any
from ludoteca.games.archipelago.rules.state import (
    DISCS,
    DISCS_SHIFT,
    ON_CARD,
    STANDS,
    USED_UP,
    Archipelago,
)
from ludoteca.games.archipelago.rules.state import FLORINS as PURSE
from ludoteca.games.archipelago.rules.taxing import collect_taxes
from ludoteca.games.archipelago.rules.trading import begin_trade, board_bit, can_transact
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, FIRST_NUMBER, NUMBER, REFUSAL, Decision, Options, because
from ludoteca.kernel.numbers import Action, Card, Place, Seat, table

# The own words of a card being carried out: which, in which way, which effect comes next, by whom.
CARD: Final[i64] = 0
WAY: Final[i64] = 1
NEXT: Final[i64] = 2
USER: Final[i64] = 3


def use_price(s: Archipelago, seat: Seat, card: Card) -> i64:
    """ARC-ICON-01, ARC-ICON-02 the florins of a use: who does not own it pays one more."""
    return s.layout.card_florins[card] + (0 if s.holder[card] == seat else s.layout.numbers.rival_fee)


def cubes_of_use(s: Archipelago, card: Card, way: i64) -> vec[i64]:
    cost = table(GOODS)
    for good in range(GOODS):
        cost[good] = s.layout.cost_of(card, way, good)
    return cost


def cannot_use(s: Archipelago, seat: Seat, card: Card) -> i64:
    """ALLOWED, or why this seat cannot use a card now, or build a wonder, in any way."""
    layout = s.layout
    if s.card_used != 0:
        return CARD_USED_ALREADY  # ARC-EVO-02
    owner = s.holder[card]
    if owner < 0:
        return NOT_IN_PLAY
    if owner != seat and layout.card_use[card] != ANY_USE:
        return NOT_YOUR_CARD  # ARC-ICON-01
    if layout.card_use[card] == WONDER:
        if s.stands(card):
            return WONDER_BUILT_ALREADY  # ARC-WOND-01
        if s.bought_in(card) == s.turn:
            return BOUGHT_THIS_TURN
        if not has_free_citizen(s, seat):
            return NO_CITIZEN_FOR_WONDER  # ARC-WOND-02
    elif s.is_used(card):
        return CARD_IS_USED  # ARC-EVO-02
    missing = layout.card_discs[card] - s.has(seat, DISCS)
    if missing > 0:
        return because(TOO_FEW_DISCS, missing)  # ARC-ICON-03
    missing = use_price(s, seat, card) - s.has(seat, PURSE)
    if missing > 0:
        return because(TOO_FEW_FLORINS, missing + florins_on_top(s, seat, card))
    missing = layout.card_surplus[card] - s.surplus
    if missing > 0:
        return because(TOO_LITTLE_SURPLUS, missing)
    building = layout.card_building[card]
    if building != NOTHING and not any_controlled(s, seat, building):
        return because(TOO_FEW_CONTROLLED, building)  # ARC-CARD-09, ARC-CARD-10
    found: i64 = NO_SECOND_WAY
    for way in range(layout.card_ways[card]):
        refusal = cannot_use_so(s, seat, card, way)
        if refusal == ALLOWED:
            return ALLOWED
        if way == 0:
            found = refusal
    return found


def florins_on_top(s: Archipelago, seat: Seat, card: Card) -> i64:
    """What the effects of a card cost somebody who has just paid for its use and has no florin left."""
    refusal = cannot_use_with(s, seat, card, 0, 0)
    return (refusal >> FIRST_NUMBER) & NUMBER if refusal & REFUSAL == TOO_FEW_FLORINS else 0


def cannot_use_so(s: Archipelago, seat: Seat, card: Card, way: i64) -> i64:
    """ALLOWED, or why a card cannot be used in one way: its cubes, or an effect that would do nothing."""
    return cannot_use_with(s, seat, card, way, s.has(seat, PURSE) - use_price(s, seat, card))


def cannot_use_with(s: Archipelago, seat: Seat, card: Card, way: i64, florins: i64) -> i64:
    """The same for a seat that has so many florins left."""
    refusal = cannot_pay_cubes(s, seat, cubes_of_use(s, card, way))
    if refusal != ALLOWED:
        return refusal
    first = s.layout.effect_first[card * WAYS + way]
    for effect in range(first, s.layout.effect_first[card * WAYS + way + 1]):
        refusal = cannot_happen(s, seat, card, effect, florins)
        if refusal != ALLOWED:
            return refusal
    return ALLOWED


def has_free_citizen(s: Archipelago, seat: Seat) -> bool:
    first = s.layout.first_unit(seat)
    for unit in range(first, first + s.layout.citizens):
        if s.is_free(unit):
            return True
    return False


def cannot_happen(s: Archipelago, seat: Seat, card: Card, effect: i64, florins: i64) -> i64:
    """ALLOWED, or why an effect would do nothing for a seat that has so many florins left."""
    layout = s.layout
    does = layout.does[effect]
    what = layout.what[effect]
    if does == SEARCH:
        return ALLOWED if s.cards.size(DECK) > 0 else NO_EFFECT
    if does == SINK:
        return cannot_sink_any(s, seat)
    if does == TRADE:
        return ALLOWED if can_transact(s, seat, board_bit(what), florins) else NO_EFFECT
    if does == HIRE:
        return cannot_recruit(s, seat, florins)
    if does == PLUNDER:
        return cannot_loot_any(s, seat)
    if does == SPY:
        return cannot_spy_any(s, seat)
    if does == SAIL:
        return cannot_migrate(s, seat, BY_SHIP_ONLY)
    if does == EXPLORING:
        return cannot_explore(s)
    if does == BUILD:
        return cannot_build(s, seat, what, florins)
    if does == GATHER:
        return ALLOWED if can_harvest_any(s, seat) else NO_EFFECT
    if does == CALM:
        return cannot_calm_any(s, seat)
    if does == BREED:
        return cannot_reproduce(s, seat)
    if does == EXCHANGE:
        return cannot_exchange_any(s, seat)
    if does == LAUNCH:
        return cannot_build_anywhere(s, seat, SHIP)
    if does == DOUBLE:
        return NO_EFFECT if s.acted != 0 else ALLOWED  # ARC-ICON-06
    if does == MOVE:
        return cannot_migrate(s, seat, ON_FOOT)
    if does == TAKE:
        return cannot_take_any(s, what)
    if does == SURVEY:
        return cannot_explore(s)
    if does == READY:
        return cannot_ready_any(s, seat, card)
    return ALLOWED


def can_harvest_any(s: Archipelago, seat: Seat) -> bool:
    for good in range(GOODS):
        if can_reap(s, seat, good):
            return True
    return False


# Paying for a use.


def begin_use(s: Archipelago, seat: Seat, card: Card) -> None:
    """A card is named in one's round: which way, then how it is paid, where there is a choice."""
    way = only_way(s, seat, card)
    if way == NOTHING:
        s.go_on(CHOOSE_WAY, seat, card)
    else:
        ask_for_price(s, seat, card, way)


def only_way(s: Archipelago, seat: Seat, card: Card) -> i64:
    """The one way in which a seat can use a card, or NOTHING if there are two."""
    found = NOTHING
    for way in range(s.layout.card_ways[card]):
        if cannot_use_so(s, seat, card, way) == ALLOWED:
            if found != NOTHING:
                return NOTHING
            found = way
    return found


@final
class ChooseWay(Decision[Archipelago]):
    """In which of its ways a card is used.

    ARC-CARD-08  fruit alone, or fruit and cattle for twice the effect
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for way in range(WAYS):
            if cannot_use_so(s, seat, s.own(CARD), way) == ALLOWED:
                out.add(s.layout.way.of(way))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(CHOOSE_WAY, seat):
            return NO_SECOND_WAY
        return cannot_use_so(s, seat, s.own(CARD), s.layout.way.argument(action))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        ask_for_price(s, seat, s.own(CARD), s.layout.way.argument(action))


def ask_for_price(s: Archipelago, seat: Seat, card: Card, way: i64) -> None:
    """ARC-TOK-01 who could pay with tokens as well as with cubes is asked; then the card is used."""
    cost = cubes_of_use(s, card, way)
    if has_choice(s, seat, cost):
        s.go_on(PAY_WITH_TOKENS, seat, FOR_CARD, least_tokens(s, seat, cost), card)
        s.set_own(MORE, way)
    else:
        tokens = least_tokens(s, seat, cost)
        s.back()
        use(s, seat, card, way, tokens)


def use(s: Archipelago, seat: Seat, card: Card, way: i64, tokens: i64) -> None:
    """ARC-EVO-02 pay, activate, apply. ARC-WOND-03 a wonder takes the place of a card, not of an action."""
    layout = s.layout
    is_wonder = layout.card_use[card] == WONDER
    s.card_used = 1
    s.tell(WONDER_BUILT if is_wonder else USED, seat, card)
    owner = s.holder[card]
    price = use_price(s, seat, card)
    if owner == seat:
        pay_bank(s, seat, price)
    else:
        hand_florins(s, seat, owner, price)
        s.tell(OWNER_PAID, seat, owner, price)
    pay_cubes(s, seat, cubes_of_use(s, card, way), tokens)
    discs = layout.card_discs[card]
    s.add(seat, DISCS, -discs)
    s.marks[card] |= STANDS if is_wonder else USED_UP
    s.marks[card] += discs << DISCS_SHIFT  # a card that was readied bears those of its first use too
    if is_wonder:
        s.then(LAY_WONDER, card, seat)
    s.then(USE_CARD, card, way, layout.effect_first[card * WAYS + way])
    s.set_own(USER, seat)


@final
class UseCard(Consequence[Archipelago]):
    """The effects of a card, one after the other.

    ARC-EVO-02  once it is paid and activated
    """

    def follow(self, s: Archipelago) -> None:
        card, effect, seat = s.own(CARD), s.own(NEXT), s.own(USER)
        if effect == s.layout.effect_first[card * WAYS + s.own(WAY) + 1]:
            s.done()
            return
        s.set_own(NEXT, effect + 1)
        happen(s, seat, card, effect)


def amount_of(s: Archipelago, seat: Seat, effect: i64) -> i64:
    """By how much an effect moves: a number, so many for each building, or ARC-CARD-06 by steps."""
    layout = s.layout
    per = layout.per[effect]
    count: i64 = 1
    if per == PER_OWN_TOWN:
        count = controlled(s, seat, TOWN)
    elif per != PER_NOTHING:
        count = buildings_in_play(s, per - 1)
    first, last = layout.step_first[effect], layout.step_first[effect + 1]
    if first == last:
        return layout.by[effect] * count
    by: i64 = 0
    for step in range(first, last):
        if count >= layout.step_from[step]:
            by = layout.step_by[step]
    return by


def happen(s: Archipelago, seat: Seat, card: Card, effect: i64) -> None:
    """Carry out one effect; what is to be decided is laid upon the consequence that reads them."""
    layout = s.layout
    does, what, most = layout.does[effect], layout.what[effect], layout.most[effect]
    if does == REBELLION:
        move_rebellion(s, amount_of(s, seat, effect))
    elif does == SURPLUS:
        move_surplus(s, amount_of(s, seat, effect))
    elif does == FLORINS:
        draw_florins(s, seat, amount_of(s, seat, effect))
    elif does == TAX:
        collect_taxes(s, seat)
    elif does == DOUBLE:
        s.doubled |= what
    elif does == TRADE:
        begin_trade(s, seat, board_bit(what), most)  # ARC-CARD-07
    elif does == SEARCH:
        begin_search(s, seat, what)  # ARC-CARD-12
    elif does == EXPLORING:
        begin_exploration(s, seat)
    elif does == SAIL:
        begin_migration(s, seat, BY_SHIP_ONLY)
    elif does == MOVE:
        begin_migration(s, seat, ON_FOOT)
    elif does == BUILD:
        begin_construction(s, seat, what)
    elif does == LAUNCH:
        begin_launch(s, seat)
    elif does == SHIPS:
        s.then(ADD_SHIPS)  # ARC-CARD-09
    else:
        ask_deed(s, seat, card, does, what, layout.by[effect], most)


def ask_deed(s: Archipelago, seat: Seat, card: Card, does: i64, what: i64, by: i64, most: i64) -> None:
    """Effects that begin with a question."""
    if does == HIRE:
        s.push(RECRUIT, seat, most)  # ARC-CARD-02
    elif does == BREED:
        s.push(REPRODUCE, seat, most)
    elif does == GATHER:
        s.push(CHOOSE_HARVEST, seat, most)
    elif does == SINK:
        s.push(SINK_SHIP, seat)
    elif does == PLUNDER:
        s.push(LOOT, seat, by)
    elif does == STEAL or does == SPY:
        s.push(CHOOSE_RIVAL, seat, does)
    elif does == CALM:
        s.push(CALM_REGION, seat)
    elif does == EXCHANGE:
        s.push(EXCHANGE_CUBE, seat)
    elif does == TAKE:
        s.push(TAKE_CUBE, seat, what)
    elif does == SURVEY:
        s.reveal()
        s.looked |= 1 << seat
        s.push(SURVEY_HEX, seat)
    elif does == READY:
        s.push(READY_CARD, seat, card)


@final
class LayWonder(Consequence[Archipelago]):
    """ARC-WOND-02 after its effect a citizen goes onto the wonder."""

    def follow(self, s: Archipelago) -> None:
        card, seat = s.own(0), s.own(1)
        s.done()
        s.push(SEND_TO_WONDER, seat, card)


@final
class SendToWonder(Decision[Archipelago]):
    """Which citizen goes onto the wonder that was built.

    ARC-WOND-02  an active one that is not engaged, from anywhere; he stays there, and is no longer of the population
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for region in range(s.regions):
            for spot in range(SPOTS):
                if free_citizen_at(s, seat, region, spot) != NOBODY:
                    out.add(s.layout.unit.of(region, spot))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        region, spot = s.layout.unit.argument(action, 0), s.layout.unit.argument(action, 1)
        there = region < s.regions and free_citizen_at(s, seat, region, spot) != NOBODY
        return ALLOWED if there else NO_CITIZEN_FOR_WONDER

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        unit = free_citizen_at(s, seat, s.layout.unit.argument(action, 0), s.layout.unit.argument(action, 1))
        s.done()
        leave_post(s, unit)
        s.units[unit] = ON_CARD
        lose_citizen(s)


def free_citizen_at(s: Archipelago, seat: Seat, region: Place, spot: i64) -> i64:
    unit = free_unit_at(s, seat, region, spot)
    return NOBODY if unit != NOBODY and s.layout.is_ship(unit) else unit
