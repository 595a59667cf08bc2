"""Payment in cubes, in which explorer tokens may stand for any of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.bank import return_cubes, spend_token
from ludoteca.games.archipelago.rules.names import BANK_LACKS, GOODS, TOKEN_SPENT, TOO_FEW_CUBES
from ludoteca.games.archipelago.rules.state import TOKENS, Archipelago
from ludoteca.kernel.decision import ALLOWED, because
from ludoteca.kernel.numbers import Seat

# The own words of PAY_WITH_TOKENS: what for, the tokens for each good, and what else the purchase needs.
PURPOSE: Final[i64] = 0
FOR_BUILDING: Final[i64] = 0
FOR_CARD: Final[i64] = 1
PACKED: Final[i64] = 1  # tokens for each good, four bits a good
THING: Final[i64] = 2  # the construction, or the card
MORE: Final[i64] = 3
WIDTH: Final[i64] = 4
DIGIT: Final[i64] = 15


def tokens_for(packed: i64, good: i64) -> i64:
    return (packed >> (good * WIDTH)) & DIGIT


def tokens_in(packed: i64) -> i64:
    """How many tokens a payment takes in all."""
    count: i64 = 0
    for good in range(GOODS):
        count += tokens_for(packed, good)
    return count


def least_tokens(s: Archipelago, seat: Seat, cost: vec[i64]) -> i64:
    """The tokens that a seat must use for a price, where it has too few cubes; packed by good."""
    packed: i64 = 0
    for good in range(GOODS):
        short = max(0, cost[good] - s.has(seat, good))
        packed |= short << (good * WIDTH)
    return packed


def cannot_pay_cubes(s: Archipelago, seat: Seat, cost: vec[i64]) -> i64:
    """ARC-TOK-02 ALLOWED, or how many cubes or tokens a seat lacks for a price."""
    needed = least_tokens(s, seat, cost)
    missing = tokens_in(needed) - s.has(seat, TOKENS)
    if missing > 0:
        return because(TOO_FEW_CUBES, missing)
    if s.layout.rulings.token_needs_cube:
        for good in range(GOODS):
            if tokens_for(needed, good) > s.in_bank(good):
                return because(BANK_LACKS, good)
    return ALLOWED


def may_add_token(s: Archipelago, seat: Seat, cost: vec[i64], packed: i64, good: i64) -> bool:
    """Whether one more token can stand for a good of a price; a payment is put together in the order of the goods."""
    if tokens_for(packed, good) >= cost[good] or tokens_in(packed) >= s.has(seat, TOKENS):
        return False
    if s.layout.rulings.token_needs_cube and tokens_for(packed, good) >= s.in_bank(good):
        return False
    least = least_tokens(s, seat, cost)
    for later in range(good + 1, GOODS):
        if tokens_for(packed, later) > tokens_for(least, later):
            return False
    return True


def has_choice(s: Archipelago, seat: Seat, cost: vec[i64]) -> bool:
    """Whether a seat could use more tokens for a price than it must."""
    least = least_tokens(s, seat, cost)
    for good in range(GOODS):
        if may_add_token(s, seat, cost, least, good):
            return True
    return False


def pay_cubes(s: Archipelago, seat: Seat, cost: vec[i64], packed: i64) -> None:
    """ARC-BUILD-01 cubes go to the bank, ARC-TOK-01 tokens leave the game."""
    for good in range(GOODS):
        tokens = tokens_for(packed, good)
        for _ in range(tokens):
            spend_token(s, seat)
        if tokens > 0:
            s.tell(TOKEN_SPENT, seat, tokens, good)
        if cost[good] > tokens:
            return_cubes(s, seat, good, cost[good] - tokens)
