"""Construction: ships, towns, markets, ports, temples; what they cost, who builds them, where they stand."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import pay_bank
from ludoteca.games.archipelago.rules.benefactor import benefit
from ludoteca.games.archipelago.rules.names import (
    ALREADY_BUILT,
    BUILT,
    CHOOSE_BUILDER,
    CHOOSE_CONSTRUCTION,
    CHOOSE_WATERS,
    CONSTRUCTIONS,
    GOODS,
    MARKET,
    NO_BUILDER,
    NO_COAST,
    NO_SEA,
    NO_SHIP_LEFT,
    NO_SUCH_AREA,
    NO_TOKENS_LEFT,
    NOBODY,
    NOT_BUILDING,
    NOT_THIS_KIND,
    PAY_WITH_TOKENS,
    PORT,
    SHIP,
    SPOTS,
    TEMPLE,
    TOO_FEW_CUBES,
    TOO_FEW_FLORINS,
    TOWN,
)
from ludoteca.games.archipelago.rules.paying import (
    FOR_BUILDING,
    MORE,
    cannot_pay_cubes,
    has_choice,
    least_tokens,
    pay_cubes,
)
from ludoteca.games.archipelago.rules.pieces import (
    buildings_in_play,
    engage,
    free_unit_at,
    lands,
    put_unit,
    reserve_ship,
    seas,
)
from ludoteca.games.archipelago.rules.state import BUILT as AREA_BUILT
from ludoteca.games.archipelago.rules.state import FLORINS, ON_BUILDING, ON_GROUND, REGION, Archipelago
from ludoteca.kernel.decision import ALLOWED, REFUSAL, Decision, Options, because
from ludoteca.kernel.numbers import Action, Place, Seat, table

# The own words of a construction: which kinds may be built; then what it is, whether it is paid already, who builds.
KINDS: Final[i64] = 0
PAID: Final[i64] = 1
ALL_KINDS: Final[i64] = 31
WHAT: Final[i64] = 0
WHO: Final[i64] = 2  # the builder; of a ship its region


def kind_bit(construction: i64) -> i64:
    return 1 << construction


def building_of(construction: i64) -> i64:
    """The building that a construction is; ships are none."""
    return construction - 1


def tokens_left(s: Archipelago, building: i64) -> i64:
    """ARC-BUILD-04, ARC-COMP-07 towns and temples share their tokens, and so do markets and ports."""
    numbers = s.layout.numbers
    shared = buildings_in_play(s, building)
    if not s.layout.rulings.split_tokens:
        shared += buildings_in_play(s, twin_of(building))
    total = numbers.town_temple_tokens if building == TOWN or building == TEMPLE else numbers.market_port_tokens
    return total - shared


def twin_of(building: i64) -> i64:
    """What is on the other side of its tokens."""
    if building == TOWN:
        return TEMPLE
    if building == TEMPLE:
        return TOWN
    return PORT if building == MARKET else MARKET


def price_of(s: Archipelago, construction: i64) -> vec[i64]:
    """ARC-BUILD-01 the cubes of a price."""
    cost = table(GOODS)
    for good in range(GOODS):
        cost[good] = s.layout.build_cost[construction * GOODS + good]
    return cost


def cannot_afford(s: Archipelago, seat: Seat, construction: i64, florins: i64) -> i64:
    """ALLOWED, or what a seat with so many florins lacks for a construction."""
    missing = s.layout.build_florins[construction] - florins
    if missing > 0:
        return because(TOO_FEW_FLORINS, missing)
    return cannot_pay_cubes(s, seat, price_of(s, construction))


def cannot_build_in(s: Archipelago, seat: Seat, construction: i64, region: Place) -> i64:
    """ALLOWED, or why this cannot be built in a region by anybody; ARC-TOWN-08 a rival's town is no reason."""
    if construction == SHIP:
        return ALLOWED if seas(s, region) > 0 else NO_SEA  # ARC-SHIP-01
    building = building_of(construction)
    if s.is_built(region, building):
        return ALREADY_BUILT  # ARC-BUILD-03
    if building == PORT and seas(s, region) == 0:
        return NO_SEA  # ARC-BUILD-05
    return ALLOWED if lands(s, region) > 0 else NO_COAST  # AMB-55


def builder_at(s: Archipelago, seat: Seat, construction: i64, region: Place, spot: i64) -> i64:
    """ARC-BUILD-02 a free citizen at a spot, for a port also a ship; NOBODY if there is none."""
    unit = free_unit_at(s, seat, region, spot)
    if unit != NOBODY and s.layout.is_ship(unit) and construction != PORT + 1:
        return NOBODY
    return unit


