"""Turning a wheel notch by notch: the Chrono-Arcanist's Acceleration, and the Familiar's Rewind."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.names import (
    BY_ACCELERATION,
    BY_REWIND,
    FAMILIAR_ACTED,
    MUST_TURN,
    NOBODY,
    REWIND,
    TURN_WHEEL,
)
from ludoteca.games.dirty_deeds.rules.state import DirtyDeeds
from ludoteca.games.dirty_deeds.rules.territory import place_character
from ludoteca.games.dirty_deeds.rules.underground import BACKWARD, FORWARD, turn_wheel
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.numbers import Action, Place, Seat

# The own words of a step of turning.
WHEEL: Final[i64] = 0
LEFT: Final[i64] = 1
STANDS: Final[i64] = 2  # where the Chrono-Arcanist is put; NOBODY if it is the Familiar that turns


def begin_turning(s: DirtyDeeds, seat: Seat, wheel: i64, notches: i64, stands: Place) -> None:
    s.go_on(TURN_WHEEL, seat, wheel, notches, stands)


@final
class TurnWheel(Decision[DirtyDeeds]):
    """Turn the wheel by one more notch, or leave it.

    DD-CHRONO-04  Acceleration: forward, up to two notches
    DD-FAM-05     Rewind: backward, up to three
    DD-KEY-13     a notch at a time
    """

    def options(self, s: DirtyDeeds, seat: Seat, out: Options) -> None:
        out.add(s.layout.turn.of())
        if cannot_stop_turning(s) == ALLOWED:
            out.add(s.layout.turn_stop.of())

    def refusal(self, s: DirtyDeeds, seat: Seat, action: Action) -> i64:
        if s.layout.turn_stop.has(action) and s.asks(TURN_WHEEL, seat):
            return cannot_stop_turning(s)
        return ALLOWED

    def take(self, s: DirtyDeeds, seat: Seat, action: Action) -> None:
        wheel = s.own(WHEEL)
        left = s.own(LEFT) - 1
        stands = s.own(STANDS)
        if s.going_on():
            if stands != NOBODY:
                place_character(s, seat, stands)
            else:
                s.tell(FAMILIAR_ACTED, seat, REWIND)
        if s.layout.turn_stop.has(action):
            s.done()
            return
        if stands == NOBODY:
            turn_wheel(s, wheel, BACKWARD, BY_REWIND)
        else:
            turn_wheel(s, wheel, FORWARD, BY_ACCELERATION)
        if left > 0:
            s.next(TURN_WHEEL, seat, wheel, left, stands)
        else:
            s.done()


def cannot_stop_turning(s: DirtyDeeds) -> i64:
    """0, or why the wheel must turn: by the setting `acceleration_min` at least once."""
    must = s.going_on() and s.own(STANDS) != NOBODY and s.layout.numbers.acceleration_min > 0
    return MUST_TURN if must else ALLOWED  # DD-CHRONO-04
