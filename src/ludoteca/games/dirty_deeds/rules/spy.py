"""The Spy's simple action: stir up a region, so that transparent hexes turn opaque again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.names import (
    INSTIGATE,
    INVIOLABLE,
    NEUTRAL,
    NO_OPAQUE_DOMAIN,
    NOBODY,
    NOT_BESIDE_SPY,
    NOT_TRANSPARENT,
    NOT_YOUR_OWN,
    NOTHING_COVERED,
    PROTECTED,
    REPLACED,
)
from ludoteca.games.dirty_deeds.rules.state import EXHAUSTED_TILES, OPAQUE, DirtyDeeds
from ludoteca.games.dirty_deeds.rules.territory import place_character
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.numbers import Action, Place, Seat

# The own words of a step of instigating.
STANDS: Final[i64] = 0
LEFT: Final[i64] = 1


def cannot_cover(s: DirtyDeeds, place: Place) -> i64:
    """0, or why no opaque tile can take the place of the one on a hex; a character on it stays there (DD-SPY-03)."""
    if s.tile[place] == NEUTRAL:
        return NOT_TRANSPARENT  # DD-SPY-01
    if s.is_base(place):
        return INVIOLABLE  # DD-KEY-04
    if s.layout.rulings.protect_occupied and s.stands[place] != NOBODY:
        return PROTECTED  # DD-SPY-03
    return ALLOWED


def cannot_instigate(s: DirtyDeeds, seat: Seat, place: Place, stands: Place) -> i64:
    """0, or why a Spy on this hex cannot have that one replaced."""
    refusal = cannot_cover(s, place)
    if refusal != ALLOWED:
        return refusal
    if s.tile[place] == seat and not s.layout.rulings.instigate_own:
        return NOT_YOUR_OWN  # DD-SPY-03
    if s.has(seat, OPAQUE) == 0:
        return NO_OPAQUE_DOMAIN  # DD-SPY-01
    return ALLOWED if s.layout.wheels.graph.adjacent(stands, place) else NOT_BESIDE_SPY  # DD-SPY-01


def can_instigate(s: DirtyDeeds, seat: Seat, stands: Place) -> bool:
    """Whether a Spy on this hex finds anything to replace."""
    wheels = s.layout.wheels
    for k in range(wheels.graph.near_from[stands], wheels.graph.near_from[stands + 1]):
        if cannot_instigate(s, seat, wheels.graph.near[k], stands) == ALLOWED:
            return True
    return False


@final
class Instigate(Decision[DirtyDeeds]):
    """Replace a transparent hex next to the Spy by an opaque one from behind your screen, or no more.

    DD-SPY-01  up to three of them
    DD-SPY-02  what is removed is exhausted
    DD-SPY-03  of any colour, but no base
    """

    def options(self, s: DirtyDeeds, seat: Seat, out: Options) -> None:
        wheels = s.layout.wheels
        stands = s.own(STANDS)
        for k in range(wheels.graph.near_from[stands], wheels.graph.near_from[stands + 1]):
            if cannot_instigate(s, seat, wheels.graph.near[k], stands) == ALLOWED:
                out.add(s.layout.instigate.of(wheels.graph.near[k]))
        out.add(s.layout.instigate_stop.of())

    def refusal(self, s: DirtyDeeds, seat: Seat, action: Action) -> i64:
        if s.layout.instigate_stop.has(action):
            return ALLOWED
        place = s.layout.instigate.argument(action)
        if not s.asks(INSTIGATE, seat):
            return cannot_cover(s, place)
        return cannot_instigate(s, seat, place, s.own(STANDS))

    def take(self, s: DirtyDeeds, seat: Seat, action: Action) -> None:
        stands = s.own(STANDS)
        left = s.own(LEFT) - 1
        first = s.going_on()
        if first:
            place_character(s, seat, stands)
        if s.layout.instigate_stop.has(action):
            if first:
                s.tell(NOTHING_COVERED, seat)
            s.done()
            return
        s.gain(seat, OPAQUE, -1)
        cover(s, seat, s.layout.instigate.argument(action))
        if left > 0 and can_instigate(s, seat, stands):
            s.next(INSTIGATE, seat, stands, left)
        else:
            s.done()


def cover(s: DirtyDeeds, seat: Seat, place: Place) -> None:
    """DD-SPY-02 a transparent tile goes to the exhausted area, and an opaque one lies in its place."""
    owner = s.tile[place]
    s.tile[place] = NEUTRAL
    s.zones[EXHAUSTED_TILES + owner] += 1
    s.tell(REPLACED, seat, s.layout.wheels.wheel[place], s.layout.wheels.site[place], owner)
