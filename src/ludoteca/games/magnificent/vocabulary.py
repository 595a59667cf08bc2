"""The words of The Magnificent: what its events and refusals are called, and what their numbers stand for."""

from __future__ import annotations

from ludoteca.games.magnificent import content
from ludoteca.games.magnificent.rules import names
from ludoteca.games.magnificent.rules.layout import (
    ACTION_NAMES,
    COLOUR_NAMES,
    DECK_NAMES,
    DIE_NAMES,
    GEM_NAMES,
    GOAL_NAMES,
    SQUARE_NAMES,
    WAY_NAMES,
)
from ludoteca.kernel.actions import AMOUNT, SEAT, Domain
from ludoteca.play.vocabulary import EventKind, RefusalKind

CARD = Domain("card", tuple(one.id for one in content.master_cards()))
TILE = Domain("trainer-tile", tuple(one.id for one in content.trainer_tiles()))
PLACE = Domain("place", tuple(one.id for one in (*content.trainer_spaces(), *content.trainer_tiles())))
TENT = Domain("tent", tuple(one.id for one in content.tents()))
POSTER = Domain("poster", tuple(one.id for one in content.posters()))
MASTER = Domain("master-tile", tuple(one.id for one in content.master_tiles()))
KIND = Domain("kind", tuple(one.id for one in content.camp_tiles()))
BONUS = Domain("bonus", tuple(one.id for one in content.bonuses()))
BOARD = Domain("board", content.BOARDS)
DIE = Domain("die", DIE_NAMES)
GEM = Domain("gem", GEM_NAMES)
COLOUR = Domain("colour", COLOUR_NAMES)
TRACK = Domain("track", COLOUR_NAMES)
SQUARE = Domain("square", SQUARE_NAMES, spelled=True)
WAY = Domain("way", WAY_NAMES)
ACTION = Domain("act", ACTION_NAMES)
DECK = Domain("deck", DECK_NAMES)
GOAL = Domain("goal", GOAL_NAMES)

WHO = ("seat", SEAT)
COUNT = ("count", AMOUNT)
SPACE = ("space", AMOUNT)

# What is asked where the Master Board is in play, after the first half of a Split, and alone, each with its rule.
QUESTIONS = {
    "take-die-or-tile": "MAG-MOD-05",
    "take-master-tile": "MAG-MOD-05",
    "second-action": "MAG-BO-03",
    "keep-first-tile": "MAG-SOLO-02",
}

