"""The small pieces and signs of this table: one drawing for one meaning, defined once and used everywhere by name.

Each lies around its own origin. Signs take the colour of whatever they stand on (`color`).
"""

from __future__ import annotations

from math import cos, pi, sin

from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import named
from ludoteca.draw.pieces import COLOURS as SEATS
from ludoteca.draw.pieces import LETTERS, PIPS
from ludoteca.draw.pieces import SHADES as SEAT_SHADES
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.text import width
from ludoteca.draw.things import laid, neat, placed, tenths, used
from ludoteca.games.magnificent.drawing.marks import bold, box, disc, oval, path, star
from ludoteca.games.magnificent.drawing.palette import FAMILIES, INK, IVORY, MAROON, ROSE

GEM = {
    "o": "M0-6A6 6 0 1 1-.01-6z",
    "g": "M-3-5.6H3L5.6-3V3L3 5.6H-3L-5.6 3V-3z",
    "p": "M0-6.4 6.2 4.8H-6.2z",
    "c": "M-3.4-5H3.4L6.4-1.4 0 6.2-6.4-1.4z",
}
FACETS = {
    "o": "M-2.6-2.6A3.7 3.7 0 0 1 2.6-2.6",
    "g": "M-2.7-2.7H2.7V2.7H-2.7z",
    "p": "M0-2.6 2.6 2.2H-2.6z",
    "c": "M-6.4-1.4H6.4M-3.4-5-2.2-1.4 0 6.2 2.2-1.4 3.4-5",
}
PAWN = (
    "M0-7.6A3.1 3.1 0 0 1 1.9-2C4.8-1.2 5.6 1 4.4 2.2 3.6 3 2.8 2.4 2.6 2.2L4.2 7H-4.2L-2.6 2.2C-2.8 2.4-3.6 3-4.4 2.2"
    "-5.6 1-4.8-1.2-1.9-2A3.1 3.1 0 0 1 0-7.6z"
)
HOLLOW, DASHES = "#8d7a62", "2 1.4"
ANYBODY = "any"  # a trainer of no particular seat


def die(colour: str, value: int, x: float, y: float, size: float) -> Markup:
    """A die with this value up; C is clear, W of no particular colour."""
    return used(f"mag-die-{colour}{value}", tenths(x, y), scale=neat(size / 24))


def gem(kind: str, x: float, y: float, size: float = 12) -> Markup:
    """A gem `o` `g` `p` `c`, or `*`: of a colour of one's choice; `?` is any gem."""
    name = {"*": "any", "?": "what"}.get(kind, kind)
    return used(f"mag-gem-{name}", tenths(x, y), scale=neat(size / 12))


def no_gem(kind: str, x: float, y: float, size: float = 12) -> Markup:
    """The empty place of a gem."""
    return used(f"mag-nogem-{kind}", tenths(x, y), scale=neat(size / 12))


def coin(shown: str | int, x: float, y: float, radius: float = 8) -> Markup:
    """A bronze coin, with a number on it or none."""
    piece = used("mag-coin", scale=neat(radius / 10))
    if shown == "":
        return used("mag-coin", tenths(x, y), scale=neat(radius / 10))
    small = 1.25 if len(str(shown)) < 2 else 1.05
    return laid(
        piece, bold(shown, 0, neat(radius * small * 0.34), neat(radius * small), "#2f1a0a", "middle"), at=tenths(x, y)
    )


@remembered
def ticket(shown: str | int, x: float, y: float, high: float = 15, wide: float = 0, fill: str = ROSE) -> Markup:
    """Points: a rose ticket, wider with more digits if its width is not said."""
    said = str(shown).replace("-", "−")
    wide = wide or max(high * 1.3, width(said, high * 0.84, "sans-bold") + high * 0.72)
    a, b, notch = round(wide / 2, 1), round(high / 2, 1), round(high * 0.2, 1)
    bite = f"A{notch} {notch} 0 0 0"
    d = f"M-{a}-{b}H{a}V-{notch}{bite} {a} {notch}V{b}H-{a}V{notch}{bite}-{a}-{notch}z"
    return laid(
        path(d, fill="#000", fill_opacity=0.3, transform=placed((0.4, 1.2))),
        path(d, fill=fill, stroke=MAROON, stroke_width=0.7),
        bold(said, 0, neat(high * 0.3), neat(high * 0.84), "#fff6e6", "middle"),
        at=tenths(x, y),
    )


