"""The strip below the chart: the top of the deck with its crises, and the five cards on the track."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import line
from ludoteca.draw.things import Spot, tenths, thing
from ludoteca.games.archipelago.drawing.arrangement import STRIP
from ludoteca.games.archipelago.drawing.cards import PRICES, back, on_track, red_zones
from ludoteca.games.archipelago.drawing.catalog import CARDS, NUMBERS
from ludoteca.games.archipelago.drawing.icons import icon, number, price
from ludoteca.games.archipelago.drawing.palette import SHELF, SHELF_EDGE
from ludoteca.play.texts import Texts

DECK_WIDE = 96.0
DECK_AT = (STRIP.x + 5, STRIP.y + 5)
LEFT = 106.0  # where the track begins
STEP = (STRIP.wide - 110) / NUMBERS.track
CARD_DOWN = 60.0
COIN_DOWN = 132.5


class OnTrack(NamedTuple):
    """A card on the track: which, how far it is turned, and what is said of it."""

    card: str
    turned: int
    said: str


class Deck(NamedTuple):
    """The deck: the card whose back is on top ("" if it is empty), how many there are, and what is said of it."""

    top: str
    left: int
    said: str


def strip(track: tuple[OnTrack | None, ...], deck: Deck, texts: Texts) -> dict[str, Markup]:
    """Deck and track, element by element."""
    out = {"track": ground()} | top_of(deck, texts)
    for k, one in enumerate(track):
        if one is not None:
            out[f"price-{one.card}"] = tag(one.card, one.turned, tenths(middle(k), STRIP.y))
    for k, one in enumerate(track):
        if one is not None:
            out[f"card-{one.card}"] = card(one, tenths(middle(k), STRIP.y + CARD_DOWN), texts)
    return out


def middle(place: int) -> float:
    """Across, where a place of the track lies."""
    return STRIP.x + LEFT + STEP * (place + 0.5)


@remembered
def shelf() -> Markup:
    x, y, w, h = STRIP
    return el("rect", x=x, y=y, width=w - 2, height=h - 1, rx=5, fill=SHELF, stroke=SHELF_EDGE, stroke_width=1)


@remembered
def ground() -> Markup:
    """The shelf with five empty slots."""
    slots = [
        el("rect", x=round(middle(k) - STEP / 2 + 1.5, 1), y=STRIP.y + 4, width=STEP - 3, height=STRIP.high - 9, rx=4,
           fill="#453225", stroke="#6d553b", stroke_width=0.8)
        for k in range(NUMBERS.track)
    ]  # fmt: skip
    return group(shelf(), *slots, id="track")


@remembered_print
def card(one: OnTrack, at: Spot, texts: Texts) -> Markup:
    return thing(f"card-{one.card}", on_track(one.card, one.turned, texts), at=at, said=one.said, rule="ARC-P6-02",
                 comes_from="deck")  # fmt: skip


@remembered
def tag(card_: str, turned: int, at: Spot) -> Markup:
    """What a card costs now, and what it costs after another notch."""
    prices = CARDS[card_].prices
    after = (
        number(str(prices[turned + 1]), 36, COIN_DOWN + 4.5, 13, "#f0e3c6", "start")
        if turned + 1 < PRICES
        else icon("skull", 41, COIN_DOWN, 14)
    )
    return thing(
        f"price-{card_}",
        el("path", d="M-6 123L0 114L6 123z", fill="#c23c2b", stroke="#fff3d8", stroke_width=0.9),
        price(str(prices[turned]), 0, COIN_DOWN, 25),
        icon("turn", 26, COIN_DOWN, 22),
        after,
        at=at,
        pointer_events="none",
    )


def top_of(deck: Deck, texts: Texts) -> dict[str, Markup]:
    """The deck, and over its back what applies at once, if anything does."""
    out = {"deck": pile(deck, texts)}
    if red := red_zone(deck.top):
        out[f"red-{deck.top}"] = red
    return out


@remembered
def red_zone(top: str) -> Markup:
    """ARC-P4-02 the red part of a back, which flashes when it is uncovered; nothing if none is red."""
    zones = red_zones(top, DECK_WIDE, STRIP.high - 12) if top else []
    if not zones:
        return Markup("")
    frames = [el("rect", x=x, y=y, width=wide, height=high, rx=3) for x, y, wide, high in zones]
    return thing(
        f"red-{top}", *frames, at=DECK_AT, flashes=top, fill="#ff5a3c", fill_opacity=0.22, stroke="#ffe3d6",
        stroke_width=1.6, pointer_events="none",
    )  # fmt: skip


@remembered_print
def pile(deck: Deck, texts: Texts) -> Markup:
    """The deck: the back on top is what the next crisis will be."""
    high = STRIP.high - 12
    parts = [
        el("rect", width=DECK_WIDE, height=high, rx=5, fill="#000", fill_opacity=0.2, stroke="#6d553b", stroke_width=1,
           stroke_dasharray="4 3"),
    ]  # fmt: skip
    if deck.top:
        parts.append(back(deck.top, texts, DECK_WIDE, high))
    parts.append(line(texts("board-in-deck", count=deck.left), DECK_WIDE + 8, 10, "sans", 7.5, x=DECK_WIDE / 2,
                      y=high - 6, fill="#f0e3c6", text_anchor="middle"))  # fmt: skip
    return thing("deck", *parts, at=DECK_AT, said=deck.said, rule="ARC-P4-01")
