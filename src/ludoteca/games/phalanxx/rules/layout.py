"""The fixed tables of a match of PHALANXX: cards, map, numbers, piles, and the verbs."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.actions import ActionTable, Domain, Verb, amounts, seats
from ludoteca.kernel.deck import Deck, new_deck
from ludoteca.kernel.graph import Graph
from ludoteca.kernel.numbers import numbered

# Decisions, in the order of play.
PICK_FACTION: Final[i64] = 0
BUY_CARD: Final[i64] = 1
GIVE_CARD: Final[i64] = 2
TAKE_CARD: Final[i64] = 3
CHOOSE_DIE: Final[i64] = 4
CHOOSE_SLOT: Final[i64] = 5
CHOOSE_ACTION: Final[i64] = 6
ROTATE_CARD: Final[i64] = 7
EXCHANGE_DICE: Final[i64] = 8
END_TURN: Final[i64] = 9
SACRIFICE_ARMY: Final[i64] = 10

# Events.
FIRST_PLAYER: Final[i64] = 0
HOME_ROLLED: Final[i64] = 1
FACTION_TAKEN: Final[i64] = 2
BOUGHT: Final[i64] = 3
NOT_BOUGHT: Final[i64] = 4
SWAPPED: Final[i64] = 5
REVEALED_CARD: Final[i64] = 6
ROLLED: Final[i64] = 7
ROLL_BONUS: Final[i64] = 8
PLAYED: Final[i64] = 9
CONQUERED: Final[i64] = 10
CONFLICT: Final[i64] = 11
ROTATED: Final[i64] = 12
PUSHED: Final[i64] = 13
INCOME: Final[i64] = 14
EXCHANGED: Final[i64] = 15
SACRIFICED: Final[i64] = 16
REROLLED: Final[i64] = 17
HEROISM_SHOWN: Final[i64] = 18
HEROISM_GONE: Final[i64] = 19
LAST_TURNS: Final[i64] = 20
SCORED: Final[i64] = 21
REGENT_TOOK: Final[i64] = 22
REGENT_RESTED: Final[i64] = 23

# Refusals.
SPACE_EMPTY: Final[i64] = 16
NOT_FOR_SALE: Final[i64] = 17
TOO_FEW_TALENTS: Final[i64] = 18
NOT_IN_HAND: Final[i64] = 19
NO_SWAP_RIGHT: Final[i64] = 20
HEROISM_STAYS: Final[i64] = 21
DIE_PLACED: Final[i64] = 22
DIE_LISTED: Final[i64] = 23
SLOT_USED: Final[i64] = 24
SLOT_LISTED: Final[i64] = 25
DIE_TOO_LOW: Final[i64] = 26
SUM_TOO_LOW: Final[i64] = 27
SUM_TOO_HIGH: Final[i64] = 28
TALENTS_TOO_FEW: Final[i64] = 29
ARMIES_TOO_FEW: Final[i64] = 30
CITIES_TOO_FEW: Final[i64] = 31
OASES_TOO_FEW: Final[i64] = 32
NO_DIE_SO_HIGH: Final[i64] = 33
NO_DIE_SO_LOW: Final[i64] = 34
DICE_TOO_FEW: Final[i64] = 35
NO_PAIR: Final[i64] = 36
ALREADY_YOURS: Final[i64] = 37
NOT_ADJACENT: Final[i64] = 38
RESERVE_TOO_SMALL: Final[i64] = 39
NOT_STRONGER: Final[i64] = 40
NOT_MORE_HEROIC: Final[i64] = 41
STRENGTH_TOO_LOW: Final[i64] = 42
NO_CARD_TO_ROTATE: Final[i64] = 43
CANNOT_PAY_PUSH: Final[i64] = 44
NOT_YOUR_CARD: Final[i64] = 45
CARD_ROTATED: Final[i64] = 46
NOT_AN_OPPONENT: Final[i64] = 47
DICE_DIFFER: Final[i64] = 48
SAME_COLOUR: Final[i64] = 49
OTHER_SLOT: Final[i64] = 50
RESERVE_EMPTY: Final[i64] = 51
SAME_VALUE: Final[i64] = 52
FACTION_GONE: Final[i64] = 53
NO_CONFLICT: Final[i64] = 54
NO_INCOME_TAKEN: Final[i64] = 55
DICE_LEFT: Final[i64] = 56
NO_FACTIONS: Final[i64] = 57
OTHER_SACRIFICE: Final[i64] = 58
NOT_YOURS_TO_GIVE: Final[i64] = 59
JUST_BOUGHT: Final[i64] = 60
NOT_ROLLED: Final[i64] = 61
PLACED_DIE_STAYS: Final[i64] = 62

# Kinds of region, families of cards.
PLAIN: Final[i64] = 0
OASIS: Final[i64] = 1
CITY: Final[i64] = 2
ARCHER: Final[i64] = 0
KNIGHT: Final[i64] = 1
INFANTRY: Final[i64] = 2
LEADER: Final[i64] = 3
EQUIPMENT: Final[i64] = 4

# What a card may need (PHX-CARD-02); the refusals above say what is missing, in the same order.
SUM_LEAST: Final[i64] = 1
SUM_MOST: Final[i64] = 2
TALENTS: Final[i64] = 3
ARMIES: Final[i64] = 4
CITIES: Final[i64] = 5
OASES: Final[i64] = 6
DIE_LEAST: Final[i64] = 7
DIE_MOST: Final[i64] = 8
DICE_OF: Final[i64] = 9
PAIR: Final[i64] = 10
NEEDS: Final[i64] = 2  # the most conditions a card has

# Abilities, as bits of `State.abilities`.
INC9: Final[i64] = 1 << 0
MARCH: Final[i64] = 1 << 1
DRILL: Final[i64] = 1 << 2
TRADE: Final[i64] = 1 << 3
SHIELD: Final[i64] = 1 << 4
ASSAULT: Final[i64] = 1 << 5
VETERAN: Final[i64] = 1 << 6
SIEGE: Final[i64] = 1 << 7
CAMO: Final[i64] = 1 << 8
TAL5: Final[i64] = 1 << 9
TAL6: Final[i64] = 1 << 10
RALLY: Final[i64] = 1 << 11
JOKER: Final[i64] = 1 << 12
E_CITY: Final[i64] = 1 << 13
E_OASIS: Final[i64] = 1 << 14
E_WAR: Final[i64] = 1 << 15
E_FAME: Final[i64] = 1 << 16
E_COIN: Final[i64] = 1 << 17

# Factions (PHX-EXP-01).
RED: Final[i64] = 0
YELLOW: Final[i64] = 1
BLUE: Final[i64] = 2
GREEN: Final[i64] = 3
FACTION_NAMES = ("red", "yellow", "blue", "green")

# Piles of the deck of cards; hands and tableaus follow, see Layout.
DECK: Final[i64] = 0
SET_ASIDE: Final[i64] = 1
REMOVED: Final[i64] = 2
DISPLAY: Final[i64] = 3  # five spaces of one card each, the dearest first
SPACES: Final[i64] = 5
FIRST_HAND: Final[i64] = 8

ERAS: Final[i64] = 3
SLOTS: Final[i64] = 3
NOBODY: Final[i64] = -1
NO_DIE: Final[i64] = -1
REGENT: Final[i64] = 1  # the second player of the solo game
REGENT_NAME: Final[i64] = 4  # in events: after the four seats


@final
class Numbers:
    """The numbers of the game by name, read once; a wrong name is found when the rules are made."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.hero_packet: i64 = numbers["hero_packet"]
        self.start_hand: i64 = numbers["start_hand"]
        self.swap_price_low: i64 = numbers["swap_price_low"]
        self.roll_bonus_max: i64 = numbers["roll_bonus_max"]
        self.roll_bonus: i64 = numbers["roll_bonus"]
        self.income: i64 = numbers["income"]
        self.conflict_loss: i64 = numbers["conflict_loss"]
        self.armies: i64 = numbers["armies"]
        self.money_max: i64 = numbers["money_max"]
        self.score_rotated: i64 = numbers["score_rotated"]
        self.score_army: i64 = numbers["score_army"]
        self.talents_per_point: i64 = numbers["talents_per_point"]
        self.fame_group: i64 = numbers["fame_group"]
        self.camouflage_penalty: i64 = numbers["camouflage_penalty"]
        self.inc9_max: i64 = numbers["inc9_max"]
        self.shield: i64 = numbers["shield"]
        self.assault: i64 = numbers["assault"]
        self.veteran_loss: i64 = numbers["veteran_loss"]
        self.siege_cost: i64 = numbers["siege_cost"]
        self.camo_defence: i64 = numbers["camo_defence"]
        self.tal5: i64 = numbers["tal5"]
        self.tal6: i64 = numbers["tal6"]
        self.rally: i64 = numbers["rally"]
        self.e_fame_group: i64 = numbers["e_fame_group"]
        self.e_coin_talents: i64 = numbers["e_coin_talents"]
        self.trade_discount: i64 = numbers["trade_discount"]
        self.trade_minimum: i64 = numbers["trade_minimum"]
        self.march: i64 = numbers["march"]
        self.drill: i64 = numbers["drill"]
        self.faction_loss: i64 = numbers["faction_loss"]
        self.faction_income: i64 = numbers["faction_income"]
        self.faction_die: i64 = numbers["faction_die"]
        self.regent_roll: i64 = numbers["regent_roll"]


