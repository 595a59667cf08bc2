"""The last sheet after independence: nothing is counted, so it tells how far rebellion passed population, and who won.

Like any score sheet it refers to no definitions.
"""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw import svg
from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import seal
from ludoteca.draw.scores import INK, PAPER, TITLE, WIDE, wreath
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import block, line
from ludoteca.draw.things import laid, tenths

HEAD, ROW, FOOT = 158, 40, 16
BAR_AT, BAR_WIDE, BAR_HIGH = 102.0, WIDE - 52, 18.0
EMBER, FLAME = "#b3261e", "#e8912d"


class Fallen(NamedTuple):
    """Somebody at the table: the seat, the name, what the objectives were, and whether this one wanted it so."""

    seat: int
    name: str
    aims: str
    is_winner: bool


class Story(NamedTuple):
    """How the colony was lost."""

    title: str
    told: str
    population: str
    rebellion: str
    counts: tuple[int, int]  # population, rebellion
    players: tuple[Fallen, ...]


def height(story: Story) -> int:
    return HEAD + ROW * len(story.players) + FOOT


@remembered
def sheet(story: Story) -> Markup:
    high = height(story)
    parts = [
        el("rect", x=3, y=6, width=WIDE, height=high, rx=6, fill="#000", fill_opacity=0.5),
        el("rect", width=WIDE, height=high, rx=6, fill=PAPER, stroke="#5d3c17", stroke_width=2),
        el("rect", x=7, y=7, width=WIDE - 14, height=high - 14, rx=3, fill="none", stroke="#a88a58", stroke_width=1),
        line(story.title, WIDE - 52, 24, "serif-bold", x=26, y=42, fill=TITLE),
        block(story.told, WIDE - 52, (15, 11), "sans", 2, 26, 66, fill=INK),
        burning(story),
    ]
    for k, player in enumerate(story.players):
        parts.append(laid(*_row(player), at=(0, HEAD + ROW * k)))
    return group(*parts)


def burning(story: Story) -> Markup:
    """The scale of the colony: what people there are, and how far the fire has come."""
    population, rebellion = story.counts
    unit = BAR_WIDE / max(population, rebellion)
    top, low = BAR_AT, BAR_AT + BAR_HIGH
    teeth = int(rebellion * unit // 12)
    edge = "".join(f"l6-{9 if k % 2 else 6} 6 {9 if k % 2 else 6}" for k in range(teeth))
    fire = group(
        el("path", d=f"M26 {top:g}{edge}", fill=FLAME, stroke=EMBER, stroke_width=0.8, stroke_linejoin="round"),
        el("rect", x=26, y=top, width=round(rebellion * unit, 1), height=BAR_HIGH, fill=EMBER),
        class_="burns",
    )
    return group(
        fire,
        el("path", d=f"M{26 + population * unit:.1f} {top - 12:g}V{low + 5:g}", stroke=INK, stroke_width=2.5),
        line(story.rebellion, BAR_WIDE / 2, 14, "sans-bold", x=34, y=low - 4, fill="#fff"),
        line(story.population, BAR_WIDE, 13, "sans-bold", x=26 + population * unit - 2, y=low + 17, fill=INK,
             text_anchor="end"),
    )  # fmt: skip


def _row(player: Fallen) -> list[Markup]:
    parts = [
        el("path", d=f"M18 0H{WIDE - 18}", stroke="#a88a58", stroke_width=0.8),
        seal(player.seat, 44, ROW / 2),
        line(player.name, 150, 16, "serif-bold", 9, x=66, y=ROW / 2 + 5.5, fill=INK),
        block(player.aims, WIDE - 300, (14, 9), "sans", 2, 232, ROW / 2, fill=INK),
    ]
    if player.is_winner:
        parts.append(laid(wreath(), at=tenths(WIDE - 44, ROW / 2)))
    return parts


def picture(story: Story) -> Markup:
    """The sheet as a picture of its own."""
    return svg.picture(WIDE + 12, height(story) + 14, laid(sheet(story), at=(4, 3)), label=story.title)
