"""Move: any number of units from one Region to a linked one, chosen in steps: squad, Region, crew."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dei.rules.city import place_bit
from ludoteca.games.dei.rules.links import climbs, linked
from ludoteca.games.dei.rules.majority import review, shortfall, value_with
from ludoteca.games.dei.rules.names import (
    ALONE,
    ARIA_ALONE,
    BOOTS_MOVE,
    CARAVAN,
    CHAMPION_ELSEWHERE,
    CHOOSE_CREW,
    CREWS,
    EMPTY_CREW,
    MOVE,
    MOVE_MINORITY,
    MOVE_NEENA,
    MOVE_TO,
    MOVED,
    NEENA,
    NEENA_LEADS,
    NO_SHELTER_TO_MOVE,
    NO_UNIT,
    NO_WAY_OUT,
    NOT_LINKED,
    NOWHERE,
    RED_MOVE,
    SAME_REGION,
    SHELTER,
    SNOW_BOOTS,
    TOKENS_A_KIND,
    TOO_FEW_THERE,
    WITH_CHAMPION,
    WITH_SHELTER,
)
from ludoteca.games.dei.rules.places import check_name
from ludoteca.games.dei.rules.pool import HERE, THERE, WHAT, acting, cannot_act, use
from ludoteca.games.dei.rules.state import Dei
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Place, Seat

SYMBOLS_FOR_IT: Final[i64] = 4  # a Recruit by DEI-TAL-L5, then three Moves
NEENAS_OWN: Final[i64] = -1  # instead of a symbol: the additional Move of Neena


def cannot_move(s: Dei, seat: Seat, k: i64, source: Place) -> i64:
    """ALLOWED, or why this seat cannot move anybody out of a Region with the k-th symbol of the verb."""
    refusal = cannot_act(s, seat, MOVE, k)
    return refusal if refusal != ALLOWED else cannot_leave(s, seat, acting(s, seat, MOVE, k), source)


def cannot_leave(s: Dei, seat: Seat, symbol: i64, source: Place) -> i64:
    """DEI-MAJ-07 leaving asks for nothing but a place to go."""
    if s.units_in(source, seat) == 0 and not has_caravan(s, seat, source):
        return NO_UNIT
    targets = linked(s, seat, symbol, source) | climbs(s, seat, source)
    if targets & ~s.rivals(seat):
        return ALLOWED  # DEI-MAJ-06 nobody else is there
    for region in range(s.city.regions):
        if targets >> region & 1 and cannot_enter(s, seat, symbol, source, region) == ALLOWED:
            return ALLOWED
    return NO_WAY_OUT


def has_caravan(s: Dei, seat: Seat, source: Place) -> bool:
    """DEI-TAL-T6 whether a Shelter of this seat can be moved from here like a Scrapper."""
    return s.knows(seat, CARAVAN) and s.built_at(seat, SHELTER, source) > 0


def offer_moves(s: Dei, seat: Seat, out: Options) -> None:
    present = s.present(seat)
    if s.knows(seat, CARAVAN):
        for k in range(seat * TOKENS_A_KIND, (seat + 1) * TOKENS_A_KIND):
            if s.shelters[k] != NOWHERE:
                present |= place_bit(s.shelters[k])
    for k in range(SYMBOLS_FOR_IT):
        if cannot_act(s, seat, MOVE, k) == ALLOWED:
            symbol = acting(s, seat, MOVE, k)
            for region in range(s.city.regions):
                if present >> region & 1 and cannot_leave(s, seat, symbol, region) == ALLOWED:
                    out.add(s.layout.move.of(k, s.city.name[region]))


def cannot_enter(s: Dei, seat: Seat, symbol: i64, source: Place, region: Place) -> i64:
    """ALLOWED, or why no group at all can move from one Region to another: the largest one is the strongest."""
    if source == region:
        return SAME_REGION
    if linked(s, seat, symbol, source) >> region & 1:
        company = largest_company(s, seat, source)
        return cannot_arrive(s, seat, symbol, region, s.scrappers_in(source, seat), company)
    if climbs(s, seat, source) >> region & 1 and symbol != NEENAS_OWN:
        return cannot_arrive(s, seat, symbol, region, 0, WITH_CHAMPION)
    return NOT_LINKED


def largest_company(s: Dei, seat: Seat, source: Place) -> i64:
    """Who can go along with the Scrappers from here."""
    company: i64 = WITH_CHAMPION if s.champion_at(seat) == source else ALONE
    return company | WITH_SHELTER if has_caravan(s, seat, source) else company


def cannot_arrive(s: Dei, seat: Seat, symbol: i64, region: Place, scrappers: i64, company: i64) -> i64:
    """DEI-ACT-M3, DEI-MAJ-06 ALLOWED, or how much a group lacks for the Majority where it would arrive."""
    if s.rivals(seat) >> region & 1 == 0:
        return ALLOWED
    if symbol == RED_MOVE or symbol == NEENAS_OWN:
        return ALLOWED  # DEI-ADV-Mr, DEI-CHAMP-03
    leads = company & WITH_CHAMPION != 0
    if leads and s.champion(seat) == NEENA:
        return ALLOWED  # DEI-CHAMP-03
    units = scrappers + (1 if leads else 0)
    missing = shortfall(s, seat, region, value_with(s, seat, region, units, company))
    return because(MOVE_MINORITY, missing, s.city.name[region]) if missing > 0 else ALLOWED


def cannot_send(s: Dei, seat: Seat, symbol: i64, source: Place, region: Place, scrappers: i64, company: i64) -> i64:
    """ALLOWED, or why this very group cannot move."""
    if scrappers == 0 and company == ALONE:
        return EMPTY_CREW
    there = s.scrappers_in(source, seat)
    if scrappers > there:
        return because(TOO_FEW_THERE, scrappers - there)
    if company & WITH_CHAMPION and s.champion_at(seat) != source:
        return CHAMPION_ELSEWHERE
    if company & WITH_SHELTER and not has_caravan(s, seat, source):
        return NO_SHELTER_TO_MOVE
    if symbol == NEENAS_OWN and company & WITH_CHAMPION == 0:
        return NEENA_LEADS
    if linked(s, seat, symbol, source) >> region & 1 == 0 and (scrappers > 0 or company != WITH_CHAMPION):
        return ARIA_ALONE
    return cannot_arrive(s, seat, symbol, region, scrappers, company)


def choose_crew(s: Dei, seat: Seat, symbol: i64, source: Place, region: Place) -> None:
    """Who goes: asked only where more than one group may."""
    found: i64 = 0
    only: i64 = 0
    for company in range(CREWS):
        for scrappers in range(s.scrappers_in(source, seat) + 1):
            if cannot_send(s, seat, symbol, source, region, scrappers, company) == ALLOWED:
                found += 1
                only = scrappers * CREWS + company
        if found > 1:
            s.go_on(CHOOSE_CREW, seat, symbol, source, region)
            return
    move(s, seat, symbol, source, region, only // CREWS, only % CREWS)


def move(s: Dei, seat: Seat, symbol: i64, source: Place, region: Place, scrappers: i64, company: i64) -> None:
    """DEI-ACT-M1 the group arrives; DEI-TAL-L2 and DEI-CHAMP-03 may give further Moves."""
    if symbol == NEENAS_OWN:
        s.done()
    else:
        s.back()
        used = use(s, seat, symbol)
        if used != BOOTS_MOVE and s.knows(seat, SNOW_BOOTS):
            s.pool[BOOTS_MOVE] += s.layout.numbers.boots_moves
    leads = company & WITH_CHAMPION != 0
    units = scrappers + (1 if leads else 0)
    s.add_units(source, seat, -units)
    s.add_units(region, seat, units)
    if leads:
        s.champions[seat] = region
    if company & WITH_SHELTER:
        carry_shelter(s, seat, source, region)
    s.tell(MOVED, seat, s.city.name[source], s.city.level[region], s.city.name[region], scrappers, company)
    review(s, source)
    review(s, region)
    if leads and s.champion(seat) == NEENA and symbol != NEENAS_OWN and neena_can_go(s, seat):
        s.push(MOVE_NEENA, seat)


def carry_shelter(s: Dei, seat: Seat, source: Place, region: Place) -> None:
    for k in range(seat * TOKENS_A_KIND, (seat + 1) * TOKENS_A_KIND):
        if s.shelters[k] == source:
            s.shelters[k] = region
            return


def neena_can_go(s: Dei, seat: Seat) -> bool:
    return linked(s, seat, MOVE, s.champion_at(seat)) != 0


@final
class MoveTo(Decision[Dei]):
    """To which Region the units go.

    DEI-MAP-09  one that is linked for them
    DEI-MAJ-06  where others are, only with the Majority after arrival
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        symbol = s.own(WHAT)
        source = s.own(HERE)
        offer_regions(s, seat, symbol, source, out)

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        local = s.layout.to.argument(action)
        refusal = check_name(s, local)
        if refusal != ALLOWED or not s.asks(MOVE_TO, seat):
            return refusal
        return cannot_enter(s, seat, s.own(WHAT), s.own(HERE), s.city.region[local])

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        region = s.city.region[s.layout.to.argument(action)]
        choose_crew(s, seat, s.own(WHAT), s.own(HERE), region)


