"""What refusals of Dirty Deeds miss, laid into a position: so that a law can see whether that was all."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.dirty_deeds.rules.state import COLOUR, OPAQUE, RESERVE, TOKEN, DirtyDeeds


def relieve(s: DirtyDeeds, seat: int, refusal: str, numbers: Mapping[str, int]) -> bool:
    """Lay what is missing behind the screen; False where the refusal counts nothing."""
    if refusal in ("too-few-domains", "lacks-opaque"):
        s.gain(seat, OPAQUE, numbers["missing"])
    elif refusal == "too-few-tokens":
        s.gain(seat, TOKEN + numbers["token"], numbers["missing"])
    elif refusal == "reserve-empty":
        s.gain(seat, RESERVE, 1)
    elif refusal == "no-opaque-domain":
        s.gain(seat, OPAQUE, 1)
    elif refusal == "not-held":
        s.gain(seat, COLOUR + numbers["rival"], 1)
    else:
        return False
    return True
