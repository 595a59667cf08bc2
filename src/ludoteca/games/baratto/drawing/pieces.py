"""The things of Baratto, drawn: goods, crates, coins, stalls, screens. Each lies around its own origin.

Stalls and crates are drawn once, among the definitions of the picture, and used many times.
"""

from __future__ import annotations

from math import cos, pi, sin

from ludoteca.draw.hexes import outline
from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import named, shade
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.things import laid, used

INK = "#33241a"
PAPER = "#f7ecd4"
CLOTHS = (("#a8362f", "#f6e9cf"), ("#2f6f73", "#f6e9cf"), ("#c07a1e", "#f6e9cf"))  # awnings: no two neighbours alike
PAVING = ("#d8c294", "#d1b988", "#dfcba0")
GOODS = ("salt", "wool", "wine", "amber")


@remembered
def definitions() -> Markup:
    """Gradients that the drawings below refer to, and the drawings that are used again and again."""
    crates = [("", False), *((name, lies_open) for name in GOODS for lies_open in (False, True))]
    return el(
        "defs",
        shade("baratto-table", "#4a3425", "#241811"),
        shade("baratto-square", "#cdb583", "#b0935f"),
        shade("baratto-wood", "#b98a55", "#8f6337"),
        shade("baratto-copper", "#e0a56d", "#a9683a"),
        shade("baratto-amber", "#f6c04d", "#c66a12"),
        *named({stall_name(tint): draw_stall(tint) for tint in range(len(CLOTHS))}),
        *named({crate_name(name, lies_open): draw_crate(name, lies_open) for name, lies_open in crates}),
        id="definitions",
    )


def good(name: str) -> Markup:
    """The symbol of a good, 32 by 32."""
    return {"salt": salt, "wool": wool, "wine": wine, "amber": amber}[name]()


def salt() -> Markup:
    """Three crystals."""

    def crystal(x: float, y: float, a: float) -> Markup:
        return laid(
            el("path", d=f"M0 {-a} L{a} {-a / 2} L0 0 L{-a} {-a / 2} z", fill="#ffffff"),
            el("path", d=f"M{-a} {-a / 2} L0 0 V{a} L{-a} {a / 2} z", fill="#d5e2ea"),
            el("path", d=f"M{a} {-a / 2} L0 0 V{a} L{a} {a / 2} z", fill="#a9bfcd"),
            at=(x, y),
            stroke="#5f7888",
            stroke_width=1,
            stroke_linejoin="round",
        )

    return group(crystal(-7, 4.5, 8), crystal(7.5, 5, 7.5), crystal(0.5, -6.5, 8.5))


def wool() -> Markup:
    """A ball of yarn with a loose end."""
    strands = (
        "M-10 -6 C-3 -9 4 -6 10 2",
        "M-12 0 C-4 -4 3 0 7 8",
        "M-8 8 C-9 0 -3 -8 5 -11",
        "M-2 11 C-4 3 2 -5 10 -7",
    )
    return group(
        el(
            "path", d="M6 10 C12 15 14 9 17 13", fill="none", stroke="#a77b52", stroke_width=2.4, stroke_linecap="round"
        ),
        el("circle", r=12.5, fill="#f3dcc0", stroke="#8d6240", stroke_width=1.4),
        *(el("path", d=d, fill="none", stroke="#b98a62", stroke_width=1.7, stroke_linecap="round") for d in strands),
    )


def wine() -> Markup:
    """An amphora."""
    return group(
        el(
            "path",
            d="M-5 -11 C-14 -11 -13 -1 -8 1 M5 -11 C14 -11 13 -1 8 1",
            fill="none",
            stroke="#5e1830",
            stroke_width=2.2,
        ),
        el(
            "path",
            d="M-4 -15 H4 L3.4 -8 C13 -3 10 9 2.6 14 H-2.6 C-10 9 -13 -3 -3.4 -8 z",
            fill="#8c2a48",
            stroke="#4a1024",
        ),
        el("path", d="M-9 -0.5 H9 M-9 3 H9", stroke="#e8c9b0", stroke_width=1.2),
        el("path", d="M-5.5 -15 H5.5", stroke="#4a1024", stroke_width=2.2, stroke_linecap="round"),
    )


