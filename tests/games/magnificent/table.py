"""Any position of The Magnificent in one line, for tests, and played by the texts of actions.

>>> t = magnificent(2).has(0, gems="g").takes(0, "G5", "I-2")
>>> t.play("spend:g").power
7
"""

from __future__ import annotations

from typing import Any, Self

from ludoteca.games.magnificent import positions
from ludoteca.games.magnificent.game import GAME
from ludoteca.games.magnificent.rules.layout import COMPLETED, DIE_NAMES, GEM_NAMES, WAITING
from ludoteca.games.magnificent.rules.names import NOTHING, TENT_SPACES, TILE_KINDS
from ludoteca.games.magnificent.rules.power import power_of
from ludoteca.games.magnificent.rules.scoring import points
from ludoteca.games.magnificent.rules.state import FREE, PURSE, SCORE, STORAGE, Magnificent
from ludoteca.kernel.events import Events
from ludoteca.play.settings import Value
from tests.games.position import SPECTATOR, Position


def opening(seats: int = 3, seed: int = 1, **settings: Value) -> Table:
    """A match at its first decision."""
    return Table(seats, seed, settings)


def magnificent(seats: int = 2, *boards: str, **settings: Value) -> Table:
    """Boards I, II, III … with their cards, and nothing else; seats 0, 1, 2 … act in this order."""
    return Table(seats, 1, settings).cleared(*boards)


class Table(Position[Magnificent], positions.Position):
    """A match of The Magnificent, laid out by hand, then played."""

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

    def view(self, seat: int = SPECTATOR) -> Any:
        """What a seat sees; of what may not be there a test knows that it is."""
        return GAME.view(self.rules, self.s, seat)

    def told(self, name: str) -> list[dict[str, int]]:
        return [values for kind, values in self.events() if kind == name]

    @property
    def power(self) -> int:
        return int(power_of(self.s, self.s.player))

    def coins(self, seat: int) -> int:
        return int(self.s.has(seat, PURSE))

    def score(self, seat: int) -> int:
        return int(self.s.has(seat, SCORE))

    def gems(self, seat: int) -> str:
        """The gems of a storage as letters."""
        return "".join(name * int(self.s.has(seat, STORAGE + kind)) for kind, name in enumerate(GEM_NAMES))

    def free_trainers(self, seat: int) -> int:
        return int(self.s.has(seat, FREE))

    def worth(self, seat: int, card: str, gems_off: int = 0) -> int:
        """What a card scores now."""
        return int(points(self.s, seat, self.ids["card"].index(card), gems_off))

    def laid(self, seat: int) -> dict[str, int]:
        """The camp tiles of a seat by kind."""
        found = {kind: int(self.s.laid[seat * TILE_KINDS + k]) for k, kind in enumerate(positions.KINDS)}
        return {kind: count for kind, count in found.items() if count}

    def tents(self, seat: int) -> list[str]:
        """The tents of the five spaces, "" where none stands."""
        found = [int(tent) for tent in self.s.tents[seat * TENT_SPACES : (seat + 1) * TENT_SPACES]]
        return [self.ids["tent"][tent] if tent != NOTHING else "" for tent in found]

    def hung(self, seat: int, place: str | int) -> list[str]:
        """The posters at a place: 1 to 5, waiting, done."""
        pile = int(self.layout.posters_of(seat)) + positions.POSTER_PLACES[str(place)]
        return [self.ids["poster"][poster] for poster in self.s.posters.cards(pile)]

    def waiting(self, seat: int) -> list[str]:
        return [self.ids["poster"][poster] for poster in self.s.posters.cards(self.layout.posters_of(seat) + WAITING)]

    def completed(self, seat: int) -> list[str]:
        return [self.ids["poster"][poster] for poster in self.s.posters.cards(self.layout.posters_of(seat) + COMPLETED)]

    def own_cards(self, seat: int) -> list[str]:
        return [self.ids["card"][card] for card in self.s.cards.cards(self.s.own_cards(seat))]

    def own_tiles(self, seat: int) -> list[str]:
        return [self.ids["tile"][tile] for tile in self.s.tiles.cards(self.s.own_tiles(seat))]

    @property
    def in_tent(self) -> list[str]:
        """The dice of the Main Tent."""
        return [name for k, name in enumerate(DIE_NAMES) for _ in range(self.s.pool[k])]
