"""Tents: a striped roof over a plaque with what it pays; the gems it asks for hang on the roof."""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import named
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.things import laid, neat, placed, used
from ludoteca.games.magnificent.drawing.catalog import NUMBERS, TENTS
from ludoteca.games.magnificent.drawing.effects import Sign, goods, row
from ludoteca.games.magnificent.drawing.icons import coin, gem, sign, ticket, ticket_width
from ludoteca.games.magnificent.drawing.marks import box, path
from ludoteca.games.magnificent.drawing.palette import EMPTY, INK
from ludoteca.games.magnificent.seen import Goods

WIDE, HIGH = 60.0, 52.0
ROOF = 24.0  # where it ends
STRIPES = 7
LOOKS = {"old": ("#b5384f", "#fbf0d8"), "new": ("#2e8fa3", "#f4fafc"), "printed": ("#b9a988", "#efe3c6")}


@remembered
def definitions() -> Markup:
    return group(*named({look: _canvas(look) for look in LOOKS}, "mag-tent-"))


def _canvas(look: str) -> Markup:
    """A tent with nothing on it yet, from the upper left corner of its box."""
    bright, pale = LOOKS[look]
    middle, left, step = WIDE / 2, 1.8, 56.4 / STRIPES
    stripes = []
    for k in range(STRIPES):
        x, far = left + k * step, left + (k + 1) * step
        bend, bent = middle + (x - middle) * 0.3, middle + (far - middle) * 0.3
        d = f"M{middle:g} 3.6L{bend:.1f} 14.9L{x:.1f} {ROOF:g}H{far:.1f}L{bent:.1f} 14.9z"
        stripes.append(path(d, fill=pale if k % 2 else bright))
    valance = "".join(f"a{step / 2:.2f} 3.4 0 0 1-{step:.2f} 0" for _ in range(STRIPES))
    flag = pale if look == "printed" else "#f08a6a"
    parts = [
        path("M2.4 24H57.6V52H2.4z", fill="#000", fill_opacity=0.35, transform=placed((0.6, 1.6))),
        box(2.7, 23, 54.6, 29, 1.5, fill=pale, stroke=INK, stroke_width=0.9),
        *stripes,
        path("M30 3.6L21.5 14.9 1.8 24H58.2L38.5 14.9z", fill="none", stroke=INK, stroke_width=0.9),
        path(f"M58.2 24{valance}z", fill=bright, stroke=INK, stroke_width=0.6),
        path("M30 4.7V-1.6l6.6 2.3-6.6 2.3", fill=flag, stroke=INK, stroke_width=0.7),
    ]
    if look == "new":
        parts.append(sign("flake", 30, 16.5, 0.55, "#fff"))
    return group(*parts)


@remembered
def tent(ident: str) -> Markup:
    """A tent tile, 60 by 52; without an id the one that is printed on every board."""
    if not ident:
        return group(used("mag-tent-printed"), _plaque(0, NUMBERS.printed_tent_coins), opacity=0.8)
    what = TENTS[ident]
    parts = [used("mag-tent-new" if what.new else "mag-tent-old"), _plaque(what.points, what.coins)]
    if what.cost:
        parts.append(_price(what.cost))
    return group(*parts)


def _plaque(points: int, coins: int) -> Markup:
    """What it pays."""
    shown, wide = [], 0.0
    if points:
        size = ticket_width(points, 17)
        shown.append((size, ticket(points, 0, 0, 17)))
    if coins:
        shown.append((19.0, coin(coins, 0, 0, 9.5)))
    wide = sum(size for size, _ in shown) + 3 * (len(shown) - 1)
    x, placed = WIDE / 2 - wide / 2, []
    for size, one in shown:
        placed.append(laid(one, at=(neat(x + size / 2), 39.5)))
        x += size + 3
    return group(*placed)


def _price(cost: str) -> Markup:
    """The gems it asks for."""
    step = 12.5
    left = 59 - len(cost) * step
    return group(
        box(left - 2, -2, len(cost) * step + 3, 15, 7.5, fill="#1c1024", stroke="#fff", stroke_width=0.8),
        *(gem(kind, left + step * (k + 0.46), 5.6, 11.5) for k, kind in enumerate(cost)),
    )


@remembered
def place(bonus: Goods) -> Markup:
    """A free tent space, 60 by 52, and what is gained when a tent comes there."""
    edge = path("M30 4L4 24V51H56V24z", fill="#000", fill_opacity=0.05, stroke=EMPTY, stroke_dasharray="4 3")
    given = goods(bonus)
    return group(edge, laid(row(given).shown, at=(30, 35), scale=1.1)) if given else group(edge)


@remembered
def low(ident: str) -> Markup:
    """A tent where there is hardly any room, 44 by 20: an awning, what it pays, what it asks."""
    look = "printed" if not ident else "new" if TENTS[ident].new else "old"
    bright, pale = LOOKS[look]
    points, coins, cost = (0, NUMBERS.printed_tent_coins, "") if not ident else _numbers(ident)
    stripes = "".join(f"M{2 + k * 5.7:.1f} 0h2.9v5h-2.9z" for k in range(7))
    signs = [Sign(ticket(points, 0, 0, 11), ticket_width(points, 11))] if points else []
    signs += [Sign(coin(coins, 0, 0, 6), 12)] if coins else []
    signs += [Sign(gem(kind, 0, 0, 8), 7) for kind in cost]
    whole = row(signs, 1)
    return group(
        box(0.5, 0.5, 43, 19, 2, fill=pale, stroke=INK, stroke_width=0.8),
        path(stripes, fill=bright),
        laid(whole.shown, at=(22, 12.8), scale=neat(min(1.0, 40 / whole.wide))),
        opacity=0.75 if not ident else 1,
    )


def _numbers(ident: str) -> tuple[int, int, str]:
    what = TENTS[ident]
    return what.points, what.coins, what.cost
