"""An account is what a match was: the same as the record of its seed, number by number."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.games import NAMES, find
from ludoteca.lab.account import Account, gaps, play_matches
from ludoteca.lab.experiment import experiment, record_of
from ludoteca.play.settings import Settings
from tests.lab.accounts import vendemmia


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", NAMES)
def test_a_match_of_an_experiment_is_its_record(name):
    game = find(name)
    played = experiment(game, max(2, game.fewest), Settings(game.settings, game.short), "apprentice")
    (one,) = play_matches(played, range(11, 12))
    match = record_of(played, 11)
    assert one.points == list(match.scores)
    assert one.decisions == sum(len(row.actions) for row in match.rows)
    assert one.moves == len(match.rows)
    assert [seat for seat, share in enumerate(one.shares) if share] == list(match.winners)
    assert sum(sum(by_seat) for by_seat in one.taken.values()) == one.decisions
    assert sum(one.offered.values()) == one.options
    assert all(sum(by_seat) <= one.offered[name] for name, by_seat in one.taken.items())
    assert sum(map(sum, one.sources.values())) == sum(one.points)


def test_an_account_survives_being_written_down():
    (one,) = play_matches(vendemmia(), range(1))
    assert msgspec.json.decode(msgspec.json.encode(one), type=Account) == one


def test_the_same_experiment_plays_the_same_and_another_level_does_not():
    assert play_matches(vendemmia(), range(3)) == play_matches(vendemmia(), range(3))
    assert play_matches(vendemmia(), range(3)) != play_matches(vendemmia("apprentice"), range(3))
    assert vendemmia().hash != vendemmia("apprentice").hash
    assert vendemmia().hash != vendemmia(rounds=5).hash


def test_between_two_turns_of_ones_own_others_move():
    assert gaps([0, 1, 1, 0, 0, 1, 2, 0], 0) == [2, 2]
    assert gaps([1, 1], 0) == []
