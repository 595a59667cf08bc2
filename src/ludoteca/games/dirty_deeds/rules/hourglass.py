"""Where the hourglass may still lie, for all that anybody has seen, and who could uncover it. No rule is here."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.burden import cannot_afford
from ludoteca.games.dirty_deeds.rules.layout import costly_action
from ludoteca.games.dirty_deeds.rules.names import (
    ACCELERATION,
    BEHIND,
    CHRONO,
    DRILLING,
    ENGINEER,
    EXPANSION,
    HOURGLASS,
    IN_HAND,
    KNIGHT,
    NOBODY,
    PORTAL,
    SMALL,
    TUNNEL,
    UNDECIDED,
    WHEELS,
)
from ludoteca.games.dirty_deeds.rules.state import DEED, KIND, RESERVE, SEEN, DirtyDeeds, piece_of
from ludoteca.games.dirty_deeds.rules.survey import COUNTED, FREE, GLASS, GLASSES
from ludoteca.games.dirty_deeds.rules.underground import BACKWARD, FORWARD, WHOLE
from ludoteca.kernel.decision import ALLOWED
from ludoteca.kernel.numbers import Place, Seat


@final
class Hourglass:
    """What is known of the place of the hourglass before it is revealed; then all of it is 0.

    `spots` are those that may hide it by the rules, `unseen` those of them that still may; `open` counts the hexes
    above them on which nobody stands, and `fresh` the spots that one notch of the small wheel would bring to light.
    """

    def __init__(self, s: DirtyDeeds, marks: vec[i64]) -> None:
        self.spots: i64 = 0
        self.unseen: i64 = 0
        self.open: i64 = 0
        self.fresh: i64 = 0
        self.found: i64 = NOBODY  # the spot, if it was seen without being revealed: by the ruling `hourglass_trigger`
        if s.revealed == 0:
            self._count_spots(s)
            self._look_below(s, marks)

    def chance(self, uncovered: i64) -> float:
        """How likely it is that one of so many spots hides it."""
        return float(min(uncovered, self.unseen)) / float(max(self.unseen, 1))

    def searched(self) -> float:
        """The share of the spots that were seen."""
        return float(self.spots - self.unseen) / float(max(self.spots, 1))

    def _count_spots(self, s: DirtyDeeds) -> None:
        disc = s.disc
        spot = s.layout.hourglass_from
        while spot < s.layout.wheels.spots:
            self.spots += 1
            if disc[spot] & SEEN == 0:
                self.unseen += 1
            elif disc[spot] & KIND == HOURGLASS:
                self.found = spot
            spot += s.layout.hourglass_step
        if self.found != NOBODY:
            self.unseen = 1

    def _look_below(self, s: DirtyDeeds, marks: vec[i64]) -> None:
        """Mark the hexes of the rim that may have it below; each notch moves a spot on to the next hex."""
        wheels = s.layout.wheels
        direction = BACKWARD if s.layout.rulings.turn_backward else FORWARD
        turned = s.turned[SMALL]
        then = (turned + direction + wheels.notches) % wheels.notches
        for place in range(wheels.first[SMALL], wheels.first[WHEELS]):
            if wheels.rim[place] == 0:
                continue
            if s.is_transparent(place):
                if s.layout.rulings.revealed_by_turning:
                    self.fresh += self._hidden(s, place, then)
            elif self._hidden(s, place, turned) > 0:
                marks[place] |= GLASS
                if s.stands[place] == NOBODY:
                    self.open += 1

    def _hidden(self, s: DirtyDeeds, place: Place, turned: i64) -> i64:
        """How many spots below a hex of the rim may hide it; where whole ones only may, borders are not looked at."""
        under = s.layout.wheels.under
        disc = s.disc
        first = (place * s.layout.wheels.notches + turned) * 3
        last = first + 3
        if s.layout.hourglass_step == 2:
            first += WHOLE
            last = first + 1
        hidden: i64 = 0
        for side in range(first, last):
            if under[side] == self.found or (self.found == NOBODY and disc[under[side]] & SEEN == 0):
                hidden += 1
        return hidden


def reach(s: DirtyDeeds, seat: Seat, counted: vec[i64], hourglass: Hourglass) -> float:
    """How likely a seat is to uncover the hourglass with its next hand, by the best of its ways."""
    if hourglass.unseen == 0:
        return 0.0
    numbers = s.layout.numbers
    reserve = s.has(seat, RESERVE)
    beside = min(counted[seat * COUNTED + GLASSES], reserve)
    stands = counted[seat * COUNTED + FREE + SMALL] > 0
    most: i64 = 0
    if beside > 0 and may_do(s, seat, KNIGHT, EXPANSION):
        most = min(beside, numbers.conquers[EXPANSION])
    if beside > 0 and may_do(s, seat, CHRONO, DRILLING):
        most = max(most, min(beside, numbers.conquers[DRILLING]))
    if hourglass.open > 0 and reserve > 0 and most == 0:
        if (stands and may_do(s, seat, ENGINEER, TUNNEL)) or may_do(s, seat, ENGINEER, PORTAL):
            most = 1
    if stands and hourglass.fresh > most and may_do(s, seat, CHRONO, ACCELERATION):
        most = hourglass.fresh
    return hourglass.chance(most)


def may_do(s: DirtyDeeds, seat: Seat, character: i64, action: i64) -> bool:
    """Whether a character behind the screen can be put forward for an action, or lies in the open hand for it."""
    where = s.where[piece_of(seat, character)]
    simple = action != costly_action(character)
    if where == BEHIND:
        return simple or cannot_afford(s, seat, character) == ALLOWED
    if where != IN_HAND:
        return False
    deed = s.hand(seat, DEED)
    return deed == action or (simple and deed == UNDECIDED)
