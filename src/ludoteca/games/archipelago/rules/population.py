"""Phase 3: boards I to IV move surplus and rebellion. No card and no seat is asked."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.layout import CELLS
from ludoteca.games.archipelago.rules.markers import move_rebellion, move_surplus
from ludoteca.games.archipelago.rules.names import BOARD_FIRED, BOARDS, GOODS
from ludoteca.games.archipelago.rules.state import Archipelago


def apply_population_effects(s: Archipelago) -> None:
    """ARC-P3-01 board after board, and each sees what the ones before it have moved."""
    for board in range(BOARDS):
        fire(s, board + 1, market_surplus(s, board), market_rebellion(s, board))  # ARC-P3-02, ARC-P3-03
    fire(s, 3, s.layout.colony_surplus[s.population], s.layout.colony_rebellion[s.population])  # ARC-P3-04
    fire(s, 4, 0, s.layout.labour_rebellion[s.surplus])  # ARC-P3-05


def fire(s: Archipelago, board: i64, surplus: i64, rebellion: i64) -> None:
    """ARC-DEF-09 a board moves markers as far as they can go; of one that moves none nothing is told."""
    surplus = min(surplus, s.layout.numbers.scale - s.surplus)
    rebellion = max(rebellion, -s.rebels)
    if s.over != 0 or (surplus == 0 and rebellion == 0):
        return
    s.tell(BOARD_FIRED, board, surplus, rebellion)
    move_surplus(s, surplus)
    move_rebellion(s, rebellion)


def market_surplus(s: Archipelago, board: i64) -> i64:
    """ARC-P3-02 what the rows of the last cubes of a board do to surplus; rows above them do not count."""
    moved: i64 = 0
    for good in range(GOODS):
        section = board * GOODS + good
        moved += s.layout.cell_surplus[section * CELLS + s.stock[section]]
    return moved


def market_rebellion(s: Archipelago, board: i64) -> i64:
    """ARC-P3-02 and to rebellion."""
    moved: i64 = 0
    for good in range(GOODS):
        section = board * GOODS + good
        moved += s.layout.cell_rebellion[section * CELLS + s.stock[section]]
    return moved
