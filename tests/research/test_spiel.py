"""OpenSpiel plays our games, and its own search too."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ludoteca.games import NAMES, find

pytest.importorskip("pyspiel")

import pyspiel

from ludoteca.research.spiel import SpielObserver, register

pytestmark = pytest.mark.compiled_only


@pytest.fixture(scope="module", autouse=True)
def registered():
    assert register() == [f"ludoteca_{name}" for name in NAMES]
    assert set(register()) <= set(pyspiel.registered_names())  # a second time does no harm


def loaded(name, seats, seed=3):
    return pyspiel.load_game(f"ludoteca_{name}", {"seats": seats, "seed": seed})


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_played_in_open_spiel(name):
    game = loaded(name, find(name).most)
    state, rng = game.new_initial_state(), random.Random(1)
    assert game.num_players() == find(name).most
    for _ in range(60):
        if state.is_terminal():
            break
        assert state.returns() == [0.0] * game.num_players()
        twin = state.clone()
        action = rng.choice(state.legal_actions())
        assert state.action_to_string(state.current_player(), action)
        state.apply_action(action)
        assert twin.legal_actions() != [] or twin.is_terminal()


def test_a_match_that_is_over_adds_up_to_nothing():
    state, rng = loaded("vendemmia", 3).new_initial_state(), random.Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_the_same_seed_is_the_same_match_and_the_next_state_another():
    def told(game):
        return [game.new_initial_state().observation_string(0) for _ in range(2)]

    first, second = told(loaded("vendemmia", 2)), told(loaded("vendemmia", 2))
    assert first == second
    assert first[0] != first[1]


def test_what_is_resampled_cannot_be_told_apart_by_its_seat():
    state = loaded("vendemmia", 2).new_initial_state()
    other = state.resample_from_infostate(0, random.Random(4).random)
    assert other.observation_string(0) == state.observation_string(0)
    assert other.observation_string(1) != state.observation_string(1)
    observer = SpielObserver(state.of)
    rows = []
    for world in (state, other):
        observer.set_from(world, 0)
        rows.append(observer.tensor.copy())
    assert (rows[0] == rows[1]).all()


def test_the_search_of_open_spiel_plays_them():
    from open_spiel.python.algorithms import mcts

    game, rng = loaded("vendemmia", 2), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 5, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
