"""Board IV: workers that wait, what the next one costs, and what they will do to rebellion."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import line, width
from ludoteca.draw.things import placed, thing
from ludoteca.games.archipelago.drawing.arrangement import LABOUR as FRAME
from ludoteca.games.archipelago.drawing.catalog import LABOUR, NUMBERS
from ludoteca.games.archipelago.drawing.icons import icon, number, price, signed, text
from ludoteca.games.archipelago.drawing.palette import CREAM, GREEN, INK, LINE, RED, SOFT
from ludoteca.games.archipelago.drawing.sheets import sheet
from ludoteca.play.texts import Texts

WIDE, HIGH = FRAME.wide - 2, FRAME.high - 4
COLUMN = (WIDE - 16) / len(LABOUR)
LEAST = 7.5  # the smallest type that can be read


class Labour(NamedTuple):
    """Board IV: the surplus now and in the next turn, and what is said of it and of each row."""

    surplus: int
    then: int
    sources: str  # where the change comes from, in a few words
    said: str
    rows_said: tuple[str, ...]


def row_of(surplus: int) -> int:
    return next(k for k, row in enumerate(LABOUR) if row.first <= surplus <= row.last)


def board(labour: Labour, texts: Texts) -> dict[str, Markup]:
    """The whole board, element by element."""
    now = row_of(min(labour.surplus, NUMBERS.scale))
    out = {"labour": ground()}
    out["surplus"] = waiting(labour.surplus, labour.said, texts)
    out["next-hire"] = hire(LABOUR[now].price, labour.said, texts)
    for k, said in enumerate(labour.rows_said):
        out[f"labour-row-{k}"] = box(k, k == now, said)
    out["surplus-ahead"] = ahead(labour.surplus, labour.then, labour.sources, labour.said, texts)
    return out


@remembered
def ground() -> Markup:
    return group(sheet(WIDE, HIGH), id="labour", transform=placed((FRAME.x + 1, FRAME.y + 1)))


@remembered_print
def waiting(surplus: int, said: str, texts: Texts) -> Markup:
    shown = str(surplus)
    end = 33 + 11.5 * len(shown)
    return thing(
        "surplus",
        icon("surplus", 16, 17, 21),
        number(shown, 29, 23.5, 21, INK, "start"),
        line(texts("board-waiting"), 118 - end, 11.5, "sans", 8, x=end, y=22.5, fill=SOFT),
        at=(FRAME.x + 1, FRAME.y),
        said=said,
        rule="ARC-P3-05",
    )


@remembered_print
def hire(florins: int, said: str, texts: Texts) -> Markup:
    return thing(
        "next-hire",
        line(texts("board-next-hire"), 92, 11.5, "sans", 8, x=-18, y=22.5, fill=SOFT, text_anchor="end"),
        price(str(florins), 0, 17.5, 25),
        at=(FRAME.x + WIDE - 19, FRAME.y),
        said=said,
        rule="ARC-RECR-02",
    )


@remembered
def box(number_: int, is_now: bool, said: str) -> Markup:
    """A row of the board: from how many to how many, the price of a worker, what happens to rebellion."""
    one = LABOUR[number_]
    middle = COLUMN / 2 - 1
    bounds = f"{one.first}–{one.last}" if one.last < NUMBERS.scale else f"{one.first}+"
    parts = [
        el("rect", width=COLUMN - 2, height=36, rx=3, fill="#dfe7e4" if is_now else CREAM,
           fill_opacity=0.9 if is_now else 0.55, stroke=INK if is_now else LINE, stroke_width=1.6 if is_now else 0.8),
        text(bounds, middle, 10, 10, "sans-bold" if is_now else "sans", INK, text_anchor="middle"),
        price(str(one.price), middle, 18.6, 14.5),
    ]  # fmt: skip
    if one.rebellion:
        colour = RED if one.rebellion > 0 else GREEN
        parts += [
            number(signed(one.rebellion), middle - 1, 33.4, 10.5, colour, "end"),
            icon("rebel", middle + 7, 29.6, 10.5),
        ]
    else:
        parts.append(number("–", middle, 33, 10.5, SOFT))
    return thing(
        f"labour-row-{number_}", *parts, at=(FRAME.x + 9 + round(number_ * COLUMN, 1), FRAME.y + 33), said=said,
        rule="ARC-P3-05",
    )  # fmt: skip


@remembered_print
def ahead(now: int, then: int, sources: str, said: str, texts: Texts) -> Markup:
    """What the next turn makes of the surplus, and why."""
    low = HIGH - 7.5
    change = f"{signed(then - now)} → {then}" if then != now else f"→ {then}"
    room = WIDE - 132
    # What finds no room here is said to who points at it.
    told = sources if width(sources, LEAST, "serif-italic") <= room else ""
    return thing(
        "surplus-ahead",
        line(texts("board-then"), 66, 11.5, "sans", 8, x=10, y=low, fill=INK),
        number(change, 66, low, 12.5, INK, "start"),
        line(told, room, 11, "serif-italic", LEAST, x=WIDE - 10, y=low, fill=SOFT, text_anchor="end"),
        at=(FRAME.x + 1, FRAME.y),
        said=said,
        rule="ARC-P3-01",
    )
