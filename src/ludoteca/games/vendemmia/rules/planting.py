"""The turn: choose a die, a vine, a terrace; or rest."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.vendemmia.rules.layout import (
    CHOOSE_TERRACE,
    CHOOSE_VINE,
    DICE,
    NO_VINE_FITS,
    NOT_IN_HAND,
    NOT_RISING,
    PLANTED,
    TAKE_TURN,
    TERRACE_FULL,
    TOO_HIGH,
)
from ludoteca.games.vendemmia.rules.resting import rest
from ludoteca.games.vendemmia.rules.setup import end_turn
from ludoteca.games.vendemmia.rules.state import Vendemmia
from ludoteca.kernel.decision import ALLOWED, REFUSAL, Decision, Options, Pick, because
from ludoteca.kernel.events import EVERYBODY
from ludoteca.kernel.numbers import Action, Card, Seat

# The own words of the later steps: what has been chosen so far.
DIE: Final[i64] = 0
VINE: Final[i64] = 1


@final
class TakeTurn(Decision[Vendemmia]):
    """Choose one of the two dice to plant with, or rest.

    VEN-TURN-02   plant one vine or rest
    VEN-PLANT-01  planting begins with the choice of a die
    """

    def options(self, s: Vendemmia, seat: Seat, out: Options) -> None:
        for die in range(DICE):
            if cannot_use_die(s, seat, die) == ALLOWED:
                out.add(s.layout.die.of(die))
        out.add(s.layout.rest.of())

    def refusal(self, s: Vendemmia, seat: Seat, action: Action) -> i64:
        return ALLOWED if s.layout.rest.has(action) else cannot_use_die(s, seat, s.layout.die.argument(action))

    def take(self, s: Vendemmia, seat: Seat, action: Action) -> None:
        if s.layout.rest.has(action):
            rest(s, seat)
        else:
            s.go_on_open(CHOOSE_VINE, seat, s.layout.die.argument(action))


@final
class ChooseVine(Decision[Vendemmia]):
    """Choose the vine to plant, one that the die can bring to some terrace.

    VEN-PLANT-01  after the die, a vine of the hand
    """

    def options(self, s: Vendemmia, seat: Seat, out: Options) -> None:
        vines = s.vines
        hand = s.layout.hand_of(seat)
        for place in range(vines.size(hand)):
            if least_refusal(s, seat, s.own(DIE), vines.card(hand, place)) == ALLOWED:
                out.add(s.layout.vine.of(vines.card(hand, place)))

    def refusal(self, s: Vendemmia, seat: Seat, action: Action) -> i64:
        vine = s.layout.vine.argument(action)
        if s.vines.find(s.layout.hand_of(seat), vine) < 0:
            return NOT_IN_HAND  # VEN-PLANT-01
        if s.asks(CHOOSE_VINE, seat):
            return least_refusal(s, seat, s.own(DIE), vine)
        if s.asks(TAKE_TURN, seat):
            return lesser(least_refusal(s, seat, 0, vine), least_refusal(s, seat, 1, vine))
        return ALLOWED

    def take(self, s: Vendemmia, seat: Seat, action: Action) -> None:
        s.go_on_open(CHOOSE_TERRACE, seat, s.own(DIE), s.layout.vine.argument(action))


@final
class ChooseTerrace(Pick[Vendemmia]):
    """Choose the terrace, and plant.

    VEN-PLANT-01  after the vine, a terrace
    """

    def cannot(self, s: Vendemmia, seat: Seat, terrace: i64) -> i64:
        if s.asks(CHOOSE_TERRACE, seat):
            return cannot_plant(s, seat, s.own(DIE), s.own(VINE), terrace)
        return TERRACE_FULL if is_full(s, seat, terrace) else ALLOWED  # VEN-PLANT-03

    def pick(self, s: Vendemmia, seat: Seat, terrace: i64) -> None:
        vine = s.own(VINE)
        hand = s.layout.hand_of(seat)
        pile = s.layout.terrace_of(seat, terrace)
        s.vines.move(hand, s.vines.find(hand, vine), pile)
        s.show(s.vines, pile, s.vines.size(pile) - 1, EVERYBODY)
        s.tell(PLANTED, seat, vine, terrace + 1)
        end_turn(s)


def cannot_use_die(s: Vendemmia, seat: Seat, die: i64) -> i64:
    """0, or why this seat may not plant with this die."""
    hand = s.layout.hand_of(seat)
    for place in range(s.vines.size(hand)):
        if least_refusal(s, seat, die, s.vines.card(hand, place)) == ALLOWED:
            return ALLOWED
    return because(NO_VINE_FITS, s.dice[die])  # VEN-PLANT-02


def least_refusal(s: Vendemmia, seat: Seat, die: i64, vine: Card) -> i64:
    """0 if some terrace takes this vine, or the refusal where it comes nearest to fitting."""
    refusal = cannot_plant(s, seat, die, vine, 0)
    for terrace in range(1, s.layout.terraces):
        refusal = lesser(refusal, cannot_plant(s, seat, die, vine, terrace))
    return refusal


def lesser(one: i64, other: i64) -> i64:
    """Of two refusals the one nearer to being allowed: none at all, or too high by less."""
    if one == ALLOWED or other == ALLOWED:
        return ALLOWED
    if one & REFUSAL == TOO_HIGH and other & REFUSAL == TOO_HIGH:
        return min(one, other)
    return other if other & REFUSAL == TOO_HIGH else one


def cannot_plant(s: Vendemmia, seat: Seat, die: i64, vine: Card, terrace: i64) -> i64:
    """0, or why this vine may not go on this terrace with this die."""
    layout = s.layout
    vines = s.vines
    pile = layout.terrace_of(seat, terrace)
    height = vines.size(pile)
    if height == layout.room:
        return TERRACE_FULL  # VEN-PLANT-03
    value = layout.value[vine]
    if layout.rising and height > 0 and value <= layout.value[vines.card(pile, height - 1)]:
        return because(NOT_RISING, layout.value[vines.card(pile, height - 1)])  # VEN-PLANT-04, whatever the die shows
    reach = s.dice[die] + height
    if value > reach:
        return because(TOO_HIGH, value - reach)  # VEN-PLANT-02
    return ALLOWED


def is_full(s: Vendemmia, seat: Seat, terrace: i64) -> bool:
    return s.vines.size(s.layout.terrace_of(seat, terrace)) == s.layout.room
