"""Missions: one a Turn, of a column without one's own token."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dei.rules.names import (
    CLEAN_UP,
    COLUMN_TAKEN,
    MISSION_DECLINED,
    MISSION_MUST,
    MISSION_TAKEN,
    NOTHING,
    TAKE_MISSION,
)
from ludoteca.games.dei.rules.scoring import worth
from ludoteca.games.dei.rules.state import SUPPLIES, Dei
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.numbers import Action, Seat

NEXT: Final[i64] = 0  # the own word of those who take theirs one after the other


def mission_due(s: Dei, seat: Seat) -> bool:
    """Whether a column is left without a token of this seat."""
    turns = s.layout.numbers.turns
    for column in range(turns):
        if s.taken[seat * turns + column] == NOTHING:
            return True
    return False


@final
class TakeMission(Decision[Dei]):
    """Take a Mission.

    DEI-MIS-01   one, after one's Phase 3
    DEI-GAME-04  any of them: they are there for everybody
    DEI-MIS-02   never two in the same column
    DEI-OPT-5    with Rebel one may do without
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        turns = s.layout.numbers.turns
        for column in range(turns):
            if s.taken[seat * turns + column] == NOTHING:
                for row in range(s.layout.mission_rows):
                    out.add(s.layout.mission.of(column, row))  # DEI-MIS-06, DEI-MIS-07
        if s.layout.rulings.rebel:
            out.add(s.layout.mission_none.of())

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        if s.layout.mission_none.has(action):
            return ALLOWED if s.layout.rulings.rebel else MISSION_MUST
        column = s.layout.mission.argument(action, 0)
        taken = s.taken[seat * s.layout.numbers.turns + column]
        return ALLOWED if taken == NOTHING else COLUMN_TAKEN

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        s.done()
        if s.layout.mission_none.has(action):
            s.tell(MISSION_DECLINED, seat)
        else:
            take_mission(s, seat, s.layout.mission.argument(action, 0), s.layout.mission.argument(action, 1))


def take_mission(s: Dei, seat: Seat, column: i64, row: i64) -> None:
    """DEI-MIS-05 its Supplies are added at once."""
    turns = s.layout.numbers.turns
    kind = s.missions[row * turns + column]
    supplies = worth(s, seat, kind, column)
    s.taken[seat * turns + column] = row
    s.gain(seat, SUPPLIES, supplies)
    s.tell(MISSION_TAKEN, seat, kind, column + 1, supplies)


@final
class ResolveMissions(Consequence[Dei]):
    """DEI-OPT-4 with Confrontation all take their Missions after the last Phase 3, in turn order."""

    def follow(self, s: Dei) -> None:
        k = s.own(NEXT)
        if k == s.seats:
            s.next_then(CLEAN_UP)
            return
        s.set_own(NEXT, k + 1)
        if mission_due(s, s.order[k]):
            s.push(TAKE_MISSION, s.order[k])
