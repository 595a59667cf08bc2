"""Metrics on matches whose answer is known, and the traps that numbers lay."""

from __future__ import annotations

import random

import pytest

from ludoteca.lab import metrics
from ludoteca.lab.metrics import holm
from tests.lab.accounts import account, evenly


def seen(accounts, metric, of=""):
    return next(one.estimate for one in metrics.judged(accounts) if (one.metric, one.of) == (metric, of))


def test_a_seat_that_wins_as_often_as_is_fair_is_even():
    assert seen(evenly(200), "seat", "0").value == pytest.approx(0)
    always = [account(seed, 1) for seed in range(200)]
    assert seen(always, "seat", "1").value == pytest.approx(0.5)
    assert seen(always, "seat", "0").high < 0


def test_ties_are_shared_between_seats_and_counted():
    tied = [account(seed, shares=[0.5, 0.5]) for seed in range(50)]
    assert seen(tied, "seat", "0").value == 0
    assert seen(tied, "ties").value == 1
    assert seen(evenly(50), "ties").value == 0


def test_whoever_moves_first_is_not_the_first_seat():
    second_moves_first = [account(seed, 1, first=1) for seed in range(100)]
    assert seen(second_moves_first, "first").value == pytest.approx(0.5)


def test_matches_that_nobody_ends_are_counted():
    some = [account(seed, unfinished=seed < 30, reason="guard" if seed < 30 else "won") for seed in range(100)]
    assert seen(some, "unfinished").value == pytest.approx(0.3)
    assert [(name, one.value) for name, one in metrics.reasons(some)] == [("won", 0.7), ("guard", 0.3)]


def test_the_spread_of_lengths_is_that_of_long_and_short_matches():
    lengths = [account(seed, rounds=10 + seed % 11) for seed in range(220)]
    found = seen(lengths, "spread")
    assert found.value == pytest.approx(20 / 10, abs=0.1)
    assert found.low <= found.value <= found.high
    assert seen([account(seed, rounds=0, decisions=70) for seed in range(40)], "spread").value == 1


def test_a_dead_tail_is_a_mean_and_a_share_of_long_ones():
    tails = [account(seed, tail=0.4 if seed % 10 == 0 else 0.0) for seed in range(200)]
    assert seen(tails, "tail").value == pytest.approx(0.04)
    assert seen(tails, "long-tails").value == pytest.approx(0.1)


def test_the_leader_half_way_is_worth_what_leaders_win():
    lasting = evenly(100)
    turned = [account(seed, seed % 2, led=[1 - seed % 2] * 9) for seed in range(100)]
    nobody = [account(seed, seed % 2, led=[-1] * 9) for seed in range(100)]
    assert seen(lasting, "half-way").value == pytest.approx(0.5)
    assert seen(turned, "half-way").value == pytest.approx(-0.5)
    assert seen(nobody, "half-way").of == 0


def test_who_plays_alone_is_compared_with_nobody():
    alone = [account(seed, seats=1) for seed in range(40)]
    assert {one.metric for one in metrics.judged(alone)} == {"unfinished", "spread", "tail", "long-tails", "forced"}
    assert metrics.lifts(alone) == []
    assert "closest" not in metrics.strangest(alone)


def test_what_is_offered_often_and_never_taken_is_disdained_and_what_is_offered_seldom_is_not():
    use = [account(seed, offered={"rest": 10, "dig": 1, "plant": 5}, taken={"plant": [3, 1]}) for seed in range(100)]
    assert [one.name for one in metrics.disdained(use)] == ["rest"]
    assert next(one for one in metrics.uses(use) if one.name == "plant").estimate.value == pytest.approx(0.8)


def test_what_winners_do_more_often_is_lifted_and_what_all_do_alike_is_not():
    done = [
        account(seed, seed % 2, happened={"dug": [3, 1] if seed % 2 == 0 else [1, 3 + seed % 3], "slept": [2, 2]})
        for seed in range(120)
    ]
    found = {one.name: one for one in metrics.lifts(done)}
    assert found["dug"].more.low > 1.5
    assert found["dug"].p < 0.001
    assert found["slept"].p == 1.0


def test_a_count_that_never_varies_says_nothing():
    """Trap: a difference without variance would be surest of all."""
    same = [account(seed, 0, happened={"dug": [2, 1]}) for seed in range(60)]
    assert metrics.lifts(same)[0].p == 1.0


def test_of_many_things_that_chance_made_hardly_ever_one_is_found():
    """Trap: who looks at forty things finds two at 95 % that are nothing."""
    rng = random.Random(4)
    alarms = 0
    for _ in range(20):
        some = [
            account(seed, rng.randrange(2), happened={f"a{k}": [rng.randrange(4), rng.randrange(4)] for k in range(40)})
            for seed in range(60)
        ]
        alarms += any(one.p < metrics.SURELY for one in metrics.lifts(some))
    assert alarms <= 4


def test_holm_multiplies_the_surest_by_all_and_never_turns_the_order_round():
    assert holm([0.5, 0.001, 0.02]) == pytest.approx([0.5, 0.003, 0.04])
    assert holm([]) == []


def test_points_come_from_rules_of_winners_and_others_apart():
    (source,) = metrics.sources(evenly(30))
    assert (source.rule, source.winners.value, source.others.value) == ("VEN-SCORE-01", 10, 0)


def test_strange_matches_are_known_by_their_seeds():
    some = [
        account(3, decisions=90), account(4, decisions=10), account(5, tail=0.5), account(6, points=[10, 9]),
        account(7, points=[90, 1]),
    ]  # fmt: skip
    assert metrics.strangest(some) == {"longest": 3, "shortest": 4, "deadest": 5, "closest": 6, "clearest": 7}
