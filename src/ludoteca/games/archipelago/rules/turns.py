"""The turn: six phases in their order, and the first of them, in which everything stands up again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.crises import resolve_white
from ludoteca.games.archipelago.rules.ending import count_points, may_end
from ludoteca.games.archipelago.rules.evolution import begin_visits
from ludoteca.games.archipelago.rules.layout import CARDS
from ludoteca.games.archipelago.rules.names import BID, BY_TURNS, PHASE_BEGAN, PLAY_ROUNDS, TURN_BEGAN
from ludoteca.games.archipelago.rules.population import apply_population_effects
from ludoteca.games.archipelago.rules.state import (
    ENGAGED,
    LYING,
    ON_GROUND,
    ON_SYMBOL,
    POST,
    POST_SHIFT,
    USED_UP,
    Archipelago,
)
from ludoteca.kernel.consequence import Consequence

DISENGAGE: Final[i64] = 1
PLAY_ORDER: Final[i64] = 2
POPULATION: Final[i64] = 3
BALANCE: Final[i64] = 4
ACTIONS: Final[i64] = 5
EVOLUTION: Final[i64] = 6

# A guard, and no rule: people end a game long before, but who plays by chance might keep it in balance for ever.
MOST_TURNS: Final[i64] = 60


@final
class PlayTurn(Consequence[Archipelago]):
    """ARC-TURN-01 six phases, one after the other; ARC-END-03 a phase in which the end was shown is the last."""

    def follow(self, s: Archipelago) -> None:
        if may_end(s):
            return
        if s.phase == EVOLUTION:
            if s.turn == MOST_TURNS:
                count_points(s, BY_TURNS)
                return
            s.turn += 1
            s.phase = 0
        s.phase += 1
        if s.phase == DISENGAGE:
            s.tell(TURN_BEGAN, s.turn)
        skipped = s.turn == 1 and (s.phase == DISENGAGE or s.phase == BALANCE)  # ARC-P1-01, ARC-P4-01
        if not skipped:
            s.tell(PHASE_BEGAN, s.phase)
            self.play_phase(s)

    def play_phase(self, s: Archipelago) -> None:
        if s.phase == DISENGAGE:
            disengage(s)
        elif s.phase == PLAY_ORDER:
            s.ask_all(BID)
        elif s.phase == POPULATION:
            apply_population_effects(s)
        elif s.phase == BALANCE:
            resolve_white(s)
        elif s.phase == ACTIONS:
            s.then(PLAY_ROUNDS)
        else:
            begin_visits(s)


def disengage(s: Archipelago) -> None:
    """ARC-P1-02 cards are readied, ARC-P1-03 units leave symbols and are free, ARC-P1-04 rebels stand up."""
    for card in range(CARDS):
        s.marks[card] &= ~USED_UP
    units = s.units
    for unit in range(s.layout.units):
        word = units[unit] & ~(LYING | ENGAGED)
        if (word >> POST_SHIFT) & POST >= ON_SYMBOL:
            word = (word & ~(POST << POST_SHIFT)) | (ON_GROUND << POST_SHIFT)
        units[unit] = word
