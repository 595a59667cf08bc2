"""Recruitment, the empty fist: exchange tiles, take the characters back, and release captives when the turn is over."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.names import (
    BEHIND,
    CAPTIVE,
    CHARACTERS,
    EXCHANGE,
    EXCHANGED,
    EXHAUSTED,
    NO_OPAQUE_LEFT,
    NONE_EXHAUSTED,
    NOT_HELD,
    OWN_COLOUR,
    RECRUITED,
    RELEASED,
    UNEVEN,
)
from ludoteca.games.dirty_deeds.rules.state import (
    COLOUR,
    COMMON_OPAQUE,
    EXHAUSTED_TILES,
    OPAQUE,
    RESERVE,
    DirtyDeeds,
    owner_of,
    piece_of,
)
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Seat

# The own words of a step of exchanging.
LEFT: Final[i64] = 0  # how many tiles may still be exchanged
GIVEN: Final[i64] = 1  # how many of each colour were given, a word for each seat

WHOSE: Final[i64] = 0  # the own word of taking back: the seat that does

WAYS: Final[i64] = 2  # what can be taken: a tile of one's own colour, or an opaque one
TAKE_OWN: Final[i64] = 0
TAKE_OPAQUE: Final[i64] = 1


def begin_recruitment(s: DirtyDeeds, seat: Seat) -> None:
    """DD-RECR-06 first the exchange, if one is possible; the rest follows when it is done."""
    s.recruited |= i64(1) << seat
    s.push(EXCHANGE, seat, s.layout.numbers.recruit_exchange)
    if not can_exchange(s, seat):
        s.done()


def can_exchange(s: DirtyDeeds, seat: Seat) -> bool:
    if s.own(LEFT) == 0:
        return False
    for rival in range(s.seats):
        if cannot_give(s, seat, rival) == ALLOWED:
            if cannot_receive(s, seat, TAKE_OWN) == ALLOWED or cannot_receive(s, seat, TAKE_OPAQUE) == ALLOWED:
                return True
    return False


def cannot_give(s: DirtyDeeds, seat: Seat, rival: Seat) -> i64:
    """0, or why a tile of this colour cannot be given now."""
    if rival == seat:
        return OWN_COLOUR  # DD-RECR-01
    if s.has(seat, COLOUR + rival) == 0:
        return because(NOT_HELD, rival)  # DD-RECR-01
    if s.layout.rulings.recruit_even and s.asks(EXCHANGE, seat):
        for other in range(s.seats):
            if s.has(seat, COLOUR + other) > 0 and s.own(GIVEN + other) < s.own(GIVEN + rival):
                return because(UNEVEN, other)  # DD-RECR-02
    return ALLOWED


def cannot_receive(s: DirtyDeeds, seat: Seat, way: i64) -> i64:
    """0, or why there is no such tile to take."""
    if way == TAKE_OPAQUE:
        from_supply = s.layout.rulings.recruit_from_supply and s.zones[COMMON_OPAQUE] > 0
        return ALLOWED if from_supply else NO_OPAQUE_LEFT  # DD-RECR-03
    return ALLOWED if s.zones[EXHAUSTED_TILES + seat] > 0 else NONE_EXHAUSTED  # DD-RECR-01


@final
class Exchange(Decision[DirtyDeeds]):
    """Exchange a transparent Domain for a tile of your own colour or an opaque one, or no more.

    DD-RECR-01  up to five, with the exhausted area
    DD-RECR-02  the colours given are spread evenly
    DD-RECR-03  opaque tiles come from the common supply
    """

    def options(self, s: DirtyDeeds, seat: Seat, out: Options) -> None:
        for rival in range(s.seats):
            if cannot_give(s, seat, rival) == ALLOWED:
                for way in range(WAYS):
                    if cannot_receive(s, seat, way) == ALLOWED:
                        out.add(s.layout.exchange.of(rival, way))
        out.add(s.layout.exchange_stop.of())

    def refusal(self, s: DirtyDeeds, seat: Seat, action: Action) -> i64:
        if s.layout.exchange_stop.has(action):
            return ALLOWED
        refusal = cannot_give(s, seat, s.layout.exchange.argument(action, 0))
        return refusal if refusal != ALLOWED else cannot_receive(s, seat, s.layout.exchange.argument(action, 1))

    def take(self, s: DirtyDeeds, seat: Seat, action: Action) -> None:
        if s.layout.exchange_stop.has(action):
            s.done()
            return
        rival = s.layout.exchange.argument(action, 0)
        exchange(s, seat, rival, s.layout.exchange.argument(action, 1))
        s.set_own(LEFT, s.own(LEFT) - 1)
        s.set_own(GIVEN + rival, s.own(GIVEN + rival) + 1)
        if not can_exchange(s, seat):
            s.done()


def exchange(s: DirtyDeeds, seat: Seat, rival: Seat, way: i64) -> None:
    """The tile given is exhausted; one of one's own colour goes to the reserve, an opaque one is a Domain."""
    s.gain(seat, COLOUR + rival, -1)
    s.zones[EXHAUSTED_TILES + rival] += 1
    if way == TAKE_OPAQUE:
        s.zones[COMMON_OPAQUE] -= 1
        s.gain(seat, OPAQUE, 1)
    else:
        s.zones[EXHAUSTED_TILES + seat] -= 1
        s.gain(seat, RESERVE, 1)
    s.tell(EXCHANGED, seat, rival, way)


@final
class TakeBack(Consequence[DirtyDeeds]):
    """DD-RECR-04 one's own characters come back from the map and the exhausted area; DD-RECR-08 at no cost."""

    def follow(self, s: DirtyDeeds) -> None:
        seat = s.own(WHOSE)
        s.done()
        count: i64 = 0
        for character in range(CHARACTERS):
            piece = piece_of(seat, character)
            if s.where[piece] >= 0 or s.where[piece] == EXHAUSTED:
                s.take_off(piece, BEHIND)
                count += 1
        s.tell(RECRUITED, seat, count)


def release_captives(s: DirtyDeeds) -> None:
    """DD-RECR-05 whoever recruited lets the captives go to the exhausted area, once all have finished the turn."""
    for piece in range(s.seats * CHARACTERS):
        captor = CAPTIVE - s.where[piece]
        if captor >= 0 and (s.recruited >> captor) & 1:
            s.where[piece] = EXHAUSTED
            s.tell(RELEASED, captor, owner_of(piece), piece % CHARACTERS)
