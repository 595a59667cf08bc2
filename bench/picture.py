"""The figures of a bench as a picture: bars on a logarithmic scale, ours beside the peers'."""

from __future__ import annotations

import math

from ludoteca.draw.svg import Markup, el, picture

WIDTH = 900
LEFT = 300
ROW = 30


def bars(title: str, rows: list[tuple[str, float, str]]) -> Markup:
    """One bar a row: label, value, and whose it is ("ours", "pure", "peer")."""
    colours = {"ours": "#b8860b", "pure": "#d9c48f", "peer": "#7a8899"}
    low = 10 ** math.floor(math.log10(min(value for _, value, _ in rows)))
    high = max(value for _, value, _ in rows)
    scale = (WIDTH - LEFT - 130) / math.log10(high / low)
    height = 70 + ROW * len(rows)
    parts = [
        el("rect", width=WIDTH, height=height, fill="#fffaf0"),
        el("text", title, x=20, y=34, font_size=20, font_weight="bold", fill="#33241a"),
    ]
    for k, (label, value, whose) in enumerate(rows):
        y = 56 + ROW * k
        length = max(2.0, math.log10(value / low) * scale)
        parts += [
            el("text", label, x=LEFT - 12, y=y + 16, font_size=14, text_anchor="end", fill="#33241a"),
            el("rect", x=LEFT, y=y + 3, width=length, height=18, rx=3, fill=colours[whose]),
            el("text", f"{value:,.0f}", x=LEFT + length + 8, y=y + 17, font_size=14, fill="#33241a"),
        ]
    return picture(WIDTH, height, *parts, label=title)
