"""What bots see of a position, in numbers: how near its ends are, and what each seat has. No weight is here.

Others' objectives are known only where they were shown, others' cubes only as far as no Thief has blurred them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules import traits
from ludoteca.games.archipelago.rules.bundles import lying_of
from ludoteca.games.archipelago.rules.control import controlled, held_by_rival, symbols_held
from ludoteca.games.archipelago.rules.layout import CARDS, OBJECTIVES, REGIONS
from ludoteca.games.archipelago.rules.memory import least
from ludoteca.games.archipelago.rules.names import (
    AREAS,
    BUILDINGS,
    CHARACTER,
    CONSTRUCTIONS,
    FISH,
    GOODS,
    NOBODY,
    NOTHING,
    PACIFIST,
    PROGRESS,
    SEA_SPOTS,
    SEPARATIST,
    WONDER,
)
from ludoteca.games.archipelago.rules.pieces import citizens_in, has_active_unit, side_of
from ludoteca.games.archipelago.rules.prospects import (
    IN_BOX,
    IN_PLAY,
    UNKNOWN,
    amounts,
    hidden_share,
    known_objectives,
    lead,
    nearness,
    points_by,
)
from ludoteca.games.archipelago.rules.scoring import holds, is_separatist, medals
from ludoteca.games.archipelago.rules.stability import (
    drift,
    exposure,
    hungry_then,
    in_crisis,
    looming,
    rebellion_due,
    rises,
    risk,
    wanted_abroad,
    wanted_at_home,
)
from ludoteca.games.archipelago.rules.state import (
    BENEFACTION,
    CARDS_OWNED,
    DISCS,
    FLORINS,
    TOKENS,
    Archipelago,
)
from ludoteca.games.archipelago.rules.turns import ACTIONS
from ludoteca.games.archipelago.rules.under_way import (
    DOINGS,
    REAPING,
    can_only_launch,
    could_pay,
    good_to_come,
    hires_left,
    people_to_come,
    reserve,
    room,
    still_to_come,
    workers_to_come,
)
from ludoteca.kernel.numbers import Seat, table

# Beyond so much of a thing, more of it is another trait or of no more use.
ENOUGH_LEAD: Final = 4.0
FAR_AHEAD: Final = 8.0
ENOUGH_FLORINS: Final[i64] = 10
MANY_FLORINS: Final[i64] = 20
ENOUGH_CUBES: Final[i64] = 4
MANY_CUBES: Final[i64] = 8
ENOUGH_TOKENS: Final[i64] = 6
ENOUGH_COINS: Final[i64] = 8
ENOUGH_SYMBOLS: Final[i64] = 12
ENOUGH_REGIONS: Final[i64] = 8
SAFE: Final[i64] = 8  # so far ahead of rebellion, population is in no danger
WORST_TENSION: Final[i64] = 16
WORST_STORM: Final[i64] = 24
MOST_REBELLION: Final[i64] = 40
BRINK_AT: Final[i64] = 3  # so far ahead of rebellion, some taxes and a small crisis are no danger
PEACE: Final[i64] = 24  # so far ahead, nobody thinks of independence
ENOUGH_PEOPLE: Final[i64] = 4
ENOUGH_ROOM: Final[i64] = 6
ENOUGH_CALM: Final[i64] = 4
ENOUGH_STORES: Final[i64] = 4
ENOUGH_TO_COME: Final[i64] = 6
BEST_DRIFT: Final[i64] = -2
WORST_DRIFT: Final[i64] = 8
MOST_CROWD: Final[i64] = 24
WORST_EXPOSURE: Final = 12.0

SPOTS_OF_AREAS: Final[i64] = 2 * AREAS


def features(s: Archipelago, viewer: Seat, out: vec[float]) -> None:
    known = known_objectives(s, viewer)
    workers = workers_to_come(s, viewer)
    due = rebellion_due(s, workers)
    tell_time(s, known, due, out)
    tell_trends(s, viewer, out)
    tell_objectives(s, viewer, known, out)
    home, abroad = wanted_at_home(s), wanted_abroad(s)
    for seat in range(s.seats):
        base = first_trait(seat)
        out[base + traits.MEDALS] = float(medals(s, seat))
        tell_means(s, viewer, seat, out, base)
        tell_units(s, seat, out, base)
        tell_map(s, seat, out, base)
        tell_reach(s, seat, out, base)
        tell_cards(s, seat, out, base)
        tell_stores(s, viewer, seat, home, abroad, out, base)
    if s.player != NOBODY:
        tell_under_way(s, viewer, out, first_trait(s.player))
    tell_leader(s, viewer, out)
    tell_colony(s, viewer, due, workers, out, first_trait(viewer))


def first_trait(seat: Seat) -> i64:
    """Where the traits of a seat begin."""
    return i64(len(traits.PHASES)) + seat * traits.WIDTH


def clipped(number: i64, most: i64) -> float:
    """A number, from 0 to the most that counts."""
    return float(min(max(number, 0), most))


def tell_time(s: Archipelago, known: vec[i64], due: i64, out: vec[float]) -> None:
    out[traits.ALWAYS] = 1.0
    if s.turn > 0:
        for objective in range(OBJECTIVES):
            near = nearness(s, objective)
            if known[objective] == IN_PLAY:
                out[traits.GONE] = max(out[traits.GONE], near)
            elif known[objective] == UNKNOWN and known[OBJECTIVES] > 0:
                out[traits.SUDDEN] = max(out[traits.SUDDEN], near)
    if s.ending != NOTHING or s.over != 0:
        out[traits.GONE] = 1.0
    if s.population > 0:
        out[traits.UNREST] = clipped(due, s.population) / float(s.population)
    if in_crisis(s):
        out[traits.CRISIS] = 1.0


def tell_trends(s: Archipelago, viewer: Seat, out: vec[float]) -> None:
    for trend in (s.trend, s.second_trend):
        if trend == NOTHING:
            continue
        found = amounts(s, viewer, s.layout.trend_rank[trend])
        for seat in range(s.seats):
            base = first_trait(seat)
            out[base + traits.TREND_POINTS] += float(points_by(found, seat, s.layout.numbers.trend_ranks))
            out[base + traits.TREND_LEAD] += min(max(lead(found, seat), -ENOUGH_LEAD), ENOUGH_LEAD)


def tell_objectives(s: Archipelago, viewer: Seat, known: vec[i64], out: vec[float]) -> None:
    """ARC-WIN-03 everybody is ranked by every objective in play, whoever holds it."""
    share = hidden_share(known)
    for objective in range(OBJECTIVES):
        role = s.layout.end_role[objective]
        if known[objective] == IN_BOX or role == SEPARATIST:
            continue
        if role == PACIFIST:
            if known[objective] == IN_PLAY:
                tell_pacifist(s, objective, out)
            continue
        found = amounts(s, viewer, s.layout.end_ranks[objective])
        for seat in range(s.seats):
            base = first_trait(seat)
            points = float(points_by(found, seat, s.layout.numbers.objective_ranks))
            if known[objective] == IN_PLAY:
                out[base + traits.OBJECTIVE_POINTS] += points
                out[base + traits.OBJECTIVE_LEAD] += min(max(lead(found, seat), -ENOUGH_LEAD), ENOUGH_LEAD)
            else:
                out[base + traits.HIDDEN_POINTS] += share * points


def tell_pacifist(s: Archipelago, objective: i64, out: vec[float]) -> None:
    """ARC-SCORE-03 the Pacifist alone scores his card, if the colony is calm."""
    calm = s.population - s.rebels - s.layout.end_margin[objective]
    for seat in range(s.seats):
        if holds(s, seat, objective):
            base = first_trait(seat)
            out[base + traits.CALM] = float(min(max(calm, -SAFE), ENOUGH_CALM))
            if calm > 0:
                out[base + traits.OBJECTIVE_POINTS] += float(s.layout.numbers.pacifist)


def tell_leader(s: Archipelago, viewer: Seat, out: vec[float]) -> None:
    """Who would win if the end came now, as far as is known; of those who have the same, nobody."""
    best = NOBODY
    most = -1.0
    for seat in range(s.seats):
        points = points_now(seat, out)
        if points > most:
            best = seat
            most = points
        elif points == most:
            best = NOBODY
    rivals = -1.0
    for seat in range(s.seats):
        base = first_trait(seat)
        if seat != viewer:
            rivals = max(rivals, points_now(seat, out))
        if seat == best:
            out[base + traits.LEADS] = 1.0
            out[base + traits.AHEAD_AT_END] = out[traits.GONE]
        else:
            out[base + traits.BEHIND_AT_END] = out[traits.GONE]
    out[traits.AHEAD] = min(max((points_now(viewer, out) - rivals) / FAR_AHEAD, 0.0), 1.0)


def points_now(seat: Seat, out: vec[float]) -> float:
    """What a seat would be counted if the end came now, as far as is known."""
    base = first_trait(seat)
    points = out[base + traits.TREND_POINTS] + out[base + traits.OBJECTIVE_POINTS]
    return points + out[base + traits.HIDDEN_POINTS] + out[base + traits.MEDALS]


def tell_means(s: Archipelago, viewer: Seat, seat: Seat, out: vec[float], base: i64) -> None:
    florins = s.has(seat, FLORINS)
    out[base + traits.FLORINS] = clipped(florins, ENOUGH_FLORINS)
    out[base + traits.FLORINS_BEYOND] = clipped(florins - ENOUGH_FLORINS, MANY_FLORINS)
    beyond: i64 = 0
    for good in range(GOODS):
        cubes = least(s, viewer, seat, good)
        if cubes > 0:
            out[base + traits.VARIETY] += 1.0
        out[base + traits.FRUIT + good] = clipped(cubes, ENOUGH_CUBES)
        beyond += max(cubes - ENOUGH_CUBES, 0)
    out[base + traits.CUBES_BEYOND] = clipped(beyond, MANY_CUBES)
    out[base + traits.TOKENS] = clipped(s.has(seat, TOKENS), ENOUGH_TOKENS)
    if s.phase == ACTIONS and not s.is_out(seat):
        out[base + traits.DISCS] = float(s.has(seat, DISCS))
    out[base + traits.BENEFACTION] = clipped(s.has(seat, BENEFACTION), ENOUGH_COINS)
    payable: i64 = 0
    for construction in range(CONSTRUCTIONS):
        if could_pay(s, viewer, seat, construction):
            payable += 1
    out[base + traits.PAYABLE] = float(payable)


def tell_units(s: Archipelago, seat: Seat, out: vec[float], base: i64) -> None:
    layout = s.layout
    first = layout.first_unit(seat)
    for unit in range(first, first + layout.pieces):
        ship = layout.is_ship(unit)
        if s.is_on_map(unit) and not s.is_lying(unit):
            out[base + (traits.SHIPS if ship else traits.CITIZENS)] += 1.0
        if s.is_free(unit):
            out[base + (traits.FREE_SHIPS if ship else traits.FREE_CITIZENS)] += 1.0
    out[base + traits.RESERVE] = float(reserve(s, seat))
    out[base + traits.NURSERY] = clipped(nursery(s, seat), ENOUGH_PEOPLE)
    out[base + traits.ROOM] = clipped(min(room(s, seat), reserve(s, seat)), ENOUGH_ROOM)
    out[base + traits.HIRABLE] = clipped(hires_left(s, seat), ENOUGH_PEOPLE)
    out[base + traits.OWN_REBELS] = float(lying_of(s, seat))


def nursery(s: Archipelago, seat: Seat) -> i64:
    """ARC-REPR-02 regions where a seat will have a child if it wants to; who lies there will have stood up by then."""
    pairs: i64 = 0
    for region in range(s.regions):
        if citizens_in(s, seat, region) == s.layout.numbers.parents:
            pairs += 1
    return min(pairs, reserve(s, seat))


def tell_map(s: Archipelago, seat: Seat, out: vec[float], base: i64) -> None:
    for building in range(BUILDINGS):
        out[base + traits.TOWNS + building] = float(controlled(s, seat, building))
    symbols: i64 = 0
    for good in range(GOODS):
        symbols += symbols_held(s, seat, good)
    out[base + traits.SYMBOLS] = clipped(symbols, ENOUGH_SYMBOLS)
    presence: i64 = 0
    for region in range(s.regions):
        if has_active_unit(s, seat, region):
            presence += 1
    out[base + traits.PRESENCE] = clipped(presence, ENOUGH_REGIONS)


def tell_reach(s: Archipelago, seat: Seat, out: vec[float], base: i64) -> None:
    """ARC-HARV-01, ARC-HARV-05 what active units could harvest where no rival's town is, if none were engaged."""
    layout = s.layout
    there = table(REGIONS * SPOTS_OF_AREAS)
    first = layout.first_unit(seat)
    for unit in range(first, first + layout.pieces):
        if s.is_on_map(unit) and not s.is_lying(unit):
            spot = s.area_of(unit) + (SEA_SPOTS if layout.is_ship(unit) else 0)
            there[s.region_of(unit) * SPOTS_OF_AREAS + spot] += 1
    reach: i64 = 0
    kinds: i64 = 0
    for region in range(s.regions):
        if held_by_rival(s, seat, region) != NOBODY:
            continue
        for spot in range(SPOTS_OF_AREAS):
            units = there[region * SPOTS_OF_AREAS + spot]
            if units == 0:
                continue
            for good in range(GOODS):
                found = layout.sides.symbols_in(side_of(s, region), spot, good)
                if found > 0 and (spot >= SEA_SPOTS) == (good == FISH) and not s.is_looted(region, good):
                    reach += min(units, found)
                    kinds |= 1 << good
    out[base + traits.REACH] = clipped(reach, ENOUGH_SYMBOLS)
    for good in range(GOODS):
        if (kinds >> good) & 1:
            out[base + traits.KINDS] += 1.0


