"""The tables of a match, made from the content and the settings: what the compiled rules are given."""

from __future__ import annotations

from functools import cache

from ludoteca.games.archipelago import content
from ludoteca.games.archipelago.components import (
    BOARDS,
    BUILDINGS,
    CONSTRUCTIONS,
    DEEDS,
    EDGES,
    ENDS,
    KINDS,
    LENGTHS,
    MARKERS,
    MOVES,
    PER,
    RANKED,
    RESOURCES,
    ROLES,
    SEATS,
    SPACES,
    TAXED,
    TERRAINS,
    USES,
    Card,
    Effect,
    Objective,
    Region,
)
from ludoteca.games.archipelago.rules.chart import Sides
from ludoteca.games.archipelago.rules.layout import CELLS, WAYS, Layout, Numbers, Rulings
from ludoteca.play.settings import Settings, shown

AREAS = 3
NOTHING = -1
DOES = (*MOVES, *DEEDS)
LARGE_TABLE = 5  # ARC-SETUP-10 seats from which on the other side of the wheel is used


@cache
def sides() -> Sides:
    """All 48 regions and both sides of the start, in the order of the content."""
    starts = content.starts()
    found = [*content.regions(), starts["open-sea"], starts["desert"]]
    return Sides(
        [one.id for one in found],
        [TERRAINS.index(edge) for one in found for edge in one.edges],
        [area for one in found for area in areas_behind(one)],
        [len(one.land) for one in found],
        [len(one.sea) for one in found],
        [one.huts for one in found],
        [count for one in found for count in symbols(one)],
    )


def areas_behind(region: Region) -> list[int]:
    """The area of land or sea that reaches each edge."""
    found = [0] * EDGES
    for areas in (region.land, region.sea):
        for number, area in enumerate(areas):
            for edge in area.edges:
                found[edge] = number
    return found


def symbols(region: Region) -> list[int]:
    """Symbols by area (three of land, three of sea) and resource."""
    found: list[int] = []
    for areas in (region.land, region.sea):
        for k in range(AREAS):
            there = areas[k].symbols if k < len(areas) else {}
            found += [there.get(resource, 0) for resource in RESOURCES]
    return found


@cache
def card_ids() -> tuple[str, ...]:
    return tuple(card.id for card in content.cards())


@cache
def trend_ids() -> tuple[str, ...]:
    return tuple(trend.id for trend in content.trends())


def objective_ids(length: str) -> list[str]:
    return [objective.id for objective in content.objectives()[length]]


def boards(seats: int) -> dict[str, list[int]]:
    """Boards I to IV, the wheel, prices and taxes."""
    size = int(CELLS)
    found: dict[str, list[int]] = {"price": [], "surplus": [], "rebellion": [], "capacity": []}
    markets = content.markets()
    for section in (section for board in BOARDS for section in markets[board]):
        rows = [row for row in section.rows for _ in range(row.cells)]
        rest = [0] * (size - 1 - len(rows))
        found["price"] += [0, *(row.price for row in rows), *rest]
        found["surplus"] += [0, *(row.surplus for row in rows), *rest]
        found["rebellion"] += [0, *(row.rebellion for row in rows), *rest]
        found["capacity"].append(section.capacity)
    colony, labour = content.colony(), content.labour()
    found["colony_surplus"] = [row.surplus for row in colony for _ in range(row.first, row.last + 1)]
    found["colony_rebellion"] = [row.rebellion for row in colony for _ in range(row.first, row.last + 1)]
    found["labour_rebellion"] = [row.rebellion for row in labour for _ in range(row.first, row.last + 1)]
    found["labour_price"] = [row.price for row in labour for _ in range(row.first, row.last + 1)]
    wheel = {space.id: space for space in content.wheel()}
    found["limited"] = [int(wheel[space].limited) for space in SPACES]
    found["shared"] = [wheel[space].shared[int(seats >= LARGE_TABLE)] for space in SPACES]
    costs = content.constructions()
    found["build_cost"] = [costs[kind].cost.get(resource, 0) for kind in CONSTRUCTIONS for resource in RESOURCES]
    found["build_florins"] = [costs[kind].florins for kind in CONSTRUCTIONS]
    taxes = content.taxes()
    found["tax"] = [taxes[kind] for kind in TAXED]
    return found


def back_key(card: Card) -> tuple[object, ...]:
    """What a back shows: cards with the same one look alike from behind."""
    return (card.domestic, card.export, card.event)


def cards() -> dict[str, list[int]]:
    """The evolution cards: prices, uses, their effects row by row, their backs."""
    found_cards = content.cards()
    backs: list[tuple[object, ...]] = []
    for card in found_cards:
        if back_key(card) not in backs:
            backs.append(back_key(card))
    shown_on = [next(card for card in found_cards if back_key(card) == back) for back in backs]
    tables: dict[str, list[int]] = {
        "kind": [KINDS.index(card.kind) for card in found_cards],
        "prices": [price for card in found_cards for price in card.prices],
        "use": [USES.index(card.use) for card in found_cards],
        "discs": [card.discs for card in found_cards],
        "florins": [card.florins for card in found_cards],
        "ways": [len(card.ways) for card in found_cards],
        "cost": [cost for card in found_cards for cost in costs_of(card)],
        "needs_surplus": [card.needs.get("surplus", 0) for card in found_cards],
        "needs_building": [needed_building(card) for card in found_cards],
        "medals": [card.medals for card in found_cards],
        "back": [backs.index(back_key(card)) for card in found_cards],
    }
    tables |= zones(shown_on)
    tables |= effects(found_cards)
    return tables


