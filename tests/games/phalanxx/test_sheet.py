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
        (2, "en", ["Turn 1 of 30: yours, and you have 15 left with it", "Turn 1 of 30: you have 15 more"]),
        (2, "it", ["Turno 1 di 30: tocca a te, e con questo ne hai ancora 15", "Turno 1 di 30: ne hai ancora 15"]),
        (3, "en", ["Turn 1 of 39: yours, and you have 13 left with it", "Turn 1 of 39: you have 13 more"]),
    ],
)
def test_the_clock_says_which_turn_it_is_and_how_many_the_viewer_has(seats, language, said):
    t = phalanxx(seats).to_buy(0)
    assert [clock(t, seat, language) for seat in (0, 1)] == said


@rule("PHX-END-05")
def test_who_only_looks_on_has_no_turns():
    assert clock(phalanxx(2).to_buy(0), -1) == "Turn 1 of 30"


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
            *(f"yours, and you have {left} left with it" for left in range(15, 1, -1)),
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


# The table in lines.


def lines(t: Table, seat: int = 0, language: str = "en") -> list[str]:
    return [line.strip() for line in GAME.sheet(t.view(seat), GAME.texts(language))]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Issos, city 3 · 2 armies · borders on Phrygia, Harran, Tadmor, Sippar"),
        ("it", "Isso, città 3 · 2 armate · confina con Frigia, Harran, Tadmor, Sippar"),
    ],
)
def test_a_region_is_listed_with_its_armies_and_what_it_borders_on(language, line):
    assert line in lines(phalanxx().to_buy(0), language=language)


@rule("PHX-CONQ-01", "PHX-SETUP-14")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_region_is_listed_once_with_all_the_borders_that_count(seats):
    t = phalanxx(seats).to_buy(0)
    near = t.layout.map
    names = [GAME.texts("en")(f"region-{region}") for region in t.region_names]
    for k, name in enumerate(names):
        (line,) = [line for line in lines(t) if line.startswith(f"{name}, ")]
        borders = {names[int(near.near[at])] for at in range(near.near_from[k], near.near_from[k + 1])}
        assert set(line.rpartition("borders on ")[2].split(", ")) == borders


def test_what_nobody_holds_is_listed_too():
    t = phalanxx().to_buy(0)
    free = lines(t)[lines(t).index("Free:") + 1 :]
    assert free[0] == "Phrygia, plain region · borders on Issos, Damaskos, Tadmor"


def test_cards_in_play_are_listed_with_family_strength_and_ability_and_whether_they_are_rotated():
    t = phalanxx().card(0, "X14").card(0, "X01", rotated=True).to_buy(0)
    assert {"Krateros · Leader +1 · Forced march", "Cretan Archers · archer +2 ↻"} <= set(lines(t))


@pytest.mark.parametrize(
    ("language", "meaning"),
    [
        ("en", "↻ rotated for a conflict: 3 points at the end, and one less when Heroism compares"),
        ("it", "↻ ruotata per un conflitto: 3 punti alla fine, e uno in meno nel confronto con l'Eroismo"),
    ],
)
def test_what_the_sign_of_a_rotated_card_means_is_said_where_it_is_used(language, meaning):
    assert meaning in lines(phalanxx().card(0, "X01", rotated=True).to_buy(0), language=language)
    assert meaning not in lines(phalanxx().card(0, "X01").to_buy(0), language=language)


@rule("PHX-BUY-01")
def test_prices_are_those_the_viewer_pays_with_the_printed_one_beside_it():
    t = phalanxx().display("XX01 X09 X14 X02 X05").card(0, "X15").to_buy(0)
    shown = [lines(t, seat)[3:8] for seat in (0, 1)]
    assert [line.partition("  ")[0] for line in shown[0]] == ["4 (5)", "3 (4)", "2 (3)", "1 (2)", "1"]
    assert [line.partition("  ")[0] for line in shown[1]] == ["5", "4", "3", "2", "1"]


def test_under_heroism_everybody_s_count_is_in_the_lines():
    t = phalanxx().display("X06 X07 X08 X09 HERO").card(0, "X13 X17").card(1, "X01", rotated=True).to_buy(0)
    counts = [line for line in lines(t) if line.startswith("Leaders and Equipment minus rotated cards")]
    assert [line.rpartition(": ")[2] for line in counts] == ["2", "-1"]
