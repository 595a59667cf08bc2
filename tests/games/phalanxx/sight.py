"""What bots see of a position of PHALANXX, by name: for tests."""

from __future__ import annotations

from librt.vecs import vec

from ludoteca.kernel.state import State
from ludoteca.play.match import AnyMatch
from tests.games.phalanxx.table import Table


def numbers(match: AnyMatch, s: State, viewer: int) -> list[float]:
    """All features of a position, as far as a viewer knows."""
    rules = match.rules
    out = vec[float]([0.0] * (len(rules.phases) + int(rules.sides) * len(rules.traits)))
    rules.features(s, viewer, out)
    return list(out)


def phases(t: Table) -> dict[str, float]:
    return dict(zip(t.rules.phases, numbers(t.match, t.s, 0), strict=False))


def sees(t: Table, side: int = 0, viewer: int = 0) -> dict[str, float]:
    """The traits of a side by name."""
    names = t.rules.traits
    first = len(t.rules.phases) + side * len(names)
    return dict(zip(names, numbers(t.match, t.s, viewer)[first:], strict=False))


def some(t: Table, *names: str, side: int = 0, viewer: int = 0) -> tuple[float, ...]:
    """A few traits of a side."""
    found = sees(t, side, viewer)
    return tuple(found[name] for name in names)
