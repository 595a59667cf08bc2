"""The report: verdicts only of bots that have learnt, every sentence in both languages, nothing from outside."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from ludoteca.cli import main
from ludoteca.lab import metrics
from ludoteca.lab.crew import Crew
from ludoteca.lab.metrics import Seen
from ludoteca.lab.notebook import Notebook
from ludoteca.lab.report import Report
from ludoteca.lab.saying import HERE, messages
from ludoteca.lab.stats import share
from ludoteca.lab.verdicts import read_bands
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.texts import load
from tests.lab.accounts import account, evenly, vendemmia


def report(accounts, language="en", played=None, bands=None):
    return Report(played or vendemmia(), accounts, bands or read_bands(), language, "FOLDER")


def lively(count=60):
    """Matches in which everything there is to be told happens."""
    return [
        account(
            seed,
            seed % 2,
            offered={"rest": 30, "plant": 5},
            taken={"plant": [2, 1]},
            happened={"dug": [4, seed % 2] if seed % 2 == 0 else [seed % 3 == 0, 5]},
            marked={"vine-1": [1, 0]},
            rounds=5 + seed % 9,
        )
        for seed in range(count)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_has_all_its_parts_and_no_gap(language):
    page = report(lively(), language).html()
    say = messages(language)
    for title in ("short", "trust", "ends", "seats", "points", "sources", "ahead", "use", "lift", "where", "strange"):
        assert f"<h2>{say(title)}</h2>" in page
    assert page.startswith("<!doctype html>")
    assert f'<html lang="{language}">' in page
    assert "{" not in re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)


def test_nothing_comes_from_outside_and_nothing_runs():
    page = report(lively()).html()
    assert "<script" not in page
    assert "src=" not in page
    assert not re.search(r"url\((?!#)", page)
    assert set(re.findall(r"https?://[^\"' ]+", page)) <= {"http://www.w3.org/2000/svg"}
    assert len(page) < 200_000
    for drawing in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        ElementTree.fromstring(drawing)


def test_both_languages_say_the_same_things():
    found = [load(HERE / "texts" / f"{language}.ftl")[1] for language in LANGUAGES]
    assert found[0] == found[1]


def test_every_metric_has_its_words_and_its_band():
    for one in metrics.judged(lively()):
        assert f"metric-{one.metric}" in messages("en")
        assert f"said-{one.metric}" in messages("en")
        assert one.metric in read_bands()


def test_bots_that_have_learnt_give_verdicts():
    told = {one.what: one for one in report(evenly(400)).verdicts()}
    assert told["Ties"].verdict == "fine"
    assert told["The leader half-way"].verdict == "act"


def test_of_bots_that_have_not_learnt_the_game_for_so_many_there_are_none():
    """Vendemmia has weights for two; those serve three, but nobody has seen what they are worth there."""
    alone = report([account(seed, seed % 3, seats=3) for seed in range(60)], played=vendemmia(seats=3))
    assert not any(one.verdict for one in alone.verdicts())
    page = alone.html()
    assert 'class="verdict' not in page
    assert "./ludoteca train vendemmia --seats 3" in page


def test_with_other_numbers_one_is_told_to_let_them_learn_again():
    page = report(evenly(40), played=vendemmia(rounds=5)).html()
    assert "rounds = 5" in page
    assert "--set rounds=5" in page
    assert "train vendemmia --set" in page


@pytest.mark.parametrize(("right", "told"), [(True, "They see a good part"), (False, "They do not see who is winning")])
def test_how_far_bots_can_be_believed_is_what_their_favourites_win(right, told):
    some = [account(seed, seed % 2, favoured=[seed % 2 if right else 1 - seed % 2] * 9) for seed in range(100)]
    assert told in report(some).html()


def test_numbers_are_written_as_the_language_writes_them():
    seen = Seen("ties", "", share(125, 1000))
    assert report(evenly(20), "en").interval("ties", seen.estimate).startswith("12.5\N{NO-BREAK SPACE}%")
    assert report(evenly(20), "it").interval("ties", seen.estimate).startswith("12,5\N{NO-BREAK SPACE}%")


def test_the_command_in_the_report_plays_the_same_matches(tmp_path):
    with Notebook(tmp_path / "a", vendemmia(rounds=3), 7) as notebook, Crew(1) as crew:
        accounts = notebook.play(crew, 20)
    command = Report(vendemmia(rounds=3), accounts, read_bands(), "en", "").command()
    assert main([*command.split()[1:], "--jobs", "1", "--out", str(tmp_path / "b")]) == 0
    assert (tmp_path / "a" / "rows.jsonl").read_bytes() == (tmp_path / "b" / "rows.jsonl").read_bytes()


def test_a_match_of_a_report_opens_as_a_record(tmp_path, capsys):
    folder, file = tmp_path / "lab", tmp_path / "match.record"
    assert (
        main(["lab", "run", "vendemmia", "--matches", "20", "--jobs", "1", "--out", str(folder), "--lang", "it"]) == 0
    )
    assert str(folder / "report.html") in capsys.readouterr().out
    assert len((folder / "matches.csv").read_text().splitlines()) == 21
    assert main(["lab", "match", str(folder), "5", "--out", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    assert main(["lab", "match", str(folder), "5"]) == 0
    assert capsys.readouterr().out.endswith(file.read_text())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("run nothing", "nothing"),
        ("run vendemmia --seats 9", "9"),
        ("run vendemmia --matches 5", "fewer than 20"),
        ("run vendemmia --level hero", "hero"),
        ("run vendemmia --set vines=2", "vines"),
        ("run vendemmia --lang fr", "fr"),
        ("run vendemmia --bands {folder}/none.toml", "none.toml"),
        ("match {folder} 3", "not a folder of an experiment"),
    ],
)
def test_what_makes_no_sense_is_one_line(tmp_path, capsys, words, told):
    assert main(["lab", *words.format(folder=tmp_path).split()]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert len(said.splitlines()) == 1
