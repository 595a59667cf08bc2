"""Sheets of paper to print and cut: A4 in millimetres, as vectors, at true size, with the two fonts of the table.

A drawing lies around an origin that `at` moves. Whatever is too large for a sheet goes over several, with an overlap
and marks that tell how they are joined. At the foot of every sheet is a ruler, to see whether the printer scaled it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from math import ceil, cos, pi, sin
from pathlib import Path
from typing import NamedTuple

import font_source_sans_pro
import font_source_serif_pro
from fpdf import FPDF
from fpdf.drawing import PaintedPath
from fpdf.drawing_primitives import Transform
from fpdf.enums import Align
from fpdf.fonts import TTFFont
from fpdf.svg import SVGObject, svg_path_converter

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el

WIDTH, HEIGHT = 210.0, 297.0
EDGE = 10.0  # nothing is printed nearer to the edge of a sheet
TOP, FOOT = 26.0, 20.0  # where drawings begin below the heading, and end above the ruler
ROOM_WIDE, ROOM_HIGH = WIDTH - 2 * EDGE, HEIGHT - TOP - FOOT
OVERLAP = 10.0  # of neighbouring sheets
RULER = 50
POINT = 25.4 / 72  # a point of type in millimetres
INK, GREY, RED = "#1b2340", "#8b8f9c", "#8d2a16"
FACES = {"sans": ("sans", ""), "sans-bold": ("sans", "B"), "serif-bold": ("serif", "B")}
FILES = (
    ("sans", "", font_source_sans_pro, "SourceSansPro-Regular.ttf"),
    ("sans", "B", font_source_sans_pro, "SourceSansPro-Bold.ttf"),
    ("serif", "B", font_source_serif_pro, "SourceSerifPro-Bold.ttf"),
)
PRINTED = datetime(2000, 1, 1, tzinfo=UTC)  # written into every file, so that the same sheets are the same bytes

Point = tuple[float, float]


class Ink(NamedTuple):
    """How a shape is drawn: its fill, its line, how thick that is in millimetres, and its dashes."""

    fill: str = ""
    line: str = ""
    thick: float = 0.25
    dashes: tuple[float, ...] = ()


CUT = Ink(line=INK, thick=0.25)
FOLD = Ink(line=GREY, thick=0.25, dashes=(2.5, 1.5))
HAIR = Ink(line=GREY, thick=0.12)


def polygon(points: Sequence[Point]) -> str:
    """A closed shape as a path.

    >>> polygon([(0, 0), (10, 0), (10, 5)])
    'M0.000 0.000L10.000 0.000L10.000 5.000z'
    """
    return f"M{'L'.join(f'{x:.3f} {y:.3f}' for x, y in points)}z"


def hexagon(size: float, x: float = 0, y: float = 0) -> str:
    """A hex with a point at the top; `size` is from its middle to a corner."""
    return polygon([(x + size * sin(k * pi / 3), y - size * cos(k * pi / 3)) for k in range(6)])


def circle(radius: float, x: float = 0, y: float = 0) -> str:
    r = f"{radius:.3f} {radius:.3f}"
    return f"M{x:.3f} {y - radius:.3f}A{r} 0 0 1 {x:.3f} {y + radius:.3f}A{r} 0 0 1 {x:.3f} {y - radius:.3f}z"


def box(x: float, y: float, wide: float, high: float) -> str:
    return polygon([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)])


def stroke(*points: Point) -> str:
    """An open line as a path."""
    return f"M{'L'.join(f'{x:.3f} {y:.3f}' for x, y in points)}"


class Window(NamedTuple):
    """The part of a large drawing that one sheet shows: where it begins, and how large it is."""

    x: float
    y: float
    wide: float
    high: float


def windows(wide: float, high: float) -> list[Window]:
    """How a drawing is divided over sheets, row by row, neighbours with an overlap.

    >>> windows(190, 100)
    [Window(x=0.0, y=0.0, wide=190.0, high=100.0)]
    >>> [round(one.x) for one in windows(300, 100)]
    [0, 145]
    """
    across, down = sheets(wide, ROOM_WIDE), sheets(high, ROOM_HIGH)
    w, h = (wide + (across - 1) * OVERLAP) / across, (high + (down - 1) * OVERLAP) / down
    return [Window(k * (w - OVERLAP), j * (h - OVERLAP), w, h) for j in range(down) for k in range(across)]


def sheets(length: float, room: float) -> int:
    return max(1, ceil((length - OVERLAP) / (room - OVERLAP)))


def cells(count: int, wide: float, high: float, top: float = 0) -> list[tuple[int, Point]]:
    """Sheet and middle of each of so many equal cells, in rows; `top` is what is kept free on every sheet.

    >>> [(sheet, round(x)) for sheet, (x, y) in cells(3, 90, 240)]
    [(0, 60), (0, 150), (1, 60)]
    """
    across, down = int(ROOM_WIDE // wide), int((ROOM_HIGH - top) // high)
    left = (WIDTH - across * wide) / 2
    found: list[tuple[int, Point]] = []
    for number in range(count):
        sheet, place = divmod(number, across * down)
        row, column = divmod(place, across)
        found.append((sheet, (left + (column + 0.5) * wide, TOP + top + (row + 0.5) * high)))
    return found


def honeycomb(count: int, size: float, top: float = 0) -> list[tuple[int, Point]]:
    """Sheet and middle of each of so many hexes that share their sides: every second row is shorter by one."""
    wide, step = 3**0.5 * size, 1.5 * size
    across = int(ROOM_WIDE // wide)
    rows = int((ROOM_HIGH - top - 2 * size) // step) + 1
    left = (WIDTH - across * wide) / 2
    places = [
        (left + (column + 0.5 + row % 2 / 2) * wide, TOP + top + size + row * step)
        for row in range(rows)
        for column in range(across - row % 2)
    ]
    return [(number // len(places), places[number % len(places)]) for number in range(count)]


class Paper:
    """The sheets of a game, one after the other. `note` stands at the foot of each."""

    def __init__(self, title: str, language: str, note: str) -> None:
        self.note = note
        self._lines: dict[tuple[str, float, float, str], int] = {}  # how many lines a text takes, measured once
        self.pdf = FPDF(orientation="portrait", unit="mm", format="A4")
        self.pdf.set_auto_page_break(auto=False)
        self.pdf.set_margin(0)
        self.pdf.c_margin = 0
        self.pdf.set_creation_date(PRINTED)
        self.pdf.set_title(title)
        self.pdf.set_lang(language)
        for family, style, package, name in FILES:
            self.pdf.add_font(family, "B" if style else "", Path(package.__file__).parent / "files" / name)

    def bytes(self) -> bytes:
        """The whole as a PDF. Nothing can be drawn any more: the files of the fonts are closed."""
        made = bytes(self.pdf.output())
        for font in self.pdf.fonts.values():
            if isinstance(font, TTFFont):
                font.ttfont.close()
        return made

    @property
    def pages(self) -> int:
        return int(self.pdf.pages_count)

    def page(self, heading: str, hint: str = "") -> None:
        """A new sheet: its heading, what to do with it, the ruler and the number."""
        self.pdf.add_page()
        self.text(heading, EDGE, EDGE + 5.5, 15, "serif-bold", room=ROOM_WIDE, fill=RED)
        if hint:
            self.block(hint, EDGE, EDGE + 8, ROOM_WIDE, 8.5, fill=INK)
        self.ruler(EDGE, HEIGHT - EDGE - 3)
        self.text(self.note, EDGE + RULER + 14, HEIGHT - EDGE - 3, 7.5, room=ROOM_WIDE - RULER - 30, fill=GREY)
        self.text(str(self.pages), WIDTH - EDGE, HEIGHT - EDGE - 3, 9, "sans-bold", anchor="end", fill=GREY)

    def ruler(self, x: float, y: float) -> None:
        """Fifty millimetres, if the printer printed what it was told."""
        marks = [stroke((x + k, y), (x + k, y - (3 if k % 10 == 0 else 2 if k % 5 == 0 else 1.2))) for k in range(51)]
        self.path("".join(marks) + stroke((x, y), (x + RULER, y)), Ink(line=INK, thick=0.15))
        for k in range(0, RULER + 1, 10):
            self.text(str(k) if k < RULER else f"{k} mm", x + k, y - 3.6, 6, anchor="middle", fill=GREY)

    @contextmanager
    def at(self, x: float, y: float, turn: float = 0, scale: float = 1) -> Iterator[None]:
        """Draw around this place, turned clockwise by so many degrees."""
        with self.pdf.transform(Transform.scaling(scale).rotate_d(turn).translate(x, y)):
            yield

    def path(self, d: str, ink: Ink) -> None:
        """A shape written as the path of an SVG drawing; its units are millimetres."""
        with self.pdf.drawing_context() as context:
            context.add_item(painted(d, ink), clone=False)

    def picture(self, drawn: Markup, across: float, colour: str = INK) -> None:
        """An SVG drawing around the origin, so many millimetres across; it is 40 units across. Without letters."""
        with self.at(0, 0, 0, across / 40):
            self.pdf.draw_path(readable(drawn, colour).base_group, copy=False)

    def text(
        self, said: str, x: float, y: float, size: float, face: str = "sans", *,
        anchor: str = "start", room: float = 0, fill: str = INK
    ) -> None:  # fmt: skip
        """A line of text on its base line; smaller if it would leave its room."""
        self.pdf.set_font(*FACES[face], size)
        wide = self.pdf.get_string_width(said)
        if room and wide > room:
            self.pdf.set_font(*FACES[face], size * room / wide)
            wide = room
        self.pdf.set_text_color(fill)
        self.pdf.text(x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor], y, said)

    def block(
        self, said: str, x: float, y: float, room: float, size: float, face: str = "sans", *,
        align: str = "L", fill: str = INK
    ) -> float:  # fmt: skip
        """Text in lines no longer than its room, from y downwards; `**words**` are bold. How high it is."""
        self.pdf.set_font(*FACES[face], size)
        self.pdf.set_text_color(fill)
        self.pdf.set_xy(x, y)
        self.pdf.multi_cell(room, size * POINT * 1.2, said, align=Align.coerce(align), markdown=True)
        return float(self.pdf.get_y()) - y

    def height(self, said: str, room: float, size: float, face: str = "sans") -> float:
        """How high a block of text would be."""
        if (said, room, size, face) not in self._lines:
            self.pdf.set_font(*FACES[face], size)
            lines = self.pdf.multi_cell(room, size, said, align=Align.L, markdown=True, dry_run=True, output="LINES")
            assert isinstance(lines, list)
            self._lines[said, room, size, face] = len(lines)
        return self._lines[said, room, size, face] * size * POINT * 1.2

    def poster(self, heading: str, hint: str, wide: float, high: float, draw: Callable[[], None]) -> None:
        """A drawing around its middle at true size, over as many sheets as it takes."""
        parts = windows(wide, high)
        for number, one in enumerate(parts):
            many = f" · {number + 1}/{len(parts)}" if len(parts) > 1 else ""
            self.page(f"{heading}{many}", hint)
            left, top = (WIDTH - one.wide) / 2, TOP + (ROOM_HIGH - one.high) / 2
            with self.pdf.local_context(), self.pdf.rect_clip(left, top, one.wide, one.high):
                with self.at(left - one.x + wide / 2, top - one.y + high / 2):
                    draw()
                self.joins(one, (left - one.x, top - one.y), wide, high)

    def joins(self, one: Window, shift: Point, wide: float, high: float) -> None:
        """Where two sheets overlap: a line to cut one of them, and crosses that come to lie upon each other."""
        x, y = shift
        across = [edge for edge in (one.x, one.x + one.wide - OVERLAP) if 0 < edge < wide - OVERLAP - 0.01]
        down = [edge for edge in (one.y, one.y + one.high - OVERLAP) if 0 < edge < high - OVERLAP - 0.01]
        for edge in across:
            middle = x + edge + OVERLAP / 2
            self.path(stroke((middle, y), (middle, y + high)), FOLD)
            for part in (0.06, 0.28, 0.72, 0.94):
                self.cross(middle, y + part * high)
        for edge in down:
            middle = y + edge + OVERLAP / 2
            self.path(stroke((x, middle), (x + wide, middle)), FOLD)
            for part in (0.06, 0.28, 0.72, 0.94):
                self.cross(x + part * wide, middle)

    def cross(self, x: float, y: float, size: float = 2) -> None:
        """A mark to join or to pin by."""
        lines = stroke((x - size, y), (x + size, y)) + stroke((x, y - size), (x, y + size))
        self.path(lines + circle(size * 0.6, x, y), Ink(line=RED, thick=0.15))

    def crop(self, x: float, y: float, wide: float, high: float) -> None:
        """Corners outside of a rectangle, to cut along from one to the other."""
        for a, b in ((x, -1), (x + wide, 1)):
            for c, d in ((y, -1), (y + high, 1)):
                self.path(stroke((a, c + d), (a, c + 4 * d)) + stroke((a + b, c), (a + 4 * b, c)), CUT)


@remembered
def painted(d: str, ink: Ink) -> PaintedPath:
    path = PaintedPath()
    svg_path_converter(path, d)
    style = path.style
    style.auto_close = False
    style.fill_color = ink.fill or None
    style.stroke_color = ink.line or None
    style.stroke_width = ink.thick
    style.stroke_join_style = "round"
    style.stroke_cap_style = "round" if not ink.dashes else "butt"
    if ink.dashes:
        style.stroke_dash_pattern = ink.dashes
    return path


@remembered
def readable(drawn: Markup, colour: str) -> SVGObject:
    """A drawing as the library reads it: whatever takes the colour of a seat gets it."""
    whole = el("svg", drawn, xmlns="http://www.w3.org/2000/svg", viewBox="-20 -20 40 40", width="40", height="40")
    return SVGObject(whole.replace("currentColor", colour))
