"""Recorded matches of every game, played again to the same positions."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.games import NAMES, find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import Match
from ludoteca.play.record import parse
from ludoteca.play.replay import replay
from ludoteca.testing import fuzz_games

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_recorded_matches_play_to_the_same_hashes(name, part):
    """All of them on the compiled rules, a sample in plain Python."""
    packed = lzma.decompress((RECORDS / f"{name}.xz").read_bytes()).decode()
    texts = packed.split("\n\n")
    chosen = texts[part :: 4 * max(1, 20 // fuzz_games())]
    assert chosen
    for number, text in enumerate(chosen):
        record = parse(text.strip() + "\n", f"{name} {number}")
        match = replay(find(name), record, f"{name} {number}")
        assert match.over
        assert match.hash() == record.hashes[len(record.rows)]
        assert match.record().text() == text.strip() + "\n"


def test_a_record_for_everybody_keeps_answers_secret_until_all_are_ready():
    match = Match(find("baratto"), 3, 1)
    match.push_plan(["stall:4", "bid:2"], 1)
    assert match.record().rows == []
    assert "\nstop 0 #" in match.record().text()
    assert match.record(with_seed=True).rows == [(1, ("stall:4", "bid:2"))]
    match.push_plan(["stall:4", "bid:1"], 0)
    match.push_plan(["stall:5", "bid:0"], 2)
    assert [seat for seat, _ in match.record().rows] == [1, 0, 2]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_taken_back_once_the_match_is_over_and_its_seed_open(name):
    match, rng = Match(find(name), None, 5), Rng(5)
    while not match.over:
        take_move(match, match.to_act[0], Wanderer(), rng)
    assert match.record().seed
    with pytest.raises(LudotecaError, match="the match is over"):
        match.undo(match.rows[-1].seat)
