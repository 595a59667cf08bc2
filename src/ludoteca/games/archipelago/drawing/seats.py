"""What lies in front of a player, as plain values."""

from __future__ import annotations

from typing import NamedTuple


class Held(NamedTuple):
    """A card in front of a player: how it is, the discs and the citizen of a wonder on it, what is said of it."""

    card: str
    is_used: bool
    discs: int
    has_citizen: bool
    said: str
    note: str  # written below an own one


class Aim(NamedTuple):
    """An objective that a seat holds, as far as the viewer knows it: `card` is "" for a hidden one."""

    card: str
    ends: str  # the icon of what ends the match
    at: int
    now: int
    scores: str  # the icon of what is ranked
    worth: str  # points, or how a role is won
    standing: str
    said: str


class Good(NamedTuple):
    """How many cubes of a good somebody has, and what is said of them; below 0 nobody knows."""

    good: str
    cubes: int
    said: str


class Seat(NamedTuple):
    """All that lies in front of a player."""

    number: int
    name: str
    place: int  # in the order of play, from 1
    is_now: bool
    is_out: bool
    discs: int
    all_discs: int
    men: int
    ships: int
    florins: int  # below 0: behind the screen
    tokens: int
    goods: tuple[Good, ...]
    cards: tuple[Held, ...]
    aims: tuple[Aim, ...]
    taxes: int
    figures: tuple[tuple[str, int], ...]  # icons and numbers of what everybody sees
    said: str
    florins_said: str
    tokens_said: str
    discs_said: str
    men_said: str
    ships_said: str
    screen_said: str
