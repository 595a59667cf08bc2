"""What lies on the table in D.E.I.: the city, the pads, the markets, and the card that is being resolved."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dei.rules.city import City, place_bit
from ludoteca.games.dei.rules.layout import PAD_CARDS, Layout, no_pool
from ludoteca.games.dei.rules.names import (
    BRIDGE,
    COLOURS,
    DRONES,
    KINDS,
    NOBODY,
    NOTHING,
    NOWHERE,
    SHELTER,
    TOKENS_A_KIND,
)
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.deck import Deck
from ludoteca.kernel.numbers import Place, Seat, table
from ludoteca.kernel.state import State, Words

# The words of what a seat has; Tech and Energy come first, in the order of the resources.
THINGS: Final[i64] = 5
SUPPLIES: Final[i64] = 2
RESERVE: Final[i64] = 3  # Scrappers that are not on the map
CARD_SUPPLIES: Final[i64] = 4  # printed on the Market cards of the seat

# How a card lies on a pad: its Phase, whether it is face down, and the kind of Candy on it.
PHASE_OF: Final[i64] = 3
FACE_DOWN: Final[i64] = 4
CANDY_SHIFT: Final[i64] = 3  # 1 + kind; 0 without

# What is counted at the end, of each seat: Outposts, Talents, Tech, Energy.
PARTS: Final[i64] = 4

# A Wild Outpost on the card that is being resolved.
NO_WILD: Final[i64] = 0
WILD_LIES: Final[i64] = 1
WILD_USED: Final[i64] = 2  # for a purchase


@final
class Dei(State):
    """Regions are small numbers of the city, which is shared; units of all seats lie Region by Region.

    DEI-COMP-06 what lies on a pad is told by the words of its seat in each table.
    """

    def __init__(self, layout: Layout, city: City, chance: Chance | None, like: Dei | None) -> None:
        super().__init__(layout.seats, chance, like)
        seats = layout.seats
        self.layout = layout
        self.city = city
        # What the city was laid from: its tiles, and by letter the colour of its Outposts.
        self.tiles: vec[i64] = like.tiles[:] if like is not None else city.tiles[:]
        self.colours: vec[i64] = like.colours[:] if like is not None else city.colours[:]
        self.turn: i64 = like.turn if like is not None else 0
        self.phase: i64 = like.phase if like is not None else 0
        self.first: i64 = like.first if like is not None else 0
        self.order: vec[i64] = like.order[:] if like is not None else table(seats)
        # By Region and seat: Scrappers, and the Champion as one more.
        self.units: vec[i64] = like.units[:] if like is not None else table(city.regions * seats)
        self.tokens: vec[i64] = like.tokens[:] if like is not None else table(city.regions)
        # DEI-SETUP-13 by Outpost: whose pad its cube is on; NOBODY while it lies in its slot.
        self.controller: vec[i64] = like.controller[:] if like is not None else table(city.outposts, NOBODY)
        self.cubes: vec[i64] = like.cubes[:] if like is not None else table(seats * COLOURS)
        self.drones: vec[i64] = like.drones[:] if like is not None else table(DRONES, NOWHERE)
        # By seat three Shelters in Regions, Bridges and Elevators on slots, or NOWHERE in reserve.
        three = seats * TOKENS_A_KIND
        self.shelters: vec[i64] = like.shelters[:] if like is not None else table(three, NOWHERE)
        self.bridges: vec[i64] = like.bridges[:] if like is not None else table(three, NOWHERE)
        self.elevators: vec[i64] = like.elevators[:] if like is not None else table(three, NOWHERE)
        self.faction: vec[i64] = like.faction[:] if like is not None else table(seats, NOTHING)
        self.champions: vec[i64] = like.champions[:] if like is not None else table(seats, NOWHERE)  # their Regions
        self.presence: vec[i64] = like.presence[:] if like is not None else table(seats)  # Regions with units, as bits
        self.unlocked: vec[i64] = like.unlocked[:] if like is not None else table(seats)  # Talents, as bits
        self.things: vec[i64] = like.things[:] if like is not None else table(seats * THINGS)
        self.bank: vec[i64] = like.bank[:] if like is not None else table(2)
        # By row and column: the kind of Mission; by seat and column: the row that was taken.
        turns = layout.numbers.turns
        self.missions: vec[i64] = like.missions[:] if like is not None else table(layout.mission_rows * turns, NOTHING)
        self.taken: vec[i64] = like.taken[:] if like is not None else table(seats * turns, NOTHING)
        self.cards: Deck = like.cards.copy() if like is not None else layout.empty_cards()
        self.candy: Deck = like.candy.copy() if like is not None else layout.empty_candy()
        self.talents: Deck = like.talents.copy() if like is not None else layout.empty_talents()
        self.laid: vec[i64] = like.laid[:] if like is not None else table(seats * PAD_CARDS)  # how pad cards lie
        # DEI-OPT-3 moments that everybody saw (`secrets.py`), a single 0 without it: of each card the last one at which
        # it was seen, and by seat of each place in the bin when its card was taken from hand.
        secret = layout.cards + seats * layout.hand_room if layout.rulings.planning else 1
        self.moments: vec[i64] = like.moments[:] if like is not None else table(secret)
        # The card that is being resolved, by whom, and what of it is left.
        self.card: i64 = like.card if like is not None else NOTHING
        self.player: i64 = like.player if like is not None else NOBODY  # whose Action Phase it is
        self.pool: vec[i64] = like.pool[:] if like is not None else no_pool()
        self.wild: i64 = like.wild if like is not None else NO_WILD
        # Of the Action Phase: whether a card was laid face down, Tech paid for Energy, the robot sent.
        self.bought_down: i64 = like.bought_down if like is not None else 0
        self.swapped: i64 = like.swapped if like is not None else 0
        self.robot_sent: i64 = like.robot_sent if like is not None else 0
        # Whose end count is done, a bit each, and what it came to.
        self.ended: i64 = like.ended if like is not None else 0
        self.counted: vec[i64] = like.counted[:] if like is not None else table(seats * PARTS)
        if like is None:
            for seat in range(seats):
                self.things[seat * THINGS + RESERVE] = layout.numbers.scrappers

    def copy(self) -> Dei:
        return Dei(self.layout, self.city, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        out.many("tiles", self.tiles)
        out.many("colours", self.colours)
        out.one("turn", self.turn)
        out.one("phase", self.phase)
        out.one("first", self.first)
        out.many("order", self.order)
        out.many("units", self.units)
        out.many("tokens", self.tokens)
        out.many("controller", self.controller)
        out.many("cubes", self.cubes)
        out.many("drones", self.drones)
        out.many("shelters", self.shelters)
        out.many("bridges", self.bridges)
        out.many("elevators", self.elevators)
        out.many("faction", self.faction)
        out.many("champions", self.champions)
        out.masks("presence", self.presence)
        out.many("unlocked", self.unlocked)
        out.many("things", self.things)
        out.many("bank", self.bank)
        out.many("missions", self.missions)
        out.many("taken", self.taken)
        self.cards.words("cards", out)
        self.candy.words("candy", out)
        self.talents.words("talents", out)
        out.many("laid", self.laid)
        out.many("moments", self.moments)
        out.one("card", self.card)
        out.one("player", self.player)
        out.many("pool", self.pool)
        out.one("wild", self.wild)
        out.one("bought_down", self.bought_down)
        out.one("swapped", self.swapped)
        out.one("robot_sent", self.robot_sent)
        out.one("ended", self.ended)
        out.many("counted", self.counted)

    def has(self, seat: Seat, thing: i64) -> i64:
        return self.things[seat * THINGS + thing]

    def gain(self, seat: Seat, thing: i64, count: i64) -> None:
        """A seat gets so many of a thing, or gives them away if the count is negative."""
        self.things[seat * THINGS + thing] += count

    def set_thing(self, seat: Seat, thing: i64, word: i64) -> None:
        self.things[seat * THINGS + thing] = word

    def champion(self, seat: Seat) -> i64:
        """The Champion of a seat: NEENA, ABRAHAM, ARIA or Z13."""
        return self.faction[seat]

    def champion_at(self, seat: Seat) -> Place:
        """The Region where the Champion of a seat stands."""
        return self.champions[seat]

    def knows(self, seat: Seat, talent: i64) -> bool:
        """DEI-TAL-03 whether a seat has unlocked a Talent."""
        return self.unlocked[seat] & talent != 0

    def units_in(self, region: Place, seat: Seat) -> i64:
        """Scrappers, and the Champion, of a seat in a Region."""
        return self.units[region * self.seats + seat]

    def scrappers_in(self, region: Place, seat: Seat) -> i64:
        there = self.units[region * self.seats + seat]
        return there - 1 if self.champions[seat] == region else there

    def present(self, seat: Seat) -> i64:
        """The Regions with units of a seat, a bit each."""
        return self.presence[seat]

    def rivals(self, seat: Seat) -> i64:
        """The Regions with units of other seats, a bit each."""
        presence = self.presence
        found: i64 = 0
        for other in range(self.seats):
            if other != seat:
                found |= presence[other]
        return found

    def add_units(self, region: Place, seat: Seat, count: i64) -> None:
        """So many units of a seat come into a Region, or leave it if the count is negative."""
        there = self.units[region * self.seats + seat] + count
        self.units[region * self.seats + seat] = there
        place = place_bit(region)
        if there > 0:
            self.presence[seat] |= place
        else:
            self.presence[seat] &= ~place

    def on_map(self, seat: Seat) -> i64:
        """How many Scrappers of a seat are on the map."""
        return self.layout.numbers.scrappers - self.has(seat, RESERVE)

    def is_counted(self, seat: Seat) -> bool:
        """DEI-END-05 whether the end count of a seat is done."""
        return self.ended >> seat & 1 != 0

    def cubes_of(self, seat: Seat, colour: i64) -> i64:
        """DEI-OUT-07 how many Outposts of a colour a seat controls."""
        return self.cubes[seat * COLOURS + colour]

    def outposts_of(self, seat: Seat) -> i64:
        cubes = self.cubes
        base = seat * COLOURS
        return cubes[base] + cubes[base + 1] + cubes[base + 2]

    def built(self, kind: i64) -> vec[i64]:
        """Where the constructions of a kind stand, three of each seat: Regions, or slots."""
        if kind == SHELTER:
            return self.shelters
        return self.bridges if kind == BRIDGE else self.elevators

    def built_at(self, seat: Seat, kind: i64, place: i64) -> i64:
        """How many constructions of a kind a seat has on a Region or slot."""
        built = self.built(kind)
        base = seat * TOKENS_A_KIND
        count: i64 = 0
        for k in range(base, base + TOKENS_A_KIND):
            if built[k] == place:
                count += 1
        return count

    def constructions(self, seat: Seat) -> i64:
        """How many constructions of a seat are on the map."""
        count: i64 = 0
        for kind in range(KINDS):
            built = self.built(kind)
            for k in range(seat * TOKENS_A_KIND, (seat + 1) * TOKENS_A_KIND):
                if built[k] != NOWHERE:
                    count += 1
        return count
