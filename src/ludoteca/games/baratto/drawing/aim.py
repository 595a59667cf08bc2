"""What one is after in Baratto, as a picture: crates of one good, of which each further one counts more."""

from __future__ import annotations

from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.things import laid
from ludoteca.games.baratto.drawing import pieces
from ludoteca.games.baratto.rules.scoring import stack_points

MOST = 4  # crates in the highest stack that is shown


def aim(title: str, good: str) -> Markup:
    return picture(
        520,
        250,
        pieces.definitions(),
        el("rect", width=520, height=250, rx=10, fill="url(#baratto-square)"),
        *(stacked(good, count, 70 + (count - 1) * 126) for count in range(1, MOST + 1)),
        label=title,
    )


def stacked(good: str, count: int, x: float) -> Markup:
    """So many crates of a good, one upon the other, and what they count together."""
    crates = [laid(pieces.crate(good, lies_open=True), at=(x, 198 - 46 * k), scale=0.78) for k in range(count)]
    return group(
        *crates,
        el("circle", cx=x, cy=224, r=18, fill="#7b1f2b"),
        el("text", str(int(stack_points(count))), x=x, y=230, fill="#fff", font_size=19, font_weight="bold",
           text_anchor="middle"),
    )  # fmt: skip
