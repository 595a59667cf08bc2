"""The drawing of D.E.I.: the table as one viewer sees it, made of fragments that can be sent one by one.

What moves keeps its id: a card is `card-TAC-5` wherever it lies, a Champion `champion-0`, a drone `drone-TEL`, the cube
of an Outpost `cube-2.1`. Squads and tokens are only counted: `squad-0-2.2.d`, `token-2.8.S`. The city itself never
changes (`city`, `blocks`); who holds a Region is drawn over it, Region by Region.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.draw.svg import Markup, el, picture
from ludoteca.games.dei.drawing import arrangement, compose, score_sheet, shown
from ludoteca.games.dei.drawing.arrangement import HEIGHT, WIDTH
from ludoteca.games.dei.view import DeiView
from ludoteca.play.game import Area
from ludoteca.play.texts import Texts


def areas(view: DeiView) -> tuple[Area, ...]:
    return arrangement.areas(view.seats)


def fragments(view: DeiView, texts: Texts) -> Mapping[str, Mapping[str, Markup]]:
    """Every part of the picture by area and id, from the lowest to the uppermost."""
    return compose.fragments(shown.table_of(view, texts), texts)


def draw(view: DeiView, texts: Texts) -> Markup:
    """The whole table in one picture, with the wood it stands on; in the end with the score sheet over it."""
    parts = {ident: part for area in fragments(view, texts).values() for ident, part in area.items()}
    ground = el("rect", width=WIDTH, height=HEIGHT, fill="#3a271b")
    over = [score_sheet.over_the_city(view, texts)] if view.over else []
    return picture(WIDTH, HEIGHT, parts.pop("definitions"), ground, *parts.values(), *over, label=texts("game-title"))
