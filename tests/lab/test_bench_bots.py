from __future__ import annotations

import runpy
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludoteca.cli import main
from ludoteca.games import find
from ludoteca.lab.crew import Crew

ROOT = Path(__file__).parents[2]
SHORT = ["--games", "2", "--jobs", "1", "--set", "rounds=3"]


def run(capsys, *words):
    """Exit code, what was printed, and what was said beside it."""
    try:
        code = main(["bench", "bots", *words])
    except SystemExit as stopped:
        code = int(stopped.code or 0)
    said = capsys.readouterr()
    return code, said.out.splitlines(), said.err.splitlines()


def plan(monkeypatch, *words):
    """What would be played: seats and names."""
    monkeypatch.setattr(sys, "argv", ["bots", *words])
    bench = runpy.run_path(str(ROOT / "bench" / "bots.py"))
    wanted = bench["arguments"]()
    return [(one.seats, one.one.name, one.other.name) for one in bench["duels"](wanted, find(wanted.game))]


def test_beside_the_wins_stands_how_the_matches_ended(capsys):
    code, lines, _ = run(capsys, "vendemmia", *SHORT)
    assert code == 0
    assert lines[0] == "vendemmia: companion v wanderer, 2 seats, 2 matches rounds=3"
    assert [line[2:17].strip() for line in lines[1:-1]] == [
        "companion wins",
        "ends",
        "length",
        "dead tail",
        "forced moves",
        "wasted moves",
        "lead changes",
        "s a turn",
    ]
    assert "last round 100.0% (34.2%–100.0%)" in lines[2]
    assert "3/3/3 rounds" in lines[3]


def test_with_more_seats_each_is_alone_among_the_others_on_whole_deals(capsys):
    _, lines, _ = run(capsys, "vendemmia", *SHORT, "--seats", "3")
    assert lines[0] == "vendemmia: companion v wanderer, 3 seats, 6 matches rounds=3"
    assert [line.split()[:2] for line in lines[1:3]] == [["companion", "wins"], ["wanderer", "wins"]]
    assert [line.partition(" of 3 ")[2].partition(";")[0] for line in lines[1:3]] == [
        "v 2 × wanderer, fair 33%",
        "v 2 × companion, fair 33%",
    ]


def test_the_same_seed_says_the_same_but_for_the_seconds(capsys):
    (_, one, _), (_, again, _), (_, other, _) = (
        run(capsys, "vendemmia", *SHORT, "--other", "companion", "--seed", seed) for seed in ("7", "7", "8")
    )
    assert one[:-2] == again[:-2] != other[:-2]


def test_an_end_by_a_guard_is_called_one(capsys):
    _, lines, _ = run(capsys, "dirty_deeds", "--one", "wanderer", "--games", "2", "--jobs", "1", "--set", "max_turns=5")
    assert "guard: hourglass not found 100.0%" in lines[2]


def test_the_ladder_has_every_level_against_the_one_below_at_two_and_at_most_seats(monkeypatch):
    rungs = [("apprentice", "wanderer"), ("companion", "apprentice"), ("rival", "companion"), ("master", "rival")]
    assert plan(monkeypatch, "dirty_deeds", "--ladder") == [(seats, *rung) for seats in (2, 3) for rung in rungs]
    assert plan(monkeypatch, "phalanxx", "--ladder", "--seats", "3") == [(3, *rung) for rung in rungs]


def test_weights_to_compare_are_those_of_the_one(monkeypatch, tmp_path):
    prior = find("vendemmia").folder / "weights" / "prior.toml"
    (tmp_path / "prior.toml").write_bytes(prior.read_bytes())
    same = ["vendemmia", "--one", "rival", "--other", "rival"]
    assert plan(monkeypatch, *same, "--prior") == [(2, "rival (prior)", "rival")]
    assert plan(monkeypatch, *same, "--weights", str(tmp_path)) == [(2, f"rival ({tmp_path})", "rival")]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "unknown game 'chess'"),
        (["vendemmia", "--games", "0"], "--games is at least 1, not 0"),
        (["vendemmia", "--jobs", "-1"], "--jobs is a number of processes, not -1"),
        (["vendemmia", "--seats", "9"], "vendemmia is for 2 to 4 seats, not 9"),
        (["vendemmia", "--set", "moons=3"], "unknown setting 'moons'"),
        (["vendemmia", "--ladder", "--prior"], "--ladder is about all levels as they are"),
        (["vendemmia", "--prior", "--weights", "x"], "--prior and --weights are two answers to one question"),
        (["vendemmia", "--weights", "nowhere"], "--weights: there is no nowhere"),
        (["vendemmia", "--weights", str(ROOT / "README.md")], "README.md: Expected"),
        (["vendemmia", "--weights", str(ROOT / "tests")], "tests has no weights that fit vendemmia"),
        (["vendemmia", "--out", "nowhere/x.svg"], "--out: there is no folder nowhere"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(capsys, words, said):
    code, lines, beside = run(capsys, *words)
    assert (code, lines, len(beside)) == (2, [], 1)
    assert said in beside[0]


def test_who_stops_it_is_told_what_was_played_so_far(capsys, monkeypatch, tmp_path):
    def interrupted(crew, work, common, jobs):
        yield 1, work(common, jobs[:1])
        raise KeyboardInterrupt

    monkeypatch.setattr(Crew, "results", interrupted)
    picture = tmp_path / "bots.svg"
    code, lines, beside = run(capsys, "vendemmia", "--ladder", "--jobs", "1", "--out", str(picture))
    assert code == 130
    assert lines[0] == "vendemmia: apprentice v wanderer, 2 seats, 1 match"
    assert len([line for line in lines if line.startswith("vendemmia")]) == 1
    assert beside[-1] == "ludoteca: stopped; that is what was played so far"
    assert picture.exists()


def test_the_picture_shows_wins_ends_and_lengths_of_every_pairing(capsys, tmp_path):
    picture = tmp_path / "bots.svg"
    run(capsys, "vendemmia", *SHORT, "--seats", "3", "--out", str(picture))
    words = {one.text for one in ElementTree.parse(picture).iter() if one.text}
    assert words >= {"The bots of Vendemmia", "Wins", "Why matches end", "Length", "last round", "3 – 3 – 3"}
    assert words >= {"companion v 2 × wanderer", "wanderer v 2 × companion", "companion v wanderer, 3 seats"}


def test_a_picture_that_cannot_be_written_is_one_line(capsys, tmp_path):
    code, _, beside = run(capsys, "vendemmia", *SHORT, "--out", str(tmp_path))
    assert code == 2
    assert beside == [f"ludoteca: {tmp_path} could not be written: Is a directory"]
