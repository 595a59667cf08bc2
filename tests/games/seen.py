"""What bots see of a position, by name."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.judge import features_of
from ludoteca.kernel.rules import Rules


def phase(rules: Rules[Any], s: Any, name: str, viewer: int = 0) -> float:
    """How much it is this phase."""
    return features_of(rules, s, viewer)[rules.phases.index(name)]


def trait(rules: Rules[Any], s: Any, name: str, side: int, viewer: int) -> float:
    """A trait of a side, as far as a seat knows."""
    first = len(rules.phases) + side * len(rules.traits)
    return features_of(rules, s, viewer)[first + rules.traits.index(name)]
