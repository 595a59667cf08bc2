"""The paper that a player's things lie on: ivory under an awning in the seat's colour, with name, order and points."""

from __future__ import annotations

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.pieces import COLOURS, SHADES
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.text import width
from ludoteca.draw.things import neat, thing
from ludoteca.games.magnificent.drawing.arrangement import Frame, Layer
from ludoteca.games.magnificent.drawing.icons import ticket
from ludoteca.games.magnificent.drawing.marks import bold, box, path
from ludoteca.games.magnificent.drawing.palette import VIOLET
from ludoteca.games.magnificent.drawing.told import lines
from ludoteca.play.texts import Texts

CORNER = 9.0
GAINS = "wagon-* sq-* space-* tile-* bonus-* poster-*"  # what brings goods, the likeliest first


@remembered
def sheet(wide: float, high: float, seat: int) -> Markup:
    """The paper itself."""
    return group(
        box(1.5, 4, wide, high, CORNER, fill="#000", fill_opacity=0.45),
        box(0, 0, wide, high, CORNER, fill="url(#mag-paper)", stroke=COLOURS[seat], stroke_width=1.4),
        _awning(wide, seat),
    )


def _awning(wide: float, seat: int) -> Markup:
    """Stripes whose outermost ones follow the corners of the paper."""
    count = round(wide / 34) * 2 + 1
    step = wide / count
    stripes = []
    for k in range(count):
        x = k * step
        hem = f"a{step / 2:.2f} 4.5 0 0 1-{step:.2f} 0z"
        d = f"M{x:.1f} 0h{step:.1f}v5{hem}"
        if k == 0:
            d = f"M0 5V{CORNER:g}A{CORNER:g} {CORNER:g} 0 0 1 {CORNER:g} 0H{step:.1f}V5{hem}"
        elif k == count - 1:
            d = f"M{x:.1f} 0H{wide - CORNER:g}A{CORNER:g} {CORNER:g} 0 0 1 {wide:g} {CORNER:g}V5{hem}"
        stripes.append(path(d, fill="#fdf6e4" if k % 2 else COLOURS[seat]))
    return group(*stripes, stroke=SHADES[seat], stroke_width=0.6)


def name_room(name: str, size: float, most: float) -> float:
    """How far a name reaches that has at most so much room."""
    return neat(min(most, width(name, size, "serif-bold")) * 0.9)


def order_pill(number: int, x: float, y: float) -> Markup:
    """The number on a play-order card."""
    return group(box(x, y - 8, 23, 16, 8, fill=VIOLET), bold(f"#{number}", x + 11.5, y + 4, 11, "#fff", "middle"))


def order_of(seat: int, number: int, at: tuple[float, float], texts: Texts) -> Layer:
    """The place of a seat in play order, if there is one."""
    return {f"order-{seat}": _order(seat, number, at, texts)} if number else {}


@remembered_print
def _order(seat: int, number: int, at: tuple[float, float], texts: Texts) -> Markup:
    said = texts("board-order-number", order=number)
    return thing(f"order-{seat}", order_pill(number, 0, 0), at=at, said=said, rule="MAG-PSET-04", classes="after")


@remembered
def acting(seat: int, frame: Frame) -> Markup:
    """The edge of the paper of whoever has the turn."""
    edge = box(
        0.6, 0.6, frame.wide - 1.2, frame.high - 1.2, CORNER - 0.6, fill="none", stroke=COLOURS[seat], stroke_width=3
    )
    return thing(f"acts-{seat}", edge, at=(frame.x, frame.y), pointer_events="none")


@remembered
def score(seat: int, points: int, forecast: int, at: tuple[float, float], high: float, texts: Texts) -> Markup:
    """The points of a seat; pointing at them tells what they would be if the game ended now."""
    return thing(
        f"score-{seat}",
        ticket(points, 0, 0, high, neat(high * 2.1)),
        at=at,
        said=lines(texts("board-score", name=texts.seat(seat), count=points), texts("board-forecast", count=forecast)),
        rule="MAG-GEN-02",
        comes_from="sq-* poster-* tent-* bonus-* tile-*",
        made_of=(points, "mag-ticket"),
        classes="after",
    )


def purse_told(seat: int, coins: int, due: int, missing: int, texts: Texts) -> str:
    """Coins in words, with what they are needed for."""
    return lines(
        texts("board-coins", name=texts.seat(seat), count=coins),
        texts("board-due", count=due),
        texts("board-missing", count=missing) if missing else "",
    )
