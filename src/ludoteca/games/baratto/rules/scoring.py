"""The end: what crates and coins count, and who wins."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.baratto.rules.screens import held
from ludoteca.games.baratto.rules.state import Baratto
from ludoteca.kernel.numbers import Seat


def stack_points(crates: i64) -> i64:
    """BAR-SCORE-01 one crate of a good counts 1, two 3, three 6 …: each one more than the one before."""
    return crates * (crates + 1) // 2


def points(s: Baratto, seat: Seat) -> i64:
    """BAR-SCORE-01 the crates of each good, BAR-SCORE-02 the coins."""
    total = s.coins[seat] // s.layout.coins_a_point
    for good in range(s.layout.goods):
        total += stack_points(held(s, seat, good))
    return total


def standing(s: Baratto, seat: Seat) -> i64:
    """BAR-SCORE-03 points first, BAR-TIE-01 then coins: of which nobody has more than all there are."""
    return points(s, seat) * (s.layout.money + 1) + s.coins[seat]
