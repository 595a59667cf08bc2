"""The icons of Dirty Deeds: one drawing for one meaning, defined once in a picture and used everywhere by name.

Each is drawn 32 across around its own origin.
"""

from __future__ import annotations

from math import cos, pi, sin

from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import Stop, light, named
from ludoteca.draw.svg import Attribute, Markup, el, group
from ludoteca.draw.things import neat, used

NIGHT, DEEP, BRASS, PALE, INK, PAPER = "#141d38", "#0b1124", "#b98d3e", "#ecd9a4", "#1b2340", "#f2e9d2"
SOFT = "#5d5a63"
DROP_FILL, STAR_FILL, SAND_FILL = "#16b5dd", "#9a5cf0", "#e8543f"
UNDER = {"T": "tradition", "I": "enchantment", "H": "hourglass"}
DROP = "M0-13.5C5-7 9.5-1.5 9.5 4a9.5 9.5 0 0 1-19 0C-9.5-1.5-5-7 0-13.5z"
STAR = "M0-14 3.8-4.6 13.8-4.2 5.9 2 8.6 11.6 0 6.1-8.6 11.6-5.9 2-13.8-4.2-3.8-4.6z"
GLASS = "M-9-13H9V-10.5C9-5.5 3-3 3 0S9 5.5 9 10.5V13H-9V10.5C-9 5.5-3 3-3 0S-9-5.5-9-10.5z"
SHAPES = {"T": DROP, "I": STAR, "H": GLASS}


@remembered
def icon(name: str, x: float, y: float, size: float = 32, **attributes: Attribute) -> Markup:
    """An icon by name, so many pixels across."""
    return used(f"dd-{name}", (neat(x, 4), neat(y, 4)), 0, neat(size / 32), **attributes)


@remembered
def definitions() -> Markup:
    """Every icon and the colours they need, for the definitions of a picture."""
    drawn = {
        "tradition": tradition(), "enchantment": enchantment(), "hourglass": hourglass(), "fist": fist(),
        "palm": palm(), "forward": arrow(1), "backward": arrow(-1), "wheel": wheel(), "tick": tick(), "owl": owl(),
        "moon": moon(), "bars": bars(),
    }  # fmt: skip
    return group(
        glow("dd-glow-tradition", "#d9fbff", "#5fe3ff"),
        glow("dd-glow-enchantment", "#fff4ff", "#c69bff"),
        glow("dd-glow-hourglass", "#fff6d8", "#ff9d6b"),
        *named(drawn, "dd-"),
    )


def glow(ident: str, inner: str, outer: str) -> Markup:
    return light(ident, Stop(0, inner, 1), Stop(0.55, outer, 0.55), Stop(1, outer, 0))


def path(d: str, fill: str = "none", line: str = INK, thick: float = 1.6, **attributes: Attribute) -> Markup:
    return el("path", d=d, fill=fill, stroke=line, stroke_width=thick, stroke_linejoin="round", stroke_linecap="round",
              **attributes)  # fmt: skip


def tradition() -> Markup:
    """A drop that glows."""
    return group(
        el("circle", r=21, fill="url(#dd-glow-tradition)"),
        path(DROP, DROP_FILL, "#fff", 3.4),
        path(DROP, DROP_FILL, "#04566e", 1.3),
        path("M-4.6 4.5A5 5 0 0 0-.6 8.8", "none", "#fff", 2.2),
    )


def enchantment() -> Markup:
    """A star that glows."""
    return group(
        el("circle", r=21, fill="url(#dd-glow-enchantment)"),
        path(STAR, STAR_FILL, "#fff", 3.4),
        path(STAR, STAR_FILL, "#42157d", 1.3),
        path("M0-8.5V3.2M-8-1.9 0 3.2 8-1.9M-5 7.6 0 3.2 5 7.6", "none", "#e7d4ff", 0.9),
    )


def hourglass() -> Markup:
    """The hourglass that ends the period."""
    return group(
        el("circle", r=22, fill="url(#dd-glow-hourglass)"),
        path(GLASS, "#fff3da", "#fff", 4),
        path(GLASS, "#fff3da", "#5b1a12", 1.5),
        path("M-5.5-7.5H5.5C4.5-4.6 1.6-3.2 0-1 -1.6-3.2-4.5-4.6-5.5-7.5z", SAND_FILL, SAND_FILL, 0.5),
        path("M0-1V6", "none", SAND_FILL, 1.2),
        path("M-7 11.5C-5.5 7.5-2.5 6.5 0 5.5 2.5 6.5 5.5 7.5 7 11.5z", SAND_FILL, SAND_FILL, 0.5),
        path("M-11-13.5H11M-11 13.5H11", "none", "#5b1a12", 3),
    )


