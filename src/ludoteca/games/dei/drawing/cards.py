"""Cards of D.E.I., in one anatomy: a band with the name in the colour of the family, symbols as large as there is room,
what it costs and the Supplies it counts. In hand, for sale, and small on Pads and in the hands of rivals.

A card lies from its upper left corner.
"""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.pieces import SHADES
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES, block, line, width
from ludoteca.draw.things import laid, neat
from ludoteca.games.dei.drawing.catalog import CARDS, Card
from ludoteca.games.dei.drawing.icons import emblem, icon, plate
from ludoteca.games.dei.drawing.palette import BANDS, INK, LACKING, MIST
from ludoteca.games.dei.drawing.pieces import cell, tech
from ludoteca.games.dei.drawing.symbols import filled, row
from ludoteca.play.texts import Texts

CORNER = 6
LEAST_NAME = 8.2  # a longer name of a card for sale takes two lines


class Terms(NamedTuple):
    """On which terms a card is for sale: Outposts of a colour that its place asks for, Tech on top, Tech back."""

    family: str
    outposts: int
    extra: int = 0
    back: int = 0


class Buyer(NamedTuple):
    """Who looks at a card for sale: what they have, and how many Outposts of its colour."""

    tech: int
    energy: int
    outposts: int

    def may_buy(self, card: Card, terms: Terms) -> bool:
        enough = self.tech >= card.tech + terms.extra and self.energy >= card.energy
        return enough and self.outposts >= terms.outposts


@remembered
def paper(wide: float, high: float, corner: float = CORNER, strength: float = 0.4) -> Markup:
    return group(
        el("rect", x=1.5, y=3, width=wide, height=high, rx=corner, fill="#000", fill_opacity=strength),
        el("rect", width=wide, height=high, rx=corner, fill="url(#dei-paper)", stroke="#5b6873", stroke_width=0.9),
    )


def band(wide: float, high: float, fill: str, corner: float = CORNER) -> Markup:
    r = corner
    return el("path", d=f"M0 {r:g}a{r:g} {r:g} 0 0 1 {r:g}-{r:g}h{wide - 2 * r:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}"
              f"v{high - r:g}H0z", fill=fill)  # fmt: skip


@remembered_print
def face(ident: str, wide: float, high: float, seat: int, texts: Texts, useless: tuple[str, ...] = ()) -> Markup:
    """A card in hand: its band and its symbols; behind them the emblem of a faction, or below them Supplies.

    Symbols that have no place just now are pale.
    """
    card = CARDS[ident]
    if card.faction:
        top, low = 19.0, high - 4
        head = [
            emblem(card.faction, wide / 2, (top + low) / 2, (low - top) * 0.86, f"{SHADES[seat]}22"),
            band(wide, 19, SHADES[seat]),
            line(texts(f"card-{ident}"), wide - 7, 10.5, "serif-bold", 7, x=wide / 2, y=13.2, fill="#fff",
                 text_anchor="middle"),
        ]  # fmt: skip
    else:
        top, low = 24.0, high - 16
        head = [
            band(wide, 24, BANDS[card.family]),
            block(texts(f"card-{ident}"), wide - 4, (10, 6.5), "serif-bold", 2, wide / 2, 12, fill="#fff",
                  text_anchor="middle"),
            crate(card.supplies, wide - 21, high - 10.5, 13),
        ]  # fmt: skip
    return group(paper(wide, high), *head, filled(card.symbols, wide, top, low, useless))


@remembered
def tab(wide: float, high: float) -> Markup:
    """What is taken hold of to put a card face down and buy: it stands out below the card."""
    d = f"M4 {high - 4:g}H{wide - 4:g}V{high + 10:g}a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z"
    return group(
        el("path", d=d, fill="#3a4650", stroke="#6d7c88", stroke_width=0.8), icon("buy", wide / 2, high + 7.4, 12, MIST)
    )


def crate(count: int, x: float, y: float, size: float = 13, ink: str = INK) -> Markup:
    """Supplies: a crate and how many."""
    said = el("text", str(count), x=neat(x + size * 0.66, 4), y=neat(y + size * 0.36, 4), font_size=size * 0.98,
              fill=ink, **FACES["sans-bold"])  # fmt: skip
    return group(icon("supplies", x, y, size, "#5d4a2a" if ink == INK else "#f2e6cf"), said)


class Price(NamedTuple):
    """What a card costs, drawn from its left edge, and where it ends."""

    shown: Markup
    end: float


@remembered
def price(tech_cost: int, energy_cost: int, have: tuple[int, int], reach: float = 4.7) -> Price:
    """A price around its line; a number is red where the buyer has less."""
    parts: list[Markup] = []
    x = 0.0
    for count, token, owned in ((tech_cost, tech, have[0]), (energy_cost, cell, have[1])):
        if count:
            parts.append(el("text", str(count), x=x, y=reach * 0.78, font_size=reach * 2.2,
                            fill=INK if owned >= count else LACKING, **FACES["sans-bold"]))  # fmt: skip
            x += reach * 1.28
            parts.append(token(x + reach, 0, reach))
            x += 2 * reach + 4
    return Price(group(*parts), x)


