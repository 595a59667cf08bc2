"""Any position of Dirty Deeds, laid out by hand on a fresh table: for lessons and tests.

Tiles and tokens come from where they would come from, the supply and the reserves, unless a word says otherwise.
"""

from __future__ import annotations

from typing import Self

from ludoteca.games.dirty_deeds.rules.burden import move_burden
from ludoteca.games.dirty_deeds.rules.choosing import carry_out_hands, intended_action
from ludoteca.games.dirty_deeds.rules.layout import CHARACTER_NAMES, HAND_NAMES
from ludoteca.games.dirty_deeds.rules.names import (
    BASE,
    BEGIN_TURN,
    BEHIND,
    BIG,
    CAPTIVE,
    CHARACTERS,
    END_TURN,
    EXHAUSTED,
    FIST,
    HOURGLASS,
    IN_HAND,
    NEUTRAL,
    NOTHING,
    WHEELS,
)
from ludoteca.games.dirty_deeds.rules.rules import DirtyDeedsRules
from ludoteca.games.dirty_deeds.rules.state import (
    COLOUR,
    COMMON,
    COMMON_OPAQUE,
    DEED,
    EXHAUSTED_TILES,
    EXHAUSTED_TOKENS,
    FAMILIAR,
    FIRST_TILES,
    KIND,
    OPAQUE,
    RESERVE,
    SECOND_TILES,
    THINGS,
    TOKEN,
    WHO,
    DirtyDeeds,
    piece_of,
)
from ludoteca.games.dirty_deeds.rules.turn import is_costly
from ludoteca.games.dirty_deeds.rules.underground import lay_print, look

CORNERS = ("B4,0", "B-4,4", "B0,-4")  # where the bases of seats 0, 1 and 2 lie, on a big wheel of radius 4


