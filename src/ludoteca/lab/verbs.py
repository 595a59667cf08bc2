"""The verbs of `./ludoteca lab`: play experiments, say what they tell, take one match out to look at."""

from __future__ import annotations

import argparse
import csv
import hashlib
import io
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from ludoteca.bots.weights import write
from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.account import Account
from ludoteca.lab.cluster import become_scheduler, become_workers
from ludoteca.lab.compare import Arm, Change, changes, decided, looks_until, play_pairs
from ludoteca.lab.comparison import Comparison
from ludoteca.lab.crew import Crew
from ludoteca.lab.crowds import Crowds
from ludoteca.lab.deep import look_deeper, refuse_unknown
from ludoteca.lab.experiment import Experiment, experiment, record_of
from ludoteca.lab.metrics import strangest
from ludoteca.lab.notebook import Notebook, kept_in
from ludoteca.lab.over import over
from ludoteca.lab.report import Report
from ludoteca.lab.reports import home, keep, last_before, result
from ludoteca.lab.saying import messages
from ludoteca.lab.studies import Sweep, Tuning
from ludoteca.lab.sweep import sweep as every_value
from ludoteca.lab.tune import tune as find_numbers
from ludoteca.lab.verdicts import USUAL, Band, read_bands
from ludoteca.lab.wants import all_missed, want
from ludoteca.play.game import AnyGame
from ludoteca.play.settings import Settings, Value, assignments

REPORT, TABLE = "report.html", "matches.csv"
LEAST = 20  # matches: of fewer nothing can be said
USUAL_PAIRS = 400
LEFT_A_BAND = NOTHING_FOUND = 1  # exit codes
UNSEEN = 1_000_000  # so far from the first seed lie the deals on which something is confirmed


def run(wanted: argparse.Namespace) -> int:
    """Play, keep, and write a report; for several numbers of players one each, and a page that holds them together."""
    if wanted.matches < LEAST:
        raise LudotecaError(f"of fewer than {LEAST} matches nothing can be said")
    if wanted.without and not wanted.deep:
        raise LudotecaError("what a seat does without is tried with --deep")
    messages(wanted.lang)
    bands = read_bands(wanted.bands or USUAL)
    game = find(wanted.game)
    crowds = wanted.seats or [max(2, game.fewest)]
    each = [one_experiment(wanted, game, wanted.settings, seats) for seats in crowds]
    for played in each:
        refuse_unknown(played, wanted.without)
    folders = [wanted.out or usual_folder(played, wanted.seed) for played in each]
    if wanted.out and len(each) > 1:
        folders = [wanted.out / f"{played.seats}" for played in each]
    with crew_for(wanted) as crew:
        reports = [
            one_report(wanted, crew, played, folder, bands) for played, folder in zip(each, folders, strict=True)
        ]
    if len(reports) > 1:
        hold_together(wanted, reports, folders)
    return 0


def one_report(
    wanted: argparse.Namespace, crew: Crew, played: Experiment, folder: Path, bands: Mapping[str, Band]
) -> Report:
    """One number of players: matches, page, table."""
    with interruptible(folder), Notebook(folder, played, wanted.seed) as notebook:
        accounts = notebook.play(crew, wanted.matches)
        deep = look_deeper(crew, played, accounts, folder / "deep", wanted.without) if wanted.deep else None
    report = Report(played, accounts, bands, wanted.lang, str(folder))
    report.deep = deep
    report.records = keep_records(played, strangest(accounts).values(), folder)
    this = result(played, wanted.seed, wanted.matches, report.seen)
    report.last = last_before(this)
    write(folder / REPORT, report.html().encode())
    write(folder / TABLE, table(accounts).encode())
    keep(this)
    for one in report.verdicts():
        print(f"{one.word or '–':>14}  {one.what}: {one.said}")
    print(f"{folder / REPORT}")
    return report


def hold_together(wanted: argparse.Namespace, reports: Sequence[Report], folders: Sequence[Path]) -> None:
    """The reports of several numbers of players on one page."""
    first = reports[0].played
    crowds = ",".join(str(report.played.seats) for report in reports)
    together = wanted.out or home() / f"{first.game}-{crowds}-{first.level}-{wanted.seed}-{first.hash}"
    options = [f"--matches {wanted.matches}", *(["--deep"] if wanted.deep else [])]
    pages = {
        report.played.seats: os.path.relpath(folder / REPORT, together)
        for report, folder in zip(reports, folders, strict=True)
    }
    page = Crowds(reports, pages, said_again(wanted, "run", *options), wanted.lang)
    write(together / REPORT, page.html().encode())
    print(page.summary())
    print(f"{together / REPORT}")


