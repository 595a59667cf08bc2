"""A guided first game of Dirty Deeds: positions in the order in which one learns, each with the move to make in it.

Two play; the discs lie as printed. Seat 0 has its base on the right corner of Earth, seat 1 on the lower left one.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.dirty_deeds.rules.burden import move_burden
from ludoteca.games.dirty_deeds.rules.choosing import carry_out_hands, intended_action
from ludoteca.games.dirty_deeds.rules.layout import CHARACTER_NAMES, HAND_NAMES
from ludoteca.games.dirty_deeds.rules.names import (
    BASE,
    BEGIN_TURN,
    CHARACTERS,
    COSTLY,
    END_TURN,
    FIST,
    FREE,
    IN_HAND,
    SIMPLE,
    WHEELS,
)
from ludoteca.games.dirty_deeds.rules.rules import DirtyDeedsRules
from ludoteca.games.dirty_deeds.rules.state import (
    COLOUR,
    COMMON,
    COMMON_OPAQUE,
    DEED,
    EXHAUSTED_TILES,
    FIRST_TILES,
    KIND,
    OPAQUE,
    RESERVE,
    SECOND_TILES,
    TOKEN,
    WHO,
    DirtyDeeds,
)
from ludoteca.games.dirty_deeds.rules.underground import lay_print, look
from ludoteca.games.dirty_deeds.rules.wheels import hex_name
from ludoteca.kernel.rules import Rules
from ludoteca.play.lesson import Lesson

Move = tuple[str, ...]
LESSONS: list[Lesson[DirtyDeeds]] = []
BASES = ("B4,0", "B-4,4")
INTENTS = {"simple": SIMPLE, "costly": COSTLY, "free": FREE}


class Scene:
    """A table for two laid by hand; tiles and tokens come from where they would come from."""

    def __init__(self, rules: DirtyDeedsRules, s: DirtyDeeds) -> None:
        self.rules = rules
        self.s = s
        wheels = s.layout.wheels
        names = (hex_name(int(wheels.wheel[k]), (int(wheels.q[k]), int(wheels.r[k]))) for k in range(wheels.hexes))
        self.place = {name: k for k, name in enumerate(names)}
        s.depth = 0
        for seat, base in enumerate(BASES):
            s.tile[self.place[base]] = BASE + seat
            s.order[seat] = seat
            s.zones[COMMON_OPAQUE] += 1
        for wheel in range(WHEELS):
            lay_print(s, wheel, 0)

    def holds(self, seat: int, hexes: str) -> Scene:
        """Territories of a seat."""
        for name in hexes.split():
            self.s.tile[self.place[name]] = seat
            self.s.gain(seat, RESERVE, -1)
            self.s.zones[COMMON_OPAQUE] += 1
        return self

    def stands(self, seat: int, who: str, name: str) -> Scene:
        """A character on the map."""
        self.s.put(seat * CHARACTERS + CHARACTER_NAMES.index(who), self.place[name])
        return self

    def owns(self, seat: int, opaque: int = 0, coloured: int = 0, tokens: int = 0) -> Scene:
        """Domains behind a screen, opaque or of the rival's colour, and so many tokens of each kind."""
        self.s.gain(seat, OPAQUE, opaque)
        self.s.zones[COMMON_OPAQUE] -= opaque
        self.s.gain(seat, COLOUR + (1 - seat), coloured)
        self.s.gain(1 - seat, RESERVE, -coloured)
        for token in range(2):
            self.s.gain(seat, TOKEN + token, tokens)
            self.s.zones[COMMON + token] -= tokens
        return self

    def spent(self, seat: int, tiles: int) -> Scene:
        """Tiles of a seat in the exhausted area."""
        self.s.gain(seat, RESERVE, -tiles)
        self.s.zones[EXHAUSTED_TILES + seat] += tiles
        return self

    def to_act(self, turn: int, who: str, intent: str = "simple", rival: str = "fist", coloured: int = 0) -> None:
        """The hands are open, and seat 0 is first."""
        self.open(0, who, intent, coloured)
        self.open(1, rival, "free" if rival == "fist" else "simple", 0)
        self.begin(turn)

    def to_choose(self, turn: int, *rival: str) -> None:
        """Seat 0 has still to choose in secret; its rival holds this hand over the board already."""
        self.look()
        self.s.turn = turn - 1
        self.s.then(BEGIN_TURN)
        self.rules.settle_all(self.s)
        for answer in rival:
            self.rules.take(self.s, 1, self.rules.actions.number(answer))

    def open(self, seat: int, who: str, intent: str, coloured: int) -> None:
        s, hand = self.s, HAND_NAMES.index(who)
        s.set_hand(seat, WHO, hand)
        s.set_hand(seat, DEED, intended_action(hand, INTENTS[intent]))
        s.set_hand(seat, FIRST_TILES, coloured)
        s.set_hand(seat, SECOND_TILES, 0)
        if hand != FIST:
            s.take_off(seat * CHARACTERS + hand, IN_HAND)
        if intent == "costly":
            move_burden(s, seat, -1)

    def begin(self, turn: int) -> None:
        """On with the turn."""
        self.look()
        self.s.turn = turn
        self.s.then(END_TURN)
        carry_out_hands(self.s)
        self.rules.settle_all(self.s)

    def look(self) -> None:
        """Everybody has seen what is below glass, and nothing else."""
        s = self.s
        for spot in range(len(s.disc)):
            s.disc[spot] &= KIND
        for place in range(s.layout.hexes):
            if s.is_transparent(place):
                look(s, place)


