"""The words of PHALANXX: what its events and refusals are called, and what their numbers stand for."""

from __future__ import annotations

from ludoteca.games.phalanxx import content
from ludoteca.games.phalanxx.rules import layout
from ludoteca.kernel.actions import AMOUNT, SEAT, Domain
from ludoteca.play.vocabulary import EventKind, RefusalKind

CARD = Domain("card", tuple(card.id for card in content.cards()))
COLOUR = Domain("colour", tuple(content.COLOURS))
FACTION = Domain("faction", layout.FACTION_NAMES)
PLAYER = Domain("seat", ("0", "1", "2", "3", "regent"))
REGION = Domain("region", tuple(dict.fromkeys(region.id for n in (4, 3) for region in content.regions(n))))

DICE = (("white", AMOUNT), ("orange", AMOUNT), ("violet", AMOUNT))

EVENTS = (
    EventKind(layout.FIRST_PLAYER, "first-player", (("seat", SEAT),), rule="PHX-SETUP-02"),
    EventKind(layout.HOME_ROLLED, "home-rolled", (("seat", SEAT), *DICE, ("talents", AMOUNT)), rule="PHX-SETUP-09"),
    EventKind(layout.FACTION_TAKEN, "faction-taken", (("seat", SEAT), ("faction", FACTION)), rule="PHX-EXP-02"),
    EventKind(layout.BOUGHT, "bought", (("seat", SEAT), ("card", CARD), ("price", AMOUNT)), rule="PHX-BUY-02"),
    EventKind(layout.NOT_BOUGHT, "not-bought", (("seat", PLAYER), ("card", CARD)), rule="PHX-BUY-04"),
    EventKind(layout.SWAPPED, "swapped", (("seat", SEAT), ("given", CARD), ("taken", CARD)), rule="PHX-BUY-06"),
    EventKind(layout.REVEALED_CARD, "revealed-card", (("card", CARD),), rule="PHX-BUY-03"),
    EventKind(
        layout.ROLLED,
        "rolled",
        (("seat", PLAYER), ("first", AMOUNT), ("second", AMOUNT), ("third", AMOUNT)),
        rule="PHX-ROLL-01",
    ),
    EventKind(
        layout.ROLL_BONUS, "roll-bonus", (("seat", SEAT), ("total", AMOUNT), ("talents", AMOUNT)), rule="PHX-ROLL-02"
    ),
    EventKind(
        layout.PLAYED,
        "played",
        (
            ("seat", SEAT),
            ("card", CARD),
            ("strength", AMOUNT),
            ("total", AMOUNT),
            ("talents", AMOUNT),
            ("armies", AMOUNT),
        ),
        rule="PHX-CARD-03",
    ),
    EventKind(
        layout.CONQUERED, "conquered", (("seat", PLAYER), ("region", REGION), ("armies", AMOUNT)), rule="PHX-CONQ-02"
    ),
    EventKind(
        layout.CONFLICT,
        "conflict",
        (("seat", PLAYER), ("rival", PLAYER), ("region", REGION), ("armies", AMOUNT), ("strength", AMOUNT)),
        rule="PHX-CONFLICT-03",
    ),
    EventKind(layout.ROTATED, "rotated", (("seat", PLAYER), ("card", CARD)), rule="PHX-CONFLICT-07"),
    EventKind(
        layout.PUSHED,
        "pushed",
        (
            ("seat", SEAT),
            ("new", AMOUNT),
            ("old", AMOUNT),
            ("gained", AMOUNT),
            ("paid", AMOUNT),
            ("talents", AMOUNT),
        ),
        rule="PHX-PUSH-01",
    ),
    EventKind(layout.INCOME, "income", (("seat", SEAT), ("amount", AMOUNT), ("talents", AMOUNT)), rule="PHX-MONEY-01"),
    EventKind(
        layout.EXCHANGED,
        "exchanged",
        (("seat", SEAT), ("rival", SEAT), ("value", AMOUNT), ("given", COLOUR), ("taken", COLOUR)),
        rule="PHX-MONEY-02",
    ),
    EventKind(layout.SACRIFICED, "sacrificed", (("seat", SEAT), ("old", AMOUNT), ("new", AMOUNT)), rule="PHX-SACR-02"),
    EventKind(layout.REROLLED, "rerolled", (("seat", SEAT), ("old", AMOUNT), ("new", AMOUNT)), rule="PHX-SACR-02"),
    EventKind(layout.HEROISM_SHOWN, "heroism-shown", (), rule="PHX-HERO-03"),
    EventKind(layout.HEROISM_GONE, "heroism-gone", (), rule="PHX-HERO-02"),
    EventKind(layout.LAST_TURNS, "last-turns", (), rule="PHX-END-02"),
    EventKind(layout.SCORED, "scored", (("seat", PLAYER), ("points", AMOUNT)), rule="PHX-SCORE-09"),
    EventKind(layout.REGENT_TOOK, "regent-took", (("card", CARD), ("strength", AMOUNT)), rule="PHX-SOLO-02"),
    EventKind(layout.REGENT_RESTED, "regent-rested", (), rule="PHX-SOLO-02"),
)

MISSING = (("missing", AMOUNT),)
OF_SO_MANY = (*MISSING, ("number", AMOUNT))
DIE = (("number", AMOUNT), ("colour", COLOUR))

