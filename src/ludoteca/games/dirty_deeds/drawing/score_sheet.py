"""The score sheet of Dirty Deeds."""

from __future__ import annotations

from ludoteca.draw import scores
from ludoteca.draw.pieces import seal
from ludoteca.draw.scores import Player, Row
from ludoteca.draw.svg import Markup
from ludoteca.draw.things import thing
from ludoteca.games.dirty_deeds.drawing.arrangement import HIGH, LEFT, TOP, WIDE
from ludoteca.games.dirty_deeds.rules.layout import WHEEL_NAMES
from ludoteca.games.dirty_deeds.sheet import scoring
from ludoteca.games.dirty_deeds.view import DirtyDeedsView
from ludoteca.play.texts import Texts


def players_of(view: DirtyDeedsView, texts: Texts) -> tuple[Player, ...]:
    best = max(view.scores) if view.scores else -1
    return tuple(
        Player(texts.seat(seat), seal(seat, 0, 0), bool(view.scores) and view.scores[seat] == best)
        for seat in range(view.seats)
    )


def rows_of(view: DirtyDeedsView, texts: Texts) -> tuple[Row, ...]:
    """The lines of the score, in words short enough for the sheet."""
    lines = zip(WHEEL_NAMES, scoring(view, texts), strict=True)
    return tuple(Row(texts(f"board-sheet-{wheel}"), points) for wheel, (_, _, points) in lines)


def score_picture(view: DirtyDeedsView, texts: Texts) -> Markup:
    """The score sheet by itself."""
    return scores.score_picture(
        texts("board-final"), texts("board-total"), players_of(view, texts), rows_of(view, texts)
    )


def over_the_wheels(view: DirtyDeedsView, texts: Texts) -> Markup:
    """The score sheet, laid over the wheels."""
    players, rows = players_of(view, texts), rows_of(view, texts)
    at = LEFT + (WIDE - scores.WIDE) / 2, TOP + (HIGH - scores.height(players, rows)) / 2
    return thing("scores", scores.sheet(texts("board-final"), texts("board-total"), players, rows, at))
