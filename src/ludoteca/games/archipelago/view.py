"""What a seat sees in Archipelago, field by field: everything but bids, decks, objectives and what Thieves took.

Florins, tokens and cubes behind screens are here as far as somebody who remembers everything knows them; the setting
`screens` says what of that is shown.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.games.archipelago.forecast import forecast
from ludoteca.games.archipelago.rules import names as n
from ludoteca.games.archipelago.rules.bank import what_bank_pays
from ludoteca.games.archipelago.rules.control import controlled, holder_of, symbols_held
from ludoteca.games.archipelago.rules.crises import top_back
from ludoteca.games.archipelago.rules.ending import progress_towards
from ludoteca.games.archipelago.rules.evolution import price_on_track
from ludoteca.games.archipelago.rules.growing import hire_price
from ludoteca.games.archipelago.rules.harvesting import occupied, reached_area
from ludoteca.games.archipelago.rules.layout import (
    BOARD_NAMES,
    BOX,
    CARDS,
    CELLS,
    COMMON,
    DECK,
    DISCARDED,
    GOOD_NAMES,
    HELD,
    HEX_DECK,
    HEX_DISCARD,
    IN_HAND,
    OBJECTIVES,
    SPACE_NAMES,
    UNCOVERED,
)
from ludoteca.games.archipelago.rules.map import fits_somewhere
from ludoteca.games.archipelago.rules.memory import least, most
from ludoteca.games.archipelago.rules.names import AREAS, GOODS, MARKET, NOBODY, NOTHING, PORT, TEMPLE, TOWN
from ludoteca.games.archipelago.rules.offers import HAS_CALLED, offers_made, window_word
from ludoteca.games.archipelago.rules.pieces import buildings_in_play, spot_of
from ludoteca.games.archipelago.rules.rules import ArchipelagoRules
from ludoteca.games.archipelago.rules.scoring import medals, value
from ludoteca.games.archipelago.rules.state import (
    BENEFACTION,
    CARDS_OWNED,
    DISCS,
    FLORINS,
    HALL_COINS,
    IN_RESERVE,
    LAST_BID,
    LYING,
    ON_CARD,
    ON_WHEEL,
    OWED,
    PERMITTED,
    REGION,
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
from ludoteca.games.archipelago.seen_map import region_seen
from ludoteca.games.archipelago.seen_turn import crisis, offer, step
from ludoteca.kernel.events import bit
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
    next_fits: bool  # whether the viewer, whose round it is, could lay that side now
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


def compared(before: ArchipelagoView, after: ArchipelagoView) -> ArchipelagoView:
    """A position that a move would lead to; ARC-P4-16, ARC-P4-21 a crisis that it ends is shown as it ends."""
    was, now = before.crisis, after.crisis
    if was is None or after.over or (now is not None and now.is_domestic == was.is_domestic):
        return after
    ended = msgspec.structs.replace(
        was,
        given=was.number - (after.rebellion - before.rebellion),
        lying=sum(player.rebels for player in after.players),
        stand_up=0,
        is_over=True,
    )
    return msgspec.structs.replace(after, crisis=ended)


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
        next_fits=top and seat in rest["to_act"] and seat == s.player and bool(fits_somewhere(s, seat, s.top_side)),
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
        sell=int(what_bank_pays(s, selling_price(s, board, good))) if count < capacity else 0,
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
        taxes=int(what_bank_pays(s, tax_income(s, owner))),
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
    permitted = [int(s.of_region(region, PERMITTED)) for region in range(s.regions)]
    units = 0
    for unit in range(int(layout.first_unit(seat)), int(layout.first_unit(seat + 1))):
        is_reaper = bool(layout.is_ship(unit)) == (good == n.FISH) and s.is_free(unit)
        if not is_reaper or (spot_of(s, unit) >= n.BUILDING_SPOTS and not layout.rulings.harvest_from_building):
            continue
        region = int(s.region_of(unit))
        is_rivals = holder_of(s, region) not in (NOBODY, seat)
        area = int(reached_area(s, unit, good, taken))
        if area != NOTHING and (permitted[region] or not is_rivals):
            taken[region * int(AREAS) + area] += 1
            permitted[region] -= int(is_rivals)
            units += 1
    each = int(layout.numbers.doubled) if s.doubled >> good & 1 else 1
    return Harvest(good=GOOD_NAMES[good], units=units, cubes=min(units * each, int(s.in_bank(good))))