def amber() -> Markup:
    """A drop of amber with a fly in it."""
    return group(
        el(
            "path",
            d="M1 -15 C9 -7 13 -1 12 5 C10.5 14 -9 15.5 -12 5 C-13.5 -2 -5 -7 1 -15 z",
            fill="url(#baratto-amber)",
            stroke="#8a4a0c",
        ),
        el(
            "path",
            d="M-7.5 3 C-8 -1 -4 -4 -1 -7",
            fill="none",
            stroke="#fff2c8",
            stroke_width=2,
            stroke_linecap="round",
        ),
        el("ellipse", cx=2.5, cy=5, rx=1.7, ry=3.4, fill="#5b2c06"),
        el("path", d="M2.5 3 L-2 0.5 M2.5 3 L7 0.5 M2 6 L-2 8 M3 6 L7 8", stroke="#5b2c06", stroke_width=0.9),
    )


def coin(scale: float = 1.0) -> Markup:
    """A copper coin, 28 across."""
    return laid(
        el("circle", r=14, fill="url(#baratto-copper)", stroke="#6d3d1c", stroke_width=1.4),
        el("circle", r=10.2, fill="none", stroke="#7d4a24", stroke_width=1, stroke_dasharray="2 1.6"),
        el("path", d="M-4.5 4.5 C-4.5 -7 4.5 -7 4.5 4.5 M-7 4.5 H7", fill="none", stroke="#6d3d1c", stroke_width=1.6),
        scale=scale,
    )


def crate_name(name: str, lies_open: bool) -> str:
    return f"baratto-crate-{name or 'closed'}{'-open' if lies_open else ''}"


def stall_name(tint: int) -> str:
    return f"baratto-stall-{tint}"


def crate(name: str, lies_open: bool) -> Markup:
    """A crate as defined above; no name: its good is not known."""
    return used(crate_name(name, lies_open))


def stall(tint: int) -> Markup:
    """A stall as defined above, in one of three colours."""
    return used(stall_name(tint))


def draw_crate(name: str, lies_open: bool) -> Markup:
    """A crate, 60 by 48, standing on its origin: crossed planks, a label if it is known, the lid up if it is open."""
    parts = [el("ellipse", cx=2, cy=0, rx=33, ry=4.5, fill="#000", fill_opacity=0.22)]
    if lies_open:
        parts.append(
            el("path", d="M-28 -44 L-22 -58 H34 L28 -44 z", fill="#caa06c", stroke="#5c3d20", stroke_linejoin="round")
        )
    parts += [
        el(
            "rect",
            x=-30,
            y=-46,
            width=60,
            height=46,
            rx=2.5,
            fill="url(#baratto-wood)",
            stroke="#5c3d20",
            stroke_width=1.4,
        ),
        el("path", d="M-30 -31 H30 M-30 -16 H30", stroke="#6d4a28", stroke_width=1.2),
    ]
    if name:
        edge = {"stroke_dasharray": "4 2.5"} if not lies_open else {}
        parts += [
            el(
                "rect",
                x=-19,
                y=-42.5,
                width=38,
                height=39,
                rx=4,
                fill=PAPER,
                stroke="#7c5a36",
                stroke_width=1.2,
                **edge,
            ),
            laid(good(name), at=(0, -23)),
        ]
    else:
        parts.append(el("path", d="M-23 -40 L23 -6 M23 -40 L-23 -6", stroke="#7a532e", stroke_width=7))
        parts.append(el("path", d="M-23 -40 L23 -6 M23 -40 L-23 -6", stroke="#a87b48", stroke_width=4.6))
    for x in (-27, 27):
        parts.append(el("path", d=f"M{x} -46 V0", stroke="#6d4a28", stroke_width=5))
        parts.append(
            el("path", d=f"M{x} -41 v.01 M{x} -5 v.01", stroke="#2f2115", stroke_width=2.4, stroke_linecap="round")
        )
    return group(*parts)


