"""What lies on the table in Vendemmia."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.vendemmia.rules.layout import Layout
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.deck import Deck
from ludoteca.kernel.state import State, Words


@final
class Vendemmia(State):
    """All vines are in one deck: draw pile, compost heap, hands and terraces are its piles."""

    def __init__(
        self,
        layout: Layout,
        chance: Chance | None,
        like: State | None,
        vines: Deck,
        dice: vec[i64],
        baskets: vec[i64],
        store: i64,
        turn: i64,
    ) -> None:
        super().__init__(layout.seats, chance, like)
        self.layout = layout
        self.vines = vines
        self.dice = dice
        self.baskets = baskets
        self.store = store
        self.turn = turn

    def copy(self) -> Vendemmia:
        return Vendemmia(
            self.layout, None, self, self.vines.copy(), self.dice[:], self.baskets[:], self.store, self.turn
        )

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        self.vines.words("vines", out)
        out.many("dice", self.dice)
        out.many("baskets", self.baskets)
        out.one("store", self.store)
        out.one("turn", self.turn)
