"""Action C, Perform: a hat goes to a vacant space, and posters above tents are completed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.goods import gain_coins, gain_points, gems_pay
from ludoteca.games.magnificent.rules.layout import POSTER_MASTER, WAITING
from ludoteca.games.magnificent.rules.names import (
    ANY,
    CHOOSE_HAT,
    COINS,
    COMPLETE_POSTER,
    DO_OPEN_AIR,
    DO_PER_POSTER,
    FINISH_ACTION,
    GEM_KINDS,
    GEMS,
    HAT_MOVED,
    HAT_THERE,
    HATS,
    HIGHER_SPACE,
    IN_TENT,
    LIMIT_REACHED,
    NO_OPEN_AIR,
    NO_TENT_BELOW,
    NOT_ACTIVE,
    NOT_YOUR_POSTER,
    NOTHING,
    NOWHERE,
    ONE_HAT,
    OPEN_AIR,
    ORDER_SPACES,
    OTHER_MOMENT,
    PAY_TRADE,
    PERFORM,
    PERFORMED_TWICE,
    POINTS,
    POSTER_COMPLETED,
    POSTER_GEMS,
    SHOW_POSTER,
    TENT_BELOW,
    TENT_COSTS_NOTHING,
    TENT_SPACES,
    TILE_KINDS,
    TILE_LACKING,
    WAYS,
)
from ludoteca.games.magnificent.rules.places import can_use, place_with, use_trainer
from ludoteca.games.magnificent.rules.posters import begin_arranging, complete, place_of, posters_to_drop
from ludoteca.games.magnificent.rules.power import cannot_act, reach, use_power
from ludoteca.games.magnificent.rules.state import (
    FROM_BONUSES,
    FROM_POSTERS,
    FROM_TENTS,
    PER_POSTER,
    POWER,
    SHOWN,
    SHOWS_LEFT,
    Magnificent,
)
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options, Pick, because
from ludoteca.kernel.numbers import Action, Card, Seat

SPACE: Final[i64] = 0  # the own word of the choice of a hat: the performance space

# The own words of a completed poster.
POSTER: Final[i64] = 0
WHOSE: Final[i64] = 1
WAY: Final[i64] = 2


def is_taken(s: Magnificent, space: i64) -> bool:
    """MAG-PERF-02 whether a hat is on a performance space, one's own too."""
    for k in range(i64(len(s.hats))):
        if s.hats[k] == ORDER_SPACES + space:
            return True
    return False


def hat_to_move(s: Magnificent, seat: Seat) -> i64:
    """MAG-PERF-03 the hat on the order spaces first, then the second one; MAG-PERF-05 five players have only one.

    MAG-PERF-04 once both are on the track either may move: NOTHING.
    """
    first = seat * HATS
    if s.layout.numbers.hats == 1 or s.hats[first] < ORDER_SPACES:
        return 0
    return 1 if s.hats[first + 1] == NOWHERE else NOTHING


def cannot_perform(s: Magnificent, seat: Seat, space: i64) -> i64:
    """MAG-PERF-01 a vacant space that the power reaches."""
    layout = s.layout
    refusal = cannot_act(s, seat, PERFORM, layout.show_value[space])
    if refusal != ALLOWED:
        return refusal
    if layout.rulings.two_performances and hat_to_move(s, seat) == NOTHING:
        return PERFORMED_TWICE
    if is_taken(s, space):
        return HAT_THERE
    if layout.rulings.highest_space:
        power = reach(s, seat, PERFORM)
        for other in range(space + 1, layout.shows):
            if layout.show_value[other] <= power and not is_taken(s, other):
                return HIGHER_SPACE
    return ALLOWED


def offer_shows(s: Magnificent, seat: Seat, out: Options) -> None:
    if cannot_act(s, seat, PERFORM, s.layout.show_value[0]) != ALLOWED:
        return
    power = reach(s, seat, PERFORM)
    for space in range(s.layout.shows):
        if s.layout.show_value[space] > power:
            return
        if cannot_perform(s, seat, space) == ALLOWED:
            out.add(s.layout.perform.of(space))


def begin_performing(s: Magnificent, seat: Seat, space: i64) -> None:
    hat = hat_to_move(s, seat)
    if hat == NOTHING:
        s.go_on_open(CHOOSE_HAT, seat, space)
    else:
        begin_show(s, seat, space, hat)


