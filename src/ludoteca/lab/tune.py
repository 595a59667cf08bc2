"""Tune: find numbers with which a game does what its designer wants.

First each open number is moved a step down and a step up, to see which of them matter. Of those, settings are tried in
rounds: a third goes on, with three times as many matches. What is left is confirmed on deals that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from ludoteca.lab.account import Account
from ludoteca.lab.crew import Crew
from ludoteca.lab.over import Over
from ludoteca.lab.wants import Want, all_missed
from ludoteca.play.settings import Value

SCREENING = 200  # pairs for each value
ROUNDS = (60, 180, 540)  # matches
MOST = 27  # settings in the first round
FEW = 3  # numbers that are tried together
BETTER = 0.95  # of what was missed before: less than that is better

Numbers = Mapping[str, Value]
Play = Callable[[Crew, Numbers, int], list[Account]]


class Step(NamedTuple):
    """One setting that was tried: how many matches, and by how much all wishes were missed."""

    settings: Numbers
    matches: int
    missed: float
    seen: Sequence[float]  # by wish


class Tuned(NamedTuple):
    """What was found."""

    usual: Step
    screened: Sequence[Step]
    rounds: Sequence[Sequence[Step]]
    best: Numbers  # empty if nothing is better than the usual numbers


def tune(crew: Crew, play: Play, wants: Sequence[Want], overs: Sequence[Over]) -> Tuned:
    """Try; `play` gives the matches of a setting, always those of the same deals."""
    usual = _try(crew, play, wants, {}, SCREENING)
    screened = [_try(crew, play, wants, one, SCREENING) for each in overs for one in each.each()]
    rounds: list[list[Step]] = []
    alive: Sequence[Numbers] = candidates(usual, screened, overs)
    for matches in ROUNDS:
        tried = sorted((_try(crew, play, wants, one, matches) for one in alive), key=lambda step: step.missed)
        rounds.append(tried)
        alive = [step.settings for step in tried[: max(1, len(tried) // 3)]]
    last = _try(crew, play, wants, {}, ROUNDS[-1])
    better = bool(rounds[-1]) and rounds[-1][0].missed < BETTER * last.missed
    return Tuned(last, screened, rounds, rounds[-1][0].settings if better else {})


def candidates(usual: Step, screened: Sequence[Step], overs: Sequence[Over]) -> list[Numbers]:
    """Settings of the few numbers that help, each alone and all together; without any that helps, none."""
    helpful: dict[str, list[Step]] = {}
    for step in screened:
        if step.missed < BETTER * usual.missed:
            helpful.setdefault(next(iter(step.settings)), []).append(step)
    few = sorted(helpful, key=lambda name: min(step.missed for step in helpful[name]))[:FEW]
    values = {each.name: each.values for each in overs}
    ways = [[{}, *({name: value} for value in values[name])] for name in few]
    return [numbers for numbers in _together(ways) if numbers][:MOST]


def _together(ways: Sequence[Sequence[Numbers]]) -> Iterator[Numbers]:
    for chosen in product(*ways):
        yield {name: value for one in chosen for name, value in one.items()}


def _try(crew: Crew, play: Play, wants: Sequence[Want], settings: Numbers, matches: int) -> Step:
    accounts = play(crew, settings, matches)
    return Step(settings, matches, all_missed(wants, accounts), [one.seen(accounts) for one in wants])
