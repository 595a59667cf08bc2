"""How quick the lab is, and how often a comparison of a game with itself says that something differs.

python bench/lab.py [--game vendemmia] [--runs 200] [--most 2000] [--matches 1000] [--play dirty_deeds]
"""

from __future__ import annotations

import argparse
import resource
import tempfile
import time
from pathlib import Path

import numpy as np

from ludoteca.games import find
from ludoteca.lab.account import Account
from ludoteca.lab.compare import RISK, looks_until
from ludoteca.lab.crew import Crew
from ludoteca.lab.experiment import Experiment, experiment
from ludoteca.lab.measures import Measure, measures
from ludoteca.lab.notebook import Notebook
from ludoteca.lab.report import Report
from ludoteca.lab.stats import always, share
from ludoteca.lab.verdicts import read_bands
from ludoteca.play.settings import Settings


def usual(name: str, seats: int) -> Experiment:
    game = find(name)
    return experiment(game, seats, Settings(game.settings, {}), "companion")


def played(what: Experiment, matches: int, folder: Path) -> tuple[list[Account], float, float]:
    """Matches, the seconds they took, and those of the processors."""
    before = _spent()
    began = time.monotonic()
    with Crew() as crew, Notebook(folder, what) as notebook:
        accounts = notebook.play(crew, matches)
        seconds = time.monotonic() - began
    return accounts, seconds, _spent() - before


def _spent() -> float:
    spent = [resource.getrusage(who) for who in (resource.RUSAGE_CHILDREN, resource.RUSAGE_SELF)]
    return sum(one.ru_utime + one.ru_stime for one in spent)


def alarms(accounts: list[Account], runs: int, most: int) -> tuple[int, int]:
    """Of so many comparisons of a game with itself: those that see a difference at any look; and by plain intervals."""
    rng = np.random.default_rng(7)
    seats = len(accounts[0].shares)
    watched = measures(seats)
    values = [np.array([_number(one, account) for account in accounts]) for one in watched]
    ours = naive = 0
    for _ in range(runs):
        before, after = (rng.integers(0, len(accounts), most) for _ in range(2))
        seen = plain = False
        for measure, column in zip(watched, values, strict=True):
            more = column[after] - column[before]
            seen |= _ever(measure, more, most, RISK / len(watched))
            plain |= measure.metric == "seat" and _ever_plainly(more, most)
        ours, naive = ours + seen, naive + plain
    return ours, naive


def _number(measure: Measure, account: Account) -> float:
    value = measure.value(account)
    return 0.0 if value is None else value


def _ever(measure: Measure, more: np.ndarray, most: int, risk: float) -> bool:
    for count in looks_until(most):
        found = always(list(more[:count]), measure.step, risk)
        if not found.low <= 0 <= found.high:
            return True
    return False


def _ever_plainly(more: np.ndarray, most: int) -> bool:
    return any(
        abs(more[:count].mean()) > 1.96 * more[:count].std(ddof=1) / np.sqrt(count) for count in looks_until(most)
    )


def main() -> None:
    wanted = argparse.ArgumentParser()
    wanted.add_argument("--game", default="vendemmia")
    wanted.add_argument("--runs", type=int, default=200)
    wanted.add_argument("--most", type=int, default=2000)
    wanted.add_argument("--play", default="dirty_deeds")
    wanted.add_argument("--matches", type=int, default=1000)
    said = wanted.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        what = usual(said.play, 2)
        accounts, seconds, busy = played(what, said.matches, Path(folder) / "speed")
        began = time.monotonic()
        page = Report(what, accounts, read_bands(), "en", folder).html()
        print(
            f"{said.play}: {said.matches} matches in {seconds:.1f} s, {busy:.1f} of the processors, "
            f"report of {len(page) / 1000:.0f} kB in {time.monotonic() - began:.1f} s"
        )
    with tempfile.TemporaryDirectory() as folder:
        pool, _, _ = played(usual(said.game, 2), 10 * said.most, Path(folder))
        ours, naive = alarms(pool, said.runs, said.most)
        print(
            f"{said.game} against itself, {said.runs} times up to {said.most} pairs, a look every hundred: "
            f"a difference is seen {share(ours, said.runs)}; "
            f"by plain intervals of the first seat's wins {share(naive, said.runs)}"
        )


if __name__ == "__main__":
    main()