@final
class ChooseHat(Pick[Magnificent]):
    """Which of your two hats moves.

    MAG-PERF-04  a third performance in a round moves one of them
    """

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return ALLOWED if hat_to_move(s, seat) == NOTHING else ONE_HAT

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        begin_show(s, seat, s.own(SPACE), k)


def begin_show(s: Magnificent, seat: Seat, space: i64, hat: i64) -> None:
    value = s.layout.show_value[space]
    s.next_then(FINISH_ACTION, seat)
    use_power(s, seat, PERFORM, value)
    s.hats[seat * HATS + hat] = ORDER_SPACES + space
    s.now[SHOWS_LEFT] = s.layout.show_posters[space]
    s.now[SHOWN] = 0
    s.tell(HAT_MOVED, seat, s.now[POWER], value)
    s.push_open(SHOW_POSTER, seat)


def lacking_tile(s: Magnificent, seat: Seat, poster: Card) -> i64:
    """MAG-PERF-08 a kind of tile that a poster asks for and the camp does not have, or not any more; else NOTHING."""
    for kind in range(TILE_KINDS):
        base = seat * TILE_KINDS + kind
        if s.layout.poster_tiles[poster * TILE_KINDS + kind] > s.laid[base] - s.committed[base]:
            return kind
    return NOTHING


def has_tent(s: Magnificent, seat: Seat, place: i64) -> bool:
    """MAG-PERF-07 a tent directly below; the pre-printed one is one."""
    return place == 0 or (place < WAITING and s.tents[seat * TENT_SPACES + place] != NOTHING)


def tent_below(s: Magnificent, seat: Seat, place: i64) -> i64:
    """The trade of the tent below a poster space: what it asks and what it pays."""
    if place == NOWHERE or place >= WAITING:
        return s.layout.no_trade
    tent = s.tents[seat * TENT_SPACES + place]
    if tent != NOTHING:
        return s.layout.tent_trade[tent]
    return s.layout.printed_trade if place == 0 else s.layout.no_trade


def costs_gems(s: Magnificent, trade: i64) -> bool:
    count = s.layout.paid(trade, ANY)
    for kind in range(GEM_KINDS):
        count += s.layout.paid(trade, GEMS + kind)
    return count > 0


def cannot_show(s: Magnificent, seat: Seat, poster: Card, way: i64) -> i64:
    """ALLOWED, or why a seat cannot complete one of its posters in this way."""
    if s.player != seat:
        return NOT_ACTIVE
    if s.doing != PERFORM or s.now[SHOWS_LEFT] < 0:
        return OTHER_MOMENT
    place = place_of(s, seat, poster)
    if place == NOWHERE:
        return NOT_YOUR_POSTER
    if s.now[SHOWS_LEFT] == 0:
        return LIMIT_REACHED
    lacking = lacking_tile(s, seat, poster)
    if lacking != NOTHING:
        return because(TILE_LACKING, lacking)
    return cannot_show_so(s, seat, poster, place, way)


def cannot_show_so(s: Magnificent, seat: Seat, poster: Card, place: i64, way: i64) -> i64:
    """MAG-PERF-07, MAG-PERF-09 with its tent; MAG-TT-05 with a trainer without one, or without paying it."""
    tent = has_tent(s, seat, place)
    below = tent_below(s, seat, place)
    trade = s.layout.poster_trade[poster]
    if way == IN_TENT:
        if not tent:
            return NO_TENT_BELOW
        return ALLOWED if gems_pay(s, seat, trade, below) else POSTER_GEMS
    if way == OPEN_AIR and tent:
        return TENT_BELOW
    if way != OPEN_AIR:
        if not tent:
            return NO_TENT_BELOW
        if not costs_gems(s, below):
            return TENT_COSTS_NOTHING
    if not can_use(s, seat, place_with(s, seat, DO_OPEN_AIR)):
        return NO_OPEN_AIR
    return ALLOWED if gems_pay(s, seat, trade, s.layout.no_trade) else POSTER_GEMS


