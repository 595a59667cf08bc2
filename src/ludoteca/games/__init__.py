"""The games, one folder each, all with the same rooms. A new game registers itself by a line in `NAMES`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludoteca.kernel.errors import unknown
from ludoteca.play.game import Game

NAMES = ("vendemmia", "baratto", "phalanxx", "dirty_deeds")


def find(name: str) -> Game[Any]:
    """The game of this name; an error that names the likeliest one if there is none."""
    if name not in NAMES:
        raise unknown("game", name, list(NAMES))
    game: Game[Any] = import_module(f"ludoteca.games.{name}.game").GAME
    return game
