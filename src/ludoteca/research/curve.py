"""The picture of a learner: its shares of wins against each level, over the steps it has played."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import line
from ludoteca.lab.charts import INK, OTHER, OURS, PALE, PAPER, WIDE, apart, scale, text, ticks
from ludoteca.research.ppo import Point

HIGH, FOOT, LEFT, RIGHT, HEAD = 300, 246, 60, 560, 44
COLOURS = (OTHER, OURS, "#2d7d46", "#b5651d", PALE)


def curve_picture(game: str, curve: Sequence[Point], levels: Sequence[str]) -> Markup:
    """A curve for each level with its interval as a shade; the dashed line is where both are as good."""
    steps = max(point.steps for point in curve)
    x = scale(0, steps, LEFT, RIGHT)

    def y(share: float) -> float:
        return FOOT - (FOOT - HEAD) * share

    seconds = max(point.seconds for point in curve)
    title = f"A net learns {game}: wins by steps, {seconds / 60:.1f} minutes in all"
    parts = [
        el("rect", width=WIDE, height=HIGH, fill=PAPER),
        line(title, WIDE - 40, 16, "serif-bold", x=20, y=26, fill=INK),
        *ticks(0, steps, x, FOOT, lambda value: f"{value / 1000:.0f}k"),
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(text(f"{100 * share:.0f} %", LEFT - 8, y(share) + 5, "end", PALE))
    parts.append(el("path", d=f"M{LEFT} {y(0.5):.1f}H{RIGHT}", stroke=INK, stroke_dasharray="4 3"))
    lines = [[point for point in curve if point.against == level] for level in levels]
    for level, points, colour, at in zip(
        levels, lines, COLOURS, apart([y(points[-1].wins.value) for points in lines], 18), strict=False
    ):
        above = [f"{x(point.steps):.1f},{y(point.wins.high):.1f}" for point in points]
        below = [f"{x(point.steps):.1f},{y(point.wins.low):.1f}" for point in points]
        middle = [f"{x(point.steps):.1f},{y(point.wins.value):.1f}" for point in points]
        told = "; ".join(f"{point.seconds:.0f} s, {point.steps} steps: {point.wins}" for point in points)
        parts += [
            el("polygon", points=" ".join(above + below[::-1]), fill=colour, fill_opacity=0.12),
            group(
                el("title", f"{level}: {told}"),
                el("polyline", points=" ".join(middle), fill="none", stroke=colour, stroke_width=2.5),
            ),
            line(f"{level} {points[-1].wins.value:.0%}", 150, 14, "sans", 9, x=RIGHT + 10, y=at + 5, fill=colour),
        ]
    said = "Shares of wins with 95 % intervals; dashed: even. k: thousand steps."
    parts.append(line(said, WIDE - 40, 13, "sans", 9, x=LEFT, y=HIGH - 12, fill=PALE))
    return picture(WIDE, HIGH, *parts, label=title)
