"""The night over the shared board: stars, northern light, far tents; each window shows its own part of it."""

from __future__ import annotations

from random import Random

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.things import neat, thing, used
from ludoteca.games.magnificent.drawing.arrangement import RINGS, RULER, SHARED, TENT, low_row
from ludoteca.games.magnificent.drawing.marks import box, disc, path
from ludoteca.games.magnificent.drawing.palette import BRASS

WIDE, HIGH = SHARED
GROUND = 149  # where the far tents stand
STARS = 120
AURORA = "M-20 74C90 8 180 96 300 40S520 4 740 64V128C600 70 500 112 380 96S150 150-20 120z"
VEIL = "M200 28C330-14 420 66 540 22S690 8 760 30V96C650 60 560 96 450 72S280 92 200 76z"
BEAMS = ((107, 150), (107, -60), (560, -120), (620, 60))


@remembered
def definitions(has_module: bool) -> Markup:
    """The sky above, the ground below, and the windows through which both are seen."""
    low = low_row(has_module)
    frames = {"ruler": RULER, "tent": TENT, "rings": RINGS, "bills": low.bills, "sets": low.sets}
    if low.master is not None:
        frames["master"] = low.master
    clips = [el("clipPath", box(*frame), id=f"mag-window-{name}") for name, frame in frames.items()]
    return group(*clips, group(*_above(), id="mag-above"), group(*_below(), id="mag-below"))


def _above() -> list[Markup]:
    chance = Random(8)
    stars = [
        disc(chance.randint(8, WIDE - 8), chance.randint(4, 148), chance.choice((0.5, 0.7, 0.9, 1.2)),
             fill_opacity=neat(chance.uniform(0.25, 0.85), 2))
        for _ in range(STARS)
    ]  # fmt: skip
    return [
        *_plate(),
        group(*stars, fill="#fff"),
        path(AURORA, fill="url(#mag-aurora)", filter="url(#mag-blur)"),
        path(VEIL, fill="url(#mag-veil)", filter="url(#mag-blur)"),
        *(path(f"M{x} 150L{x + lean - 26} -10H{x + lean + 26}z", fill="#eafff6", opacity=0.055) for x, lean in BEAMS),
        path(_far_tents(chance), fill="#0a2432", fill_opacity=0.75),
        _edge(),
    ]


def _far_tents(chance: Random) -> str:
    d, x = "", -30.0
    while x < WIDE + 40:
        wide, high = chance.uniform(50, 110), chance.uniform(18, 40)
        d += f"M{x:.0f} 150L{x + wide * 0.12:.0f} {150 - high / 2:.0f}L{x + wide / 2:.0f} {150 - high:.0f}"
        d += f"L{x + wide * 0.88:.0f} {150 - high / 2:.0f}L{x + wide:.0f} 150z"
        x += wide * chance.uniform(0.5, 0.9)
    return d


def _below() -> list[Markup]:
    return [*_plate(), box(0, GROUND, WIDE, HIGH - GROUND, fill="#0a2432", fill_opacity=0.55), _edge()]


def _plate() -> list[Markup]:
    return [box(0, 0, WIDE, HIGH, 12, fill="url(#mag-sky)")]


def _edge() -> Markup:
    return group(
        box(1, 1, WIDE - 2, HIGH - 2, 11, stroke_opacity=0.75, stroke_width=1.6),
        box(4.5, 4.5, WIDE - 9, HIGH - 9, 8.5, stroke_opacity=0.3, stroke_width=0.8),
        fill="none", stroke=BRASS,
    )  # fmt: skip


@remembered
def window(name: str) -> Markup:
    """What is seen of the night through a window."""
    ground = used("mag-above" if name == "ruler" else "mag-below")
    return thing(f"night-{name}", ground, clip_path=f"url(#mag-window-{name})")
