"""The words of D.E.I.: what its events and refusals are called, and what their numbers stand for."""

from __future__ import annotations

from ludoteca.games.dei import content, tables
from ludoteca.games.dei.rules import names
from ludoteca.games.dei.rules.layout import (
    COLOUR_NAMES,
    CREW_NAMES,
    DRONE_NAMES,
    FACTION_NAMES,
    KIND_NAMES,
    MARKET_NAMES,
    RESOURCE_NAMES,
    SYMBOL_NAMES,
    UNIT_NAMES,
)
from ludoteca.kernel.actions import AMOUNT, SEAT, Domain
from ludoteca.play.vocabulary import EventKind, RefusalKind

# The districts of all players: those for fewer come first, so that a number means the same in every match.
CITY = tables.districts(4)
LEVEL = Domain("level", ("street", "courtyard", "roof"))
REGION = Domain("region", tuple(CITY.regions))
BRIDGE = Domain("slot", tuple(CITY.slot_name(list(slot)) for slot in CITY.bridges))
ELEVATOR = Domain("slot", tuple(CITY.slot_name(list(slot)) for slot in CITY.elevators))
CARD = Domain("card", tuple(tables.card_ids()))
CANDY = Domain("candy", tuple(one.id for one in content.candy()))
TALENT = Domain("talent", tuple(one.id for one in content.talents()))
MISSION = Domain("mission", tuple(one.id for one in content.missions()))
FACTION = Domain("faction", FACTION_NAMES)
COLOUR = Domain("colour", COLOUR_NAMES)
DRONE = Domain("drone", DRONE_NAMES)
MARKET = Domain("market", MARKET_NAMES)
RESOURCE = Domain("resource", RESOURCE_NAMES)
KIND = Domain("construction", KIND_NAMES)
UNIT = Domain("unit", UNIT_NAMES)
CREW = Domain("with", CREW_NAMES)
SYMBOL = Domain("symbol", tuple(name.replace("*", "-") for name in SYMBOL_NAMES))

WHO = ("seat", SEAT)
RIVAL = ("rival", SEAT)
PLACE = (("level", LEVEL), ("region", REGION))  # "the street 2.2.a"
COUNT = ("count", AMOUNT)

QUESTIONS = {  # that a card can come to
    "play-planned": "DEI-OPT-3",
    "play-face-up": "DEI-CARD-05",
    "buy-card": "DEI-MARKET-10",
    "buy-nothing": "DEI-MARKET-10",
    "buy-nothing-yet": "DEI-CANDY-02",
    "add-candy": "DEI-CANDY-02",
    "card-stuck": "DEI-CARD-03",
    "card-stuck-yet": "DEI-CANDY-02",
}

