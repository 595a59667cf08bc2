"""Course: what every way of learning has in common. Rounds of matches, each of which finds a mind from those before."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from ludoteca.kernel.rules import Rules
from ludoteca.lab.minds import Mind
from ludoteca.lab.rows import Floats
from ludoteca.lab.sittings import shape_of
from ludoteca.lab.stage import Stages
from ludoteca.lab.work import Round

DIGITS = 6  # of a weight: what differs beyond is the arithmetic of the machine
NO_END = 10_000_000  # matches of a round that ends by the clock
FEWER = 5  # a thoughtful match is played instead of so many quick ones


class Course(ABC):
    """The rounds of a plan, from where they were left."""

    def __init__(self, stages: Stages, rules: Rules[Any]) -> None:
        self.stages = stages
        self.plan = stages.plan
        self.is_alone = rules.sides == 1
        self.shape = shape_of(rules)
        self.rounds: list[Round] = stages.work.rounds()

    @property
    def is_over(self) -> bool:
        return len(self.rounds) >= self.plan.rounds

    @property
    def scale(self) -> float:
        """By how many points matches were usually won, in the first round."""
        return self.rounds[0].scale

    @property
    def matches(self) -> int:
        return sum(one.matches for one in self.rounds)

    @property
    def _first_thoughtful(self) -> int:
        return self.plan.rounds - self.plan.planner_rounds

    @property
    def _seconds_left(self) -> float:
        """For the next round, if the plan is given minutes."""
        left = 60 * self.plan.minutes - sum(one.seconds for one in self.rounds)
        return left / (self.plan.rounds - len(self.rounds))

    @abstractmethod
    def next_round(self) -> Round:
        """Play and learn one round more."""

    @abstractmethod
    def outcomes(self) -> list[Mind]:
        """What may have been learnt, the likeliest first."""

    @abstractmethod
    def selves(self) -> list[Mind]:
        """Former selves that what was learnt has to hold out against."""


def rounded(numbers: Floats) -> tuple[float, ...]:
    return tuple(round(float(number), DIGITS) for number in numbers)
