"""The keywords: free, controlled, conquer. What the actions of all characters are made of."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.layout import has_landing
from ludoteca.games.dirty_deeds.rules.names import (
    ALREADY_YOURS,
    BASE,
    BREACH,
    CONQUER,
    CONQUERED,
    DRILLING,
    EXPANSION,
    FAMILIAR_ACTED,
    GAINED,
    GUARDED,
    INVIOLABLE,
    MEDIUM,
    MUST_CONQUER,
    NEUTRAL,
    NO_ROOM,
    NOBODY,
    NOT_BESIDE_CHRONO,
    NOT_BESIDE_ENGINEER,
    NOT_BESIDE_KNIGHT,
    NOT_CONTROLLED,
    NOT_FREE,
    NOT_ON_RIM,
    NOTHING_CONQUERED,
    PLACED,
    RESERVE_EMPTY,
    SMALL,
    TAKEN_FROM,
    TOKENS,
    TUNNEL,
    VIOLATION,
    WRONG_WHEEL,
)
from ludoteca.games.dirty_deeds.rules.state import (
    COLOUR,
    COMMON,
    OPAQUE,
    RESERVE,
    TOKEN,
    WHO,
    DirtyDeeds,
    owner_of,
    piece_of,
)
from ludoteca.games.dirty_deeds.rules.underground import HALVES, portions, uncover
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Place, Seat

# The own words of a step of conquering.
ACTION: Final[i64] = 0
FROM: Final[i64] = 1  # the hex the character is put on, or NOBODY
LEFT: Final[i64] = 2  # how many hexes may still be conquered
CHAINED: Final[i64] = 3  # how many hexes of this Expansion lead on to others, by the ruling `expansion`
CHAIN: Final[i64] = 4  # those hexes, a word for each


def cannot_stand(s: DirtyDeeds, seat: Seat, place: Place) -> i64:
    """0, or why this is no Free Controlled Territory of a seat: DD-KEY-02 its own colour, its base included."""
    tile = s.tile[place]
    if tile != seat and tile != BASE + seat:
        return NOT_CONTROLLED  # DD-KEY-02
    if s.stands[place] != NOBODY:
        return NOT_FREE  # DD-KEY-03
    return ALLOWED


def has_room(s: DirtyDeeds, seat: Seat) -> bool:
    """Whether a seat has a Free Controlled Territory at all."""
    for place in range(s.layout.hexes):
        if cannot_stand(s, seat, place) == ALLOWED:
            return True
    return False


def cannot_take(s: DirtyDeeds, seat: Seat, place: Place) -> i64:
    """0, or why this is no Free Territory for a seat, or there is nothing left to conquer it with."""
    if s.is_base(place):
        return INVIOLABLE  # DD-KEY-04
    if s.tile[place] == seat:
        return ALREADY_YOURS  # DD-KEY-01
    if s.stands[place] != NOBODY and owner_of(s.stands[place]) != seat:
        return GUARDED  # DD-KEY-01
    if s.has(seat, RESERVE) == 0:
        return RESERVE_EMPTY  # DD-KEY-07
    return ALLOWED


def cannot_conquer(s: DirtyDeeds, seat: Seat, place: Place, action: i64, stands: Place) -> i64:
    """0, or why an action cannot conquer this hex; `stands` is where its character is put."""
    refusal = cannot_take(s, seat, place)
    if refusal != ALLOWED:
        return refusal
    wheels = s.layout.wheels
    rulings = s.layout.rulings
    if action == EXPANSION:
        if not wheels.graph.adjacent(stands, place) and not is_chained(s, seat, place):
            return NOT_BESIDE_KNIGHT  # DD-KNIGHT-01
    elif action == DRILLING:
        if not wheels.graph.adjacent(stands, place):
            return NOT_BESIDE_CHRONO  # DD-CHRONO-03
    elif action == TUNNEL:
        if wheels.wheel[place] != wheels.wheel[stands]:
            return because(WRONG_WHEEL, wheels.wheel[place])  # DD-ENG-02
        if wheels.rim[place] == 0:
            return NOT_ON_RIM  # DD-ENG-02
        if rulings.tunnel_adjacent and not wheels.graph.adjacent(stands, place):
            return NOT_BESIDE_ENGINEER  # DD-ENG-02
    else:
        if not reaches(action, wheels.wheel[place]):
            return because(WRONG_WHEEL, wheels.wheel[place])  # DD-SPY-04, DD-ENG-03, DD-FAM-04
        if has_landing(action) and stands == NOBODY and s.stands[place] != NOBODY:
            return NO_ROOM  # DD-SPY-04, DD-ENG-03
    return ALLOWED


def reaches(action: i64, wheel: i64) -> bool:
    """DD-BOARD-06 the actions that lead from wheel to wheel, and where to."""
    if action == VIOLATION:
        return wheel == MEDIUM
    if action == BREACH:
        return wheel == SMALL
    return wheel == MEDIUM or wheel == SMALL


def chained(s: DirtyDeeds, seat: Seat) -> i64:
    """How many hexes of the Expansion that goes on lead on to others."""
    return s.own(CHAINED) if s.asks(CONQUER, seat) else 0


def is_chained(s: DirtyDeeds, seat: Seat, place: Place) -> bool:
    """By the ruling `expansion`: next to a hex conquered earlier in the same Expansion."""
    for k in range(chained(s, seat)):
        if s.layout.wheels.graph.adjacent(s.own(CHAIN + k), place):
            return True
    return False


def has_target(s: DirtyDeeds, seat: Seat, action: i64, stands: Place) -> bool:
    """Whether an action finds a hex to conquer."""
    if s.has(seat, RESERVE) == 0:
        return False
    wheels = s.layout.wheels
    if (action == EXPANSION or action == DRILLING) and chained(s, seat) == 0:
        for k in range(wheels.graph.near_from[stands], wheels.graph.near_from[stands + 1]):
            if cannot_take(s, seat, wheels.graph.near[k]) == ALLOWED:
                return True
        return False
    for place in range(s.layout.hexes):
        if cannot_conquer(s, seat, place, action, stands) == ALLOWED:
            return True
    return False


@final
class Conquer(Decision[DirtyDeeds]):
    """Conquer one of the hexes an action can reach, or no more.

    DD-KEY-05     up to as many as the action says, or fewer
    DD-KNIGHT-01  Expansion: next to the Knight
    DD-SPY-04     Violation: anywhere on the medium wheel, and the Spy goes there
    DD-CHRONO-03  Drilling: next to the Chrono-Arcanist, and what lies below is taken
    DD-ENG-02     Tunnel: on the rim of the Engineer's wheel
    DD-ENG-03     Portal: anywhere on the medium or small wheel, and the Engineer goes there
    DD-FAM-04     Breach: anywhere on the small wheel
    """

    def options(self, s: DirtyDeeds, seat: Seat, out: Options) -> None:
        action = s.own(ACTION)
        stands = s.own(FROM)
        first = s.layout.conquer.first
        wheels = s.layout.wheels
        if (action == EXPANSION or action == DRILLING) and s.own(CHAINED) == 0:
            for k in range(wheels.graph.near_from[stands], wheels.graph.near_from[stands + 1]):
                if cannot_take(s, seat, wheels.graph.near[k]) == ALLOWED:
                    out.add(first + wheels.graph.near[k])
        else:
            for place in range(s.layout.hexes):
                if cannot_conquer(s, seat, place, action, stands) == ALLOWED:
                    out.add(first + place)
        if cannot_stop(s) == ALLOWED:
            out.add(s.layout.conquer_stop.of())

    def refusal(self, s: DirtyDeeds, seat: Seat, action: Action) -> i64:
        asked = s.asks(CONQUER, seat)
        if s.layout.conquer_stop.has(action):
            return cannot_stop(s) if asked else ALLOWED
        place = s.layout.conquer.argument(action)
        if not asked:
            return cannot_take(s, seat, place)
        return cannot_conquer(s, seat, place, s.own(ACTION), s.own(FROM))

    def take(self, s: DirtyDeeds, seat: Seat, action: Action) -> None:
        deed = s.own(ACTION)
        first = s.going_on()
        if first:
            begin_conquest(s, seat)
        if s.layout.conquer_stop.has(action):
            if first:
                s.tell(NOTHING_CONQUERED, seat)
            s.done()
            return
        place = s.layout.conquer.argument(action)
        conquer(s, seat, place, deed)
        s.set_own(LEFT, s.own(LEFT) - 1)
        if has_landing(deed) and s.own(FROM) == NOBODY:
            place_character(s, seat, place)
            s.set_own(FROM, place)
        if s.layout.rulings.chained and deed == EXPANSION:
            s.set_own(CHAIN + s.own(CHAINED), place)
            s.set_own(CHAINED, s.own(CHAINED) + 1)
        if s.own(LEFT) == 0 or not has_target(s, seat, deed, s.own(FROM)):
            s.done()


def begin_conquest(s: DirtyDeeds, seat: Seat) -> None:
    """The move is whole: its character is put down, or the Familiar acts, and hex after hex is conquered."""
    stands = s.own(FROM)
    s.next(CONQUER, seat, s.own(ACTION), stands, s.own(LEFT))
    if stands != NOBODY:
        place_character(s, seat, stands)
    else:
        s.tell(FAMILIAR_ACTED, seat, BREACH)


def cannot_stop(s: DirtyDeeds) -> i64:
    """0, or why the conquest must be made: a character that goes to the hex it conquers needs one."""
    return MUST_CONQUER if has_landing(s.own(ACTION)) and s.own(FROM) == NOBODY else ALLOWED  # DD-SPY-04, DD-ENG-03


def place_character(s: DirtyDeeds, seat: Seat, place: Place) -> None:
    """DD-TURN-08 the character in the hand comes to stand on a hex, and stays there."""
    character = s.hand(seat, WHO)
    s.put(piece_of(seat, character), place)
    wheels = s.layout.wheels
    s.tell(PLACED, seat, character, wheels.wheel[place], wheels.site[place])


def conquer(s: DirtyDeeds, seat: Seat, place: Place, action: i64) -> None:
    """DD-KEY-05 a tile from the reserve replaces the one on the hex, DD-KEY-06 which becomes a Domain."""
    old = s.tile[place]
    s.gain(seat, OPAQUE if old == NEUTRAL else COLOUR + old, 1)
    s.gain(seat, RESERVE, -1)
    s.tile[place] = seat
    wheels = s.layout.wheels
    if old == NEUTRAL:
        s.tell(CONQUERED, seat, wheels.wheel[place], wheels.site[place])
        uncover(s, place)
    else:
        s.tell(TAKEN_FROM, seat, old, wheels.wheel[place], wheels.site[place])
    if action == DRILLING and (old == NEUTRAL or s.layout.rulings.drill_opponent):
        for token in range(TOKENS):
            found = portions(s, place, token + 1)
            claim(s, seat, token, found % HALVES + found // HALVES)  # DD-CHRONO-03 a half counts as a whole


def claim(s: DirtyDeeds, seat: Seat, token: i64, count: i64) -> i64:
    """DD-BOARD-08 tokens come from the common supply, as far as it has them: how many."""
    taken = min(count, s.zones[COMMON + token])
    if taken > 0:
        s.zones[COMMON + token] -= taken
        s.gain(seat, TOKEN + token, taken)
        s.tell(GAINED, seat, taken, token)
    return taken
