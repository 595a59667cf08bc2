"""Flags: who holds a place. The seat's letter on a flag, its shape on a pennant, for those who do not see the colour.

A flag stands with its foot at its origin.
"""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS, INKS, LETTERS, SHAPES
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES
from ludoteca.draw.things import placed


@remembered
def flag(seat: int, leftwards: bool = False, over: str = "") -> Markup:
    """A swallow-tailed flag, 26 high, which may fly leftwards; `over` is a pattern, such as hatching for a tie."""
    way = -1 if leftwards else 1
    cloth = f"M0-26h{16.5 * way:g}l{-4 * way} 6.5 {4 * way} 6.5H0z"
    return group(
        el("path", d="M0 0V-25", stroke="#0f171d", stroke_width=4, stroke_linecap="round"),
        el("path", d="M0 0V-25", stroke="#fff", stroke_width=2, stroke_linecap="round"),
        el("path", d=cloth, fill=COLOURS[seat], stroke="#fff", stroke_width=1.5, stroke_linejoin="round"),
        *([el("path", d=cloth, fill=f"url(#{over})")] if over else []),
        el("text", LETTERS[seat], x=6.3 * way, y=-15.7, font_size=10.5, fill=INKS[seat],
           text_anchor="middle", **FACES["sans-bold"]),
    )  # fmt: skip


@remembered
def pennant(seat: int) -> Markup:
    """A small round sign on a pole, 17 high, with the seat's shape."""
    return group(
        el("path", d="M0 0V-9", stroke="#fff", stroke_width=3.4, stroke_linecap="round"),
        el("path", d="M0 0V-9", stroke="#3a2612", stroke_width=1.6),
        el("circle", cx=5, cy=-10.5, r=6.2, fill=COLOURS[seat], stroke="#fff", stroke_width=1.3),
        el("path", d=SHAPES[seat], transform=placed((5, -10.5), scale=0.27), fill="#fff"),
    )
