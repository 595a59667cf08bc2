"""Who sits where: the newest at half of the seats, seats exchanged on the same deals, the same in every process."""

from __future__ import annotations

from dataclasses import fields

import numpy as np
import pytest

from ludoteca.games import find
from ludoteca.lab.minds import Mind
from ludoteca.lab.rows import HELD_OUT, Shape
from ludoteca.lab.sittings import (
    Played,
    Table,
    compete,
    decided_points,
    fair_share,
    fates,
    first_share,
    gather,
    in_pairs,
    join_played,
    opposed,
    pooled,
    shape_of,
    some_of,
)
from tests.lab.plans import backwards, small_plan

PRIOR = small_plan().prior


def table(seats=2, minds=(PRIOR, PRIOR, PRIOR), stage="7 round-1"):
    return Table("vendemmia", {}, seats, stage, minds, False)


def same(one: Played, other: Played) -> bool:
    return all(np.array_equal(getattr(one, field.name), getattr(other, field.name)) for field in fields(Played))


def test_the_newest_sits_at_half_of_the_seats_and_all_others_at_the_rest():
    seated = [mind for number in range(400) for mind in pooled(table(), number).minds]
    shares = [seated.count(mind) / len(seated) for mind in range(3)]
    assert shares == pytest.approx([0.25, 0.25, 0.5], abs=0.05)


def test_nobody_makes_more_than_a_quarter_of_its_moves_at_random_and_some_make_none():
    stumbles = {share for number in range(100) for share in pooled(table(), number).stumbles}
    assert min(stumbles) == 0.0
    assert 0.2 < max(stumbles) <= 0.24


def test_where_all_may_lose_together_some_have_somebody_to_carry():
    lost = Table("archipelago", {}, 4, "7 round-1", (PRIOR, PRIOR), False)
    carried = [pooled(lost, number).stumbles.count(1.0) for number in range(400)]
    assert set(carried) == {0, 1}
    assert 0.3 < sum(carried) / len(carried) < 0.5
    assert not any(1.0 in pooled(table(), number).stumbles for number in range(100))


