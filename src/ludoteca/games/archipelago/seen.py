"""What is on the table of Archipelago as a view tells it: regions and what stands on them, players, forecasts, offers.

Areas and places are called by their spots (`land-1`, `sea-2`, `port`), regions by the order of their discovery.
"""

from __future__ import annotations

import msgspec

HIDDEN = ""  # instead of an objective that the viewer has not seen
NOBODY = -1


class Company(msgspec.Struct, frozen=True, kw_only=True):
    """Units of a seat in a region that are alike."""

    seat: int
    is_ship: bool
    area: str  # the land they came from, or the waters they are in
    on: str  # "" open ground or water, else a building or a good
    how: str  # "", "lying", "engaged", "moved"
    count: int
    second: int  # how many of these are of a second colour


class Building(msgspec.Struct, frozen=True, kw_only=True):
    """A building, who controls it and why: `unit` stands there, `town` holds the region, `nobody`."""

    kind: str
    area: str
    controller: int
    why: str
    keeper: int  # whose unit stands on it, or -1
    keeper_lies: bool
    is_used: bool  # of a port or market: in this phase


class Symbols(msgspec.Struct, frozen=True, kw_only=True):
    """The symbols of a good in an area: how many, and how many are free."""

    good: str
    area: str
    count: int
    free: int
    is_looted: bool


class Region(msgspec.Struct, frozen=True, kw_only=True):
    """A region on the map."""

    number: int
    side: str
    rotation: int
    q: int
    r: int
    lands: int
    seas: int
    huts: int
    holder: int
    beside: tuple[int, ...]  # by edge, clockwise from the north-east; -1 for none
    by_sea: tuple[bool, ...]  # by edge
    symbols: tuple[Symbols, ...]
    buildings: tuple[Building, ...]
    units: tuple[Company, ...]
    permitted: int  # symbols that the player whose round it is may use here, in a rival's region
    carried_to: tuple[int, ...]  # regions that citizens of the viewer reach from here by convoy; its own: another shore


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A section of board I or II: its cubes, what the next purchase costs and the next sale brings; 0 if impossible."""

    board: str
    good: str
    count: int
    capacity: int
    buy: int
    sell: int
    surplus: int  # what its last row does in phase 3
    rebellion: int


class TrackCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card on the track: where, how far turned, its price and the one after a turn (0: its skull)."""

    slot: int
    card: str
    turned: int
    price: int
    next_price: int
    turned_now: bool


class HeldCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card in front of a player; `price` is what a use costs the viewer in florins."""

    card: str
    is_used: bool
    is_built: bool
    discs: int
    bought_in: int
    price: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has, as far as the viewer knows: cubes by good, the least and the most they can be."""

    seat: int
    place: int  # in the order, from 1
    is_out: bool
    discs: int
    discs_in_all: int
    citizens_left: int
    ships_left: int
    citizens: int  # on the map, rebels among them
    rebels: int
    on_wonders: int
    ships: int
    florins: int
    tokens: int
    cubes_least: tuple[int, ...]
    cubes_most: tuple[int, ...]
    cards: tuple[HeldCard, ...]
    objectives: tuple[str, ...]
    last_bid: int
    benefaction: int
    port_coins: int
    market_coins: int
    taxes: int  # what a taxes action would bring now
    towns: int
    ports: int
    markets: int
    temples: int
    region_symbols: tuple[int, ...]  # by good, in regions held
    characters: int
    progress: int
    medals: int
    owed: int  # citizens that must be stood up for this player


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the forecast: `board-1` … `board-4`, `domestic`, `export`, `event`; what it moves."""

    source: str
    surplus: int
    rebellion: int


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """Phases 3 and 4 of the next turn, if nothing changes: made of what everybody sees, and of no screen.

    Phase 3 is exact. Of a crisis `worst` is what comes if nobody helps; the lines count boards and occupied temples,
    and `missing` is how many cubes from screens would then be needed for no rebellion at all.
    """

    lines: tuple[Line, ...]
    surplus: int
    rebellion: int
    population: int
    worst: int
    missing: int


class EndLine(msgspec.Struct, frozen=True, kw_only=True):
    """An end condition of the deck in play: how far it is, whether it can still come, whether the viewer knows it."""

    objective: str
    ends: str
    now: int
    at: int
    is_spent: bool
    holders: tuple[int, ...]  # seats that hold it, as far as the viewer knows
    is_open: bool
    value: int  # what the viewer has of what it ranks


class Harvest(msgspec.Struct, frozen=True, kw_only=True):
    """What a harvest of a good would give the viewer now: units that reach a symbol, cubes they bring."""

    good: str
    units: int
    cubes: int


class Crisis(msgspec.Struct, frozen=True, kw_only=True):
    """A crisis that is going on."""

    is_domestic: bool
    good: str
    number: int  # citizens that one cube feeds, or cubes that are wanted in all
    given: int  # abroad: cubes that were given
    lying: int
    asked: tuple[int, ...]  # seats that have had their turn, the present one last
    player: int
    stand_up: int  # how many more must be stood up for the cube that was given
    is_over: bool = False  # as a move that is only thought of would end it: rebellion has risen already


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """An offer: made, or by the viewer still being put together."""

    maker: int
    partner: int
    gives: tuple[tuple[str, int], ...]
    wants: tuple[tuple[str, int], ...]
    gives_cards: tuple[str, ...]
    wants_cards: tuple[str, ...]
    harvest_region: int
    harvest_symbols: int
    order_place: int
    stand_ups: int
    given: int  # things on each side
    wanted: int
    is_made: bool


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """What the viewer's own move has come to; of repeated picks how many are left and made."""

    side: str = ""
    cell: str = ""
    rotation: int = -1
    region: int = -1
    spot: str = ""
    seat: int = -1
    good: str = ""
    construction: str = ""
    card: str = ""
    goods: tuple[str, ...] = ()  # among which is chosen
    constructions: tuple[str, ...] = ()
    boards: tuple[str, ...] = ()
    kind: str = ""  # of cards that are searched, or of a deed done to a rival
    sides: tuple[str, ...] = ()  # of those in hand, the ones that can be laid somewhere
    tokens: tuple[int, ...] = ()  # by good, in a payment
    cost: tuple[int, ...] = ()
    left: int = 0
    made: int = 0
    over_full: tuple[int, ...] = ()  # regions with too many citizens in a migration
    courses: tuple[tuple[int, ...], ...] = ()  # by which a citizen can be carried: regions from here to the landing
