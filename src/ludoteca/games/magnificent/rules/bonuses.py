"""The bonus of the card on which the die of the turn lies: once, at any time of the turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.dice import change_die
from ludoteca.games.magnificent.rules.goods import begin_trade, cannot_trade
from ludoteca.games.magnificent.rules.names import (
    ANY_ACTION,
    BONUS_COPIED,
    BONUS_GONE,
    BONUS_USED,
    CHOOSE_DIRECTION,
    CLEAR,
    COPY_BONUS,
    DIE_FLIPPED,
    DIE_NOT_CLEAR,
    DO_COPY,
    DO_EXCHANGE,
    DO_GAIN,
    DO_OPPOSITE,
    DO_POWER,
    DO_RECALL,
    DO_REROLL,
    FACES,
    MOST_DICE,
    NO_DIE_TAKEN,
    NO_DIE_THERE,
    NO_OTHER_WAY,
    NONE_IN_TENT,
    NOT_ACTIVE,
    NOT_YOUR_CARD,
    NOTHING,
    NOTHING_TO_COPY,
    NOWHERE,
    ONLY_CLEAR,
    SPLIT_ANNOUNCED,
    TRAINER_RECALLED,
)
from ludoteca.games.magnificent.rules.state import (
    BONUS_DONE,
    BONUS_POWER,
    EXTRA,
    FREE,
    IN_MAIN_TENT,
    SPLIT,
    Magnificent,
    colour_of,
    value_of,
)
from ludoteca.games.magnificent.rules.trainers import cannot_change_power, roll_again
from ludoteca.kernel.decision import ALLOWED, Decision, Options, Pick
from ludoteca.kernel.numbers import Action, Card, Seat

BONUS: Final[i64] = 0  # the own word of a direction: the bonus


def cannot_use_bonus(s: Magnificent, seat: Seat, bonus: i64) -> i64:
    """ALLOWED, or why a bonus would do nothing now."""
    layout = s.layout
    effect = layout.bonus_effect[bonus]
    if effect == DO_GAIN:
        return cannot_trade(s, seat, layout.bonus_trade[bonus])
    if effect == DO_EXCHANGE:
        forward = cannot_trade(s, seat, layout.bonus_trade[bonus])
        return ALLOWED if cannot_trade(s, seat, layout.bonus_reverse[bonus]) == ALLOWED else forward
    if effect == DO_RECALL:
        return ALLOWED if s.has(seat, IN_MAIN_TENT) > 0 else NONE_IN_TENT
    if effect == DO_COPY:
        return ALLOWED if can_copy_any(s, seat) else NOTHING_TO_COPY
    if effect == DO_POWER and layout.bonus_only[bonus] == ONLY_CLEAR and colour_of(s.die) != CLEAR:
        return DIE_NOT_CLEAR  # MAG-BO-02
    return cannot_change_power(s)


def cannot_copy(s: Magnificent, seat: Seat, card: Card) -> i64:
    """MAG-BO-07 the bonus of another of one's cards with a die, not one that copies."""
    if s.cards.find(s.own_cards(seat), card) < 0:
        return NOT_YOUR_CARD
    if s.die_on(seat, card) == NOWHERE or card == s.die_card:
        return NO_DIE_THERE
    bonus = s.layout.card_bonus[card]
    if s.layout.bonus_effect[bonus] == DO_COPY:
        return NOTHING_TO_COPY
    return cannot_use_bonus(s, seat, bonus)


def can_copy_any(s: Magnificent, seat: Seat) -> bool:
    for k in range(seat * MOST_DICE, seat * MOST_DICE + MOST_DICE):
        if s.dice_on[k] != NOTHING and cannot_copy(s, seat, s.dice_on[k]) == ALLOWED:
            return True
    return False


