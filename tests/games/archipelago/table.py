"""Any position of Archipelago in one line, for tests, and played by the texts of actions.

>>> t = isles().region("1,0", "H04A").citizens(0, "1 1").ships(0, "1").acts(0)
>>> t.play("harvest:fruit unit:1:land-1 done").cubes(0)
{'fruit': 1}
"""

from __future__ import annotations

from typing import Any, Self

from ludoteca.games.archipelago import positions
from ludoteca.games.archipelago.game import GAME
from ludoteca.games.archipelago.rules.control import controller, holder_of
from ludoteca.games.archipelago.rules.layout import BUILDING_NAMES, GOOD_NAMES, HELD
from ludoteca.games.archipelago.rules.scoring import points, standing
from ludoteca.games.archipelago.rules.state import BENEFACTION, DISCS, FLORINS, HALL_COINS, TOKENS, Archipelago
from ludoteca.games.archipelago.view import Player, Region
from ludoteca.kernel.events import Events
from ludoteca.play.settings import Value
from tests.games.position import SPECTATOR, Position


def opening(seats: int = 4, seed: int = 1, **settings: Value) -> Table:
    """A match before the first region is laid."""
    return Table(seats, seed, settings)


def isles(seats: int = 4, **settings: Value) -> Table:
    """The start region alone, nobody on the map, turn 2; everybody has 10 florins and 3 discs."""
    return Table(seats, 1, settings).cleared().turn(2)


def shore(seats: int = 4, **settings: Value) -> Table:
    """Beside the open sea: region 1 (H01A: an island, cattle, two wood), region 2 (H02A: two islands, three fish)."""
    return isles(seats, **settings).region("1,-1", "H01A").region("1,0", "H02A")


class Table(Position[Archipelago], positions.Position):
    """A match of Archipelago, laid out by hand, then played."""

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

    def bids(self, *florins: int) -> Self:
        """The bids of all seats that are asked, in their order."""
        for seat in self.to_act:
            self.play(f"bid:{florins[seat]}", seat)
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
        return GAME.view(self.rules, self.s, seat)

    def player(self, seat: int) -> Player:
        found: Player = self.view(seat).players[seat]
        return found

    def seen(self, region: int) -> Region:
        found: Region = self.view().regions[region]
        return found

    def told(self, name: str) -> list[dict[str, int]]:
        return [values for kind, values in self.events() if kind == name]

    def cubes(self, seat: int) -> dict[str, int]:
        found = {name: int(self.s.has(seat, good)) for good, name in enumerate(GOOD_NAMES)}
        return {name: count for name, count in found.items() if count}

    def florins(self, seat: int) -> int:
        return int(self.s.has(seat, FLORINS))

    def tokens(self, seat: int) -> int:
        return int(self.s.has(seat, TOKENS))

    def discs_of(self, seat: int) -> int:
        return int(self.s.has(seat, DISCS))

    def coins(self, seat: int) -> tuple[int, int]:
        """Florins on the spaces for ports and markets."""
        return int(self.s.has(seat, HALL_COINS)), int(self.s.has(seat, HALL_COINS + 1))

    def benefaction(self, seat: int) -> int:
        return int(self.s.has(seat, BENEFACTION))

    def lies(self, board: str) -> dict[str, int]:
        return {one.good: one.count for one in self.view().boards if one.board == board}

    def controller(self, region: int, building: str) -> int:
        return int(controller(self.s, region, BUILDING_NAMES.index(building)))

    def holder(self, region: int) -> int:
        return int(holder_of(self.s, region))

    def where(self, seat: int) -> list[str]:
        """Where the units of a seat are: `1:land-1`, `2:port`, a rebel with `!`, one on a symbol with its good."""
        found = []
        for region in self.view().regions:
            for one in region.units:
                if one.seat == seat:
                    mark = {"lying": "!", "engaged": "*"}.get(one.how, "")
                    found += [f"{region.number}:{one.on or one.area}{mark}"] * one.count
        return found

    @property
    def scale(self) -> tuple[int, int, int]:
        """Population, rebellion, surplus."""
        return int(self.s.population), int(self.s.rebels), int(self.s.surplus)

    def objectives_of(self, seat: int) -> list[str]:
        return [self.layout.objective_ids[one] for one in self.s.objectives.cards(HELD + seat)]

    def points(self, seat: int) -> int:
        return int(points(self.s, seat))

    def standing(self, seat: int) -> int:
        return int(standing(self.s, seat))
