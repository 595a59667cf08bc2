"""The score sheet of D.E.I."""

from __future__ import annotations

from ludoteca.draw import scores
from ludoteca.draw.pieces import seal
from ludoteca.draw.scores import Player, Row
from ludoteca.draw.svg import Markup
from ludoteca.draw.things import thing
from ludoteca.games.dei.drawing.arrangement import ARRANGEMENTS
from ludoteca.games.dei.sheet import scoring
from ludoteca.games.dei.view import DeiView
from ludoteca.play.texts import Texts


def players_of(view: DeiView, texts: Texts) -> tuple[Player, ...]:
    best = max(view.scores) if view.scores else -1
    return tuple(
        Player(texts.seat(seat), seal(seat, 0, 0), bool(view.scores) and view.scores[seat] == best)
        for seat in range(view.seats)
    )


def rows_of(view: DeiView, texts: Texts) -> tuple[Row, ...]:
    """The lines of the score: the track, what is counted at the end, what bought cards count."""
    return tuple(Row(line.text, line.points) for line in scoring(view, texts))


def score_picture(view: DeiView, texts: Texts) -> Markup:
    """The score sheet by itself."""
    title = texts("board-final" if view.over else "board-standing")
    return scores.score_picture(title, texts("board-total"), players_of(view, texts), rows_of(view, texts))


def over_the_city(view: DeiView, texts: Texts) -> Markup:
    """The score sheet, laid over the city."""
    players, rows = players_of(view, texts), rows_of(view, texts)
    frame = ARRANGEMENTS[view.seats].city
    at = (frame.x + max(0.0, (frame.wide - scores.WIDE) / 2), frame.y + (frame.high - scores.height(players, rows)) / 2)
    return thing("scores", scores.sheet(texts("board-final"), texts("board-total"), players, rows, at))
