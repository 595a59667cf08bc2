"""The rules of a match of Baratto, wired together."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.baratto.rules.bidding import BidInSecret
from ludoteca.games.baratto.rules.features import PHASES, TRAITS, features
from ludoteca.games.baratto.rules.layout import (
    ANSWER_OFFER,
    BID_IN_SECRET,
    CHOOSE_RIVAL,
    FILL_BUNDLE,
    PEEK,
    Layout,
)
from ludoteca.games.baratto.rules.offering import AnswerOffer, ChooseRival, FillBundle
from ludoteca.games.baratto.rules.peeking import Peek
from ludoteca.games.baratto.rules.scoring import points, standing
from ludoteca.games.baratto.rules.setup import lay_table, next_round
from ludoteca.games.baratto.rules.state import Baratto
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.rules import Rules


@final
class BarattoRules(Rules[Baratto]):
    def __init__(self, layout: Layout) -> None:
        super().__init__(
            layout.seats,
            layout.actions,
            {
                int(BID_IN_SECRET): BidInSecret(),
                int(PEEK): Peek(),
                int(CHOOSE_RIVAL): ChooseRival(),
                int(FILL_BUNDLE): FillBundle(),
                int(ANSWER_OFFER): AnswerOffer(),
            },
            interludes=[],
        )
        self.layout = layout
        self.phases = PHASES
        self.traits = TRAITS

    def start(self, chance: Chance) -> Baratto:
        return lay_table(self.layout, chance)

    def settle(self, s: Baratto) -> bool:
        """When all of a round is decided the next one begins, and so does the first."""
        if s.depth > 0 or s.over != 0:
            return False
        next_round(s)
        return True

    def score(self, s: Baratto, seat: Seat) -> i64:
        return points(s, seat)

    def rank(self, s: Baratto, seat: Seat) -> i64:
        return standing(s, seat)

    def features(self, s: Baratto, viewer: Seat, out: vec[float]) -> None:
        features(s, viewer, out)

    def scrub(self, s: Baratto, seat: Seat, rng: Rng) -> None:
        """Only what is in the crates is hidden, and the deck knows who has looked into which."""
        s.crates.imagine(seat, rng)
