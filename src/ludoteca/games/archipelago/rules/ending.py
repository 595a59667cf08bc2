"""The end of the game: which objective brings it about, and when it is over."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.layout import BOX, COMMON, HELD, OBJECTIVES
from ludoteca.games.archipelago.rules.markers import end_match
from ludoteca.games.archipelago.rules.names import (
    BY_OBJECTIVE,
    CHARACTER,
    END_BANK,
    END_BUILDINGS,
    END_CARDS,
    END_CHARACTERS,
    END_EXHAUSTED,
    END_PILES,
    END_POPULATION,
    END_PROGRESS,
    END_REVEALED,
    END_SHIPS,
    END_SURPLUS,
    GOODS,
    NOBODY,
    NOTHING,
    PROGRESS,
    SCORED,
)
from ludoteca.games.archipelago.rules.pieces import buildings_in_play, ships_in_play
from ludoteca.games.archipelago.rules.scoring import points
from ludoteca.games.archipelago.rules.state import CARDS_OWNED, FLORINS, Archipelago
from ludoteca.kernel.events import EVERYBODY
from ludoteca.kernel.numbers import Seat


def progress_towards(s: Archipelago, kind: i64) -> i64:
    """How much there is of what an end condition counts."""
    if kind == END_PILES:
        return s.layout.numbers.piles - (s.explorers + s.layout.numbers.pile - 1) // s.layout.numbers.pile
    if END_BUILDINGS <= kind < END_SHIPS:
        return buildings_in_play(s, building_of(kind))
    if kind == END_SHIPS:
        return ships_in_play(s)
    if kind == END_CHARACTERS:
        return cards_in_play(s, CHARACTER)
    if kind == END_PROGRESS:
        return cards_in_play(s, PROGRESS)
    if kind == END_CARDS:
        return cards_in_play(s, CHARACTER) + cards_in_play(s, PROGRESS)
    if kind == END_EXHAUSTED:
        return exhausted(s)
    if kind == END_POPULATION:
        return s.population
    if kind == END_SURPLUS:
        return s.surplus
    return s.bank  # END_BANK


def building_of(kind: i64) -> i64:
    """The building that an end condition counts."""
    return kind - END_BUILDINGS


def cards_in_play(s: Archipelago, kind: i64) -> i64:
    """ARC-DEF-08 in front of seats; those on the track are not in play."""
    count: i64 = 0
    for seat in range(s.seats):
        count += s.has(seat, CARDS_OWNED + kind)
    return count


def exhausted(s: Archipelago) -> i64:
    """Resources of which the bank has none; cubes on boards and behind screens do not count."""
    count: i64 = 0
    for good in range(GOODS):
        if s.in_bank(good) == 0:
            count += 1
    return count


def has_come(s: Archipelago, objective: i64) -> bool:
    """ARC-WIN-01 whether the end condition of an objective holds."""
    kind, at = s.layout.end_kind[objective], s.layout.end_at[objective]
    return s.bank <= at if kind == END_BANK else progress_towards(s, kind) >= at


def owner_of(s: Archipelago, objective: i64) -> Seat:
    """Who holds an objective; the number of seats if all do, NOBODY if it is not in play."""
    if s.objectives.find(COMMON, objective) >= 0:
        return s.seats
    for seat in range(s.seats):
        if s.objectives.find(HELD + seat, objective) >= 0:
            return seat
    return NOBODY


def look_for_end(s: Archipelago) -> bool:
    """ARC-WIN-02, ARC-END-04 a fulfilled end condition is shown by itself, the first in the order of play of several.

    That none is shown tells everybody that nobody holds it: it lies in the box, and all know that from now on.
    """
    if s.turn == 0 or s.ending != NOTHING or s.over != 0:
        return False
    ending = NOTHING
    for objective in range(OBJECTIVES):
        if s.spent & s.layout.bits[objective] == 0 and has_come(s, objective):
            if owner_of(s, objective) == NOBODY:
                s.spent |= s.layout.bits[objective]
                show_spent(s, objective)
            elif ending == NOTHING or place_in_order(s, objective) < place_in_order(s, ending):
                ending = objective
    if ending == NOTHING:
        return False
    s.ending = ending
    show_end(s, ending)
    return True


def place_in_order(s: Archipelago, objective: i64) -> i64:
    owner = owner_of(s, objective)
    for place in range(s.seats):
        if s.order[place] == owner:
            return place
    return s.seats


def show_spent(s: Archipelago, objective: i64) -> None:
    """An objective that nobody has: whoever did not know it learns it."""
    k = s.objectives.find(BOX, objective)
    if k >= 0:
        s.show(s.objectives, BOX, k, EVERYBODY)


def show_end(s: Archipelago, objective: i64) -> None:
    """ARC-END-02 its owner shows the objective."""
    owner = owner_of(s, objective)
    s.tell(END_REVEALED, s.layout.first_objective + objective)
    if owner < s.seats:
        s.show(s.objectives, HELD + owner, s.objectives.find(HELD + owner, objective), EVERYBODY)


def may_end(s: Archipelago) -> bool:
    """ARC-END-02, ARC-END-03 a round, visit or phase is over: the game is too, if its end was shown."""
    if s.ending != NOTHING and s.over == 0:
        count_points(s, BY_OBJECTIVE)
    return s.over != 0


def count_points(s: Archipelago, ended_by: i64) -> None:
    s.ended_by = ended_by
    for seat in range(s.seats):
        s.tell(SCORED, seat, points(s, seat), s.has(seat, FLORINS))
    end_match(s)
