"""Turns and Phases: who acts when, and what follows the cards of a Phase: Abraham, Talents, the Mission."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dei.rules.majority import review_all
from ludoteca.games.dei.rules.missions import mission_due
from ludoteca.games.dei.rules.names import (
    ABRAHAM,
    ABRAHAM_TOOK,
    ACT_IN_PHASE,
    CLEAN_UP,
    COLOURS,
    END_PHASE,
    NO_TOKEN,
    NOBODY,
    PLAN_CARDS,
    PLAY_CARD,
    RESOLVE_MISSIONS,
    TAKE_FOR_ABRAHAM,
    TAKE_MISSION,
    TALENT_OPEN,
    TALENTS_A_COLOUR,
    TOO_FEW_CUBES,
    TURN_BEGAN,
    UNLOCK_TALENT,
    UNLOCKED_TALENT,
)
from ludoteca.games.dei.rules.places import resource_of
from ludoteca.games.dei.rules.playing import playable
from ludoteca.games.dei.rules.scoring import count_end
from ludoteca.games.dei.rules.state import Dei
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.events import EVERYBODY
from ludoteca.kernel.numbers import Action, Seat

# The own words of a Turn: how many seats have acted in its Phase, and whether their cards are planned.
ACTED: Final[i64] = 0
PLANNED: Final[i64] = 1

# The own words of a seat in its Phase: which seat, and what it has come to.
WHOSE: Final[i64] = 0
STAGE: Final[i64] = 1
AFTER_CARDS: Final[i64] = 2  # DEI-CARD-01 two cards come before
UNLOCKING: Final[i64] = 3
MISSION: Final[i64] = 4
ENDING: Final[i64] = 5

UNLOCK_PHASE: Final[i64] = 2
MISSION_PHASE: Final[i64] = 3


@final
class PlayTurn(Consequence[Dei]):
    """DEI-TURN-01 three Action Phases, DEI-TURN-02 each of all seats in order, then DEI-TURN-04 the Clean-up."""

    def follow(self, s: Dei) -> None:
        if s.phase == 0:
            s.phase = 1
            s.tell(TURN_BEGAN, s.turn, s.order[0])
        acted = s.own(ACTED)
        if acted == s.seats:
            self.end_phase(s)
        elif acted == 0 and s.own(PLANNED) == 0 and s.layout.rulings.planning:
            s.set_own(PLANNED, 1)
            s.ask_all(PLAN_CARDS)  # DEI-OPT-3
        else:
            s.set_own(ACTED, acted + 1)
            begin_phase(s, s.order[acted])

    def end_phase(self, s: Dei) -> None:
        if s.phase < s.layout.numbers.phases:
            s.phase += 1
            s.set_own(ACTED, 0)
            s.set_own(PLANNED, 0)
        elif s.layout.rulings.confrontation:
            s.next_then(RESOLVE_MISSIONS)  # DEI-OPT-4
        else:
            s.next_then(CLEAN_UP)


def begin_phase(s: Dei, seat: Seat) -> None:
    s.player = seat
    s.bought_down = 0
    s.swapped = 0
    s.robot_sent = 0
    s.then(ACT_IN_PHASE, seat)


@final
class ActInPhase(Consequence[Dei]):
    """DEI-TURN-03 the cards, then Abraham, then DEI-TAL-04 the Talents of Phase 2 or the Mission of Phase 3."""

    def follow(self, s: Dei) -> None:
        seat = s.own(WHOSE)
        stage = s.own(STAGE)
        s.set_own(STAGE, stage + 1)
        if stage < AFTER_CARDS:
            if s.cards.size(playable(s, seat)) > 0:  # DEI-CARD-01 with fewer cards the rest is skipped
                s.push(PLAY_CARD, seat)
        elif stage == AFTER_CARDS:
            if cannot_take_for_abraham(s, seat) == ALLOWED:
                s.push(TAKE_FOR_ABRAHAM, seat)
        elif stage == UNLOCKING:
            if s.phase == UNLOCK_PHASE and has_to_unlock(s, seat):
                s.push(UNLOCK_TALENT, seat)
        elif stage == MISSION:
            if s.phase == MISSION_PHASE and not s.layout.rulings.confrontation and mission_due(s, seat):
                s.push(TAKE_MISSION, seat)
        elif stage == ENDING:
            s.push(END_PHASE, seat)
        else:
            s.player = NOBODY
            s.done()
            if s.phase == MISSION_PHASE and s.turn == s.layout.numbers.turns and s.layout.rulings.counted_alone:
                count_end(s, seat)  # DEI-END-05


def cannot_take_for_abraham(s: Dei, seat: Seat) -> i64:
    """DEI-CHAMP-04 ALLOWED, or that Abraham has nothing to take."""
    if s.champion(seat) != ABRAHAM or s.champion_at(seat) < 0:
        return NO_TOKEN
    return ALLOWED if s.tokens[s.champion_at(seat)] > 0 else NO_TOKEN


@final
class TakeForAbraham(Decision[Dei]):
    """Whether Abraham takes a resource from the Region where he is.

    DEI-CHAMP-04  at the end of each Phase of his player, also in minority
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        out.add(s.layout.abraham_takes.of())
        out.add(s.layout.abraham_leaves.of())

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        if s.layout.abraham_takes.has(action):
            return cannot_take_for_abraham(s, seat)
        return ALLOWED

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        s.done()
        if s.layout.abraham_takes.has(action):
            region = s.champion_at(seat)
            resource = resource_of(s, region)
            s.tokens[region] -= 1
            s.gain(seat, resource, 1)
            s.tell(ABRAHAM_TOOK, seat, resource, s.city.level[region], s.city.name[region])


