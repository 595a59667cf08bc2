"""The score sheet of The Magnificent."""

from __future__ import annotations

from ludoteca.draw import scores
from ludoteca.draw.pieces import seal
from ludoteca.draw.scores import Player, Row
from ludoteca.draw.svg import Markup
from ludoteca.draw.things import thing
from ludoteca.games.magnificent.drawing.arrangement import HEIGHT, WIDTH
from ludoteca.games.magnificent.sheet import scoring
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts


def players_of(view: MagnificentView, texts: Texts) -> tuple[Player, ...]:
    best = max(view.scores) if view.scores else -1
    return tuple(
        Player(texts.seat(seat), seal(seat, 0, 0), bool(view.scores) and view.scores[seat] == best)
        for seat in range(view.seats)
    )


def rows_of(view: MagnificentView, texts: Texts) -> tuple[Row, ...]:
    """Where points came from: posters, tents, bonuses, the cards of each round, and what was lost."""
    return tuple(Row(line.text, line.points) for line in scoring(view, texts))


def score_picture(view: MagnificentView, texts: Texts) -> Markup:
    """The score sheet by itself."""
    title = texts("board-final" if view.over else "board-standing")
    return scores.score_picture(title, texts("board-total"), players_of(view, texts), rows_of(view, texts))


def over_the_rings(view: MagnificentView, texts: Texts) -> Markup:
    """The score sheet, laid over the table."""
    players, rows = players_of(view, texts), rows_of(view, texts)
    at = ((WIDTH - scores.WIDE) / 2, (HEIGHT - scores.height(players, rows)) / 2)
    return thing("scores", scores.sheet(texts("board-final"), texts("board-total"), players, rows, at))