EVENTS = (
    EventKind(names.FIRST_PLAYER, "first-player", (WHO,), rule="DEI-SETUP-18"),
    EventKind(names.FACTION_TAKEN, "faction-taken", (WHO, ("faction", FACTION)), rule="DEI-SETUP-18"),
    EventKind(names.CHAMPION_PLACED, "champion-placed", (WHO, ("faction", FACTION), *PLACE), rule="DEI-SETUP-20"),
    EventKind(names.DRONE_PLACED, "drone-placed", (("drone", DRONE), *PLACE), rule="DEI-SETUP-05"),
    EventKind(names.TALENT_DRAFTED, "talent-drafted", (WHO, ("talent", TALENT)), rule="DEI-OPT-2"),
    EventKind(names.TURN_BEGAN, "turn-began", (("turn", AMOUNT), WHO), rule="DEI-TURN-01"),
    EventKind(names.PLAYED, "played", (WHO, ("card", CARD)), rule="DEI-CARD-02"),
    EventKind(names.PLAYED_DOWN, "played-down", (WHO, ("card", CARD)), secret=("card",), rule="DEI-CARD-05"),
    EventKind(names.CANDY_ADDED, "candy-added", (WHO, ("candy", CANDY)), rule="DEI-CANDY-02"),
    EventKind(names.RECRUITED, "recruited", (WHO, COUNT, *PLACE), rule="DEI-ACT-R1"),
    EventKind(names.TRANSFERRED, "transferred", (WHO, ("source", REGION), *PLACE), rule="DEI-ACT-R5"),
    EventKind(names.SEEDED, "seeded", (WHO, ("resource", RESOURCE), *PLACE), rule="DEI-ADV-Rg"),
    EventKind(names.MOVED, "moved", (WHO, ("source", REGION), *PLACE, COUNT, ("with", CREW)), rule="DEI-ACT-M1"),
    EventKind(names.COLLECTED, "collected", (WHO, ("resource", RESOURCE), *PLACE), rule="DEI-ACT-C1"),
    EventKind(names.EXCHANGED, "exchanged", (WHO, ("given", RESOURCE), ("taken", RESOURCE)), rule="DEI-ADV-Cb"),
    EventKind(names.SHELTER_BUILT, "shelter-built", (WHO, *PLACE), rule="DEI-ACT-BS"),
    EventKind(names.BRIDGE_BUILT, "bridge-built", (WHO, ("slot", BRIDGE)), rule="DEI-ACT-BB"),
    EventKind(names.ELEVATOR_BUILT, "elevator-built", (WHO, ("slot", ELEVATOR)), rule="DEI-ACT-BE"),
    EventKind(names.TAKEN_UP, "taken-up", (WHO, ("construction", KIND)), rule="DEI-ACT-B3"),
    EventKind(names.COPIED, "copied", (WHO, ("card", CARD)), rule="DEI-ADV-COPY"),
    EventKind(names.GAINED, "gained", (WHO, ("resource", RESOURCE), COUNT), rule="DEI-ADV-RES"),
    EventKind(names.SUPPLIES_GAINED, "supplies-gained", (WHO, COUNT), rule="DEI-ADV-S"),
    EventKind(names.FLEW, "flew", (WHO, ("drone", DRONE), *PLACE, ("steps", AMOUNT)), rule="DEI-DRONE-03"),
    EventKind(names.HARVESTED, "harvested", (WHO, ("resource", RESOURCE), COUNT, *PLACE), rule="DEI-DRONE-HAR"),
    EventKind(names.TELEPORTED, "teleported", (WHO, ("unit", UNIT), *PLACE), rule="DEI-DRONE-TEL"),
    EventKind(names.KILLED, "killed", (WHO, RIVAL, COUNT, *PLACE), rule="DEI-DRONE-06"),
    EventKind(names.CANDY_DRAWN, "candy-drawn", (WHO, ("candy", CANDY)), secret=("candy",), rule="DEI-CANDY-01"),
    EventKind(
        names.BOUGHT, "bought", (WHO, ("card", CARD), ("tech", AMOUNT), ("energy", AMOUNT)), rule="DEI-MARKET-03"
    ),
    EventKind(names.CARD_REVEALED, "card-revealed", (("market", MARKET), ("card", CARD)), rule="DEI-MARKET-07"),
    EventKind(names.CARD_SPENT, "card-spent", (WHO, ("card", CARD)), secret=("card",), rule="DEI-TAL-M3"),
    EventKind(names.OUTPOST_TAKEN, "outpost-taken", (WHO, ("colour", COLOUR), *PLACE), rule="DEI-OUT-01"),
    EventKind(
        names.OUTPOST_CONQUERED, "outpost-conquered", (WHO, RIVAL, ("colour", COLOUR), *PLACE), rule="DEI-OUT-02"
    ),
    EventKind(names.OUTPOST_LOST, "outpost-lost", (WHO, ("colour", COLOUR), *PLACE), rule="DEI-OUT-03"),
    EventKind(names.ABRAHAM_TOOK, "abraham-took", (WHO, ("resource", RESOURCE), *PLACE), rule="DEI-CHAMP-04"),
    EventKind(names.UNLOCKED_TALENT, "unlocked", (WHO, ("talent", TALENT)), rule="DEI-TAL-01"),
    EventKind(
        names.MISSION_TAKEN,
        "mission-taken",
        (WHO, ("mission", MISSION), ("column", AMOUNT), ("count", AMOUNT)),
        rule="DEI-MIS-01",
    ),
    EventKind(names.MISSION_DECLINED, "mission-declined", (WHO,), rule="DEI-OPT-5"),
    EventKind(
        names.COUNTED,
        "counted",
        (WHO, ("outposts", AMOUNT), ("talents", AMOUNT), ("tech", AMOUNT), ("energy", AMOUNT)),
        rule="DEI-END-05",
    ),
    EventKind(names.SCORED, "scored", (WHO, ("cards", AMOUNT), ("points", AMOUNT)), rule="DEI-END-06"),
)