def tell_cards(s: Archipelago, seat: Seat, out: vec[float], base: i64) -> None:
    out[base + traits.CHARACTERS] = float(s.has(seat, CARDS_OWNED + CHARACTER))
    out[base + traits.PROGRESS] = float(s.has(seat, CARDS_OWNED + PROGRESS))
    for card in range(CARDS):
        if s.holder[card] != seat:
            continue
        if s.layout.card_use[card] == WONDER:
            out[base + (traits.WONDERS if s.stands(card) else traits.WONDER_PLANS)] += 1.0
        elif not s.is_used(card):
            out[base + traits.READY_CARDS] += 1.0


def tell_under_way(s: Archipelago, viewer: Seat, out: vec[float], base: i64) -> None:
    for what in range(DOINGS):
        out[base + traits.LEFT_HARVEST + what] = clipped(still_to_come(s, viewer, what), ENOUGH_TO_COME)
    if can_only_launch(s, viewer):
        out[base + traits.LEFT_SHIP] = 1.0


def tell_stores(
    s: Archipelago, viewer: Seat, seat: Seat, home: i64, abroad: i64, out: vec[float], base: i64
) -> None:  # fmt: skip
    """ARC-P4-12, ARC-P4-20 what a seat could give in the crisis of now, or else in the next."""
    if home == NOTHING and abroad == NOTHING:
        return
    stores = s.has(seat, TOKENS)
    if home != NOTHING:
        stores += least(s, viewer, seat, home)
    if abroad != NOTHING and abroad != home:
        stores += least(s, viewer, seat, abroad)
    out[base + traits.STORES] = clipped(stores, ENOUGH_STORES)