class Position:
    """A table being laid out. Every method lays something and gives the table back, so that they can be chained.

    `cleared` comes first, then what lies where, then whose turn it is.
    """

    def __init__(self, rules: DirtyDeedsRules, s: DirtyDeeds) -> None:
        self.rules = rules
        self.layout = rules.layout
        self.s = s
        self.names = rules.layout.place.domains[0].keys

    def cleared(self) -> Self:
        """Bases on their corners, discs as printed, nothing begun."""
        radius = str(self.layout.wheels.radius[BIG])
        self.s.depth = 0
        for seat in range(self.s.seats):
            self.s.tile[self.hex(CORNERS[seat].replace("4", radius))] = BASE + seat
            self.s.order[seat] = seat
            self.s.zones[COMMON_OPAQUE] += 1
        for wheel in range(WHEELS):
            lay_print(self.s, wheel, 0)
        return self.look()

    def hex(self, name: str) -> int:
        return self.names.index(name)

    def piece(self, name: str) -> int:
        """A character, as views write it: `1-spy`."""
        seat, _, character = name.partition("-")
        return int(piece_of(int(seat), CHARACTER_NAMES.index(character)))

    # The wheels.

    def look(self) -> Self:
        """Everybody has seen what lies under transparent hexes, and nothing else."""
        for spot in range(len(self.s.disc)):
            self.s.disc[spot] &= KIND
        for place in range(self.layout.hexes):
            if self.s.is_transparent(place):
                look(self.s, place)
        return self

    def orient(self, *turned: int) -> Self:
        """The orientation of the big, the medium and the small disc."""
        for wheel, notches in enumerate(turned):
            self.s.turned[wheel] = notches
        return self.look()

    def blank(self) -> Self:
        """Nothing is printed but the hourglass."""
        for spot in range(len(self.s.disc)):
            if self.s.disc[spot] & KIND != HOURGLASS:
                self.s.disc[spot] = NOTHING
        return self.look()

    def holds(self, seat: int, hexes: str) -> Self:
        """Hexes of a seat, with tiles of its reserve; the opaque tiles are in the common supply."""
        for name in hexes.split():
            place = self.hex(name)
            if self.s.tile[place] != NEUTRAL:
                raise ValueError(f"{name} has been laid already")
            self.s.tile[place] = seat
            self.s.gain(seat, RESERVE, -1)
            self.s.zones[COMMON_OPAQUE] += 1
        return self.look()

    def stands(self, piece: str, name: str) -> Self:
        """A character (`1-spy`) stands on a hex, or is `exhausted`, or `captive-0` of seat 0."""
        number = self.piece(piece)
        if name == "exhausted":
            self.s.take_off(number, EXHAUSTED)
        elif name.startswith("captive-"):
            self.s.take_off(number, CAPTIVE - int(name[-1]))
        else:
            self.s.put(number, self.hex(name))
        return self

    # Behind the screens and beside the board.

    def screen(self, seat: int, opaque: int = 0, t: int = 0, i: int = 0, **colours: int) -> Self:
        """What lies behind a screen; `c1=2` are two tiles of seat 1. It comes from the supply and from reserves."""
        s = self.s
        s.zones[COMMON_OPAQUE] -= opaque - s.has(seat, OPAQUE)
        s.things[seat * THINGS + OPAQUE] = opaque
        for token, count in enumerate((t, i)):
            s.zones[COMMON + token] -= count - s.has(seat, TOKEN + token)
            s.things[seat * THINGS + TOKEN + token] = count
        for name, count in colours.items():
            other = int(name[1:])
            s.gain(other, RESERVE, s.has(seat, COLOUR + other) - count)
            s.things[seat * THINGS + COLOUR + other] = count
        return self

    def common(self, t: int | None = None, i: int | None = None, opaque: int | None = None) -> Self:
        """What the common supply has, wherever it comes from."""
        for word, count in ((COMMON, t), (COMMON + 1, i), (COMMON_OPAQUE, opaque)):
            if count is not None:
                self.s.zones[word] = count
        return self

    def exhausted(self, t: int = 0, i: int = 0, **colours: int) -> Self:
        """What is exhausted; `c1=2` are two tiles of seat 1, from its reserve."""
        self.s.zones[EXHAUSTED_TOKENS] = t
        self.s.zones[EXHAUSTED_TOKENS + 1] = i
        for name, count in colours.items():
            seat = int(name[1:])
            self.s.gain(seat, RESERVE, self.s.zones[EXHAUSTED_TILES + seat] - count)
            self.s.zones[EXHAUSTED_TILES + seat] = count
        return self

    def reserve(self, seat: int, count: int) -> Self:
        """How many tiles a seat has left, wherever the others are."""
        self.s.things[seat * THINGS + RESERVE] = count
        return self

    def familiar(self, seat: int, square: int) -> Self:
        """The Familiar of a seat has come so far; 0 is its start."""
        self.s.things[seat * THINGS + FAMILIAR] = square
        return self

    # The turn.

    def at(self, turn: int, remaining: int | None = None) -> Self:
        """The turn, and how many the hourglass still counts."""
        self.s.turn = turn
        if remaining is not None:
            self.s.remaining = remaining
            self.s.revealed = 1
        return self

    def to_choose(self, turn: int) -> Self:
        """Everybody chooses in secret."""
        self.s.depth = 0
        self.s.turn = turn - 1
        self.s.then(BEGIN_TURN)
        return self._settle()

    def commit(self, seat: int, who: str, intent: str = "", pay: str = "0:0") -> Self:
        """The secret choice of a seat."""
        return self.play(f"choose:{who} intend:{intent or ('free' if who == 'fist' else 'simple')} pay:{pay}", seat)

    def play(self, actions: str, seat: int) -> Self:
        """A seat takes actions, one after the other."""
        for text in actions.split():
            self.rules.take(self.s, seat, self.rules.actions.number(text))
        return self

    def hand(self, seat: int, who: str, intent: str = "simple", tiles: tuple[int, int] = (0, 0)) -> Self:
        """A hand that lies open; a costly one has its burden in it."""
        s, character = self.s, HAND_NAMES.index(who)
        s.set_hand(seat, WHO, character)
        s.set_hand(seat, DEED, intended_action(character, self.layout.intend.domains[0].number(intent)))
        s.set_hand(seat, FIRST_TILES, tiles[0])
        s.set_hand(seat, SECOND_TILES, tiles[1])
        if character != FIST:
            s.take_off(piece_of(seat, character), IN_HAND)
        if is_costly(s, seat):
            move_burden(s, seat, -1)
        return self

    def acts(self, seat: int, who: str, intent: str = "simple", tiles: tuple[int, int] = (0, 0)) -> Self:
        """This seat acts first, and after it the others with any character they have."""
        order = [seat, *(other for other in range(self.s.seats) if other != seat)]
        self.hand(seat, who, intent, tiles)
        for other in order[1:]:
            left = [k for k in range(CHARACTERS) if self.s.where[piece_of(other, k)] == BEHIND]
            self.hand(other, CHARACTER_NAMES[left[0]] if left else "fist")
        return self.goes(*order)

    def goes(self, *order: int) -> Self:
        """The hands that lie open are carried out in this order."""
        self.s.depth = 0
        for k, seat in enumerate(order):
            self.s.order[k] = seat
        self.s.then(END_TURN)
        carry_out_hands(self.s)
        return self._settle()

    def ends(self) -> Self:
        """Everybody has acted: the turn ends."""
        self.s.depth = 0
        self.s.next_up = self.s.seats
        self.s.then(END_TURN)
        return self._settle()

    def _settle(self) -> Self:
        """What was laid on the agenda goes on until somebody must decide."""
        self.rules.settle_all(self.s)
        return self
