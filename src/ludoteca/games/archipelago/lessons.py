"""A guided first game of Archipelago: positions in the order in which one learns, each with the move to make in it.

Three play. Seat 0 has settled region 1 (wood and fish), seat 1 region 2 (fruit and fish), seat 2 region 3 (cattle); all
three lie around the open sea.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.archipelago.positions import Position
from ludoteca.games.archipelago.rules.rules import ArchipelagoRules
from ludoteca.games.archipelago.rules.state import Archipelago
from ludoteca.kernel.rules import Rules
from ludoteca.play.lesson import Lesson

Move = tuple[str, ...]
Lay = Callable[[Position], Position]
SEATS = 3
TRACK = ("sawmill", "king", "spy", "pope", "ranch")

LESSONS: list[Lesson[Archipelago]] = []


def lesson(rule: str, *goals: Move, on: Lay | None = None) -> Callable[[Lay], Lay]:
    """The next lesson: what the function lays out, the rule it is about, and the moves that show it is understood.

    It is laid out on the settled table, or `on` another one.
    """

    def keep(lay: Lay) -> Lay:
        def arrange(rules: Rules[Archipelago], s: Archipelago) -> None:
            assert isinstance(rules, ArchipelagoRules)
            lay((on or settled)(Position(rules, s)))

        LESSONS.append(Lesson(lay.__name__.replace("_", "-"), SEATS, rule, arrange, goals))
        return lay

    return keep


def settled(table: Position) -> Position:
    """Turn 2: three regions, an explorer token for each, an objective for everybody, temples as the trend."""
    table.cleared().region("1,0", "H10A").region("1,-1", "H05A").region("0,1", "H11A", 2)
    table.next_hex("H22A").track(*TRACK).deck("pyramid").trend("temples")
    for seat, objective in enumerate(("S06", "S01", "S04")):
        table.objectives(seat, objective).has(seat, tokens=1)
    return table.markers(rebellion=1, surplus=5).turn(2)


def people(table: Position) -> Position:
    """Two citizens and a ship of everybody, each in a region of their own."""
    for seat, region in enumerate(("1", "2", "3")):
        table.citizens(seat, f"{region} {region}").ships(seat, region)
    return table


def play(table: Position, *actions: str) -> Position:
    """Seat 0 has just done this."""
    for action in actions:
        table.rules.take(table.s, 0, table.rules.actions.number(action))
    return table


def untouched(table: Position) -> Position:
    """Turn 0: a ship of everybody on the open sea, and nothing else."""
    table.cleared()
    for seat in range(SEATS):
        table.ships(seat, "0")
    return table


@lesson("ARC-T0-03", *(("side:H10A", "place:1,0", f"rotate:{turn}") for turn in (0, 1, 2, 5)), on=untouched)
def landing(table: Position) -> Position:
    """Three hexes in hand, with two sides each; the others have not laid any yet."""
    return table.explores_first("H10A H06A H17A", "H05A H08A H14A", "H11A H12A H02A")


@lesson("ARC-HARV-01", ("harvest-all",), *(("unit:1:land-1", other) for other in ("unit:1:land-1", "harvest-all")))
def harvest(table: Position) -> Position:
    """A disc lies on the harvest of wood: two citizens beside two symbols."""
    return play(people(table).acts(0), "harvest:wood")


@lesson("ARC-TRANS-02", ("sell:export:wood",))
def sell(table: Position) -> Position:
    """Two wood behind the screen, worth more abroad than at home."""
    return play(people(table).has(0, wood=2, tokens=0).engaged(0, "1 1").acts(0), "transact")


@lesson("ARC-RECR-02", ("hire:1:land-1",))
def hire(table: Position) -> Position:
    """Five workers wait, and there is room for them where somebody is."""
    return play(people(table).citizens(0, "3").acts(0), "recruit")


@lesson("ARC-CONV-01", ("unit:1:land-1", "to:3:land-1"))
def convoy(table: Position) -> Position:
    """Cattle across the water, and a ship in between."""
    return play(people(table).acts(0), "migrate")


@lesson("ARC-TOWN-01", ("raise:town", "unit:1:land-1"))
def town(table: Position) -> Position:
    """Stone and wood enough for a town, or for something else."""
    return play(people(table).has(0, wood=1, stone=1, fish=1, tokens=0).acts(0), "build")


@lesson("ARC-PORT-01", ("serve:1:port",))
def port(table: Position) -> Position:
    """A ship lies in a port, with two fish to sell."""
    table.built(1, "port").citizens(0, "1 1").ships(0, "1:port")
    table.citizens(1, "2 2").ships(1, "2").citizens(2, "3 3").ships(2, "3")
    return table.has(0, fish=2).acts(0)


@lesson("ARC-EXPL-05", ("side:H22A", "place:2,-1", "rotate:1"))
def explore(table: Position) -> Position:
    """The hex on top was taken: it fits beside two regions, and a citizen can walk in."""
    return play(people(table).acts(0), "explore", "take-hex")


@lesson("ARC-ICON-02", ("use:sawmill",))
def card(table: Position) -> Position:
    """A rival has a Sawmill that anybody may use."""
    table.track("thief", "king", "spy", "pope", "ranch").cards(1, "sawmill", turn=1)
    return people(table).acts(0)


@lesson("ARC-P4-12", ("consume:market",))
def crisis(table: Position) -> Position:
    """Stone is wanted; the market has one, and so have you."""
    return people(table).has(0, stone=1).crisis()


@lesson("ARC-NEG-03", ("accept",))
def deal(table: Position) -> Position:
    """A rival, whose round it is, offers wood and stone for a fish."""
    people(table).has(0, fish=1, florins=4).has(1, wood=1, stone=1).acts(1)
    for action in ("offer:0", "give:wood", "give:stone", "want:fish", "propose"):
        table.rules.take(table.s, 1, table.rules.actions.number(action))
    return table


@lesson("ARC-P2-01", *((f"bid:{florins}",) for florins in range(3, 11)))
def bid(table: Position) -> Position:
    """The others have bid two florins and one."""
    people(table).begins(2)
    for seat, florins in ((1, 2), (2, 1)):
        table.rules.take(table.s, seat, table.rules.actions.number(f"bid:{florins}"))
    return table


@lesson("ARC-P6-02", ("buy-card:sawmill",))
def track(table: Position) -> Position:
    """A Sawmill for sale, and money for it."""
    return people(table).begins(6)


@lesson("ARC-WOND-02", ("use:colossus",))
def wonder(table: Position) -> Position:
    """The Colossus was bought a turn ago, and iron for it lies behind the screen."""
    return people(table).citizens(0, "3").cards(0, "colossus", turn=1).has(0, iron=3, tokens=0).acts(0)
