"""One match as PettingZoo knows it: its own tests over every game, and what it must not tell."""

from __future__ import annotations

import numpy as np
import pytest

import ludoteca
from ludoteca import research
from ludoteca.games import NAMES, find
from ludoteca.kernel.errors import LudotecaError

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

SEATS = [(name, seats) for name in NAMES for seats in range(find(name).fewest, find(name).most + 1)]


def played(env, actions=None, steps=10_000, seed=3):
    """Play at random; the actions taken and the rewards at the end."""
    env.reset(seed=seed)
    rng, taken = np.random.default_rng(seed), []
    for agent in env.agent_iter(steps):
        observation, _, over, _, _ = env.last()
        action = None if over else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        taken.append((agent, action))
        if over:
            return taken, dict(env.rewards)
        env.step(action)
    return taken, {}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_the_environment_passes_the_tests_of_pettingzoo(name, seats):
    api_test(research.env(name, seats), num_cycles=120)
    seed_test(lambda: research.env(name, seats), num_cycles=60)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(name):
    env = research.env(name, find(name).most)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    for step in range(60):
        agent = env.agent_selection
        for seat, who in enumerate(env.possible_agents):
            if step % 10 == 0:
                told, imagined = env.observe(who), env.unwrapped.imagine(seat, step).observe(who)
                assert all((told[key] == imagined[key]).all() for key in told)
        env.step(int(rng.choice(np.flatnonzero(env.observe(agent)["action_mask"]))))


def test_the_match_is_the_one_that_the_table_plays_with_the_same_seed():
    env = research.env("vendemmia", 2)
    taken, rewards = played(env, seed=11)
    match = ludoteca.Match("vendemmia", 2, 11)
    for agent, action in taken:
        if action is not None:
            match.push(action, int(agent.removeprefix("seat_")))
    assert match.over
    assert [rewards[f"seat_{seat}"] > 0 for seat in range(2)] == [seat in match.winners for seat in range(2)]


@pytest.mark.parametrize(("name", "seats"), [("vendemmia", 2), ("baratto", 5)])
def test_rewards_come_at_the_end_and_add_up_to_nothing(name, seats):
    _, rewards = played(research.env(name, seats))
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0
    assert min(rewards.values()) >= -1 / (seats - 1)


def test_with_margin_the_reward_is_points_ahead():
    _, plain = played(research.env("vendemmia", 2))
    env = research.env("vendemmia", 2, margin=True)
    _, rewards = played(env)
    scores = [int(env.unwrapped.rules.score(env.unwrapped._s, seat)) for seat in range(2)]
    assert rewards == {"seat_0": scores[0] - scores[1], "seat_1": scores[1] - scores[0]}
    assert set(map(abs, plain.values())) <= {0.0, 1.0}


def test_a_clone_is_played_on_by_itself():
    env = research.env("vendemmia", 2)
    env.reset(seed=7)
    before = env.observe("seat_0")["observation"].tobytes()
    twin = env.unwrapped.clone()
    twin.step(int(np.flatnonzero(twin.observe("seat_0")["action_mask"])[0]))
    assert twin.observe("seat_0")["observation"].tobytes() != before
    assert env.observe("seat_0")["observation"].tobytes() == before


def test_in_a_simultaneous_step_nobody_sees_what_another_has_answered():
    told = []
    for answer in range(2):
        env = research.env("baratto", 3)
        env.reset(seed=2)
        assert env.agent_selection == "seat_0"
        while env.agent_selection == "seat_0":  # a stall, then a bid
            env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[answer]))
        assert env.agent_selection == "seat_1"
        told.append({agent: env.observe(agent) for agent in env.agents})
    for agent in ("seat_1", "seat_2"):
        assert all((told[0][agent][key] == told[1][agent][key]).all() for key in ("observation", "action_mask"))
    assert (told[0]["seat_0"]["observation"] != told[1]["seat_0"]["observation"]).any()


def test_whoever_only_watches_is_told_no_secret_either():
    env = research.env("vendemmia", 2).unwrapped
    env.reset(seed=7)
    assert (env.state() == env.imagine(-1, 4).state()).all()
    assert env.state_space.contains(env.state())


def test_an_action_that_is_not_allowed_is_refused_with_its_rule():
    env = research.env("vendemmia", 2)
    env.reset(seed=7)
    with pytest.raises(LudotecaError, match="seat_0: vine:nebbiolo-9 is not allowed: VEN-PLANT-02: the vine is 4 too"):
        env.step(env.unwrapped.ids.number("vine:nebbiolo-9"))


def test_matches_without_a_seed_are_different_ones_and_can_be_played_again():
    env = research.env("vendemmia", 2).unwrapped
    env.reset(seed=1)
    seeds = []
    for _ in range(3):
        env.reset()
        seeds.append(env.match_seed)
    assert len(set(seeds)) == 3
    env.reset(seed=1)
    env.reset()
    assert env.match_seed == seeds[0]


@pytest.mark.parametrize(("mode", "begins"), [("ansi", "Round 1 of 9"), ("svg", "<svg")])
def test_the_table_can_be_looked_at(mode, begins):
    env = research.env("vendemmia", 2, render_mode=mode)
    env.reset(seed=7)
    assert begins in env.render()


def test_bad_input_is_one_clear_line():
    with pytest.raises(LudotecaError, match="vendemmia"):
        research.env("vendemia")
    with pytest.raises(LudotecaError, match="render_mode is ansi or svg, not 'human'"):
        research.env("vendemmia", 2, render_mode="human")
    with pytest.raises(LudotecaError, match="vendemmia is for 2 to 4 seats, not 9"):
        research.env("vendemmia", 9)
