"""What bots stand on, over every registered game: trials that are matches, and weights that fit the features."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.bots.levels import LEVELS, bot
from ludoteca.games import NAMES, find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Player, Wanderer
from ludoteca.kernel.rules import Rules
from ludoteca.laws.broken import LawBroken
from ludoteca.laws.trials import check_trial
from tests.conformance.toy.rules.toy import ToyGame

DECISIONS = {"wanderer": 300, "apprentice": 60, "companion": 60, "rival": 24, "master": 24}
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

    assert check_trial(game, game.most, 11, make, game.short, DECISIONS[level]) > 0


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
    with pytest.raises(LawBroken, match="law 16"):
        check_trial(ToyGame(), 2, 3, lambda rules: Changeable(), {}, 100)
