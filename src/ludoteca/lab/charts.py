"""Charts: the three pictures a report needs: dots with intervals, a histogram, curves. Plain SVG, values in titles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import FACES, line
from ludoteca.lab.stats import Estimate

WIDE, LEFT, RIGHT = 720, 320, 84
ROW, TOP = 26, 14
INK, PALE, GRID, PAPER = "#34210f", "#75614a", "#e0d2b4", "#fffaf0"
OURS, SOFT, OTHER = "#7a1f22", "#c9a25a", "#0072b2"
COLOURS = {"fine": "#2d7d46", "look": "#b5651d", "act": "#a8201a", "thin": "#77746e", "shown": OURS}

Said = Callable[[float], str]


class Dot(NamedTuple):
    """One row of a chart: what it is, what was seen, and the verdict that colours it."""

    name: str
    seen: Estimate
    verdict: str = "shown"


def dots(label: str, rows: Sequence[Dot], said: Said, mark: float | None = None) -> Markup:
    """A dot with its interval for every row; a dashed line where it should be."""
    low = min([one.seen.low for one in rows] + ([mark] if mark is not None else []))
    high = max([one.seen.high for one in rows] + ([mark] if mark is not None else []))
    foot = TOP + ROW * len(rows) + 6
    x = scale(low, high, LEFT, WIDE - RIGHT)
    parts = [*ticks(low, high, x, foot, said)]
    if mark is not None:
        parts.append(el("path", d=f"M{x(mark):.1f} {TOP - 8}V{foot}", stroke=INK, stroke_dasharray="4 3"))
    for k, one in enumerate(rows):
        y, colour = TOP + ROW * k + ROW / 2, COLOURS[one.verdict]
        told = f"{one.name}: {said(one.seen.value)} ({said(one.seen.low)} – {said(one.seen.high)})"
        parts += [
            line(one.name, LEFT - 18, 14, "sans", 9, x=LEFT - 10, y=y + 5, fill=INK, text_anchor="end"),
            group(
                el("title", told),
                el("path", d=f"M{x(one.seen.low):.1f} {y:g}H{x(one.seen.high):.1f}", stroke=colour, stroke_width=3,
                   stroke_linecap="round", stroke_opacity=0.55),
                el("circle", cx=round(x(one.seen.value), 1), cy=y, r=5.5, fill=colour),
            ),
            text(said(one.seen.value), WIDE - RIGHT + 12, y + 5, "start"),
        ]  # fmt: skip
    return picture(WIDE, round(foot + 24), *parts, label=label)


class Cell(NamedTuple):
    """What stands in one place of a matrix, and the verdict that colours its dot."""

    said: str
    verdict: str


def matrix(label: str, heads: Sequence[str], rows: Sequence[tuple[str, Sequence[Cell]]]) -> Markup:
    """A line for every row, a dot for each of its cells; names of columns stand aslant above them."""
    left, top, each = 200, 118, (WIDE - 200 - 56) / len(heads)
    parts = []
    for k, name in enumerate(heads):
        x = left + each * (k + 0.35)
        turned = f"translate({x:.1f} {top - 8}) rotate(-38)"
        parts.append(group(line(name, 150, 13, "sans", 9, x=0, y=0, fill=INK), transform=turned))
    for k, (name, cells) in enumerate(rows):
        y = top + 34 * k + 14
        parts += [
            el("path", d=f"M{left} {y}H{WIDE - 56}", stroke=GRID),
            line(name, left - 18, 14, "sans", 9, x=left - 10, y=y + 5, fill=INK, text_anchor="end"),
        ]
        for j, cell in enumerate(cells):
            x = left + each * (j + 0.5)
            dot = el("circle", cx=round(x, 1), cy=y, r=5.5, fill=COLOURS[cell.verdict])
            said = line(cell.said, each - 2, 11, "sans", 7, x=round(x, 1), y=y + 18, fill=INK, text_anchor="middle")
            parts.append(group(el("title", f"{name}, {heads[j]}: {cell.said}"), dot, said))
    return picture(WIDE, top + 34 * len(rows) + 8, *parts, label=label)


def histogram(label: str, values: Sequence[int], marks: Sequence[float], high: int = 170) -> Markup:
    """How often each value, or each handful of values, was seen; lines at some of them."""
    low, top = min(values), max(values)
    width = max(1, -(-(top - low + 1) // 30))
    count = (top - low) // width + 1
    counts = [0] * count
    for value in values:
        counts[(value - low) // width] += 1
    end = low + count * width
    x = scale(low, end, 46, WIDE - 24)
    foot = high - 26
    parts = [*ticks(low, end, x, foot, lambda value: f"{value:.0f}")]
    for k, times in enumerate(counts):
        tall = (foot - 22) * times / max(counts)
        first, last = low + k * width, low + (k + 1) * width - 1
        told = f"{first}: {times}" if first == last else f"{first}–{last}: {times}"
        bar = el("rect", x=round(x(first) + 0.5, 1), y=round(foot - tall, 1), height=round(tall, 1),
                 width=round(max(1.0, x(first + width) - x(first) - 1), 1), fill=SOFT)  # fmt: skip
        parts.append(group(el("title", told), bar))
    for mark in marks:
        at = x(mark + width / 2) if width == 1 else x(mark)
        parts.append(el("path", d=f"M{at:.1f} 14V{foot}", stroke=OURS, stroke_width=1.5))
        parts.append(text(f"{mark:.0f}", at + 4, 24, "start", OURS))
    return picture(WIDE, high, *parts, label=label)


def curves(
    label: str, parts_of: Sequence[float], lines: Sequence[tuple[str, Sequence[Estimate]]], mark: float
) -> Markup:
    """Shares by part of a match, one curve a line, with its interval as a shade; a dashed line where chance is."""
    high, foot, right = 240, 204, WIDE - 170
    x = scale(0.0, 1.0, 60, right)

    def y(share: float) -> float:
        return foot - (foot - 20) * share

    parts = [*ticks(0.0, 1.0, x, foot, lambda value: f"{100 * value:.0f} %")]
    for share in (0.0, 0.5, 1.0):
        parts.append(text(f"{100 * share:.0f} %", 52, y(share) + 5, "end", PALE))
    parts.append(el("path", d=f"M60 {y(mark):.1f}H{right}", stroke=INK, stroke_dasharray="4 3"))
    names = apart([y(seen[-1].value) for _, seen in lines], 18)
    for (name, seen), colour, at in zip(lines, (OURS, OTHER), names, strict=False):
        above = [f"{x(part):.1f},{y(one.high):.1f}" for part, one in zip(parts_of, seen, strict=True)]
        below = [f"{x(part):.1f},{y(one.low):.1f}" for part, one in zip(parts_of, seen, strict=True)]
        middle = [f"{x(part):.1f},{y(one.value):.1f}" for part, one in zip(parts_of, seen, strict=True)]
        told = "; ".join(f"{part:.0%}: {one}" for part, one in zip(parts_of, seen, strict=True))
        parts += [
            el("polygon", points=" ".join(above + below[::-1]), fill=colour, fill_opacity=0.12),
            group(
                el("title", f"{name}: {told}"),
                el("polyline", points=" ".join(middle), fill="none", stroke=colour, stroke_width=2.5),
            ),
            line(name, 156, 14, "sans", 9, x=right + 10, y=at + 5, fill=colour),
        ]
    return picture(WIDE, high, *parts, label=label)


def apart(places: Sequence[float], least: float) -> list[float]:
    """Places in the same order from top to bottom, none nearer to the one above than so much.

    >>> apart([50.0, 48.0], 18)
    [66.0, 48.0]
    """
    found = list(places)
    ordered = sorted(range(len(found)), key=lambda k: found[k])
    for above, below in pairwise(ordered):
        found[below] = max(found[below], found[above] + least)
    return found


def scale(low: float, high: float, left: float, right: float) -> Callable[[float], float]:
    """Where a value lies between two edges."""
    width = (high - low) or 1.0
    return lambda value: left + (value - low) / width * (right - left)


def ticks(low: float, high: float, x: Callable[[float], float], foot: float, said: Said) -> list[Markup]:
    """Five thin lines across, each with its value below."""
    found = []
    for k in range(6):
        value = low + (high - low) * k / 5
        found.append(el("path", d=f"M{x(value):.1f} {TOP - 4}V{foot:g}", stroke=GRID))
        found.append(text(said(value), x(value), foot + 18, "middle", PALE))
    return found


def text(said: str, x: float, y: float, anchor: str, fill: str = INK) -> Markup:
    return el("text", said, x=round(x, 1), y=round(y, 1), font_size=13, text_anchor=anchor, fill=fill, **FACES["sans"])
