"""Windows onto the drawing, and the lines of the score, as the table asks for them."""

from __future__ import annotations

from typing import NamedTuple


class Area(NamedTuple):
    """A window onto the one drawing, entitled by the text `area-NAME`; `least` is how wide it is shown at least."""

    name: str
    x: float
    y: float
    width: float
    height: float
    least: float


class ScoreLine(NamedTuple):
    """One line of the score: what it says, the clause it comes from, the points of each player."""

    text: str
    rule: str
    points: tuple[int, ...]
