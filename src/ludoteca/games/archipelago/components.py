"""The components of Archipelago as its content describes them: the words it is written in, a struct for each table."""

from __future__ import annotations

from collections import Counter

import msgspec

from ludoteca.play.content import Entry

RESOURCES = ("fruit", "cattle", "fish", "wood", "stone", "iron")
BOARDS = ("domestic", "export")
BUILDINGS = ("town", "port", "market", "temple")
CONSTRUCTIONS = ("ship", *BUILDINGS)
TERRAINS = ("S", "F", "M")  # sea, field, mountain
EDGES = 6
HUTS_AND_SYMBOLS = 5  # in every region, but for those in which the huts are left out
NO_HUTS = ("H03A",)
STARTS = ("open-sea", "desert")
LENGTHS = ("short", "medium", "long")
SEATS = (2, 3, 4, 5)
SPACES = (
    *(f"harvest-{resource}" for resource in RESOURCES),
    "taxes", "explore", "reproduce", "recruit", "migrate", "build", "transact",
)  # fmt: skip
TAXED = ("citizen", "ship", "town", "temple")
TOKENS = ("town-temple", "market-port")
KINDS = ("character", "progress")
USES = ("own", "any", "wonder")
MARKERS = ("rebellion", "surplus")
# What an effect does: move a marker, or bring florins; or something that is decided or done by a rule of its own.
MOVES = (*MARKERS, "florins")
DEEDS = (
    "search", "sink", "trade", "recruit", "loot", "steal", "spy", "sail", "explore", "taxes", "build", "harvest",
    "calm", "reproduce", "exchange", "launch", "double", "migrate", "ships", "take", "survey", "ready",
)  # fmt: skip
# What a row of effects is counted by: buildings of the whole archipelago, or the towns of its user.
PER = ("", *BUILDINGS, "own-town")
NEEDS = ("surplus", "port", "temple")
# What ends the game when there is enough of it.
ENDS = (
    "piles", "towns", "ports", "markets", "temples", "ships", "characters", "progress", "cards", "exhausted",
    "population", "surplus", "bank-spent",
)  # fmt: skip
# What players are ranked by: behind the screen, under control, in regions held by a town, on the Benefactor.
RANKED = (
    *RESOURCES, "florins", "tokens", "towns", "ports", "markets", "temples", "characters", "progress", "cards",
    *(f"region-{resource}" for resource in RESOURCES), "benefactor",
)  # fmt: skip
ROLES = ("", "pacifist", "separatist")


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an entry is made of."""


class Area(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Land, or sea, of a region that hangs together: the edges of the hex it reaches, the symbols in it."""

    edges: tuple[int, ...]
    symbols: dict[str, int] = msgspec.field(default_factory=dict)


