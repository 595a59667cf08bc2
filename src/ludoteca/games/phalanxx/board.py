"""The drawing of PHALANXX."""

from __future__ import annotations

from ludoteca.draw.svg import Markup, picture
from ludoteca.games.phalanxx.view import PhalanxxView
from ludoteca.kernel.texts import Texts


def draw(view: PhalanxxView, texts: Texts) -> Markup:
    return picture(1280, 800, label=texts("game-title"))