def draw_stall(tint: int) -> Markup:
    """A stall on its paving stone, for a hex of size 100: awning, posts, counter; the crate stands at (0, 34)."""
    cloth, band = CLOTHS[tint]
    stripes: list[Markup] = []
    for k in range(6):
        left, right = -44 + k * 88 / 6, -44 + (k + 1) * 88 / 6
        low = -63 + k * 21
        d = f"M{left:.1f} -72 L{right:.1f} -72 L{low + 21} -30 a10.5 10.5 0 0 1 -21 0 z"
        stripes.append(el("path", d=d, fill=cloth if k % 2 == 0 else band))
    return group(
        el("polygon", points=outline(98), fill=PAVING[tint], stroke="#8e7447", stroke_width=2),
        el("polygon", points=outline(88), fill="none", stroke="#f0e0b8", stroke_width=2, stroke_opacity=0.55),
        el("path", d="M-66 64 H70 L60 46 H-56 z", fill="#000", fill_opacity=0.16),
        el("rect", x=-52, y=-40, width=104, height=76, fill="#5d4229", fill_opacity=0.5),
        el("path", d="M-54 -36 V58 M54 -36 V58", stroke="#6d4a28", stroke_width=5),
        el(
            "rect",
            x=-62,
            y=34,
            width=124,
            height=23,
            rx=2,
            fill="url(#baratto-wood)",
            stroke="#5c3d20",
            stroke_width=1.4,
        ),
        *stripes,
        el("path", d="M-44 -72 H44", stroke="#6d4a28", stroke_width=4, stroke_linecap="round"),
        el("path", d="M-63 -30 H63", stroke="#000", stroke_opacity=0.15, stroke_width=2),
    )


@remembered
def screen(width: float, height: float, colour: str) -> Markup:
    """A folding screen of this size, standing on its origin's line."""
    leaves = max(4, round(width / 64))
    step = width / leaves
    parts: list[Markup] = []
    for k in range(leaves):
        x, lift = k * step, height * 0.07
        high, low = (0.0, lift) if k % 2 == 0 else (lift, 0.0)
        d = f"M{x:.1f} {-height + high:.1f} L{x + step:.1f} {-height + low:.1f} V{-low:.1f} L{x:.1f} {-high:.1f} z"
        parts.append(el("path", d=d, fill=colour, stroke="#2b1d14", stroke_width=1, stroke_linejoin="round"))
        parts.append(el("path", d=d, fill="#fff" if k % 2 == 0 else "#000", fill_opacity=0.14))
        drop = f"{height * 0.22:.1f}"
        middle = f"M{x + step / 2:.1f} {-height * 0.72:.1f} l7 {drop} l-7 {drop} l-7 -{drop} z"
        parts.append(el("path", d=middle, fill="none", stroke="#fff", stroke_opacity=0.5, stroke_width=1.4))
    return group(*parts)


def bell() -> Markup:
    """The market bell: who has it leads."""
    return group(
        el(
            "path", d="M-9 7 C-6 4 -7 -3 -5 -7 C-3 -10.5 3 -10.5 5 -7 C7 -3 6 4 9 7 z", fill="#8f6a2b", stroke="#4b3410"
        ),
        el("circle", cy=9, r=2.6, fill="#4b3410"),
        el("path", d="M0 -10 V-13", stroke="#4b3410", stroke_width=2, stroke_linecap="round"),
    )


def tree() -> Markup:
    """A plane tree seen from above, about 100 across."""
    rim = [(34 * cos(k * pi / 4.5), 34 * sin(k * pi / 4.5)) for k in range(9)]
    light = ((-18, -20, 13), (4, -26, 11), (-28, 2, 10), (-6, -4, 14), (16, -8, 9), (-12, 18, 8))
    return group(
        el("circle", cx=7, cy=9, r=48, fill="#000", fill_opacity=0.18),
        *(el("circle", cx=x, cy=y, r=15, fill="#56703c") for x, y in rim),
        el("circle", r=37, fill="#5f7a43"),
        *(el("circle", cx=x, cy=y, r=r, fill="#7d9858", fill_opacity=0.8) for x, y, r in light),
    )


def fountain() -> Markup:
    """A round fountain, 96 across."""
    ripples = "M-26 6 C-18 0 -12 12 -4 6 M4 18 C12 12 16 24 24 16 M2 -20 C10 -26 16 -14 24 -20"
    return group(
        el("circle", cx=5, cy=7, r=46, fill="#000", fill_opacity=0.18),
        el("circle", r=46, fill="#b9ad97", stroke="#7b705c", stroke_width=2),
        el("circle", r=37, fill="#6fa7b0", stroke="#7b705c", stroke_width=2),
        el("path", d=ripples, fill="none", stroke="#bfe0e2", stroke_width=2),
        el("circle", r=12, fill="#b9ad97", stroke="#7b705c", stroke_width=2),
        el("circle", r=5, fill="#d9f0f0"),
    )


def eye() -> Markup:
    """Somebody has looked here; 18 across."""
    return group(
        el("path", d="M-9 0 Q0 -9 9 0 Q0 9 -9 0 z", fill="#fff8e8", stroke=INK, stroke_width=1.3),
        el("circle", r=3.2, fill=INK),
    )
