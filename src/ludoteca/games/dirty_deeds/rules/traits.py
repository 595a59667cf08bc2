"""The names of what bots see of a position of Dirty Deeds: the phases of the match, and the traits of every seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PHASES: Final = ["always", "filled", "found", "revealed", "last", "dryness"]
ALWAYS: Final[i64] = 0
FILLED: Final[i64] = 1  # the share of all hexes that somebody holds
FOUND: Final[i64] = 2  # the hourglass is revealed: from here on it is another match
REVEALED: Final[i64] = 3  # … and one part in as many turns as remain
LAST: Final[i64] = 4  # the last turn
DRYNESS: Final[i64] = 5  # 1 if nobody has a tile in reserve or to exchange, 0 if all together have twelve

# Points, and the hexes that bring them.
BIG_POINTS: Final[i64] = 0  # as they would be scored now
MEDIUM_POINTS: Final[i64] = 1
SMALL_POINTS: Final[i64] = 2
LEADS: Final[i64] = 3  # more points than every other
AREA: Final[i64] = 4  # hexes of the largest area on the big wheel
AREA_LEAD: Final[i64] = 5  # over the largest of the others, to 4 either way
BIG_HEXES: Final[i64] = 6
MEDIUM_HEXES: Final[i64] = 7  # to 12
MEDIUM_AT_ALL: Final[i64] = 8  # has any: from there one spreads
MEDIUM_LEAD: Final[i64] = 9  # over the most of the others, to 3 either way
SMALL_AT_ALL: Final[i64] = 10
COLONIES: Final[i64] = 11
COLONY_LEAD: Final[i64] = 12  # over the most of the others, to 2 either way
COLONY_SITES: Final[i64] = 13  # hexes on which a colony could be founded, to 6
MEDIUM_FREE: Final[i64] = 14  # has a hex on the medium wheel on which a character can be put
SMALL_FREE: Final[i64] = 15  # … and on the small one: a Tunnel founds colonies from there
ROOM: Final[i64] = 16  # hexes that could be conquered next to its own on the big wheel, to 12
EXPOSED_BIG: Final[i64] = 17  # unguarded hexes next to one from which an opponent can act
EXPOSED_MEDIUM: Final[i64] = 18
EXPOSED_SMALL: Final[i64] = 19

# Tiles and tokens.
RESERVE: Final[i64] = 20  # to 7
RESERVE_BEYOND: Final[i64] = 21  # what is more
RESERVE_EMPTY: Final[i64] = 22  # nothing can be conquered
OPAQUE: Final[i64] = 23  # opaque Domains, to 4
OPAQUE_BEYOND: Final[i64] = 24
COLOURED: Final[i64] = 25  # Domains of opponents' colours, to 5: what an exchange takes
EXCHANGE: Final[i64] = 26  # tiles that an exchange would bring back to the reserve
OUT_OF_EXCHANGE: Final[i64] = 27  # exhausted tiles that no coloured Domain is there for, to 5
COLOURED_NEAR: Final[i64] = 28  # opponents' hexes that one Expansion could conquer, to 3
CUT_OFF: Final[i64] = 29  # neither a tile in reserve nor a coloured Domain
EXHAUSTED: Final[i64] = 30  # own tiles in the exhausted area
LEAKED: Final[i64] = 31  # own tiles among the Domains of others
TRADITIONS: Final[i64] = 32  # to 4
ENCHANTMENTS: Final[i64] = 33  # to 4
TOKENS_BEYOND: Final[i64] = 34  # what is more, of both
VIOLATION_AFFORDED: Final[i64] = 35  # the burden of a Violation lies behind the screen
VIOLATION_LACKS: Final[i64] = 36  # Domains and tokens that are missing for it
PORTAL_AFFORDED: Final[i64] = 37
PORTAL_LACKS: Final[i64] = 38
DISCOVERY: Final[i64] = 39  # Traditions that lie below and the supply has, to 6
GATHERING: Final[i64] = 40  # Enchantments, likewise

# Characters and the Familiar.
KNIGHT: Final[i64] = 41  # behind the screen
SPY: Final[i64] = 42
CHRONO: Final[i64] = 43
ENGINEER: Final[i64] = 44
ANYBODY: Final[i64] = 45  # somebody is behind the screen, or a fist brings somebody back
CAPTIVES: Final[i64] = 46  # own characters that others have captured
ON_BIG: Final[i64] = 47  # own characters on the wheels
ON_MEDIUM: Final[i64] = 48
ON_SMALL: Final[i64] = 49
THREATENED: Final[i64] = 50  # own characters that an opponent's Knight could capture next
FAMILIAR: Final[i64] = 51  # squares gone, with the one a costly hand is about to bring
FAMILIAR_NEAR: Final[i64] = 52  # one square before the end
FAMILIAR_ACTS: Final[i64] = 53  # at the end, or about to be
RIOT_NEAR: Final[i64] = 54  # hexes that the riot of an opponent whose Familiar is near could cover

# What an open hand promises before it is carried out.
HAND_RECRUITS: Final[i64] = 55  # characters that come back
HAND_EXCHANGE: Final[i64] = 56  # tiles that can be exchanged for own ones
HAND_IDLE: Final[i64] = 57  # a fist that brings nothing
HAND_EXPANSION_BIG: Final[i64] = 58  # hexes that an Expansion could conquer there
HAND_EXPANSION_MEDIUM: Final[i64] = 59
HAND_EXPANSION_SMALL: Final[i64] = 60
HAND_INSTIGATION_BIG: Final[i64] = 61  # opponents' hexes that the Spy could cover there
HAND_INSTIGATION_MEDIUM: Final[i64] = 62
HAND_INSTIGATION_SMALL: Final[i64] = 63
HAND_DISCOVERY: Final[i64] = 64  # Traditions, as far as they make four
HAND_DRILLING: Final[i64] = 65  # there is a hex to drill
HAND_DRILLING_TOKENS: Final[i64] = 66  # that the best such hex would bring: known ones, else what is likely
HAND_GATHERING: Final[i64] = 67  # Enchantments, as far as they make four
HAND_TUNNEL: Final[i64] = 68  # there is a hex to tunnel to
HAND_TUNNEL_COLONY: Final[i64] = 69  # … and a colony can be founded so
HAND_DEFEAT: Final[i64] = 70  # somebody is in range
HAND_ACCELERATION: Final[i64] = 71
HAND_LANDING: Final[i64] = 72  # a Violation or Portal finds a hex
HAND_LANDING_POINTS: Final[i64] = 73  # that one more hex on the medium wheel would bring to it
HAND_PORTAL_COLONY: Final[i64] = 74  # a Portal can found a colony
CONQUESTS_LEFT: Final[i64] = 75  # hexes that a conquest under way can still take on the big or medium wheel
CONQUESTS_LEFT_SMALL: Final[i64] = 76  # … and on the small one
COVERS_LEFT: Final[i64] = 77  # opponents' hexes that a Spy at work can still cover

# The hourglass: who leads wants it found, who does not wants time.
REACH_LEADING: Final[i64] = 78  # the chance to uncover it with the next hand, if this side leads
REACH_BEHIND: Final[i64] = 79  # … if another side leads
TURN_LEADING: Final[i64] = 80  # the chance that the wheel uncovers it at the end of the turn, if this side leads
WATCH_LEADING: Final[i64] = 81  # … that one notch of the small wheel would uncover it, whichever wheel turns next
SEARCHED_LEADING: Final[i64] = 82  # … and the share of the places it may lie at that were seen

TRAITS: Final = [
    "big-points",
    "medium-points",
    "small-points",
    "leads",
    "area",
    "area-lead",
    "big-hexes",
    "medium-hexes",
    "medium-at-all",
    "medium-lead",
    "small-at-all",
    "colonies",
    "colony-lead",
    "colony-sites",
    "medium-free",
    "small-free",
    "room",
    "exposed-big",
    "exposed-medium",
    "exposed-small",
    "reserve",
    "reserve-beyond",
    "reserve-empty",
    "opaque",
    "opaque-beyond",
    "coloured",
    "exchange",
    "out-of-exchange",
    "coloured-near",
    "cut-off",
    "exhausted",
    "leaked",
    "traditions",
    "enchantments",
    "tokens-beyond",
    "violation-afforded",
    "violation-lacks",
    "portal-afforded",
    "portal-lacks",
    "discovery",
    "gathering",
    "knight",
    "spy",
    "chrono",
    "engineer",
    "anybody",
    "captives",
    "on-big",
    "on-medium",
    "on-small",
    "threatened",
    "familiar",
    "familiar-near",
    "familiar-acts",
    "riot-near",
    "hand-recruits",
    "hand-exchange",
    "hand-idle",
    "hand-expansion-big",
    "hand-expansion-medium",
    "hand-expansion-small",
    "hand-instigation-big",
    "hand-instigation-medium",
    "hand-instigation-small",
    "hand-discovery",
    "hand-drilling",
    "hand-drilling-tokens",
    "hand-gathering",
    "hand-tunnel",
    "hand-tunnel-colony",
    "hand-defeat",
    "hand-acceleration",
    "hand-landing",
    "hand-landing-points",
    "hand-portal-colony",
    "conquests-left",
    "conquests-left-small",
    "covers-left",
    "reach-leading",
    "reach-behind",
    "turn-leading",
    "watch-leading",
    "searched-leading",
]