def ticket_width(shown: str | int, high: float) -> float:
    """How wide a ticket is that may be as wide as it likes."""
    return max(high * 1.3, width(str(shown), high * 0.84, "sans-bold") + high * 0.72)


def pawn(seat: int | str, x: float, y: float, size: float = 15) -> Markup:
    """A trainer of a seat, or of nobody."""
    return used(f"mag-pawn-{seat}", tenths(x, y), scale=neat(size / 15))


def no_pawn(x: float, y: float, size: float = 14) -> Markup:
    """Where a trainer may stand."""
    return used("mag-nopawn", tenths(x, y), scale=neat(size / 15))


def sign(name: str, x: float, y: float, scale: float = 1, colour: str = INK) -> Markup:
    """A sign in one colour: hammer, hat, wagon, star, die, lock, arrows…"""
    return used(f"mag-{name}", tenths(x, y), scale=neat(scale), color=colour)


def picture_of(name: str, x: float, y: float, scale: float = 1) -> Markup:
    """A piece that has its own colours: bill, white-bill, tent, tick, dash, wagon-O, hat-0."""
    return used(f"mag-{name}", tenths(x, y), scale=neat(scale))


@remembered
def burst(said: str, x: float, y: float, radius: float = 9) -> Markup:
    """Power."""
    size = radius * 0.95 if len(said) < 3 else radius * 0.8
    return laid(used("mag-burst", scale=neat(radius / 10)), bold(said, 0, neat(size * 0.36), neat(size), INK, "middle"),
                at=tenths(x, y))  # fmt: skip


@remembered
def definitions(seats: int) -> Markup:
    """Every piece and sign, for the definitions of a picture."""
    dice = {f"{colour}{value}": _die(colour, value) for colour in "OGPCW" for value in range(1, 7)}
    return group(
        *named(dice, "mag-die-"),
        *named({kind: _gem(kind) for kind in GEM} | {"any": _any_gem(), "what": _what_gem()}, "mag-gem-"),
        *named({kind: _no_gem(kind) for kind in GEM}, "mag-nogem-"),
        *named({str(seat): _pawn(SEATS[seat]) for seat in range(seats)} | {ANYBODY: _pawn("#8c7a63")}, "mag-pawn-"),
        *named({str(seat): _hat(seat) for seat in range(seats)}, "mag-hat-"),
        *named({colour: _wagon(colour) for colour in "OGP"}, "mag-wagon-"),
        *named(_pieces() | _signs(), "mag-"),
    )


def _die(colour: str, value: int) -> Markup:
    tones, size, half, step = FAMILIES[colour], 24.0, 12.0, 6.2
    is_clear = colour == "C"
    body = "url(#mag-glass)" if is_clear else f"url(#mag-die-{colour})"
    parts = [
        box(-half + 0.6, -half + 1.8, size, size, 5.3, fill="#000", fill_opacity=0.4),
        box(-half, -half, size, size, 5.3, fill=body, stroke=tones.dark, stroke_width=1.1),
    ]
    if is_clear:
        parts.append(path("M-6.6 10.8 10.8-6.6M-10.8 4.2 4.2-10.8", stroke="#fff", stroke_width=1.7, opacity=0.9))
    else:
        parts.append(box(-10.1, -10.3, 20.2, 19.2, 4.1, fill=tones.fill, fill_opacity=0.75))
    pip = "#173247" if colour in "CW" else "#fffaf0"
    pips = [disc(a * step, b * step, 2.2) for a, b in PIPS[value]]
    edge = "none" if is_clear else tones.dark
    return group(*parts, group(*pips, fill=pip, stroke=edge, stroke_width=0.5))


def _gem(kind: str) -> Markup:
    tones, is_clear = FAMILIES[kind.upper()], kind == "c"
    fill = "url(#mag-glass)" if is_clear else f"url(#mag-die-{kind.upper()})"
    return group(
        path(GEM[kind], fill=fill, stroke=tones.dark, stroke_width=1.1, stroke_linejoin="round"),
        path(FACETS[kind], fill="none", stroke="#3f7d9a" if is_clear else "#fff", stroke_opacity=0.7, stroke_width=0.8),
    )


