"""Deep: what plain matches among equals cannot tell.

Restricted play (one seat never does a thing: does it miss it?), the ladder (does whoever thinks more win more?), how
early matches are settled, and whether stronger bots say the same about the game.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from ludoteca.bots.levels import offered
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.account import SEAT, Account
from ludoteca.lab.crew import Crew
from ludoteca.lab.experiment import Experiment, Guest, do_without
from ludoteca.lab.metrics import Seen, holm, judged
from ludoteca.lab.notebook import Ledger, Notebook
from ludoteca.lab.settled import Settled, by_part, settle
from ludoteca.lab.stats import Estimate, share

MOST_WITHOUT = 14  # things that somebody does without
OFTEN = 0.5  # times a match, all seats together: what is done more seldom is hardly missed
SURELY = 0.05
THINKERS = ("rival", "master")

Missed = Literal["missed", "replaced", "overused", "open"]


class Without(NamedTuple):
    """What a seat wins that does without something, the others doing it as usual."""

    what: str
    wins: Estimate
    p: float  # that chance alone shows as much, all things tried counted (Holm)
    fair: float

    @property
    def said(self) -> Missed:
        """Below what is fair it is missed; above it, those who do it would do better without."""
        if self.p < SURELY:
            return "missed" if self.wins.value < self.fair else "overused"
        return "replaced" if self.wins.high - self.wins.low < 0.2 else "open"


class Rung(NamedTuple):
    """What one bot of a level wins among others of the level below."""

    level: str
    below: str
    wins: Estimate


class Deep(NamedTuple):
    """All that is found besides."""

    without: Sequence[Without]
    rungs: Sequence[Rung]
    settled: Sequence[Estimate]  # by part of a match
    stronger: str  # the level that played as well,
    seen: Sequence[Seen]  # and what it says


def look_deeper(
    crew: Crew, played: Experiment, accounts: Sequence[Account], folder: Path, wanted: Sequence[str]
) -> Deep:
    """Play all that it takes, each experiment in a folder of its own: whoever comes again goes on there."""
    matches = len(accounts)
    rounds = max(20, matches // 5)
    without = [] if played.seats == 1 else _without(crew, played, accounts, folder, wanted, 2 * rounds)
    rungs = [] if played.seats == 1 else _ladder(crew, played, folder, rounds)
    positions: list[Settled] = []
    if played.seats > 1:
        with Ledger(folder / "settled", played, accounts[0].seed, settle, Settled) as ledger:
            positions = ledger.play(crew, max(20, matches // 12))
    stronger = another_level(played)
    with Notebook(folder / f"level-{stronger}", msgspec.structs.replace(played, level=stronger)) as notebook:
        seen = judged(notebook.play(crew, rounds))
    return Deep(without, rungs, by_part(positions) if positions else [], stronger, seen)


def another_level(played: Experiment) -> str:
    """The level that is asked whether it says the same: the next stronger one, or of the strongest the one below."""
    levels = offered(played.title)
    place = levels.index(played.level) if played.level in levels else len(levels) - 1
    return levels[place + 1] if place + 1 < len(levels) else levels[place - 1]


def things_done(played: Experiment, accounts: Sequence[Account]) -> list[str]:
    """What is done often enough to be missed, the commonest first; doing nothing is not among it."""
    times: dict[str, int] = {}
    verbs = _done_to_others(played)
    for one in accounts:
        for taken, by_seat in one.taken.items():
            name = verbs.get(taken.partition(":")[0], taken)
            times[name] = times.get(name, 0) + sum(by_seat)
    idle = set(played.title.idle)
    often = [name for name, count in times.items() if count >= OFTEN * len(accounts) and name not in idle]
    return sorted(often, key=lambda name: (-times[name], name))[:MOST_WITHOUT]


def _done_to_others(played: Experiment) -> dict[str, str]:
    """Verbs that say to whom it is done: nobody does without doing it to one player alone."""
    verbs = map(played.rules.actions.verb_of, range(len(played.rules.actions)))
    return {verb.name: verb.name for verb in verbs if any(domain.name == SEAT for domain in verb.domains)}


def _without(
    crew: Crew, played: Experiment, accounts: Sequence[Account], folder: Path, wanted: Sequence[str], matches: int
) -> list[Without]:
    found = []
    for what in wanted or things_done(played, accounts):
        one = msgspec.structs.replace(played, guest=Guest(level=played.level, without=what))
        with Notebook(folder / f"without-{as_name(what)}", one) as notebook:
            tried = notebook.play(crew, matches)
        if wanted and not avoided(one, tried, what):
            raise LudotecaError(f"nobody can do without {what} here: there is hardly ever another choice")
        if avoided(one, tried, what):
            found.append((what, guest_share(one, tried)))
    return corrected(found, 1 / played.seats)


def avoided(played: Experiment, accounts: Sequence[Account], what: str) -> bool:
    """Whether the guest could do without it: where there is no other choice, nobody learns what it is worth."""
    guest = others = 0
    for one in accounts:
        for name, by_seat in one.taken.items():
            if what in (name, name.partition(":")[0]):
                own = by_seat[played.seat_of_guest(one.seed)]
                guest, others = guest + own, others + sum(by_seat) - own
    return 2 * guest * (played.seats - 1) <= others


def corrected(found: Sequence[tuple[str, Estimate]], fair: float) -> list[Without]:
    """With the chance that each is nothing, so many having been tried; what is missed most first."""
    chances = holm([by_chance(seen, fair) for _, seen in found])
    rows = [Without(what, seen, p, fair) for (what, seen), p in zip(found, chances, strict=True)]
    return sorted(rows, key=lambda one: one.wins.value)


def by_chance(seen: Estimate, fair: float) -> float:
    """How likely a share at least so far from what is fair is, if nothing is missed."""
    return math.erfc(abs(seen.value - fair) / math.sqrt(fair * (1 - fair) / max(1, seen.of)) / math.sqrt(2))


def _ladder(crew: Crew, played: Experiment, folder: Path, matches: int) -> list[Rung]:
    levels = offered(played.title)
    found = []
    for below, level in pairwise(levels):
        one = msgspec.structs.replace(played, level=below, guest=Guest(level=level))
        count = max(20, matches // 2) if below in THINKERS else matches
        with Notebook(folder / f"ladder-{level}", one) as notebook:
            found.append(Rung(level, below, guest_share(one, notebook.play(crew, count))))
    return found


def guest_share(played: Experiment, accounts: Sequence[Account]) -> Estimate:
    """What the guest wins."""
    return share(sum(one.shares[played.seat_of_guest(one.seed)] for one in accounts), len(accounts))


def refuse_unknown(played: Experiment, wanted: Sequence[str]) -> None:
    """What a seat is to do without must be something the game has a word for; said before anything is played."""
    rules = played.rules
    for what in wanted:
        do_without(played.players(rules, 0)[0], rules, what)


def as_name(what: str) -> str:
    """The name of a folder.

    >>> as_name("choose:spy+intend:costly")
    'choose-spy-intend-costly'
    """
    return re.sub(r"[^\w.]+", "-", what)