def tell_colony(s: Archipelago, viewer: Seat, due: i64, workers: i64, out: vec[float], base: i64) -> None:
    """ARC-IND-01 independence is the end of everybody; ARC-IND-02 but of a Separatist, who wins by it."""
    if is_separatist(s, viewer):
        rising = rises(s, hungry_then(s), table(GOODS), 0)
        out[base + traits.UPRISING] = clipped(SAFE - (s.population - due), SAFE)
        out[base + traits.REVOLT] = risk(rising, s.population - due)
        out[base + traits.BREWING] = clipped(PEACE - (s.population - due), PEACE)
        out[base + traits.FERMENT] = float(min(max(drift(s, workers), BEST_DRIFT), WORST_DRIFT))
        out[base + traits.FAMINE] = min(max(exposure(rising), 0.0), WORST_EXPOSURE)
        return
    people = people_to_come(s, viewer)
    population = s.population + people
    out[base + traits.REBELLION] = clipped(due, MOST_REBELLION)
    out[base + traits.TENSION] = clipped(SAFE - (population - s.rebels), WORST_TENSION)
    out[base + traits.STORM] = clipped(SAFE - (population - due), WORST_STORM)
    out[base + traits.DRIFT] = float(min(max(drift(s, workers), BEST_DRIFT), WORST_DRIFT))
    out[base + traits.CROWD] = clipped(s.surplus + workers, MOST_CROWD)
    stores = table(GOODS)
    for good in range(GOODS):
        stores[good] = s.has(viewer, good)
    if s.player == viewer and good_to_come(s) != NOTHING:
        stores[good_to_come(s)] += still_to_come(s, viewer, REAPING)
    tokens = s.has(viewer, TOKENS)
    hungry = hungry_then(s) + people
    rising = rises(s, hungry, stores, tokens)
    looms = looming(s, hungry, stores, tokens)
    out[base + traits.EXPOSURE] = min(max(exposure(rising), 0.0), WORST_EXPOSURE)
    out[base + traits.LOOMING] = clipped(looms, WORST_STORM)
    out[base + traits.RISK] = risk(rising, population - due)
    out[base + traits.AFTERSHOCK] = risk(rising, population - due - looms)
    out[base + traits.BRINK] = clipped(BRINK_AT - (population - due), SAFE)
    if due > population:
        out[base + traits.DOOM] = 1.0
    if due + looms > population:
        out[base + traits.PERIL] = 1.0