@final
class ShowPoster(Decision[Magnificent]):
    """Complete a poster.

    MAG-PERF-06  as many as the space allows, or none
    MAG-PERF-07  with a tent below it
    MAG-PERF-08  its tiles in the camp, each for one poster only
    MAG-PERF-09  and its gems, and those of the tent
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        if s.now[SHOWS_LEFT] > 0:
            base = s.layout.posters_of(seat)
            for place in range(WAITING + 1):
                for k in range(s.posters.size(base + place)):
                    poster = s.posters.card(base + place, k)
                    if lacking_tile(s, seat, poster) == NOTHING:
                        for way in range(WAYS):
                            if cannot_show_so(s, seat, poster, place, way) == ALLOWED:
                                out.add(s.layout.show.of(poster, way))
        out.add(s.layout.shown.of())

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        if s.layout.shown.has(action):
            return ALLOWED if s.player == seat else NOT_ACTIVE
        return cannot_show(s, seat, s.layout.show.argument(action, 0), s.layout.show.argument(action, 1))

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        if s.layout.shown.has(action):
            finish_show(s, seat)
            return
        begin_poster(s, seat, s.layout.show.argument(action, 0), s.layout.show.argument(action, 1))


def begin_poster(s: Magnificent, seat: Seat, poster: Card, way: i64) -> None:
    s.now[SHOWS_LEFT] -= 1
    commit_tiles(s, seat, poster)
    if way != IN_TENT:
        use_trainer(s, seat, place_with(s, seat, DO_OPEN_AIR))
    below = tent_below(s, seat, place_of(s, seat, poster)) if way == IN_TENT else s.layout.no_trade
    s.then(COMPLETE_POSTER, poster, seat, way)
    s.then(PAY_TRADE, s.layout.poster_trade[poster], seat, below)


def commit_tiles(s: Magnificent, seat: Seat, poster: Card) -> None:
    """MAG-PERF-08 they serve no other poster in this performance."""
    for kind in range(TILE_KINDS):
        s.committed[seat * TILE_KINDS + kind] += s.layout.poster_tiles[poster * TILE_KINDS + kind]


def nothing_to_show(s: Magnificent, seat: Seat) -> bool:
    return posters_to_drop(s, seat) == 0


def finish_show(s: Magnificent, seat: Seat) -> None:
    """MAG-PERF-12 then the other posters may be arranged anew."""
    s.done()
    s.now[SHOWS_LEFT] = NOTHING
    if not s.layout.rulings.tiles_used_up:
        for kind in range(TILE_KINDS):
            s.committed[seat * TILE_KINDS + kind] = 0  # MAG-PERF-08 for later performances they are free again
    if not s.layout.rulings.free_layout:
        begin_arranging(s, seat)


@final
class CompletePoster(Consequence[Magnificent]):
    """A poster is completed.

    MAG-PERF-10  it pays, and so does its tent
    MAG-MT-07    also from the Master Board, without tent and hat
    MAG-PERF-11  it lies face down beside the board
    """

    def follow(self, s: Magnificent) -> None:
        poster, seat, way = s.own(POSTER), s.own(WHOSE), s.own(WAY)
        s.done()
        layout = s.layout
        place = place_of(s, seat, poster)
        below = tent_below(s, seat, place)
        complete(s, seat, poster, POSTER_MASTER if place == NOWHERE else layout.posters_of(seat) + place)
        s.tell(POSTER_COMPLETED, seat, poster, way)
        pay_poster(s, seat, poster)
        if way != OPEN_AIR and (way == IN_TENT or layout.rulings.open_air_reward):
            gain_points(s, seat, layout.gained(below, POINTS), FROM_TENTS)
            gain_coins(s, seat, layout.gained(below, COINS))
        s.now[SHOWN] += 1
        if s.now[PER_POSTER] > 0:
            praise(s, seat, s.now[PER_POSTER])


def pay_poster(s: Magnificent, seat: Seat, poster: Card) -> None:
    trade = s.layout.poster_trade[poster]
    gain_points(s, seat, s.layout.gained(trade, POINTS), FROM_POSTERS)
    gain_coins(s, seat, s.layout.gained(trade, COINS))


def praise(s: Magnificent, seat: Seat, times: i64) -> None:
    """A trainer pays points for posters of this performance."""
    place = place_with(s, seat, DO_PER_POSTER)
    gain_points(s, seat, times * s.layout.gained(s.layout.place_trade[place], POINTS), FROM_BONUSES)
