"""What is paid and gained: coins, points, trainers, gems and posters, by the rows that cards, tiles and boards show."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.names import (
    ANY,
    CHOSEN,
    CLEAR,
    COINS,
    COINS_GAINED,
    COINS_PAID,
    COLOURS,
    DROP_POSTER,
    GAIN_GEM,
    GAIN_POSTER,
    GAIN_TRADE,
    GEM_GAINED,
    GEM_KINDS,
    GEM_PAID,
    GEM_TURNED_COIN,
    GEMS,
    NO_POSTER_TO_DROP,
    NO_SUCH_GEM,
    NOTHING,
    PAY_GEM,
    PAY_TRADE,
    POINTS,
    POINTS_GAINED,
    POINTS_PAID,
    POSTERS,
    SAME_GEM,
    TOO_FEW_COINS,
    TOO_FEW_GEMS,
    TOO_FEW_POINTS,
    TOO_FEW_TRAINERS,
    TRAINER_GAINED,
    TRAINER_LOST,
    TRAINER_PAID,
    TRAINERS,
    TURNS,
    WRONG_PAYMENT,
)
from ludoteca.games.magnificent.rules.posters import can_gain_poster, cannot_gain_poster, posters_to_drop
from ludoteca.games.magnificent.rules.state import (
    FREE,
    FROM_BONUSES,
    PARTS,
    PURSE,
    RESERVE,
    SCORE,
    STORAGE,
    Magnificent,
)
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Pick, because
from ludoteca.kernel.numbers import Seat

# The own words of a payment: the trades, whose it is, whether it has begun, gems owed by kind, and any gems.
TRADE: Final[i64] = 0
WHOSE: Final[i64] = 1
SECOND: Final[i64] = 2
BEGUN: Final[i64] = 3
OWED: Final[i64] = 4
OWED_ANY: Final[i64] = 8
# … and of a gain.
DYE: Final[i64] = 2
CHOICES: Final[i64] = 4
BILLS: Final[i64] = 5

WHICH: Final[i64] = 0  # the own word of a gem that is paid or gained: for which one it pays, or which is not gained


def gain_coins(s: Magnificent, seat: Seat, count: i64) -> None:
    """MAG-GEN-09 there are always enough of them."""
    if count > 0:
        s.add(seat, PURSE, count)
        s.tell(COINS_GAINED, seat, count)


def gain_points(s: Magnificent, seat: Seat, count: i64, part: i64) -> None:
    """Points, and in which part of the score sheet they are counted."""
    if count > 0:
        s.add(seat, SCORE, count)
        s.parts[seat * PARTS + part] += count
        s.tell(POINTS_GAINED, seat, count)


def gain_gem(s: Magnificent, seat: Seat, kind: i64) -> None:
    """MAG-GEN-04 three of each kind find place; MAG-GEN-05 one more is a coin."""
    if s.has(seat, STORAGE + kind) < s.layout.numbers.storage:
        s.add(seat, STORAGE + kind, 1)
        s.tell(GEM_GAINED, seat, kind)
    else:
        coins = s.layout.numbers.coins_for_a_gem
        s.add(seat, PURSE, coins)
        s.tell(GEM_TURNED_COIN, seat, kind, coins)


def gain_trainer(s: Magnificent, seat: Seat) -> None:
    """MAG-TRN-05 it can be used at once; MAG-GEN-10 without one in reserve there is nothing to gain."""
    if s.has(seat, RESERVE) > 0:
        s.move_trainer(seat, RESERVE, FREE)
        s.tell(TRAINER_GAINED, seat)
    else:
        s.tell(TRAINER_LOST, seat)


def pay_coins(s: Magnificent, seat: Seat, count: i64) -> None:
    if count > 0:
        s.add(seat, PURSE, -count)
        s.tell(COINS_PAID, seat, count)


def pay_gem(s: Magnificent, seat: Seat, kind: i64) -> None:
    s.add(seat, STORAGE + kind, -1)
    s.tell(GEM_PAID, seat, kind)


def gems_do(s: Magnificent, seat: Seat, o: i64, g: i64, p: i64, clear: i64, some: i64) -> bool:
    """MAG-GEN-06 whether a seat's gems pay for these: clear ones for any colour, coloured ones only for their own."""
    lacking: i64 = 0
    if o > s.has(seat, STORAGE):
        lacking += o - s.has(seat, STORAGE)
    if g > s.has(seat, STORAGE + 1):
        lacking += g - s.has(seat, STORAGE + 1)
    if p > s.has(seat, STORAGE + 2):
        lacking += p - s.has(seat, STORAGE + 2)
    return clear + lacking <= s.has(seat, STORAGE + CLEAR) and o + g + p + clear + some <= s.gems(seat)


