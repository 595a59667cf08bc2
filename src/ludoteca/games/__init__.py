"""The games, one folder each, all with the same rooms. A new game registers itself by a line in `NAMES`."""

from __future__ import annotations

from importlib import import_module

from ludoteca.kernel.errors import unknown
from ludoteca.play.game import AnyGame

NAMES = ("vendemmia", "baratto", "phalanxx", "dirty_deeds", "dei", "magnificent", "archipelago")


def find(name: str) -> AnyGame:
    """The game of this name; an error that names the likeliest one if there is none."""
    if name not in NAMES:
        raise unknown("game", name, list(NAMES))
    game: AnyGame = import_module(f"ludoteca.games.{name}.game").GAME
    return game
