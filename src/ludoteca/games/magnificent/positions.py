"""Any position of The Magnificent, laid out by hand on a fresh table: for lessons and tests.

Dice, gems, tiles, tents, cards and posters come from where they would come from: the box, the supply, a deck.
"""

from __future__ import annotations

from typing import Self

from ludoteca.games.magnificent import content
from ludoteca.games.magnificent.rules.acting import begin_turn, forget_turn
from ludoteca.games.magnificent.rules.building import FACES_A_KIND, tile_colour
from ludoteca.games.magnificent.rules.layout import (
    CARD_DECK,
    CARD_SET,
    COLOUR_NAMES,
    COMPLETED,
    DIE_NAMES,
    GEM_NAMES,
    MASTER_CURRENT,
    MASTER_STACK,
    POSTER_BOX,
    POSTER_DECK,
    POSTER_MASTER,
    POSTER_SHOWN,
    POSTER_WHITE,
    SQUARE_NAMES,
    TENT_MASTER,
    TENT_PILE,
    TENTS_UP,
    TILE_MASTER,
    TILE_PILE,
    TILE_SET,
    WAITING,
)
from ludoteca.games.magnificent.rules.names import (
    GEM_KINDS,
    HATS,
    MOST_DICE,
    MOST_TILES,
    NOBODY,
    NOTHING,
    NOWHERE,
    ORDER_SPACES,
    PLAY_TURNS,
    SCORE_CARDS,
    SET_ORDER,
    SQUARES,
    TENT_SPACES,
    TILE_KINDS,
)
from ludoteca.games.magnificent.rules.rules import MagnificentRules
from ludoteca.games.magnificent.rules.state import (
    FREE,
    IN_MAIN_TENT,
    LAYERS,
    LOCKED,
    PURSE,
    RESERVE,
    SCORE,
    STORAGE,
    Magnificent,
)
from ludoteca.kernel.deck import Deck
from ludoteca.kernel.events import EVERYBODY

BOARDS = content.BOARDS
KINDS = [one.id for one in content.camp_tiles()]
# All that lies on the table; what the kernel keeps besides stays.
FIELDS = (
    "player", "gap", "passed", "order", "hats", "pool", "reserve", "dice", "dice_on", "wagons", "track_tents",
    "centre_tents", "supply", "board", "things", "squares", "laid", "lying", "gem_squares", "committed", "tents",
    "cards", "tiles", "tent_deck", "posters", "masters", "now", "used", "ledger", "parts",
    "drafted_cards", "drafted_tiles", "scored_cards",
)  # fmt: skip
POSTER_PLACES = {"1": 0, "2": 1, "3": 2, "4": 3, "5": 4, "waiting": int(WAITING), "done": int(COMPLETED)}


