"""Drones: whoever plays their card flies them, then may use what they can do. Nothing happens before both are known."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dei.rules.candy import draw_candy
from ludoteca.games.dei.rules.collecting import kill, victims
from ludoteca.games.dei.rules.links import distance, flights
from ludoteca.games.dei.rules.majority import review
from ludoteca.games.dei.rules.names import (
    CARRY_FROM,
    CARRY_SCRAPPERS,
    CHAMPION_ELSEWHERE,
    DRONE_ABSENT,
    DRONES,
    FLEW,
    FLY,
    HARVEST,
    HARVESTED,
    HARVESTER,
    KILLED_ENOUGH,
    NO_FLIGHT_LEFT,
    NO_SCRAPPER_THERE,
    NO_VICTIM,
    NOTHING,
    NOWHERE,
    OUT_OF_RANGE,
    REAP,
    REAPER,
    REMOTE_CONTROL,
    ROOF_FOR_ONE,
    SAME_REGION,
    SUPPLIES_GAINED,
    TELEPORT,
    TELEPORTED,
    TELEPORTER,
    TOO_FEW_SCRAPPERS,
    TOO_FEW_TOKENS,
    TRANSPORT,
)
from ludoteca.games.dei.rules.places import check_name, resource_of
from ludoteca.games.dei.rules.pool import HERE, MORE, THERE, WHAT, without_card
from ludoteca.games.dei.rules.recruiting import place_scrapper
from ludoteca.games.dei.rules.state import RESERVE, SUPPLIES, Dei
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Place, Seat

CHAMPION_UNIT: Final[i64] = 1  # of the verb `beam`: a Scrapper is 0
UNIT: Final[i64] = THERE  # of a second beam: 1 more than the unit of the first one …
TARGET: Final[i64] = MORE  # … and where it goes
KILLS: Final[i64] = THERE  # by seat four bits
KILL_BITS: Final[i64] = 4
SOURCE: Final[i64] = MORE  # of a second transfer: where the first Scrapper comes from
MANY: Final[i64] = THERE  # of a transfer: how many are carried in all


def cannot_fly(s: Dei, seat: Seat, drone: i64, region: Place) -> i64:
    """ALLOWED, or why this seat cannot fly a drone to a Region."""
    if s.card == NOTHING or s.player != seat:
        return without_card(s, seat)
    if s.pool[FLY + drone] == 0:
        return because(NO_FLIGHT_LEFT, drone)  # DEI-DRONE-01
    if s.drones[drone] == NOWHERE:
        return DRONE_ABSENT  # DEI-2P-01, DEI-3P-01
    steps = range_of(s, seat, drone)
    if flights(s, seat, s.drones[drone], steps) >> region & 1 == 0:
        return because(OUT_OF_RANGE, steps)
    return ALLOWED


def range_of(s: Dei, seat: Seat, drone: i64) -> i64:
    """DEI-DRONE-03 two Regions, the bonus of the card, and DEI-TAL-L6 one more."""
    numbers = s.layout.numbers
    steps = numbers.drone_range + s.pool[FLY + drone] - 1
    return steps + numbers.remote_control if s.knows(seat, REMOTE_CONTROL) else steps


def offer_flights(s: Dei, seat: Seat, out: Options) -> None:
    for drone in range(DRONES):
        if s.pool[FLY + drone] > 0 and s.drones[drone] != NOWHERE:
            reached = flights(s, seat, s.drones[drone], range_of(s, seat, drone))
            for region in range(s.city.regions):
                if reached >> region & 1:
                    out.add(s.layout.fly.of(drone, s.city.name[region]))


def begin_flight(s: Dei, seat: Seat, drone: i64, region: Place) -> None:
    """DEI-DRONE-04 the flight comes first; what the drone can do there is asked only if it can do something."""
    if drone == HARVESTER and s.tokens[region] > 0:
        s.go_on(HARVEST, seat, drone, region)
    elif drone == TRANSPORT and most_carried(s, seat, region) > 0:
        s.go_on(CARRY_SCRAPPERS, seat, drone, region)
    elif drone == TELEPORTER and s.units_in(region, seat) > 0:
        s.go_on(TELEPORT, seat, drone, region)
    elif drone == REAPER and victims(s, seat, region) > 0:
        s.go_on(REAP, seat, drone, region)
    else:
        fly(s, seat, drone, region)


def fly(s: Dei, seat: Seat, drone: i64, region: Place) -> None:
    """DEI-DRONE-01 the drone comes to rest in a Region, whoever flies it."""
    s.back()
    before = s.drones[drone]
    s.pool[FLY + drone] = 0
    if s.log is not None:  # nothing but the news asks how far it was
        steps = distance(s, seat, before, region)
        s.tell(FLEW, seat, drone, s.city.level[region], s.city.name[region], steps)
    s.drones[drone] = region
    review(s, before)  # DEI-TAL-T4
    review(s, region)


@final
class Harvest(Decision[Dei]):
    """How many resources the Harvester takes.

    DEI-DRONE-HAR  up to two from its Region, ignoring Majorities; no unit is needed
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        for count in range(min(s.layout.numbers.harvest, s.tokens[s.own(HERE)]) + 1):
            out.add(s.layout.harvest.of(count))

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        if not s.asks(HARVEST, seat):
            return ALLOWED
        missing = s.layout.harvest.argument(action) - s.tokens[s.own(HERE)]
        return because(TOO_FEW_TOKENS, missing) if missing > 0 else ALLOWED

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        region = s.own(HERE)
        count = s.layout.harvest.argument(action)
        fly(s, seat, HARVESTER, region)
        if count > 0:
            resource = resource_of(s, region)
            s.tokens[region] -= count
            s.gain(seat, resource, count)
            s.tell(HARVESTED, seat, resource, count, s.city.level[region], s.city.name[region])


