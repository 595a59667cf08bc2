"""The score: a sheet when the match is over, and small bars that say how it stands meanwhile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludoteca.draw import scores
from ludoteca.draw.memory import remembered, remembered_layer
from ludoteca.draw.scores import SHADES, Player, Row
from ludoteca.draw.svg import Markup, el
from ludoteca.draw.text import FACES, block, line
from ludoteca.draw.things import laid, thing
from ludoteca.games.phalanxx.drawing.icons import INK
from ludoteca.games.phalanxx.drawing.land import FRAME_H, FRAME_W, FRAME_X, FRAME_Y, mark, seal
from ludoteca.games.phalanxx.sheet import player_names
from ludoteca.games.phalanxx.view import PhalanxxView
from ludoteca.play.game import ScoreLine
from ludoteca.play.texts import Texts

# Where the rulebook speaks of each line of the score sheet.
RULES = (
    "PHX-CARD-03",
    "PHX-SCORE-01",
    "PHX-SCORE-02",
    "PHX-SCORE-03",
    "PHX-SCORE-04",
    "PHX-SCORE-05",
    "PHX-SCORE-07",
    "PHX-SCORE-08",
    "PHX-SOLO-05",
)


def lines(sheets: Sequence[tuple[int, ...]], texts: Texts) -> list[ScoreLine]:
    """Where the points come from, as they stand."""
    points = zip(*sheets, strict=True)
    return [ScoreLine(*line) for line in zip(line_names(texts), RULES, points, strict=True)]


@remembered
def line_names(texts: Texts) -> tuple[str, ...]:
    """What the lines of the score sheet are called."""
    return tuple(texts(f"score-{k}") for k in range(len(RULES)))


def winners(view: PhalanxxView) -> tuple[int, ...]:
    """PHX-SCORE-09 most points, then the higher Home dice; PHX-SOLO-05 the Regent wins a tie."""
    totals = [(sum(theirs.sheet), sum(int(die[1:]) for die in theirs.home if die)) for theirs in view.players]
    if view.players[-1].regent:
        return (0,) if totals[0][0] > totals[1][0] else (1,)
    return tuple(player for player, total in enumerate(totals) if total == max(totals))


class Tally(NamedTuple):
    """Everybody's points as they stand, line by line; `best` are those who have won."""

    names: tuple[str, ...]
    regent: bool
    sheets: tuple[tuple[int, ...], ...]
    best: tuple[int, ...]


def tally(view: PhalanxxView, texts: Texts) -> Tally:
    names = player_names(view, texts)
    sheets = tuple([theirs.sheet for theirs in view.players])
    return Tally(names, view.players[-1].regent, sheets, winners(view) if view.over else ())


def players_of(points: Tally) -> tuple[Player, ...]:
    """Everybody with their seal as it is drawn: a sheet stands by itself."""
    regent = len(points.names) - 1 if points.regent else -1
    return tuple(
        Player(name, mark(number, number == regent, 0, 0, 1), number in points.best)
        for number, name in enumerate(points.names)
    )


@remembered
def seals(players: int, regent: bool) -> tuple[Markup, ...]:
    """Everybody's seal, by name."""
    return tuple(seal(number, regent and number == players - 1, 0, 0, 1) for number in range(players))


def rows_of(points: Tally, texts: Texts) -> tuple[Row, ...]:
    return tuple(Row(said, scored) for said, _, scored in lines(points.sheets, texts))


def score_picture(view: PhalanxxView, texts: Texts) -> Markup:
    """The score sheet by itself."""
    points = tally(view, texts)
    return scores.score_picture(texts("board-final"), texts("score-total"), players_of(points), rows_of(points, texts))


def over_the_map(view: PhalanxxView, texts: Texts) -> Markup:
    """The score sheet, laid over the map."""
    points = tally(view, texts)
    players, rows = players_of(points), rows_of(points, texts)
    at = FRAME_X + (FRAME_W - scores.WIDE) / 2, FRAME_Y + (FRAME_H - scores.height(players, rows)) / 2
    return thing("scores", scores.sheet(texts("board-final"), texts("score-total"), players, rows, at))


Box = tuple[float, float, float, float]


def standing(view: PhalanxxView, texts: Texts, box: Box) -> Mapping[str, Markup]:
    """How it would end now: a sheet, and a bar for everybody; for those without a hand to look at."""
    return bars("board-final" if view.over else "board-standing", tally(view, texts), texts, box)


