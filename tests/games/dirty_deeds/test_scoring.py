from __future__ import annotations

import pytest

from ludoteca.kernel.hexes import ring, rings
from tests.games.dirty_deeds.table import deeds
from tests.support import rule

MARCO, ELISA, ANNIE = 0, 1, 2


def names(letter, places):
    return " ".join(f"{letter}{q},{r}" for q, r in places)


def example(**settings):
    """DD-T05: the example of the rulebook as a position."""
    t = deeds(3, **settings)
    t.holds(MARCO, "B3,0 B3,1 B4,-1 B3,-1 B2,0 B2,1 B2,2")
    t.holds(ELISA, "B-3,3 B-3,4 B-4,3 B-2,3 B-2,4 B0,0 B0,-1 B-1,0 B1,-1 B-4,0 B-4,1")
    t.holds(ANNIE, "B0,-3 B1,-4 B1,-3 B-1,-3 B2,-4")
    t.holds(ANNIE, names("M", ring(3)[:10])).holds(MARCO, names("M", ring(1))).holds(ELISA, "M2,0 M1,1 M0,2 M-1,2")
    t.holds(ELISA, "S2,0 S-1,2 S-2,0 S1,-2").holds(MARCO, "S0,1 S0,-1").holds(ANNIE, "S1,0 S1,-1 S2,-1 S-1,0 S-1,1")
    return t


def areas(*sizes, **settings):
    """Contiguous areas of so many hexes on the big wheel, each with its base, along the rim."""
    rim = [f"B{q},{r}" for q, r in ring(4)]
    bases = ("B4,0", "B-4,4", "B0,-4")
    t = deeds(len(sizes), **settings)
    for seat, size in enumerate(sizes):
        start = rim.index(bases[seat])
        t.holds(seat, " ".join(rim[start + 1 : start + size]))
    return t


def colonies(*counts, **settings):
    """So many isolated hexes on a small wheel that is large enough."""
    t = deeds(len(counts), radius_big=6, radius_medium=6, radius_small=6, **settings)
    places = [f"S{q},{r}" for q, r in rings(6) if q % 2 == 0 and r % 2 == 0]
    for seat, count in enumerate(counts):
        t.holds(seat, " ".join(places.pop() for _ in range(count)))
    return t


@rule("DD-SCORE-01", "DD-SCORE-04", "DD-SCORE-07", "DD-SCORE-09")
def test_marco_elisa_and_annie():
    """DD-T01 to DD-T05: 8+6+4, 3+4+12 and 3+12+0."""
    t = example()
    assert [t.points(seat) for seat in (MARCO, ELISA, ANNIE)] == [[8, 6, 4], [3, 4, 12], [3, 12, 0]]
    assert t.scores == [18, 19, 15]
    assert [t.rules.payoff(t.s, seat) for seat in range(3)] == [0.0, 1.0, 0.0]


@rule("DD-SCORE-02", "DD-SCORE-03")
@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        ((8, 6, 6), [8, 3, 3]),  # DD-T01
        ((8, 5, 5), [8, 2, 2]),
        ((8, 8, 6), [8, 8, 3]),  # DD-T31
        ((7, 5, 4), [7, 2, 1]),
        ((4, 5, 7), [1, 2, 7]),
        ((5, 5, 5), [5, 5, 5]),
        ((5, 4), [5, 2]),
    ],
)
def test_areas_on_the_big_wheel(sizes, expected):
    t = areas(*sizes)
    assert [t.points(seat)[0] for seat in range(len(sizes))] == expected


@rule("DD-SCORE-03")
def test_by_a_ruling_ranks_are_skipped_after_a_tie():
    t = areas(8, 8, 6, tie_rank="skip")
    assert [t.points(seat)[0] for seat in range(3)] == [8, 8, 2]
    t = areas(8, 6, 6, tie_rank="skip")
    assert [t.points(seat)[0] for seat in range(3)] == [8, 3, 3]


@rule("DD-SCORE-02")
def test_the_divisors_are_parameters():
    t = areas(8, 7, 6, score_big_div_1=2, score_big_div_2=3, score_big_div_3=6)
    assert [t.points(seat)[0] for seat in range(3)] == [4, 2, 1]


@rule("DD-SCORE-01")
def test_only_the_largest_area_counts_and_only_contiguous_hexes():
    t = deeds(2).holds(0, "B3,0 B3,1 B0,0 B1,0 B0,1 B-1,1 B-4,0")
    assert t.points(0)[0] == 4


@rule("DD-SCORE-01")
def test_an_area_does_not_go_on_on_another_wheel():
    t = deeds(2, links="touching").holds(0, "B4,-1 B4,-2 M-3,1 M-2,1")
    assert t.points(0)[0] == 3


