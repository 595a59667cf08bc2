"""Against the last report: a game is held against what was said of it before, not against itself."""

from __future__ import annotations

from ludoteca.cli import main
from ludoteca.lab import reports
from ludoteca.lab.metrics import judged
from ludoteca.lab.report import Report
from ludoteca.lab.verdicts import read_bands
from tests.lab.accounts import evenly, vendemmia


def one(tail=0.0, **settings):
    return reports.result(vendemmia(**settings), 0, 200, judged(evenly(200, tail=tail)))


def test_the_last_one_is_the_last_that_was_another():
    assert reports.last_before(one()) is None
    reports.keep(one())
    reports.keep(one(rounds=5))
    assert reports.last_before(one()) == one(rounds=5)
    assert reports.last_before(one(rounds=5)) == one()
    reports.keep(one())
    assert reports.former(vendemmia())[-1] == one()
    assert len(reports.former(vendemmia())) == 2


def test_other_numbers_of_seats_are_other_games():
    reports.keep(one())
    assert reports.former(vendemmia(seats=3)) == []


def test_a_file_that_cannot_be_read_is_no_report():
    reports.keep(one())
    next(reports.home().glob("reports-*")).write_text("[{]")
    assert reports.last_before(one(rounds=5)) is None


def test_only_so_many_are_kept():
    for rounds in range(3, 11):
        for tail in (0.0, 0.1, 0.2):
            reports.keep(one(tail, rounds=rounds))
    assert len(reports.former(vendemmia())) == reports.KEPT


def test_only_what_surely_differs_is_named():
    report = Report(vendemmia(), evenly(200, tail=0.3), read_bands(), "en", "")
    report.last = one(rounds=5)
    page = report.html()
    part = page[page.index("<h2>Against the last report</h2>") :]
    assert "rounds = 5" in part
    assert part.count('class="verdict look">more<') == 2  # the dead tail, and the share of long ones
    assert 'class="verdict look">less<' not in part


def test_the_second_run_says_what_is_different(tmp_path, capsys):
    words = ["lab", "run", "vendemmia", "--matches", "30", "--jobs", "1"]
    assert main([*words, "--out", str(tmp_path / "a")]) == 0
    assert "Against the last report" not in (tmp_path / "a" / "report.html").read_text()
    assert main([*words, "--out", str(tmp_path / "b"), "--set", "rounds=4"]) == 0
    assert "Against the last report" in (tmp_path / "b" / "report.html").read_text()