def gems_pay(s: Magnificent, seat: Seat, trade: i64, second: i64) -> bool:
    """Whether the gems of a seat pay for two trades together."""
    layout = s.layout
    return gems_do(
        s,
        seat,
        layout.paid(trade, GEMS) + layout.paid(second, GEMS),
        layout.paid(trade, GEMS + 1) + layout.paid(second, GEMS + 1),
        layout.paid(trade, GEMS + 2) + layout.paid(second, GEMS + 2),
        layout.paid(trade, GEMS + CLEAR) + layout.paid(second, GEMS + CLEAR),
        layout.paid(trade, ANY) + layout.paid(second, ANY),
    )


def cannot_trade(s: Magnificent, seat: Seat, trade: i64) -> i64:
    """ALLOWED, or what a seat lacks to pay a trade in full; a poster must be there to be gained."""
    layout = s.layout
    coins = layout.paid(trade, COINS) - s.has(seat, PURSE)
    if coins > 0:
        return because(TOO_FEW_COINS, coins)
    points = layout.paid(trade, POINTS)
    if points > 0 and points > s.has(seat, SCORE):
        return because(TOO_FEW_POINTS, points - s.has(seat, SCORE))  # MAG-GEN-11
    trainers = layout.paid(trade, TRAINERS) - s.has(seat, FREE)
    if trainers > 0:
        return because(TOO_FEW_TRAINERS, trainers)
    if not gems_pay(s, seat, trade, layout.no_trade):
        return TOO_FEW_GEMS
    if layout.paid(trade, POSTERS) > 0 and posters_to_drop(s, seat) == 0:
        return NO_POSTER_TO_DROP
    return cannot_gain_poster(s, seat) if layout.gained(trade, POSTERS) > 0 else ALLOWED


def begin_trade(s: Magnificent, seat: Seat, trade: i64, dye: i64) -> None:
    """Pay, then gain. `dye` is the colour that a gem of the turn's colour has."""
    s.then(GAIN_TRADE, trade, seat, dye)
    s.then(PAY_TRADE, trade, seat, s.layout.no_trade)


def begin_gain(s: Magnificent, seat: Seat, trade: i64, dye: i64) -> None:
    """Gain what a trade gives; where nothing is to be chosen, at once."""
    if trade == s.layout.no_trade:
        return
    gain_plain(s, seat, trade, dye)
    if s.layout.gained(trade, CHOSEN) + s.layout.gained(trade, POSTERS) > 0:
        s.then(GAIN_TRADE, trade, seat, dye)
        s.set_own(BEGUN, 1)
        s.set_own(CHOICES, s.layout.gained(trade, CHOSEN))
        s.set_own(BILLS, s.layout.gained(trade, POSTERS))


def gain_plain(s: Magnificent, seat: Seat, trade: i64, dye: i64) -> None:
    """All that a trade gives without a choice."""
    layout = s.layout
    gain_coins(s, seat, layout.gained(trade, COINS))
    gain_points(s, seat, layout.gained(trade, POINTS), FROM_BONUSES)
    for _ in range(layout.gained(trade, TRAINERS)):
        gain_trainer(s, seat)
    for kind in range(GEM_KINDS):
        for _ in range(layout.gained(trade, GEMS + kind)):
            gain_gem(s, seat, kind)
    if dye != NOTHING:
        for _ in range(layout.gained(trade, TURNS)):
            gain_gem(s, seat, dye)


@final
class GainTrade(Consequence[Magnificent]):
    """What a card, a tile or a square gives, with what must be chosen of it.

    MAG-GEN-07  a coloured gem of one's choice is never a clear one
    """

    def follow(self, s: Magnificent) -> None:
        seat = s.own(WHOSE)
        if s.own(BEGUN) == 0:
            trade, dye = s.own(TRADE), s.own(DYE)
            s.done()
            begin_gain(s, seat, trade, dye)
        elif s.own(CHOICES) > 0:
            s.set_own(CHOICES, s.own(CHOICES) - 1)
            s.push_open(GAIN_GEM, seat, NOTHING)
        elif s.own(BILLS) > 0:
            s.set_own(BILLS, s.own(BILLS) - 1)
            if can_gain_poster(s, seat):
                s.push_open(GAIN_POSTER, seat)
        else:
            s.done()


