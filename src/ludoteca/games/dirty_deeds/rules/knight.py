"""The Knight's costly action: capture characters nearby. Expansion is a conquest, see `territory.py`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.names import (
    CAPTIVE,
    CAPTURE,
    CAPTURED,
    CHARACTERS,
    MUST_CAPTURE,
    NOBODY_IN_RANGE,
    NOT_A_RIVAL,
    NOT_ON_MAP,
    OUT_OF_RANGE,
)
from ludoteca.games.dirty_deeds.rules.state import DirtyDeeds, owner_of, piece_of
from ludoteca.games.dirty_deeds.rules.territory import cannot_stand, place_character
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Place, Seat

# The own words of a step of capturing.
STANDS: Final[i64] = 0
LEFT: Final[i64] = 1


def cannot_ambush(s: DirtyDeeds, seat: Seat, place: Place) -> i64:
    """0, or why a Knight on this hex would capture nobody."""
    for piece in range(s.seats * CHARACTERS):
        if cannot_capture(s, seat, piece, place) == ALLOWED:
            return ALLOWED
    return because(NOBODY_IN_RANGE, s.layout.numbers.range_defeat)  # DD-KNIGHT-02


def has_prey(s: DirtyDeeds, seat: Seat) -> bool:
    """Whether Defeat is possible: from some Free Controlled Territory an opponent's character is in range."""
    for piece in range(s.seats * CHARACTERS):
        if is_prey(s, seat, piece):
            return True
    return False


def is_prey(s: DirtyDeeds, seat: Seat, piece: i64) -> bool:
    """Whether a seat has a Free Controlled Territory from which a Knight could capture this character."""
    where = s.where[piece]
    if owner_of(piece) == seat or where < 0:
        return False
    wheels = s.layout.wheels
    first: i64 = 0
    last = wheels.hexes
    if not wheels.touching:  # nobody reaches another wheel
        first = wheels.first[wheels.wheel[where]]
        last = wheels.first[wheels.wheel[where] + 1]
    for place in range(first, last):
        if cannot_stand(s, seat, place) == ALLOWED and cannot_capture(s, seat, piece, place) == ALLOWED:
            return True
    return False


def cannot_capture(s: DirtyDeeds, seat: Seat, piece: i64, stands: Place) -> i64:
    """0, or why a Knight on this hex cannot capture this character; DD-KNIGHT-03 on a base it is not safe either."""
    if owner_of(piece) == seat:
        return NOT_A_RIVAL  # DD-KEY-08
    if s.where[piece] < 0:
        return NOT_ON_MAP  # DD-KEY-08
    distance = s.layout.wheels.distance(stands, s.where[piece])
    if distance > s.layout.numbers.range_defeat:
        return because(OUT_OF_RANGE, s.layout.numbers.range_defeat)  # DD-KNIGHT-02
    return ALLOWED


@final
class Capture(Decision[DirtyDeeds]):
    """Capture an opponent's character within reach of the Knight.

    DD-KNIGHT-02  within three steps, on the same wheel; one of them
    DD-KEY-08     it goes behind your screen
    """

    def options(self, s: DirtyDeeds, seat: Seat, out: Options) -> None:
        for rival in range(s.seats):
            for character in range(CHARACTERS):
                if cannot_capture(s, seat, piece_of(rival, character), s.own(STANDS)) == ALLOWED:
                    out.add(s.layout.capture.of(rival, character))
        if not s.going_on():
            out.add(s.layout.capture_stop.of())

    def refusal(self, s: DirtyDeeds, seat: Seat, action: Action) -> i64:
        asked = s.asks(CAPTURE, seat)
        if s.layout.capture_stop.has(action):
            return MUST_CAPTURE if asked and s.going_on() else ALLOWED  # DD-KNIGHT-02
        piece = prey(s, action)
        if asked:
            return cannot_capture(s, seat, piece, s.own(STANDS))
        if owner_of(piece) == seat:
            return NOT_A_RIVAL  # DD-KEY-08
        return NOT_ON_MAP if s.where[piece] < 0 else ALLOWED  # DD-KEY-08

    def take(self, s: DirtyDeeds, seat: Seat, action: Action) -> None:
        stands = s.own(STANDS)
        left = s.own(LEFT) - 1
        if s.going_on():
            place_character(s, seat, stands)
        if s.layout.capture_stop.has(action):
            s.done()
            return
        capture(s, seat, prey(s, action))
        if left > 0 and cannot_ambush(s, seat, stands) == ALLOWED:
            s.next(CAPTURE, seat, stands, left)
        else:
            s.done()


def prey(s: DirtyDeeds, action: i64) -> i64:
    """The character that an action captures."""
    return piece_of(s.layout.capture.argument(action, 0), s.layout.capture.argument(action, 1))


def capture(s: DirtyDeeds, seat: Seat, piece: i64) -> None:
    wheels = s.layout.wheels
    place = s.where[piece]
    s.tell(CAPTURED, seat, owner_of(piece), piece % CHARACTERS, wheels.wheel[place], wheels.site[place])
    s.take_off(piece, CAPTIVE - seat)
