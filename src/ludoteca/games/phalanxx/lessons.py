"""A guided first game of PHALANXX: positions in the order in which one learns, each with the move to make in it.

The positions are as a real match could have brought them: so many cards bought, so many left in the deck.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.phalanxx.positions import Position
from ludoteca.games.phalanxx.rules.layout import FIRST_HAND
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.rules import Rules
from ludoteca.play.lesson import Lesson

Move = tuple[str, ...]
Lay = Callable[[Position], Position]

LESSONS: list[Lesson[Phalanxx]] = []
RIVAL_HOME = "W4 O3 V2"


def lesson(rule: str, *goals: Move, seats: int = 2) -> Callable[[Lay], Lay]:
    """The next lesson: what the function lays out, the rule it is about, and the moves that show it is understood."""

    def keep(lay: Lay) -> Lay:
        def arrange(_rules: Rules[Phalanxx], s: Phalanxx) -> None:
            lay(Position(s))

        LESSONS.append(Lesson(lay.__name__.replace("_", "-"), seats, rule, arrange, goals))
        return lay

    return keep


def reaching(dice: tuple[int, ...], home: str, *acts: Move) -> list[Move]:
    """PHX-ACT-04 each of these acts, with every die beside every Home die that it reaches."""
    beside = [int(die[1:]) for die in home.split()]
    ways = [(d, k) for d, value in enumerate(dice, 1) for k, least in enumerate(beside, 1) if value >= least]
    return [(f"die:{d}", f"slot:{k}", *act) for d, k in ways for act in acts]


def with_any_die(*acts: Move) -> list[Move]:
    """PHX-ACT-05 each of these acts, with every die on every slot."""
    return reaching((1, 1, 1), "W0 O0 V0", *acts)


def conquering(region: str, rotating: str) -> list[Move]:
    """A conflict for a region, with any of these cards rotated for it."""
    return [(f"conquer:{region}", f"rotate:{card}") for card in rotating.split()]


def to_buy(table: Position, rounds: int = 0) -> Position:
    """Seat 0 is at the market, after so many rounds or as many as the cards on the table took."""
    n = table.players
    gone = max(rounds * n, -(-cards_gone(table) // n) * n)
    return table.deck_left(int(table.layout.deck_at_first) - gone).to_buy(0, gone // n)


def to_act(table: Position, rounds: int = 0) -> Position:
    """Seat 0 has been to the market and rolled its dice."""
    n = table.players
    gone = max(rounds * n, -(-(cards_gone(table) - 1) // n) * n)
    return table.deck_left(int(table.layout.deck_at_first) - gone - 1).to_act(0, gone // n)


def cards_gone(table: Position) -> int:
    """How many cards players have had from the display: those in hands and in play that they were not dealt."""
    piles = range(int(FIRST_HAND), len(table.s.cards.sizes))
    theirs = sum(int(table.s.cards.size(pile)) for pile in piles)
    return theirs - int(table.layout.numbers.start_hand * table.layout.seats)


def opening(table: Position) -> Position:
    """What the first lessons begin with: a rival with dice, Talents and a hand of its own."""
    return table.home(1, RIVAL_HOME).with_talents(9, 9).hand(1, "X07 X12").display("X11 X09 X14 X02 X05")


@lesson("PHX-BUY-02", ("buy:3",))
def buy(table: Position) -> Position:
    """Four Talents: the dearest card cannot be paid."""
    table = opening(table).home(0, "W1 O2 V1").with_talents(4, 9).hand(0, "X01 X10")
    return to_buy(table.rolls(5, 4, 2))


@lesson("PHX-ROLL-02", ("buy-none",))
def low_roll(table: Position) -> Position:
    """The dice will fall 1, 3 and 4: just low enough."""
    table = opening(table).home(0, "W3 O2 V2").with_talents(7, 9).hand(0, "X01 X10")
    return to_buy(table.rolls(1, 3, 4))


@lesson("PHX-ACT-04", *reaching((2, 3, 5), "W6 O5 V4", ("play:X01",)))
def die(table: Position) -> Position:
    """Only the 5 reaches a Home die, and not all of them."""
    table = opening(table).home(0, "W6 O5 V4").with_talents(10, 9).hand(0, "X01 X10")
    return to_act(table.dice(2, 3, 5))


@lesson("PHX-CARD-02", *reaching((1, 4, 6), "W2 O5 V4", ("play:X14",)))
def needs(table: Position) -> Position:
    """Home dice of 11 in all: one card asks for 10, the other for 12."""
    table = opening(table).display("X15 X11 X09 X02 X05").home(0, "W2 O5 V4").with_talents(6, 9).hand(0, "X03 X14")
    return to_act(table.dice(1, 4, 6))


@lesson("PHX-PUSH-03", ("die:3", "slot:3", "push"))
def push(table: Position) -> Position:
    """A white 6 for the violet 2."""
    table = opening(table).home(0, "W4 O5 V2").with_talents(3, 9).hand(0, "X03 X10")
    return to_act(table.dice(1, 3, 6))


@lesson("PHX-CONQ-01", *reaching((4, 5, 6), "W2 O3 V4", ("conquer:gerrha",), ("conquer:damaskos",)))
def border(table: Position) -> Position:
    """Memphis is two steps away."""
    table = opening(table).home(0, "W2 O3 V4").with_talents(8, 9).hand(0, "X04 X10")
    return to_act(table.dice(4, 5, 6))


@lesson("PHX-CONQ-02", *reaching((3, 5, 6), "W2 O3 V4", ("conquer:memphis",)))
def city(table: Position) -> Position:
    """Memphis is next door."""
    table = opening(table).home(0, "W2 O3 V4").with_talents(5, 9).hand(0, "X04 X10").bought(0, "X08")
    return to_act(table.army(0, "gerrha").dice(3, 5, 6), 1)


@lesson("PHX-SACR-02", *((f"sacrifice:{die}:{value}",) for die in (1, 2, 3) for value in (5, 6)))
def sacrifice(table: Position) -> Position:
    """Three low dice beside three high ones."""
    table = opening(table).home(0, "W5 O6 V5").with_talents(4, 9).hand(0, "X01 X03")
    return to_act(table.army(0, "gerrha").dice(1, 2, 4), 1)


@lesson("PHX-CONFLICT-02", *reaching((2, 4, 6), "W3 O2 V5", *conquering("persepolis", "X01 X02 X05")))
def conflict(table: Position) -> Position:
    """Strength 7 against 6, and three cards that could be rotated."""
    table.home(0, "W3 O2 V5").home(1, RIVAL_HOME).with_strength(7, 6).with_talents(6, 4)
    table.card(0, "X01 X02 X05").card(1, "X08 X11").hand(0, "X10").hand(1, "X07 X12").display("XX02 XX10 X14 X03 X06")
    return to_act(table.army(0, "gerrha").army(0, "damaskos").army(1, "karmania").dice(2, 4, 6), 3)


@lesson("PHX-CONFLICT-05", *reaching((3, 5, 6), "W3 O2 V5", *conquering("susiana", "X01 X02 X05")), seats=3)
def order(table: Position) -> Position:
    """Strength 7; one rival has 6, the other 3: only one order leaves enough for both."""
    table.home(0, "W3 O2 V5").home(1, RIVAL_HOME).home(2, "W1 O6 V4").with_strength(7, 6, 3).with_talents(6, 4, 8)
    table.card(0, "X01 X02 X05").card(1, "X08 X11").card(2, "X12").hand(0, "X10").hand(1, "X07 X04").hand(2, "X13 X19")
    table.army(0, "sippar").army(1, "susiana").display("XX02 XX10 X14 X03 X06")
    return to_act(table.dice(3, 5, 6), 2)


@lesson("PHX-MONEY-02", *with_any_die(("income", "exchange:2:1:3")))
def swap(table: Position) -> Position:
    """An orange 3 here, a violet 3 there, and a card that asks for two violet dice."""
    table.home(0, "W2 O3 V5").home(1, "W4 O6 V3").with_strength(4, 3).with_talents(4, 9)
    table.card(0, "X01 X06").card(1, "X08").hand(0, "X10").bought(0, "XX18").hand(1, "X07 X12")
    return to_act(table.display("XX02 XX10 X14 X03 X05").dice(1, 2, 6), 3)


@lesson("PHX-BUY-05", ("buy:5", "give:X06", "take:2"))
def exchange(table: Position) -> Position:
    """Enough for the dearest card, and one in hand that will not be played soon."""
    table.home(0, "W5 O4 V2").home(1, RIVAL_HOME).with_strength(5, 3).with_talents(6, 9)
    table.card(0, "X01 X08").card(1, "X11").hand(0, "X06").hand(1, "X07 X12").display("XX01 X09 X14 X02 X05")
    return to_buy(table.rolls(6, 4, 3), 3)


@lesson("PHX-HERO-03", *reaching((3, 4, 6), "W3 O4 V5", *conquering("persepolis", "XX12 XX13 X17")))
def heroism(table: Position) -> Position:
    """Two Leaders and one Equipment less one rotated card, against two less one; Strength 3 against 20."""
    table.home(0, "W3 O4 V5").home(1, RIVAL_HOME).with_strength(3, 20).with_talents(9, 12)
    table.card(0, "XX12 XX13 X17").card(0, "X01", rotated=True).hand(0, "X10 XX08")
    table.card(1, "XX14 X19 XXX07 XX05 XXX01").card(1, "X08", rotated=True).hand(1, "XX11")
    table.army(0, "gerrha").army(0, "memphis").army(1, "karmania").army(1, "isatis")
    return to_act(table.display("XXX05 XXX02 HERO XXX09 XX04").dice(3, 4, 6), 12)


@lesson(
    "PHX-SCORE-06",
    *reaching(
        (2, 5, 6),
        "W4 O5 V6",
        *(
            act
            for region in ("persepolis", "sippar")
            for act in conquering(region, "XX01 X02 XX05 X06 X07 XX09 X10 XX13 X17")
        ),
    ),
)
def fame(table: Position) -> Position:
    """The last turn of this seat: two Fame Groups that count nothing yet."""
    table.home(0, "W4 O5 V6").home(1, RIVAL_HOME).with_strength(25, 18).with_talents(7, 5)
    table.card(0, "XX01 X02 XX05 X06 X07 XX09 X10 XX13 X17").hand(0, "X03")
    table.card(1, "XXX04 XXX07 X08 X13 XXX08").hand(1, "X12")
    table.holds(0, "issos", "memphis", "tadmor", "gerrha", "harran", "damaskos", "phrygia").army(1, "karmania")
    return to_act(table.display("XXX05 XXX02 XXX09 XX04 XXX10").dice(2, 5, 6), 14)
