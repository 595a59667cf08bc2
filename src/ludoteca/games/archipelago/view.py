"""What a seat sees in Archipelago, field by field: everything but bids, decks, objectives and what Thieves took.

Florins, tokens and cubes behind screens are here as far as somebody who remembers everything knows them; the setting
`screens` says what of that is shown.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludoteca.games.archipelago.forecast import forecast
from ludoteca.games.archipelago.rules import names as n
from ludoteca.games.archipelago.rules.building import WHO as BUILDER
from ludoteca.games.archipelago.rules.bundles import (
    CARDS_GIVEN,
    CARDS_WANTED,
    MAKER,
    ORDER_PLACE,
    PARTNER,
    PERMISSION,
    SIDE_SIZE,
    SIZE,
    STAND_UPS,
    SYMBOLS,
    WANTED,
    net_word,
)
from ludoteca.games.archipelago.rules.control import controlled, controller, holder_of, occupier, symbols_held
from ludoteca.games.archipelago.rules.convoys import carried_to
from ludoteca.games.archipelago.rules.crises import GIVEN, GOOD, NUMBER, top_back
from ludoteca.games.archipelago.rules.ending import progress_towards
from ludoteca.games.archipelago.rules.evolution import price_on_track
from ludoteca.games.archipelago.rules.growing import hire_price
from ludoteca.games.archipelago.rules.harvesting import free_symbols, occupied, reached_area
from ludoteca.games.archipelago.rules.layout import (
    BOARD_NAMES,
    BOX,
    BUILDING_NAMES,
    CARDS,
    CELLS,
    COMMON,
    CONSTRUCTION_NAMES,
    DECK,
    DISCARDED,
    GOOD_NAMES,
    HELD,
    HEX_DECK,
    HEX_DISCARD,
    IN_HAND,
    OBJECTIVES,
    SPACE_NAMES,
    SPOT_NAMES,
    THING_NAMES,
    UNCOVERED,
)
from ludoteca.games.archipelago.rules.map import terrain
from ludoteca.games.archipelago.rules.memory import least, most
from ludoteca.games.archipelago.rules.names import (
    AREAS,
    BUILDINGS,
    EDGES,
    FIVE_COIN,
    GOODS,
    MARKET,
    NOBODY,
    NOTHING,
    PORT,
    SEA,
    SEA_SPOTS,
    TEMPLE,
    THINGS,
    TOWN,
)
from ludoteca.games.archipelago.rules.offers import HAS_CALLED, offers_made, window_word
from ludoteca.games.archipelago.rules.paying import PACKED, THING, tokens_for
from ludoteca.games.archipelago.rules.pieces import buildings_in_play, citizens_in, lands, seas, side_of, spot_of
from ludoteca.games.archipelago.rules.rebels import count_lying
from ludoteca.games.archipelago.rules.rules import ArchipelagoRules
from ludoteca.games.archipelago.rules.scoring import medals, value
from ludoteca.games.archipelago.rules.state import (
    BENEFACTION,
    CARDS_OWNED,
    CELL,
    DISCS,
    ENGAGED,
    FLORINS,
    HALL_COINS,
    HAS_MOVED,
    IN_RESERVE,
    LAST_BID,
    LYING,
    ON_BUILDING,
    ON_CARD,
    ON_GROUND,
    ON_SYMBOL,
    ON_WHEEL,
    OWED,
    PERMITTED,
    REGION,
    ROTATION,
    TOKENS,
    Archipelago,
)
from ludoteca.games.archipelago.rules.taxing import tax_income
from ludoteca.games.archipelago.rules.trading import buying_price, selling_price
from ludoteca.games.archipelago.rules.using import use_price
from ludoteca.games.archipelago.seen import (
    HIDDEN,
    Building,
    Company,
    Crisis,
    EndLine,
    Forecast,
    Harvest,
    HeldCard,
    Offer,
    Player,
    Region,
    Section,
    Step,
    Symbols,
    TrackCard,
)
from ludoteca.kernel.events import bit
from ludoteca.kernel.state import NO_SEAT, OWN, SEAT, STEP
from ludoteca.play.view import View, shared

__all__ = [
    "HIDDEN",
    "ArchipelagoView",
    "Building",
    "Company",
    "Crisis",
    "EndLine",
    "Forecast",
    "Harvest",
    "HeldCard",
    "Offer",
    "Player",
    "Region",
    "Section",
    "Step",
    "Symbols",
    "TrackCard",
    "view",
]

END_NAMES = (
    "piles", "towns", "ports", "markets", "temples", "ships", "characters", "progress", "cards", "exhausted",
    "population", "surplus", "bank-spent",
)  # fmt: skip


class ArchipelagoView(View, frozen=True, kw_only=True):
    """The table as one viewer knows it."""

    turn: int
    phase: int  # 0 in turn 0
    player: int  # whose round, visit or turn to help it is, or -1
    order: tuple[int, ...]
    out: tuple[int, ...]  # seats that have passed
    bound: tuple[int, ...]  # of each place in the order: the seat that was promised it, or -1
    population: int
    rebellion: int
    surplus: int
    hire_price: int
    regions: tuple[Region, ...]
    bank_cubes: tuple[int, ...]
    bank_florins: int
    tokens_left: tuple[int, int]  # building tokens: towns and temples, markets and ports
    boards: tuple[Section, ...]
    piles: tuple[int, ...]
    next_side: str  # the side that lies up on the hex deck
    next_other_side: str  # its other side, if the viewer has looked
    hexes_left: int
    hexes_discarded: tuple[str, ...]  # by their first side
    hand: tuple[str, ...]  # sides that the viewer, or whoever explores in the open, may lay
    wheel: tuple[tuple[str, tuple[int, ...]], ...]  # each space with the discs of each seat on it
    back: str  # a card with the back that lies on top of the deck
    cards_left: int
    cards_discarded: tuple[str, ...]
    track: tuple[TrackCard, ...]
    found: tuple[str, ...]  # cards that a search has uncovered
    trends: tuple[str, ...]
    common_objectives: tuple[str, ...]
    ends: tuple[EndLine, ...]
    ending: str  # the objective that ends the match
    independent: bool
    players: tuple[Player, ...]
    forecast: Forecast
    harvests: tuple[Harvest, ...]
    acted: bool
    card_used: bool
    served: bool
    doubled: tuple[str, ...]
    offers_left: int
    has_called: bool
    crisis: Crisis | None
    offer: Offer | None
    step: Step | None
    pieces: tuple[int, ...]  # every unit by its number, as the rules keep it: so that one can be followed
    moved: tuple[int, ...]  # units that moved in this migration, each with how it stood before
    offered: tuple[int, ...]  # the offers of this window, in the words of the rules: none is made twice
    screens: str
    house: tuple[tuple[str, str], ...]  # the settings that are not the usual ones

    def region(self, number: int) -> Region:
        return self.regions[number]


def view(rules: ArchipelagoRules, s: Archipelago, seat: int) -> ArchipelagoView:
    layout = rules.layout
    rest: dict[str, Any] = shared(rules, s, seat)
    top = s.hexes.size(HEX_DECK) > 0 and s.turn > 0
    sides = layout.sides.ids
    return ArchipelagoView(
        **rest,
        turn=int(s.turn),
        phase=int(s.phase),
        player=int(s.player),
        order=tuple(int(one) for one in s.order),
        out=tuple(k for k in range(s.seats) if s.is_out(k)),
        bound=tuple(int(one) for one in s.bound),
        population=int(s.population),
        rebellion=int(s.rebels),
        surplus=int(s.surplus),
        hire_price=int(hire_price(s)),
        regions=tuple(region_seen(s, k, seat) for k in range(s.regions)),
        bank_cubes=tuple(int(s.in_bank(good)) for good in range(GOODS)),
        bank_florins=int(s.bank),
        tokens_left=building_tokens(s),
        boards=tuple(section(s, board, good) for board in range(2) for good in range(GOODS)),
        piles=piles(s),
        next_side=sides[s.top_side] if top else "",
        next_other_side=sides[s.top_side ^ 1] if top and seat >= 0 and s.looked >> seat & 1 else "",
        hexes_left=int(s.hexes.size(HEX_DECK)),
        hexes_discarded=tuple(sides[2 * one] for one in s.hexes.cards(HEX_DISCARD)),
        hand=hand(s, seat),
        wheel=tuple(
            (name, tuple(int(s.has(k, ON_WHEEL + space)) for k in range(s.seats)))
            for space, name in enumerate(SPACE_NAMES)
        ),
        back=layout.card_ids[[int(back) for back in layout.back].index(int(top_back(s)))] if s.cards.size(DECK) else "",
        cards_left=int(s.cards.size(DECK)),
        cards_discarded=tuple(layout.card_ids[card] for card in range(CARDS) if s.holder[card] == DISCARDED),
        track=tuple(track_card(s, slot) for slot in range(len(s.track)) if s.track[slot] != NOTHING),
        found=tuple(layout.card_ids[card] for card in range(CARDS) if s.holder[card] == UNCOVERED),
        trends=tuple(layout.trend_ids[trend] for trend in (s.trend, s.second_trend) if trend != NOTHING),
        common_objectives=tuple(layout.objective_ids[one] for one in s.objectives.cards(COMMON)),
        ends=tuple(end_line(s, one, seat) for one in range(OBJECTIVES)) if s.turn > 0 else (),
        ending=layout.objective_ids[s.ending] if s.ending != NOTHING else "",
        independent=s.ended_by == n.BY_INDEPENDENCE,
        players=tuple(player_seen(s, k, seat) for k in range(s.seats)),
        forecast=forecast(s),
        harvests=tuple(harvest(s, seat, good) for good in range(GOODS)) if seat >= 0 else (),
        acted=bool(s.acted),
        card_used=bool(s.card_used),
        served=bool(s.served),
        doubled=tuple(name for good, name in enumerate(GOOD_NAMES) if s.doubled >> good & 1),
        offers_left=int(layout.numbers.offers - offers_made(s)) if is_talking(s) else 0,
        has_called=is_talking(s) and bool(window_word(s, HAS_CALLED)),
        crisis=crisis(s),
        offer=offer(s, seat, rest["deciding"]),
        step=step(s, rest["deciding"]) if seat in rest["to_act"] else None,
        pieces=tuple(int(word) for word in s.units),
        moved=tuple(int(word) for word in s.trail)[1:],
        offered=tuple(int(word) for word in s.offered)[1:],
        screens=layout.house.get("screens", "closed"),
        house=tuple(sorted(layout.house.items())),
    )


def is_talking(s: Archipelago) -> bool:
    """Whether the decision on top is a window in which offers are made."""
    return s.over == 0 and int(s.began()) in (n.PLAY_ROUND, n.SET_ORDER, n.FEED_CITIZENS, n.SUPPLY_EXPORT)


# The map.


def region_seen(s: Archipelago, region: int, seat: int) -> Region:
    sides, side = s.layout.sides, int(side_of(s, region))
    q, r = s.layout.grid.cells[s.of_region(region, CELL)]
    reached = int(carried_to(s, seat, region)) if seat >= 0 and lands(s, region) else 0
    return Region(
        number=region,
        side=sides.ids[side],
        rotation=int(s.of_region(region, ROTATION)),
        q=q,
        r=r,
        lands=int(lands(s, region)),
        seas=int(seas(s, region)),
        huts=int(sides.huts[side]),
        holder=int(holder_of(s, region)),
        beside=tuple(int(s.beside(region, edge)) for edge in range(EDGES)),
        by_sea=tuple(terrain(s, region, edge) == SEA for edge in range(EDGES)),
        symbols=tuple(symbols(s, region)),
        buildings=tuple(building(s, region, kind) for kind in range(BUILDINGS) if s.is_built(region, kind)),
        units=companies(s, region),
        permitted=int(s.of_region(region, PERMITTED)),
        carried_to=tuple(k for k in range(s.regions) if reached >> k & 1 and lands(s, k)),
    )


def symbols(s: Archipelago, region: int) -> list[Symbols]:
    sides, side = s.layout.sides, side_of(s, region)
    found = []
    for good, name in enumerate(GOOD_NAMES):
        taken = occupied(s, good)
        for spot in range(2 * AREAS):
            count = int(sides.symbols_in(side, spot, good))
            if count:
                free = int(free_symbols(s, region, spot % AREAS, good, taken))
                looted = bool(s.is_looted(region, good))
                found.append(Symbols(good=name, area=SPOT_NAMES[spot], count=count, free=free, is_looted=looted))
    return found


def building(s: Archipelago, region: int, kind: int) -> Building:
    unit, owner = int(s.keeper(region, kind)), int(controller(s, region, kind))
    why = "nobody" if owner == NOBODY else "unit" if occupier(s, region, kind) == owner else "town"
    used = s.ports_used if kind == PORT else s.markets_used if kind == MARKET else 0
    return Building(
        kind=BUILDING_NAMES[kind],
        area=SPOT_NAMES[int(s.site(region, kind)) + (SEA_SPOTS if kind == PORT else 0)],
        controller=owner,
        why=why,
        keeper=int(s.layout.owner(unit)) if unit != NOBODY else NOBODY,
        keeper_lies=unit != NOBODY and bool(s.is_lying(unit)),
        is_used=bool(used >> region & 1),
    )


def companies(s: Archipelago, region: int) -> tuple[Company, ...]:
    """The units of a region, those that are alike together."""
    layout = s.layout
    groups: Counter[tuple[int, bool, str, str, str]] = Counter()
    for unit in range(layout.units):
        if s.region_of(unit) == region:
            is_ship = bool(layout.is_ship(unit))
            area = SPOT_NAMES[int(s.area_of(unit)) + (SEA_SPOTS if is_ship else 0)]
            groups[int(layout.owner(unit)), is_ship, area, post_name(int(s.post_of(unit))), how(s, unit)] += 1
    return tuple(
        Company(seat=owner, is_ship=is_ship, area=area, on=on, how=state, count=count)
        for (owner, is_ship, area, on, state), count in sorted(groups.items())
    )


def post_name(post: int) -> str:
    if post == ON_GROUND:
        return ""
    return BUILDING_NAMES[post - int(ON_BUILDING)] if post < ON_SYMBOL else GOOD_NAMES[post - int(ON_SYMBOL)]


def how(s: Archipelago, unit: int) -> str:
    word = s.units[unit]
    return "lying" if word & LYING else "engaged" if word & ENGAGED else "moved" if word & HAS_MOVED else ""


def hand(s: Archipelago, seat: int) -> tuple[str, ...]:
    """Sides before the viewer; in the open also those of whoever explores."""
    found: list[str] = []
    for owner in range(s.seats):
        for k in range(s.hexes.size(IN_HAND + owner)):
            if s.hexes.seen(IN_HAND + owner, k) & bit(seat) and (owner == seat or s.turn > 0):
                one = int(s.hexes.card(IN_HAND + owner, k))
                found += s.layout.sides.ids[2 * one : 2 * one + 2]
    return tuple(found)


# Boards, bank, track.


def section(s: Archipelago, board: int, good: int) -> Section:
    layout = s.layout
    count, capacity = int(s.lying_on(board, good)), int(layout.room(board, good))
    cell = (board * int(GOODS) + good) * int(CELLS) + count
    return Section(
        board=BOARD_NAMES[board],
        good=GOOD_NAMES[good],
        count=count,
        capacity=capacity,
        buy=int(buying_price(s, board, good)),
        sell=int(selling_price(s, board, good)) if count < capacity else 0,
        surplus=int(layout.cell_surplus[cell]),
        rebellion=int(layout.cell_rebellion[cell]),
    )


def building_tokens(s: Archipelago) -> tuple[int, int]:
    numbers = s.layout.numbers
    halls = int(buildings_in_play(s, MARKET) + buildings_in_play(s, PORT))
    homes = int(buildings_in_play(s, TOWN) + buildings_in_play(s, TEMPLE))
    return int(numbers.town_temple_tokens) - homes, int(numbers.market_port_tokens) - halls


def piles(s: Archipelago) -> tuple[int, ...]:
    """ARC-EXPL-09 the first pile is used up first."""
    size, left = int(s.layout.numbers.pile), int(s.explorers)
    count = int(s.layout.numbers.piles)
    return tuple(min(size, max(0, left - size * (count - 1 - k))) for k in range(count))


def track_card(s: Archipelago, slot: int) -> TrackCard:
    layout, card, turned = s.layout, int(s.track[slot]), int(s.turned[slot])
    last = turned + 1 == layout.numbers.prices
    following = 0 if last else int(layout.card_prices[card * layout.numbers.prices + turned + 1])
    return TrackCard(
        slot=slot,
        card=layout.card_ids[card],
        turned=turned,
        price=int(price_on_track(s, slot)),
        next_price=following,
        turned_now=bool(s.turned_now & layout.bits[card]),
    )


# Players.


def player_seen(s: Archipelago, owner: int, seat: int) -> Player:
    layout = s.layout
    first, ships = int(layout.first_unit(owner)), int(layout.first_ship(owner))
    citizens = [int(s.units[k]) for k in range(first, ships)]
    fleet = [int(s.units[k]) for k in range(ships, first + int(layout.pieces))]
    return Player(
        seat=owner,
        place=[int(one) for one in s.order].index(owner) + 1,
        is_out=bool(s.is_out(owner)),
        discs=int(s.has(owner, DISCS)),
        discs_in_all=int(s.discs),
        citizens_left=sum(word & REGION == IN_RESERVE for word in citizens),
        ships_left=sum(word & REGION == IN_RESERVE for word in fleet),
        citizens=sum(word & REGION < ON_CARD for word in citizens),
        rebels=sum(word & REGION < ON_CARD and word & LYING != 0 for word in citizens),
        on_wonders=sum(word & REGION == ON_CARD for word in citizens),
        ships=sum(word & REGION < ON_CARD for word in fleet),
        florins=int(s.has(owner, FLORINS)),
        tokens=int(s.has(owner, TOKENS)),
        cubes_least=tuple(int(least(s, seat, owner, good)) for good in range(GOODS)),
        cubes_most=tuple(int(most(s, seat, owner, good)) for good in range(GOODS)),
        cards=tuple(held_card(s, card, seat) for card in range(CARDS) if s.holder[card] == owner),
        objectives=tuple(known_objectives(s, owner, seat)),
        last_bid=int(s.has(owner, LAST_BID)),
        benefaction=int(s.has(owner, BENEFACTION)),
        port_coins=int(s.has(owner, HALL_COINS)),
        market_coins=int(s.has(owner, HALL_COINS + 1)),
        taxes=int(tax_income(s, owner)),
        towns=int(controlled(s, owner, TOWN)),
        ports=int(controlled(s, owner, PORT)),
        markets=int(controlled(s, owner, MARKET)),
        temples=int(controlled(s, owner, TEMPLE)),
        region_symbols=tuple(int(symbols_held(s, owner, good)) for good in range(GOODS)),
        characters=int(s.has(owner, CARDS_OWNED)),
        progress=int(s.has(owner, CARDS_OWNED + 1)),
        medals=int(medals(s, owner)),
        owed=int(s.has(owner, OWED)),
    )


def held_card(s: Archipelago, card: int, seat: int) -> HeldCard:
    return HeldCard(
        card=s.layout.card_ids[card],
        is_used=bool(s.is_used(card)),
        is_built=bool(s.stands(card)),
        discs=int(s.discs_on(card)),
        bought_in=int(s.bought_in(card)),
        price=int(use_price(s, seat, card)),
    )


def known_objectives(s: Archipelago, owner: int, seat: int) -> list[str]:
    """The objectives of a seat, in the order of the deck; those that the viewer has not seen are hidden."""
    faces = s.objectives.faces(HELD + owner, seat)
    return [s.layout.objective_ids[face] if face >= 0 else HIDDEN for face in sorted(faces, reverse=True)]


def end_line(s: Archipelago, objective: int, seat: int) -> EndLine:
    layout = s.layout
    kind, ranks = int(layout.end_kind[objective]), int(layout.end_ranks[objective])
    holders = tuple(k for k in range(s.seats) if objective in s.objectives.faces(HELD + k, seat))
    boxed = any(
        s.objectives.face(BOX, k, seat) == objective for k in range(s.objectives.size(BOX))
    )  # discarded by the viewer, or known to lie there
    there = objective in [card for pile in range(len(s.objectives.sizes)) for card in s.objectives.cards(pile)]
    return EndLine(
        objective=layout.objective_ids[objective],
        ends=END_NAMES[kind],
        now=int(progress_towards(s, kind)),
        at=int(layout.end_at[objective]),
        is_spent=boxed or not there,
        holders=holders,
        is_open=s.objectives.find(COMMON, objective) >= 0,
        value=int(value(s, seat, ranks)) if seat >= 0 and ranks >= 0 else 0,
    )


def harvest(s: Archipelago, seat: int, good: int) -> Harvest:
    """Every free unit goes onto a symbol that it reaches, where no rival has to be asked."""
    layout = s.layout
    taken = occupied(s, good)
    units = 0
    for unit in range(int(layout.first_unit(seat)), int(layout.first_unit(seat + 1))):
        is_reaper = bool(layout.is_ship(unit)) == (good == n.FISH) and s.is_free(unit)
        if not is_reaper or (spot_of(s, unit) >= n.BUILDING_SPOTS and not layout.rulings.harvest_from_building):
            continue
        region = int(s.region_of(unit))
        rival = holder_of(s, region) not in (NOBODY, seat) and not s.of_region(region, PERMITTED)
        area = int(reached_area(s, unit, good, taken))
        if area != NOTHING and not rival:
            taken[region * int(AREAS) + area] += 1
            units += 1
    each = int(layout.numbers.doubled) if s.doubled >> good & 1 else 1
    return Harvest(good=GOOD_NAMES[good], units=units, cubes=min(units * each, int(s.in_bank(good))))


# What is going on.


def crisis(s: Archipelago) -> Crisis | None:
    """The crisis that lies on the agenda, if any."""
    left = 0
    for depth in range(int(s.depth) - 1, -1, -1):
        base = depth * int(STEP)
        number, words = int(s.agenda[base]), [int(s.agenda[base + int(OWN) + k]) for k in range(5)]
        if number == n.STAND_UP:
            left = words[0]
        if number in (n.DOMESTIC_CRISIS, n.EXPORT_CRISIS) and s.agenda[base + int(SEAT)] == NO_SEAT and words[2]:
            return Crisis(
                is_domestic=number == n.DOMESTIC_CRISIS,
                good=GOOD_NAMES[words[int(GOOD)]],
                number=words[int(NUMBER)],
                given=words[int(GIVEN)],
                lying=int(count_lying(s)),
                asked=tuple(int(s.order[k]) for k in range(words[2])),
                player=int(s.player),
                stand_up=left,
            )
    return None


def offer(s: Archipelago, seat: int, deciding: str) -> Offer | None:
    """An offer that was made, which all have heard; or the viewer's own while it is put together."""
    if deciding not in ("fill-offer", "answer-offer"):
        return None
    ids, words = s.layout.card_ids, [int(s.own(k)) for k in range(16)]
    net = [
        (name, words[int(net_word(thing))])
        for thing, name in enumerate(THING_NAMES[: int(THINGS)])
        if thing != FIVE_COIN
    ]
    return Offer(
        maker=words[int(MAKER)],
        partner=words[int(PARTNER)],
        gives=tuple((name, count) for name, count in net if count > 0),
        wants=tuple((name, -count) for name, count in net if count < 0),
        gives_cards=tuple(name for card, name in enumerate(ids) if words[int(CARDS_GIVEN)] >> card & 1),
        wants_cards=tuple(name for card, name in enumerate(ids) if words[int(CARDS_WANTED)] >> card & 1),
        harvest_region=words[int(PERMISSION)] // int(SYMBOLS) if words[int(PERMISSION)] else NOBODY,
        harvest_symbols=words[int(PERMISSION)] % int(SYMBOLS),
        order_place=words[int(ORDER_PLACE)],
        stand_ups=words[int(STAND_UPS)],
        given=words[int(SIZE)] & int(SIDE_SIZE),
        wanted=words[int(SIZE)] >> int(WANTED) & int(SIDE_SIZE),
        is_made=deciding == "answer-offer",
    )