@final
class UseBonus(Decision[Magnificent]):
    """Use the bonus of the card on which the die of this turn lies.

    MAG-DIE-02  once, at any time in this turn, or not at all
    MAG-DIE-03  and only in the turn of its die
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        if self.refusal(s, seat, s.layout.bonus.of()) == ALLOWED:
            out.add(s.layout.bonus.of())

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        if s.player != seat:
            return NOT_ACTIVE
        if s.die == NOTHING:
            return NO_DIE_TAKEN
        if s.now[BONUS_DONE] != 0:
            return BONUS_GONE
        return cannot_use_bonus(s, seat, s.layout.card_bonus[s.die_card])

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        s.done()
        card = s.die_card
        bonus = s.layout.card_bonus[card]
        s.now[BONUS_DONE] = 1
        s.tell(BONUS_USED, seat, card, bonus)
        if s.layout.bonus_effect[bonus] == DO_COPY:
            s.push(COPY_BONUS, seat)
        else:
            use_bonus(s, seat, bonus)


@final
class CopyBonus(Pick[Magnificent]):
    """Which of your cards is copied.

    MAG-BO-07  another one with a die on it
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        for k in range(seat * MOST_DICE, seat * MOST_DICE + MOST_DICE):
            if s.dice_on[k] != NOTHING and cannot_copy(s, seat, s.dice_on[k]) == ALLOWED:
                out.add(s.layout.copy_bonus.of(s.dice_on[k]))

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return cannot_copy(s, seat, k)

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        s.done()
        s.tell(BONUS_COPIED, seat, k, s.layout.card_bonus[k])
        use_bonus(s, seat, s.layout.card_bonus[k])


def use_bonus(s: Magnificent, seat: Seat, bonus: i64) -> None:
    """What a bonus does, but for copying another one."""
    effect = s.layout.bonus_effect[bonus]
    if effect == DO_GAIN:
        begin_trade(s, seat, s.layout.bonus_trade[bonus], s.colour)
    elif effect == DO_EXCHANGE:
        s.push(CHOOSE_DIRECTION, seat, bonus)
    elif effect == DO_POWER:
        add_power(s, s.layout.bonus_only[bonus], s.layout.bonus_power[bonus])
    elif effect == DO_REROLL:
        roll_again(s, seat)
    elif effect == DO_OPPOSITE:
        flip(s, seat)
    elif effect == DO_RECALL:
        s.move_trainer(seat, IN_MAIN_TENT, FREE)
        s.tell(TRAINER_RECALLED, seat)
    else:
        s.now[SPLIT] = 1  # MAG-BO-03
        s.tell(SPLIT_ANNOUNCED, seat)


def add_power(s: Magnificent, only: i64, power: i64) -> None:
    """MAG-BO-07 for every action; or MAG-BO-02 with a clear die; or for one kind of action."""
    if only in (ANY_ACTION, ONLY_CLEAR):
        s.now[BONUS_POWER] += power
    else:
        s.now[EXTRA + only] += power


def flip(s: Magnificent, seat: Seat) -> None:
    """MAG-BO-07 the die shows the opposite face."""
    before = s.die
    die = colour_of(before) * FACES + FACES - value_of(before)
    change_die(s, seat, die)
    s.tell(DIE_FLIPPED, seat, before, die)


@final
class ChooseDirection(Decision[Magnificent]):
    """In which direction an exchange goes.

    MAG-GEN-08  either way, one of them each time
    MAG-BO-01   a gem and coins for a trainer, or the reverse
    MAG-BO-06   and other exchanges
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        if cannot_trade(s, seat, s.layout.bonus_trade[s.own(BONUS)]) == ALLOWED:
            out.add(s.layout.forward.of())
        if cannot_trade(s, seat, s.layout.bonus_reverse[s.own(BONUS)]) == ALLOWED:
            out.add(s.layout.reverse.of())

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        if not s.asks(CHOOSE_DIRECTION, seat):
            return NO_OTHER_WAY
        bonus = s.own(BONUS)
        is_forward = s.layout.forward.has(action)
        return cannot_trade(s, seat, s.layout.bonus_trade[bonus] if is_forward else s.layout.bonus_reverse[bonus])

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        bonus = s.own(BONUS)
        s.done()
        forward = s.layout.forward.has(action)
        begin_trade(s, seat, s.layout.bonus_trade[bonus] if forward else s.layout.bonus_reverse[bonus], s.colour)
