"""The tiles of the chart, layer by layer, so that shallows and ranges pass from hex to hex.

Everything is drawn for hexes of size `TILE` and enlarged as a whole. The coast of a side that lies somewhere is a shape
of its own among what all areas use, and is used as often as there are lines in the water.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ludoteca.draw.hexes import centre
from ludoteca.draw.memory import remembered, remembered_ground
from ludoteca.draw.svg import Attribute, Markup, el, group
from ludoteca.draw.things import placed, tenths, used
from ludoteca.games.archipelago.drawing.catalog import SIDES
from ludoteca.games.archipelago.drawing.coast import coast, shore
from ludoteca.games.archipelago.drawing.geometry import (
    CORNERS,
    DIRECTIONS,
    EDGES,
    SQUARE,
    edge_middle,
    inset,
    outline,
    path,
)
from ludoteca.games.archipelago.drawing.palette import COAST, FIELDS, SEPIA, WATER_LINES
from ludoteca.games.archipelago.drawing.relief import PEAK, PEAKS

TILE = 60.0
SIXTH = 60  # degrees, by which a chart is turned
VOLCANO = "H03A"
# Of the peaks along an edge: how far along it, how far from it, how high; the third is shared with the tile behind.
RANGE = ((-0.27, 0.1, 0.26), (0.24, 0.12, 0.24), (0.0, 0.0, 0.32), (-0.08, 0.27, 0.22))
SHARED, SHORE_SIDE = 2, 0.11  # where nothing lies behind, the third peak steps back
LINE: dict[str, Attribute] = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}


class Tile(NamedTuple):
    """A side that lies somewhere on the chart, turned by sixths."""

    side: str
    q: int
    r: int
    rotation: int

    @property
    def shape(self) -> str:
        """What lies alike has one shape."""
        return f"{self.side}-{self.rotation}"

    @property
    def at(self) -> tuple[float, float]:
        return tenths(*centre(self.q, self.r, TILE))

    def edge(self, direction: int) -> str:
        return SIDES[self.side].edges[(direction - self.rotation) % EDGES]

    def beside(self, direction: int) -> tuple[int, int]:
        return self.q + DIRECTIONS[direction][0], self.r + DIRECTIONS[direction][1]


World = tuple[Tile, ...]


@remembered
def shape(side: str, rotation: int) -> Markup:
    """The shore of a side that lies so, and its land with what grows there: to be used."""
    name = f"{side}-{rotation}"
    line = "".join(path(run, TILE, rotation, closed=False) for run in shore(side))
    land = "".join(path(ring, TILE, rotation) for ring in coast(side))
    field = FIELDS[sum(map(ord, side)) % len(FIELDS)]
    parts = [el("path", d=line, id=f"arc-shore-{name}")]
    if land:
        parts += [
            el("clipPath", el("path", d=land), id=f"arc-clip-{name}"),
            group(
                el("path", d=land, fill=field),
                group(*_growth(side, rotation), clip_path=f"url(#arc-clip-{name})"),
                id=f"arc-land-{name}",
            ),
        ]
    return el("defs", *parts, id=f"shape-{name}")


def _growth(side: str, rotation: int) -> list[Markup]:
    """Mountain ground along mountain edges, the same on both sides of them; grass elsewhere."""
    found = []
    for d in range(EDGES):
        if SIDES[side].edges[(d - rotation) % EDGES] == "M":
            x, y = edge_middle(d)
            found.append(el("ellipse", rx=TILE * 0.36, ry=TILE * 0.52, fill="#b99d6b", fill_opacity=0.55,
                            transform=placed(tenths(x * TILE, y * TILE), (d - 1) * 60)))  # fmt: skip
    rng = Random(f"grass {side} {rotation}")
    tufts = ""
    for _ in range(20):
        x, y = rng.uniform(-0.8, 0.8), rng.uniform(-0.9, 0.9)
        if inset(x, y) > 0.05:
            tufts += f"M{x * TILE:.0f} {y * TILE:.0f}l-1.2-2.6m1.2 2.6v-3.2m0 3.2l1.3-2.5"
    return [*found, el("path", d=tufts, fill="none", stroke="#7f8a4a", stroke_opacity=0.5, stroke_width=0.7)]


def has_shore(side: str) -> bool:
    return bool(shore(side))


def has_land(side: str) -> bool:
    return bool(coast(side))


@remembered_ground
def water(world: World) -> Markup:
    """All hexes, all shores and all wavelets as one shape each, to be used by the sea."""
    hexes = [used("arc-hex", tile.at) for tile in world]
    shores = [used(f"arc-shore-{tile.shape}", tile.at) for tile in world if has_shore(tile.side)]
    waves = "".join(_wavelets(tile) for tile in world)
    return el(
        "defs",
        group(*hexes, id="arc-hexes"),
        el("clipPath", *hexes, id="arc-union"),
        group(*shores, id="arc-shores"),
        el("path", d=waves or "M0 0", id="arc-waves"),
        id="water",
    )


def _wavelets(tile: Tile) -> str:
    rng = Random(f"waves {tile}")
    d = ""
    for _ in range(7):
        x, y = rng.uniform(-0.75, 0.75), rng.uniform(-0.8, 0.8)
        if inset(x, y) > 0.08:
            w = TILE * rng.uniform(0.05, 0.09)
            at = f"M{tile.at[0] + x * TILE:.0f} {tile.at[1] + y * TILE:.0f}"
            d += f"{at}q{w / 2:.1f} {-w * 0.7:.1f} {w:.1f} 0t{w:.1f} 0"
    return d


@remembered
def sea(where: str, turn: int) -> Markup:
    """The sea under all tiles, with the lines of its shallows, put where the chart is, as large and turned as it is."""
    return group(
        used("arc-hexes", (2, 4), fill="#4a3515", fill_opacity=0.35, stroke="#4a3515", stroke_opacity=0.2,
             stroke_width=5),
        used("arc-hexes", fill="url(#arc-sea)"),
        group(
            used("arc-waves", fill="none", stroke="#e9faf4", stroke_opacity=0.55, stroke_width=0.9),
            group(
                *(used("arc-shores", stroke=colour, stroke_width=round(2 * wide * TILE, 1))
                  for wide, colour in WATER_LINES),
                **LINE,
            ),
            clip_path="url(#arc-union)",
        ),
        id="sea", transform=where, data_turned=turn * SIXTH,
    )  # fmt: skip


@remembered_ground
def land(world: World, where: str, turn: int) -> Markup:
    """All land, where tiles meet, the ink of the coasts, the ranges, and where the known world ends."""
    edge = _frontier(world)
    borders_at_sea, borders_on_land = _borders(world)
    return group(
        *(used(f"arc-land-{tile.shape}", tile.at) for tile in world if has_land(tile.side)),
        el("path", d=borders_at_sea, stroke="#2f6f78", stroke_opacity=0.42, stroke_width=0.9),
        el("path", d=borders_on_land, stroke=SEPIA, stroke_opacity=0.75, stroke_width=1.1, stroke_dasharray="0.1 3.6",
           stroke_linecap="round"),
        group(used("arc-shores"), stroke=COAST, stroke_width=1.6, **LINE),
        *ranges(world),
        el("path", d=edge, fill="none", stroke="#2f4a4f", stroke_width=1.6, stroke_linejoin="round"),
        el("path", d=edge, fill="none", stroke="#fff", stroke_opacity=0.45, stroke_width=0.7,
           transform=placed((-0.8, -1.2))),
        id="land", transform=where, data_turned=turn * SIXTH,
    )  # fmt: skip


def _side(tile: Tile, direction: int) -> str:
    """An edge of a tile as a line."""
    (x, y), (ax, ay), (bx, by) = tile.at, CORNERS[direction], CORNERS[direction + 1]
    return f"M{x + ax * TILE:.0f} {y + ay * TILE:.0f}L{x + bx * TILE:.0f} {y + by * TILE:.0f}"


def _borders(world: World) -> tuple[str, str]:
    cells = {(tile.q, tile.r) for tile in world}
    at_sea, on_land = "M0 0", "M0 0"
    for tile in world:
        for d in range(EDGES // 2):
            if tile.beside(d) in cells:
                if tile.edge(d) == "S":
                    at_sea += _side(tile, d)
                else:
                    on_land += _side(tile, d)
    return at_sea, on_land


def _frontier(world: World) -> str:
    cells = {(tile.q, tile.r) for tile in world}
    return "".join(_side(tile, d) for tile in world for d in range(EDGES) if tile.beside(d) not in cells)


def ranges(world: World) -> list[Markup]:
    """The mountains, from the back to the front: those on an edge are whole, for both tiles have them."""
    cells = {(tile.q, tile.r) for tile in world}
    peaks: dict[tuple[int, int], tuple[float, float, float, int]] = {}
    fires = []
    for tile in world:
        cx, cy = tile.at
        for d in range(EDGES):
            if tile.edge(d) != "M":
                continue
            mx, my = edge_middle(d)
            ax, ay = CORNERS[d + 1][0] - CORNERS[d][0], CORNERS[d + 1][1] - CORNERS[d][1]
            for k, (along, back, high) in enumerate(RANGE):
                away = SHORE_SIDE if k == SHARED and tile.beside(d) not in cells else back
                x = cx + (mx * (1 - away / SQUARE) + ax * along) * TILE
                y = cy + (my * (1 - away / SQUARE) + ay * along) * TILE + TILE * 0.08
                rng = Random(f"peak {round(x)} {round(y)}")
                peaks[round(x), round(y)] = (x, y, TILE * high * rng.uniform(0.92, 1.08), rng.randrange(PEAKS))
        if tile.side == VOLCANO:
            fires.append((cx, cy + TILE * 0.2))
    drawn = [
        (y, used(f"arc-peak{kind}", tenths(x, y), scale=round(high / PEAK, 2))) for x, y, high, kind in peaks.values()
    ]
    drawn += [(y, used("arc-volcano", tenths(x, y), scale=0.93)) for x, y in fires]
    return [markup for _, markup in sorted(drawn, key=lambda one: one[0])]


def stencil() -> Markup:
    """The hex itself, to be used."""
    return el("path", d=outline(TILE), id="arc-hex")
