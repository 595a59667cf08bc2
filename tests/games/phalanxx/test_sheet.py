"""The table in plain lines, for terminals and screen readers; and the clock."""

from __future__ import annotations

import pytest

from ludoteca.games.phalanxx.game import GAME
from tests.games.phalanxx.table import Table, phalanxx
from tests.support import rule


def clock(t: Table, seat: int, language: str = "en") -> str:
    return GAME.clock(t.view(seat), GAME.texts(language))


@rule("PHX-END-05")
@pytest.mark.parametrize(
    ("seats", "language", "said"),
    [
        (2, "en", ["Turn 1 of 30: yours, and 15 with it until the end", "Turn 1 of 30: you have 15 more", "Turn 1 of 30"]),
        (2, "it", ["Turno 1 di 30: tocca a te, e con questo ne hai ancora 15", "Turno 1 di 30: ne hai ancora 15",
                   "Turno 1 di 30"]),
        (3, "en", ["Turn 1 of 39: yours, and 13 with it until the end", "Turn 1 of 39: you have 13 more", "Turn 1 of 39"]),
    ],
)  # fmt: skip
def test_the_clock_says_which_turn_it_is_and_how_many_the_viewer_has(seats, language, said):
    t = phalanxx(seats).to_buy(0)
    assert [clock(t, seat, language) for seat in (0, 1, -1)] == said


@rule("PHX-END-05", "PHX-END-02")
def test_the_clock_counts_down_to_the_last_turn_of_everybody():
    t = phalanxx(2)
    seen: dict[int, list[str]] = {0: [], 1: []}
    while not t.match.over:
        for seat in seen:
            if t.view(seat).active == seat:
                seen[seat].append(clock(t, seat))
        t.idle()
    for seat in seen:
        assert [line.partition(": ")[2] for line in seen[seat]] == [
            *(f"yours, and {left} with it until the end" for left in range(15, 1, -1)),
            "your last",
        ]
    assert clock(t, 0) == "Turn 30 of 30"


@rule("PHX-END-02")
def test_whoever_has_had_the_last_turn_is_told():
    t = phalanxx(2)
    for _ in range(29):
        t.idle()
    assert [clock(t, seat) for seat in (t.turn_of, 1 - t.turn_of)] == [
        "Turn 30 of 30: your last",
        "Turn 30 of 30: you have had your last",
    ]
