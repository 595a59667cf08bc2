"""The secret choice: a character or an empty fist, what it is for, and the burden; then who acts when."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.burden import cannot_afford, cannot_pay, move_burden
from ludoteca.games.dirty_deeds.rules.layout import costly_action
from ludoteca.games.dirty_deeds.rules.names import (
    CAPTIVE,
    CARRY_OUT,
    CHARACTER_FIRST,
    CHOOSE_IN_SECRET,
    CHRONO,
    COSTLY,
    DISCOVERY,
    END_TURN,
    ENGINEER,
    EXHAUSTED,
    EXPANSION,
    FIRST_NAMED,
    FIST,
    FIST_IS_FREE,
    FREE,
    GATHERING,
    HAND_CHOSEN,
    HANDS,
    IN_HAND,
    INSTIGATION,
    INTENT_FIRST,
    INTENTS,
    IS_CAPTIVE,
    IS_EXHAUSTED,
    KNIGHT,
    NAMED_LATER,
    NAMED_NOW,
    NOT_ITS_ACTION,
    NOTHING_TO_PAY,
    ON_THE_MAP,
    ONLY_FIST_IS_FREE,
    RECRUITMENT,
    SHOWED,
    SIMPLE,
    SPY,
    TURN_BEGAN,
    UNDECIDED,
)
from ludoteca.games.dirty_deeds.rules.state import DEED, FIRST_TILES, SECOND_TILES, WHO, DirtyDeeds, piece_of
from ludoteca.kernel.chance import DICE
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Commit, Options
from ludoteca.kernel.numbers import Action, Seat

QUESTIONS: Final[i64] = 3
PAIR: Final[i64] = 2  # the simple actions of a character that has a choice


@final
class BeginTurn(Consequence[DirtyDeeds]):
    """DD-TURN-01 everybody chooses at the same time."""

    def follow(self, s: DirtyDeeds) -> None:
        s.done()
        s.turn += 1
        s.tell(TURN_BEGAN, s.turn)
        s.then(END_TURN)
        s.ask_all(CHOOSE_IN_SECRET)


@final
class ChooseInSecret(Commit[DirtyDeeds]):
    """Hide a character in the hand, or nothing; say what it is for; add the burden.

    DD-TURN-01  one of the characters behind the screen
    DD-TURN-02  with the exact burden, for a costly action
    DD-TURN-03  once the hand is over the board nothing can be changed; see the setting `ready_final`
    DD-TURN-06  or an empty fist, for Recruitment
    DD-RECR-07  which is always possible, and all that is left without a character
    """

    def __init__(self, stands: bool) -> None:
        super().__init__(QUESTIONS, stands)

    def options(self, s: DirtyDeeds, seat: Seat, out: Options) -> None:
        layout = s.layout
        answered = s.answers(seat)
        if answered == 0:
            for hand in range(HANDS):
                if cannot_choose(s, seat, hand) == ALLOWED:
                    out.add(layout.choose.of(hand))
        elif answered == 1:
            for intent in range(INTENTS):
                if cannot_intend(s, seat, chosen_hand(s, seat), intent) == ALLOWED:
                    out.add(layout.intend.of(intent))
        else:
            offer_burdens(s, seat, out)

    def refusal(self, s: DirtyDeeds, seat: Seat, action: Action) -> i64:
        layout = s.layout
        asked = s.deciding() == CHOOSE_IN_SECRET
        answered = s.answers(seat) if asked else 0
        if layout.choose.has(action):
            chosen = layout.choose.argument(action)
            return cannot_choose(s, seat, chosen) if answered == 0 else HAND_CHOSEN  # DD-TURN-01
        if layout.intend.has(action):
            if not asked:
                return ALLOWED
            if answered == 0:
                return CHARACTER_FIRST  # DD-TURN-01
            if answered > 1:
                return HAND_CHOSEN  # DD-TURN-01
            return cannot_intend(s, seat, chosen_hand(s, seat), layout.intend.argument(action))
        if not asked:
            return ALLOWED
        if answered < QUESTIONS - 1:
            return INTENT_FIRST  # DD-TURN-02
        return cannot_add(s, seat, layout.pay.argument(action, 0), layout.pay.argument(action, 1))

    def uncover(self, s: DirtyDeeds) -> None:
        """DD-TURN-04 the hands are opened, and the quickest act first."""
        for seat in range(s.seats):
            open_hand(s, seat)
        order_hands(s)
        carry_out_hands(s)


def carry_out_hands(s: DirtyDeeds) -> None:
    """The hands that lie open are carried out in their order."""
    s.next_up = 0
    s.recruited = 0
    for k in range(s.seats - 1, -1, -1):  # the last one first: the agenda is a stack
        s.then(CARRY_OUT, s.order[k])


def chosen_hand(s: DirtyDeeds, seat: Seat) -> i64:
    return s.layout.choose.argument(s.answer(seat, 0))


def chosen_intent(s: DirtyDeeds, seat: Seat) -> i64:
    return s.layout.intend.argument(s.answer(seat, 1))


def cannot_choose(s: DirtyDeeds, seat: Seat, hand: i64) -> i64:
    """0, or why this character cannot be hidden in the hand."""
    if hand == FIST:
        return ALLOWED  # DD-RECR-07
    where = s.where[piece_of(seat, hand)]
    if where >= 0:
        return ON_THE_MAP  # DD-TURN-08
    if where == EXHAUSTED:
        return IS_EXHAUSTED  # DD-RECR-04
    if where <= CAPTIVE:
        return IS_CAPTIVE  # DD-KEY-08; whose captive it is lies behind a screen, and is to be remembered
    return ALLOWED


def cannot_intend(s: DirtyDeeds, seat: Seat, hand: i64, intent: i64) -> i64:
    """0, or why what is in the hand cannot be put forward for this."""
    if hand == FIST:
        return ALLOWED if intent == FREE else FIST_IS_FREE  # DD-TURN-06
    if intent == FREE:
        return ONLY_FIST_IS_FREE  # DD-RECR-08
    if intent == COSTLY:
        return cannot_afford(s, seat, hand)
    has_choice = hand == CHRONO or hand == ENGINEER
    if intent == SIMPLE:
        return NAMED_NOW if has_choice and s.layout.rulings.named_in_secret else ALLOWED  # DD-TURN-07
    if not has_choice or hand - CHRONO != (intent - FIRST_NAMED) // PAIR:
        return NOT_ITS_ACTION  # DD-TURN-01
    return ALLOWED if s.layout.rulings.named_in_secret else NAMED_LATER  # DD-TURN-07


def offer_burdens(s: DirtyDeeds, seat: Seat, out: Options) -> None:
    """DD-TURN-02 every way to pay the exact burden; nothing, where the action that is meant costs nothing."""
    pay = s.layout.pay
    if chosen_intent(s, seat) != COSTLY:
        out.add(pay.of())
        return
    due = domains_due(s, seat)
    for first in range(pay.sizes[0]):
        for second in range(pay.sizes[1]):
            if cannot_pay(s, seat, due, first, second) == ALLOWED:
                out.add(pay.of(first, second))


def cannot_add(s: DirtyDeeds, seat: Seat, first: i64, second: i64) -> i64:
    """0, or why so many tiles of the rivals' colours are not the burden of the action that is meant."""
    if chosen_intent(s, seat) != COSTLY:
        return NOTHING_TO_PAY if first + second > 0 else ALLOWED  # DD-TURN-02
    return cannot_pay(s, seat, domains_due(s, seat), first, second)


