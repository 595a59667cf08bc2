"""The turn after the choice: one hand after the other is carried out and completed, then a wheel turns."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.burden import move_burden, pay_burden, refill
from ludoteca.games.dirty_deeds.rules.choosing import PAIR, paired_action, simple_action
from ludoteca.games.dirty_deeds.rules.knight import has_prey
from ludoteca.games.dirty_deeds.rules.layout import costly_action, has_landing
from ludoteca.games.dirty_deeds.rules.names import (
    AT_TURNS_END,
    BEGIN_TURN,
    BEHIND,
    CHARACTERS,
    CHOOSE_ACTION,
    CHOOSE_FAMILIAR_ACTION,
    CHRONO,
    CONQUER,
    DEFEAT,
    END_ACTION,
    FAMILIAR_MOVED,
    FIST,
    FIZZLED,
    LAST_TURNS,
    NOBODY,
    NOT_ITS_ACTION,
    NOT_YET,
    PAY,
    PLACE_CHARACTER,
    SCORED,
    SEND_FAMILIAR_BACK,
    SMALL,
    TAKE_BACK,
    UNDECIDED,
    WHEELS,
)
from ludoteca.games.dirty_deeds.rules.recruitment import begin_recruitment, release_captives
from ludoteca.games.dirty_deeds.rules.scoring import total
from ludoteca.games.dirty_deeds.rules.state import (
    DEED,
    FAMILIAR,
    FIRST_TILES,
    HAND,
    SECOND_TILES,
    WHO,
    DirtyDeeds,
    piece_of,
)
from ludoteca.games.dirty_deeds.rules.territory import has_room, has_target
from ludoteca.games.dirty_deeds.rules.underground import BACKWARD, FORWARD, turn_wheel
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Pick
from ludoteca.kernel.numbers import Seat

WHOSE: Final[i64] = 0  # the own word of what follows from a hand: the seat it belongs to


@final
class CarryOut(Consequence[DirtyDeeds]):
    """DD-KEY-15 a hand is carried out, if it can be, and ended; only then the next player acts."""

    def follow(self, s: DirtyDeeds) -> None:
        seat = s.own(WHOSE)
        s.next_then(END_ACTION, seat)
        if s.hand(seat, WHO) == FIST:
            s.then(TAKE_BACK, seat)
            begin_recruitment(s, seat)
        elif is_possible(s, seat, s.hand(seat, DEED)):
            begin_action(s, seat)
        else:
            fizzle(s, seat)


def is_possible(s: DirtyDeeds, seat: Seat, action: i64) -> bool:
    """DD-TURN-10 whether an action can be carried out as the table stands."""
    if action == DEFEAT:
        return has_prey(s, seat)
    if has_landing(action):
        return has_target(s, seat, action, NOBODY)
    return has_room(s, seat)


def begin_action(s: DirtyDeeds, seat: Seat) -> None:
    action = s.hand(seat, DEED)
    if is_costly(s, seat):
        s.then(PAY, seat)
    if action == UNDECIDED:
        s.push(CHOOSE_ACTION, seat)
    elif has_landing(action):
        s.push(CONQUER, seat, action, NOBODY, s.layout.numbers.conquers[action])
    else:
        s.push(PLACE_CHARACTER, seat, action)


def fizzle(s: DirtyDeeds, seat: Seat) -> None:
    """DD-TURN-10 nothing happens and all comes back; by the ruling `fizzle` a simple action instead, or a loss."""
    rulings = s.layout.rulings
    character = s.hand(seat, WHO)
    if is_costly(s, seat):
        if rulings.lose_burden:
            pay_burden(s, seat)
        else:
            move_burden(s, seat, 1)
        if rulings.downgrade and has_room(s, seat):
            s.set_hand(seat, DEED, simple_action(character))
            begin_action(s, seat)
            return
    s.tell(FIZZLED, seat, character)
    s.take_off(piece_of(seat, character), BEHIND)


def is_costly(s: DirtyDeeds, seat: Seat) -> bool:
    """Whether the hand of a seat is put forward for a costly action."""
    character = s.hand(seat, WHO)
    return character != FIST and s.hand(seat, DEED) == costly_action(character)


@final
class ChooseAction(Pick[DirtyDeeds]):
    """Choose which of its two simple actions a character carries out.

    DD-TURN-07  the hand does not show it, so it is decided now
    """

    def cannot(self, s: DirtyDeeds, seat: Seat, k: i64) -> i64:
        if not s.asks(CHOOSE_ACTION, seat):
            return ALLOWED
        return ALLOWED if k // PAIR == s.hand(seat, WHO) - CHRONO else NOT_ITS_ACTION  # DD-TURN-07

    def pick(self, s: DirtyDeeds, seat: Seat, k: i64) -> None:
        s.go_on(PLACE_CHARACTER, seat, paired_action(k))


@final
class Pay(Consequence[DirtyDeeds]):
    """DD-KEY-15 after the effects of a costly action the burden, the supply, the Familiar."""

    def follow(self, s: DirtyDeeds) -> None:
        seat = s.own(WHOSE)
        s.done()
        pay_burden(s, seat)
        empty_hand(s, seat)
        refill(s)
        advance_familiar(s, seat)


def advance_familiar(s: DirtyDeeds, seat: Seat) -> None:
    """DD-FAM-01 one square for a costly action; DD-FAM-03 on the last one it acts."""
    s.gain(seat, FAMILIAR, 1)
    s.tell(FAMILIAR_MOVED, seat, s.has(seat, FAMILIAR) + 1)
    if s.has(seat, FAMILIAR) >= s.layout.numbers.familiar_squares - 1:  # DD-BOARD-10
        s.then(SEND_FAMILIAR_BACK, seat)
        s.push(CHOOSE_FAMILIAR_ACTION, seat)


@final
class SendFamiliarBack(Consequence[DirtyDeeds]):
    """DD-FAM-02 after its action the Familiar begins again."""

    def follow(self, s: DirtyDeeds) -> None:
        seat = s.own(WHOSE)
        s.done()
        s.gain(seat, FAMILIAR, -s.has(seat, FAMILIAR))


@final
class EndAction(Consequence[DirtyDeeds]):
    """DD-KEY-15 the hand is empty, and the supply is looked after again; then the next player acts."""

    def follow(self, s: DirtyDeeds) -> None:
        empty_hand(s, s.own(WHOSE))
        refill(s)
        s.next_up += 1
        s.done()


def empty_hand(s: DirtyDeeds, seat: Seat) -> None:
    for word in range(HAND):
        s.set_hand(seat, word, NOBODY)


@final
class EndTurn(Consequence[DirtyDeeds]):
    """DD-RECR-05 captives are released, the hourglass counts, and DD-TURN-09 a wheel turns before the next turn."""

    def follow(self, s: DirtyDeeds) -> None:
        numbers = s.layout.numbers
        s.next_then(BEGIN_TURN)
        release_captives(s)
        if s.remaining != NOT_YET:
            s.remaining -= 1
        else:
            if s.turn >= numbers.max_turns:
                s.revealed = 1  # DD-END-06
            begin_countdown(s)
        if s.remaining == 0:
            finish(s)  # DD-END-04 no wheel turns before the score
            return
        wheel = fullest_wheel(s)
        for _ in range(numbers.end_turn_notches):
            turn_wheel(s, wheel, BACKWARD if s.layout.rulings.turn_backward else FORWARD, AT_TURNS_END)
        if s.remaining == NOT_YET:
            begin_countdown(s)
            if s.remaining == 0:
                finish(s)


def begin_countdown(s: DirtyDeeds) -> None:
    """DD-END-03 once the hourglass is revealed, so many complete turns follow this one."""
    if s.revealed != 0:
        s.remaining = s.layout.numbers.final_turns
        s.tell(LAST_TURNS, s.remaining)


def fullest_wheel(s: DirtyDeeds) -> i64:
    """DD-TURN-09 the wheel with most characters; of those that tie the smallest one."""
    wheels = s.layout.wheels
    fullest: i64 = SMALL
    most: i64 = -1
    tied = False
    for k in range(WHEELS):
        wheel = SMALL - k
        count: i64 = 0
        for piece in range(s.seats * CHARACTERS):
            if s.where[piece] >= 0 and wheels.wheel[s.where[piece]] == wheel:
                count += 1
        tied = tied or count == most
        if count > most:
            fullest, most, tied = wheel, count, False
    return SMALL if tied and s.layout.rulings.tie_turns_small else fullest


def finish(s: DirtyDeeds) -> None:
    """DD-END-04 the game is over and is scored."""
    s.over = 1
    for seat in range(s.seats):
        s.tell(SCORED, seat, total(s, seat))


def in_hands(s: DirtyDeeds) -> dict[str, int]:
    """What burdens hold that are in hands: for the census."""
    found = {"opaque": 0, "traditions": 0, "enchantments": 0, "colour 0": 0, "colour 1": 0, "colour 2": 0}
    for seat in range(s.seats):
        if s.hand(seat, WHO) != NOBODY and is_costly(s, seat):
            action = s.hand(seat, DEED)
            first, second = int(s.hand(seat, FIRST_TILES)), int(s.hand(seat, SECOND_TILES))
            found["opaque"] += int(s.layout.numbers.cost[action]) - first - second
            found[f"colour {(int(seat) + 1) % int(s.seats)}"] += first
            found[f"colour {(int(seat) + 2) % int(s.seats)}"] += second
            found["traditions"] += int(s.layout.numbers.token_cost[action * 2])
            found["enchantments"] += int(s.layout.numbers.token_cost[action * 2 + 1])
    return found
