"""Gradients, filters and patterns of the chart, for the definitions of a picture."""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import Stop, light, shade
from ludoteca.draw.svg import Markup, el, group
from ludoteca.games.archipelago.drawing.palette import RED

STAIN = "0 0 0 0 .45  0 0 0 0 .3  0 0 0 0 .12  0 0 0 1.5 -.72"


@remembered
def definitions() -> Markup:
    """All of them."""
    stripe = el("path", d="M-1 5L5-1M-1 1L1-1M3 5L5 3", stroke="#fff", stroke_width=1.3)
    return group(
        shade("arc-sea", "#8fcccb", "#69b2b8"),
        shade("arc-paper", "#f6edd6", "#e9dab5"),
        shade("arc-ledger", "#fbf5e4", "#efe2c2"),
        shade("arc-brass", "#d7b46a", "#8a6426"),
        shade("arc-night", "#27444c", "#172b31"),
        el(
            "filter",
            el("feTurbulence", type="fractalNoise", baseFrequency="0.012", numOctaves=3, seed=9),
            el("feColorMatrix", type="matrix", values=STAIN),
            id="arc-stain", x=0, y=0, width="100%", height="100%",
        ),
        light("arc-edge", Stop(0.62, "#000", 0), Stop(1, "#3d2608", 0.42), cx=0.5, cy=0.5, r=0.75),
        el("pattern", el("rect", width=4, height=4, fill=RED), stripe, id="arc-hatch", width=4, height=4,
           patternUnits="userSpaceOnUse"),
        el("pattern", el("path", d="M-1 4L4-1M-1 0L5 6M3 6L6 3M2-1L5 2", stroke="#fff", stroke_width=1.15),
           id="arc-cross", width=5, height=5, patternUnits="userSpaceOnUse"),
    )  # fmt: skip
