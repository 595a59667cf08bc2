"""The map of PHALANXX: ground, held regions, cities and oases, armies, and the Strength track around it."""

from __future__ import annotations

from math import hypot
from random import Random
from typing import NamedTuple

from ludoteca.draw import pieces
from ludoteca.draw.maps import Chart, Point, chart, outline_path, roomiest, span
from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import Stop, grain, light
from ludoteca.draw.pieces import GOLD
from ludoteca.draw.svg import Attribute, Markup, el, group
from ludoteca.draw.text import FACES, SANS, fit
from ludoteca.draw.things import laid, placed, tenths, thing, used
from ludoteca.games.phalanxx.content import Region
from ludoteca.games.phalanxx.drawing import icons
from ludoteca.games.phalanxx.drawing.icons import INK, icon
from ludoteca.games.phalanxx.sheet import REGIONS

FRAME_X, FRAME_Y, FRAME_W, FRAME_H = 12, 50, 824, 536
TRACK = 25  # how wide the Strength track is
MAP_X, MAP_Y, MAP_W, MAP_H = FRAME_X + TRACK, FRAME_Y + TRACK, FRAME_W - 2 * TRACK, FRAME_H - 2 * TRACK
COLUMNS, ROWS = 20, 12  # spaces of the track along each side, corners included
SPACES = 2 * (COLUMNS + ROWS) - 4
TINTS = ("#e9d6a8", "#e2c995", "#ddc08c", "#eadcb8", "#d9bf94", "#e4cda4")
REGENT, REGENT_SHADE = "#4d1519", "#220608"
RIVERS = {
    2: (("issos", "tadmor"), ("issos", "sippar"), ("harran", "sippar"), ("harran", "isatis")),
    3: (("harran", "syria"), ("babylon", "syria"), ("babylon", "tayma"), ("arabia", "babylon"), ("arabia", "sippar"),
        ("arabia", "susiana"), ("charax", "susiana")),
    4: (("issos", "tadmor"), ("issos", "sippar"), ("harran", "sippar"), ("arachosia", "nautaka"),
        ("arachosia", "gandhara"), ("arachosia", "patalene"), ("patalene", "taxila")),
}  # fmt: skip


HALO: dict[str, Attribute] = {
    **FACES["serif-italic"],
    "stroke": "#f0e2bd",
    "stroke_width": 3.2,
    "stroke_opacity": 0.85,
    "stroke_linejoin": "round",
    "paint_order": "stroke",
}


LARGE = {2: 1.4, 3: 1.12, 4: 1.0}  # fewer regions are larger, and so are the things in them


class Ground(NamedTuple):
    """The regions of a map: what they are, how they lie, and where their things stand."""

    regions: tuple[Region, ...]
    chart: Chart
    anchors: tuple[Point, ...]


@remembered
def ground_of(players: int) -> Ground:
    """PHX-COMP-01 the map for so many players; two spread its left half over the whole frame."""
    regions = tuple(REGIONS[players].values())
    sites = [(region.x2, region.y2) if players == 2 else (region.x, region.y) for region in regions]
    drawn = chart(sites, (1000, 640), (MAP_W, MAP_H), coast=20 if players == 2 else 16)
    anchors = tuple(
        roomiest(outline, 24 * LARGE[players], 26 * LARGE[players], (site[0] * MAP_W / 1000, site[1] * MAP_H / 640))
        for outline, site in zip(drawn.outlines, sites, strict=True)
    )
    return Ground(regions, drawn, anchors)


