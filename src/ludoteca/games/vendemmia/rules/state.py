"""What lies on the table in Vendemmia."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.vendemmia.rules.layout import DICE, Layout
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.deck import Deck
from ludoteca.kernel.numbers import table
from ludoteca.kernel.state import State, Words


@final
class Vendemmia(State):
    """All vines are in one deck: draw pile, compost heap, hands and terraces are its piles."""

    def __init__(self, layout: Layout, chance: Chance | None, like: Vendemmia | None) -> None:
        super().__init__(layout.seats, chance, like)
        self.layout = layout
        self.vines: Deck = like.vines.copy() if like is not None else layout.empty_piles()
        self.dice: vec[i64] = like.dice[:] if like is not None else table(DICE)
        self.baskets: vec[i64] = like.baskets[:] if like is not None else table(layout.seats)
        self.store: i64 = like.store if like is not None else layout.store
        self.turn: i64 = like.turn if like is not None else 0

    def copy(self) -> Vendemmia:
        return Vendemmia(self.layout, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        self.vines.words("vines", out)
        out.many("dice", self.dice)
        out.many("baskets", self.baskets)
        out.one("store", self.store)
        out.one("turn", self.turn)