def test_the_first_round_knows_only_the_prior():
    assert pooled(table(minds=(PRIOR,)), 3).minds == (0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_sits_among_others_at_every_seat_of_the_same_deal(seats):
    sat = [opposed(table(seats), number) for number in range(seats)]
    assert len({one.deal for one in sat}) == 1
    assert [one.minds.index(0) for one in sat] == list(range(seats))
    assert all(one.minds.count(1) == seats - 1 for one in sat)
    assert opposed(table(seats), seats).deal != sat[0].deal


def test_who_plays_alone_plays_each_deal_with_both_minds():
    alone = [opposed(table(1), number) for number in range(3)]
    assert [one.minds for one in alone] == [(0,), (1,), (0,)]
    assert alone[0].deal == alone[1].deal != alone[2].deal


def test_stages_have_deals_of_their_own():
    deals = [pooled(table(stage=stage), 0).deal for stage in ("7 round-1", "7 round-2", "8 round-1")]
    assert len({*deals, opposed(table(stage="7 against"), 0).deal}) == 4


@pytest.mark.parametrize("seats", [2, 3])
def test_matches_are_the_same_however_they_are_cut_into_batches(seats):
    whole = gather(table(seats), range(6))
    assert same(whole, join_played([gather(table(seats), range(1)), gather(table(seats), range(1, 6))]))


def test_positions_are_as_wide_as_the_features_and_belong_to_their_matches():
    played = gather(table(3), range(4))
    assert played.features.shape[1] == shape_of(find("vendemmia").rules({}, 3)).width
    assert played.counts.sum() == len(played.features)
    assert played.shares.sum(axis=1) == pytest.approx([1.0] * 4)


@pytest.mark.parametrize("seats", [2, 3])
def test_who_wants_what_is_bad_wins_less_than_its_fair_share(seats):
    played = compete(table(seats, (backwards(PRIOR), PRIOR)), range(12))
    assert first_share(seats, played).value < fair_share(seats)
    assert len(played.features) == 0


def test_alone_the_better_result_on_a_deal_wins():
    def ended(*margins):
        nothing, none = np.zeros(len(margins)), np.zeros(len(margins), dtype=np.int64)
        points = np.array([[20.0 + margin, 20.0] for margin in margins])
        return Played(np.zeros((0, 2), np.float32), none[:0], none, points, nothing[:, None], nothing, none, none)

    assert first_share(1, ended(5, 3, -2, 4, 1, 1)).value == 0.5
    assert first_share(1, ended(5, 3, 5, 4)).value == 1.0


def test_who_plays_alone_is_beside_another_match_that_has_come_as_far():
    shape = Shape(1, 1, 1)
    counts = np.array([2, 1, 1, 1, 1, 4, 1, 1, 1, 1])
    position = [float(number * 10 + k) for number, count in enumerate(counts) for k in range(count)]
    features = np.array([[0.5, one] for one in position], dtype=np.float32)
    points = np.arange(10.0)[:, None]
    none = np.zeros(10, dtype=np.int64)
    played = Played(features, np.zeros(14, dtype=np.int64), counts, points, points, np.zeros(10), none, none)
    paired = in_pairs(shape, played)
    beside = dict(zip(position, paired.features[:, 2].tolist(), strict=True))
    assert [beside[one] for one in (0.0, 1.0)] == [51.0, 53.0]  # half of its match before each, so in the other
    assert [beside[one] for one in (50.0, 51.0, 52.0, 53.0)] == [0.0, 0.0, 1.0, 1.0]
    assert paired.features[:, :2].tolist() == features.tolist()
    assert paired.points.tolist() == [[one, (one + 5) % 10] for one in range(10)]
    assert all(one % HELD_OUT == other % HELD_OUT for one, other in paired.points)


def test_a_net_plays_too():
    rules = find("vendemmia").rules({}, 2)
    shape = shape_of(rules)
    units = 2 * (shape.phases + 2 * shape.traits + 2)
    netted = Mind(PRIOR.linear, PRIOR.swing, 2, tuple([0.0] * units))
    assert same(compete(table(minds=(netted, PRIOR)), range(2)), compete(table(minds=(PRIOR, PRIOR)), range(2)))


def test_the_last_position_of_a_match_is_always_kept_and_none_twice():
    assert some_of(5, 60, 1).tolist() == [0, 1, 2, 3, 4]
    for seed in range(50):
        kept = some_of(40, 6, seed).tolist()
        assert (len(set(kept)), kept[-1]) == (6, 39)
        assert kept == sorted(kept)
    assert some_of(40, 6, 1).tolist() != some_of(40, 6, 2).tolist()


def test_a_match_that_was_broken_off_was_won_by_nobody():
    none, points = np.zeros(3), np.array([[9.0, 4.0], [30.0, 2.0], [1.0, 8.0]])
    ends = np.array([0, 1, 0], dtype=np.int64)
    played = Played(np.zeros((0, 1), np.float32), ends[:0], ends, points, points, none, ends, ends)
    assert decided_points(played).tolist() == [[9.0, 4.0], [0.0, 0.0], [1.0, 8.0]]


def test_a_match_that_came_to_ruin_is_lost_by_whoever_looks_unless_he_has_won_it():
    counts, viewers = np.array([2, 3, 1]), np.array([0, 1, 0, 1, 2, 2])
    shares = np.array([[0.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]])
    none = np.zeros(3, dtype=np.int64)
    played = Played(
        np.zeros((6, 1), np.float32), viewers, counts, shares, shares, np.zeros(3), none, np.array([1, 1, 0])
    )
    assert fates(played).tolist() == [-1, -1, -1, 1, -1, 0]


def test_of_a_position_it_is_known_who_looks():
    played = gather(table(3), range(4))
    assert len(played.viewers) == len(played.features) == played.counts.sum()
    assert set(played.viewers.tolist()) == {0, 1, 2}
    assert not played.ruined.any()
    assert not fates(played).any()