def lesson(rule: str, *goals: Move) -> Callable[[Callable[[Scene], None]], Callable[[Scene], None]]:
    """The next lesson: what the function lays out, the rule it is about, and the moves that show it is understood."""

    def keep(lay: Callable[[Scene], None]) -> Callable[[Scene], None]:
        def arrange(rules: Rules[DirtyDeeds], s: DirtyDeeds) -> None:
            assert isinstance(rules, DirtyDeedsRules)
            lay(Scene(rules, s))

        LESSONS.append(Lesson(lay.__name__.replace("_", "-"), 2, rule, arrange, goals))
        return lay

    return keep


@lesson("DD-KNIGHT-01", *(("place:B3,0", f"conquer:{name}") for name in ("B2,0", "B2,1", "B3,-1")))
def expansion(scene: Scene) -> None:
    """One territory before the base; only from there new ground further inside is reached."""
    scene.holds(0, "B3,0").holds(1, "B-3,3").owns(0, opaque=1).owns(1, opaque=1).to_act(2, "knight")


@lesson("DD-CHRONO-01", *(("do:discovery", f"place:{name}") for name in ("B4,0", "B2,0", "B3,0", "B4,-1", "B4,-2")))
def discovery(scene: Scene) -> None:
    """A whole Tradition and two halves of one below five territories."""
    scene.holds(0, "B3,0 B4,-1 B4,-2 B2,0").holds(1, "B-3,3 B-3,4").owns(0, opaque=4).to_act(3, "chrono")


@lesson("DD-CHRONO-03", ("do:drilling", "place:B3,0", "conquer:B2,0"))
def drilling(scene: Scene) -> None:
    """The rival's glass shows a Tradition next door."""
    scene.holds(0, "B3,0 B3,1").holds(1, "B2,0 B1,1").owns(0, opaque=2).to_act(4, "chrono")


@lesson("DD-ENG-02", ("do:tunnel", "place:B4,0", "conquer:B-4,0"), ("do:tunnel", "place:B3,0", "conquer:B-4,0"))
def tunnel(scene: Scene) -> None:
    """The far corner of Earth."""
    scene.holds(0, "B3,0").holds(1, "B-3,3 B-3,4").owns(0, opaque=1).to_act(4, "engineer")


@lesson("DD-TURN-04", ("choose:spy", "intend:costly", "pay:1:0"))
def hands(scene: Scene) -> None:
    """Both can break through to the Dwarves, the rival only by the Engineer: its Spy stands on the map."""
    scene.holds(0, "B3,0 B3,1 B2,0").holds(1, "B-3,3 B-3,4 B-2,3").owns(0, opaque=1, coloured=1, tokens=3)
    scene.owns(1, opaque=2, tokens=3).stands(1, "spy", "B-3,3")
    scene.to_choose(5, "choose:engineer", "intend:costly", "pay:0:0")


@lesson("DD-KNIGHT-02", ("place:B1,1", "capture:1:spy"))
def defeat(scene: Scene) -> None:
    """A Spy within three steps of one territory only; an Engineer nearer."""
    scene.holds(0, "B3,0 B2,1 B1,1").holds(1, "B-3,3 B-2,2 B-1,2").owns(0, opaque=3)
    scene.stands(1, "spy", "B-2,2").stands(1, "engineer", "B-1,2").to_act(6, "knight", "costly")


@lesson("DD-CHRONO-04", ("place:M0,0", "turn"))
def acceleration(scene: Scene) -> None:
    """One territory among the Dwarves, two on Earth."""
    scene.holds(0, "B3,0 B3,1 M0,0").holds(1, "B-3,3 M2,0").owns(0, opaque=3).to_act(8, "chrono", "costly")


@lesson("DD-RECR-01", ("exchange:1:own",))
def recruitment(scene: Scene) -> None:
    """Coloured Domains, tiles of the own colour in the exhausted area, all characters out."""
    scene.holds(0, "B3,0 B3,1 B2,0 B2,1").holds(1, "B-3,3").owns(0, opaque=1, coloured=2).spent(0, 2)
    for who, name in zip(CHARACTER_NAMES, ("B3,0", "B3,1", "B2,0", "B2,1"), strict=True):
        scene.stands(0, who, name)
    scene.to_act(9, "fist", "free", "fist")


ALONE = ("S0,2", "S-1,2", "S-2,2", "S-2,1", "S-2,0", "S-1,-1", "S0,-2", "S1,-2", "S2,-2")


@lesson("DD-SCORE-07", *((f"conquer:{name}",) for name in ALONE))
def colonies(scene: Scene) -> None:
    """Two territories among the Elves; a third one counts most where it touches none of them."""
    scene.holds(0, "B3,0 B3,1 S2,0 S0,0").holds(1, "B-3,3 B-3,4").owns(0, opaque=2, tokens=3)
    scene.to_act(12, "engineer", "costly")
