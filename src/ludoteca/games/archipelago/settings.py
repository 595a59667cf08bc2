"""The settings of Archipelago: length, variants, rulings; and which of them cannot be played together."""

from __future__ import annotations

from ludoteca.games.archipelago import content
from ludoteca.games.archipelago.components import LENGTHS
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.settings import Choice, Flag, Number, Setting, Settings, shown

House = tuple[tuple[str, str], ...]  # settings that are not the usual ones

DECLARED: tuple[Setting, ...] = (
    Choice("length", "short", LENGTHS, "ARC-T0-14"),
    Flag("desert_start", default=False, rule="ARC-VAR-01"),
    Flag("no_secrets", default=False, rule="ARC-VAR-02"),
    Flag("more_control", default=False, rule="ARC-VAR-03"),
    Flag("choose_trend", default=False, rule="ARC-VAR-04"),
    Flag("benefactor", default=False, rule="ARC-VAR-05"),
    Flag("more_spice", default=False, rule="ARC-VAR-06"),
    Choice("screens", "closed", ("closed", "memory", "open"), "ARC-SETUP-09"),
    Number("max_offers", 1, 0, content.numbers().offers, "ARC-NEG-01"),
    Flag("come_forward", default=False, rule="ARC-P2-02"),
    Choice("open_objectives_2p", "two", ("two", "four"), "ARC-VAR-02"),
    Choice("m06", "literal", ("literal", "even"), "ARC-WIN-02"),
    Flag("split_tokens", default=False, rule="ARC-COMP-07"),
    Flag("explore_engages", default=False, rule="ARC-EXPL-07"),
    Flag("voluntary_failure", default=False, rule="ARC-EXPL-08"),
    Flag("unlimited_bank", default=False, rule="ARC-COMP-04"),
    Flag("red_at_setup", default=False, rule="ARC-T0-12"),
    Flag("count_old_rebels", default=True, rule="ARC-P6-11"),
    Flag("harvest_from_building", default=True, rule="ARC-HARV-07"),
    Flag("strict_areas", default=False, rule="ARC-HARV-06"),
    Flag("rounds_without_discs", default=False, rule="ARC-P5-08"),
    Flag("trade_cards", default=True, rule="ARC-NEG-02"),
    Flag("token_needs_cube", default=False, rule="ARC-TOK-03"),
    Flag("two_circles", default=False, rule="ARC-2P-03"),
    Flag("engaged_convoy", default=False, rule="ARC-CONV-01"),
    Flag("town_takes_rebel_building", default=True, rule="ARC-TOWN-07"),
    Flag("enter_next_door", default=False, rule="ARC-MIGR-03"),
)

USUAL = {setting.name: shown(setting.default) for setting in DECLARED}
OPEN_TO_ALL = (
    "more_control",
    "choose_trend",
    "benefactor",
    "more_spice",
)  # what objectives in the open leave no room for
SPICY_SEATS = 4


def check(settings: Settings, seats: int) -> None:
    """ARC-VAR-07 variants that contradict each other, or that there are too few cards for, are refused."""
    if settings.flag("no_secrets"):
        for name in OPEN_TO_ALL:
            if settings.flag(name):
                raise LudotecaError(f"'no_secrets' and {name!r} contradict each other: play with one of them")
    if settings.flag("benefactor") and settings.flag("more_spice") and seats > SPICY_SEATS:
        raise LudotecaError(f"'benefactor' and 'more_spice' need more objectives than there are with {seats} seats")


def played(house: House) -> dict[str, str]:
    """All settings of a match, as they are written, from those that are not the usual ones."""
    return USUAL | dict(house)
