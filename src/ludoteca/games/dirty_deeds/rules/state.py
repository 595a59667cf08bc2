"""What lies on the table in Dirty Deeds, and behind the screens."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.layout import Layout
from ludoteca.games.dirty_deeds.rules.names import (
    BASE,
    BEHIND,
    CHARACTERS,
    NEUTRAL,
    NOBODY,
    NOT_YET,
    NOTHING,
    WHEELS,
)
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.numbers import Place, Seat, table
from ludoteca.kernel.state import State, Words

# A word of the disc: what is printed on the spot, and whether everybody has seen it.
KIND: Final[i64] = 3
SEEN: Final[i64] = 4

# The words of a hand: who is in it, for which action, and the tiles of the burden.
HAND: Final[i64] = 4
WHO: Final[i64] = 0
DEED: Final[i64] = 1
FIRST_TILES: Final[i64] = 2  # of the first rival's colour, clockwise
SECOND_TILES: Final[i64] = 3  # … and of the second's; the rest of the burden is opaque

# The words of what a seat has.
THINGS: Final[i64] = 8
RESERVE: Final[i64] = 0
OPAQUE: Final[i64] = 1
TOKEN: Final[i64] = 2  # Traditions, then Enchantments
FAMILIAR: Final[i64] = 4
COLOUR: Final[i64] = 5  # Domains of each seat's colour, three words

# The words of what lies beside the board.
COMMON_OPAQUE: Final[i64] = 0
COMMON: Final[i64] = 1  # Traditions, then Enchantments
EXHAUSTED_TOKENS: Final[i64] = 3
EXHAUSTED_TILES: Final[i64] = 5  # of each seat's colour, three words
ZONES: Final[i64] = 8


@final
class DirtyDeeds(State):
    """Hexes, discs and characters are tables; what a seat has is a row of `things`, see the words above.

    `disc` is what is printed under the wheels as it lay when the match began; `turned` is how far each wheel has been
    turned since. So what was seen once stays known, wherever the disc turns.
    """

    def __init__(self, layout: Layout, chance: Chance | None, like: DirtyDeeds | None) -> None:
        super().__init__(layout.seats, chance, like)
        seats = layout.seats
        self.layout = layout
        # By hex: NEUTRAL, a seat, or BASE + seat; and the piece on it, or NOBODY.
        self.tile: vec[i64] = like.tile[:] if like is not None else table(layout.hexes, NEUTRAL)
        self.stands: vec[i64] = like.stands[:] if like is not None else table(layout.hexes, NOBODY)
        # By piece (seat and character): its hex, or BEHIND, IN_HAND, EXHAUSTED, CAPTIVE.
        self.where: vec[i64] = like.where[:] if like is not None else table(seats * CHARACTERS, BEHIND)
        self.disc: vec[i64] = like.disc[:] if like is not None else table(layout.wheels.spots, NOTHING)
        self.turned: vec[i64] = like.turned[:] if like is not None else table(WHEELS)
        self.things: vec[i64] = like.things[:] if like is not None else table(seats * THINGS)
        self.zones: vec[i64] = like.zones[:] if like is not None else table(ZONES)
        self.hands: vec[i64] = like.hands[:] if like is not None else table(seats * HAND, NOBODY)
        # The seats in the order in which they act, and how many of them have.
        self.order: vec[i64] = like.order[:] if like is not None else table(seats)
        self.next_up: i64 = like.next_up if like is not None else 0
        self.turn: i64 = like.turn if like is not None else 0
        self.recruited: i64 = like.recruited if like is not None else 0  # the mask of seats that recruit in this turn
        self.revealed: i64 = like.revealed if like is not None else 0
        # The turns the hourglass still counts, this one included.
        self.remaining: i64 = like.remaining if like is not None else NOT_YET

    def copy(self) -> DirtyDeeds:
        return DirtyDeeds(self.layout, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        out.many("tile", self.tile)
        out.many("stands", self.stands)
        out.many("where", self.where)
        out.many("disc", self.disc)
        out.many("turned", self.turned)
        out.many("things", self.things)
        out.many("zones", self.zones)
        out.many("hands", self.hands)
        out.many("order", self.order)
        out.one("next_up", self.next_up)
        out.one("turn", self.turn)
        out.one("recruited", self.recruited)
        out.one("revealed", self.revealed)
        out.one("remaining", self.remaining)

    def has(self, seat: Seat, thing: i64) -> i64:
        return self.things[seat * THINGS + thing]

    def gain(self, seat: Seat, thing: i64, count: i64) -> None:
        """A seat gets so many of a thing, or gives them away if the count is negative."""
        self.things[seat * THINGS + thing] += count

    def hand(self, seat: Seat, word: i64) -> i64:
        return self.hands[seat * HAND + word]

    def set_hand(self, seat: Seat, word: i64, number: i64) -> None:
        self.hands[seat * HAND + word] = number

    def owner(self, place: Place) -> i64:
        """Whose colour a hex has, bases included; NOBODY's if it is opaque."""
        tile = self.tile[place]
        return tile - BASE if tile >= BASE else tile

    def is_base(self, place: Place) -> bool:
        return self.tile[place] >= BASE

    def is_transparent(self, place: Place) -> bool:
        """DD-BOARD-05 whether all see through the hex; through a base too, unless `base_counts` is off."""
        tile = self.tile[place]
        return tile != NEUTRAL and (tile < BASE or self.layout.rulings.base_counts)

    def colours(self, seat: Seat) -> i64:
        """How many transparent Domains a seat has."""
        things = self.things
        base = seat * THINGS + COLOUR
        return things[base] + things[base + 1] + things[base + 2]

    def domains(self, seat: Seat) -> i64:
        """DD-BOARD-02 all the Domains of a seat: opaque and transparent tiles behind its screen."""
        return self.has(seat, OPAQUE) + self.colours(seat)

    def put(self, piece: i64, place: Place) -> None:
        """A character comes to stand on a hex."""
        self.where[piece] = place
        self.stands[place] = piece

    def take_off(self, piece: i64, to: i64) -> None:
        """A character goes from wherever it is behind a screen, into a hand, or to the exhausted area."""
        if self.where[piece] >= 0:
            self.stands[self.where[piece]] = NOBODY
        self.where[piece] = to


def piece_of(seat: Seat, character: i64) -> i64:
    return seat * CHARACTERS + character


def owner_of(piece: i64) -> i64:
    return piece // CHARACTERS
