"""The master cards one begins with: those of the board, a draft, or alone four of six."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.display import draw
from ludoteca.games.magnificent.rules.layout import (
    CARD_DECK,
    CARD_DISCARD,
    CARD_HAND,
    SOLO,
    TILE_DISCARD,
    TILE_DRAWN,
    TILE_PILE,
)
from ludoteca.games.magnificent.rules.names import (
    CARD_KEPT,
    CARD_NOT_OFFERED,
    DRAFT_CARD,
    KEEP_CARD,
    KEEP_TILE,
    NOTHING,
)
from ludoteca.games.magnificent.rules.state import Magnificent
from ludoteca.kernel.chance import DECKS
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Commit, Options, Pick
from ludoteca.kernel.events import EVERYBODY, bit
from ludoteca.kernel.numbers import Action, Seat

LEFT: Final[i64] = 0  # the own word of keeping cards: how many are still to be kept


@final
class DealCards(Consequence[Magnificent]):
    """The master cards one begins with.

    MAG-PSET-05  the four of one's board
    MAG-PSET-06  those of other boards go into the deck
    MAG-PSET-13  or a draft, MAG-SOLO-02 or alone four of six
    """

    def follow(self, s: Magnificent) -> None:
        s.done()
        dealt = s.seats > SOLO and not s.layout.rulings.draft
        for card in range(s.layout.cards):
            board = s.layout.card_board[card]
            if board != NOTHING:
                owner = owner_of(s, board) if dealt else NOTHING
                put_starting_card(s, card, owner)
        s.cards.shuffle(CARD_DECK, s.chance, DECKS)
        if s.seats == SOLO:
            draw_alone(s)
        elif s.layout.rulings.draft:
            begin_draft(s)


def owner_of(s: Magnificent, board: i64) -> i64:
    """Who has a board, or NOTHING."""
    for seat in range(s.seats):
        if s.board[seat] == board:
            return seat
    return NOTHING


def put_starting_card(s: Magnificent, card: i64, owner: i64) -> None:
    if owner == NOTHING:
        s.cards.put(CARD_DECK, card)
    else:
        pile = s.own_cards(owner)
        s.cards.put(pile, card)
        s.cards.mark_seen(pile, s.cards.size(pile) - 1, EVERYBODY)  # MAG-PSET-08


def draw_alone(s: Magnificent) -> None:
    """MAG-SOLO-02 six cards to keep four, two trainer tiles to keep one; MAG-SOLO-09 from all cards."""
    for _ in range(s.layout.numbers.solo_cards):
        draw(s, s.cards, CARD_DECK, CARD_DISCARD, CARD_HAND, bit(0))
    for _ in range(s.layout.numbers.solo_tiles):
        draw(s, s.tiles, TILE_PILE, TILE_DISCARD, TILE_DRAWN, bit(0))
    s.push(KEEP_TILE, 0)
    s.push(KEEP_CARD, 0, s.layout.numbers.solo_kept)


@final
class KeepCard(Pick[Magnificent]):
    """Keep one of the cards drawn.

    MAG-SOLO-02  four of six; the others are shuffled into the deck
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        for k in range(s.cards.size(CARD_HAND)):
            out.add(s.layout.keep.of(s.cards.card(CARD_HAND, k)))

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return ALLOWED if s.seats == SOLO and s.cards.find(CARD_HAND, k) >= 0 else CARD_NOT_OFFERED

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        s.set_own(LEFT, s.own(LEFT) - 1)
        keep_card(s, seat, CARD_HAND, k)
        if s.own(LEFT) == 0:
            s.done()
            show_cards(s, seat)
            shuffle_back(s, CARD_HAND)


def keep_card(s: Magnificent, seat: Seat, hand: i64, card: i64) -> None:
    s.cards.move(hand, s.cards.find(hand, card), s.own_cards(seat))
    s.whisper(bit(seat), CARD_KEPT, seat, card)


def show_cards(s: Magnificent, seat: Seat) -> None:
    """MAG-PSET-08 they lie face up."""
    pile = s.own_cards(seat)
    for k in range(s.cards.size(pile)):
        s.show(s.cards, pile, k, EVERYBODY)


def shuffle_back(s: Magnificent, hand: i64) -> None:
    while s.cards.size(hand) > 0:
        s.cards.move(hand, 0, CARD_DECK)
    s.cards.shuffle(CARD_DECK, s.chance, DECKS)


def hand_of(s: Magnificent, seat: Seat) -> i64:
    """MAG-PSET-13 the hand that a seat holds now: hands go on to the next higher number."""
    return CARD_HAND + (s.order_of(seat) + s.seats - s.passed % s.seats) % s.seats


def begin_draft(s: Magnificent) -> None:
    for k in range(s.seats):
        for _ in range(s.layout.numbers.draft_dealt):
            draw(s, s.cards, CARD_DECK, CARD_DISCARD, CARD_HAND + k, bit(s.order[k]))
    s.ask_all(DRAFT_CARD)


@final
class DraftCard(Commit[Magnificent]):
    """Keep a card of the hand, in secret, and pass the others on.

    MAG-PSET-13  until four are kept; the last one is shuffled into the deck
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        hand = hand_of(s, seat)
        for k in range(s.cards.size(hand)):
            out.add(s.layout.keep.of(s.cards.card(hand, k)))

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        if s.deciding() != DRAFT_CARD:
            return CARD_NOT_OFFERED
        return ALLOWED if s.cards.find(hand_of(s, seat), s.layout.keep.argument(action)) >= 0 else CARD_NOT_OFFERED

    def uncover(self, s: Magnificent) -> None:
        for seat in range(s.seats):
            keep_card(s, seat, hand_of(s, seat), s.layout.keep.argument(s.answer(seat, 0)))
        s.passed += 1
        if s.passed == s.layout.numbers.draft_kept:
            for seat in range(s.seats):
                show_cards(s, seat)
                shuffle_back(s, CARD_HAND + seat)
            return
        for seat in range(s.seats):
            hand = hand_of(s, seat)
            for k in range(s.cards.size(hand)):
                s.show(s.cards, hand, k, bit(seat))
        s.ask_all(DRAFT_CARD)
