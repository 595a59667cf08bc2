"""The laws over every registered game. A new game is checked as soon as it is registered; there is nothing to add."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots.levels import take_move
from ludoteca.games import NAMES, find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.laws.covering import covering
from ludoteca.laws.drawing import Drawing
from ludoteca.laws.fuzz import fuzz, go_together
from ludoteca.laws.texts import check_rulebook, check_texts
from ludoteca.laws.trace import check_trace
from ludoteca.play.match import Match
from ludoteca.play.settings import Settings
from ludoteca.testing import fuzz_games

SRC = Path(ludoteca.__file__).parents[1]
EXTREMES = [(name, seats) for name in NAMES for seats in sorted({find(name).fewest, find(name).most})]
SEATS = [(name, seats) for name in NAMES for seats in range(find(name).fewest, find(name).most + 1)]


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_random_matches_obey_the_laws(name, seats):
    tally = fuzz(find(name), fuzz_games() * 3, seed=1000 * seats, seats=seats, decisions=fuzz_games() * 600)
    assert tally.failures == []
    assert tally.leaks > 0


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_everybody_sees_a_whole_drawing_all_through_a_match(name, seats):
    match, rng, moves = Match(find(name), seats, 5), Rng(5), 0
    law = Drawing(match.game, match.rules)
    while not match.over:
        if moves % 11 == 0:
            for viewer in range(-1, seats):
                law.check(match._state, viewer, rng)
        take_move(match, match.to_act[0], Wanderer(), rng)
        moves += 1
    for viewer in range(-1, seats):
        law.check(match._state, viewer, rng)
        law.check_whole(match._state, viewer)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_what_a_table_of_people_starts_from_can_be_played(name, seats):
    game = find(name)
    assert game.rules(game.among_people, seats).seats == seats
    assert all(setting.default != game.among_people.get(setting.name) for setting in game.settings)


@pytest.mark.parametrize(("name", "seats"), EXTREMES)
def test_values_of_settings_obey_the_laws_together(name, seats):
    """All of them on the compiled rules, a sample in plain Python."""
    rows = covering(find(name), seats, 14)
    for number, settings in enumerate(rows[:: max(1, 20 // fuzz_games())]):
        assert fuzz(find(name), 1, seed=77 + number, seats=seats, settings=settings).failures == []


@pytest.mark.parametrize("name", NAMES)
def test_every_value_of_a_setting_is_played(name):
    game = find(name)
    rows = [row for seats in {game.fewest, game.most} for row in covering(game, seats, 14)]
    for setting in game.settings:
        if setting.name not in game.short:
            alone = {value for value in setting.samples() if go_together(game, {setting.name: value}, game.fewest)}
            # A value that needs another setting is for the game's own tests.
            assert {row.get(setting.name) for row in rows} >= alone, setting.name


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_texts_exist_in_both_languages(name, seats):
    game = find(name)
    check_texts(game, game.rules({}, seats))


@pytest.mark.parametrize("name", NAMES)
def test_the_rulebook_is_whole_in_both_languages(name):
    check_rulebook(find(name))


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_is_in_the_code_and_proved_by_a_test(name):
    check_trace(find(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_action_table_does_not_depend_on_the_seed_and_is_small(name):
    game = find(name)
    tables = [game.rules(Settings(game.settings, {}), game.most).actions for _ in range(2)]
    assert [tables[0].text(k) for k in range(len(tables[0]))] == [tables[1].text(k) for k in range(len(tables[1]))]
    assert len(tables[0]) < 4000


PLAYS = """
import sys
from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.play.game import digest, fresh, seed_bytes
from ludoteca.kernel.playout import play_random
game, out = find(sys.argv[1]), Options()
for seed in range(int(sys.argv[2])):
    rules = game.rules({}, game.fewest + seed % (game.most - game.fewest + 1))
    s = fresh(rules, seed_bytes(seed))
    print(play_random(rules, s, out, Rng(seed), game.longest), digest(s))
"""


def _played_elsewhere(name: str, games: int, **environment: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", PLAYS, name, str(games)],
        env={**os.environ, "PYTHONPATH": str(SRC), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


@pytest.mark.parametrize("name", NAMES)
def test_another_process_with_another_hash_seed_compiled_or_not_plays_the_same_games(name):
    games = 5 * fuzz_games()
    here = _played_elsewhere(name, games, PYTHONHASHSEED="1")
    assert here == _played_elsewhere(name, games, PYTHONHASHSEED="2", LUDOTECA_PURE="1")
    assert len(set(here.splitlines())) > 1
