"""What the numbers in the rules stand for: colours, things, effects, decisions, events, refusals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1
NOTHING: Final[i64] = -1

ORANGE: Final[i64] = 0  # MAG-GEN-03
GREEN: Final[i64] = 1
PURPLE: Final[i64] = 2
COLOURS: Final[i64] = 3
CLEAR: Final[i64] = 3  # of dice and gems
GEM_KINDS: Final[i64] = 4
WHITE: Final[i64] = 3  # of camp tiles and posters

# Camp tiles: small and large in turn, and the white one.
WHITE_TILE: Final[i64] = 6
TILE_KINDS: Final[i64] = 7
SMALL: Final[i64] = 0
LARGE: Final[i64] = 1

FACES: Final[i64] = 6  # of a die; a die is a number, colour * FACES + value - 1
DICE_KINDS: Final[i64] = 24

ROWS: Final[i64] = 7
COLUMNS: Final[i64] = 8
SQUARES: Final[i64] = 56
TENT_SPACES: Final[i64] = 5
POSTERS_SHOWN: Final[i64] = 4  # MAG-SETUP-10, and the last one is white: MAG-SETUP-11
ORDER_SPACES: Final[i64] = 5
MOST_SETS: Final[i64] = 5
MOST_DICE: Final[i64] = 4  # of a player in a round
MOST_TILES: Final[i64] = 28  # in a camp, if all were dominoes
MOST_POWER: Final[i64] = 60  # four sixes, all gems, all trainers and a bonus come to less
HATS: Final[i64] = 2
PLACES: Final[i64] = 26  # where a trainer is used: spaces of the board, then trainer tiles
BOARD_PLACES: Final[i64] = 6

# MAG-FLOW-03 the actions.
BUILD: Final[i64] = 0
TRAVEL: Final[i64] = 1
PERFORM: Final[i64] = 2
ACTIONS: Final[i64] = 3

# MAG-TRN-02 when a trainer may be used.
GENERAL: Final[i64] = 0
WITH_DIE: Final[i64] = 1
WITH_BUILD: Final[i64] = 2
WITH_TRAVEL: Final[i64] = 3
WITH_PERFORM: Final[i64] = 4

# Goods: what is paid or gained, the words of each side of a trade.
COINS: Final[i64] = 0
POINTS: Final[i64] = 1
TRAINERS: Final[i64] = 2
POSTERS: Final[i64] = 3
GEMS: Final[i64] = 4  # orange, green, purple, clear
CHOSEN: Final[i64] = 8  # a coloured gem of one's choice, when gained
ANY: Final[i64] = 9  # any gem, when paid
TURNS: Final[i64] = 10  # a gem of the colour of the turn, or of the wagon that was moved
GOODS: Final[i64] = 11

# How a poster is completed.
IN_TENT: Final[i64] = 0
OPEN_AIR: Final[i64] = 1  # MAG-TT-05 without a tent below it
UNPAID: Final[i64] = 2  # MAG-TT-05 in a tent whose gems are not paid
WAYS: Final[i64] = 3

# What a bonus, a trainer or a master tile does.
DO_GAIN: Final[i64] = 0
DO_POWER: Final[i64] = 1
DO_REROLL: Final[i64] = 2
DO_OPPOSITE: Final[i64] = 3
DO_COPY: Final[i64] = 4
DO_RECALL: Final[i64] = 5
DO_EXCHANGE: Final[i64] = 6
DO_SPLIT: Final[i64] = 7
DO_SWAP_GEM: Final[i64] = 8
DO_RECOLOUR: Final[i64] = 9
DO_OTHER_TRACK: Final[i64] = 10
DO_SHOW: Final[i64] = 11
DO_BUDGET: Final[i64] = 12
DO_PER_TILE: Final[i64] = 13
DO_PASSED_TENT: Final[i64] = 14
DO_PER_POSTER: Final[i64] = 15
DO_ANY_FACE: Final[i64] = 16
DO_NEW_BILL: Final[i64] = 17
DO_UNDERSTUDY: Final[i64] = 18
DO_SIDE_STALL: Final[i64] = 19
DO_OPEN_AIR: Final[i64] = 20
DO_VETERAN: Final[i64] = 21
DO_BUILD: Final[i64] = 22
DO_TRAINER_TILE: Final[i64] = 23
DO_TENT: Final[i64] = 24
DO_POSTER: Final[i64] = 25
DO_MASTER_CARD: Final[i64] = 26

# For which action a bonus of power counts.
ONLY_BUILD: Final[i64] = 0
ONLY_TRAVEL: Final[i64] = 1
ONLY_PERFORM: Final[i64] = 2
ONLY_CLEAR: Final[i64] = 3
ANY_ACTION: Final[i64] = 4

# MAG-SOLO-07 what one can reach alone.
NO_GOAL: Final[i64] = -1
VICTORY: Final[i64] = 0
RINGMASTER: Final[i64] = 1
MAGNIFICENT: Final[i64] = 2

# What a master card counts.
COUNT_ROWS: Final[i64] = 0
COUNT_COLUMNS: Final[i64] = 1
COUNT_TENTS: Final[i64] = 2
COUNT_LARGE: Final[i64] = 3
COUNT_SMALL: Final[i64] = 4
COUNT_TILES: Final[i64] = 5
COUNT_POSTERS: Final[i64] = 6
COUNT_SETS: Final[i64] = 7
COUNT_TRAINERS: Final[i64] = 8
COUNT_COINS: Final[i64] = 9
COUNT_GEMS: Final[i64] = 10
COUNT_TRAINER_TILES: Final[i64] = 11
COUNT_GROUP: Final[i64] = 12
COUNT_EDGE: Final[i64] = 13
COUNT_PRINTED_GEMS: Final[i64] = 14
COUNT_TOP_DICE: Final[i64] = 15
COUNT_LARGE_AND_WHITE: Final[i64] = 16
COUNT_CROSS: Final[i64] = 17
COUNT_PAIRS: Final[i64] = 18
COUNT_WHITE_POSTERS: Final[i64] = 19
COUNT_PRINTED_TILES: Final[i64] = 20
COUNT_PRINTED_COINS: Final[i64] = 21
COUNT_DISCARDED_GEMS: Final[i64] = 22

# Decisions.
DRAFT_CARD: Final[i64] = 0
KEEP_CARD: Final[i64] = 1
KEEP_TILE: Final[i64] = 2
CHOOSE_TILE: Final[i64] = 3
ADD_DIE: Final[i64] = 4
TAKE_DIE: Final[i64] = 5
TURN_DIE: Final[i64] = 6
PLACE_DIE: Final[i64] = 7
NAME_COLOUR: Final[i64] = 8
TAKE_ACTION: Final[i64] = 9
END_TURN: Final[i64] = 10
SPEND_GEM: Final[i64] = 11
USE_BONUS: Final[i64] = 12
USE_TRAINER: Final[i64] = 13
CHOOSE_DIRECTION: Final[i64] = 14
COPY_BONUS: Final[i64] = 15
PAY_GEM: Final[i64] = 16
GAIN_GEM: Final[i64] = 17
GAIN_POSTER: Final[i64] = 18
PLACE_POSTER: Final[i64] = 19
PLACE_TENT: Final[i64] = 20
SWAP_DIE: Final[i64] = 21
SWAP_FOR: Final[i64] = 22
DROP_POSTER: Final[i64] = 23
LAY_TILE: Final[i64] = 24
TURN_TILE: Final[i64] = 25
PLACE_TILE: Final[i64] = 26
TAKE_PASSED: Final[i64] = 27
END_JOURNEY: Final[i64] = 28
CHOOSE_HAT: Final[i64] = 29
SHOW_POSTER: Final[i64] = 30
ARRANGE_POSTERS: Final[i64] = 31
USE_MASTER_TILE: Final[i64] = 32
CHOOSE_SET: Final[i64] = 33
DISCARD_SET: Final[i64] = 34
SCORE_CARD: Final[i64] = 35
DISCARD_GEM: Final[i64] = 36
FILL_CAMP: Final[i64] = 37
FILL_SQUARE: Final[i64] = 38
SWAP_GEM: Final[i64] = 39

# Consequences, numbered on.
LAY_TABLE: Final[i64] = 40
DEAL_CARDS: Final[i64] = 41
GIVE_SUPPLIES: Final[i64] = 42
SHOW_ORDER_CARDS: Final[i64] = 43
OFFER_TILES: Final[i64] = 44
TAKE_SPECIALS: Final[i64] = 45
OPEN_GAME: Final[i64] = 46
PLAY_TURNS: Final[i64] = 47
PAY_TRADE: Final[i64] = 48
GAIN_TRADE: Final[i64] = 49
JOURNEY: Final[i64] = 50
COMPLETE_POSTER: Final[i64] = 51
FINISH_ACTION: Final[i64] = 52
SET_ORDER: Final[i64] = 53
PAY_DICE: Final[i64] = 54
DRAFT_SETS: Final[i64] = 55
SCORE_CARDS: Final[i64] = 56
PREPARE_ROUND: Final[i64] = 57
FINISH_GAME: Final[i64] = 58

# Events.
BOARD_DEALT: Final[i64] = 0
CARD_KEPT: Final[i64] = 1
TILE_KEPT: Final[i64] = 2
TILE_TAKEN: Final[i64] = 3
POSTER_DISCARDED: Final[i64] = 4
DIE_ADDED: Final[i64] = 5
TURN_BEGAN: Final[i64] = 6
DIE_TAKEN: Final[i64] = 7
FACE_TURNED: Final[i64] = 8
COLOUR_NAMED: Final[i64] = 9
GEM_SPENT: Final[i64] = 10
BONUS_USED: Final[i64] = 11
TRAINER_USED: Final[i64] = 12
TRAINER_LOCKED: Final[i64] = 13
DIE_ROLLED: Final[i64] = 14
DIE_FLIPPED: Final[i64] = 15
DIE_SWAPPED: Final[i64] = 16
BONUS_COPIED: Final[i64] = 17
SPLIT_ANNOUNCED: Final[i64] = 18
COINS_GAINED: Final[i64] = 19
POINTS_GAINED: Final[i64] = 20
TRAINER_GAINED: Final[i64] = 21
TRAINER_LOST: Final[i64] = 22
GEM_GAINED: Final[i64] = 23
GEM_TURNED_COIN: Final[i64] = 24
COINS_PAID: Final[i64] = 25
POINTS_PAID: Final[i64] = 26
TRAINER_PAID: Final[i64] = 27
GEM_PAID: Final[i64] = 28
TRAINER_RECALLED: Final[i64] = 29
POSTER_TAKEN: Final[i64] = 30
POSTER_DRAWN: Final[i64] = 31
POSTER_REVEALED: Final[i64] = 32
POSTER_PLACED: Final[i64] = 33
POSTER_DROPPED: Final[i64] = 34
TENT_TAKEN: Final[i64] = 35
TENT_PLACED: Final[i64] = 36
BUILD_BEGAN: Final[i64] = 37
TILE_LAID: Final[i64] = 38
TRAVELLED: Final[i64] = 39
HAT_MOVED: Final[i64] = 40
POSTER_COMPLETED: Final[i64] = 41
RESTED: Final[i64] = 42
MASTER_TILE_TAKEN: Final[i64] = 43
MASTER_PASSED: Final[i64] = 44
MASTER_CARD_TAKEN: Final[i64] = 45
MASTER_TRAINER_TAKEN: Final[i64] = 46
ROUND_ENDED: Final[i64] = 47
ORDER_GIVEN: Final[i64] = 48
DICE_PAID: Final[i64] = 49
COINS_MISSED: Final[i64] = 50
SET_TAKEN: Final[i64] = 51
SET_DISCARDED: Final[i64] = 52
CARD_SCORED: Final[i64] = 53
GEMS_DISCARDED: Final[i64] = 54
ROUND_BEGAN: Final[i64] = 55
GEM_FILLED: Final[i64] = 56
CARD_HALVED: Final[i64] = 57
CAMP_SCORED: Final[i64] = 58
GOAL_REACHED: Final[i64] = 59
GOAL_MISSED: Final[i64] = 60
SET_TILE_TAKEN: Final[i64] = 61

# Refusals, after those of the kernel.
CARD_NOT_OFFERED: Final[i64] = 16
TILE_NOT_OFFERED: Final[i64] = 17
NOT_SOLO: Final[i64] = 18
NOT_ON_DISPLAY: Final[i64] = 19
NO_RESERVE_DIE: Final[i64] = 20
NOT_IN_MAIN_TENT: Final[i64] = 21
DICE_TURNS_OVER: Final[i64] = 22
NO_MASTER_BOARD: Final[i64] = 23
NOT_CURRENT: Final[i64] = 24
MASTER_TURN_OVER: Final[i64] = 25
NOT_YOUR_CARD: Final[i64] = 26
CARD_HOLDS_DIE: Final[i64] = 27
COLOURED_DIE: Final[i64] = 28
NOT_ACTIVE: Final[i64] = 29
NO_DIE_TAKEN: Final[i64] = 30
POWER_FIXED: Final[i64] = 31
OTHER_COLOUR: Final[i64] = 32
NO_SUCH_GEM: Final[i64] = 33
BONUS_GONE: Final[i64] = 34
DIE_NOT_CLEAR: Final[i64] = 35
NO_TRAINER: Final[i64] = 36
NOT_YOUR_TILE: Final[i64] = 37
OTHER_MOMENT: Final[i64] = 38
ONCE_ENOUGH: Final[i64] = 39
USED_WITH_CHOICE: Final[i64] = 40
TOO_FEW_COINS: Final[i64] = 41
TOO_FEW_POINTS: Final[i64] = 42
TOO_FEW_GEMS: Final[i64] = 43
TOO_FEW_TRAINERS: Final[i64] = 44
NONE_IN_TENT: Final[i64] = 45
NO_DIE_TO_SWAP: Final[i64] = 46
NOTHING_TO_COPY: Final[i64] = 47
NO_DIE_THERE: Final[i64] = 48
NO_POSTER_TO_DROP: Final[i64] = 49
NOT_YOUR_POSTER: Final[i64] = 50
WRONG_PAYMENT: Final[i64] = 51
SAME_GEM: Final[i64] = 52
DECK_EMPTY: Final[i64] = 53
SPACE_FULL: Final[i64] = 54
NO_WAITING_ROW: Final[i64] = 55
TENT_STANDS: Final[i64] = 56
TOO_LITTLE_POWER: Final[i64] = 57
ACTION_DONE: Final[i64] = 58
OTHER_ANNOUNCED: Final[i64] = 59
NO_TILE_FITS: Final[i64] = 60
SIZE_NOT_LEFT: Final[i64] = 61
SUPPLY_EMPTY: Final[i64] = 62
NEEDS_TRAINER: Final[i64] = 63
FACE_DOES_NOT_FIT: Final[i64] = 64
NO_SUCH_FACE: Final[i64] = 65
SQUARE_COVERED: Final[i64] = 66
OFF_THE_CAMP: Final[i64] = 67
NOT_TOUCHING: Final[i64] = 68
OTHER_TRACK: Final[i64] = 69
NOT_OTHER_TRACK: Final[i64] = 70
HAT_THERE: Final[i64] = 71
HIGHER_SPACE: Final[i64] = 72
PERFORMED_TWICE: Final[i64] = 73
NO_TENT_SPACE: Final[i64] = 74
NO_TENT_THERE: Final[i64] = 75
NOT_IN_CENTRE: Final[i64] = 76
ONE_HAT: Final[i64] = 77
NO_TENT_BELOW: Final[i64] = 78
TENT_BELOW: Final[i64] = 79
TENT_COSTS_NOTHING: Final[i64] = 80
LIMIT_REACHED: Final[i64] = 81
TILE_LACKING: Final[i64] = 82
POSTER_GEMS: Final[i64] = 83
NO_OPEN_AIR: Final[i64] = 84
ALREADY_LAID: Final[i64] = 85
MASTER_CANNOT: Final[i64] = 86
NOT_AT_MASTER_BOARD: Final[i64] = 87
NO_OTHER_WAY: Final[i64] = 88
SET_GONE: Final[i64] = 89
NOT_IN_ORDER: Final[i64] = 90
NO_FILLING: Final[i64] = 91
