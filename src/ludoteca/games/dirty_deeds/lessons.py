"""A guided first game of Dirty Deeds: positions in the order in which one learns, each with the move to make in it.

Two play; the discs lie as printed. Seat 0 has its base on the right corner of Earth, seat 1 on the lower left one.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.dirty_deeds.positions import Position
from ludoteca.games.dirty_deeds.rules.layout import CHARACTER_NAMES
from ludoteca.games.dirty_deeds.rules.rules import DirtyDeedsRules
from ludoteca.games.dirty_deeds.rules.state import DirtyDeeds
from ludoteca.kernel.rules import Rules
from ludoteca.play.lesson import Lesson

Move = tuple[str, ...]
Lay = Callable[[Position], Position]

LESSONS: list[Lesson[DirtyDeeds]] = []
REMINDED = {"memory_aid": True}  # who learns need not remember


def lesson(rule: str, *goals: Move) -> Callable[[Lay], Lay]:
    """The next lesson: what the function lays out, the rule it is about, and the moves that show it is understood."""

    def keep(lay: Lay) -> Lay:
        def arrange(rules: Rules[DirtyDeeds], s: DirtyDeeds) -> None:
            assert isinstance(rules, DirtyDeedsRules)
            lay(Position(rules, s).cleared())

        LESSONS.append(Lesson(lay.__name__.replace("_", "-"), 2, rule, arrange, goals, REMINDED))
        return lay

    return keep


def to_act(table: Position, turn: int, who: str, intent: str = "simple") -> Position:
    """The hands are open, and seat 0 is first; its rival recruits."""
    return table.at(turn).hand(0, who, intent).hand(1, "fist").goes(0, 1)


@lesson("DD-KNIGHT-01", *(("place:B3,0", f"conquer:{name}") for name in ("B2,0", "B2,1", "B3,-1")))
def expansion(table: Position) -> Position:
    """One territory before the base; only from there new ground further inside is reached."""
    table.holds(0, "B3,0").holds(1, "B-3,3").screen(0, opaque=1).screen(1, opaque=1)
    return to_act(table, 2, "knight")


@lesson("DD-CHRONO-01", *(("do:discovery", f"place:{name}") for name in ("B4,0", "B2,0", "B3,0", "B4,-1", "B4,-2")))
def discovery(table: Position) -> Position:
    """A whole Tradition and two halves of one below five territories."""
    table.holds(0, "B3,0 B4,-1 B4,-2 B2,0").holds(1, "B-3,3 B-3,4").screen(0, opaque=4)
    return to_act(table, 3, "chrono")


@lesson("DD-CHRONO-03", ("do:drilling", "place:B3,0", "conquer:B2,0"))
def drilling(table: Position) -> Position:
    """The rival's glass shows a Tradition next door."""
    table.holds(0, "B3,0 B3,1").holds(1, "B2,0 B1,1").screen(0, opaque=2)
    return to_act(table, 4, "chrono")


@lesson("DD-ENG-02", ("do:tunnel", "place:B4,0", "conquer:B-4,0"), ("do:tunnel", "place:B3,0", "conquer:B-4,0"))
def tunnel(table: Position) -> Position:
    """The far corner of Earth."""
    table.holds(0, "B3,0").holds(1, "B-3,3 B-3,4").screen(0, opaque=1)
    return to_act(table, 4, "engineer")


@lesson("DD-TURN-04", ("choose:spy", "intend:costly", "pay:1:0"))
def hands(table: Position) -> Position:
    """Both can break through to the Dwarves, the rival only by the Engineer: its Spy stands on the map."""
    table.holds(0, "B3,0 B3,1 B2,0").holds(1, "B-3,3 B-3,4 B-2,3").screen(0, opaque=1, c1=1, t=3, i=3)
    table.screen(1, opaque=2, t=3, i=3).stands("1-spy", "B-3,3")
    return table.to_choose(5).commit(1, "engineer", "costly")


@lesson("DD-KNIGHT-02", ("place:B1,1", "capture:1:spy"))
def defeat(table: Position) -> Position:
    """A Spy within three steps of one territory only; an Engineer nearer."""
    table.holds(0, "B3,0 B2,1 B1,1").holds(1, "B-3,3 B-2,2 B-1,2").screen(0, opaque=3)
    table.stands("1-spy", "B-2,2").stands("1-engineer", "B-1,2")
    return to_act(table, 6, "knight", "costly")


@lesson("DD-CHRONO-04", ("place:M0,0", "turn"))
def acceleration(table: Position) -> Position:
    """One territory among the Dwarves, two on Earth."""
    table.holds(0, "B3,0 B3,1 M0,0").holds(1, "B-3,3 M2,0").screen(0, opaque=3)
    return to_act(table, 8, "chrono", "costly")


@lesson("DD-RECR-01", ("exchange:1:own",))
def recruitment(table: Position) -> Position:
    """Coloured Domains, tiles of the own colour in the exhausted area, all characters out."""
    table.holds(0, "B3,0 B3,1 B2,0 B2,1").holds(1, "B-3,3").screen(0, opaque=1, c1=2).exhausted(c0=2)
    for who, name in zip(CHARACTER_NAMES, ("B3,0", "B3,1", "B2,0", "B2,1"), strict=True):
        table.stands(f"0-{who}", name)
    return to_act(table, 9, "fist")


ALONE = ("S0,2", "S-1,2", "S-2,2", "S-2,1", "S-2,0", "S-1,-1", "S0,-2", "S1,-2", "S2,-2")


@lesson("DD-SCORE-07", *((f"conquer:{name}",) for name in ALONE))
def colonies(table: Position) -> Position:
    """Two territories among the Elves; a third one counts most where it touches none of them."""
    table.holds(0, "B3,0 B3,1 S2,0 S0,0").holds(1, "B-3,3 B-3,4").screen(0, opaque=2, t=3, i=3)
    return to_act(table, 12, "engineer", "costly")
