"""The chart the regions lie on: how large they are drawn, how it is turned, and what an engraver put around them."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin, sqrt
from typing import NamedTuple

from ludoteca.draw.hexes import centre
from ludoteca.draw.memory import remembered, remembered_ground, remembered_print
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import line
from ludoteca.draw.things import Spot, placed, tenths
from ludoteca.games.archipelago.drawing.arrangement import CHART
from ludoteca.games.archipelago.drawing.geometry import DIRECTIONS, EDGES, polar, turned_cell
from ludoteca.games.archipelago.drawing.palette import DARK_SEPIA, INK, SEPIA, WINE
from ludoteca.games.archipelago.drawing.terrain import TILE, Tile, World
from ludoteca.play.texts import Texts

Cell = tuple[int, int]
Laid = tuple[str, int, int, int]  # side, q, r, rotation, as the rules have it

SIZES = (72.0, 64.0, 56.0, 50.0, 44.0, 38.0, 32.0)  # the chart is redrawn smaller only a few times in a match
LARGE = 56.0  # hexes of this size can be read whichever way they lie
ROOM = (CHART.wide - 28, CHART.high - 24)
TURNS = 3  # a chart that is turned by half is as wide and as high as before: it is turned so by hand only
SMALLEST_PIECES = 0.8


class Layout(NamedTuple):
    """How the chart lies: turned by so many sixths, the size of a hex, and where its middle is."""

    turn: int
    size: float
    origin: Spot

    @property
    def where(self) -> str:
        """What lays terrain, drawn for hexes of size `TILE`, onto the chart."""
        return placed(self.origin, scale=round(self.size / TILE, 4))

    @property
    def piece(self) -> float:
        """How large pieces are: on a small map they shrink less than tiles."""
        return max(self.size / TILE, SMALLEST_PIECES)

    def cell(self, q: int, r: int) -> Cell:
        return turned_cell(q, r, self.turn)

    def middle(self, q: int, r: int) -> Spot:
        """Where the middle of a cell lies on the drawing."""
        x, y = centre(*self.cell(q, r), self.size)
        return self.origin[0] + x, self.origin[1] + y

    def tile(self, laid: Laid) -> Tile:
        side, q, r, rotation = laid
        return Tile(side, *self.cell(q, r), (rotation + self.turn) % EDGES)


def _fitting(cells: Sequence[Cell]) -> float:
    across, down = [q + r / 2 for q, r in cells], [r for _, r in cells]
    wide = sqrt(3) * (max(across) - min(across) + 1)
    high = 1.5 * (max(down) - min(down)) + 2
    return min(ROOM[0] / wide, ROOM[1] / high)


def _step(fitting: float) -> float:
    return next((size for size in SIZES if size <= fitting), fitting)


def _size(cells: Sequence[Cell], turn: int) -> float:
    """The largest hexes at which all these cells fit on a chart that is turned so."""
    return _step(_fitting([turned_cell(q, r, turn) for q, r in cells]))


@remembered
def grown(cells: tuple[Cell, ...]) -> tuple[int, float]:
    """How a chart lies, and how large its hexes are, that grew to these regions one by one.

    It is turned only when a new region would make hexes small and another way keeps them larger; they never grow again.
    """
    turn, size = grown(cells[:-1]) if len(cells) > 1 else (0, SIZES[0])
    sizes = [min(size, _size(cells, way)) for way in range(TURNS)]
    if sizes[turn] < min(LARGE, max(sizes)):
        turn = sizes.index(max(sizes))
    return turn, sizes[turn]


@remembered
def layout(cells: tuple[Cell, ...], beyond: tuple[Cell, ...] = (), facing: int = 0) -> Layout:
    """How the regions lie that were found in this order; what lies `beyond` them is in sight, too, and turns nothing.

    By hand the chart is turned to one of its six sides, `facing`, and stays so.
    """
    turn, size = grown(cells)
    if facing:
        turn = (facing - 1) % EDGES
    best = min(size, _size((*cells, *beyond), turn))
    places = [centre(*turned_cell(q, r, turn), best) for q, r in (*cells, *beyond)]
    across, down = [x for x, _ in places], [y for _, y in places]
    x = CHART.x + CHART.wide / 2 - (min(across) + max(across)) / 2
    y = CHART.y + CHART.high / 2 - (min(down) + max(down)) / 2
    return Layout(turn, best, tenths(x, y))


def world_of(laid: tuple[Laid, ...], here: Layout) -> World:
    return tuple(here.tile(one) for one in laid)


def neighbours(q: int, r: int) -> list[Cell]:
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


@remembered
def paper() -> Markup:
    """The sheet the chart is drawn on."""
    x, y, w, h = CHART
    return group(
        el("rect", x=x, y=y, width=w, height=h, rx=3, fill="url(#arc-paper)", stroke=SEPIA, stroke_width=1),
        el("rect", x=x, y=y, width=w, height=h, filter="url(#arc-stain)", opacity=0.5),
        id="paper",
    )


@remembered
def frame() -> Markup:
    """The edge of the chart with its graticule, over all that lies on it."""
    x, y, w, h = CHART
    ticks = "".join(f"M{x + 7 + k * 15.9:.1f} {y + 3.5}h7.95m-7.95 {h - 7}h7.95" for k in range(40))
    ticks += "".join(f"M{x + 3.5} {y + 7 + k * 15.3:.1f}v7.6m{w - 7}-7.6v7.6" for k in range(24))
    return group(
        el("rect", x=x, y=y, width=w, height=h, fill="url(#arc-edge)"),
        el("rect", x=x + 1.5, y=y + 1.5, width=w - 3, height=h - 3, fill="none", stroke=DARK_SEPIA, stroke_width=0.8),
        el("rect", x=x + 5.5, y=y + 5.5, width=w - 11, height=h - 11, fill="none", stroke=DARK_SEPIA, stroke_width=0.8),
        el("path", d=ticks, stroke=DARK_SEPIA, stroke_width=3),
        id="frame",
        pointer_events="none",
    )


@remembered_ground
def free_corners(cells: tuple[Cell, ...], here: Layout) -> tuple[tuple[str, Spot], ...]:
    """Which ornaments have a corner of the chart for themselves, and where: rose, cartouche, monster."""
    x, y, w, h = CHART
    taken = [here.middle(q, r) for q, r in cells]
    corners = [(x + w, y + h, -1, -1), (x, y + h, 1, -1), (x, y, 1, 1), (x + w, y, -1, 1)]
    found = []
    for name, wide, high in (("rose", 104, 124), ("cartouche", 140, 74), ("serpent", 100, 76)):
        for corner in corners:
            cx, cy, dx, dy = corner
            mx, my = cx + dx * (wide / 2 + 10), cy + dy * (high / 2 + 10)
            gaps = [hypot(max(0, abs(a - mx) - wide / 2), max(0, abs(b - my) - high / 2)) for a, b in taken]
            if min(gaps) > here.size * 0.9:
                found.append((name, tenths(mx, my)))
                corners.remove(corner)
                break
    return tuple(found)


@remembered_print
def ornaments(free: tuple[tuple[str, Spot], ...], texts: Texts) -> Markup:
    """The lines of the winds, and what stands in the corners. North is up on a turned chart, too: so it is told."""
    x, y, w, h = CHART
    there = dict(free)
    rose_at = there.get("rose", (x + w * 0.12, y + h * 0.86))
    parts = [group(rhumbs(rose_at, 32), rhumbs((x + w * 0.62, y - 200), 16), clip_path="url(#arc-chart)")]
    if "rose" in there:
        parts.append(rose(there["rose"], 38))
    if "cartouche" in there:
        parts.append(cartouche(there["cartouche"], texts))
    if "serpent" in there:
        parts.append(serpent(there["serpent"]))
    return group(*parts, id="ornaments")


def clip() -> Markup:
    """What keeps the winds on the paper."""
    x, y, w, h = CHART
    return el("clipPath", el("rect", x=x + 7, y=y + 7, width=w - 14, height=h - 14), id="arc-chart")


def rhumbs(at: Spot, count: int, far: float = 900) -> Markup:
    """Lines of the winds, from a rose over the whole chart."""
    colours = (SEPIA, "#2d6b4a", "#9b3328", SEPIA)
    rays = [(cos(k * 2 * pi / count) * far, sin(k * 2 * pi / count) * far) for k in range(count)]
    lines = ["".join(f"M{at[0]:.0f} {at[1]:.0f}l{dx:.0f} {dy:.0f}" for dx, dy in rays[first::4]) for first in range(4)]
    return group(
        *(el("path", d=d, stroke=colour) for d, colour in zip(lines, colours, strict=True)),
        stroke_width=0.7,
        stroke_opacity=0.34,
    )


def rose(at: Spot, radius: float) -> Markup:
    """A wind rose of sixteen winds."""
    parts = [el("circle", r=radius * share, fill="none", stroke=INK, stroke_width=0.6) for share in (0.62, 0.58)]
    tiers = ((0.56, 0.13, "#8a6a34", "#efe0bb"), (0.74, 0.16, "#1f5a60", "#cfe3d6"), (1.0, 0.2, WINE, "#e9c9a0"))
    for tier, (long, short, dark, light) in enumerate(tiers):
        for k in range(16):
            if (tier == 2 and k % 4) or (tier == 1 and k % 4 != 2) or (tier == 0 and k % 2 == 0):
                continue
            a = k * pi / 8 - pi / 2
            (tx, ty) = polar(radius * long, a)
            for turn, fill in ((-pi / 8, light), (pi / 8, dark)):
                (sx, sy) = polar(radius * short, a + turn)
                parts.append(el("path", d=f"M0 0L{sx:.1f} {sy:.1f} {tx:.1f} {ty:.1f}z", fill=fill, stroke=INK,
                                stroke_width=0.5))  # fmt: skip
    lily = "M0-7C-3-4-3-1 0 1C3-1 3-4 0-7zM-1 1C-5-3-7 0-5 3C-4 1-2 1-1 3zM1 1C5-3 7 0 5 3C4 1 2 1 1 3zM-3 3.4H3"
    parts.append(
        el("path", d=lily, fill=WINE, stroke=WINE, stroke_width=0.8, transform=placed((0, -radius - 5), 0, 1.1))
    )
    return group(*parts, transform=placed((at[0], at[1] + 6)), opacity=0.95)


def serpent(at: Spot) -> Markup:
    """Here be monsters: what the engraver put where nobody has been."""
    coils = (
        "M62 30C60 14 72 10 76 18C79 24 74 30 70 27C74 26 74 20 70 20C66 20 66 26 68 30z",
        "M36 30C36 8 58 8 58 30H51C51 18 43 18 43 30z",
        "M10 30C4 16 4 4 14-2C18-10 30-10 34-4C30-4 28-2 28 0C32 0 34 2 34 4C28 8 22 6 18 8C15 14 19 22 22 30z",
    )
    sea = (
        "M-6 32Q-2 29 2 32T10 32T18 32T26 32T34 32T42 32T50 32T58 32T66 32T74 32T82 32M4 37Q8 34 12 37T20 37T28 37"
        "T36 37M48 37Q52 34 56 37T64 37"
    )
    return group(
        *(el("path", d=d, fill="#d9c48f", fill_opacity=0.75, stroke=SEPIA, stroke_width=1.3) for d in coils),
        el("path", d="M14-2L10-9 18-7 20-13 25-8M6 12L0 10M6 18L1 20M8 24L3 28", fill="none", stroke=SEPIA,
           stroke_width=1.2),
        el("circle", cx=23, cy=-2.4, r=1.3, fill=DARK_SEPIA),
        el("path", d=sea, fill="none", stroke=SEPIA, stroke_width=1),
        transform=placed((at[0] - 38, at[1] - 6), scale=0.95),
        opacity=0.85,
    )  # fmt: skip


def cartouche(at: Spot, texts: Texts) -> Markup:
    """The title of the chart, on a scroll."""
    ends = "M-62-24C-70-24-70-12-62-12V-2M62-24C70-24 70-12 62-12V-2"
    curls = "M-50 22C-50 15-40 15-40 22M50 22C50 15 40 15 40 22"
    return group(
        el("path", d=ends, fill="#d9c48f", stroke=SEPIA, stroke_width=1.1),
        el("path", d="M-62-24H62V22C62 30 50 30 50 22H-50C-50 30-62 30-62 22z", fill="#f4e7c6", stroke=SEPIA,
           stroke_width=1.2),
        el("path", d=curls, fill="#d9c48f", stroke=SEPIA, stroke_width=1),
        el("path", d="M-56-19H56V16H-56z", fill="none", stroke="#9b7a3a", stroke_width=0.6),
        line(texts("game-title"), 126, 19, "serif-bold", 12, y=-1, fill="#4a2c14", text_anchor="middle"),
        line(texts("board-cartouche"), 122, 9.5, "serif-italic", 7, y=12, fill="#6b5226", text_anchor="middle"),
        transform=placed(at),
    )  # fmt: skip
