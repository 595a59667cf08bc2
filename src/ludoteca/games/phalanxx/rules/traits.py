"""The names of what bots see of a position, and where each number stands; `features.py` counts them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PHASES: Final = ["always", "gone", "few-turns-left", "last"]
ALWAYS: Final[i64] = 0
GONE: Final[i64] = 1  # the share of the match that has been played
FEW_TURNS_LEFT: Final[i64] = 2  # rises through the rounds before the last, to 1 in the last
LAST: Final[i64] = 3  # the last round is being played, or over

TRAITS: Final = [
    "track",
    "rotated-cards",
    "armies-on-map",
    "regions-held",
    "talents-left",
    "fame",
    "camouflage",
    "final-abilities",
    "handicap",
    "talents-held",
    "talents-for-needs",
    "reserve",
    "no-reserve",
    "eliminated",
    "leaders",
    "equipment-cards",
    "first-leader",
    "first-equipment",
    "first-rotated",
    "units",
    "fame-groups",
    "group-lacks-one",
    "fame-waiting",
    "upright-cards",
    "heroic",
    "cards-in-hand",
    "unknown-cards",
    "cards-too-many",
    "strength-playable",
    "strength-near",
    "strength-far",
    "best-playable",
    "specials-playable",
    "specials-waiting",
    "groups-from-hand",
    "leader-from-hand",
    "equipment-from-hand",
    "abilities-from-hand",
    "home-sum",
    "home-lowest",
    "home-colours",
    "turn-ahead",
    "dice-left",
    "dice-that-fit",
    "strength-this-turn",
    "conquests-this-turn",
    "cities",
    "oases",
    "free-cities",
    "free-oases",
    "free-regions",
    "best-free-region",
    "targets",
    "best-target",
    "threatened-regions",
    "threatened-points",
    "weaker-rivals",
    "stronger-rivals",
    "strength-lead",
    "heroic-lead",
    "defence",
    "attack-bonus",
    "light-losses",
    "march-bonus",
    "drill-bonus",
    "cheap-cities",
    "cheap-cards",
    "likely-bonus",
    "rich-income",
    "cards-payable",
    "best-payable",
]
# The first traits are the lines of the score sheet. Then Talents and armies.
TALENTS_HELD: Final[i64] = 9
TALENTS_FOR_NEEDS: Final[i64] = 10  # as many as cards can ask for
RESERVE: Final[i64] = 11
NO_RESERVE: Final[i64] = 12
ELIMINATED: Final[i64] = 13
# Cards in front.
LEADERS: Final[i64] = 14
EQUIPMENT_CARDS: Final[i64] = 15
FIRST_LEADER: Final[i64] = 16  # Fame needs one, and an Equipment card and a rotated card
FIRST_EQUIPMENT: Final[i64] = 17
FIRST_ROTATED: Final[i64] = 18
UNITS: Final[i64] = 19  # archers, knights and infantry
FAME_GROUPS: Final[i64] = 20  # whether they count or not
GROUP_LACKS_ONE: Final[i64] = 21  # one card of the right family makes another group
FAME_WAITING: Final[i64] = 22  # points of groups that do not count yet
UPRIGHT_CARDS: Final[i64] = 23  # a conflict needs one
HEROIC: Final[i64] = 24
# The hand, while there are actions left: afterwards it is worth nothing.
CARDS_IN_HAND: Final[i64] = 25
UNKNOWN_CARDS: Final[i64] = 26
CARDS_TOO_MANY: Final[i64] = 27  # more than two for every turn to come
STRENGTH_PLAYABLE: Final[i64] = 28  # of known cards whose needs are met
STRENGTH_NEAR: Final[i64] = 29  # … for which one action can do what is missing
STRENGTH_FAR: Final[i64] = 30  # … for which it takes more
BEST_PLAYABLE: Final[i64] = 31
SPECIALS_PLAYABLE: Final[i64] = 32  # Leaders and Equipment whose needs are met
SPECIALS_WAITING: Final[i64] = 33
GROUPS_FROM_HAND: Final[i64] = 34  # Fame Groups that the known cards would add
LEADER_FROM_HAND: Final[i64] = 35  # the first one
EQUIPMENT_FROM_HAND: Final[i64] = 36
ABILITIES_FROM_HAND: Final[i64] = 37  # points that final abilities in hand would bring now
# Home dice, and what is left of the turn.
HOME_SUM: Final[i64] = 38
HOME_LOWEST: Final[i64] = 39
HOME_COLOURS: Final[i64] = 40
TURN_AHEAD: Final[i64] = 41  # the turn in this round is still to come
DICE_LEFT: Final[i64] = 42
DICE_THAT_FIT: Final[i64] = 43  # beside a Home die that is not higher
STRENGTH_THIS_TURN: Final[i64] = 44  # of the best cards that the dice left can play
CONQUESTS_THIS_TURN: Final[i64] = 45  # that dice, reserve and map still allow
# The map.
CITIES: Final[i64] = 46
OASES: Final[i64] = 47
FREE_CITIES: Final[i64] = 48  # in reach, with armies for them
FREE_OASES: Final[i64] = 49
FREE_REGIONS: Final[i64] = 50
BEST_FREE_REGION: Final[i64] = 51  # points of region and armies
TARGETS: Final[i64] = 52  # rivals' regions that could be conquered now
BEST_TARGET: Final[i64] = 53
THREATENED_REGIONS: Final[i64] = 54  # own ones that some rival could conquer now
THREATENED_POINTS: Final[i64] = 55
# Strength beside the others'.
WEAKER_RIVALS: Final[i64] = 56  # whom a conflict would beat
STRONGER_RIVALS: Final[i64] = 57
STRENGTH_LEAD: Final[i64] = 58  # in defence, before the strongest attacker
HEROIC_LEAD: Final[i64] = 59  # before the most heroic rival
# Abilities of cards and advantages of factions.
DEFENCE: Final[i64] = 60
ATTACK_BONUS: Final[i64] = 61
LIGHT_LOSSES: Final[i64] = 62
MARCH_BONUS: Final[i64] = 63
DRILL_BONUS: Final[i64] = 64
CHEAP_CITIES: Final[i64] = 65
CHEAP_CARDS: Final[i64] = 66
LIKELY_BONUS: Final[i64] = 67
RICH_INCOME: Final[i64] = 68
# The market, while there is a turn to come.
CARDS_PAYABLE: Final[i64] = 69
BEST_PAYABLE: Final[i64] = 70  # the Strength of the best one whose needs are met

FIRST: Final[i64] = 4  # where the traits of the first side begin, behind the phases
WIDTH: Final[i64] = 71  # traits of a side
