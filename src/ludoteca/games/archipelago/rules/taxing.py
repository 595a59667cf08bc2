"""Taxes: the rebellion rises, then everything that is active pays."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import draw_florins
from ludoteca.games.archipelago.rules.control import controlled
from ludoteca.games.archipelago.rules.markers import move_rebellion
from ludoteca.games.archipelago.rules.names import TAXED, TEMPLE, TOWN
from ludoteca.games.archipelago.rules.state import Archipelago
from ludoteca.kernel.numbers import Seat


def tax_income(s: Archipelago, seat: Seat) -> i64:
    """ARC-TAX-02 for each active citizen, each ship, each town and temple under control; rebels give nothing."""
    layout = s.layout
    citizens: i64 = 0
    ships: i64 = 0
    first = layout.first_unit(seat)
    for unit in range(first, first + layout.pieces):
        if s.is_on_map(unit) and not s.is_lying(unit):
            if layout.is_ship(unit):
                ships += 1
            else:
                citizens += 1
    return (
        citizens * layout.tax[0]
        + ships * layout.tax[1]
        + controlled(s, seat, TOWN) * layout.tax[2]
        + controlled(s, seat, TEMPLE) * layout.tax[3]
    )


def collect_taxes(s: Archipelago, seat: Seat) -> None:
    paid = draw_florins(s, seat, tax_income(s, seat))
    s.tell(TAXED, seat, paid)


def levy_taxes(s: Archipelago, seat: Seat) -> None:
    """ARC-TAX-01 the rebellion first: with independence nothing is paid any more."""
    move_rebellion(s, s.layout.numbers.taxes_rebellion)
    if s.over == 0:
        collect_taxes(s, seat)
