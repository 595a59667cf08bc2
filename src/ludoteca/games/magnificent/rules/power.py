"""The power of a turn: die, earlier dice of its colour, Veterans, gems, bonuses, trainers; and how far it reaches."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.names import (
    ACTION_DONE,
    BUILD,
    CLEAR,
    GEM_SPENT,
    MOST_DICE,
    NO_DIE_TAKEN,
    NO_SUCH_GEM,
    NOT_ACTIVE,
    NOTHING,
    OTHER_ANNOUNCED,
    OTHER_COLOUR,
    PERFORM,
    POWER_FIXED,
    TOO_LITTLE_POWER,
)
from ludoteca.games.magnificent.rules.state import (
    BONUS_POWER,
    BUDGET,
    DONE,
    EXTRA,
    GEM_POWER,
    LEFT,
    LOCKED,
    POWER,
    STORAGE,
    TRAINER_POWER,
    Magnificent,
    colour_of,
    value_of,
)
from ludoteca.kernel.decision import ALLOWED, Pick, because
from ludoteca.kernel.numbers import Seat


def action_bit(kind: i64) -> i64:
    """Build, travel and perform are 1, 2 and 4."""
    return 4 if kind == PERFORM else kind + 1


def earlier_dice(s: Magnificent, seat: Seat) -> i64:
    """MAG-POW-01 what the other dice of the turn's colour count; MAG-POW-03 clear ones never do."""
    total: i64 = 0
    for k in range(seat * MOST_DICE, seat * MOST_DICE + MOST_DICE):
        die = s.dice[k]
        if die != NOTHING and s.dice_on[k] != s.die_card and colour_of(die) == s.colour:
            total += value_of(die)
    return total


def power_of(s: Magnificent, seat: Seat) -> i64:
    """MAG-POW-01 the power of the turn; MAG-POW-05 once an action is chosen it stays as it was; 0 without a die."""
    now = s.now
    if now[POWER] != NOTHING:
        return now[POWER]
    if s.die == NOTHING:
        return 0
    veterans = s.has(seat, LOCKED + s.colour)  # MAG-TT-06
    added = now[GEM_POWER] + now[BONUS_POWER] + now[TRAINER_POWER]
    return value_of(s.die) + earlier_dice(s, seat) + veterans + added


def common_power(s: Magnificent, seat: Seat) -> i64:
    """What every kind of action may use: the power, or with Split what is left of it."""
    return s.now[LEFT] if s.now[POWER] != NOTHING else power_of(s, seat)


def reach(s: Magnificent, seat: Seat, kind: i64) -> i64:
    """How much an action of a kind may use: MAG-BO-07 with the bonus for it, when building with trainers' budget."""
    extra = s.now[EXTRA + kind]
    if kind == BUILD:
        extra += s.now[BUDGET]
    return common_power(s, seat) + extra


def cannot_act(s: Magnificent, seat: Seat, kind: i64, amount: i64) -> i64:
    """ALLOWED, or why a seat may not use so much power for an action of this kind."""
    if s.player != seat:
        return NOT_ACTIVE
    if s.die == NOTHING:
        return NO_DIE_TAKEN
    if s.now[DONE] & action_bit(kind):
        return because(ACTION_DONE, kind)  # MAG-BO-03
    if s.announced != NOTHING and s.announced != kind:
        return because(OTHER_ANNOUNCED, s.announced)
    missing = amount - reach(s, seat, kind)
    return because(TOO_LITTLE_POWER, missing) if missing > 0 else ALLOWED


def fix_power(s: Magnificent, seat: Seat) -> None:
    """MAG-POW-05 from now on nothing adds to it."""
    if s.now[POWER] == NOTHING:
        power = power_of(s, seat)
        s.now[POWER] = power
        s.now[LEFT] = power


def use_power(s: Magnificent, seat: Seat, kind: i64, amount: i64) -> None:
    """MAG-POW-05 the power is fixed; MAG-BO-04 so much of it is used, first what counts for this kind only."""
    fix_power(s, seat)
    now = s.now
    extra = reach(s, seat, kind) - now[LEFT]
    now[LEFT] -= max(0, amount - extra)
    now[DONE] |= action_bit(kind)
    s.doing = kind
    s.announced = NOTHING


@final
class SpendGem(Pick[Magnificent]):
    """Discard a gem for power.

    MAG-POW-02  of the turn's colour, or a clear one; two each, as many as one likes
    MAG-POW-05  before the action is chosen
    """

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        if s.player != seat:
            return NOT_ACTIVE
        if s.die == NOTHING:
            return NO_DIE_TAKEN
        if s.now[POWER] != NOTHING:
            return POWER_FIXED
        if k != s.colour and k != CLEAR:
            return OTHER_COLOUR
        return ALLOWED if s.has(seat, STORAGE + k) > 0 else because(NO_SUCH_GEM, k)

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        s.done()
        s.add(seat, STORAGE + k, -1)
        s.now[GEM_POWER] += s.layout.numbers.power_of_a_gem
        s.tell(GEM_SPENT, seat, k, power_of(s, seat))
