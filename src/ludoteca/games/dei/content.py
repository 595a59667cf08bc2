"""The content of D.E.I., read from its TOML files: districts and layouts, factions, cards, Missions, Candy, Talents."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection
from pathlib import Path

from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.content import Entry, check_references, load_one, load_table

HERE = Path(__file__).parent / "content"
SIDE = 6  # cells of a district, each way
COLOURS = ("red", "blue", "green")
CIRCLES = ("A", "B", "C")
DRONES = ("HAR", "TRA", "TEL", "REA")
MARKETS = ("tactic", "logistic", "machinery", "black")
CHAMPIONS = ("neena", "abraham", "aria", "z13")
COUNTED = (
    "tech", "energy", "drone-cards", "constructions", "scrappers", "outposts", "red", "blue", "green", "garrisons",
)  # fmt: skip
BASIC = ("R", "M", "C", "B", "BS", "BB", "BE")
# DEI-ADV-01 each of a colour, and found on cards of its market only.
ADVANCED = ("Rr", "Mr", "Mb", "Cb", "Rg", "Cg")
PER_OUTPOST = ("Rr*red", "Mr*red", "Mb*blue", "Cb*blue", "Rg*green", "Cg*green")
GAIN = re.compile(r"\+(\d)([STE])")
FLIGHT = re.compile(r"D:([A-Z]{3})\+(\d)")
COLOUR_OF_MARKET = {"r": "tactic", "b": "logistic", "g": "machinery"}
CARDS_OF_A_FACTION = 8
# DEI-COMP-03 the split of the 48 market cards, and three cards for each drone.
MARKET_SPLIT = {"tactic": 8, "logistic": 8, "machinery": 8, "black": 12, "drone": 12}
CARDS_OF_A_DRONE = 3
TALENTS_OF_A_COLOUR = 6
CONSTRUCTIONS_A_KIND = 3
MISSION_CARDS = 12
CANDY_TOKENS = 16
# What is printed on the districts that are used with two, three and four players: Tech, Energy, circles of each letter,
# drone symbols, neutral Elevators, Bridges, Shelters.
PRINTED = {2: (20, 13, 3, 2, 4, 1, 2), 3: (27, 17, 4, 3, 5, 1, 2), 4: (36, 23, 5, 4, 7, 2, 2)}
DISTRICTS = {2: 9, 3: 12, 4: 16}


class District(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tile: its cells, and what is printed on its regions."""

    grid: tuple[str, ...]
    tech: dict[str, int]
    energy: dict[str, int]
    circle: str = ""  # letter and region: "B-S"
    drone: str = ""
    elevators: tuple[str, ...] = ()  # ground and roof: "p-R"
    shelter: str = ""
    bridge: str = ""  # two roofs and the ground between them: "R-S-b"

    @property
    def players(self) -> int:
        """DEI-MAP-02 from how many players on the tile is used."""
        return int(self.id[0])

    @property
    def letters(self) -> list[str]:
        """Its regions: the ground first, then the roofs, each in the order of the alphabet."""
        return sorted(set("".join(self.grid)), key=lambda letter: (letter.isupper(), letter))