class Position:
    """A table being laid out. Every method lays something and gives the table back, so that they can be chained.

    `cleared` comes first, then what lies where, then whose turn it is.
    """

    def __init__(self, rules: MagnificentRules, s: Magnificent) -> None:
        self.rules = rules
        self.layout = rules.layout
        self.s = s
        self.ids = rules.layout.ids

    def cleared(self, *boards: str) -> Self:
        """Boards taken with their four cards, seats in order, hats on the order spaces; nothing else is anybody's.

        No die is rolled, no tent stands, nothing is on display: all of it is in the box or in its deck.
        """
        s = self.s
        blank = Magnificent(self.layout, s.chance, None)
        for field in FIELDS:
            setattr(s, field, getattr(blank, field))
        s.depth = 0
        decks = [(s.cards, CARD_DECK, "card"), (s.tiles, TILE_PILE, "tile"), (s.tent_deck, TENT_PILE, "tent")]
        if self.layout.rulings.master_board:
            decks.append((s.masters, MASTER_STACK, "master"))
        for deck, pile, name in decks:
            for k in range(len(self.ids[name])):
                deck.put(pile, k)
        for poster in range(len(self.ids["poster"])):
            s.posters.put(self._deck_of(poster), poster)
        for kind in range(GEM_KINDS):
            s.reserve[kind] = self.layout.all_dice[kind] - self.layout.dice[kind] if s.seats == 1 else 0
        for seat, board in zip(range(s.seats), boards or BOARDS, strict=False):
            s.board[seat] = BOARDS.index(board)
            s.order[seat] = seat
            s.hats[seat * HATS] = seat
            s.add(seat, RESERVE, self.layout.numbers.trainers)
            self.cards(seat, *(f"{board}-{k}" for k in range(1, 5)))
        forget_turn(s)
        return self.round(1)

    def _deck_of(self, poster: int) -> int:
        if self.layout.poster_starts[poster]:
            return int(POSTER_BOX)
        return int(POSTER_WHITE if self.ids["poster"][poster].startswith("SNO") else POSTER_DECK)

    # What a seat has.

    def has(
        self,
        seat: int,
        coins: int | None = None,
        gems: str | None = None,
        trainers: int | None = None,
        score: int | None = None,
    ) -> Self:
        """So many coins, gems, free trainers and points; what is not named stays as it is."""
        s = self.s
        if coins is not None:
            s.add(seat, PURSE, coins - s.has(seat, PURSE))
        if score is not None:
            s.add(seat, SCORE, score - s.has(seat, SCORE))
        if gems is not None:
            for kind, name in enumerate(GEM_NAMES):
                s.add(seat, STORAGE + kind, gems.count(name) - s.has(seat, STORAGE + kind))
        if trainers is not None:
            self._trainers(seat, int(FREE), trainers - int(s.has(seat, FREE)))
        return self

    def trainers_out(self, seat: int, count: int) -> Self:
        """Trainers in the Main Tent."""
        return self._trainers(seat, int(IN_MAIN_TENT), count)

    def veterans(self, seat: int, colour: str, count: int) -> Self:
        """Trainers that stay on the Veteran of a colour."""
        return self._trainers(seat, int(LOCKED) + COLOUR_NAMES.index(colour), count)

    def _trainers(self, seat: int, thing: int, count: int) -> Self:
        self.s.add(seat, thing, count)
        self.s.add(seat, RESERVE, -count)
        return self

    def cards(self, seat: int, *names: str) -> Self:
        """These master cards, and no others; those there before go under the deck."""
        deck, own = self.s.cards, self.s.own_cards(seat)
        while deck.size(own) > 0:
            deck.move_under(own, 0, CARD_DECK)
        for name in names:
            self._take(deck, self.ids["card"].index(name), int(own))
        return self

    def tiles(self, seat: int, *names: str) -> Self:
        """Trainer tiles besides those that are there."""
        for name in names:
            self._take(self.s.tiles, self.ids["tile"].index(name), int(self.s.own_tiles(seat)))
        return self

    def camp(self, seat: int, tiles: str) -> Self:
        """Camp tiles as kind, face and first square: `PS:0:a1 GL:3:c2`. Bonuses are not gained."""
        s = self.s
        for tile in tiles.split():
            name, face, at = tile.split(":")
            kind, square = KINDS.index(name), SQUARE_NAMES.index(at)
            mask = self.layout.camp.mask(kind, int(face), square)
            if mask == 0 or mask & s.covered(seat):
                raise ValueError(f"{tile} does not fit there")
            place = next(k for k in range(seat * MOST_TILES, (seat + 1) * MOST_TILES) if s.lying[k] == NOTHING)
            s.lying[place] = (kind * FACES_A_KIND + int(face)) * SQUARES + square
            s.squares[seat * LAYERS + tile_colour(kind)] |= mask
            s.laid[seat * TILE_KINDS + kind] += 1
            s.supply[kind] -= 1
        return self

    def tent(self, seat: int, space: int, name: str) -> Self:
        """A tent on one of the five tent spaces, 1 the one that is printed."""
        self.s.tents[seat * TENT_SPACES + space - 1] = self._pitched(name)
        return self

    def poster(self, seat: int, place: str | int, *names: str) -> Self:
        """Posters above a tent space (1 to 5), `waiting` or `done`."""
        for name in names:
            pile = int(self.layout.posters_of(seat)) + POSTER_PLACES[str(place)]
            self._take(self.s.posters, self.ids["poster"].index(name), pile)
        return self

    def dice(self, seat: int, dice: str) -> Self:
        """Dice on cards, in the order they were taken: `G6@I-1 C3@I-2`."""
        for die in dice.split():
            name, _, card = die.partition("@")
            place = seat * int(MOST_DICE) + int(self.s.dice_taken(seat))
            self.s.dice[place] = DIE_NAMES.index(name)
            self.s.dice_on[place] = self.ids["card"].index(card)
        return self

    # On the table.

    def pool(self, dice: str) -> Self:
        """The dice of the Main Tent, and no others."""
        for die in range(len(DIE_NAMES)):
            self.s.pool[die] = dice.split().count(DIE_NAMES[die])
        return self

    def wagon(self, colour: str, space: int) -> Self:
        self.s.wagons[COLOUR_NAMES.index(colour)] = space
        return self

    def stands(self, colour: str, space: int, name: str) -> Self:
        """A tent on a space of a track."""
        place = COLOUR_NAMES.index(colour) * int(self.layout.track_length) + space
        self.s.track_tents[place] = self._pitched(name)
        return self

    def gone(self, colour: str, *spaces: int) -> Self:
        """The tents of these spaces of a track have been taken."""
        for space in spaces:
            self.s.track_tents[COLOUR_NAMES.index(colour) * int(self.layout.track_length) + space] = NOTHING
        return self

    def centre(self, colour: str, *names: str) -> Self:
        """The tents in the middle of a track."""
        first = COLOUR_NAMES.index(colour) * int(self.layout.numbers.centre_tents)
        for k, name in enumerate(names):
            self.s.centre_tents[first + k] = self._pitched(name)
        return self

    def _pitched(self, name: str) -> int:
        tent = self.ids["tent"].index(name)
        self._take(self.s.tent_deck, tent, int(TENTS_UP))
        return tent

    def display(self, *names: str) -> Self:
        """The posters on display, from the deck on; those that lay there go under their deck."""
        posters = self.s.posters
        for k in range(len(names)):
            pile = int(POSTER_SHOWN) + k
            if posters.size(pile) > 0:
                posters.move_under(pile, 0, self._deck_of(int(posters.card(pile, 0))))
        for k, name in enumerate(names):
            self._take(posters, self.ids["poster"].index(name), int(POSTER_SHOWN) + k)
        return self

    def sets(self, *sets: str) -> Self:
        """The sets of the Main Display, a card and perhaps a tile: `M01+TT02`, `M05`."""
        for k, both in enumerate(sets):
            card, _, tile = both.partition("+")
            self._take(self.s.cards, self.ids["card"].index(card), int(CARD_SET) + k)
            if tile:
                self._take(self.s.tiles, self.ids["tile"].index(tile), int(TILE_SET) + k)
        return self

    def master(self, *current: str, tent: str = "", tile: str = "", poster: str = "") -> Self:
        """MAG-MOD-03 current tiles of the Master Board, and what lies beside it."""
        for name in current:
            self._take(self.s.masters, self.ids["master"].index(name), int(MASTER_CURRENT))
        if tent:
            self._take(self.s.tent_deck, self.ids["tent"].index(tent), int(TENT_MASTER))
        if tile:
            self._take(self.s.tiles, self.ids["tile"].index(tile), int(TILE_MASTER))
        if poster:
            self._take(self.s.posters, self.ids["poster"].index(poster), int(POSTER_MASTER))
        return self

    def supply(self, kind: str, count: int) -> Self:
        """How many tiles of a kind are left."""
        self.s.supply[KINDS.index(kind)] = count
        return self

    def hats(self, hats: str) -> Self:
        """Hats by seat and performance space: `0:12 1:9`; 1 and 2 are order spaces. A second one is the other hat."""
        values = [int(value) for value in self.layout.show_value]
        moved: set[int] = set()
        for hat in hats.split():
            seat, space = (int(part) for part in hat.split(":"))
            place = int(ORDER_SPACES) + values.index(space) if space in values else space - 1
            self.s.hats[seat * HATS + (1 if seat in moved else 0)] = place
            moved.add(seat)
        return self

    def order(self, *seats: int) -> Self:
        """Seats by the number of their play-order card; hats that have not performed stand on the order spaces so."""
        for number, seat in enumerate(seats):
            self.s.order[number] = seat
            if NOWHERE < self.s.hats[seat * HATS] < ORDER_SPACES:
                self.s.hats[seat * HATS] = number
        return self

    def _take(self, deck: Deck, card: int, to: int) -> None:
        """Move a card to a pile, for everybody to see, from wherever it lies."""
        pile = next(pile for pile in range(len(deck.sizes)) if deck.find(pile, card) >= 0)
        deck.move(pile, deck.find(pile, card), to)
        deck.mark_seen(to, deck.size(to) - 1, EVERYBODY)

    # Whose turn it is.

    def round(self, number: int, turn: int = 1) -> Self:
        """A round, and which of everybody's turns in it comes next."""
        self.s.round = number
        self.s.turn = (turn - 1) * self.s.seats
        return self

    def acts(self, seat: int) -> Self:
        """The turn of a seat begins; those after it in play order follow."""
        s = self.s
        s.depth = 0
        s.turn += s.order_of(seat) + 1
        s.then(PLAY_TURNS)
        begin_turn(s, seat)
        return self._settle()

    def takes(self, seat: int, die: str, card: str, colour: str = "") -> Self:
        """A seat has put a die of the Main Tent on a card; a clear one has named its colour."""
        if self.s.pool[DIE_NAMES.index(die)] == 0:
            self.s.pool[DIE_NAMES.index(die)] = 1
        self.acts(seat)
        named = [f"colour:{colour}"] if colour else []
        return self.plays(seat, *(["no-die"] if self.s.seats == 1 else []), f"die:{die}", f"card:{card}", *named)

    def plays(self, seat: int, *actions: str) -> Self:
        """A seat takes actions, as records write them."""
        for action in actions:
            self.rules.take(self.s, seat, self.rules.actions.number(action))
        return self

    def ends_round(self) -> Self:
        """All turns are over: the end of the round begins."""
        return self._after_turns(int(SET_ORDER))

    def scores(self, seat: int) -> Self:
        """Dice are paid and sets are taken: a seat scores one of its cards, those after it in play order follow."""
        for k in range(self.s.seats):
            self.s.scored_cards[k] = NOTHING
        return self._after_turns(int(SCORE_CARDS), int(self.s.order_of(seat)))

    def _after_turns(self, follows: int, begun: int = 0) -> Self:
        s = self.s
        s.depth = 0
        s.turn = self.layout.numbers.turns * s.seats
        s.player = NOBODY
        s.then(follows, begun)
        return self._settle()

    def _settle(self) -> Self:
        self.rules.settle_all(self.s)
        return self
