"""Settings that cannot work together, each pair refused by the names of both."""

from __future__ import annotations

from itertools import pairwise

from ludoteca.games.dirty_deeds.content import WHEELS
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.settings import Settings, shown

TOKENS = ("traditions", "enchantments")


def check_together(settings: Settings, seats: int) -> None:
    """All contradictions among the settings of a match, and between them and the seats."""
    _check_wheels(settings)
    _check_bases(settings, seats)
    _check_print(settings)
    _check_burdens(settings, seats)
    _check_riot(settings)
    _check_familiar(settings)
    _check_ranks(settings, seats)


def _refuse(settings: Settings, one: str, other: str, why: str) -> None:
    both = " and ".join(f"'{name}' {shown(settings[name])}" for name in (one, other))
    raise LudotecaError(f"settings {both} do not go together: {why}")


def _check_wheels(settings: Settings) -> None:
    """DD-BOARD-01 none is larger than the one before it."""
    for larger, smaller in pairwise(WHEELS):
        one, other = f"radius_{larger}", f"radius_{smaller}"
        if settings.number(other) > settings.number(one):
            _refuse(settings, one, other, f"the {smaller} wheel cannot be larger than the {larger} one")


def _check_bases(settings: Settings, seats: int) -> None:
    """DD-SETUP-08 the third base needs a corner at the same angle from both."""
    if seats == 3 and settings.way("base_step") != "120":
        raise LudotecaError(
            f"setting 'base_step' {settings.way('base_step')} and 3 seats do not go together: "
            "only bases 120 degrees apart leave a corner for the third"
        )


def _check_print(settings: Settings) -> None:
    """DD-SETUP-02 only what is printed can be known."""
    if settings.flag("print_known") and settings.way("underground") == "shuffled":
        why = "where the icons are dealt anew there is no print to know"
        _refuse(settings, "print_known", "underground", why)


def _check_burdens(settings: Settings, seats: int) -> None:
    """DD-COMP-03 a burden that is more than all the tokens of the game could never be paid."""
    for token in TOKENS:
        there = seats * (settings.number(f"tokens_{token}") + settings.number(f"start_{token}"))
        for deed in ("violation", "portal"):
            cost = f"cost_{deed}_{token}"
            if settings.number(cost) > there:
                why = f"{seats} players have {there} {token} in all, and a {deed} could never be paid"
                _refuse(settings, f"tokens_{token}", cost, why)


def _check_riot(settings: Settings) -> None:
    """DD-FAM-06 what is taken of a player is taken on three wheels."""
    most = len(WHEELS) * settings.number("riot_per_wheel")
    if settings.number("riot_per_player") > most:
        why = f"on three wheels a riot takes {most} hexes of a player at most"
        _refuse(settings, "riot_per_player", "riot_per_wheel", why)


def _check_familiar(settings: Settings) -> None:
    """DD-FAM-03 one square a turn is the most that a Familiar can go."""
    turns = settings.number("max_turns") + settings.number("final_turns")
    if settings.number("familiar_squares") - 1 > turns:
        why = f"in the {turns} turns of the longest game no Familiar reaches the end of its path"
        _refuse(settings, "familiar_squares", "max_turns", why)


def _check_ranks(settings: Settings, seats: int) -> None:
    """DD-SCORE-02, DD-SCORE-05, DD-SCORE-07 a lower rank never scores more for as much."""
    for better, worse in pairwise(range(1, seats + 1)):
        for wheel in ("big", "medium"):
            one, other = f"score_{wheel}_div_{better}", f"score_{wheel}_div_{worse}"
            if settings.number(one) > settings.number(other):
                _refuse(settings, one, other, f"rank {worse} would score more than rank {better} for as many hexes")
        one, other = f"score_small_mul_{better}", f"score_small_mul_{worse}"
        if settings.number(one) < settings.number(other):
            _refuse(settings, one, other, f"rank {worse} would score more than rank {better} for as many colonies")
