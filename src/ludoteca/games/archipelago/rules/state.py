"""What lies on the table in Archipelago, and behind the screens."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.layout import CARDS, IN_DECK, REGIONS, Layout
from ludoteca.games.archipelago.rules.names import BUILDINGS, EDGES, GOODS, NOBODY, NOTHING, SPACES
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.deck import Deck
from ludoteca.kernel.numbers import Card, Place, Seat, table
from ludoteca.kernel.state import State, Words

# What a seat has, one row each: six kinds of cubes, then these. What comes before DISCS lies behind its screen.
FLORINS: Final[i64] = 6
TOKENS: Final[i64] = 7
DISCS: Final[i64] = 8
BENEFACTION: Final[i64] = 9  # ARC-TREND-03 coins on its zone of the Benefactor
HALL_COINS: Final[i64] = 10  # ARC-P5-06 on its spaces for ports and markets
CARDS_OWNED: Final[i64] = 12  # characters, progress cards
OWED: Final[i64] = 14  # citizens that must be stood up for it, by an accepted offer
LAST_BID: Final[i64] = 15
ON_WHEEL: Final[i64] = 16  # discs on each space
ROW: Final[i64] = ON_WHEEL + SPACES

# What is kept of a region, see `of_region`.
SIDE: Final[i64] = 0
ROTATION: Final[i64] = 1
CELL: Final[i64] = 2
LOOTED: Final[i64] = 3  # ARC-HARV-08 goods that bear a coin, a bit each
PERMITTED: Final[i64] = 4  # ARC-HARV-05 symbols that the one whose round it is may use
BUILT: Final[i64] = 5  # … and the building: 0, or 1 more than the area it stands in

# A unit is one word: its region (or that it has none), its area, what it stands on, how it is.
REGION: Final[i64] = 31
IN_RESERVE: Final[i64] = 31
ON_CARD: Final[i64] = 30  # ARC-WOND-02
AREA_SHIFT: Final[i64] = 5
AREA: Final[i64] = 3
POST_SHIFT: Final[i64] = 7
POST: Final[i64] = 15
ON_GROUND: Final[i64] = 0  # open land, open water
ON_BUILDING: Final[i64] = 1  # … and the building
ON_SYMBOL: Final[i64] = 5  # … and the good
LYING: Final[i64] = 1 << 11
ENGAGED: Final[i64] = 1 << 12
HAS_MOVED: Final[i64] = 1 << 13
LAY_BEFORE: Final[i64] = 1 << 14  # ARC-P6-11 was a rebel when the crisis began

# The marks of an evolution card in front of a seat: used, built, discs, and the turn in which it came.
USED_UP: Final[i64] = 1
STANDS: Final[i64] = 2
DISCS_SHIFT: Final[i64] = 2
DISCS_MASK: Final[i64] = 3
BOUGHT_SHIFT: Final[i64] = 4

BANK: Final[i64] = 2  # beside the two boards, where cubes are

LIST_SEEN: Final[i64] = 32  # words of a list that learners are shown
NO_WORDS: Final[i64] = 1  # how long a list of words is that has none of its own


@final
class Archipelago(State):
    """The colony, its boards, and what each seat has.

    `phase` is 0 in turn 0. `player` is the active player (ARC-DEF-03): whose round or visit it is. `out` are the seats
    that have passed, a bit each. `ending` is the objective that ends the game. `spent` are objectives that nobody can
    have, since their end came and nobody showed them. `less` and `more` say for each seat how far others' cubes can be
    from the truth for all it saw: only what a Thief took in his fist is hidden, and they are empty until the first.
    """

    def __init__(self, layout: Layout, chance: Chance | None, like: Archipelago | None) -> None:
        super().__init__(layout.seats, chance, like)
        self.layout = layout
        seats = layout.seats
        if like is not None:
            self.hexes: Deck = like.hexes.copy()
            self.cards: Deck = like.cards.copy()
            self.objectives: Deck = like.objectives.copy()
            self.at: vec[i64] = like.at[:]
            self.sides: vec[i64] = like.sides[:]
            self.rotations: vec[i64] = like.rotations[:]
            self.cells: vec[i64] = like.cells[:]
            self.looted: vec[i64] = like.looted[:]
            self.permitted: vec[i64] = like.permitted[:]
            self.neighbours: vec[i64] = like.neighbours[:]
            self.built: vec[i64] = like.built[:]
            self.keepers: vec[i64] = like.keepers[:]
            self.units: vec[i64] = like.units[:]
            self.purse: vec[i64] = like.purse[:]
            self.stock: vec[i64] = like.stock[:]
            self.holder: vec[i64] = like.holder[:]
            self.marks: vec[i64] = like.marks[:]
            self.track: vec[i64] = like.track[:]
            self.turned: vec[i64] = like.turned[:]
            self.order: vec[i64] = like.order[:]
            self.bound: vec[i64] = like.bound[:]
            self.offered: vec[i64] = like.offered[:]
            self.trail: vec[i64] = like.trail[:]
            self.less: vec[i64] = like.less[:]
            self.more: vec[i64] = like.more[:]
            self.regions: i64 = like.regions
            self.top_side: i64 = like.top_side
            self.looked: i64 = like.looked
            self.stuck: i64 = like.stuck
            self.bank: i64 = like.bank
            self.population: i64 = like.population
            self.rebels: i64 = like.rebels
            self.surplus: i64 = like.surplus
            self.explorers: i64 = like.explorers
            self.discs: i64 = like.discs
            self.ports_used: i64 = like.ports_used
            self.markets_used: i64 = like.markets_used
            self.trend: i64 = like.trend
            self.second_trend: i64 = like.second_trend
            self.turn: i64 = like.turn
            self.phase: i64 = like.phase
            self.player: i64 = like.player
            self.out: i64 = like.out
            self.acted: i64 = like.acted
            self.card_used: i64 = like.card_used
            self.served: i64 = like.served
            self.doubled: i64 = like.doubled
            self.offers: i64 = like.offers
            self.called: i64 = like.called
            self.asked_for: i64 = like.asked_for
            self.turned_now: i64 = like.turned_now
            self.ending: i64 = like.ending
            self.ended_by: i64 = like.ended_by
            self.spent: i64 = like.spent
            return
        self.hexes = layout.empty_hexes()
        self.cards = layout.empty_cards()
        self.objectives = layout.empty_objectives()
        self.at = table(layout.grid.count, NOBODY)  # the region on each cell
        # By region; behind its edges; of each building.
        self.sides = table(REGIONS)
        self.rotations = table(REGIONS)
        self.cells = table(REGIONS)
        self.looted = table(REGIONS)
        self.permitted = table(REGIONS)
        self.neighbours = table(REGIONS * EDGES, NOBODY)
        self.built = table(REGIONS * BUILDINGS)
        self.keepers = table(REGIONS * BUILDINGS, NOBODY)
        self.units = table(layout.units, IN_RESERVE)
        self.purse = table(seats * ROW)
        self.stock = table(GOODS * (BANK + 1))  # on board I, on board II, in the bank
        self.holder = table(CARDS, IN_DECK)
        self.marks = table(CARDS)
        self.track = table(layout.numbers.track, NOTHING)
        self.turned = table(layout.numbers.track)
        self.order = table(seats)
        self.bound = table(seats, NOBODY)  # of each place in the order: who was promised it
        # These grow, from one word that says nothing.
        self.offered = table(NO_WORDS)  # the offers of this window that are not to be made again
        self.trail = table(NO_WORDS)  # of this migration: the units that moved, and where they were
        self.less = table(NO_WORDS)
        self.more = table(NO_WORDS)
        self.regions = 0
        self.top_side = NOTHING  # the side of the hex on top of its deck that lies up
        self.looked = 0  # who has looked at its other side
        self.stuck = 0  # turn 0 could not go on: first regions need not touch the start
        self.bank = layout.numbers.florins
        self.population = 0
        self.rebels = 0
        self.surplus = 0
        self.explorers = layout.numbers.piles * layout.numbers.pile
        self.discs = layout.numbers.start_discs
        self.ports_used = 0  # ports used in this phase 5, a bit for each region
        self.markets_used = 0
        self.trend = NOTHING
        self.second_trend = NOTHING
        self.turn = 0
        self.phase = 0
        self.player = NOBODY
        self.out = 0
        self.acted = 0
        self.card_used = 0
        self.served = 0
        self.doubled = 0
        self.offers = 0
        self.called = 0
        self.asked_for = 0  # regions whose harvest was asked for in this round
        self.turned_now = 0  # cards of the track that this visit has turned
        self.ending = NOTHING
        self.ended_by = 0
        self.spent = 0

    def copy(self) -> Archipelago:
        return Archipelago(self.layout, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        self.hexes.words("hexes", out)
        self.cards.words("cards", out)
        self.objectives.words("objectives", out)
        out.many("at", self.at)
        out.many("sides", self.sides)
        out.many("rotations", self.rotations)
        out.many("cells", self.cells)
        out.many("looted", self.looted)
        out.many("permitted", self.permitted)
        out.many("neighbours", self.neighbours)
        out.many("built", self.built)
        out.many("keepers", self.keepers)
        out.many("units", self.units)
        out.many("purse", self.purse)
        out.many("stock", self.stock)
        out.many("holder", self.holder)
        out.many("marks", self.marks)
        out.many("track", self.track)
        out.many("turned", self.turned)
        out.many("order", self.order)
        out.many("bound", self.bound)
        out.grows("offered", self.offered, LIST_SEEN)
        out.grows("trail", self.trail, LIST_SEEN)
        out.grows("less", self.less, (self.seats + 1) * self.seats * GOODS)
        out.grows("more", self.more, (self.seats + 1) * self.seats * GOODS)
        out.one("regions", self.regions)
        out.one("top_side", self.top_side)
        out.one("looked", self.looked)
        out.one("stuck", self.stuck)
        out.one("bank", self.bank)
        out.one("population", self.population)
        out.one("rebels", self.rebels)
        out.one("surplus", self.surplus)
        out.one("explorers", self.explorers)
        out.one("discs", self.discs)
        out.one("ports_used", self.ports_used)
        out.one("markets_used", self.markets_used)
        out.one("trend", self.trend)
        out.one("second_trend", self.second_trend)
        out.one("turn", self.turn)
        out.one("phase", self.phase)
        out.one("player", self.player)
        out.one("out", self.out)
        out.one("acted", self.acted)
        out.one("card_used", self.card_used)
        out.one("served", self.served)
        out.one("doubled", self.doubled)
        out.one("offers", self.offers)
        out.one("called", self.called)
        out.one("asked_for", self.asked_for)
        out.mask("turned_now", self.turned_now)
        out.one("ending", self.ending)
        out.one("ended_by", self.ended_by)
        out.one("spent", self.spent)

    # What a seat has.

    def has(self, seat: Seat, what: i64) -> i64:
        return self.purse[seat * ROW + what]

    def add(self, seat: Seat, what: i64, count: i64) -> None:
        self.purse[seat * ROW + what] += count

    def set_to(self, seat: Seat, what: i64, count: i64) -> None:
        self.purse[seat * ROW + what] = count

    def is_out(self, seat: Seat) -> bool:
        return (self.out >> seat) & 1 != 0

    # Boards I and II, and the bank.

    def lying_on(self, board: i64, good: i64) -> i64:
        """How many cubes of a good a board has, or the BANK."""
        return self.stock[board * GOODS + good]

    def in_bank(self, good: i64) -> i64:
        return self.stock[BANK * GOODS + good]

    # Regions.

    def of_region(self, region: Place, what: i64) -> i64:
        """SIDE, ROTATION, CELL, LOOTED, PERMITTED, or BUILT + a building."""
        if what == SIDE:
            return self.sides[region]
        if what == ROTATION:
            return self.rotations[region]
        if what == CELL:
            return self.cells[region]
        if what == LOOTED:
            return self.looted[region]
        if what == PERMITTED:
            return self.permitted[region]
        return self.built[region * BUILDINGS + what - BUILT]

    def set_region(self, region: Place, what: i64, word: i64) -> None:
        if what == SIDE:
            self.sides[region] = word
        elif what == ROTATION:
            self.rotations[region] = word
        elif what == CELL:
            self.cells[region] = word
        elif what == LOOTED:
            self.looted[region] = word
        elif what == PERMITTED:
            self.permitted[region] = word
        else:
            self.built[region * BUILDINGS + what - BUILT] = word

    def beside(self, region: Place, edge: i64) -> i64:
        """The region behind an edge, or NOBODY."""
        return self.neighbours[region * EDGES + edge]

    def is_built(self, region: Place, building: i64) -> bool:
        return self.built[region * BUILDINGS + building] != 0

    def site(self, region: Place, building: i64) -> i64:
        """The area a building stands in: of sea for a port, else of land."""
        return self.built[region * BUILDINGS + building] - 1

    def keeper(self, region: Place, building: i64) -> i64:
        """The unit on a building, or NOBODY."""
        return self.keepers[region * BUILDINGS + building]

    def set_keeper(self, region: Place, building: i64, unit: i64) -> None:
        self.keepers[region * BUILDINGS + building] = unit

    def is_looted(self, region: Place, good: i64) -> bool:
        return (self.looted[region] >> good) & 1 != 0

    # Units.

    def region_of(self, unit: i64) -> i64:
        return self.units[unit] & REGION

    def area_of(self, unit: i64) -> i64:
        return (self.units[unit] >> AREA_SHIFT) & AREA

    def post_of(self, unit: i64) -> i64:
        """ON_GROUND, ON_BUILDING + the building, or ON_SYMBOL + the good."""
        return (self.units[unit] >> POST_SHIFT) & POST

    def is_on_map(self, unit: i64) -> bool:
        return self.units[unit] & REGION < ON_CARD

    def is_lying(self, unit: i64) -> bool:
        """ARC-DEF-05 a rebel, or in a crisis one that may become a rebel."""
        return self.units[unit] & LYING != 0

    def is_free(self, unit: i64) -> bool:
        """On the map, active and not engaged."""
        word = self.units[unit]
        return word & REGION < ON_CARD and word & (LYING | ENGAGED) == 0

    # Cards in front of seats.

    def is_used(self, card: Card) -> bool:
        return self.marks[card] & USED_UP != 0

    def stands(self, card: Card) -> bool:
        """ARC-WOND-01 a wonder that is built."""
        return self.marks[card] & STANDS != 0

    def discs_on(self, card: Card) -> i64:
        return (self.marks[card] >> DISCS_SHIFT) & DISCS_MASK

    def bought_in(self, card: Card) -> i64:
        return self.marks[card] >> BOUGHT_SHIFT


def unit_word(region: Place, area: i64, post: i64) -> i64:
    """A unit that stands there, active and not engaged."""
    return region | (area << AREA_SHIFT) | (post << POST_SHIFT)
