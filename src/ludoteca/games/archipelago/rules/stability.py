"""How stable the colony is: what the crises that are going on, or the next phases 3 and 4, do to the rebellion."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.control import controller, occupier
from ludoteca.games.archipelago.rules.crises import GIVEN, GOOD, NUMBER, top_back
from ludoteca.games.archipelago.rules.names import (
    DOMESTIC,
    DOMESTIC_CRISIS,
    EXPORT,
    EXPORT_CRISIS,
    NOBODY,
    NOTHING,
    REBELLION,
    TEMPLE,
)
from ludoteca.games.archipelago.rules.pieces import buildings_in_play
from ludoteca.games.archipelago.rules.population import market_rebellion, market_surplus
from ludoteca.games.archipelago.rules.rebels import count_lying
from ludoteca.games.archipelago.rules.state import ON_BUILDING, Archipelago
from ludoteca.kernel.numbers import Place
from ludoteca.kernel.state import DECISION, OWN, STEP


def going_on(s: Archipelago, crisis: i64) -> i64:
    """Where the words of a crisis are on the agenda, or NOTHING."""
    for depth in range(s.depth):
        if s.agenda[depth * STEP + DECISION] == crisis:
            return depth * STEP + OWN
    return NOTHING


def in_crisis(s: Archipelago) -> bool:
    return going_on(s, DOMESTIC_CRISIS) != NOTHING or going_on(s, EXPORT_CRISIS) != NOTHING


def rebellion_due(s: Archipelago) -> i64:
    """Where the rebellion comes to if nobody helps any more: in the crises of now, else in the next turn's."""
    if in_crisis(s):
        return s.rebels + rising_now(s)
    return rebellion_foreseen(s) + crisis_foreseen(s)


def rising_now(s: Archipelago) -> i64:
    """ARC-P4-16, ARC-P4-21 those who lie, and what is missing abroad."""
    rising: i64 = 0
    if going_on(s, DOMESTIC_CRISIS) != NOTHING:
        rising += count_lying(s)
    abroad = going_on(s, EXPORT_CRISIS)
    if abroad != NOTHING:
        rising += s.agenda[abroad + NUMBER] - s.agenda[abroad + GIVEN]
    return rising


def rebellion_foreseen(s: Archipelago) -> i64:
    """ARC-P3-01 what boards I to IV will make of the rebellion in the next phase 3."""
    layout = s.layout
    moved = market_surplus(s, DOMESTIC) + market_surplus(s, EXPORT) + layout.colony_surplus[s.population]
    surplus = min(max(0, s.surplus + moved), layout.numbers.scale)
    by = market_rebellion(s, DOMESTIC) + market_rebellion(s, EXPORT)
    by += layout.colony_rebellion[s.population] + layout.labour_rebellion[surplus]
    return max(0, s.rebels + by)


def crisis_foreseen(s: Archipelago) -> i64:
    """ARC-P4-01 what the back on top will do in the next phase 4, with what markets and temples can do against it."""
    back = top_back(s)
    if back == NOTHING:
        return 0
    layout = s.layout
    if layout.event_marker[back] != NOTHING:
        if layout.event_red[back] != 0 or layout.event_marker[back] != REBELLION:
            return 0
        return layout.event_by[back] * buildings_in_play(s, layout.event_per[back])
    by: i64 = 0
    if layout.domestic_red[back] == 0:
        fed = layout.domestic_number[back] * s.lying_on(DOMESTIC, layout.domestic_good[back])
        by += max(0, hungry_then(s) - fed)
    if layout.export_red[back] == 0:
        by += max(0, layout.export_number[back] - s.lying_on(EXPORT, layout.export_good[back]))
    return by


def wanted_at_home(s: Archipelago) -> i64:
    """The good that the crisis at home wants, of now or else of the next phase 4; NOTHING if there is none."""
    now = going_on(s, DOMESTIC_CRISIS)
    if now != NOTHING:
        return s.agenda[now + GOOD]
    back = top_back(s)
    if in_crisis(s) or back == NOTHING or s.layout.domestic_red[back] != 0:
        return NOTHING
    return s.layout.domestic_good[back]


def wanted_abroad(s: Archipelago) -> i64:
    """The good that is wanted abroad, now or else in the next phase 4; NOTHING if there is none."""
    now = going_on(s, EXPORT_CRISIS)
    if now != NOTHING:
        return s.agenda[now + GOOD]
    back = top_back(s)
    if in_crisis(s) or back == NOTHING or s.layout.export_red[back] != 0:
        return NOTHING
    return s.layout.export_good[back]


def hungry_then(s: Archipelago) -> i64:
    """ARC-P4-11 citizens who will lie down, but for those that a temple raises in which somebody stands."""
    hungry: i64 = 0
    for unit in range(s.layout.units):
        if not s.layout.is_ship(unit) and s.is_on_map(unit) and s.post_of(unit) != ON_BUILDING + TEMPLE:
            if not is_served(s, s.region_of(unit)):
                hungry += 1
    return hungry


def is_served(s: Archipelago, region: Place) -> bool:
    """ARC-TEMP-03 whether somebody stands in the temple of a region."""
    if not s.is_built(region, TEMPLE):
        return False
    return occupier(s, region, TEMPLE) != NOBODY and controller(s, region, TEMPLE) != NOBODY
