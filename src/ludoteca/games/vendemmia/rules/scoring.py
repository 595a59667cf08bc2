"""The harvest: what terraces and baskets are worth, and who wins."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.vendemmia.rules.state import Vendemmia
from ludoteca.kernel.numbers import Seat


def terrace_points(s: Vendemmia, seat: Seat, terrace: i64) -> i64:
    """VEN-SCORE-01 values, VEN-SCORE-02 one variety, VEN-SCORE-03 a full terrace."""
    layout = s.layout
    vines = s.vines
    pile = layout.terrace_of(seat, terrace)
    height = vines.size(pile)
    if height < layout.fewest_to_count:
        return 0
    points: i64 = 0
    of_one = True
    variety = layout.variety[vines.card(pile, 0)]
    for place in range(height):
        vine = vines.card(pile, place)
        points += layout.value[vine]
        if layout.variety[vine] != variety:
            of_one = False
    if of_one and height >= layout.fewest_for_variety:
        points += layout.variety_bonus
    if height == layout.room:
        points += layout.full_bonus
    return points


def points(s: Vendemmia, seat: Seat) -> i64:
    """All terraces, and VEN-SCORE-04 the baskets left."""
    total = s.baskets[seat] * s.layout.basket_points
    for terrace in range(s.layout.terraces):
        total += terrace_points(s, seat, terrace)
    return total


def vines_planted(s: Vendemmia, seat: Seat) -> i64:
    """VEN-TIE-01 counts them."""
    count: i64 = 0
    for terrace in range(s.layout.terraces):
        count += s.vines.size(s.layout.terrace_of(seat, terrace))
    return count
