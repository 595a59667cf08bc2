"""Transactions: one cube bought from a board, or sold to it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import draw_florins, move_stock, pay_bank, return_cubes, spend_token
from ludoteca.games.archipelago.rules.names import (
    BANK_LACKS,
    BOARDS,
    BOUGHT,
    GOODS,
    MUST_TRADE,
    NO_CUBE,
    NO_TOKEN,
    NO_TRANSACTION,
    NOTHING_TO_TRADE,
    OTHER_BOARD,
    SECTION_EMPTY,
    SECTION_FULL,
    SOLD,
    SOLD_TOKEN,
    TOO_FEW_FLORINS,
    TRANSACT,
)
from ludoteca.games.archipelago.rules.state import BANK, FLORINS, TOKENS, Archipelago
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Seat

# The own words of a trade: the boards, a bit each, how many transactions at most, how many so far.
ON_BOARDS: Final[i64] = 0
LEFT: Final[i64] = 1
MADE: Final[i64] = 2
BOTH_BOARDS: Final[i64] = 3


def board_bit(board: i64) -> i64:
    return 1 << board


def buying_price(s: Archipelago, board: i64, good: i64) -> i64:
    """ARC-TRANS-03 the price of the last cube's cell."""
    return s.layout.price_at(board, good, s.lying_on(board, good))


def selling_price(s: Archipelago, board: i64, good: i64) -> i64:
    """ARC-TRANS-02 the price of the first free cell."""
    return s.layout.price_at(board, good, s.lying_on(board, good) + 1)


def cannot_buy_cube(s: Archipelago, florins: i64, board: i64, good: i64) -> i64:
    """ALLOWED, or why somebody with so many florins cannot buy there."""
    if s.lying_on(board, good) == 0:
        return because(SECTION_EMPTY, board, good)  # ARC-TRANS-04
    missing = buying_price(s, board, good) - florins
    return because(TOO_FEW_FLORINS, missing) if missing > 0 else ALLOWED


def has_no_room(s: Archipelago, board: i64, good: i64) -> bool:
    """ARC-TRANS-04 a full section takes no more."""
    return s.lying_on(board, good) == s.layout.room(board, good)


def cannot_sell(s: Archipelago, seat: Seat, board: i64, good: i64) -> i64:
    if has_no_room(s, board, good):
        return because(SECTION_FULL, board, good)
    return ALLOWED if s.has(seat, good) > 0 else because(NO_CUBE, good)


def cannot_sell_token(s: Archipelago, seat: Seat, board: i64, good: i64) -> i64:
    """ARC-TOK-03 a token is sold as a real cube, which the bank must have."""
    if has_no_room(s, board, good):
        return because(SECTION_FULL, board, good)
    if s.has(seat, TOKENS) == 0:
        return NO_TOKEN
    return ALLOWED if s.in_bank(good) > 0 else because(BANK_LACKS, good)


def can_transact(s: Archipelago, seat: Seat, boards: i64, florins: i64) -> bool:
    """Whether a seat that has so many florins left can make any transaction on these boards."""
    for board in range(BOARDS):
        if boards & board_bit(board):
            for good in range(GOODS):
                if cannot_buy_cube(s, florins, board, good) == ALLOWED or cannot_sell(s, seat, board, good) == ALLOWED:
                    return True
                if cannot_sell_token(s, seat, board, good) == ALLOWED:
                    return True
    return False


def cannot_trade(s: Archipelago, seat: Seat, boards: i64, florins: i64) -> i64:
    return ALLOWED if can_transact(s, seat, boards, florins) else NOTHING_TO_TRADE


def begin_trade(s: Archipelago, seat: Seat, boards: i64, most: i64) -> None:
    s.push(TRANSACT, seat, boards, most)


@final
class Transact(Decision[Archipelago]):
    """Buy a cube from a board, or sell one to it.

    ARC-TRANS-01  one cube at a time
    ARC-TRANS-02  a sale brings the price of the cell that the cube fills
    ARC-TRANS-03  a purchase costs that of the cell it leaves
    ARC-TOK-03    an explorer token may be sold as any resource
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        layout = s.layout
        florins = s.has(seat, FLORINS)
        for board in range(BOARDS):
            if s.own(ON_BOARDS) & board_bit(board):
                for good in range(GOODS):
                    if cannot_buy_cube(s, florins, board, good) == ALLOWED:
                        out.add(layout.buy.of(board, good))
                    if cannot_sell(s, seat, board, good) == ALLOWED:
                        out.add(layout.sell.of(board, good))
                    if cannot_sell_token(s, seat, board, good) == ALLOWED:
                        out.add(layout.sell_token.of(board, good))
        if s.own(MADE) > 0 or out.count == 0:
            out.add(layout.done.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        layout = s.layout
        if layout.done.has(action):
            may_stop = s.own(MADE) > 0 or not can_transact(s, seat, s.own(ON_BOARDS), s.has(seat, FLORINS))
            return ALLOWED if may_stop else MUST_TRADE
        if not s.asks(TRANSACT, seat):
            return NO_TRANSACTION
        verb = layout.buy if layout.buy.has(action) else layout.sell if layout.sell.has(action) else layout.sell_token
        board, good = verb.argument(action, 0), verb.argument(action, 1)
        if s.own(ON_BOARDS) & board_bit(board) == 0:
            return OTHER_BOARD  # ARC-PORT-01, ARC-MKT-01
        if layout.buy.has(action):
            return cannot_buy_cube(s, s.has(seat, FLORINS), board, good)
        if layout.sell.has(action):
            return cannot_sell(s, seat, board, good)
        return cannot_sell_token(s, seat, board, good)

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        layout = s.layout
        if layout.done.has(action):
            s.done()
            return
        if layout.buy.has(action):
            buy_cube(s, seat, layout.buy.argument(action, 0), layout.buy.argument(action, 1))
        elif layout.sell.has(action):
            sell_cube(s, seat, layout.sell.argument(action, 0), layout.sell.argument(action, 1))
        else:
            sell_token(s, seat, layout.sell_token.argument(action, 0), layout.sell_token.argument(action, 1))
        left = s.own(LEFT) - 1
        s.set_own(LEFT, left)
        s.set_own(MADE, s.own(MADE) + 1)
        if left == 0:
            s.done()


def buy_cube(s: Archipelago, seat: Seat, board: i64, good: i64) -> None:
    """ARC-TRANS-03 the last cube of a section, for the price of its cell."""
    price = buying_price(s, board, good)
    pay_bank(s, seat, price)
    s.stock[board * GOODS + good] -= 1
    s.add(seat, good, 1)
    s.tell(BOUGHT, seat, good, board, price)


def sell_cube(s: Archipelago, seat: Seat, board: i64, good: i64) -> None:
    """ARC-TRANS-02 into the first free cell of a section, for its price as far as the bank can pay."""
    price = selling_price(s, board, good)
    return_cubes(s, seat, good, 1)
    move_stock(s, good, BANK, board)
    paid = draw_florins(s, seat, price)
    s.tell(SOLD, seat, good, board, paid)


def sell_token(s: Archipelago, seat: Seat, board: i64, good: i64) -> None:
    price = selling_price(s, board, good)
    spend_token(s, seat)
    move_stock(s, good, BANK, board)
    paid = draw_florins(s, seat, price)
    s.tell(SOLD_TOKEN, seat, good, board, paid)
