"""Environments for people who build agents: one match after PettingZoo's manner, or many at once in numpy.

Whoever acts in them is given what its seat knows, and nothing else. See docs/research.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import ludoteca.lab  # noqa: F401 – gives linear algebra one thread, before numpy is there
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.settings import Value

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from ludoteca.research.batches import Batches

MISSING = "{} is not installed here: pip install 'ludoteca[research]'"


def env(
    game: str,
    seats: int | None = None,
    settings: Mapping[str, Value] | None = None,
    *,
    margin: bool = False,
    stable_ids: bool = False,
    render_mode: str | None = None,
) -> AECEnv[str, object, int | None]:
    """One match as PettingZoo knows it (AEC), in PettingZoo's own wrappers; see `ludoteca.research.aec`."""
    try:
        from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper
    except ImportError:
        raise LudotecaError(MISSING.format("pettingzoo")) from None
    from ludoteca.research.aec import LudotecaEnv

    raw = LudotecaEnv(game, seats, settings, margin=margin, stable_ids=stable_ids, render_mode=render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw))


def batch(
    game: str,
    seats: int | None = None,
    n: int = 256,
    seed: int = 0,
    settings: Mapping[str, Value] | None = None,
    *,
    bots: Sequence[str | None] = (),
    margin: bool = False,
    stable_ids: bool = False,
) -> Batches:
    """Many matches at once, in numpy; see `ludoteca.research.batches`."""
    try:
        from ludoteca.research.batches import Batches
    except ModuleNotFoundError as error:
        raise LudotecaError(MISSING.format(error.name)) from None
    return Batches(game, seats, n, seed, settings, bots=bots, margin=margin, stable_ids=stable_ids)
