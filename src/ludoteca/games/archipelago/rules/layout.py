"""The fixed tables of a match of Archipelago: hexes, boards, cards, objectives, numbers, rulings, the action table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules import names
from ludoteca.games.archipelago.rules.chart import Grid, Sides
from ludoteca.games.archipelago.rules.names import GOODS
from ludoteca.kernel.actions import ActionTable, Domain, Verb, amounts, seats
from ludoteca.kernel.deck import Deck, new_deck
from ludoteca.kernel.numbers import Card, Seat, numbered

GOOD_NAMES = ("fruit", "cattle", "fish", "wood", "stone", "iron")
BOARD_NAMES = ("domestic", "export")
BUILDING_NAMES = ("town", "port", "market", "temple")
CONSTRUCTION_NAMES = ("ship", *BUILDING_NAMES)
SPOT_NAMES = ("land-1", "land-2", "land-3", "sea-1", "sea-2", "sea-3", *BUILDING_NAMES)
SPACE_NAMES = (
    *(f"harvest-{good}" for good in GOOD_NAMES),
    "taxes", "explore", "reproduce", "recruit", "migrate", "build", "transact",
)  # fmt: skip
SOURCE_NAMES = ("market", "cube", "token")
THING_NAMES = (*GOOD_NAMES, "florin", "five-florins", "token")
HAND_NAMES = (*GOOD_NAMES, "nothing")
SIDE_NAMES = ("left", "right")

REGIONS: Final[i64] = 25  # the start, and 24 hexes
HEXES: Final[i64] = 24
CARDS: Final[i64] = 48
OBJECTIVES: Final[i64] = 10
TRENDS: Final[i64] = 12
MOST_PERMITTED: Final[i64] = 5  # symbols of a region
MOST_STOOD_UP: Final[i64] = 10
WAYS: Final[i64] = 2  # of using a card
CELLS: Final[i64] = 16  # room for the cells of a market's section, and for none

# Piles of the hexes: the deck, the discards, those on the map, then the hand of each seat in turn 0.
HEX_DECK: Final[i64] = 0
HEX_DISCARD: Final[i64] = 1
ON_MAP: Final[i64] = 2
IN_HAND: Final[i64] = 3

# Piles of the evolution cards. Those in the open lie in no order: `holder` says where.
DECK: Final[i64] = 0
OPEN: Final[i64] = 1

# Where an evolution card is: with a seat, or …
IN_DECK: Final[i64] = -1
ON_TRACK: Final[i64] = -2
DISCARDED: Final[i64] = -3
UNCOVERED: Final[i64] = -4  # by a search

# Piles of the objectives: out of the game, in the open, then those of each seat.
BOX: Final[i64] = 0
COMMON: Final[i64] = 1
HELD: Final[i64] = 2
MOST_HELD: Final[i64] = 4


@final
class Numbers:
    """The numbers of the content by name; a wrong name is found when the rules are made."""

    def __init__(self, numbers: dict[str, int], cubes: list[int], objective: list[int], trend: list[int]) -> None:
        self.florins: i64 = numbers["florins"]
        self.cubes: vec[i64] = numbered(cubes)
        self.town_temple_tokens: i64 = numbers["town_temple_tokens"]
        self.market_port_tokens: i64 = numbers["market_port_tokens"]
        self.piles: i64 = numbers["explorer_piles"]
        self.pile: i64 = numbers["explorer_pile"]
        self.market_start: i64 = numbers["market_start"]
        self.start_florins: i64 = numbers["start_florins"]
        self.start_ships: i64 = numbers["start_ships"]
        self.start_citizens: i64 = numbers["start_citizens"]
        self.start_discs: i64 = numbers["start_discs"]
        self.most_discs: i64 = numbers["most_discs"]
        self.first_hexes: i64 = numbers["first_hexes"]
        self.track: i64 = numbers["track"]
        self.objectives: i64 = numbers["objectives"]
        self.scale: i64 = numbers["scale"]
        self.explored_neighbours: i64 = numbers["explored_neighbours"]
        self.parents: i64 = numbers["parents"]
        self.most_citizens: i64 = numbers["most_citizens"]
        self.taxes_rebellion: i64 = numbers["taxes_rebellion"]
        self.transactions: i64 = numbers["transactions"]
        self.building_transactions: i64 = numbers["building_transactions"]
        self.building_fee: i64 = numbers["building_fee"]
        self.turned_after_purchase: i64 = numbers["turned_after_purchase"]
        self.turned_otherwise: i64 = numbers["turned_otherwise"]
        self.prices: i64 = numbers["prices"]
        self.rival_fee: i64 = numbers["rival_fee"]
        self.doubled: i64 = numbers["doubled"]
        self.searched: i64 = numbers["searched"]
        self.offers: i64 = numbers["offers"]
        self.things: i64 = numbers["things"]
        self.spicy_objectives: i64 = numbers["spicy_objectives"]
        self.trends_with_more_control: i64 = numbers["trends_with_more_control"]
        self.benefactor_coin: i64 = numbers["benefactor_coin"]
        self.objective_ranks: vec[i64] = numbered(objective)
        self.trend_ranks: vec[i64] = numbered(trend)
        self.pacifist: i64 = numbers["pacifist"]
        self.five: i64 = numbers["gold_value"]


@final
class Rulings:
    """The variants and rulings, each by the name of its setting; flags are 0 and 1, choices go by their place."""

    def __init__(self, chosen: dict[str, int]) -> None:
        self.desert: bool = chosen["desert_start"] == 1
        self.no_secrets: bool = chosen["no_secrets"] == 1
        self.more_control: bool = chosen["more_control"] == 1
        self.choose_trend: bool = chosen["choose_trend"] == 1
        self.benefactor: bool = chosen["benefactor"] == 1
        self.more_spice: bool = chosen["more_spice"] == 1
        self.four_open: bool = chosen["open_objectives_2p"] == 1
        self.split_tokens: bool = chosen["split_tokens"] == 1
        self.explore_engages: bool = chosen["explore_engages"] == 1
        self.may_fail: bool = chosen["voluntary_failure"] == 1
        self.unlimited_bank: bool = chosen["unlimited_bank"] == 1
        self.red_at_setup: bool = chosen["red_at_setup"] == 1
        self.count_old_rebels: bool = chosen["count_old_rebels"] == 1
        self.harvest_from_building: bool = chosen["harvest_from_building"] == 1
        self.strict_areas: bool = chosen["strict_areas"] == 1
        self.rounds_without_discs: bool = chosen["rounds_without_discs"] == 1
        self.trade_cards: bool = chosen["trade_cards"] == 1
        self.token_needs_cube: bool = chosen["token_needs_cube"] == 1
        self.two_circles: bool = chosen["two_circles"] == 1
        self.engaged_convoy: bool = chosen["engaged_convoy"] == 1
        self.town_takes_rebel_building: bool = chosen["town_takes_rebel_building"] == 1
        self.enter_next_door: bool = chosen["enter_next_door"] == 1
        self.come_forward: bool = chosen["come_forward"] == 1
        self.open_screens: bool = chosen["screens"] == 2


@final
class Layout:
    """What is fixed for a match: built from content and settings, shared by all states."""

    def __init__(
        self,
        seat_count: i64,
        sides: Sides,
        numbers: Numbers,
        rulings: Rulings,
        pieces: dict[str, int],
        boards: dict[str, list[int]],
        cards: list[str],
        card_tables: dict[str, list[int]],
        objectives: list[str],
        objective_tables: dict[str, list[int]],
        trends: list[str],
        trend_ranks: list[int],
        house: dict[str, str],
    ) -> None:
        self.seats = seat_count
        self.sides = sides
        self.grid = Grid()
        self.numbers = numbers
        self.rulings = rulings
        self.house = house  # the settings that are not the usual ones, as they are written
        self.start_side: i64 = sides.desert if rulings.desert else sides.open_sea

        self.citizens: i64 = pieces["citizens"]  # of a seat
        self.ships: i64 = pieces["ships"]
        self.pieces: i64 = self.citizens + self.ships
        self.units: i64 = self.pieces * seat_count
        self.colours: i64 = pieces["colours"]
        self.first_objective: i64 = pieces["first_objective"]  # of this length, among all thirty: for events

        self.price: vec[i64] = numbered(boards["price"])  # by board, good and cell, counted from 1
        self.cell_surplus: vec[i64] = numbered(boards["surplus"])
        self.cell_rebellion: vec[i64] = numbered(boards["rebellion"])
        self.capacity: vec[i64] = numbered(boards["capacity"])
        self.colony_surplus: vec[i64] = numbered(boards["colony_surplus"])  # by population
        self.colony_rebellion: vec[i64] = numbered(boards["colony_rebellion"])
        self.labour_rebellion: vec[i64] = numbered(boards["labour_rebellion"])  # by surplus
        self.labour_price: vec[i64] = numbered(boards["labour_price"])
        self.limited: vec[i64] = numbered(boards["limited"])  # by space of the wheel
        self.shared: vec[i64] = numbered(boards["shared"])
        self.build_cost: vec[i64] = numbered(boards["build_cost"])  # by construction and good
        self.build_florins: vec[i64] = numbered(boards["build_florins"])
        self.tax: vec[i64] = numbered(boards["tax"])  # of a citizen, a ship, a town, a temple

        self.card_ids = cards
        self.card_kind: vec[i64] = numbered(card_tables["kind"])
        self.card_prices: vec[i64] = numbered(card_tables["prices"])  # by card and position
        self.card_use: vec[i64] = numbered(card_tables["use"])
        self.card_discs: vec[i64] = numbered(card_tables["discs"])
        self.card_florins: vec[i64] = numbered(card_tables["florins"])
        self.card_ways: vec[i64] = numbered(card_tables["ways"])
        self.card_cost: vec[i64] = numbered(card_tables["cost"])  # by card, way and good
        self.card_surplus: vec[i64] = numbered(card_tables["needs_surplus"])
        self.card_building: vec[i64] = numbered(card_tables["needs_building"])  # NOTHING, or one to be controlled
        self.card_medals: vec[i64] = numbered(card_tables["medals"])
        self.effect_first: vec[i64] = numbered(card_tables["effect_first"])  # by card and way, and where the last ends
        self.does: vec[i64] = numbered(card_tables["does"])  # by effect
        self.by: vec[i64] = numbered(card_tables["by"])
        self.per: vec[i64] = numbered(card_tables["per"])
        self.most: vec[i64] = numbered(card_tables["most"])
        self.what: vec[i64] = numbered(card_tables["what"])  # board, kind of cards, or a mask of goods or constructions
        self.step_first: vec[i64] = numbered(card_tables["step_first"])
        self.step_from: vec[i64] = numbered(card_tables["step_from"])
        self.step_by: vec[i64] = numbered(card_tables["step_by"])
        self.back: vec[i64] = numbered(card_tables["back"])  # the class of its back
        self.domestic_good: vec[i64] = numbered(card_tables["domestic_good"])  # by class: NOTHING on an event
        self.domestic_number: vec[i64] = numbered(card_tables["domestic_number"])
        self.domestic_red: vec[i64] = numbered(card_tables["domestic_red"])
        self.export_good: vec[i64] = numbered(card_tables["export_good"])
        self.export_number: vec[i64] = numbered(card_tables["export_number"])
        self.export_red: vec[i64] = numbered(card_tables["export_red"])
        self.event_marker: vec[i64] = numbered(card_tables["event_marker"])
        self.event_by: vec[i64] = numbered(card_tables["event_by"])
        self.event_per: vec[i64] = numbered(card_tables["event_per"])
        self.event_red: vec[i64] = numbered(card_tables["event_red"])

        self.objective_ids = objectives
        self.end_kind: vec[i64] = numbered(objective_tables["ends"])
        self.end_at: vec[i64] = numbered(objective_tables["at"])
        self.end_ranks: vec[i64] = numbered(objective_tables["ranks"])
        self.end_role: vec[i64] = numbered(objective_tables["role"])
        self.end_margin: vec[i64] = numbered(objective_tables["margin"])
        self.trend_ids = trends
        self.trend_rank: vec[i64] = numbered(trend_ranks)

        # Bits up to the 48th, as a table: a literal shifted so far would be a C int.
        self.bits: vec[i64] = numbered([1 << k for k in range(int(CARDS))])
        self.actions = ActionTable()
        self._add_verbs()

    def _add_verbs(self) -> None:
        add = self.actions.add
        n = names
        region = Domain("region", tuple(str(k) for k in range(int(REGIONS))), spelled=True)
        good = Domain("good", GOOD_NAMES)
        board = Domain("board", BOARD_NAMES)
        spot = Domain("spot", SPOT_NAMES)
        card = Domain("card", tuple(self.card_ids))
        thing = Domain("thing", THING_NAMES)
        land = Domain("land", SPOT_NAMES[:3])
        sea = Domain("sea", SPOT_NAMES[3:6])
        seat = seats(int(self.seats))
        round_ = int(n.PLAY_ROUND)
        windows = (round_, int(n.SET_ORDER), int(n.FEED_CITIZENS), int(n.SUPPLY_EXPORT))
        fill = int(n.FILL_OFFER)
        self.vote: Verb = add("vote", int(n.VOTE_TREND), Domain("trend", tuple(self.trend_ids)))
        self.keep: Verb = add("keep", int(n.KEEP_OBJECTIVE), Domain("objective", tuple(self.objective_ids)))
        self.side: Verb = add(
            "side", int(n.PICK_SIDE), Domain("side", tuple(self.sides.ids[: 2 * int(HEXES)]), spelled=True)
        )
        self.give_up: Verb = add("give-up", int(n.PICK_SIDE))
        self.place: Verb = add("place", int(n.PICK_CELL), Domain("cell", tuple(self.grid.names), spelled=True))
        self.rotate: Verb = add("rotate", int(n.PICK_ROTATION), amounts(0, 5))
        self.land: Verb = add("land", (int(n.LAND_CITIZEN), int(n.EXPEL_REBEL)), land)
        self.stock: Verb = add("stock", int(n.STOCK_MARKET), good)
        self.discover: Verb = add("discover", int(n.TAKE_DISCOVERY), good)
        self.bid: Verb = add("bid", (int(n.BID), int(n.BID_AGAIN)), amounts(0, int(self.numbers.florins)))
        self.next_in_order: Verb = add("next", int(n.SET_ORDER), seat)
        self.consume: Verb = add(
            "consume", (int(n.FEED_CITIZENS), int(n.SUPPLY_EXPORT)), Domain("source", SOURCE_NAMES)
        )
        self.temple: Verb = add("temple", int(n.FEED_CITIZENS), region)
        self.enough: Verb = add("enough", (int(n.FEED_CITIZENS), int(n.SUPPLY_EXPORT)))
        self.stand: Verb = add("stand", int(n.STAND_UP), seat, region)
        self.stand_all: Verb = add("stand-all", int(n.STAND_UP), seat)
        self.leave_rebel: Verb = add("leave-rebel", int(n.EXPEL_REBEL))
        self.harvest: Verb = add("harvest", (round_, int(n.CHOOSE_HARVEST)), good)
        self.taxes: Verb = add("taxes", round_)
        self.explore: Verb = add("explore", round_)
        self.reproduce: Verb = add("reproduce", round_)
        self.recruit: Verb = add("recruit", round_)
        self.migrate: Verb = add("migrate", round_)
        self.build: Verb = add("build", round_)
        self.transact: Verb = add("transact", round_)
        self.use: Verb = add("use", round_, card)
        self.serve: Verb = add("serve", round_, region, Domain("hall", ("port", "market")))
        self.end_round: Verb = add("end-round", round_)
        self.pass_: Verb = add("pass", round_)
        self.unit: Verb = add(
            "unit",
            tuple(int(d) for d in (n.HARVEST, n.SEND_EXPLORER, n.MIGRATE, n.CHOOSE_BUILDER, n.LOOT, n.SEND_TO_WONDER)),
            region,
            spot,
        )
        self.spot: Verb = add("spot", int(n.PICK_SPOT), spot)
        self.harvest_all: Verb = add("harvest-all", int(n.HARVEST))
        self.ask: Verb = add("ask", (int(n.HARVEST), int(n.LOOT)), region)
        self.grant: Verb = add("grant", int(n.GRANT_HARVEST))
        self.deny: Verb = add("deny", int(n.GRANT_HARVEST))
        self.done: Verb = add("done", tuple(int(d) for d in (n.HARVEST, n.TRANSACT, n.REPRODUCE, n.RECRUIT, n.MIGRATE)))
        self.buy: Verb = add("buy", int(n.TRANSACT), board, good)
        self.sell: Verb = add("sell", int(n.TRANSACT), board, good)
        self.sell_token: Verb = add("sell-token", int(n.TRANSACT), board, good)
        self.take_hex: Verb = add("take-hex", int(n.CHOOSE_HEX))
        self.next_hex: Verb = add("next-hex", int(n.CHOOSE_HEX))
        self.bear: Verb = add("bear", int(n.REPRODUCE), region, land)
        self.bear_all: Verb = add("bear-all", int(n.REPRODUCE))
        self.hire: Verb = add("hire", int(n.RECRUIT), region, land)
        self.to: Verb = add("to", int(n.MIGRATE_TO), region, spot)
        self.back_one: Verb = add("back", int(n.MIGRATE))
        self.raise_: Verb = add("raise", int(n.CHOOSE_CONSTRUCTION), Domain("construction", CONSTRUCTION_NAMES))
        self.launch: Verb = add("launch", int(n.CHOOSE_BUILDER), region, sea)
        self.waters: Verb = add("waters", int(n.CHOOSE_WATERS), sea)
        self.token: Verb = add("token", int(n.PAY_WITH_TOKENS), good)
        self.pay: Verb = add("pay", int(n.PAY_WITH_TOKENS))
        self.way: Verb = add("way", int(n.CHOOSE_WAY), amounts(1, int(WAYS)))
        self.sink: Verb = add("sink", int(n.SINK_SHIP), seat, region)
        self.loot: Verb = add("loot", int(n.LOOT), region, good)
        self.rival: Verb = add("rival", int(n.CHOOSE_RIVAL), seat)
        self.hide: Verb = add("hide", int(n.HIDE_AND_PICK), Domain("hand", HAND_NAMES), Domain("hand", HAND_NAMES))
        self.pick: Verb = add("pick", int(n.HIDE_AND_PICK), Domain("fist", SIDE_NAMES))
        self.calm: Verb = add("calm", int(n.CALM_REGION), region)
        self.exchange: Verb = add("exchange", int(n.EXCHANGE_CUBE), good, good)
        self.take: Verb = add("take", int(n.TAKE_CUBE), good)
        self.leave_hex: Verb = add("leave-hex", int(n.SURVEY_HEX))
        self.discard_hex: Verb = add("discard-hex", int(n.SURVEY_HEX))
        self.ready: Verb = add("ready", int(n.READY_CARD), card)
        self.add_ship: Verb = add("add-ship", int(n.ADD_SHIP), region)
        self.buy_card: Verb = add("buy-card", (int(n.BUY_CARD), int(n.BUY_FOUND)), card)
        self.buy_none: Verb = add("buy-none", (int(n.BUY_CARD), int(n.BUY_FOUND)))
        self.turn_card: Verb = add("turn-card", int(n.TURN_CARD), card)
        self.offer: Verb = add("offer", (*windows, int(n.ANSWER_CALL)), seat)
        self.call: Verb = add("call", windows)
        self.no_offer: Verb = add("no-offer", int(n.ANSWER_CALL))
        self.give: Verb = add("give", fill, thing)
        self.want: Verb = add("want", fill, thing)
        self.give_card: Verb = add("give-card", fill, card)
        self.want_card: Verb = add("want-card", fill, card)
        self.permission: Verb = add("permission", fill, region, amounts(1, int(MOST_PERMITTED)))
        self.place_in_order: Verb = add("order-place", fill, amounts(1, int(self.seats)))
        self.stand_ups: Verb = add("stand-ups", fill, amounts(1, int(MOST_STOOD_UP)))
        self.propose: Verb = add("propose", fill)
        self.drop: Verb = add("drop", fill)
        self.accept: Verb = add("accept", int(n.ANSWER_OFFER))
        self.decline: Verb = add("decline", int(n.ANSWER_OFFER))

    # The pieces of a seat: its citizens first, then its ships.

    def first_unit(self, seat: Seat) -> i64:
        return seat * self.pieces

    def first_ship(self, seat: Seat) -> i64:
        return seat * self.pieces + self.citizens

    def owner(self, unit: i64) -> Seat:
        return unit // self.pieces

    def is_ship(self, unit: i64) -> bool:
        return unit % self.pieces >= self.citizens

    # Boards I and II.

    def price_at(self, board: i64, good: i64, cell: i64) -> i64:
        """The price of a cell of a section, counted from 1; 0 for none."""
        return self.price[(board * GOODS + good) * CELLS + cell]

    def room(self, board: i64, good: i64) -> i64:
        return self.capacity[board * GOODS + good]

    # Cards.

    def least_price(self, card: Card) -> i64:
        """ARC-ICON-04 the lowest of its prices."""
        least = self.card_prices[card * self.numbers.prices]
        for k in range(1, self.numbers.prices):
            least = min(least, self.card_prices[card * self.numbers.prices + k])
        return least

    def cost_of(self, card: Card, way: i64, good: i64) -> i64:
        return self.card_cost[(card * WAYS + way) * GOODS + good]

    def empty_hexes(self) -> Deck:
        """ARC-COMP-03 the 24 hexes, before they are shuffled."""
        count = int(HEXES)
        return new_deck([0] * count, [count, count, count, *([int(self.numbers.first_hexes)] * int(self.seats))])

    def empty_cards(self) -> Deck:
        """ARC-SETUP-07 the evolution cards: of the deck only the back on top is seen."""
        return new_deck([int(back) for back in self.back], [int(CARDS)] * 2, stacks=(int(DECK),))

    def empty_objectives(self) -> Deck:
        count = int(OBJECTIVES)
        return new_deck([0] * count, [count, count, *([int(MOST_HELD)] * int(self.seats))])
