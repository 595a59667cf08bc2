"""Many matches at once: the same matches as one by one, with honest observations, and bots that move by themselves."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca import research
from ludoteca.games import NAMES, find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.state import Sight
from ludoteca.testing import fuzz_games

SEATS = [(name, seats) for name in NAMES for seats in range(find(name).fewest, find(name).most + 1)]


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_each_match_is_the_one_that_the_table_plays_with_its_seed(name, seats):
    """Seats, options, observations, ends and scores, match by match."""
    batch, rng, sight = research.batch(name, seats, n=3, seed=4), np.random.default_rng(4), Sight()
    matches = [ludoteca.Match(name, seats, batch.seed(k)) for k in range(3)]
    for step in range(40 * fuzz_games()):
        actions = batch.random(rng)
        for k, match in enumerate(matches):
            seat = int(batch.seats[k])
            assert seat == match.to_act[0]
            assert np.flatnonzero(batch.masks[k]).tolist() == sorted(match.options(seat))
            assert sorted(batch.choices[k, : batch.counts[k]]) == sorted(match.options(seat))
            if step % 5 == 0:
                match.rules.observe(match._state, seat, sight)
                assert batch.observations[k].tobytes() == bytes(memoryview(sight.row))
            match.push(int(actions[k]), seat)
        batch.step(actions)
        for k, match in enumerate(matches):
            assert bool(batch.done[k]) == match.over
            if match.over:
                assert tuple(batch.scores[k].tolist()) == match.scores
                assert [seat for seat in range(seats) if batch.rewards[k, seat] > 0] == (
                    list(match.winners) if len(match.winners) < seats or seats == 1 else []
                )
                matches[k] = ludoteca.Match(name, seats, batch.seed(k))
            else:
                assert not batch.rewards[k].any()


def test_the_same_seed_gives_the_same_matches_and_another_one_others():
    def told(seed):
        batch, rng = research.batch("baratto", 3, n=8, seed=seed), np.random.default_rng(1)
        for _ in range(50):
            batch.step(batch.random(rng))
        return batch.observations.tobytes()

    assert told(1) == told(1)
    assert told(1) != told(2)


def test_the_arrays_stay_where_they_are_and_nobody_writes_them():
    batch = research.batch("vendemmia", 2, n=4)
    observations, before = batch.observations, batch.observations.tobytes()
    batch.step(batch.random(np.random.default_rng(0)))
    assert observations is batch.observations
    assert observations.tobytes() != before
    assert not observations.flags.writeable
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = 1


def test_bots_move_by_themselves_and_sit_one_seat_further_in_each_match():
    batch, rng = research.batch("vendemmia", 3, n=6, bots=[None, "apprentice", "wanderer"]), np.random.default_rng(0)
    for _ in range(40):
        assert batch.seats.tolist() == [0, 1, 2, 0, 1, 2]
        batch.step(batch.random(rng))
    assert batch.finished > 0


def test_bots_play_as_well_here_as_elsewhere():
    batch, rng = research.batch("vendemmia", 2, n=40, bots=[None, "companion"]), np.random.default_rng(0)
    won = played = 0.0
    while played < 40:
        batch.step(batch.random(rng))
        ended = np.flatnonzero(batch.done)
        won += (batch.rewards[ended, batch.seats[ended]] > 0).sum()
        played += len(ended)
    assert won / played < 0.2


def test_with_margin_rewards_are_points_ahead():
    batch, rng = research.batch("vendemmia", 2, n=16, margin=True), np.random.default_rng(0)
    while not batch.done.any():
        batch.step(batch.random(rng))
    k = int(np.flatnonzero(batch.done)[0])
    assert batch.rewards[k].tolist() == [
        batch.scores[k, 0] - batch.scores[k, 1],
        batch.scores[k, 1] - batch.scores[k, 0],
    ]
    batch.step(batch.random(rng))
    assert not batch.rewards[k].any() or batch.done[k]


def test_stable_ids_mean_the_same_actions():
    plain, stable = (research.batch("baratto", 3, n=2, seed=3, stable_ids=wanted) for wanted in (False, True))
    assert stable.masks.shape[1] == len(stable.ids) > plain.masks.shape[1]
    for k in range(2):
        texts = [{batch.ids.texts[number] for number in np.flatnonzero(batch.masks[k])} for batch in (plain, stable)]
        assert texts[0] == texts[1]
    stable.step([int(np.flatnonzero(row)[0]) for row in stable.masks])


def test_an_observation_can_be_read_by_the_names_of_its_parts():
    batch = research.batch("vendemmia", 2, n=4)
    runs = batch.runs()
    assert (batch.observations[:, runs["viewer"]][:, 0] == batch.seats).all()
    assert batch.observations[:, runs["baskets"]].tolist() == [[2, 2]] * 4
    assert sum(part.stop - part.start for part in runs.values()) == batch.width


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        ([0, 0, 0], "4 matches want 4 whole numbers, not int64 of shape"),
        ([0.5] * 4, "4 matches want 4 whole numbers, not float64 of shape"),
        ([-1, 0, 0, 0], "action ids are 0 to 82, not -1 to 0"),
        ([0, 0, 0, 83], "action ids are 0 to 82, not 0 to 83"),
    ],
)
def test_actions_that_are_none_are_refused(actions, told):
    with pytest.raises(LudotecaError, match=told):
        research.batch("vendemmia", 2, n=4).step(actions)


def test_where_one_action_is_not_allowed_none_is_taken():
    batch = research.batch("vendemmia", 2, n=4)
    before = batch.observations.tobytes()
    actions = batch.random(np.random.default_rng(0))
    actions[2] = np.flatnonzero(batch.masks[2] == 0)[0]
    with pytest.raises(LudotecaError, match=r"match 2: .* is not among its options"):
        batch.step(actions)
    assert batch.observations.tobytes() == before


def test_bad_input_is_one_clear_line():
    wrongs: list[tuple[dict[str, Any], str]] = [
        ({"n": 0}, "a batch has at least one match, not 0"),
        ({"bots": ["wanderer"]}, "bots are named for each of 2 seats, not for 1"),
        ({"bots": ["wanderer", "wanderer"]}, "bots sit at every seat"),
        ({"bots": [None, "wandered"]}, "wandered"),
        ({"settings": {"rouns": 3}}, "rouns"),
    ]
    for wrong, told in wrongs:
        with pytest.raises(LudotecaError, match=told):
            research.batch("vendemmia", 2, **wrong)