def has_builder(s: Archipelago, seat: Seat, construction: i64, region: Place) -> bool:
    units = s.units
    first = s.layout.first_unit(seat)
    last = first + (s.layout.pieces if construction == PORT + 1 else s.layout.citizens)
    for unit in range(first, last):
        if units[unit] & REGION == region and s.is_free(unit):
            return True
    return False


def cannot_build_anywhere(s: Archipelago, seat: Seat, construction: i64) -> i64:
    """ALLOWED, or why a seat has no site for a construction: no tokens, or nobody where it could stand."""
    if construction == SHIP:
        if reserve_ship(s, seat) == NOBODY:
            return NO_SHIP_LEFT  # ARC-SHIP-03
    elif tokens_left(s, building_of(construction)) == 0:
        return NO_TOKENS_LEFT  # ARC-BUILD-04
    found: i64 = NO_BUILDER
    for region in range(s.regions):
        if has_builder(s, seat, construction, region):
            refusal = cannot_build_in(s, seat, construction, region)
            if refusal == ALLOWED:
                return ALLOWED
            found = refusal
    return found


def cannot_construct(s: Archipelago, seat: Seat, construction: i64, florins: i64) -> i64:
    """ALLOWED, or why a seat with so many florins cannot build this now."""
    refusal = cannot_build_anywhere(s, seat, construction)
    return refusal if refusal != ALLOWED else cannot_afford(s, seat, construction, florins)


def cannot_build(s: Archipelago, seat: Seat, kinds: i64, florins: i64) -> i64:
    """ALLOWED, or why a seat can build none of these kinds: the fewest cubes, then the fewest florins."""
    found: i64 = NO_BUILDER
    cubes: i64 = 0
    coins: i64 = 0
    for construction in range(CONSTRUCTIONS):
        if kinds & kind_bit(construction):
            refusal = cannot_construct(s, seat, construction, florins)
            if refusal == ALLOWED:
                return ALLOWED
            if refusal & REFUSAL == TOO_FEW_CUBES:
                cubes = refusal if cubes == 0 else min(cubes, refusal)
            elif refusal & REFUSAL == TOO_FEW_FLORINS:
                coins = refusal if coins == 0 else min(coins, refusal)
            else:
                found = refusal
    if cubes != 0:
        return cubes
    return coins if coins != 0 else found


def begin_construction(s: Archipelago, seat: Seat, kinds: i64) -> None:
    s.push(CHOOSE_CONSTRUCTION, seat, kinds)


def begin_launch(s: Archipelago, seat: Seat) -> None:
    """A ship whose price is paid already."""
    s.push(CHOOSE_BUILDER, seat, SHIP, 1)


