"""`./ludoteca train`: learn weights, and write them only if they win. What stands is untouched until then."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.bots.weights import (
    FOLDER,
    Net,
    Trained,
    Weights,
    best_weights,
    features_hash,
    named,
    prior,
    read_net,
    read_weights,
    text,
    write,
)
from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.rules import Rules
from ludoteca.lab.acceptance import findings
from ludoteca.lab.champion import champion
from ludoteca.lab.climbing import Climbing
from ludoteca.lab.course import Course
from ludoteca.lab.crew import Crew
from ludoteca.lab.minds import Mind, mind_of_net, mind_of_weights
from ludoteca.lab.picture import training_picture
from ludoteca.lab.rounds import Training
from ludoteca.lab.sittings import fair_share
from ludoteca.lab.stage import Stages
from ludoteca.lab.stats import share
from ludoteca.lab.words import largest
from ludoteca.lab.work import ROUNDS, Plan, Round, Work, usual_folder
from ludoteca.play.game import AnyGame
from ludoteca.play.settings import Settings, assignments

HIDDEN = 32  # units of a net
CLIMBS = 24  # rounds of one who climbs, and matches of each: it takes many short steps, and many matches for each
TRIES = 1400
THOUGHTFUL = 120  # matches of those that think, by which the outcome is judged
IN_WORDS = 8  # weights of each phase
NOT_BETTER = 1  # the exit code of a training after which all stays as it was
PICTURE = "rounds.svg"


def main(wanted: argparse.Namespace) -> int:
    """Train as the command line says: game, seats, rounds, planner_rounds, matches, minutes, seed, settings, net,
    climb, afresh, out, work, jobs. What nobody says is None."""
    game = find(wanted.game)
    settings = Settings(game.settings, assignments(wanted.settings))
    rules = game.rules(settings, max(2, game.fewest) if wanted.seats is None else wanted.seats)
    out = _out_folder(game, settings, wanted.out)
    plan = _plan(game, rules, settings, out, wanted)
    if wanted.jobs is not None and wanted.jobs < 1:
        raise LudotecaError(f"at least one process plays, not {wanted.jobs}")
    with Work(wanted.work or usual_folder(plan), plan) as work, Crew(wanted.jobs or 0) as crew:
        try:
            return train(Stages(plan, work, crew), rules, out)
        except KeyboardInterrupt:
            print(f"\nkept in {work.folder}: the same command goes on from here", file=sys.stderr)
            raise


def _out_folder(game: AnyGame, settings: Settings, out: Path | None) -> Path:
    """Where weights go, seen to be writable before an hour is spent on them."""
    if out is None and settings.changed():
        raise LudotecaError("weights for other settings are not those of the game: say --out FOLDER")
    folder = out or game.folder / FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise LudotecaError(f"{folder}: cannot be written to: {error.strerror}") from None
    return folder


def _plan(game: AnyGame, rules: Rules[Any], settings: Settings, out: Path, wanted: argparse.Namespace) -> Plan:
    if wanted.net and wanted.climb:
        raise LudotecaError("a net is learnt from positions, and who climbs looks at none: --net or --climb")
    if wanted.net and rules.sides == 1:
        raise LudotecaError(f"a net compares sides, and in {game.name} for one there is nobody else")
    given = {
        name: getattr(wanted, name)
        for name in ("seed", "rounds", "planner_rounds", "matches", "minutes")
        if getattr(wanted, name) is not None
    }
    if wanted.climb:
        given = {"rounds": CLIMBS, "planner_rounds": 0, "matches": TRIES} | given
    given.setdefault("planner_rounds", given.get("rounds", ROUNDS) // 2)
    by_hand = mind_of_weights(rules, prior(game, rules))
    linear = mind_of_weights(rules, _standing_weights(game, rules, out))
    standing = _standing_net(rules, out) if wanted.net else None
    plan = Plan(
        game=game.name,
        version=game.version,
        seats=int(rules.seats),
        settings=settings.changed(),
        features=features_hash(rules),
        prior=by_hand,
        base=by_hand if wanted.afresh and not wanted.net else linear,
        standing=standing or linear,
        hidden=HIDDEN if wanted.net else 0,
        climbs=wanted.climb,
        thinks=THOUGHTFUL,
        **given,
    )
    if plan.rounds < 1 or plan.matches < 10 or not 0 <= plan.minutes < float("inf"):
        raise LudotecaError("a training takes at least one round, of 10 matches, and no less than no time")
    if not 0 <= plan.planner_rounds <= plan.rounds:
        raise LudotecaError(
            f"of {plan.rounds} rounds at most {plan.rounds} are played by planners, not {plan.planner_rounds}"
        )
    return plan


def _standing_weights(game: AnyGame, rules: Rules[Any], out: Path) -> Weights:
    """The weights that lie where the new ones go, or else those that the game has."""
    path = out / f"{rules.seats}.toml"
    if path.exists() and (found := read_weights(path)).features == features_hash(rules):
        return found
    return best_weights(game, rules)


def _standing_net(rules: Rules[Any], out: Path) -> Mind | None:
    path = out / f"{rules.seats}.net.json"
    if path.exists() and (found := read_net(path)).features == features_hash(rules):
        return mind_of_net(found)
    return None


def train(stages: Stages, rules: Rules[Any], out: Path) -> int:
    """All rounds, then the acceptance; the exit code."""
    plan = stages.plan
    training = Climbing(stages, rules) if plan.climbs else Training(stages, rules)
    print(
        f"{plan.game}, {plan.seats} seats, seed {plan.seed}: {plan.rounds} rounds; work is kept in {stages.work.folder}"
    )
    for done in training.rounds:
        print(told(done, plan.climbs))
    while not training.is_over:
        print(told(training.next_round(), plan.climbs), flush=True)
    new = champion(stages, training.outcomes(), training.rounds[-1].thoughtful or plan.hidden > 0)
    beats, against = {}, ""
    for finding in findings(stages, new, training.selves()):
        print(f"  {finding.name}: {finding.seen}", flush=True)
        beats[finding.key] = finding.seen
        if finding.against:
            against = f"{finding.name}: {finding.against}"
            break
    picture = stages.work.folder / PICTURE
    outcome = (
        f"not accepted; {against}" if against else f"accepted; wins {beats['what-stands']} against what stood before"
    )
    _draw(picture, rules, training, new, outcome)
    stages.work.forget([f"round-{one.number}" for one in training.rounds])
    if against:
        print(f"not accepted, all stays as it is: {against}\nthe rounds as a picture: {picture}")
        return NOT_BETTER
    trained = Trained(
        seed=plan.seed,
        rounds=plan.rounds,
        matches=training.matches,
        scale=round(training.scale, 3),
        settings=plan.settings,
        beats=beats,
    )
    path = _written(out, rules, plan, new, trained)
    for line in in_words(rules, training, new):
        print(line)
    print(f"accepted and written: {path}\nthe rounds as a picture: {picture}")
    return 0


def told(done: Round, climbs: bool) -> str:
    """A round in a line."""
    who = "planners" if done.thoughtful else "matches"
    seen = share(done.won, done.tested)
    foretold = f"foretells {done.found.explained:.2f} ({done.found.explained_before:.2f} before), "
    return f"  round {done.number}: {done.matches} {who}, {done.seconds:.0f} s, {'' if climbs else foretold}wins {seen}"


def in_words(rules: Rules[Any], training: Course, new: Mind) -> list[str]:
    """The weights that decide most, a line a phase; what a net has learnt cannot be said."""
    spread = training.rounds[-1].found.spread
    if not spread:
        return []
    found = largest(rules, new.linear, spread, IN_WORDS)
    lines = [f"  {phase}: {', '.join(str(one) for one in row)}" for phase, row in found.items() if row]
    return ["weights that decide most (10 is a sure win):", *lines]


def _draw(path: Path, rules: Rules[Any], training: Course, new: Mind, outcome: str) -> None:
    plan = training.plan
    title = f"{plan.game.replace('_', ' ').title()}, {plan.seats} seats: {'a net' if plan.hidden else 'weights'} learnt"
    strengths = [(share(one.won, one.tested), one.thoughtful) for one in training.rounds]
    spread = training.rounds[-1].found.spread
    weights = largest(rules, new.linear, spread, IN_WORDS) if spread else {}
    write(path, training_picture(title, outcome, fair_share(plan.seats), strengths, weights).encode())


def _written(out: Path, rules: Rules[Any], plan: Plan, new: Mind, trained: Trained) -> Path:
    if plan.hidden:
        path = out / f"{plan.seats}.net.json"
        net = Net(
            game=plan.game,
            version=plan.version,
            seats=plan.seats,
            features=plan.features,
            swing=new.swing,
            hidden=new.hidden,
            linear=list(new.linear),
            net=list(new.net),
            trained=trained,
        )
        write(path, msgspec.json.encode(net))
        return path
    path = out / f"{plan.seats}.toml"
    weights = Weights(
        game=plan.game,
        version=plan.version,
        seats=plan.seats,
        features=plan.features,
        swing=round(new.swing, 3),
        weights=named(rules, list(new.linear)),
        trained=trained,
    )
    write(path, text(weights).encode())
    return path
