"""Recruit: a Scrapper comes from the reserve, or from elsewhere on the map if there is none, to a Shelter."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.dei.rules.majority import review, shortfall, value_with
from ludoteca.games.dei.rules.names import (
    ALONE,
    BANK_EMPTY,
    GREEN_RECRUIT,
    NO_SCRAPPER_THERE,
    NO_SHELTER,
    NOWHERE,
    RECRUIT,
    RECRUIT_FROM,
    RECRUIT_MINORITY,
    RECRUITED,
    RED_RECRUIT,
    RIVAL_SHELTER,
    SAME_REGION,
    SEED_REGION,
    SEEDED,
    SHELTER,
    TRANSFERRED,
)
from ludoteca.games.dei.rules.places import check_name, resource_of
from ludoteca.games.dei.rules.pool import HERE, THERE, WHAT, can_use, cannot_use, use
from ludoteca.games.dei.rules.state import RESERVE, Dei
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Place, Seat


def cannot_recruit(s: Dei, seat: Seat, symbol: i64, region: Place) -> i64:
    """ALLOWED, or why this seat cannot recruit in a Region with a symbol."""
    refusal = cannot_use(s, seat, symbol)
    return refusal if refusal != ALLOWED else cannot_recruit_in(s, seat, symbol, region)


def cannot_recruit_in(s: Dei, seat: Seat, symbol: i64, region: Place) -> i64:
    if s.city.shelter[region] == 0:
        here = symbol == RED_RECRUIT and s.units_in(region, seat) > 0  # DEI-ADV-Rr
        if not here and s.built_at(seat, SHELTER, region) == 0:
            return RIVAL_SHELTER if has_rival_shelter(s, seat, region) else NO_SHELTER  # DEI-ACT-R1, DEI-ACT-R4
        if not here or s.layout.rulings.red_recruit_majority:  # by that ruling a Shelter alone still asks for it
            missing = shortfall(s, seat, region, value_with(s, seat, region, 1, ALONE))
            if missing > 0:
                return because(
                    RECRUIT_MINORITY, missing, s.city.name[region]
                )  # DEI-ACT-R2; DEI-ACT-R3 not where the Shelter is neutral
    if s.has(seat, RESERVE) == 0 and s.on_map(seat) == s.scrappers_in(region, seat):
        return NO_SCRAPPER_THERE  # DEI-ACT-R5 all of them stand there already
    return ALLOWED


def has_rival_shelter(s: Dei, seat: Seat, region: Place) -> bool:
    for other in range(s.seats):
        if other != seat and s.built_at(other, SHELTER, region) > 0:
            return True
    return False


def offer_recruits(s: Dei, seat: Seat, out: Options) -> None:
    for symbol in range(RECRUIT, GREEN_RECRUIT + 1):
        if can_use(s, seat, symbol):
            for region in range(s.city.regions):
                if cannot_recruit_in(s, seat, symbol, region) == ALLOWED:
                    out.add(s.layout.recruit.of(symbol, s.city.name[region]))


def begin_recruit(s: Dei, seat: Seat, symbol: i64, region: Place) -> None:
    if s.has(seat, RESERVE) == 0:
        s.go_on(RECRUIT_FROM, seat, symbol, region)
    else:
        choose_seed(s, seat, symbol, region, NOWHERE)


def choose_seed(s: Dei, seat: Seat, symbol: i64, region: Place, source: Place) -> None:
    """DEI-ADV-Rg a green Recruit may put a resource there, if the bank has one."""
    if symbol == GREEN_RECRUIT and s.bank[resource_of(s, region)] > 0:
        s.go_on(SEED_REGION, seat, symbol, region, source)
    else:
        recruit(s, seat, symbol, region, source)


def recruit(s: Dei, seat: Seat, symbol: i64, region: Place, source: Place) -> None:
    s.back()
    use(s, seat, symbol)
    place_scrapper(s, seat, region, source)
    review(s, region)


def place_scrapper(s: Dei, seat: Seat, region: Place, source: Place) -> None:
    """DEI-ACT-R1 from the reserve, or DEI-ACT-R5 from a Region where it stood."""
    level = s.city.level[region]
    name = s.city.name[region]
    s.add_units(region, seat, 1)
    if source == NOWHERE:
        s.gain(seat, RESERVE, -1)
        s.tell(RECRUITED, seat, 1, level, name)
    else:
        s.add_units(source, seat, -1)
        s.tell(TRANSFERRED, seat, s.city.name[source], level, name)
        review(s, source)


def seed(s: Dei, seat: Seat, region: Place) -> None:
    """A resource from the bank is put in a Region: Tech on the Ground, Energy on a Roof."""
    resource = resource_of(s, region)
    s.bank[resource] -= 1
    s.tokens[region] += 1
    s.tell(SEEDED, seat, resource, s.city.level[region], s.city.name[region])


@final
class RecruitFrom(Decision[Dei]):
    """From which Region a Scrapper comes, where the reserve is empty.

    DEI-ACT-R5  any Scrapper on the map, from another Region; never the Champion
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        here = s.own(HERE)
        for region in range(s.city.regions):
            if region != here and s.scrappers_in(region, seat) > 0:
                out.add(s.layout.source.of(s.city.name[region]))

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        local = s.layout.source.argument(action)
        if not s.asks(RECRUIT_FROM, seat):
            return check_name(s, local)
        refusal = check_name(s, local)
        if refusal != ALLOWED:
            return refusal
        region = s.city.region[local]
        if region == s.own(HERE):
            return SAME_REGION
        return ALLOWED if s.scrappers_in(region, seat) > 0 else NO_SCRAPPER_THERE

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        source = s.city.region[s.layout.source.argument(action)]
        choose_seed(s, seat, s.own(WHAT), s.own(HERE), source)


@final
class SeedRegion(Decision[Dei]):
    """Whether a green Recruit also puts a resource in the Region.

    DEI-ADV-Rg  Tech on the Ground, Energy on a Roof, from the bank
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        out.add(s.layout.seed.of())
        out.add(s.layout.seed_none.of())

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        return ALLOWED

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        region = s.own(HERE)
        seeds = s.layout.seed.has(action)
        recruit(s, seat, s.own(WHAT), region, s.own(THERE))
        if seeds:
            seed(s, seat, region)


def bank_lacks(s: Dei, resource: i64) -> i64:
    """ALLOWED, or that the bank has none of a resource."""
    return ALLOWED if s.bank[resource] > 0 else because(BANK_EMPTY, resource)
