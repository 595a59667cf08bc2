"""The count at the end, objective by objective, and the example of the rulebook played to its end."""

from __future__ import annotations

import pytest

from ludoteca.games.archipelago import content
from ludoteca.games.archipelago.game import GAME
from tests.games.archipelago.table import Table, isles
from tests.support import rule

# Regions of land in a row, for buildings: where they lie does not matter to the count.
LANDS = [region.id for region in content.regions() if region.id[-1] == "B" and region.land]
SHORES = {region.id for region in content.regions() if region.land and region.sea}
BLUE, GREEN, RED, YELLOW = range(4)


def lands(count: int, seats: int = 4, **settings: str | bool) -> Table:
    """So many regions with land, numbered from 1, and nobody there."""
    t = isles(seats, **settings)
    for k in range(count):
        t.region(f"{k - 5},{5 - k if k % 2 else 4 - k}", LANDS[k])
    return t


def totals(t: Table) -> list[int]:
    return [t.points(seat) for seat in range(t.s.seats)]


@rule("ARC-SCORE-07")
def test_a_trend_and_an_objective_that_rank_the_same_both_count():
    t = lands(1).built(1, "temple").citizens(0, "1:temple").trend("temples").objectives(1, "S05")
    assert totals(t) == [7, 0, 0, 0]


@rule("ARC-SCORE-05", "ARC-WIN-04", "ARC-ICON-07", "ARC-WOND-04")
def test_medals_of_characters_and_of_wonders_that_are_built():
    t = isles().cards(0, "king", "pope").cards(1, "pyramid").wonder(2, "cathedral").wonder(3, "colossus")
    assert totals(t) == [2, 0, 2, 1]


@rule("ARC-WOND-04")
def test_a_wonder_that_is_not_built_counts_as_a_progress_card():
    t = isles().objectives(0, "S04").cards(1, "pyramid").cards(2, "ranch", "quarry")
    assert totals(t) == [0, 2, 3, 0]


@rule("ARC-WIN-01")
def test_whoever_ends_the_game_gets_nothing_for_it():
    t = isles().objectives(3, "S07").cards(0, "king", "pope").cards(1, "spy", "thief", "pirate", "merchant")
    assert totals(t)[3] == 0


@rule("ARC-WIN-03")
@pytest.mark.parametrize(
    ("objective", "length"),
    [(one.id, one.length) for deck in content.objectives().values() for one in deck if one.ranks],
)
def test_every_objective_ranks_what_it_says(objective, length):
    """Seat 1 alone has some of everything that can be ranked, so it alone is ranked."""
    t = lands(2, length=length).objectives(0, objective).has(1, florins=5, tokens=2, fish=1, iron=1)
    for seat in (0, 2, 3):
        t.has(seat, florins=0)
    t.built(1, "town", "market", "temple").citizens(1, "1:town").cards(1, "king", "ranch")
    t.region("0,-1", "H22B").built(3, "town", "port").citizens(1, "3:town")
    t.region("0,-2", "H24B").built(4, "town").citizens(1, "4:town")
    extra = 1  # the King's medal
    assert totals(t) == [0, 3 + extra, 0, 0]


def example() -> Table:
    """G21: the scoring example of the rulebook; the third objective, which it does not name, is the one for ports."""
    t = lands(10).trend("temples")
    t.objectives(BLUE, "S10").objectives(GREEN, "S05").objectives(RED, "S03").objectives(YELLOW, "S08")
    region = 1
    for seat, count in ((GREEN, 4), (BLUE, 3), (RED, 2), (YELLOW, 1)):
        for _ in range(count):
            t.built(region, "temple").citizens(seat, f"{region}:temple")
            region += 1
    by_the_sea = [k for k, side in enumerate(LANDS, 1) if side in SHORES]
    for place, seat in zip(by_the_sea, (BLUE, BLUE, YELLOW, YELLOW, RED), strict=False):
        t.built(place, "port").citizens(seat, f"{place}:port")
    return t.has(YELLOW, iron=6).has(RED, iron=4).wonder(BLUE, "great-lighthouse").cards(GREEN, "king")


@rule("ARC-SCORE-01", "ARC-SCORE-02", "ARC-SCORE-05", "ARC-TREND-01", "ARC-WIN-02", "ARC-END-02")
def test_g21_the_example_of_the_rulebook():
    t = example().acts(BLUE)
    assert totals(t) == [9, 8, 7, 6]
    t.bank(YELLOW, fish=0, wood=0).play("taxes")
    assert t.view().ending == "S05"
    assert not t.s.over
    t.play("end-round")
    assert t.s.over
    assert sorted(range(4), key=t.standing, reverse=True)[0] == BLUE
    lines = GAME.scoring(t.view(RED), GAME.texts("en"))
    assert [sum(points) for points in zip(*(line.points for line in lines), strict=True)] == totals(t)