REFUSALS = (
    RefusalKind(layout.SPACE_EMPTY, "space-empty", "PHX-END-04"),
    RefusalKind(layout.NOT_FOR_SALE, "not-for-sale", "PHX-BUY-07"),
    RefusalKind(layout.TOO_FEW_TALENTS, "too-few-talents", "PHX-BUY-08", MISSING),
    RefusalKind(layout.NOT_IN_HAND, "not-in-hand", "PHX-CARD-01"),
    RefusalKind(layout.NO_SWAP_RIGHT, "no-swap-right", "PHX-BUY-05", moment=True),
    RefusalKind(layout.HEROISM_STAYS, "heroism-stays", "PHX-BUY-07"),
    RefusalKind(layout.DIE_PLACED, "die-placed", "PHX-ACT-02"),
    RefusalKind(layout.DIE_LISTED, "die-listed", "PHX-ACT-02"),
    RefusalKind(layout.SLOT_USED, "slot-used", "PHX-PUSH-05"),
    RefusalKind(layout.SLOT_LISTED, "slot-listed", "PHX-ACT-02"),
    RefusalKind(layout.DIE_TOO_LOW, "die-too-low", "PHX-ACT-04", MISSING),
    RefusalKind(layout.SUM_TOO_LOW, "sum-too-low", "PHX-CARD-02", OF_SO_MANY),
    RefusalKind(layout.SUM_TOO_HIGH, "sum-too-high", "PHX-CARD-02", OF_SO_MANY),
    RefusalKind(layout.TALENTS_TOO_FEW, "talents-too-few", "PHX-CARD-02", OF_SO_MANY),
    RefusalKind(layout.ARMIES_TOO_FEW, "armies-too-few", "PHX-CARD-02", OF_SO_MANY),
    RefusalKind(layout.CITIES_TOO_FEW, "cities-too-few", "PHX-CARD-02", OF_SO_MANY),
    RefusalKind(layout.OASES_TOO_FEW, "oases-too-few", "PHX-CARD-02", OF_SO_MANY),
    RefusalKind(layout.NO_DIE_SO_HIGH, "no-die-so-high", "PHX-CARD-02", DIE),
    RefusalKind(layout.NO_DIE_SO_LOW, "no-die-so-low", "PHX-CARD-02", DIE),
    RefusalKind(layout.DICE_TOO_FEW, "dice-too-few", "PHX-CARD-02", (*MISSING, ("colour", COLOUR))),
    RefusalKind(layout.NO_PAIR, "no-pair", "PHX-CARD-02"),
    RefusalKind(layout.ALREADY_YOURS, "already-yours", "PHX-CONQ-01"),
    RefusalKind(layout.NOT_ADJACENT, "not-adjacent", "PHX-CONQ-01"),
    RefusalKind(layout.RESERVE_TOO_SMALL, "reserve-too-small", "PHX-CONQ-03", MISSING),
    RefusalKind(layout.NOT_STRONGER, "not-stronger", "PHX-CONFLICT-02", MISSING),
    RefusalKind(layout.NOT_MORE_HEROIC, "not-more-heroic", "PHX-HERO-04", MISSING),
    RefusalKind(layout.STRENGTH_TOO_LOW, "strength-too-low", "PHX-CONFLICT-06", MISSING),
    RefusalKind(layout.NO_CARD_TO_ROTATE, "no-card-to-rotate", "PHX-CONFLICT-07"),
    RefusalKind(layout.CANNOT_PAY_PUSH, "cannot-pay-push", "PHX-PUSH-04", MISSING),
    RefusalKind(layout.NOT_YOUR_CARD, "not-your-card", "PHX-CONFLICT-07"),
    RefusalKind(layout.CARD_ROTATED, "card-rotated", "PHX-CONFLICT-07"),
    RefusalKind(layout.NOT_AN_OPPONENT, "not-an-opponent", "PHX-MONEY-02"),
    RefusalKind(layout.DICE_DIFFER, "dice-differ", "PHX-MONEY-02"),
    RefusalKind(layout.SAME_COLOUR, "same-colour", "PHX-MONEY-04"),
    RefusalKind(layout.OTHER_SLOT, "other-slot", "PHX-MONEY-03"),
    RefusalKind(layout.RESERVE_EMPTY, "reserve-empty", "PHX-SACR-01"),
    RefusalKind(layout.SAME_VALUE, "same-value", "PHX-SACR-02"),
    RefusalKind(layout.FACTION_GONE, "faction-gone", "PHX-EXP-02"),
    RefusalKind(layout.NO_CONFLICT, "no-conflict", "PHX-CONFLICT-07", moment=True),
    RefusalKind(layout.NO_INCOME_TAKEN, "no-income-taken", "PHX-MONEY-02", moment=True),
    RefusalKind(layout.DICE_LEFT, "dice-left", "PHX-ACT-05"),
    RefusalKind(layout.NO_FACTIONS, "no-factions", "PHX-EXP-02"),
    RefusalKind(layout.OTHER_SACRIFICE, "other-sacrifice", "PHX-SACR-02"),
    RefusalKind(layout.NOT_YOURS_TO_GIVE, "not-yours-to-give", "PHX-BUY-05"),
    RefusalKind(layout.JUST_BOUGHT, "just-bought", "PHX-BUY-06"),
    RefusalKind(layout.NOT_ROLLED, "not-rolled", "PHX-SACR-01"),
    RefusalKind(layout.PLACED_DIE_STAYS, "placed-die-stays", "PHX-SACR-02"),
)