class Region(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """ARC-DEF-01 one side of a hex: its six edges clockwise from the north-east, its areas, its huts."""

    edges: str
    land: tuple[Area, ...] = ()
    sea: tuple[Area, ...] = ()
    huts: int

    @property
    def hex(self) -> int:
        """The number of its hex, from 1."""
        return int(self.id[1:3])

    @property
    def symbols(self) -> Counter[str]:
        """How many symbols of each resource it has in all."""
        return sum((Counter(area.symbols) for area in (*self.land, *self.sea)), Counter())


class MarketRow(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cells at one price, and what they do in phase 3 while the last cube lies there."""

    cells: int
    price: int
    surplus: int = 0
    rebellion: int = 0


class Section(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cells of one resource on board I or II, from the top row down."""

    board: str
    resource: str
    rows: tuple[MarketRow, ...]

    @property
    def capacity(self) -> int:
        """How many cubes it takes."""
        return sum(row.cells for row in self.rows)


class ColonyRow(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """ARC-P3-04 board III: what happens while population is from `first` to `last`."""

    first: int
    last: int
    surplus: int = 0
    rebellion: int = 0


class LabourRow(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """ARC-P3-05, ARC-RECR-02 board IV: what happens, and a worker's price, while surplus is from `first` to `last`."""

    first: int
    last: int
    rebellion: int = 0
    price: int


class Space(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """ARC-P5-03, ARC-P5-04 a space of the wheel; `shared` circles for up to four players, and for five."""

    limited: bool = False
    shared: tuple[int, int] = (0, 0)


class Construction(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """ARC-BUILD-01 what it costs, of which tokens it is made (a ship of none), and whether it stands on land."""

    cost: dict[str, int]
    florins: int
    tokens: str = ""
    site: str


class Tax(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """ARC-TAX-02 florins for each of what is taxed."""

    florins: int


class Effect(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that a card does.

    A marker, or the user's florins, move `by` so many, for each of `per` if that is named; or by `steps`: from so many
    of `per` on, by so many. Every other deed is a rule of its own, within bounds: `most` units or transactions, on a
    `board`, for these `resources`, `kinds` of construction or `cards`.
    """

    does: str
    by: int = 0
    per: str = ""
    steps: tuple[tuple[int, int], ...] = ()
    most: int = 0
    board: str = ""
    resources: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    cards: str = ""


class Way(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another way to use a card: other cubes, other effects."""

    cost: dict[str, int]
    effects: tuple[Effect, ...]


class Crisis(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A zone of a back. Domestic: one cube feeds so many citizens; export: so many cubes are asked for."""

    resource: str
    number: int
    red: bool = False


class Event(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A back without a crisis: a marker moves for each building of a kind in the archipelago."""

    moves: str
    by: int
    per: str
    red: bool = False


class Card(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An evolution card: its prices on the track, what a use costs and does, its medals, and its back."""

    number: int
    kind: str
    prices: tuple[int, int, int]
    use: str
    discs: int = 0
    florins: int = 0
    cost: dict[str, int] = msgspec.field(default_factory=dict)
    # Surplus workers, or buildings under the user's control.
    needs: dict[str, int] = msgspec.field(default_factory=dict)
    effects: tuple[Effect, ...]
    instead: Way | None = None
    medals: int = 0
    domestic: Crisis | None = None
    export: Crisis | None = None
    event: Event | None = None

    @property
    def ways(self) -> tuple[Way, ...]:
        """The ways to use it: the first, and the other if there is one."""
        return (Way(cost=self.cost, effects=self.effects), *([self.instead] if self.instead else []))


class Trend(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """ARC-TREND-01 called by what it ranks."""


class Objective(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """ARC-WIN-01 an end (enough of `ends`, for 2, 3, 4 and 5 players) and a victory: a ranking, or a role."""

    length: str
    ends: str
    at: tuple[int, int, int, int]
    even: tuple[int, int, int, int] | None = None
    ranks: str = ""
    role: str = ""
    margin: int = 0


class Numbers(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers of `numbers.toml`; a missing or unknown one is an error that names it."""

    gold_coins: int
    gold_value: int
    silver_coins: int
    cubes: dict[str, int]
    ships: int
    citizens: int
    colours_of_two: int
    town_temple_tokens: int
    market_port_tokens: int
    explorer_piles: int
    explorer_pile: int
    market_start: int
    start_florins: int
    start_ships: int
    start_citizens: int
    start_discs: int
    most_discs: int
    first_hexes: int
    track: int
    objectives: tuple[int, int, int, int]
    scale: int
    explored_neighbours: int
    parents: int
    most_citizens: int
    taxes_rebellion: int
    transactions: int
    building_transactions: int
    building_fee: int
    turned_after_purchase: int
    turned_otherwise: int
    prices: int
    rival_fee: int
    doubled: int
    searched: int
    offers: int
    things: int
    trends_with_more_control: int
    spicy_objectives: int
    benefactor_coin: int
    objective_ranks: tuple[int, int, int]
    trend_ranks: tuple[int, int, int]
    pacifist: int

    @property
    def florins(self) -> int:
        """ARC-COMP-04 all the money there is."""
        return self.gold_coins * self.gold_value + self.silver_coins
