"""What lies on the table in The Magnificent: the tent, the tracks, the displays, the boards, and the turn going on."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.magnificent.rules.layout import CARD_OWN, TILE_OWN, Layout
from ludoteca.games.magnificent.rules.names import (
    BOARD_PLACES,
    COLOURS,
    DICE_KINDS,
    FACES,
    GEM_KINDS,
    HATS,
    MOST_DICE,
    MOST_TILES,
    NOBODY,
    NOTHING,
    NOWHERE,
    PLACES,
    TENT_SPACES,
    TILE_KINDS,
)
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.deck import Deck
from ludoteca.kernel.numbers import Card, Seat, table
from ludoteca.kernel.state import State, Words

# The words of what a seat has: points, coins, gems by kind, and its trainers by where they are.
THINGS: Final[i64] = 13
SCORE: Final[i64] = 0
PURSE: Final[i64] = 1  # coins
STORAGE: Final[i64] = 2  # MAG-GEN-04 gems: orange, green, purple, clear
RESERVE: Final[i64] = 6  # MAG-GEN-10 trainers not yet earned
FREE: Final[i64] = 7  # … that can be used
IN_USE: Final[i64] = 8  # … used in this turn
IN_MAIN_TENT: Final[i64] = 9  # MAG-TRN-03
LOCKED: Final[i64] = 10  # MAG-TT-06 on the Veteran of each colour

# The words of the turn that is going on, beside what has a field of its own.
TURN: Final[i64] = 24
GEM_POWER: Final[i64] = 0  # MAG-POW-01 the parts of the power beside dice and Veterans
BONUS_POWER: Final[i64] = 1
TRAINER_POWER: Final[i64] = 2
EXTRA: Final[i64] = 3  # power for one kind of action only: build, travel, perform
BUDGET: Final[i64] = 6  # more for building, from trainers
BONUS_DONE: Final[i64] = 7  # MAG-DIE-02
SPLIT: Final[i64] = 8  # MAG-BO-03
POWER: Final[i64] = 9  # once it is fixed, else NOTHING
LEFT: Final[i64] = 10  # of it, after a first action
DONE: Final[i64] = 11  # actions done, a bit each
OTHER_WAGON: Final[i64] = 12  # whether a wagon of another colour is moved
TO_LAY: Final[i64] = 13  # MAG-BUILD-01 tiles to lay: small, large
LAYING: Final[i64] = 15  # whether tiles are being laid
WHITES: Final[i64] = 16  # white tiles laid for the clear die
TILES_LAID: Final[i64] = 17
PER_TILE: Final[i64] = 18  # trainers that pay for each tile
SHOWS_LEFT: Final[i64] = 19  # MAG-PERF-06 NOTHING while nobody performs
SHOWN: Final[i64] = 20
PER_POSTER: Final[i64] = 21  # trainers that pay for each poster
ADDED: Final[i64] = 22  # MAG-SOLO-08 posters discarded before this turn
GEMS_OFF: Final[i64] = 23  # MAG-SC-09 gems discarded for the card that is being scored

# The words of a seat's ledger of the round's end.
LEDGER: Final[i64] = 6
ORDER_LOST: Final[i64] = 0  # points for coins the play-order card asked for
OWED: Final[i64] = 1
PAID: Final[i64] = 2
LOST: Final[i64] = 3  # points for coins that were missing
SCORED: Final[i64] = 4
KEPT: Final[i64] = 5  # full points of the cards kept to the end

# What a seat's points come from.
PARTS: Final[i64] = 9
FROM_POSTERS: Final[i64] = 0
FROM_TENTS: Final[i64] = 1
FROM_BONUSES: Final[i64] = 2
FROM_ROUNDS: Final[i64] = 3  # cards scored at the end of rounds 1, 2, 3
FROM_HALVES: Final[i64] = 6
FROM_CAMP: Final[i64] = 7
PENALTIES: Final[i64] = 8

# Layers of a camp: squares by colour, and those filled with clear gems at the end.
LAYERS: Final[i64] = 5
CLEAR_LAYER: Final[i64] = 4


@final
class Magnificent(State):
    """Dice, gems and trainers are counted; cards, tiles, tents and posters lie in decks of their own."""

    def __init__(self, layout: Layout, chance: Chance | None, like: Magnificent | None) -> None:
        super().__init__(layout.seats, chance, like)
        seats = layout.seats
        self.layout = layout
        self.round: i64 = like.round if like is not None else 0  # MAG-GEN-01 from 1 on; 0 while the table is laid
        self.turn: i64 = like.turn if like is not None else 0  # which of everybody's turns of the round it is
        self.player: i64 = like.player if like is not None else NOBODY  # whose turn it is
        self.gap: i64 = like.gap if like is not None else 0  # MAG-EOR-04
        self.passed: i64 = like.passed if like is not None else 0  # MAG-PSET-13 how often hands went on
        self.order: vec[i64] = like.order[:] if like is not None else table(seats)  # MAG-PSET-04 seats by number
        self.hats: vec[i64] = like.hats[:] if like is not None else table(seats * HATS, NOWHERE)
        self.pool: vec[i64] = like.pool[:] if like is not None else table(DICE_KINDS)  # dice of the Main Tent
        self.reserve: vec[i64] = like.reserve[:] if like is not None else table(GEM_KINDS)  # MAG-SOLO-01
        # By seat the dice of the round and the cards they were put on, in the order in which they were taken.
        self.dice: vec[i64] = like.dice[:] if like is not None else table(seats * MOST_DICE, NOTHING)
        self.dice_on: vec[i64] = like.dice_on[:] if like is not None else table(seats * MOST_DICE, NOTHING)
        # MAG-SETUP-07 wagons begin on the first space of their tracks.
        self.wagons: vec[i64] = like.wagons[:] if like is not None else table(COLOURS)
        tracks = COLOURS * layout.track_length
        self.track_tents: vec[i64] = like.track_tents[:] if like is not None else table(tracks, NOTHING)
        centres = COLOURS * layout.numbers.centre_tents
        self.centre_tents: vec[i64] = like.centre_tents[:] if like is not None else table(centres, NOTHING)
        self.supply: vec[i64] = like.supply[:] if like is not None else layout.supply[:]
        self.board: vec[i64] = like.board[:] if like is not None else table(seats, NOTHING)
        self.things: vec[i64] = like.things[:] if like is not None else table(seats * THINGS)
        self.squares: vec[i64] = like.squares[:] if like is not None else table(seats * LAYERS)  # covered, a bit each
        self.laid: vec[i64] = like.laid[:] if like is not None else table(seats * TILE_KINDS)  # tiles by kind
        # Each tile of a camp as it lies: kind, face and first square in one word, in the order they were laid.
        self.lying: vec[i64] = like.lying[:] if like is not None else table(seats * MOST_TILES, NOTHING)
        self.gem_squares: vec[i64] = like.gem_squares[:] if like is not None else table(seats * GEM_KINDS)  # MAG-EOG-02
        self.committed: vec[i64] = like.committed[:] if like is not None else table(seats * TILE_KINDS)  # MAG-PERF-08
        self.tents: vec[i64] = like.tents[:] if like is not None else table(seats * TENT_SPACES, NOTHING)
        self.cards: Deck = like.cards.copy() if like is not None else layout.empty_cards()
        self.tiles: Deck = like.tiles.copy() if like is not None else layout.empty_tiles()
        self.tent_deck: Deck = like.tent_deck.copy() if like is not None else layout.empty_tents()
        self.posters: Deck = like.posters.copy() if like is not None else layout.empty_posters()
        self.masters: Deck = like.masters.copy() if like is not None else layout.empty_masters()
        # The turn that is going on: its die and the card it lies on, its colour; the action that is going on or was the
        # last one, and the one a trainer was used for beforehand; the wagon that was moved; MAG-MOD-05 its master tile.
        self.die: i64 = like.die if like is not None else NOTHING
        self.die_card: i64 = like.die_card if like is not None else NOTHING
        self.colour: i64 = like.colour if like is not None else NOTHING
        self.doing: i64 = like.doing if like is not None else NOTHING
        self.announced: i64 = like.announced if like is not None else NOTHING
        self.moved_track: i64 = like.moved_track if like is not None else NOTHING
        self.master_tile: i64 = like.master_tile if like is not None else NOTHING
        self.now: vec[i64] = like.now[:] if like is not None else table(TURN)  # … and its numbers
        self.used: vec[i64] = like.used[:] if like is not None else table(PLACES)  # trainers by place, this turn
        self.ledger: vec[i64] = like.ledger[:] if like is not None else table(seats * LEDGER)
        # By seat the set that was drafted and the card that was scored at the end of the round.
        self.drafted_cards: vec[i64] = like.drafted_cards[:] if like is not None else table(seats, NOTHING)
        self.drafted_tiles: vec[i64] = like.drafted_tiles[:] if like is not None else table(seats, NOTHING)
        self.scored_cards: vec[i64] = like.scored_cards[:] if like is not None else table(seats, NOTHING)
        self.parts: vec[i64] = like.parts[:] if like is not None else table(seats * PARTS)

    def copy(self) -> Magnificent:
        return Magnificent(self.layout, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        out.one("round", self.round)
        out.one("turn", self.turn)
        out.one("player", self.player)
        out.one("gap", self.gap)
        out.one("passed", self.passed)
        out.many("order", self.order)
        out.many("hats", self.hats)
        out.many("pool", self.pool)
        out.many("reserve", self.reserve)
        out.many("dice", self.dice)
        out.many("dice_on", self.dice_on)
        out.many("wagons", self.wagons)
        out.many("track_tents", self.track_tents)
        out.many("centre_tents", self.centre_tents)
        out.many("supply", self.supply)
        out.many("board", self.board)
        out.many("things", self.things)
        out.masks("squares", self.squares)
        out.many("laid", self.laid)
        out.many("lying", self.lying)
        out.masks("gem_squares", self.gem_squares)
        out.many("committed", self.committed)
        out.many("tents", self.tents)
        self.cards.words("cards", out)
        self.tiles.words("tiles", out)
        self.tent_deck.words("tent_deck", out)
        self.posters.words("posters", out)
        self.masters.words("masters", out)
        out.one("die", self.die)
        out.one("die_card", self.die_card)
        out.one("colour", self.colour)
        out.one("doing", self.doing)
        out.one("announced", self.announced)
        out.one("moved_track", self.moved_track)
        out.one("master_tile", self.master_tile)
        out.many("now", self.now)
        out.many("used", self.used)
        out.many("ledger", self.ledger)
        out.many("drafted_cards", self.drafted_cards)
        out.many("drafted_tiles", self.drafted_tiles)
        out.many("scored_cards", self.scored_cards)
        out.many("parts", self.parts)

    def forget_ledger(self) -> None:
        """Nothing of a round's end is written yet."""
        for k in range(self.seats * LEDGER):
            self.ledger[k] = 0
        for seat in range(self.seats):
            self.drafted_cards[seat] = NOTHING
            self.drafted_tiles[seat] = NOTHING
            self.scored_cards[seat] = NOTHING

    def has(self, seat: Seat, thing: i64) -> i64:
        return self.things[seat * THINGS + thing]

    def add(self, seat: Seat, thing: i64, count: i64) -> None:
        self.things[seat * THINGS + thing] += count

    def move_trainer(self, seat: Seat, source: i64, to: i64) -> None:
        """MAG-GEN-10 one of the eight trainers of a seat goes elsewhere."""
        self.things[seat * THINGS + source] -= 1
        self.things[seat * THINGS + to] += 1

    def gems(self, seat: Seat) -> i64:
        """All gems in a storage."""
        base = seat * THINGS + STORAGE
        things = self.things
        return things[base] + things[base + 1] + things[base + 2] + things[base + 3]

    def covered(self, seat: Seat) -> i64:
        """The covered squares of a camp, a bit each."""
        base = seat * LAYERS
        squares = self.squares
        return squares[base] | squares[base + 1] | squares[base + 2] | squares[base + 3] | squares[base + 4]

    def order_of(self, seat: Seat) -> i64:
        """MAG-PSET-04 the number on the play-order card of a seat, counted from 0."""
        for k in range(self.seats):
            if self.order[k] == seat:
                return k
        return NOWHERE

    def dice_taken(self, seat: Seat) -> i64:
        """How many dice of this round lie on the cards of a seat."""
        count: i64 = 0
        for k in range(seat * MOST_DICE, seat * MOST_DICE + MOST_DICE):
            if self.dice[k] != NOTHING:
                count += 1
        return count

    def die_on(self, seat: Seat, card: Card) -> i64:
        """Which of the dice of a seat lies on a card: its place in `dice`, or NOWHERE."""
        for k in range(seat * MOST_DICE, seat * MOST_DICE + MOST_DICE):
            if self.dice_on[k] == card:
                return k
        return NOWHERE

    def own_cards(self, seat: Seat) -> i64:
        return CARD_OWN + seat

    def own_tiles(self, seat: Seat) -> i64:
        return TILE_OWN + seat

    def owns_tile(self, seat: Seat, place: i64) -> bool:
        """Whether a place for trainers is on the game board, or on a tile of this seat."""
        return place < BOARD_PLACES or self.tiles.find(TILE_OWN + seat, place - BOARD_PLACES) >= 0

    def has_space_for_tent(self, seat: Seat) -> bool:
        """MAG-TENT-02 a tent space without a tent tile, the pre-printed one among them."""
        for k in range(seat * TENT_SPACES, seat * TENT_SPACES + TENT_SPACES):
            if self.tents[k] == NOTHING:
                return True
        return False


def value_of(die: i64) -> i64:
    return die % FACES + 1


def colour_of(die: i64) -> i64:
    return die // FACES
