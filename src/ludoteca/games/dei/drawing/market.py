"""The four markets: a row each, with its deck, who holds the Outposts it asks for, and the cards for sale."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS, SHAPES
from ludoteca.draw.svg import Markup, el
from ludoteca.draw.text import line
from ludoteca.draw.things import laid, neat, thing
from ludoteca.games.dei.drawing import cards
from ludoteca.games.dei.drawing.arrangement import Frame
from ludoteca.games.dei.drawing.boards import figure, panel
from ludoteca.games.dei.drawing.cards import Buyer, Terms
from ludoteca.games.dei.drawing.catalog import MARKET_OF
from ludoteca.games.dei.drawing.icons import plate
from ludoteca.games.dei.drawing.palette import FAMILIES, MIST
from ludoteca.games.dei.drawing.told import card_told
from ludoteca.games.dei.settings import House
from ludoteca.play.texts import Texts

LABEL = 46  # how wide the label of a row is
RULES = {"red": "DEI-MARKET-02", "blue": "DEI-MARKET-02", "green": "DEI-MARKET-02", "black": "DEI-MARKET-04"}
NOBODY = -1


class Stall(NamedTuple):
    """A market: its colour, the cards left in its deck, those for sale ("" where none is), on which terms each.

    `holders` are the seats that control the Outposts of its colour, -1 for one that nobody controls.
    """

    family: str
    deck: int
    cards: tuple[str, ...]
    terms: tuple[Terms, ...]
    holders: tuple[int, ...]
    unseen: tuple[str, ...] = ()  # its own cards that are in the deck
    drones: int = 0  # Drone cards that are in some deck


def markets(
    stalls: tuple[Stall, ...],
    buyers: dict[str, Buyer],
    viewer: int,
    frame: Frame,
    row: float,
    house: House,
    texts: Texts,
) -> dict[str, Markup]:
    """All markets, each card under its own id, so that it glides when the row slides."""
    out = {"market": back(frame)}
    wide = (frame.wide - LABEL - 10) / 3
    for k, stall in enumerate(stalls):
        y = frame.y + 5 + k * row
        out[f"market-{stall.family}"] = label(stall, viewer, (frame.x + 4, y), row - 4, texts)
        for slot, (ident, terms) in enumerate(zip(stall.cards, stall.terms, strict=True)):
            at = (neat(frame.x + LABEL + 5 + slot * wide, 5), y)
            if not ident:
                out[f"slot-{stall.family}-{slot + 1}"] = gap(stall.family, slot + 1, at, neat(wide - 4), row - 4)
                continue
            face = cards.for_sale(ident, neat(wide - 4), row - 4, terms, buyers[stall.family], texts)
            out[f"card-{ident}"] = sold(ident, face, at, card_told(ident, house, texts, terms))
    return out


@remembered
def back(frame: Frame) -> Markup:
    return thing("market", panel(frame.wide, frame.high, 9), at=(frame.x, frame.y))


@remembered
def sold(ident: str, face: Markup, at: tuple[float, float], said: str) -> Markup:
    return thing(f"card-{ident}", face, at=at, said=said, rule="DEI-MARKET-03")


@remembered
def gap(family: str, slot: int, at: tuple[float, float], wide: float, high: float) -> Markup:
    """DEI-MARKET-07 with an empty deck, places on the left stay empty."""
    hole = el("rect", width=wide, height=high, rx=5, fill="#0f161b", fill_opacity=0.6, stroke="#43525d",
              stroke_dasharray="3 2.4")  # fmt: skip
    return thing(f"slot-{family}-{slot}", hole, at=at)


@remembered
def label(stall: Stall, viewer: int, at: tuple[float, float], high: float, texts: Texts) -> Markup:
    """The left end of a row: plate, deck, and whose the Outposts of its colour are, the viewer's first."""
    light, _ = FAMILIES[stall.family]
    parts = [
        el("rect", width=LABEL - 3, height=high, rx=5, fill="#11181e", stroke=light, stroke_opacity=0.7),
        plate(stall.family, 14, 15, 11),
        el("rect", x=27.5, y=8, width=8, height=11, rx=1.6, fill="#8fa0ab", stroke="#11181e", stroke_width=0.8),
        el("rect", x=29.5, y=6, width=8, height=11, rx=1.6, fill="#dfe7ec", stroke="#11181e", stroke_width=0.8),
        figure(stall.deck, 33.5, 28.5, 9.5, MIST, text_anchor="middle"),
    ]
    if stall.family == "black":
        parts.append(line(texts("board-open"), 38, 9.5, "sans", 7, x=20, y=high - 4, fill=MIST, text_anchor="middle"))
    order = sorted(stall.holders, key=lambda seat: (seat == NOBODY, seat != viewer, seat))
    step = min(9.4, 38 / max(1, len(order)))
    for k, seat in enumerate(order):
        x = 6.5 + k * step
        if seat == NOBODY:
            parts.append(el("rect", x=x - 3, y=high - 10, width=6, height=6, rx=1, fill="none", stroke=light,
                            stroke_width=1.1))  # fmt: skip
        else:
            shape = el("path", d=SHAPES[seat], fill=COLOURS[seat], stroke="#fff", stroke_width=2)
            parts.append(laid(shape, at=(neat(x), high - 7), scale=0.36))
    return thing(f"market-{stall.family}", *parts, at=at, said=told(stall, texts), rule=RULES[stall.family])


def told(stall: Stall, texts: Texts) -> str:
    lines = [texts("board-market", market=texts(f"market-{MARKET_OF[stall.family]}"), count=stall.deck)]
    lines.append(texts(f"board-market-{'black' if stall.family == 'black' else 'does'}"))
    for seat in sorted(set(stall.holders) - {NOBODY}):
        lines.append(texts("board-market-holds", name=texts.seat(seat), count=stall.holders.count(seat)))
    if stall.unseen:
        lines.append(texts("board-unseen-cards", cards=", ".join(texts(f"card-{card}") for card in stall.unseen)))
    if stall.drones and stall.family != "black":
        lines.append(texts("board-unseen-drones", count=stall.drones))
    return "\n".join(lines)
