"""The Benefactor: a trend that counts what everybody gives away."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import what_bank_pays
from ludoteca.games.archipelago.rules.names import BENEFACTED, NOTHING, RANK_BENEFACTOR
from ludoteca.games.archipelago.rules.state import BENEFACTION, Archipelago
from ludoteca.kernel.numbers import Seat


def is_in_play(s: Archipelago, ranking: i64) -> bool:
    """Whether a trend that ranks so lies on the table."""
    for trend in (s.trend, s.second_trend):
        if trend != NOTHING and s.layout.trend_rank[trend] == ranking:
            return True
    return False


def benefit(s: Archipelago, seat: Seat) -> None:
    """ARC-TREND-03, ARC-TREND-04 a coin from the bank onto the zone of a seat."""
    if not is_in_play(s, RANK_BENEFACTOR):
        return
    coin = what_bank_pays(s, s.layout.numbers.benefactor_coin)
    s.bank -= coin
    s.add(seat, BENEFACTION, coin)
    s.tell(BENEFACTED, seat, s.has(seat, BENEFACTION))
