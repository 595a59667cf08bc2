"""Small plans for tests of a training: Vendemmia, a few matches, and nobody who thinks long."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.bots.weights import features_hash, prior
from ludoteca.games import find
from ludoteca.lab.crew import Crew
from ludoteca.lab.minds import Mind, mind_of_weights
from ludoteca.lab.stage import Stages
from ludoteca.lab.work import Plan, Work

GAME = find("vendemmia")


def small_plan(seats: int = 2, **changes: Any) -> Plan:
    rules = GAME.rules({}, seats)
    mind = mind_of_weights(rules, prior(GAME, rules))
    plan = Plan(
        game=GAME.name,
        version=GAME.version,
        seats=seats,
        settings={},
        features=features_hash(rules),
        prior=mind,
        base=mind,
        standing=mind,
        rounds=3,
        planner_rounds=0,
        matches=20,
        tests=4,
        decides=20,
        holds=4,
        thinks=0,
    )
    return replace(plan, **changes)


def backwards(mind: Mind) -> Mind:
    """One that wants what is bad for it: whoever has learnt anything wins against it."""
    return Mind(tuple(-weight for weight in mind.linear), mind.swing)


class At:
    """A plan in its folder, with a crew: what a training goes on in."""

    def __init__(self, folder: Any, plan: Plan, processes: int = 1) -> None:
        self.work = Work(folder, plan)
        self.crew = Crew(processes)
        self.plan = plan

    def __enter__(self) -> Stages:
        return Stages(self.plan, self.work.__enter__(), self.crew.__enter__())

    def __exit__(self, *error: Any) -> None:
        self.crew.__exit__(*error)
        self.work.__exit__(*error)
