"""A guided first game of The Magnificent: positions in the order in which one learns, each with the move to make in it.

Two play: seat 0 has board I with its four master cards, seat 1 board III.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.magnificent.positions import Position
from ludoteca.games.magnificent.rules.rules import MagnificentRules
from ludoteca.games.magnificent.rules.state import Magnificent
from ludoteca.kernel.rules import Rules
from ludoteca.play.lesson import Lesson

Move = tuple[str, ...]
Lay = Callable[[Position], Position]

LESSONS: list[Lesson[Magnificent]] = []


# Tents on the poster spaces of each track, and those in its middle; three more are in the pile.
POSTER_SPACES = (2, 5, 8, 11, 14)
TENTS = {
    "orange": ("T09", "N4", "T01", "T11", "T06"),
    "green": ("T02", "T07", "N2", "T12", "T14"),
    "purple": ("T03", "T08", "N3", "T13", "T15"),
}
CENTRES = {"orange": ("T04", "N5"), "green": ("T16", "N6"), "purple": ("T05", "N7")}


def opened(table: Position) -> Position:
    """The table as it lies before the first turn, without the Master Board."""
    table.s.masters = table.layout.empty_masters()
    for colour, tents in TENTS.items():
        for space, tent in zip(POSTER_SPACES, tents, strict=True):
            table.stands(colour, space, tent)
        table.centre(colour, *CENTRES[colour])
    table.display("LUN-6", "BRO-4", "LAR-5", "SNO-09").sets("M05+TT02", "M31+TT07", "M67+TT12")
    table.tiles(0, "TT01").tiles(1, "TT03").poster(0, 1, "LUN-0").poster(1, 1, "BRO-0")
    return table.has(0, coins=5, gems="ogpc", trainers=1).has(1, coins=7, gems="ogpc", trainers=1)


def lesson(rule: str, *goals: Move) -> Callable[[Lay], Lay]:
    """The next lesson: what the function lays out, the rule it is about, and the moves that show it is understood."""

    def keep(lay: Lay) -> Lay:
        def arrange(rules: Rules[Magnificent], s: Magnificent) -> None:
            assert isinstance(rules, MagnificentRules)
            table = opened(Position(rules, s).cleared("I", "III"))
            lay(table)

        LESSONS.append(Lesson(lay.__name__.replace("_", "-"), 2, rule, arrange, goals))
        return lay

    return keep


@lesson("MAG-DIE-01", ("die:G6", "card:I-2"))
def die(table: Position) -> Position:
    """The first turn of a game."""
    return table.pool("O2 O3 O4 G2 G5 G6 P1 P3 P4 C2 C6").acts(0)


@lesson("MAG-POW-01", *(("die:G5", f"card:{card}") for card in ("I-2", "I-3", "I-4")))
def power(table: Position) -> Position:
    """A second turn: sixes of other colours, and a five of a colour that has begun."""
    table.dice(0, "G4@I-1").dice(1, "P4@III-1").round(1, turn=2)
    return table.pool("O2 O5 O6 G1 G5 P3 P6 C1 C3").acts(0)


@lesson("MAG-DIE-04", *(("die:C3", f"card:{card}", "colour:green") for card in ("I-2", "I-3", "I-4")))
def clear(table: Position) -> Position:
    table.dice(0, "G4@I-1").dice(1, "P4@III-1").round(1, turn=2)
    return table.pool("O2 O5 O6 G1 G5 P3 P6 C1 C3").acts(0)


@lesson("MAG-POW-02", ("spend:g",))
def gem(table: Position) -> Position:
    """Seven, and two more would build two tiles."""
    table.dice(0, "G2@I-1").dice(1, "P4@III-1").round(1, turn=2).has(0, gems="oggp")
    return table.pool("O2 O5 O6 G1 G5 P3 P6 C1 C3").takes(0, "G5", "I-3")


@lesson("MAG-TRN-01", ("trainer:BT-POWER",))
def trainer(table: Position) -> Position:
    """Eight, and one more would build two tiles; no gem would help."""
    table.dice(0, "G3@I-1").dice(1, "P4@III-1").round(1, turn=2).has(0, gems="op", trainers=2)
    return table.pool("O2 O5 O6 G1 G5 P3 P6 C1 C3").takes(0, "G5", "I-3")


@lesson("MAG-BUILD-01", ("build:9",))
def build(table: Position) -> Position:
    table.dice(0, "G4@I-1").dice(1, "P4@III-1").round(1, turn=2)
    return table.pool("O2 O5 O6 G1 G5 P3 P6 C1 C3").takes(0, "G5", "I-3")


@lesson("MAG-BUILD-05", ("tile:GL", "face:2", "square:b1"), ("tile:GL", "face:8", "square:b1"))
def tile(table: Position) -> Position:
    """A large green tile, and a row with a trainer and two coins three squares apart."""
    table.pool("O2 O3 O4 G2 G5 G6 P1 P3 P4 C2 C6").takes(0, "G5", "I-3")
    return table.plays(0, "build:5")


@lesson("MAG-TRAV-05", ("travel:orange:5",))
def travel(table: Position) -> Position:
    """A wagon at the start, and the second tent just within reach."""
    return table.pool("O2 O3 O5 G2 G5 G6 P1 P3 P4 C2 C6").takes(0, "O5", "I-1")


@lesson("MAG-POST-01", ("poster:BRO-4",))
def poster(table: Position) -> Position:
    """A large orange tile in the camp and an orange gem; four posters, of which one asks for just that."""
    table.gone("orange", 2).tent(1, 2, "T09").camp(0, "OL:0:b1").has(0, gems="op")
    table.dice(0, "P3@I-3").dice(1, "O4@III-1").round(1, turn=2)
    table.pool("O2 O3 G2 G5 G6 P1 P4 C2 C6").takes(0, "O3", "I-1")
    return table.plays(0, "travel:orange:3")


def two_posters(table: Position) -> Position:
    """Two posters that lack nothing, one above the printed tent, one above a better one; a rival has performed."""
    table.camp(0, "OL:0:b1 GS:0:d1").tent(0, 2, "N1").poster(0, 2, "BRO-1").round(1, turn=3)
    return table.dice(0, "P3@I-1 O2@I-2").dice(1, "G6@III-1 G1@III-2").hats("0:1 1:7")


@lesson("MAG-PERF-01", ("perform:6",), ("perform:8",))
def perform(table: Position) -> Position:
    """Power 8, and space 7 is occupied."""
    return two_posters(table).pool("O5 O6 G5 P5 P6 C1 C3").takes(0, "P5", "I-3")


@lesson("MAG-PERF-10", ("show:BRO-1:tent",))
def show(table: Position) -> Position:
    """Room for one poster only."""
    return two_posters(table).pool("O5 O6 G5 P2 P6 C1 C3").takes(0, "P2", "I-3").plays(0, "perform:5")


@lesson("MAG-EOR-07", ("die:P5", "card:I-4"))
def pay(table: Position) -> Position:
    """Ten coins for ten pips of orange; purple may still grow."""
    table.dice(0, "O6@I-1 O4@I-2 P2@I-3").dice(1, "G5@III-1 G2@III-2 C4@III-3").round(1, turn=4).has(0, coins=10)
    return table.pool("O3 G4 P1 P5 C2").acts(0)


@lesson("MAG-EOR-12", ("score:I-3",))
def score(table: Position) -> Position:
    """The end of a round: three orange tiles, a tent and a completed poster, each counted by one card."""
    table.camp(0, "OL:0:b1 OS:0:d1 OS:0:d3").tent(0, 2, "N1").poster(0, "done", "BRO-1").has(0, coins=15).has(
        1, coins=14
    )
    table.dice(0, "O6@I-1 O4@I-2 P2@I-3 P5@I-4").dice(1, "G5@III-1 G2@III-2 C4@III-3 G4@III-4")
    return table.pool("O3 P1 C2").hats("0:4 1:5").ends_round().plays(1, "set:1").plays(0, "set:3")
