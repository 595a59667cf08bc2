"""What bots see of a position, in numbers: how far the match has gone, and what each seat has. No weight is here.

Everything that counts lies open or came behind the screens in the open; of the underground only what was seen is read.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules import traits
from ludoteca.games.dirty_deeds.rules.burden import cannot_afford
from ludoteca.games.dirty_deeds.rules.hourglass import Hourglass, reach
from ludoteca.games.dirty_deeds.rules.knight import is_prey
from ludoteca.games.dirty_deeds.rules.names import (
    BEHIND,
    BIG,
    CAPTIVE,
    CHARACTERS,
    DEFEAT,
    ENCHANTMENT,
    FIST,
    KNIGHT,
    MEDIUM,
    NOT_YET,
    PORTAL,
    SMALL,
    TOKENS,
    TRADITION,
    VIOLATION,
    WHEELS,
)
from ludoteca.games.dirty_deeds.rules.promises import promise
from ludoteca.games.dirty_deeds.rules.scoring import big_points, medium_points, small_points
from ludoteca.games.dirty_deeds.rules.state import (
    COLOUR,
    COMMON,
    COMMON_OPAQUE,
    DEED,
    EXHAUSTED_TILES,
    FAMILIAR,
    OPAQUE,
    RESERVE,
    TOKEN,
    WHO,
    DirtyDeeds,
    owner_of,
    piece_of,
)
from ludoteca.games.dirty_deeds.rules.survey import (
    AREA,
    BELOW,
    COLONIES,
    COLOURED,
    COUNTED,
    EXPOSED,
    FREE,
    HELD,
    ROOM,
    SITES,
    survey,
)
from ludoteca.games.dirty_deeds.rules.turn import fullest_wheel, is_costly
from ludoteca.games.dirty_deeds.rules.underground import HALVES
from ludoteca.kernel.decision import ALLOWED
from ludoteca.kernel.numbers import Seat, table

# Beyond so much of a thing, more of it is another trait or of no more use.
ENOUGH_FUEL: Final[i64] = 12
ENOUGH_TERRITORIES: Final[i64] = 12
ENOUGH_ROOM: Final[i64] = 12
ENOUGH_SITES: Final[i64] = 6
ENOUGH_RESERVE: Final[i64] = 7
ENOUGH_OPAQUE: Final[i64] = 4
ENOUGH_COLOURED: Final[i64] = 5
ENOUGH_TOKENS: Final[i64] = 4
ENOUGH_BELOW: Final[i64] = 6
FAR_IN_AREA: Final[i64] = 4
FAR_IN_TERRITORIES: Final[i64] = 3
FAR_IN_COLONIES: Final[i64] = 2
AN_EXPANSION: Final[i64] = 3


def features(s: DirtyDeeds, out: vec[float]) -> None:
    """The phases, then the traits of every seat: the same for whoever asks."""
    marks = table(s.layout.hexes)
    hourglass = Hourglass(s, marks)
    counted = survey(s, marks)
    tell_phases(s, counted, out)
    for seat in range(s.seats):
        base = first_trait(seat)
        tell_points(s, seat, counted, out, base)
        tell_land(s, seat, counted, out, base)
        tell_tiles(s, seat, counted, out, base)
        tell_tokens(s, seat, counted, out, base)
        tell_characters(s, seat, out, base)
        tell_familiar(s, seat, counted, out, base)
        promise(s, seat, marks, counted, out, base)
    tell_leads(s, counted, hourglass, out)
    tell_threats(s, out)


def first_trait(seat: Seat) -> i64:
    """Where the traits of a seat begin."""
    return i64(len(traits.PHASES)) + seat * i64(len(traits.TRAITS))


def tell_phases(s: DirtyDeeds, counted: vec[i64], out: vec[float]) -> None:
    numbers = s.layout.numbers
    out[traits.ALWAYS] = 1.0
    held: i64 = 0
    for seat in range(s.seats):
        for wheel in range(WHEELS):
            held += counted[seat * COUNTED + HELD + wheel]
    out[traits.FILLED] = float(held) / float(s.layout.hexes)
    if s.revealed != 0:
        left = max(s.remaining, 1) if s.remaining != NOT_YET else numbers.final_turns + 1  # this turn included
        out[traits.FOUND] = 1.0
        out[traits.REVEALED] = 1.0 / float(left)
        out[traits.LAST] = 1.0 if left == 1 else 0.0
    fuel: i64 = 0
    for seat in range(s.seats):
        fuel += s.has(seat, RESERVE) + s.colours(seat)
    out[traits.DRYNESS] = 1.0 - float(min(fuel, ENOUGH_FUEL)) / float(ENOUGH_FUEL)


def tell_points(s: DirtyDeeds, seat: Seat, counted: vec[i64], out: vec[float], base: i64) -> None:
    out[base + traits.BIG_POINTS] = float(big_points(s, counted, seat))
    out[base + traits.MEDIUM_POINTS] = float(medium_points(s, counted, counted[seat * COUNTED + HELD + MEDIUM]))
    out[base + traits.SMALL_POINTS] = float(small_points(s, counted, seat))


def tell_land(s: DirtyDeeds, seat: Seat, counted: vec[i64], out: vec[float], base: i64) -> None:
    mine = seat * COUNTED
    territories = counted[mine + HELD + MEDIUM]
    colonies = counted[mine + COLONIES]
    area = counted[mine + AREA]
    out[base + traits.AREA] = float(area)
    out[base + traits.AREA_LEAD] = either_way(area - most_of_others(s, seat, counted, AREA), FAR_IN_AREA)
    out[base + traits.BIG_HEXES] = float(counted[mine + HELD + BIG])
    out[base + traits.MEDIUM_HEXES] = float(min(territories, ENOUGH_TERRITORIES))
    out[base + traits.MEDIUM_AT_ALL] = yes(territories > 0)
    lead = territories - most_of_others(s, seat, counted, HELD + MEDIUM)
    out[base + traits.MEDIUM_LEAD] = either_way(lead, FAR_IN_TERRITORIES)
    out[base + traits.SMALL_AT_ALL] = yes(counted[mine + HELD + SMALL] > 0)
    out[base + traits.COLONIES] = float(colonies)
    lead = colonies - most_of_others(s, seat, counted, COLONIES)
    out[base + traits.COLONY_LEAD] = either_way(lead, FAR_IN_COLONIES)
    out[base + traits.COLONY_SITES] = float(min(counted[mine + SITES], ENOUGH_SITES))
    out[base + traits.MEDIUM_FREE] = yes(counted[mine + FREE + MEDIUM] > 0)
    out[base + traits.SMALL_FREE] = yes(counted[mine + FREE + SMALL] > 0)
    out[base + traits.ROOM] = float(min(counted[mine + ROOM], ENOUGH_ROOM))
    for wheel in range(WHEELS):
        out[base + traits.EXPOSED_BIG + wheel] = float(counted[mine + EXPOSED + wheel])


def yes(so: bool) -> float:
    return 1.0 if so else 0.0


def either_way(lead: i64, most: i64) -> float:
    return float(max(min(lead, most), -most))


def most_of_others(s: DirtyDeeds, seat: Seat, counted: vec[i64], word: i64) -> i64:
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, counted[other * COUNTED + word])
    return most


def tell_tiles(s: DirtyDeeds, seat: Seat, counted: vec[i64], out: vec[float], base: i64) -> None:
    reserve = s.has(seat, RESERVE)
    opaque = s.has(seat, OPAQUE)
    coloured = s.colours(seat)
    exhausted = s.zones[EXHAUSTED_TILES + seat]
    leaked: i64 = 0
    for other in range(s.seats):
        leaked += s.has(other, COLOUR + seat)
    out[base + traits.RESERVE] = float(min(reserve, ENOUGH_RESERVE))
    out[base + traits.RESERVE_BEYOND] = float(max(reserve - ENOUGH_RESERVE, 0))
    out[base + traits.RESERVE_EMPTY] = yes(reserve == 0)
    out[base + traits.OPAQUE] = float(min(opaque, ENOUGH_OPAQUE))
    out[base + traits.OPAQUE_BEYOND] = float(max(opaque - ENOUGH_OPAQUE, 0))
    out[base + traits.COLOURED] = float(min(coloured, ENOUGH_COLOURED))
    out[base + traits.EXCHANGE] = float(min(min(coloured, exhausted), s.layout.numbers.recruit_exchange))
    out[base + traits.OUT_OF_EXCHANGE] = float(min(max(exhausted - coloured, 0), ENOUGH_COLOURED))
    near = min(counted[seat * COUNTED + COLOURED], reserve)
    out[base + traits.COLOURED_NEAR] = float(min(near, AN_EXPANSION))
    out[base + traits.CUT_OFF] = yes(reserve == 0 and coloured == 0)
    out[base + traits.EXHAUSTED] = float(exhausted)
    out[base + traits.LEAKED] = float(leaked)


def tell_tokens(s: DirtyDeeds, seat: Seat, counted: vec[i64], out: vec[float], base: i64) -> None:
    traditions = s.has(seat, TOKEN + TRADITION)
    enchantments = s.has(seat, TOKEN + ENCHANTMENT)
    beyond = max(traditions - ENOUGH_TOKENS, 0) + max(enchantments - ENOUGH_TOKENS, 0)
    out[base + traits.TRADITIONS] = float(min(traditions, ENOUGH_TOKENS))
    out[base + traits.ENCHANTMENTS] = float(min(enchantments, ENOUGH_TOKENS))
    out[base + traits.TOKENS_BEYOND] = float(beyond)
    lacks = missing(s, seat, VIOLATION)
    out[base + traits.VIOLATION_AFFORDED] = yes(lacks == 0)
    out[base + traits.VIOLATION_LACKS] = float(lacks)
    lacks = missing(s, seat, PORTAL)
    out[base + traits.PORTAL_AFFORDED] = yes(lacks == 0)
    out[base + traits.PORTAL_LACKS] = float(lacks)
    out[base + traits.DISCOVERY] = float(min(to_be_had(s, seat, counted, TRADITION), ENOUGH_BELOW))
    out[base + traits.GATHERING] = float(min(to_be_had(s, seat, counted, ENCHANTMENT), ENOUGH_BELOW))


def missing(s: DirtyDeeds, seat: Seat, action: i64) -> i64:
    """How many Domains and tokens a seat lacks for the burden of an action (DD-KEY-09)."""
    numbers = s.layout.numbers
    lacks = max(numbers.cost[action] - s.domains(seat), 0)
    for token in range(TOKENS):
        lacks += max(numbers.token_cost[action * TOKENS + token] - s.has(seat, TOKEN + token), 0)
    return lacks


def to_be_had(s: DirtyDeeds, seat: Seat, counted: vec[i64], token: i64) -> i64:
    """The tokens that lie under the hexes of a seat, as far as the supply has them; see `harvest`."""
    below = seat * COUNTED + BELOW + token
    found: i64 = 0
    best: i64 = 0
    for wheel in range(WHEELS):
        here = counted[below + wheel * TOKENS]
        found += here
        best = max(best, here % HALVES + here // HALVES // 2)
    if not s.layout.rulings.harvest_wheel:
        best = found % HALVES + found // HALVES // 2
    return min(best, s.zones[COMMON + token])


def tell_characters(s: DirtyDeeds, seat: Seat, out: vec[float], base: i64) -> None:
    """Where they are; of those in the hand the promise of the hand tells."""
    wheels = s.layout.wheels
    for character in range(CHARACTERS):
        where = s.where[piece_of(seat, character)]
        if where == BEHIND:
            out[base + traits.KNIGHT + character] = 1.0
            out[base + traits.ANYBODY] = 1.0
        elif where >= 0:
            out[base + traits.ON_BIG + wheels.wheel[where]] += 1.0
        elif where <= CAPTIVE:
            out[base + traits.CAPTIVES] += 1.0
    if s.hand(seat, WHO) == FIST:
        out[base + traits.ANYBODY] = 1.0


def tell_familiar(s: DirtyDeeds, seat: Seat, counted: vec[i64], out: vec[float], base: i64) -> None:
    """DD-FAM-01 how far it has come, and DD-FAM-06 what an opponent's could do to the hexes of this seat."""
    numbers = s.layout.numbers
    squares = s.has(seat, FAMILIAR) + (1 if is_costly(s, seat) else 0)
    out[base + traits.FAMILIAR] = float(squares)
    out[base + traits.FAMILIAR_NEAR] = yes(squares == numbers.familiar_squares - 2)
    out[base + traits.FAMILIAR_ACTS] = yes(squares >= numbers.familiar_squares - 1)
    for other in range(s.seats):
        if other != seat and s.has(other, FAMILIAR) == numbers.familiar_squares - 2:
            out[base + traits.RIOT_NEAR] = float(rioting(s, seat, counted))


