"""Before the first turn: the table is laid, and everybody places a base."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.layout import Layout
from ludoteca.games.dirty_deeds.rules.names import (
    BASE,
    BASE_PLACED,
    BASE_THERE,
    BASES_LIE,
    BEGIN_TURN,
    BIG,
    PLACE_BASE,
    TOKENS,
    WRONG_ANGLE,
)
from ludoteca.games.dirty_deeds.rules.state import (
    COMMON,
    COMMON_OPAQUE,
    OPAQUE,
    RESERVE,
    TOKEN,
    DirtyDeeds,
)
from ludoteca.games.dirty_deeds.rules.underground import print_discs, uncover
from ludoteca.games.dirty_deeds.rules.wheels import size
from ludoteca.kernel.chance import SETUP, Chance
from ludoteca.kernel.decision import ALLOWED, Pick, because
from ludoteca.kernel.numbers import Seat

CORNERS: Final[i64] = 6


def lay_table(layout: Layout, chance: Chance) -> DirtyDeeds:
    """DD-SETUP-01 opaque tiles cover all hexes, DD-COMP-01 as many as it takes; DD-SETUP-04 two zones lie beside."""
    seats = layout.seats
    s = DirtyDeeds(layout, chance, None)
    print_discs(s)
    for token in range(TOKENS):
        s.zones[COMMON + token] = layout.numbers.tokens[token] * seats  # DD-COMP-03
    for seat in range(seats):
        give_start(s, seat)
        s.order[seat] = seat
    chance.shuffle(SETUP, s.order)
    s.then(BEGIN_TURN)
    for k in range(seats - 1, -1, -1):  # the last one first: the agenda is a stack
        s.push(PLACE_BASE, s.order[k])
    return s


def give_start(s: DirtyDeeds, seat: Seat) -> None:
    """DD-SETUP-11 what a seat begins with; DD-SETUP-10 its Familiar waits on the start square, which is 0."""
    numbers = s.layout.numbers
    s.gain(seat, RESERVE, numbers.influence)
    s.gain(seat, OPAQUE, numbers.start_opaque)
    for token in range(TOKENS):
        s.gain(seat, TOKEN + token, numbers.start_tokens[token])


@final
class PlaceBase(Pick[DirtyDeeds]):
    """Place your base on a corner of the big wheel.

    DD-SETUP-05  in an order drawn by lot
    DD-SETUP-06  the first one on any of the six corners
    DD-SETUP-07  the second one at 120° from it
    DD-SETUP-08  the third one on the last corner at 120° from both
    """

    def cannot(self, s: DirtyDeeds, seat: Seat, k: i64) -> i64:
        return BASES_LIE if s.turn > 0 else cannot_place_base(s, k)  # DD-KEY-04

    def pick(self, s: DirtyDeeds, seat: Seat, k: i64) -> None:
        place = s.layout.wheels.corner[k]
        s.tile[place] = BASE + seat
        s.zones[COMMON_OPAQUE] += 1  # DD-SETUP-09 the tile that lay there goes to the common supply
        s.tell(BASE_PLACED, seat, BIG, s.layout.wheels.site[place])
        if s.is_transparent(place):
            uncover(s, place)
        s.done()


def cannot_place_base(s: DirtyDeeds, corner: i64) -> i64:
    """0, or why no base may be placed on this corner now."""
    step = s.layout.numbers.base_step
    for other in range(CORNERS):
        if s.is_base(s.layout.wheels.corner[other]):
            apart = size(corner - other)
            apart = min(apart, CORNERS - apart)
            if apart == 0:
                return BASE_THERE  # DD-SETUP-06
            if apart != step:
                return because(WRONG_ANGLE, step * 60)  # DD-SETUP-07
    return ALLOWED
