"""Expert factions: each of the four has one advantage of its own, dealt or drafted before the Home roll."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.layout import FACTION_GONE, FACTION_TAKEN, NO_FACTIONS, NOBODY, PICK_FACTION
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.chance import SETUP
from ludoteca.kernel.decision import ALLOWED, Pick
from ludoteca.kernel.numbers import Seat


@final
class PickFaction(Pick[Phalanxx]):
    """Take one of the factions left, the last player first.

    PHX-EXP-01  each faction has one advantage
    PHX-EXP-02  drafted in reverse order of play, before the Home roll
    """

    def cannot(self, s: Phalanxx, seat: Seat, faction: i64) -> i64:
        if s.deciding() != PICK_FACTION:
            return NO_FACTIONS  # PHX-EXP-02
        for taken in s.faction:
            if taken == faction:
                return FACTION_GONE  # PHX-EXP-02
        return ALLOWED

    def pick(self, s: Phalanxx, seat: Seat, faction: i64) -> None:
        s.done()
        take_faction(s, seat, faction)


def take_faction(s: Phalanxx, seat: Seat, faction: i64) -> None:
    s.faction[seat] = faction
    s.tell(FACTION_TAKEN, seat, faction)


def assign_factions(s: Phalanxx) -> bool:
    """Deal the factions, or ask the next seat to pick one; False once every seat has its own, or nobody needs one."""
    layout = s.layout
    if not layout.rulings.factions:
        return False
    for order in range(layout.seats - 1, -1, -1):
        seat = (s.first + order) % layout.players
        if s.faction[seat] == NOBODY:
            if layout.rulings.draft:
                s.push(PICK_FACTION, seat)
            else:
                deal_factions(s)
            return True
    return False


def deal_factions(s: Phalanxx) -> None:
    factions = vec[i64]([i64(0), i64(1), i64(2), i64(3)])
    s.chance.shuffle(SETUP, factions)
    s.reveal()
    for seat in range(s.layout.seats):
        take_faction(s, seat, factions[seat])
