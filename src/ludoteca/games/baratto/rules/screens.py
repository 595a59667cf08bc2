"""Behind the screens: what a seat holds, and how crates are laid open and change hands.

The screens are low: everybody sees the crates in their row and can follow each of them, only not what is inside
(BAR-TAKE-04). So which of several equal crates is laid open must say nothing about the others.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.baratto.rules.state import Baratto
from ludoteca.kernel.chance import DECKS
from ludoteca.kernel.events import EVERYBODY
from ludoteca.kernel.numbers import Place, Seat


def held(s: Baratto, seat: Seat, good: i64) -> i64:
    """How many crates of a good a seat has."""
    crates = s.crates
    goods = s.layout.good
    screen = s.layout.screen_of(seat)
    count: i64 = 0
    for place in range(crates.size(screen)):
        if goods[crates.card(screen, place)] == good:
            count += 1
    return count


def has(s: Baratto, seat: Seat, thing: i64) -> i64:
    """How many of a thing, good or coin, a seat has."""
    return s.coins[seat] if thing == s.layout.coin else held(s, seat, thing)


def is_open(s: Baratto, seat: Seat, place: Place) -> bool:
    """Whether a crate behind a screen has been laid open for all."""
    return s.crates.seen(s.layout.screen_of(seat), place) == EVERYBODY


def lay_open(s: Baratto, seat: Seat, good: i64, count: i64) -> None:
    """Have so many crates of a good lie open: BAR-OFFER-03 those that do already count first.

    Chance picks the rest among the closed ones of that good: by any fixed order the ones passed over would be known
    to hold something else.
    """
    screen = s.layout.screen_of(seat)
    closed = closed_of(s, seat, good)
    missing = count - (held(s, seat, good) - closed)
    if 0 < missing < closed:
        s.reveal()
    while missing > 0:
        pick = s.chance.below(DECKS, closed)
        s.show(s.crates, screen, closed_place(s, seat, good, pick), EVERYBODY)
        closed -= 1
        missing -= 1


def closed_of(s: Baratto, seat: Seat, good: i64) -> i64:
    """How many crates of a good a seat has that are not open to all."""
    crates = s.crates
    screen = s.layout.screen_of(seat)
    count: i64 = 0
    for place in range(crates.size(screen)):
        if s.layout.good[crates.card(screen, place)] == good and not is_open(s, seat, place):
            count += 1
    return count


def closed_place(s: Baratto, seat: Seat, good: i64, pick: i64) -> i64:
    """Where the closed crate of a good with this number, counted from 0, stands behind a screen."""
    crates = s.crates
    screen = s.layout.screen_of(seat)
    left = pick
    for place in range(crates.size(screen)):
        if s.layout.good[crates.card(screen, place)] == good and not is_open(s, seat, place):
            if left == 0:
                return place
            left -= 1
    raise IndexError(f"seat {seat} has no closed crate {pick} of good {good}")


def hand_over(s: Baratto, giver: Seat, taker: Seat, good: i64, count: i64) -> None:
    """Open crates of a good change hands; who saw them still knows them."""
    crates = s.crates
    screen = s.layout.screen_of(giver)
    left = count
    for place in range(crates.size(screen) - 1, -1, -1):
        if left > 0 and s.layout.good[crates.card(screen, place)] == good and is_open(s, giver, place):
            crates.move(screen, place, s.layout.screen_of(taker))
            left -= 1
