"""Any position of D.E.I. in one line, for tests, and played by the texts of actions.

>>> t = fx1().units(0, "2.1.p:1").uses(0, "M")
>>> t.play("move:M:2.1.p to:2.1.a").where(0)
{'2.1.a': 1}
"""

from __future__ import annotations

from typing import Self

from ludoteca.games.dei import positions
from ludoteca.games.dei.game import GAME
from ludoteca.games.dei.rules import names
from ludoteca.games.dei.rules.layout import BIN, COLOUR_NAMES, DECK, DRONE_NAMES, HAND, MARKET_NAMES, ROW
from ludoteca.games.dei.rules.majority import majority, value
from ludoteca.games.dei.rules.scoring import total
from ludoteca.games.dei.rules.state import RESERVE, SUPPLIES, Dei
from ludoteca.games.dei.view import DeiView
from ludoteca.kernel.events import Events
from ludoteca.play.settings import Value
from tests.games.position import SPECTATOR, Position


def opening(seats: int = 4, seed: int = 1, **settings: Value) -> Table:
    """A match before the first faction is taken."""
    return Table(seats, seed, settings)


def dei(seats: int = 4, *factions: str, **settings: Value) -> Table:
    """The quick layout, factions taken, nobody on the map; seats 0, 1, 2, 3 act in this order."""
    return Table(seats, 1, settings).cleared(*factions)


def fx1(seats: int = 4, *factions: str, **settings: Value) -> Table:
    """The small test board: two districts side by side."""
    return Table(seats, 1, settings).cleared(*factions, city="2.1@0 2.3@0")


class Table(Position[Dei], positions.Position):
    """A match of D.E.I., laid out by hand, then played."""

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

    # Looking.

    def offered(self, verb: str, seat: int | None = None) -> set[str]:
        """The arguments that are offered for a verb."""
        return {text.partition(":")[2] for text in self.options(seat) if text.partition(":")[0] == verb}

    def may(self, action: str, seat: int | None = None) -> bool:
        """Whether an action is offered; then nothing refuses it, and else something does."""
        offered = action in self.options(seat)
        assert (self.why(action, seat) == "") == offered
        return offered

    def view(self, seat: int = SPECTATOR) -> DeiView:
        return GAME.view(self.rules, self.s, seat)

    def told(self, name: str) -> list[dict[str, int]]:
        return [values for kind, values in self.events() if kind == name]

    def where(self, seat: int) -> dict[str, int]:
        """The units of a seat by Region, the Champion among them."""
        found = {self._name(r): int(self.s.units_in(r, seat)) for r in range(self.s.city.regions)}
        return {name: count for name, count in found.items() if count}

    def champion(self, seat: int) -> str:
        return self._name(int(self.s.champion_at(seat)))

    def _name(self, region: int) -> str:
        return self.layout.districts.regions[int(self.s.city.name[region])]

    def lies(self, name: str) -> int:
        """How many resources lie in a Region."""
        return int(self.s.tokens[self.region(name)])

    def value(self, seat: int, name: str) -> int:
        return int(value(self.s, seat, self.region(name)))

    def majority(self, name: str) -> int:
        return int(majority(self.s, self.region(name)))

    def controller(self, tile: str) -> int:
        return int(self.s.controller[self.outpost(tile)])

    def cubes(self, seat: int) -> dict[str, int]:
        found = {name: int(self.s.cubes_of(seat, colour)) for colour, name in enumerate(COLOUR_NAMES)}
        return {name: count for name, count in found.items() if count}

    def resources(self, seat: int) -> tuple[int, int]:
        return int(self.s.has(seat, names.TECH)), int(self.s.has(seat, names.ENERGY))

    @property
    def bank(self) -> tuple[int, int]:
        return int(self.s.bank[names.TECH]), int(self.s.bank[names.ENERGY])

    def reserve(self, seat: int) -> int:
        return int(self.s.has(seat, RESERVE))

    def candies(self, seat: int) -> int:
        return self.view().players[seat].candy_count

    def supplied(self, seat: int) -> int:
        return int(self.s.has(seat, SUPPLIES))

    def in_hand(self, seat: int) -> list[str]:
        return [self.cards[card] for card in self.s.cards.cards(self.layout.pile(seat, HAND))]

    def in_bin(self, seat: int) -> list[str]:
        return [self.cards[card] for card in self.s.cards.cards(self.layout.pile(seat, BIN))]

    def for_sale(self, market: str) -> list[str]:
        """A row from left to right."""
        return [self.cards[card] for card in self.s.cards.cards(ROW + MARKET_NAMES.index(market))][::-1]

    def deck_size(self, market: str) -> int:
        return int(self.s.cards.size(DECK + MARKET_NAMES.index(market)))

    def drone_at(self, name: str) -> str:
        return self._name(int(self.s.drones[DRONE_NAMES.index(name)]))

    @property
    def left(self) -> dict[str, int]:
        """The symbols left of the card in play."""
        return dict(self.view().left)

    @property
    def order(self) -> list[int]:
        return [int(seat) for seat in self.s.order]

    def total(self, seat: int) -> int:
        return int(total(self.s, seat))
