"""The Familiar: at the end of its path it acts at once. Breach is a conquest and Rewind a turning, see there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.chrono import begin_turning
from ludoteca.games.dirty_deeds.rules.names import (
    BREACH,
    CHANGE_TIME,
    CHARACTERS,
    CHOOSE_WHEEL,
    CONQUER,
    DELAY,
    DELAYED,
    FAMILIAR_ACTED,
    HASTENED,
    INCITE,
    LAST_ALREADY,
    NO_CHARACTER_THERE,
    NO_HOURGLASS_TURN,
    NO_MORE_TURNS,
    NOBODY,
    NOT_YET,
    NOTHING_TO_BREACH,
    PLAYER_LIMIT,
    REWIND,
    RIOT,
    SPARES_YOU,
    SUPPLY_HAS_NONE,
    WHEEL_LIMIT,
    WHEELS,
)
from ludoteca.games.dirty_deeds.rules.spy import cannot_cover, cover
from ludoteca.games.dirty_deeds.rules.state import COMMON_OPAQUE, DirtyDeeds, piece_of
from ludoteca.games.dirty_deeds.rules.territory import has_target
from ludoteca.kernel.decision import ALLOWED, Decision, Options, Pick, because
from ludoteca.kernel.numbers import Action, Place, Seat

FALLEN: Final[i64] = 0  # the own words of a riot: by player and wheel, how many hexes have fallen

MORE: Final[i64] = 0
FEWER: Final[i64] = 1
LAST_TURN: Final[i64] = 1  # this one


@final
class ChooseFamiliarAction(Pick[DirtyDeeds]):
    """Choose what the Familiar does.

    DD-FAM-02  one of its four actions, at once
    DD-FAM-08  a riot is always possible, even one that changes nothing
    """

    def cannot(self, s: DirtyDeeds, seat: Seat, k: i64) -> i64:
        return cannot_let_act(s, seat, BREACH + k)

    def pick(self, s: DirtyDeeds, seat: Seat, k: i64) -> None:
        deed = BREACH + k
        if deed == BREACH:
            s.go_on(CONQUER, seat, BREACH, NOBODY, s.layout.numbers.conquers[BREACH])
        elif deed == REWIND:
            s.go_on(CHOOSE_WHEEL, seat)
        elif deed == RIOT:
            s.go_on(INCITE, seat)
            if not can_riot(s, seat):
                s.tell(FAMILIAR_ACTED, seat, RIOT)
                s.done()
        else:
            s.go_on(CHANGE_TIME, seat)


def cannot_let_act(s: DirtyDeeds, seat: Seat, deed: i64) -> i64:
    """0, or why the Familiar cannot do this."""
    if deed == BREACH:
        return ALLOWED if has_target(s, seat, BREACH, NOBODY) else NOTHING_TO_BREACH  # DD-FAM-04
    if deed == REWIND:
        for wheel in range(WHEELS):
            if cannot_rewind(s, seat, wheel) == ALLOWED:
                return ALLOWED
        return NO_CHARACTER_THERE  # DD-FAM-05
    if deed == DELAY:
        refusal = cannot_change(s, MORE)
        return refusal if cannot_change(s, FEWER) != ALLOWED else ALLOWED
    return ALLOWED


def cannot_rewind(s: DirtyDeeds, seat: Seat, wheel: i64) -> i64:
    """0, or why the Familiar cannot turn this wheel."""
    for character in range(CHARACTERS):
        place = s.where[piece_of(seat, character)]
        if place >= 0 and s.layout.wheels.wheel[place] == wheel:
            return ALLOWED
    return NO_CHARACTER_THERE  # DD-FAM-05


@final
class ChooseWheel(Pick[DirtyDeeds]):
    """Choose the wheel that the Familiar turns backward.

    DD-FAM-05  one that carries a character of yours
    """

    def cannot(self, s: DirtyDeeds, seat: Seat, k: i64) -> i64:
        return cannot_rewind(s, seat, k)

    def pick(self, s: DirtyDeeds, seat: Seat, k: i64) -> None:
        begin_turning(s, seat, k, s.layout.numbers.rewind_max, NOBODY)


def cannot_fall(s: DirtyDeeds, seat: Seat, place: Place) -> i64:
    """0, or why no riot of this seat reaches this hex, whatever has fallen."""
    refusal = cannot_cover(s, place)
    if refusal != ALLOWED:
        return refusal
    if s.zones[COMMON_OPAQUE] == 0:
        return SUPPLY_HAS_NONE  # DD-FAM-06
    spared = s.tile[place] == seat and s.layout.rulings.riot_spares_self
    return SPARES_YOU if spared else ALLOWED  # DD-FAM-06


def cannot_riot(s: DirtyDeeds, seat: Seat, place: Place) -> i64:
    """0, or why the riot that goes on cannot reach this hex after all that has fallen."""
    refusal = cannot_fall(s, seat, place)
    if refusal != ALLOWED:
        return refusal
    player = s.tile[place]
    fallen: i64 = 0
    for wheel in range(WHEELS):
        fallen += s.own(fallen_of(player, wheel))
    if fallen >= s.layout.numbers.riot_per_player:
        return because(PLAYER_LIMIT, s.layout.numbers.riot_per_player)  # DD-FAM-06
    if fallen_here(s, player, s.layout.wheels.wheel[place]) >= s.layout.numbers.riot_per_wheel:
        return because(WHEEL_LIMIT, s.layout.numbers.riot_per_wheel)  # DD-FAM-06
    return ALLOWED


def fallen_of(player: i64, wheel: i64) -> i64:
    """The own word that counts what has fallen of a player on a wheel."""
    return FALLEN + player * WHEELS + wheel


def fallen_here(s: DirtyDeeds, player: i64, wheel: i64) -> i64:
    """What counts for the limit of a wheel: a player's own hexes, or by `riot_wheel_limit` everybody's."""
    if not s.layout.rulings.riot_wheel_total:
        return s.own(fallen_of(player, wheel))
    fallen: i64 = 0
    for other in range(s.seats):
        fallen += s.own(fallen_of(other, wheel))
    return fallen


def can_riot(s: DirtyDeeds, seat: Seat) -> bool:
    """Whether the riot that goes on finds anything more."""
    for place in range(s.layout.hexes):
        if cannot_riot(s, seat, place) == ALLOWED:
            return True
    return False


@final
class Incite(Decision[DirtyDeeds]):
    """Let the riot replace one more transparent hex by an opaque one, or no more.

    DD-FAM-06  up to three of each player, no more than two of them on a wheel
    """

    def options(self, s: DirtyDeeds, seat: Seat, out: Options) -> None:
        for place in range(s.layout.hexes):
            if cannot_riot(s, seat, place) == ALLOWED:
                out.add(s.layout.riot.of(place))
        out.add(s.layout.riot_stop.of())

    def refusal(self, s: DirtyDeeds, seat: Seat, action: Action) -> i64:
        if s.layout.riot_stop.has(action):
            return ALLOWED
        place = s.layout.riot.argument(action)
        return cannot_riot(s, seat, place) if s.asks(INCITE, seat) else cannot_fall(s, seat, place)

    def take(self, s: DirtyDeeds, seat: Seat, action: Action) -> None:
        if s.going_on():
            s.tell(FAMILIAR_ACTED, seat, RIOT)
            s.next(INCITE, seat)  # the move is whole: from here on hex after hex falls
        if s.layout.riot_stop.has(action):
            s.done()
            return
        place = s.layout.riot.argument(action)
        fallen = fallen_of(s.tile[place], s.layout.wheels.wheel[place])
        s.set_own(fallen, s.own(fallen) + 1)
        s.zones[COMMON_OPAQUE] -= 1
        cover(s, seat, place)
        if not can_riot(s, seat):
            s.done()


def cannot_change(s: DirtyDeeds, change: i64) -> i64:
    """0, or why the hourglass cannot be made to count a turn more or fewer."""
    if s.remaining == NOT_YET:
        return NO_HOURGLASS_TURN  # DD-FAM-07
    if change == MORE:
        return because(NO_MORE_TURNS, s.layout.numbers.max_turns) if is_overdue(s) else ALLOWED  # DD-END-06
    return LAST_ALREADY if s.remaining == LAST_TURN else ALLOWED  # DD-FAM-07


def is_overdue(s: DirtyDeeds) -> bool:
    return s.turn >= s.layout.numbers.max_turns


@final
class ChangeTime(Pick[DirtyDeeds]):
    """Play one turn more, or one fewer.

    DD-FAM-07  in a turn that the hourglass counts
    """

    def cannot(self, s: DirtyDeeds, seat: Seat, k: i64) -> i64:
        return cannot_change(s, k)

    def pick(self, s: DirtyDeeds, seat: Seat, k: i64) -> None:
        if k == MORE:
            s.remaining += 1
            s.tell(DELAYED, seat, s.remaining)
        else:
            s.remaining -= 1
            s.tell(HASTENED, seat, s.remaining)
        s.done()
