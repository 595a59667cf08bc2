"""Build: Shelters, Bridges and Elevators, from the reserve or taken up from where they stand."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.dei.rules.majority import review
from ludoteca.games.dei.rules.names import (
    BRIDGE,
    BRIDGE_BUILT,
    BUILD,
    BUILD_BRIDGE,
    BUILD_ELEVATOR,
    BUILD_SHELTER,
    DROP_POD,
    ELEVATOR,
    ELEVATOR_BUILT,
    FIELD_ENGINEER,
    MOVE,
    NO_UNIT_TO_BUILD,
    NOT_BUILT_THERE,
    NOT_ON_BOARD,
    NOWHERE,
    OTHER_KIND,
    SAME_SLOT,
    SHELTER,
    SHELTER_BUILT,
    TAKE_UP,
    TAKEN_UP,
    TOKENS_A_KIND,
)
from ludoteca.games.dei.rules.places import check_name
from ludoteca.games.dei.rules.pool import HERE, THERE, WHAT, can_use, cannot_use, use
from ludoteca.games.dei.rules.state import Dei
from ludoteca.kernel.actions import Verb
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.numbers import Action, Seat


def building(kind: i64, k: i64) -> i64:
    """The symbol that is the first argument of the verb of a kind: any construction, or just this one."""
    return BUILD if k == 0 else BUILD_SHELTER + kind


def verb_of(s: Dei, kind: i64) -> Verb:
    layout = s.layout
    if kind == SHELTER:
        return layout.shelter
    return layout.bridge if kind == BRIDGE else layout.elevator


def cannot_build(s: Dei, seat: Seat, symbol: i64, kind: i64, place: i64) -> i64:
    """ALLOWED, or why this seat cannot build there with a symbol."""
    refusal = cannot_use(s, seat, symbol)
    return refusal if refusal != ALLOWED else cannot_build_on(s, seat, kind, place)


def cannot_build_on(s: Dei, seat: Seat, kind: i64, place: i64) -> i64:
    """DEI-ACT-B1 a unit is needed there, or at one end; DEI-ACT-B2 whatever else stands there."""
    city = s.city
    present = s.present(seat)
    if kind == SHELTER:
        if present >> place & 1 == 0 and not s.knows(seat, DROP_POD):
            return NO_UNIT_TO_BUILD  # DEI-ACT-BS, DEI-TAL-L3
    elif kind == BRIDGE:
        if city.bridge_one[place] == NOWHERE:
            return NOT_ON_BOARD
        if (present >> city.bridge_one[place] | present >> city.bridge_other[place]) & 1 == 0:
            return NO_UNIT_TO_BUILD  # DEI-ACT-BB
    else:
        if city.elevator_ground[place] == NOWHERE:
            return NOT_ON_BOARD
        if (present >> city.elevator_ground[place] | present >> city.elevator_roof[place]) & 1 == 0:
            return NO_UNIT_TO_BUILD  # DEI-ACT-BE
    if free_token(s, seat, kind) == NOWHERE and s.built_at(seat, kind, place) == TOKENS_A_KIND:
        return SAME_SLOT  # DEI-ACT-B3 all of them stand there already
    return ALLOWED


def free_token(s: Dei, seat: Seat, kind: i64) -> i64:
    """A construction of a kind in the reserve of a seat, or NOWHERE."""
    return first_of(s, seat, kind, NOWHERE)


def offer_builds(s: Dei, seat: Seat, out: Options) -> None:
    city = s.city
    layout = s.layout
    any_kind = can_use(s, seat, BUILD)
    if any_kind or can_use(s, seat, BUILD_SHELTER):
        for region in range(city.regions):
            if cannot_build_on(s, seat, SHELTER, region) == ALLOWED:
                offer_build(s, seat, layout.shelter, BUILD_SHELTER, city.name[region], any_kind, out)
    if any_kind or can_use(s, seat, BUILD_BRIDGE):
        for slot in range(i64(len(city.bridge_one))):
            if cannot_build_on(s, seat, BRIDGE, slot) == ALLOWED:
                offer_build(s, seat, layout.bridge, BUILD_BRIDGE, slot, any_kind, out)
    if any_kind or can_use(s, seat, BUILD_ELEVATOR):
        for slot in range(i64(len(city.elevator_ground))):
            if cannot_build_on(s, seat, ELEVATOR, slot) == ALLOWED:
                offer_build(s, seat, layout.elevator, BUILD_ELEVATOR, slot, any_kind, out)


def offer_build(s: Dei, seat: Seat, verb: Verb, symbol: i64, place: i64, any_kind: bool, out: Options) -> None:
    if any_kind:
        out.add(verb.of(0, place))
    if can_use(s, seat, symbol):
        out.add(verb.of(1, place))


def begin_build(s: Dei, seat: Seat, symbol: i64, kind: i64, place: i64) -> None:
    token = free_token(s, seat, kind)
    if token == NOWHERE:
        s.go_on(TAKE_UP, seat, symbol, place, kind)
    else:
        build(s, seat, symbol, kind, place, token)


def build(s: Dei, seat: Seat, symbol: i64, kind: i64, place: i64, token: i64) -> None:
    s.back()
    use(s, seat, symbol)
    built = s.built(kind)
    former = built[token]
    built[token] = place
    if former != NOWHERE:
        s.tell(TAKEN_UP, seat, kind)
        review(s, counts_in(s, kind, former))
    if kind == SHELTER:
        s.tell(SHELTER_BUILT, seat, s.city.level[place], s.city.name[place])
    else:
        s.tell(BRIDGE_BUILT if kind == BRIDGE else ELEVATOR_BUILT, seat, place)
        if s.knows(seat, FIELD_ENGINEER):
            s.pool[MOVE] += s.layout.numbers.engineer_moves  # DEI-TAL-L1
    review(s, counts_in(s, kind, place))


def counts_in(s: Dei, kind: i64, place: i64) -> i64:
    """The Region where a construction may count for Majorities; any of those an Elevator joins, for it never does."""
    if kind == SHELTER:
        return place
    return s.city.bridge_over[place] if kind == BRIDGE else s.city.elevator_ground[place]


@final
class TakeUp(Decision[Dei]):
    """Which construction is taken up to be built anew.

    DEI-ACT-B3  one's own, of the same kind, where none is left in reserve
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        kind = s.own(THERE)
        here = s.own(HERE)
        built = s.built(kind)
        for k in range(seat * TOKENS_A_KIND, (seat + 1) * TOKENS_A_KIND):
            place = built[k]
            if place != here and first_of(s, seat, kind, place) == k:
                out.add(self.action_of(s, kind, place))

    def action_of(self, s: Dei, kind: i64, place: i64) -> Action:
        layout = s.layout
        if kind == SHELTER:
            return layout.take_shelter.of(s.city.name[place])
        return layout.take_bridge.of(place) if kind == BRIDGE else layout.take_elevator.of(place)

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        layout = s.layout
        kind: i64 = ELEVATOR
        place = layout.take_elevator.argument(action)
        if layout.take_shelter.has(action):
            kind = SHELTER
            local = layout.take_shelter.argument(action)
            refusal = check_name(s, local)
            if refusal != ALLOWED:
                return refusal
            place = s.city.region[local]
        elif layout.take_bridge.has(action):
            kind = BRIDGE
            place = layout.take_bridge.argument(action)
        if s.built_at(seat, kind, place) == 0:
            return NOT_BUILT_THERE
        if not s.asks(TAKE_UP, seat):
            return ALLOWED
        if kind != s.own(THERE):
            return OTHER_KIND
        return SAME_SLOT if place == s.own(HERE) else ALLOWED

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        layout = s.layout
        kind = s.own(THERE)
        if kind == SHELTER:
            place = s.city.region[layout.take_shelter.argument(action)]
        elif kind == BRIDGE:
            place = layout.take_bridge.argument(action)
        else:
            place = layout.take_elevator.argument(action)
        build(s, seat, s.own(WHAT), kind, s.own(HERE), first_of(s, seat, kind, place))


def first_of(s: Dei, seat: Seat, kind: i64, place: i64) -> i64:
    """The first construction of a kind that stands on a place, by its number among all of them; or NOWHERE."""
    built = s.built(kind)
    for k in range(seat * TOKENS_A_KIND, (seat + 1) * TOKENS_A_KIND):
        if built[k] == place:
            return k
    return NOWHERE
