"""The drawing of Archipelago: the table as one viewer sees it, made of fragments that can be sent one by one.

What moves keeps its id: an evolution card is `card-pirate` wherever it lies, a group of citizens `men-0-3-land-1`. The
art of tiles lies among what all areas use, a shape for each side as it is turned; regions are `region-3`, their symbols
`good-3-fruit`, spots to choose `spot-3-land-1`, free cells `cell-0,1`.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.draw.svg import Markup, el, picture
from ludoteca.games.archipelago.drawing import arrangement, compose, score_sheet, shown
from ludoteca.games.archipelago.drawing.arrangement import HEIGHT, WIDTH
from ludoteca.games.archipelago.drawing.map_shown import turn_of
from ludoteca.games.archipelago.view import ArchipelagoView
from ludoteca.play.game import Area
from ludoteca.play.texts import Texts

LAID_OUT = ("pick-side", "survey-hex", "choose-construction")  # asked on the strip, about the chart


def areas(view: ArchipelagoView) -> tuple[Area, ...]:
    turned = turn_of(view)
    is_asked = view.seat in view.to_act and view.deciding in LAID_OUT
    if view.crisis is not None:
        return arrangement.areas_in_crisis(view.seats, turned)
    if view.offer is not None or is_asked:
        return arrangement.areas_in_talks(view.seats, turned)
    return arrangement.areas(view.seats, turned)


def fragments(view: ArchipelagoView, texts: Texts) -> Mapping[str, Mapping[str, Markup]]:
    """Every part of the picture by area and id, from the lowest to the uppermost."""
    return compose.fragments(shown.table_of(view, texts), texts)


def draw(view: ArchipelagoView, texts: Texts) -> Markup:
    """The whole table in one picture, with the wood it stands on; in the end with the score sheet over it."""
    parts = [part for area in fragments(view, texts).values() for part in area.values()]
    ground = el("rect", width=WIDTH, height=HEIGHT, fill="#3d2a1d")
    over = [score_sheet.over_the_chart(view, texts)] if view.over else []
    return picture(WIDTH, HEIGHT, ground, *parts, *over, label=texts("game-title"))
