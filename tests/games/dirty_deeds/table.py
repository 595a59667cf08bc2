"""Any position of Dirty Deeds in one line, for tests, and played by the texts of actions.

>>> t = deeds(2).holds(0, "B3,0").screen(0, opaque=3).acts(0, "chrono", "costly")
>>> t.play("place:B3,0 turn turn").turned
[2, 0, 0]
"""

from __future__ import annotations

from typing import Self

from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.games.dirty_deeds.rules.burden import move_burden
from ludoteca.games.dirty_deeds.rules.choosing import carry_out_hands, intended_action
from ludoteca.games.dirty_deeds.rules.layout import CHARACTER_NAMES, HAND_NAMES
from ludoteca.games.dirty_deeds.rules.names import (
    BASE,
    BEGIN_TURN,
    BEHIND,
    CAPTIVE,
    CHARACTERS,
    END_TURN,
    EXHAUSTED,
    FIST,
    HOURGLASS,
    IN_HAND,
    NEUTRAL,
    NOTHING,
)
from ludoteca.games.dirty_deeds.rules.rules import DirtyDeedsRules
from ludoteca.games.dirty_deeds.rules.scoring import points, total
from ludoteca.games.dirty_deeds.rules.state import (
    COLOUR,
    COMMON,
    COMMON_OPAQUE,
    DEED,
    EXHAUSTED_TILES,
    EXHAUSTED_TOKENS,
    FAMILIAR,
    FIRST_TILES,
    HAND,
    KIND,
    OPAQUE,
    RESERVE,
    SECOND_TILES,
    THINGS,
    TOKEN,
    WHO,
    DirtyDeeds,
)
from ludoteca.games.dirty_deeds.rules.turn import is_costly
from ludoteca.games.dirty_deeds.rules.underground import HALVES, lay_print, look, portions
from ludoteca.games.dirty_deeds.view import DirtyDeedsView, Step
from ludoteca.kernel.events import Events
from ludoteca.play.settings import Value
from tests.games.position import SPECTATOR, Position

CORNERS = ("B4,0", "B-4,4", "B0,-4")  # where the bases of seats 0, 1 and 2 lie on a table laid by hand
INTENTS = ("simple", "costly", "free", "discovery", "drilling", "gathering", "tunnel")


def opening(seats: int = 3, seed: int = 1, **settings: Value) -> Table:
    """A match before its first base."""
    return Table(seats, seed, settings)


def deeds(seats: int = 3, **settings: Value) -> Table:
    """A table laid by hand: bases on three corners, discs as printed, everybody choosing in turn 1."""
    return Table(seats, 1, settings).lay()


