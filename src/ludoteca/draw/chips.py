"""Figures at the spot: numbers in the shapes of seats, the capsule that says who has more (`A3 › B2`), ×n, stacks.

Gold is the edge of what can be done now, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS, GOLD, INKS, SHAPES, number
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES, width
from ludoteca.draw.things import Spot, laid, neat, placed, tenths

NIGHT, RED = "#12181d", "#a2231a"
HIGH = 21  # of a capsule
SIDE = 4  # what is free at its ends
SIGN = 7  # room for what stands between two numbers
GAIN = 21  # room for something that is won
NOBODY = -1


class Value(NamedTuple):
    """What a seat has at a place."""

    seat: int
    value: int


@remembered
def chip(shown: str, radius: float = 10, fill: str = NIGHT, ink: str = "#fff", edge: str = "#fff") -> Markup:
    """A number on a round chip; give it a golden edge where it can be chosen."""
    return group(
        el("circle", cx=0.8, cy=radius * 0.14, r=radius, fill="#000", fill_opacity=0.35),
        el("circle", r=radius, fill=fill, stroke=edge, stroke_width=radius * 0.16),
        number(shown, radius * 1.2, radius * 1.5, fill=ink),
    )


@remembered
def badge(seat: int, shown: str, radius: float = 8.6) -> Markup:
    """A number in the shape and the colour of a seat."""
    lower = {2: 0.22, 4: 0.04}.get(seat, 0) * radius
    return group(
        el("path", d=SHAPES[seat], transform=placed(scale=neat(radius / 12)), fill=COLOURS[seat], stroke="#fff",
           stroke_width=1.6, stroke_linejoin="round"),
        laid(number(shown, radius * (1.05 if seat == 2 else 1.3), radius * 1.3, fill=INKS[seat]), at=(0, neat(lower))),
    )  # fmt: skip


@remembered
def capsule(values: tuple[Value, ...], best: int = NOBODY) -> Markup:
    """Everybody's value at a place, around its middle: who has the most first and larger, = where that is nobody.

    Give the values from the highest to the lowest.
    """
    return _capsule(values, best, "#fff", 1.1, ())


@remembered
def offer(values: tuple[Value, ...], best: int = NOBODY, gains: tuple[Markup, ...] = ()) -> Markup:
    """What the values would be after something that can be done now, and what one would gain; drawn 16 across."""
    return _capsule(values, best, GOLD, 2.2, gains)


@remembered
def refusal(values: tuple[Value, ...], best: int = NOBODY) -> Markup:
    """The values that speak against something: a grey edge, and a cross."""
    half = wide(values, best) / 2
    cross = "M-3-3L3 3M3-3L-3 3"
    return group(
        _capsule(values, best, "#c9d2d9", 2.2, ()),
        laid(
            el("circle", r=7.4, fill=RED, stroke="#fff", stroke_width=1.4),
            el("path", d=cross, stroke="#fff", stroke_width=2.2, stroke_linecap="round"),
            at=tenths(half - 1, -9),
        ),
    )


def wide(values: Sequence[Value], best: int = NOBODY, gains: int = 0) -> float:
    """How wide a capsule is."""
    sizes = sum(2 * _radius(one, best) for one in values)
    return sizes + SIGN * (len(values) - 1) + 2 * SIDE + GAIN * gains


def _radius(one: Value, best: int) -> float:
    return 8.6 if best in (one.seat, NOBODY) else 6.8


def _capsule(values: tuple[Value, ...], best: int, edge: str, thick: float, gains: tuple[Markup, ...]) -> Markup:
    whole = wide(values, best, len(gains))
    x = SIDE - whole / 2
    shown: list[Markup] = []
    for k, one in enumerate(values):
        if k:
            tied = one.value == values[k - 1].value
            shown.append(el("text", "=" if tied else "›", x=x + SIGN / 2, y=4, font_size=11, fill="#fff",
                            text_anchor="middle", **FACES["sans-bold"]))  # fmt: skip
            x += SIGN
        radius = _radius(one, best)
        shown.append(laid(badge(one.seat, str(one.value), radius), at=tenths(x + radius, 0)))
        x += 2 * radius
    for k, gain in enumerate(gains):
        shown.append(laid(gain, at=tenths(x + GAIN * (k + 0.5), 0)))
    half = HIGH / 2
    return group(
        el("rect", x=1.5 - whole / 2, y=2 - half, width=whole, height=HIGH, rx=half, fill="#07121d", fill_opacity=0.35),
        el("rect", x=-whole / 2, y=-half, width=whole, height=HIGH, rx=half, fill=NIGHT, fill_opacity=0.92, stroke=edge,
           stroke_width=thick),
        *shown,
    )  # fmt: skip


def counter(shown: Markup, count: int, room: float, size: float = 14, ink: str = "#fff") -> Markup:
    """A picture around the origin, so wide, and how many there are of it: ×n to its right; one alone says nothing."""
    if count == 1:
        return group(shown)
    said = el("text", f"×{count}", x=room / 2 + size * 0.15, y=size * 0.36, font_size=size, fill=ink,
              **FACES["sans-bold"])  # fmt: skip
    return group(shown, said)


def counter_width(count: int, room: float, size: float = 14) -> float:
    """How wide a counter is, from the left edge of its picture."""
    return room if count == 1 else room + size * 0.15 + width(f"×{count}", size, "sans-bold")


def stack(
    piece: Markup, count: int, abreast: int, floor: Spot, step: Spot = (18, 50), scale: float = 1
) -> list[Markup]:
    """So many pieces on top of each other, or a few side by side, standing on a place; `step` is to the next one."""
    beside = min(count, abreast)
    return [
        laid(
            piece,
            at=tenths(floor[0] + (k % beside - (beside - 1) / 2) * step[0], floor[1] - k // beside * step[1] * scale),
            scale=round(scale, 3),
        )
        for k in range(count)
    ]
