"""Matches of the toy game, to be tried in every way."""

from __future__ import annotations

from ludoteca.play.match import Match
from ludoteca.play.view import encode
from tests.kernel.toy import GAME, Pebbles, PebblesRules, PebblesView

PebblesMatch = Match[Pebbles, PebblesRules, PebblesView]


def pebbles(seats: int = 2, seed: int | bytes | str | None = 7, **settings: bool | int | str) -> PebblesMatch:
    return Match(GAME, seats, seed, settings)


def voting(seats: int = 2) -> PebblesMatch:
    """A match in which seat 0 has just called a vote."""
    m = pebbles(seats)
    m.push("vote")
    return m


def answer(m: PebblesMatch, seat: int, side: str = "left", stake: int = 0) -> None:
    m.push_plan([f"side:{side}", f"stake:{stake}"], seat)


def rows(m: PebblesMatch) -> list[tuple[int, str]]:
    return [(row.seat, " ".join(m.rules.actions.texts(row.actions))) for row in m.rows]


def told(m: PebblesMatch, seat: int, since: int = 0) -> list[str]:
    return [GAME.texts("en").event(event, seat) for event in m.events(seat, since)]


def sight(m: PebblesMatch, seat: int) -> PebblesView:
    view = m.view(seat)
    assert isinstance(view, PebblesView)
    return view


def everything(m: PebblesMatch) -> tuple[object, ...]:
    """All there is to see of a match, from every chair."""
    views = [encode(m.view(seat)) for seat in range(-1, m.seats)]
    return m.hash(), m.ply, m.to_act, rows(m), list(m.raw), views, [m.legal(seat) for seat in range(m.seats)]


def finished(seed: int | str = 7) -> PebblesMatch:
    m = pebbles(seed=seed, heap=4)
    for text in ("coin", "from:2", "pass", "take:3", "take:1"):
        m.push(text)
    return m
