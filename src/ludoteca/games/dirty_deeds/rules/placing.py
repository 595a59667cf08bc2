"""Putting the character of the hand on a Free Controlled Territory, and what its action does from there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.chrono import begin_turning
from ludoteca.games.dirty_deeds.rules.knight import cannot_ambush
from ludoteca.games.dirty_deeds.rules.names import (
    ACCELERATION,
    CAPTURE,
    CONQUER,
    DEFEAT,
    DISCOVERY,
    ENCHANTMENT,
    GATHERING,
    INSTIGATE,
    INSTIGATION,
    NOTHING_CONQUERED,
    NOTHING_COVERED,
    NOTHING_GAINED,
    PLACE_CHARACTER,
    TRADITION,
)
from ludoteca.games.dirty_deeds.rules.spy import can_instigate
from ludoteca.games.dirty_deeds.rules.state import DirtyDeeds
from ludoteca.games.dirty_deeds.rules.territory import cannot_stand, claim, has_target, place_character
from ludoteca.games.dirty_deeds.rules.underground import harvest
from ludoteca.kernel.decision import ALLOWED, Options, Pick
from ludoteca.kernel.numbers import Seat

DEED: Final[i64] = 0  # the own word of the step: the action that follows


@final
class PlaceCharacter(Pick[DirtyDeeds]):
    """Put the character on a hex of yours that is free, for its action.

    DD-KEY-03     a Free Controlled Territory: your colour, and nobody on it
    DD-KNIGHT-02  for Defeat one with an opponent's character in range
    DD-CHRONO-01  Discovery takes Traditions at once
    DD-ENG-01     Gathering takes Enchantments at once
    """

    def cannot(self, s: DirtyDeeds, seat: Seat, k: i64) -> i64:
        refusal = cannot_stand(s, seat, k)
        if refusal == ALLOWED and s.asks(PLACE_CHARACTER, seat) and s.own(DEED) == DEFEAT:
            return cannot_ambush(s, seat, k)
        return refusal

    def options(self, s: DirtyDeeds, seat: Seat, out: Options) -> None:
        """As the kernel would offer them, but compiled as one loop."""
        for k in range(self.count):
            if self.cannot(s, seat, k) == ALLOWED:
                out.add(self.first + k)

    def pick(self, s: DirtyDeeds, seat: Seat, k: i64) -> None:
        place = k
        deed = s.own(DEED)
        numbers = s.layout.numbers
        if deed == DISCOVERY or deed == GATHERING:
            token = TRADITION if deed == DISCOVERY else ENCHANTMENT
            place_character(s, seat, place)
            if claim(s, seat, token, harvest(s, seat, token, place)) == 0:
                s.tell(NOTHING_GAINED, seat, token)
            s.done()
        elif deed == DEFEAT:
            s.go_on(CAPTURE, seat, place, numbers.defeat_max)
        elif deed == ACCELERATION:
            begin_turning(s, seat, s.layout.wheels.wheel[place], numbers.acceleration_max, place)
        elif deed == INSTIGATION and can_instigate(s, seat, place):
            s.go_on(INSTIGATE, seat, place, numbers.instigation)
        elif deed != INSTIGATION and has_target(s, seat, deed, place):
            s.go_on(CONQUER, seat, deed, place, numbers.conquers[deed])
        else:
            place_character(s, seat, place)
            s.tell(NOTHING_COVERED if deed == INSTIGATION else NOTHING_CONQUERED, seat)
            s.done()
