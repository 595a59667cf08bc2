"""The card that is being resolved: which symbols are left of it, and what uses them up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.dei.rules.names import (
    BLUE,
    BLUE_COLLECT,
    BLUE_MOVE,
    BOOTS_MOVE,
    CARDS_PLAYED,
    COPY,
    END_PHASE,
    GREEN,
    GREEN_COLLECT,
    GREEN_RECRUIT,
    MOVE,
    NO_CARD_IN_PLAY,
    NO_CARDS_YET,
    NO_OUTPOST_FOR_IT,
    NO_TALENT,
    NOT_ALL_ON_MAP,
    NOTHING,
    PER_OUTPOST,
    PLAN_CARDS,
    PREVAIL,
    RECRUIT,
    RED,
    RED_MOVE,
    RED_RECRUIT,
    SYMBOL_NOT_LEFT,
    SYMBOLS,
    TAKE_FOR_ABRAHAM,
    TAKE_MISSION,
    UNLOCK_TALENT,
)
from ludoteca.games.dei.rules.state import NO_WILD, RESERVE, Dei
from ludoteca.kernel.decision import ALLOWED, because
from ludoteca.kernel.numbers import Card, Seat

# The own words of the later steps of a move.
WHAT: Final[i64] = 0  # the symbol, the drone or the card
HERE: Final[i64] = 1  # the Region or slot that came with it
THERE: Final[i64] = 2
MORE: Final[i64] = 3

PREVAIL_TALENT: Final[i64] = 10  # by number, for a refusal
PREVAILING: Final[i64] = 0  # before the symbols of `move` and `collect`: any Recruit


def without_card(s: Dei, seat: Seat) -> i64:
    """Why nothing is done with a card: none is in play, DEI-CARD-01 both of the Phase were, or no Phase has begun."""
    decision = s.deciding()
    if s.phase == 0 or decision == PLAN_CARDS:
        return NO_CARDS_YET
    if s.asked() == seat and (
        decision == TAKE_FOR_ABRAHAM or decision == UNLOCK_TALENT or decision == TAKE_MISSION or decision == END_PHASE
    ):
        return CARDS_PLAYED
    return NO_CARD_IN_PLAY


def begin_card(s: Dei, card: Card) -> None:
    """DEI-CARD-02 a card is being resolved from now on."""
    s.card = card
    s.wild = NO_WILD


def add_symbols(s: Dei, card: Card) -> None:
    for symbol in range(SYMBOLS):
        s.pool[symbol] += s.layout.shows(card, symbol)


def copy_symbols(s: Dei, card: Card) -> None:
    """DEI-ADV-COPY all that another card shows, but for its own Copy."""
    before = s.pool[COPY]
    add_symbols(s, card)
    s.pool[COPY] = before


def end_card(s: Dei) -> None:
    """DEI-CARD-04 the card is done with, and what is left of it is forgone."""
    s.card = NOTHING
    s.wild = NO_WILD
    for symbol in range(SYMBOLS):
        s.pool[symbol] = 0


def is_empty(s: Dei) -> bool:
    """Whether no symbol is left."""
    pool = s.pool
    for symbol in range(SYMBOLS):
        if pool[symbol] > 0:
            return False
    return True


def per_outpost(symbol: i64) -> i64:
    """Where the pool keeps a symbol that is executed once for each Outpost; NOTHING if no card shows it so."""
    if symbol == RED_RECRUIT:
        return PER_OUTPOST
    if symbol == RED_MOVE:
        return PER_OUTPOST + 1
    if symbol == BLUE_MOVE:
        return PER_OUTPOST + 2
    if symbol == BLUE_COLLECT:
        return PER_OUTPOST + 3
    if symbol == GREEN_RECRUIT:
        return PER_OUTPOST + 4
    if symbol == GREEN_COLLECT:
        return PER_OUTPOST + 5
    return NOTHING


def colour_of(symbol: i64) -> i64:
    """The colour of an advanced symbol."""
    if symbol == RED_RECRUIT or symbol == RED_MOVE:
        return RED
    return BLUE if symbol == BLUE_MOVE or symbol == BLUE_COLLECT else GREEN


def times(s: Dei, seat: Seat, symbol: i64) -> i64:
    """DEI-ADV-OUT how often a symbol per Outpost may be executed: the cubes of its colour, and DEI-CANDY-04 a Wild."""
    return s.cubes_of(seat, colour_of(symbol)) + (1 if s.wild != NO_WILD else 0)


def cannot_use(s: Dei, seat: Seat, symbol: i64) -> i64:
    """ALLOWED, or why this seat cannot execute a symbol now, wherever it would be."""
    if s.card == NOTHING or s.player != seat:
        return without_card(s, seat)
    if s.pool[symbol] > 0 or (symbol == MOVE and s.pool[BOOTS_MOVE] > 0):
        return ALLOWED
    row = per_outpost(symbol)
    if row == NOTHING or s.pool[row] == 0:
        return because(SYMBOL_NOT_LEFT, symbol)
    if times(s, seat, symbol) == 0:
        return because(NO_OUTPOST_FOR_IT, colour_of(symbol))
    return ALLOWED


def cannot_act(s: Dei, seat: Seat, first: i64, k: i64) -> i64:
    """ALLOWED, or why this seat has no such symbol: the k-th of a verb whose plain symbol is the `first` one."""
    return cannot_prevail(s, seat) if k == PREVAILING else cannot_use(s, seat, first + k - 1)


def acting(s: Dei, seat: Seat, first: i64, k: i64) -> i64:
    """The symbol that is the k-th of a verb whose plain symbol is the `first` one."""
    return prevailing(s, seat) if k == PREVAILING else first + k - 1


def cannot_prevail(s: Dei, seat: Seat) -> i64:
    """DEI-TAL-L5 ALLOWED, or why this seat cannot use a Recruit as a plain Move or Collect."""
    refusal = cannot_use(s, seat, prevailing(s, seat))
    if refusal != ALLOWED:
        return refusal
    if not s.knows(seat, PREVAIL):
        return because(NO_TALENT, PREVAIL_TALENT)
    if s.has(seat, RESERVE) > 0:
        return because(NOT_ALL_ON_MAP, s.has(seat, RESERVE))
    return ALLOWED


def prevailing(s: Dei, seat: Seat) -> i64:
    """The Recruit that is used as something else: a plain one rather than one that could do more."""
    for symbol in range(RECRUIT, GREEN_RECRUIT + 1):
        if can_use(s, seat, symbol):
            return symbol
    return RECRUIT


def can_use(s: Dei, seat: Seat, symbol: i64) -> bool:
    return cannot_use(s, seat, symbol) == ALLOWED


def use(s: Dei, seat: Seat, symbol: i64) -> i64:
    """A symbol is executed, once; what it was in the pool, for DEI-TAL-L2 asks."""
    pool = s.pool
    if pool[symbol] > 0:
        pool[symbol] -= 1
        return symbol
    if symbol == MOVE:
        pool[BOOTS_MOVE] -= 1
        return BOOTS_MOVE
    row = per_outpost(symbol)
    pool[row] -= 1
    pool[symbol] = times(s, seat, symbol) - 1
    return symbol
