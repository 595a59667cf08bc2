"""The harvest: what terraces and baskets count, and who wins."""

import pytest

from tests.games.vendemmia.table import Table, vendemmia
from tests.support import rule


def harvest(*vines: str) -> int:
    """The points of one terrace with these vines, and no basket."""
    return vendemmia().terrace(0, 1, *vines).baskets(0, 0).points(0)


@rule("VEN-SCORE-01")
def test_a_terrace_of_two_counts_the_sum_of_its_values():
    assert harvest("barbera-2", "freisa-7") == 9


@rule("VEN-SCORE-01")
def test_a_single_vine_counts_nothing():
    assert harvest("nebbiolo-9") == 0


@rule("VEN-SCORE-01")
def test_an_empty_terrace_counts_nothing():
    assert harvest() == 0


@rule("VEN-SCORE-01")
def test_a_terrace_of_three_counts_the_sum_of_its_values():
    assert harvest("barbera-2", "freisa-7", "nebbiolo-8") == 17


@rule("VEN-SCORE-01")
def test_all_three_terraces_count():
    t = vendemmia().baskets(0, 0).terrace(0, 1, "barbera-1", "freisa-2").terrace(0, 2, "barbera-3", "freisa-4")
    assert t.terrace(0, 3, "barbera-5", "freisa-6").points(0) == 21


@rule("VEN-SCORE-01")
def test_the_terraces_of_another_do_not_count():
    t = vendemmia().baskets(0, 0).baskets(1, 0).terrace(1, 1, "barbera-1", "freisa-2")
    assert (t.points(0), t.points(1)) == (0, 3)


@rule("VEN-SCORE-02")
def test_three_vines_of_one_variety_count_five_more():
    assert harvest("barbera-2", "barbera-7", "barbera-8") == 17 + 5


@rule("VEN-SCORE-02")
def test_two_vines_of_one_variety_count_no_more():
    assert harvest("barbera-2", "barbera-7") == 9


@rule("VEN-SCORE-02")
@pytest.mark.parametrize(
    "vines",
    [
        ("freisa-2", "barbera-7", "barbera-8"),
        ("barbera-2", "freisa-7", "barbera-8"),
        ("barbera-2", "barbera-7", "freisa-8"),
    ],
)
def test_one_vine_of_another_variety_spoils_it(vines):
    assert harvest(*vines) == 17


@rule("VEN-SCORE-03")
def test_a_terrace_of_four_counts_three_more():
    assert harvest("barbera-1", "freisa-2", "dolcetto-3", "nebbiolo-4") == 10 + 3


@rule("VEN-SCORE-02", "VEN-SCORE-03")
def test_four_vines_of_one_variety_count_five_and_three_more():
    assert harvest("barbera-1", "barbera-2", "barbera-3", "barbera-4") == 10 + 5 + 3


@rule("VEN-SCORE-03")
def test_four_vines_on_two_terraces_count_no_more():
    t = vendemmia().baskets(0, 0).terrace(0, 1, "barbera-1", "freisa-2").terrace(0, 2, "dolcetto-3", "nebbiolo-4")
    assert t.points(0) == 10


@rule("VEN-SCORE-04")
@pytest.mark.parametrize("count", [0, 1, 7])
def test_each_basket_left_counts_a_point(count):
    assert vendemmia().baskets(0, count).points(0) == count


@rule("VEN-SCORE-04", "VEN-SCORE-01")
def test_vines_in_the_hand_count_nothing():
    assert vendemmia().hand(0, "nebbiolo-7", "nebbiolo-8", "nebbiolo-9").baskets(0, 0).points(0) == 0


@rule("VEN-SCORE-01")
def test_everybody_sees_the_points_as_they_stand():
    t = vendemmia().terrace(0, 1, "barbera-2", "freisa-7")
    assert [t.view(viewer).points for viewer in (0, 1, -1)] == [(11, 2)] * 3


def last_turn() -> Table:
    """Seat 1 has the last turn, with a 4 to plant on 2 and 3; nothing is left to draw."""
    t = vendemmia().baskets(0, 0).baskets(1, 0).terrace(1, 1, "barbera-2", "freisa-3").hand(1, "dolcetto-4")
    return t.dice(6, 6).to_act(1, turns_had=8)


def end(t: Table) -> Table:
    return t.whole_draw_pile().play("die:1 vine:dolcetto-4 terrace:1")


def test_more_points_win():
    t = end(last_turn().terrace(0, 1, "nebbiolo-3", "nebbiolo-5"))
    assert (t.match.scores, t.match.winners) == ((8, 9), (1,))


@rule("VEN-TIE-01")
def test_among_equals_the_one_who_planted_more_vines_is_ahead():
    t = end(last_turn().terrace(0, 1, "nebbiolo-4", "nebbiolo-5"))
    assert (t.match.scores, t.match.winners) == ((9, 9), (1,))


@rule("VEN-TIE-01")
def test_vines_that_count_nothing_are_planted_all_the_same():
    t = end(last_turn().terrace(0, 1, "nebbiolo-4", "nebbiolo-5").terrace(0, 2, "nebbiolo-1").terrace(0, 3, "freisa-9"))
    assert (t.match.scores, t.match.winners) == ((9, 9), (0,))


@rule("VEN-TIE-01")
def test_equals_who_planted_as_many_vines_share_the_victory():
    t = end(last_turn().terrace(0, 1, "nebbiolo-4", "nebbiolo-5").terrace(0, 2, "nebbiolo-1"))
    assert (t.match.scores, t.match.winners) == ((9, 9), (0, 1))


@rule("VEN-TIE-01")
def test_more_vines_do_not_beat_more_points():
    t = end(last_turn().terrace(0, 1, "nebbiolo-4", "nebbiolo-6"))
    assert (t.match.scores, t.match.winners) == ((10, 9), (0,))


@rule("VEN-TIE-01")
def test_vines_in_the_hand_or_on_the_compost_heap_break_no_tie():
    t = (
        last_turn()
        .terrace(0, 1, "nebbiolo-4", "nebbiolo-5")
        .terrace(0, 2, "nebbiolo-1")
        .hand(0, "freisa-8", "freisa-9")
    )
    assert end(t).match.winners == (0, 1)