class Arrangement(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where each district lies and how far it is turned, for a number of players."""

    players: int
    rows: tuple[tuple[str, ...], ...]

    def turned(self) -> list[tuple[str, int]]:
        """Each district in the order of reading, with the quarter turns it is turned clockwise."""
        split = [cell.partition("@") for row in self.rows for cell in row]
        return [(code, int(degrees) // 90) for code, _, degrees in split]


class Faction(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    champion: str
    drone: str


class FactionCard(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    faction: str
    symbols: tuple[str, ...]


class MarketCard(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """DEI-MARKET-12 a price, Supplies for the end, symbols, and a code."""

    market: str
    symbols: tuple[str, ...]
    tech: int
    energy: int
    supplies: int


class Mission(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """So many Supplies for each so many of what it counts: `full` in its own Turn or before, `past` after it."""

    counts: str
    full: int
    full_each: int
    past: int
    past_each: int
    copies: int


class Candy(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    symbol: str
    copies: int


class Talent(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    colour: str
    clause: str


class Numbers(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers of `numbers.toml`; a missing or unknown one is an error that names it."""

    tech: int
    energy: int
    outposts_a_colour: int
    scrappers: int
    constructions_a_kind: int
    mission_tokens: int
    turns: int
    phases: int
    cards_a_phase: int
    mission_rows: int
    mission_rows_no_choice: int
    start_tech: int
    start_energy: int
    start_with_champion: tuple[int, ...]
    start_other: tuple[int, ...]
    market_slots: int
    black_left: int
    black_right: int
    unlock: int
    drone_range: int
    harvest: int
    transport: int
    reap_each: int
    reap_duel: int
    z13: int
    bombardment: int
    fortress: int
    trojan_horse: int
    caravan: int
    engineer_moves: int
    boots_moves: int
    remote_control: int
    robot_energy: int
    insight: int
    trading_post: int
    end_outpost: int
    end_talents: tuple[int, ...]
    end_tech_each: int
    end_energy: int


def districts(folder: Path = HERE) -> list[District]:
    """DEI-COMP-01 the sixteen tiles, each whole and with nothing printed on a region it has not."""
    path = folder / "districts.toml"
    found = load_table(path, "district", District)
    for one in found:
        _check_district(path, one)
    for players, printed in PRINTED.items():
        used = [one for one in found if one.players <= players]
        if len(used) != DISTRICTS[players] or _printed(used) != printed:
            raise LudotecaError(
                f"{path.name}: the {len(used)} districts for {players} players show {_printed(used)}, "
                f"expected {DISTRICTS[players]} districts with {printed}"
            )
    return found


def _printed(used: list[District]) -> tuple[int, ...]:
    """What is printed on districts; circles are counted once if there are as many of each letter."""
    letters = Counter(one.circle[0] for one in used if one.circle)
    circles = min(letters[letter] for letter in CIRCLES) if len(set(letters.values())) == 1 else -1
    return (
        sum(sum(one.tech.values()) for one in used),
        sum(sum(one.energy.values()) for one in used),
        circles,
        sum(bool(one.drone) for one in used),
        sum(len(one.elevators) for one in used),
        sum(bool(one.bridge) for one in used),
        sum(bool(one.shelter) for one in used),
    )


def _check_district(path: Path, one: District) -> None:
    def wrong(what: str) -> LudotecaError:
        return LudotecaError(f"{path.name}: district {one.id!r}: {what}")

    if not re.fullmatch(r"[234]\.\d", one.id):
        raise wrong("expected a code like '2.3', from two, three or four players on")
    if len(one.grid) != SIDE or any(len(row) != SIDE or not row.isalpha() for row in one.grid):
        raise wrong(f"the grid is {SIDE} rows of {SIDE} letters")
    turned = ["".join(column) for column in zip(*one.grid, strict=True)]
    for edge in (one.grid[0], one.grid[-1], turned[0], turned[-1]):
        half = SIDE // 2
        if edge.lower() != edge or len(set(edge[:half])) != 1 or len(set(edge[half:])) != 1:
            raise wrong(f"the edge {edge!r} is not two halves of the ground, so that it would not fit to others")
    for letter in one.letters:
        if not _is_connected(one.grid, letter):
            raise wrong(f"region {letter!r} is not in one piece")
    for what, letters, upper in (
        ("tech", list(one.tech), False),
        ("energy", list(one.energy), True),
        ("drone", list(one.drone), False),
        ("shelter", list(one.shelter), False),
        ("circle", list(one.circle[2:]), None),
        ("elevator", [pair[0] for pair in one.elevators], False),
        ("elevator", [pair[2] for pair in one.elevators], True),
        ("bridge", list(one.bridge[0:3:2]), True),
        ("bridge", list(one.bridge[4:]), False),
    ):
        for letter in letters:
            if letter not in one.letters or (upper is not None and letter.isupper() != upper):
                level = "region" if upper is None else "roof" if upper else "region of the ground"
                raise wrong(f"{what} on {letter!r}, which is no {level} of it")
    if one.circle and one.circle[0] not in CIRCLES:
        raise wrong(f"circle {one.circle!r}, expected a letter of {', '.join(CIRCLES)} and a region")


def _is_connected(grid: tuple[str, ...], letter: str) -> bool:
    cells = {(r, c) for r in range(SIDE) for c in range(SIDE) if grid[r][c] == letter}
    waiting = [min(cells)]
    reached = set(waiting)
    while waiting:
        r, c = waiting.pop()
        near = {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & cells - reached
        reached |= near
        waiting += near
    return reached == cells


def layouts(folder: Path = HERE) -> dict[int, Arrangement]:
    """DEI-SETUP-02 the quick arrangement for each number of players: every tile allowed, once."""
    path = folder / "layouts.toml"
    found = load_table(path, "layout", Arrangement)
    codes = {one.id: one.players for one in districts(folder)}
    for one in found:
        cells = [cell for row in one.rows for cell in row]
        for cell in cells:
            if not re.fullmatch(r".+@(0|90|180|270)", cell):
                raise LudotecaError(f"{path.name}: layout {one.id!r}: {cell!r} is not written like '2.3@90'")
        used = [code for code, _ in one.turned()]
        check_references(path, "layout", "district", [(one.id, code) for code in used], codes)
        allowed = sorted(code for code, players in codes.items() if players <= one.players)
        if sorted(used) != allowed or len({len(row) for row in one.rows}) != 1:
            raise LudotecaError(f"{path.name}: layout {one.id!r}: expected a rectangle of {', '.join(allowed)}")
    if sorted(one.players for one in found) != sorted(DISTRICTS):
        raise LudotecaError(f"{path.name}: expected one layout for each of {sorted(DISTRICTS)} players")
    return {one.players: one for one in found}


def factions(folder: Path = HERE) -> list[Faction]:
    """DEI-GAME-05 each with a Champion and a drone of its own."""
    path = folder / "factions.toml"
    found = load_table(path, "faction", Faction)
    _check_all_once(path, "faction", "champion", [one.champion for one in found], CHAMPIONS)
    _check_all_once(path, "faction", "drone", [one.drone for one in found], DRONES)
    return found


def _check_all_once(path: Path, name: str, field: str, used: list[str], known: Collection[str]) -> None:
    if sorted(used) != sorted(known):
        raise LudotecaError(f"{path.name}: each {name} has another {field}: expected {sorted(known)}, not {used}")


def faction_cards(folder: Path = HERE) -> list[FactionCard]:
    """DEI-COMP-05, DEI-SETUP-19 eight cards of each faction, exactly one of them for its drone."""
    path = folder / "faction_cards.toml"
    found = load_table(path, "card", FactionCard)
    theirs = {one.id: one for one in factions(folder)}
    check_references(path, "card", "faction", [(card.id, card.faction) for card in found], theirs)
    for card in found:
        check_symbols(path, card.id, card.symbols, "")
    for faction in theirs.values():
        cards = [card for card in found if card.faction == faction.id]
        flights = [flight[1] for card in cards for symbol in card.symbols if (flight := FLIGHT.fullmatch(symbol))]
        if len(cards) != CARDS_OF_A_FACTION or flights != [faction.drone]:
            raise LudotecaError(
                f"{path.name}: faction {faction.id!r} has {len(cards)} cards for the drones {flights}, "
                f"expected {CARDS_OF_A_FACTION} with one for {faction.drone}"
            )
    return found


def market_cards(folder: Path = HERE) -> list[MarketCard]:
    """DEI-COMP-03 the cards of each market, and those of each drone."""
    path = folder / "market_cards.toml"
    found = load_table(path, "card", MarketCard)
    check_references(path, "card", "market", [(card.id, card.market) for card in found], MARKET_SPLIT)
    for card in found:
        check_symbols(path, card.id, card.symbols, card.market)
    split = Counter(card.market for card in found)
    if split != MARKET_SPLIT:
        raise LudotecaError(f"{path.name}: the markets have {dict(split)} cards, expected {MARKET_SPLIT}")
    flights = Counter(drone_of(card.symbols) for card in found if drone_of(card.symbols))
    if flights != dict.fromkeys(DRONES, CARDS_OF_A_DRONE):
        raise LudotecaError(f"{path.name}: drone cards {dict(flights)}, expected {CARDS_OF_A_DRONE} of each drone")
    return found


def drone_of(symbols: tuple[str, ...]) -> str:
    """The drone that a card steers, or nothing: a drone card is one that shows such a symbol."""
    for symbol in symbols:
        if flight := FLIGHT.fullmatch(symbol):
            return flight[1]
    return ""


def check_symbols(path: Path, card: str, symbols: tuple[str, ...], market: str) -> None:
    """Each symbol exists, and advanced ones belong to the colour of the market."""
    for symbol in symbols:
        flight = FLIGHT.fullmatch(symbol)
        plain = symbol in BASIC or (flight is not None and flight[1] in DRONES)
        gain = symbol == "COPY" or GAIN.fullmatch(symbol) is not None
        coloured = symbol in ADVANCED or symbol in PER_OUTPOST
        if not plain and not gain and not coloured:
            raise LudotecaError(f"{path.name}: card {card!r}: there is no symbol {symbol!r}")
        if coloured and COLOUR_OF_MARKET[symbol[1]] != market:
            raise LudotecaError(f"{path.name}: card {card!r}: symbol {symbol!r} is not of its colour")
        if gain and market != "black":
            raise LudotecaError(f"{path.name}: card {card!r}: symbol {symbol!r} is found in the Black Market only")
    if (drone_of(symbols) != "") != (market == "drone") and market:
        raise LudotecaError(f"{path.name}: card {card!r}: drone cards, and no others, show a drone")


def missions(folder: Path = HERE) -> list[Mission]:
    """DEI-COMP-04 twelve cards of ten kinds, every kind counting something else."""
    path = folder / "missions.toml"
    found = load_table(path, "mission", Mission)
    _check_all_once(path, "mission", "count", [one.counts for one in found], COUNTED)
    _check_copies(path, "mission", sum(one.copies for one in found), MISSION_CARDS)
    return found


def candy(folder: Path = HERE) -> list[Candy]:
    """DEI-COMP-01 sixteen tokens, DEI-CANDY-03 of eight kinds."""
    path = folder / "candy.toml"
    found = load_table(path, "candy", Candy)
    known = (*BASIC, "+1T", "WILD")
    check_references(path, "candy", "symbol", [(one.id, one.symbol) for one in found], known)
    _check_copies(path, "candy", sum(one.copies for one in found), CANDY_TOKENS)
    return found


def _check_copies(path: Path, name: str, copies: int, expected: int) -> None:
    if copies != expected:
        raise LudotecaError(f"{path.name}: there are {copies} of every {name} in all, expected {expected}")


def talents(folder: Path = HERE) -> list[Talent]:
    """DEI-COMP-02 six Talents of each colour, in the order of their clauses."""
    path = folder / "talents.toml"
    found = load_table(path, "talent", Talent)
    check_references(path, "talent", "colour", [(one.id, one.colour) for one in found], COLOURS)
    expected = [f"{letter}{k}" for letter in "TLM" for k in range(1, TALENTS_OF_A_COLOUR + 1)]
    if [one.clause for one in found] != expected:
        raise LudotecaError(f"{path.name}: expected the clauses {', '.join(expected)}, in this order")
    for one in found:
        if COLOURS.index(one.colour) != "TLM".index(one.clause[0]):
            raise LudotecaError(f"{path.name}: talent {one.id!r}: clause {one.clause} is of another colour")
    return found


def numbers(folder: Path = HERE) -> Numbers:
    """Every number of the game by name."""
    path = folder / "numbers.toml"
    found = load_one(path, Numbers)
    for name, count in (("start_with_champion", 4), ("start_other", 4), ("end_talents", 4)):
        if len(getattr(found, name)) != count:
            raise LudotecaError(f"{path.name}: {name} has {len(getattr(found, name))} numbers, expected {count}")
    for name, there, expected in (
        ("outposts_a_colour", found.outposts_a_colour, PRINTED[4][2]),  # as many as circles of each letter
        ("constructions_a_kind", found.constructions_a_kind, CONSTRUCTIONS_A_KIND),
        ("mission_tokens", found.mission_tokens, found.turns),  # one for each Turn
    ):
        if there != expected:
            raise LudotecaError(f"{path.name}: {name} is {there}, and the rules are made for {expected}")
    return found