@remembered
def definitions(players: int) -> Markup:
    """The shape of each region with the clip that keeps its colours inside, and everybody's armies and seals."""
    ground = ground_of(players)
    shapes = []
    for region, outline in zip(ground.regions, ground.chart.outlines, strict=True):
        shapes += [
            el("path", id=f"phx-shape-{region.id}", d=outline_path(outline)),
            el("clipPath", used(f"phx-shape-{region.id}"), id=f"phx-clip-{region.id}"),
        ]
    everybody = [(player, False) for player in range(players)] + [(1, True)]
    return group(
        *shapes,
        *hill_shapes(),
        *(group(regent_army() if regent else pieces.army(player), id=f"phx-army{sign(player, regent)}")
          for player, regent in everybody),
        *(group(mark(player, regent, 0, 0, 1), id=f"phx-mark{sign(player, regent)}") for player, regent in everybody),
        el("clipPath", el("rect", width=MAP_W, height=MAP_H), id="phx-clip-map"),
        grain("phx-grain", "0.013 0.021", 5, 7, "0 0 0 0 .34 0 0 0 0 .21 0 0 0 0 .08 0 0 0 .62 -.2"),
        light("phx-vignette", Stop(0.62, "#3a2205", 0), Stop(1, "#2a1603", 0.5), r=0.74),
    )  # fmt: skip


@remembered
def ground(players: int) -> Markup:
    """Sea, land in close tints, rivers, hills; paper grain and vignette over all. Never changes."""
    here = ground_of(players)
    shapes = [used(f"phx-shape-{region.id}") for region in here.regions]
    coasts = [
        group(*shapes, fill="none", stroke=colour, stroke_width=wide, stroke_linejoin="round")
        for colour, wide in (("#8fb0a8", 26), ("#a3bfb2", 17), ("#bacdb9", 9), ("#5d4a2c", 3.4))
    ]
    tints = [
        used(f"phx-shape-{region.id}", fill=TINTS[tint], stroke="#8d6f42", stroke_width=1.2, stroke_linejoin="round")
        for region, tint in zip(here.regions, tinted(players), strict=True)
    ]  # fmt: skip
    return thing(
        "ground",
        el("rect", width=MAP_W, height=MAP_H, fill="#7d9f9c"),
        *coasts,
        *tints,
        rivers(players),
        hills(players),
        el("rect", width=MAP_W, height=MAP_H, filter="url(#phx-grain)"),
        el("rect", width=MAP_W, height=MAP_H, fill="url(#phx-vignette)"),
        at=(MAP_X, MAP_Y),
        clip_path="url(#phx-clip-map)",
    )


def tinted(players: int) -> list[int]:
    """A tint for each region, other than those of its neighbours."""
    found: dict[str, int] = {}
    for k, region in enumerate(ground_of(players).regions):
        near = {found[other] for other in region.neighbours if other in found}
        found[region.id] = next(t for t in ((k + n) % len(TINTS) for n in range(len(TINTS))) if t not in near)
    return list(found.values())


