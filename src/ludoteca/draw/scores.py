"""The score sheet of any game: what the points come from, line by line, and for each player a bar made of them.

It refers to no definitions, so that it can be shown beside a drawing, printed, or kept as a file.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import FACES, block, line, width
from ludoteca.draw.things import laid, neat, tenths

SHADES = ("#7a1f22", "#b5651d", "#4d6f8f", "#8a6a3a", "#c9a25a", "#5f7a43", "#8c8c88", "#74509f", "#3a2a22")
INK, TITLE, PAPER = "#34210f", "#6e1a1f", "#f6ebd0"
WIDE, LABEL, ROW, BAR = 736, 208, 25, 27
HEAD, TOTAL, FOOT = 76, 42, 18
FREE = 70  # for labels, by player that there are fewer than three
SMALL = 11.5  # of what does not fit into one line at this size there are two


class Player(NamedTuple):
    """Whose points: a name, a mark around its own origin about 26 across, and whether this is a winner."""

    name: str
    mark: Markup
    best: bool


class Row(NamedTuple):
    """A line of the sheet: what counted, and the points of every player."""

    text: str
    points: tuple[int, ...]


def score_picture(title: str, total: str, players: Sequence[Player], rows: Sequence[Row]) -> Markup:
    """The sheet as a picture of its own."""
    return picture(WIDE + 12, height(players, rows) + 14, sheet(title, total, players, rows, (4, 3)), label=title)


def height(players: Sequence[Player], rows: Sequence[Row]) -> int:
    return HEAD + ROW * len(telling(rows)) + TOTAL + BAR * len(players) + FOOT


def telling(rows: Sequence[Row]) -> list[tuple[int, Row]]:
    """The rows in which anybody has points, with their numbers: a row keeps its colour from sheet to sheet."""
    return [(number, row) for number, row in enumerate(rows) if any(row.points)]


def sheet(
    title: str, total: str, players: Sequence[Player], rows: Sequence[Row], at: tuple[float, float] = (0, 0)
) -> Markup:
    """The whole sheet: a column a player, a row for all that counted, the totals, and the bars."""
    label = LABEL + FREE * max(0, 3 - len(players))
    step = (WIDE - label - 52) / len(players)
    columns = [label + 26 + step * (k + 0.5) for k in range(len(players))]
    high = height(players, rows)
    parts = [
        el("rect", x=3, y=6, width=WIDE, height=high, rx=6, fill="#000", fill_opacity=0.5),
        el("rect", width=WIDE, height=high, rx=6, fill=PAPER, stroke="#5d3c17", stroke_width=2),
        el("rect", x=7, y=7, width=WIDE - 14, height=high - 14, rx=3, fill="none", stroke="#a88a58", stroke_width=1),
        line(title, label, 23, "serif-bold", x=26, y=48, fill=TITLE),
    ]
    for player, x in zip(players, columns, strict=True):
        parts.append(laid(player.mark, at=tenths(x, 30)))
        parts.append(line(player.name, step - 10, 15, "serif-bold", 9, x=x, y=63, fill=INK, text_anchor="middle"))
        if player.best:
            parts.append(laid(wreath(), at=tenths(x - 32, 30)))
    y = float(HEAD)
    for n, (number, row) in enumerate(telling(rows)):
        parts.append(el("rect", x=18, y=y, width=WIDE - 36, height=ROW, fill="#d9c499", fill_opacity=0.5 * (n % 2)))
        parts.append(el("rect", x=26, y=y + 6, width=13, height=13, rx=3, fill=SHADES[number % len(SHADES)]))
        parts.append(name(row.text, label - 30, y))
        parts += [
            figure(signed(points) if points else "–", x, y + 18, 16)
            for points, x in zip(row.points, columns, strict=True)
        ]
        y += ROW
    parts.append(el("path", d=f"M18 {y + 2:g}H{WIDE - 18}", stroke=TITLE, stroke_width=1.5))
    parts.append(line(total, label - 10, 18, "serif-bold", x=26, y=y + 27, fill=TITLE))
    parts += [figure(signed(sum(row.points[k] for row in rows)), x, y + 29, 24) for k, x in enumerate(columns)]
    parts.append(bars(players, rows, (26, y + TOTAL, WIDE - 52, BAR * len(players))))
    return laid(*parts, at=at)


def name(said: str, room: float, y: float) -> Markup:
    """What a row is about: in one line if it can be read so, else in two."""
    if width(said, SMALL, "sans") <= room:
        return line(said, room, 14.5, "sans", x=48, y=y + 18, fill=INK)
    return block(said, room, (SMALL, 8.5), "sans", 2, 48, y + ROW / 2, fill=INK)


def figure(said: str, x: float, y: float, size: float) -> Markup:
    return el("text", said, x=x, y=y, font_size=size, fill=INK, text_anchor="middle", **FACES["sans-bold"])


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def bars(players: Sequence[Player], rows: Sequence[Row], box: tuple[float, float, float, float]) -> Markup:
    """A bar a player, made of what the points came from; what is lost is hatched back at its end."""
    sheets = [tuple(row.points[k] for row in rows) for k in range(len(players))]
    return group(*each_bar([player.mark for player in players], sheets, box))


def each_bar(
    marks: Sequence[Markup], sheets: Sequence[tuple[int, ...]], box: tuple[float, float, float, float]
) -> Iterator[Markup]:
    """The bars one by one, in a common scale that changes in steps, so that a point more redraws one of them only."""
    x, y, wide, high = box
    step = high / len(marks)
    thick = min(24.0, step - 6)
    most = max([sum([points for points in mine if points > 0]) for mine in sheets])
    debt = in_steps(max([0, *[-sum(mine) for mine in sheets]]))
    scale = (wide - 86) / max(20, in_steps(most) + debt)
    for number, (mark, mine) in enumerate(zip(marks, sheets, strict=True)):
        yield bar(mark, mine, (x, y + step * (number + 0.5)), thick, scale, debt * scale)


def in_steps(points: int) -> int:
    """The next twenty: so much a bar may grow before all are drawn in another scale."""
    return 20 * -(-points // 20)


@remembered
def bar(
    mark: Markup, mine: tuple[int, ...], at: tuple[float, float], thick: float, scale: float, left: float = 0
) -> Markup:
    """A bar from the line of no points on, which has so much room to its left as somebody has less than none."""
    x, middle = at
    size = min(1.0, thick / 24)
    parts = [laid(mark, at=(x + 13, middle), scale=neat(size))]
    end = start = x + 34 + left
    if left:
        parts.append(el("path", d=f"M{start:g} {middle - thick / 2 - 2:g}v{thick + 4:g}", stroke=INK, stroke_width=1))
    for k, points in enumerate(mine):
        if points > 0:
            parts.append(el("rect", x=end, y=middle - thick / 2, width=points * scale, height=thick,
                            fill=SHADES[k % len(SHADES)], stroke="#f4e8cc", stroke_width=1))  # fmt: skip
            if points * scale > 20:
                parts.append(el("text", str(points), x=end + points * scale / 2, y=middle + 4, font_size=11.5,
                                fill="#fffaf0", text_anchor="middle"))  # fmt: skip
            end += points * scale
    lost = -sum(points for points in mine if points < 0) * scale
    if lost:
        parts.append(el("rect", x=end - lost, y=middle - thick / 2, width=lost, height=thick, fill="#f4e8cc",
                        fill_opacity=0.75, stroke="#7a1f22", stroke_width=1.5, stroke_dasharray="3 2"))  # fmt: skip
    parts.append(el("text", signed(sum(mine)), x=max(start, end) + 8, y=middle + 6, font_size=17, fill=INK))
    return group(*parts, **FACES["sans-bold"])


def wreath() -> Markup:
    """The winner's wreath, 28 across."""
    leaves = [(-11, 2, -20), (-9, -5, 15), (-5, -10, 45), (11, 2, 20), (9, -5, -15), (5, -10, -45), (-8, 8, -55),
              (8, 8, 55)]  # fmt: skip
    return group(
        el("path", d="M-3-11A11 11 0 0 0-2 11M3-11A11 11 0 0 1 2 11", fill="none", stroke="#6b4e2e", stroke_width=1.4),
        *(el("ellipse", rx=2.4, ry=4.6, fill="#8a6a3a", stroke="#5d3c17", stroke_width=0.6,
             transform=f"translate({x} {y}) rotate({turn})") for x, y, turn in leaves),
    )  # fmt: skip
