"""The drawing of The Magnificent: the table as one viewer sees it, made of fragments that can be sent one by one.

What moves keeps its id wherever it lies: a master card `card-M47` with its die `die-M47`, a trainer tile `tile-TT13`, a
poster `poster-SUH-3`, a tent `tent-N5`, a hat `hat-0-1`, a wagon `wagon-G`, a camp tile `laid-0-OS-c4`. What is only
counted has one id for all: dice alike `pool-G5`, gems `gem-0-g`, trainers `trainers-0`.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.draw.svg import Markup, el, picture
from ludoteca.games.magnificent.drawing import arrangement, compose, fronting, score_sheet
from ludoteca.games.magnificent.drawing.arrangement import HEIGHT, WIDTH
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.game import Area
from ludoteca.play.texts import Texts


def areas(view: MagnificentView) -> tuple[Area, ...]:
    back, fronts = fronting.offered(view)
    return arrangement.areas(view.seats, view.master_board is not None, view.phase, back, fronts)


def fragments(view: MagnificentView, texts: Texts) -> Mapping[str, Mapping[str, Markup]]:
    """Every part of the picture by area and id, from the lowest to the uppermost."""
    return compose.fragments(view, texts)


def draw(view: MagnificentView, texts: Texts) -> Markup:
    """The whole table in one picture, with the wood it stands on; in the end with the score sheet over it."""
    parts = {ident: part for area in fragments(view, texts).values() for ident, part in area.items()}
    ground = el("rect", width=WIDTH, height=HEIGHT, fill="#3a271b")
    over = [score_sheet.over_the_rings(view, texts)] if view.over else []
    return picture(WIDTH, HEIGHT, parts.pop("definitions"), ground, *parts.values(), *over, label=texts("game-title"))
