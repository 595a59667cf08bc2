"""Icons that are known to lie below a stone, and cannot be seen: on the stones of a wheel, and in the legend."""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Attribute, Markup, el, group
from ludoteca.draw.things import neat, placed
from ludoteca.games.dirty_deeds.drawing.icons import DROP_FILL, SAND_FILL, SHAPES, STAR_FILL

CHALK = "#e9eefc"
FILLS = {"T": DROP_FILL, "I": STAR_FILL, "H": SAND_FILL}


@remembered
def chalk(kind: str, size: float) -> Markup:
    """It was seen before the stone came: a line of chalk."""
    return shape(kind, 0, size * 0.55, fill="none", stroke=CHALK, stroke_opacity=0.75, stroke_width=2.6,
                 stroke_dasharray="4 2.5")  # fmt: skip


@remembered
def ghost(kind: str, size: float) -> Markup:
    """The print says so, and nobody has seen it: the icon itself, faint."""
    return shape(kind, 0, size * 0.58, fill=FILLS[kind], fill_opacity=0.6, stroke=CHALK, stroke_opacity=0.65,
                 stroke_width=1.6)  # fmt: skip


@remembered
def hint(kinds: str, size: float) -> Markup:
    """One of these may lie there, or nothing: small dotted outlines."""
    step = size * 0.46
    return group(
        *(
            shape(kind, step * (k - (len(kinds) - 1) / 2), size * 0.44, fill=FILLS[kind], fill_opacity=0.28,
                  stroke=CHALK, stroke_opacity=0.8, stroke_width=2.4, stroke_dasharray="0.1 4.6")
            for k, kind in enumerate(kinds)
        ),
        stroke_linecap="round",
    )  # fmt: skip


def shape(kind: str, x: float, size: float, **how: Attribute) -> Markup:
    """The outline of an icon, so large."""
    return el("path", d=SHAPES[kind], transform=placed((neat(x), 0), scale=neat(size / 32)), **how)
