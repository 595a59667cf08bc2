"""The settings of Dirty Deeds: every number of the content, then the rulings; and those of the match a view is of."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.dirty_deeds import content
from ludoteca.games.dirty_deeds.view import DirtyDeedsView
from ludoteca.play.settings import Choice, Flag, Setting, Settings

DECLARED: tuple[Setting, ...] = (
    *content.settings(),
    Flag("ready_final", default=True, rule="DD-TURN-03"),
    Choice("commit_priority", "rotating", ("rotating", "realtime", "random"), "DD-TURN-05"),
    Choice("speed_order", "high_first", ("high_first", "low_first"), "DD-TURN-04"),
    Choice("simple_choice", "execution", ("execution", "commit"), "DD-TURN-07"),
    Choice("fizzle", "return", ("return", "downgrade_to_simple", "lose_burden"), "DD-TURN-10"),
    Choice("rotate_tie", "smallest_tied", ("smallest_tied", "always_small"), "DD-TURN-09"),
    Choice("end_turn_direction", "forward", ("forward", "backward"), "DD-TURN-09"),
    Choice("links", "none", ("none", "touching"), "DD-BOARD-06"),
    Flag("meshed", default=False, rule="DD-BOARD-07"),
    Flag("base_counts", default=True, rule="DD-SCORE-08"),
    Choice("expansion", "adjacent", ("adjacent", "chained"), "DD-KNIGHT-01"),
    Flag("protect_occupied", default=False, rule="DD-SPY-03"),
    Flag("instigate_own", default=True, rule="DD-SPY-03"),
    Choice("harvest_scope", "all", ("all", "wheel"), "DD-CHRONO-01"),
    Flag("drill_opponent", default=True, rule="DD-CHRONO-03"),
    Choice("tunnel_scope", "rim", ("rim", "rim_adjacent"), "DD-ENG-02"),
    Choice("recruit_equal", "given", ("given", "none"), "DD-RECR-02"),
    Choice("recruit_opaque", "exhausted_then_common", ("exhausted_then_common", "exhausted_only"), "DD-RECR-03"),
    Choice("riot_wheel_limit", "per_player", ("per_player", "total"), "DD-FAM-06"),
    Choice("riot_self", "optional", ("optional", "forbidden"), "DD-FAM-06"),
    Choice("hourglass_trigger", "any", ("any", "conquest"), "DD-END-02"),
    Choice("medium_base", "max_hexes", ("max_hexes", "max_area_score"), "DD-SCORE-05"),
    Choice("medium_zero", "nothing", ("nothing", "ranked"), "DD-SCORE-06"),
    Choice("tie_rank", "dense", ("dense", "skip"), "DD-SCORE-03"),
    Choice("tie", "shared", ("shared", "more_domains"), "DD-SCORE-09"),
    Flag("print_known", default=False, rule="DD-SETUP-02"),
    Flag("open_screens", default=False, rule="DD-SETUP-03"),
    Flag("memory_aid", default=False, rule="DD-BOARD-05"),
)


def played(view: DirtyDeedsView) -> Settings:
    """What the match of a view is played with."""
    return _played(view.house)


@lru_cache(maxsize=32)
def _played(house: tuple[tuple[str, str], ...]) -> Settings:
    return Settings(DECLARED, dict(house))