def talents_of(s: Dei, seat: Seat) -> i64:
    """The pile with the Talents of a seat."""
    return COLOURS + seat


def talent_of(s: Dei, seat: Seat, colour: i64) -> i64:
    """Where among the Talents of a seat the one of a colour lies, or -1."""
    pile = talents_of(s, seat)
    for k in range(s.talents.size(pile)):
        if s.talents.card(pile, k) // TALENTS_A_COLOUR == colour:
            return k
    return -1


def is_open(s: Dei, seat: Seat, colour: i64) -> bool:
    """Whether a seat has unlocked its Talent of a colour."""
    return s.unlocked[seat] >> (colour * TALENTS_A_COLOUR) & ((1 << TALENTS_A_COLOUR) - 1) != 0


def cannot_unlock(s: Dei, seat: Seat, colour: i64) -> i64:
    """DEI-TAL-01 ALLOWED, or why this seat cannot unlock its Talent of a colour."""
    if is_open(s, seat, colour):
        return TALENT_OPEN
    missing = s.layout.numbers.unlock - s.cubes_of(seat, colour)
    return because(TOO_FEW_CUBES, missing, colour) if missing > 0 else ALLOWED


def has_to_unlock(s: Dei, seat: Seat) -> bool:
    for colour in range(COLOURS):
        if cannot_unlock(s, seat, colour) == ALLOWED:
            return True
    return False


@final
class UnlockTalent(Decision[Dei]):
    """Unlock Talents whose colour shows two cubes on the pad.

    DEI-TAL-01  any number of them, after one's Phase 2
    DEI-TAL-04  one need not, and it is possible at this moment only
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        for colour in range(COLOURS):
            if cannot_unlock(s, seat, colour) == ALLOWED:
                out.add(s.layout.unlock.of(colour))
        out.add(s.layout.unlock_stop.of())

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        if s.layout.unlock.has(action):
            return cannot_unlock(s, seat, s.layout.unlock.argument(action))
        return ALLOWED

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        if not s.layout.unlock.has(action):
            s.done()
            return
        unlock(s, seat, s.layout.unlock.argument(action))
        if not has_to_unlock(s, seat):
            s.done()


def unlock(s: Dei, seat: Seat, colour: i64) -> None:
    """DEI-TAL-02 the Talent lies open, and is active, for the rest of the game."""
    pile = talents_of(s, seat)
    place = talent_of(s, seat, colour)
    talent = s.talents.card(pile, place)
    s.talents.mark_seen(pile, place, EVERYBODY)
    s.hand_over()  # everybody has seen it
    s.unlocked[seat] |= i64(1) << talent
    s.tell(UNLOCKED_TALENT, seat, talent)
    review_all(s)


@final
class EndPhase(Decision[Dei]):
    """Your Phase is over: the next player acts.

    DEI-TURN-02  one after the other
    """

    def options(self, s: Dei, seat: Seat, out: Options) -> None:
        out.add(s.layout.end_phase.of())

    def refusal(self, s: Dei, seat: Seat, action: Action) -> i64:
        return ALLOWED

    def take(self, s: Dei, seat: Seat, action: Action) -> None:
        s.hand_over()
        s.done()
