"""How stable the colony is: what the crises that are going on, or the next phases 3 and 4, do to the rebellion."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.control import controller, occupier
from ludoteca.games.archipelago.rules.crises import GIVEN, GOOD, NUMBER, top_back
from ludoteca.games.archipelago.rules.layout import CARDS, IN_DECK
from ludoteca.games.archipelago.rules.names import (
    DOMESTIC,
    DOMESTIC_CRISIS,
    EXPORT,
    EXPORT_CRISIS,
    NOBODY,
    NOTHING,
    REBELLION,
    STAND_UP,
    TEMPLE,
)
from ludoteca.games.archipelago.rules.pieces import buildings_in_play
from ludoteca.games.archipelago.rules.population import market_rebellion, market_surplus
from ludoteca.games.archipelago.rules.rebels import LEFT, count_lying
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


def rebellion_due(s: Archipelago, workers: i64) -> i64:
    """Where the rebellion comes to by the crises of now, if nobody helps any more, and by the boards of the next turn.

    So many workers more will wait until then. What crisis comes next is another matter: a card that is drawn until
    then brings another back to the top.
    """
    return max(0, s.rebels + rising_now(s) + drift(s, workers))


def rising_now(s: Archipelago) -> i64:
    """ARC-P4-16, ARC-P4-21 those who lie, but for whom a cube was given, and what is missing abroad."""
    rising: i64 = 0
    if going_on(s, DOMESTIC_CRISIS) != NOTHING:
        rising += count_lying(s)
        fed = going_on(s, STAND_UP)
        if fed != NOTHING:
            rising -= s.agenda[fed + LEFT]
    abroad = going_on(s, EXPORT_CRISIS)
    if abroad != NOTHING:
        rising += s.agenda[abroad + NUMBER] - s.agenda[abroad + GIVEN]
    return rising


def drift(s: Archipelago, workers: i64) -> i64:
    """ARC-P3-01 by how much boards I to IV will move the rebellion in the next phase 3, if so many workers come."""
    layout = s.layout
    moved = market_surplus(s, DOMESTIC) + market_surplus(s, EXPORT) + layout.colony_surplus[s.population]
    surplus = min(max(0, s.surplus + workers + moved), layout.numbers.scale)
    by = market_rebellion(s, DOMESTIC) + market_rebellion(s, EXPORT)
    return by + layout.colony_rebellion[s.population] + layout.labour_rebellion[surplus]


def looming(s: Archipelago, hungry: i64, stores: vec[i64], tokens: i64) -> i64:
    """ARC-P4-01, ARC-P4-02 what the back on top will do in the next phase 4, if it stays there: so many are hungry, and
    markets and these stores are all the help."""
    back = top_back(s)
    if back == NOTHING:
        return 0
    layout = s.layout
    if layout.event_marker[back] == NOTHING:
        at_home = hungry if layout.domestic_red[back] == 0 else i64(0)
        abroad = layout.export_number[back] if layout.export_red[back] == 0 else i64(0)
        return crisis_unanswered(s, back, at_home, abroad, stores, tokens)
    if layout.event_red[back] != 0 or layout.event_marker[back] != REBELLION:
        return 0
    return layout.event_by[back] * buildings_in_play(s, layout.event_per[back])


def rises(s: Archipelago, hungry: i64, stores: vec[i64], tokens: i64) -> vec[i64]:
    """What each back of the deck does to the rebellion, if so many are hungry, and markets and these stores are all
    the help.

    Which cards are in the deck everybody knows; ARC-P4-01, ARC-P6-09 what is on their backs comes sooner or later.
    """
    found = vec[i64]()
    for card in range(CARDS):
        if s.holder[card] == IN_DECK:
            found = append(found, rising_by(s, s.layout.back[card], hungry, stores, tokens))
    return found


def exposure(rising: vec[i64]) -> float:
    """What a crisis that nobody knows yet does to the rebellion, on average over what each of them does."""
    total: i64 = 0
    for by in rising:
        total += by
    return float(total) / float(len(rising)) if len(rising) > 0 else 0.0


def risk(rising: vec[i64], margin: i64) -> float:
    """ARC-IND-01 the share of these crises that bring independence, as population is so far ahead of rebellion."""
    fatal: i64 = 0
    for by in rising:
        if by > margin:
            fatal += 1
    return float(fatal) / float(len(rising)) if len(rising) > 0 else 0.0


def rising_by(s: Archipelago, back: i64, hungry: i64, stores: vec[i64], tokens: i64) -> i64:
    """What all zones of a back do to the rebellion, red or not, if markets and these stores are all the help."""
    layout = s.layout
    if layout.event_marker[back] == NOTHING:
        return crisis_unanswered(s, back, hungry, layout.export_number[back], stores, tokens)
    if layout.event_marker[back] == REBELLION:
        return layout.event_by[back] * buildings_in_play(s, layout.event_per[back])
    return 0


def crisis_unanswered(s: Archipelago, back: i64, hungry: i64, abroad: i64, stores: vec[i64], tokens: i64) -> i64:
    """ARC-P4-16, ARC-P4-21 the rebels of both crises on a back; tokens go where they are needed first, at home."""
    layout = s.layout
    good, feeds = layout.domestic_good[back], layout.domestic_number[back]
    left = max(0, hungry - feeds * (s.lying_on(DOMESTIC, good) + stores[good]))
    used = min(tokens, (left + feeds - 1) // feeds)
    left = max(0, left - feeds * used)
    good = layout.export_good[back]
    given = s.lying_on(EXPORT, good) + tokens - used
    if good != layout.domestic_good[back]:
        given += stores[good]
    return left + max(0, abroad - given)


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
