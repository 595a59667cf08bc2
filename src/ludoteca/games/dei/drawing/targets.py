"""Where on the table an action of D.E.I. is chosen: the element of the drawing to point at.

The first click names both the symbol and the place: squads move, tokens are collected, huts recruit, ghosts are built.
Where two symbols of one card share a place, the page asks which of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from ludoteca.games.dei.drawing.table import Table

NOWHERE = ""  # a button must do

Element = Callable[[Table, str], str]


def squad_or_champion(table: Table, seat: int, region: str) -> str:
    """The units of a seat in a Region: its squad, else its Champion."""
    for scene in table.scenes:
        if scene.region == region:
            if any(squad.seat == seat for squad in scene.squads):
                return f"squad-{seat}-{region}"
            if any(champion.seat == seat for champion in scene.champions):
                return f"champion-{seat}"
    return NOWHERE


def hut(table: Table, region: str, owners: Collection[int]) -> str:
    """A Shelter in a Region that belongs to one of these, -1 being nobody."""
    for seat in owners:
        if any(one.kind == "shelter" and one.place == region and one.seat == seat for one in table.built):
            return f"hut-{'n' if seat < 0 else seat}-{region}"
    return NOWHERE
