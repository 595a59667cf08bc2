"""What bots stand on, over every registered game: trials that are matches, and weights that fit the features."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots.levels import LEVELS, bot
from ludoteca.bots.weights import (
    FOLDER,
    PRIOR,
    Net,
    Weights,
    features_hash,
    linear_judge,
    net_judge,
    prior,
    read_net,
    read_weights,
)
from ludoteca.games import NAMES, find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Player, Wanderer
from ludoteca.kernel.rules import Rules
from ludoteca.laws.broken import LawBroken
from ludoteca.laws.features import names
from ludoteca.laws.fuzz import some_settings
from ludoteca.laws.trials import check_trial
from ludoteca.testing import fuzz_games
from tests.conformance.toy.rules.toy import ToyGame

SEATS = [(name, seats) for name in NAMES for seats in range(find(name).fewest, find(name).most + 1)]
DEAR = ("rival", "master")  # in plain Python a single move of theirs takes seconds
TRIALS = [
    pytest.param(name, level, id=f"{name}-{level}", marks=[pytest.mark.compiled_only] if level in DEAR else [])
    for name in NAMES
    for level in LEVELS
]


@pytest.mark.parametrize(("name", "level"), TRIALS)
def test_a_trial_is_move_for_move_the_match_of_the_same_seed(name, level):
    game = find(name)

    def make(rules: Rules[Any]) -> Player:
        return bot(level, game, rules)

    decisions = 24 if level in DEAR else 12 * fuzz_games()
    assert check_trial(game, game.most, 11, make, game.short, decisions) > 10


class Changeable(Player):
    """Plays otherwise once it has made a move: at the table it would be another bot by then."""

    def __init__(self) -> None:
        super().__init__()
        self.moves = 0
        self.wanderer = Wanderer()

    def steps(self, rules, known, seat, rng):
        self.moves += 1
        return self.wanderer.steps(rules, known, seat, rng if self.moves == 1 else Rng(self.moves))


def test_a_bot_that_remembers_what_it_did_is_caught():
    with pytest.raises(LawBroken, match=r"law 16 \(trials\): move \d+: seat \d plays"):
        check_trial(ToyGame(), 2, 3, lambda rules: Changeable(), {}, 100)


def test_a_trial_that_scores_otherwise_is_caught(monkeypatch):
    rules = ToyGame().rules({}, 2)
    game, asked = ToyGame(), iter(range(100_000))
    monkeypatch.setattr(rules, "score", lambda s, seat: next(asked))
    monkeypatch.setattr(game, "rules", lambda settings, seats: rules)
    with pytest.raises(LawBroken, match="the scores of the match are"):
        check_trial(game, 2, 3, lambda rules: Wanderer(), {}, 100)


# Names of features.


@pytest.mark.parametrize(
    ("phases", "traits", "sides", "told"),
    [
        (["always", "gone", "gone"], ["coins"], 2, "two phases have the same name"),
        (["always"], ["coins", "coins"], 2, "two traits have the same name"),
        (["always"], ["Coins"], 2, "trait 'Coins': names are words in lower case"),
        (["always", "last_turn"], ["coins"], 2, "phase 'last_turn': names are words in lower case"),
        (["always"], [""], 2, "trait '': names are words in lower case"),
        (["gone", "always"], ["coins"], 2, "the first phase is called 'always'"),
        ([], ["coins"], 2, "the first phase is called 'always'"),
        (["always"], ["coins"], 1, "1 sides are weighed, and there are 2 seats"),
    ],
)
def test_names_that_are_wrong_are_caught(phases, traits, sides, told):
    rules = ToyGame().rules({}, 2)
    rules.phases, rules.traits, rules.sides = phases, traits, sides
    with pytest.raises(LawBroken, match="law 15") as caught:
        names(rules)
    assert told in str(caught.value)


def test_every_feature_has_a_name():
    rules = ToyGame().rules({}, 2)
    assert names(rules) == ["always", "gone", *(f"{what} of side {side}" for side in (0, 1) for what in rules.traits)]


# Weights.


def shipped(ending: str) -> list[tuple[str, Path]]:
    """The files with weights of all games, each with its game."""
    found = [(name, path) for name in NAMES for path in sorted((find(name).folder / FOLDER).glob(f"*{ending}"))]
    return [(name, path) for name, path in found if path.name != PRIOR]


def is_of_today(name: str, path: Path, found: Weights | Net) -> None:
    """What was learnt was learnt for this game, its rules, its features and the number of seats in the file's name."""
    game = find(name)
    assert game.fewest <= found.seats <= game.most
    assert path.name.partition(".")[0] == str(found.seats)
    rules = game.rules({}, found.seats)
    assert (found.game, found.version, found.features) == (game.name, game.version, features_hash(rules))
    assert found.trained is not None
    assert found.trained.settings == {}


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_weights_written_by_hand_name_only_what_the_game_has(name, seats):
    game = find(name)
    rules = game.rules({}, seats)
    found = prior(game, rules)
    assert found.game == name
    assert any(linear_judge(rules, found).weights)


@pytest.mark.parametrize("name", NAMES)
def test_in_a_folder_of_weights_there_is_nothing_else(name):
    names = {path.name for path in (find(name).folder / FOLDER).glob("*")}
    seats = range(find(name).fewest, find(name).most + 1)
    assert PRIOR in names
    assert names <= {PRIOR} | {f"{count}{ending}" for count in seats for ending in (".toml", ".net.json")}


def test_learnt_weights_are_of_today():
    for name, path in shipped(".toml"):
        found = read_weights(path)
        is_of_today(name, path, found)
        assert any(linear_judge(find(name).rules({}, found.seats), found).weights)


def test_learnt_nets_are_of_today():
    for name, path in shipped(".net.json"):
        found = read_net(path)
        is_of_today(name, path, found)
        assert net_judge(find(name).rules({}, found.seats), found).swing > 0


@pytest.mark.parametrize("name", NAMES)
def test_features_have_the_same_names_whatever_the_seats_and_the_settings(name):
    """So that what was learnt for some can be used by others."""
    game = find(name)
    hashes = {features_hash(game.rules({}, seats)) for seats in range(game.fewest, game.most + 1)}
    hashes |= {features_hash(game.rules(some_settings(game, Rng(k), game.most), game.most)) for k in range(12)}
    assert len(hashes) == 1