def _any_gem() -> Markup:
    return group(
        path(GEM["c"], fill="#fff"),
        path("M-3.4-5-6.4-1.4 0 6.2-2.2-1.4z", fill=FAMILIES["O"].fill),
        path("M-3.4-5H3.4L2.2-1.4H-2.2z", fill=FAMILIES["G"].light),
        path("M-2.2-1.4H2.2L0 6.2z", fill=FAMILIES["G"].fill),
        path("M3.4-5 6.4-1.4 0 6.2 2.2-1.4z", fill=FAMILIES["P"].fill),
        path(GEM["c"], fill="none", stroke=INK),
    )


def _what_gem() -> Markup:
    """Any gem that one likes to pay with."""
    return group(
        path(GEM["c"], fill="#2d1c35", stroke="#fff", stroke_width=0.9), bold("?", 0, 2.6, 8.4, "#fff", "middle")
    )


def _no_gem(kind: str) -> Markup:
    return path(GEM[kind], fill="#000", fill_opacity=0.1, stroke=HOLLOW, stroke_width=0.8, stroke_dasharray=DASHES)


def _pawn(fill: str) -> Markup:
    return group(
        path(PAWN, fill="#000", fill_opacity=0.35, transform=placed((0.5, 1.1))),
        path(PAWN, fill=fill, stroke="#fff", stroke_width=1.1, stroke_linejoin="round"),
    )


def _hat(seat: int) -> Markup:
    """A top hat that stands on its origin, 20 across."""
    fill = SEATS[seat]
    crown = "M-6.4-15.5Q0-18 6.4-15.5L5.6-3Q0-1.2-5.6-3z"
    return group(
        oval(0, 0, 10.5, 3, fill="#000", fill_opacity=0.4),
        path(crown, fill=fill, stroke="#fff", stroke_width=1.2, stroke_linejoin="round"),
        oval(0, -2.4, 10, 2.7, fill=fill, stroke="#fff", stroke_width=1.2),
        path("M-5.8-6.2Q0-4.2 5.8-6.2L5.6-3.2Q0-1.4-5.6-3.2z", fill=SEAT_SHADES[seat]),
        bold(LETTERS[seat], 0, -7.2, 8.6, "#fff", "middle"),
    )


def _wagon(colour: str) -> Markup:
    """A circus wagon, 30 across."""
    tones = FAMILIES[colour]
    wheel = group(
        disc(0, 0, 4.7, fill="#fdf3d8", stroke=tones.dark, stroke_width=1.6),
        path("M-4.4 0H4.4M0-4.4V4.4M-3-3 3 3M3-3-3 3", stroke=tones.dark, stroke_width=0.7),
    )
    return group(
        oval(0, 11, 16, 3, fill="#000", fill_opacity=0.45),
        path("M-15-9Q0-14.5 15-9L13.5-6.5H-13.5z", fill="#fdf3d8", stroke=tones.dark, stroke_width=1.2),
        box(-12.5, -6.5, 25, 12.5, 1.5, fill=tones.fill, stroke=tones.dark, stroke_width=1.2),
        path("M-8-6.5V6M-2.7-6.5V6M2.7-6.5V6M8-6.5V6", stroke=tones.light, stroke_width=2.1),
        box(-12.5, 3.4, 25, 3, fill="#fdf3d8", stroke=tones.dark, stroke_width=0.7),
        laid(wheel, at=(-8, 8)),
        laid(wheel, at=(8, 8)),
    )


def _pieces() -> dict[str, Markup]:
    """What has colours of its own."""
    return {
        "coin": group(
            disc(0.4, 1.4, 10, fill="#000", fill_opacity=0.35),
            disc(0, 0, 10, fill="#cf9a62", stroke="#6b4320", stroke_width=1.2),
            disc(0, 0, 7.6, fill="none", stroke="#8a5a2c", stroke_width=0.8, stroke_dasharray="1 1"),
        ),
        "ticket": ticket("+", 0, 0, 14),
        "nopawn": path(PAWN, fill="#000", fill_opacity=0.07, stroke=HOLLOW, stroke_width=0.8, stroke_dasharray=DASHES),
        "bill": _bill(IVORY, ROSE),
        "white-bill": _bill("#e9f6fb", "#2b7f98"),
        "no-bill": group(_bill("#efe3c6", "#c9b68f"), opacity=0.6),
        "tent": _big_top(),
        "burst": path(star(10, 7.2, 10), fill=IVORY, stroke=INK, stroke_linejoin="round"),
        "tick": group(
            disc(0, 0, 6, fill="#0f7d5f", stroke="#fff", stroke_width=1.2),
            path("M-2.9.2-.9 2.4 3-2.2", fill="none", stroke="#fff", stroke_width=1.7),
        ),
        "dash": group(
            disc(0, 0, 6, fill="#b9a68a", stroke="#fff", stroke_width=1.2),
            path("M-2.4 0H2.4", stroke="#fff", stroke_width=1.7),
        ),
    }


