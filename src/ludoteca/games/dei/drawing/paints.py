"""Gradients, filters and patterns of the frozen city, for the definitions of a picture."""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import grain, hatching, shade
from ludoteca.draw.svg import Markup, el, group
from ludoteca.games.dei.drawing import blocks, streets
from ludoteca.games.dei.drawing.palette import CHAR

GRAIN = "0 0 0 0 .85 0 0 0 0 .9 0 0 0 0 1 0 0 0 .9 -.3"


@remembered
def definitions(x: float, y: float, wide: float, high: float) -> Markup:
    """All of them, and the window of the map, which has this place and size."""
    stripes = "M-3 9L9-3H3L-3 3zM3 15L15 3V9L9 15z"
    return group(
        *streets.drift_shapes(),
        *blocks.clutter_shapes(),
        shade("dei-roof", "#fbfdfe", "#dde6ee", towards=(0.35, 1)),
        shade("dei-wall", "#66747f", "#48555f"),
        shade("dei-panel", "#26313a", "#1a2229"),
        shade("dei-paper", "#f7fafb", "#dbe3e8"),
        *(soft(f"dei-soft{name}", blur) for name, blur in ((2, 1.6), (3, 2.6), (6, 5))),
        grain("dei-grain", "0.9", 2, 3, GRAIN),
        el("pattern", el("rect", width=12, height=12, fill=CHAR), el("path", d=stripes, fill="#8b8468"),
           id="dei-hazard", width=12, height=12, patternUnits="userSpaceOnUse"),
        hatching("dei-torn", "#0f171d", 0.55, 5),
        el("clipPath", el("rect", x=x - 1, y=y - 1, width=wide + 2, height=high + 2, rx=7), id="dei-frame"),
    )  # fmt: skip


def soft(name: str, blur: float) -> Markup:
    """A filter that blurs: for what never changes."""
    return el("filter", el("feGaussianBlur", stdDeviation=blur), id=name, x="-20%", y="-20%", width="140%",
              height="140%")  # fmt: skip
