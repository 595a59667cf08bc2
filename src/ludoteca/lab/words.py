"""Words: what was learnt, for people to read: the weights that decide most, phase by phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.kernel.rules import Rules


class Largest(NamedTuple):
    """A weight that decides much: of which trait, in which phase, and what it usually makes of a position."""

    phase: str
    trait: str
    weight: float
    effect: float

    @property
    def name(self) -> str:
        return self.trait.replace("-", " ")

    def __str__(self) -> str:
        return f"{self.name} {self.weight:+.2f}".replace("-", "−")


def largest(
    rules: Rules[Any], weights: Sequence[float], spread: Sequence[float], most: int
) -> dict[str, list[Largest]]:
    """By phase, the weights that change the value of positions most, the first one most of all."""
    found = {}
    traits = len(rules.traits)
    for k, phase in enumerate(rules.phases):
        part = slice(k * traits, (k + 1) * traits)
        row = [
            Largest(phase, trait, weight, weight * far)
            for trait, weight, far in zip(rules.traits, weights[part], spread[part], strict=True)
            if abs(weight * far) >= 0.005
        ]
        found[phase] = sorted(row, key=lambda one: -abs(one.effect))[:most]
    return found