def _bill(paper: str, ink: str) -> Markup:
    return group(
        box(-4.4, -6, 8.8, 12, 1, fill=paper, stroke=INK, stroke_width=0.9),
        box(-4.4, -6, 8.8, 3, 1, fill=ink),
        path(star(2.6, 1.2, 5, 0, 0.2), fill=ink),
        path("M-2.6 4.2H2.6", stroke=INK, stroke_width=0.8),
    )


def _big_top() -> Markup:
    """A tent as a sign, 20 across."""
    stripes = []
    for k in range(5):
        x = -10 + 4 * k
        stripes.append(path(f"M0-8 {x} 0H{x + 4}zM{x} 0h4v10h-4z", fill=IVORY if k % 2 else ROSE))
    edge = "M0-8-10 0H10zM-10 0V10H10V0"
    return group(*stripes, path(edge, fill="none", stroke=INK, stroke_width=0.9, stroke_linejoin="round"),
                 path("M-2 10 0 2 2 10z", fill=INK))  # fmt: skip


def _signs() -> dict[str, Markup]:
    """What takes the colour of its surroundings."""
    pips = group(disc(-2.2, -2.2, 1.2), disc(0, 0, 1.2), disc(2.2, 2.2, 1.2), fill=INK)
    wheels = "M-5.4 4a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0M.6 4a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0"
    split = "M-16 6H-6Q0 6 3-1 6-7 14-7M-6 6Q0 6 3 10"
    return {
        "hammer": _solid("M-6-7H4L6-4V-1H-6zM-1.6-1H1.6V9H-1.6z"),
        "hat": _solid("M-6-7H6L5 4H10V7H-10V4H-5z"),
        "cart": _solid("M-6-4Q0-7 6-4V2H-6z" + wheels),
        "star": _solid(star(6.5, 2.8)),
        "cube": group(box(-5, -5, 10, 10, 2.4, fill="currentColor"), pips),
        "lock": group(_stroke("M-3-1V-3.4A3 3 0 0 1 3-3.4V-1", 1.6), box(-4.4, -1, 8.8, 6.6, 1.4, fill="currentColor")),
        "arrow": _stroke("M-7 0H5M1.6-3.4 5.4 0 1.6 3.4", 1.6),
        "arrows": _stroke("M-7-2.2H4M1.2-5 4.6-2.2 1.2.6M7 2.2H-4M-1.2-.6-4.6 2.2-1.2 5", 1.5),
        "again": group(_stroke("M-13 2A13 12 0 0 1 9-9", 1.8), _stroke("M9-13.5V-8H3.5", 1.8)),
        "parted": group(_stroke(split, 2), _solid("M11-10.5 16-7 11-3.5zM1 7.5 5 13 8 7z")),
        "flake": _stroke(flake(10), 1.6),
    }


def _solid(d: str) -> Markup:
    return path(d, fill="currentColor")


def _stroke(d: str, thick: float) -> Markup:
    return path(d, fill="none", stroke="currentColor", stroke_width=thick, stroke_linecap="round",
                stroke_linejoin="round")  # fmt: skip


def flake(reach: float) -> str:
    """A snow crystal as the data of a path."""
    d = ""
    for k in range(6):
        angle = pi * (k / 3 - 0.5)
        d += f"M0 0L{reach * cos(angle):.1f} {reach * sin(angle):.1f}"
        for side in (0.95, -0.95):
            x, y = 0.34 * reach * cos(angle + side), 0.34 * reach * sin(angle + side)
            d += f"M{0.48 * reach * cos(angle):.1f} {0.48 * reach * sin(angle):.1f}l{x:.1f} {y:.1f}"
    return d