def compare(wanted: argparse.Namespace) -> int:
    """Two settings on the same seeds, and what changes; exit code 1 if a metric left its band."""
    messages(wanted.lang)
    bands = read_bands(wanted.bands or USUAL)
    game = find(wanted.game)
    before, after = (one_experiment(wanted, game, given) for given in (wanted.against, wanted.settings))
    if before == after:
        raise LudotecaError("both sides have the same numbers: say --set NAME=VALUE for what is to be tried")
    arms = two_arms(wanted, before, after)
    looks = looks_until(wanted.most) if wanted.until_decided else [wanted.pairs or USUAL_PAIRS]
    if looks[-1] < LEAST:
        raise LudotecaError(f"of fewer than {LEAST} pairs nothing can be said")
    folder = wanted.out or home() / f"compare-{before.game}-{before.hash}-{after.hash}-{wanted.seed}"
    found: list[Change] = []
    pairs = 0
    with crew_for(wanted) as crew, interruptible(arms[1].folder):
        for one, other in play_pairs(crew, *arms, wanted.seed, looks):
            found, pairs = changes(one, other, bands), len(one)
            if decided(found):
                break
    page = Comparison(before, after, found, range(wanted.seed, wanted.seed + pairs), wanted.lang)
    write(folder / REPORT, page.html().encode())
    print("\n".join([page.sides(), *page.lines(), page.summary(), f"{folder / REPORT}"]))
    return LEFT_A_BAND if page.left else 0


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


def sweep(wanted: argparse.Namespace) -> int:
    """Each value of some numbers against the usual one."""
    messages(wanted.lang)
    bands = read_bands(wanted.bands or USUAL)
    game = find(wanted.game)
    if wanted.pairs < LEAST:
        raise LudotecaError(f"of fewer than {LEAST} pairs nothing can be said")
    tries = [numbers for text in wanted.over for numbers in over(game, text).each()]
    arms = [(numbers, arm_of(wanted, game, numbers)) for numbers in tries]
    usual = arm_of(wanted, game, {})
    folder = wanted.out or home() / f"sweep-{game.name}-{_named(wanted.over, usual.played)}"
    with crew_for(wanted) as crew, interruptible(folder):
        tried = every_value(crew, usual, arms, wanted.seed, wanted.pairs, bands)
    said = said_again(wanted, "sweep", f"--pairs {wanted.pairs}", *(f"--over {text}" for text in wanted.over))
    page = Sweep(usual.played, tried, wanted.pairs, said, wanted.lang)
    write(folder / REPORT, page.html().encode())
    print("\n".join([*page.lines(), f"{folder / REPORT}"]))
    return 0


def tune(wanted: argparse.Namespace) -> int:
    """Numbers with which a game does what is wanted; exit code 1 if none were found."""
    messages(wanted.lang)
    game = find(wanted.game)
    usual = arm_of(wanted, game, {})
    wants = [want(text, usual.played.seats) for text in wanted.want]
    overs = [over(game, text) for text in wanted.over]

    def play(crew: Crew, numbers: Mapping[str, Value], matches: int, first: int = wanted.seed) -> list[Account]:
        arm = arm_of(wanted, game, numbers, first)
        with Notebook(arm.folder, arm.played, first) as notebook:
            return notebook.play(crew, matches)

    confirmed = []
    folder = wanted.out or home() / f"tune-{game.name}-{_named([*wanted.over, *wanted.want], usual.played)}"
    with crew_for(wanted) as crew, interruptible(folder):
        tuned = find_numbers(crew, play, wants, overs)
        if tuned.best:
            fresh = [play(crew, numbers, USUAL_PAIRS, wanted.seed + UNSEEN) for numbers in ({}, tuned.best)]
            before, after = (format(all_missed(wants, accounts), ".2f") for accounts in fresh)
            confirmed = [messages(wanted.lang)("tune-confirmed", pairs=USUAL_PAIRS, before=before, after=after)]
    options = [*(f"--over {text}" for text in wanted.over), *(f"--want '{text}'" for text in wanted.want)]
    page = Tuning(usual.played, wants, tuned, said_again(wanted, "tune", *options), wanted.lang)
    write(folder / REPORT, page.html(confirmed).encode())
    print("\n".join([page.summary(), *confirmed, f"{folder / REPORT}"]))
    return 0 if tuned.best else NOTHING_FOUND


