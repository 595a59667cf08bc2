"""The score sheet of The Magnificent."""

from __future__ import annotations

from ludoteca.draw import scores
from ludoteca.draw.pieces import seal
from ludoteca.draw.scores import Player, Row
from ludoteca.draw.svg import Markup
from ludoteca.draw.things import thing
from ludoteca.games.magnificent.drawing.arrangement import HEIGHT, WIDTH
from ludoteca.games.magnificent.drawing.evening import RUNGS
from ludoteca.games.magnificent.sheet import scoring
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts


def players_of(view: MagnificentView, texts: Texts) -> tuple[Player, ...]:
    """Everybody; where points are equal, with the play-order number that decides."""
    best = winner(view)
    is_tie = len(set(view.scores)) < len(view.scores)
    return tuple(
        Player(
            f"{texts.seat(one.seat)} #{one.order}" if is_tie else texts.seat(one.seat),
            seal(one.seat, 0, 0),
            one.seat == best,
        )
        for one in view.players
    )


def winner(view: MagnificentView) -> int:
    """MAG-EOG-06 the most points, and of those with as many the highest play-order number; MAG-SOLO-07 alone a goal."""
    if not view.scores or (view.seats == 1 and not goal(view)):
        return -1
    return max(view.players, key=lambda one: (view.scores[one.seat], one.order)).seat


def goal(view: MagnificentView) -> str:
    """MAG-SOLO-07 the highest goal that somebody has reached alone; empty if none."""
    reached = [name for name, points in RUNGS if view.scores and view.scores[0] >= points]
    return reached[-1] if reached else ""


def title_of(view: MagnificentView, texts: Texts) -> str:
    if not view.over:
        return texts("board-standing")
    if view.seats > 1:
        return texts("board-final")
    return texts(f"goal-{goal(view)}") if goal(view) else texts("board-solo-lost")


def rows_of(view: MagnificentView, texts: Texts) -> tuple[Row, ...]:
    """Where points came from: posters, tents, bonuses, the cards of each round, and what was lost."""
    return tuple(Row(line.text, line.points) for line in scoring(view, texts))


def score_picture(view: MagnificentView, texts: Texts) -> Markup:
    """The score sheet by itself."""
    return scores.score_picture(
        title_of(view, texts), texts("board-total"), players_of(view, texts), rows_of(view, texts)
    )


def over_the_rings(view: MagnificentView, texts: Texts) -> Markup:
    """The score sheet, laid over the table."""
    players, rows = players_of(view, texts), rows_of(view, texts)
    at = ((WIDTH - scores.WIDE) / 2, (HEIGHT - scores.height(players, rows)) / 2)
    return thing("scores", scores.sheet(title_of(view, texts), texts("board-total"), players, rows, at))