def step(s: Archipelago, deciding: str) -> Step | None:
    """What the viewer's move has come to, from the words of the step on top."""
    layout, a, b, c = s.layout, int(s.own(0)), int(s.own(1)), int(s.own(2))
    sides, cells = layout.sides.ids, layout.grid.names
    if deciding == "pick-cell":
        return Step(side=sides[a])
    if deciding == "pick-rotation":
        return Step(side=sides[a], cell=cells[b])
    if deciding == "send-explorer":
        return Step(side=sides[a], cell=cells[b], rotation=c)
    if deciding == "land-citizen":
        return Step(region=a, left=b)
    if deciding in ("stock-market", "take-discovery"):
        return Step(region=a)
    if deciding == "set-order":
        return Step(made=a)
    if deciding == "stand-up":
        return Step(left=a)
    if deciding == "expel-rebel":
        return Step(region=a, spot=BUILDING_NAMES[b])
    if deciding == "grant-harvest":
        return Step(region=a)
    if deciding == "harvest":
        return Step(good=GOOD_NAMES[a], left=b, made=c)
    if deciding == "transact":
        return Step(boards=tuple(name for k, name in enumerate(BOARD_NAMES) if a >> k & 1), left=b, made=c)
    if deciding in ("reproduce", "recruit"):
        return Step(left=a, made=b)
    if deciding == "migrate":
        full = [k for k in range(s.regions) if citizens_in(s, s.asked(), k) > layout.numbers.most_citizens]
        return Step(made=b, over_full=tuple(full))
    if deciding == "migrate-to":
        return Step(region=int(s.region_of(a)), spot=SPOT_NAMES[int(spot_of(s, a))])
    if deciding == "turn-card":
        return Step(left=a)
    return card_step(s, deciding)