def scheduler(wanted: argparse.Namespace) -> int:
    """What workers and whoever plays on them meet at."""
    if not 1 <= wanted.port <= 65535:
        raise LudotecaError(f"a port is a number from 1 to 65535, not {wanted.port}")
    become_scheduler(wanted.port)
    return 0


def worker(wanted: argparse.Namespace) -> int:
    """The cores of this machine, for whoever plays with that engine."""
    become_workers(wanted.engine, wanted.jobs or 0)
    return 0


VERBS = {
    "run": run, "compare": compare, "sweep": sweep, "tune": tune, "match": match,
    "scheduler": scheduler, "worker": worker,
}  # fmt: skip


def arm_of(wanted: argparse.Namespace, game: AnyGame, numbers: Mapping[str, Value], first: int | None = None) -> Arm:
    """A setting that is tried, and where its matches are kept."""
    given = Settings(game.settings, {**assignments(wanted.settings), **numbers})
    played = experiment(game, wanted.seats or max(2, game.fewest), given, wanted.level)
    kept = usual_folder(played, wanted.seed if first is None else first)
    return Arm(played, wanted.out / "matches" / kept.name if wanted.out else kept)


def said_again(wanted: argparse.Namespace, verb: str, *options: str) -> str:
    """The command that gives the same page."""
    crowds = wanted.seats if isinstance(wanted.seats, list) else [wanted.seats] if wanted.seats else []
    seats = [f"--seats {','.join(map(str, crowds))}"] if crowds else []
    settings = [f"--set {text}" for text in wanted.settings]
    seed = [f"--seed {wanted.seed}"] if wanted.seed else []
    return " ".join(
        ["./ludoteca lab", verb, wanted.game, *seats, f"--level {wanted.level}", *settings, *options, *seed]
    )


def _named(texts: Sequence[str], usual: Experiment) -> str:
    """A name for what was asked, the same for the same question."""
    return hashlib.sha256("\n".join([usual.hash, *texts]).encode()).hexdigest()[:12]


def one_experiment(
    wanted: argparse.Namespace, game: AnyGame, given: Sequence[str], seats: int | None = None
) -> Experiment:
    """What is to be played with these settings; what cannot be is refused here."""
    settings = Settings(game.settings, assignments(given))
    return experiment(game, seats or wanted.seats or max(2, game.fewest), settings, wanted.level)


def two_arms(wanted: argparse.Namespace, before: Experiment, after: Experiment) -> tuple[Arm, Arm]:
    """Where both sides are kept: in the folder one says, or where `lab run` would look for them, too."""
    if wanted.out:
        return Arm(before, wanted.out / "against"), Arm(after, wanted.out / "set")
    return Arm(before, usual_folder(before, wanted.seed)), Arm(after, usual_folder(after, wanted.seed))


def keep_records(played: Experiment, seeds: Iterable[int], folder: Path) -> dict[int, str]:
    """The records of some matches beside their report: where each lies, seen from there."""
    found = {}
    for seed in seeds:
        found[seed] = f"matches/{seed}.record"
        write(folder / found[seed], record_of(played, seed).record(with_seed=True).text().encode())
    return found


def crew_for(wanted: argparse.Namespace) -> Crew:
    if wanted.jobs is not None and wanted.jobs < 1:
        raise LudotecaError(f"at least one process plays, not {wanted.jobs}")
    return Crew(wanted.jobs or 0, wanted.engine)


@contextmanager
def interruptible(folder: Path) -> Iterator[None]:
    """What was played before Ctrl-C is kept, and whoever pressed it is told where."""
    try:
        yield
    except KeyboardInterrupt:
        print(f"\nkept in {folder}: the same command goes on from here", file=sys.stderr)
        raise


def usual_folder(played: Experiment, seed: int) -> Path:
    """Where an experiment is kept if nobody says where."""
    return home() / f"{played.game}-{played.seats}-{played.level}-{seed}-{played.hash}"


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
