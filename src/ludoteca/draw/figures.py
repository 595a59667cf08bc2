"""People of wood: figures of a seat that stand, lie or are tied. The head has the seat's shape, whatever its colour.

Each is about 24 high around its own origin, its feet at 9.4.
"""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS, SHADES
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.things import laid, placed

BODY = (
    "M-3.2-4C-6.4-3.2-9.4-1.2-9.4 1C-9.4 3.2-6.4 2.8-4.8 2.2C-5 5-7.4 7.4-7.4 9.4H-1.4C-1 7.6-.6 6.4 0 6.4S1 7.6 1.4"
    " 9.4H7.4C7.4 7.4 5 5 4.8 2.2C6.4 2.8 9.4 3.2 9.4 1C9.4-1.2 6.4-3.2 3.2-4z"
)
HEADS = (
    "M0-11.6a4.2 4.2 0 1 1-.01 0z",
    "M-4-11.4H4V-3.4H-4z",
    "M0-13L5-3.6H-5z",
    "M0-13.2L5-7.6 0-2.4-5-7.6z",
    "M0-12.4L5-8.6 3-3.2H-3L-5-8.6z",
)
INK = "#120d0a"


@remembered
def standing(seat: int) -> Markup:
    """A figure on its feet: a white rim, its thickness below, a little light on a shoulder."""
    d = BODY + HEADS[seat]
    return group(
        el("ellipse", cx=1, cy=10.2, rx=10, ry=3.1, fill="#1a120a", fill_opacity=0.35),
        el("path", d=d, transform=placed((0, 1.6)), fill=SHADES[seat], stroke="#1a1a1a", stroke_opacity=0.55,
           stroke_width=3, stroke_linejoin="round"),
        el("path", d=d, fill=COLOURS[seat], stroke="#fff", stroke_width=3, stroke_linejoin="round"),
        el("path", d=d, fill=COLOURS[seat]),
        el("path", d="M-2.6-3.4C-5.4-2.6-7.6-1-7.6.6", fill="none", stroke="#fff", stroke_opacity=0.55,
           stroke_width=1.2, stroke_linecap="round"),
    )  # fmt: skip


@remembered
def lying(seat: int) -> Markup:
    """The same figure on its back, its head to the left, rimmed in black instead of white."""
    d = BODY + HEADS[seat]
    return group(
        el("ellipse", cx=-1, cy=7.6, rx=13, ry=3.6, fill="#1a120a", fill_opacity=0.35),
        el("path", d=d, transform=placed(turn=-90), fill=INK, stroke=INK, stroke_width=5, stroke_linejoin="round"),
        el("path", d=d, transform=placed(turn=-90), fill=COLOURS[seat], stroke="#fff", stroke_width=0.8,
           stroke_linejoin="round"),
    )  # fmt: skip


@remembered
def tied(seat: int) -> Markup:
    """A figure that is engaged: a rope around its feet."""
    rope = [el("ellipse", cy=9.2, rx=11.5, ry=3.9, fill="none", stroke="#7a5a2a", stroke_width=2.6),
            el("ellipse", cy=9.2, rx=11.5, ry=3.9, fill="none", stroke="#f3e2b4", stroke_width=1.4,
               stroke_dasharray="2.1 1.7")]  # fmt: skip
    return group(standing(seat), *rope)


def company(seat: int, count: int, most: int = 3, step: float = 9.5) -> Markup:
    """So many figures of a seat side by side, up to `most` of them, around their middle."""
    shown = min(count, most)
    return group(*(laid(standing(seat), at=((k - (shown - 1) / 2) * step, 0)) for k in range(shown)))
