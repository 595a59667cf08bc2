"""The drawing of Vendemmia: a hill for each seat, its terraces one above the other, vines as cards on them."""

from __future__ import annotations

from ludoteca.draw.pieces import COLOURS, die, seal
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.games.vendemmia.view import UNKNOWN, VendemmiaView
from ludoteca.kernel.texts import Texts

WIDTH = 960
HILL = 170
CARD_W, CARD_H = 46, 62
INK = "#33241a"
PAPER = "#f6ecd6"
TINTS = {"barbera": "#8e2f45", "dolcetto": "#5b3a78", "freisa": "#b5573c", "nebbiolo": "#3f5f4a"}


def draw(view: VendemmiaView, texts: Texts) -> Markup:
    """The table as one viewer sees it."""
    height = 96 + HILL * view.seats
    return picture(
        WIDTH,
        height,
        el("rect", width=WIDTH, height=height, fill="#3a2a20"),
        header(view, texts),
        *(hill(view, texts, seat, 90 + HILL * seat) for seat in range(view.seats)),
        label=texts("game-title"),
    )


def header(view: VendemmiaView, texts: Texts) -> Markup:
    pile = texts("sheet-piles", draw=len(view.draw_pile), compost=len(view.compost), store=view.store)
    return group(
        el("text", texts("game-title"), x=24, y=46, fill=PAPER, font_size=30, font_weight="bold"),
        el(
            "text", texts("sheet-round", round=view.round, rounds=view.rounds), x=24, y=72, fill="#cdbb9a", font_size=15
        ),
        el("text", pile, x=936, y=72, fill="#cdbb9a", font_size=15, text_anchor="end"),
        die(view.dice[0], 460, 44, 44, "die-1"),
        die(view.dice[1], 516, 44, 44, "die-2"),
    )


def hill(view: VendemmiaView, texts: Texts, seat: int, top: int) -> Markup:
    """One seat's hill: its name and numbers, three terraces, its hand."""
    turn = seat in view.to_act
    frame = el(
        "rect", x=16, y=top, width=928, height=HILL - 12, rx=10, fill=PAPER,
        stroke=COLOURS[seat] if turn else "#b79f77", stroke_width=4 if turn else 1,
    )  # fmt: skip
    numbers = texts("sheet-seat", name=texts.seat(seat), points=view.points[seat], baskets=view.baskets[seat])
    steps = [terrace(view, seat, t, 40 + t * 212, top + 44) for t in range(len(view.terraces[seat]))]
    hand = [vine(ident, f"hand-{seat}-{k}", 690 + k * 58, top + 56) for k, ident in enumerate(view.hands[seat])]
    return group(
        frame,
        seal(seat, 42, top + 24),
        el("text", numbers, x=62, y=top + 30, fill=INK, font_size=17, font_weight="bold"),
        *steps,
        *hand,
    )


def terrace(view: VendemmiaView, seat: int, number: int, x: int, top: int) -> Markup:
    """A dry-stone wall with a slope above it; each vine stands a little higher than the one before."""
    slope = el("path", d=f"M{x - 6} {top + 104} V{top + 84} L{x + 196} {top + 48} V{top + 104} z", fill="#c8b27e")
    wall = el("path", d=f"M{x - 6} {top + 104} H{x + 196}", stroke="#8a7350", stroke_width=6, stroke_dasharray="14 3")
    vines = [
        vine(ident, f"vine-{ident}", x + k * 49, top + 26 - k * 9)
        for k, ident in enumerate(view.terraces[seat][number])
    ]
    return group(slope, wall, *vines, id=f"terrace-{seat}-{number + 1}")


def vine(ident: str, element: str, x: float, y: float) -> Markup:
    """A vine card: the colour of its variety, a bunch of grapes, its value; or the back of one."""
    if ident == UNKNOWN:
        back = el("rect", width=CARD_W, height=CARD_H, rx=5, fill="#6d4c33", stroke="#e7d6b1")
        return group(back, bunch("#8a6747"), id=element, transform=f"translate({x} {y})")
    variety, value = ident.rsplit("-", 1)
    return group(
        el("rect", width=CARD_W, height=CARD_H, rx=5, fill="#fffaf0", stroke=TINTS[variety], stroke_width=2),
        bunch(TINTS[variety]),
        el("text", value, x=5, y=17, fill=INK, font_size=17, font_weight="bold"),
        el("text", variety[:1].upper(), x=CARD_W - 6, y=15, fill=TINTS[variety], font_size=12, text_anchor="end"),
        id=element,
        transform=f"translate({x} {y})",
    )


def bunch(colour: str) -> Markup:
    """A bunch of grapes."""
    grapes = [(0, 0), (-8, 0), (8, 0), (-4, 7), (4, 7), (0, 14)]
    return group(
        *(el("circle", cx=CARD_W / 2 + a, cy=34 + b, r=4.4, fill=colour) for a, b in grapes),
        el("path", d=f"M{CARD_W / 2} 30 q2-6 7-7", stroke="#5c6b3a", stroke_width=2, fill="none"),
    )