def most_carried(s: Dei, seat: Seat, region: Place) -> i64:
    """DEI-DRONE-TRA how many Scrappers can come: from the reserve, then DEI-ACT-R5 from other Regions."""
    return min(s.layout.numbers.transport, s.layout.numbers.scrappers - s.scrappers_in(region, seat))


@final
class CarryScrappers(Decision[Dei]):
    """How many Scrappers the Transport recruits into its Region.

    DEI-DRONE-TRA  up to two, ignoring Majorities; no Shelter is needed
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        for count in range(most_carried(s, seat, s.own(HERE)) + 1):
            out.add(s.layout.carry.of(count))

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        if not s.asks(CARRY_SCRAPPERS, seat):
            return ALLOWED
        count = s.layout.carry.argument(action)
        return TOO_FEW_SCRAPPERS if count > most_carried(s, seat, s.own(HERE)) else ALLOWED

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        region = s.own(HERE)
        count = s.layout.carry.argument(action)
        if count > s.has(seat, RESERVE):
            s.go_on(CARRY_FROM, seat, s.own(WHAT), region, count)
            s.set_own(SOURCE, NOWHERE)
        else:
            carry(s, seat, region, count, NOWHERE, NOWHERE)


def carry(s: Dei, seat: Seat, region: Place, count: i64, source: Place, other: Place) -> None:
    """Scrappers come from the reserve, those it has not from one or two Regions."""
    fly(s, seat, TRANSPORT, region)
    for _ in range(min(count, s.has(seat, RESERVE))):
        place_scrapper(s, seat, region, NOWHERE)
    if source != NOWHERE:
        place_scrapper(s, seat, region, source)
    if other != NOWHERE:
        place_scrapper(s, seat, region, other)
    review(s, region)


@final
class CarryFrom(Decision[Dei]):
    """From which Region the Transport takes a Scrapper, where the reserve has too few.

    DEI-DRONE-TRA  like any Recruit: DEI-ACT-R5 any Scrapper from another Region
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        for region in range(s.city.regions):
            if self.cannot(s, seat, region) == ALLOWED:
                out.add(s.layout.source.of(s.city.name[region]))

    def cannot(self, s: Dei, seat: Seat, region: Place) -> i64:
        if region == s.own(HERE):
            return SAME_REGION
        gone: i64 = 1 if region == s.own(SOURCE) else 0
        return ALLOWED if s.scrappers_in(region, seat) > gone else NO_SCRAPPER_THERE

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        local = s.layout.source.argument(action)
        refusal = check_name(s, local)
        if refusal != ALLOWED or not s.asks(CARRY_FROM, seat):
            return refusal
        return self.cannot(s, seat, s.city.region[local])

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        source = s.city.region[s.layout.source.argument(action)]
        region = s.own(HERE)
        count = s.own(MANY)
        first = s.own(SOURCE)
        if first == NOWHERE and count - s.has(seat, RESERVE) > 1:
            s.go_on(CARRY_FROM, seat, s.own(WHAT), region, count)
            s.set_own(SOURCE, source)
        else:
            carry(s, seat, region, count, source, first)


