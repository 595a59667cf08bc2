"""What is public and seldom looked at: the trend, the explorer tokens, the next region, the bank."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.pieces import seal
from ludoteca.draw.svg import Markup, el
from ludoteca.draw.text import block, line
from ludoteca.draw.things import laid, thing, used
from ludoteca.games.archipelago.drawing.arrangement import ASIDE
from ludoteca.games.archipelago.drawing.catalog import NUMBERS
from ludoteca.games.archipelago.drawing.icons import icon, number
from ludoteca.games.archipelago.drawing.palette import INK, RED, SOFT
from ludoteca.games.archipelago.drawing.sheets import sheet
from ludoteca.games.archipelago.drawing.tiles import tile
from ludoteca.play.texts import Texts

WIDE = ASIDE.wide - 1
TRENDS_HIGH, TOKENS_HIGH = 62.0, 62.0
TILE_SCALE = 0.54
MOST_SHOWN = 4  # tokens of a pile that are drawn one upon the other
# What each ranking is shown by.
SIGNS = {
    "florins": "florin", "tokens": "token", "towns": "town", "ports": "port", "markets": "market",
    "temples": "temple", "characters": "character", "progress": "progress", "cards": "cards",
    "benefactor": "benefactor",
}  # fmt: skip


class Public(NamedTuple):
    """A trend, or an objective that lies in the open: what it ranks, what is said of it, coins of the Benefactor."""

    ident: str
    ranks: str
    name: str
    said: str
    coins: tuple[int, ...] = ()


class Piles(NamedTuple):
    """The piles of explorer tokens, and what is said of them."""

    left: tuple[int, ...]
    said: str


class NextRegion(NamedTuple):
    """The hex on top of its deck with the side that lies up ("" for none), how many there are, what is said of it."""

    side: str
    left: int
    discarded: int
    said: str


def sign_of(ranks: str) -> str:
    """The icon of what players are ranked by."""
    return SIGNS.get(ranks, ranks.removeprefix("region-"))


def aside(
    trends: tuple[Public, ...], none_said: str, piles: Piles, ahead: NextRegion, bank: int, bank_said: str, texts: Texts
) -> dict[str, Markup]:
    """All of it, element by element."""
    out: dict[str, Markup] = {}
    count = max(1, len(trends))
    high = TRENDS_HIGH / count
    for k, trend in enumerate(trends):
        out[trend.ident] = trend_sheet(trend, k * high, high - (1 if count > 1 else 0), texts)
    if not trends:
        out["trend-none"] = trend_unknown(none_said, texts)
    out["piles"] = tokens(piles, texts)
    out["next-region"] = next_region(ahead, texts)
    out["bank"] = bank_sheet(bank, bank_said)
    return out


@remembered_print
def trend_unknown(said: str, texts: Texts) -> Markup:
    """There is none, or nobody knows it yet."""
    return thing(
        "trend-none",
        sheet(WIDE, TRENDS_HIGH),
        line(texts("board-trend"), WIDE - 12, 11.5, "serif-italic", 8, x=9, y=16, fill=SOFT),
        block(said.partition("\n")[2], (WIDE - 16) / 0.88, (11, 7.5), "sans", 3, 9, 39, fill=SOFT),
        at=(ASIDE.x, ASIDE.y),
        said=said,
        rule="ARC-TREND-01",
    )


@remembered_print
def trend_sheet(trend: Public, down: float, high: float, texts: Texts) -> Markup:
    """What everybody is ranked by."""
    at = (ASIDE.x, ASIDE.y + down)
    points = NUMBERS.trend_ranks
    if high < TRENDS_HIGH - 2:
        scale = min(1.0, high / 30)
        middle = high / 2 - 1
        parts = [
            sheet(WIDE, high - 2),
            icon(sign_of(trend.ranks), 15, middle, 22 * scale),
            block(trend.name, 66, (10.5, 7), "serif-bold", 1 if trend.coins else 2, 28,
                  8 if trend.coins else middle, fill=INK),
            number("·".join(map(str, points)), WIDE - 5, 11.5 if trend.coins else middle + 4, 10.5, INK, "end"),
        ]  # fmt: skip
        for seat, coins in enumerate(trend.coins):  # ARC-TREND-05
            x = 33 + seat * 19
            parts += [seal(seat, x, 21, 0.34), number(str(coins), x + 6, 24.5, 10, INK, "start")]
        return thing(trend.ident, *parts, at=at, said=trend.said, rule="ARC-TREND-01")
    parts = [
        sheet(WIDE, high - 1),
        line(texts("board-trend"), WIDE - 12, 11.5, "serif-italic", 8, x=9, y=16, fill=SOFT),
        icon(sign_of(trend.ranks), 24, 38, 32),
        block(trend.name, 92, (11.5, 7.5), "serif-bold", 2, 46, 27, fill=INK),
    ]
    if any(trend.coins):
        for seat, coins in enumerate(trend.coins):
            x = 50 + seat * 15
            parts += [seal(seat, x, 47, 0.34), number(str(coins), x + 5, 51, 9.5, INK, "start")]
    else:
        for k, worth in enumerate(points):
            parts += [number(str(worth), 48 + 23 * k, 51.5, 13, INK, "start"), icon("medal", 62 + 23 * k, 47, 13)]
    return thing(trend.ident, *parts, at=at, said=trend.said, rule="ARC-TREND-01")


@remembered_print
def tokens(piles: Piles, texts: Texts) -> Markup:
    """The explorer tokens: when a pile is gone, everybody gets a disc, or a match comes nearer to its end."""
    parts = [
        sheet(WIDE, TOKENS_HIGH),
        line(texts("board-tokens"), WIDE - 10, 11.5, "serif-italic", 8, x=9, y=15, fill=SOFT),
    ]
    for k, left in enumerate(piles.left):
        x = 24 + k * 39
        parts.append(el("circle", cx=x, cy=37, r=11, fill="#000", fill_opacity=0.08, stroke="#a58d58", stroke_width=0.9,
                        stroke_dasharray="2.5 2"))  # fmt: skip
        parts += [icon("token", x, 38 - n * 2.4, 22) for n in range(min(left, MOST_SHOWN))]
        if left:
            parts.append(number(str(left), x + 13, 36, 12.5, INK, "start"))
        else:
            parts.append(block(texts(f"board-pile-{k + 1}"), 30, (9.5, 6.5), "sans-bold", 2, x, 37, fill=SOFT,
                               text_anchor="middle"))  # fmt: skip
    running = [(k, left) for k, left in enumerate(piles.left) if left]
    if running and running[0][0] < len(piles.left) - 1:
        k, left = running[0]
        parts.append(line(texts("board-disc-ahead", count=left), WIDE + 14, 10, "sans", 7, x=WIDE / 2, y=57.5,
                          fill=RED, text_anchor="middle"))  # fmt: skip
    return thing("piles", *parts, at=(ASIDE.x, ASIDE.y + 66), said=piles.said, rule="ARC-P5-05")


@remembered_print
def next_region(ahead: NextRegion, texts: Texts) -> Markup:
    """The deck of hexes: the side that lies up is known, the other one is not."""
    parts = [
        sheet(WIDE, ASIDE.high - 135),
        line(texts("board-next-region"), WIDE - 10, 11.5, "serif-italic", 8, x=9, y=15, fill=SOFT),
        *(used("arc-hex", (38 + 2 * k, 55 + 2 * k), scale=TILE_SCALE, fill="#b8a274", stroke="#6d553b",
               stroke_width=1.4)
          for k in (2, 1)[: max(0, ahead.left - 1)]),
        number(str(ahead.left), 90, 38, 15, INK, "end"),
        line(texts("board-left"), 36, 10.5, "sans", 6.5, x=93, y=38, fill=SOFT),
        number(str(ahead.discarded), 90, 55, 13, SOFT, "end"),
        line(texts("board-discarded"), 36, 10.5, "sans", 6.5, x=93, y=55, fill=SOFT),
    ]  # fmt: skip
    if ahead.side:
        parts.insert(3 + min(2, max(0, ahead.left - 1)) - 1, laid(tile(ahead.side), at=(38, 55), scale=TILE_SCALE))
    return thing("next-region", *parts, at=(ASIDE.x, ASIDE.y + 132), said=ahead.said, rule="ARC-EXPL-01")


@remembered
def bank_sheet(florins: int, said: str) -> Markup:
    """The florins of the bank."""
    return thing(
        "bank",
        icon("chest", 0, 0, 15),
        icon("florin", 11, 0, 12),
        number(str(florins), 19, 5, 14, RED if florins < 10 else INK, "start"),
        at=(ASIDE.x + 79, ASIDE.y + 212),
        said=said,
        rule="ARC-COMP-04",
    )