def offer_regions(s: Dei, seat: Seat, symbol: i64, source: Place, out: Options) -> None:
    targets = linked(s, seat, symbol, source)
    if symbol != NEENAS_OWN:
        targets |= climbs(s, seat, source)
    for region in range(s.city.regions):
        if targets >> region & 1 and cannot_enter(s, seat, symbol, source, region) == ALLOWED:
            out.add(s.layout.to.of(s.city.name[region]))


@final
class ChooseCrew(Decision[Dei]):
    """Who moves.

    DEI-ACT-M2  any Scrappers of the Region, and the Champion, or not; DEI-TAL-T6 a Shelter too
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        symbol = s.own(WHAT)
        source = s.own(HERE)
        region = s.own(THERE)
        for company in range(CREWS):
            for scrappers in range(s.scrappers_in(source, seat) + 1):
                if cannot_send(s, seat, symbol, source, region, scrappers, company) == ALLOWED:
                    out.add(s.layout.crew.of(scrappers, company))

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        crew = s.layout.crew
        scrappers = crew.argument(action, 0)
        company = crew.argument(action, 1)
        if not s.asks(CHOOSE_CREW, seat):
            return EMPTY_CREW if scrappers == 0 and company == ALONE else ALLOWED
        return cannot_send(s, seat, s.own(WHAT), s.own(HERE), s.own(THERE), scrappers, company)

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        crew = s.layout.crew
        move(
            s,
            seat,
            s.own(WHAT),
            s.own(HERE),
            s.own(THERE),
            crew.argument(action, 0),
            crew.argument(action, 1),
        )


@final
class MoveNeena(Decision[Dei]):
    """Whether Neena, who has just moved, moves once more.

    DEI-CHAMP-03  one additional Move of her and any Scrappers with her, ignoring Majorities
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        offer_regions(s, seat, NEENAS_OWN, s.champion_at(seat), out)
        out.add(s.layout.neena_stays.of())

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        if s.layout.neena_stays.has(action):
            return ALLOWED
        local = s.layout.to.argument(action)
        refusal = check_name(s, local)
        if refusal != ALLOWED or not s.asks(MOVE_NEENA, seat):
            return refusal
        return cannot_enter(s, seat, NEENAS_OWN, s.champion_at(seat), s.city.region[local])

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        if s.layout.neena_stays.has(action):
            s.done()
            return
        region = s.city.region[s.layout.to.argument(action)]
        choose_crew(s, seat, NEENAS_OWN, s.champion_at(seat), region)
