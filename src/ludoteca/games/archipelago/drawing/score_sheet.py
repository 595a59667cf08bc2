"""The score sheet of Archipelago."""

from __future__ import annotations

from ludoteca.draw import scores
from ludoteca.draw.pieces import seal
from ludoteca.draw.scores import Player, Row
from ludoteca.draw.svg import Markup
from ludoteca.draw.things import laid, thing
from ludoteca.games.archipelago.drawing.arrangement import CHART
from ludoteca.games.archipelago.sheet import scoring
from ludoteca.games.archipelago.view import ArchipelagoView
from ludoteca.play.texts import Texts


def players_of(view: ArchipelagoView, texts: Texts) -> tuple[Player, ...]:
    best = max(view.scores) if view.scores else 0
    has_winner = bool(view.scores) and (best > 0 or not view.independent)
    return tuple(
        Player(texts.seat(seat), seal(seat, 0, 0), has_winner and view.scores[seat] == best)
        for seat in range(view.seats)
    )


def rows_of(view: ArchipelagoView, texts: Texts) -> tuple[Row, ...]:
    """The lines of the score: objectives, trends, medals."""
    return tuple(Row(line.text, line.points) for line in scoring(view, texts))


def score_picture(view: ArchipelagoView, texts: Texts) -> Markup:
    """The score sheet by itself."""
    title = texts("board-final" if view.over else "board-standing")
    return scores.score_picture(title, texts("board-total"), players_of(view, texts), rows_of(view, texts))


def over_the_chart(view: ArchipelagoView, texts: Texts) -> Markup:
    """The score sheet, laid over the chart."""
    players, rows = players_of(view, texts), rows_of(view, texts)
    scale = min(1.0, (CHART.wide - 20) / scores.WIDE, (CHART.high - 20) / scores.height(players, rows))
    x = CHART.x + (CHART.wide - scores.WIDE * scale) / 2
    y = CHART.y + (CHART.high - scores.height(players, rows) * scale) / 2
    drawn = scores.sheet(texts("board-final"), texts("board-total"), players, rows)
    return thing("scores", laid(drawn, at=(round(x, 1), round(y, 1)), scale=round(scale, 3)))
