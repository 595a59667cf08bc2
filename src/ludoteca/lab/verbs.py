"""`./ludoteca lab run` and `lab match`: play an experiment and say what it tells; take one match out to look at."""

from __future__ import annotations

import argparse
import csv
import io
import os
from pathlib import Path

from ludoteca.bots.weights import write
from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.account import Account
from ludoteca.lab.crew import Crew
from ludoteca.lab.experiment import Experiment, experiment, record_of
from ludoteca.lab.notebook import Notebook, kept_in
from ludoteca.lab.report import Report
from ludoteca.lab.verdicts import USUAL, read_bands
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.settings import Settings, assignments

REPORT, TABLE = "report.html", "matches.csv"
LEAST = 20  # matches: of fewer nothing can be said


def run(wanted: argparse.Namespace) -> int:
    """Play, keep, and write a report: game, seats, matches, level, seed, settings, bands, lang, out, jobs."""
    game = find(wanted.game)
    if wanted.lang not in LANGUAGES:
        raise LudotecaError(f"a report is in {' or '.join(LANGUAGES)}, not {wanted.lang}")
    if wanted.matches < LEAST:
        raise LudotecaError(f"of fewer than {LEAST} matches nothing can be said")
    bands = read_bands(wanted.bands or USUAL)
    settings = Settings(game.settings, assignments(wanted.settings))
    played = experiment(game, wanted.seats or max(2, game.fewest), settings, wanted.level)
    folder = wanted.out or usual_folder(played, wanted.seed)
    with Notebook(folder, played, wanted.seed) as notebook, Crew(wanted.jobs or 0) as crew:
        accounts = notebook.play(crew, wanted.matches)
    report = Report(played, accounts, bands, wanted.lang, str(folder))
    write(folder / REPORT, report.html().encode())
    write(folder / TABLE, table(accounts).encode())
    for one in report.verdicts():
        print(f"{one.word or '–':>14}  {one.what}: {one.said}")
    print(f"{folder / REPORT}")
    return 0


def match(wanted: argparse.Namespace) -> int:
    """One match of an experiment as a record: folder, seed, out."""
    played, accounts = kept_in(wanted.folder)
    known = {one.seed for one in accounts}
    if wanted.seed not in known:
        raise LudotecaError(f"{wanted.folder} has no match with seed {wanted.seed}: {min(known)} to {max(known)}")
    if played.version != played.title.version:
        raise LudotecaError(f"{wanted.folder}: played by version {played.version} of the rules, not by this one")
    text = record_of(played, wanted.seed).record(with_seed=True).text()
    if wanted.out:
        write(wanted.out, text.encode())
    else:
        print(text, end="")
    return 0


def usual_folder(played: Experiment, seed: int) -> Path:
    """Where an experiment is kept if nobody says where: in the cache of the person who makes it."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return home / "ludoteca" / "lab" / f"{played.game}-{played.seats}-{played.level}-{seed}-{played.hash}"


def table(accounts: list[Account]) -> str:
    """The matches as a table for other programs, one row each."""
    seats = range(len(accounts[0].shares))
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    named = ["reason", "unfinished", "rounds", "decisions", "moves", "tail", "lead_changes", "first", "forced"]
    rows.writerow(["seed", *(f"share_{seat}" for seat in seats), *(f"points_{seat}" for seat in seats), *named])
    for one in accounts:
        rows.writerow([one.seed, *one.shares, *one.points, *(getattr(one, name) for name in named)])
    return out.getvalue()
