"""Collect: a resource from a Region with the Majority; Talents let it be exchanged, placed, or used to kill."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dei.rules.candy import draw_candy
from ludoteca.games.dei.rules.links import has_elevator
from ludoteca.games.dei.rules.majority import has_majority, review, shortfall, value
from ludoteca.games.dei.rules.names import (
    BLUE_COLLECT,
    CHOOSE_VICTIM,
    COLLECT,
    COLLECT_MINORITY,
    COLLECTED,
    DEEP_DIG,
    EXCHANGE_RESOURCE,
    EXCHANGED,
    EXTREME_REMEDIES,
    GAINED,
    GREEN_COLLECT,
    HAS_MAJORITY,
    KILLED,
    NO_TALENT,
    NO_TOKEN,
    NO_UNIT_TO_COLLECT,
    NO_VICTIM,
    NOBODY,
    RESOURCE_EXPLOITATION,
    TECH,
)
from ludoteca.games.dei.rules.places import resource_of
from ludoteca.games.dei.rules.pool import HERE, WHAT, cannot_act, use
from ludoteca.games.dei.rules.recruiting import bank_lacks, seed
from ludoteca.games.dei.rules.state import RESERVE, Dei
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Place, Seat

SYMBOLS_FOR_IT: Final[i64] = 4  # a Recruit by DEI-TAL-L5, then three Collects
REMEDIES_TALENT: Final[i64] = 4  # by number, for a refusal
DIG_TALENT: Final[i64] = 15


def cannot_collect_in(s: Dei, seat: Seat, region: Place) -> i64:
    """DEI-ACT-C1 ALLOWED, or why this seat cannot collect in a Region."""
    if s.units_in(region, seat) == 0:
        return NO_UNIT_TO_COLLECT
    if s.tokens[region] == 0:
        return NO_TOKEN
    missing = shortfall(s, seat, region, value(s, seat, region))
    if missing > 0:
        return because(COLLECT_MINORITY, missing, s.city.name[region])  # DEI-MAJ-05
    return ALLOWED


def cannot_kill_in(s: Dei, seat: Seat, region: Place) -> i64:
    """DEI-TAL-T5 ALLOWED, or why this seat cannot kill a Scrapper in a Region with a Collect."""
    if not s.knows(seat, EXTREME_REMEDIES):
        return because(NO_TALENT, REMEDIES_TALENT)
    if s.units_in(region, seat) == 0:
        return NO_UNIT_TO_COLLECT
    if has_majority(s, seat, region):
        return HAS_MAJORITY
    return ALLOWED if first_victim(s, seat, region) != NOBODY else NO_VICTIM


def cannot_dig_in(s: Dei, seat: Seat, region: Place) -> i64:
    """DEI-TAL-M4 ALLOWED, or why this seat cannot place a resource in a Region with a Collect."""
    if not s.knows(seat, DEEP_DIG):
        return because(NO_TALENT, DIG_TALENT)
    if s.units_in(region, seat) == 0:
        return NO_UNIT_TO_COLLECT
    return bank_lacks(s, resource_of(s, region))


def first_victim(s: Dei, seat: Seat, region: Place) -> Seat:
    """The first opponent with a Scrapper in a Region, or NOBODY."""
    for other in range(s.seats):
        if other != seat and s.scrappers_in(region, other) > 0:
            return other
    return NOBODY


def victims(s: Dei, seat: Seat, region: Place) -> i64:
    """How many opponents have a Scrapper in a Region."""
    count: i64 = 0
    for other in range(s.seats):
        if other != seat and s.scrappers_in(region, other) > 0:
            count += 1
    return count


def offer_collects(s: Dei, seat: Seat, out: Options) -> None:
    layout = s.layout
    kills = s.knows(seat, EXTREME_REMEDIES)
    digs = s.knows(seat, DEEP_DIG)
    present = s.present(seat)
    for k in range(SYMBOLS_FOR_IT):
        if cannot_act(s, seat, COLLECT, k) != ALLOWED:
            continue
        for region in range(s.city.regions):
            if present >> region & 1 == 0:
                continue
            name = s.city.name[region]
            if cannot_collect_in(s, seat, region) == ALLOWED:
                out.add(layout.collect.of(k, name))
            if kills and cannot_kill_in(s, seat, region) == ALLOWED:
                out.add(layout.kill.of(k, name))
            if digs and cannot_dig_in(s, seat, region) == ALLOWED:
                out.add(layout.dig.of(k, name))


def begin_collect(s: Dei, seat: Seat, symbol: i64, region: Place) -> None:
    if can_exchange(s, seat, symbol, region):
        s.go_on(EXCHANGE_RESOURCE, seat, symbol, region)
    else:
        collect(s, seat, symbol, region)


def can_exchange(s: Dei, seat: Seat, symbol: i64, region: Place) -> bool:
    """DEI-ADV-Cb for the other kind, DEI-TAL-M1 Tech for Energy beside an Elevator, if the bank has it."""
    resource = resource_of(s, region)
    if s.bank[1 - resource] == 0:
        return False
    if symbol == BLUE_COLLECT:
        return True
    return resource == TECH and s.knows(seat, RESOURCE_EXPLOITATION) and has_elevator(s, seat, region)


def collect(s: Dei, seat: Seat, symbol: i64, region: Place) -> None:
    s.back()
    use(s, seat, symbol)
    resource = resource_of(s, region)
    s.tokens[region] -= 1
    s.gain(seat, resource, 1)
    s.tell(COLLECTED, seat, resource, s.city.level[region], s.city.name[region])
    if symbol == GREEN_COLLECT:
        gain_resource(s, seat, TECH, 1)  # DEI-ADV-Cg


def exchange(s: Dei, seat: Seat, resource: i64) -> None:
    """A resource goes to the bank for one of the other kind."""
    other = 1 - resource
    s.gain(seat, resource, -1)
    s.gain(seat, other, 1)
    s.bank[resource] += 1
    s.bank[other] -= 1
    s.tell(EXCHANGED, seat, resource, other)


def gain_resource(s: Dei, seat: Seat, resource: i64, count: i64) -> None:
    """DEI-ADV-RES from the bank, as far as it has them."""
    given = min(count, s.bank[resource])
    if given > 0:
        s.bank[resource] -= given
        s.gain(seat, resource, given)
        s.tell(GAINED, seat, resource, given)


def dig(s: Dei, seat: Seat, symbol: i64, region: Place) -> None:
    """DEI-TAL-M4 instead of taking a resource, put one there."""
    use(s, seat, symbol)
    seed(s, seat, region)


def begin_kill(s: Dei, seat: Seat, symbol: i64, region: Place) -> None:
    if victims(s, seat, region) > 1:
        s.go_on(CHOOSE_VICTIM, seat, symbol, region)
    else:
        kill_with_collect(s, seat, symbol, region, first_victim(s, seat, region))


def kill_with_collect(s: Dei, seat: Seat, symbol: i64, region: Place, victim: Seat) -> None:
    """DEI-TAL-T5 the killer gains nothing, DEI-CANDY-01 the victim draws a Candy Boost."""
    s.back()
    use(s, seat, symbol)
    kill(s, seat, victim, region, 1)
    review(s, region)
    draw_candy(s, victim, 1)


def kill(s: Dei, seat: Seat, victim: Seat, region: Place, count: i64) -> None:
    """DEI-DRONE-06 Scrappers go back to the reserve of their owner."""
    s.add_units(region, victim, -count)
    s.gain(victim, RESERVE, count)
    s.tell(KILLED, seat, victim, count, s.city.level[region], s.city.name[region])


@final
class ExchangeResource(Decision[Dei]):
    """Whether the resource that is collected is exchanged for the other kind.

    DEI-ADV-Cb   a blue Collect may take either kind from the bank for it
    DEI-TAL-M1   Resource Exploitation gives an Energy for a Tech beside an Elevator
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        out.add(s.layout.keep.of())
        out.add(s.layout.exchange.of())

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        return ALLOWED

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        region = s.own(HERE)
        collect(s, seat, s.own(WHAT), region)
        if s.layout.exchange.has(action):
            exchange(s, seat, resource_of(s, region))


@final
class ChooseVictim(Decision[Dei]):
    """Whose Scrapper is killed.

    DEI-TAL-T5  one of an opponent, never a Champion
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        region = s.own(HERE)
        for other in range(s.seats):
            if other != seat and s.scrappers_in(region, other) > 0:
                out.add(s.layout.victim.of(other))

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        victim = s.layout.victim.argument(action)
        if victim == seat:
            return NO_VICTIM
        if not s.asks(CHOOSE_VICTIM, seat):
            return ALLOWED
        return ALLOWED if s.scrappers_in(s.own(HERE), victim) > 0 else NO_VICTIM

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        kill_with_collect(s, seat, s.own(WHAT), s.own(HERE), s.layout.victim.argument(action))
