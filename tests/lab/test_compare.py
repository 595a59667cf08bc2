"""A comparison: pairs on the same deals, one risk for all that is looked at, a line for everything that goes wrong."""

from __future__ import annotations

import math
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.lab.compare import LOOK, changes, decided, looks_until, variance_ratio, way
from ludoteca.lab.comparison import Comparison
from ludoteca.lab.measures import measures, paired
from ludoteca.lab.notebook import kept_in
from ludoteca.lab.saying import messages
from ludoteca.lab.stats import Estimate, always, mean
from ludoteca.lab.verdicts import Band, read_bands
from ludoteca.play.rulebook import LANGUAGES
from tests.lab.accounts import account, evenly, vendemmia

ROOT = Path(__file__).parents[2]


def by_chance(rng, seed):
    """A match in which everything that is measured varies."""
    winner = rng.randrange(2)
    return account(
        seed, winner, first=rng.randrange(2), unfinished=rng.random() < 0.05, rounds=rng.randrange(20, 40),
        tail=rng.random() ** 6, forced=rng.randrange(6), lead_changes=rng.randrange(6), led=[rng.randrange(2)] * 9,
    )  # fmt: skip


def change(found, metric, of=""):
    return next(one for one in found if (one.metric, one.of) == (metric, of))


def test_who_looks_again_and_again_is_fooled_once_in_three_times_and_by_a_comparison_hardly_ever():
    """Trap: both sides are the same. A 95 % interval, looked at after every hundred pairs, finds a difference often."""
    rng = random.Random(1)
    naive = ours = 0
    for _ in range(40):
        before, after = ([by_chance(rng, seed) for seed in range(800)] for _ in range(2))
        wins = [other.shares[0] - one.shares[0] for one, other in zip(before, after, strict=True)]
        naive += any(not mean(wins[:n]).low <= 0 <= mean(wins[:n]).high for n in looks_until(800))
        ours += any(any(one.seen for one in changes(before[:n], after[:n], {})) for n in looks_until(800))
    assert naive >= 6
    assert ours <= 2


def test_a_true_difference_is_found_and_the_rest_is_not():
    rng = random.Random(2)
    before = [by_chance(rng, seed) for seed in range(600)]
    after = [by_chance(rng, seed) for seed in range(600)]
    longer = [account(one.seed, rounds=one.rounds + 5, shares=one.shares) for one in after]
    found = changes(before, longer, read_bands())
    assert change(found, "length").way == "more"
    assert change(found, "seat", "0").way != "more"


def test_what_never_differs_in_a_hundred_pairs_may_differ_in_the_next():
    """Trap: without variance an interval would have no width, and everything would be known after two matches."""
    same = changes(evenly(40), evenly(40), read_bands())
    assert change(same, "ties").more.high > 0.03
    assert change(same, "ties").way == "open"
    assert change(changes(evenly(900), evenly(900), read_bands()), "ties").way == "same"
    assert always([0.0] * 100, 1.0).high > 3 / 100 / 2
    assert always([1.0], 1.0).high == math.inf


def test_the_interval_of_a_sequence_is_wider_than_that_of_one_look():
    rng = random.Random(3)
    values = [rng.random() for _ in range(500)]
    assert always(values, 0.1).high > mean(values).high
    assert always(values, 0.1, 0.01).high > always(values, 0.1, 0.05).high


def test_pairs_gain_by_what_both_matches_share():
    shared = [(float(k), float(k + 1 + k % 2)) for k in range(100)]
    rng = random.Random(4)
    nothing = [(rng.random(), rng.random()) for _ in range(1000)]
    assert variance_ratio(shared) > 1000
    assert variance_ratio(nothing) == pytest.approx(1, abs=0.15)
    assert variance_ratio([(1.0, 2.0), (4.0, 5.0)]) == math.inf
    assert variance_ratio([(1.0, 1.0), (1.0, 1.0)]) == 1


@pytest.mark.parametrize(
    ("low", "high", "known"),
    [(0.04, 0.1, "more"), (-0.1, -0.04, "less"), (-0.02, 0.02, "same"), (0.01, 0.02, "same"), (-0.02, 0.06, "open"),
     (0.01, 0.06, "more")],
)  # fmt: skip
def test_what_an_interval_says_about_a_difference(low, high, known):
    assert way(Estimate((low + high) / 2, low, high, 100), 0.03) == known


def test_all_is_decided_when_nothing_is_open():
    few, many = (changes(evenly(count), evenly(count), read_bands()) for count in (40, 5000))
    assert not decided(few)
    assert decided(many)


def test_a_metric_leaves_its_band_only_if_it_was_not_outside_before():
    inside, outside = evenly(400, tail=0.0), evenly(400, tail=0.4)
    bands = {"tail": Band(high=0.05, matters=0.02)}
    assert change(changes(inside, outside, bands), "tail").left
    assert not change(changes(outside, outside, bands), "tail").left
    assert not change(changes(outside, inside, bands), "tail").left


