"""What is known to lie below the hexes of a wheel, and where on the wheel it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.draw.hexes import centre
from ludoteca.draw.memory import remembered
from ludoteca.games.dirty_deeds.drawing.arrangement import Point
from ludoteca.games.dirty_deeds.drawing.icons import UNDER
from ludoteca.games.dirty_deeds.view import NOTHING_THERE, UNKNOWN, Hex
from ludoteca.kernel.hexes import ring
from ludoteca.play.texts import Texts

SIDES = ((-1, 0), (0, 1), (1, 2))  # along the ring, and the place in `under`
FEW = 3  # ways in which a disc may lie; with more of them anything may lie anywhere, and to say so helps nobody

# Kinds of icons, where they lie on the table from the middle of the wheel, and which way a border cuts them.
Mark = tuple[str, float, float, float, float]
Print = tuple[Mark, ...]


class Below(NamedTuple):
    """Icons by how they are known: through glass; from before a stone covered them; by the print, surely or maybe."""

    seen: Print
    remembered: Print
    certain: Print
    possible: Print


def below(mine: Sequence[Hex], few: bool, size: float) -> Below:
    """What is known below the hexes of a wheel; what only may lie there too, if there are few ways for it.

    A whole icon lies under the lower part of its hex, where a character leaves it in sight; a cut one on the border.
    """
    marks: list[list[Mark]] = [[], [], [], []]
    seen, remembered, certain, possible = marks
    for one in mine:
        x, y = centre(one.q, one.r, size)
        for step, side in SIDES:
            kinds, sure = found(one, few, side)
            if not kinds:
                continue
            a, b = along(one.q, one.r, step)
            low = 0.48 * size if step == 0 else 0.0
            mark = (kinds, round(x + a * size, 1), round(y + b * size + low, 1), a, b)
            covered = possible if not sure else certain if one.may[side] else remembered
            kept = seen if one.owner >= 0 else covered
            if not any(near(mark, other) for other in kept):
                kept.append(mark)
    remembered[:] = [mark for mark in remembered if not any(near(mark, other) for other in seen)]
    return Below(*(tuple(layer) for layer in marks))


def found(one: Hex, few: bool, side: int) -> tuple[str, bool]:
    """The icons that lie there, and whether that is certain; none if nothing does, or if nothing is known."""
    known = one.known[side]
    if known != UNKNOWN:
        return known, True
    return one.may[side].replace(NOTHING_THERE, "") if few else "", False


def near(one: Mark, other: Mark) -> bool:
    """Whether two marks are one: a cut icon is found from both of its hexes."""
    return abs(one[1] - other[1]) < 1 and abs(one[2] - other[2]) < 1


@remembered
def along(q: int, r: int, step: int) -> Point:
    """From the middle of a hex to its border with the next hex of its ring, either way; hexes of size 1."""
    k = max(abs(q), abs(r), abs(q + r))
    if step == 0 or k == 0:
        return 0.0, 0.0
    around = ring(k)
    there = around[(around.index((q, r)) + step) % len(around)]
    x, y = centre(there[0] - q, there[1] - r, 1.0)
    return x / 2, y / 2


def said(one: Hex, few: bool, texts: Texts) -> list[str]:
    """What lies below a hex in words; what only may lie there too, if there are few ways for it."""
    sure: list[str] = []
    maybe: list[str] = []
    for _, side in SIDES:
        kinds, certain = found(one, few, side)
        for kind in kinds:
            whole = texts(f"icon-{UNDER[kind]}")
            (sure if certain else maybe).append(whole if side == 1 else texts("board-half", icon=whole))
    parts = [texts("label-knows", icons=", ".join(sure))] if sure else []
    return [*parts, texts("board-maybe", icons=", ".join(maybe))] if maybe else parts
