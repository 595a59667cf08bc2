"""One game for several numbers of players: a report each, and a page that holds them together."""

from __future__ import annotations

import pytest

from ludoteca.cli import main
from ludoteca.games import find
from ludoteca.lab.crowds import Crowds
from ludoteca.lab.experiment import experiment
from ludoteca.lab.report import Report
from ludoteca.lab.verdicts import read_bands
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.settings import Settings
from tests.lab.accounts import account

GAME = find("dirty_deeds")


def side_by_side(language: str = "en", *tails: float) -> Crowds:
    """Two and three players, of a game that bots have learnt for both, with dead tails as long as this."""
    reports = []
    for seats, tail in zip((2, 3), tails or (0.0, 0.0), strict=True):
        accounts = [account(seed, seed % seats, seats, tail=tail, sources={}) for seed in range(600)]
        played = experiment(GAME, seats, Settings(GAME.settings, {}), "companion")
        reports.append(Report(played, accounts, read_bands(), language, "here"))
    return Crowds(reports, {2: "2/report.html", 3: "3/report.html"}, "./ludoteca lab run …", language)


def test_what_is_well_for_two_and_not_for_three_is_said():
    page = side_by_side("en", 0.0, 0.4)
    assert [report.verdict_of(seen["tail", ""]) for report, seen in zip(page.reports, page.seen, strict=True)] == [
        "fine", "act",
    ]  # fmt: skip
    assert page.metric("tail", "") in page.summary()
    assert page.metric("ties", "") not in page.summary()


def test_what_agrees_is_not_made_much_of():
    assert side_by_side().summary() == side_by_side().say("crowds-agree")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_leads_to_the_report_of_each(language):
    html = side_by_side(language).html()
    assert 'href="2/report.html"' in html
    assert 'href="3/report.html"' in html
    assert "crowds-" not in html


def test_only_what_is_known_of_all_is_held_together():
    page = side_by_side()
    assert ("seat", "0") in page.common
    assert ("seat", "2") not in page.common  # among two there is no third


def test_several_numbers_of_players_in_one_run(tmp_path, capsys):
    words = ["lab", "run", "vendemmia", "--matches", "20", "--jobs", "1", "--out", str(tmp_path), "--level", "wanderer"]
    assert main([*words, "--seats", "2,3,2"]) == 0
    assert sorted(path.parent.name for path in tmp_path.glob("*/report.html")) == ["2", "3"]
    assert "--seats 2,3" in (tmp_path / "report.html").read_text()
    assert str(tmp_path / "report.html") in capsys.readouterr().out
    assert main([*words, "--seats", "2,9"]) == 2
    assert "9" in capsys.readouterr().err
    assert not (tmp_path / "9").exists()


@pytest.mark.parametrize("seats", ["2,", "two", "0,2", "2;3"])
def test_numbers_of_players_that_make_no_sense_are_refused(seats, capsys):
    with pytest.raises(SystemExit):
        main(["lab", "run", "vendemmia", "--seats", seats])
    assert "--seats" in capsys.readouterr().err
