"""Before the first round: the table is laid, boards and cards are dealt, supplies and trainer tiles are taken."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.acting import forget_turn
from ludoteca.games.magnificent.rules.display import draw, fill_reserve, fill_sets, lay_master_tiles, roll_dice
from ludoteca.games.magnificent.rules.goods import begin_gain
from ludoteca.games.magnificent.rules.layout import (
    CARD_DECK,
    CARD_DISCARD,
    CARD_MASTER,
    MASTER_CURRENT,
    MASTER_FUTURE,
    MASTER_STACK,
    NO_SPECIAL,
    POSTER_BOX,
    POSTER_DECK,
    POSTER_MASTER,
    POSTER_WHITE,
    SOLO,
    SPECIAL_CAMP,
    SPECIAL_TENT,
    TENT_MASTER,
    TENT_PILE,
    TENTS_UP,
    TILE_DISCARD,
    TILE_DRAWN,
    TILE_MASTER,
    TILE_OPEN,
    TILE_PILE,
    TRACK_POSTER,
    Layout,
)
from ludoteca.games.magnificent.rules.names import (
    BOARD_DEALT,
    CHOOSE_TILE,
    DEAL_CARDS,
    GIVE_SUPPLIES,
    HATS,
    KEEP_TILE,
    LAY_TABLE,
    NOTHING,
    OFFER_TILES,
    OPEN_GAME,
    PLAY_TURNS,
    POSTERS_SHOWN,
    ROUND_BEGAN,
    SHOW_ORDER_CARDS,
    TAKE_SPECIALS,
    TILE_KEPT,
    TILE_NOT_OFFERED,
    TILE_TAKEN,
    TURN_TILE,
    WHITE,
    WHITE_TILE,
)
from ludoteca.games.magnificent.rules.posters import refill
from ludoteca.games.magnificent.rules.state import RESERVE, Magnificent
from ludoteca.games.magnificent.rules.tents import begin_tent
from ludoteca.kernel.chance import DECKS, SETUP, Chance
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Options, Pick
from ludoteca.kernel.events import EVERYBODY, bit
from ludoteca.kernel.numbers import Seat, numbered

NEXT: Final[i64] = 0  # the own word of what goes round: how many have had their part


def lay_table(layout: Layout, chance: Chance) -> Magnificent:
    """In the order of the rulebook; the agenda is a stack, so that the last step is laid first."""
    s = Magnificent(layout, chance, None)
    forget_turn(s)
    s.then(OPEN_GAME)
    s.then(TAKE_SPECIALS)
    s.then(OFFER_TILES)
    if s.seats > SOLO:  # MAG-SOLO-05
        s.then(SHOW_ORDER_CARDS)  # MAG-PSET-09
    s.then(GIVE_SUPPLIES)
    s.then(DEAL_CARDS)
    s.then(LAY_TABLE)
    return s


@final
class LayTable(Consequence[Magnificent]):
    """What lies in the middle of the table, and a board for everybody.

    MAG-SETUP-01  the board in the middle, all supplies in reach, white tiles too
    MAG-SETUP-03  play-order cards say who begins
    """

    def follow(self, s: Magnificent) -> None:
        s.done()
        s.round = 1
        if s.seats == SOLO:
            fill_reserve(s)
        roll_dice(s)
        lay_cards(s)
        lay_tents(s)
        lay_posters(s)
        if s.layout.rulings.master_board:
            lay_master_board(s)
        deal_boards(s)


def lay_cards(s: Magnificent) -> None:
    """MAG-SETUP-04 all cards but those of the boards, MAG-SETUP-05 all trainer tiles; MAG-SETUP-06 sets lie open."""
    for card in range(s.layout.cards):
        if s.layout.card_board[card] == NOTHING:
            s.cards.put(CARD_DECK, card)
    s.cards.shuffle(CARD_DECK, s.chance, DECKS)
    for tile in range(i64(len(s.layout.ids["tile"]))):
        s.tiles.put(TILE_PILE, tile)
    s.tiles.shuffle(TILE_PILE, s.chance, DECKS)
    fill_sets(s, 0, s.layout.numbers.sets, tiles=True)


def lay_tents(s: Magnificent) -> None:
    """MAG-SETUP-08 one on each poster space of the tracks, MAG-SETUP-09 two in the middle of each."""
    for tent in range(i64(len(s.layout.ids["tent"]))):
        s.tent_deck.put(TENT_PILE, tent)
    s.tent_deck.shuffle(TENT_PILE, s.chance, DECKS)
    for space in range(i64(len(s.layout.tracks))):
        if s.layout.tracks[space] == TRACK_POSTER:
            s.track_tents[space] = draw_tent(s)
    for k in range(i64(len(s.centre_tents))):
        s.centre_tents[k] = draw_tent(s)


def draw_tent(s: Magnificent) -> i64:
    """The top of the pile, for everybody to see."""
    s.tent_deck.move(TENT_PILE, s.tent_deck.size(TENT_PILE) - 1, TENTS_UP)
    last = s.tent_deck.size(TENTS_UP) - 1
    s.show(s.tent_deck, TENTS_UP, last, EVERYBODY)
    return s.tent_deck.card(TENTS_UP, last)


def lay_posters(s: Magnificent) -> None:
    """MAG-SETUP-10 three normal posters on display, MAG-SETUP-11 and a white one; starting posters are set aside."""
    layout = s.layout
    for poster in range(i64(len(layout.poster_colour))):
        if layout.poster_starts[poster] != 0:
            s.posters.put(POSTER_BOX, poster)
        else:
            s.posters.put(POSTER_WHITE if layout.poster_colour[poster] == WHITE else POSTER_DECK, poster)
    s.posters.shuffle(POSTER_DECK, s.chance, DECKS)
    s.posters.shuffle(POSTER_WHITE, s.chance, DECKS)
    for space in range(POSTERS_SHOWN):
        refill(s, space)


def lay_master_board(s: Magnificent) -> None:
    """MAG-MOD-02 tiles on both sides; MAG-MOD-03 two tents, trainer tiles, master cards and normal posters."""
    for tile in range(i64(len(s.layout.ids["master"]))):
        s.masters.put(MASTER_STACK, tile)
    s.masters.shuffle(MASTER_STACK, s.chance, DECKS)
    lay_master_tiles(s, MASTER_CURRENT)
    lay_master_tiles(s, MASTER_FUTURE)
    for k in range(s.layout.numbers.beside_master_board):
        s.tent_deck.move(TENT_PILE, s.tent_deck.size(TENT_PILE) - 1, TENT_MASTER)
        s.show(s.tent_deck, TENT_MASTER, k, EVERYBODY)
        draw(s, s.tiles, TILE_PILE, TILE_DISCARD, TILE_MASTER, EVERYBODY)
        draw(s, s.cards, CARD_DECK, CARD_DISCARD, CARD_MASTER, EVERYBODY)
        s.posters.move(POSTER_DECK, s.posters.size(POSTER_DECK) - 1, POSTER_MASTER)
        s.show(s.posters, POSTER_MASTER, k, EVERYBODY)


def deal_boards(s: Magnificent) -> None:
    """MAG-PSET-02 play-order cards, MAG-PSET-03 hats in that order; MAG-PSET-05 boards, MAG-PSET-07 starting posters.

    MAG-PSET-01 markers on 0, two hats each, MAG-PSET-12 of five players one; eight trainers, none of them earned.
    """
    order = numbered(list(range(int(s.seats))))
    s.chance.shuffle(SETUP, order)
    boards = numbered(list(range(len(s.layout.ids["board"]))))
    s.chance.shuffle(SETUP, boards)
    for k in range(s.seats):
        seat = order[k]
        s.order[k] = seat
        s.hats[seat * HATS] = k
        s.board[seat] = boards[seat]
        s.add(seat, RESERVE, s.layout.numbers.trainers)
        s.tell(BOARD_DEALT, seat, boards[seat], k + 1 if s.seats > SOLO else 0)  # MAG-SOLO-09
    deal_starting_posters(s)


def deal_starting_posters(s: Magnificent) -> None:
    """MAG-PSET-07 one each, above the pre-printed tent; the others stay in the box."""
    for seat in range(s.seats):
        k = s.chance.below(SETUP, s.posters.size(POSTER_BOX))
        s.posters.move(POSTER_BOX, k, s.layout.posters_of(seat))
        s.show(s.posters, s.layout.posters_of(seat), 0, EVERYBODY)
    for k in range(s.posters.size(POSTER_BOX)):
        s.posters.mark_seen(POSTER_BOX, k, EVERYBODY)


@final
class GiveSupplies(Consequence[Magnificent]):
    """What is printed on the boards.

    MAG-PSET-08  coins, gems, trainers
    MAG-ADV-01   of the side that is played
    """

    def follow(self, s: Magnificent) -> None:
        s.done()
        for seat in range(s.seats):
            begin_gain(s, seat, s.layout.supply_trade[s.board[seat]], NOTHING)


@final
class OfferTiles(Consequence[Magnificent]):
    """Trainer tiles are turned up, one more than players, and chosen.

    MAG-PSET-10  in descending order; the one that is left is shuffled into the pile
    """

    def follow(self, s: Magnificent) -> None:
        if s.seats == SOLO:
            s.done()
            return
        taken = s.own(NEXT)
        if taken == 0:
            for _ in range(s.seats + s.layout.numbers.tiles_more):
                draw(s, s.tiles, TILE_PILE, TILE_DISCARD, TILE_OPEN, EVERYBODY)
        if taken == s.seats:
            s.done()
            while s.tiles.size(TILE_OPEN) > 0:
                s.tiles.move(TILE_OPEN, 0, TILE_PILE)
            s.tiles.shuffle(TILE_PILE, s.chance, DECKS)
            return
        s.set_own(NEXT, taken + 1)
        s.push(CHOOSE_TILE, s.order[s.seats - 1 - taken])


@final
class ChooseTile(Pick[Magnificent]):
    """Take one of the trainer tiles that are turned up.

    MAG-PSET-10  for the first slot
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        for k in range(s.tiles.size(TILE_OPEN)):
            out.add(s.layout.keep_tile.of(s.tiles.card(TILE_OPEN, k)))

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return ALLOWED if s.tiles.find(TILE_OPEN, k) >= 0 else TILE_NOT_OFFERED

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        s.done()
        s.tiles.move(TILE_OPEN, s.tiles.find(TILE_OPEN, k), s.own_tiles(seat))
        s.tell(TILE_TAKEN, seat, k)
        s.hand_over()


