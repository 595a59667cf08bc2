"""The rules of a match of Vendemmia, wired together."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.vendemmia.rules.baskets import SpendBaskets
from ludoteca.games.vendemmia.rules.features import PHASES, TRAITS, features
from ludoteca.games.vendemmia.rules.layout import (
    CHOOSE_TERRACE,
    CHOOSE_VINE,
    COMPOST,
    DRAW_PILE,
    DREW,
    LOOK_AT_TOP,
    SPEND_BASKETS,
    TAKE_TURN,
    Layout,
)
from ludoteca.games.vendemmia.rules.planting import ChooseTerrace, ChooseVine, TakeTurn
from ludoteca.games.vendemmia.rules.resting import Compost, LookAtTop
from ludoteca.games.vendemmia.rules.scoring import points, vines_planted
from ludoteca.games.vendemmia.rules.setup import begin_turn, lay_table
from ludoteca.games.vendemmia.rules.state import Vendemmia
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.events import bit
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.rules import Rules


@final
class VendemmiaRules(Rules[Vendemmia]):
    def __init__(self, layout: Layout) -> None:
        super().__init__(
            layout.seats,
            layout.actions,
            {
                int(TAKE_TURN): TakeTurn(),
                int(CHOOSE_VINE): ChooseVine(),
                int(CHOOSE_TERRACE): ChooseTerrace(layout.terrace),
                int(COMPOST): Compost(),
                int(LOOK_AT_TOP): LookAtTop(),
                int(SPEND_BASKETS): SpendBaskets(),
            },
            interludes=[int(SPEND_BASKETS)],
        )
        self.layout = layout
        self.phases = PHASES
        self.traits = TRAITS

    def start(self, chance: Chance) -> Vendemmia:
        return lay_table(self.layout, chance)

    def settle(self, s: Vendemmia) -> bool:
        """Between turns: VEN-DRAW-01 the hand of the last seat is filled up, then the next turn begins."""
        if s.depth > 0 or s.over != 0:
            return False
        seat = (s.turn + s.layout.seats - 1) % s.layout.seats
        hand = s.layout.hand_of(seat)
        vines = s.vines
        if vines.size(hand) < s.layout.hand and vines.size(DRAW_PILE) > 0:
            vines.move(DRAW_PILE, vines.size(DRAW_PILE) - 1, hand)
            place = vines.size(hand) - 1
            s.show(vines, hand, place, bit(seat))
            s.whisper(bit(seat), DREW, seat, vines.card(hand, place))
        else:
            begin_turn(s)
        return True

    def score(self, s: Vendemmia, seat: Seat) -> i64:
        return points(s, seat)

    def rank(self, s: Vendemmia, seat: Seat) -> i64:
        """VEN-TIE-01 equal points: more vines planted is ahead."""
        return points(s, seat) * 100 + vines_planted(s, seat)

    def features(self, s: Vendemmia, viewer: Seat, out: vec[float]) -> None:
        features(s, viewer, out)

    def scrub(self, s: Vendemmia, seat: Seat, rng: Rng) -> None:
        """Only vines are hidden, and the deck knows who has seen which."""
        s.vines.imagine(seat, rng)
