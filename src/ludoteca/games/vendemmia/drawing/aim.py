"""What one is after in Vendemmia, as a picture: a terrace that is a harvest, and beside it one that counts nothing."""

from __future__ import annotations

from ludoteca.draw.pieces import die
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.things import laid
from ludoteca.games.vendemmia.drawing import pieces

FULL = ("nebbiolo-2", "nebbiolo-4", "nebbiolo-5", "nebbiolo-8")  # a whole terrace of one variety: 19, and 5, and 3
LONELY = ("barbera-6",)


def aim(title: str) -> Markup:
    return picture(
        540,
        190,
        pieces.definitions(),
        el("rect", width=540, height=190, rx=10, fill="url(#ven-sky)"),
        el("path", d="M0 130C90 96 200 104 290 122C380 96 450 100 520 108L540 106V190H0z", fill="#b0ba84"),
        laid(terrace(FULL), at=(24, 66)),
        sum_of("27", 252, 122),
        laid(terrace(LONELY), at=(296, 66)),
        sum_of("0", 512, 122),
        die(4, 366, 40, 34),
        die(2, 410, 40, 34),
        label=title,
    )


def terrace(vines: tuple[str, ...]) -> Markup:
    """A terrace with these vines on it."""
    return group(
        pieces.terrace(), *(laid(pieces.vine(ident), at=(k * 49, 26 - k * 9)) for k, ident in enumerate(vines))
    )


def sum_of(points: str, x: float, y: float) -> Markup:
    """What a terrace counts."""
    return group(
        el("circle", cx=x, cy=y, r=21, fill="#7b1f2b", stroke=pieces.PAPER, stroke_width=2),
        el("text", points, x=x, y=y + 7, fill="#fff", font_size=21, font_weight="bold", text_anchor="middle"),
    )
