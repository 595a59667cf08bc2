"""Markets: what is for sale, what it asks for and costs, and the ways to pay; a robot may fetch one more card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dei.rules.collecting import gain_resource
from ludoteca.games.dei.rules.layout import BIN, DECK, HAND, ROW
from ludoteca.games.dei.rules.names import (
    ALTERNATIVE_ENERGY,
    BLACK,
    BOUGHT,
    BUY_BY_ROBOT,
    CARD_REVEALED,
    CARD_SPENT,
    CHOOSE_PAYMENT,
    DELIVERY_ROBOT,
    ENERGY,
    LESS_ENERGY,
    LESS_TECH,
    MARKET_INSIGHT,
    MARKETS,
    NO_PURCHASE_LEFT,
    NO_TALENT,
    NOT_FOR_SALE,
    NOT_IN_HAND,
    NOT_PAID_SO,
    NOTHING,
    NOTHING_TO_BUY,
    PAYMENTS,
    PLAIN,
    PURCHASE,
    ROBOT_SENT,
    SUPPLIES_GAINED,
    TECH,
    TECH_FOR_ENERGY,
    TOO_FEW_ENERGY,
    TOO_FEW_OUTPOSTS,
    TOO_FEW_TECH,
    TRADING_POST,
)
from ludoteca.games.dei.rules.pool import HERE, WHAT, without_card
from ludoteca.games.dei.rules.secrets import SPENT, keep_binned, keep_bought
from ludoteca.games.dei.rules.state import CARD_SUPPLIES, SUPPLIES, WILD_LIES, WILD_USED, Dei
from ludoteca.kernel.decision import ALLOWED, Decision, Options, Pick, because
from ludoteca.kernel.events import EVERYBODY, bit
from ludoteca.kernel.numbers import Action, Card, Seat

ROBOT_TALENT: Final[i64] = 14  # by number, for a refusal


def market_with(s: Dei, card: Card) -> i64:
    """The market in whose row a card lies, or NOTHING."""
    for market in range(MARKETS):
        if s.cards.find(ROW + market, card) >= 0:
            return market
    return NOTHING


def tech_price(s: Dei, card: Card, market: i64, place: i64) -> i64:
    """DEI-MARKET-03 what is printed, and DEI-MARKET-04 one more on the left of the Black Market."""
    dearer = market == BLACK and place == s.layout.numbers.slots - 1
    return s.layout.price_tech[card] + (s.layout.numbers.black_left if dearer else 0)


def cannot_buy(s: Dei, seat: Seat, card: Card, fee: i64) -> i64:
    """ALLOWED, or why this seat cannot buy a card, with an Energy as `fee` before if the robot fetches it."""
    market = market_with(s, card)
    if market == NOTHING:
        return NOT_FOR_SALE
    return cannot_buy_at(s, seat, market, s.cards.find(ROW + market, card), fee)


def cannot_buy_at(s: Dei, seat: Seat, market: i64, place: i64, fee: i64) -> i64:
    if market != BLACK:  # DEI-MARKET-06; DEI-MARKET-09 Drone cards ask for what the market asks where they lie
        held = s.cubes_of(seat, market) + (1 if s.wild == WILD_LIES else 0)
        missing = s.layout.rulings.outposts_asked[place] - held
        if missing > 0:
            return because(TOO_FEW_OUTPOSTS, missing, market)  # DEI-MARKET-02, DEI-CANDY-04
    card = s.cards.card(ROW + market, place)
    return cannot_afford(s, seat, card, tech_price(s, card, market, place), fee)


def cannot_afford(s: Dei, seat: Seat, card: Card, tech: i64, fee: i64) -> i64:
    """DEI-MARKET-03 ALLOWED, or what is missing for the way to pay that comes nearest."""
    have_tech = s.has(seat, TECH)
    have_energy = s.has(seat, ENERGY) - fee
    energy = s.layout.price_energy[card]
    energy_short = energy - have_energy  # no way asks for more
    for way in range(PAYMENTS):
        if may_pay(s, seat, card, way, tech, energy):
            energy_short = min(energy_short, energy_due(s, way, energy) - have_energy)
    if energy_short > 0:
        return because(TOO_FEW_ENERGY, energy_short)
    tech_short = tech_due(s, TECH_FOR_ENERGY, tech) - have_tech  # nor for more Tech
    for way in range(PAYMENTS):
        if may_pay(s, seat, card, way, tech, energy) and energy_due(s, way, energy) <= have_energy:
            tech_short = min(tech_short, tech_due(s, way, tech) - have_tech)
    return because(TOO_FEW_TECH, tech_short) if tech_short > 0 else ALLOWED


def may_pay(s: Dei, seat: Seat, card: Card, way: i64, tech: i64, energy: i64) -> bool:
    """Whether a seat may pay in a way, if it has what it takes. DEI-TAL-05 only one of the Talents can be there."""
    cheaper = s.knows(seat, MARKET_INSIGHT) and s.layout.steers[card] != NOTHING  # DEI-TAL-M5
    if way == PLAIN:
        return not cheaper
    if way == TECH_FOR_ENERGY:
        return energy > 0 and s.swapped == 0 and s.knows(seat, ALTERNATIVE_ENERGY)  # DEI-TAL-M2
    return cheaper and (tech if way == LESS_TECH else energy) > 0


def tech_due(s: Dei, way: i64, tech: i64) -> i64:
    if way == TECH_FOR_ENERGY:
        return tech + 1
    return tech - s.layout.numbers.insight if way == LESS_TECH else tech


def energy_due(s: Dei, way: i64, energy: i64) -> i64:
    if way == TECH_FOR_ENERGY:
        return energy - 1
    return energy - s.layout.numbers.insight if way == LESS_ENERGY else energy


def cannot_buy_now(s: Dei, seat: Seat, card: Card) -> i64:
    """ALLOWED, or why this seat cannot buy a card with the one it has laid face down."""
    if s.card == NOTHING or s.player != seat:
        return without_card(s, seat)
    if s.pool[PURCHASE] == 0:
        return NO_PURCHASE_LEFT  # DEI-MARKET-10
    return cannot_buy(s, seat, card, 0)


def offer_purchases(s: Dei, seat: Seat, fee: i64, out: Options) -> None:
    first = s.layout.first_market_card
    for market in range(MARKETS):
        for place in range(s.cards.size(ROW + market)):
            if cannot_buy_at(s, seat, market, place, fee) == ALLOWED:
                out.add(s.layout.buy.of(s.cards.card(ROW + market, place) - first))


def can_buy_something(s: Dei, seat: Seat, fee: i64) -> bool:
    for market in range(MARKETS):
        for place in range(s.cards.size(ROW + market)):
            if cannot_buy_at(s, seat, market, place, fee) == ALLOWED:
                return True
    return False


def begin_purchase(s: Dei, seat: Seat, card: Card, spent: Card) -> None:
    """A card is chosen; how it is paid is asked only where there are several ways. `spent` goes with the robot."""
    ways: i64 = 0
    only: i64 = PLAIN
    for way in range(PAYMENTS):
        if can_pay_for(s, seat, card, way, fee_of(s, spent)):
            ways += 1
            only = way
    if ways > 1:
        s.go_on(CHOOSE_PAYMENT, seat, card, spent)
    else:
        buy(s, seat, card, only, spent)


def fee_of(s: Dei, spent: Card) -> i64:
    """DEI-TAL-M3 the Energy that the robot takes, if a card is spent for it."""
    return 0 if spent == NOTHING else s.layout.numbers.robot_energy


def can_pay_for(s: Dei, seat: Seat, card: Card, way: i64, fee: i64) -> bool:
    market = market_with(s, card)
    tech = tech_price(s, card, market, s.cards.find(ROW + market, card))
    energy = s.layout.price_energy[card]
    have_energy = s.has(seat, ENERGY) - fee
    return (
        may_pay(s, seat, card, way, tech, energy)
        and tech_due(s, way, tech) <= s.has(seat, TECH)
        and energy_due(s, way, energy) <= have_energy
    )


def buy(s: Dei, seat: Seat, card: Card, way: i64, spent: Card) -> None:
    """DEI-MARKET-03 the price goes to the bank, DEI-MARKET-08 the card to hand, DEI-MARKET-07 the row is filled."""
    numbers = s.layout.numbers
    s.back()
    if spent == NOTHING:
        s.pool[PURCHASE] -= 1
    else:
        send_robot(s, seat, spent)
    market = market_with(s, card)
    place = s.cards.find(ROW + market, card)
    tech = tech_due(s, way, tech_price(s, card, market, place))
    energy = energy_due(s, way, s.layout.price_energy[card])
    if way == TECH_FOR_ENERGY:
        s.swapped = 1
    if market != BLACK and s.layout.rulings.outposts_asked[place] > s.cubes_of(seat, market):
        s.wild = WILD_USED  # DEI-CANDY-04
    pay(s, seat, tech, energy)
    s.tell(BOUGHT, seat, card, tech, energy)
    s.gain(seat, CARD_SUPPLIES, s.layout.supplies[card])
    keep_bought(s, card, spent != NOTHING)
    s.cards.move(ROW + market, place, s.layout.pile(seat, HAND))
    if market == BLACK and place == 0:
        gain_resource(s, seat, TECH, numbers.black_right)  # DEI-MARKET-05
    if s.knows(seat, TRADING_POST):
        s.gain(seat, SUPPLIES, numbers.trading_post)  # DEI-TAL-M6
        s.tell(SUPPLIES_GAINED, seat, numbers.trading_post)
    fill_row(s, market)


def pay(s: Dei, seat: Seat, tech: i64, energy: i64) -> None:
    s.gain(seat, TECH, -tech)
    s.gain(seat, ENERGY, -energy)
    s.bank[TECH] += tech
    s.bank[ENERGY] += energy


def fill_row(s: Dei, market: i64) -> None:
    """DEI-MARKET-07 the others have moved to the right; a new card comes on the left, if there is one.

    DEI-SETUP-08 the rows are public: everybody sees it.
    """
    while s.cards.size(ROW + market) < s.layout.numbers.slots and s.cards.size(DECK + market) > 0:
        s.cards.move(DECK + market, s.cards.size(DECK + market) - 1, ROW + market)
        place = s.cards.size(ROW + market) - 1
        s.show(s.cards, ROW + market, place, EVERYBODY)
        s.tell(CARD_REVEALED, market, s.cards.card(ROW + market, place))


def send_robot(s: Dei, seat: Seat, spent: Card) -> None:
    """DEI-TAL-M3 an Energy and a card from hand, which goes to the bin."""
    s.robot_sent = 1
    pay(s, seat, 0, s.layout.numbers.robot_energy)
    hand = s.layout.pile(seat, HAND)
    keep_binned(s, seat, s.phase, SPENT)
    s.cards.move(hand, s.cards.find(hand, spent), s.layout.pile(seat, BIN))
    s.whisper(bit(seat) if s.layout.rulings.planning else EVERYBODY, CARD_SPENT, seat, spent)


def cannot_send_robot(s: Dei, seat: Seat, card: Card) -> i64:
    """DEI-TAL-M3 ALLOWED, or why this seat cannot spend a card from hand for a purchase."""
    if not s.knows(seat, DELIVERY_ROBOT):
        return because(NO_TALENT, ROBOT_TALENT)
    if s.player != seat:
        return without_card(s, seat)
    if s.robot_sent != 0:
        return ROBOT_SENT
    if s.has(seat, ENERGY) < s.layout.numbers.robot_energy:
        return because(TOO_FEW_ENERGY, s.layout.numbers.robot_energy - s.has(seat, ENERGY))
    if s.cards.find(s.layout.pile(seat, HAND), card) < 0:
        return NOT_IN_HAND
    return ALLOWED if can_buy_something(s, seat, s.layout.numbers.robot_energy) else NOTHING_TO_BUY


def can_send_robot(s: Dei, seat: Seat) -> bool:
    hand = s.layout.pile(seat, HAND)
    if not s.knows(seat, DELIVERY_ROBOT) or s.cards.size(hand) == 0:
        return False
    return cannot_send_robot(s, seat, s.cards.card(hand, 0)) == ALLOWED


def offer_robot(s: Dei, seat: Seat, out: Options) -> None:
    if can_send_robot(s, seat):
        hand = s.layout.pile(seat, HAND)
        for k in range(s.cards.size(hand)):
            out.add(s.layout.robot.of(s.cards.card(hand, k)))


@final
class BuyByRobot(Decision[Dei]):
    """What the Delivery Robot buys.

    DEI-TAL-M3  one purchase, after an Energy is paid for it
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        offer_purchases(s, seat, s.layout.numbers.robot_energy, out)

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        return cannot_buy(
            s, seat, s.layout.buy.argument(action) + s.layout.first_market_card, s.layout.numbers.robot_energy
        )

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        begin_purchase(s, seat, s.layout.buy.argument(action) + s.layout.first_market_card, s.own(WHAT))


@final
class ChoosePayment(Pick[Dei]):
    """How a card is paid, where there are several ways.

    DEI-TAL-M2  once a Phase a Tech instead of an Energy
    DEI-TAL-M5  a Drone card costs one resource less, of your choice
    """

    def cannot(self, s: Dei, seat: Seat, k: i64) -> i64:
        if not s.asks(CHOOSE_PAYMENT, seat):
            return ALLOWED
        return ALLOWED if can_pay_for(s, seat, s.own(WHAT), k, fee_of(s, s.own(HERE))) else NOT_PAID_SO

    def pick(self, s: Dei, seat: Seat, k: i64) -> None:
        buy(s, seat, s.own(WHAT), k, s.own(HERE))


def begin_robot(s: Dei, seat: Seat, card: Card) -> None:
    s.go_on(BUY_BY_ROBOT, seat, card)