class Table(Position[DirtyDeeds]):
    def __init__(self, seats: int, seed: int, settings: dict[str, Value]) -> None:
        rules = GAME.rules(settings, seats)
        assert isinstance(rules, DirtyDeedsRules)
        super().__init__(GAME, rules, seed)
        self.rules = rules
        self.layout = rules.layout
        self.names = rules.layout.place.domains[0].keys

    # Setting up.

    def lay(self) -> Self:
        big = int(self.layout.wheels.radius[0])
        for seat in range(self.s.seats):
            corner = self.hex(CORNERS[seat].replace("4", str(big)))
            self.s.tile[corner] = BASE + seat
            self.s.order[seat] = seat
            self.s.zones[COMMON_OPAQUE] += 1
        self.s.depth = 0
        for wheel in range(3):
            lay_print(self.s, wheel, 0)
        self.s.then(BEGIN_TURN)
        self.rules.settle_all(self.s)
        return self.look()

    def hex(self, name: str) -> int:
        return self.names.index(name)

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
            assert self.s.tile[place] == NEUTRAL, name
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
        """What the common supply has."""
        for word, count in ((COMMON, t), (COMMON + 1, i), (COMMON_OPAQUE, opaque)):
            if count is not None:
                self.s.zones[word] = count
        return self

    def exhausted(self, t: int = 0, i: int = 0, **colours: int) -> Self:
        """What is exhausted; `c1=2` are two tiles of seat 1."""
        self.s.zones[EXHAUSTED_TOKENS] = t
        self.s.zones[EXHAUSTED_TOKENS + 1] = i
        for name, count in colours.items():
            self.s.gain(int(name[1:]), RESERVE, self.s.zones[EXHAUSTED_TILES + int(name[1:])] - count)
            self.s.zones[EXHAUSTED_TILES + int(name[1:])] = count
        return self

    def reserve(self, seat: int, count: int) -> Self:
        self.s.things[seat * THINGS + RESERVE] = count
        return self

    def familiar(self, seat: int, square: int) -> Self:
        """The Familiar of a seat has come so far; 0 is its start."""
        self.s.things[seat * THINGS + FAMILIAR] = square
        return self

    def at(self, turn: int, remaining: int | None = None) -> Self:
        """The turn, and how many the hourglass still counts."""
        self.s.turn = turn
        if remaining is not None:
            self.s.remaining = remaining
            self.s.revealed = 1
        return self

    def hand(self, seat: int, who: str, intent: str = "simple", tiles: tuple[int, int] = (0, 0)) -> Self:
        """A hand that lies open; a costly one has its burden in it."""
        s, character = self.s, HAND_NAMES.index(who)
        s.hands[seat * HAND + WHO] = character
        s.hands[seat * HAND + DEED] = intended_action(character, INTENTS.index(intent))
        s.hands[seat * HAND + FIRST_TILES], s.hands[seat * HAND + SECOND_TILES] = tiles
        if character != FIST:
            s.take_off(seat * CHARACTERS + character, IN_HAND)
        if is_costly(s, seat):
            move_burden(s, seat, -1)
        return self

    def acts(self, seat: int, who: str, intent: str = "simple", tiles: tuple[int, int] = (0, 0)) -> Self:
        """This seat acts first, and after it the others with any character they have."""
        order = [seat, *(other for other in range(self.s.seats) if other != seat)]
        self.hand(seat, who, "free" if who == "fist" else intent, tiles)
        for other in order[1:]:
            left = [k for k in range(CHARACTERS) if self.s.where[other * CHARACTERS + k] == BEHIND]
            self.hand(other, CHARACTER_NAMES[left[0]] if left else "fist")
        return self.goes(*order)

    def goes(self, *order: int) -> Self:
        """The hands that lie open are carried out in this order."""
        self.s.depth = 0
        for k, seat in enumerate(order):
            self.s.order[k] = seat
        self.s.then(END_TURN)
        carry_out_hands(self.s)
        self.news = Events()
        self.s.log = self.news
        self.rules.settle_all(self.s)
        self.s.log = None
        return self

    def ends(self) -> Self:
        """Everybody has acted: the turn ends."""
        self.s.depth = 0
        self.s.next_up = self.s.seats
        self.s.then(END_TURN)
        self.news = Events()
        self.s.log = self.news
        self.rules.settle_all(self.s)
        self.s.log = None
        return self

    # Playing.

    def commit(self, seat: int, who: str, intent: str = "", pay: str = "0:0") -> Self:
        """The secret choice of a seat."""
        return self.play(f"choose:{who} intend:{intent or ('free' if who == 'fist' else 'simple')} pay:{pay}", seat)

    def fists(self) -> Self:
        """Everybody recruits, and exchanges nothing: a turn without news."""
        for seat in range(self.s.seats):
            self.commit(seat, "fist")
        while self.deciding == "exchange":
            self.play("exchange-stop")
        return self

    # Looking.

    def offered(self, verb: str, seat: int | None = None) -> set[str]:
        """The arguments that are offered for a verb."""
        return {text.partition(":")[2] for text in self.options(seat) if text.partition(":")[0] == verb}

    def view(self, seat: int = SPECTATOR) -> DirtyDeedsView:
        return GAME.view(self.rules, self.s, seat)

    @property
    def step(self) -> Step:
        """What the seat that acts is in the middle of."""
        step = self.view(self._who(None)).step
        assert step is not None
        return step

    def told(self, name: str) -> list[dict[str, int]]:
        return [values for kind, values in self.events() if kind == name]

    def tile(self, name: str) -> int:
        """Whose tile lies on a hex: a seat, BASE + seat, or NEUTRAL."""
        return int(self.s.tile[self.hex(name)])

    def owned(self, seat: int) -> set[str]:
        """The hexes of a seat, its base left out."""
        return {name for name in self.names if self.tile(name) == seat}

    def on(self, name: str) -> str:
        """Who stands on a hex."""
        return self.view().hexes[self.hex(name)].character

    def piece(self, name: str) -> int:
        seat, _, character = name.partition("-")
        return int(seat) * int(CHARACTERS) + CHARACTER_NAMES.index(character)

    def where(self, piece: str) -> str:
        """Where a character is: a hex, `behind`, `in-hand`, `exhausted`, `captive-1`."""
        place = int(self.s.where[self.piece(piece)])
        if place <= CAPTIVE:
            return f"captive-{int(CAPTIVE) - place}"
        return self.view().players[int(piece[0])].characters[CHARACTER_NAMES.index(piece[2:])]

    def has(self, seat: int) -> dict[str, int]:
        """What a seat has, zeros left out."""
        s = self.s
        found = {"opaque": s.has(seat, OPAQUE), "t": s.has(seat, TOKEN), "i": s.has(seat, TOKEN + 1)}
        found |= {f"c{other}": s.has(seat, COLOUR + other) for other in range(s.seats)}
        return {name: int(count) for name, count in found.items() if count}

    def left(self, seat: int) -> int:
        """How many tiles a seat has in reserve."""
        return int(self.s.has(seat, RESERVE))

    def square(self, seat: int) -> int:
        return int(self.s.has(seat, FAMILIAR))

    @property
    def supply(self) -> tuple[int, int, int]:
        """Traditions, Enchantments and opaque tiles of the common supply."""
        return int(self.s.zones[COMMON]), int(self.s.zones[COMMON + 1]), int(self.s.zones[COMMON_OPAQUE])

    @property
    def spent(self) -> tuple[int, int]:
        """Exhausted Traditions and Enchantments."""
        return int(self.s.zones[EXHAUSTED_TOKENS]), int(self.s.zones[EXHAUSTED_TOKENS + 1])

    @property
    def spent_tiles(self) -> list[int]:
        return [int(self.s.zones[EXHAUSTED_TILES + seat]) for seat in range(self.s.seats)]

    @property
    def turned(self) -> list[int]:
        return [int(notches) for notches in self.s.turned]

    @property
    def order(self) -> list[int]:
        return [int(seat) for seat in self.s.order]

    @property
    def remaining(self) -> int:
        return int(self.s.remaining)

    @property
    def turn(self) -> int:
        return int(self.s.turn)

    @property
    def over(self) -> bool:
        return bool(self.s.over)

    @property
    def revealed(self) -> bool:
        return bool(self.s.revealed)

    def under(self, name: str, kind: str) -> tuple[int, int]:
        """Complete and incomplete portions of a kind (T, I or H) under a hex, whoever knows of them."""
        found = int(portions(self.s, self.hex(name), " TIH".index(kind)))
        return found % int(HALVES), found // int(HALVES)

    def known(self, name: str) -> tuple[str, str, str]:
        """What everybody knows to lie under a hex."""
        return self.view().hexes[self.hex(name)].under

    def points(self, seat: int) -> list[int]:
        """The points of a seat on the big, the medium and the small wheel."""
        return [int(points(self.s, seat, wheel)) for wheel in range(3)]

    @property
    def scores(self) -> list[int]:
        return [int(total(self.s, seat)) for seat in range(self.s.seats)]
