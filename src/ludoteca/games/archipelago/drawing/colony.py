"""Board III as the scale of the chart: population and rebellion on one line, and where the next turn leads."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import fit, line, width
from ludoteca.draw.things import placed, tenths, thing
from ludoteca.games.archipelago.drawing.arrangement import COLONY as FRAME
from ludoteca.games.archipelago.drawing.catalog import COLONY, NUMBERS
from ludoteca.games.archipelago.drawing.icons import icon, number, row, row_width, signed
from ludoteca.games.archipelago.drawing.palette import CREAM, GREEN, INK, RED, SOFT
from ludoteca.games.archipelago.drawing.palette import FRAME as EDGE
from ludoteca.games.archipelago.drawing.sheets import sheet
from ludoteca.play.texts import Texts

MARGIN, BAR = 14.0, 46.0
WIDE, HIGH = FRAME.wide - 2, FRAME.high - 4
UNIT = (WIDE - 2 * MARGIN) / NUMBERS.scale
NARROW = 5  # a margin under this is written in red
STEP = 5  # of the scale
LAST = 99  # of what phase 3 reads, one after the other


class Forecast(NamedTuple):
    """What the next turn makes of it: what markers, the domestic and the export crisis add, and what it comes to."""

    parts: tuple[tuple[str, int], ...]  # the icon of what adds, and how much
    rebellion: int
    population: int
    said: str


class Colony(NamedTuple):
    """Board III, and what is said of each number."""

    population: int
    rebellion: int
    forecast: Forecast | None
    population_said: str
    rebellion_said: str
    margin_said: str
    rows_said: tuple[str, ...]
    read: int = 0  # the turn in which phase 3 has read it last
    burns: bool = False  # rebellion has passed population


def at(value: float) -> float:
    """Where a value lies on the scale."""
    return FRAME.x + MARGIN + min(max(value, 0), NUMBERS.scale) * UNIT


def scale(colony: Colony, texts: Texts) -> dict[str, Markup]:
    """The whole board, element by element."""
    out = {"colony": ground()}
    for k, said in enumerate(colony.rows_said):
        is_now = COLONY[k].first <= colony.population <= COLONY[k].last
        out[f"colony-row-{k}"] = zone(k, is_now, colony.read if is_now else 0, said, texts)
    out["bar"] = bar()
    if colony.forecast is not None:
        out["stretch"] = stretch(colony.rebellion, colony.forecast.rebellion, colony.population)
        out["pin-forecast"] = pin("pin-forecast", colony.forecast.rebellion, "rebel", -5, 0.6, "")
    else:
        out["stretch"] = stretch(colony.rebellion, colony.rebellion, colony.population)
    if colony.burns:
        out["burnt"] = burnt(colony.population)
    out["pin-rebellion"] = pin("pin-rebellion", colony.rebellion, "rebel", 0, 1, colony.rebellion_said)
    out["pin-population"] = pin("pin-population", colony.population, "folk", 5, 1, colony.population_said)
    out["population"] = figure(
        "population", "folk", colony.population, 0, texts("board-population"), colony.population_said
    )
    out["rebellion"] = figure(
        "rebellion", "rebel", colony.rebellion, 112, texts("board-rebellion"), colony.rebellion_said
    )
    out["margin"] = margin(colony.population - colony.rebellion, texts("board-margin"), colony.margin_said)
    if colony.forecast is not None:
        out["forecast"] = forecast(colony.forecast, texts("board-next-turn"), texts)
    return out


@remembered
def ground() -> Markup:
    return group(sheet(WIDE, HIGH), id="colony", transform=placed((FRAME.x, FRAME.y + 1)))


@remembered
def figure(ident: str, picture: str, value: int, x: float, word: str, said: str) -> Markup:
    """One of the numbers that decide, and what it is."""
    shown = str(value)
    end = 29 + 12 * len(shown)
    return thing(
        ident,
        icon(picture, 16, 16, 21),
        number(shown, 29, 23, 21, INK, "start"),
        line(word, 119 - end, 11.5, "sans", 8, x=end + 4, y=22, fill=SOFT),
        at=(FRAME.x + x, FRAME.y),
        said=said,
        rule="ARC-IND-01",
    )


@remembered
def margin(value: int, word: str, said: str) -> Markup:
    """How far rebellion may still rise."""
    _, size = fit(word, 158, (11.5, 8), "sans")
    wide = width(word, size, "sans") * 0.84
    return thing(
        "margin",
        el("rect", x=-wide - 40, y=4, width=round(wide + 40, 1), height=24, fill="#fff", fill_opacity=0),
        number(str(value).replace("-", "−"), -wide - 5, 23, 21, RED if value < NARROW else GREEN, "end"),
        line(word, 158, size, "sans", 8, x=0, y=22, fill=SOFT, text_anchor="end"),
        at=(FRAME.x + WIDE - 9, FRAME.y),
        said=said,
        rule="ARC-IND-01",
    )


@remembered_print
def zone(number_: int, is_now: bool, read: int, said: str, texts: Texts) -> Markup:
    """ARC-P3-04 a row of the board: what phase 3 does while population is in it. That one flashes then, the last."""
    one = COLONY[number_]
    left, right = at(max(one.first - 1, 0)), at(one.last)
    top = FRAME.y + BAR + 9
    fill = "#fff"
    if is_now:
        fill = "#2a2222" if one.rebellion else "#8f9396" if one.surplus else "#dfe7e4"
    shown = ["surplus"] * one.surplus + ["rebel"] * one.rebellion
    parts = [
        el("rect", x=left, y=top, width=right - left, height=12.5, fill=fill, fill_opacity=0.85 if is_now else 0.45,
           stroke=EDGE, stroke_width=0.7),
        *(icon(what, (left + right) / 2 - 4 + (n - (len(shown) - 1) / 2) * 12, top + 6.2, 11)
          for n, what in enumerate(shown)),
        number(str(one.last), right - 3, top + 9.8, 10, "#fff" if is_now and shown else SOFT, "end"),
    ]  # fmt: skip
    if not shown:
        parts.append(line(texts("board-calm"), 44, 10, "serif-italic", 8, x=(left + right) / 2 - 6, y=top + 9.6,
                          fill=SOFT, text_anchor="middle"))  # fmt: skip
    flashes = f"turn {read}" if shown and read else ""
    return thing(f"colony-row-{number_}", *parts, said=said, rule="ARC-P3-04", flashes=flashes, queue=LAST)


@remembered
def bar() -> Markup:
    """The scale itself, as on a chart."""
    top = FRAME.y + BAR
    parts = []
    for k in range(NUMBERS.scale // STEP):
        x = at(STEP * k)
        for dark, y in ((not k % 2, top + 4.5), (bool(k % 2), top)):
            parts.append(el("rect", x=x, y=y, width=STEP * UNIT, height=4.5, fill=INK if dark else CREAM))
    frame = el("rect", x=at(0), y=top, width=NUMBERS.scale * UNIT, height=9, fill="none", stroke=INK, stroke_width=0.8)
    return group(*parts, frame, id="bar")


@remembered
def stretch(now: int, then: int, population: int) -> Markup:
    """What rebellion will take, hatched; what is left before independence, green."""
    y = FRAME.y + BAR + 0.8
    low, high = min(now, then), max(now, then)
    parts = [el("rect", x=at(low), y=y, width=max(0.1, at(high) - at(low)), height=7.4, fill="url(#arc-hatch)" if
                then > now else "#8fc7a6", stroke=RED if then > now else GREEN, stroke_width=0.9)]  # fmt: skip
    if population > high:
        parts.append(el("rect", x=at(high), y=y, width=at(population) - at(high), height=7.4, fill="#3aa66f",
                        stroke=GREEN, stroke_width=0.9))  # fmt: skip
    return group(*parts, id="stretch", pointer_events="none")


@remembered
def burnt(population: int) -> Markup:
    """ARC-IND-01 the scale burns from the left as far as there are people."""
    left, wide, top = at(0), round(at(population) - at(0), 1), FRAME.y + BAR
    flames = "".join(f"l4-{7 if k % 2 else 4} 4 {7 if k % 2 else 4}" for k in range(max(1, int(wide // 8))))
    return thing(
        "burnt",
        el("path", d=f"M{left:g} {top:g}{flames}", fill="#e8912d", stroke=RED, stroke_width=0.6),
        el("rect", x=left, y=top, width=wide, height=9, fill="#7d150d"),
        grows=True,
        pointer_events="none",
    )


@remembered
def pin(ident: str, value: int, picture: str, aside: float, strength: float, said: str) -> Markup:
    """A marker on the scale."""
    fill = INK if picture == "rebel" else "#fffdf5"
    return thing(
        ident,
        el("path", d="M-4-5L0 1L4-5z", fill=fill, stroke=INK, stroke_width=0.9),
        icon(picture, aside, -11.5, 15),
        at=tenths(at(value), FRAME.y + BAR),
        opacity=strength,
        said=said,
        rule="ARC-IND-01" if said else "",
    )


@remembered_print
def forecast(ahead: Forecast, word: str, texts: Texts) -> Markup:
    """Next turn, as things are: what adds to rebellion, and what that leaves."""
    low = HIGH - 7.5
    then = ahead.population - ahead.rebellion
    told = texts("board-margin-then", count=then) if then >= 0 else texts("board-independence")
    signs = [sign for picture, more in ahead.parts for sign in (f":{picture}", signed(more))]
    signs.append(texts("board-comes-to", rebellion=ahead.rebellion, population=ahead.population))
    wide = row_width(signs, 15)
    end = WIDE - 14 - min(104, width(told, 13.5, "sans-bold") * 0.86)
    room = end - 20
    first = min(width(word, 11.5, "sans") * 0.84, room - wide) if wide < room - 40 else room * 0.4
    return thing(
        "forecast",
        el("rect", x=4, y=HIGH - 21, width=WIDE - 8, height=18, fill="#fff", fill_opacity=0),
        line(word, first / 0.8, 11.5, "sans", 8, x=10, y=low, fill=INK),
        row(tuple(signs), 16 + first + min(wide, room - first) / 2, low - 4, 15, INK, room - first),
        line(told, 128, 13.5, "sans-bold", 9, x=WIDE - 9, y=low, fill=RED if then < NARROW else GREEN,
             text_anchor="end"),
        at=(FRAME.x, FRAME.y),
        classes="aloud",
        said=ahead.said,
        rule="ARC-IND-01",
    )  # fmt: skip