@remembered_print
def for_sale(ident: str, wide: float, high: float, terms: Terms, buyer: Buyer, texts: Texts) -> Markup:
    """A card in a market: name, symbols, price, the Outposts its place asks for, and the Supplies it counts."""
    card = CARDS[ident]
    name = texts(f"card-{ident}")
    is_short = width(name, LEAST_NAME, "serif-bold") <= wide - 8
    head = 15.5 if is_short else 20.0
    size, foot = min(18.0, high - head - 15), high - 7.6
    shown, end = price(card.tech + terms.extra, card.energy, (buyer.tech, buyer.energy))
    end += 5
    parts = [
        paper(wide, high, 5, 0.35),
        band(wide, head, BANDS[card.family], 5),
        block(
            name,
            wide - 8,
            (9.8, 7) if is_short else (8.4, 6.5),
            "serif-bold",
            1 if is_short else 2,
            5,
            head / 2 + 0.4,
            fill="#fff",
        ),
        laid(row(card.symbols, wide - 9, size, is_left=True), at=(4.5, neat(head + 1.1 + size / 2))),
        laid(shown, at=(5, neat(foot))),
        crate(card.supplies, wide - 18, foot, 11),
    ]
    for k in range(terms.outposts):
        x = end + 5.2 + k * 9.6
        parts.append(plate(terms.family, x, foot, 4.9, is_signed=False))
        if k >= buyer.outposts:
            parts.append(el("path", d=f"M{x - 3.2:.1f} {foot + 3.2:.1f}l6.4-6.4", stroke="#ff5468", stroke_width=1.7))
    if terms.extra:
        parts.append(_noted(f"(+{terms.extra})", end, foot))
    if terms.back:
        parts.append(icon("back", end + 5, foot, 10, "#3f4e58"))
        parts += [tech(end + 16 + 7 * k, foot, 4.4) for k in range(terms.back)]
    if not buyer.may_buy(card, terms):
        parts.append(el("rect", width=wide, height=high, rx=5, fill="#1a2229", fill_opacity=0.38))
    return group(*parts)


def _noted(said: str, x: float, y: float) -> Markup:
    return el("text", said, x=neat(x, 4), y=neat(y + 3.2, 4), font_size=8.6, fill="#3f4e58", **FACES["sans-bold"])


@remembered
def mini(ident: str, wide: float, high: float) -> Markup:
    """A card on a Pad or in a rival's hand: the colour of its family and its symbols."""
    card = CARDS[ident]
    fill = "#56646f" if card.faction else BANDS[card.family]
    count = len(card.symbols)
    top_band = 3 + high / 100
    middle = high / 2 + top_band / 2
    if count == 1:
        symbols = [laid(row(card.symbols, wide - 3, wide / 2), at=(1.5, neat(middle)))]
    else:
        size = min(11.2 if count == 2 else 10, (wide - 4) / 2)
        lines = [card.symbols[k : k + 2] for k in range(0, count, 2)]
        top = middle - (len(lines) - 1) * (size + 1.4) / 2
        symbols = [
            laid(row(some, wide - 3, size), at=(1.5, neat(top + k * (size + 1.4), 4))) for k, some in enumerate(lines)
        ]
    return group(
        el("rect", x=1, y=1.6, width=wide, height=high, rx=3, fill="#000", fill_opacity=0.4),
        el("rect", width=wide, height=high, rx=3, fill="#eef3f5", stroke="#5b6873", stroke_width=0.7),
        el("path", d=f"M0 3a3 3 0 0 1 3-3h{wide - 6:g}a3 3 0 0 1 3 3v{top_band - 0.4:g}H0z", fill=fill),
        *symbols,
    )


@remembered
def back(wide: float, high: float) -> Markup:
    """A card face down: it buys, or it bought."""
    return group(
        el("rect", x=1, y=1.6, width=wide, height=high, rx=3, fill="#000", fill_opacity=0.4),
        el("rect", width=wide, height=high, rx=3, fill="#37434d", stroke="#93a3af", stroke_width=0.8),
        el("rect", x=2.6, y=2.6, width=wide - 5.2, height=high - 5.2, rx=1.6, fill="url(#dei-hazard)", opacity=0.5),
        icon("buy", wide / 2, high / 2, 13),
    )


@remembered
def empty(wide: float, high: float) -> Markup:
    """A place of a Pad with no card on it yet."""
    return el("rect", width=wide, height=high, rx=3, fill="#0f161b", fill_opacity=0.6, stroke="#43525d",
              stroke_width=0.9, stroke_dasharray="3 2.4")  # fmt: skip
