"""The content of D.E.I. as the tables that the rules are made of: words become numbers here."""

from __future__ import annotations

from functools import cache
from itertools import permutations

import msgspec

from ludoteca.games.dei import content
from ludoteca.games.dei.rules.city import City, Districts
from ludoteca.games.dei.rules.layout import DRONE_NAMES, FACTION_NAMES, SYMBOL_NAMES, Layout, Numbers, Rulings
from ludoteca.games.dei.rules.names import FLY, SYMBOLS, WILD
from ludoteca.play.settings import Settings, shown


@cache
def districts(players: int) -> Districts:
    """The tiles that are used with so many players, every region and slot numbered."""
    used = [one for one in content.districts() if one.players <= players]
    regions = [f"{one.id}.{letter}" for one in used for letter in one.letters]
    number = {name: k for k, name in enumerate(regions)}
    printed: dict[str, list[int]] = {
        "tokens": [0] * len(regions),
        "circles": [-1] * len(regions),
        "drones": [number[f"{one.id}.{one.drone}"] for one in used if one.drone],
        "shelters": [number[f"{one.id}.{one.shelter}"] for one in used if one.shelter],
        "elevators": [number[f"{one.id}.{part}"] for one in used for pair in one.elevators for part in pair.split("-")],
        "bridges": [number[f"{one.id}.{part}"] for one in used if one.bridge for part in one.bridge.split("-")],
    }
    for one in used:
        for letter, count in (*one.tech.items(), *one.energy.items()):
            printed["tokens"][number[f"{one.id}.{letter}"]] = count
        if one.circle:
            letter, _, place = one.circle.partition("-")
            printed["circles"][number[f"{one.id}.{place}"]] = content.CIRCLES.index(letter)
    return Districts(
        [one.id for one in used],
        [[number[f"{one.id}.{cell}"] for row in one.grid for cell in row] for one in used],
        regions,
        [name[-1].isupper() for name in regions],
        printed,
    )


@cache
def quick_cities(players: int) -> list[City]:
    """DEI-SETUP-02 the quick arrangement, with each pairing of circles and colours; the first is DEI-SETUP-11."""
    arrangement = content.layouts()[players]
    tiles = districts(players)
    turned = arrangement.turned()
    return [
        City(
            tiles,
            [tiles.codes.index(code) for code, _ in turned],
            [quarters for _, quarters in turned],
            len(arrangement.rows[0]),
            list(colours),
        )
        for colours in permutations(range(len(content.COLOURS)))
    ]


def symbol_row(symbols: tuple[str, ...]) -> list[int]:
    """What a card shows: of each symbol how many, of gains how much, of a flight 1 more than its bonus."""
    row = [0] * int(SYMBOLS)
    for symbol in symbols:
        if flight := content.FLIGHT.fullmatch(symbol):
            row[int(FLY) + DRONE_NAMES.index(flight[1])] = 1 + int(flight[2])
        elif gain := content.GAIN.fullmatch(symbol):
            row[SYMBOL_NAMES.index(gain[2])] += int(gain[1])
        else:
            row[SYMBOL_NAMES.index(symbol)] += 1
    return row


@cache
def card_ids() -> list[str]:
    """All cards: those of the factions, then those of the markets."""
    return [card.id for card in content.faction_cards()] + [card.id for card in content.market_cards()]


@cache
def symbols_of(card: str) -> tuple[str, ...]:
    """The symbols of a card as its content writes them."""
    found = {one.id: one.symbols for one in content.faction_cards()}
    found |= {one.id: one.symbols for one in content.market_cards()}
    return found[card]


@cache
def card_tables() -> dict[str, list[int]]:
    factions, market = content.faction_cards(), content.market_cards()
    symbols = [card.symbols for card in factions] + [card.symbols for card in market]
    drones = [content.drone_of(shown) for shown in symbols]
    places = [*content.MARKETS, "drone"]
    none = [0] * len(factions)
    return {
        "symbols": [count for row in symbols for count in symbol_row(row)],
        "tech": none + [card.tech for card in market],
        "energy": none + [card.energy for card in market],
        "supplies": none + [card.supplies for card in market],
        "market": [-1] * len(factions) + [places.index(card.market) for card in market],
        "faction": [FACTION_NAMES.index(card.faction) for card in factions] + [-1] * len(market),
        "drone": [DRONE_NAMES.index(drone) if drone else -1 for drone in drones],
    }


def mission_tables() -> dict[str, list[int]]:
    missions = content.missions()
    return {
        "counts": [content.COUNTED.index(one.counts) for one in missions],
        "full": [one.full for one in missions],
        "full_each": [one.full_each for one in missions],
        "past": [one.past for one in missions],
        "past_each": [one.past_each for one in missions],
        "cards": [kind for kind, one in enumerate(missions) for _ in range(one.copies)],
    }


def candy_tables() -> dict[str, list[int]]:
    """Each kind of Candy with its symbol: a Wild Outpost has none, +1 Tech is a gain."""
    kinds = content.candy()
    names = ["T" if content.GAIN.fullmatch(one.symbol) else one.symbol for one in kinds]
    return {
        "symbol": [int(WILD) if name == "WILD" else SYMBOL_NAMES.index(name) for name in names],
        "tokens": [kind for kind, one in enumerate(kinds) for _ in range(one.copies)],
    }


def numbers() -> Numbers:
    found = msgspec.structs.asdict(content.numbers())
    plain = {name: value for name, value in found.items() if isinstance(value, int)}
    rows = [list(found[name]) for name in ("start_with_champion", "start_other", "end_talents")]
    return Numbers(plain, rows[0], rows[1], rows[2])


def layout(settings: Settings, players: int) -> Layout:
    """Everything that is fixed for a match."""
    house = {name: shown(value) for name, value in settings.changed().items()}
    factions = content.factions()
    return Layout(
        players,
        districts(players),
        quick_cities(players),
        len(content.layouts()[players].rows),
        card_ids(),
        card_tables(),
        {"drone": [DRONE_NAMES.index(one.drone) for one in factions]},
        mission_tables(),
        [one.id for one in content.candy()],
        candy_tables(),
        [one.id for one in content.talents()],
        numbers(),
        Rulings(settings.numbers()),
        house,
    )