def rioting(s: DirtyDeeds, seat: Seat, counted: vec[i64]) -> i64:
    """How many hexes of a seat a riot could cover: not its base."""
    numbers = s.layout.numbers
    found: i64 = 0
    for wheel in range(WHEELS):
        held = counted[seat * COUNTED + HELD + wheel]
        if wheel == BIG and s.layout.rulings.base_counts:
            held -= 1
        found += min(held, numbers.riot_per_wheel)
    return min(min(found, numbers.riot_per_player), s.zones[COMMON_OPAQUE])


def tell_leads(s: DirtyDeeds, counted: vec[i64], hourglass: Hourglass, out: vec[float]) -> None:
    """Who leads in points, and with that what the search for the hourglass means to each.

    Every chance to find it is 1 once it is found: who has come so far does not lose by the last step.
    """
    turns = hourglass.chance(hourglass.fresh) if fullest_wheel(s) == SMALL else 0.0
    for seat in range(s.seats):
        mine = all_points(out, seat)
        best = best_of_others(s, seat, out)
        if mine == best:
            continue
        base = first_trait(seat)
        near = 1.0 if s.revealed != 0 else reach(s, seat, counted, hourglass)
        if mine < best:
            out[base + traits.REACH_BEHIND] = near
            continue
        out[base + traits.LEADS] = 1.0
        out[base + traits.REACH_LEADING] = near
        if s.revealed != 0:
            out[base + traits.TURN_LEADING] = 1.0
            out[base + traits.WATCH_LEADING] = 1.0
            out[base + traits.SEARCHED_LEADING] = 1.0
        elif hourglass.unseen > 0:
            out[base + traits.TURN_LEADING] = turns
            out[base + traits.WATCH_LEADING] = hourglass.chance(hourglass.fresh)
            out[base + traits.SEARCHED_LEADING] = hourglass.searched()