def rivers(players: int) -> Markup:
    """Rivers run where regions meet."""
    here = ground_of(players)
    index = {region.id: k for k, region in enumerate(here.regions)}
    parts = []
    for one, other in RIVERS[players]:
        border = here.chart.borders.get((min(index[one], index[other]), max(index[one], index[other])))
        if border:
            parts.append(outline_path(border, closed=False))
    return group(
        el("path", d="".join(parts), stroke="#5d7f84", stroke_width=5),
        el("path", d="".join(parts), stroke="#a9c7c3", stroke_width=2.8),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def hills(players: int) -> Markup:
    """Peaks, dunes and grass, wherever a region has room beside its own things."""
    here = ground_of(players)
    parts: list[Markup] = []
    for number, (outline, (ax, ay)) in enumerate(zip(here.chart.outlines, here.anchors, strict=True)):
        rng = Random(number * 7 + players)
        xs, ys = [x for x, _ in outline], [y for _, y in outline]
        kind = ("peak", "dune", "grass")[(number + players) % 3]
        placed: list[Point] = []
        for _ in range(45):
            x, y = rng.uniform(min(xs), max(xs)), rng.uniform(min(ys), max(ys))
            reach = [span(outline, y + dy, x) for dy in (-14, 0, 10)]
            roomy = all(left < x - 15 and x + 15 < right for left, right in reach)
            clear = abs(x - ax) > 66 * LARGE[players] or not -42 < (y - ay) / LARGE[players] < 44
            if roomy and clear and all(hypot(x - a, (y - b) * 1.5) > 25 for a, b in placed):
                placed.append((x, y))
        size = rng.uniform(0.9, 1.15)
        for x, y in sorted(placed[:6], key=lambda p: p[1]):
            parts.append(used(f"phx-{kind}", (round(x), round(y)), scale=round(size, 2)))
    return group(*parts, opacity=0.62, fill="none", stroke="#7d5f35", stroke_width=1.3, stroke_linecap="round",
                 stroke_linejoin="round")  # fmt: skip


def hill_shapes() -> list[Markup]:
    """A peak, a dune and a tuft of grass, inked."""
    drawn = {
        "peak": '<path d="M-12 6L-3-9 1-4 5-11 13 6z" fill="#cbb182" stroke="none"/>'
        '<path d="M5-11L13 6H6L3-2zM-3-9L-1-2-4 6H1L0-2 1-4z" fill="#8d6f42" fill-opacity=".55" stroke="none"/>'
        '<path d="M-12 6L-3-9 1-4M-1-1L5-11 13 6"/>',
        "dune": '<path d="M-13 4C-7-3-3-3 1 2C4-4 9-4 13 2M-6 7C-2 3 2 4 6 7"/>',
        "grass": '<path d="M-9 4C-9 0-10-3-12-5M-9 4V-5M-9 4C-9 0-8-3-6-5M6 6C6 3 5 0 3-2M6 6V-3M6 6C6 3 7 0 9-2"/>',
    }
    return [group(Markup(what), id=f"phx-{kind}") for kind, what in drawn.items()]


def colour_of(player: int, regent: bool) -> str:
    return REGENT if regent else pieces.COLOURS[player]


@remembered
def region(ident: str, owner: str, chosen: bool, said: str, rule: str) -> Markup:
    """A region to point at: tinted and outlined in the colour of its owner, golden when it is chosen."""
    parts = [used(f"phx-shape-{ident}", fill=owner or "#fff", fill_opacity=0.22 if owner else 0)]
    if owner:
        parts += [
            used(f"phx-shape-{ident}", fill="none", stroke=owner, stroke_width=26, stroke_opacity=0.3),
            used(f"phx-shape-{ident}", fill="none", stroke=owner, stroke_width=7),
        ]
    if chosen:
        parts.append(used(f"phx-shape-{ident}", fill=GOLD, fill_opacity=0.25, stroke=GOLD, stroke_width=10))
    return thing(
        f"region-{ident}",
        *parts,
        at=(MAP_X, MAP_Y),
        said=said,
        rule=rule,
        clip_path=f"url(#phx-clip-{ident})",
        stroke_linejoin="round",
    )


@remembered
def places(players: int, names: tuple[str, ...]) -> Markup:
    """Cities and oases with their values, start marks, and names. Never changes."""
    here = ground_of(players)
    large = LARGE[players]
    parts: list[Markup] = []
    names_set: list[Markup] = []
    for spot, name, anchor, outline in zip(here.regions, names, here.anchors, here.chart.outlines, strict=True):
        things: list[Markup] = []
        at = tenths(*anchor)
        if spot.value:
            things += [
                el("ellipse", cx=-18, cy=4, rx=21, ry=6, fill="#3a2205", fill_opacity=0.18),
                icon(spot.kind, -20, -9, 38),
                laid(pieces.wax(str(spot.value), 9.5), at=(-3, -24)),
            ]
        if spot.start:
            things.append(start_mark(spot.start.split()[1]))
        lines, size = name_lines(name, outline, anchor, large)
        name_set = [el("text", line, y=22 + k * size) for k, line in enumerate(lines)]
        names_set.append(laid(*name_set, at=at, scale=large, font_size=size))
        parts.append(laid(*things, at=at, scale=large))
    return thing(
        "places",
        *parts,
        group(*names_set, **HALO),
        at=(MAP_X, MAP_Y),
        pointer_events="none",  # one points at the region under it
        fill=INK,
        text_anchor="middle",
    )


def name_lines(name: str, outline: tuple[Point, ...], anchor: Point, large: float) -> tuple[tuple[str, ...], float]:
    """A region's name as it is set under its symbol, and its size before things are made larger."""
    return fit(name, name_room(outline, anchor, large), (15.5, 10.5), "serif-italic", 2)


def name_room(outline: tuple[Point, ...], anchor: Point, large: float) -> float:
    """How wide a name under an anchor may be, before things are made larger."""
    x, y = anchor
    reach = [span(outline, y + dy * large, x) for dy in (10, 18, 26)]
    return max(40, 2 * min(min(x - left, right - x) for left, right in reach) - 8) / large


def start_mark(number: str) -> Markup:
    """PHX-SETUP-12 the number of a start region, small, on a pennant."""
    return laid(
        el("path", d="M-5 9V-8H8L5-4 8 0H-5", fill="#f3e6c8", fill_opacity=0.85, stroke="#6b4e2e", stroke_width=1),
        el("text", number, x=0.5, y=-0.8, font_size=8.5, fill="#6b4e2e", **FACES["sans-bold"]),
        at=(-41, -22),
    )


@remembered
def army(players: int, place: int, index: int, count: int, player: int, regent: bool, said: str) -> Markup:
    """An army in a region: beside the city or oasis, or in the middle of a plain."""
    here = ground_of(players)
    spot, (x, y) = here.regions[place], here.anchors[place]
    large = LARGE[players]
    left = (14 if spot.value else (count - 1) * -9) + index * 19
    at = tenths(MAP_X + x + left * large, MAP_Y + y + (index * 4 - 10) * large)
    ident = f"army-{spot.id}-{index}"
    return thing(ident, piece(player, regent), at=at, scale=large, said=said, rule="PHX-CONQ-04")


def sign(player: int, regent: bool) -> str:
    """What tells the things of a player from those of others in the definitions."""
    return "R" if regent else str(player)


def piece(player: int, regent: bool) -> Markup:
    """An army of a player, by name."""
    return used(f"phx-army{sign(player, regent)}")


@remembered
def regent_army() -> Markup:
    """The Regent's army: a dark shield with a diadem."""
    d = "M-10-10H10V2C10 8 4 11 0 13C-4 11-10 8-10 2z"
    return group(
        el("ellipse", cx=1, cy=13, rx=12, ry=4, fill="#000", fill_opacity=0.3),
        el("path", d=d, transform=placed((0, 3)), fill=REGENT_SHADE, stroke=REGENT_SHADE, stroke_width=2),
        el("path", d=d, fill=REGENT, stroke="#e9cf8f", stroke_width=1.8, stroke_linejoin="round"),
        crown(),
    )


@remembered
def crown() -> Markup:
    """The Regent's diadem as it is drawn, so that his mark can stand on a sheet without definitions."""
    return laid(icons.crown(), scale=0.594)


@remembered
def mark(player: int, regent: bool, x: float, y: float, scale: float) -> Markup:
    """The seal of a player as it is drawn; the Regent has one of his own."""
    if not regent:
        return pieces.seal(player, x, y, scale)
    return laid(
        el("path", d="M-10-10H10V2C10 8 4 11 0 13C-4 11-10 8-10 2z", fill=REGENT, stroke="#e9cf8f", stroke_width=2),
        crown(),
        at=(x, y),
        scale=scale,
    )


def seal(player: int, regent: bool, x: float, y: float, scale: float) -> Markup:
    """The seal of a player, by name."""
    return used(f"phx-mark{sign(player, regent)}", (x, y), scale=scale)


def track_space(strength: int) -> tuple[float, float, float, float]:
    """PHX-COMP-07 where a space of the track lies: x, y, width, height; from the upper left corner, clockwise."""
    wide, high = FRAME_W / COLUMNS, (FRAME_H - 2 * TRACK) / (ROWS - 2)
    k = strength % SPACES
    if k < COLUMNS:
        return FRAME_X + k * wide, FRAME_Y, wide, TRACK
    k -= COLUMNS
    if k < ROWS - 2:
        return FRAME_X + FRAME_W - TRACK, MAP_Y + k * high, TRACK, high
    k -= ROWS - 2
    if k < COLUMNS:
        return FRAME_X + FRAME_W - (k + 1) * wide, FRAME_Y + FRAME_H - TRACK, wide, TRACK
    k -= COLUMNS
    return FRAME_X, MAP_Y + MAP_H - (k + 1) * high, TRACK, high


@remembered
def track(said: str) -> Markup:
    """The Strength track: a bronze frame with numbered spaces. Never changes."""
    parts = [
        el("rect", x=FRAME_X - 3, y=FRAME_Y + 1, width=FRAME_W + 8, height=FRAME_H + 7, rx=9, fill="#000",
           fill_opacity=0.35),
        el("path", fill_rule="evenodd", fill="url(#phx-bronze)", stroke="#2c1a0b", stroke_width=1.5,
           d=f"M{FRAME_X - 2} {FRAME_Y - 2}h{FRAME_W + 4}v{FRAME_H + 4}h-{FRAME_W + 4}z"
             f"M{MAP_X} {MAP_Y}v{MAP_H}h{MAP_W}v-{MAP_H}z"),
    ]  # fmt: skip
    for k in range(SPACES):
        x, y, wide, high = track_space(k)
        five = k % 5 == 0
        parts += [
            el("rect", x=x + 1, y=y + 1, width=wide - 2, height=high - 2, rx=3, fill="#f0dcae" if five else "#c79d63",
               fill_opacity=0.95 if five else 0.55, stroke="#4d3216", stroke_width=0.8),
            el("text", str(k), x=x + wide / 2, y=y + high / 2 + 4, font_size=11.5 if five else 10,
               fill="#3a2410", fill_opacity=1 if five else 0.8),
        ]  # fmt: skip
    rim = el("rect", x=MAP_X, y=MAP_Y, width=MAP_W, height=MAP_H, fill="none", stroke="#2c1a0b", stroke_width=2)
    return thing("track", *parts, rim, said=said, rule="PHX-COMP-07", text_anchor="middle", font_family=SANS,
                 font_weight="bold")  # fmt: skip


def disc(player: int, regent: bool, strength: int, place: int, company: int, said: str) -> Markup:
    """A player's disc on the track, one of several on the same space."""
    x, y, wide, high = track_space(strength)
    x, y = x + wide / 2, y + high / 2
    away = (place - (company - 1) / 2) * min(18, 30 / max(1, company - 1))
    x, y = (x + away + (6 if strength % SPACES == 0 and company > 2 else 0), y) if wide > high else (x, y + away)
    return disc_at(player, regent, strength, tenths(x, y), said)


@remembered
def disc_at(player: int, regent: bool, strength: int, at: Point, said: str) -> Markup:
    """A player's disc; a lap is a +60 under it."""
    parts = [
        el("circle", cy=1.5, r=13, fill="#000", fill_opacity=0.35),
        el("circle", r=12.5, fill="#f6ead0", stroke="#2c1a0b", stroke_width=1.2),
        seal(player, regent, 0, 0, 0.72 if player != 3 else 0.68),
    ]
    if strength >= SPACES:
        parts += [
            el("rect", x=-13, y=8, width=26, height=11, rx=3, fill="#34210f"),
            el("text", f"+{strength // SPACES * SPACES}", y=17, font_size=9.5, fill="#fdf4de", text_anchor="middle",
               **FACES["sans-bold"]),
        ]  # fmt: skip
    return thing(f"disc-{player}", *parts, at=at, said=said, rule="PHX-CARD-03")
