"""Gradients, patterns and soft lights of this table, by name."""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import Stop, hatching, light, shade
from ludoteca.draw.svg import Markup, el, group
from ludoteca.games.magnificent.drawing.marks import box, disc, path, star
from ludoteca.games.magnificent.drawing.palette import FAMILIES

SKY = (718, 424)  # what one night sky covers, whatever window one looks through


@remembered
def definitions() -> Markup:
    """All of them, for the definitions of a picture."""
    return group(*_papers(), *_nights(), *_families(), *_patterns(), _blur("mag-blur", 7), _blur("mag-soft", 2.2))


def _papers() -> list[Markup]:
    return [
        shade("mag-paper", "#fcf4e2", "#efe0c0"),
        shade("mag-card", "#fdf7e8", "#f0e2c4"),
        shade("mag-ring", "#ecd7a6", "#cda968"),
        shade("mag-meadow", "#1d545a", "#123a44"),
        shade("mag-teal", "#1c6d76", "#0e444d"),
        shade("mag-plum", "#6b3370", "#3b1a44"),
    ]


def _nights() -> list[Markup]:
    """The sky is one, in units of the drawing: each window shows its own part of it."""
    aurora = (Stop(0, "#39e6b0", 0), Stop(0.45, "#4bf0bd", 0.75), Stop(1, "#1f9fd0", 0))
    veil = (Stop(0, "#9b6bff", 0), Stop(0.5, "#a77bff", 0.6), Stop(1, "#39e6b0", 0))
    tones = (Stop(0, "#07182a"), Stop(0.34, "#0d3347"), Stop(0.62, "#163a4c"), Stop(1, "#2a1838"))
    passing = (Stop(0, "#39e6b0", 0), Stop(0.4, "#5dfccb", 0.8), Stop(0.7, "#b99bff", 0.65), Stop(1, "#9b6bff", 0))
    lamp = (Stop(0, "#ffdf9a", 0.85), Stop(0.55, "#b9664a", 0.35), Stop(1, "#2a1030", 0))
    return [
        shade("mag-sky", *tones, towards=(0, SKY[1]), gradientUnits="userSpaceOnUse"),
        shade("mag-aurora", *aurora),
        shade("mag-veil", *veil),
        shade("mag-light-tones", *passing, towards=(1, 0)),
        shade("mag-snow-sky", Stop(0, "#0b2140"), Stop(0.55, "#12536b"), Stop(1, "#7fdcc0")),
        light("mag-lamp", *lamp, cx=0.5, cy=0.35, r=0.8),
        light("mag-spot", Stop(0, "#fff6d8", 0.6), Stop(1, "#fff6d8", 0), cx=0.5, cy=0.4, r=0.6),
    ]


def _families() -> list[Markup]:
    found = [
        shade("mag-glass", Stop(0, "#fff", 0.95), Stop(0.5, "#d7eef8", 0.7), Stop(1, "#9fcbe0", 0.85), towards=(1, 1))
    ]
    for name, tones in FAMILIES.items():
        found.append(shade(f"mag-tile-{name}", Stop(0, tones.light), Stop(0.35, tones.fill), Stop(1, tones.fill)))
        found.append(
            shade(f"mag-die-{name}", Stop(0, tones.light), Stop(0.4, tones.fill), Stop(1, tones.dark), towards=(0.6, 1))
        )
    return found


def _patterns() -> list[Markup]:
    """A pattern for each colour, for those who cannot tell colours: stripes, lozenges, stars, flakes."""
    flakes = [disc(3, 3, 1), disc(9.5, 8, 0.8), disc(5, 11.5, 0.6)]
    return [
        _pattern("O", 6.75, 9, box(0, 0, 3.4, 9, fill="#fff", fill_opacity=0.2)),
        _pattern("G", 9, 13.5, path("M4.5 0 9 6.75 4.5 13.5 0 6.75z", fill="#fff", fill_opacity=0.17)),
        _pattern("P", 13.5, 13.5, path(star(3.4, 1.4, 5, 6.75, 6.75), fill="#fff", fill_opacity=0.3)),
        _pattern("W", 13.5, 13.5, group(*flakes, fill="#7fa8c4", fill_opacity=0.5)),
        hatching("mag-hatch"),
    ]


def _pattern(name: str, wide: float, high: float, drawn: Markup) -> Markup:
    return el("pattern", drawn, id=f"mag-print-{name}", width=wide, height=high, patternUnits="userSpaceOnUse")


def _blur(name: str, reach: float) -> Markup:
    around = {"x": "-20%", "y": "-60%", "width": "140%", "height": "220%"}
    return el("filter", el("feGaussianBlur", stdDeviation=reach), id=name, **around)
