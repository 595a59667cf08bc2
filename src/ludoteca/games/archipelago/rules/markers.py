"""The markers of boards III and IV, and independence, which follows from them at once."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.layout import HELD
from ludoteca.games.archipelago.rules.names import (
    BY_INDEPENDENCE,
    INDEPENDENCE,
    POPULATION_MOVED,
    REBELLION_MOVED,
    SURPLUS_MOVED,
)
from ludoteca.games.archipelago.rules.state import NO_WORDS, Archipelago
from ludoteca.kernel.events import EVERYBODY
from ludoteca.kernel.numbers import table


def move_rebellion(s: Archipelago, by: i64) -> None:
    """ARC-ICON-05 the black marker moves; ARC-DEF-09 never below 0. ARC-P3-06 independence is looked for each time."""
    before = s.rebels
    s.rebels = max(0, before + by)
    if s.rebels != before:
        s.tell(REBELLION_MOVED, s.rebels - before, s.rebels)
    look_for_independence(s)


def move_surplus(s: Archipelago, by: i64) -> None:
    """ARC-ICON-05 the grey marker moves, ARC-DEF-09 from 0 to the end of its scale."""
    before = s.surplus
    s.surplus = min(max(0, before + by), s.layout.numbers.scale)
    if s.surplus != before:
        s.tell(SURPLUS_MOVED, s.surplus - before, s.surplus)


def lose_citizen(s: Archipelago) -> None:
    """ARC-DEF-04 one citizen fewer on the map."""
    s.population -= 1
    s.tell(POPULATION_MOVED, s.population)
    look_for_independence(s)


def look_for_independence(s: Archipelago) -> None:
    """ARC-IND-01 more rebellion than population: the game is over at once, with no count. Equal is safe."""
    if s.rebels > s.population and s.over == 0:
        s.tell(INDEPENDENCE, s.rebels, s.population)
        s.ended_by = BY_INDEPENDENCE
        end_match(s)


def end_match(s: Archipelago) -> None:
    """All objectives are laid open, and all screens are lifted."""
    s.reveal()
    s.less = table(NO_WORDS)
    s.more = table(NO_WORDS)
    for seat in range(s.seats):
        for k in range(s.objectives.size(HELD + seat)):
            s.show(s.objectives, HELD + seat, k, EVERYBODY)
    s.over = 1
