"""How strong the bots are, and how their matches end.

`./ludoteca bench bots GAME [--games N] [--one LEVEL --other LEVEL] [--seats K] [--ladder] [--prior] [--weights FOLDER]
[--seed S] [--set NAME=VALUE] [--out FILE.svg]`. Shares of wins with 95 % intervals (Wilson) of two levels against each
other, or of each against the one below it, on the same deals at every seat. Beside them, of the same matches: why they
ended, how long they were (P5/P50/P95), their dead tail (the part after the last change of any score), moves without any
choice, wasted moves (see `lab/watched.py`), changes of the lead, and the processor's seconds for a turn. The same seed
gives the same matches.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from ludoteca.bots.levels import LEVELS
from ludoteca.bots.weights import FOLDER, PRIOR
from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.crew import Crew
from ludoteca.lab.duels import Contender, Duel, Outcome, Played, outcome, play_some
from ludoteca.lab.endings import LIMIT, Spread
from ludoteca.lab.stats import Estimate
from ludoteca.play.game import AnyGame
from ludoteca.play.settings import assignments

EVERY = 2.0  # seconds between two lines of progress
INTERRUPTED = 130  # as shells say it


def main() -> None:
    wanted = arguments()
    if wanted.games < 1:
        raise LudotecaError(f"--games is at least 1, not {wanted.games}")
    if wanted.jobs < 0:
        raise LudotecaError(f"--jobs is a number of processes, not {wanted.jobs}")
    if wanted.out and not wanted.out.absolute().parent.is_dir():
        raise LudotecaError(f"--out: there is no folder {wanted.out.parent}")
    plan = duels(wanted, find(wanted.game))
    found: list[Outcome] = []
    stopped = False
    with Crew(wanted.jobs) as crew:
        for duel in plan:
            played, stopped = play_all(crew, duel, wanted.games)
            if played:
                found.append(outcome(duel, played))
                print("\n".join(told(found[-1], wanted.settings)), end="\n\n", flush=True)
            if stopped:
                break
    if wanted.out and found:
        draw(wanted.out, found)
    if stopped:
        print("ludoteca: stopped; that is what was played so far", file=sys.stderr)
        raise SystemExit(INTERRUPTED)


def arguments() -> argparse.Namespace:
    levels = list(LEVELS)
    parser = argparse.ArgumentParser(prog="./ludoteca bench bots", description=__doc__, allow_abbrev=False)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="matches of each pairing, rounded up to whole deals")
    parser.add_argument("--one", choices=levels, help="companion, if not said")
    parser.add_argument("--other", choices=levels, help="wanderer, if not said")
    parser.add_argument("--seats", type=int, help="two, if not said; with --ladder two, then as many as there are")
    parser.add_argument("--ladder", action="store_true", help="every level against the one below it")
    parser.add_argument("--prior", action="store_true", help="--one judges by the weights written by hand")
    parser.add_argument("--weights", type=Path, help="--one judges by these: a folder like the game's own, or a file")
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", dest="settings")
    parser.add_argument("--out", type=Path, metavar="FILE.svg", help="draw the figures there")
    parser.add_argument("--jobs", type=int, default=0, help="processes; one a core, if not said")
    return parser.parse_args()


def duels(wanted: argparse.Namespace, game: AnyGame) -> list[Duel]:
    """What is asked for; what cannot be played is refused before anything is."""
    tables = [wanted.seats] if wanted.seats is not None else sorted({2, game.most} if wanted.ladder else {2})
    settings = assignments(wanted.settings)
    plan = [
        Duel(wanted.game, settings, seats, one, other, wanted.seed)
        for seats in tables
        for one, other in contenders(wanted, game)
    ]
    for duel in plan:
        for contender in (duel.one, duel.other):
            contender.player(game, duel.seats, settings)
    return plan


def contenders(wanted: argparse.Namespace, game: AnyGame) -> list[tuple[Contender, Contender]]:
    levels = list(LEVELS)
    if wanted.ladder:
        if wanted.one or wanted.other or wanted.prior or wanted.weights:
            raise LudotecaError("--ladder is about all levels as they are: leave --one, --other and weights out")
        return [(Contender(upper), Contender(lower)) for lower, upper in pairwise(levels)]
    one, other = wanted.one or "companion", Contender(wanted.other or "wanderer")
    if wanted.prior and wanted.weights:
        raise LudotecaError("--prior and --weights are two answers to one question")
    if wanted.prior:
        prior = game.folder / FOLDER / PRIOR
        if not prior.exists():
            raise LudotecaError(f"{game.name} has no weights written by hand")
        return [(Contender(one, str(prior), "prior"), other)]
    if wanted.weights:
        if not wanted.weights.exists():
            raise LudotecaError(f"--weights: there is no {wanted.weights}")
        return [(Contender(one, str(wanted.weights.resolve()), str(wanted.weights)), other)]
    return [(Contender(one), other)]


def play_all(crew: Crew, duel: Duel, games: int) -> tuple[list[Played], bool]:
    """The matches of a duel, and whether somebody wanted no more of them."""
    games = -(-games // duel.sittings) * duel.sittings
    played: list[Played] = []
    began = said = time.monotonic()
    try:
        for _, some in crew.results(play_some, duel, range(games)):
            played += some
            now = time.monotonic()
            if now - said > EVERY:
                said = now
                left = (now - began) / len(played) * (games - len(played))
                print(f"  {title(duel)}: {len(played)} of {games}, {left:.0f} s to go", file=sys.stderr)
    except KeyboardInterrupt:
        return played, True
    return played, False


def title(duel: Duel) -> str:
    both = "against itself" if duel.one == duel.other else f"v {duel.other.name}"
    return f"{duel.one.name} {both}, {count(duel.seats, 'seat', 'seats')}"


def count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def told(found: Outcome, settings: Sequence[str]) -> list[str]:
    """What came of a duel, a line for each thing to be known."""
    ends = found.endings
    rounds = f"{spread(ends.rounds)} rounds, " if ends.rounds.high else ""
    lines = [
        *wins(found),
        ("ends", reasons(found)),
        ("length", f"{rounds}{spread(ends.decisions)} decisions"),
        ("dead tail", f"{ends.flaws.tail.value:.1%} of a match; more than a quarter in {of_hundred(ends.long_tails)}"),
        ("forced moves", each(found, "{0.name} {0.forced:.1%}")),
        ("wasted moves", each(found, "{0.name} {0.idle:.1%} idle, {0.fruitless:.1%} fruitless")),
        ("lead changes", f"{ends.lead_changes.value:.1f} a match; ties {of_hundred(found.ties)}"),
        ("s a turn", each(found, "{0.name} {0.seconds:.4f} (P95 {0.seconds_p95:.4f})")),
    ]
    head = " ".join([f"{found.duel.game}: {title(found.duel)}, {count(found.matches, 'match', 'matches')}", *settings])
    return [head, *(f"  {what:<15} {figures}" for what, figures in lines)]


def each(found: Outcome, figures: str) -> str:
    return "; ".join(figures.format(one) for one in found.showings)


def reasons(found: Outcome) -> str:
    guards = (*find(found.duel.game).guards, LIMIT)
    seen = [(f"guard: {why}" if why in guards else why, often) for why, often in found.endings.reasons.items()]
    return ", ".join(f"{why} {of_hundred(often)}" for why, often in seen)


def wins(found: Outcome) -> list[tuple[str, str]]:
    """Who wins how often, beside what would be fair."""
    duel = found.duel
    if len(found.showings) == 1:
        return [("points", f"{found.showings[0].points.value:.1f}")]
    one, other = found.showings
    if duel.seats == 1:
        return [(f"{lone.name} wins", f"{lone.wins}; {lone.points.value:.1f} points") for lone in found.showings]
    if duel.seats == 2:
        points = f"{one.points.value:.1f} to {other.points.value:.1f} points"
        return [(f"{one.name} wins", f"{one.wins}, fair {found.fair:.0%}; {points}")]
    fair = f"fair {found.fair:.0%}"
    return [
        (f"{lone.name} wins", f"{lone.wins} v {duel.seats - 1} × {rest.name}, {fair}; {lone.points.value:.1f} points")
        for lone, rest in ((one, other), (other, one))
    ]


def of_hundred(seen: Estimate) -> str:
    return f"{seen.value:.1%} ({seen.low:.1%}–{seen.high:.1%})"


def spread(of: Spread) -> str:
    return f"{of.low:.0f}/{of.middle:.0f}/{of.high:.0f}"


def draw(path: Path, found: Sequence[Outcome]) -> None:
    sys.path.insert(0, str(Path(__file__).parent))
    from bots_picture import sheet

    try:
        path.write_text(sheet(found), encoding="utf-8")
    except OSError as error:
        raise LudotecaError(f"{path} could not be written: {error.strerror}") from None


if __name__ == "__main__":
    main()
