"""Action B, Travel: a wagon goes clockwise and collects what it passes, space by space."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.goods import gain_coins, gain_gem
from ludoteca.games.magnificent.rules.layout import TRACK_COIN, TRACK_POSTER, TRACK_START
from ludoteca.games.magnificent.rules.names import (
    COLOURS,
    DO_PASSED_TENT,
    END_JOURNEY,
    FINISH_ACTION,
    GAIN_POSTER,
    JOURNEY,
    NO_TENT_SPACE,
    NO_TENT_THERE,
    NO_TRAINER,
    NOT_IN_CENTRE,
    NOT_OTHER_TRACK,
    NOTHING,
    NOWHERE,
    OTHER_TRACK,
    TAKE_PASSED,
    TENT_BELOW,
    TRAVEL,
    TRAVELLED,
)
from ludoteca.games.magnificent.rules.places import can_use, place_with, use_trainer
from ludoteca.games.magnificent.rules.posters import can_gain_poster, cannot_gain_poster
from ludoteca.games.magnificent.rules.power import cannot_act, reach, use_power
from ludoteca.games.magnificent.rules.state import (
    OTHER_WAGON,
    POWER,
    Magnificent,
)
from ludoteca.games.magnificent.rules.tents import begin_tent
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Seat

# The own words of a journey, and of what is asked on it: the track, the steps left, whose it is.
TRACK: Final[i64] = 0
STEPS: Final[i64] = 1
WHOSE: Final[i64] = 2


def cannot_move_wagon(s: Magnificent, track: i64) -> i64:
    """MAG-TRAV-01 the wagon of the turn's colour, unless a trainer says another one."""
    if s.now[OTHER_WAGON] == 0:
        return ALLOWED if track == s.colour else because(OTHER_TRACK, s.colour)
    return NOT_OTHER_TRACK if track == s.colour else ALLOWED


def offer_journeys(s: Magnificent, seat: Seat, out: Options) -> None:
    """MAG-TRAV-01 one space up to the power."""
    if cannot_act(s, seat, TRAVEL, 1) != ALLOWED:
        return
    travel = s.layout.travel
    for track in range(COLOURS):
        if cannot_move_wagon(s, track) == ALLOWED:
            for steps in range(min(reach(s, seat, TRAVEL), travel.sizes[1])):
                out.add(travel.of(track, steps))


def cannot_travel(s: Magnificent, seat: Seat, track: i64, steps: i64) -> i64:
    refusal = cannot_act(s, seat, TRAVEL, steps)
    return refusal if refusal != ALLOWED else cannot_move_wagon(s, track)


def begin_journey(s: Magnificent, seat: Seat, track: i64, steps: i64) -> None:
    s.next_then(FINISH_ACTION, seat)
    use_power(s, seat, TRAVEL, steps)
    s.moved_track = track
    s.tell(TRAVELLED, seat, s.now[POWER], track, steps)
    s.then(JOURNEY, track, steps, seat)


def tent_at_wagon(s: Magnificent, track: i64) -> i64:
    return s.track_tents[track * s.layout.track_length + s.wagons[track]]


def has_centre_tent(s: Magnificent, track: i64) -> bool:
    count = s.layout.numbers.centre_tents
    for k in range(track * count, track * count + count):
        if s.centre_tents[k] != NOTHING:
            return True
    return False


@final
class Journey(Consequence[Magnificent]):
    """The wagon moves, one space at a time.

    MAG-TRAV-02  each space gives its gem or coin
    MAG-TRAV-03  and a poster where no tent stands any more
    MAG-TRAV-04  where one still stands, nothing
    MAG-TRAV-08  in the order in which they are walked
    """

    def follow(self, s: Magnificent) -> None:
        track, seat = s.own(TRACK), s.own(WHOSE)
        left = s.own(STEPS) - 1
        if left < 0:
            s.done()
            return
        s.set_own(STEPS, left)
        s.wagons[track] = (s.wagons[track] + 1) % s.layout.track_length
        symbol = s.layout.tracks[track * s.layout.track_length + s.wagons[track]]
        if symbol == TRACK_COIN:
            gain_coins(s, seat, 1)
        elif symbol == TRACK_POSTER:
            reach_poster(s, seat, track, left == 0)
        elif symbol != TRACK_START:
            gain_gem(s, seat, symbol)