def test_a_leader_half_way_counts_where_there_was_one_in_both_matches():
    half_way = next(one for one in measures(2) if one.metric == "half-way")
    nobody = account(led=[-1] * 9)
    assert paired(half_way, [account(), nobody, account()], [account(), account(), nobody]) == [(0.5, 0.5)]


def test_who_plays_alone_is_measured_without_others():
    assert {one.metric for one in measures(1)} == {"unfinished", "length", "tail", "long-tails", "forced"}
    assert [one.of for one in measures(3) if one.metric == "seat"] == ["0", "1", "2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_all_of_it_in_both_languages(language):
    found = changes(evenly(300, tail=0.0), evenly(300, tail=0.4), read_bands())
    page = Comparison(vendemmia(), vendemmia(rounds=5), found, range(7, 307), language)
    text = page.html()
    say = messages(language)
    assert say("left-band") in text
    assert say("ratio") in text
    assert "--set rounds=5" in text
    assert "--pairs 300" in text
    assert "--seed 7" in text
    assert "<script" not in text
    assert "{" not in re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
    assert len(page.lines()) == len(found)


def test_bots_that_have_not_learnt_the_game_make_nothing_leave_its_band():
    before, after = ([account(seed, seed % 3, seats=3, tail=tail) for seed in range(300)] for tail in (0.0, 0.4))
    found = changes(before, after, read_bands())
    page = Comparison(vendemmia(seats=3), vendemmia(seats=3, rounds=5), found, range(300), "en")
    assert change(found, "tail").left
    assert page.left == []
    assert "train vendemmia" in page.html()


def compared(folder, *words):
    return main(["lab", "compare", "vendemmia", "--jobs", "1", "--out", str(folder), *words])


def test_both_sides_play_the_same_seeds_and_a_change_that_matters_is_exit_code_1(tmp_path, capsys):
    bands, folder = tmp_path / "long.toml", tmp_path / "out"
    bands.write_text("[length]\nlow = 7\n")
    change = ["--set", "rounds=5", "--pairs", "30", "--lang", "it"]
    assert compared(folder, *change, "--bands", str(bands)) == 1
    told = capsys.readouterr().out
    assert "rounds = 5" in told
    assert str(folder / "report.html") in told
    assert compared(folder, *change) == 0
    sides = [kept_in(folder / name) for name in ("against", "set")]
    assert [one.seed for one in sides[0][1]] == [one.seed for one in sides[1][1]] == list(range(30))
    assert [played.settings for played, _ in sides] == [{}, {"rounds": 5}]


@pytest.mark.compiled_only
def test_it_stops_when_all_is_decided_or_there_were_enough(tmp_path):
    bands = tmp_path / "wide.toml"
    names = [one.metric for one in measures(2)]
    bands.write_text("".join(f"[{name}]\nmatters = 1000\n" for name in dict.fromkeys(names)))
    rows = tmp_path / "a" / "set"
    compared(tmp_path / "a", "--set", "rounds=5", "--until-decided", "--bands", str(bands))
    assert len(kept_in(rows)[1]) == LOOK
    compared(tmp_path / "b", "--set", "rounds=5", "--until-decided", "--most", "130")
    assert len(kept_in(tmp_path / "b" / "set")[1]) == 130


def test_the_numbers_it_is_held_against_can_be_others(tmp_path, capsys):
    compared(tmp_path, "--set", "rounds=5", "--against", "rounds=6", "--pairs", "20")
    assert "Before: rounds = 6. After: rounds = 5." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--pairs 50", "the same numbers"),
        ("--set rounds=9 --pairs 50", "the same numbers"),
        ("--set rounds=5 --pairs 5", "fewer than 20 pairs"),
        ("--set rounds=500", "number from"),
        ("--set hills=5", "hills"),
        ("--set rounds=5 --against hills=5", "hills"),
        ("--set rounds=5 --lang fr", "fr"),
        ("--set rounds=5 --jobs 0", "at least one process"),
    ],
)
def test_what_makes_no_sense_is_one_line(tmp_path, capsys, words, told):
    assert main(["lab", "compare", "vendemmia", "--out", str(tmp_path / "x"), *words.split()]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert len(said.splitlines()) == 1


@pytest.mark.compiled_only
def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(tmp_path):
    command = [sys.executable, "-m", "ludoteca", "lab", "compare", "vendemmia", "--set", "rounds=8", "--pairs",
               "200000", "--jobs", "2", "--out", str(tmp_path)]  # fmt: skip
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    rows = tmp_path / "against" / "rows.jsonl"
    running = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True, start_new_session=True)  # fmt: skip
    while not rows.exists() or not rows.stat().st_size:
        assert running.poll() is None, running.communicate()[1]
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    said = running.communicate()[1]
    assert running.returncode == 130
    assert "the same command goes on from here" in said
    assert "Traceback" not in said
    kept = rows.read_bytes()
    assert compared(tmp_path, "--set", "rounds=8", "--pairs", "40") in (0, 1)
    assert rows.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])
