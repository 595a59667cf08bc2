"""What one is after in Dirty Deeds, as a picture: what scores on each wheel, what a turn is, what ends the game."""

from __future__ import annotations

from math import sqrt

from ludoteca.draw.hexes import centre
from ludoteca.draw.pieces import COLOURS
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import block, line
from ludoteca.draw.things import laid, neat, used
from ludoteca.games.dirty_deeds.drawing import figurines, gearwork, icons, plaques
from ludoteca.games.dirty_deeds.drawing.icons import BRASS, INK, PALE, icon
from ludoteca.kernel.hexes import Hex, rings
from ludoteca.play.texts import Texts

WIDTH, HEIGHT = 640, 360
NUMBER = "#ffe9a8"
# On each wheel: its radius, the hexes of two players, those of the first that score, and the points they make.
AREA = ((0, 0), (1, 0), (0, 1), (1, -1), (0, -1))
SCATTERED = ((-1, 0), (1, -2), (-1, 2), (2, -1))
WHEELS: dict[str, tuple[int, tuple[Hex, ...], tuple[Hex, ...], tuple[Hex, ...], str]] = {
    "big": (2, (*AREA, (-2, 2)), ((-1, -1), (-2, 0), (-2, 1)), AREA, "5"),
    "medium": (2, SCATTERED, ((0, 0), (-2, 2)), SCATTERED, "4 > 2"),
    "small": (2, ((-2, 0), (2, -2), (-1, 1), (-1, 2)), ((1, 0),), ((-2, 0), (2, -2)), "2 × 3"),
}


def aim(texts: Texts) -> Markup:
    """Three wheels with what scores on them; below them a turn, and the hourglass."""
    wheels = [wheel(k, name, texts) for k, name in enumerate(WHEELS)]
    return picture(
        WIDTH,
        HEIGHT,
        el(
            "defs",
            plaques.definitions(),
            icons.definitions(),
            figurines.definitions(),
            gearwork.definitions((), (), 0, 12, 2),
        ),
        el("rect", width=WIDTH, height=HEIGHT, rx=10, fill="url(#dd-night)", stroke=BRASS, stroke_width=3),
        *(laid(one, at=(110 + 210 * k, 101), scale=0.94) for k, one in enumerate(wheels)),
        el("path", d=f"M20 224H{WIDTH - 20}", stroke=BRASS, stroke_width=1.2, stroke_dasharray="2 5"),
        *turn(texts),
        label=texts("aim-win"),
    )


def wheel(number: int, name: str, texts: Texts) -> Markup:
    """A small wheel: what counts there glows, the rest is pale."""
    radius, mine, rival, counts, points = WHEELS[name]
    size = 84 / (sqrt(3) * (radius + 0.5))
    tiles = []
    for place in rings(radius):
        look = "pane-0" if place in mine else "pane-1" if place in rival else f"stone-{number}-0"
        pale = look == "pane-0" and place not in counts
        tiles.append(
            laid(
                *([el("circle", r=78, fill="#f0dba5")] if look.startswith("pane") and not pale else []),
                used(f"dd-{look}", opacity=0.45 if pale else 1),
                at=centre(*place, size),
                scale=neat(size / 100, 4),
            )
        )
    return group(
        el("path", d=gearwork.teeth(92, 98, 24), fill="url(#dd-brass)", stroke="#3b2609", stroke_width=1),
        el("circle", r=88, fill="#141d38"),
        *tiles,
        plaque(points, 66, 76),
        block(texts(f"board-aim-{name}"), 200, (14, 9), "serif", 1, 0, 112, fill=PALE, text_anchor="middle"),
    )


def plaque(said: str, x: float, y: float) -> Markup:
    """The points that something makes."""
    return group(
        el("rect", x=x - 29, y=y - 15, width=58, height=30, rx=8, fill=INK, stroke=BRASS, stroke_width=2),
        line(said, 50, 19, "sans-bold", x=x, y=y + 7, fill=NUMBER, text_anchor="middle"),
    )


def turn(texts: Texts) -> list[Markup]:
    """Closed hands, the quickest of them open, what it does, and the hourglass."""
    hands = group(
        icon("fist", -32, 0, 48, color=COLOURS[0]),
        icon("fist", 32, 0, 48, color=COLOURS[1]),
    )
    order = group(
        laid(figurines.figure(0, "knight"), at=(-34, 0), scale=1.15),
        line("4", 20, 18, "sans-bold", x=-34, y=-24, fill=NUMBER, text_anchor="middle"),
        icon("forward", 0, 0, 15, color=PALE),
        laid(figurines.figure(1, "spy"), at=(34, 0), scale=1.15),
        line("3", 20, 18, "sans-bold", x=34, y=-24, fill=NUMBER, text_anchor="middle"),
    )
    glass = group(el("circle", r=78, fill="#f0dba5"), used("dd-pane-0"))
    conquest = group(
        laid(used("dd-stone-0-1"), at=(-30, 0), scale=0.26),
        icon("forward", 0, -20, 15, color=PALE),
        laid(glass, at=(30, 0), scale=0.26),
        icon("tradition", 30, 6, 24),
    )
    steps = (("choose", hands), ("act", order), ("conquer", conquest), ("end", icon("hourglass", 0, 0, 52)))
    out: list[Markup] = []
    for k, (name, shown) in enumerate(steps):
        x = 85 + 157 * k
        out.append(laid(shown, at=(x, 274)))
        said = texts(f"board-aim-{name}")
        out.append(block(said, 142, (13.5, 9), "serif", 2, x, 326, fill=PALE, text_anchor="middle"))
        if k:
            out.append(el("path", d=f"M{x - 84} 268l8 8-8 8", fill="none", stroke=BRASS, stroke_width=3))
    return out
