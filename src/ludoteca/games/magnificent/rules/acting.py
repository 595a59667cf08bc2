"""The turns of a round: a die, an action or two, the end of the turn."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.building import begin_build, cannot_build, offer_levels
from ludoteca.games.magnificent.rules.layout import SOLO
from ludoteca.games.magnificent.rules.names import (
    ADD_DIE,
    END_TURN,
    NO_DIE_TAKEN,
    NOBODY,
    NOT_ACTIVE,
    NOTHING,
    PLACES,
    RESTED,
    ROUND_ENDED,
    SET_ORDER,
    TAKE_ACTION,
    TAKE_DIE,
    TURN_BEGAN,
)
from ludoteca.games.magnificent.rules.performing import begin_performing, cannot_perform, offer_shows
from ludoteca.games.magnificent.rules.posters import begin_arranging
from ludoteca.games.magnificent.rules.power import fix_power
from ludoteca.games.magnificent.rules.state import (
    DONE,
    IN_MAIN_TENT,
    IN_USE,
    POWER,
    SHOWS_LEFT,
    SPLIT,
    TURN,
    Magnificent,
)
from ludoteca.games.magnificent.rules.travelling import begin_journey, cannot_travel, offer_journeys
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.numbers import Action, Seat


@final
class PlayTurns(Consequence[Magnificent]):
    """The turns of a round, then its end.

    MAG-GEN-01   four each, five with the Master Board
    MAG-FLOW-01  one after the other by the numbers of the play-order cards, again and again
    MAG-PSET-04  wherever one sits
    """

    def follow(self, s: Magnificent) -> None:
        if s.turn == s.layout.numbers.turns * s.seats:
            s.player = NOBODY
            s.tell(ROUND_ENDED, s.round)
            s.next_then(SET_ORDER)
            return
        seat = s.order[s.turn % s.seats]
        s.turn += 1
        begin_turn(s, seat)


def begin_turn(s: Magnificent, seat: Seat) -> None:
    """MAG-FLOW-02 first a die is taken; MAG-SOLO-03 alone one may be added before."""
    forget_turn(s)
    s.player = seat
    s.tell(TURN_BEGAN, seat, (s.turn - 1) // s.seats + 1)
    s.push_open(TAKE_DIE, seat)
    if s.seats == SOLO:
        s.push_open(ADD_DIE, seat)


def forget_turn(s: Magnificent) -> None:
    for k in range(TURN):
        s.now[k] = 0
    for k in range(PLACES):
        s.used[k] = 0
    s.now[POWER] = NOTHING
    s.now[SHOWS_LEFT] = NOTHING
    s.die = NOTHING
    s.die_card = NOTHING
    s.colour = NOTHING
    s.doing = NOTHING
    s.announced = NOTHING
    s.moved_track = NOTHING
    s.master_tile = NOTHING


@final
class TakeAction(Decision[Magnificent]):
    """Choose an action and how much of the power it uses.

    MAG-FLOW-03  build, travel or perform
    MAG-FLOW-04  or none
    MAG-POW-05   the power is fixed by it
    MAG-POW-06   what is not used is lost
    MAG-BO-03    with Split a second, different one follows
    MAG-BO-05    gems found in the first do not raise it
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        offer_levels(s, seat, out)
        offer_journeys(s, seat, out)
        offer_shows(s, seat, out)
        out.add(s.layout.rest.of())

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        layout = s.layout
        if layout.build.has(action):
            return cannot_build(s, seat, layout.build.argument(action))
        if layout.travel.has(action):
            return cannot_travel(s, seat, layout.travel.argument(action, 0), layout.travel.argument(action, 1) + 1)
        if layout.perform.has(action):
            return cannot_perform(s, seat, layout.perform.argument(action))
        if s.player != seat:
            return NOT_ACTIVE
        return NO_DIE_TAKEN if s.die == NOTHING else ALLOWED

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        layout = s.layout
        if layout.build.has(action):
            begin_build(s, seat, layout.build.argument(action))
        elif layout.travel.has(action):
            begin_journey(s, seat, layout.travel.argument(action, 0), layout.travel.argument(action, 1) + 1)
        elif layout.perform.has(action):
            begin_performing(s, seat, layout.perform.argument(action))
        else:
            fix_power(s, seat)
            s.tell(RESTED, seat)
            s.next_open(END_TURN, seat)


@final
class FinishAction(Consequence[Magnificent]):
    """After an action: MAG-BO-03 with Split a second one, else the end of the turn."""

    def follow(self, s: Magnificent) -> None:
        seat = s.own(0)
        more = s.now[SPLIT] != 0 and s.now[DONE] & (s.now[DONE] - 1) == 0
        s.next_open(TAKE_ACTION if more else END_TURN, seat)
        if s.layout.rulings.free_layout:
            begin_arranging(s, seat)


@final
class EndTurn(Decision[Magnificent]):
    """End your turn.

    MAG-FLOW-02  used trainers go to the Main Tent
    MAG-TRN-03   and stay there until the end of the round
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        out.add(s.layout.end_turn.of())

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        return ALLOWED if s.player == seat else NOT_ACTIVE

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        s.done()
        while s.has(seat, IN_USE) > 0:
            s.move_trainer(seat, IN_USE, IN_MAIN_TENT)
        forget_turn(s)
        s.hand_over()
