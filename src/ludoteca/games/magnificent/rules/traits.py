"""The names of what bots see of a position of The Magnificent: phases of the match, and the traits of every seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PHASES: Final = ["always", "gone", "last-round", "round-gone", "last-turns"]
ALWAYS: Final[i64] = 0
GONE: Final[i64] = 1  # the share of all turns that are over
LAST_ROUND: Final[i64] = 2
ROUND_GONE: Final[i64] = 3  # the share of this round's turns that are over; 1 while the round ends
LAST_TURNS: Final[i64] = 4  # the same in the last round, 0 before

# Points as they stand, and as they would be counted now.
SCORE: Final[i64] = 0
BEST_CARD: Final[i64] = 1  # what the best master card would give, while the round's card is still to be scored
CARD_POINTS: Final[i64] = 2  # what all master cards would give
CAMP_POINTS: Final[i64] = 3  # complete rows and columns, as at the end
LEADS: Final[i64] = 4  # more points on the track than every other

# Means.
COINS: Final[i64] = 5  # to 10
COINS_BEYOND: Final[i64] = 6  # what is more, to 10
DUE: Final[i64] = 7  # coins for the dice as they lie, to 20
POINTS_LOST: Final[i64] = 8  # for coins that are missing for them
COINS_FOR_DICE: Final[i64] = 9  # coins that the dice, and those still to be taken, will ask for
GEMS: Final[i64] = 10  # coloured ones
GEM_KINDS: Final[i64] = 11  # colours of which there is at least one
CLEAR_GEMS: Final[i64] = 12
TRAINERS: Final[i64] = 13  # free ones
TRAINERS_OUT: Final[i64] = 14  # in the Main Tent, or at work
VETERANS: Final[i64] = 15  # trainers on Veteran tiles
TRAINER_TILES: Final[i64] = 16

# The camp.
SMALL_TILES: Final[i64] = 17
LARGE_TILES: Final[i64] = 18  # of the three colours
WHITE_TILES: Final[i64] = 19
TILE_KINDS: Final[i64] = 20  # of which there is at least one
SQUARES: Final[i64] = 21  # covered
LINES: Final[i64] = 22  # of every row and column the square of the share that is covered, added up
BONUSES_NEAR: Final[i64] = 23  # squares with a bonus beside a covered one, to 8

# Tents and posters.
TENTS: Final[i64] = 24  # put down, to 3
TENTS_BEYOND: Final[i64] = 25  # what is more
TENT_WORTH: Final[i64] = 26  # points that all tents pay; here and below a coin is half a point
EMPTY_TENTS: Final[i64] = 27  # without a poster above
DONE: Final[i64] = 28  # completed posters, to 12
HELD: Final[i64] = 29  # posters that are not completed, to 5
HELD_WORTH: Final[i64] = 30  # points of these, to 40
READY: Final[i64] = 31  # those that could be completed together in one performance
READY_WORTH: Final[i64] = 32  # points that this would pay, tents included
NEAR: Final[i64] = 33  # those that lack one thing: a tile, a gem or a tent
NEAR_WORTH: Final[i64] = 34  # points of these, to 40
FAR_WORTH: Final[i64] = 35  # points of those that lack two things, to 40
TILES_LACKING: Final[i64] = 36  # for all posters, to 8

# Dice.
DICE_LEFT: Final[i64] = 37  # turns with a die that are left in this round
STRENGTH: Final[i64] = 38  # the highest sum of own dice of a colour, while turns are left, to 18
SPREAD: Final[i64] = 39  # the second highest, to 12
ORDER: Final[i64] = 40  # how high the hat stands among all, from 0 to 1

# The turn that is going on.
POWER: Final[i64] = 41  # until the action is chosen, to 24
POWER_LARGE: Final[i64] = 42  # large tiles that it would build
POWER_SMALL: Final[i64] = 43  # small ones
POWER_SHOW: Final[i64] = 44  # points that it could perform
POWER_GEMS: Final[i64] = 45  # gems and coins that it would find on the way, to 12
POWER_TENT: Final[i64] = 46  # a tent is within its reach, and there is a place for it
BONUS_WAITS: Final[i64] = 47  # the bonus of this turn's card is not used yet
LARGE_TO_LAY: Final[i64] = 48
SMALL_TO_LAY: Final[i64] = 49
SHOW_WAITS: Final[i64] = 50  # points of posters that may still be completed in this performance
WAY_LEFT: Final[i64] = 51  # spaces still to go on a journey, to 12
POSTER_WAITS: Final[i64] = 52  # a poster is being gained
TENT_WAITS: Final[i64] = 53  # a tent is being gained
MASTER_WAITS: Final[i64] = 54  # a master tile was taken, and its action can be carried out

# What is to come.
TOP_CARDS: Final[i64] = 55  # what the best cards would give, as many as are still to be scored whole
GEM_LINES: Final[i64] = 56  # rows and columns that the gems in storage would complete
POWER_AHEAD: Final[i64] = 57  # the highest power that the next die could bring, as the dice lie, to 24
SHOW_AHEAD: Final[i64] = 58  # points that it could perform
HOUSED_WORTH: Final[i64] = 59  # points of posters above tents, tents included, to 60
UNDER_WAY: Final[i64] = 60  # points of all posters and the tents below, each shared among it and all that it lacks
GEMS_LACKING: Final[i64] = 61  # for posters above tents, and for these, to 8
POWER_POSTERS: Final[i64] = 62  # posters that a journey with the power as it stands would find, to 5

TRAITS: Final = [
    "score",
    "best-card",
    "card-points",
    "camp-points",
    "leads",
    "coins",
    "coins-beyond",
    "due",
    "points-lost",
    "coins-for-dice",
    "gems",
    "gem-kinds",
    "clear-gems",
    "trainers",
    "trainers-out",
    "veterans",
    "trainer-tiles",
    "small-tiles",
    "large-tiles",
    "white-tiles",
    "tile-kinds",
    "squares",
    "lines",
    "bonuses-near",
    "tents",
    "tents-beyond",
    "tent-worth",
    "empty-tents",
    "done",
    "held",
    "held-worth",
    "ready",
    "ready-worth",
    "near",
    "near-worth",
    "far-worth",
    "tiles-lacking",
    "dice-left",
    "strength",
    "spread",
    "order",
    "power",
    "power-large",
    "power-small",
    "power-show",
    "power-gems",
    "power-tent",
    "bonus-waits",
    "large-to-lay",
    "small-to-lay",
    "show-waits",
    "way-left",
    "poster-waits",
    "tent-waits",
    "master-waits",
    "top-cards",
    "gem-lines",
    "power-ahead",
    "show-ahead",
    "housed-worth",
    "under-way",
    "gems-lacking",
    "power-posters",
]
WIDTH: Final[i64] = 63
