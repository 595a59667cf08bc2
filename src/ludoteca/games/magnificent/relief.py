"""What refusals of The Magnificent miss, laid into a position: so that a law can see whether that was all."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.magnificent.rules.names import NOTHING
from ludoteca.games.magnificent.rules.state import FREE, LEFT, POWER, PURSE, SCORE, TRAINER_POWER, Magnificent

THINGS = {"too-few-coins": PURSE, "too-few-points": SCORE, "too-few-trainers": FREE}


def relieve(s: Magnificent, seat: int, refusal: str, numbers: Mapping[str, int]) -> bool:
    """Lay what is missing there; False where the refusal counts nothing."""
    missing = numbers.get("missing", 0)
    if refusal in THINGS:
        s.add(seat, THINGS[refusal], missing)
    elif refusal == "too-little-power":
        s.now[TRAINER_POWER if s.now[POWER] == NOTHING else LEFT] += missing
    else:
        return False
    return True