@final
class PayTrade(Consequence[Magnificent]):
    """The price of something, or of two things at once: what is not gems at once, then gem by gem.

    MAG-GEN-06  a gem is chosen where several can pay
    """

    def follow(self, s: Magnificent) -> None:
        seat = s.own(WHOSE)
        if s.own(BEGUN) == 0:
            begin_payment(s, seat)
            return
        which = next_owed(s)
        if which == NOTHING:
            s.done()
            return
        lacking = which < COLOURS and s.own(OWED + which) > s.has(seat, STORAGE + which)
        s.set_own(OWED + which, s.own(OWED + which) - 1)
        only = CLEAR if lacking else only_payment(s, seat, which)
        if only == NOTHING:
            s.push(PAY_GEM, seat, which)
        else:
            pay_gem(s, seat, only)


def begin_payment(s: Magnificent, seat: Seat) -> None:
    layout = s.layout
    trade, second = s.own(TRADE), s.own(SECOND)
    s.set_own(BEGUN, 1)
    for kind in range(GEM_KINDS):
        s.set_own(OWED + kind, layout.paid(trade, GEMS + kind) + layout.paid(second, GEMS + kind))
    s.set_own(OWED_ANY, layout.paid(trade, ANY) + layout.paid(second, ANY))
    pay_coins(s, seat, layout.paid(trade, COINS))
    points = layout.paid(trade, POINTS)
    if points > 0:
        s.add(seat, SCORE, -points)
        s.parts[seat * PARTS + FROM_BONUSES] -= points
        s.tell(POINTS_PAID, seat, points)
    for _ in range(layout.paid(trade, TRAINERS)):
        s.move_trainer(seat, FREE, RESERVE)
        s.tell(TRAINER_PAID, seat)
    for _ in range(layout.paid(trade, POSTERS)):
        s.push(DROP_POSTER, seat)


def next_owed(s: Magnificent) -> i64:
    """The gem that is paid next: clear ones first, for which nothing else will do, and any gem last."""
    if s.own(OWED + CLEAR) > 0:
        return CLEAR
    for kind in range(COLOURS):
        if s.own(OWED + kind) > 0:
            return kind
    return GEM_KINDS if s.own(OWED_ANY) > 0 else NOTHING


def stands_for(kind: i64, which: i64) -> bool:
    """MAG-GEN-06 whether a gem can pay for one that is owed: of its kind, for any gem, or a clear one."""
    return kind == which or kind == CLEAR or which == GEM_KINDS


def pays(s: Magnificent, seat: Seat, kind: i64, which: i64) -> bool:
    """Whether a seat has a gem that pays for one that is owed, and then still enough for the rest of this payment."""
    if not stands_for(kind, which) or s.has(seat, STORAGE + kind) == 0:
        return False
    s.add(seat, STORAGE + kind, -1)
    enough = gems_do(s, seat, s.own(OWED), s.own(OWED + 1), s.own(OWED + 2), s.own(OWED + CLEAR), s.own(OWED_ANY))
    s.add(seat, STORAGE + kind, 1)
    return enough


def only_payment(s: Magnificent, seat: Seat, which: i64) -> i64:
    """The one kind of gem that can pay, or NOTHING if there are several."""
    only: i64 = NOTHING
    for kind in range(GEM_KINDS):
        if pays(s, seat, kind, which):
            if only != NOTHING:
                return NOTHING
            only = kind
    return only


@final
class PayGem(Pick[Magnificent]):
    """Which gem pays.

    MAG-GEN-06  a clear one may stand for any colour, a coloured one never for a clear one
    """

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        if s.has(seat, STORAGE + k) == 0:
            return because(NO_SUCH_GEM, k)
        return WRONG_PAYMENT if s.asks(PAY_GEM, seat) and not stands_for(k, s.own(WHICH)) else ALLOWED

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        s.done()
        pay_gem(s, seat, k)


@final
class GainGem(Pick[Magnificent]):
    """Which coloured gem is gained.

    MAG-GEN-07  orange, green or purple; one that is exchanged is not gained again
    """

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return SAME_GEM if s.asks(GAIN_GEM, seat) and s.own(WHICH) == k else ALLOWED

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        s.done()
        gain_gem(s, seat, k)
