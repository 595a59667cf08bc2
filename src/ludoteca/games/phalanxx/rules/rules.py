"""The rules of a match of PHALANXX, wired together."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.acting import ChooseAction, ChooseDie, ChooseSlot, first_alike
from ludoteca.games.phalanxx.rules.conquest import RotateCard
from ludoteca.games.phalanxx.rules.dice import home_sum
from ludoteca.games.phalanxx.rules.exchange import ExchangeDice
from ludoteca.games.phalanxx.rules.factions import PickFaction, assign_factions
from ludoteca.games.phalanxx.rules.features import features
from ludoteca.games.phalanxx.rules.heroism import cover_heroism, hide_heroism, imagine_heroism
from ludoteca.games.phalanxx.rules.layout import (
    BUY_CARD,
    CHOOSE_ACTION,
    CHOOSE_DIE,
    CHOOSE_SLOT,
    END_TURN,
    EXCHANGE_DICE,
    GIVE_CARD,
    PICK_FACTION,
    REGENT,
    ROTATE_CARD,
    SACRIFICE_ARMY,
    TAKE_CARD,
    Layout,
)
from ludoteca.games.phalanxx.rules.market import BuyCard, GiveCard, TakeCard
from ludoteca.games.phalanxx.rules.regent import regent_turn
from ludoteca.games.phalanxx.rules.sacrifice import SacrificeArmy
from ludoteca.games.phalanxx.rules.scoring import final_score
from ludoteca.games.phalanxx.rules.setup import lay_table, roll_home_dice
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.games.phalanxx.rules.traits import PHASES, TRAITS
from ludoteca.games.phalanxx.rules.turn import EndTurn, begin_turn
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.numbers import Action, Seat
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import Sight


@final
class PhalanxxRules(Rules[Phalanxx]):
    def __init__(self, layout: Layout) -> None:
        super().__init__(
            layout.seats,
            layout.actions,
            {
                int(PICK_FACTION): PickFaction(layout.faction),
                int(BUY_CARD): BuyCard(),
                int(GIVE_CARD): GiveCard(),
                int(TAKE_CARD): TakeCard(layout.take_from),
                int(CHOOSE_DIE): ChooseDie(layout.die),
                int(CHOOSE_SLOT): ChooseSlot(layout.slot),
                int(CHOOSE_ACTION): ChooseAction(),
                int(ROTATE_CARD): RotateCard(),
                int(EXCHANGE_DICE): ExchangeDice(),
                int(END_TURN): EndTurn(),
                int(SACRIFICE_ARMY): SacrificeArmy(),
            },
            interludes=[int(SACRIFICE_ARMY)],
        )
        self.layout = layout
        self.sides = layout.players
        self.phases = PHASES
        self.traits = TRAITS

    def start(self, chance: Chance) -> Phalanxx:
        return lay_table(self.layout, chance)

    def settle(self, s: Phalanxx) -> bool:
        """Between turns: factions and the Home roll at first, then the next turn, the Regent's by itself."""
        if s.depth > 0 or s.over != 0:
            return False
        if s.turn < 0:
            if not assign_factions(s):
                roll_home_dice(s)
        elif self.layout.solo and s.active() == REGENT:
            regent_turn(s)
        else:
            begin_turn(s)
        return True

    def again(self, s: Phalanxx, step: Action) -> Action:
        """PHX-ACT-02 where a sacrifice has made the chosen die like one before it, that one is offered for both."""
        die = self.layout.die
        return die.of(first_alike(s, die.argument(step))) if die.has(step) else step

    def score(self, s: Phalanxx, seat: Seat) -> i64:
        return final_score(s, seat)

    def rank(self, s: Phalanxx, seat: Seat) -> i64:
        """PHX-SCORE-09 the highest total, then the higher sum of Home dice."""
        return final_score(s, seat) * 100 + home_sum(s, seat)

    def payoff(self, s: Phalanxx, seat: Seat) -> float:
        """PHX-SOLO-05 the solo player wins with strictly more than the Regent."""
        if self.layout.solo:
            return 1.0 if final_score(s, 0) > final_score(s, REGENT) else 0.0
        return super().payoff(s, seat)

    def features(self, s: Phalanxx, viewer: Seat, out: vec[float]) -> None:
        features(s, viewer, out)

    def scrub(self, s: Phalanxx, seat: Seat, rng: Rng) -> None:
        """Hidden are the deck, the cards set aside and the starting hands; the deck knows who has seen which."""
        hide_heroism(s)
        s.cards.imagine(seat, rng)
        imagine_heroism(s, rng)

    def veil(self, s: Phalanxx, seat: Seat, out: Sight) -> None:
        cover_heroism(s, out)
