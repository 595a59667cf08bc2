"""Tokens in place of cubes, for a construction or for the use of a card."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.building import construct, pay_for, price_of
from ludoteca.games.archipelago.rules.names import (
    GOODS,
    NOT_IN_PRICE,
    NOT_PAYING,
    PAY_WITH_TOKENS,
    TOKEN_NOT_NEEDED,
)
from ludoteca.games.archipelago.rules.paying import (
    FOR_BUILDING,
    MORE,
    PACKED,
    PURPOSE,
    THING,
    WIDTH,
    may_add_token,
    tokens_for,
)
from ludoteca.games.archipelago.rules.state import Archipelago
from ludoteca.games.archipelago.rules.using import cubes_of_use, use
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.numbers import Action, Seat


def price(s: Archipelago) -> vec[i64]:
    """The cubes that the step on top asks for."""
    if s.own(PURPOSE) == FOR_BUILDING:
        return price_of(s, s.own(THING))
    return cubes_of_use(s, s.own(THING), s.own(MORE))


def cannot_add_token(s: Archipelago, seat: Seat, good: i64) -> i64:
    """ALLOWED, or why no further token can stand for this good."""
    if not s.asks(PAY_WITH_TOKENS, seat):
        return NOT_PAYING
    if tokens_for(s.own(PACKED), good) >= price(s)[good]:
        return NOT_IN_PRICE
    return ALLOWED if may_add_token(s, seat, price(s), s.own(PACKED), good) else TOKEN_NOT_NEEDED


@final
class PayWithTokens(Decision[Archipelago]):
    """Which cubes of a price are paid with explorer tokens; those that you lack are already.

    ARC-TOK-01  a token stands for one cube of any kind, and leaves the game
    ARC-TOK-02  any number of them
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        cost = price(s)
        for good in range(GOODS):
            if may_add_token(s, seat, cost, s.own(PACKED), good):
                out.add(s.layout.token.of(good))
        out.add(s.layout.pay.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if s.layout.token.has(action):
            return cannot_add_token(s, seat, s.layout.token.argument(action))
        return ALLOWED if s.asks(PAY_WITH_TOKENS, seat) else NOT_PAYING

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        packed, thing = s.own(PACKED), s.own(THING)
        if s.layout.token.has(action):
            good = s.layout.token.argument(action)
            s.set_own(PACKED, packed + (1 << (good * WIDTH)))
        elif s.own(PURPOSE) == FOR_BUILDING:
            who, waters = s.own(MORE), s.own(MORE + 1)
            s.done()
            pay_for(s, seat, thing, packed)
            construct(s, seat, thing, who, waters)
        else:
            way = s.own(MORE)
            s.back()
            use(s, seat, thing, way, packed)
