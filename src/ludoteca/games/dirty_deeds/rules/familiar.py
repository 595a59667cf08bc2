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

# Of the step of a riot: how many hexes fell of each player on each wheel, three bits each. Nine of them are 27 bits: no
# more, for a literal that is shifted further would be a C int where the rules are compiled.
REMOVED: Final[i64] = 0
BITS: Final[i64] = 3
COUNT: Final[i64] = 7
MORE: Final[i64] = 0
FEWER: Final[i64] = 1
CHANGES: Final[i64] = 2
LAST_TURN: Final[i64] = 1  # this one


@final
class ChooseFamiliarAction(Decision[DirtyDeeds]):
    """Choose what the Familiar does.

    DD-FAM-02  one of its four actions, at once
    DD-FAM-08  a riot is always possible, even one that changes nothing
    """

    def options(self, s: DirtyDeeds, seat: i64, out: Options) -> None:
        for deed in range(BREACH, DELAY + 1):
            if cannot_let_act(s, seat, deed) == ALLOWED:
                out.add(s.layout.familiar + deed - BREACH)

    def refusal(self, s: DirtyDeeds, seat: i64, action: i64) -> i64:
        return cannot_let_act(s, seat, action - s.layout.familiar + BREACH)

    def take(self, s: DirtyDeeds, seat: i64, action: i64) -> None:
        deed = action - s.layout.familiar + BREACH
        if deed == BREACH:
            s.go_on(CONQUER, seat, BREACH, NOBODY, s.layout.numbers.conquers[BREACH])
        elif deed == REWIND:
            s.go_on(CHOOSE_WHEEL, seat)
        elif deed == RIOT:
            if can_riot(s, seat, 0):
                s.go_on(INCITE, seat)
            else:
                s.tell(FAMILIAR_ACTED, seat, RIOT)
                s.done()
        else:
            s.go_on(CHANGE_TIME, seat)


def cannot_let_act(s: DirtyDeeds, seat: i64, deed: i64) -> i64:
    """0, or why the Familiar cannot do this."""
    if deed == BREACH:
        return ALLOWED if has_target(s, seat, BREACH, NOBODY, 0) else NOTHING_TO_BREACH  # DD-FAM-04
    if deed == REWIND:
        for wheel in range(WHEELS):
            if cannot_rewind(s, seat, wheel) == ALLOWED:
                return ALLOWED
        return NO_CHARACTER_THERE  # DD-FAM-05
    if deed == DELAY:
        refusal = cannot_change(s, MORE)
        return refusal if cannot_change(s, FEWER) != ALLOWED else ALLOWED
    return ALLOWED


def cannot_rewind(s: DirtyDeeds, seat: i64, wheel: i64) -> i64:
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

    def cannot(self, s: DirtyDeeds, seat: i64, k: i64) -> i64:
        return cannot_rewind(s, seat, k)

    def pick(self, s: DirtyDeeds, seat: i64, k: i64) -> None:
        begin_turning(s, seat, k, s.layout.numbers.rewind_max, NOBODY)


def removed_of(removed: i64, player: i64, wheel: i64) -> i64:
    """How many hexes of a player have fallen on a wheel."""
    return (removed >> ((player * WHEELS + wheel) * BITS)) & COUNT


def cannot_riot(s: DirtyDeeds, seat: i64, place: i64, removed: i64) -> i64:
    """0, or why the riot cannot reach this hex; `removed` is what has fallen already."""
    refusal = cannot_cover(s, place)
    if refusal != ALLOWED:
        return refusal
    if s.zones[COMMON_OPAQUE] == 0:
        return SUPPLY_HAS_NONE  # DD-FAM-06
    player = s.tile[place]
    if player == seat and s.layout.rulings.riot_spares_self:
        return SPARES_YOU  # DD-FAM-06
    fallen: i64 = 0
    for wheel in range(WHEELS):
        fallen += removed_of(removed, player, wheel)
    if fallen >= s.layout.numbers.riot_per_player:
        return because(PLAYER_LIMIT, s.layout.numbers.riot_per_player)  # DD-FAM-06
    if fallen_here(s, removed, player, s.layout.wheels.wheel[place]) >= s.layout.numbers.riot_per_wheel:
        return because(WHEEL_LIMIT, s.layout.numbers.riot_per_wheel)  # DD-FAM-06
    return ALLOWED


def fallen_here(s: DirtyDeeds, removed: i64, player: i64, wheel: i64) -> i64:
    """What counts for the limit of a wheel: a player's own hexes, or by `riot_wheel_limit` everybody's."""
    if not s.layout.rulings.riot_wheel_total:
        return removed_of(removed, player, wheel)
    fallen: i64 = 0
    for other in range(s.seats):
        fallen += removed_of(removed, other, wheel)
    return fallen


def can_riot(s: DirtyDeeds, seat: i64, removed: i64) -> bool:
    for place in range(s.layout.hexes):
        if cannot_riot(s, seat, place, removed) == ALLOWED:
            return True
    return False


@final
class Incite(Decision[DirtyDeeds]):
    """Let the riot replace one more transparent hex by an opaque one, or no more.

    DD-FAM-06  up to three of each player, no more than two of them on a wheel
    """

    def options(self, s: DirtyDeeds, seat: i64, out: Options) -> None:
        removed = s.own(REMOVED)
        for place in range(s.layout.hexes):
            if cannot_riot(s, seat, place, removed) == ALLOWED:
                out.add(s.layout.riot + place)
        out.add(s.layout.riot_stop)

    def refusal(self, s: DirtyDeeds, seat: i64, action: i64) -> i64:
        if action == s.layout.riot_stop:
            return ALLOWED
        return cannot_riot(s, seat, action - s.layout.riot, s.own(REMOVED) if s.asks(INCITE, seat) else 0)

    def take(self, s: DirtyDeeds, seat: i64, action: i64) -> None:
        if s.going_on():
            s.tell(FAMILIAR_ACTED, seat, RIOT)
        if action == s.layout.riot_stop:
            s.done()
            return
        place = action - s.layout.riot
        spot = s.tile[place] * WHEELS + s.layout.wheels.wheel[place]
        removed = s.own(REMOVED) + (i64(1) << (spot * BITS))
        s.zones[COMMON_OPAQUE] -= 1
        cover(s, seat, place)
        if can_riot(s, seat, removed):
            s.next(INCITE, seat, removed)
        else:
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
class ChangeTime(Decision[DirtyDeeds]):
    """Play one turn more, or one fewer.

    DD-FAM-07  in a turn that the hourglass counts
    """

    def options(self, s: DirtyDeeds, seat: i64, out: Options) -> None:
        for change in range(CHANGES):
            if cannot_change(s, change) == ALLOWED:
                out.add(s.layout.delay + change)

    def refusal(self, s: DirtyDeeds, seat: i64, action: i64) -> i64:
        return cannot_change(s, action - s.layout.delay)

    def take(self, s: DirtyDeeds, seat: i64, action: i64) -> None:
        if action - s.layout.delay == MORE:
            s.remaining += 1
            s.tell(DELAYED, seat, s.remaining)
        else:
            s.remaining -= 1
            s.tell(HASTENED, seat, s.remaining)
        s.done()
