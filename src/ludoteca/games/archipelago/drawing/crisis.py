"""A crisis on the strip: what is wanted, who stands and who lies, what it comes to, and whose turn it is to help."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.pieces import seal
from ludoteca.draw.svg import Markup, el
from ludoteca.draw.text import block, line
from ludoteca.draw.things import Spot, thing
from ludoteca.games.archipelago.drawing.arrangement import STRIP
from ludoteca.games.archipelago.drawing.evolution import LEFT
from ludoteca.games.archipelago.drawing.icons import icon, number
from ludoteca.games.archipelago.drawing.palette import PALE, SLATE
from ludoteca.play.texts import Texts

WIDE, HIGH = STRIP.wide - LEFT - 8, STRIP.high - 9
MIST, ALARM = "#cfe0dc", "#ffb4a6"
HEAD = 128.0  # what is wanted stands to the left of this
SEATS_DOWN = 80.0
PARTED = 190.0  # what it comes to, from who stands and lies


class Helper(NamedTuple):
    """A seat in the crisis: its citizens that stand and that lie, and whether it is asked now or was asked before."""

    seat: int
    name: str
    stands: int
    lies: int
    is_now: bool
    is_done: bool
    said: str


class Crisis(NamedTuple):
    """A crisis: of which kind and good, the number on the card, what is still missing, what it comes to."""

    is_domestic: bool
    good: str
    number: int
    missing: int  # citizens that lie, or cubes that are wanted
    rebellion: int  # if nobody helps any more
    population: int
    helpers: tuple[Helper, ...]
    said: str
    stand_up: int = 0  # how many more stand up for the cube that was given


def sheet_of(one: Crisis, texts: Texts) -> dict[str, Markup]:
    """The crisis, and each seat by itself."""
    out = {"crisis": crisis(one, texts)}
    step = (WIDE - HEAD - 6) / len(one.helpers)
    for k, helper in enumerate(one.helpers):
        at = (STRIP.x + LEFT + round(HEAD + k * step, 1), STRIP.y + 4 + SEATS_DOWN)
        out[f"helper-{helper.seat}"] = help_of(helper, one.is_domestic, at, round(step - 5, 1))
    return out


@remembered_print
def crisis(one: Crisis, texts: Texts) -> Markup:
    """What it is about, on a sheet of slate."""
    return thing(
        "crisis",
        el("rect", width=WIDE, height=HIGH, rx=6, fill=SLATE, stroke="#d7b46a", stroke_width=1.4),
        *_wanted(one, texts),
        *_outcome(one, texts),
        el("path", d=f"M{HEAD:g} 70H{WIDE - 10:g}", stroke="#d7b46a", stroke_opacity=0.5),
        at=(STRIP.x + LEFT, STRIP.y + 4),
        said=one.said,
        rule="ARC-P4-10" if one.is_domestic else "ARC-P4-20",
    )


def _wanted(one: Crisis, texts: Texts) -> list[Markup]:
    shown = (
        [
            icon(one.good, 28, 34, 38),
            number(f"= {one.number}", 68, 43, 24, "#fff"),
            icon("folk", 104, 34, 24),
        ]
        if one.is_domestic
        else [number(f"{one.number}×", 34, 43, 26, "#fff"), icon(one.good, 80, 34, 42)]
    )
    title = texts("board-crisis-domestic" if one.is_domestic else "board-crisis-export")
    face, fill = "sans", MIST
    if one.stand_up:
        feeds = texts("board-still-to-stand", count=one.stand_up)
        face, fill = "sans-bold", "#fff"
    elif one.is_domestic:
        feeds = texts("board-cube-feeds", count=one.number)
    else:
        feeds = texts("board-cubes-missing", count=one.missing)
    return [
        *shown,
        block(title, HEAD - 14, (14.5, 8.5), "serif-bold", 2, 12, 82, fill=PALE),
        block(feeds, HEAD - 2, (12, 8), face, 2, 12, 112, fill=fill),
    ]


def _outcome(one: Crisis, texts: Texts) -> list[Markup]:
    """What rebellion comes to if all stop helping now, where a phone shows it; how many lie, or what has been given."""
    x = HEAD
    falls = one.rebellion > one.population
    word = "board-independence-now" if falls else "board-holds"
    colour = ALARM if falls else "#fff"
    parts = [
        icon("rebel", x + 14, 24, 26),
        number(texts("board-of", part=one.rebellion, whole=one.population), x + 31, 32, 22, colour, "start"),
        line(texts(word), (PARTED - 34) / 0.86, 12, "sans", 8, x=x + 2, y=56, fill=colour if falls else MIST),
    ]
    x += PARTED
    if one.is_domestic:
        stands = sum(helper.stands for helper in one.helpers)
        return [
            *parts,
            icon("folk", x + 12, 24, 26),
            number(str(stands), x + 28, 32, 22, "#fff", "start"),
            line(texts("board-stand", count=stands), 84, 11.5, "sans", 8, x=x + 2, y=56, fill=MIST),
            icon("rebel", x + 106, 24, 26),
            number(str(one.missing), x + 124, 32, 22, "#fff", "start"),
            line(texts("board-lie", count=one.missing), 84, 11.5, "sans", 8, x=x + 92, y=56, fill=MIST),
        ]
    there = one.number - one.missing
    parts += [
        el("rect", x=x + 4 + k * 32, y=14, width=27, height=27, rx=3, fill="#000", fill_opacity=0.25, stroke=MIST,
           stroke_width=1.2, stroke_dasharray="4 3")
        for k in range(one.number)
    ]  # fmt: skip
    return parts + [icon(f"cube-{one.good}", x + 17.5 + k * 32, 27.5, 26) for k in range(there)]


@remembered
def help_of(helper: Helper, is_domestic: bool, at: Spot, wide: float) -> Markup:
    """A seat in the order in which they are asked: done, now, or still to come."""
    parts = [
        el("rect", width=wide, height=52, rx=5, fill="#fff", fill_opacity=0.24 if helper.is_now else 0.08,
           stroke="#fff" if helper.is_now else "none", stroke_width=1.2),
        seal(helper.seat, 14, 14, 0.72),
        line(helper.name, (wide - 28) / 0.86, 12.5, "sans-bold" if helper.is_now else "sans", 7, x=27, y=18,
             fill=MIST if helper.is_done else "#fff"),
    ]  # fmt: skip
    if is_domestic:
        parts += [
            icon(f"man{helper.seat}", 13, 38, 16),
            number(str(helper.stands), 23, 43, 12.5, "#fff", "start"),
            icon(f"lie{helper.seat}", 50, 38, 16),
            number(str(helper.lies), 63, 43, 12.5, "#fff", "start"),
        ]
    return thing(f"helper-{helper.seat}", *parts, at=at, said=helper.said, rule="ARC-P4-12")
