"""The end of a round: order and its cards, payment, a set for everybody, a card scored, then the next round."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.goods import begin_gain, pay_coins
from ludoteca.games.magnificent.rules.layout import (
    CARD_DISCARD,
    CARD_SET,
    SOLO,
    TILE_DISCARD,
    TILE_SET,
)
from ludoteca.games.magnificent.rules.names import (
    CARD_SCORED,
    CHOOSE_SET,
    CLEAR,
    COINS,
    COINS_MISSED,
    COLOURS,
    COUNT_DISCARDED_GEMS,
    DICE_PAID,
    DISCARD_GEM,
    DISCARD_SET,
    DRAFT_SETS,
    FINISH_GAME,
    GEM_KINDS,
    GEMS_DISCARDED,
    HATS,
    MOST_DICE,
    NO_SUCH_GEM,
    NOT_IN_ORDER,
    NOT_YOUR_CARD,
    NOTHING,
    NOWHERE,
    ORDER_GIVEN,
    PAY_DICE,
    PREPARE_ROUND,
    SCORE_CARD,
    SCORE_CARDS,
    SET_DISCARDED,
    SET_GONE,
    SET_TAKEN,
    SET_TILE_TAKEN,
    SHOW_ORDER_CARDS,
)
from ludoteca.games.magnificent.rules.scoring import halved, points
from ludoteca.games.magnificent.rules.state import (
    FROM_HALVES,
    FROM_ROUNDS,
    GEMS_OFF,
    KEPT,
    LEDGER,
    LOST,
    ORDER_LOST,
    OWED,
    PAID,
    PARTS,
    PENALTIES,
    PURSE,
    SCORE,
    SCORED,
    STORAGE,
    Magnificent,
    colour_of,
    value_of,
)
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options, Pick, because
from ludoteca.kernel.numbers import Action, Card, Seat

NEXT: Final[i64] = 0  # the own word of what goes round: how many have had their part
DUEL: Final[i64] = 2  # seats

# The own words of discarding gems for a card.
CARD: Final[i64] = 0
KIND: Final[i64] = 1  # the least kind that may still be discarded
KEPT_CARD: Final[i64] = 2  # whether it is a card kept to the end


@final
class SetOrder(Consequence[Magnificent]):
    """The order of the next round.

    MAG-EOR-01  once everybody has had all turns
    MAG-EOR-05  from the bottom up play-order cards 1, 2, …
    MAG-SOLO-06 alone only the hats slide
    """

    def follow(self, s: Magnificent) -> None:
        s.next_then(PAY_DICE)
        s.forget_ledger()
        take_back_hats(s)
        slide_hats(s)
        if s.seats > SOLO:
            for k in range(s.seats):
                s.tell(ORDER_GIVEN, s.order[k], k + 1)
            s.then(SHOW_ORDER_CARDS)


def take_back_hats(s: Magnificent) -> None:
    """MAG-EOR-02 of two hats on the track the lower one."""
    for seat in range(s.seats):
        first = seat * HATS
        s.hats[first] = max(s.hats[first], s.hats[first + 1])
        s.hats[first + 1] = NOWHERE


def has_gap(s: Magnificent) -> bool:
    """MAG-EOR-04 whether an empty space lies between the hats of two players."""
    distance = s.hats[0] - s.hats[HATS] if s.seats == DUEL else i64(0)
    return distance > 1 or distance < -1


def hats_in_order(s: Magnificent, place: i64) -> i64:
    """Whose hat is the lowest, the second lowest, …"""
    for seat in range(s.seats):
        below: i64 = 0
        for other in range(s.seats):
            if s.hats[other * HATS] < s.hats[seat * HATS]:
                below += 1
        if below == place:
            return seat
    return NOWHERE


def slide_hats(s: Magnificent) -> None:
    """MAG-EOR-03 to the bottom, in the same order; MAG-EOR-04 of two players with one empty space between them."""
    s.gap = 1 if has_gap(s) else 0
    for place in range(s.seats):
        s.order[place] = hats_in_order(s, place)
    for place in range(s.seats):
        s.hats[s.order[place] * HATS] = place + (s.layout.numbers.kept_gap * place if s.gap else 0)


@final
class ShowOrderCards(Consequence[Magnificent]):
    """Everybody pays or receives what the play-order card shows, in ascending order.

    MAG-PSET-09  to the general supply, and from it
    MAG-EOR-06   a coin that is missing costs points
    """

    def follow(self, s: Magnificent) -> None:
        k = s.own(NEXT)
        if k == s.seats:
            s.done()
            return
        s.set_own(NEXT, k + 1)
        seat = s.order[k]
        trade = s.layout.order_trade[k]
        owed = s.layout.paid(trade, COINS)
        s.ledger[seat * LEDGER + ORDER_LOST] = pay_or_lose(s, seat, owed)
        begin_gain(s, seat, trade, NOTHING)


def pay_or_lose(s: Magnificent, seat: Seat, owed: i64) -> i64:
    """MAG-EOR-08 what one has must be paid; each missing coin costs 1, 2 or 3 points, by round. How many were lost."""
    paid = min(owed, s.has(seat, PURSE))
    pay_coins(s, seat, paid)
    if paid == owed:
        return 0
    lost = (owed - paid) * s.layout.numbers.missing_coin[s.round - 1]
    if s.layout.rulings.score_floor:
        lost = min(lost, max(0, s.has(seat, SCORE)))  # MAG-GEN-11
    s.add(seat, SCORE, -lost)
    s.parts[seat * PARTS + PENALTIES] -= lost
    s.tell(COINS_MISSED, seat, owed - paid, lost)
    return lost


def owed_for_dice(s: Magnificent, seat: Seat) -> i64:
    """MAG-EOR-07 the largest sum of one colour, and all clear dice."""
    most: i64 = 0
    clear: i64 = 0
    for colour in range(COLOURS + 1):
        total: i64 = 0
        for k in range(seat * MOST_DICE, seat * MOST_DICE + MOST_DICE):
            die = s.dice[k]
            if die != NOTHING and colour_of(die) == colour:
                total += value_of(die)
        if colour == CLEAR:
            clear = total
        else:
            most = max(most, total)
    return most + clear


@final
class PayDice(Consequence[Magnificent]):
    """Everybody pays for dice.

    MAG-EOR-07  the largest sum of one colour and all clear dice
    MAG-EOR-08  a coin that is missing costs points
    """

    def follow(self, s: Magnificent) -> None:
        s.next_then(DRAFT_SETS)
        for k in range(s.seats):
            seat = s.order[k]
            owed = owed_for_dice(s, seat)
            paid = min(owed, s.has(seat, PURSE))
            s.tell(DICE_PAID, seat, owed, paid)
            s.ledger[seat * LEDGER + OWED] = owed
            s.ledger[seat * LEDGER + PAID] = paid
            s.ledger[seat * LEDGER + LOST] = pay_or_lose(s, seat, owed)


@final
class DraftSets(Consequence[Magnificent]):
    """Everybody takes a set of the Main Display, from the highest play-order number down.

    MAG-EOR-09  a master card and a trainer tile
    MAG-EOR-16  after the last round a card only
    """

    def follow(self, s: Magnificent) -> None:
        taken = s.own(NEXT)
        last = s.round == s.layout.numbers.rounds
        if taken == s.seats or (last and not s.layout.rulings.third_draft):
            s.next_then(SCORE_CARDS)
            return
        s.set_own(NEXT, taken + 1)
        s.push(CHOOSE_SET, s.order[s.seats - 1 - taken], taken)


def take_set(s: Magnificent, seat: Seat, k: i64) -> None:
    card = s.cards.card(CARD_SET + k, 0)
    s.cards.move(CARD_SET + k, 0, s.own_cards(seat))
    s.drafted_cards[seat] = card
    s.tell(SET_TAKEN, seat, card)
    if s.tiles.size(TILE_SET + k) > 0:
        s.drafted_tiles[seat] = s.tiles.card(TILE_SET + k, 0)
        s.tell(SET_TILE_TAKEN, seat, s.drafted_tiles[seat])
        take_tile(s, seat, TILE_SET + k)


def take_tile(s: Magnificent, seat: Seat, pile: i64) -> None:
    """MAG-TRN-07 into the next slot, one for the start and one for each round; extra tiles lie behind."""
    own = s.own_tiles(seat)
    extra = s.tiles.size(own) - s.round
    s.tiles.move(pile, 0, own)
    for _ in range(extra):
        s.tiles.move(own, s.round, own)


@final
class ChooseSet(Pick[Magnificent]):
    """Take a set.

    MAG-EOR-09  any that is left
    MAG-EOR-10  of five players also the tops of deck and pile
    """

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return ALLOWED if s.cards.size(CARD_SET + k) > 0 else SET_GONE

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        first = s.own(NEXT) == 0
        s.done()
        take_set(s, seat, k)
        if s.gap and first:
            s.push(DISCARD_SET, seat)  # MAG-EOR-11
        s.hand_over()


@final
class DiscardSet(Pick[Magnificent]):
    """Discard one of the two sets that are left.

    MAG-EOR-11  of two players with a gap the first to choose
    """

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return ALLOWED if s.cards.size(CARD_SET + k) > 0 else SET_GONE

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        s.done()
        s.tell(SET_DISCARDED, seat, s.cards.card(CARD_SET + k, 0))
        discard_set(s, k)
        s.hand_over()


def discard_set(s: Magnificent, k: i64) -> None:
    if s.cards.size(CARD_SET + k) > 0:
        s.cards.move(CARD_SET + k, 0, CARD_DISCARD)
    discard_tile(s, k)


def discard_tile(s: Magnificent, k: i64) -> None:
    if s.tiles.size(TILE_SET + k) > 0:
        s.tiles.move(TILE_SET + k, 0, TILE_DISCARD)


@final
class ScoreCards(Consequence[Magnificent]):
    """Everybody scores one card, in ascending order.

    MAG-EOR-12  in full, and it is discarded
    MAG-EOG-01  after the last round the end of the game follows
    """

    def follow(self, s: Magnificent) -> None:
        scored = s.own(NEXT)
        if scored == s.seats:
            s.next_then(FINISH_GAME if s.round == s.layout.numbers.rounds else PREPARE_ROUND)
            return
        s.set_own(NEXT, scored + 1)
        s.now[GEMS_OFF] = 0
        s.push(SCORE_CARD, s.order[scored])


def discards_gems(s: Magnificent, card: Card) -> bool:
    return s.layout.scoring_counts[s.layout.card_scoring[card]] == COUNT_DISCARDED_GEMS


@final
class ScoreCard(Pick[Magnificent]):
    """Score one of your master cards and discard it.

    MAG-EOR-12  in full
    MAG-EOR-13  dice stay where they are until all have scored
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        pile = s.own_cards(seat)
        for k in range(s.cards.size(pile)):
            out.add(s.layout.score.of(s.cards.card(pile, k)))

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return ALLOWED if s.cards.find(s.own_cards(seat), k) >= 0 else NOT_YOUR_CARD

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        if discards_gems(s, k) and s.gems(seat) > 0:
            s.next(DISCARD_GEM, seat, k, 0, 0)
        else:
            s.done()
            score_card(s, seat, k)


