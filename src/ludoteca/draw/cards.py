"""Cards of any game: paper with a shadow, a band with the name, a body, a foot. No text leaves its card.

A card lies from its upper left corner. What is drawn on it is drawn around its own middle.
"""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import block, width
from ludoteca.draw.things import laid

MARGIN = 10  # beside a name, both sides together

Sizes = tuple[float, float]  # of type: as large as the first if it fits, never smaller than the second


class Look(NamedTuple):
    """How the cards of a family look: the band and the ink on it, the paper, the edge of both, the round of corners."""

    band: str
    ink: str = "#fffaf0"
    paper: str = "#fbf1d9"
    edge: str = "#6b4e2e"
    corner: float = 7


def card(wide: float, high: float, name: str, look: Look, body: Markup, foot: Markup | None = None,
         head: float = 24, low: float = 22) -> Markup:  # fmt: skip
    """A whole card: its name on a band `head` high, its picture, and below a line, `low` high, what else it says."""
    bottom = high - low if foot is not None else high
    parts = [
        sheet(wide, high, look.paper, look.edge, look.corner),
        laid(body, at=(wide / 2, (head + bottom) / 2)),
        _headed(name, wide, head, look),
    ]
    if foot is not None:
        line = el("path", d=f"M4 {bottom:g}H{wide - 4:g}", stroke=look.edge, stroke_opacity=0.45, stroke_width=0.8)
        parts += [line, laid(foot, at=(wide / 2, high - low / 2))]
    return group(*parts)


@remembered
def sheet(wide: float, high: float, paper: str, edge: str = "#6b4e2e", corner: float = 7, thick: float = 1) -> Markup:
    """A piece of paper or card with its shadow, and nothing on it."""
    body = el("rect", width=wide, height=high, rx=corner, fill=paper, stroke=edge, stroke_width=thick)
    return group(shadow(wide, high, corner), body)


def shadow(wide: float, high: float, corner: float, strength: float = 0.35) -> Markup:
    """What a card throws on the table it lies on."""
    return el("rect", x=1.5, y=3, width=wide, height=high, rx=corner, fill="#000", fill_opacity=strength)


def _headed(name: str, wide: float, high: float, look: Look) -> Markup:
    """A name in one line, if it can be read so; else in two that leave a margin above and below."""
    if width(name, high * 0.42, "serif-bold") <= wide - MARGIN:
        return name_band(name, wide, high, look, (high * 0.54, high * 0.42), 1)
    return name_band(name, wide, high, look, (high * 0.4, high * 0.3))


def name_band(name: str, wide: float, high: float, look: Look, sizes: Sizes, most: int = 2) -> Markup:
    """The name of a card on the colour of its family, in so many lines at most."""
    c = look.corner
    return group(
        el("path", d=f"M0 {c:g}a{c:g} {c:g} 0 0 1 {c:g}-{c:g}h{wide - 2 * c:g}a{c:g} {c:g} 0 0 1 {c:g} {c:g}"
           f"v{high - c:g}H0z", fill=look.band, stroke=look.edge, stroke_width=1),
        block(name, wide - MARGIN, sizes, "serif-bold", most, wide / 2, high / 2 + 0.5, fill=look.ink,
              text_anchor="middle"),
    )  # fmt: skip


@remembered
def back(wide: float, high: float, look: Look) -> Markup:
    """The back of a card of this family: nobody sees what it is."""
    c = look.corner
    return group(
        sheet(wide, high, look.band, look.edge, c),
        el("rect", x=4, y=4, width=wide - 8, height=high - 8, rx=max(1, c - 3), fill="none", stroke=look.ink,
           stroke_width=1, stroke_opacity=0.75),
        el("path", d=f"M{wide / 2:g} {high * 0.3:g}L{wide * 0.72:g} {high / 2:g} {wide / 2:g} {high * 0.7:g} "
           f"{wide * 0.28:g} {high / 2:g}z", fill="none", stroke=look.ink, stroke_width=1.4),
    )  # fmt: skip
