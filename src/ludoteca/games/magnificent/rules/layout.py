"""What is fixed for a match of The Magnificent: tables made from content and settings, piles, and the action table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.magnificent.rules import names
from ludoteca.games.magnificent.rules.names import (
    COLUMNS,
    GOODS,
    HATS,
    MOST_POWER,
    MOST_SETS,
    POSTERS_SHOWN,
    ROWS,
    SQUARES,
    TENT_SPACES,
)
from ludoteca.kernel.actions import ActionTable, Domain, Verb, amounts
from ludoteca.kernel.deck import Deck, new_deck
from ludoteca.kernel.numbers import Seat, numbered, table

COLOUR_NAMES: Final = ("orange", "green", "purple")
GEM_NAMES: Final = ("o", "g", "p", "c")
DIE_LETTERS: Final = "OGPC"
DIE_NAMES: Final = tuple(f"{colour}{value}" for colour in DIE_LETTERS for value in range(1, 7))
WAY_NAMES: Final = ("tent", "open-air", "unpaid")
ACTION_NAMES: Final = ("build", "travel", "perform")
DECK_NAMES: Final = ("posters", "white")
GOAL_NAMES: Final = ("win", "ringmaster", "magnificent")
SQUARE_NAMES: Final = tuple(f"{'abcdefgh'[column]}{row + 1}" for row in range(7) for column in range(8))

# Piles of the master cards; a set of the Main Display is a pile of its own.
CARD_DECK: Final[i64] = 0
CARD_DISCARD: Final[i64] = 1
CARD_SET: Final[i64] = 2
CARD_MASTER: Final[i64] = 7
CARD_HAND: Final[i64] = 8  # a hand each that is passed on, or the cards drawn alone
CARD_OWN: Final[i64] = 13  # by seat

# Piles of the trainer tiles.
TILE_PILE: Final[i64] = 0
TILE_DISCARD: Final[i64] = 1
TILE_SET: Final[i64] = 2
TILE_MASTER: Final[i64] = 7
TILE_OPEN: Final[i64] = 8  # MAG-PSET-10 those to choose from
TILE_DRAWN: Final[i64] = 9  # by seat: drawn, to keep one
TILE_OWN: Final[i64] = 14  # by seat

# Piles of the tents: where one stands is told by the tables of the state.
TENT_PILE: Final[i64] = 0
TENTS_UP: Final[i64] = 1
TENT_MASTER: Final[i64] = 2

# Piles of the posters.
POSTER_DECK: Final[i64] = 0
POSTER_WHITE: Final[i64] = 1
POSTER_DISCARD: Final[i64] = 2
WHITE_DISCARD: Final[i64] = 3
POSTER_BOX: Final[i64] = 4  # starting posters that nobody has
POSTER_MASTER: Final[i64] = 5
POSTER_SHOWN: Final[i64] = 6  # four piles
POSTERS_OF: Final[i64] = 10  # by seat: five spaces, waiting, just taken, completed
PILES_A_SEAT: Final[i64] = 8
WAITING: Final[i64] = 5
TAKEN: Final[i64] = 6  # not placed yet: while one is, a trainer may gain another
MOST_TAKEN: Final[i64] = 12
COMPLETED: Final[i64] = 7

# Piles of the master tiles.
MASTER_STACK: Final[i64] = 0
MASTER_CURRENT: Final[i64] = 1
MASTER_FUTURE: Final[i64] = 2
MASTER_DISCARD: Final[i64] = 3
MASTER_OF: Final[i64] = 4  # by seat: the one taken this round

TRACK_START: Final[i64] = -1  # symbols of a track: gems are 0 to 3
TRACK_COIN: Final[i64] = 4
TRACK_POSTER: Final[i64] = 5

NO_SPECIAL: Final[i64] = 0
SPECIAL_TENT: Final[i64] = 1
SPECIAL_TILE: Final[i64] = 2
SPECIAL_CAMP: Final[i64] = 3

SOLO: Final[i64] = 1  # seats


@final
class Numbers:
    """The numbers of the content, by name."""

    def __init__(self, numbers: dict[str, int], missing_coin: list[int]) -> None:
        self.rounds: i64 = numbers["rounds"]
        self.turns: i64 = numbers["turns"]
        self.storage: i64 = numbers["storage"]
        self.gems_a_kind: i64 = numbers["gems_a_kind"]
        self.coins_for_a_gem: i64 = numbers["coins_for_a_gem"]
        self.trainers: i64 = numbers["trainers"]
        self.hats: i64 = numbers["hats"]
        self.power_of_a_gem: i64 = numbers["power_of_a_gem"]
        self.sets: i64 = numbers["sets"]
        self.fifth_set: i64 = numbers["fifth_set"]
        self.centre_tents: i64 = numbers["centre_tents"]
        self.dice_a_round: i64 = numbers["dice_a_round"]
        self.tiles_more: i64 = numbers["tiles_more_than_players"]
        self.draft_dealt: i64 = numbers["draft_dealt"]
        self.draft_kept: i64 = numbers["draft_kept"]
        self.extra_tiles: i64 = numbers["extra_tiles_drawn"]
        self.kept_gap: i64 = numbers["kept_gap"]
        self.kept_card_divides: i64 = numbers["kept_card_divides"]
        self.end_row: i64 = numbers["end_row"]
        self.end_column: i64 = numbers["end_column"]
        self.solo_cards: i64 = numbers["solo_cards_drawn"]
        self.solo_kept: i64 = numbers["solo_cards_kept"]
        self.solo_tiles: i64 = numbers["solo_tiles_drawn"]
        self.solo_win: i64 = numbers["solo_win"]
        self.solo_ringmaster: i64 = numbers["solo_ringmaster"]
        self.solo_magnificent: i64 = numbers["solo_magnificent"]
        self.master_tiles: i64 = numbers["master_tiles"]
        self.beside_master_board: i64 = numbers["beside_master_board"]
        self.missing_coin: vec[i64] = numbered(missing_coin)


@final
class Rulings:
    """The settings by name; flags are 0 and 1, choices go by their place."""

    def __init__(self, chosen: dict[str, int]) -> None:
        self.master_board: bool = chosen["master_board"] == 1
        self.draft: bool = chosen["start_cards"] == 1
        self.any_discards: bool = chosen["solo_discards"] == 1
        self.keep_added_dice: bool = chosen["solo_added_dice"] == 1
        self.one_white: bool = chosen["clear_die_white"] == 1
        self.two_performances: bool = chosen["third_performance"] == 1
        self.highest_space: bool = chosen["perform_space"] == 1
        self.tiles_used_up: bool = chosen["tile_use"] == 1
        self.discard_leftover: bool = chosen["display_leftover"] == 1
        self.third_draft: bool = chosen["third_draft"] == 1
        self.half_up: bool = chosen["half_rounding"] == 1
        self.half_of_sum: bool = chosen["half_rounding"] == 2
        self.open_air_reward: bool = chosen["open_air_reward"] == 1
        self.score_floor: bool = chosen["score_floor"] == 1
        self.understudy_current: bool = chosen["understudy_current"] == 1
        self.understudy_before_die: bool = chosen["understudy_before_die"] == 1
        self.camp_scoring: bool = chosen["camp_scoring"] == 1
        self.gem_filling: bool = chosen["gem_filling"] == 1
        self.poster_limit: bool = chosen["poster_limit"] == 1
        self.free_layout: bool = chosen["free_layout"] == 1


@final
class Camp:
    """Every way in which a tile can lie: for kind, face and first square the squares it covers, a bit each.

    The first square of a way is the one that is read first: the highest row, and in it the leftmost.
    """

    def __init__(self, faces: list[list[list[tuple[int, int]]]]) -> None:
        self.cells = faces  # by kind and face: row and column of each cell
        self.bits: vec[i64] = numbered([2**square for square in range(int(SQUARES))])
        self.faces: vec[i64] = numbered([len(kind) for kind in faces])
        self.first_face: vec[i64] = vec[i64]()
        self.masks: vec[i64] = vec[i64]()  # by face and first square; 0 where it would not lie on the camp
        count: i64 = 0
        for kind in faces:
            self.first_face = append(self.first_face, count)
            count += i64(len(kind))
            for face in kind:
                for square in range(int(SQUARES)):
                    self.masks = append(self.masks, i64(mask_at(face, square)))
        self.whole: i64 = 2 ** int(SQUARES) - 1
        columns = [sum(2 ** (8 * row + column) for row in range(int(ROWS))) for column in range(int(COLUMNS))]
        self.columns: vec[i64] = numbered(columns)
        self.rows: vec[i64] = numbered([255 * 2 ** (8 * row) for row in range(int(ROWS))])
        self.not_left: i64 = self.whole - self.columns[0]
        self.not_right: i64 = self.whole - self.columns[COLUMNS - 1]
        self.not_bottom: i64 = self.whole - self.rows[ROWS - 1]
        self.edge: i64 = self.rows[0] | self.rows[ROWS - 1] | self.columns[0] | self.columns[COLUMNS - 1]

    def mask(self, kind: i64, face: i64, square: i64) -> i64:
        return self.masks[(self.first_face[kind] + face) * SQUARES + square]

    def around(self, squares: i64) -> i64:
        """The squares that share a side with some of these, and may be some of them."""
        up_and_down = ((squares & self.not_bottom) << COLUMNS) | (squares >> COLUMNS)
        return up_and_down | ((squares & self.not_right) << 1) | ((squares & self.not_left) >> 1)

    def count(self, squares: i64) -> i64:
        """How many squares there are."""
        found: i64 = 0
        while squares != 0:
            squares &= squares - 1
            found += 1
        return found


def mask_at(face: list[tuple[int, int]], square: int) -> int:
    """The squares that a face covers if its first cell lies there; 0 if it does not fit on the camp."""
    row, column = divmod(square, int(COLUMNS))
    first = min(face)
    covered = [(row + r - first[0], column + c - first[1]) for r, c in face]
    if any(not (0 <= r < int(ROWS) and 0 <= c < int(COLUMNS)) for r, c in covered):
        return 0
    return sum(2 ** (int(COLUMNS) * r + c) for r, c in covered)


@final
class Layout:
    """What is fixed for a match: built from content and settings, shared by all states."""

    def __init__(
        self,
        seat_count: i64,
        ids: dict[str, list[str]],
        tables: dict[str, list[int]],
        camp: Camp,
        numbers: Numbers,
        rulings: Rulings,
        house: dict[str, str],
    ) -> None:
        self.seats = seat_count
        self.ids = ids  # what things are called, by domain
        self.camp = camp
        self.numbers = numbers
        self.rulings = rulings
        self.house = house  # the settings that are not the usual ones, as they are written

        # MAG-SETUP-02, MAG-SOLO-01 dice by colour: those in play, and those of the box.
        self.dice: vec[i64] = numbered(tables["dice"])
        self.all_dice: vec[i64] = numbered(tables["all_dice"])
        self.supply: vec[i64] = numbered(tables["supply"])  # of camp tiles by kind
        # Trades: what is paid, then what is gained, GOODS words each. Everything on a card, a tile or a board is one.
        self.trades: vec[i64] = numbered(tables["trades"])
        self.no_trade: i64 = 0
        self.square_trade: vec[i64] = numbered(tables["square_trade"])  # by board and square
        self.space_trade: vec[i64] = numbered(tables["space_trade"])  # by board and tent space
        self.supply_trade: vec[i64] = numbered(tables["supply_trade"])  # by board, of the side that is played
        self.special: vec[i64] = numbered(tables["special"])  # by board
        self.order_trade: vec[i64] = numbered(tables["order_trade"])  # by place in the order
        self.tent_trade: vec[i64] = numbered(tables["tent_trade"])
        self.printed_trade: i64 = tables["printed_trade"][0]  # of the tent printed on a board
        self.poster_trade: vec[i64] = numbered(tables["poster_trade"])
        self.poster_colour: vec[i64] = numbered(tables["poster_colour"])  # of its artist; WHITE of SNØ
        self.poster_starts: vec[i64] = numbered(tables["poster_starts"])  # 1 of the starting posters
        self.poster_tiles: vec[i64] = numbered(tables["poster_tiles"])  # by poster and kind of tile: how many
        self.tracks: vec[i64] = numbered(tables["tracks"])  # by track and space: a gem, a coin, a poster
        self.track_length: i64 = i64(len(tables["tracks"])) // names.COLOURS
        self.level_cost: vec[i64] = numbered(tables["level_cost"])
        self.level_large: vec[i64] = numbered(tables["level_large"])
        self.level_small: vec[i64] = numbered(tables["level_small"])
        self.levels: i64 = len(tables["level_cost"])
        self.show_value: vec[i64] = numbered(tables["show_value"])
        self.show_posters: vec[i64] = numbered(tables["show_posters"])
        self.shows: i64 = len(tables["show_value"])
        # Where a trainer is used: spaces of the board, then trainer tiles.
        self.place_kind: vec[i64] = numbered(tables["place_kind"])
        self.place_effect: vec[i64] = numbered(tables["place_effect"])
        self.place_amount: vec[i64] = numbered(tables["place_amount"])
        self.place_trade: vec[i64] = numbered(tables["place_trade"])
        self.place_colour: vec[i64] = numbered(tables["place_colour"])
        self.recolour: i64 = tables["place_effect"].index(int(names.DO_RECOLOUR))
        # Master cards.
        self.cards: i64 = len(tables["card_bonus"])
        self.card_bonus: vec[i64] = numbered(tables["card_bonus"])
        self.card_scoring: vec[i64] = numbered(tables["card_scoring"])
        self.card_board: vec[i64] = numbered(tables["card_board"])  # of a starting card; NOTHING of the deck
        self.bonus_effect: vec[i64] = numbered(tables["bonus_effect"])
        self.bonus_power: vec[i64] = numbered(tables["bonus_power"])
        self.bonus_only: vec[i64] = numbered(tables["bonus_only"])
        self.bonus_trade: vec[i64] = numbered(tables["bonus_trade"])
        self.bonus_reverse: vec[i64] = numbered(tables["bonus_reverse"])
        self.scoring_counts: vec[i64] = numbered(tables["scoring_counts"])
        self.scoring_each: vec[i64] = numbered(tables["scoring_each"])
        self.scoring_most: vec[i64] = numbered(tables["scoring_most"])  # 0: as many as there are
        self.scoring_first: vec[i64] = numbered(tables["scoring_first"])  # the first colour it names
        self.scoring_second: vec[i64] = numbered(tables["scoring_second"])  # the last one
        # Master tiles.
        self.master_effect: vec[i64] = numbered(tables["master_effect"])
        self.master_trade: vec[i64] = numbered(tables["master_trade"])
        self.master_reverse: vec[i64] = numbered(tables["master_reverse"])
        self.master_kind: vec[i64] = numbered(tables["master_kind"])  # the camp tile that it builds

        self.actions = ActionTable()
        self._add_verbs()

    def _add_verbs(self) -> None:
        add = self.actions.add
        ids = self.ids
        card = Domain("card", tuple(ids["card"]))
        tile = Domain("trainer-tile", tuple(ids["tile"]))
        tent = Domain("tent", tuple(ids["tent"]))
        poster = Domain("poster", tuple(ids["poster"]))
        die = Domain("die", DIE_NAMES)
        gem = Domain("gem", GEM_NAMES)
        space = amounts(1, int(TENT_SPACES))
        master = int(names.USE_MASTER_TILE)
        self.keep: Verb = add("keep", (int(names.KEEP_CARD), int(names.DRAFT_CARD)), card)
        self.keep_tile: Verb = add("keep-tile", (int(names.KEEP_TILE), int(names.CHOOSE_TILE)), tile)
        self.add_die: Verb = add("add-die", int(names.ADD_DIE), poster)
        self.no_die: Verb = add("no-die", int(names.ADD_DIE))
        self.die: Verb = add("die", int(names.TAKE_DIE), die)
        self.master: Verb = add("master", int(names.TAKE_DIE), Domain("master-tile", tuple(ids["master"])))
        self.turn_die: Verb = add("turn-die", int(names.TURN_DIE), amounts(1, 6))
        self.as_rolled: Verb = add("as-rolled", int(names.TURN_DIE))
        self.card: Verb = add("card", int(names.PLACE_DIE), card)
        self.colour: Verb = add("colour", int(names.NAME_COLOUR), Domain("colour", COLOUR_NAMES))
        self.build: Verb = add("build", int(names.TAKE_ACTION), Domain("level", tuple(ids["level"])))
        self.travel: Verb = add(
            "travel", int(names.TAKE_ACTION), Domain("track", COLOUR_NAMES), amounts(1, int(MOST_POWER))
        )
        self.perform: Verb = add("perform", int(names.TAKE_ACTION), Domain("show", tuple(ids["show"])))
        self.rest: Verb = add("rest", int(names.TAKE_ACTION))
        self.end_turn: Verb = add("end-turn", int(names.END_TURN))
        self.spend: Verb = add("spend", int(names.SPEND_GEM), gem)
        self.bonus: Verb = add("bonus", int(names.USE_BONUS))
        self.trainer: Verb = add("trainer", int(names.USE_TRAINER), Domain("place", tuple(ids["place"])))
        self.forward: Verb = add("forward", (int(names.CHOOSE_DIRECTION), master))
        self.reverse: Verb = add("reverse", (int(names.CHOOSE_DIRECTION), master))
        self.copy_bonus: Verb = add("copy", int(names.COPY_BONUS), card)
        self.pay: Verb = add("pay", int(names.PAY_GEM), gem)
        self.gain: Verb = add("gain", int(names.GAIN_GEM), Domain("gem", GEM_NAMES[:3]))
        self.poster: Verb = add("poster", int(names.GAIN_POSTER), poster)
        self.draw: Verb = add("draw", int(names.GAIN_POSTER), Domain("deck", DECK_NAMES))
        self.hang: Verb = add("hang", int(names.PLACE_POSTER), space)
        self.wait: Verb = add("wait", int(names.PLACE_POSTER))
        self.pitch: Verb = add("pitch", int(names.PLACE_TENT), space)
        self.give: Verb = add("give", int(names.SWAP_GEM), Domain("gem", GEM_NAMES[:3]))
        self.swap: Verb = add("swap", int(names.SWAP_DIE), card)
        self.swap_for: Verb = add("for", int(names.SWAP_FOR), die)
        self.drop: Verb = add("drop", int(names.DROP_POSTER), poster)
        self.tile: Verb = add("tile", int(names.LAY_TILE), Domain("kind", tuple(ids["kind"])))
        self.stop: Verb = add("stop", int(names.LAY_TILE))
        self.face: Verb = add("face", int(names.TURN_TILE), amounts(1, 8))
        self.square: Verb = add(
            "square", (int(names.PLACE_TILE), int(names.FILL_SQUARE)), Domain("square", SQUARE_NAMES, spelled=True)
        )
        self.take_tent: Verb = add("take-tent", (int(names.END_JOURNEY), int(names.TAKE_PASSED)))
        self.leave: Verb = add("leave", (int(names.END_JOURNEY), int(names.TAKE_PASSED)))
        self.centre: Verb = add("centre", int(names.END_JOURNEY), tent)
        self.take_poster: Verb = add("take-poster", int(names.END_JOURNEY))
        self.hat: Verb = add("hat", int(names.CHOOSE_HAT), amounts(1, int(HATS)))
        self.show: Verb = add("show", int(names.SHOW_POSTER), poster, Domain("way", WAY_NAMES))
        self.shown: Verb = add("shown", int(names.SHOW_POSTER))
        self.arrange: Verb = add("arrange", int(names.ARRANGE_POSTERS), poster)
        self.leave_empty: Verb = add("leave-empty", int(names.ARRANGE_POSTERS))
        self.as_it_lies: Verb = add("as-it-lies", int(names.ARRANGE_POSTERS))
        self.fetch_tile: Verb = add("fetch-tile", master, tile)
        self.fetch_tent: Verb = add("fetch-tent", master, tent)
        self.fetch_poster: Verb = add("fetch-poster", master, poster)
        self.fetch_card: Verb = add("fetch-card", master, card)
        self.pass_master: Verb = add("pass-master", master)
        self.set: Verb = add("set", int(names.CHOOSE_SET), amounts(1, int(MOST_SETS)))
        self.discard_set: Verb = add("discard-set", int(names.DISCARD_SET), amounts(1, int(MOST_SETS)))
        self.score: Verb = add("score", int(names.SCORE_CARD), card)
        self.discard: Verb = add("discard", int(names.DISCARD_GEM), gem)
        self.enough: Verb = add("enough", int(names.DISCARD_GEM))
        self.fill: Verb = add("fill", int(names.FILL_CAMP), gem)
        self.filled: Verb = add("filled", int(names.FILL_CAMP))

    def paid(self, trade: i64, good: i64) -> i64:
        """How much of something a trade costs."""
        return self.trades[trade * 2 * GOODS + good]

    def gained(self, trade: i64, good: i64) -> i64:
        """How much of something a trade gives."""
        return self.trades[trade * 2 * GOODS + GOODS + good]

    def sets(self) -> i64:
        """MAG-SETUP-06 sets on the Main Display; MAG-PSET-11 with five players one more."""
        return self.numbers.sets + self.numbers.fifth_set

    def posters_of(self, seat: Seat) -> i64:
        """The first pile of a seat's posters: five spaces, then WAITING, TAKEN and COMPLETED."""
        return POSTERS_OF + seat * PILES_A_SEAT

    def empty_cards(self) -> Deck:
        """The deck, discards, five sets, the Master Board's, five hands; then the cards of each seat."""
        count = int(self.cards)
        hand = int(max(self.numbers.draft_dealt, self.numbers.solo_cards))
        own = int(self.numbers.draft_kept + 1 + self.numbers.beside_master_board)
        rooms = [count, count, *[1] * int(MOST_SETS), int(self.numbers.beside_master_board), *[hand] * 5]
        return new_deck([0] * count, rooms + [own] * int(self.seats))

    def empty_tiles(self) -> Deck:
        """The pile, discards, five sets, the Master Board's, those to choose from; by seat drawn and own ones."""
        count = len(self.ids["tile"])
        own = 4 + int(self.numbers.beside_master_board)
        rooms = [count, count, *[1] * int(MOST_SETS), int(self.numbers.beside_master_board), count]
        return new_deck([0] * count, rooms + [2] * 5 + [own] * int(self.seats))

    def empty_tents(self) -> Deck:
        count = len(self.ids["tent"])
        return new_deck([0] * count, [count, count, int(self.numbers.beside_master_board)])

    def empty_posters(self) -> Deck:
        """Normal, white and starting posters have backs of their own."""
        count = len(self.ids["poster"])
        backs = [
            2 if self.poster_starts[k] else (1 if self.poster_colour[k] == names.WHITE else 0) for k in range(count)
        ]
        rooms = [count, count, count, count, count, int(self.numbers.beside_master_board), *[1] * int(POSTERS_SHOWN)]
        return new_deck(backs, rooms + [*[1] * int(TENT_SPACES), count, int(MOST_TAKEN), count] * int(self.seats))

    def empty_masters(self) -> Deck:
        count = len(self.ids["master"])
        return new_deck([0] * count, [count] * 4 + [1] * int(self.seats))


def no_goods() -> vec[i64]:
    return table(GOODS)
