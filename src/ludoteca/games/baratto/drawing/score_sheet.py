"""The score of Baratto: where the points come from, as far as the viewer knows, and the sheet as a picture."""

from __future__ import annotations

from ludoteca.draw import scores
from ludoteca.draw.pieces import seal
from ludoteca.draw.scores import Player, Row
from ludoteca.draw.svg import Markup
from ludoteca.games.baratto import content
from ludoteca.games.baratto.rules.scoring import stack_points
from ludoteca.games.baratto.view import BarattoView
from ludoteca.play.game import ScoreLine
from ludoteca.play.texts import Texts

COINS_A_POINT = content.parameters().coins_a_point


def lines(view: BarattoView, texts: Texts) -> list[ScoreLine]:
    """BAR-SCORE-01 each good, BAR-SCORE-02 the coins; crates that the viewer has not looked into count nothing yet."""
    goods = [
        ScoreLine(
            texts(f"score-{good}"),
            "BAR-SCORE-01",
            tuple(int(stack_points(sum(crate.good == good for crate in screen))) for screen in view.screens),
        )
        for good in view.goods
    ]
    coins = tuple(count // COINS_A_POINT for count in view.coins)
    return [*goods, ScoreLine(texts("score-coins"), "BAR-SCORE-02", coins)]


def winners(view: BarattoView) -> list[int]:
    """BAR-SCORE-03 most points, BAR-TIE-01 then more coins."""
    ranks = list(zip(view.scores, view.coins, strict=True))
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def score_picture(view: BarattoView, texts: Texts) -> Markup:
    """The score sheet by itself."""
    best = winners(view) if view.over else []
    players = [Player(texts.seat(seat), seal(seat, 0, 0), seat in best) for seat in range(view.seats)]
    rows = [Row(text, points) for text, _, points in lines(view, texts)]
    return scores.score_picture(texts("score-title"), texts("score-total"), players, rows)