@final
class Teleport(Decision[Dei]):
    """Which unit the Teleporter sends where.

    DEI-DRONE-TEL  one or two to the Ground, or a single one to a Roof, ignoring Majorities
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        for unit in range(i64(2)):
            for region in range(s.city.regions):
                if self.cannot(s, seat, unit, region) == ALLOWED:
                    out.add(s.layout.beam.of(unit, s.city.name[region]))
        out.add(s.layout.beam_stop.of())

    def cannot(self, s: Dei, seat: Seat, unit: i64, region: Place) -> i64:
        here = s.own(HERE)
        first = s.own(UNIT) - 1
        if region == here:
            return SAME_REGION
        if unit == CHAMPION_UNIT:
            if s.champion_at(seat) != here or first == CHAMPION_UNIT:
                return CHAMPION_ELSEWHERE
        elif s.scrappers_in(here, seat) <= (1 if first == 0 else 0):
            return NO_SCRAPPER_THERE
        if first >= 0 and s.city.is_roof(region):
            return ROOF_FOR_ONE
        return ALLOWED

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        beam = s.layout.beam
        if not beam.has(action):
            return ALLOWED
        local = beam.argument(action, 1)
        refusal = check_name(s, local)
        if refusal != ALLOWED or not s.asks(TELEPORT, seat):
            return refusal
        return self.cannot(s, seat, beam.argument(action, 0), s.city.region[local])

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        beam = s.layout.beam
        here = s.own(HERE)
        first = s.own(UNIT) - 1
        target = s.own(TARGET)
        if not beam.has(action):
            teleport(s, seat, here, first, target, NOTHING, NOWHERE)
            return
        unit = beam.argument(action, 0)
        region = s.city.region[beam.argument(action, 1)]
        if first < 0 and not s.city.is_roof(region) and s.units_in(here, seat) > 1:
            s.go_on(TELEPORT, seat, TELEPORTER, here, unit + 1)
            s.set_own(TARGET, region)
        elif first < 0:
            teleport(s, seat, here, unit, region, NOTHING, NOWHERE)
        else:
            teleport(s, seat, here, first, target, unit, region)


def teleport(s: Dei, seat: Seat, here: Place, first: i64, first_to: Place, second: i64, second_to: Place) -> None:
    fly(s, seat, TELEPORTER, here)
    if first >= 0:
        send(s, seat, here, first, first_to)
    if second >= 0:
        send(s, seat, here, second, second_to)
    review(s, here)
    if first >= 0:
        review(s, first_to)
    if second >= 0:
        review(s, second_to)


def send(s: Dei, seat: Seat, here: Place, unit: i64, region: Place) -> None:
    s.add_units(here, seat, -1)
    s.add_units(region, seat, 1)
    if unit == CHAMPION_UNIT:
        s.champions[seat] = region
    s.tell(TELEPORTED, seat, unit, s.city.level[region], s.city.name[region])


def killed_of(s: Dei, kills: i64, victim: Seat) -> i64:
    """How many Scrappers of a seat have been chosen so far."""
    return kills >> (victim * KILL_BITS) & 15


def most_killed(s: Dei) -> i64:
    """DEI-DRONE-REA one of each faction; DEI-2P-02 two of the only opponent."""
    return s.layout.numbers.reap_duel if s.seats == 2 else s.layout.numbers.reap_each


def cannot_reap(s: Dei, seat: Seat, region: Place, kills: i64, victim: Seat) -> i64:
    if victim == seat:
        return NO_VICTIM
    chosen = killed_of(s, kills, victim)
    if chosen >= s.scrappers_in(region, victim):
        return NO_VICTIM
    return ALLOWED if chosen < most_killed(s) else because(KILLED_ENOUGH, most_killed(s))


@final
class Reap(Decision[Dei]):
    """Whose Scrappers the Reaper kills, one faction after the other.

    DEI-DRONE-REA  one Scrapper of each opposing faction there, or of some, or none
    DEI-2P-02      with two players up to two of the opponent
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        for victim in range(s.seats):
            if cannot_reap(s, seat, s.own(HERE), s.own(KILLS), victim) == ALLOWED:
                out.add(s.layout.reap.of(victim))
        out.add(s.layout.reap_stop.of())

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        if not s.layout.reap.has(action):
            return ALLOWED
        victim = s.layout.reap.argument(action)
        if not s.asks(REAP, seat):
            return NO_VICTIM if victim == seat else ALLOWED
        return cannot_reap(s, seat, s.own(HERE), s.own(KILLS), victim)

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        region = s.own(HERE)
        kills = s.own(KILLS)
        if s.layout.reap.has(action):
            kills += i64(1) << (s.layout.reap.argument(action) * KILL_BITS)
            for victim in range(s.seats):
                if cannot_reap(s, seat, region, kills, victim) == ALLOWED:
                    s.go_on(REAP, seat, s.own(WHAT), region, kills)
                    return
        reap(s, seat, region, kills)


def reap(s: Dei, seat: Seat, region: Place, kills: i64) -> None:
    """All die at once; then DEI-CANDY-01 the killer draws, and the victims clockwise from the killer."""
    fly(s, seat, REAPER, region)
    dead: i64 = 0
    for victim in range(s.seats):
        count = killed_of(s, kills, victim)
        if count > 0:
            kill(s, seat, victim, region, count)
            dead += count
    if dead == 0:
        return
    review(s, region)
    supplies: i64 = 1 if s.layout.rulings.reaper_flat else dead
    s.gain(seat, SUPPLIES, supplies)
    s.tell(SUPPLIES_GAINED, seat, supplies)
    draw_candy(s, seat, 1)
    for k in range(1, s.seats):
        victim = (seat + k) % s.seats
        draw_candy(s, victim, killed_of(s, kills, victim))
