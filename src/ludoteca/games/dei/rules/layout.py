"""The fixed tables of a match of D.E.I.: districts, cards, Missions, numbers, rulings, the action table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dei.rules import names
from ludoteca.games.dei.rules.city import City, Districts
from ludoteca.games.dei.rules.names import COLOURS, MARKETS, SYMBOLS, TALENTS, TALENTS_A_COLOUR
from ludoteca.kernel.actions import ActionTable, Domain, Verb, amounts, seats
from ludoteca.kernel.deck import Deck, new_deck
from ludoteca.kernel.numbers import Card, Seat, numbered, table

FACTION_NAMES = ("AUX", "RAV", "R42", "FMZ")
CHAMPION_NAMES = ("neena", "abraham", "aria", "z13")
DRONE_NAMES = ("HAR", "TRA", "TEL", "REA")
COLOUR_NAMES = ("red", "blue", "green")
MARKET_NAMES = ("tactic", "logistic", "machinery", "black")
KIND_NAMES = ("shelter", "bridge", "elevator")
RESOURCE_NAMES = ("tech", "energy")
RECRUIT_SYMBOLS = ("R", "Rr", "Rg")
MOVE_SYMBOLS = ("R", "M", "Mr", "Mb")  # DEI-TAL-L5 any Recruit may be used as a plain Move
COLLECT_SYMBOLS = ("R", "C", "Cb", "Cg")
SYMBOL_NAMES = (
    "R", "Rr", "Rg", "M", "Mr", "Mb", "C", "Cb", "Cg", "B", "BS", "BB", "BE", "COPY", "S", "T", "E", "buy",
    "HAR", "TRA", "TEL", "REA", "Rr*red", "Mr*red", "Mb*blue", "Cb*blue", "Rg*green", "Cg*green", "boots",
)  # fmt: skip
GAIN_NAMES = ("S", "T", "E")
PAYMENT_NAMES = ("plain", "tech-for-energy", "less-tech", "less-energy")
CREW_NAMES = ("alone", "champion", "shelter", "both")
UNIT_NAMES = ("scrapper", "champion")
COUNTED_NAMES = (
    "tech", "energy", "drone-cards", "constructions", "scrappers", "outposts", "red", "blue", "green", "garrisons",
)  # fmt: skip

# Piles of the cards: four decks, four rows, then those of each seat.
DECK: Final[i64] = 0
ROW: Final[i64] = MARKETS
OF_SEATS: Final[i64] = 2 * MARKETS
HAND: Final[i64] = 0
PLAN: Final[i64] = 1
PAD: Final[i64] = 2
BIN: Final[i64] = 3
PILES_A_SEAT: Final[i64] = 4
PAD_CARDS: Final[i64] = 6

# Piles of the Candy Boosts.
RESERVE: Final[i64] = 0
ON_CARDS: Final[i64] = 1
HELD: Final[i64] = 2  # by each seat


@final
class Numbers:
    """The numbers of the content by name; a wrong name is found when the rules are made."""

    def __init__(self, numbers: dict[str, int], with_champion: list[int], other: list[int], talents: list[int]) -> None:
        self.tech: i64 = numbers["tech"]
        self.energy: i64 = numbers["energy"]
        self.scrappers: i64 = numbers["scrappers"]
        self.turns: i64 = numbers["turns"]
        self.phases: i64 = numbers["phases"]
        self.cards_a_phase: i64 = numbers["cards_a_phase"]
        self.mission_rows: i64 = numbers["mission_rows"]
        self.mission_rows_no_choice: i64 = numbers["mission_rows_no_choice"]
        self.start_tech: i64 = numbers["start_tech"]
        self.start_energy: i64 = numbers["start_energy"]
        self.start_with_champion: vec[i64] = numbered(with_champion)
        self.start_other: vec[i64] = numbered(other)
        self.slots: i64 = numbers["market_slots"]
        self.black_left: i64 = numbers["black_left"]
        self.black_right: i64 = numbers["black_right"]
        self.unlock: i64 = numbers["unlock"]
        self.drone_range: i64 = numbers["drone_range"]
        self.harvest: i64 = numbers["harvest"]
        self.transport: i64 = numbers["transport"]
        self.reap_each: i64 = numbers["reap_each"]
        self.reap_duel: i64 = numbers["reap_duel"]
        self.z13: i64 = numbers["z13"]
        self.bombardment: i64 = numbers["bombardment"]
        self.fortress: i64 = numbers["fortress"]
        self.trojan_horse: i64 = numbers["trojan_horse"]
        self.caravan: i64 = numbers["caravan"]
        self.engineer_moves: i64 = numbers["engineer_moves"]
        self.boots_moves: i64 = numbers["boots_moves"]
        self.remote_control: i64 = numbers["remote_control"]
        self.robot_energy: i64 = numbers["robot_energy"]
        self.insight: i64 = numbers["insight"]
        self.trading_post: i64 = numbers["trading_post"]
        self.end_outpost: i64 = numbers["end_outpost"]
        self.end_talents: vec[i64] = numbered(talents)
        self.end_tech_each: i64 = numbers["end_tech_each"]
        self.end_energy: i64 = numbers["end_energy"]


@final
class Rulings:
    """The variants and rulings, each by the name of its setting; flags are 0 and 1, choices go by their place."""

    def __init__(self, chosen: dict[str, int]) -> None:
        self.random_layout: bool = chosen["layout"] == 1
        self.advanced_outposts: bool = chosen["outpost_setup"] == 1
        self.draft: bool = chosen["talent_setup"] == 1
        self.no_choice: bool = chosen["opt_no_choice"] == 1
        self.planning: bool = chosen["opt_planning"] == 1
        self.confrontation: bool = chosen["opt_confrontation"] == 1
        self.rebel: bool = chosen["opt_rebel"] == 1
        self.by_supplies: bool = chosen["turn_order"] == 1
        self.release_ties: bool = chosen["tie_control"] == 1
        self.unitless: bool = chosen["unitless_bonus"] == 1
        self.champion_garrisons: bool = chosen["champion_garrisons"] == 1
        self.copy_own: bool = chosen["copy_scope"] == 1
        self.red_recruit_majority: bool = chosen["red_recruit_majority"] == 1
        self.aria_down: bool = chosen["aria_down"] == 1
        self.reaper_flat: bool = chosen["reaper_supply"] == 1
        self.only_wild_down: bool = chosen["candy_on_facedown"] == 1
        self.counted_alone: bool = chosen["endgame_scoring"] == 1 and not self.confrontation
        self.diagonal_shelters: bool = chosen["shelter_diag_ok"] == 1
        # DEI-MARKET-02 by place in a row, from the right.
        self.outposts_asked: vec[i64] = numbered(
            [chosen["market_right"], chosen["market_middle"], chosen["market_left"]]
        )
        self.tie_breaks: vec[i64] = numbered([chosen[f"tiebreak_{k}"] for k in (1, 2, 3, 4)])


@final
class Layout:
    """What is fixed for a match: built from content and settings, shared by all states."""

    def __init__(
        self,
        seat_count: i64,
        districts: Districts,
        quick: list[City],
        rows: i64,
        cards: list[str],
        card_tables: dict[str, list[int]],
        factions: dict[str, list[int]],
        missions: dict[str, list[int]],
        candy_ids: list[str],
        candy: dict[str, list[int]],
        talent_ids: list[str],
        numbers: Numbers,
        rulings: Rulings,
        house: dict[str, str],
    ) -> None:
        self.seats = seat_count
        self.districts = districts
        self.quick = quick  # the city as it is laid without chance, for each pairing of circles and colours
        self.rows = rows  # of districts
        self.numbers = numbers
        self.rulings = rulings
        self.house = house  # the settings that are not the usual ones, as they are written

        self.cards: i64 = len(cards)
        self.first_market_card: i64 = card_tables["market"].count(-1)  # before them those of the factions
        bought = 2 * numbers.phases * numbers.turns  # face down and by the robot, one each in a Phase
        self.hand_room: i64 = self.first_market_card // len(FACTION_NAMES) + bought
        self.symbols: vec[i64] = numbered(card_tables["symbols"])  # by card and symbol
        self.price_tech: vec[i64] = numbered(card_tables["tech"])
        self.price_energy: vec[i64] = numbered(card_tables["energy"])
        self.supplies: vec[i64] = numbered(card_tables["supplies"])
        self.market: vec[i64] = numbered(
            card_tables["market"]
        )  # its market, or MARKETS for drone cards; -1 of factions
        self.owner: vec[i64] = numbered(card_tables["faction"])  # the faction it belongs to, or NOBODY
        self.steers: vec[i64] = numbered(card_tables["drone"])  # the drone it steers, or NOTHING
        self.drone_of: vec[i64] = numbered(factions["drone"])  # by faction

        self.counts: vec[i64] = numbered(missions["counts"])  # by kind of Mission
        self.full: vec[i64] = numbered(missions["full"])
        self.full_each: vec[i64] = numbered(missions["full_each"])
        self.past: vec[i64] = numbered(missions["past"])
        self.past_each: vec[i64] = numbered(missions["past_each"])
        self.mission_cards: vec[i64] = numbered(missions["cards"])  # the kind of each card
        self.mission_rows: i64 = numbers.mission_rows_no_choice if rulings.no_choice else numbers.mission_rows

        self.candy_kinds: i64 = len(candy_ids)
        self.candy_symbol: vec[i64] = numbered(candy["symbol"])  # by kind
        self.candy_tokens: vec[i64] = numbered(candy["tokens"])  # the kind of each token

        self.actions = ActionTable()
        self._add_verbs(cards, candy_ids, talent_ids)

    def _add_verbs(self, cards: list[str], candy_ids: list[str], talent_ids: list[str]) -> None:
        add = self.actions.add
        districts = self.districts
        card = Domain("card", tuple(cards))
        for_sale = Domain("card", tuple(cards[int(self.first_market_card) :]))
        region = Domain("region", tuple(districts.regions))
        start = Domain("region", tuple(districts.regions[local] for local in districts.shelters))
        bridge = Domain("slot", tuple(districts.slot_name(list(slot)) for slot in districts.bridges))
        lift = Domain("slot", tuple(districts.slot_name(list(slot)) for slot in districts.elevators))
        collect = Domain("symbol", COLLECT_SYMBOLS)
        rivals = seats(int(self.seats))
        use = int(names.USE_SYMBOL)
        self.faction: Verb = add("faction", int(names.PICK_FACTION), Domain("faction", FACTION_NAMES))
        self.stand: Verb = add("stand", int(names.PLACE_CHAMPION), start)
        self.draft: Verb = add("draft", int(names.DRAFT_TALENT), Domain("talent", tuple(talent_ids)))
        self.plan: Verb = add("plan", int(names.PLAN_CARDS), card)
        self.plan_none: Verb = add("plan-none", int(names.PLAN_CARDS))
        self.play: Verb = add("play", int(names.PLAY_CARD), card)
        self.down: Verb = add("down", int(names.PLAY_CARD), card)
        self.robot: Verb = add("robot", (use, int(names.PLAY_CARD)), card)
        self.recruit: Verb = add("recruit", use, Domain("symbol", RECRUIT_SYMBOLS), region)
        self.move: Verb = add("move", use, Domain("symbol", MOVE_SYMBOLS), region)
        self.collect: Verb = add("collect", use, collect, region)
        self.kill: Verb = add("kill", use, collect, region)
        self.dig: Verb = add("dig", use, collect, region)
        self.shelter: Verb = add("shelter", use, Domain("symbol", ("B", "BS")), region)
        self.bridge: Verb = add("bridge", use, Domain("symbol", ("B", "BB")), bridge)
        self.elevator: Verb = add("elevator", use, Domain("symbol", ("B", "BE")), lift)
        self.fly: Verb = add("fly", use, Domain("drone", DRONE_NAMES), region)
        self.copy_card: Verb = add("copy", use, card)
        self.gain: Verb = add("gain", use, Domain("gain", GAIN_NAMES))
        self.buy: Verb = add("buy", (use, int(names.BUY_BY_ROBOT)), for_sale)
        self.candy: Verb = add("candy", use, Domain("candy", tuple(candy_ids)))
        self.finish: Verb = add("finish", use)
        self.to: Verb = add("to", (int(names.MOVE_TO), int(names.MOVE_NEENA)), region)
        self.crew: Verb = add(
            "crew", int(names.CHOOSE_CREW), amounts(0, int(self.numbers.scrappers)), Domain("with", CREW_NAMES)
        )
        self.neena_stays: Verb = add("neena-stays", int(names.MOVE_NEENA))
        self.keep: Verb = add("keep", int(names.EXCHANGE_RESOURCE))
        self.exchange: Verb = add("exchange", int(names.EXCHANGE_RESOURCE))
        self.victim: Verb = add("victim", int(names.CHOOSE_VICTIM), rivals)
        self.source: Verb = add("from", (int(names.RECRUIT_FROM), int(names.CARRY_FROM)), region)
        self.seed: Verb = add("seed", int(names.SEED_REGION))
        self.seed_none: Verb = add("seed-none", int(names.SEED_REGION))
        self.take_shelter: Verb = add("take-shelter", int(names.TAKE_UP), region)
        self.take_bridge: Verb = add("take-bridge", int(names.TAKE_UP), bridge)
        self.take_elevator: Verb = add("take-elevator", int(names.TAKE_UP), lift)
        self.harvest: Verb = add("harvest", int(names.HARVEST), amounts(0, int(self.numbers.harvest)))
        self.carry: Verb = add("carry", int(names.CARRY_SCRAPPERS), amounts(0, int(self.numbers.transport)))
        self.beam: Verb = add("beam", int(names.TELEPORT), Domain("unit", UNIT_NAMES), region)
        self.beam_stop: Verb = add("beam-stop", int(names.TELEPORT))
        self.reap: Verb = add("reap", int(names.REAP), rivals)
        self.reap_stop: Verb = add("reap-stop", int(names.REAP))
        self.pay: Verb = add("pay", int(names.CHOOSE_PAYMENT), Domain("payment", PAYMENT_NAMES))
        self.abraham_takes: Verb = add("abraham-takes", int(names.TAKE_FOR_ABRAHAM))
        self.abraham_leaves: Verb = add("abraham-leaves", int(names.TAKE_FOR_ABRAHAM))
        self.unlock: Verb = add("unlock", int(names.UNLOCK_TALENT), Domain("colour", COLOUR_NAMES))
        self.unlock_stop: Verb = add("unlock-stop", int(names.UNLOCK_TALENT))
        self.mission: Verb = add(
            "mission", int(names.TAKE_MISSION), amounts(1, int(self.numbers.turns)), amounts(1, int(self.mission_rows))
        )
        self.mission_none: Verb = add("mission-none", int(names.TAKE_MISSION))
        self.end_phase: Verb = add("end-phase", int(names.END_PHASE))

    def shows(self, card: Card, symbol: i64) -> i64:
        """How often a card shows a symbol, or how much it gains."""
        return self.symbols[card * SYMBOLS + symbol]

    def can_be_copied(self, card: Card) -> bool:
        """DEI-ADV-COPY a card that shows anything but Copy."""
        for symbol in range(SYMBOLS):
            if symbol != names.COPY and self.symbols[card * SYMBOLS + symbol] > 0:
                return True
        return False

    def pile(self, seat: Seat, which: i64) -> i64:
        """The pile of a seat: HAND, PLAN, PAD or BIN."""
        return OF_SEATS + seat * PILES_A_SEAT + which

    def empty_cards(self) -> Deck:
        """All piles of the cards, with none in them: DEI-SETUP-09 a deck has its own cards and some for drones.

        A hand has those of its faction and what was bought; all of them may come into the bin.
        """
        lying = [int(market) for market in self.market]
        of_drones = lying.count(int(MARKETS)) // int(COLOURS)
        rooms = [lying.count(k) + (of_drones if k < int(COLOURS) else 0) for k in range(int(MARKETS))]
        rooms += [int(self.numbers.slots)] * int(MARKETS)
        hand = int(self.hand_room)
        rooms += [hand, int(self.numbers.cards_a_phase), int(PAD_CARDS), hand] * int(self.seats)
        return new_deck([0] * int(self.cards), rooms)

    def empty_candy(self) -> Deck:
        """DEI-SETUP-07 the Candy Boosts all look alike from behind."""
        tokens = len(self.candy_tokens)
        return new_deck([0] * tokens, [tokens] * (2 + int(self.seats)))

    def empty_talents(self) -> Deck:
        """DEI-SETUP-14 three reserves by colour, then what each seat has."""
        backs = [talent // int(TALENTS_A_COLOUR) for talent in range(int(TALENTS))]
        return new_deck(backs, [int(TALENTS_A_COLOUR)] * int(COLOURS) + [int(COLOURS)] * int(self.seats))


def no_pool() -> vec[i64]:
    """No symbol to be executed."""
    return table(SYMBOLS)
