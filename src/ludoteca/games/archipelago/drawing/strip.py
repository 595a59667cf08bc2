"""The strip turned over: what has to be chosen and does not lie on the board is laid out on its back.

The deck of evolution cards stays in sight; trends, objectives, sides of hexes, slips and fists lie beside it.
"""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.pieces import COLOURS
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import block, line
from ludoteca.draw.things import Spot, laid, neat, placed, tenths, thing, used
from ludoteca.games.archipelago.drawing.arrangement import STRIP
from ludoteca.games.archipelago.drawing.aside import sign_of
from ludoteca.games.archipelago.drawing.cards import FACE, face
from ludoteca.games.archipelago.drawing.catalog import CONSTRUCTIONS
from ludoteca.games.archipelago.drawing.evolution import LEFT, shelf
from ludoteca.games.archipelago.drawing.icons import Sign, icon, number, price, row
from ludoteca.games.archipelago.drawing.palette import BONE, FRAME, INK, LINE, MUTED, PALE, RED, SOFT, WINE
from ludoteca.games.archipelago.drawing.seats import Aim
from ludoteca.games.archipelago.drawing.tiles import tile
from ludoteca.games.archipelago.drawing.told import lines
from ludoteca.play.texts import Texts

Layer = dict[str, Markup]
WIDE = STRIP.wide - LEFT - 8
TITLE = 19.0
TREND = 84.0
WORDS = (11.5, 9.5)  # of what the signs of an objective stand for
SIDE_SIZE = 0.66  # of a tile


class Choice(NamedTuple):
    """A slip that can be chosen: signs in a row, words below, what is said of it; a lack is written in red."""

    ident: str
    signs: tuple[Sign, ...]
    words: str
    said: str
    rule: str
    lack: str = ""
    is_chosen: bool = False


class Side(NamedTuple):
    """A side of a hex that can be placed."""

    side: str
    said: str
    is_possible: bool = True


class Found(NamedTuple):
    """A card that a search has uncovered, with its lowest price."""

    card: str
    florins: int
    said: str
    is_dim: bool


@remembered
def table(title: str) -> Markup:
    """The back of the strip, with a line that says what lies there."""
    return group(
        shelf(),
        el("rect", x=STRIP.x + LEFT, y=STRIP.y + 4, width=WIDE, height=STRIP.high - 9, rx=5, fill="#453225",
           stroke="#6d553b", stroke_width=0.8),
        line(title, WIDE - 20, 12.5, "serif-italic", 8, x=STRIP.x + LEFT + 10, y=STRIP.y + TITLE, fill=MUTED),
        id="track",
    )  # fmt: skip


def _spread(count: int, most: float) -> tuple[float, float]:
    """Where the middle of the first of so many things lies across, and how far it is to the next."""
    step = min(most, WIDE / max(1, count))
    return STRIP.x + LEFT + (WIDE - step * count) / 2 + step / 2, step


