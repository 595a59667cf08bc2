"""The pictures of the progress cards and wonders, about 40 across around the origin."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from ludoteca.draw.svg import Attribute, Markup, el, group
from ludoteca.draw.things import placed
from ludoteca.games.archipelago.drawing.icons import icon
from ludoteca.games.archipelago.drawing.palette import BRASS, CREAM, RED, TEAL

BLACK = "#2a1d14"
STONE = "#f4ecd8"
EDGE: dict[str, Attribute] = {"stroke": BLACK, "stroke_width": 1.3, "stroke_linejoin": "round"}


def plantation() -> Markup:
    furrows = "M-19 17Q0 9 19 17M-19 11Q0 3 19 11"
    return group(
        el("path", d="M-19 8Q0-1 19 8V18H-19z", fill="#a9b86a", **EDGE),
        el("path", d=furrows, fill="none", stroke="#5f7a2c", stroke_width=1.6),
        icon("fruit", -9, -3, 24),
        icon("fruit", 9, -3, 24),
    )


def ranch() -> Markup:
    fence = "M-18 17V5M-6 17V5M6 17V5M18 17V5M-20 9H20M-20 14H20"
    return group(icon("cattle", 0, -4, 30), el("path", d=fence, stroke="#6b4520", stroke_width=2.4))


def nets() -> Markup:
    mesh = (
        "M-18-14C-14 20 14 20 18-14M-18-14H18M-11-14C-9 6-4 14 0 18M11-14C9 6 4 14 0 18M-17-5H17M-14 5H14"
        "M-3-14V18M4-14V17"
    )
    return group(icon("fish", 0, 1, 30), el("path", d=mesh, fill="none", stroke="#6b4520", stroke_width=1.1))


def sawmill() -> Markup:
    def at(radius: float, angle: float) -> str:
        return f"{-3 + radius * cos(angle):.1f} {radius * sin(angle):.1f}"

    teeth = "".join(f"M{at(15, k * pi / 8)}L{at(19, k * pi / 8 + 0.2)}L{at(15, k * pi / 8 + 0.36)}z" for k in range(16))
    return group(
        el("circle", cx=-3, r=15, fill="#c3c8cc", **EDGE),
        el("path", d=teeth, fill="#8a929e", stroke=BLACK, stroke_width=0.8),
        el("circle", cx=-3, r=4, fill="#6b4520", **EDGE),
        icon("wood", 9, 9, 22),
    )


def quarry() -> Markup:
    pick = "M4-15L17-2M10-17C15-16 19-11 19-6M17-2L13 2"
    return group(
        icon("stone", -3, 3, 34),
        el("path", d=pick, fill="none", stroke=BLACK, stroke_width=2.2, stroke_linecap="round"),
    )


def foundry() -> Markup:
    return group(
        el("path", d="M-17 17V-4H-7V-17H1V-4H17V17z", fill="#a5664a", **EDGE),
        el("path", d="M-8 17V9C-8 3 8 3 8 9V17z", fill="#f0a53c", stroke=BLACK, stroke_width=1.1),
        el("path", d="M-5-17C-9-21-3-23-3-20", fill="none", stroke="#8d8579", stroke_width=2.4),
        icon("iron", 9, -6, 18),
    )


def local_trade() -> Markup:
    return group(icon("market", -4, -1, 34), icon("trade", 11, 9, 18))


def overseas_trade() -> Markup:
    return group(icon("ship", -3, -2, 32), icon("trade", 11, 9, 18))


def expansionism() -> Markup:
    ways = "M0-2L-15-12M-15-12L-14-6M-15-12L-9-13M0-2L15-12M15-12L9-13M15-12L14-6M0 2V17M0 17L-4 12M0 17L4 12"
    return group(
        el("path", d=ways, fill="none", stroke=TEAL, stroke_width=2.8, stroke_linecap="round"), icon("folk", 0, 0, 24)
    )


def emigration() -> Markup:
    return group(
        icon("port", -8, 4, 26),
        icon("surplus", 9, 4, 22),
        el("path", d="M4-13H17M12-17L17-13 12-9", fill="none", stroke=TEAL, stroke_width=2.8, stroke_linecap="round"),
    )


def book() -> Markup:
    lines = (
        "M-15-6C-11-8-7-7-4-5M-15 0C-11-2-7-1-4 1M-15 6C-11 4-7 5-4 7M15-6C11-8 7-7 4-5M15 0C11-2 7-1 4 1"
        "M15 6C11 4 7 5 4 7"
    )
    return group(
        el("path", d="M0-9C-6-14-14-14-19-11V12C-14 9-6 9 0 13C6 9 14 9 19 12V-11C14-14 6-14 0-9z", fill=CREAM, **EDGE),
        el("path", d="M0-9V13", stroke=BLACK, stroke_width=1.4),
        el("path", d=lines, fill="none", stroke="#8a7a58", stroke_width=1.4),
    )


def amphitheatre() -> Markup:
    arches = "".join(f"M{x} 16V8C{x} 5 {x + 5} 5 {x + 5} 8V16z" for x in (-16, -9, -2, 5, 11))
    upper = "".join(f"M{x} 2V-4C{x}-7 {x + 4}-7 {x + 4}-4V2z" for x in (-13, -7, -1, 5, 10))
    return group(
        el("path", d="M-19 17V3H19V17zM-17 3V-10L-6-12 17-7V3z", fill="#ead9b6", **EDGE),
        el("path", d=arches + upper, fill="#5d4a35"),
    )


def donations() -> Markup:
    return group(icon("temple", 0, -5, 30), icon("fruit", -10, 9, 18), icon("cattle", 10, 9, 18))


def lighthouse() -> Markup:
    return group(
        el("path", d="M7-12L20-17V-6zM-7-12L-20-17V-6z", fill="#f0dfae", fill_opacity=0.8),
        el("path", d="M-9 19L-5-8H5L9 19z", fill=STONE, **EDGE),
        el("path", d="M-6.2 0H6.2L7 7H-7z", fill=RED),
        el("path", d="M-6-8V-14H6V-8z", fill=BRASS, **EDGE),
        el("path", d="M-7.6-14L0-20 7.6-14z", fill=RED, **EDGE),
        el("path", d="M-20 19Q-14 15-8 19T4 19T20 19", fill="none", stroke="#2f7f8c", stroke_width=2),
    )


def cathedral() -> Markup:
    return group(
        el("path", d="M-17 18V-4H-7V18zM7 18V-4H17V18zM-8 18V-1L0-11 8-1V18z", fill=STONE, **EDGE),
        el("path", d="M-18-4L-12-19-6-4zM6-4L12-19 18-4z", fill="#8a92a6", **EDGE),
        el("circle", cy=2, r=4, fill="#5ea3c8", stroke=BLACK, stroke_width=1.1),
        el("path", d="M-3.4 18V11.4C-3.4 8 3.4 8 3.4 11.4V18zM-13.4 4V9H-10.6V4zM10.6 4V9H13.4V4z", fill=BLACK),
        el("path", d="M0-11V-16M-2.4-14H2.4", stroke=BLACK, stroke_width=1.4),
    )


def colossus() -> Markup:
    """A giant of iron astride the mouth of a harbour."""
    return group(
        el("path", d="M-20 17Q-15 14-10 17T0 17T10 17T20 17", fill="none", stroke="#2f7f8c", stroke_width=2),
        el("path", d="M-15 18V12H-6V18zM6 18V12H15V18z", fill=STONE, **EDGE),
        el("path", d="M-6-8H6L8 2 12 12H7L0 2-7 12H-12L-8 2z", fill="#7b838f", **EDGE),
        el("path", d="M5-7L13-16M-6-7L-12 1", stroke="#4b515b", stroke_width=3.4, stroke_linecap="round"),
        el("circle", cy=-12.4, r=4.4, fill="#7b838f", **EDGE),
        el("path", d="M13-16C10-19 13-21 13-23C16-21 17-18 13-16z", fill="#f0a53c", stroke=BLACK, stroke_width=0.8),
    )


def pyramid() -> Markup:
    return group(
        el("path", d="M0-17L20 15H-20z", fill="#e3cd97", **EDGE),
        el("path", d="M0-17L20 15H7z", fill="#b79a5e"),
        el("path", d="M-5-9H5M-10-1H10M-15 7H15", stroke="#8a6a34", stroke_width=1),
        el("path", d="M0-17L4-10.6H-4z", fill=BRASS, **EDGE),
    )


def agronomy() -> Markup:
    sprout = "M0 4C-2-6-12-8-15-5C-11 2-5 4 0 4C2-8 12-12 16-8C13 0 6 4 0 4"
    return group(
        el("path", d="M0 14V2", stroke="#4f8a3a", stroke_width=3),
        el("path", d=sprout, fill="#6fa34a", stroke="#2f5a22", stroke_width=1.2),
        el("path", d="M-17 18Q0 8 17 18z", fill="#8f6a3f", **EDGE),
    )


def cartography() -> Markup:
    return group(
        el("path", d="M-19-12L-7-16 6-12 19-16V12L6 16-7 12-19 16z", fill="#f3e4bd", **EDGE),
        el("path", d="M-7-16V12M6-12V16", stroke="#b79f6c", stroke_width=1.2),
        el("path", d="M-15 4C-12-4-9 5-4 0S2-8 6-4", fill="none", stroke=TEAL, stroke_width=1.8),
        el("path", d="M9 2L14 8M14 2L9 8", stroke=RED, stroke_width=2),
        icon("eye", 0, 10, 16),
    )


def immigration() -> Markup:
    return group(
        icon("ship", -8, 2, 26),
        icon("surplus", 11, 3, 22),
        el("path", d="M-2-14H11M6-18L11-14 6-10", fill="none", stroke=TEAL, stroke_width=2.8, stroke_linecap="round"),
    )


def masonry() -> Markup:
    courses = "M-18 6H18M-18 12H18M-12 0V6M0 0V6M12 0V6M-6 6V12M6 6V12M-12 12V18M0 12V18M12 12V18"
    return group(
        el("path", d="M-18 0H18V18H-18z", fill="#c98d63", **EDGE),
        el("path", d=courses, stroke="#f3e2c8", stroke_width=1.5),
        el("path", d="M-13-3L6-16 12-8z", fill="#c3c8cc", **EDGE),
        el("path", d="M9-12L17-17", stroke="#6b4520", stroke_width=3.4, stroke_linecap="round"),
    )


def fair_taxation() -> Markup:
    return group(icon("trade", 0, -3, 36), icon("taxes", 0, 11, 19))


def festival(flags: Sequence[str]) -> Markup:
    hung = ((-14, -11), (-5, -7), (5, -7), (14, -11))
    return group(
        el("path", d="M-19-13Q0 1 19-13", fill="none", stroke=RED, stroke_width=1.4),
        *(el("path", d="M-3 0H3L0 7z", fill=flags[k], transform=placed(at)) for k, at in enumerate(hung)),
        icon("fish", -9, 8, 21),
        icon("fruit", 10, 7, 22),
    )


def press() -> Markup:
    return group(
        el("path", d="M-14 18V-17H-9V18zM9 18V-17H14V18z", fill="#8f5c35", **EDGE),
        el("path", d="M-16-17H16V-12H-16zM-16 13H16V18H-16z", fill="#a9713f", **EDGE),
        el("path", d="M0-12V-2M-4-9H4M-4-5.4H4", stroke=BLACK, stroke_width=2),
        el("path", d="M-8-2H8V3H-8z", fill="#6b4520", **EDGE),
        el("path", d="M-7 6H7V13H-7z", fill=CREAM, **EDGE),
        el("path", d="M-5 8.4H5M-5 10.8H3", stroke=BLACK, stroke_width=0.9),
    )


def progress(flags: Sequence[str]) -> dict[str, Markup]:
    """The 20 progress cards and the four wonders."""
    return {
        "plantation": plantation(),
        "ranch": ranch(),
        "fishing-nets": nets(),
        "sawmill": sawmill(),
        "quarry": quarry(),
        "foundry": foundry(),
        "local-trade": local_trade(),
        "overseas-trade": overseas_trade(),
        "expansionism": expansionism(),
        "emigration": emigration(),
        "education": book(),
        "amphitheatre": amphitheatre(),
        "clergy-donations": donations(),
        "great-lighthouse": lighthouse(),
        "cathedral": cathedral(),
        "colossus": colossus(),
        "pyramid": pyramid(),
        "agronomy": agronomy(),
        "cartography": cartography(),
        "immigration": immigration(),
        "masonry": masonry(),
        "fair-taxation": fair_taxation(),
        "harvest-festival": festival(flags),
        "printing-press": press(),
    }
