"""The score sheet on paper: for several matches, with what counts on each wheel and what it is worth."""

from __future__ import annotations

from ludoteca.draw.paper import EDGE, FOLD, GREY, HAIR, INK, RED, ROOM_HIGH, ROOM_WIDE, TOP, Ink, Paper, box, stroke
from ludoteca.draw.pieces import COLOURS, LETTERS
from ludoteca.games.dirty_deeds.drawing import icons
from ludoteca.games.dirty_deeds.printing import player_aid
from ludoteca.play.settings import Settings
from ludoteca.play.texts import Texts

MATCHES = 3  # on a sheet
ROWS = ("big", "medium", "small")
SAID = 62.0  # how wide the words at the left are
HEAD, TOTAL, COUNTED = 16.0, 11.0, 0.42  # of a match; of a player's cell, what is counted before it becomes points
GEARS = {"big": 11.0, "medium": 9.0, "small": 7.0}


def score_pad(paper: Paper, settings: Settings, seats: int, texts: Texts) -> None:
    """One sheet with the name of the game, for some matches."""
    title = texts("game-title")
    paper.page(f"{title} · {texts('print-scores')}", texts("print-scores-hint"))
    lines = dict(zip(ROWS, player_aid.sections(settings, seats, texts)["score"].lines, strict=False))
    high = ROOM_HIGH / MATCHES
    for k in range(MATCHES):
        top = TOP + k * high
        match(paper, lines, seats, top, high - 5, texts)
        if k:
            paper.path(stroke((EDGE, top - 2.5), (EDGE + ROOM_WIDE, top - 2.5)), FOLD)


def match(paper: Paper, lines: dict[str, str], seats: int, top: float, high: float, texts: Texts) -> None:
    """A table with a column for each player."""
    wide = (ROOM_WIDE - SAID) / seats
    row = (high - HEAD - TOTAL) / len(ROWS)
    paper.text(texts("game-title"), EDGE, top + 6, 13, "serif-bold", fill=RED)
    paper.text(texts("print-scores-date"), EDGE, top + 12.5, 8, fill=GREY)
    for seat in range(seats):
        player(paper, seat, (EDGE + SAID + seat * wide, top), (wide, high), row, texts)
    for k, name in enumerate(ROWS):
        y = top + HEAD + k * row
        paper.path(stroke((EDGE, y), (EDGE + ROOM_WIDE, y)), HAIR)
        with paper.at(EDGE + 6, y + row / 2):
            paper.picture(icons.wheel(), GEARS[name], GREY)
        paper.block(lines[name], EDGE + 13, y + 1.5, SAID - 15, 6.5)
    y = top + high - TOTAL
    paper.path(stroke((EDGE, y), (EDGE + ROOM_WIDE, y)), Ink(line=INK, thick=0.5))
    paper.text(texts("board-total"), EDGE + 13, y + TOTAL / 2 + 1.6, 12, "sans-bold")


def player(
    paper: Paper, seat: int, at: tuple[float, float], size: tuple[float, float], row: float, texts: Texts
) -> None:
    """A column: a place for the name, for each wheel what is counted and the points, and the sum."""
    (x, y), (wide, high) = at, size
    paper.path(box(x, y, wide, high), Ink(line=INK, thick=0.3))
    paper.path(box(x, y, wide, 7), Ink(fill=COLOURS[seat]))
    paper.text(LETTERS[seat], x + 4, y + 5.2, 12, "sans-bold", anchor="middle", fill="#ffffff")
    inner = x + wide * COUNTED
    paper.path(stroke((inner, y + HEAD), (inner, y + HEAD + len(ROWS) * row)), HAIR)
    paper.text(texts("print-scores-count"), (x + inner) / 2, y + HEAD - 1.5, 6.5, anchor="middle", fill=GREY)
    paper.text(texts("print-scores-points"), (inner + x + wide) / 2, y + HEAD - 1.5, 6.5, anchor="middle", fill=GREY)
