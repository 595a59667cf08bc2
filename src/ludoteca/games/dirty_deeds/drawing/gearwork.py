"""The wheels of Dirty Deeds: brass gears, the lit underground engraved on them, stones and panes of glass above.

A gear turns as one element with whatever is known of its print; the hexes above it never move. Tiles are drawn 100
from their middle to a corner and are used at any size.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, sin, sqrt
from random import Random

from ludoteca.draw.hexes import centre, outline
from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import Stop, light, named, shade
from ludoteca.draw.pieces import COLOURS, LETTERS, SHADES
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES, line, width
from ludoteca.draw.things import Spot, laid, neat, tenths, thing, used
from ludoteca.draw.tiles import hex_slab
from ludoteca.games.dirty_deeds.drawing.arrangement import RIM, TEETH, Gear
from ludoteca.games.dirty_deeds.drawing.ghosts import chalk, ghost, hint
from ludoteca.games.dirty_deeds.drawing.icons import BRASS, INK, PALE, UNDER, icon, path
from ludoteca.games.dirty_deeds.drawing.known_below import Mark, Print
from ludoteca.games.dirty_deeds.rules.wheels import ROW_LETTERS
from ludoteca.kernel.hexes import AROUND, rings

LETTERS_OF_WHEELS = "BMS"
DIM = "#aab2cf"
STONES = (("#6f87ab", "#465b7e", "#293855"), ("#8b7467", "#5f4c44", "#382b28"), ("#71877f", "#4b615b", "#2b3b38"))
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
CARVED = (
    ("M-40 20C-20-10 0-30 22-8S46 8 50 0M-44 38C-20 14 4 0 26 18S44 30 48 26", "M-36 6C-12-22 8-22 34 4M-36 30H34"),
    ("M-34-22 0 12 34-22M-34 6 0 40 34 6", "M0-44V44M-26-26H26M-26 18H26"),
    ("M-30 34C-34-6-4-36 34-36C36 2 8 34-30 34zM-30 34 18-20", "M0-40C24-16 24 16 0 40C-24 16-24-16 0-40zM0-40V40"),
)


@remembered
def definitions(gears: tuple[Gear, ...], radius: tuple[int, ...], size: float, notches: int, seats: int) -> Markup:
    """The gears of this table, the stones and the panes."""
    return group(
        shade("dd-brass", "#e9cb84", "#b98d3e", "#7a5520", towards=(1, 1)),
        light("dd-lit", "#fff8e2", "#f0dba5", "#c79e5c"),
        *(shade(f"dd-slab-{k}", *tones, towards=(0.4, 1)) for k, tones in enumerate(STONES)),
        *(pane_light(seat) for seat in range(seats)),
        *named({f"dd-stone-{wheel}-{kind}": stone(wheel, kind) for wheel in range(3) for kind in range(3)}),
        *(pane(seat) for seat in range(seats)),
        *(base(seat) for seat in range(seats)),
        *(gear_face(k, gear.inner, notches, radius[k], size) for k, gear in enumerate(gears)),
    )


def pane_light(seat: int) -> Markup:
    """Glass is clearer in its middle."""
    colour = COLOURS[seat]
    return light(f"dd-tint-{seat}", Stop(0, colour, 0.2), Stop(0.6, colour, 0.45), Stop(1, colour, 0.85))


def stone(wheel: int, kind: int) -> Markup:
    """An opaque tile; two of three kinds are carved."""
    upper, _, dark = STONES[wheel]
    carved = [path(CARVED[wheel][kind - 1], "none", dark, 5, stroke_opacity=0.55)] if kind else []
    return hex_slab(f"url(#dd-slab-{wheel})", upper, *carved)


def pane(seat: int) -> Markup:
    """A transparent tile: leaded glass, lit from below."""
    inner = [(sin(k * pi / 3), -cos(k * pi / 3)) for k in range(6)]
    spokes = "".join(f"M{62 * x:.0f} {62 * y:.0f}L{92 * x:.0f} {92 * y:.0f}" for x, y in inner)
    return group(
        el("polygon", points=outline(97), fill=f"url(#dd-tint-{seat})", stroke="#0d0a14", stroke_width=7),
        el("polygon", points=outline(62), fill="#fff", fill_opacity=0.07, stroke="#0d0a14", stroke_width=3.5,
           stroke_opacity=0.55),
        el("path", d=spokes, stroke="#0d0a14", stroke_width=3.5, stroke_opacity=0.55),
        path("M-70 38V-40L-4-78", "none", "#fff", 7, stroke_opacity=0.4),
        el("text", LETTERS[seat], y=-54, font_size=40, fill="#fff", stroke=SHADES[seat], stroke_width=9,
           paint_order="stroke", text_anchor="middle", **FACES["sans-bold"]),
        id=f"dd-pane-{seat}",
    )  # fmt: skip


def base(seat: int) -> Markup:
    """An inviolable base: the pane in a frame of brass with bolts."""
    bolts = [(83 * sin(k * pi / 3), -83 * cos(k * pi / 3)) for k in range(6)]
    return group(
        used(f"dd-pane-{seat}"),
        el("polygon", points=outline(88), fill="none", stroke="#3b2609", stroke_width=23),
        el("polygon", points=outline(88), fill="none", stroke="url(#dd-brass)", stroke_width=17),
        *(el("circle", cx=x, cy=y, r=7, fill=COLOURS[seat], stroke="#fff", stroke_width=3) for x, y in bolts[1:]),
        el("circle", cy=-74, r=27, fill=SHADES[seat], stroke="#fff", stroke_width=4),
        el("text", LETTERS[seat], y=-60, font_size=40, fill="#fff", text_anchor="middle", **FACES["sans-bold"]),
        id=f"dd-base-{seat}",
    )


def gear_face(wheel: int, inner: float, notches: int, radius: int, size: float) -> Markup:
    """All of a gear that turns but is the same in every match: teeth, numbers, the engraved ground."""
    outer = inner + RIM
    numbers = [
        el("text", ROMAN[k], y=-inner - 4.4, font_size=11, fill="#3a2408", text_anchor="middle",
           transform=f"rotate({k * 360 / notches:g})", **FACES["serif-bold"])
        for k in range(notches)
    ]  # fmt: skip
    marks = "".join(polar(inner + 1.5, outer - 2, (k + 0.5) * 2 * pi / notches) for k in range(notches))
    return group(
        el("path", d=teeth(outer, outer + TEETH, 3 * notches if notches > 6 else 36), fill="url(#dd-brass)",
           stroke="#3b2609", stroke_width=1.2),
        el("circle", r=outer - 1, fill="none", stroke="#f6e3ad", stroke_width=1, stroke_opacity=0.8),
        el("circle", r=inner, fill="url(#dd-lit)", stroke="#3b2609", stroke_width=2),
        *numbers,
        el("path", d=marks, stroke="#3a2408", stroke_width=1.4),
        engraving(wheel, inner, radius, size),
        id=f"dd-gear-{wheel}",
    )  # fmt: skip


def polar(near: float, far: float, turn: float) -> str:
    a, b = sin(turn), -cos(turn)
    return f"M{near * a:.1f} {near * b:.1f}L{far * a:.1f} {far * b:.1f}"


def teeth(low: float, high: float, count: int) -> str:
    """The edge of a gear."""
    points = []
    for k in range(count):
        for step, far in ((0.0, low), (0.18, high), (0.5, high), (0.68, low)):
            turn = 2 * pi * (k + step - 0.34) / count
            points.append(f"{far * sin(turn):.1f} {-far * cos(turn):.1f}")
    return f"M{'L'.join(points)}z"


def engraving(wheel: int, inner: float, radius: int, size: float) -> Markup:
    """What is engraved under the hexes: strata, and rays that show how the disc lies."""
    draw = Random(f"underground {wheel}")
    rings = [el("circle", r=sqrt(3) * size * k, stroke_dasharray="7 3 2 3") for k in range(1, radius + 1)]
    rays = "".join(polar(size * 0.5, inner - 3, k * pi / 12) for k in range(24))
    strata = []
    for _ in range(10 * radius):
        far, turn, long = draw.uniform(size * 0.6, inner - 6), draw.uniform(0, 2 * pi), draw.uniform(9, 26)
        a, b = turn, turn + long / far
        strata.append(
            f"M{far * sin(a):.0f} {-far * cos(a):.0f}A{far:.0f} {far:.0f} 0 0 1 {far * sin(b):.0f} {-far * cos(b):.0f}"
        )
    return group(
        *rings,
        el("path", d=rays, stroke_opacity=0.35),
        el("path", d="".join(strata), stroke_width=1.6, stroke_linecap="round"),
        fill="none", stroke="#8a5f2b", stroke_width=0.8, stroke_opacity=0.6,
    )  # fmt: skip


@remembered
def edge(radius: int, size: float) -> str:
    """The outline of all hexes of a wheel together."""
    inside = set(rings(radius))
    sides: dict[tuple[int, int], tuple[str, tuple[int, int]]] = {}
    corners = [(size * sin(k * pi / 3), -size * cos(k * pi / 3)) for k in range(6)]
    for q, r in inside:
        x, y = centre(q, r, size)
        for k, (a, b) in enumerate(AROUND):
            if (q + a, r + b) not in inside:  # the side towards the right lies between corners 1 and 2
                (x1, y1), (x2, y2) = corners[(k + 1) % 6], corners[(k + 2) % 6]
                start, end = (round(x + x1), round(y + y1)), (round(x + x2), round(y + y2))
                sides[start] = (f"{x + x2:.1f} {y + y2:.1f}", end)
    first = min(sides)
    found, at = [], first
    for _ in sides:
        said, at = sides[min(sides, key=lambda other: hypot(other[0] - at[0], other[1] - at[1]))]
        found.append(said)
    return f"M{'L'.join(found)}z"


@remembered
def frame(wheel: int, gear: Gear, radius: int, size: float, name: str, at: tuple[float, float]) -> Markup:
    """What lies still on a gear: the night-blue ring around its hexes, and the name of the wheel."""
    r = gear.inner - 1
    ring = f"M0 {-r:.1f}A{r:.1f} {r:.1f} 0 1 1-.01 {-r:.1f}z"
    stars = Random(f"stars {wheel}")
    specks = []
    for _ in range(60):
        turn, far = stars.uniform(0, 2 * pi), stars.uniform(0.87, 0.985) * r
        specks.append(el("circle", cx=far * sin(turn), cy=-far * cos(turn), r=stars.choice((0.6, 0.9, 1.3))))
    hole = edge(radius, size)
    plate = max(64.0, width(name, 12.5, "serif-bold") + 22)
    x, y = at
    return thing(
        f"frame-{wheel}",
        el("path", d=ring + hole, fill="#141d38", fill_rule="evenodd", stroke="#c9a25a", stroke_width=1.4),
        el("path", d=hole, fill="none", stroke="#3b2609", stroke_width=3),
        group(*specks, fill="#d8dcf2", fill_opacity=0.5, mask=f"url(#dd-ring-{wheel})"),
        el("rect", x=x - plate / 2, y=y - 11, width=plate, height=22, rx=4, fill=INK, stroke=BRASS, stroke_width=1.6),
        line(name, plate - 12, 12.5, "serif-bold", x=x, y=y + 4.4, fill=PALE, text_anchor="middle"),
        *rim_letters(radius, size, gear.inner),
        at=(gear.x, gear.y),
    )


def rim_letters(radius: int, size: float, inner: float) -> list[Markup]:
    """Beside each row of hexes its letter, and at its other end how many there are: so that a hex is found by name."""
    marks: list[Markup] = []
    type_size = neat(min(15.0, size * 0.5))
    for row in range(2 * radius + 1):
        away = abs(row - radius)
        count = 2 * radius + 1 - away
        y = 1.5 * size * (row - radius)
        half = sqrt(3) / 2 * size * count
        x = half + type_size * 0.62 if away else inner + RIM / 2  # the longest row leaves room on the gear alone
        for side, said in ((-1, ROW_LETTERS[row]), (1, str(count))):
            if not away:
                marks.append(el("circle", cx=neat(side * x), r=8.2, fill="#141d38", stroke=BRASS, stroke_width=1.4))
            marks.append(
                el("text", said, x=neat(side * x), y=neat(y + type_size * 0.36), fill=PALE if side < 0 else DIM,
                   font_size=min(type_size, 12) if not away else type_size if side < 0 else neat(type_size * 0.8),
                   text_anchor="middle", **FACES["sans-bold"])
            )  # fmt: skip
    return marks


@remembered
def ring_mask(wheel: int, radius: int, size: float, inner: float) -> Markup:
    """Where the ring around the hexes shows: outside of them."""
    return el(
        "mask",
        el("circle", r=inner, fill="#fff"),
        el("path", d=edge(radius, size), fill="#000"),
        id=f"dd-ring-{wheel}", maskUnits="userSpaceOnUse", x=-inner, y=-inner, width=2 * inner, height=2 * inner,
    )  # fmt: skip


@remembered
def disc(wheel: int, gear: Gear, angle: float, said: str) -> Markup:
    """The disc below the hexes, turned."""
    return thing(
        f"disc-{LETTERS_OF_WHEELS[wheel]}",
        used(f"dd-gear-{wheel}"),
        at=(gear.x, gear.y),
        turn=angle,
        said=said,
        rule="DD-BOARD-04",
    )


@remembered
def lights(wheel: int, gear: Gear, angle: float, known: Print, size: float) -> Markup:
    """What is known of the print, glowing through the glass; it turns with the disc, and stones cut what they cover."""
    return thing(
        f"print-{LETTERS_OF_WHEELS[wheel]}",
        el("circle", r=gear.inner, fill="none"),
        *(on_print(kind, spot, angle, size) for kind, *spot in known),
        at=(gear.x, gear.y),
        turn=angle,
        pointer_events="none",
    )


def on_print(kind: str, spot: list[float], angle: float, size: float) -> Markup:
    """An icon at a place of the table, on a disc that is turned; it stays upright, and has a crack where it is cut."""
    x, y, a, b = spot
    scale = size * (0.74 if a or b else 0.64) / 32
    shown = used(f"dd-{UNDER[kind]}", scale=neat(scale))
    at = on_disc(x, y, angle)
    if not (a or b):
        return laid(shown, at=at, turn=-angle)
    cut = (
        f"M{-b * 13:.1f} {a * 13:.1f}L{-b * 4 + a * 2:.1f} {a * 4 + b * 2:.1f}L{b * 4 - a * 2:.1f} {-a * 4 - b * 2:.1f}"
    )
    cut += f"L{b * 13:.1f} {-a * 13:.1f}"
    return laid(shown, path(cut, "none", "#0d0a14", 2.2), at=at, turn=-angle)


def on_disc(x: float, y: float, angle: float) -> Spot:
    """The place of the table in the coordinates of a disc that is turned."""
    turn = -angle * pi / 180
    return tenths(x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))


@remembered
def memory(wheel: int, gear: Gear, angle: float, covered: tuple[Print, Print, Print], size: float) -> Markup:
    """What is known below stones, and turns with the disc: remembered, certain by the print, possible by it."""
    seen_before, certain, possible = covered
    marks: list[tuple[Callable[[str, float], Markup], Mark]] = [(chalk, mark) for mark in seen_before]
    marks += [(ghost, mark) for mark in certain] + [(hint, mark) for mark in possible]
    return thing(
        f"memory-{LETTERS_OF_WHEELS[wheel]}",
        el("circle", r=gear.inner, fill="none"),
        *(laid(look(kinds, size), at=on_disc(x, y, angle), turn=-angle) for look, (kinds, x, y, _, _) in marks),
        at=(gear.x, gear.y),
        turn=angle,
        pointer_events="none",
    )


@remembered
def tile(ident: str, look: str, at: tuple[float, float], size: float, said: str, rule: str) -> Markup:
    """A hex with what lies on it."""
    return thing(ident, used(f"dd-{look}"), at=tenths(*at), scale=neat(size / 100, 4), said=said, rule=rule)


@remembered
def lever(ident: str, sense: str, at: tuple[float, float], said: str) -> Markup:
    """Where a finger turns a gear."""
    return thing(
        ident,
        el("circle", r=14, fill=INK, stroke=BRASS, stroke_width=2),
        icon(sense, 0, 0.5, 18),
        at=tenths(*at),
        said=said,
        rule="DD-KEY-13",
        color=PALE,
    )