@final
class TakeSpecials(Consequence[Magnificent]):
    """What else the B sides give, in ascending order.

    MAG-ADV-02  board II a tent, MAG-ADV-03 board V a trainer tile, MAG-ADV-04 board VI a white camp tile
    MAG-ADV-05  after the trainer tiles are chosen
    """

    def follow(self, s: Magnificent) -> None:
        k = s.own(NEXT)
        if k == s.seats:
            s.done()
            return
        s.set_own(NEXT, k + 1)
        seat = s.order[k]
        special = s.layout.special[s.board[seat]]
        if special == SPECIAL_TENT:
            begin_tent(s, seat, draw_tent(s))
        elif special == SPECIAL_CAMP:
            s.push(TURN_TILE, seat, WHITE_TILE)
        elif special != NO_SPECIAL:
            for _ in range(s.layout.numbers.extra_tiles):
                draw(s, s.tiles, TILE_PILE, TILE_DISCARD, TILE_DRAWN + seat, bit(seat))
            s.push(KEEP_TILE, seat)


@final
class KeepTile(Pick[Magnificent]):
    """Keep one of the trainer tiles drawn.

    MAG-ADV-03   in the extra slot; the other one is shuffled into the pile
    MAG-SOLO-02  alone to begin with
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        for k in range(s.tiles.size(TILE_DRAWN + seat)):
            out.add(s.layout.keep_tile.of(s.tiles.card(TILE_DRAWN + seat, k)))

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return ALLOWED if s.tiles.find(TILE_DRAWN + seat, k) >= 0 else TILE_NOT_OFFERED

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        s.done()
        pile = TILE_DRAWN + seat
        own = s.own_tiles(seat)
        s.tiles.move(pile, s.tiles.find(pile, k), own)
        s.show(s.tiles, own, s.tiles.size(own) - 1, EVERYBODY)
        while s.tiles.size(pile) > 0:
            s.tiles.move(pile, 0, TILE_PILE)
        s.tiles.shuffle(TILE_PILE, s.chance, DECKS)
        s.tell(TILE_KEPT, seat, k)
        s.hand_over()


@final
class OpenGame(Consequence[Magnificent]):
    """The first round begins.

    MAG-PSET-11  of five players the tops of deck and pile are turned up
    """

    def follow(self, s: Magnificent) -> None:
        s.next_then(PLAY_TURNS)
        fill_sets(s, s.layout.numbers.sets, s.layout.sets(), tiles=True)
        s.tell(ROUND_BEGAN, s.round)