EVENTS = (
    EventKind(names.BOARD_DEALT, "board-dealt", (WHO, ("board", BOARD), ("number", AMOUNT)), rule="MAG-PSET-05"),
    EventKind(names.CARD_KEPT, "card-kept", (WHO, ("card", CARD)), secret=("card",), rule="MAG-PSET-13"),
    EventKind(names.TILE_KEPT, "tile-kept", (WHO, ("trainer-tile", TILE)), rule="MAG-ADV-03"),
    EventKind(names.TILE_TAKEN, "tile-taken", (WHO, ("trainer-tile", TILE)), rule="MAG-PSET-10"),
    EventKind(names.POSTER_DISCARDED, "poster-discarded", (WHO, ("poster", POSTER)), rule="MAG-SOLO-03"),
    EventKind(names.DIE_ADDED, "die-added", (("die", DIE),), rule="MAG-SOLO-03"),
    EventKind(names.TURN_BEGAN, "turn-began", (WHO, ("turn", AMOUNT)), rule="MAG-FLOW-01"),
    EventKind(names.DIE_TAKEN, "die-taken", (WHO, ("die", DIE), ("card", CARD)), rule="MAG-DIE-01"),
    EventKind(names.FACE_TURNED, "face-turned", (WHO, ("from", DIE), ("die", DIE)), rule="MAG-TT-01"),
    EventKind(names.COLOUR_NAMED, "colour-named", (WHO, ("colour", COLOUR)), rule="MAG-DIE-04"),
    EventKind(names.GEM_SPENT, "gem-spent", (WHO, ("gem", GEM), ("power", AMOUNT)), rule="MAG-POW-02"),
    EventKind(names.BONUS_USED, "bonus-used", (WHO, ("card", CARD), ("bonus", BONUS)), rule="MAG-DIE-02"),
    EventKind(names.TRAINER_USED, "trainer-used", (WHO, ("place", PLACE)), rule="MAG-TRN-01"),
    EventKind(names.TRAINER_LOCKED, "trainer-locked", (WHO, ("place", PLACE)), rule="MAG-TT-06"),
    EventKind(names.DIE_ROLLED, "die-rolled", (WHO, ("from", DIE), ("die", DIE)), rule="MAG-BO-07"),
    EventKind(names.DIE_FLIPPED, "die-flipped", (WHO, ("from", DIE), ("die", DIE)), rule="MAG-BO-07"),
    EventKind(names.DIE_SWAPPED, "die-swapped", (WHO, ("from", DIE), ("die", DIE), ("card", CARD)), rule="MAG-TT-03"),
    EventKind(names.BONUS_COPIED, "bonus-copied", (WHO, ("card", CARD), ("bonus", BONUS)), rule="MAG-BO-07"),
    EventKind(names.SPLIT_ANNOUNCED, "split-announced", (WHO,), rule="MAG-BO-03"),
    EventKind(names.COINS_GAINED, "coins-gained", (WHO, COUNT), rule="MAG-GEN-09"),
    EventKind(names.POINTS_GAINED, "points-gained", (WHO, COUNT), rule="MAG-GEN-02"),
    EventKind(names.TRAINER_GAINED, "trainer-gained", (WHO,), rule="MAG-TRN-05"),
    EventKind(names.TRAINER_LOST, "trainer-lost", (WHO,), rule="MAG-GEN-10"),
    EventKind(names.GEM_GAINED, "gem-gained", (WHO, ("gem", GEM)), rule="MAG-GEN-04"),
    EventKind(names.GEM_TURNED_COIN, "gem-turned-coin", (WHO, ("gem", GEM), COUNT), rule="MAG-GEN-05"),
    EventKind(names.COINS_PAID, "coins-paid", (WHO, COUNT), rule="MAG-GEN-09"),
    EventKind(names.POINTS_PAID, "points-paid", (WHO, COUNT), rule="MAG-GEN-11"),
    EventKind(names.TRAINER_PAID, "trainer-paid", (WHO,), rule="MAG-GEN-08"),
    EventKind(names.GEM_PAID, "gem-paid", (WHO, ("gem", GEM)), rule="MAG-GEN-06"),
    EventKind(names.TRAINER_RECALLED, "trainer-recalled", (WHO,), rule="MAG-BO-07"),
    EventKind(names.POSTER_TAKEN, "poster-taken", (WHO, ("poster", POSTER)), rule="MAG-POST-01"),
    EventKind(names.POSTER_DRAWN, "poster-drawn", (WHO, ("poster", POSTER), ("deck", DECK)), rule="MAG-POST-01"),
    EventKind(names.POSTER_REVEALED, "poster-revealed", (("poster", POSTER), SPACE), rule="MAG-POST-03"),
    EventKind(names.POSTER_PLACED, "poster-placed", (WHO, ("poster", POSTER), SPACE), rule="MAG-POST-06"),
    EventKind(names.POSTER_DROPPED, "poster-dropped", (WHO, ("poster", POSTER)), rule="MAG-TT-02"),
    EventKind(names.TENT_TAKEN, "tent-taken", (WHO, ("tent", TENT)), rule="MAG-TRAV-05"),
    EventKind(names.TENT_PLACED, "tent-placed", (WHO, ("tent", TENT), SPACE), rule="MAG-TENT-01"),
    EventKind(names.BUILD_BEGAN, "build-began", (WHO, ("power", AMOUNT), ("level", AMOUNT)), rule="MAG-BUILD-01"),
    EventKind(names.TILE_LAID, "tile-laid", (WHO, ("kind", KIND), ("square", SQUARE)), rule="MAG-BUILD-03"),
    EventKind(
        names.TRAVELLED,
        "travelled",
        (WHO, ("power", AMOUNT), ("track", TRACK), ("steps", AMOUNT)),
        rule="MAG-TRAV-01",
    ),
    EventKind(names.HAT_MOVED, "hat-moved", (WHO, ("power", AMOUNT), ("value", AMOUNT)), rule="MAG-PERF-01"),
    EventKind(names.POSTER_COMPLETED, "poster-completed", (WHO, ("poster", POSTER), ("way", WAY)), rule="MAG-PERF-10"),
    EventKind(names.RESTED, "rested", (WHO,), rule="MAG-FLOW-04"),
    EventKind(names.MASTER_TILE_TAKEN, "master-tile-taken", (WHO, ("master-tile", MASTER)), rule="MAG-MOD-05"),
    EventKind(names.MASTER_PASSED, "master-passed", (WHO, ("master-tile", MASTER)), rule="MAG-MOD-06"),
    EventKind(names.MASTER_CARD_TAKEN, "master-card-taken", (WHO, ("card", CARD)), rule="MAG-MT-08"),
    EventKind(names.MASTER_TRAINER_TAKEN, "master-trainer-taken", (WHO, ("trainer-tile", TILE)), rule="MAG-MT-05"),
    EventKind(names.ROUND_ENDED, "round-ended", (("round", AMOUNT),), rule="MAG-EOR-01"),
    EventKind(names.ORDER_GIVEN, "order-given", (WHO, ("number", AMOUNT)), rule="MAG-EOR-05"),
    EventKind(names.DICE_PAID, "dice-paid", (WHO, ("owed", AMOUNT), ("paid", AMOUNT)), rule="MAG-EOR-07"),
    EventKind(names.COINS_MISSED, "coins-missed", (WHO, COUNT, ("points", AMOUNT)), rule="MAG-EOR-08"),
    EventKind(names.SET_TAKEN, "set-taken", (WHO, ("card", CARD)), rule="MAG-EOR-09"),
    EventKind(names.SET_DISCARDED, "set-discarded", (WHO, ("card", CARD)), rule="MAG-EOR-11"),
    EventKind(names.CARD_SCORED, "card-scored", (WHO, ("card", CARD), ("points", AMOUNT)), rule="MAG-EOR-12"),
    EventKind(names.GEMS_DISCARDED, "gem-discarded", (WHO, ("gem", GEM)), rule="MAG-SC-09"),
    EventKind(names.ROUND_BEGAN, "round-began", (("round", AMOUNT),), rule="MAG-EOR-14"),
    EventKind(names.GEM_FILLED, "gem-filled", (WHO, ("gem", GEM), ("square", SQUARE)), rule="MAG-EOG-02"),
    EventKind(names.CARD_HALVED, "card-halved", (WHO, ("card", CARD), ("points", AMOUNT)), rule="MAG-EOG-03"),
    EventKind(names.CAMP_SCORED, "camp-scored", (WHO, ("points", AMOUNT)), rule="MAG-EOG-04"),
    EventKind(names.GOAL_REACHED, "goal-reached", (WHO, ("points", AMOUNT), ("goal", GOAL)), rule="MAG-SOLO-07"),
    EventKind(names.GOAL_MISSED, "goal-missed", (WHO, ("points", AMOUNT), ("missing", AMOUNT)), rule="MAG-SOLO-07"),
    EventKind(names.SET_TILE_TAKEN, "set-tile-taken", (WHO, ("trainer-tile", TILE)), rule="MAG-EOR-09"),
)

