"""Ludoteca: a table for modern board games, with every rule enforced.

>>> import ludoteca
>>> m = ludoteca.Match("vendemmia", seats=3, seed=7)
>>> m.to_act
(0,)
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games import find
from ludoteca.play import match as _match
from ludoteca.play.settings import Value


class Match(_match.AnyMatch):
    """A match of a game given by its name; everything else is in `ludoteca.play.match`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: int | bytes | str | None = None,
        settings: Mapping[str, Value] | None = None,
    ) -> None:
        super().__init__(find(game), seats, seed, settings)
