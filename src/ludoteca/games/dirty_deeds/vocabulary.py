"""The words of Dirty Deeds: what its events and refusals are called, and what their numbers stand for."""

from __future__ import annotations

from ludoteca.games.dirty_deeds.rules import names
from ludoteca.games.dirty_deeds.rules.layout import ACTION_NAMES, CHARACTER_NAMES, HAND_NAMES, WHEEL_NAMES
from ludoteca.games.dirty_deeds.rules.wheels import SITES
from ludoteca.kernel.actions import AMOUNT, SEAT, Domain
from ludoteca.play.vocabulary import EventKind, RefusalKind

PLACE = Domain("place", WHEEL_NAMES)  # a wheel by its own name: Earth
SITE = Domain("site", SITES, spelled=True)
HEX = (("place", PLACE), ("site", SITE))  # Earth C4
HAND = Domain("hand", HAND_NAMES)
CHARACTER = Domain("character", CHARACTER_NAMES)
DEED = Domain("deed", ACTION_NAMES)
WHEEL = Domain("wheel", WHEEL_NAMES)
INTENT = Domain("intent", ("simple", "costly", "free", "discovery", "drilling", "gathering", "tunnel"))
TOKEN = Domain("token", ("tradition", "enchantment"))  # to be counted: 2 Traditions
ICON = Domain("icon", ("tradition", "enchantment", "hourglass"))  # one of it: a Tradition
PORTION = Domain("portion", ("whole", "half"))
SENSE = Domain("sense", ("forward", "backward"))
CAUSE = Domain("cause", ("turn", "acceleration", "rewind", "meshing"))  # why a wheel turns
TAKEN = Domain("taken", ("own", "opaque"))

EVENTS = (
    EventKind(names.BASE_PLACED, "base-placed", (("seat", SEAT), *HEX), rule="DD-SETUP-06"),
    EventKind(names.TURN_BEGAN, "turn-began", (("turn", AMOUNT),), rule="DD-TURN-01"),
    EventKind(names.SHOWED, "showed", (("seat", SEAT), ("hand", HAND), ("intent", INTENT)), rule="DD-TURN-03"),
    EventKind(names.FIZZLED, "fizzled", (("seat", SEAT), ("character", CHARACTER)), rule="DD-TURN-10"),
    EventKind(names.PLACED, "placed", (("seat", SEAT), ("character", CHARACTER), *HEX), rule="DD-KEY-03"),
    EventKind(names.CONQUERED, "conquered", (("seat", SEAT), *HEX), rule="DD-KEY-05", fades=True),
    EventKind(names.TAKEN_FROM, "taken-from", (("seat", SEAT), ("rival", SEAT), *HEX), rule="DD-KEY-06", fades=True),
    EventKind(
        names.UNCOVERED, "uncovered", (*HEX, ("icon", ICON), ("portion", PORTION)), rule="DD-BOARD-05", fades=True
    ),
    EventKind(
        names.CAPTURED,
        "captured",
        (("seat", SEAT), ("rival", SEAT), ("character", CHARACTER), *HEX),
        rule="DD-KEY-08",
        fades=True,
    ),
    EventKind(names.REPLACED, "replaced", (("seat", SEAT), *HEX, ("rival", SEAT)), rule="DD-SPY-02"),
    EventKind(names.TURNED, "turned", (("wheel", WHEEL), ("sense", SENSE), ("cause", CAUSE)), rule="DD-KEY-13"),
    EventKind(
        names.GAINED, "gained", (("seat", SEAT), ("count", AMOUNT), ("token", TOKEN)), rule="DD-BOARD-08", fades=True
    ),
    EventKind(
        names.PAID_TILES,
        "paid-tiles",
        (("seat", SEAT), ("opaque", AMOUNT), ("coloured", AMOUNT)),
        rule="DD-KEY-11",
        fades=True,
    ),
    EventKind(
        names.PAID_TOKENS,
        "paid-tokens",
        (("seat", SEAT), ("count", AMOUNT), ("token", TOKEN)),
        rule="DD-KEY-12",
        fades=True,
    ),
    EventKind(
        names.EXCHANGED, "exchanged", (("seat", SEAT), ("rival", SEAT), ("taken", TAKEN)), rule="DD-RECR-01", fades=True
    ),
    EventKind(names.RECRUITED, "recruited", (("seat", SEAT), ("count", AMOUNT)), rule="DD-RECR-04"),
    EventKind(
        names.RELEASED,
        "released",
        (("seat", SEAT), ("rival", SEAT), ("character", CHARACTER)),
        rule="DD-RECR-05",
        fades=True,
    ),
    EventKind(names.REFILLED, "refilled", (("traditions", AMOUNT), ("enchantments", AMOUNT)), rule="DD-BOARD-09"),
    EventKind(names.FAMILIAR_MOVED, "familiar-moved", (("seat", SEAT), ("square", AMOUNT)), rule="DD-FAM-01"),
    EventKind(names.FAMILIAR_ACTED, "familiar-acted", (("seat", SEAT), ("deed", DEED)), rule="DD-FAM-02"),
    EventKind(names.DELAYED, "delayed", (("seat", SEAT), ("turns", AMOUNT)), rule="DD-FAM-07"),
    EventKind(names.HASTENED, "hastened", (("seat", SEAT), ("turns", AMOUNT)), rule="DD-FAM-07"),
    EventKind(names.REVEALED, "revealed", (), rule="DD-END-02"),
    EventKind(names.LAST_TURNS, "last-turns", (("turns", AMOUNT),), rule="DD-END-03"),
    EventKind(names.SCORED, "scored", (("seat", SEAT), ("points", AMOUNT)), rule="DD-SCORE-09"),
    EventKind(names.NOTHING_CONQUERED, "nothing-conquered", (("seat", SEAT),), rule="DD-KEY-05"),
    EventKind(names.NOTHING_COVERED, "nothing-covered", (("seat", SEAT),), rule="DD-SPY-01"),
    EventKind(names.NOTHING_GAINED, "nothing-gained", (("seat", SEAT), ("token", TOKEN)), rule="DD-BOARD-08"),
)

