"""Boards I and II: a column for each good, rows as they are printed; the row of the last cube is what phase 3 reads."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import line
from ludoteca.draw.things import Spot, laid, placed, tenths, thing, used
from ludoteca.games.archipelago.components import MarketRow
from ludoteca.games.archipelago.drawing.arrangement import MARKETS as FRAME
from ludoteca.games.archipelago.drawing.catalog import MARKETS
from ludoteca.games.archipelago.drawing.icons import halo, icon, number
from ludoteca.games.archipelago.drawing.palette import CREAM, GOODS, INK, LINE, RED, SOFT
from ludoteca.games.archipelago.drawing.palette import FRAME as EDGE
from ludoteca.games.archipelago.drawing.sheets import sheet
from ludoteca.play.texts import Texts

TOPS = {"domestic": 29.0, "export": 107.0}
HIGH = {"domestic": 17.2, "export": 20.4}
LEFT, COLUMN = 20.0, (FRAME.wide - 25) / 6
ROW_WIDE, CELL, FIRST_CELL = 54.0, 10.5, 17.0
CUBE = 12.4
SCARCE = 1  # so few cubes left in the bank are written in red
SHADES = {"surplus": "#8f9396", "rebellion": "#2a2222", "": ""}


class Section(NamedTuple):
    """What lies on a section: how many cubes, and what is said of them and of its first free cell."""

    board: str
    good: str
    cubes: int
    said: str
    room_said: str


class Stock(NamedTuple):
    """The cubes of a good in the bank."""

    good: str
    cubes: int
    said: str


def boards(sections: tuple[Section, ...], bank: tuple[Stock, ...], read: int, texts: Texts) -> dict[str, Markup]:
    """Both boards, element by element; `read` is the turn in which phase 3 has read them last."""
    out = {"boards": ground(texts)}
    out |= {f"bank-{stock.good}": bank_of(stock) for stock in bank}
    for k, one in enumerate(sections):
        out[f"reading-{one.good}-{one.board}"] = reading(one.board, one.good, one.cubes, read, k + 1)
    for one in sections:
        if one.cubes:
            out[f"stock-{one.good}-{one.board}"] = cubes(one)
        if room := free_cell(one):
            out[f"room-{one.good}-{one.board}"] = room
    return out


def column(good: str) -> float:
    return FRAME.x + LEFT + GOODS.index(good) * COLUMN


def cells(board: str, good: str) -> list[Spot]:
    """The middle of every cell of a section, in the order in which they are filled."""
    x, y, high = column(good), FRAME.y + TOPS[board], HIGH[board]
    rows = MARKETS[board][GOODS.index(good)].rows
    return [
        tenths(x + FIRST_CELL + cell * CELL, y + (k + 0.5) * high - 0.6)
        for k, row in enumerate(rows)
        for cell in range(row.cells)
    ]


def last_row(board: str, good: str, count: int) -> int:
    """The row of the last cube, from 0; -1 if there is none."""
    for k, row in enumerate(MARKETS[board][GOODS.index(good)].rows):
        if 0 < count <= row.cells:
            return k
        count -= row.cells
    return -1


def marker(row: MarketRow) -> str:
    return "surplus" if row.surplus else "rebellion" if row.rebellion else ""


@remembered_print
def ground(texts: Texts) -> Markup:
    """What is printed on both boards."""
    lines = "".join(f"M{LEFT + k * COLUMN - 1.5:.1f} 6V{FRAME.high - 7:g}" for k in range(1, len(GOODS)))
    titles = (("domestic", 92, 74), ("export", 170, 76))
    parts = [
        sheet(FRAME.wide - 1, FRAME.high - 3),
        el("path", d=lines, stroke=LINE, stroke_width=0.7, stroke_dasharray="2 2"),
        el("path", d=f"M6 100.5H{FRAME.wide - 7:g}", stroke=EDGE, stroke_width=1),
    ]
    parts += [
        laid(
            line(f"{roman} {texts(f'board-zone-{name}')}", room, 11, "serif-italic", 6.5, fill=SOFT),
            at=(13, y),
            turn=-90,
        )
        for (name, y, room), roman in zip(titles, ("I", "II"), strict=True)
    ]
    for board, sections in MARKETS.items():
        for section in sections:
            parts += _printed_rows(board, section.resource, section.rows)
    return group(*parts, id="boards", transform=placed((FRAME.x, FRAME.y)))


def _printed_rows(board: str, good: str, rows: tuple[MarketRow, ...]) -> list[Markup]:
    x, y, high = column(good) - FRAME.x, TOPS[board], HIGH[board]
    parts = []
    for k, row in enumerate(rows):
        top = round(y + k * high, 1)
        if effect := marker(row):
            parts.append(el("rect", x=x, y=top, width=ROW_WIDE, height=high - 1.4, rx=2, fill=SHADES[effect],
                            fill_opacity=0.16))  # fmt: skip
            picture = "surplus" if effect == "surplus" else "rebel"
            parts.append(icon(picture, x + 48.6, top + high / 2 - 0.6, 11, opacity=0.55))
        parts.append(number(str(row.price), x + 6.5, top + high / 2 + 3.4, 12))
        parts += [
            el("rect", x=x + FIRST_CELL + cell * CELL - 4.6, y=top + high / 2 - 5.4, width=9.2, height=9.6, rx=1.4,
               fill=CREAM, fill_opacity=0.75, stroke="#a58d58", stroke_width=0.7)
            for cell in range(row.cells)
        ]  # fmt: skip
    return parts


@remembered
def reading(board: str, good: str, count: int, read: int, order: int) -> Markup:
    """ARC-P3-02, ARC-P3-03 the row that phase 3 reads, where it moves a marker: so they flash, one by one."""
    ident = f"reading-{good}-{board}"
    last = last_row(board, good, count)
    rows = MARKETS[board][GOODS.index(good)].rows
    effect = marker(rows[last]) if last >= 0 else ""
    if not effect:
        return thing(ident, flashes=f"turn {read}")
    x, high = column(good), HIGH[board]
    top = round(FRAME.y + TOPS[board] + last * high, 1)
    return thing(
        ident,
        el("rect", x=x, y=top, width=ROW_WIDE, height=high - 1.4, rx=2, fill=SHADES[effect], fill_opacity=0.75),
        icon("surplus" if effect == "surplus" else "rebel", x + 48.6, top + high / 2 - 0.6, 12),
        number(str(rows[last].price), x + 6.5, top + high / 2 + 3.4, 12, "#fff"),
        flashes=f"turn {read}",
        queue=order,
        pointer_events="none",
    )


def edge_before(section: Section, cell: float) -> float:
    """Where the room for a cube begins, so that whoever aims at it has all of its row that is free to aim at."""
    is_first_of_row = cell < column(section.good) + FIRST_CELL + CELL / 2
    return round(column(section.good) if is_first_of_row else cell - CELL / 2, 1)


def outline(section: Section) -> str:
    """Around the rows with cubes; the last one only as far as they lie in it: what is beyond is room for more."""
    places = cells(section.board, section.good)
    left, right = round(column(section.good) - 0.5, 1), round(column(section.good) + ROW_WIDE + 0.5, 1)
    top, high = FRAME.y + TOPS[section.board] - 0.5, HIGH[section.board]
    rows = last_row(section.board, section.good, section.cubes) + 1
    foot = round(top + rows * high - 0.9, 1)
    if section.cubes == len(places) or places[section.cubes][1] > places[section.cubes - 1][1]:
        return f"M{left} {top}H{right}V{foot}H{left}Z"
    step, end = round(foot - high, 1), round(places[section.cubes][0] - CELL / 2 - 0.6, 1)
    return f"M{left} {top}H{right}V{step}H{end}V{foot}H{left}Z" if rows > 1 else f"M{left} {top}H{end}V{foot}H{left}Z"


@remembered
def cubes(section: Section) -> Markup:
    """The cubes on a section."""
    ident = f"stock-{section.good}-{section.board}"
    places = cells(section.board, section.good)[: section.cubes]
    around = el("path", d=outline(section), fill="#fff", fill_opacity=0, stroke="none")
    piece = f"arc-cube-{section.good}"
    return thing(
        ident,
        around,
        *(used(piece, at, scale=round(CUBE / 24, 3)) for at in places),
        said=section.said,
        rule="ARC-TRANS-01",
        comes_from=f"own-{section.good}* bank-{section.good}",
        arcs=True,
        made_of=(section.cubes, piece),
    )


@remembered
def free_cell(section: Section) -> Markup:
    """Where the next cube goes; nothing if there is no room."""
    places = cells(section.board, section.good)
    if section.cubes >= len(places):
        return Markup("")
    x, y = places[section.cubes]
    left, right, high = edge_before(section, x), round(column(section.good) + ROW_WIDE, 1), HIGH[section.board] - 1.4
    shape = el("rect", x=left, y=round(y + 0.6 - high / 2 - 0.7, 1), width=round(right - left, 1), height=high, rx=2,
               fill="#fff", fill_opacity=0.01)  # fmt: skip
    return thing(f"room-{section.good}-{section.board}", shape, said=section.room_said, rule="ARC-TRANS-01")


@remembered
def bank_of(stock: Stock) -> Markup:
    """The head of a column: the good, and how many cubes of it the bank has."""
    x, y = column(stock.good), FRAME.y
    colour = RED if stock.cubes <= SCARCE else INK
    return thing(
        f"bank-{stock.good}",
        halo(54, 25, x + 27, y + 14.5),
        icon(stock.good, x + 12, y + 14, 21),
        icon("chest", x + 30, y + 14.5, 12),
        number(str(stock.cubes), x + 37.5, y + 18.5, 12.5, colour, "start"),
        said=stock.said,
        rule="ARC-COMP-05",
        made_of=(stock.cubes, f"arc-cube-{stock.good}"),
    )
