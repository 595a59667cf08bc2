"""The score sheet of Archipelago."""

from __future__ import annotations

from ludoteca.draw import scores
from ludoteca.draw.pieces import seal
from ludoteca.draw.scores import Player, Row
from ludoteca.draw.svg import Markup
from ludoteca.draw.things import laid, thing
from ludoteca.games.archipelago.drawing import independence
from ludoteca.games.archipelago.drawing.arrangement import CHART
from ludoteca.games.archipelago.drawing.catalog import OBJECTIVES
from ludoteca.games.archipelago.drawing.independence import Fallen, Story
from ludoteca.games.archipelago.sheet import briefly, counted
from ludoteca.games.archipelago.view import HIDDEN, ArchipelagoView
from ludoteca.play.texts import Texts


def players_of(view: ArchipelagoView, texts: Texts) -> tuple[Player, ...]:
    """ARC-SCORE-06 the best: of those with most points whoever has most florins."""
    counted = [(score, view.players[seat].florins) for seat, score in enumerate(view.scores)]
    return tuple(
        Player(texts.seat(seat), seal(seat, 0, 0), bool(counted) and counted[seat] == max(counted))
        for seat in range(view.seats)
    )


def rows_of(view: ArchipelagoView, texts: Texts) -> tuple[Row, ...]:
    """The lines of the score, so short that they can be read beside five players; what all had of it is told below."""
    return tuple(Row(briefly(one, texts), one.points) for one in counted(view))


def story_of(view: ArchipelagoView, texts: Texts) -> Story:
    """ARC-IND-02 after independence nothing is counted: how it came, and whether a Separatist wanted it."""
    rebels = [player.seat for player in view.players if any(is_separatist(one) for one in player.objectives)]
    told = texts("board-separatist-wins", name=texts.seat(rebels[0])) if rebels else texts("board-nobody-wins")
    return Story(
        title=texts("board-independent"),
        told=told,
        population=texts("board-population-count", count=view.population),
        rebellion=texts("board-rebellion-count", count=view.rebellion),
        counts=(view.population, view.rebellion),
        players=tuple(
            Fallen(
                player.seat,
                texts.seat(player.seat),
                ", ".join(texts(f"objective-{one}") for one in player.objectives if one != HIDDEN),
                player.seat in rebels,
            )
            for player in view.players
        ),
    )


def is_separatist(objective: str) -> bool:
    return objective != HIDDEN and OBJECTIVES[objective].role == "separatist"


def score_picture(view: ArchipelagoView, texts: Texts) -> Markup:
    """The score sheet by itself."""
    if view.independent:
        return independence.picture(story_of(view, texts))
    title = texts("board-final" if view.over else "board-standing")
    return scores.score_picture(title, texts("board-total"), players_of(view, texts), rows_of(view, texts))


def over_the_chart(view: ArchipelagoView, texts: Texts) -> Markup:
    """The score sheet, laid over the chart."""
    if view.independent:
        story = story_of(view, texts)
        drawn, high = independence.sheet(story), independence.height(story)
    else:
        players, rows = players_of(view, texts), rows_of(view, texts)
        drawn = scores.sheet(texts("board-final"), texts("board-total"), players, rows)
        high = scores.height(players, rows)
    scale = min(1.0, (CHART.wide - 20) / scores.WIDE, (CHART.high - 20) / high)
    x = CHART.x + (CHART.wide - scores.WIDE * scale) / 2
    y = CHART.y + (CHART.high - high * scale) / 2
    return thing("scores", laid(drawn, at=(round(x, 1), round(y, 1)), scale=round(scale, 3)))
