"""What lies on the table in Baratto."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.baratto.rules.layout import NONE_YET, Layout
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.deck import Deck
from ludoteca.kernel.numbers import Place, table
from ludoteca.kernel.state import State, Words


@final
class Baratto(State):
    """All crates are in one deck: the draw pile, the stalls and the screens are its piles.

    `chosen` and `bids` are the stall and the bid of each seat as last uncovered (NONE_YET before): everybody saw them.
    `round` counts from 1.
    """

    def __init__(self, layout: Layout, chance: Chance | None, like: Baratto | None) -> None:
        super().__init__(layout.seats, chance, like)
        seats = layout.seats
        self.layout = layout
        self.crates: Deck = like.crates.copy() if like is not None else layout.empty_piles()
        self.coins: vec[i64] = like.coins[:] if like is not None else table(seats)
        self.bank: i64 = like.bank if like is not None else layout.money
        self.chosen: vec[i64] = like.chosen[:] if like is not None else table(seats, NONE_YET)
        self.bids: vec[i64] = like.bids[:] if like is not None else table(seats, NONE_YET)
        self.round: i64 = like.round if like is not None else 0
        self.lead: i64 = like.lead if like is not None else 0

    def copy(self) -> Baratto:
        return Baratto(self.layout, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        self.crates.words("crates", out)
        out.many("coins", self.coins)
        out.one("bank", self.bank)
        out.many("chosen", self.chosen)
        out.many("bids", self.bids)
        out.one("round", self.round)
        out.one("lead", self.lead)

    def has_crate(self, stall: Place) -> bool:
        return self.crates.size(self.layout.pile_on(stall)) > 0
