"""The Main Display and the Master Board before each round: filled again, or not; and the dice rolled anew."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.layout import (
    CARD_DECK,
    CARD_DISCARD,
    CARD_SET,
    MASTER_CURRENT,
    MASTER_DISCARD,
    MASTER_FUTURE,
    MASTER_OF,
    MASTER_STACK,
    SOLO,
    TILE_DISCARD,
    TILE_PILE,
    TILE_SET,
)
from ludoteca.games.magnificent.rules.names import (
    DICE_KINDS,
    FACES,
    GEM_KINDS,
    NOTHING,
    PLAY_TURNS,
    ROUND_BEGAN,
)
from ludoteca.games.magnificent.rules.round_end import discard_set, discard_tile
from ludoteca.games.magnificent.rules.state import FREE, IN_MAIN_TENT, Magnificent, colour_of
from ludoteca.kernel.chance import DECKS
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.deck import Deck
from ludoteca.kernel.events import EVERYBODY


def draw(s: Magnificent, deck: Deck, pile: i64, discards: i64, to: i64, mask: i64) -> None:
    """The top of a pile is seen by those in the mask and goes elsewhere; MAG-GEN-13 discards make a new pile."""
    if deck.size(pile) == 0:
        while deck.size(discards) > 0:
            deck.move(discards, 0, pile)
        deck.shuffle(pile, s.chance, DECKS)
    if deck.size(pile) > 0:
        top = deck.size(pile) - 1
        s.show(deck, pile, top, mask)
        deck.move(pile, top, to)


def fill_sets(s: Magnificent, first: i64, last: i64, tiles: bool) -> None:
    """MAG-SETUP-06, MAG-EOR-14 cards and tiles where none lie."""
    for k in range(first, last):
        if s.cards.size(CARD_SET + k) == 0:
            draw(s, s.cards, CARD_DECK, CARD_DISCARD, CARD_SET + k, EVERYBODY)
        if tiles and s.tiles.size(TILE_SET + k) == 0:
            draw(s, s.tiles, TILE_PILE, TILE_DISCARD, TILE_SET + k, EVERYBODY)


def roll_dice(s: Magnificent) -> None:
    """MAG-SETUP-02 all dice in play are rolled, and lie on the Main Tent."""
    for die in range(DICE_KINDS):
        s.pool[die] = 0
    for colour in range(GEM_KINDS):
        for _ in range(s.layout.dice[colour] if s.seats > SOLO else s.layout.all_dice[colour] - s.reserve[colour]):
            s.pool[colour * FACES + s.roll(FACES) - 1] += 1


def collect_dice(s: Magnificent) -> None:
    """Dice leave the cards; MAG-SOLO-10 alone those that were added go back to the reserve."""
    for k in range(i64(len(s.dice))):
        s.dice[k] = NOTHING
        s.dice_on[k] = NOTHING
    if s.seats == SOLO and not s.layout.rulings.keep_added_dice:
        fill_reserve(s)


def fill_reserve(s: Magnificent) -> None:
    """MAG-SOLO-01 all dice that are not in play."""
    for colour in range(GEM_KINDS):
        s.reserve[colour] = s.layout.all_dice[colour] - s.layout.dice[colour]


def dice_of(s: Magnificent, colour: i64) -> i64:
    """How many dice of a colour are in play, in the Main Tent and on cards."""
    count: i64 = 0
    for value in range(FACES):
        count += s.pool[colour * FACES + value]
    for k in range(i64(len(s.dice))):
        if s.dice[k] != NOTHING and colour_of(s.dice[k]) == colour:
            count += 1
    return count


@final
class PrepareRound(Consequence[Magnificent]):
    """Everything is made ready for the next round.

    MAG-EOR-14  trainers come home, the Main Display is filled, no tiles after the second round; dice are rolled
    MAG-EOR-15  of five players the tops of deck and pile are turned up
    MAG-EOR-17  a tile that is left after the second round is discarded
    MAG-TRN-03  trainers leave the Main Tent
    """

    def follow(self, s: Magnificent) -> None:
        s.next_then(PLAY_TURNS)
        for seat in range(s.seats):
            while s.has(seat, IN_MAIN_TENT) > 0:
                s.move_trainer(seat, IN_MAIN_TENT, FREE)
        s.round += 1
        s.turn = 0
        last = s.round == s.layout.numbers.rounds
        clear_sets(s, last)
        fill_sets(s, 0, s.layout.sets(), tiles=not last)
        if s.layout.rulings.master_board:
            turn_master_tiles(s, last)
        collect_dice(s)
        roll_dice(s)
        s.tell(ROUND_BEGAN, s.round)


def clear_sets(s: Magnificent, last: bool) -> None:
    """MAG-EOR-17 what nobody took stays, but for tiles before the last round; one setting clears it all."""
    for k in range(s.layout.sets()):
        if s.layout.rulings.discard_leftover:
            discard_set(s, k)
        elif last:
            discard_tile(s, k)


def turn_master_tiles(s: Magnificent, last: bool) -> None:
    """MAG-MOD-08 tiles that were taken or left go; MAG-MOD-09 the future ones come, and are filled up once."""
    masters = s.masters
    for seat in range(s.seats):
        if masters.size(MASTER_OF + seat) > 0:
            masters.move(MASTER_OF + seat, 0, MASTER_DISCARD)
    while masters.size(MASTER_CURRENT) > 0:
        masters.move(MASTER_CURRENT, 0, MASTER_DISCARD)
    while masters.size(MASTER_FUTURE) > 0:
        masters.move(MASTER_FUTURE, 0, MASTER_CURRENT)
    if not last:
        lay_master_tiles(s, MASTER_FUTURE)


def lay_master_tiles(s: Magnificent, side: i64) -> None:
    """MAG-MOD-02 so many on a side, face up."""
    for _ in range(s.layout.numbers.master_tiles):
        s.masters.move(MASTER_STACK, s.masters.size(MASTER_STACK) - 1, side)
        s.show(s.masters, side, s.masters.size(side) - 1, EVERYBODY)
