"""The judge: features times weights, who is ahead, how likely that is to win, and what a net adds."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from librt.vecs import vec

from ludoteca.kernel.judge import DECIDED, Judge, NetJudge, features_of
from tests.kernel.toy import Pebbles, PebblesRules, Table


class Shown(PebblesRules):
    """Two phases, two traits, and all of them are what a test says; each is added, as games count."""

    def __init__(self, phases: Sequence[float], *sides: Sequence[float], seats: int = 0) -> None:
        super().__init__(seats or len(sides), 7, bare=False, last_wins=False)
        self.phases = ["always", "late"]
        self.traits = ["land", "gold"]
        self.sides = len(sides)
        self.shown = [*phases, *(number for side in sides for number in side)]
        self.viewers: list[int] = []

    def features(self, s: Pebbles, viewer: int, out: vec[float]) -> None:
        self.viewers.append(int(viewer))
        for k, number in enumerate(self.shown):
            out[k] += number


def weights(*numbers: float) -> vec[float]:
    return vec[float](list(numbers))


def linear(rules: PebblesRules, *numbers: float, swing: float = 10.0) -> Judge:
    return Judge(2, 2, rules.sides, weights(*numbers), swing)


def leads(judge: Judge, t: Table) -> list[float]:
    return [judge.lead(t.rules, t.s, seat) for seat in range(t.s.seats)]


def scored(*points: int) -> Table:
    """A position with these points, where nobody has a coin."""
    t = Table(seats=len(points))
    for seat, count in enumerate(points):
        t.s.points[seat] = count
        t.s.coins[seat] = 0
    return t


# Features times weights.


def test_a_side_is_worth_the_sum_of_phase_times_weight_times_trait():
    rules = Shown([1.0, 0.5], [2.0, 3.0], [5.0, 7.0], [11.0, 0.0])
    worths = linear(rules, 1.0, 10.0, 100.0, 1000.0).weigh(rules, Table(rules=rules).s, 0)
    assert list(worths) == [2 + 30 + 0.5 * (200 + 3000), 5 + 70 + 0.5 * (500 + 7000), 11 + 0.5 * 1100]


def test_a_phase_that_is_not_now_counts_nothing():
    rules = Shown([1.0, 0.0], [2.0, 3.0])
    assert list(linear(rules, 1.0, 1.0, 50.0, 50.0).weigh(rules, Table(rules=rules).s, 0)) == [5.0]


def test_nothing_is_left_of_the_position_weighed_before():
    rules = Shown([1.0, 1.0], [2.0, 3.0])
    judge, s = linear(rules, 1.0, 1.0, 1.0, 1.0), Table(rules=rules).s
    assert [list(judge.weigh(rules, s, 0)) for _ in range(3)] == [[10.0]] * 3


def test_weights_are_mixed_anew_when_the_phases_change():
    rules = Shown([1.0, 0.0], [2.0, 3.0])
    judge, s = linear(rules, 1.0, 1.0, 10.0, 10.0), Table(rules=rules).s
    found = []
    for late in (0.0, 1.0, 0.5, 0.5, 0.0):
        rules.shown[1] = late
        found.append(judge.weigh(rules, s, 0)[0])
    assert found == [5.0, 55.0, 30.0, 30.0, 5.0]


def test_a_position_is_weighed_by_what_the_seat_knows_whose_lead_is_asked_for():
    rules = Shown([1.0, 1.0], [2.0, 3.0], [1.0, 1.0])
    leads(linear(rules, 1.0, 1.0, 1.0, 1.0), Table(rules=rules))
    assert rules.viewers == [0, 1]


@pytest.mark.parametrize("count", [3, 5])
def test_there_is_a_weight_for_every_trait_in_every_phase(count):
    with pytest.raises(ValueError, match=f"{count} weights for 2 phases of 2 traits"):
        Judge(2, 2, 2, weights(*[1.0] * count), 10.0)


def test_features_can_be_looked_at():
    rules = Shown([1.0, 0.5], [2.0, 3.0])
    assert features_of(rules, Table(rules=rules).s, 0) == [1.0, 0.5, 2.0, 3.0]


# Who is ahead.


def test_the_lead_is_measured_against_the_best_of_the_others():
    t = scored(10, 3, 8)
    assert leads(t.judge(), t) == [2.0, -7.0, -2.0]


def test_who_plays_alone_leads_by_the_whole_value():
    t = scored(6)
    assert leads(t.judge(), t) == [6.0]


def test_a_side_without_a_seat_is_a_rival_too():
    rules = Shown([1.0, 0.0], [2.0, 3.0], [4.0, 4.0], seats=1)
    assert leads(linear(rules, 1.0, 1.0, 0.0, 0.0), Table(rules=rules)) == [-3.0]


def test_while_the_match_goes_on_the_outlook_is_the_lead():
    t = scored(3, 9)
    assert t.judge().outlook(t.rules, t.s, 1) == 6.0


def test_to_have_won_is_worth_more_than_any_lead():
    t = scored(10, 9)
    t.s.over = 1
    assert [t.judge().outlook(t.rules, t.s, seat) for seat in range(2)] == [1 + DECIDED / 2, -1 - DECIDED / 2]


def test_who_is_level_has_an_even_prospect():
    t = scored(4, 4)
    assert t.judge().prospect(t.rules, t.s, 0) == 0.5


def test_a_lead_of_the_swing_wins_three_matches_of_four():
    t = scored(10, 0)
    assert [t.judge().prospect(t.rules, t.s, seat) for seat in range(2)] == [0.75, 0.25]
    wild = Judge(1, 2, 2, weights(1.0, 0.25), 30.0)
    assert wild.prospect(t.rules, t.s, 0) == 0.625


def test_once_the_match_is_over_the_prospect_is_what_happened():
    t = scored(10, 9)
    t.s.over = 1
    assert [t.judge().prospect(t.rules, t.s, seat) for seat in range(2)] == [1.0, 0.0]


# A net.

# For each hidden unit: two phases, own land and gold, the others' land and gold, its bias, what it counts.
LAND = [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 2.0]
FEWER_LAND = [0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 2.0]
OTHERS_GOLD = [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 10.0]
LATE_BIAS = [0.0, 4.0, 0.0, 0.0, 0.0, 0.0, -1.0, 1.0]


def netted(rules: PebblesRules, *units: list[float], linear: Sequence[float] = (0.0, 0.0, 0.0, 0.0)) -> list[float]:
    net = weights(*(number for unit in units for number in unit))
    judge = NetJudge(2, 2, rules.sides, weights(*linear), 10.0, len(units), net)
    return list(judge.weigh(rules, Table(rules=rules).s, 0))


def test_a_hidden_unit_adds_what_it_sees_times_what_it_counts():
    assert netted(Shown([1.0, 0.0], [3.0, 0.0], [5.0, 0.0]), LAND) == [6.0, 10.0]


def test_a_hidden_unit_below_zero_counts_nothing():
    assert netted(Shown([1.0, 0.0], [3.0, 0.0], [-5.0, 0.0]), FEWER_LAND) == [0.0, 10.0]


def test_of_the_others_a_hidden_unit_sees_the_mean():
    assert netted(Shown([1.0, 0.0], [0.0, 2.0], [0.0, 4.0], [0.0, 9.0]), OTHERS_GOLD) == [65.0, 55.0, 30.0]


def test_who_plays_alone_has_no_others_for_a_hidden_unit_to_see():
    assert netted(Shown([1.0, 0.0], [0.0, 2.0]), OTHERS_GOLD) == [0.0]


def test_a_hidden_unit_sees_the_phases_and_has_a_bias():
    assert netted(Shown([1.0, 0.5], [0.0, 0.0]), LATE_BIAS) == [1.0]


def test_hidden_units_and_weights_are_added_up():
    found = netted(Shown([1.0, 0.5], [3.0, 0.0]), LAND, FEWER_LAND, LATE_BIAS, linear=(100.0, 0.0, 0.0, 0.0))
    assert found == [300.0 + 6.0 + 0.0 + 1.0]


def test_a_net_weighs_the_same_position_the_same_twice():
    rules = Shown([1.0, 0.5], [3.0, 2.0], [1.0, 1.0])
    net = weights(*LAND, *OTHERS_GOLD, *LATE_BIAS)
    judge, s = NetJudge(2, 2, 2, weights(1.0, 1.0, 1.0, 1.0), 10.0, 3, net), Table(rules=rules).s
    first = list(judge.weigh(rules, s, 0))
    assert list(judge.weigh(rules, s, 0)) == first


def test_a_net_weighs_a_position_as_one_would_that_has_seen_no_other():
    """Whatever it has kept of the position before: of one side, of the other, of the phases."""
    net = [0.3, -0.1, 0.7, 0.2, -0.4, 0.9, 0.1, 1.3, 0.2, 0.5, -0.6, 0.8, 0.4, -0.2, 0.05, 0.7]
    shown = [
        Shown([1.0, 0.25], [2.0, 3.0], [4.0, 1.0]),
        Shown([1.0, 0.25], [2.0, 5.0], [4.0, 1.0]),
        Shown([1.0, 0.25], [2.0, 5.0], [0.0, 1.0]),
        Shown([0.5, 0.75], [2.0, 5.0], [0.0, 1.0]),
        Shown([1.0, 0.25], [2.0, 3.0], [4.0, 1.0]),
    ]

    def judge() -> Judge:
        return NetJudge(2, 2, 2, weights(1.0, 0.5, -1.0, 0.25), 10.0, 2, weights(*net))

    one = judge()
    for rules in shown:
        s = Table(rules=rules).s
        assert list(one.weigh(rules, s, 0)) == list(judge().weigh(rules, s, 0))


@pytest.mark.parametrize("count", [15, 17])
def test_a_net_has_all_the_numbers_of_its_hidden_units(count):
    with pytest.raises(ValueError, match=f"{count} numbers for a net of 2 hidden units"):
        NetJudge(2, 2, 2, weights(1.0, 1.0, 1.0, 1.0), 10.0, 2, weights(*[0.0] * count))
