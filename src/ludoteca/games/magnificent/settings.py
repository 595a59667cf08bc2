"""The settings of The Magnificent: set-ups, the module and rulings; and those of the match a view is of."""

from __future__ import annotations

from ludoteca.play.settings import Choice, Flag, Setting, shown

House = tuple[tuple[str, str], ...]  # settings that are not the usual ones

DECLARED: tuple[Setting, ...] = (
    Choice("side", "A", ("A", "B"), "MAG-ADV-01"),
    Flag("master_board", default=False, rule="MAG-MOD-01"),
    Choice("start_cards", "board", ("board", "draft"), "MAG-PSET-13"),
    Choice("solo_discards", "one", ("one", "any"), "MAG-SOLO-08"),
    Choice("solo_added_dice", "return", ("return", "keep"), "MAG-SOLO-10"),
    Choice("clear_die_white", "any", ("any", "one"), "MAG-BUILD-08"),
    Choice("third_performance", "move", ("move", "forbid"), "MAG-PERF-04"),
    Choice("perform_space", "any", ("any", "highest"), "MAG-PERF-01"),
    Choice("tile_use", "action", ("action", "game"), "MAG-PERF-08"),
    Choice("display_leftover", "keep", ("keep", "discard"), "MAG-EOR-17"),
    Flag("third_draft", default=True, rule="MAG-EOR-16"),
    Choice("half_rounding", "down", ("down", "up", "sum"), "MAG-EOG-03"),
    Flag("open_air_reward", default=True, rule="MAG-TT-05"),
    Flag("score_floor", default=False, rule="MAG-GEN-11"),
    Flag("understudy_current", default=True, rule="MAG-TT-03"),
    Flag("understudy_before_die", default=True, rule="MAG-TT-03"),
    Flag("camp_scoring", default=True, rule="MAG-EOG-04"),
    Flag("gem_filling", default=True, rule="MAG-EOG-02"),
    Flag("poster_limit", default=False, rule="MAG-POST-06"),
    Flag("free_layout", default=False, rule="MAG-POST-07"),
)

USUAL = {setting.name: shown(setting.default) for setting in DECLARED}


def played(house: House) -> dict[str, str]:
    """All settings of a match, as they are written, from those that are not the usual ones."""
    return USUAL | dict(house)