@remembered_layer
def bars(heading: str, points: Tally, texts: Texts, box: Box) -> Mapping[str, Markup]:
    marks = seals(len(points.names), points.regent)
    named = enumerate(zip(line_names(texts), zip(*points.sheets, strict=True), strict=True))
    shown = tuple([(k, name) for k, (name, scored) in named if any(scored)])
    columns = 4 if box[2] > 400 else 2
    lower = -(-len(shown) // columns) * (19 if columns == 4 else 15)
    room = (box[0] + 14, box[1] + 34, box[2] - 28, box[3] - 46 - lower)
    out = {"standing": legend_of_points(texts(heading), shown, columns, box)}
    for player, bar in enumerate(scores.each_bar(marks, points.sheets, room)):
        out[f"standing-{player}"] = named_bar(bar, player)
    return out


def totals(view: PhalanxxView, texts: Texts, box: Box) -> Mapping[str, Markup]:
    """The same where there is room for nothing but everybody's points; what they come from is said of them."""
    heading = texts("board-final" if view.over else "board-standing")
    return column(heading, tally(view, texts), texts, box)


@remembered_layer
def column(heading: str, points: Tally, texts: Texts, box: Box) -> Mapping[str, Markup]:
    x, y, wide, high = box
    out = {"standing": paper(heading, box)}
    step = min(34.0, (high - HEADING - 6) / len(points.names))
    marks = seals(len(points.names), points.regent)
    for player, (whose, name, mine) in enumerate(zip(marks, points.names, points.sheets, strict=True)):
        middle = y + HEADING + step * (player + 0.5)
        said = f"{heading}: {name} {scores.signed(sum(mine))}"
        parts = [f"{what} {scores.signed(count)}" for what, count in zip(line_names(texts), mine, strict=True) if count]
        told = "\n".join([said, *parts])
        out[f"standing-{player}"] = total(player, whose, sum(mine), (x, middle), wide, told)
    return out


HEADING = 60  # of the narrow column: three lines


@remembered
def paper(heading: str, box: Box) -> Markup:
    x, y, wide, high = box
    return thing(
        "standing",
        el("rect", width=wide, height=high, rx=9, fill="url(#phx-panel)", stroke="#7d6236", stroke_width=1.2),
        block(heading, wide - 10, (13, 9.5), "serif-bold", 3, wide / 2, 30, fill="#6e1a1f", text_anchor="middle"),
        at=(x, y),
        said=heading,
        rule="PHX-SCORE-09",
    )


@remembered
def total(player: int, whose: Markup, points: int, at: tuple[float, float], wide: float, said: str) -> Markup:
    return thing(
        f"standing-{player}",
        el("rect", x=4, y=-15, width=wide - 8, height=30, fill="#fff", fill_opacity=0),
        laid(whose, at=(20, 0), scale=0.9),
        el("text", scores.signed(points), x=wide - 10, y=7, font_size=20, fill=INK, text_anchor="end",
           **FACES["sans-bold"]),
        at=at, said=said, rule="PHX-SCORE-09",
    )  # fmt: skip


@remembered
def named_bar(bar: Markup, player: int) -> Markup:
    return thing(f"standing-{player}", bar)


@remembered
def legend_of_points(
    title: str, shown: tuple[tuple[int, str], ...], columns: int, box: tuple[float, float, float, float]
) -> Markup:
    """The paper of the standing, with what each colour in the bars stands for."""
    x, y, wide, high = box
    step, lower = (wide - 28) / columns, -(-len(shown) // columns)
    pitch = 19 if columns == 4 else 15
    parts = [
        el("rect", width=wide, height=high, rx=9, fill="url(#phx-panel)", stroke="#7d6236", stroke_width=1.2),
        line(title, wide - 32, 16, "serif-bold", 11, x=16, y=25, fill="#6e1a1f"),
    ]
    for n, (k, said) in enumerate(shown):
        left, low = 16 + n % columns * step, high - 16 - (lower - 1 - n // columns) * pitch
        parts.append(el("rect", x=left, y=low - 6, width=11, height=11, rx=2, fill=SHADES[k]))
        parts.append(line(said, step - 22, 11.5 if columns == 4 else 10.5, "sans", 7.5, x=left + 16, y=low + 4,
                          fill=INK))  # fmt: skip
    return thing("standing", *parts, at=(x, y), said=title, rule="PHX-SCORE-09")
