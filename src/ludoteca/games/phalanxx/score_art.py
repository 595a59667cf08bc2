"""The score: a sheet over the map when the match is over, and small bars that say how it stands meanwhile."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES, line
from ludoteca.games.phalanxx import scoring
from ludoteca.games.phalanxx.icons import INK, icon
from ludoteca.games.phalanxx.map_art import mark
from ludoteca.games.phalanxx.sheet import player_name
from ludoteca.games.phalanxx.view import PhalanxxView
from ludoteca.kernel.texts import Texts

SHADES = ("#7a1f22", "#b5651d", "#4d6f8f", "#8a6a3a", "#c9a25a", "#5f7a43", "#8c8c88", "#74509f", "#3a2a22")
X, Y, WIDE, HIGH = 56, 82, 736, 472
LABEL = 208
LINES = int(scoring.LINES)

Player = tuple[int, bool, str, tuple[int, ...]]  # number, regent, name, sheet


def players_of(view: PhalanxxView, texts: Texts) -> tuple[Player, ...]:
    return tuple(
        (number, theirs.regent, capital(player_name(view, texts, number)), theirs.sheet)
        for number, theirs in enumerate(view.players)
    )


def capital(name: str) -> str:
    """A name as a heading."""
    return name[:1].upper() + name[1:]


def winners(view: PhalanxxView) -> tuple[int, ...]:
    """PHX-SCORE-09 most points, then the higher Home dice; PHX-SOLO-05 the Regent wins a tie."""
    totals = [(sum(theirs.sheet), sum(int(die[1:]) for die in theirs.home if die)) for theirs in view.players]
    if view.players[-1].regent:
        return (0,) if totals[0][0] > totals[1][0] else (1,)
    return tuple(player for player, total in enumerate(totals) if total == max(totals))


def sheet(view: PhalanxxView, texts: Texts) -> Markup:
    """The whole score sheet, laid over the map."""
    words = (*(texts(f"score-{k}") for k in range(LINES)), texts("score-total"), texts("board-final"))
    return whole(players_of(view, texts), winners(view), words)


@lru_cache(maxsize=32)
def whole(players: tuple[Player, ...], best: tuple[int, ...], words: tuple[str, ...]) -> Markup:
    step = (WIDE - LABEL - 52) / len(players)
    columns = [LABEL + 26 + step * (k + 0.5) for k in range(len(players))]
    shown = [k for k in range(LINES) if any(sheet[k] for *_, sheet in players)]
    parts = [
        el("rect", x=3, y=6, width=WIDE, height=HIGH, rx=6, fill="#000", fill_opacity=0.5),
        el("rect", width=WIDE, height=HIGH, rx=6, fill="url(#phx-panel)", stroke="#5d3c17", stroke_width=2),
        el("rect", x=7, y=7, width=WIDE - 14, height=HIGH - 14, rx=3, fill="none", stroke="#a88a58", stroke_width=1),
        line(words[-1], LABEL, 23, "serif-bold", x=26, y=48, fill="#6e1a1f"),
    ]
    for (number, regent, name, _), x in zip(players, columns, strict=True):
        parts.append(mark(number, regent, x, 30, 1.1))
        parts.append(line(name, step - 10, 15, "serif-bold", 9, x=x, y=63, fill=INK, text_anchor="middle"))
        if number in best:
            parts.append(icon("heroism", x - 30, 30, 28))
    y = 76.0
    for k in shown:
        parts.append(el("rect", x=18, y=y, width=WIDE - 36, height=25, fill="#d9c499", fill_opacity=0.5 * (k % 2)))
        parts.append(el("rect", x=26, y=y + 6, width=13, height=13, rx=3, fill=SHADES[k]))
        parts.append(line(words[k], LABEL - 30, 14.5, "sans", x=48, y=y + 18, fill=INK))
        parts += [figure(sheet[k], x, y + 18, 16) for (*_, sheet), x in zip(players, columns, strict=True)]
        y += 25
    parts.append(el("path", d=f"M18 {y + 2:g}H{WIDE - 18}", stroke="#6e1a1f", stroke_width=1.5))
    parts.append(line(words[-2], LABEL - 10, 18, "serif-bold", x=26, y=y + 27, fill="#6e1a1f"))
    parts += [figure(sum(sheet), x, y + 29, 24) for (*_, sheet), x in zip(players, columns, strict=True)]
    y += 42
    parts.append(bars(players, 26, y, WIDE - 52, HIGH - y - 18))
    return group(*parts, id="scores", transform=f"translate({X} {Y})")


def figure(points: int, x: float, y: float, size: float) -> Markup:
    said = str(points).replace("-", "−") if points else "–"
    return el("text", said, x=x, y=y, font_size=size, fill=INK, text_anchor="middle", **FACES["sans-bold"])


def bars(players: tuple[Player, ...], x: float, y: float, wide: float, high: float) -> Markup:
    """A bar a player, made of what the points came from; what is lost is hatched back at its end."""
    step = high / len(players)
    thick = min(24.0, step - 6)
    most = max([20, *(sum(p for p in sheet if p > 0) for *_, sheet in players)])
    scale = (wide - 86) / most
    parts: list[Markup] = []
    for row, (number, regent, _, sheet) in enumerate(players):
        middle = y + step * (row + 0.5)
        parts.append(mark(number, regent, x + 13, middle, min(1.0, thick / 24)))
        at = x + 34
        for k, points in enumerate(sheet):
            if points > 0:
                parts.append(el("rect", x=at, y=middle - thick / 2, width=points * scale, height=thick, fill=SHADES[k],
                                stroke="#f4e8cc", stroke_width=1))  # fmt: skip
                if points * scale > 20:
                    parts.append(el("text", str(points), x=at + points * scale / 2, y=middle + 4, font_size=11.5,
                                    fill="#fffaf0", text_anchor="middle", **FACES["sans-bold"]))  # fmt: skip
                at += points * scale
        lost = -sum(points for points in sheet if points < 0) * scale
        if lost:
            parts.append(el("rect", x=at - lost, y=middle - thick / 2, width=lost, height=thick, fill="#f4e8cc",
                            fill_opacity=0.75, stroke="#7a1f22", stroke_width=1.5, stroke_dasharray="3 2"))  # fmt: skip
        parts.append(el("text", str(sum(sheet)).replace("-", "−"), x=at + 8, y=middle + 6, font_size=17, fill=INK,
                        **FACES["sans-bold"]))  # fmt: skip
    return group(*parts)


def standing(view: PhalanxxView, texts: Texts, box: tuple[float, float, float, float]) -> Markup:
    """How it would end now; for those without a hand to look at."""
    words = (texts("board-final" if view.over else "board-standing"), *(texts(f"score-{k}") for k in range(LINES)))
    return standing_now(players_of(view, texts), words, box)


@lru_cache(maxsize=64)
def standing_now(players: tuple[Player, ...], words: tuple[str, ...], box: tuple[float, float, float, float]) -> Markup:
    x, y, wide, high = box
    shown = [k for k in range(LINES) if any(sheet[k] for *_, sheet in players)]
    columns = 4 if wide > 400 else 2
    step, rows = (wide - 28) / columns, -(-len(shown) // columns)
    pitch = 19 if columns == 4 else 15
    parts = [
        el("rect", width=wide, height=high, rx=9, fill="url(#phx-panel)", stroke="#7d6236", stroke_width=1.2),
        line(words[0], wide - 32, 16, "serif-bold", 11, x=16, y=25, fill="#6e1a1f"),
        bars(players, 14, 34, wide - 28, high - 46 - rows * pitch),
    ]
    for n, k in enumerate(shown):
        left, low = 16 + n % columns * step, high - 16 - (rows - 1 - n // columns) * pitch
        parts.append(el("rect", x=left, y=low - 6, width=11, height=11, rx=2, fill=SHADES[k]))
        parts.append(line(words[1 + k], step - 22, 11.5 if columns == 4 else 10.5, "sans", 7.5, x=left + 16, y=low + 4,
                          fill=INK))  # fmt: skip
    return group(*parts, id="standing", transform=f"translate({x:g} {y:g})")