MISSING = (("missing", AMOUNT),)

REFUSALS = (
    RefusalKind(names.BASES_LIE, "bases-lie", "DD-KEY-04"),
    RefusalKind(names.BASE_THERE, "base-there", "DD-SETUP-06"),
    RefusalKind(names.WRONG_ANGLE, "wrong-angle", "DD-SETUP-07", (("degrees", AMOUNT),)),
    RefusalKind(names.ON_THE_MAP, "on-the-map", "DD-TURN-08"),
    RefusalKind(names.IS_EXHAUSTED, "is-exhausted", "DD-RECR-04"),
    RefusalKind(names.IS_CAPTIVE, "is-captive", "DD-KEY-08"),
    RefusalKind(names.CHARACTER_FIRST, "character-first", "DD-TURN-01", moment=True),
    RefusalKind(names.INTENT_FIRST, "intent-first", "DD-TURN-02", moment=True),
    RefusalKind(names.HAND_CHOSEN, "hand-chosen", "DD-TURN-01", moment=True),
    RefusalKind(names.FIST_IS_FREE, "fist-is-free", "DD-TURN-06"),
    RefusalKind(names.ONLY_FIST_IS_FREE, "only-fist-is-free", "DD-RECR-08"),
    RefusalKind(names.NOT_ITS_ACTION, "not-its-action", "DD-TURN-01"),
    RefusalKind(names.NAMED_LATER, "named-later", "DD-TURN-07"),
    RefusalKind(names.NAMED_NOW, "named-now", "DD-TURN-07"),
    RefusalKind(names.TOO_FEW_DOMAINS, "too-few-domains", "DD-KEY-09", MISSING),
    RefusalKind(names.TOO_FEW_TOKENS, "too-few-tokens", "DD-KEY-09", (*MISSING, ("token", TOKEN))),
    RefusalKind(names.NOTHING_TO_PAY, "nothing-to-pay", "DD-TURN-02"),
    RefusalKind(names.LACKS_COLOUR, "lacks-colour", "DD-KEY-09"),
    RefusalKind(names.EVERY_COLOUR, "every-colour", "DD-KEY-10", (("colours", AMOUNT),)),
    RefusalKind(names.TOO_MANY_TILES, "too-many-tiles", "DD-KEY-09", (("due", AMOUNT),)),
    RefusalKind(names.LACKS_OPAQUE, "lacks-opaque", "DD-KEY-09", MISSING),
    RefusalKind(names.NOT_CONTROLLED, "not-controlled", "DD-KEY-02"),
    RefusalKind(names.NOT_FREE, "not-free", "DD-KEY-03"),
    RefusalKind(names.NOBODY_IN_RANGE, "nobody-in-range", "DD-KNIGHT-02", (("range", AMOUNT),)),
    RefusalKind(names.RESERVE_EMPTY, "reserve-empty", "DD-KEY-07"),
    RefusalKind(names.INVIOLABLE, "inviolable", "DD-KEY-04"),
    RefusalKind(names.ALREADY_YOURS, "already-yours", "DD-KEY-01"),
    RefusalKind(names.GUARDED, "guarded", "DD-KEY-01"),
    RefusalKind(names.NOT_BESIDE_KNIGHT, "not-beside-knight", "DD-KNIGHT-01"),
    RefusalKind(names.NOT_ON_RIM, "not-on-rim", "DD-ENG-02"),
    RefusalKind(names.WRONG_WHEEL, "wrong-wheel", "DD-BOARD-06", (("wheel", WHEEL),)),
    RefusalKind(names.NO_ROOM, "no-room", "DD-SPY-04"),
    RefusalKind(names.MUST_CONQUER, "must-conquer", "DD-SPY-04"),
    RefusalKind(names.NOT_A_RIVAL, "not-a-rival", "DD-KEY-08"),
    RefusalKind(names.NOT_ON_MAP, "not-on-map", "DD-KEY-08"),
    RefusalKind(names.OUT_OF_RANGE, "out-of-range", "DD-KNIGHT-02", (("range", AMOUNT),)),
    RefusalKind(names.MUST_CAPTURE, "must-capture", "DD-KNIGHT-02"),
    RefusalKind(names.NOT_TRANSPARENT, "not-transparent", "DD-SPY-01"),
    RefusalKind(names.NO_OPAQUE_DOMAIN, "no-opaque-domain", "DD-SPY-01"),
    RefusalKind(names.PROTECTED, "protected", "DD-SPY-03"),
    RefusalKind(names.NOT_YOUR_OWN, "not-your-own", "DD-SPY-03"),
    RefusalKind(names.MUST_TURN, "must-turn", "DD-CHRONO-04"),
    RefusalKind(names.NOT_HELD, "not-held", "DD-RECR-01", (("rival", SEAT),)),
    RefusalKind(names.UNEVEN, "uneven", "DD-RECR-02", (("rival", SEAT),)),
    RefusalKind(names.NONE_EXHAUSTED, "none-exhausted", "DD-RECR-01"),
    RefusalKind(names.NO_OPAQUE_LEFT, "no-opaque-left", "DD-RECR-03"),
    RefusalKind(names.NOTHING_TO_BREACH, "nothing-to-breach", "DD-FAM-04"),
    RefusalKind(names.NO_CHARACTER_THERE, "no-character-there", "DD-FAM-05"),
    RefusalKind(names.NO_HOURGLASS_TURN, "no-hourglass-turn", "DD-FAM-07"),
    RefusalKind(names.SUPPLY_HAS_NONE, "supply-has-none", "DD-FAM-06"),
    RefusalKind(names.PLAYER_LIMIT, "player-limit", "DD-FAM-06", (("most", AMOUNT),)),
    RefusalKind(names.WHEEL_LIMIT, "wheel-limit", "DD-FAM-06", (("most", AMOUNT),)),
    RefusalKind(names.NO_MORE_TURNS, "no-more-turns", "DD-END-06", (("turns", AMOUNT),)),
    RefusalKind(names.LAST_ALREADY, "last-already", "DD-FAM-07"),
    RefusalKind(names.NOT_BESIDE_SPY, "not-beside-spy", "DD-SPY-01"),
    RefusalKind(names.NOT_BESIDE_CHRONO, "not-beside-chrono", "DD-CHRONO-03"),
    RefusalKind(names.NOT_BESIDE_ENGINEER, "not-beside-engineer", "DD-ENG-02"),
    RefusalKind(names.OWN_COLOUR, "own-colour", "DD-RECR-01"),
    RefusalKind(names.SPARES_YOU, "spares-you", "DD-FAM-06"),
)
