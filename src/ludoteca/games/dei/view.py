"""What a seat sees in D.E.I., field by field: everything but the decks, others' locked Talents and kinds of Candy.

With DEI-OPT-3 the cards of others are seen only where they lie face up; which cards somebody has is known all the same.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from ludoteca.games.dei import content
from ludoteca.games.dei.arrivals import Arrival, Barred, Group, barred, offers
from ludoteca.games.dei.called import CityNames, card_names, city_names
from ludoteca.games.dei.rules import names
from ludoteca.games.dei.rules.buying import tech_price
from ludoteca.games.dei.rules.city import QUARTERS
from ludoteca.games.dei.rules.clean_up import THREE_SEATS, poorest
from ludoteca.games.dei.rules.drones import killed_of, range_of
from ludoteca.games.dei.rules.layout import (
    BIN,
    CHAMPION_NAMES,
    COLOUR_NAMES,
    COUNTED_NAMES,
    DECK,
    DRONE_NAMES,
    FACTION_NAMES,
    HAND,
    HELD,
    KIND_NAMES,
    MARKET_NAMES,
    ON_CARDS,
    PAD,
    PAD_CARDS,
    PLAN,
    RESERVE,
    ROW,
    SYMBOL_NAMES,
    UNIT_NAMES,
    Layout,
)
from ludoteca.games.dei.rules.majority import best_rival, crosses, has_drone, majority, value
from ludoteca.games.dei.rules.names import (
    BLACK,
    COLOURS,
    COUNT_DRONE_CARDS,
    DRONES,
    ENERGY,
    FACE_UNSEEN,
    KINDS,
    MARKETS,
    NOBODY,
    NOTHING,
    SHELTER,
    SYMBOLS,
    TALENTS_A_COLOUR,
    TECH,
    TOKENS_A_KIND,
)
from ludoteca.games.dei.rules.phases import is_open, talents_of
from ludoteca.games.dei.rules.pool import HERE, MORE, THERE, WHAT
from ludoteca.games.dei.rules.rules import DeiRules
from ludoteca.games.dei.rules.scoring import drone_cards, part_of, total, worth
from ludoteca.games.dei.rules.state import (
    CANDY_SHIFT,
    CARD_SUPPLIES,
    FACE_DOWN,
    PARTS,
    PHASE_OF,
    SUPPLIES,
    Dei,
)
from ludoteca.games.dei.rules.state import RESERVE as SCRAPPERS_LEFT
from ludoteca.games.dei.seen import (
    HIDDEN,
    UNKNOWN,
    Market,
    Mission,
    Offer,
    Outpost,
    PadCard,
    Player,
    Region,
    Standing,
)
from ludoteca.games.dei.uses import uses
from ludoteca.play.view import View, shared

__all__ = [
    "HIDDEN",
    "UNKNOWN",
    "DeiView",
    "Market",
    "Mission",
    "Offer",
    "Outpost",
    "PadCard",
    "Player",
    "Region",
    "Standing",
    "Step",
    "view",
]

LEVELS = ("street", "courtyard", "roof")
TALENTS = tuple(one.id for one in content.talents())
MISSIONS = tuple(one.id for one in content.missions())
CANDY = tuple(one.id for one in content.candy())


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """What the own move has come to: symbol, drone or card, and the Regions or slots named so far.

    `reach` is how far the drone flies that is on its way; `count` how many are carried; `units` those that a teleporter
    sends first; `killed` how many of each seat the Reaper has been given.
    """

    symbol: str = ""
    drone: str = ""
    card: str = ""
    spent: str = ""  # the card that goes with the robot
    here: str = ""
    there: str = ""
    kind: str = ""
    count: int = 0
    unit: str = ""
    killed: tuple[int, ...] = ()


class DeiView(View, frozen=True, kw_only=True):
    """The table as one viewer knows it."""

    turn: int
    turns: int
    phase: int
    player: int  # whose Action Phase it is, or -1
    first: int
    order: tuple[int, ...]
    next_first: int  # with three seats in Turn 3: who would begin Turn 4; else -1
    tiles: tuple[tuple[str, int], ...]  # in the order of reading, with quarter turns clockwise
    columns: int
    regions: tuple[Region, ...]
    outposts: tuple[Outpost, ...]
    drones: tuple[str, ...]  # the Region of each drone, empty if it is not in play
    neutral_elevators: tuple[str, ...]
    neutral_bridges: tuple[str, ...]
    bridge_slots: tuple[tuple[str, str, str, str], ...]  # name, two Roofs, the Ground that is crossed
    elevator_slots: tuple[tuple[str, str, str], ...]  # name, Ground, Roof
    bank: tuple[int, int]
    markets: tuple[Market, ...]
    drone_cards_unseen: tuple[str, ...]
    missions: tuple[Mission, ...]
    candy_reserve: int
    candy_on_cards: int
    candy_unseen: tuple[int, ...]  # by kind: tokens that this viewer has not seen
    talents_open: tuple[tuple[str, ...], ...]  # DEI-OPT-2 by colour: those that can be drafted
    players: tuple[Player, ...]
    card: str  # the card in play; empty without one, or if it lies face down
    card_down: bool
    left: tuple[tuple[str, int], ...]  # the symbols left of it; of gains how much
    drone_range: int  # of the flight that is left
    wild: bool
    bought_down: bool
    swapped: bool
    robot_sent: bool
    planning: bool
    moments: tuple[int, ...]  # DEI-OPT-3 what everybody could note down: see `Dei.moments`
    house: tuple[tuple[str, str], ...]  # the settings that are not the usual ones
    step: Step | None  # of the own move
    arrivals: tuple[Arrival, ...]  # the Regions that it could name next
    barred: tuple[Barred, ...]  # those that are linked, and that nobody may enter
    groups: tuple[Group, ...]  # that could go along
    uses: tuple[tuple[str, int], ...]  # the symbols of the own cards, and at how many places each could be used now

    def region(self, name: str) -> Region:
        return next(region for region in self.regions if region.name == name)


def view(rules: DeiRules, s: Dei, seat: int) -> DeiView:
    layout, city = rules.layout, s.city
    rest: dict[str, Any] = shared(rules, s, seat)
    fixed = city_names(layout, city)
    cards = card_names(layout)
    named = offers(rules, s, seat) if seat in rest["to_act"] else ((), ())
    return DeiView(
        **rest,
        turn=int(s.turn),
        turns=int(layout.numbers.turns),
        phase=int(s.phase),
        player=int(s.player),
        first=int(s.first),
        order=tuple(s.order),
        next_first=_next_first(s),
        tiles=tuple((layout.districts.codes[int(tile) // QUARTERS], int(tile) % QUARTERS) for tile in s.tiles),
        columns=int(city.columns),
        regions=tuple(_region(s, fixed, region) for region in range(city.regions)),
        outposts=tuple(_outpost(s, outpost) for outpost in range(city.outposts)),
        drones=tuple(fixed.called(int(region)) for region in s.drones),
        neutral_elevators=tuple(fixed.elevators[int(slot)] for slot in city.neutral_elevators),
        neutral_bridges=tuple(fixed.bridges[int(slot)] for slot in city.neutral_bridges),
        bridge_slots=fixed.bridge_slots,
        elevator_slots=fixed.elevator_slots,
        bank=(int(s.bank[TECH]), int(s.bank[ENERGY])),
        markets=tuple(_market(s, cards, market) for market in range(MARKETS)),
        drone_cards_unseen=tuple(
            sorted(
                cards[card] for deck in range(COLOURS) for card in s.cards.cards(DECK + deck) if _steers(layout, card)
            )
        ),
        missions=tuple(
            _mission(s, seat, column, row)
            for row in range(layout.mission_rows)
            for column in range(layout.numbers.turns)
            if s.missions[row * layout.numbers.turns + column] != NOTHING
        ),
        candy_reserve=int(s.candy.size(RESERVE)),
        candy_on_cards=int(s.candy.size(ON_CARDS)),
        candy_unseen=_candy_unseen(s, seat),
        talents_open=_talents_open(s),
        players=tuple(_player(s, player, seat, fixed, cards) for player in range(s.seats)),
        card=cards[s.card] if s.card >= 0 else HIDDEN,
        card_down=bool(s.card == FACE_UNSEEN),
        left=tuple((SYMBOL_NAMES[symbol], int(s.pool[symbol])) for symbol in range(SYMBOLS) if s.pool[symbol] > 0),
        drone_range=next(
            (int(range_of(s, s.player, drone)) for drone in range(DRONES) if s.pool[names.FLY + drone] > 0), 0
        ),
        wild=bool(s.wild),
        bought_down=bool(s.bought_down),
        swapped=bool(s.swapped),
        robot_sent=bool(s.robot_sent),
        planning=layout.rulings.planning,
        moments=tuple(s.moments),
        house=tuple(layout.house.items()),
        step=_step(s, fixed, cards) if seat in rest["to_act"] and s.going_on() else None,
        arrivals=named[0],
        barred=barred(s, seat) if seat in rest["to_act"] else (),
        groups=named[1],
        uses=uses(rules, s, seat) if seat in rest["to_act"] else (),
    )


def _next_first(s: Dei) -> int:
    last = s.layout.numbers.turns
    if s.seats != THREE_SEATS or s.turn != last - 1 or s.layout.rulings.by_supplies:
        return NOBODY
    first = poorest(s, (s.first + 1) % s.seats)
    return int((first + 1) % s.seats if s.layout.rulings.confrontation else first)


def _region(s: Dei, fixed: CityNames, region: int) -> Region:
    holder = int(majority(s, region))
    standings = tuple(_standing(s, region, seat) for seat in range(s.seats) if _stands(s, region, seat))
    best = max((standing.value for standing in standings), default=0)
    tied = tuple(one.seat for one in standings if one.value == best > 0) if holder == NOBODY else ()
    return Region(
        name=fixed.names[region],
        level=LEVELS[s.city.level[region]],
        members=fixed.members[region],
        near=fixed.near[region],
        walls=fixed.walls[region],
        tokens=int(s.tokens[region]),
        standings=standings,
        majority=holder,
        tied=tied,
        neutral_shelter=bool(s.city.shelter[region]),
        shelters=tuple(seat for seat in range(s.seats) for _ in range(s.built_at(seat, SHELTER, region))),
        drones=tuple(DRONE_NAMES[drone] for drone in range(DRONES) if s.drones[drone] == region),
    )


def _stands(s: Dei, region: int, seat: int) -> bool:
    return bool(s.units_in(region, seat) > 0 or value(s, seat, region) > 0)


def _standing(s: Dei, region: int, seat: int) -> Standing:
    champion = bool(s.champion_at(seat) == region)
    return Standing(
        seat=seat,
        scrappers=int(s.scrappers_in(region, seat)),
        champion=champion,
        added=tuple(_added(s, region, seat)),
        value=int(value(s, seat, region)),
    )


def _added(s: Dei, region: int, seat: int) -> list[tuple[str, int]]:
    """What is added to a Majority, by name; City Knowledge adds nothing, but wins a tie."""
    numbers = s.layout.numbers
    shelters = int(s.built_at(seat, SHELTER, region))
    found = {
        "z13": int(numbers.z13) if s.champion(seat) == names.Z13 and s.champion_at(seat) == region else 0,
        "bombardment": int(numbers.bombardment) if s.knows(seat, names.BOMBARDMENT) and crosses(s, seat, region) else 0,
        "fortress": int(numbers.fortress) if s.knows(seat, names.FORTRESS) and shelters else 0,
        "trojan-horse": int(numbers.trojan_horse) if s.knows(seat, names.TROJAN_HORSE) and has_drone(s, region) else 0,
        "caravan": int(numbers.caravan) * shelters if s.knows(seat, names.CARAVAN) else 0,
    }
    added = [(name, count) for name, count in found.items() if count]
    if s.knows(seat, names.CITY_KNOWLEDGE) and value(s, seat, region) == best_rival(s, seat, region):
        added.append(("city-knowledge", 0))
    return added


def _outpost(s: Dei, outpost: int) -> Outpost:
    city, districts = s.city, s.layout.districts
    place = int(city.outpost_place[outpost])
    region = city.outpost_region[outpost]
    controller = int(s.controller[outpost])
    return Outpost(
        name=districts.tile_of(place),
        place=districts.regions[place],
        region=districts.regions[int(city.name[region])],
        colour=COLOUR_NAMES[s.colours[city.outpost_letter[outpost]]],
        letter="ABC"[city.outpost_letter[outpost]],
        controller=controller,
        kept=controller != NOBODY and majority(s, region) != controller,
    )


def _steers(layout: Layout, card: int) -> bool:
    return bool(layout.steers[card] != NOTHING)


def _market(s: Dei, cards: tuple[str, ...], market: int) -> Market:
    row: list[Offer | None] = [_offer(s, cards, market, place) for place in range(s.cards.size(ROW + market))]
    gaps: list[Offer | None] = [None] * (int(s.layout.numbers.slots) - len(row))
    own = [card for card in s.cards.cards(DECK + market) if not _steers(s.layout, card)]
    return Market(
        name=MARKET_NAMES[market],
        offers=tuple(gaps + row[::-1]),
        deck=int(s.cards.size(DECK + market)),
        unseen=tuple(sorted(cards[card] for card in own)),
    )


def _offer(s: Dei, cards: tuple[str, ...], market: int, place: int) -> Offer:
    card = s.cards.card(ROW + market, place)
    black = market == BLACK
    return Offer(
        card=cards[card],
        tech=int(tech_price(s, card, market, place)),
        energy=int(s.layout.price_energy[card]),
        asks=0 if black else int(s.layout.rulings.outposts_asked[place]),
        back=int(s.layout.numbers.black_right) if black and place == 0 else 0,
    )


def _mission(s: Dei, viewer: int, column: int, row: int) -> Mission:
    layout = s.layout
    turns = int(layout.numbers.turns)
    kind = int(s.missions[row * turns + column])
    secret = layout.rulings.planning and layout.counts[kind] == COUNT_DRONE_CARDS and not s.over
    return Mission(
        column=column + 1,
        row=row + 1,
        kind=MISSIONS[kind],
        counts=COUNTED_NAMES[layout.counts[kind]],
        gives=(int(layout.full[kind]), int(layout.past[kind])),
        each=(int(layout.full_each[kind]), int(layout.past_each[kind])),
        past=bool(column < s.turn - 1),
        worth=tuple(
            UNKNOWN if secret and seat != viewer else int(worth(s, seat, kind, column)) for seat in range(s.seats)
        ),
        taken=tuple(seat for seat in range(s.seats) if s.taken[seat * turns + column] == row),
    )


def _candy_unseen(s: Dei, viewer: int) -> tuple[int, ...]:
    piles = [int(RESERVE), *[int(HELD) + seat for seat in range(s.seats) if seat != viewer]]
    unseen = Counter(int(s.layout.candy_tokens[token]) for pile in piles for token in s.candy.cards(pile))
    return tuple(unseen[kind] for kind in range(s.layout.candy_kinds))


def _talents_open(s: Dei) -> tuple[tuple[str, ...], ...]:
    """DEI-OPT-2 the groups that lie open; with dealt Talents nobody sees what is left."""
    if not s.layout.rulings.draft:
        return ()
    return tuple(tuple(TALENTS[talent] for talent in s.talents.cards(colour)) for colour in range(COLOURS))


def _player(s: Dei, player: int, viewer: int, fixed: CityNames, cards: tuple[str, ...]) -> Player:
    layout = s.layout
    faction = int(s.champion(player))
    secret = layout.rulings.planning and player != viewer and not s.over
    piles = {which: s.cards.cards(layout.pile(player, which)) for which in (HAND, PLAN, PAD, BIN)}
    turns = int(layout.numbers.turns)
    parts = [int(part_of(s, player, part)) for part in range(PARTS)]
    base = player * COLOURS
    candy = s.candy.cards(HELD + player) if player == viewer else []
    return Player(
        faction=FACTION_NAMES[faction] if faction != NOTHING else "",
        champion=CHAMPION_NAMES[faction] if faction != NOTHING else "",
        champion_at=fixed.called(int(s.champion_at(player))),
        tech=int(s.has(player, TECH)),
        energy=int(s.has(player, ENERGY)),
        supplies=int(s.has(player, SUPPLIES)),
        reserve=int(s.has(player, SCRAPPERS_LEFT)),
        on_map=int(s.on_map(player)),
        regions=tuple(fixed.names[region] for region in range(s.city.regions) if s.present(player) >> region & 1),
        cubes=(int(s.cubes[base]), int(s.cubes[base + 1]), int(s.cubes[base + 2])),
        talents=_talents(s, player, viewer),
        unlocked=(is_open(s, player, 0), is_open(s, player, 1), is_open(s, player, 2)),
        hand=() if secret else tuple(cards[card] for card in piles[HAND]),
        hand_size=len(piles[HAND]),
        planned=(HIDDEN,) * len(piles[PLAN]) if secret else tuple(cards[card] for card in piles[PLAN]),
        pad=tuple(
            _pad_card(s, player, k, HIDDEN if secret else cards[card], cards) for k, card in enumerate(piles[PAD])
        ),
        bin=(HIDDEN,) * len(piles[BIN]) if secret else tuple(cards[card] for card in piles[BIN]),
        hidden=tuple(sorted(cards[card] for card in _hidden(s, player))) if secret else (),
        candy=tuple(CANDY[layout.candy_tokens[token]] for token in candy),
        candy_count=int(s.candy.size(HELD + player)),
        constructions=tuple(_constructions(s, player, kind, fixed) for kind in range(KINDS)),  # type: ignore[arg-type]
        missions=tuple(int(s.taken[player * turns + column]) + 1 for column in range(turns)),
        drone_cards=UNKNOWN if secret else int(drone_cards(s, player)),
        card_supplies=int(s.has(player, CARD_SUPPLIES)),
        parts=(parts[0], parts[1], parts[2], parts[3]),
        counted=s.is_counted(player),
        total=int(total(s, player)),
    )


def _talents(s: Dei, player: int, viewer: int) -> tuple[str, ...]:
    """Red, blue, green; HIDDEN where the viewer has not seen it, or there is none yet."""
    found = [HIDDEN] * int(COLOURS)
    for talent in s.talents.faces(talents_of(s, player), viewer):
        if talent >= 0:
            found[talent // int(TALENTS_A_COLOUR)] = TALENTS[talent]
    for talent, name in enumerate(TALENTS):
        if s.unlocked[player] >> talent & 1:  # what is told is what counts
            found[talent // int(TALENTS_A_COLOUR)] = name
    return tuple(found)


def _pad_card(s: Dei, player: int, place: int, unseen: str, cards: tuple[str, ...]) -> PadCard:
    laid = int(s.laid[player * PAD_CARDS + place])
    down = bool(laid & FACE_DOWN)
    card = cards[s.cards.card(s.layout.pile(player, PAD), place)]
    candy = laid >> int(CANDY_SHIFT)
    return PadCard(
        card=unseen if down else card,
        phase=laid & int(PHASE_OF),
        down=down,
        candy=CANDY[candy - 1] if candy else "",
    )


def _hidden(s: Dei, player: int) -> list[int]:
    """The cards of a player that others do not see with DEI-OPT-3."""
    found = [card for which in (HAND, PLAN, BIN) for card in s.cards.cards(s.layout.pile(player, which))]
    pad = s.cards.cards(s.layout.pile(player, PAD))
    return found + [card for k, card in enumerate(pad) if s.laid[player * PAD_CARDS + k] & FACE_DOWN]


def _constructions(s: Dei, player: int, kind: int, fixed: CityNames) -> tuple[str, ...]:
    built, base = s.built(kind), player * int(TOKENS_A_KIND)
    return tuple(fixed.built(kind, int(built[base + k])) for k in range(TOKENS_A_KIND))


def _step(s: Dei, fixed: CityNames, cards: tuple[str, ...]) -> Step | None:
    """What the step on top is about, from the words that its decision keeps there."""
    decision = s.deciding()
    what, here, there, more = (int(s.own(word)) for word in (WHAT, HERE, THERE, MORE))
    symbol = SYMBOL_NAMES[what] if 0 <= what < len(SYMBOL_NAMES) else ""
    if decision in (
        names.RECRUIT_FROM,
        names.SEED_REGION,
        names.MOVE_TO,
        names.EXCHANGE_RESOURCE,
        names.CHOOSE_VICTIM,
    ):
        return Step(symbol=symbol, here=fixed.called(here))
    if decision == names.CHOOSE_CREW:
        return Step(symbol=symbol, here=fixed.called(here), there=fixed.called(there))
    if decision == names.TAKE_UP:
        return Step(symbol=symbol, here=fixed.built(there, here), kind=KIND_NAMES[there])
    if decision in (names.HARVEST, names.CARRY_SCRAPPERS):
        return Step(drone=DRONE_NAMES[what], here=fixed.called(here))
    if decision == names.CARRY_FROM:
        return Step(drone=DRONE_NAMES[what], here=fixed.called(here), there=fixed.called(more), count=there)
    if decision == names.TELEPORT:
        unit = UNIT_NAMES[there - 1] if there > 0 else ""
        return Step(
            drone=DRONE_NAMES[what], here=fixed.called(here), unit=unit, there=fixed.called(more) if unit else ""
        )
    if decision == names.REAP:
        killed = tuple(int(killed_of(s, there, seat)) for seat in range(s.seats))
        return Step(drone=DRONE_NAMES[what], here=fixed.called(here), killed=killed)
    if decision == names.CHOOSE_PAYMENT:
        return Step(card=cards[what], spent=cards[here] if here != NOTHING else "")
    return Step(spent=cards[what]) if decision == names.BUY_BY_ROBOT else None
