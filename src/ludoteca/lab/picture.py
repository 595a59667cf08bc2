"""The picture of a training: how strong each round was, with intervals, and the weights that decide most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import FACES, line
from ludoteca.lab.stats import Estimate
from ludoteca.lab.words import Largest

WIDE, MARGIN = 900, 28
LEFT, TOP, HIGH = 76, 96, 220  # the strengths: from where on, and how high
ROW, GAP = 22, 18
NAME, FIGURE = 190, 58  # of a weight: room for its name, and for its number
INK, PALE, PAPER, GRID = "#33241a", "#7b6a58", "#fffaf0", "#e2d5bb"
GAIN, LOSS, SELF, THOUGHTFUL = "#4d7c43", "#a33b2f", "#b8860b", "#4d6f8f"


def training_picture(
    title: str,
    outcome: str,
    fair: float,
    strengths: Sequence[tuple[Estimate, bool]],
    weights: Mapping[str, list[Largest]],
) -> Markup:
    """Everything at one look. A strength is a share of wins, and whether thoughtful ones have played that round."""
    columns = [phase for phase in weights if weights[phase]]
    rows = max([len(weights[phase]) for phase in columns], default=0)
    lines = -(-len(columns) // 2)
    block = 34 + ROW * rows + GAP
    height = TOP + HIGH + 64 + (34 + block * lines if columns else 0)
    parts = [
        el("rect", width=WIDE, height=height, fill=PAPER),
        line(title, WIDE - 2 * MARGIN, 22, "serif-bold", x=MARGIN, y=40, fill=INK),
        line(outcome, WIDE - 2 * MARGIN, 14, "sans", 9, x=MARGIN, y=66, fill=INK),
        _strengths(fair, strengths),
    ]
    if columns:
        top = TOP + HIGH + 64
        said = "Weights that decide most, by phase. A bar is what a weight makes of a usual position; 10 is a sure win."
        parts.append(line(said, WIDE - 2 * MARGIN, 14, "sans", 9, x=MARGIN, y=top + 10, fill=PALE))
        most = max(abs(one.effect) for phase in columns for one in weights[phase])
        for k, phase in enumerate(columns):
            x, y = MARGIN + (k % 2) * (WIDE - 2 * MARGIN + GAP) // 2, top + 34 + (k // 2) * block
            parts.append(_phase(phase, weights[phase], x, y, most))
    return picture(WIDE, height, *parts, label=f"{title}: {outcome}")


def _strengths(fair: float, strengths: Sequence[tuple[Estimate, bool]]) -> Markup:
    """Shares of wins by round, each with its interval, and the line of those who are even."""
    right = WIDE - MARGIN

    def y(share: float) -> float:
        return TOP + HIGH * (1 - share)

    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(el("path", d=f"M{LEFT} {y(share):g}H{right}", stroke=GRID, stroke_width=1))
        parts.append(_text(f"{share:.0%}", LEFT - 8, y(share) + 4, "end", PALE))
    parts.append(el("path", d=f"M{LEFT} {y(fair):g}H{right}", stroke=INK, stroke_width=1.2, stroke_dasharray="5 4"))
    step = (right - LEFT) / max(1, len(strengths))
    for k, (seen, thoughtful) in enumerate(strengths):
        x, colour = LEFT + step * (k + 0.5), THOUGHTFUL if thoughtful else SELF
        parts.append(el("path", d=f"M{x:g} {y(seen.low):g}V{y(seen.high):g}", stroke=colour, stroke_width=3,
                        stroke_linecap="round", stroke_opacity=0.55))  # fmt: skip
        parts.append(el("circle", cx=x, cy=y(seen.value), r=6, fill=colour))
        parts.append(_text(f"{seen.value:.0%}", x + 11, y(seen.value) + 4, "start", INK))
        parts.append(_text(str(k), x, TOP + HIGH + 18, "middle", INK))
    said = "Wins after each round against what stood before, with 95 % intervals; dashed: even."
    if any(thoughtful for _, thoughtful in strengths):
        said += " Blue: of bots that think their turns through."
    parts.append(line(said, right - LEFT, 13, "sans", 9, x=LEFT, y=TOP + HIGH + 40, fill=PALE))
    return group(*parts)


def _phase(phase: str, weights: Sequence[Largest], x: float, y: float, most: float) -> Markup:
    """The weights of one phase: name, number, and a bar to the right for what is good, to the left for what is not."""
    room = (WIDE - 2 * MARGIN - GAP) / 2 - NAME - FIGURE - 12
    middle = x + NAME + FIGURE + 8 + room / 2
    parts = [line(phase.replace("-", " "), NAME, 16, "serif-bold", x=x, y=y + 18, fill=INK)]
    for k, one in enumerate(weights):
        at = y + 34 + ROW * k
        long = room / 2 * abs(one.effect) / most
        parts += [
            line(one.name, NAME, 14, "sans", 9, x=x, y=at + 14, fill=INK),
            _text(f"{one.weight:+.2f}".replace("-", "−"), x + NAME + FIGURE, at + 14, "end", INK),
            el("rect", x=middle if one.effect > 0 else middle - long, y=at + 3, width=max(1.0, long), height=14, rx=2,
               fill=GAIN if one.effect > 0 else LOSS),
        ]  # fmt: skip
    bottom = y + 34 + ROW * len(weights)
    parts.append(el("path", d=f"M{middle:g} {y + 32:g}V{bottom:g}", stroke=PALE, stroke_width=1))
    return group(*parts)


def _text(said: str, x: float, y: float, anchor: str, fill: str) -> Markup:
    return el("text", said, x=x, y=y, font_size=13, text_anchor=anchor, fill=fill, **FACES["sans"])
