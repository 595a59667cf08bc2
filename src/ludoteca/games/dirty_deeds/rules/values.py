"""What a position is worth to a seat, in points: what would be scored now, what it can do, what it is about to do.

No rule is here: the numbers say what bots think things are worth.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.layout import has_landing
from ludoteca.games.dirty_deeds.rules.names import (
    ACCELERATION,
    BEHIND,
    BIG,
    CAPTIVE,
    CHARACTERS,
    CHRONO,
    CONQUER,
    DEFEAT,
    DISCOVERY,
    DRILLING,
    ENCHANTMENT,
    EXPANSION,
    FIST,
    GATHERING,
    IN_HAND,
    INSTIGATE,
    INSTIGATION,
    MEDIUM,
    NEUTRAL,
    NOBODY,
    NOT_YET,
    SMALL,
    TRADITION,
    TUNNEL,
    UNDECIDED,
    VIOLATION,
)
from ludoteca.games.dirty_deeds.rules.scoring import colonies, held, is_isolated, largest_area, pot, total
from ludoteca.games.dirty_deeds.rules.state import (
    COMMON,
    DEED,
    FAMILIAR,
    OPAQUE,
    RESERVE,
    TOKEN,
    WHO,
    DirtyDeeds,
    piece_of,
)
from ludoteca.games.dirty_deeds.rules.territory import ACTION, FROM, LEFT, cannot_stand, cannot_take
from ludoteca.games.dirty_deeds.rules.underground import harvest
from ludoteca.kernel.decision import ALLOWED
from ludoteca.kernel.numbers import Seat

AREA: Final = 0.35  # for each hex of the largest area, beside what it scores: areas grow
EARTH: Final = 0.15  # for each hex on the big wheel: it feeds the pot of the medium one
TERRITORY: Final = 0.45  # for each hex on the medium wheel
COLONY: Final = 0.8  # for each isolated hex on the small wheel
FOOTHOLD: Final = 1.5  # for being on a wheel at all: from there one spreads
TOKENS_WORTH: Final = 0.7  # for each token, as far as a burden can use them
SPARE_TOKEN: Final = 0.12
DOMAIN_WORTH: Final = 0.25
SPARE_DOMAIN: Final = 0.03
FIRST_CHARACTER: Final = 1.2  # for having anybody behind the screen
CHARACTER: Final = 0.65
CAPTIVE_LOSS: Final = 1.2
FAMILIAR_STEP: Final = 0.6
RESERVE_WORTH: Final = 0.6
SPARE_RESERVE: Final = 0.05
USEFUL: Final[i64] = 4  # tokens of a kind, and Domains, that are of use before long
NEEDED: Final[i64] = 7  # tiles in reserve for the other wheels
CONQUEST: Final = 1.3  # for a hex about to be conquered on the big wheel
MAJORITY: Final = 0.5  # of the pot, for what one more hex on the medium wheel may win
COLONY_POINTS: Final = 3.2  # for a colony about to be founded
SETTLED: Final = 0.25  # how much more points count once the end is near: who leads wants it, who does not does not
PREY: Final = 1.6
COVERED: Final = 0.6
TURNING: Final = 0.2


def worth(s: DirtyDeeds, seat: Seat) -> float:
    """The points as they stand, and what the position promises while there is time."""
    points = float(total(s, seat)) * (1.0 + SETTLED if s.revealed != 0 else 1.0)
    return points + land(s, seat) + means(s, seat) * time_left(s) + about_to(s, seat)


def time_left(s: DirtyDeeds) -> float:
    """How much of what a seat has can still be used: all of it before the hourglass counts."""
    if s.remaining == NOT_YET:
        return 1.0
    return 0.12 * float(min(s.remaining, 6))


def land(s: DirtyDeeds, seat: Seat) -> float:
    """What hexes are worth beside their points."""
    territories = held(s, seat, MEDIUM)
    isolated = colonies(s, seat)
    found = AREA * float(largest_area(s, seat)) + EARTH * float(held(s, seat, BIG))
    found += TERRITORY * float(min(territories, 12)) + COLONY * float(isolated)
    if territories > 0:
        found += FOOTHOLD
    if held(s, seat, SMALL) > 0:
        found += FOOTHOLD
    return found


def means(s: DirtyDeeds, seat: Seat) -> float:
    """What lies behind the screen and beside it: tokens, Domains, characters, the Familiar, the reserve."""
    found = FAMILIAR_STEP * float(s.has(seat, FAMILIAR))
    found += useful(s.has(seat, RESERVE), NEEDED, RESERVE_WORTH, SPARE_RESERVE)
    for token in range(TRADITION, ENCHANTMENT + 1):
        found += useful(s.has(seat, TOKEN + token), USEFUL, TOKENS_WORTH, SPARE_TOKEN)
    found += useful(s.domains(seat), USEFUL, DOMAIN_WORTH, SPARE_DOMAIN)
    waiting: i64 = 0
    for character in range(CHARACTERS):
        where = s.where[piece_of(seat, character)]
        if where == BEHIND:
            waiting += 1
        elif where <= CAPTIVE:
            found -= CAPTIVE_LOSS
    if waiting > 0:
        found += FIRST_CHARACTER + CHARACTER * float(waiting - 1)
    return found


def useful(count: i64, first: i64, each: float, spare: float) -> float:
    """So many things, the first of which are of more use than the rest."""
    used = min(count, first)
    return each * float(used) + spare * float(count - used)


def about_to(s: DirtyDeeds, seat: Seat) -> float:
    """What the hand of a seat promises as long as it has not been carried out, or not to its end."""
    who = s.hand(seat, WHO)
    if who == NOBODY:
        return 0.0
    if who == FIST:
        return recruiting(s, seat)
    action = s.hand(seat, DEED)
    if s.where[piece_of(seat, who)] == IN_HAND:
        return promise(s, seat, who, action)
    going = FAMILIAR_STEP * time_left(s) if action == DEFEAT or action == ACCELERATION or has_landing(action) else 0.0
    if s.asked() == seat:
        if s.deciding() == CONQUER:
            going += more_conquests(s, seat)
        elif s.deciding() == INSTIGATE:
            going += COVERED
    return going


def recruiting(s: DirtyDeeds, seat: Seat) -> float:
    """The characters that will come back, and a little for the exchange."""
    back: i64 = 0
    for character in range(CHARACTERS):
        where = s.where[piece_of(seat, character)]
        if where != BEHIND and where > CAPTIVE:
            back += 1
    if back == 0:
        return 0.0
    first = FIRST_CHARACTER - CHARACTER if back == CHARACTERS else 0.0
    return (CHARACTER * float(back) + first) * time_left(s)


def promise(s: DirtyDeeds, seat: Seat, who: i64, action: i64) -> float:
    """What an action that has not begun will bring."""
    if action == UNDECIDED:
        if who == CHRONO:
            return max(promise(s, seat, who, DISCOVERY), promise(s, seat, who, DRILLING))
        return max(promise(s, seat, who, GATHERING), promise(s, seat, who, TUNNEL))
    if action == EXPANSION:
        return best_expansion(s, seat, s.layout.numbers.conquers[EXPANSION])
    if action == DRILLING:
        return best_expansion(s, seat, 1) + TOKENS_WORTH * time_left(s)
    if action == DISCOVERY:
        return gathering(s, seat, TRADITION)
    if action == GATHERING:
        return gathering(s, seat, ENCHANTMENT)
    if action == TUNNEL:
        return tunnelling(s, seat)
    if action == INSTIGATION:
        return instigating(s, seat)
    step = FAMILIAR_STEP * time_left(s)
    if has_landing(action):
        return landing(s, seat, action) + step
    return (PREY if action == DEFEAT else TURNING) + step


def landing(s: DirtyDeeds, seat: Seat, action: i64) -> float:
    """What a hex on another wheel will bring, the better one where there is a choice."""
    if s.has(seat, RESERVE) == 0:
        return 0.0
    mine = held(s, seat, MEDIUM)
    others: i64 = 0
    for other in range(s.seats):
        if other != seat:
            others = max(others, held(s, other, MEDIUM))
    best = TERRITORY
    if mine <= others + 1:
        best += MAJORITY * float(pot(s))
    if mine == 0:
        best += FOOTHOLD
    if action == VIOLATION:
        return best
    colony = COLONY_POINTS + COLONY if has_colony_site(s, seat) else 0.0
    return max(best, colony + (FOOTHOLD if held(s, seat, SMALL) == 0 else 0.0))


def gathering(s: DirtyDeeds, seat: Seat, token: i64) -> float:
    """The tokens that lie below, as far as the supply has them and they are of use."""
    found = min(harvest(s, seat, token, s.layout.wheels.corner[0]), s.zones[COMMON + token])
    now = s.has(seat, TOKEN + token)
    then = useful(now + found, USEFUL, TOKENS_WORTH, SPARE_TOKEN)
    return (then - useful(now, USEFUL, TOKENS_WORTH, SPARE_TOKEN)) * time_left(s)


def best_expansion(s: DirtyDeeds, seat: Seat, most: i64) -> float:
    """What the best place for a Knight would conquer."""
    wheels = s.layout.wheels
    most = min(most, s.has(seat, RESERVE))
    best = 0.0
    for place in range(s.layout.hexes):
        if cannot_stand(s, seat, place) == ALLOWED:
            found: i64 = 0
            for k in range(wheels.graph.near_from[place], wheels.graph.near_from[place + 1]):
                if found < most and cannot_take(s, seat, wheels.graph.near[k]) == ALLOWED:
                    found += 1
            best = max(best, float(found) * spread_worth(wheels.wheel[place]))
    return best


def spread_worth(wheel: i64) -> float:
    """What one more hex next to one's own is worth on a wheel: on the small one it is no colony."""
    if wheel == BIG:
        return CONQUEST
    return CONQUEST if wheel == MEDIUM else 0.2


