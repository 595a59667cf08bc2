"""The things of Vendemmia, drawn: the hills, terraces with their dry-stone walls, vines as cards, baskets.

Land and terraces are drawn once, among the definitions of the picture, and used many times.
"""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import named, shade
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.things import laid, used
from ludoteca.games.vendemmia.view import UNKNOWN

WIDE, HIGH = 928, 158  # a hill
CARD_W, CARD_H = 46, 62
INK, PAPER = "#33241a", "#f6ecd6"
TINTS = {"barbera": "#8e2f45", "dolcetto": "#5b3a78", "freisa": "#b5573c", "nebbiolo": "#3f5f4a"}
STONES = (15, 21, 12, 18, 24, 13, 20, 16, 22, 14, 27)  # of a wall, by their widths
GRAPES = ((-10, 0), (-3.4, -1), (3.4, -1), (10, 0), (-6.6, 6), (0, 5.4), (6.6, 6), (-3.2, 12), (3.2, 12), (0, 18))


@remembered
def definitions() -> Markup:
    """Colours, the land behind every hill, and a terrace."""
    return el(
        "defs",
        shade("ven-sky", "#fdf3da", "#f0dca9"),
        shade("ven-earth", "#c79b62", "#8f6a3c"),
        shade("ven-card", "#fffdf6", "#f4e7cb"),
        el("clipPath", el("rect", width=WIDE, height=HIGH, rx=10), id="ven-frame"),
        *named({"ven-land": draw_land(), "ven-terrace": draw_terrace()}),
        id="definitions",
    )


def land() -> Markup:
    """The land behind a hill, as defined above."""
    return used("ven-land")


def terrace() -> Markup:
    """A terrace, as defined above."""
    return used("ven-terrace")


def draw_land() -> Markup:
    """A late summer afternoon: far hills, rows of vines on the nearer ones, and a table for the hand."""
    rows = "".join(f"M{x} {118 - (x % 7)}q34 -20 78 -30" for x in range(-20, 660, 26))
    return group(
        el("rect", width=WIDE, height=HIGH, fill="url(#ven-sky)"),
        el("path", d="M0 76C90 44 170 50 250 70C340 42 430 38 520 66C610 44 700 52 928 40V158H0z", fill="#c6cba2"),
        el("path", d="M0 104C120 66 240 72 330 96C430 70 540 70 640 92C740 74 840 78 928 70V158H0z", fill="#b0ba84"),
        el("path", d=rows, fill="none", stroke="#8d9a63", stroke_width=3, stroke_opacity=0.35, stroke_linecap="round"),
        el("path", d="M0 134C160 112 330 122 460 130C600 116 760 118 928 124V158H0z", fill="#a3a872"),
        el("rect", x=654, y=42, width=262, height=106, rx=8, fill="#6d4c33", fill_opacity=0.78, stroke="#4a3220"),
        el("rect", x=658, y=46, width=254, height=98, rx=6, fill="none", stroke="#b98a55", stroke_opacity=0.6),
        clip_path="url(#ven-frame)",
    )


def draw_terrace() -> Markup:
    """Earth rising behind a dry-stone wall, with a stake for each vine, 202 wide from (-6, 0)."""
    stones: list[Markup] = []
    x = -6.0
    for k, wide in enumerate(STONES):
        tint = ("#a99676", "#97845f", "#b5a384", "#8e7b5a")[k % 4]
        stones.append(el("rect", x=x, y=96 - k % 2, width=wide - 1, height=11, rx=3.5, fill=tint, stroke="#6b5a3c",
                         stroke_width=0.8))  # fmt: skip
        x += wide
    stakes = "".join(f"M{17 + k * 49} {88 - k * 9}v-58" for k in range(4))
    tufts = "".join(f"M{8 + k * 23} {87 - k * 4}l-3-6m3 6v-8m0 8l3-6" for k in range(8))
    return group(
        el("path", d="M-6 104V84L196 48V104z", fill="url(#ven-earth)", stroke="#6b4e2a", stroke_width=1.2,
           stroke_linejoin="round"),
        el("path", d=stakes, stroke="#8a6a42", stroke_width=3, stroke_linecap="round", stroke_opacity=0.75),
        el("path", d=tufts, fill="none", stroke="#6f8048", stroke_width=1.6, stroke_linecap="round"),
        *stones,
    )  # fmt: skip


def basket() -> Markup:
    """A basket, 26 across."""
    return group(
        el("path", d="M-13-4H13L9 12H-9z", fill="#b98a55", stroke="#5c3d20", stroke_width=1.4),
        el("path", d="M-10-4C-8-18 8-18 10-4M-11 1H11M-10 6H10", fill="none", stroke="#5c3d20", stroke_width=1.6),
    )


@remembered
def vine(ident: str) -> Markup:
    """A vine card: the colour of its variety, a bunch of grapes, its value; or the back of one."""
    shadow = el("rect", x=1.5, y=2.5, width=CARD_W, height=CARD_H, rx=5, fill="#000", fill_opacity=0.28)
    if ident == UNKNOWN:
        back = el("rect", width=CARD_W, height=CARD_H, rx=5, fill="#5b3a2a", stroke="#e7d6b1", stroke_width=1.2)
        rim = el("rect", x=4, y=4, width=CARD_W - 8, height=CARD_H - 8, rx=3, fill="none", stroke="#a17c55")
        return group(shadow, back, rim, bunch("#8a6747"))
    variety, value = ident.rsplit("-", 1)
    return group(
        shadow,
        el("rect", width=CARD_W, height=CARD_H, rx=5, fill="url(#ven-card)", stroke=TINTS[variety], stroke_width=2),
        bunch(TINTS[variety]),
        el("text", value, x=5, y=18, fill=INK, font_size=18, font_weight="bold"),
        el("text", variety[:1].upper(), x=CARD_W - 6, y=16, fill=TINTS[variety], font_size=13, font_weight="bold",
           text_anchor="end"),
    )  # fmt: skip


def bunch(colour: str) -> Markup:
    """A bunch of grapes with its leaf, in the lower part of a card."""
    return laid(
        el("path", d="M0-6q1-6 6-8", stroke="#5c6b3a", stroke_width=2, fill="none", stroke_linecap="round"),
        el("path", d="M-1-6C-10-5-13-10-12-14C-6-14-1-12-1-6z", fill="#7d8f4e", stroke="#5c6b3a", stroke_width=0.8),
        *(el("circle", cx=x, cy=y, r=4.1, fill=colour, stroke="#fff", stroke_opacity=0.35, stroke_width=0.7)
          for x, y in GRAPES),
        at=(CARD_W / 2, 37),
    )  # fmt: skip
