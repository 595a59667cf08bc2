"""Florins, cubes and tokens, from hand to hand and to and from the bank."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.archipelago.rules.memory import note_payment
from ludoteca.games.archipelago.rules.names import GOODS
from ludoteca.games.archipelago.rules.state import BANK, FLORINS, TOKENS, Archipelago
from ludoteca.kernel.numbers import Seat


def pay_bank(s: Archipelago, seat: Seat, florins: i64) -> None:
    s.add(seat, FLORINS, -florins)
    s.bank += florins


def what_bank_pays(s: Archipelago, florins: i64) -> i64:
    """ARC-COMP-04 there are so many coins and no more: the bank pays what it has, and owes nothing."""
    return florins if s.layout.rulings.unlimited_bank else min(florins, s.bank)


def draw_florins(s: Archipelago, seat: Seat, florins: i64) -> i64:
    """The bank pays a seat; how much it could."""
    paid = what_bank_pays(s, florins)
    s.bank -= paid
    s.add(seat, FLORINS, paid)
    return paid


def hand_florins(s: Archipelago, giver: Seat, taker: Seat, florins: i64) -> None:
    s.add(giver, FLORINS, -florins)
    s.add(taker, FLORINS, florins)


def draw_cubes(s: Archipelago, seat: Seat, good: i64, count: i64) -> i64:
    """ARC-COMP-05 a seat gets cubes, as far as the bank has them; how many."""
    got = min(count, s.in_bank(good))
    s.stock[BANK * GOODS + good] -= got
    s.add(seat, good, got)
    return got


def return_cubes(s: Archipelago, seat: Seat, good: i64, count: i64) -> None:
    """Cubes from behind a screen go to the bank, in the open."""
    s.add(seat, good, -count)
    s.stock[BANK * GOODS + good] += count
    note_payment(s, seat)


def hand_cubes(s: Archipelago, giver: Seat, taker: Seat, good: i64, count: i64) -> None:
    """Cubes change hands in the open."""
    s.add(giver, good, -count)
    s.add(taker, good, count)
    note_payment(s, giver)


def move_stock(s: Archipelago, good: i64, source: i64, to: i64) -> None:
    """A cube goes from a board or the BANK to another."""
    s.stock[source * GOODS + good] -= 1
    s.stock[to * GOODS + good] += 1


def spend_token(s: Archipelago, seat: Seat) -> None:
    """ARC-TOK-01 an explorer token stands for a cube, and leaves the game."""
    s.add(seat, TOKENS, -1)
