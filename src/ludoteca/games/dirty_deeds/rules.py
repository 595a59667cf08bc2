"""The rules of a match of Dirty Deeds, wired together."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.choosing import ChooseInSecret, begin_turn
from ludoteca.games.dirty_deeds.chrono import TurnWheel
from ludoteca.games.dirty_deeds.familiar import ChangeTime, ChooseFamiliarAction, ChooseWheel, Incite
from ludoteca.games.dirty_deeds.knight import Capture
from ludoteca.games.dirty_deeds.layout import Layout
from ludoteca.games.dirty_deeds.names import (
    ACTING,
    BETWEEN,
    CAPTURE,
    CHANGE_TIME,
    CHOOSE_ACTION,
    CHOOSE_FAMILIAR_ACTION,
    CHOOSE_IN_SECRET,
    CHOOSE_WHEEL,
    CONQUER,
    EXCHANGE,
    INCITE,
    INSTIGATE,
    PLACE_BASE,
    PLACE_CHARACTER,
    PLACING_BASES,
    TURN_WHEEL,
    WITH_FAMILIAR,
)
from ludoteca.games.dirty_deeds.placing import PlaceCharacter
from ludoteca.games.dirty_deeds.recruitment import Exchange
from ludoteca.games.dirty_deeds.scoring import standing, total
from ludoteca.games.dirty_deeds.setup import PlaceBase, lay_table
from ludoteca.games.dirty_deeds.spy import Instigate
from ludoteca.games.dirty_deeds.state import DirtyDeeds
from ludoteca.games.dirty_deeds.territory import Conquer
from ludoteca.games.dirty_deeds.turn import ChooseAction, carry_out, complete, end_turn, send_familiar_back
from ludoteca.games.dirty_deeds.underground import imagine_discs
from ludoteca.games.dirty_deeds.values import worth
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.rules import Rules


@final
class DirtyDeedsRules(Rules[DirtyDeeds]):
    def __init__(self, layout: Layout) -> None:
        super().__init__(
            layout.seats,
            layout.actions,
            {
                int(PLACE_BASE): PlaceBase(),
                int(CHOOSE_IN_SECRET): ChooseInSecret(),
                int(CHOOSE_ACTION): ChooseAction(),
                int(PLACE_CHARACTER): PlaceCharacter(),
                int(CONQUER): Conquer(),
                int(CAPTURE): Capture(),
                int(INSTIGATE): Instigate(),
                int(TURN_WHEEL): TurnWheel(),
                int(EXCHANGE): Exchange(),
                int(CHOOSE_FAMILIAR_ACTION): ChooseFamiliarAction(),
                int(CHOOSE_WHEEL): ChooseWheel(),
                int(INCITE): Incite(),
                int(CHANGE_TIME): ChangeTime(),
            },
            interludes=[],
        )
        self.layout = layout
        self.arrival_counts = layout.rulings.realtime  # DD-TURN-05

    def start(self, chance: Chance) -> DirtyDeeds:
        return lay_table(self.layout, chance)

    def settle(self, s: DirtyDeeds) -> bool:
        """When nothing is left to decide: the action is completed, the next hand carried out, the turn ended."""
        if s.depth > 0 or s.over != 0:
            return False
        if s.phase == PLACING_BASES:
            s.phase = BETWEEN
            begin_turn(s)
        elif s.phase == ACTING:
            complete(s)
        elif s.phase == WITH_FAMILIAR:
            send_familiar_back(s)
        elif s.next_up < s.seats:
            carry_out(s)
        else:
            end_turn(s)
        return True

    def score(self, s: DirtyDeeds, seat: i64) -> i64:
        return total(s, seat)

    def rank(self, s: DirtyDeeds, seat: i64) -> i64:
        return standing(s, seat)

    def value(self, s: DirtyDeeds, seat: i64) -> float:
        return worth(s, seat)

    def scrub(self, s: DirtyDeeds, seat: i64, rng: Rng) -> None:
        """Only the underground is hidden, from all alike: what lies behind screens came there in the open."""
        imagine_discs(s, rng)