def domains_due(s: DirtyDeeds, seat: Seat) -> i64:
    """The Domains that the costly action of the chosen character takes."""
    return s.layout.numbers.cost[costly_action(chosen_hand(s, seat))]


def open_hand(s: DirtyDeeds, seat: Seat) -> None:
    """What a seat has chosen leaves its screen and lies in its hand, for all to see."""
    layout = s.layout
    hand = chosen_hand(s, seat)
    intent = chosen_intent(s, seat)
    paid = s.answer(seat, 2)
    s.set_hand(seat, WHO, hand)
    s.set_hand(seat, DEED, intended_action(hand, intent))
    s.set_hand(seat, FIRST_TILES, layout.pay.argument(paid, 0))
    s.set_hand(seat, SECOND_TILES, layout.pay.argument(paid, 1))
    if hand != FIST:
        s.take_off(piece_of(seat, hand), IN_HAND)
    if intent == COSTLY:
        move_burden(s, seat, -1)
    s.tell(SHOWED, seat, hand, intent)


def intended_action(hand: i64, intent: i64) -> i64:
    """The action a hand is put forward for; UNDECIDED where one of two simple ones is chosen later."""
    if hand == FIST:
        return RECRUITMENT
    if intent == COSTLY:
        return costly_action(hand)
    if intent >= FIRST_NAMED:
        return paired_action(intent - FIRST_NAMED)
    return simple_action(hand)


def paired_action(k: i64) -> i64:
    """The k-th of the simple actions that are one of two."""
    return DISCOVERY + k if k < PAIR else GATHERING + k - PAIR


def simple_action(character: i64) -> i64:
    """The simple action of a character, or UNDECIDED if it has two."""
    if character == KNIGHT:
        return EXPANSION
    return INSTIGATION if character == SPY else UNDECIDED


def order_hands(s: DirtyDeeds) -> None:
    """DD-TURN-04 by speed, DD-TURN-05 among equals by whose hand came first; see the setting `commit_priority`."""
    rulings = s.layout.rulings
    order = s.order
    for k in range(s.seats):
        order[k] = (s.turn + k) % s.seats
    if rulings.random_priority:
        s.chance.shuffle(DICE, order)
    elif rulings.realtime:
        for seat in range(s.seats):
            order[s.ready(seat) - 1] = seat
    for last in range(i64(1), s.seats):  # an insertion sort: equals stay in their order
        seat = order[last]
        k = last
        while k > 0 and acts_before(s, seat, order[k - 1]):
            order[k] = order[k - 1]
            k -= 1
        order[k] = seat


def acts_before(s: DirtyDeeds, seat: Seat, other: i64) -> bool:
    """Whether a seat's hand is the quicker one."""
    speed = s.layout.numbers.speed
    mine = speed[s.hand(seat, WHO)]
    theirs = speed[s.hand(other, WHO)]
    return mine < theirs if s.layout.rulings.slow_first else mine > theirs