def score_card(s: Magnificent, seat: Seat, card: Card) -> None:
    worth = points(s, seat, card, s.now[GEMS_OFF])
    s.add(seat, SCORE, worth)
    s.parts[seat * PARTS + FROM_ROUNDS + s.round - 1] += worth
    s.scored_cards[seat] = card
    s.ledger[seat * LEDGER + SCORED] = worth
    s.cards.move(s.own_cards(seat), s.cards.find(s.own_cards(seat), card), CARD_DISCARD)
    s.tell(CARD_SCORED, seat, card, worth)
    s.hand_over()


def score_kept(s: Magnificent, seat: Seat, card: Card) -> i64:
    """MAG-EOG-03 what a card kept to the end gives; one setting halves the sum of all of them."""
    worth = points(s, seat, card, s.now[GEMS_OFF])
    s.ledger[seat * LEDGER + KEPT] += worth
    half: i64 = 0 if s.layout.rulings.half_of_sum else halved(s, worth)
    s.add(seat, SCORE, half)
    s.parts[seat * PARTS + FROM_HALVES] += half
    return half


@final
class DiscardGem(Decision[Magnificent]):
    """Discard gems for a card, one by one: orange, green, purple, clear, then enough.

    MAG-SC-09  as many as one likes, clear ones too
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        for kind in range(s.own(KIND), GEM_KINDS):
            if s.has(seat, STORAGE + kind) > 0:
                out.add(s.layout.discard.of(kind))
        out.add(s.layout.enough.of())

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        if s.layout.enough.has(action):
            return ALLOWED
        kind = s.layout.discard.argument(action)
        if s.has(seat, STORAGE + kind) == 0:
            return because(NO_SUCH_GEM, kind)
        return NOT_IN_ORDER if s.asks(DISCARD_GEM, seat) and kind < s.own(KIND) else ALLOWED

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        if s.layout.discard.has(action):
            kind = s.layout.discard.argument(action)
            s.set_own(KIND, kind)
            s.add(seat, STORAGE + kind, -1)
            s.now[GEMS_OFF] += 1
            s.tell(GEMS_DISCARDED, seat, kind)
            return
        card, kept = s.own(CARD), s.own(KEPT_CARD)
        s.done()
        if kept == 0:
            score_card(s, seat, card)