@rule("DD-SCORE-04", "DD-SCORE-05", "DD-SCORE-06")
def test_the_medium_wheel_pays_the_most_hexes_on_the_big_one():
    """DD-T31: 5, 5 and no hex with nine on the big wheel."""
    t = areas(4, 8, 2).holds(1, "B0,0").holds(0, names("M", ring(2)[:5])).holds(1, names("M", ring(3)[::3][:5]))
    assert [t.points(seat)[1] for seat in range(3)] == [9, 9, 0]
    t = areas(4, 8, 2).holds(1, "B0,0").holds(0, "M0,0 M1,0 M0,1").holds(1, "M3,0").holds(2, "M-3,0 M-2,0")
    assert [t.points(seat)[1] for seat in range(3)] == [9, 3, 4]


@rule("DD-SCORE-05")
def test_by_a_ruling_the_medium_wheel_pays_the_points_of_the_largest_area():
    assert [example(medium_base="max_area_score").points(seat)[1] for seat in range(3)] == [4, 2, 8]


@rule("DD-SCORE-06")
def test_by_a_ruling_even_nobody_on_the_medium_wheel_has_a_rank():
    t = areas(4, 8, 2, medium_zero="ranked").holds(1, "B0,0").holds(0, "M0,0 M1,0").holds(1, "M3,0")
    assert [t.points(seat)[1] for seat in range(3)] == [9, 4, 3]
    t = areas(4, 8, 2).holds(1, "B0,0").holds(0, "M0,0 M1,0").holds(1, "M3,0")
    assert [t.points(seat)[1] for seat in range(3)] == [9, 4, 0]


@rule("DD-SCORE-05")
def test_the_divisors_of_the_medium_wheel_are_parameters():
    t = areas(4, 8, 2, score_medium_div_1=2, score_medium_div_2=3, score_medium_div_3=9).holds(1, "B0,0")
    t.holds(0, "M0,0 M1,0 M0,1").holds(1, "M3,0").holds(2, "M-3,0 M-2,0")
    assert [t.points(seat)[1] for seat in range(3)] == [4, 1, 3]


@rule("DD-SCORE-07", "DD-SCORE-03")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [((2, 4, 0), [4, 12, 0]), ((3, 3, 1), [9, 9, 2]), ((1, 2, 3), [1, 4, 9]), ((2, 1), [6, 2])],
)
def test_isolated_colonies(counts, expected):
    t = colonies(*counts)
    assert [t.points(seat)[2] for seat in range(len(counts))] == expected


@rule("DD-SCORE-07")
def test_a_colony_next_to_an_own_hex_is_not_isolated_but_next_to_an_opponents_it_is():
    t = deeds(2).holds(0, "S0,0 S1,0 S-2,0").holds(1, "S-1,0")
    assert t.points(0)[2] == 3
    assert t.points(1)[2] == 3
    linked = deeds(2, links="touching").holds(0, "S1,1 M0,-3")
    assert linked.points(0)[2] == 3


@rule("DD-SCORE-07")
def test_the_factors_of_the_small_wheel_are_parameters():
    t = colonies(3, 2, 1, score_small_mul_1=5, score_small_mul_2=4, score_small_mul_3=0)
    assert [t.points(seat)[2] for seat in range(3)] == [15, 8, 0]


@rule("DD-SCORE-08")
def test_a_base_counts_unless_a_ruling_says_otherwise():
    t = deeds(2).holds(0, "B3,0")
    assert t.points(0)[0] == 2
    assert "?" not in t.known("B4,0")
    t = deeds(2, base_counts=False).holds(0, "B3,0 B4,-1")
    assert t.points(0)[0] == 2
    assert t.points(1)[0] == 0
    assert "?" in t.known("B-4,4")
    assert t.acts(0, "knight").offered("place") == {"B4,0", "B3,0", "B4,-1"}


@rule("DD-SCORE-08")
def test_a_base_that_does_not_count_gives_no_resources():
    for counts, found in ((True, {"t": 1}), (False, {})):
        t = deeds(2, base_counts=counts).orient(3, 0, 0).acts(0, "chrono").play("do:discovery place:B4,0")
        assert t.has(0) == found


@rule("DD-SCORE-09")
def test_equal_totals_share_the_victory_or_domains_decide():
    t = deeds(2).screen(0, opaque=1)
    assert [t.rules.payoff(t.s, seat) for seat in range(2)] == [0.5, 0.5]
    t = deeds(2, tie="more_domains").screen(0, opaque=1)
    assert [t.rules.payoff(t.s, seat) for seat in range(2)] == [1.0, 0.0]
    t = deeds(2, tie="more_domains").screen(0, opaque=9).holds(1, "B-3,3")
    assert [t.rules.payoff(t.s, seat) for seat in range(2)] == [0.0, 1.0]


def test_the_big_wheel_scores_the_same_from_every_corner():
    """DD-INV-16: turning the position by 120 degrees together with the seats changes nothing."""
    t = areas(8, 5, 3)
    turned = deeds(3)
    for seat in range(3):
        moved = []
        for name in t.owned(seat):
            q, r = (int(part) for part in name[1:].split(","))
            for _ in range(2):
                q, r = -r, q + r
            moved.append(f"B{q},{r}")
        turned.holds((seat + 1) % 3, " ".join(moved))
    assert [turned.points((seat + 1) % 3)[0] for seat in range(3)] == [t.points(seat)[0] for seat in range(3)]
