from __future__ import annotations

import pytest

from ludoteca.games.dirty_deeds.rules.wheels import SITES
from tests.games.dirty_deeds.table import deeds


def lead(t, seat=0):
    return t.rules.lead(t.s, seat)


@pytest.mark.parametrize(
    "better",
    [
        lambda t: t.holds(0, "B3,0"),
        lambda t: t.holds(0, "M0,0"),
        lambda t: t.holds(0, "S0,0"),
        lambda t: t.screen(0, t=2),
        lambda t: t.screen(0, opaque=2),
        lambda t: t.familiar(0, 2),
        lambda t: t.stands("1-spy", "captive-0"),
        lambda t: t.stands("1-spy", "B-4,4"),
    ],
)
def test_what_helps_a_seat_is_worth_something_to_it(better):
    assert lead(better(deeds(2))) > lead(deeds(2))


def test_means_are_worth_less_when_time_is_short():
    rich, poor = (lead(deeds(2).screen(0, t=count, i=count)) for count in (4, 0))
    late_rich, late_poor = (lead(deeds(2).at(9, 1).screen(0, t=count, i=count)) for count in (4, 0))
    assert rich - poor > late_rich - late_poor > 0


@pytest.mark.parametrize(("who", "intent"), [("knight", "simple"), ("chrono", "simple"), ("engineer", "simple")])
def test_a_hand_that_can_do_something_promises_more_than_one_that_cannot(who, intent):
    able, unable = deeds(2).hand(0, who, intent), deeds(2).reserve(0, 0).hand(0, who, intent)
    unable.s.things[0] = 0
    assert lead(able) > lead(unable)


def test_a_spy_promises_more_next_to_an_opponent():
    beside = deeds(2).holds(1, "B3,0").screen(0, opaque=3).hand(0, "spy")
    away = deeds(2).holds(1, "B-3,0").screen(0, opaque=3).hand(0, "spy")
    assert lead(beside) > lead(away)


def test_an_event_names_the_hex_it_speaks_of_whatever_the_size_of_the_wheels():
    for radius in (3, 4, 6):
        t = deeds(2, radius_big=radius, radius_small=1).screen(0, opaque=1, t=2, i=2).acts(0, "spy", "costly")
        t.play("conquer:M-3,1")
        assert [(values["place"], SITES[values["site"]]) for values in t.told("conquered")] == [(1, "E1")]
        t = deeds(2, radius_big=radius, radius_small=1).screen(0, opaque=2, t=2, i=3).acts(0, "engineer", "costly")
        placed = t.play("conquer:S-1,1").told("placed")[0]
        assert (placed["place"], SITES[placed["site"]]) == (2, "C1")
