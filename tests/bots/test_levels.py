"""Bots: each level plays whole matches, sees only imagined states, and beats the one below."""

from __future__ import annotations

import pytest

from ludoteca.bots.levels import LEVELS, bot, take_move
from ludoteca.games import NAMES, find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.planner import Planner
from ludoteca.kernel.player import Wanderer
from ludoteca.kernel.playout import Greedy
from ludoteca.kernel.search import Search
from ludoteca.play.game import same
from ludoteca.play.match import Match
from ludoteca.testing import fuzz_games


def play(name, bots, seed):
    match = Match(find(name), len(bots), seed)
    rng = Rng(seed)
    while not match.over:
        seat = match.to_act[0]
        take_move(match, seat, bots[seat], rng)
    return match


def wins(name, one, other, games):
    """The share of games that the one wins, seats alternated."""
    won = 0.0
    for seed in range(games):
        match = play(name, [one, other] if seed % 2 == 0 else [other, one], seed)
        won += (seed % 2 in match.winners) / len(match.winners)
    return won / games


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", NAMES)
def test_greedy_beats_the_wanderer(name):
    assert wins(name, Greedy(2, 300, 0.0), Wanderer(), 10 + fuzz_games()) > 0.6


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", NAMES)
def test_search_plays_a_whole_match_at_every_seat(name):
    seats = find(name).most
    match = play(name, [Search(30, 0.0, 8, 0.7), *[Wanderer()] * (seats - 1)], 3)
    assert match.over


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", NAMES)
def test_the_planner_beats_greedy_where_turns_are_long(name):
    game = find(name)
    if game.rival_plans:
        assert wins(name, Planner(1, 3, 6), Greedy(1, 300, 0.0), 2 + fuzz_games() // 3) > 0.5
    match = play(name, [Planner(1, 2, 3), *[Wanderer()] * (game.most - 1)], 4)
    assert match.over


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_given_an_imagined_state_never_the_true_one(name):
    match = Match(find(name), 2, 8)
    seen = []

    class Spy:
        def choose(self, rules, known, seat, rng):
            seen.append(same(known, match._state))
            return Wanderer().choose(rules, known, seat, rng)

    rng = Rng(8)
    while not match.over:
        take_move(match, match.to_act[0], Spy(), rng)
    assert len(seen) > 5
    assert not any(seen)


@pytest.mark.parametrize("name", NAMES)
def test_a_move_of_several_steps_is_one_row(name):
    match = play(name, [Wanderer(), Wanderer()], 2)
    assert max(len(row.actions) for row in match.rows) > 1


def test_every_level_has_a_name_and_an_unknown_one_is_refused():
    assert [type(bot(level)).__name__ for level in LEVELS] == ["Wanderer", "Greedy", "Greedy", "Search"]
    assert type(bot("rival", find("phalanxx"))).__name__ == "Planner"
    with pytest.raises(LudotecaError, match="unknown level 'god'"):
        bot("god")
