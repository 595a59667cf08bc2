"""The score of Vendemmia: where the points come from, read off the table, and the sheet as a picture."""

from __future__ import annotations

from ludoteca.draw import scores
from ludoteca.draw.pieces import seal
from ludoteca.draw.scores import Player, Row
from ludoteca.draw.svg import Markup
from ludoteca.games.vendemmia import content
from ludoteca.games.vendemmia.view import VendemmiaView
from ludoteca.play.game import ScoreLine
from ludoteca.play.texts import Texts

NUMBERS = content.parameters()


def lines(view: VendemmiaView, texts: Texts) -> list[ScoreLine]:
    """VEN-SCORE-01 to 04, each its own line."""
    seats = range(view.seats)
    counting = [[terrace for terrace in view.terraces[k] if len(terrace) >= NUMBERS.fewest_to_count] for k in seats]
    alike = [[t for t in counting[k] if len(t) >= NUMBERS.fewest_for_variety and of_one_variety(t)] for k in seats]
    full = [[t for t in counting[k] if len(t) == NUMBERS.room] for k in seats]
    return [
        ScoreLine(texts("score-terraces"), "VEN-SCORE-01", tuple(sum(map(values, counting[k])) for k in seats)),
        ScoreLine(texts("score-variety"), "VEN-SCORE-02", tuple(NUMBERS.variety_bonus * len(alike[k]) for k in seats)),
        ScoreLine(texts("score-full"), "VEN-SCORE-03", tuple(NUMBERS.full_bonus * len(full[k]) for k in seats)),
        ScoreLine(texts("score-baskets"), "VEN-SCORE-04", tuple(NUMBERS.basket_points * n for n in view.baskets)),
    ]


def values(terrace: tuple[str, ...]) -> int:
    return sum(int(vine.rsplit("-", 1)[1]) for vine in terrace)


def of_one_variety(terrace: tuple[str, ...]) -> bool:
    return len({vine.rsplit("-", 1)[0] for vine in terrace}) == 1


def winners(view: VendemmiaView) -> list[int]:
    """VEN-TIE-01 most points, then more vines planted."""
    planted = [sum(map(len, terraces)) for terraces in view.terraces]
    ranks = list(zip(view.points, planted, strict=True))
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def score_picture(view: VendemmiaView, texts: Texts) -> Markup:
    """The score sheet by itself."""
    best = winners(view) if view.over else []
    players = [Player(texts.seat(seat), seal(seat, 0, 0), seat in best) for seat in range(view.seats)]
    rows = [Row(text, points) for text, _, points in lines(view, texts)]
    return scores.score_picture(texts("score-title"), texts("score-total"), players, rows)
