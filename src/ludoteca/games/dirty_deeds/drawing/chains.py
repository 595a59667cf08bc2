"""Where two wheels touch: a steel chain from hex to hex, clasped on both. The gears turn below it, and it stays."""

from __future__ import annotations

from math import hypot

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.things import thing
from ludoteca.games.dirty_deeds.drawing.arrangement import Point

DARK, STEEL, SHINE = "#0d1222", "#9fb0cf", "#eef3ff"
CLASP = 0.84  # where a chain is clasped to a hex, from its middle to the border: outside of what lies below


@remembered
def chain(ident: str, one: Point, other: Point, size: float, said: str) -> Markup:
    """A chain between two hexes, given by their middles; it leaves room for whoever stands on them."""
    far = hypot(other[0] - one[0], other[1] - one[1])
    x, y = (other[0] - one[0]) / far, (other[1] - one[1]) / far
    start = one[0] + x * CLASP * size, one[1] + y * CLASP * size
    end = other[0] - x * CLASP * size, other[1] - y * CLASP * size
    thick = max(2.2, size * 0.095)
    way = f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"
    links = f"{1.7 * thick:.1f} {1.9 * thick:.1f}"
    return thing(
        ident,
        el("path", d=way, stroke=DARK, stroke_width=2.9 * thick),
        el("path", d=way, stroke=STEEL, stroke_width=2 * thick, stroke_dasharray=links),
        el("path", d=way, stroke=DARK, stroke_width=0.7 * thick, stroke_dasharray=links),
        el("path", d=way, stroke=SHINE, stroke_width=0.55 * thick, stroke_dasharray=links,
           stroke_dashoffset=1.8 * thick),
        *(clasp(at, thick) for at in (start, end)),
        said=said, rule="DD-BOARD-06", fill="none", stroke_linecap="round",
    )  # fmt: skip


def clasp(at: Point, thick: float) -> Markup:
    """A ring set into a tile; a finger on it means the tile."""
    x, y = at
    return group(
        el("circle", cx=x, cy=y, r=1.9 * thick, fill=DARK, stroke=STEEL, stroke_width=1.1 * thick),
        el("circle", cx=x, cy=y, r=0.75 * thick, fill=SHINE),
        pointer_events="none",
    )
