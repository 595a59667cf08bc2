"""View: what one seat, or a spectator, knows. A frozen struct that each game fills field by field, by allow-list.

Whatever a seat could deduce from what it was shown belongs in its view; the screen may fold it away.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from ludoteca.kernel.decision import S
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import NO_SEAT
from ludoteca.play.texts import kebab


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every game's view has: who looks, who must decide what, who is ready, this seat's own draft."""

    seat: int
    seats: int
    over: bool
    to_act: tuple[int, ...]
    deciding: str
    ready: tuple[int, ...]
    draft: tuple[str, ...]
    scores: tuple[int, ...]
    # How the viewer has turned an area that can be turned (`Area.turns`), or what they have brought to the front
    # (`Area.fronts`), counted from 1; 0: as the game lays it. Not known of the match, but of who looks, and set by the
    # table.
    facing: int = 0


V = TypeVar("V", bound=View)


def shared(rules: Rules[S], s: S, seat: int) -> dict[str, object]:
    """The fields of `View` for this seat, to be followed by the game's own.

    A preview also looks at positions in the middle of an act, where something happens that nobody decides.
    """
    waiting = rules.to_act(s) if s.asked() != NO_SEAT else 0
    deciding = s.deciding() if waiting >> max(seat, 0) & 1 and seat >= 0 else s.began()
    mine = range(s.answers(seat)) if seat >= 0 else range(0)
    return {
        "seat": seat,
        "seats": int(s.seats),
        "over": bool(s.over),
        "to_act": tuple(k for k in range(s.seats) if waiting >> k & 1),
        "deciding": kebab(type(rules.decisions[deciding]).__name__) if waiting else "",
        "ready": tuple(int(s.ready(k)) for k in range(s.seats)),
        "draft": tuple(rules.actions.text(s.answer(seat, k)) for k in mine),
        "scores": tuple(int(rules.score(s, k)) for k in range(s.seats)) if s.over else (),
    }


def faced(view: V, facing: int) -> V:
    """The same as it looks to whoever has turned the board so."""
    return view if facing == view.facing else msgspec.structs.replace(view, facing=facing)


def encode(view: View) -> bytes:
    """The view byte for byte, as it would travel."""
    return msgspec.json.encode(view)
