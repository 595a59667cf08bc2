"""A single tile with all that is printed on it, drawn for a hex of size `TILE` around its middle."""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.things import used
from ludoteca.games.archipelago.drawing.geometry import outline, turned
from ludoteca.games.archipelago.drawing.icons import icon
from ludoteca.games.archipelago.drawing.palette import COAST, WATER_LINES
from ludoteca.games.archipelago.drawing.spots import spots
from ludoteca.games.archipelago.drawing.terrain import LINE, TILE, Tile, has_land, has_shore, ranges

SYMBOL, HUT = 19.5, 0.95


@remembered
def tile(side: str, rotation: int = 0, edge: str = "#2f4a4f") -> Markup:
    """Sea and land, symbols and huts. Its shape must be among what is used."""
    name = f"{side}-{rotation}"
    coasts = [f"arc-shore-{name}"] if has_shore(side) else []
    rings = [
        used(coast, stroke=colour, stroke_width=round(2 * wide * TILE, 1))
        for coast in coasts
        for wide, colour in WATER_LINES
    ]
    return group(
        used("arc-hex", fill="url(#arc-sea)"),
        group(*rings, clip_path="url(#arc-hex-clip)", **LINE),
        *([used(f"arc-land-{name}")] if has_land(side) else []),
        group(*(used(coast) for coast in coasts), stroke=COAST, stroke_width=1.6, **LINE),
        *ranges((Tile(side, 0, 0, rotation),)),
        el("path", d=outline(TILE), fill="none", stroke=edge, stroke_width=2, stroke_linejoin="round"),
        *printed(side, rotation),
    )


@remembered
def printed(side: str, rotation: int) -> tuple[Markup, ...]:
    """The symbols and huts of a tile."""
    here = spots(side)
    found = []
    for ground in (*here.land, *here.sea):
        for good, point in ground.symbols:
            x, y = turned(point, rotation)
            found.append(icon(f"symbol-{good}", x * TILE, y * TILE, SYMBOL))
    for point in here.huts:
        x, y = turned(point, rotation)
        found.append(used("arc-hut", (round(x * TILE, 1), round(y * TILE + 3, 1)), scale=HUT))
    return tuple(found)
