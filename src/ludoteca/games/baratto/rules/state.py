"""What lies on the table in Baratto."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.baratto.rules.layout import Layout
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.deck import Deck
from ludoteca.kernel.state import State, Words


@final
class Baratto(State):
    """All crates are in one deck: the draw pile, the stalls and the screens are its piles.

    `chosen` and `bids` are the stall and the bid of each seat as last uncovered (NONE_YET before): everybody saw them.
    `round` counts from 1.
    """

    def __init__(
        self,
        layout: Layout,
        chance: Chance | None,
        like: State | None,
        crates: Deck,
        coins: vec[i64],
        bank: i64,
        chosen: vec[i64],
        bids: vec[i64],
        round_: i64,
        lead: i64,
    ) -> None:
        super().__init__(layout.seats, chance, like)
        self.layout = layout
        self.crates = crates
        self.coins = coins
        self.bank = bank
        self.chosen = chosen
        self.bids = bids
        self.round = round_
        self.lead = lead

    def copy(self) -> Baratto:
        return Baratto(
            self.layout,
            None,
            self,
            self.crates.copy(),
            self.coins[:],
            self.bank,
            self.chosen[:],
            self.bids[:],
            self.round,
            self.lead,
        )

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        self.crates.words("crates", out)
        out.many("coins", self.coins)
        out.one("bank", self.bank)
        out.many("chosen", self.chosen)
        out.many("bids", self.bids)
        out.one("round", self.round)
        out.one("lead", self.lead)

    def has_crate(self, stall: i64) -> bool:
        return self.crates.size(self.layout.pile_on(stall)) > 0
