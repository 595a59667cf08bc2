"""The names of what bots see of a position of D.E.I.: the phases of the match, and the traits of every seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PHASES: Final = ["always", "gone", "last-turn", "last-phase", "turn-end"]
ALWAYS: Final[i64] = 0
GONE: Final[i64] = 1  # the share of all Action Phases that are over
LAST_TURN: Final[i64] = 2
LAST_PHASE: Final[i64] = 3  # Phase 3 of the last Turn, and what follows
TURN_END: Final[i64] = 4  # how near the Missions of this Turn are: 0, a half, 1

# Points as they would be counted now.
SUPPLIES: Final[i64] = 0  # on the track
OUTPOST_POINTS: Final[i64] = 1
TALENT_POINTS: Final[i64] = 2
TECH_POINTS: Final[i64] = 3
ENERGY_POINTS: Final[i64] = 4
CARD_POINTS: Final[i64] = 5  # printed on Market cards
LEADS: Final[i64] = 6  # more in all than every other

# Missions: what they would give as the table stands.
MISSION_BEST: Final[i64] = 7  # the best of those that can still be taken
MISSIONS_LEFT: Final[i64] = 8  # the best of as many columns as there are Missions to take
MISSION_WAITS: Final[i64] = 9  # in Phase 3 of this Turn, before the Mission: what the best gives

# Resources and what they buy.
TECH: Final[i64] = 10  # to 6
TECH_BEYOND: Final[i64] = 11  # what is more, to 6
ENERGY: Final[i64] = 12  # to 4
ENERGY_BEYOND: Final[i64] = 13  # what is more, to 4
AFFORDABLE: Final[i64] = 14  # cards for sale that could be bought now, to 5
BEST_BUY: Final[i64] = 15  # the most Supplies that one of them shows
PURCHASE_WAITS: Final[i64] = 16  # a card lies face down and nothing is bought yet

# The map.
SCRAPPERS: Final[i64] = 17  # on the map
RESERVE_EMPTY: Final[i64] = 18
REGIONS: Final[i64] = 19  # with units, to 8
MAJORITIES: Final[i64] = 20  # Regions with the Majority, to 8
ROOF_UNITS: Final[i64] = 21  # units on Roofs, to 6
TOKENS_HELD: Final[i64] = 22  # resources where it has the Majority, to 8
ENERGY_HELD: Final[i64] = 23  # those on Roofs among them, to 4
TOKENS_NEAR: Final[i64] = 24  # resources in Regions without others that a Move reaches, to 8
SHELTERS: Final[i64] = 25
BRIDGES: Final[i64] = 26
ELEVATORS: Final[i64] = 27
CHAMPION_ALONE: Final[i64] = 28  # the Champion is in a Region without own Scrappers

# Outposts and Talents.
OUTPOSTS: Final[i64] = 29
COLOURS: Final[i64] = 30  # with at least one Outpost
PAIRS: Final[i64] = 31  # colours with two, whose Talent is locked
ALMOST: Final[i64] = 32  # colours with one, whose Talent is locked
OPEN_TALENTS: Final[i64] = 33
GARRISONS: Final[i64] = 34  # Outposts with a Scrapper
OUTPOSTS_SHAKY: Final[i64] = 35  # controlled in a tie, or by one more than the next
OUTPOSTS_THREATENED: Final[i64] = 36  # that another could take with one Move
OUTPOSTS_NEAR: Final[i64] = 37  # that it could take with one Move

# Cards: symbols in hand, each to 8.
HAND: Final[i64] = 38  # cards
HAND_MOVES: Final[i64] = 39
HAND_RECRUITS: Final[i64] = 40
HAND_COLLECTS: Final[i64] = 41
HAND_BUILDS: Final[i64] = 42
HAND_FLIGHTS: Final[i64] = 43
HAND_OTHERS: Final[i64] = 44  # Copy, gains, actions per Outpost
DRONE_CARDS: Final[i64] = 45
BINNED: Final[i64] = 46  # cards out of play
CANDY: Final[i64] = 47  # to 4

# What is left of the card in play, and how many cards of this Phase are still to come.
LEFT_MOVES: Final[i64] = 48
LEFT_RECRUITS: Final[i64] = 49
LEFT_COLLECTS: Final[i64] = 50
LEFT_BUILDS: Final[i64] = 51
LEFT_FLIGHTS: Final[i64] = 52
LEFT_OTHERS: Final[i64] = 53
CARDS_TO_COME: Final[i64] = 54  # of this Turn, to 6

TRAITS: Final = [
    "supplies",
    "outpost-points",
    "talent-points",
    "tech-points",
    "energy-points",
    "card-points",
    "leads",
    "mission-best",
    "missions-left",
    "mission-waits",
    "tech",
    "tech-beyond",
    "energy",
    "energy-beyond",
    "affordable",
    "best-buy",
    "purchase-waits",
    "scrappers",
    "reserve-empty",
    "regions",
    "majorities",
    "roof-units",
    "tokens-held",
    "energy-held",
    "tokens-near",
    "shelters",
    "bridges",
    "elevators",
    "champion-alone",
    "outposts",
    "colours",
    "pairs",
    "almost",
    "open-talents",
    "garrisons",
    "outposts-shaky",
    "outposts-threatened",
    "outposts-near",
    "hand",
    "hand-moves",
    "hand-recruits",
    "hand-collects",
    "hand-builds",
    "hand-flights",
    "hand-others",
    "drone-cards",
    "binned",
    "candy",
    "left-moves",
    "left-recruits",
    "left-collects",
    "left-builds",
    "left-flights",
    "left-others",
    "cards-to-come",
]
WIDTH: Final[i64] = 55
