"""Thief and Spy: a cube out of a closed fist, a look at somebody's objective."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.layout import HELD
from ludoteca.games.archipelago.rules.memory import note_theft
from ludoteca.games.archipelago.rules.names import (
    CHOOSE_RIVAL,
    GOODS,
    HAS_NO_CUBES,
    HIDE_AND_PICK,
    NO_CARD_EFFECT,
    NO_CUBE,
    NO_OBJECTIVE,
    NOT_A_RIVAL,
    NOT_IN_FISTS,
    SPIED,
    SPY,
    STOLE,
    STOLE_NOTHING,
)
from ludoteca.games.archipelago.rules.state import Archipelago
from ludoteca.kernel.chance import DICE
from ludoteca.kernel.decision import ALLOWED, Commit, Decision, Options, because
from ludoteca.kernel.events import EVERYBODY, bit
from ludoteca.kernel.numbers import Action, Seat

EMPTY: Final[i64] = GOODS  # a fist with nothing in it


def cannot_choose(s: Archipelago, seat: Seat, rival: Seat, deed: i64) -> i64:
    """ALLOWED, or why this rival is none for Thief or Spy."""
    if rival == seat:
        return NOT_A_RIVAL
    return NO_OBJECTIVE if deed == SPY and s.objectives.size(HELD + rival) == 0 else ALLOWED


def cannot_spy_any(s: Archipelago, seat: Seat) -> i64:
    """ALLOWED, or that no rival has an objective of his own."""
    for rival in range(s.seats):
        if cannot_choose(s, seat, rival, SPY) == ALLOWED:
            return ALLOWED
    return NO_OBJECTIVE


@final
class ChooseRival(Decision[Archipelago]):
    """Whose cube the Thief takes, or whose objective the Spy looks at.

    ARC-CARD-05  whoever has no cube proves it
    ARC-T0-15    nobody would show an objective by himself
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for rival in range(s.seats):
            if cannot_choose(s, seat, rival, s.own(0)) == ALLOWED:
                out.add(s.layout.rival.of(rival))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(CHOOSE_RIVAL, seat):
            return NO_CARD_EFFECT
        return cannot_choose(s, seat, s.layout.rival.argument(action), s.own(0))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        rival, deed = s.layout.rival.argument(action), s.own(0)
        s.done()
        if deed == SPY:
            spy_on(s, seat, rival)
        elif cubes_of(s, rival) == 0:
            s.tell(HAS_NO_CUBES, rival)
        else:
            s.ask(HIDE_AND_PICK, bit(seat) | bit(rival))


def spy_on(s: Archipelago, seat: Seat, rival: Seat) -> None:
    """An objective of a rival, by lot if there are two."""
    pile = HELD + rival
    k = s.chance.below(DICE, s.objectives.size(pile))
    s.reveal()
    s.show(s.objectives, pile, k, bit(seat))
    s.whisper(bit(seat), SPIED, seat, rival, s.layout.first_objective + s.objectives.card(pile, k))


def cubes_of(s: Archipelago, seat: Seat) -> i64:
    count: i64 = 0
    for good in range(GOODS):
        count += s.has(seat, good)
    return count


def cannot_hide(s: Archipelago, seat: Seat, left: i64, right: i64) -> i64:
    """ARC-CARD-05 ALLOWED, or why these are no two fists: who has a single cube, and only he, leaves one empty."""
    alone = cubes_of(s, seat) == 1
    if left == EMPTY and right == EMPTY:
        return NOT_IN_FISTS
    for good in (left, right):
        if good != EMPTY and s.has(seat, good) == 0:
            return because(NO_CUBE, good)
    if (left == EMPTY or right == EMPTY) != alone:
        return NOT_IN_FISTS
    return NOT_IN_FISTS if left == right and s.has(seat, left) < 2 else ALLOWED


@final
class HideAndPick(Commit[Archipelago]):
    """The target hides a cube in each fist while the Thief makes up his mind which one to open.

    ARC-CARD-05  a single cube leaves one fist empty; only these two see what changes hands
    """

    def __init__(self) -> None:
        super().__init__(1)

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        if seat == s.player:
            out.add(s.layout.pick.of(0))
            out.add(s.layout.pick.of(1))
            return
        for left in range(GOODS + 1):
            for right in range(GOODS + 1):
                if cannot_hide(s, seat, left, right) == ALLOWED:
                    out.add(s.layout.hide.of(left, right))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if s.deciding() != HIDE_AND_PICK:
            return NO_CARD_EFFECT
        if s.layout.pick.has(action):
            return ALLOWED if seat == s.player else NO_CARD_EFFECT
        if seat == s.player:
            return NO_CARD_EFFECT
        return cannot_hide(s, seat, s.layout.hide.argument(action, 0), s.layout.hide.argument(action, 1))

    def uncover(self, s: Archipelago) -> None:
        thief = s.player
        for target in range(s.seats):
            if target != thief and s.answers(target) > 0:
                fist = s.layout.pick.argument(s.answer(thief, 0))
                steal(s, thief, target, s.layout.hide.argument(s.answer(target, 0), fist))


def steal(s: Archipelago, thief: Seat, target: Seat, good: i64) -> None:
    if good == EMPTY:
        s.tell(STOLE_NOTHING, thief, target)
        return
    s.add(target, good, -1)
    s.add(thief, good, 1)
    note_theft(s, thief, target, good)
    sees = EVERYBODY if s.layout.rulings.open_screens else bit(thief) | bit(target)
    s.whisper(sees, STOLE, thief, target, good)