MISSING = (("missing", AMOUNT),)
IN_REGION = (*MISSING, ("region", REGION))
OF_COLOUR = (*MISSING, ("colour", COLOUR))

REFUSALS = (
    RefusalKind(names.FACTION_GONE, "faction-gone", "DEI-SETUP-18"),
    RefusalKind(names.FACTION_STANDS, "faction-stands", "DEI-SETUP-18", moment=True),
    RefusalKind(names.CHAMPION_STANDS, "champion-stands", "DEI-SETUP-20", moment=True),
    RefusalKind(names.NO_DRAFT, "no-draft", "DEI-OPT-2", moment=True),
    RefusalKind(names.OTHER_GROUP, "other-group", "DEI-OPT-2", (("colour", COLOUR),)),
    RefusalKind(names.TALENT_GONE, "talent-gone", "DEI-OPT-2"),
    RefusalKind(names.COLOUR_DRAFTED, "colour-drafted", "DEI-OPT-2"),
    RefusalKind(names.NO_PLANNING, "no-planning", "DEI-OPT-3", moment=True),
    RefusalKind(names.NOT_IN_HAND, "not-in-hand", "DEI-CARD-01"),
    RefusalKind(names.ALREADY_PLANNED, "already-planned", "DEI-OPT-3"),
    RefusalKind(names.CARDS_TO_PLAN, "cards-to-plan", "DEI-OPT-3"),
    RefusalKind(names.NOT_PLANNED, "not-planned", "DEI-OPT-3"),
    RefusalKind(names.ONE_FACE_DOWN, "one-face-down", "DEI-CARD-05"),
    RefusalKind(names.NO_CARD_IN_PLAY, "no-card-in-play", "DEI-CARD-02", moment=True),
    RefusalKind(names.SYMBOL_NOT_LEFT, "symbol-not-left", "DEI-CARD-03", (("symbol", SYMBOL),)),
    RefusalKind(names.NO_OUTPOST_FOR_IT, "no-outpost-for-it", "DEI-ADV-OUT", (("colour", COLOUR),)),
    RefusalKind(names.PART_OF, "part-of", "DEI-MAP-05", (("region", REGION),)),
    RefusalKind(names.NOT_ON_BOARD, "not-on-board", "DEI-SETUP-02"),
    RefusalKind(names.NO_SHELTER, "no-shelter", "DEI-ACT-R1"),
    RefusalKind(names.RIVAL_SHELTER, "rival-shelter", "DEI-ACT-R4"),
    RefusalKind(names.RECRUIT_MINORITY, "recruit-minority", "DEI-ACT-R2", IN_REGION),
    RefusalKind(names.NO_SCRAPPER_THERE, "no-scrapper-there", "DEI-ACT-R5"),
    RefusalKind(names.NO_UNIT, "no-unit", "DEI-ACT-M1"),
    RefusalKind(names.NO_WAY_OUT, "no-way-out", "DEI-ACT-M3"),
    RefusalKind(names.SAME_REGION, "same-region", "DEI-ACT-M1"),
    RefusalKind(names.NOT_LINKED, "not-linked", "DEI-MAP-09"),
    RefusalKind(names.MOVE_MINORITY, "move-minority", "DEI-MAJ-06", IN_REGION),
    RefusalKind(names.TOO_FEW_THERE, "too-few-there", "DEI-ACT-M1", MISSING),
    RefusalKind(names.CHAMPION_ELSEWHERE, "champion-elsewhere", "DEI-ACT-M1"),
    RefusalKind(names.NO_SHELTER_TO_MOVE, "no-shelter-to-move", "DEI-TAL-T6"),
    RefusalKind(names.EMPTY_CREW, "empty-crew", "DEI-ACT-M1"),
    RefusalKind(names.NEENA_LEADS, "neena-leads", "DEI-CHAMP-03"),
    RefusalKind(names.ARIA_ALONE, "aria-alone", "DEI-CHAMP-05"),
    RefusalKind(names.NO_UNIT_TO_COLLECT, "no-unit-to-collect", "DEI-ACT-C1"),
    RefusalKind(names.NO_TOKEN, "no-token", "DEI-ACT-C1"),
    RefusalKind(names.COLLECT_MINORITY, "collect-minority", "DEI-MAJ-05", IN_REGION),
    RefusalKind(names.NO_TALENT, "no-talent", "DEI-TAL-03", (("talent", TALENT),)),
    RefusalKind(names.NOT_ALL_ON_MAP, "not-all-on-map", "DEI-TAL-L5", MISSING),
    RefusalKind(names.BANK_EMPTY, "bank-empty", "DEI-GAME-02", (("resource", RESOURCE),)),
    RefusalKind(names.HAS_MAJORITY, "has-majority", "DEI-TAL-T5"),
    RefusalKind(names.NO_VICTIM, "no-victim", "DEI-CHAMP-01"),
    RefusalKind(names.NO_UNIT_TO_BUILD, "no-unit-to-build", "DEI-ACT-B1"),
    RefusalKind(names.NOT_BUILT_THERE, "not-built-there", "DEI-ACT-B3"),
    RefusalKind(names.OTHER_KIND, "other-kind", "DEI-ACT-B3"),
    RefusalKind(names.SAME_SLOT, "same-slot", "DEI-ACT-B3"),
    RefusalKind(names.DRONE_ABSENT, "drone-absent", "DEI-SETUP-05"),
    RefusalKind(names.OUT_OF_RANGE, "out-of-range", "DEI-DRONE-03", (("range", AMOUNT),)),
    RefusalKind(names.TOO_FEW_TOKENS, "too-few-tokens", "DEI-DRONE-HAR", MISSING),
    RefusalKind(names.TOO_FEW_SCRAPPERS, "too-few-scrappers", "DEI-DRONE-TRA"),
    RefusalKind(names.ROOF_FOR_ONE, "roof-for-one", "DEI-DRONE-TEL"),
    RefusalKind(names.NOT_PLAYED, "not-played", "DEI-ADV-COPY"),
    RefusalKind(names.NOT_YOURS_TO_COPY, "not-yours-to-copy", "DEI-ADV-COPY"),
    RefusalKind(names.NOTHING_TO_COPY, "nothing-to-copy", "DEI-ADV-COPY"),
    RefusalKind(names.CANDY_LIES, "candy-lies", "DEI-CANDY-02"),
    RefusalKind(names.NO_SUCH_CANDY, "no-such-candy", "DEI-CANDY-02"),
    RefusalKind(names.ONLY_WILD, "only-wild", "DEI-CANDY-02"),
    RefusalKind(names.NOT_FOR_SALE, "not-for-sale", "DEI-MARKET-01"),
    RefusalKind(names.TOO_FEW_OUTPOSTS, "too-few-outposts", "DEI-MARKET-02", OF_COLOUR),
    RefusalKind(names.TOO_FEW_TECH, "too-few-tech", "DEI-MARKET-03", MISSING),
    RefusalKind(names.TOO_FEW_ENERGY, "too-few-energy", "DEI-MARKET-03", MISSING),
    RefusalKind(names.NOT_PAID_SO, "not-paid-so", "DEI-MARKET-03"),
    RefusalKind(names.ROBOT_SENT, "robot-sent", "DEI-TAL-M3"),
    RefusalKind(names.NOTHING_TO_BUY, "nothing-to-buy", "DEI-TAL-M3"),
    RefusalKind(names.TOO_FEW_CUBES, "too-few-cubes", "DEI-TAL-01", OF_COLOUR),
    RefusalKind(names.TALENT_OPEN, "talent-open", "DEI-TAL-02"),
    RefusalKind(names.COLUMN_TAKEN, "column-taken", "DEI-MIS-02"),
    RefusalKind(names.MISSION_MUST, "mission-must", "DEI-OPT-5"),
    RefusalKind(names.NO_CARDS_YET, "no-cards-yet", "DEI-TURN-01"),
    RefusalKind(names.CARDS_PLAYED, "cards-played", "DEI-CARD-01", moment=True),
    RefusalKind(names.NO_PURCHASE_LEFT, "no-purchase-left", "DEI-MARKET-10"),
    RefusalKind(names.NO_FLIGHT_LEFT, "no-flight-left", "DEI-DRONE-01", (("drone", DRONE),)),
    RefusalKind(names.KILLED_ENOUGH, "killed-enough", "DEI-DRONE-REA", (("most", AMOUNT),)),
)
