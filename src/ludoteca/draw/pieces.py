"""Pieces that several games draw: the seat's seal (colour, shape and letter), dice with pips."""

from __future__ import annotations

from ludoteca.draw.svg import Markup, el, group

# Okabe–Ito: told apart by nearly everybody; the shape and the letter tell the rest.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9")
LETTERS = "ABCDE"
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


def seal(seat: int, x: float, y: float, scale: float = 1.0) -> Markup:
    """The mark of a seat."""
    return group(
        el("path", d=SHAPES[seat], fill=COLOURS[seat], stroke="#fff", stroke_width=2),
        el("text", LETTERS[seat], y=4.5, fill="#fff", font_size=12, font_weight="bold", text_anchor="middle"),
        transform=f"translate({x} {y}) scale({scale})",
    )


def die(value: int, x: float, y: float, size: float = 34, ident: str = "") -> Markup:
    """A die lying with this value up; 0 is a die not rolled yet."""
    step = size * 0.26
    pips = [el("circle", cx=a * step, cy=b * step, r=size * 0.085, fill="#2b1d14") for a, b in PIPS.get(value, [])]
    half = size / 2
    face = el("rect", x=-half, y=-half, width=size, height=size, rx=size * 0.18, fill="#fffaf0", stroke="#6b4e2e")
    ids: dict[str, str] = {"id": ident} if ident else {}
    return group(face, *pips, transform=f"translate({x} {y})", **ids)