def trends(names: tuple[str, ...], chosen: str, texts: Texts) -> Layer:
    """D01 twelve trends, of which one is voted for."""
    out: Layer = {}
    columns = (len(names) + 1) // 2
    first, step = _spread(columns, TREND + 8)
    for k, name in enumerate(names):
        at = tenths(first + k % columns * step, STRIP.y + 50 + k // columns * 60)
        out[f"vote-{name}"] = _trend(name, at, step - 8, name == chosen, texts)
    return out


@remembered_print
def _trend(name: str, at: Spot, wide: float, is_chosen: bool, texts: Texts) -> Markup:
    said = texts(f"trend-{name}")
    return thing(
        f"vote-{name}",
        el("rect", x=-wide / 2, y=-26, width=wide, height=52, rx=4, fill="#f3d9a0" if is_chosen else BONE, stroke=FRAME,
           stroke_width=2.4 if is_chosen else 1),
        icon(sign_of(name), 0, -8, 30),
        block(said, (wide - 4) / 0.86, (10.5, 8), "serif-bold", 1, 0, 17, fill=INK, text_anchor="middle"),
        at=at,
        said=lines(said, texts(f"trend-{name}-hint")),
        rule="ARC-TREND-01",
    )  # fmt: skip


def aims(shown: tuple[Aim, ...], texts: Texts) -> Layer:
    """D08 objectives of which some are kept."""
    first, step = _spread(len(shown), 180)
    return {
        f"keep-{aim.card}": _aim(aim, tenths(first + k * step, STRIP.y + 80), min(step - 10, 160), texts)
        for k, aim in enumerate(shown)
    }


@remembered_print
def _aim(aim: Aim, at: Spot, wide: float, texts: Texts) -> Markup:
    half = wide / 2
    ends, scores = texts(f"objective-{aim.card}").strip("«»“”").split(" · ")
    beside = -half + (78 if aim.worth else 43)
    return thing(
        f"keep-{aim.card}",
        el("rect", x=-half, y=-50, width=wide, height=104, rx=5, fill=WINE, stroke="#3f120e", stroke_width=1),
        el("rect", x=-half + 4, y=-46, width=wide - 8, height=96, rx=3, fill="#fdf6e6"),
        el("path", d=f"M{-half + 4:g} 0h{wide - 8:g}", stroke=WINE, stroke_width=0.9),
        line(texts("board-ends-at"), wide * 0.45, 11, "serif-italic", 7, x=-half + 10, y=-32, fill=SOFT),
        icon(aim.ends, -half + 24, -15, 26),
        number(str(aim.at), -half + 41, -8, 21, INK, "start"),
        block(ends, wide - 78, WORDS, "sans", 3, -half + 69, -17, fill=INK),
        line(texts("board-scores"), wide * 0.45, 11, "serif-italic", 7, x=-half + 10, y=14, fill=SOFT),
        icon(aim.scores, -half + 24, 31, 26),
        number(aim.worth, -half + 41, 36, 14, INK, "start"),
        block(scores, half - beside - 9, WORDS, "sans", 3, beside, 30, fill=INK),
        at=at,
        said=aim.said,
        rule="ARC-WIN-01",
    )


def sides(shown: tuple[Side, ...], texts: Texts) -> Layer:
    """D02, D25 both sides of hexes, one above the other's shoulder."""
    first, step = _spread(len(shown), 92)
    return {
        f"side-{one.side}": _side(one, tenths(first + k * step, STRIP.y + 84), texts) for k, one in enumerate(shown)
    }


@remembered_print
def _side(one: Side, at: Spot, texts: Texts) -> Markup:
    shade = el("path", d="M0-40L34.6-20V20L0 40-34.6 20V-20z", transform=placed((2, 4)), fill="#000", fill_opacity=0.4)
    return thing(
        f"side-{one.side}",
        shade,
        laid(tile(one.side), scale=SIDE_SIZE),
        at=at,
        opacity=1 if one.is_possible else 0.45,
        said=one.said,
        rule="ARC-EXPL-01",
    )


def slips(shown: tuple[Choice, ...], texts: Texts) -> Layer:
    """Slips side by side: constructions with their prices, ways to use a card, cubes to take, fists."""
    first, step = _spread(len(shown), 104)
    return {
        one.ident: _slip(one, tenths(first + k * step, STRIP.y + 83), min(step - 8, 98)) for k, one in enumerate(shown)
    }


@remembered
def _slip(one: Choice, at: Spot, wide: float) -> Markup:
    head, *cost = one.signs
    parts = [
        el("rect", x=-wide / 2 + 1.5, y=-51, width=wide, height=106, rx=5, fill="#000", fill_opacity=0.35),
        el("rect", x=-wide / 2, y=-54, width=wide, height=106, rx=5, fill="#f3d9a0" if one.is_chosen else BONE,
           stroke=FRAME, stroke_width=2.4 if one.is_chosen else 1),
        row((head,), 0, -26, 40),
        block(one.words, wide + 4, (12.5, 8), "serif-bold", 2, 0, 9, fill=INK, text_anchor="middle"),
    ]  # fmt: skip
    if cost:
        parts.append(el("path", d=f"M{-wide / 2 + 6:g} 20H{wide / 2 - 6:g}", stroke=LINE, stroke_width=0.8))
        parts.append(row(tuple(cost), 0, 29 if one.lack else 37, 15 if one.lack else 17, INK, wide - 8))
    if one.lack:
        parts.append(
            block(one.lack, (wide - 6) / 0.86, (9, 6.5), "sans-bold", 1, 0, 44, fill=RED, text_anchor="middle")
        )
    return thing(one.ident, *parts, at=at, said=one.said, rule=one.rule)


def construction_signs(kind: str) -> tuple[Sign, ...]:
    """A construction and its price."""
    one = CONSTRUCTIONS[kind]
    cubes = [f":{good}" for good, count in one.cost.items() for _ in range(count)]
    return (f":{kind}", *cubes, *([f"{one.florins}", ":florin"] if one.florins else []))


def found(shown: tuple[Found, ...], texts: Texts) -> Layer:
    """D36 what a search has uncovered, each at its lowest price."""
    first, step = _spread(len(shown), 106)
    out: Layer = {}
    for k, one in enumerate(shown):
        at = tenths(first + k * step, STRIP.y + 26)
        out[f"card-{one.card}"] = _found(one, at, texts)
    return out


@remembered_print
def _found(one: Found, at: Spot, texts: Texts) -> Markup:
    return thing(
        f"card-{one.card}",
        laid(face(one.card, texts), at=(-FACE / 2, 0)),
        price(str(one.florins), 0, FACE + 18, 25),
        at=at,
        opacity=0.5 if one.is_dim else 1,
        said=one.said,
        rule="ARC-CARD-12",
        comes_from="deck",
    )


def purse(seat: int, florins: int, offered: int, texts: Texts) -> Layer:
    """D10 the own purse while one bids: the page has the scale, this shows what it leaves."""
    return {"purse": _purse(seat, florins, offered, texts)}


@remembered_print
def _purse(seat: int, florins: int, offered: int, texts: Texts) -> Markup:
    x, y = STRIP.x + LEFT + WIDE / 2, STRIP.y + 80
    closed = offered >= 0
    return thing(
        "purse",
        el("circle", cx=-110, r=46, fill=COLOURS[seat], fill_opacity=0.25),
        icon("fist" if closed else "taxes", -110, 0, 72),
        *([number(str(offered), -60, 10, 26, PALE, "start")] if closed else []),
        icon("florin", 20, 0, 40),
        number(str(florins - max(0, offered)), 46, 10, 30, PALE, "start"),
        line(texts("board-purse"), 200, 12.5, "sans", 9, x=100, y=5, fill=MUTED),
        at=(neat(x, 4), y),
        said=texts("board-purse-told", count=florins),
        rule="ARC-P2-01",
    )  # fmt: skip


def fists(shown: tuple[tuple[str, str], ...]) -> Layer:
    """D38 two closed hands, with a cube in one or in both."""
    first, step = _spread(len(shown), 150)
    return {
        f"fist-{side}": _fist(side, tenths(first + k * step, STRIP.y + 82), said)
        for k, (side, said) in enumerate(shown)
    }


@remembered
def _fist(side: str, at: Spot, said: str) -> Markup:
    shown = used("arc-fist", scale=(3.4 if side == "right" else -3.4, 3.4))
    return thing(f"fist-{side}", shown, at=at, said=said, rule="ARC-CARD-05")