@final
class Rulings:
    """The switchable rulings and variants, each by the name of its setting."""

    def __init__(self, chosen: dict[str, int]) -> None:
        self.push_money: i64 = chosen["push_money"]  # 1 track, -1 inverse, 0 none
        self.reroll: bool = chosen["sacrifice"] == 1
        self.clamp: bool = chosen["conflict_floor"] == 1
        self.need_unrotated: bool = chosen["need_unrotated"] == 1
        self.displaced_removed: bool = chosen["displaced"] == 1
        self.rotated_active: bool = chosen["rotated_active"] == 1
        self.exchange_any: bool = chosen["exchange_scope"] == 0
        self.swap_after: bool = chosen["swap_timing"] == 1
        self.hero_price: bool = chosen["hero_attack"] == 1
        self.hero_loss: bool = chosen["hero_loss"] == 1
        self.fame_per_group: bool = chosen["fame_gate"] == 1
        self.adjacency: bool = chosen["adjacency"] == 1
        self.factions: bool = chosen["expert_factions"] == 1
        self.draft: bool = chosen["faction_assignment"] == 1
        self.handicap: i64 = chosen["regent"]


@final
class Layout:
    """What is fixed for a match: built from content and settings, shared by all states."""

    def __init__(
        self,
        players: i64,
        solo: bool,
        card_ids: list[str],
        cards: dict[str, list[int]],
        regions: list[str],
        region: dict[str, list[int]],
        neighbours: list[list[int]],
        set_aside: i64,
        prices: list[int],
        army_costs: list[int],
        numbers: Numbers,
        rulings: Rulings,
    ) -> None:
        self.players = players
        self.solo = solo
        self.seats: i64 = 1 if solo else players
        self.numbers = numbers
        self.rulings = rulings
        self.set_aside = set_aside
        self.price: vec[i64] = numbered(prices)
        self.army_cost: vec[i64] = numbered(army_costs)

        self.cards: i64 = i64(len(card_ids))
        self.heroism: i64 = self.cards - 1
        self.era: vec[i64] = numbered(cards["era"])
        self.family: vec[i64] = numbered(cards["family"])
        self.card_strength: vec[i64] = numbered(cards["strength"])
        self.ability: vec[i64] = numbered(cards["ability"])
        self.need: vec[i64] = numbered(cards["need"])
        self.need_number: vec[i64] = numbered(cards["need number"])
        self.need_colour: vec[i64] = numbered(cards["need colour"])

        dealt = SPACES + numbers.start_hand * self.seats
        self.deck_at_first: i64 = self.cards - set_aside * ERAS - dealt
        last = self.deck_at_first + 1  # PHX-END-05 the turn that finds the deck empty
        self.turns: i64 = (last + players - 1) // players * players

        self.regions: i64 = i64(len(regions))
        self.kind: vec[i64] = numbered(region["kind"])
        self.worth: vec[i64] = numbered(region["value"])
        self.region_name: vec[i64] = numbered(region["name"])  # its number among the regions of both maps
        self.start_city: vec[i64] = numbered(region["start city"])  # by place in the order of play
        self.start_oasis: vec[i64] = numbered(region["start oasis"])
        self.map = Graph(neighbours)

        self.actions = ActionTable()
        add = self.actions.add
        card = Domain("card", tuple(card_ids[:-1]))
        place = Domain("region", tuple(regions))
        space = Domain("space", tuple(str(price) for price in prices))
        slot = amounts(1, 3)
        self.faction: Verb = add("faction", int(PICK_FACTION), Domain("faction", FACTION_NAMES))
        self.buy: Verb = add("buy", int(BUY_CARD), space)
        self.buy_none: Verb = add("buy-none", int(BUY_CARD))
        self.give: Verb = add("give", int(GIVE_CARD), card)
        self.give_none: Verb = add("give-none", int(GIVE_CARD))
        self.take_from: Verb = add("take", int(TAKE_CARD), space)
        self.die: Verb = add("die", int(CHOOSE_DIE), slot)
        self.slot: Verb = add("slot", int(CHOOSE_SLOT), slot)
        self.play: Verb = add("play", int(CHOOSE_ACTION), card)
        self.conquer: Verb = add("conquer", int(CHOOSE_ACTION), place)
        self.push: Verb = add("push", int(CHOOSE_ACTION))
        self.income: Verb = add("income", int(CHOOSE_ACTION))
        self.rotate: Verb = add("rotate", int(ROTATE_CARD), card)
        self.exchange: Verb = add("exchange", int(EXCHANGE_DICE), slot, seats(int(self.seats)), slot)
        self.exchange_none: Verb = add("exchange-none", int(EXCHANGE_DICE))
        self.end_turn: Verb = add("end-turn", int(END_TURN))
        self.sacrifice: Verb = add("sacrifice", int(SACRIFICE_ARMY), slot, amounts(1, 6))
        self.reroll: Verb = add("reroll", int(SACRIFICE_ARMY), slot)

    def hand_of(self, player: i64) -> i64:
        """The pile that is a player's hand."""
        return FIRST_HAND + player

    def name_of(self, player: i64) -> i64:
        """A player as events name him: a seat, or the Regent."""
        return REGENT_NAME if self.solo and player == REGENT else player

    def tableau_of(self, player: i64) -> i64:
        """The pile of cards in front of a player."""
        return FIRST_HAND + self.players + player

    def empty_deck(self) -> Deck:
        """A deck of all the cards, none of them laid yet. The back of a card is its era."""
        backs = [int(era) for era in self.era]
        backs[int(self.heroism)] = 0  # a back of its own, so that imagining leaves it to `imagine_heroism`
        return new_deck(backs, self.pile_rooms())

    def pile_rooms(self) -> list[int]:
        """Nobody can hold more cards than the starting hand and one purchase a turn."""
        most = int(self.cards) // int(self.players) + int(self.numbers.start_hand)
        cards = int(self.cards)
        return [cards, int(self.set_aside * ERAS), cards, *([1] * int(SPACES)), *([most] * (2 * int(self.players)))]
