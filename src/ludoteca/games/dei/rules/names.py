"""What the numbers in the rules stand for: colours, symbols, Talents, decisions, events, refusals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1
NOTHING: Final[i64] = -1
FACE_UNSEEN: Final[i64] = -2  # instead of the card in play: it lies face down

RED: Final[i64] = 0  # Tactic, Logistic, Machinery: the colours of Outposts, Talents and markets
BLUE: Final[i64] = 1
GREEN: Final[i64] = 2
COLOURS: Final[i64] = 3
BLACK: Final[i64] = 3  # the fourth market
MARKETS: Final[i64] = 4

# Champions, and with them the factions.
NEENA: Final[i64] = 0
ABRAHAM: Final[i64] = 1
ARIA: Final[i64] = 2
Z13: Final[i64] = 3

HARVESTER: Final[i64] = 0
TRANSPORT: Final[i64] = 1
TELEPORTER: Final[i64] = 2
REAPER: Final[i64] = 3
DRONES: Final[i64] = 4

SHELTER: Final[i64] = 0
BRIDGE: Final[i64] = 1
ELEVATOR: Final[i64] = 2
KINDS: Final[i64] = 3
TOKENS_A_KIND: Final[i64] = 3


TECH: Final[i64] = 0  # resources
ENERGY: Final[i64] = 1

# The symbols of a card that are still to be executed, each with its count.
RECRUIT: Final[i64] = 0
RED_RECRUIT: Final[i64] = 1
GREEN_RECRUIT: Final[i64] = 2
MOVE: Final[i64] = 3
RED_MOVE: Final[i64] = 4
BLUE_MOVE: Final[i64] = 5
COLLECT: Final[i64] = 6
BLUE_COLLECT: Final[i64] = 7
GREEN_COLLECT: Final[i64] = 8
BUILD: Final[i64] = 9
BUILD_SHELTER: Final[i64] = 10
BUILD_BRIDGE: Final[i64] = 11
BUILD_ELEVATOR: Final[i64] = 12
COPY: Final[i64] = 13
GAIN_SUPPLIES: Final[i64] = 14  # Supplies, Tech, Energy: the amount, not a count
PURCHASE: Final[i64] = 17
FLY: Final[i64] = 18  # of each drone: 0, or 1 more than the bonus of the card
PER_OUTPOST: Final[i64] = 22  # RED_RECRUIT, RED_MOVE, BLUE_MOVE, BLUE_COLLECT, GREEN_RECRUIT, GREEN_COLLECT
BOOTS_MOVE: Final[i64] = 28  # DEI-TAL-L2 a Move that gives no further one
SYMBOLS: Final[i64] = 29

WILD: Final[i64] = NOTHING  # a Candy Boost without a symbol is a Wild Outpost

# Talents, as bits of what a seat has unlocked.
BOMBARDMENT: Final[i64] = 1 << 0
FORTRESS: Final[i64] = 1 << 1
CITY_KNOWLEDGE: Final[i64] = 1 << 2
TROJAN_HORSE: Final[i64] = 1 << 3
EXTREME_REMEDIES: Final[i64] = 1 << 4
CARAVAN: Final[i64] = 1 << 5
FIELD_ENGINEER: Final[i64] = 1 << 6
SNOW_BOOTS: Final[i64] = 1 << 7
DROP_POD: Final[i64] = 1 << 8
UNDERGROUND_SHORTCUT: Final[i64] = 1 << 9
PREVAIL: Final[i64] = 1 << 10
REMOTE_CONTROL: Final[i64] = 1 << 11
RESOURCE_EXPLOITATION: Final[i64] = 1 << 12
ALTERNATIVE_ENERGY: Final[i64] = 1 << 13
DELIVERY_ROBOT: Final[i64] = 1 << 14
DEEP_DIG: Final[i64] = 1 << 15
MARKET_INSIGHT: Final[i64] = 1 << 16
TRADING_POST: Final[i64] = 1 << 17
TALENTS: Final[i64] = 18
TALENTS_A_COLOUR: Final[i64] = 6

# What Missions count.
COUNT_TECH: Final[i64] = 0
COUNT_ENERGY: Final[i64] = 1
COUNT_DRONE_CARDS: Final[i64] = 2
COUNT_CONSTRUCTIONS: Final[i64] = 3
COUNT_SCRAPPERS: Final[i64] = 4
COUNT_OUTPOSTS: Final[i64] = 5
COUNT_COLOUR: Final[i64] = 6  # red, blue, green
COUNT_GARRISONS: Final[i64] = 9

# How a purchase is paid.
PLAIN: Final[i64] = 0
TECH_FOR_ENERGY: Final[i64] = 1  # DEI-TAL-M2
LESS_TECH: Final[i64] = 2  # DEI-TAL-M5
LESS_ENERGY: Final[i64] = 3
PAYMENTS: Final[i64] = 4

# Who goes along with the Scrappers of a Move.
ALONE: Final[i64] = 0
WITH_CHAMPION: Final[i64] = 1  # bits
WITH_SHELTER: Final[i64] = 2  # DEI-TAL-T6
CREWS: Final[i64] = 4

# Decisions, in the order of play.
PICK_FACTION: Final[i64] = 0
PLACE_CHAMPION: Final[i64] = 1
DRAFT_TALENT: Final[i64] = 2
PLAN_CARDS: Final[i64] = 3
PLAY_CARD: Final[i64] = 4
USE_SYMBOL: Final[i64] = 5
RECRUIT_FROM: Final[i64] = 6
SEED_REGION: Final[i64] = 7
MOVE_TO: Final[i64] = 8
CHOOSE_CREW: Final[i64] = 9
MOVE_NEENA: Final[i64] = 10
EXCHANGE_RESOURCE: Final[i64] = 11
CHOOSE_VICTIM: Final[i64] = 12
TAKE_UP: Final[i64] = 13
HARVEST: Final[i64] = 14
CARRY_SCRAPPERS: Final[i64] = 15
CARRY_FROM: Final[i64] = 16
TELEPORT: Final[i64] = 17
REAP: Final[i64] = 18
CHOOSE_PAYMENT: Final[i64] = 19
BUY_BY_ROBOT: Final[i64] = 20
TAKE_FOR_ABRAHAM: Final[i64] = 21
UNLOCK_TALENT: Final[i64] = 22
TAKE_MISSION: Final[i64] = 23
END_PHASE: Final[i64] = 24

# Consequences, numbered on.
LAY_TABLE: Final[i64] = 25
PLACE_UNITS: Final[i64] = 26
DEAL_TALENTS: Final[i64] = 27
PLAY_TURN: Final[i64] = 28
ACT_IN_PHASE: Final[i64] = 29
RESOLVE_MISSIONS: Final[i64] = 30
CLEAN_UP: Final[i64] = 31

# Events.
FIRST_PLAYER: Final[i64] = 0
FACTION_TAKEN: Final[i64] = 1
CHAMPION_PLACED: Final[i64] = 2
DRONE_PLACED: Final[i64] = 3
TALENT_DRAFTED: Final[i64] = 4
TURN_BEGAN: Final[i64] = 5
PLAYED: Final[i64] = 6
PLAYED_DOWN: Final[i64] = 7
CANDY_ADDED: Final[i64] = 8
RECRUITED: Final[i64] = 9
TRANSFERRED: Final[i64] = 10
SEEDED: Final[i64] = 11
MOVED: Final[i64] = 12
COLLECTED: Final[i64] = 13
EXCHANGED: Final[i64] = 14
SHELTER_BUILT: Final[i64] = 15
BRIDGE_BUILT: Final[i64] = 16
ELEVATOR_BUILT: Final[i64] = 17
TAKEN_UP: Final[i64] = 18
COPIED: Final[i64] = 19
GAINED: Final[i64] = 20
SUPPLIES_GAINED: Final[i64] = 21
FLEW: Final[i64] = 22
HARVESTED: Final[i64] = 23
TELEPORTED: Final[i64] = 24
KILLED: Final[i64] = 25
CANDY_DRAWN: Final[i64] = 26
BOUGHT: Final[i64] = 27
CARD_REVEALED: Final[i64] = 28
CARD_SPENT: Final[i64] = 29
OUTPOST_TAKEN: Final[i64] = 30
OUTPOST_CONQUERED: Final[i64] = 31
OUTPOST_LOST: Final[i64] = 32
ABRAHAM_TOOK: Final[i64] = 33
UNLOCKED_TALENT: Final[i64] = 34
MISSION_TAKEN: Final[i64] = 35
MISSION_DECLINED: Final[i64] = 36
COUNTED: Final[i64] = 37
SCORED: Final[i64] = 38

# Refusals.
FACTION_GONE: Final[i64] = 16
FACTION_STANDS: Final[i64] = 17
CHAMPION_STANDS: Final[i64] = 18
NO_DRAFT: Final[i64] = 19
OTHER_GROUP: Final[i64] = 20
TALENT_GONE: Final[i64] = 21
COLOUR_DRAFTED: Final[i64] = 22
NO_PLANNING: Final[i64] = 23
NOT_IN_HAND: Final[i64] = 24
ALREADY_PLANNED: Final[i64] = 25
CARDS_TO_PLAN: Final[i64] = 26
NOT_PLANNED: Final[i64] = 27
ONE_FACE_DOWN: Final[i64] = 28
NO_CARD_IN_PLAY: Final[i64] = 29
SYMBOL_NOT_LEFT: Final[i64] = 30
NO_OUTPOST_FOR_IT: Final[i64] = 31
PART_OF: Final[i64] = 32
NOT_ON_BOARD: Final[i64] = 33
NO_SHELTER: Final[i64] = 34
RIVAL_SHELTER: Final[i64] = 35
RECRUIT_MINORITY: Final[i64] = 36
NO_SCRAPPER_THERE: Final[i64] = 37
NO_UNIT: Final[i64] = 38
NO_WAY_OUT: Final[i64] = 39
SAME_REGION: Final[i64] = 40
NOT_LINKED: Final[i64] = 41
MOVE_MINORITY: Final[i64] = 42
TOO_FEW_THERE: Final[i64] = 43
CHAMPION_ELSEWHERE: Final[i64] = 44
NO_SHELTER_TO_MOVE: Final[i64] = 45
EMPTY_CREW: Final[i64] = 46
NEENA_LEADS: Final[i64] = 47
ARIA_ALONE: Final[i64] = 48
NO_UNIT_TO_COLLECT: Final[i64] = 49
NO_TOKEN: Final[i64] = 50
COLLECT_MINORITY: Final[i64] = 51
NO_TALENT: Final[i64] = 52
NOT_ALL_ON_MAP: Final[i64] = 53
BANK_EMPTY: Final[i64] = 54
HAS_MAJORITY: Final[i64] = 55
NO_VICTIM: Final[i64] = 56
NO_UNIT_TO_BUILD: Final[i64] = 57
NOT_BUILT_THERE: Final[i64] = 58
OTHER_KIND: Final[i64] = 59
SAME_SLOT: Final[i64] = 60
DRONE_ABSENT: Final[i64] = 61
OUT_OF_RANGE: Final[i64] = 62
TOO_FEW_TOKENS: Final[i64] = 63
TOO_FEW_SCRAPPERS: Final[i64] = 64
ROOF_FOR_ONE: Final[i64] = 65
NOT_PLAYED: Final[i64] = 66
NOT_YOURS_TO_COPY: Final[i64] = 67
NOTHING_TO_COPY: Final[i64] = 68
CANDY_LIES: Final[i64] = 69
NO_SUCH_CANDY: Final[i64] = 70
ONLY_WILD: Final[i64] = 71
NOT_FOR_SALE: Final[i64] = 72
TOO_FEW_OUTPOSTS: Final[i64] = 73
TOO_FEW_TECH: Final[i64] = 74
TOO_FEW_ENERGY: Final[i64] = 75
NOT_PAID_SO: Final[i64] = 76
ROBOT_SENT: Final[i64] = 77
NOTHING_TO_BUY: Final[i64] = 78
TOO_FEW_CUBES: Final[i64] = 79
TALENT_OPEN: Final[i64] = 80
COLUMN_TAKEN: Final[i64] = 81
MISSION_MUST: Final[i64] = 82
NO_CARDS_YET: Final[i64] = 83
CARDS_PLAYED: Final[i64] = 84
NO_PURCHASE_LEFT: Final[i64] = 85
NO_FLIGHT_LEFT: Final[i64] = 86
KILLED_ENOUGH: Final[i64] = 87
