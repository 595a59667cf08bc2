"""A guided first game of D.E.I.: positions in the order in which one learns, each with the move to make in it.

Two play, in the quick city: seat 0 leads Refuge 42 from courtyard 2.2, seat 1 the Ravagers from courtyard 2.1.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.dei.positions import Position
from ludoteca.games.dei.rules.names import MOVE
from ludoteca.games.dei.rules.rules import DeiRules
from ludoteca.games.dei.rules.state import Dei
from ludoteca.kernel.actions import Verb
from ludoteca.kernel.rules import Rules
from ludoteca.play.lesson import Lesson

Move = tuple[str, ...]
Lay = Callable[[Position], Position]

LESSONS: list[Lesson[Dei]] = []


def lesson(rule: str, *goals: Move) -> Callable[[Lay], Lay]:
    """The next lesson: what the function lays out, the rule it is about, and the moves that show it is understood."""

    def keep(lay: Lay) -> Lay:
        def arrange(rules: Rules[Dei], s: Dei) -> None:
            assert isinstance(rules, DeiRules)
            table = Position(rules, s).begun("R42", "RAV").drone("TRA", "2.1.c").drone("HAR", "2.9.b")
            table.locked(0, "fortress", "snow-boots", "deep-dig").locked(1, "caravan", "prevail", "trading-post")
            table.played(1, "RAV-1").played(1, "RAV-4")
            lay(table)

        LESSONS.append(Lesson(lay.__name__.replace("_", "-"), 2, rule, arrange, goals))
        return lay

    return keep


def laid(table: Position, verb: Verb, card: str, phase: int) -> Position:
    """Seat 0 has just laid a card on its pad."""
    table.acts(0, phase)
    table.rules.take(table.s, 0, verb.of(table.card(card)))
    return table


def plays(table: Position, card: str, phase: int = 2) -> Position:
    """Seat 0 has just played a card face up."""
    return laid(table, table.layout.play, card, phase)


@lesson("DEI-ACT-M1", ("move:M:2.2.p", "to:2.2.b", "crew:2:alone"))
def move(table: Position) -> Position:
    """Scrappers leave the courtyard, the Champion stays."""
    table.units(0, "2.2.p:2C 2.1.p:1").units(1, "2.1.p:2C 2.2.p:1")
    return plays(table.played(0, "R42-1").played(0, "R42-7", down=True), "R42-4")


@lesson("DEI-ACT-C1", ("collect:C:2.2.b",))
def collect(table: Position) -> Position:
    """Two against one in a street with a Tech; the Move of the card is done."""
    table.units(0, "2.2.p:C 2.2.b:2 2.1.p:1").units(1, "2.1.p:2C 2.2.b:1")
    plays(table.played(0, "R42-1").played(0, "R42-7", down=True), "R42-4")
    table.s.pool[MOVE] = 0
    return table


@lesson("DEI-MAJ-06", ("move:M:2.2.b", "to:2.2.d", "crew:3:alone"))
def majority(table: Position) -> Position:
    """Two rivals hold the street next door and its Outpost."""
    table.units(0, "2.2.p:C 2.2.b:4").units(1, "2.1.p:1C 2.2.d:2")
    return plays(table.played(0, "R42-1").played(0, "R42-2"), "R42-3")


@lesson("DEI-OUT-03", *(("move:M:2.2.a", "to:2.2.d", f"crew:{count}:alone") for count in (1, 2)))
def outpost(table: Position) -> Position:
    """One Outpost is held, and one is free next to it."""
    table.units(0, "2.2.p:C 2.2.a:3").units(1, "2.1.p:1C 2.1.c:2")
    return plays(table.played(0, "R42-1").played(0, "R42-2"), "R42-3")


@lesson("DEI-ACT-R3", ("recruit:R:2.1.p",))
def recruit(table: Position) -> Position:
    """No Majority at the own Shelter, none needed at a neutral one."""
    table.units(0, "2.2.p:C 2.2.b:1 2.2.a:2").units(1, "2.1.p:3C 2.2.b:2").built(0, "shelter", "2.2.b")
    return plays(table.played(0, "R42-7").played(0, "R42-3"), "R42-2")


@lesson("DEI-ACT-BE", ("elevator:BE:2.5-a-R",))
def elevator(table: Position) -> Position:
    """A street runs along the wall of a roof with an Energy."""
    table.units(0, "2.2.p:C 2.2.b:1 2.2.a:2").units(1, "2.1.p:1C 2.1.c:2")
    return plays(table.played(0, "R42-1").played(0, "R42-3"), "R42-5")


@lesson("DEI-DRONE-TRA", ("fly:TRA:2.4.S", "carry:2"))
def drone(table: Position) -> Position:
    """The Transport hovers below a tower that nobody reaches on foot."""
    table.units(0, "2.2.p:C 2.2.a:2 2.2.d:2").units(1, "2.1.p:1C 2.1.c:2")
    return plays(table.played(0, "R42-2").played(0, "R42-3"), "R42-8")


@lesson("DEI-CARD-05", ("buy:BLK-10",))
def buy(table: Position) -> Position:
    """A card lies face down; two Tech, and a Black Market with three cards of the same printed price."""
    table.units(0, "2.2.p:2C 2.2.b:2").units(1, "2.1.p:1C 2.1.c:2").has(0, 2).row("black", "BLK-04", "BLK-09", "BLK-10")
    return laid(table.played(0, "R42-1").played(0, "R42-4"), table.layout.down, "R42-7", 2)


@lesson("DEI-TAL-01", ("unlock:red",))
def talent(table: Position) -> Position:
    """Two red cubes at the end of Phase 2."""
    table.units(0, "2.2.p:C 2.2.d:2 2.5.p:1 2.2.a:1").units(1, "2.1.p:1C 2.1.c:2").built(0, "shelter", "2.2.d")
    table.played(0, "R42-1").played(0, "R42-7").played(0, "R42-2", 2).played(0, "R42-3", 2)
    return table.ends(0, 2)


@lesson("DEI-MIS-03", ("mission:3:1",))
def mission(table: Position) -> Position:
    """Four Outposts in Turn 2, and the Mission that pays best for them belongs to Turn 3."""
    table.units(0, "2.2.p:C 2.2.d:2 2.5.p:1 2.2.a:2 2.8.p:1").units(1, "2.1.p:2C 2.1.c:2").built(0, "shelter", "2.2.d")
    for column, kinds in enumerate((("G", "D"), ("T", "Cr"), ("O", "E"), ("S", "B")), 1):
        for row, kind in enumerate(kinds, 1):
            table.mission(column, row, kind)
    table.took(0, 1).took(1, 1).supplies(6, 4).has(0, 3, 1).turn(2)
    table.played(0, "R42-1").played(0, "R42-7").played(0, "R42-2", 2).played(0, "R42-3", 2)
    table.played(1, "RAV-2", 2).played(1, "RAV-6", 2)
    return table.played(0, "R42-4", 3).played(0, "R42-6", 3).ends(0, 3)