def best_of_others(s: DirtyDeeds, seat: Seat, out: vec[float]) -> float:
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, all_points(out, other))
    return best


def all_points(out: vec[float], seat: Seat) -> float:
    base = first_trait(seat)
    return out[base + traits.BIG_POINTS] + out[base + traits.MEDIUM_POINTS] + out[base + traits.SMALL_POINTS]


def tell_threats(s: DirtyDeeds, out: vec[float]) -> None:
    """DD-KNIGHT-02 the characters that a Knight who can afford it could capture."""
    for piece in range(s.seats * CHARACTERS):
        if s.where[piece] >= 0:
            owner = owner_of(piece)
            for seat in range(s.seats):
                if seat != owner and is_armed(s, seat) and is_prey(s, seat, piece):
                    out[first_trait(owner) + traits.THREATENED] += 1.0
                    break


def is_armed(s: DirtyDeeds, seat: Seat) -> bool:
    """Whether a Knight lies in the hand for a Defeat, or waits behind the screen beside its burden."""
    if s.hand(seat, WHO) == KNIGHT:
        return s.hand(seat, DEED) == DEFEAT and s.where[piece_of(seat, KNIGHT)] < 0
    return s.where[piece_of(seat, KNIGHT)] == BEHIND and cannot_afford(s, seat, KNIGHT) == ALLOWED