def reach_poster(s: Magnificent, seat: Seat, track: i64, last: bool) -> None:
    """A space with a tent or without."""
    if tent_at_wagon(s, track) == NOTHING:
        if last and has_centre_tent(s, track) and s.has_space_for_tent(seat):
            s.push_open(END_JOURNEY, seat, track)
        elif can_gain_poster(s, seat):
            s.push_open(GAIN_POSTER, seat)
    elif s.has_space_for_tent(seat):
        if last:
            s.push_open(END_JOURNEY, seat, track)
        elif can_use(s, seat, place_with(s, seat, DO_PASSED_TENT)):
            s.push_open(TAKE_PASSED, seat, track)


def take_track_tent(s: Magnificent, seat: Seat, track: i64) -> None:
    tent = tent_at_wagon(s, track)
    s.done()
    s.track_tents[track * s.layout.track_length + s.wagons[track]] = NOTHING
    begin_tent(s, seat, tent)


@final
class TakePassed(Decision[Magnificent]):
    """Take a tent that is passed, with a trainer.

    MAG-TRN-01  one trainer, one tent; the tile says so
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        if can_use(s, seat, place_with(s, seat, DO_PASSED_TENT)):
            out.add(s.layout.take_tent.of())
        out.add(s.layout.leave.of())

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        taken = s.layout.take_tent.has(action)
        usable = can_use(s, seat, place_with(s, seat, DO_PASSED_TENT))
        return NO_TRAINER if taken and not usable else ALLOWED

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        if s.layout.leave.has(action):
            s.done()
            return
        use_trainer(s, seat, place_with(s, seat, DO_PASSED_TENT))
        take_track_tent(s, seat, s.own(TRACK))


@final
class EndJourney(Decision[Magnificent]):
    """What is taken where the wagon stops.

    MAG-TRAV-05  the tent that stands there
    MAG-TRAV-06  without one a poster, or, as one likes, a tent of the middle
    MAG-TRAV-07  which is not replaced
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        track = s.own(TRACK)
        if tent_at_wagon(s, track) != NOTHING:
            out.add(s.layout.take_tent.of())
            out.add(s.layout.leave.of())
            return
        out.add(s.layout.take_poster.of() if can_gain_poster(s, seat) else s.layout.leave.of())
        count = s.layout.numbers.centre_tents
        for k in range(track * count, track * count + count):
            if s.centre_tents[k] != NOTHING:
                out.add(s.layout.centre.of(s.centre_tents[k]))

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        if s.layout.centre.has(action):
            return self.cannot_take_centre(s, seat, s.layout.centre.argument(action))
        stands = s.asks(END_JOURNEY, seat) and tent_at_wagon(s, s.own(TRACK)) != NOTHING
        if s.layout.take_poster.has(action):
            if stands:
                return TENT_BELOW
            return cannot_gain_poster(s, seat)
        if s.layout.take_tent.has(action) and not s.has_space_for_tent(seat):
            return NO_TENT_SPACE
        if s.layout.leave.has(action) and not can_gain_poster(s, seat):
            return ALLOWED
        return NO_TENT_THERE if s.asks(END_JOURNEY, seat) and not stands else ALLOWED

    def cannot_take_centre(self, s: Magnificent, seat: Seat, tent: i64) -> i64:
        place = centre_place(s, tent)
        if place == NOWHERE:
            return NOT_IN_CENTRE
        if s.asks(END_JOURNEY, seat):
            track = s.own(TRACK)
            if place // s.layout.numbers.centre_tents != track:
                return NOT_IN_CENTRE
            if tent_at_wagon(s, track) != NOTHING:
                return TENT_BELOW
        return ALLOWED if s.has_space_for_tent(seat) else NO_TENT_SPACE

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        if s.layout.take_tent.has(action):
            take_track_tent(s, seat, s.own(TRACK))
        elif s.layout.take_poster.has(action):
            s.next_open(GAIN_POSTER, seat)
        elif s.layout.centre.has(action):
            tent = s.layout.centre.argument(action)
            s.done()
            s.centre_tents[centre_place(s, tent)] = NOTHING
            begin_tent(s, seat, tent)
        else:
            s.done()


def centre_place(s: Magnificent, tent: i64) -> i64:
    """Where a tent lies in the middle of a track, or NOWHERE."""
    for k in range(i64(len(s.centre_tents))):
        if s.centre_tents[k] == tent:
            return k
    return NOWHERE
