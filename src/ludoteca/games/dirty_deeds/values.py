"""What a position is worth to a seat, in points."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.scoring import total
from ludoteca.games.dirty_deeds.state import DirtyDeeds


def worth(s: DirtyDeeds, seat: i64) -> float:
    return float(total(s, seat))
