"""What is laid on the chart to choose from: free cells, and spots of regions with what would stand there."""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import line, width
from ludoteca.draw.things import Spot, laid, neat, tenths, thing
from ludoteca.games.archipelago.drawing.chart import Laid, Layout
from ludoteca.games.archipelago.drawing.geometry import EDGES, outline
from ludoteca.games.archipelago.drawing.icons import icon
from ludoteca.games.archipelago.drawing.palette import INK, SEPIA
from ludoteca.games.archipelago.drawing.places import Places, area_of
from ludoteca.games.archipelago.drawing.scene import BUILDING, CITIZEN, SHIP
from ludoteca.games.archipelago.drawing.table import FreeCell, Ghost
from ludoteca.games.archipelago.drawing.terrain import TILE
from ludoteca.games.archipelago.drawing.tiles import tile

Layer = dict[str, Markup]


def cells(free: tuple[FreeCell, ...], here: Layout) -> Layer:
    """D03 where a region may lie: paper that nobody has drawn on yet, or the region as it will lie there."""
    return {f"cell-{one.name}": cell(one, tenths(*here.middle(one.q, one.r)), here.size, here.turn) for one in free}


@remembered
def cell(one: FreeCell, at: Spot, size: float, turn: int) -> Markup:
    parts = [
        el("path", d=outline(size - 2), fill="#f6edd6", fill_opacity=0.55, stroke=SEPIA, stroke_width=1,
           stroke_dasharray="5 4")
    ]  # fmt: skip
    if one.side:
        parts.append(laid(tile(one.side, (one.rotation + turn) % EDGES), scale=round(size / TILE, 3), opacity=0.8))
    if one.note:
        parts.append(line(one.note, size * 1.7, 13, "serif-italic", 8, y=4, fill=INK, text_anchor="middle"))
    return thing(f"cell-{one.name}", *parts, at=at, said=one.said, rule="ARC-EXPL-05")


def newest(laid_: Laid, number: int, here: Layout) -> Layer:
    """The region that was found last, as it comes from the deck; until it is there, paper lies in its place."""
    if not number:
        return {}
    side, q, r, rotation = laid_
    at, turn = tenths(*here.middle(q, r)), (rotation + here.turn) % EDGES
    return {
        f"unknown-{number}": unknown(number, at, here.size),
        f"found-{number}": found(number, side, turn, at, here.size),
    }


@remembered
def unknown(number: int, at: Spot, size: float) -> Markup:
    paper = el("path", d=outline(size - 0.6), fill="#efe2c2")
    return thing(f"unknown-{number}", paper, at=at, classes="fleeting", visibility="hidden", pointer_events="none")


@remembered
def found(number: int, side: str, turn: int, at: Spot, size: float) -> Markup:
    return thing(
        f"found-{number}", tile(side, turn), at=at, scale=round(size / TILE, 3), comes_from="cell-* next-region",
        classes="fleeting", visibility="hidden", pointer_events="none",
    )  # fmt: skip


def courses(there: tuple[tuple[int, ...], ...], places: dict[int, Places]) -> Layer:
    """D29 the courses of convoys, dotted from region to region."""
    return {
        f"course-{one[-1]}": course(one[-1], tuple(tenths(*places[number].middle) for number in one)) for one in there
    }


@remembered
def course(end: int, through: tuple[Spot, ...]) -> Markup:
    d = "M" + "L".join(f"{x:g} {y:g}" for x, y in through)
    look = {"d": d, "fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round", "stroke_dasharray": "0.1 7"}
    return group(
        el("path", **look, stroke=INK, stroke_width=4.6, stroke_opacity=0.55),
        el("path", **look, stroke="#fff", stroke_width=3),
        id=f"course-{end}", class_="asks", pointer_events="none",
    )  # fmt: skip


def ghosts(there: tuple[Ghost, ...], places: dict[int, Places], scale: float) -> Layer:
    """Spots of regions, each with a faint picture of what would stand there."""
    out: Layer = {}
    for one in there:
        here = places[one.region]
        at = here.next_camp(area_of(one.spot))
        out[f"spot-{one.region}-{one.spot}"] = ghost(one, at, scale)
    return out


@remembered
def ghost(one: Ghost, at: Spot, scale: float) -> Markup:
    size = {"man": CITIZEN, "ship": SHIP}.get(one.picture.rstrip("01234"), BUILDING) * scale
    parts = [
        el("circle", r=neat(13 * scale), fill="#fffaf0", fill_opacity=0.35, stroke="none"),
        icon(one.picture, 0, 0, size, opacity=0.55),
    ]
    if one.note:
        wide = width(one.note, 10, "sans-bold") * 0.86 + 8
        plate = el("rect", x=-wide / 2, y=-7.5, width=neat(wide), height=15, rx=7.5, fill="#12181d", fill_opacity=0.9)
        words = line(one.note, 120, 10, "sans-bold", 8, y=3.6, fill="#fff", text_anchor="middle")
        parts.append(laid(plate, words, at=tenths(0, 16 * scale)))
    return thing(f"spot-{one.region}-{one.spot}", *parts, at=at, said=one.said, rule="ARC-MIGR-01")