def card_step(s: Archipelago, deciding: str) -> Step | None:
    """The same for constructions, payments and cards."""
    layout, a, b, c = s.layout, int(s.own(0)), int(s.own(1)), int(s.own(2))
    if deciding == "choose-construction":
        return Step(constructions=tuple(name for k, name in enumerate(CONSTRUCTION_NAMES) if a >> k & 1))
    if deciding == "choose-builder":
        return Step(construction=CONSTRUCTION_NAMES[a])
    if deciding == "choose-waters":
        unit = int(s.own(BUILDER))
        return Step(construction=CONSTRUCTION_NAMES[a], region=int(s.region_of(unit)))
    if deciding == "pay-with-tokens":
        thing, packed = int(s.own(THING)), int(s.own(PACKED))
        tokens = tuple(int(tokens_for(packed, good)) for good in range(GOODS))
        if a == 0:
            cost = tuple(int(layout.build_cost[thing * GOODS + good]) for good in range(GOODS))
            return Step(construction=CONSTRUCTION_NAMES[thing], tokens=tokens, cost=cost)
        way = int(s.own(3))
        cost = tuple(int(layout.cost_of(thing, way, good)) for good in range(GOODS))
        return Step(card=layout.card_ids[thing], tokens=tokens, cost=cost)
    if deciding in ("choose-way", "send-to-wonder"):
        return Step(card=layout.card_ids[a])
    if deciding == "loot":
        return Step(region=b - 1, good=GOOD_NAMES[c]) if b else Step()
    if deciding == "take-cube":
        return Step(goods=tuple(name for k, name in enumerate(GOOD_NAMES) if a >> k & 1))
    if deciding == "buy-found":
        return Step(kind=("character", "progress")[a])
    if deciding == "choose-harvest":
        return Step(left=a)
    if deciding == "pick-spot":
        if s.began() == n.HARVEST:
            return Step(region=int(s.region_of(a)), good=GOOD_NAMES[b])
        return Step(seat=a, region=b)
    return None