def fist() -> Markup:
    """A closed hand put forward, its cuff in the colour of the seat."""
    return group(
        path("M-10 6H10V15H-10z", "currentColor", "#fff", 1.6),
        path("M-12 6C-14 2-14-4-11-8C-11-12-6-13-5-9.5C-4-13 1-13 1.5-9.5C2.5-12.5 7-12.5 7.5-9C10-11 13-9 12.5-5"
             "C13 0 12 3 10 6z", "#f0d3b0", "#4a2f1c", 1.5),
        path("M-5-9.5V-4M1.5-9.5V-4M7.5-9V-4M-11-1C-6-3.5 1-3 4-1.5C6 0 4 3 1 2.6L-6 2", "none", "#4a2f1c", 1.4),
    )  # fmt: skip


def palm() -> Markup:
    """An open hand: still choosing."""
    return path(
        "M-7 14C-9 9-12 5-12.5 1C-12-1.5-9.5-1-8.5 1L-7 4V-9C-7-11.6-3.6-11.6-3.6-9V-2V-12C-3.6-14.6 0-14.6 0-12V-2.5"
        "V-11C0-13.6 3.6-13.6 3.6-11V-2V-7.5C3.6-10 7-10 7-7.5V5C7 9 6 11 5.5 14z",
        "none",
        "currentColor",
        1.6,
    )


def arrow(sense: int) -> Markup:
    """Turn the wheel: forward is clockwise."""
    return group(
        path("M-11 7A13 13 0 0 1 8-9", "none", "currentColor", 4.2),
        path("M1.5-14.5 14-9.5 4.5 0z", "currentColor", "currentColor", 1.5),
        transform=f"scale({sense} 1)",
    )


def wheel() -> Markup:
    """A gear, for whatever is about a wheel."""
    teeth = "".join(
        f"M{10 * cos(turn):.1f} {10 * sin(turn):.1f}L{14.5 * cos(turn):.1f} {14.5 * sin(turn):.1f}"
        for turn in (k * pi / 4 for k in range(8))
    )
    return group(
        el("path", d=teeth, stroke="currentColor", stroke_width=5),
        el("circle", r=8, fill="none", stroke="currentColor", stroke_width=4.5),
    )


def tick() -> Markup:
    return path("M-9 0-3 7 9-8", "none", "currentColor", 4.5)


def owl() -> Markup:
    """A Familiar: an owl in the colour of its seat."""
    return group(
        el("ellipse", cx=1, cy=14.5, rx=11, ry=3, fill="#000", fill_opacity=0.35),
        path("M-11-14C-7-11-4-11.5 0-11.5S7-11 11-14C11.5-9 12-6 12 0C12 9 7 14 0 14S-12 9-12 0C-12-6-11.5-9-11-14z",
             "currentColor", "#fff", 1.8),
        el("circle", cx=-5, cy=-4, r=4.6, fill="#fff"),
        el("circle", cx=5, cy=-4, r=4.6, fill="#fff"),
        el("circle", cx=-4.4, cy=-4, r=2.2, fill=INK),
        el("circle", cx=4.4, cy=-4, r=2.2, fill=INK),
        path("M-2-.5H2L0 4z", "#f3c14b", "#7a4b12", 0.8),
        path("M-6 6.5 -3.5 8.8-1.2 6.5M1.2 6.5 3.5 8.8 6 6.5", "none", "#fff", 1.3),
    )  # fmt: skip


def moon() -> Markup:
    """Exhausted."""
    return path("M4-13A13 13 0 1 0 12 7 10.5 10.5 0 0 1 4-13z", "currentColor", "currentColor", 1)


def bars() -> Markup:
    """A cell: captured."""
    return group(
        path("M-14-15H14M-14 15H14", "none", "#20242f", 3),
        path("M-13-15V15M-4.4-15V15M4.4-15V15M13-15V15", "none", "#20242f", 2),
        path("M-13.5-14V14M-4.9-14V14M3.9-14V14M12.5-14V14", "none", "#c3cad8", 0.8),
    )
