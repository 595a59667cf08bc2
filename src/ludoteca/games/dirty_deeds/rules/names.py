"""What the numbers in the rules stand for: wheels, characters, actions, decisions, events, refusals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BIG: Final[i64] = 0  # DD-BOARD-01 Earth, the Dwarves, the Elves: from the largest wheel to the smallest
MEDIUM: Final[i64] = 1
SMALL: Final[i64] = 2
WHEELS: Final[i64] = 3

TRADITION: Final[i64] = 0  # tokens
ENCHANTMENT: Final[i64] = 1
TOKENS: Final[i64] = 2

NOTHING: Final[i64] = 0  # what is printed on a disc; a token is printed as its number and one more
HOURGLASS: Final[i64] = 3
KINDS: Final[i64] = 4

KNIGHT: Final[i64] = 0
SPY: Final[i64] = 1
CHRONO: Final[i64] = 2
ENGINEER: Final[i64] = 3
CHARACTERS: Final[i64] = 4
FIST: Final[i64] = 4  # the empty hand, among the characters that can be chosen
HANDS: Final[i64] = 5

# Where a character is, if it is on no hex.
BEHIND: Final[i64] = -1
IN_HAND: Final[i64] = -2
EXHAUSTED: Final[i64] = -3
CAPTIVE: Final[i64] = -4  # of the first seat; of the next one it is one less

NEUTRAL: Final[i64] = -1  # an opaque tile on a hex; a seat's own tile is the seat
BASE: Final[i64] = 4  # a seat's base is BASE + seat
NOBODY: Final[i64] = -1

# The actions, those of the characters first.
EXPANSION: Final[i64] = 0
DEFEAT: Final[i64] = 1
INSTIGATION: Final[i64] = 2
VIOLATION: Final[i64] = 3
DISCOVERY: Final[i64] = 4
DRILLING: Final[i64] = 5
ACCELERATION: Final[i64] = 6
GATHERING: Final[i64] = 7
TUNNEL: Final[i64] = 8
PORTAL: Final[i64] = 9
RECRUITMENT: Final[i64] = 10
BREACH: Final[i64] = 11
REWIND: Final[i64] = 12
RIOT: Final[i64] = 13
DELAY: Final[i64] = 14
ACTIONS: Final[i64] = 15
UNDECIDED: Final[i64] = -1  # DD-TURN-07 one of two simple actions, to be chosen when it is carried out

# What a hand is put forward for.
SIMPLE: Final[i64] = 0
COSTLY: Final[i64] = 1
FREE: Final[i64] = 2
FIRST_NAMED: Final[i64] = 3  # the four simple actions that two characters choose among
INTENTS: Final[i64] = 7

NOT_YET: Final[i64] = -1  # instead of the turns that remain, before the hourglass counts them

# Decisions, in the order of play.
PLACE_BASE: Final[i64] = 0
CHOOSE_IN_SECRET: Final[i64] = 1
CHOOSE_ACTION: Final[i64] = 2
PLACE_CHARACTER: Final[i64] = 3
CONQUER: Final[i64] = 4
CAPTURE: Final[i64] = 5
INSTIGATE: Final[i64] = 6
TURN_WHEEL: Final[i64] = 7
EXCHANGE: Final[i64] = 8
CHOOSE_FAMILIAR_ACTION: Final[i64] = 9
CHOOSE_WHEEL: Final[i64] = 10
INCITE: Final[i64] = 11
CHANGE_TIME: Final[i64] = 12

# Consequences, numbered on.
BEGIN_TURN: Final[i64] = 13
CARRY_OUT: Final[i64] = 14
TAKE_BACK: Final[i64] = 15
PAY: Final[i64] = 16
SEND_FAMILIAR_BACK: Final[i64] = 17
END_ACTION: Final[i64] = 18
END_TURN: Final[i64] = 19

# Why a wheel turns.
AT_TURNS_END: Final[i64] = 0
BY_ACCELERATION: Final[i64] = 1
BY_REWIND: Final[i64] = 2
BY_MESHING: Final[i64] = 3

# Events.
BASE_PLACED: Final[i64] = 0
TURN_BEGAN: Final[i64] = 1
SHOWED: Final[i64] = 2
FIZZLED: Final[i64] = 3
PLACED: Final[i64] = 4
CONQUERED: Final[i64] = 5
TAKEN_FROM: Final[i64] = 6
UNCOVERED: Final[i64] = 7
CAPTURED: Final[i64] = 8
REPLACED: Final[i64] = 9
TURNED: Final[i64] = 10
GAINED: Final[i64] = 11
PAID_TILES: Final[i64] = 12
PAID_TOKENS: Final[i64] = 13
EXCHANGED: Final[i64] = 14
RECRUITED: Final[i64] = 15
RELEASED: Final[i64] = 16
REFILLED: Final[i64] = 17
FAMILIAR_MOVED: Final[i64] = 18
FAMILIAR_ACTED: Final[i64] = 19
DELAYED: Final[i64] = 20
HASTENED: Final[i64] = 21
REVEALED: Final[i64] = 22
LAST_TURNS: Final[i64] = 23
SCORED: Final[i64] = 24
NOTHING_CONQUERED: Final[i64] = 25
NOTHING_COVERED: Final[i64] = 26
NOTHING_GAINED: Final[i64] = 27

# Refusals.
BASES_LIE: Final[i64] = 16
BASE_THERE: Final[i64] = 17
WRONG_ANGLE: Final[i64] = 18
ON_THE_MAP: Final[i64] = 19
IS_EXHAUSTED: Final[i64] = 20
IS_CAPTIVE: Final[i64] = 21
CHARACTER_FIRST: Final[i64] = 22
INTENT_FIRST: Final[i64] = 23
HAND_CHOSEN: Final[i64] = 24
FIST_IS_FREE: Final[i64] = 25
ONLY_FIST_IS_FREE: Final[i64] = 26
NOT_ITS_ACTION: Final[i64] = 27
NAMED_LATER: Final[i64] = 28
NAMED_NOW: Final[i64] = 29
TOO_FEW_DOMAINS: Final[i64] = 30
TOO_FEW_TOKENS: Final[i64] = 31
NOTHING_TO_PAY: Final[i64] = 32
LACKS_COLOUR: Final[i64] = 33
EVERY_COLOUR: Final[i64] = 34
TOO_MANY_TILES: Final[i64] = 35
LACKS_OPAQUE: Final[i64] = 36
NOT_CONTROLLED: Final[i64] = 37
NOT_FREE: Final[i64] = 38
NOBODY_IN_RANGE: Final[i64] = 39
RESERVE_EMPTY: Final[i64] = 40
INVIOLABLE: Final[i64] = 41
ALREADY_YOURS: Final[i64] = 42
GUARDED: Final[i64] = 43
NOT_BESIDE_KNIGHT: Final[i64] = 44
NOT_ON_RIM: Final[i64] = 45
WRONG_WHEEL: Final[i64] = 46
NO_ROOM: Final[i64] = 47
MUST_CONQUER: Final[i64] = 48
NOT_A_RIVAL: Final[i64] = 49
NOT_ON_MAP: Final[i64] = 50
OUT_OF_RANGE: Final[i64] = 51
MUST_CAPTURE: Final[i64] = 52
NOT_TRANSPARENT: Final[i64] = 53
NO_OPAQUE_DOMAIN: Final[i64] = 54
PROTECTED: Final[i64] = 55
NOT_YOUR_OWN: Final[i64] = 56
MUST_TURN: Final[i64] = 57
NOT_HELD: Final[i64] = 58
UNEVEN: Final[i64] = 59
NONE_EXHAUSTED: Final[i64] = 60
NO_OPAQUE_LEFT: Final[i64] = 61
NOTHING_TO_BREACH: Final[i64] = 62
NO_CHARACTER_THERE: Final[i64] = 63
NO_HOURGLASS_TURN: Final[i64] = 64
SUPPLY_HAS_NONE: Final[i64] = 65
PLAYER_LIMIT: Final[i64] = 66
WHEEL_LIMIT: Final[i64] = 67
NO_MORE_TURNS: Final[i64] = 68
LAST_ALREADY: Final[i64] = 69
NOT_BESIDE_SPY: Final[i64] = 70
NOT_BESIDE_CHRONO: Final[i64] = 71
NOT_BESIDE_ENGINEER: Final[i64] = 72
OWN_COLOUR: Final[i64] = 73
SPARES_YOU: Final[i64] = 74
