"""The settings of D.E.I.: variants, optional rules and rulings; and those of the match a view is of."""

from __future__ import annotations

from ludoteca.play.settings import Choice, Flag, Number, Setting, shown

House = tuple[tuple[str, str], ...]  # settings that are not the usual ones
TIE_BREAKS = ("none", "outposts", "talents", "energy", "tech")

DECLARED: tuple[Setting, ...] = (
    Choice("layout", "quick", ("quick", "random"), "DEI-SETUP-03"),
    Choice("outpost_setup", "quick", ("quick", "advanced"), "DEI-SETUP-12"),
    Choice("talent_setup", "random", ("random", "draft"), "DEI-OPT-2"),
    Flag("opt_no_choice", default=False, rule="DEI-OPT-1"),
    Flag("opt_planning", default=False, rule="DEI-OPT-3"),
    Flag("opt_confrontation", default=False, rule="DEI-OPT-4"),
    Flag("opt_rebel", default=False, rule="DEI-OPT-5"),
    Choice("turn_order", "rotate", ("rotate", "supplies"), "DEI-TURN-05"),
    Choice("tie_control", "sticky", ("sticky", "release"), "DEI-OUT-05"),
    Flag("unitless_bonus", default=False, rule="DEI-MAJ-02"),
    Flag("champion_garrisons", default=False, rule="DEI-CHAMP-02"),
    Choice("copy_scope", "any", ("any", "own"), "DEI-ADV-COPY"),
    Flag("red_recruit_majority", default=True, rule="DEI-ADV-Rr"),
    Flag("aria_down", default=False, rule="DEI-CHAMP-05"),
    Choice("reaper_supply", "per_kill", ("per_kill", "flat1"), "DEI-DRONE-REA"),
    Choice("candy_on_facedown", "any", ("any", "wild_only"), "DEI-CANDY-02"),
    Choice("endgame_scoring", "common", ("common", "individual"), "DEI-END-05"),
    Flag("shelter_diag_ok", default=True, rule="DEI-SETUP-03"),
    Number("market_left", 2, 0, 5, "DEI-MARKET-02"),
    Number("market_middle", 1, 0, 5, "DEI-MARKET-02"),
    Number("market_right", 1, 0, 5, "DEI-MARKET-02"),
    *(Choice(f"tiebreak_{k}", "none", TIE_BREAKS, "DEI-END-08") for k in (1, 2, 3, 4)),
)

USUAL = {setting.name: shown(setting.default) for setting in DECLARED}


def played(house: House) -> dict[str, str]:
    """All settings of a match, as they are written, from those that are not the usual ones."""
    return USUAL | dict(house)
