"""The texts of The Magnificent for tests of its rooms."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import ludoteca.games.magnificent as room
from ludoteca.play.texts import Texts


@cache
def words(language: str) -> Texts:
    return Texts(Path(str(room.__file__)).parent / "texts", language)
