"""Pieces that several games draw: the seat's seal (colour, shape and letter), armies, dice with pips, coins, wax seals.

Each piece lies around its own origin, or around the place it is given.
"""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Attribute, Markup, el, group
from ludoteca.draw.text import FACES, width
from ludoteca.draw.things import laid

# Okabe–Ito: told apart by nearly everybody; the shape and the letter tell the rest.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9")
SHADES = ("#00456c", "#863b00", "#005f45", "#8a4a6e", "#2d739b")
LETTERS = "ABCDE"
INKS = ("#fff", "#fff", "#fff", "#1b1008", "#1b1008")  # of small figures on a seat's colour
GOLD = "#ffc83d"  # only for what can be done or chosen now
SHAPES = (
    "M0-11a11 11 0 1 1-.01 0z",
    "M-10-10h20v20h-20z",
    "M0-12 12 10h-24z",
    "M0-13 13 0 0 13-13 0z",
    "M0-12 12-3 7 11h-14l-5-14z",
)
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
# Face, edge and pips of a white, an orange and a violet die; P is a die of no particular colour.
DICE = {
    "W": ("#fffaf0", "#b9a98c", "#2b1d14"),
    "O": ("#f0a03c", "#9c5a10", "#331a04"),
    "V": ("#7a55ab", "#432a68", "#fbf6ff"),
    "P": ("#d8cbb2", "#8f7f63", "#4a3a26"),
}
WAX = (
    "M0-14.5C4-16 7-13 9.5-12 13-10.5 14-7 14.2-3.5 16 0 14 4.5 13 7.5 11 11.5 7.5 13 4 13.8 0 16-4 14.5-7 13.2-11.5 12"
    "-13 8-13.8 4.5-15.5 0-14.5-4-13.3-7-12-11.5-8-12-5-13.5-3-14.2-1.5-15 0-14.5z"
)


def seal(seat: int, x: float, y: float, scale: float = 1.0) -> Markup:
    """The mark of a seat."""
    return laid(
        el("path", d=SHAPES[seat], fill=COLOURS[seat], stroke="#fff", stroke_width=2, stroke_linejoin="round"),
        letter(LETTERS[seat], 2 if seat == 2 else 0),
        at=(x, y),
        scale=scale,
    )


def letter(sign: str, lower: float = 0) -> Markup:
    """The letter on a piece; on a triangle it stands a little lower."""
    return el("text", sign, y=4.5 + lower, fill="#fff", font_size=12, text_anchor="middle", **FACES["sans-bold"])


@remembered
def army(seat: int) -> Markup:
    """An army of a seat: its seal as a thick wooden piece, 24 across, standing on the map."""
    return group(
        el("ellipse", cx=1, cy=12, rx=13, ry=4.5, fill="#000", fill_opacity=0.3),
        el("path", d=SHAPES[seat], transform="translate(0 3.5)", fill=SHADES[seat], stroke=SHADES[seat],
           stroke_width=2.4, stroke_linejoin="round"),
        el("path", d=SHAPES[seat], fill=COLOURS[seat], stroke="#fff", stroke_width=1.8, stroke_linejoin="round"),
        letter(LETTERS[seat], 2 if seat == 2 else 0),
    )  # fmt: skip


def die(value: int, x: float, y: float, size: float = 34, colour: str = "W") -> Markup:
    """A die lying with this value up; 0 is a die not rolled yet."""
    return laid(die_face(value, size, colour), at=(x, y))


@remembered
def die_face(value: int, size: float, colour: str = "W") -> Markup:
    """What a die looks like: its shadow, its body, a lighter face, its pips."""
    face, edge, pip = DICE[colour]
    half, step = size / 2, size * 0.25
    return group(
        el("rect", x=-half + size * 0.03, y=-half + size * 0.08, width=size, height=size, rx=size * 0.2, fill="#000",
           fill_opacity=0.28),
        el("rect", x=-half, y=-half, width=size, height=size, rx=size * 0.2, fill=edge),
        el("rect", x=-half + size * 0.04, y=-half + size * 0.03, width=size * 0.92, height=size * 0.9, rx=size * 0.2,
           fill=face),
        *(el("circle", cx=a * step, cy=b * step - size * 0.02, r=size * 0.088, fill=pip)
          for a, b in PIPS.get(value, [])),
    )  # fmt: skip


@remembered
def coin(shown: str, radius: float = 14, fill: str = "#c08a52", rim: str = "#6b4320", ink: str = "#2f1a0a") -> Markup:
    """A bronze coin with a number on it."""
    return group(
        el("circle", cx=0.6, cy=radius * 0.12, r=radius, fill="#000", fill_opacity=0.35),
        el("circle", r=radius, fill=fill, stroke=rim, stroke_width=radius * 0.1),
        el("circle", r=radius * 0.76, fill="none", stroke=rim, stroke_width=radius * 0.07, stroke_opacity=0.75,
           stroke_dasharray=f"{radius * 0.1:.2f} {radius * 0.1:.2f}"),
        el("path", d=f"M{-radius * 0.62:.2f} {-radius * 0.5:.2f}A{radius * 0.8:.2f} {radius * 0.8:.2f} 0 0 1 0 "
           f"{-radius * 0.8:.2f}", fill="none", stroke="#fff", stroke_opacity=0.55, stroke_width=radius * 0.12,
           stroke_linecap="round"),
        number(shown, radius * 1.16, radius * 1.4, fill=ink),
    )  # fmt: skip


@remembered
def wax(shown: str, radius: float = 14, fill: str = "#7a1f22") -> Markup:
    """A seal of wax with a number on it; a small one is simply round."""
    if radius < 8:
        blob = el("circle", r=radius, fill=fill, stroke="#3f0d10", stroke_width=0.6)
        return group(blob, number(shown, radius * 1.3, radius * 1.5, fill="#fff6e4"))
    return group(wax_drop(radius, fill), on_wax(shown, radius))


def wax_drop(radius: float, fill: str = "#7a1f22") -> Markup:
    """A seal of wax with nothing on it yet."""
    return group(
        el("circle", cx=0.6, cy=1.2, r=radius * 1.05, fill="#000", fill_opacity=0.3),
        el("path", d=WAX, fill=fill, stroke="#3f0d10", stroke_width=0.8, transform=f"scale({radius / 14:.3f})"),
        el("circle", r=radius * 0.78, fill="none", stroke="#fff", stroke_opacity=0.28, stroke_width=radius * 0.08),
    )


def on_wax(shown: str, radius: float) -> Markup:
    """The number on a seal of wax."""
    return number(shown, radius * 1.2, radius * 1.4, fill="#fff6e4")


def number(shown: str, size: float, room: float, **attributes: Attribute) -> Markup:
    """A number in the middle of a round thing, smaller if it is long."""
    size = min(size, size * room / max(1, width(shown, size, "sans-bold")))
    return el("text", shown, y=size * 0.36, font_size=size, text_anchor="middle", **FACES["sans-bold"], **attributes)
