"""Sheets of paper that lie on the table, and figures written on them."""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, group
from ludoteca.games.archipelago.drawing.palette import FRAME


@remembered
def sheet(wide: float, high: float, fill: str = "url(#arc-ledger)", edge: str = FRAME) -> Markup:
    """A sheet from its upper left corner, with its shadow and a fine line inside its edge."""
    return group(
        el("rect", x=1.5, y=3, width=wide, height=high, rx=4, fill="#000", fill_opacity=0.38),
        el("rect", width=wide, height=high, rx=4, fill=fill, stroke=edge, stroke_width=1),
        el("rect", x=2.5, y=2.5, width=wide - 5, height=high - 5, rx=2.5, fill="none", stroke=edge, stroke_opacity=0.45,
           stroke_width=0.7),
    )  # fmt: skip