MISSING = (("missing", AMOUNT),)

REFUSALS = (
    RefusalKind(names.CARD_NOT_OFFERED, "card-not-offered", "MAG-PSET-13"),
    RefusalKind(names.TILE_NOT_OFFERED, "tile-not-offered", "MAG-PSET-10"),
    RefusalKind(names.NOT_SOLO, "not-solo", "MAG-SOLO-03", moment=True),
    RefusalKind(names.NOT_ON_DISPLAY, "not-on-display", "MAG-POST-01"),
    RefusalKind(names.NO_RESERVE_DIE, "no-reserve-die", "MAG-SOLO-08"),
    RefusalKind(names.NOT_IN_MAIN_TENT, "not-in-main-tent", "MAG-DIE-01"),
    RefusalKind(names.DICE_TURNS_OVER, "dice-turns-over", "MAG-MOD-05"),
    RefusalKind(names.NO_MASTER_BOARD, "no-master-board", "MAG-MOD-01", moment=True),
    RefusalKind(names.NOT_CURRENT, "not-current", "MAG-MOD-04"),
    RefusalKind(names.MASTER_TURN_OVER, "master-turn-over", "MAG-MOD-05"),
    RefusalKind(names.NOT_YOUR_CARD, "not-your-card", "MAG-DIE-01"),
    RefusalKind(names.CARD_HOLDS_DIE, "card-holds-die", "MAG-DIE-01"),
    RefusalKind(names.COLOURED_DIE, "coloured-die", "MAG-DIE-04", moment=True),
    RefusalKind(names.NOT_ACTIVE, "not-active", "MAG-FLOW-01", moment=True),
    RefusalKind(names.NO_DIE_TAKEN, "no-die-taken", "MAG-FLOW-02", moment=True),
    RefusalKind(names.POWER_FIXED, "power-fixed", "MAG-POW-05", moment=True),
    RefusalKind(names.OTHER_COLOUR, "other-colour", "MAG-POW-02"),
    RefusalKind(names.NO_SUCH_GEM, "no-such-gem", "MAG-POW-02", (("gem", GEM),)),
    RefusalKind(names.BONUS_GONE, "bonus-gone", "MAG-DIE-02"),
    RefusalKind(names.DIE_NOT_CLEAR, "die-not-clear", "MAG-BO-02"),
    RefusalKind(names.NO_TRAINER, "no-trainer", "MAG-TRN-01"),
    RefusalKind(names.NOT_YOUR_TILE, "not-your-tile", "MAG-TRN-01"),
    RefusalKind(names.OTHER_MOMENT, "other-moment", "MAG-TRN-02", moment=True),
    RefusalKind(names.ONCE_ENOUGH, "once-enough", "MAG-TRN-01"),
    RefusalKind(names.USED_WITH_CHOICE, "used-with-choice", "MAG-TRN-02", moment=True),
    RefusalKind(names.TOO_FEW_COINS, "too-few-coins", "MAG-GEN-09", MISSING),
    RefusalKind(names.TOO_FEW_POINTS, "too-few-points", "MAG-GEN-11", MISSING),
    RefusalKind(names.TOO_FEW_GEMS, "too-few-gems", "MAG-GEN-06"),
    RefusalKind(names.TOO_FEW_TRAINERS, "too-few-trainers", "MAG-TRN-01", MISSING),
    RefusalKind(names.NONE_IN_TENT, "none-in-tent", "MAG-BO-07"),
    RefusalKind(names.NO_DIE_TO_SWAP, "no-die-to-swap", "MAG-TT-03"),
    RefusalKind(names.NOTHING_TO_COPY, "nothing-to-copy", "MAG-BO-07"),
    RefusalKind(names.NO_DIE_THERE, "no-die-there", "MAG-TT-03"),
    RefusalKind(names.NO_POSTER_TO_DROP, "no-poster-to-drop", "MAG-TT-02"),
    RefusalKind(names.NOT_YOUR_POSTER, "not-your-poster", "MAG-POST-06"),
    RefusalKind(names.WRONG_PAYMENT, "wrong-payment", "MAG-GEN-06"),
    RefusalKind(names.SAME_GEM, "same-gem", "MAG-TRN-01"),
    RefusalKind(names.DECK_EMPTY, "deck-empty", "MAG-GEN-13"),
    RefusalKind(names.SPACE_FULL, "space-full", "MAG-POST-06"),
    RefusalKind(names.NO_WAITING_ROW, "no-waiting-row", "MAG-POST-06"),
    RefusalKind(names.TENT_STANDS, "tent-stands", "MAG-TENT-04"),
    RefusalKind(names.TOO_LITTLE_POWER, "too-little-power", "MAG-POW-01", MISSING),
    RefusalKind(names.ACTION_DONE, "action-done", "MAG-BO-03", (("act", ACTION),)),
    RefusalKind(names.OTHER_ANNOUNCED, "other-announced", "MAG-TRN-02", (("act", ACTION),)),
    RefusalKind(names.NO_TILE_FITS, "no-tile-fits", "MAG-BUILD-10"),
    RefusalKind(names.SIZE_NOT_LEFT, "size-not-left", "MAG-BUILD-01"),
    RefusalKind(names.SUPPLY_EMPTY, "supply-empty", "MAG-GEN-12"),
    RefusalKind(names.NEEDS_TRAINER, "needs-trainer", "MAG-TRN-06"),
    RefusalKind(names.FACE_DOES_NOT_FIT, "face-does-not-fit", "MAG-BUILD-04"),
    RefusalKind(names.NO_SUCH_FACE, "no-such-face", "MAG-BUILD-03"),
    RefusalKind(names.SQUARE_COVERED, "square-covered", "MAG-BUILD-03"),
    RefusalKind(names.OFF_THE_CAMP, "off-the-camp", "MAG-BUILD-03"),
    RefusalKind(names.NOT_TOUCHING, "not-touching", "MAG-BUILD-04"),
    RefusalKind(names.OTHER_TRACK, "other-track", "MAG-TRAV-01", (("track", TRACK),)),
    RefusalKind(names.NOT_OTHER_TRACK, "not-other-track", "MAG-TRN-01"),
    RefusalKind(names.HAT_THERE, "hat-there", "MAG-PERF-02"),
    RefusalKind(names.HIGHER_SPACE, "higher-space", "MAG-PERF-01"),
    RefusalKind(names.PERFORMED_TWICE, "performed-twice", "MAG-PERF-04"),
    RefusalKind(names.NO_TENT_SPACE, "no-tent-space", "MAG-TRAV-05"),
    RefusalKind(names.NO_TENT_THERE, "no-tent-there", "MAG-TRAV-05"),
    RefusalKind(names.NOT_IN_CENTRE, "not-in-centre", "MAG-TRAV-06"),
    RefusalKind(names.ONE_HAT, "one-hat", "MAG-PERF-03", moment=True),
    RefusalKind(names.NO_TENT_BELOW, "no-tent-below", "MAG-PERF-07"),
    RefusalKind(names.TENT_BELOW, "tent-below", "MAG-TT-05"),
    RefusalKind(names.TENT_COSTS_NOTHING, "tent-costs-nothing", "MAG-TT-05"),
    RefusalKind(names.LIMIT_REACHED, "limit-reached", "MAG-PERF-06"),
    RefusalKind(names.TILE_LACKING, "tile-lacking", "MAG-PERF-08", (("kind", KIND),)),
    RefusalKind(names.POSTER_GEMS, "poster-gems", "MAG-PERF-09"),
    RefusalKind(names.NO_OPEN_AIR, "no-open-air", "MAG-TT-05"),
    RefusalKind(names.ALREADY_LAID, "already-laid", "MAG-PERF-12"),
    RefusalKind(names.MASTER_CANNOT, "master-cannot", "MAG-MOD-11"),
    RefusalKind(names.NOT_AT_MASTER_BOARD, "not-at-master-board", "MAG-MT-09"),
    RefusalKind(names.NO_OTHER_WAY, "no-other-way", "MAG-GEN-08"),
    RefusalKind(names.SET_GONE, "set-gone", "MAG-EOR-09"),
    RefusalKind(names.NOT_IN_ORDER, "not-in-order", "MAG-SC-09"),
    RefusalKind(names.NO_FILLING, "no-filling", "MAG-EOG-02", moment=True),
)
