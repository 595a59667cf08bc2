"""A sweep holds each value against the usual one on the same deals; a tuning does not believe what it finds."""

from __future__ import annotations

import re

import pytest

from ludoteca.cli import main
from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.compare import changes
from ludoteca.lab.crew import Crew
from ludoteca.lab.over import over
from ludoteca.lab.saying import messages
from ludoteca.lab.studies import Sweep, Tuning
from ludoteca.lab.sweep import Tried
from ludoteca.lab.tune import MOST, Step, candidates, tune
from ludoteca.lab.verdicts import read_bands
from ludoteca.lab.wants import all_missed, want
from ludoteca.play.rulebook import LANGUAGES
from tests.lab.accounts import GAME, account, evenly, vendemmia


def test_values_are_listed_or_a_range_or_a_step_away():
    assert over(GAME, "rounds=5,7").values == (5, 7)
    assert over(GAME, "rounds=7..10").values == (7, 8, 10)  # 9 is the usual one
    assert over(GAME, "rounds").values == (7, 11)
    assert len(over(find("dirty_deeds"), "memory_aid").values) == 1  # a variant is played or not


@pytest.mark.parametrize(
    ("text", "told"),
    [("hills=3", "hills"), ("rounds=99", "from 3 to 12"), ("rounds=5..3", "LOW..HIGH"), ("rounds=a..b", "LOW..HIGH"),
     ("rounds=9", "as it is"), ("rounds=1..90", "more than 50"), ("rounds=", "number from")],
)  # fmt: skip
def test_values_that_make_no_sense_are_refused(text, told):
    with pytest.raises(LudotecaError, match=told):
        over(GAME, text)


def test_wishes_are_above_below_or_between():
    assert want("dead-tail<5%", 2)[1:] == ("tail", "", -float("inf"), 0.05)
    assert want("lead-changes>2", 2)[1:] == ("lead-changes", "", 2.0, float("inf"))
    assert want("rounds.p50=30..45", 2)[1:] == ("length", "p50", 30.0, 45.0)
    assert want("seat.C=-3%..3%", 3)[1:] == ("seat", "2", -0.03, 0.03)


@pytest.mark.parametrize(
    ("text", "told"),
    [("fun>9", "fun"), ("tail", "written"), ("tail=5%", "two numbers"), ("tail<5%..9%", "two numbers"),
     ("tail.p50<5%", "length only"), ("seat.C<5%", "not measured"), ("length=45..30", "nothing"),
     ("tail<1.2.3", "written")],
)  # fmt: skip
def test_wishes_that_make_no_sense_are_refused(text, told):
    with pytest.raises(LudotecaError, match=re.escape(told)):
        want(text, 2)


def test_a_wish_is_missed_by_its_distance_in_parts_of_where_it_should_lie():
    tails = evenly(50, tail=0.1)
    assert want("tail<5%", 2).missed(tails) == pytest.approx(1.0)
    assert want("tail<20%", 2).missed(tails) == 0
    long = [account(seed, rounds=rounds) for seed, rounds in enumerate([20, 60, 60])]
    assert want("rounds.p50=30..45", 2).missed(long) == pytest.approx(15 / 45)
    assert all_missed([want("tail<5%", 2), want("ties>50%", 2)], tails) == pytest.approx(2.0)


def test_only_numbers_that_help_are_tried_together():
    usual = Step({}, 200, 1.0, [])
    overs = [over(GAME, "rounds=5,7"), over(find("dirty_deeds"), "final_turns=1..4")]
    missed = [({"rounds": 5}, 0.5), ({"rounds": 7}, 1.2), ({"final_turns": 2}, 1.0)]
    helps = [Step(settings, 200, by, []) for settings, by in missed]
    assert candidates(usual, helps, overs) == [{"rounds": 5}, {"rounds": 7}]
    assert candidates(usual, helps[1:], overs) == []
    assert len(candidates(usual, [*helps, Step({"final_turns": 1}, 200, 0.1, [])], overs)) <= MOST


def tuned(tail_of):
    """A tuning on matches whose dead tail follows from the rounds they are played for."""
    asked: list[tuple[int, int]] = []

    def play(crew, numbers, matches):
        rounds = numbers.get("rounds", 9)
        asked.append((rounds, matches))
        return evenly(matches, tail=tail_of(rounds))

    with Crew(1) as crew:
        return tune(crew, play, [want("tail<5%", 2)], [over(GAME, "rounds=5,7,11,12")]), asked


def test_what_does_best_goes_on_and_what_does_not_is_left():
    found, asked = tuned(lambda rounds: 0.02 * (14 - rounds))
    assert found.best == {"rounds": 12}
    assert [len(some) for some in found.rounds] == [4, 1, 1]
    assert (5, 540) not in asked


def test_if_nothing_helps_nothing_is_found():
    found, _ = tuned(lambda rounds: 0.2)
    assert found.best == {}
    assert found.rounds == [[], [], []]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_say_it_in_both_languages(language):
    some = [Tried({"rounds": rounds}, changes(evenly(200), evenly(200, tail=0.04 * rounds), read_bands(), 2))
            for rounds in (5, 7)]  # fmt: skip
    page = Sweep(vendemmia(), some, 200, "./ludoteca lab sweep …", language)
    text = page.html()
    assert "rounds = 7" in text
    assert "<circle" in text
    assert len(page.lines()) == 2
    found, _ = tuned(lambda rounds: 0.02 * (14 - rounds))
    tuning = Tuning(vendemmia(), [want("tail<5%", 2)], found, "./ludoteca lab tune …", language)
    assert messages(language)("tune-best", settings="rounds = 12") == tuning.summary()
    for html in (text, tuning.html(["confirmed"])):
        assert "<script" not in html
        assert "{" not in re.sub(r"<style>.*?</style>", "", html, flags=re.DOTALL)


def test_a_sweep_plays_every_value_and_goes_on_where_it_was(tmp_path, capsys):
    words = ["lab", "sweep", "vendemmia", "--jobs", "1", "--pairs", "20", "--over", "rounds=3,4"]
    words += ["--out", str(tmp_path)]
    assert main(words) == 0
    assert "rounds = 3" in capsys.readouterr().out
    rows = {path: path.read_bytes() for path in tmp_path.glob("matches/*/rows.jsonl")}
    assert len(rows) == 3
    assert main(words) == 0
    assert {path: path.read_bytes() for path in rows} == rows


@pytest.mark.compiled_only
def test_a_tuning_confirms_on_other_deals_and_says_when_there_is_nothing(tmp_path, capsys):
    words = ["lab", "tune", "vendemmia", "--jobs", "1", "--out", str(tmp_path), "--over", "rounds=3,12"]
    assert main([*words, "--want", "length>11"]) == 0
    told = capsys.readouterr().out
    assert "Found: rounds = 12." in told
    assert "400 pairs" in told
    assert len(list(tmp_path.glob("matches/*-1000000-*/rows.jsonl"))) == 2
    assert main([*words, "--want", "length>8"]) == 1
    assert "No setting" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("sweep vendemmia --over hills=3", "hills"),
        ("sweep vendemmia --over rounds=3 --pairs 3", "fewer than 20"),
        ("tune vendemmia --over rounds --want fun>3", "fun"),
        ("tune vendemmia --over hills --want tail<3%", "hills"),
    ],
)
def test_what_makes_no_sense_is_one_line(tmp_path, capsys, words, told):
    assert main(["lab", *words.split(), "--out", str(tmp_path / "x")]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert len(said.splitlines()) == 1
