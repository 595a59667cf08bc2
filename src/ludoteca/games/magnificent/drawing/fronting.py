"""Whose things lie in front, large, and whose beside them.

One's own; for who looks on, those of whoever has the turn. While they need not decide, people may bring others' there.
"""

from __future__ import annotations

from ludoteca.games.magnificent.drawing.arrangement import rivals_of
from ludoteca.games.magnificent.view import MagnificentView

NONE, AS_LAID = -1, 0


def front_of(view: MagnificentView) -> int:
    """Whose things lie in front. Who decides needs their own there, and sees there what a move would make of them."""
    decides = view.seat in view.to_act or view.before is not None
    if not decides and 0 < view.facing <= view.seats:
        return view.facing - 1
    return _usual(view)


def beside(view: MagnificentView) -> tuple[int, ...]:
    """The others, panel by panel."""
    return rivals_of(max(0, view.seat), front_of(view), view.seats)


def reader_of(view: MagnificentView) -> int:
    """Whom the posters and sets on display are looked at for."""
    return view.seat if view.seat >= 0 else front_of(view)


def offered(view: MagnificentView) -> tuple[int, tuple[int, ...]]:
    """How the board is turned to lay all back, where it is turned; and to bring each of the others to the front."""
    chosen = 0 < view.facing <= view.seats and view.seat not in view.to_act
    is_turned = chosen and (view.seat < 0 or front_of(view) != view.seat)
    return AS_LAID if is_turned else NONE, tuple(AS_LAID if seat == view.seat else seat + 1 for seat in beside(view))


def _usual(view: MagnificentView) -> int:
    if view.seat >= 0:
        return view.seat
    return view.turn_of.player if view.turn_of is not None else 0
