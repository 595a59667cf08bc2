"""Any position of Dirty Deeds in one line, for tests, and played by the texts of actions.

>>> t = deeds(2).holds(0, "B3,0").screen(0, opaque=3).acts(0, "chrono", "costly")
>>> t.play("place:B3,0 turn turn").turned
[2, 0, 0]
"""

from __future__ import annotations

from typing import Self

from ludoteca.games.dirty_deeds import positions
from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.games.dirty_deeds.rules.layout import CHARACTER_NAMES
from ludoteca.games.dirty_deeds.rules.names import CAPTIVE
from ludoteca.games.dirty_deeds.rules.scoring import points, total
from ludoteca.games.dirty_deeds.rules.state import (
    COLOUR,
    COMMON,
    COMMON_OPAQUE,
    EXHAUSTED_TILES,
    EXHAUSTED_TOKENS,
    FAMILIAR,
    OPAQUE,
    RESERVE,
    TOKEN,
    DirtyDeeds,
)
from ludoteca.games.dirty_deeds.rules.underground import HALVES, portions
from ludoteca.games.dirty_deeds.view import DirtyDeedsView, Step
from ludoteca.kernel.events import Events
from ludoteca.play.settings import Value
from tests.games.position import SPECTATOR, Position


def opening(seats: int = 3, seed: int = 1, **settings: Value) -> Table:
    """A match before its first base."""
    return Table(seats, seed, settings)


def deeds(seats: int = 3, **settings: Value) -> Table:
    """A table laid by hand: bases on three corners, discs as printed, everybody choosing in turn 1."""
    return Table(seats, 1, settings).cleared().to_choose(1)


class Table(Position[DirtyDeeds], positions.Position):
    """A match of Dirty Deeds, laid out by hand, then played."""

    def __init__(self, seats: int, seed: int, settings: dict[str, Value]) -> None:
        rules = GAME.rules(settings, seats)
        Position.__init__(self, GAME, rules, seed)
        positions.Position.__init__(self, rules, self.s)

    def _settle(self) -> Self:
        """What goes on by itself is told like what is played."""
        self.news = Events()
        self.s.log = self.news
        super()._settle()
        self.s.log = None
        return self

    # Playing.

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
