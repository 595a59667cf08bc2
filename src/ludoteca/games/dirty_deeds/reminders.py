"""What a table reminds its players of: what lies behind screens, and below hexes that are covered again.

A view knows all of it, for it came there in the open and a perfect memory has it. To remember is part of the game,
though, so a screen shows only what lies open, unless the table wants more. Whatever people look at (drawing, sheet,
labels) asks here.
"""

from __future__ import annotations

import msgspec

from ludoteca.games.dirty_deeds.rules.layout import CHARACTER_NAMES
from ludoteca.games.dirty_deeds.view import UNKNOWN, DirtyDeedsView, Hex

HIDDEN = "hidden"


def is_shown(view: DirtyDeedsView, seat: int) -> bool:
    """DD-SETUP-03 whether this viewer is shown what lies behind a seat's screen."""
    return view.open_screens or view.over or seat == view.seat


def hexes(view: DirtyDeedsView) -> tuple[Hex, ...]:
    """DD-BOARD-05 the hexes with what this table shows of what lies below them.

    Who has laid the print open is also shown what follows from it.
    """
    if view.memory_aid or view.possible or view.over:
        return view.hexes
    return tuple(one if all(one.in_sight) else _in_sight(one) for one in view.hexes)


def _in_sight(one: Hex) -> Hex:
    left, middle, right = (known if open_ else UNKNOWN for known, open_ in zip(one.under, one.in_sight, strict=True))
    return msgspec.structs.replace(one, under=(left, middle, right))


def whereabouts(view: DirtyDeedsView, seat: int) -> tuple[str, ...]:
    """Where the characters of a seat are, as far as this viewer is shown it; HIDDEN is behind somebody's screen."""
    player = view.players[seat]
    if is_shown(view, seat):
        return player.characters
    held = {piece for captor, one in enumerate(view.players) if is_shown(view, captor) for piece in one.captives}
    return tuple(
        HIDDEN if where == "behind" or (where == "captive" and f"{seat}-{name}" not in held) else where
        for name, where in zip(CHARACTER_NAMES, player.characters, strict=True)
    )
