"""The names of what bots see of a position of Archipelago: the phases of the match, and the traits of every seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PHASES: Final = ["always", "gone", "sudden", "unrest", "crisis", "ahead"]
ALWAYS: Final[i64] = 0
GONE: Final[i64] = 1  # how near the nearest end is that the seat knows of
SUDDEN: Final[i64] = 2  # how near the nearest end is that somebody might have
UNREST: Final[i64] = 3  # the share of rebellion in the population, as it will be
CRISIS: Final[i64] = 4
AHEAD: Final[i64] = 5  # by how many of 8 points the seat that looks is ahead: it has so much to lose with the colony

# Points as they would be counted now, as far as the seat that looks knows.
TREND_POINTS: Final[i64] = 0
OBJECTIVE_POINTS: Final[i64] = 1  # of objectives it knows to be in play
HIDDEN_POINTS: Final[i64] = 2  # what those it does not know would bring on average
MEDALS: Final[i64] = 3
LEADS: Final[i64] = 4  # more in all than every other
AHEAD_AT_END: Final[i64] = 5  # leads: how near the nearest end it knows is
BEHIND_AT_END: Final[i64] = 6  # does not lead: the same
TREND_LEAD: Final[i64] = 7  # over the best of the others in what the trends count, to 4 either way
OBJECTIVE_LEAD: Final[i64] = 8  # … in what known objectives count

# Means.
FLORINS: Final[i64] = 9  # to 10
FLORINS_BEYOND: Final[i64] = 10  # to 20 more
FRUIT: Final[i64] = 11  # of each good to 4
CATTLE: Final[i64] = 12
FISH: Final[i64] = 13
WOOD: Final[i64] = 14
STONE: Final[i64] = 15
IRON: Final[i64] = 16
CUBES_BEYOND: Final[i64] = 17  # more than these, to 8
TOKENS: Final[i64] = 18  # to 6
DISCS: Final[i64] = 19  # that can still be used in this turn
PAYABLE: Final[i64] = 20  # constructions that it could pay
BENEFACTION: Final[i64] = 21  # to 8

# Units.
CITIZENS: Final[i64] = 22  # active ones on the map
FREE_CITIZENS: Final[i64] = 23  # … and not engaged
OWN_REBELS: Final[i64] = 24  # who lie
RESERVE: Final[i64] = 25  # citizens who could still come
SHIPS: Final[i64] = 26
FREE_SHIPS: Final[i64] = 27

# The map.
TOWNS: Final[i64] = 28  # controlled
PORTS: Final[i64] = 29
MARKETS: Final[i64] = 30
TEMPLES: Final[i64] = 31
SYMBOLS: Final[i64] = 32  # in regions held by a town, to 12
PRESENCE: Final[i64] = 33  # regions with an active unit, to 8
REACH: Final[i64] = 34  # symbols that its units could harvest, engaged or not, to 12
KINDS: Final[i64] = 35  # goods among them

# Cards.
CHARACTERS: Final[i64] = 36
PROGRESS: Final[i64] = 37
WONDERS: Final[i64] = 38  # that are built
WONDER_PLANS: Final[i64] = 39  # that are not
READY_CARDS: Final[i64] = 40  # not used in this turn

# The colony. All have the same of it: it is told of the seat that looks, and turned round for a Separatist. Whom it
# is about to hire or bear is there already, and what it is about to harvest in its stores.
REBELLION: Final[i64] = 41  # as it will be after the crisis of now, if nobody helps, and the next boards, to 40
TENSION: Final[i64] = 42  # by how much fewer than 8 population is ahead of rebellion now, to 16
STORM: Final[i64] = 43  # … then, to 24
UPRISING: Final[i64] = 44  # of a Separatist: how near independence is then, from 0 to 8
CALM: Final[i64] = 45  # of a Pacifist: population over rebellion and the number on the card, from -8 to 4
STORES: Final[i64] = 46  # cubes and tokens of every side that help in the crisis, to 4
DRIFT: Final[i64] = 47  # by how much the boards move rebellion in a turn, from -2 to 8
CROWD: Final[i64] = 48  # workers who wait, to 24
EXPOSURE: Final[i64] = 49  # what a crisis that nobody knows yet would do, with its own help alone, to 12
LOOMING: Final[i64] = 50  # … what the one on top of the deck would do, to 24
DOOM: Final[i64] = 51  # whether the next boards bring independence
PERIL: Final[i64] = 52  # … whether the crisis on top of the deck would, with its own help alone
RISK: Final[i64] = 53  # … which share of the crises that nobody knows yet would
REVOLT: Final[i64] = 54  # of a Separatist: the same, without any help of his

# What is under way in its round, and can still come of it.
LEFT_HARVEST: Final[i64] = 55  # cubes that its units can reap; all of these to 6
LEFT_SALE: Final[i64] = 56  # the best price for a cube
LEFT_BIRTHS: Final[i64] = 57
LEFT_HIRES: Final[i64] = 58
LEFT_EXPLORATION: Final[i64] = 59
LEFT_BUILDING: Final[i64] = 60  # of a building
LEFT_MIGRATION: Final[i64] = 61
LEFT_CARD: Final[i64] = 62
LEFT_SHIP: Final[i64] = 63  # it builds, and can build nothing but a ship

# What else the colony lives on, and dies of; the last three are of a Separatist, as far as he is no help.
BRINK: Final[i64] = 64  # by how much fewer than 3 population is ahead of rebellion when the boards have moved it, to 8
AFTERSHOCK: Final[i64] = 65  # which share of the unknown crises would bring independence after the one on top
NURSERY: Final[i64] = 66  # births that are possible, to 4
HIRABLE: Final[i64] = 67  # workers whom a seat could hire, to 4
VARIETY: Final[i64] = 68  # goods of which it has a cube
BREWING: Final[i64] = 69  # by how much fewer than 24 population is ahead of rebellion then, to 24
FERMENT: Final[i64] = 70  # by how much the boards move rebellion in a turn, from -2 to 8
FAMINE: Final[i64] = 71  # what a crisis that nobody knows yet would do, to 12

ROOM: Final[i64] = 72  # citizens for whom there is room where a seat is, to 6

TRAITS: Final = [
    "trend-points",
    "objective-points",
    "hidden-points",
    "medals",
    "leads",
    "ahead-at-end",
    "behind-at-end",
    "trend-lead",
    "objective-lead",
    "florins",
    "florins-beyond",
    "fruit",
    "cattle",
    "fish",
    "wood",
    "stone",
    "iron",
    "cubes-beyond",
    "tokens",
    "discs",
    "payable",
    "benefaction",
    "citizens",
    "free-citizens",
    "own-rebels",
    "reserve",
    "ships",
    "free-ships",
    "towns",
    "ports",
    "markets",
    "temples",
    "symbols",
    "presence",
    "reach",
    "kinds",
    "characters",
    "progress",
    "wonders",
    "wonder-plans",
    "ready-cards",
    "rebellion",
    "tension",
    "storm",
    "uprising",
    "calm",
    "stores",
    "drift",
    "crowd",
    "exposure",
    "looming",
    "doom",
    "peril",
    "risk",
    "revolt",
    "left-harvest",
    "left-sale",
    "left-births",
    "left-hires",
    "left-exploration",
    "left-building",
    "left-migration",
    "left-card",
    "left-ship",
    "brink",
    "aftershock",
    "nursery",
    "hirable",
    "variety",
    "brewing",
    "ferment",
    "famine",
    "room",
]
WIDTH: Final[i64] = 73
