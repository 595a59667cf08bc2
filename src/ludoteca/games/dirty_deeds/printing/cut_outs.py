"""What is cut out besides the wheels: tiles, tokens, characters and Familiars that stand, paths, zones and screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from ludoteca.draw.paper import (
    CUT,
    EDGE,
    FOLD,
    GREY,
    INK,
    RED,
    ROOM_HIGH,
    ROOM_WIDE,
    TOP,
    WIDTH,
    Ink,
    Paper,
    Point,
    box,
    cells,
    circle,
    hexagon,
    honeycomb,
    stroke,
)
from ludoteca.draw.pieces import COLOURS, LETTERS, SHADES
from ludoteca.draw.svg import Markup
from ludoteca.games.dirty_deeds.drawing import figurines, icons
from ludoteca.games.dirty_deeds.drawing.gearwork import CARVED
from ludoteca.games.dirty_deeds.printing import player_aid
from ludoteca.games.dirty_deeds.printing.wheel_sheets import SIZE
from ludoteca.games.dirty_deeds.rules.layout import CHARACTER_NAMES
from ludoteca.play.settings import Settings
from ludoteca.play.texts import Texts, capital

TILE = SIZE - 0.5  # a tile is a little smaller than its hex, and lies easily
TOKEN = 16.0  # across
WIDE, TALL, FOOT = 20.0, 27.0, 8.0  # a piece that stands: its face, twice, and a foot at either end
SQUARE = 18.0  # of a path
STONE = "#c3cbd8"


def laid(
    paper: Paper, places: Sequence[tuple[int, Point]], heading: str, hint: str, draw: Callable[[int], None]
) -> None:
    """Pieces in their places, on as many sheets as it takes."""
    sheet = -1
    many = places[-1][0] + 1 if places else 0
    for number, (on, (x, y)) in enumerate(places):
        if on != sheet:
            sheet = on
            paper.page(heading + (f" · {on + 1}/{many}" if many > 1 else ""), hint)
        with paper.at(x, y):
            draw(number)


def opaque_tiles(paper: Paper, count: int, texts: Texts) -> None:
    """DD-COMP-01 the neutral tiles, on card."""
    laid(
        paper, honeycomb(count, TILE), texts("print-opaque", count=count), texts("print-opaque-hint"),
        lambda number: opaque_tile(paper, number),
    )  # fmt: skip


def opaque_tile(paper: Paper, number: int) -> None:
    paper.path(hexagon(TILE), Ink(fill=STONE, line=INK, thick=0.25))
    with paper.at(0, 0, 0, TILE / 100):
        paper.path(CARVED[number % 3][number % 2], Ink(line="#8793a8", thick=5))


def influence_tiles(paper: Paper, seat: int, count: int, texts: Texts) -> None:
    """DD-COMP-02 the transparent tiles of a seat and its base, which is the first: for foil."""
    laid(
        paper, honeycomb(count + 1, TILE), texts("print-influence", name=texts.seat(seat), count=count),
        texts("print-influence-hint"), lambda number: influence_tile(paper, seat) if number else base_tile(paper, seat),
    )  # fmt: skip


def influence_tile(paper: Paper, seat: int) -> None:
    """A frame in the colour of the seat and its letter; all else stays clear."""
    paper.path(hexagon(TILE), CUT)
    paper.path(hexagon(TILE - 1.5), Ink(line=COLOURS[seat], thick=1.9))
    paper.text(LETTERS[seat], 0, -TILE * 0.58, 11, "sans-bold", anchor="middle", fill=SHADES[seat])


def base_tile(paper: Paper, seat: int) -> None:
    """DD-KEY-04 the base: a double frame with bolts."""
    influence_tile(paper, seat)
    paper.path(hexagon(TILE - 3.4), Ink(line="#b98d3e", thick=1))
    for k in range(6):
        x, y = (TILE - 2.6) * sin(k * pi / 3), -(TILE - 2.6) * cos(k * pi / 3)
        paper.path(circle(0.9, x, y), Ink(fill="#ffffff", line=SHADES[seat], thick=0.4))


def tokens(paper: Paper, traditions: int, enchantments: int, texts: Texts) -> None:
    """DD-COMP-03 drops and stars."""
    laid(
        paper,
        cells(traditions + enchantments, TOKEN + 1, TOKEN + 1),
        texts("print-tokens", traditions=traditions, enchantments=enchantments),
        texts("print-tokens-hint"),
        lambda number: token(paper, icons.tradition() if number < traditions else icons.enchantment()),
    )


def token(paper: Paper, shown: Markup) -> None:
    paper.path(circle(TOKEN / 2), Ink(fill="#fbf6e6", line=INK, thick=0.25))
    paper.picture(shown, 15)


def figures(paper: Paper, seats: int, texts: Texts) -> None:
    """DD-COMP-02 the four characters and the Familiar of each seat."""
    names = [(seat, name) for seat in range(seats) for name in (*CHARACTER_NAMES, "familiar")]
    places = cells(len(names), ROOM_WIDE / 5, 2 * (TALL + FOOT) + 4)
    laid(
        paper, places, texts("print-figures"), texts("print-figures-hint"),
        lambda number: standee(paper, *names[number], texts),
    )  # fmt: skip


def standee(paper: Paper, seat: int, name: str, texts: Texts) -> None:
    """A strip to fold: a foot, the face upside down, the face, a foot."""
    said = texts("print-familiar") if name == "familiar" else texts(f"print-who-{name}")
    shown = icons.owl() if name == "familiar" else figurines.body(name)
    for turn in (0, 180):
        with paper.at(0, 0, turn):
            paper.path(box(-WIDE / 2, 0.3, WIDE, TALL - 0.3), Ink(fill="#f6f2e6"))
            paper.path(box(-WIDE / 2, TALL, WIDE, FOOT), Ink(fill=COLOURS[seat]))
            with paper.at(0, 12.5):
                paper.picture(shown, 18 if name == "familiar" else 16, COLOURS[seat])
            paper.text(said, 0, TALL - 1.8, 6.5, "sans-bold", anchor="middle", room=WIDE - 1.6)
            paper.text(LETTERS[seat], 0, TALL + FOOT - 2, 14, "sans-bold", anchor="middle", fill="#ffffff")
    paper.path(box(-WIDE / 2, -TALL - FOOT, WIDE, 2 * (TALL + FOOT)), CUT)
    for y in (-TALL, 0, TALL):
        paper.path(stroke((-WIDE / 2, y), (WIDE / 2, y)), FOLD)


def paths(paper: Paper, seats: int, squares: int, texts: Texts) -> None:
    """DD-BOARD-10 the paths of the Familiars with their coloured start; DD-SETUP-04 the two zones beside the board."""
    paper.page(texts("print-paths"), texts("print-paths-hint", steps=squares - 1))
    for seat in range(seats):
        with paper.at(EDGE, TOP + seat * (SQUARE + 6)):
            path(paper, seat, squares)
    y = TOP + seats * (SQUARE + 6) + 4
    high = (TOP + ROOM_HIGH - y - 6) / 2
    for number, zone in enumerate(("supply", "spent")):
        top = y + number * (high + 6)
        paper.path(box(EDGE, top, ROOM_WIDE, high), Ink(fill="#faf7ee", line=INK, thick=0.4))
        paper.text(texts(f"board-{zone}"), EDGE + 5, top + 9, 15, "serif-bold", fill=RED)
        paper.block(texts(f"board-{zone}-hint"), EDGE + 5, top + 12, ROOM_WIDE - 10, 9)


def path(paper: Paper, seat: int, squares: int) -> None:
    for k in range(squares):
        first, last = k == 0, k == squares - 1
        square = Ink(fill=COLOURS[seat] if first else "#ecd9a4" if last else "#ffffff", line=SHADES[seat], thick=0.6)
        paper.path(box(k * SQUARE, 0, SQUARE, SQUARE), square)
        if first:
            paper.text(LETTERS[seat], SQUARE / 2, SQUARE - 6, 18, "sans-bold", anchor="middle", fill="#ffffff")
        elif last:
            with paper.at(k * SQUARE + SQUARE / 2, SQUARE / 2):
                paper.picture(icons.owl(), 16, SHADES[seat])
        else:
            paper.text(str(k), (k + 0.5) * SQUARE, SQUARE - 6.6, 14, "serif-bold", anchor="middle", fill=GREY)


def screens(paper: Paper, settings: Settings, seats: int, texts: Texts) -> None:
    """DD-COMP-02 a screen for each seat, to be folded in the middle: outside the colour, inside what one asks for."""
    top, high = TOP + 1, ROOM_HIGH / 2 - 4
    for seat in range(seats):
        paper.page(texts("print-screen", name=texts.seat(seat)), texts("print-screen-hint"))
        middle = top + high
        paper.crop(EDGE, top, ROOM_WIDE, 2 * high)
        with paper.at(WIDTH / 2, middle - high / 2, 180):
            paper.path(box(-ROOM_WIDE / 2, -high / 2, ROOM_WIDE, high), Ink(fill=COLOURS[seat]))
            paper.path(
                box(-ROOM_WIDE / 2 + 5, -high / 2 + 5, ROOM_WIDE - 10, high - 10), Ink(line="#ffffff", thick=0.8)
            )
            for x, across in ((-62, 44.0), (62, 44.0), (0, 78.0)):
                with paper.at(x, -6):
                    paper.picture(icons.wheel(), across, SHADES[seat])
            paper.text(LETTERS[seat], 0, 1, 60, "serif-bold", anchor="middle", fill="#ffffff")
            paper.text(capital(texts.seat(seat)), 0, high / 2 - 13, 17, "serif-bold", anchor="middle", fill="#ffffff")
        paper.path(stroke((EDGE, middle), (WIDTH - EDGE, middle)), FOLD)
        player_aid.on_screen(paper, settings, seats, texts, (EDGE + 4, middle + 4, ROOM_WIDE - 8, high - 6))