def costs_of(card: Card) -> list[int]:
    """The cubes of each way, all ways alike in length."""
    found: list[int] = []
    for k in range(int(WAYS)):
        cost = card.ways[k].cost if k < len(card.ways) else {}
        found += [cost.get(resource, 0) for resource in RESOURCES]
    return found


def needed_building(card: Card) -> int:
    return next((BUILDINGS.index(need) for need in card.needs if need in BUILDINGS), NOTHING)


def zones(backs: list[Card]) -> dict[str, list[int]]:
    """What the backs show, by their class."""
    found: dict[str, list[int]] = {}
    for name in ("domestic", "export"):
        crises = [getattr(card, name) for card in backs]
        found[f"{name}_good"] = [RESOURCES.index(zone.resource) if zone else NOTHING for zone in crises]
        found[f"{name}_number"] = [zone.number if zone else 0 for zone in crises]
        found[f"{name}_red"] = [int(zone.red) if zone else 0 for zone in crises]
    events = [card.event for card in backs]
    found["event_marker"] = [MARKERS.index(event.moves) if event else NOTHING for event in events]
    found["event_by"] = [event.by if event else 0 for event in events]
    found["event_per"] = [BUILDINGS.index(event.per) if event else 0 for event in events]
    found["event_red"] = [int(event.red) if event else 0 for event in events]
    return found


def effects(found_cards: list[Card]) -> dict[str, list[int]]:
    """The effects of all cards and ways, one row each, and the steps of those that go by steps."""
    first, rows = [0], list[Effect]()
    for card in found_cards:
        for k in range(int(WAYS)):
            rows += card.ways[k].effects if k < len(card.ways) else ()
            first.append(len(rows))
    step_first = [0]
    for row in rows:
        step_first.append(step_first[-1] + len(row.steps))
    return {
        "effect_first": first,
        "does": [DOES.index(row.does) for row in rows],
        "by": [row.by for row in rows],
        "per": [PER.index(row.per) for row in rows],
        "most": [row.most for row in rows],
        "what": [what_of(row) for row in rows],
        "step_first": step_first,
        "step_from": [count for row in rows for count, _ in row.steps],
        "step_by": [by for row in rows for _, by in row.steps],
    }


def what_of(row: Effect) -> int:
    """What an effect is about: a board, a kind of cards, or a mask of resources or constructions."""
    if row.board:
        return BOARDS.index(row.board)
    if row.cards:
        return KINDS.index(row.cards)
    if row.kinds:
        return sum(1 << CONSTRUCTIONS.index(kind) for kind in row.kinds)
    return sum(1 << RESOURCES.index(resource) for resource in row.resources)


def objectives(deck: list[Objective], seats: int, even: bool) -> dict[str, list[int]]:
    """The objectives of one length, with their figures for so many seats."""
    k = SEATS.index(seats)
    return {
        "ends": [ENDS.index(one.ends) for one in deck],
        "at": [(one.even if even and one.even is not None else one.at)[k] for one in deck],
        "ranks": [RANKED.index(one.ranks) if one.ranks else NOTHING for one in deck],
        "role": [ROLES.index(one.role) for one in deck],
        "margin": [one.margin for one in deck],
    }


def numbers(settings: Settings, seats: int) -> Numbers:
    """The numbers of the content, and those that a setting changes."""
    found = content.numbers()
    plain = {name: value for name in found.__struct_fields__ if isinstance(value := getattr(found, name), int)}
    plain["florins"] = found.florins
    plain["objectives"] = found.objectives[SEATS.index(seats)]
    plain["offers"] = settings.number("max_offers")
    return Numbers(plain, [found.cubes[r] for r in RESOURCES], list(found.objective_ranks), list(found.trend_ranks))


def pieces(settings: Settings, seats: int) -> dict[str, int]:
    """ARC-2P-02 the pieces of a seat, of one colour or of two; and where the objectives of this length begin."""
    found = content.numbers()
    colours = found.colours_of_two if seats == SEATS[0] else 1
    return {
        "citizens": found.citizens * colours,
        "ships": found.ships * colours,
        "colours": colours,
        "first_objective": LENGTHS.index(settings.way("length")) * content.OBJECTIVES_OF_A_LENGTH,
    }


def layout(settings: Settings, seats: int) -> Layout:
    deck = content.objectives()[settings.way("length")]
    return Layout(
        seats,
        sides(),
        numbers(settings, seats),
        Rulings(settings.numbers()),
        pieces(settings, seats),
        boards(seats),
        list(card_ids()),
        cards(),
        [objective.id for objective in deck],
        objectives(deck, seats, settings.way("m06") == "even"),
        list(trend_ids()),
        [RANKED.index(trend) for trend in trend_ids()],
        {name: shown(value) for name, value in settings.changed().items()},
    )