@final
class ChooseConstruction(Decision[Archipelago]):
    """What is built.

    ARC-BUILD-01  one construction, at its price
    ARC-BUILD-04  as long as there are tokens
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for construction in range(CONSTRUCTIONS):
            if self.cannot(s, seat, construction) == ALLOWED:
                out.add(s.layout.raise_.of(construction))

    def cannot(self, s: Archipelago, seat: Seat, construction: i64) -> i64:
        if s.own(KINDS) & kind_bit(construction) == 0:
            return NOT_THIS_KIND
        return cannot_construct(s, seat, construction, s.has(seat, FLORINS))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        construction = s.layout.raise_.argument(action)
        if not s.asks(CHOOSE_CONSTRUCTION, seat):
            return NOT_BUILDING
        return self.cannot(s, seat, construction)

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        s.go_on(CHOOSE_BUILDER, seat, s.layout.raise_.argument(action))


def cannot_build_by(s: Archipelago, seat: Seat, construction: i64, region: Place, spot: i64) -> i64:
    """ALLOWED, or why nobody at this spot can build this."""
    refusal = cannot_build_in(s, seat, construction, region)
    if refusal != ALLOWED:
        return refusal
    return ALLOWED if builder_at(s, seat, construction, region, spot) != NOBODY else NO_BUILDER


def cannot_launch(s: Archipelago, seat: Seat, region: Place, sea: i64) -> i64:
    """ARC-SHIP-01, ARC-SHIP-02 ALLOWED, or why no ship can be built into these waters."""
    refusal = cannot_build_in(s, seat, SHIP, region)
    if refusal != ALLOWED:
        return refusal
    if sea >= seas(s, region):
        return NO_SUCH_AREA
    return ALLOWED if has_builder(s, seat, SHIP, region) else NO_BUILDER


@final
class ChooseBuilder(Decision[Archipelago]):
    """Who builds, and where; of a ship the waters it is built into.

    ARC-BUILD-02  an active citizen that is not engaged, for a port also a ship
    ARC-BUILD-03  one building of a kind in a region
    ARC-SHIP-01   whoever builds a ship is not engaged by it
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        construction = s.own(WHAT)
        for region in range(s.regions):
            if construction == SHIP:
                for sea in range(seas(s, region)):
                    if cannot_launch(s, seat, region, sea) == ALLOWED:
                        out.add(s.layout.launch.of(region, sea))
            elif has_builder(s, seat, construction, region):
                for spot in range(SPOTS):
                    if cannot_build_by(s, seat, construction, region, spot) == ALLOWED:
                        out.add(s.layout.unit.of(region, spot))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(CHOOSE_BUILDER, seat):
            return NOT_BUILDING
        construction = s.own(WHAT)
        if s.layout.launch.has(action):
            if construction != SHIP:
                return NOT_THIS_KIND
            return cannot_launch(s, seat, s.layout.launch.argument(action, 0), s.layout.launch.argument(action, 1))
        if construction == SHIP:
            return NOT_THIS_KIND
        return cannot_build_by(
            s, seat, construction, s.layout.unit.argument(action, 0), s.layout.unit.argument(action, 1)
        )

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        construction, paid = s.own(WHAT), s.own(PAID)
        if s.layout.launch.has(action):
            ask_for_price(
                s, seat, construction, paid, s.layout.launch.argument(action, 0), s.layout.launch.argument(action, 1)
            )
            return
        region, spot = s.layout.unit.argument(action, 0), s.layout.unit.argument(action, 1)
        unit = builder_at(s, seat, construction, region, spot)
        if construction == PORT + 1 and not s.layout.is_ship(unit) and seas(s, region) > 1:
            s.go_on(CHOOSE_WATERS, seat, construction, paid, unit)
        else:
            waters = s.area_of(unit) if s.layout.is_ship(unit) else 0
            ask_for_price(s, seat, construction, paid, unit, waters)


@final
class ChooseWaters(Decision[Archipelago]):
    """In which waters of its region a port stands that a citizen builds.

    ARC-BUILD-05  any of them; a ship builds in its own
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for sea in range(seas(s, s.region_of(s.own(WHO)))):
            out.add(s.layout.waters.of(sea))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(CHOOSE_WATERS, seat):
            return NOT_BUILDING
        return ALLOWED if s.layout.waters.argument(action) < seas(s, s.region_of(s.own(WHO))) else NO_SUCH_AREA

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        ask_for_price(s, seat, s.own(WHAT), s.own(PAID), s.own(WHO), s.layout.waters.argument(action))


def ask_for_price(s: Archipelago, seat: Seat, construction: i64, paid: i64, who: i64, waters: i64) -> None:
    """ARC-TOK-01 who could pay with tokens as well as with cubes is asked; then it is built."""
    cost = price_of(s, construction)
    if paid == 0 and has_choice(s, seat, cost):
        s.go_on(PAY_WITH_TOKENS, seat, FOR_BUILDING, least_tokens(s, seat, cost), construction)
        s.set_own(MORE, who)
        s.set_own(MORE + 1, waters)
        return
    tokens = least_tokens(s, seat, cost)
    s.done()
    if paid == 0:
        pay_for(s, seat, construction, tokens)
    construct(s, seat, construction, who, waters)


def pay_for(s: Archipelago, seat: Seat, construction: i64, tokens: i64) -> None:
    pay_cubes(s, seat, price_of(s, construction), tokens)
    pay_bank(s, seat, s.layout.build_florins[construction])


def construct(s: Archipelago, seat: Seat, construction: i64, who: i64, waters: i64) -> None:
    """ARC-BUILD-06 the builder stands on it, engaged; ARC-BUILD-07, ARC-SHIP-02 it can be used at once."""
    if construction == SHIP:
        s.tell(BUILT, seat, construction, who)
        put_unit(s, reserve_ship(s, seat), who, waters, ON_GROUND)
        return
    building = building_of(construction)
    region = s.region_of(who)
    s.tell(BUILT, seat, construction, region)
    area = waters if building == PORT else s.area_of(who)
    s.set_region(region, AREA_BUILT + building, area + 1)
    put_unit(s, who, region, s.area_of(who), ON_BUILDING + building)
    engage(s, who)
    if building == TEMPLE:
        benefit(s, seat)  # ARC-BUILD-08