def more_conquests(s: DirtyDeeds, seat: Seat) -> float:
    """What is left to conquer in an action that has begun."""
    wheels = s.layout.wheels
    action = s.own(ACTION)
    stands = s.own(FROM)
    if stands == NOBODY or (action != EXPANSION and action != DRILLING):
        return CONQUEST
    left = min(s.own(LEFT), s.has(seat, RESERVE))
    found: i64 = 0
    for k in range(wheels.graph.near_from[stands], wheels.graph.near_from[stands + 1]):
        if found < left and cannot_take(s, seat, wheels.graph.near[k]) == ALLOWED:
            found += 1
    return float(found) * spread_worth(wheels.wheel[stands])


def tunnelling(s: DirtyDeeds, seat: Seat) -> float:
    """A colony on the rim of the small wheel if the Engineer can stand there, else a hex on another rim."""
    wheels = s.layout.wheels
    best = 0.0
    if s.has(seat, RESERVE) == 0:
        return best
    for place in range(s.layout.hexes):
        if best < CONQUEST and cannot_stand(s, seat, place) == ALLOWED:
            best = CONQUEST * 0.7
        if wheels.wheel[place] == SMALL and cannot_stand(s, seat, place) == ALLOWED:
            return COLONY_POINTS + COLONY if has_colony_site(s, seat) else best
    return best


def has_colony_site(s: DirtyDeeds, seat: Seat) -> bool:
    """Whether a free hex on the rim of the small wheel has no own neighbour."""
    wheels = s.layout.wheels
    for place in range(wheels.first[SMALL], wheels.first[SMALL + 1]):
        if wheels.rim[place] and cannot_take(s, seat, place) == ALLOWED and is_isolated(s, place, seat):
            return True
    return False


def instigating(s: DirtyDeeds, seat: Seat) -> float:
    """The opponents' hexes that a Spy could cover from its best place."""
    wheels = s.layout.wheels
    most = min(s.layout.numbers.instigation, s.has(seat, OPAQUE))
    best: i64 = 0
    for place in range(s.layout.hexes):
        if cannot_stand(s, seat, place) == ALLOWED:
            found: i64 = 0
            for k in range(wheels.graph.near_from[place], wheels.graph.near_from[place + 1]):
                tile = s.tile[wheels.graph.near[k]]
                if found < most and tile != NEUTRAL and tile != seat and not s.is_base(wheels.graph.near[k]):
                    found += 1
            best = max(best, found)
    return COVERED * float(best)
