"""The rules of a match of Dirty Deeds, wired together."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.choosing import BeginTurn, ChooseInSecret
from ludoteca.games.dirty_deeds.rules.chrono import TurnWheel
from ludoteca.games.dirty_deeds.rules.familiar import ChangeTime, ChooseFamiliarAction, ChooseWheel, Incite
from ludoteca.games.dirty_deeds.rules.features import features
from ludoteca.games.dirty_deeds.rules.knight import Capture
from ludoteca.games.dirty_deeds.rules.layout import Layout
from ludoteca.games.dirty_deeds.rules.names import (
    BEGIN_TURN,
    CAPTURE,
    CARRY_OUT,
    CHANGE_TIME,
    CHOOSE_ACTION,
    CHOOSE_FAMILIAR_ACTION,
    CHOOSE_IN_SECRET,
    CHOOSE_WHEEL,
    CONQUER,
    END_ACTION,
    END_TURN,
    EXCHANGE,
    INCITE,
    INSTIGATE,
    PAY,
    PLACE_BASE,
    PLACE_CHARACTER,
    SEND_FAMILIAR_BACK,
    TAKE_BACK,
    TURN_WHEEL,
)
from ludoteca.games.dirty_deeds.rules.placing import PlaceCharacter
from ludoteca.games.dirty_deeds.rules.recruitment import Exchange, TakeBack
from ludoteca.games.dirty_deeds.rules.scoring import standing, total
from ludoteca.games.dirty_deeds.rules.setup import PlaceBase, lay_table
from ludoteca.games.dirty_deeds.rules.spy import Instigate
from ludoteca.games.dirty_deeds.rules.state import DirtyDeeds
from ludoteca.games.dirty_deeds.rules.territory import Conquer
from ludoteca.games.dirty_deeds.rules.traits import PHASES, TRAITS
from ludoteca.games.dirty_deeds.rules.turn import CarryOut, ChooseAction, EndAction, EndTurn, Pay, SendFamiliarBack
from ludoteca.games.dirty_deeds.rules.underground import cover_discs, imagine_discs
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import Sight


@final
class DirtyDeedsRules(Rules[DirtyDeeds]):
    def __init__(self, layout: Layout) -> None:
        super().__init__(
            layout.seats,
            layout.actions,
            {
                int(PLACE_BASE): PlaceBase(layout.base),
                int(CHOOSE_IN_SECRET): ChooseInSecret(layout.rulings.ready_final),
                int(CHOOSE_ACTION): ChooseAction(layout.do),
                int(PLACE_CHARACTER): PlaceCharacter(layout.place),
                int(CONQUER): Conquer(),
                int(CAPTURE): Capture(),
                int(INSTIGATE): Instigate(),
                int(TURN_WHEEL): TurnWheel(),
                int(EXCHANGE): Exchange(),
                int(CHOOSE_FAMILIAR_ACTION): ChooseFamiliarAction(layout.familiar),
                int(CHOOSE_WHEEL): ChooseWheel(layout.spin),
                int(INCITE): Incite(),
                int(CHANGE_TIME): ChangeTime(layout.delay),
            },
            interludes=[],
            consequences={
                int(BEGIN_TURN): BeginTurn(),
                int(CARRY_OUT): CarryOut(),
                int(TAKE_BACK): TakeBack(),
                int(PAY): Pay(),
                int(SEND_FAMILIAR_BACK): SendFamiliarBack(),
                int(END_ACTION): EndAction(),
                int(END_TURN): EndTurn(),
            },
        )
        self.layout = layout
        self.phases = PHASES
        self.traits = TRAITS
        self.arrival_counts = layout.rulings.realtime  # DD-TURN-05

    def start(self, chance: Chance) -> DirtyDeeds:
        return lay_table(self.layout, chance)

    def score(self, s: DirtyDeeds, seat: Seat) -> i64:
        return total(s, seat)

    def rank(self, s: DirtyDeeds, seat: Seat) -> i64:
        return standing(s, seat)

    def features(self, s: DirtyDeeds, viewer: Seat, out: vec[float]) -> None:
        features(s, out)

    def scrub(self, s: DirtyDeeds, seat: Seat, rng: Rng) -> None:
        """Only the underground is hidden, from all alike: what lies behind screens came there in the open."""
        imagine_discs(s, rng)

    def veil(self, s: DirtyDeeds, seat: Seat, out: Sight) -> None:
        cover_discs(s, out)
