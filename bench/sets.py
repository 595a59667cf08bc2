"""What bots are worth when a designer changes numbers, and whether learning anew mends it.

`./ludoteca bench sets GAME [--sets N] [--change K] [--games N] [--seats K] [--train] [--seed S] [--jobs N]`. Each set
is drawn at random from the game's own settings, K of them changed at once. On it, companions that judge by the weights
the game is shipped with meet companions that judge by what was written by hand: if what was learnt is worth nothing
there, they win no more than is fair. With --train weights are learnt for the set (four short rounds) and meet the
shipped ones: what they win above the fair share is the strength that the change of numbers cost. The same seed gives
the same sets.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import random
import tempfile
from pathlib import Path
from typing import NamedTuple

from ludoteca.bots.weights import FOLDER, PRIOR
from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab import training
from ludoteca.lab.crew import Crew
from ludoteca.lab.duels import Contender, Duel, Outcome, outcome, play_some
from ludoteca.lab.stats import Estimate
from ludoteca.play.game import AnyGame
from ludoteca.play.settings import Number, Setting, Settings, Value, shown

ROUNDS, MATCHES = 4, 600  # of a short training
TRIES = 1000  # to find settings that go together


class Found(NamedTuple):
    """What came of one set: shares of wins, and of matches that nobody ended."""

    kept: Estimate
    unfinished: Estimate
    mended: Estimate | None  # nothing, if nothing better was learnt
    unfinished_after: Estimate | None


def main() -> None:
    wanted = arguments()
    for name, least in (("sets", 1), ("change", 1), ("games", 2)):
        if getattr(wanted, name) < least:
            raise LudotecaError(f"--{name} is at least {least}, not {getattr(wanted, name)}")
    game = find(wanted.game)
    sets = draw_sets(game, wanted)
    found = []
    for number, settings in enumerate(sets, 1):
        print(f"set {number} of {len(sets)}: {' '.join(f'{k}={shown(v)}' for k, v in settings.items())}", flush=True)
        found.append(look_at(wanted, settings))
        print("\n".join(f"  {line}" for line in told(found[-1], wanted.train)), flush=True)
    print("\n".join(summed_up(found, wanted.train, 1 / wanted.seats)))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./ludoteca bench sets", description=__doc__, allow_abbrev=False)
    parser.add_argument("game")
    parser.add_argument("--sets", type=int, default=10)
    parser.add_argument("--change", type=int, default=5, help="settings that differ, in each")
    parser.add_argument("--games", type=int, default=200, help="matches of each duel")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--train", action="store_true", help="learn weights for each set, too")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=0, help="processes; one a core, if not said")
    return parser.parse_args()


def draw_sets(game: AnyGame, wanted: argparse.Namespace) -> list[dict[str, Value]]:
    """Settings at random that can be played; always the same for a seed."""
    chance = random.Random(wanted.seed)
    if wanted.change > len(game.settings):
        raise LudotecaError(f"{game.name} has {len(game.settings)} settings: --change is at most that")
    sets: list[dict[str, Value]] = []
    for _ in range(TRIES):
        changed = {one.name: another_value(one, chance) for one in chance.sample(game.settings, wanted.change)}
        try:
            game.rules(Settings(game.settings, changed), wanted.seats)
        except LudotecaError:
            continue
        sets.append(changed)
        if len(sets) == wanted.sets:
            return sets
    raise LudotecaError(f"only {len(sets)} of {TRIES} random sets of {wanted.change} settings can be played")


def another_value(setting: Setting, chance: random.Random) -> Value:
    """Any value that is not the usual one."""
    values = range(setting.low, setting.high + 1) if isinstance(setting, Number) else setting.samples()
    return chance.choice([value for value in values if value != setting.default])


def look_at(wanted: argparse.Namespace, settings: dict[str, Value]) -> Found:
    prior = find(wanted.game).folder / FOLDER / PRIOR
    by_hand = Contender("companion", str(prior), "prior")
    before = duel(wanted, settings, Contender("companion"), by_hand)
    kept, unfinished = before.showings[0].wins, before.endings.flaws.unfinished
    if not wanted.train:
        return Found(kept, unfinished, None, None)
    with tempfile.TemporaryDirectory() as folder:
        if not learnt(wanted, settings, Path(folder)):
            return Found(kept, unfinished, None, None)
        new = Contender("companion", str(Path(folder) / "weights"), "learnt")
        after = duel(wanted, settings, new, Contender("companion"))
    return Found(kept, unfinished, after.showings[0].wins, after.endings.flaws.unfinished)


def duel(wanted: argparse.Namespace, settings: dict[str, Value], one: Contender, other: Contender) -> Outcome:
    """On deals that no training has seen."""
    plan = Duel(wanted.game, settings, wanted.seats, one, other, 1_000_000 * wanted.seed)
    games = -(-wanted.games // plan.sittings) * plan.sittings
    with Crew(wanted.jobs) as crew:
        return outcome(plan, [match for _, some in crew.results(play_some, plan, range(games)) for match in some])


def learnt(wanted: argparse.Namespace, settings: dict[str, Value], folder: Path) -> bool:
    """Learn for this set; whether anything was found that wins and whose matches end no worse."""
    asked = argparse.Namespace(
        game=wanted.game,
        seats=wanted.seats,
        rounds=ROUNDS,
        planner_rounds=0,
        matches=MATCHES,
        minutes=None,
        seed=wanted.seed,
        net=False,
        afresh=False,
        out=folder / "weights",
        work=folder / "work",
        jobs=wanted.jobs or None,
        settings=[f"{name}={shown(value)}" for name, value in settings.items()],
    )
    with contextlib.redirect_stdout(io.StringIO()):
        return training.main(asked) != training.NOT_BETTER


def told(found: Found, trained: bool) -> list[str]:
    lines = [f"shipped v by hand  {of_hundred(found.kept)}; ended by nobody {found.unfinished.value:.1%}"]
    if found.mended and found.unfinished_after:
        ended = f"ended by nobody {found.unfinished_after.value:.1%}"
        lines.append(f"learnt v shipped   {of_hundred(found.mended)}; {ended}")
    elif trained:
        lines.append("learnt v shipped   nothing better was learnt")
    return lines


def summed_up(found: list[Found], trained: bool, fair: float) -> list[str]:
    kept = [one.kept.value for one in found]
    surely = sum(one.kept.low > fair for one in found)
    lines = [
        f"sets: {len(found)}; shipped v by hand {sum(kept) / len(kept):.1%} in the mean, {min(kept):.1%} to"
        f" {max(kept):.1%}; surely more than {fair:.0%} on {surely}"
    ]
    if trained:
        mended = [one.mended.value for one in found if one.mended]
        gained = f", {sum(mended) / len(mended):.1%} in the mean there" if mended else ""
        lines.append(f"better weights were learnt for {len(mended)}{gained}")
    return lines


def of_hundred(seen: Estimate) -> str:
    return f"{seen.value:.1%} ({seen.low:.1%}–{seen.high:.1%})"


if __name__ == "__main__":
    main()
