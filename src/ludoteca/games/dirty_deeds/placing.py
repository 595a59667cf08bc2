"""Putting the character of the hand on a Free Controlled Territory, and what its action does from there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.chrono import begin_turning
from ludoteca.games.dirty_deeds.knight import cannot_ambush
from ludoteca.games.dirty_deeds.names import (
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
from ludoteca.games.dirty_deeds.spy import can_instigate
from ludoteca.games.dirty_deeds.state import DirtyDeeds
from ludoteca.games.dirty_deeds.territory import cannot_stand, claim, has_target, place_character
from ludoteca.games.dirty_deeds.underground import harvest
from ludoteca.kernel.decision import ALLOWED, Decision, Options

DEED: Final[i64] = 0  # the own word of the step: the action that follows


@final
class PlaceCharacter(Decision[DirtyDeeds]):
    """Put the character on a hex of yours that is free, for its action.

    DD-KEY-03     a Free Controlled Territory: your colour, and nobody on it
    DD-KNIGHT-02  for Defeat one with an opponent's character in range
    DD-CHRONO-01  Discovery takes Traditions at once
    DD-ENG-01     Gathering takes Enchantments at once
    """

    def options(self, s: DirtyDeeds, seat: i64, out: Options) -> None:
        deed = s.own(DEED)
        for place in range(s.layout.hexes):
            if cannot_place(s, seat, place, deed) == ALLOWED:
                out.add(s.layout.place + place)

    def refusal(self, s: DirtyDeeds, seat: i64, action: i64) -> i64:
        place = action - s.layout.place
        if not s.asks(PLACE_CHARACTER, seat):
            return cannot_stand(s, seat, place)
        return cannot_place(s, seat, place, s.own(DEED))

    def take(self, s: DirtyDeeds, seat: i64, action: i64) -> None:
        place = action - s.layout.place
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
        elif deed != INSTIGATION and has_target(s, seat, deed, place, 0):
            s.go_on(CONQUER, seat, deed, place, numbers.conquers[deed])
        else:
            place_character(s, seat, place)
            s.tell(NOTHING_COVERED if deed == INSTIGATION else NOTHING_CONQUERED, seat)
            s.done()


def cannot_place(s: DirtyDeeds, seat: i64, place: i64, deed: i64) -> i64:
    """0, or why the character cannot be put there for this action."""
    refusal = cannot_stand(s, seat, place)
    if refusal == ALLOWED and deed == DEFEAT:
        return cannot_ambush(s, seat, place)
    return refusal
